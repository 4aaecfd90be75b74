"""What follows from the cards seen, and what does not."""

from math import comb

import pytest

from skatdesk.players.cardsets import cards_of, set_of
from skatdesk.players.choice import Choice
from skatdesk.players.inference import Table, chance_of_none
from skatdesk.skat.cards import CARDS, parse_cards
from skatdesk.skat.ordering import TRUMP
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, Seat
from tests.players.seats_at_play import at_play
from tests.skat.positions import card

CLUBS, HEARTS, DIAMONDS = 0, 2, 3

SECOND_TRICK = at_play(
    "S",
    FOREHAND,
    "SJ SA S9 S8 HA H7 CA C8 D7",
    played=("CJ H8 S7",),
    put_away="DK DQ",
)
"""Forehand has drawn one round of trumps; middlehand had none."""


def test_the_unseen_cards_are_those_nobody_has_shown() -> None:
    table = Table(SECOND_TRICK)

    assert len(cards_of(table.unseen)) == 32 - 9 - 3 - 2


def test_who_does_not_follow_is_void() -> None:
    table = Table(SECOND_TRICK)

    assert table.chance_void(MIDDLEHAND, TRUMP) == 1.0
    assert table.chance_void(REARHAND, TRUMP) < 0.01
    assert not cards_of(table.may_hold[MIDDLEHAND] & table.line(TRUMP))


FROM_OTHERS = "D7 DA D8"
"""Middlehand takes the trick that forehand leads."""


@pytest.mark.parametrize(
    ("played", "hand", "void", "suit"),
    [
        (("CJ S7 H8",), "SJ SA S9 S8 HA H7 CA C8 D9", REARHAND, TRUMP),
        ((FROM_OTHERS, "HA C9 H7"), "SJ SA S9 HT HK CA C8 D9", REARHAND, HEARTS),
        ((FROM_OTHERS, "HA H7 C9"), "SJ SA S9 HT HK CA C8 D9", FOREHAND, HEARTS),
    ],
)
def test_void_is_who_did_not_follow_whoever_led_and_nobody_else(
    played: tuple[str, ...], hand: str, void: Seat, suit: int
) -> None:
    """Who has won the last trick looks at it."""
    seat = MIDDLEHAND if len(played) == 2 else FOREHAND
    table = Table(at_play("S", seat, hand, declarer=seat, played=played))
    (other,) = (one for one in seat.others if one is not void)

    assert not table.may_hold[void] & table.line(suit)
    assert table.may_hold[other] & table.line(suit)


def test_who_does_not_follow_in_the_present_trick_is_void_at_once() -> None:
    hand = "SJ SA S9 S8 HT HK CA C8 D9 D7"
    followed, threw = (Table(at_play("S", REARHAND, hand, trick=trick)) for trick in ("HA H7", "HA C9"))

    assert followed.may_hold[MIDDLEHAND] & followed.line(HEARTS)
    assert not threw.may_hold[MIDDLEHAND] & threw.line(HEARTS)
    assert threw.may_hold[FOREHAND] & threw.line(HEARTS)


@pytest.mark.parametrize(
    ("trick", "best", "holder"),
    [
        ("HT HA", "HA", MIDDLEHAND),
        ("HT HK", "HT", FOREHAND),
        ("H9 CA", "H9", FOREHAND),  # thrown on it
        ("HA S7", "S7", MIDDLEHAND),  # trumped
        ("S9 CA", "S9", FOREHAND),
        ("ST DJ", "DJ", MIDDLEHAND),
    ],
)
def test_the_trick_is_held_by_the_highest_of_the_suit_led_or_a_trump(trick: str, best: str, holder: Seat) -> None:
    table = Table(at_play("S", REARHAND, "SJ SA SK S8 HQ H7 CK C8 DA D7", trick=trick))

    assert (table.best, table.holder) == (card(best), holder)


@pytest.mark.parametrize(("seat", "in_play"), [(FOREHAND, True), (MIDDLEHAND, True), (REARHAND, False)])
def test_what_is_passed_on_in_a_ramsch_may_come_back_unless_nobody_was_left_to_take_it(
    seat: Seat, in_play: bool
) -> None:
    hand, passed_on = "SJ SA S9 S8 HT HK CA C8 D9 D7", "DK DQ"
    table = Table(at_play("R", seat, hand, declarer=None, leader=seat, put_away=passed_on))

    assert bool(table.unseen & set_of(parse_cards(passed_on))) is in_play


def test_cards_only_one_player_can_have_are_his() -> None:
    """The trumps middlehand has not can only be with rearhand, as the skat is known."""
    table = Table(SECOND_TRICK)

    assert table.chance_beaten_by(REARHAND, card("S8")) > 0.99
    assert Choice(table, card("S8")).win < 0.01


def test_a_card_nobody_can_beat_wins_for_sure() -> None:
    table = Table(SECOND_TRICK)

    assert Choice(table, card("SJ")).win == 1.0
    assert Choice(table, card("SJ")).master


def test_a_plain_ace_wins_unless_it_is_trumped() -> None:
    chance = Choice(Table(SECOND_TRICK), card("HA")).win

    assert 0.5 < chance < 1.0


def test_a_defender_does_not_know_the_skat() -> None:
    view = at_play("S", MIDDLEHAND, "H7 H8 H9 HT HK HQ C7 C8 C9 CT", trick="HA")
    table = Table(view)

    assert len(cards_of(table.unseen)) == 21
    assert table.chance_void(REARHAND, HEARTS) == 1.0, "all seven hearts are seen"
    assert 0.0 < table.chance_void(REARHAND, DIAMONDS) < 0.1


def test_the_partner_is_no_opponent() -> None:
    table = Table(at_play("S", REARHAND, "H7 H8 H9 HT HK HQ C7 C8 C9 CT", trick="DA DT"))

    assert table.partner is MIDDLEHAND
    assert table.opponents == (FOREHAND,)
    assert table.holder is FOREHAND
    assert table.lying == 21


AT_THE_START = at_play("S", FOREHAND, "SJ SA S9 S8 HT HK CA CK DT D7", put_away="HA S7")
"""Ace of hearts and seven of spades are put away."""


@pytest.mark.parametrize(
    ("code", "higher", "lower"),
    [
        ("HK", "", "HQ H9 H8 H7"),
        ("CK", "CT", "CQ C9 C8 C7"),
        ("D7", "DA DK DQ D9 D8", ""),
        ("S9", "CJ HJ DJ ST SK SQ", ""),
        ("SJ", "CJ", "HJ DJ ST SK SQ"),
    ],
)
def test_what_is_out_above_and_below_a_card(code: str, higher: str, lower: str) -> None:
    table = Table(AT_THE_START)

    assert table.higher_out(card(code)) == set_of(parse_cards(higher))
    assert table.lower_out(card(code)) == set_of(parse_cards(lower))


def test_a_ten_can_be_caught_by_its_ace_and_a_king_be_beaten_by_either_only_while_they_are_out() -> None:
    """Clubs: the ten is out. Hearts: the ace is put away. Diamonds: the ace is out."""
    table = Table(AT_THE_START)

    assert [table.has_ace(suit) for suit in (CLUBS, HEARTS, DIAMONDS)] == [True, False, False]
    assert [table.has_catchable_ten(suit) for suit in (CLUBS, HEARTS, DIAMONDS)] == [False, False, True]
    assert [table.has_beatable_king(suit) for suit in (CLUBS, HEARTS, DIAMONDS)] == [True, False, False]


def test_how_likely_a_card_is_beaten() -> None:
    """Of twenty cards each defender has ten; five clubs are out, and six trumps, all above the nine."""

    def none_of(cards: int) -> float:
        return comb(20 - cards, 10) / comb(20, 10)

    table, trumped = Table(AT_THE_START), none_of(5) * (1.0 - none_of(6))
    chances = [table.chance_beaten_by(MIDDLEHAND, card(code)) for code in ("CA", "CK", "SJ")]

    assert chances == pytest.approx([trumped, 0.5 + trumped, 0.5])
    assert table.chance_all_follow(CLUBS) == pytest.approx((1.0 - trumped) ** 2)
    table.led = CLUBS
    assert table.chance_beaten_by(MIDDLEHAND, card("S9")) == pytest.approx(trumped)


@pytest.mark.parametrize(("trick", "other"), [("CJ H8 S7", REARHAND), ("CJ S7 H8", MIDDLEHAND)])
def test_cards_that_are_certain_leave_less_room_for_others(trick: str, other: Seat) -> None:
    """One has no trumps, so the other has the five that are out, and only four of the thirteen other cards."""
    view = at_play("S", FOREHAND, "SJ SA S9 S8 HA H7 CA C8 D7", played=(trick,), put_away="DK DQ")
    table = Table(view)

    assert table.chance_without(other, set_of(parse_cards("CT"))) == pytest.approx(9 / 13)
    assert table.chance_without(other, set_of(parse_cards("HJ CT"))) == 0.0


@pytest.mark.parametrize(
    ("trick", "taking"),
    [
        ("", "SJ S8 HT HK H9 CA C8 C7 D8 D7"),
        ("HQ", "SJ S8 HT HK"),
        ("DK CT", "SJ S8"),
        ("HQ S9", "SJ"),
        ("SA CT", "SJ"),
    ],
)
def test_what_would_take_the_trick_as_it_lies(trick: str, taking: str) -> None:
    """Whatever is led; then what is higher in the suit that holds it, and trumps."""
    seat = (FOREHAND, MIDDLEHAND, REARHAND)[len(trick.split())]
    table = Table(at_play("S", seat, "SJ S8 HT HK H9 CA C8 C7 D8 D7", trick=trick))

    assert {one for one in table.hand if table.beats_best(one)} == set(parse_cards(taking))


def test_who_has_led_a_suit_is_remembered() -> None:
    played = (FROM_OTHERS, "HA C9 H7")
    table = Table(at_play("S", MIDDLEHAND, "SJ SA S9 HT HK CA C8 D9", declarer=MIDDLEHAND, played=played))

    assert [table.led_by(suit) for suit in (CLUBS, HEARTS, DIAMONDS)] == [(), (MIDDLEHAND,), (FOREHAND,)]


def test_an_open_hand_is_known() -> None:
    open_hand = "SJ ST H7 H8 H9 D7 D8 D9 C7 C8"
    view = at_play("N", FOREHAND, "S8 SK HK HQ DK DQ CK CQ C9 CT", declarer=MIDDLEHAND, open_hand=open_hand)
    table = Table(view)

    assert table.may_hold[MIDDLEHAND] == set_of(parse_cards(open_hand))
    assert table.chance_without(MIDDLEHAND, set_of(parse_cards("S7"))) == 1.0
    assert table.chance_without(MIDDLEHAND, set_of(parse_cards("SJ"))) == 0.0
    assert not table.may_hold[REARHAND] & table.may_hold[MIDDLEHAND]


@pytest.mark.parametrize(
    ("cards", "among", "drawn", "chance"),
    [(1, 22, 2, 20 / 22), (2, 22, 2, 20 * 19 / (22 * 21)), (3, 10, 10, 0.0), (0, 10, 10, 1.0), (1, 2, 1, 0.5)],
)
def test_the_chance_that_none_is_drawn(cards: int, among: int, drawn: int, chance: float) -> None:
    assert chance_of_none(cards, among, drawn) == pytest.approx(chance)


def test_sets_hold_cards_in_card_order() -> None:
    assert cards_of(set_of(reversed(CARDS))) == list(CARDS)
