"""Ramsch: what is said of a card is true of the position shown, and how likely it takes a trick."""

import pytest

from skatdesk.players import ramschplay
from skatdesk.players.inference import Table
from skatdesk.skat.cards import Card, parse_cards
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.view import SeatView
from tests.players.seats_at_play import at_play, plays_in

LEADS = at_play("R", FOREHAND, "S7 SA HK H9 DQ CA CK CQ C9 HJ", declarer=None)
HOLDS_LOW = at_play("R", FOREHAND, "S7 S8 HA D8 DK DT D9 CJ SJ C7", declarer=None)
LAST = at_play("R", REARHAND, "S9 SA HK H9 DQ CA CK CQ C9 HJ", declarer=None, trick="S7 S8")
DUCKS = at_play("R", MIDDLEHAND, "S7 S9 SK HA HQ H9 DK D8 CQ C9", declarer=None, trick="ST")
HOLDS_HIGH = at_play("R", FOREHAND, "ST SA H7 H8 H9 D7 D8 D9 C7 C8", declarer=None)
THROWS = at_play("R", MIDDLEHAND, "HA HQ H9 D7 CQ C9 C8 CK CT DJ", declarer=None, trick="ST")
THROWS_LAST = at_play("R", REARHAND, "HA HQ H9 D7 CQ C9 C8 CK CT HJ", declarer=None, trick="S8 S7")
ALL_CLUBS = at_play("R", FOREHAND, "C7 C8 C9 CQ CK CT CA S9 H9 D9", declarer=None)
ALL_HIGH = at_play("R", FOREHAND, "CA CT SA ST HA HT DA DT CJ SJ", declarer=None)
STAYS_BELOW = at_play("R", MIDDLEHAND, "S7 S9 SK HA HQ H9 DK D8 CQ C9", declarer=None, trick="S8")
THROWS_EARLY = at_play("R", MIDDLEHAND, "HA HQ H9 D7 CQ C9 C8 CK CT HJ", declarer=None, trick="S8")
LOWEST_JACK = at_play("R", REARHAND, "HA HQ H9 D7 CQ C9 C8 CK CT DJ", declarer=None, trick="S8 S7")
TAKES_MORE = at_play("R", REARHAND, "HA HQ H9 D7 CQ C9 C8 CK CT HJ", declarer=None, trick="SK S7")
TWO_JACKS = at_play("R", REARHAND, "SJ HJ HA HQ D9 D7 CQ C9 C8 CK", declarer=None, trick="DJ ST")


@pytest.mark.parametrize(
    ("view", "cards", "said"),
    [
        pytest.param(LEADS, "S7", "ramsch_lead_low", id="the seven cannot take the trick"),
        pytest.param(LEADS, "DQ H9 HJ", "many_higher_out", id="as many cards are out above as below, or more"),
        pytest.param(LEADS, "SA HK CA CK CQ", "ramsch_keep_low", id="a lower card of the suit stays"),
        pytest.param(LEADS, "C9", "most_promising", id="below are seven and eight, above the ten alone"),
        pytest.param(HOLDS_LOW, "HA", "ramsch_void", id="the only heart, while others have some"),
        pytest.param(HOLDS_LOW, "S7 C7", "ramsch_lead_low", id="both sevens"),
        pytest.param(HOLDS_LOW, "S8", "ramsch_keep_low", id="many are out above it, but the seven stays"),
        pytest.param(HOLDS_LOW, "D8", "many_higher_out", id="it may take the trick, as the sevens may not"),
        pytest.param(LAST, "S9", "ramsch_take", id="both spades take it, and the nine counts nothing"),
        pytest.param(LAST, "SA", "ramsch_keep_low", id="the nine stays"),
        pytest.param(HOLDS_HIGH, "ST", "short_suit", id="nobody is above it, but after one more spade there are none"),
        pytest.param(ALL_CLUBS, "C7", "most_promising", id="the lowest, but nobody else has a club"),
        pytest.param(ALL_HIGH, "CJ SJ", "ramsch_take", id="every card takes the trick, and a jack counts least"),
        pytest.param(ALL_HIGH, "CA DA", "ramsch_keep_low", id="so does an ace, for eleven"),
        pytest.param(TWO_JACKS, "SJ", "ramsch_keep_low", id="both jacks take it and count two, so neither costs less"),
        pytest.param(STAYS_BELOW, "S9 SK", "ramsch_keep_low", id="above the eight, where the seven would stay below"),
        pytest.param(DUCKS, "S7 S9 SK", "ramsch_duck", id="in Ramsch the ten is above the king"),
        pytest.param(THROWS, "CT CK CQ HA HQ", "ramsch_throw", id="cards that would take a trick later"),
        pytest.param(THROWS, "D7", "ramsch_void", id="a seven is no danger, but the only diamond"),
        pytest.param(THROWS, "DJ", "most_promising", id="the lowest jack takes ten points"),
        pytest.param(THROWS_LAST, "HJ", "ramsch_throw", id="of no points, before the jack of diamonds is led"),
        pytest.param(THROWS_EARLY, "HJ", "most_promising", id="rearhand may still add an ace"),
        pytest.param(LOWEST_JACK, "DJ", "most_promising", id="nobody can lead a jack below it"),
        pytest.param(TAKES_MORE, "HJ", "most_promising", id="with the king six points are too many"),
    ],
)  # fmt: skip
def test_what_is_said_of_a_card(view: SeatView, cards: str, said: str) -> None:
    table = Table(view)
    playable = tuple(play.card for play in plays_in(view))

    assert {ramschplay.reason_for(table, playable, card) for card in parse_cards(cards)} == {said}


def test_the_chance_that_a_lead_takes_its_trick() -> None:
    table = Table(LEADS)

    def chance(code: str) -> float:
        return ramschplay.chance_to_take(table, Card.parse(code))

    assert chance("SA") == 1.0
    assert 0.0 < chance("S7") < 0.01, "it does where nobody else holds a spade"
    assert 0.0 < chance("H9") < chance("HK") < 1.0


def test_what_is_played_below_takes_nothing_and_what_is_above_takes_a_trick_nobody_else_plays_to() -> None:
    last, second = Table(LAST), Table(THROWS)

    assert ramschplay.chance_to_take(last, Card.parse("S9")) == 1.0
    assert ramschplay.chance_to_take(second, Card.parse("HA")) == 0.0
