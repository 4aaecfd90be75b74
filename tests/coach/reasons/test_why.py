"""Reasons: for each scene the words a Skat player would use."""

import pytest

from skatdesk.coach.reasons.reason import Reason, Why
from skatdesk.coach.reasons.why import reason_for
from skatdesk.skat.actions import Announce, Bid, Discard, Hold, Pass, PickUp, Play, PlayHand
from skatdesk.skat.cards import Card, Suit, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, step
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND
from skatdesk.skat.states import GameStart, TrickPlay
from tests.coach.tricks import forehand_plays

CLUBS = "CJ SJ CA CK C9 C7 HK H9 DQ D7 | HJ CT C8 SA SK S9 HA H7 DA DK | DJ CQ ST SQ S8 S7 HT H8 DT D9 | HQ D8"
"""Forehand has seven trumps in clubs and is void in spades; both others have three and two."""

NULL = "C7 C8 C9 S7 S8 S9 H7 H8 H9 DQ | DA DK D7 CA CK CQ SA SK HA HK | DJ DT D9 D8 CJ CT SJ ST HJ HT | SQ HQ"
"""Forehand can only be caught in diamonds."""


def why(deal: str, game: Game, put_away: str, cards: str, card: str, better: str) -> Reason:
    play = forehand_plays(deal, game, put_away, cards)
    return reason_for(play, Play(play.turn, Card.parse(card)), Play(play.turn, Card.parse(better)))


@pytest.mark.parametrize(
    ("cards", "card", "better", "expected"),
    [
        # the declarer leads
        ("", "HK", "CJ", Why.TRUMPS_NOT_DRAWN),
        ("", "CJ", "HK", Why.TRUMP_LED_TOO_SOON),
        ("", "CA", "CJ", Why.POINTS_TO_DEFENDERS),
        ("", "CJ", "C7", Why.WORTH_KEEPING),
        ("", "HK", "DQ", Why.WRONG_SUIT_LED),
        ("", "HK", "H9", Why.TOO_MANY_POINTS),
        ("", "C7", "CJ", Why.TOO_LOW),
        # middlehand, before the partner plays, on the declarer's jack
        ("CJ", "CT", "C8", Why.POINTS_TO_DECLARER),
        ("CJ", "HJ", "C8", Why.TRUMP_WASTED),
        # middlehand leads after having taken a trick with the jack of hearts
        ("CK HJ CQ", "SA", "DA", Why.POINTS_TRUMPED),
        ("CK HJ CQ", "S9", "DK", Why.LED_INTO_TRUMP),
        ("CK HJ CQ", "C8", "DA", Why.TRUMPS_FOR_DECLARER),
        ("CK HJ CQ", "HA", "DK", Why.WRONG_SUIT_LED),
        # rearhand, when the trick is the partner's and safe
        ("HK HA", "H8", "HT", Why.SMEAR_MISSED),
        ("H9 HA", "HT", "H8", Why.WORTH_KEEPING),
        # middlehand, when the declarer's king can be taken
        ("HK", "H7", "HA", Why.DUCKED),
        ("CK", "C8", "CT", Why.TRUMP_HELD_BACK),
        # rearhand on the partner's nine, when the declarer will trump
        ("CK HJ CQ S9", "S8", "SQ", Why.TOO_LOW),
        ("CK", "HJ", "CT", Why.TOO_HIGH),
        # the declarer follows
        ("CK HJ CQ DA D9", "D7", "DQ", Why.OTHER_CARD),
        ("CK HJ CQ SA S7", "D7", "C9", Why.TRUMP_HELD_BACK),
        ("CK HJ CQ SA S7", "CJ", "C9", Why.TOO_HIGH),
        ("CK HJ CQ SA S7", "C9", "D7", Why.TOOK_TOO_MUCH),
        ("CK HJ CQ SA S7", "D7", "H9", Why.WRONG_SUIT_THROWN),
        ("CK HJ CQ SA S7", "HK", "D7", Why.TOO_MANY_POINTS),
    ],
)
def test_reasons_in_a_suit_game(cards: str, card: str, better: str, expected: Why) -> None:
    found = why(CLUBS, Game.CLUBS, "HQ D8", cards, card, better)

    assert (found.why, found.card, found.better) == (expected, Card.parse(card), Card.parse(better))


def test_a_jack_is_led_for_nothing_only_where_it_can_be_taken() -> None:
    jacks_changed = CLUBS.replace("CJ", "??").replace("HJ", "CJ").replace("??", "HJ")

    assert why(jacks_changed, Game.CLUBS, "HQ D8", "", "SJ", "C7").why is Why.TRUMP_WASTED
    assert why(CLUBS, Game.CLUBS, "HQ D8", "", "SJ", "C7").why is Why.WORTH_KEEPING


def test_reasons_speak_of_suits() -> None:
    took = "CK HJ CQ"

    assert why(CLUBS, Game.CLUBS, "HQ D8", took, "S9", "DK").suit is Suit.SPADES
    assert why(CLUBS, Game.CLUBS, "HQ D8", took, "HA", "DK").suit is Suit.DIAMONDS
    assert why(CLUBS, Game.CLUBS, "HQ D8", took, "HA", "C8").suit is None


def test_trumps_are_not_drawn_when_nobody_has_any() -> None:
    deal = "CJ SJ HJ DJ CA CT CK CQ C9 HA | C8 SA SK S9 H7 HK H8 DA DK D9 | C7 ST SQ S8 S7 HT HQ DT DQ D7 | H9 D8"

    assert why(deal, Game.CLUBS, "H9 D8", "CJ C8 C7", "SJ", "HA").why is Why.NO_TRUMPS_LEFT_TO_DRAW


def test_the_declarers_long_suit_and_the_suit_a_partner_can_trump() -> None:
    deal = "CJ CA CK C9 SA SK S9 S8 HK D7 | SJ HJ C7 ST S7 HA HQ H9 DA DK | DJ CT CQ C8 SQ HT H8 DT DQ D9 | H7 D8"
    took = "HK HA HT"

    assert why(deal, Game.CLUBS, "H7 D8", took, "ST", "DA") == Reason(
        Why.LONG_SUIT_OPENED, Card.parse("ST"), Card.parse("DA"), suit=Suit.SPADES
    )
    void = "CJ CA CK C9 SA SK S9 S8 DT D7 | SJ HJ C7 ST S7 HA HQ H9 DA DK | DJ CT CQ C8 SQ HT H8 HK DQ D9 | H7 D8"
    assert why(void, Game.CLUBS, "H7 D8", "DT DA D9 DK DQ D7", "HA", "ST").why is Why.POINTS_TRUMPED


def test_a_suit_the_partner_can_trump_is_named() -> None:
    """Rearhand has no spades, the declarer one, which falls on the ace: that needs no trump."""
    deal = "CJ SJ CA CK C9 C7 HK S7 DQ D7 | HJ CT C8 SA SK S9 S8 HA DA DK | DJ CQ HT H8 HQ H9 H7 DT D9 D8 | ST SQ"

    found = why(deal, Game.CLUBS, "ST SQ", "CK HJ CQ", "DK", "S9")
    assert found == Reason(Why.PARTNER_COULD_TRUMP, Card.parse("DK"), Card.parse("S9"), suit=Suit.SPADES)
    assert why(deal, Game.CLUBS, "ST SQ", "CK HJ CQ", "S9", "DK").why is not Why.PARTNER_COULD_TRUMP
    assert why(deal, Game.CLUBS, "ST SQ", "CK HJ CQ", "DK", "SA").why is Why.WRONG_SUIT_LED


def test_who_takes_a_trick_from_the_partner_for_nothing_is_told() -> None:
    assert why(CLUBS, Game.CLUBS, "HQ D8", "D7 DK", "DT", "D9") == Reason(
        Why.PARTNER_OVERTAKEN, Card.parse("DT"), Card.parse("D9")
    )


def test_the_partners_trick_is_left_to_the_partner() -> None:
    deal = "CJ CA CK C9 SA SK S9 S8 DT D7 | SJ HJ C7 ST S7 HA HQ H9 DA DK | DJ CT CQ C8 SQ HT H8 HK DQ D9 | H7 D8"

    assert why(deal, Game.CLUBS, "H7 D8", "CA SJ", "DJ", "CT").why is not Why.PARTNER_OVERTAKEN
    assert why(deal, Game.CLUBS, "H7 D8", "C9 C7", "DJ", "C8").why is Why.TOOK_TOO_MUCH
    assert why(deal, Game.GRAND, "H7 D8", "D7 DA", "D9", "DQ").why is Why.SMEAR_MISSED


def test_a_ten_with_which_the_partner_is_overtaken_goes_to_the_declarer_who_has_the_ace() -> None:
    deal = "CJ SJ CA CK C9 C7 HK H9 DA D7 | HJ CT C8 SA SK S9 HA H7 DQ DK | DJ CQ ST SQ S8 S7 HT H8 DT D9 | HQ D8"

    assert why(deal, Game.CLUBS, "HQ D8", "HK HA H8 DK", "DT", "D9").why is Why.POINTS_TO_DECLARER


@pytest.mark.parametrize(
    ("cards", "card", "better"),
    [
        ("CK HJ CQ", "DT", "D7"),  # the partner is next, and trumps before the declarer's ace has to follow
        ("CK C8 DJ", "ST", "S7"),  # the declarer's ace comes first, and the partner trumps it
    ],
)
def test_a_ten_on_which_the_partner_can_take_the_trick_is_not_given_to_the_declarer(
    cards: str, card: str, better: str
) -> None:
    deal = "CJ SJ CA CK C9 C7 SA SQ DA DQ | HJ CT C8 HA HK HT H9 DT D9 D7 | DJ CQ ST SK S9 S8 S7 HQ H8 H7 | DK D8"

    assert why(deal, Game.CLUBS, "DK D8", cards, card, better).why is Why.WORTH_KEEPING


def test_a_ten_is_given_to_the_declarer_who_has_a_higher_trump_than_the_partner() -> None:
    deal = "CJ SJ CA CK C9 C7 SA SQ HA HQ | HJ CT C8 DA DK DT D9 HK H9 H7 | DJ CQ ST SK S9 S8 S7 HT H8 DQ | D8 D7"

    assert why(deal, Game.CLUBS, "D8 D7", "CK HJ CQ DA DQ SQ", "DT", "D9").why is Why.POINTS_TO_DECLARER


def test_points_belong_on_a_trick_that_the_partner_takes_after_all() -> None:
    """Middlehand's queen falls under the declarer's king, on which rearhand has the ace; not so without it."""
    ace = "CJ SJ CA CK C9 C7 HK H9 DT D7 | HJ CT C8 SA SK S9 HQ H7 DA DK | DJ CQ ST SQ S8 S7 HA HT H8 DQ | D9 D8"
    none = "CJ SJ CA CK C9 C7 HK HA DT D7 | HJ CT C8 SA SK S9 HQ H7 DA DK | DJ CQ ST SQ S8 S7 H9 HT H8 DQ | D9 D8"

    assert why(ace, Game.CLUBS, "D9 D8", "HK", "H7", "HQ").why is Why.SMEAR_MISSED
    assert why(none, Game.CLUBS, "D9 D8", "HA", "H7", "HQ").why is not Why.SMEAR_MISSED


def test_a_ten_led_into_the_defenders_ace_is_told_before_the_trumps_that_were_not_drawn() -> None:
    deal = "CJ SJ CA CK C9 C7 HK H9 DT D7 | HJ CT C8 SA SK S9 HQ H7 DA DK | DJ CQ ST SQ S8 S7 HA HT H8 DQ | D9 D8"

    assert why(deal, Game.CLUBS, "D9 D8", "", "DT", "CJ").why is Why.POINTS_TO_DEFENDERS
    assert why(deal, Game.CLUBS, "D9 D8", "", "D7", "CJ").why is Why.TRUMPS_NOT_DRAWN


def test_a_guard_is_not_thrown_away() -> None:
    deal = "CJ SJ CA CK C9 C7 SA SK HQ D7 | HJ CT C8 ST S9 HA HK H9 DA DK | DJ CQ SQ S8 S7 HT H8 H7 DT D9 | DQ D8"
    state = forehand_plays(deal, Game.CLUBS, "DQ D8", "CJ C8 CQ SJ HJ DJ CA CT H8 CK")
    assert state.turn is MIDDLEHAND
    found = reason_for(state, Play(state.turn, Card.parse("S9")), Play(state.turn, Card.parse("H9")))

    assert found.why is Why.GUARD_THROWN
    assert found.cards == parse_cards("ST")


@pytest.mark.parametrize(
    ("cards", "card", "better", "expected"),
    [
        ("", "DQ", "C7", Why.NULL_WEAK_SUIT_LED),
        ("", "C9", "C7", Why.OTHER_CARD),
        ("C9 CA", "CJ", "CT", Why.OTHER_CARD),  # the declarer has played already
        ("C9 CQ CT", "DK", "D7", Why.NULL_WAY_OUT),
        ("C9 CQ CT", "SA", "DA", Why.NULL_WEAK_SUIT_SPARED),
        ("C9 CQ CT", "SA", "HA", Why.WRONG_SUIT_LED),  # nothing catches the declarer in hearts
        ("C9 CQ CT HA HJ", "H7", "H9", Why.OTHER_CARD),  # nobody else can go below the nine
        ("DQ", "DK", "D7", Why.NULL_RESCUED),
        ("DQ D7", "DJ", "D8", Why.OTHER_CARD),  # the declarer keeps the trick with either
        ("C9 CQ CT CK CJ C8 CA", "DJ", "SJ", Why.WRONG_SUIT_THROWN),
    ],
)
def test_reasons_in_null(cards: str, card: str, better: str, expected: Why) -> None:
    found = why(NULL, Game.NULL, "SQ HQ", cards, card, better)

    assert found.why is expected
    assert found.better == Card.parse(better)


RAMSCH = "CJ C9 C7 SK H8 H7 DT DK D9 D7 | CA CT CQ ST SQ S8 S7 HA HK HJ | CK SA SJ S9 HT HQ H9 DA DQ D8 | C8 DJ"
"""Middlehand is void in diamonds."""


@pytest.mark.parametrize(
    ("cards", "card", "better", "expected", "suit"),
    [
        ("", "C9", "H7", Why.WRONG_SUIT_LED, Suit.HEARTS),
        ("", "H8", "H7", Why.OTHER_CARD, None),
        ("SK", "ST", "S7", Why.RAMSCH_TRICK_TAKEN, None),
        ("SK", "S7", "SQ", Why.RAMSCH_HIGH_KEPT, None),
        ("C9", "CA", "CQ", Why.OTHER_CARD, None),  # either takes it
        ("D7", "S7", "HA", Why.RAMSCH_HIGH_KEPT, None),
        ("D7", "S7", "S8", Why.OTHER_CARD, None),  # nobody has a lower one
        ("D7", "HA", "S7", Why.WRONG_SUIT_THROWN, Suit.SPADES),
    ],
)
def test_reasons_in_ramsch(cards: str, card: str, better: str, expected: Why, suit: Suit | None) -> None:
    state = begin(GameStart(Deal.parse(RAMSCH), ISKO, ramsch_round=True))
    for played in parse_cards(cards):
        assert isinstance(state, TrickPlay)
        state, _ = step(state, Play(state.turn, played))
    assert isinstance(state, TrickPlay)
    worse, right = Card.parse(card), Card.parse(better)

    found = reason_for(state, Play(state.turn, worse), Play(state.turn, right))
    assert found == Reason(expected, worse, right, suit=suit)


def test_reasons_before_the_cards() -> None:
    state = begin(GameStart(Deal.parse(CLUBS), ISKO))
    spades, hand = Contract(Game.SPADES), Contract(Game.CLUBS, hand=True)
    bid, held = Bid(MIDDLEHAND, 20), Hold(FOREHAND)

    assert reason_for(state, Pass(MIDDLEHAND), bid, spades) == Reason(Why.UNDERBID, contract=spades, value=20)
    assert reason_for(state, bid, Pass(MIDDLEHAND), spades) == Reason(Why.OVERBID, contract=spades, value=20)
    state, _ = step(state, bid)
    assert reason_for(state, held, Pass(FOREHAND)) == Reason(Why.OVERBID, value=20)
    assert reason_for(state, Pass(FOREHAND), held, spades) == Reason(Why.UNDERBID, contract=spades, value=20)
    assert reason_for(state, PickUp(FOREHAND), PlayHand(FOREHAND), hand) == Reason(Why.HAND_GAME_MISSED, contract=hand)
    for chance, expected in ((0.7, Why.HAND_GAME_MISSED), (0.3, Why.ANOTHER_GAME)):  # a weak hand is not strong enough
        found = reason_for(state, PickUp(FOREHAND), PlayHand(FOREHAND), hand, chance)
        assert found == Reason(expected, contract=hand)
    assert reason_for(state, PlayHand(FOREHAND), PickUp(FOREHAND), spades).why is Why.SKAT_NEEDED
    away = Discard(FOREHAND, parse_cards("HQ D8"))
    found = reason_for(state, Discard(FOREHAND, parse_cards("CJ SJ")), away, spades)
    assert found == Reason(Why.WRONG_DISCARD, cards=away.cards, contract=spades)
    announced = Announce(FOREHAND, Contract(Game.GRAND))
    assert reason_for(state, announced, Announce(FOREHAND, spades)) == Reason(Why.ANOTHER_GAME, contract=spades)


GAPS = "C7 C8 C9 CT S9 SJ H7 H8 H9 D7 | DA DK D8 CA CK CQ SA S8 HA HK | DJ DT D9 DQ CJ S7 SK ST HJ HT | SQ HQ"
"""Forehand has a gap in spades alone."""


@pytest.mark.parametrize(
    ("cards", "card", "better", "expected"),
    [
        ("C9 CQ CJ SA SK", "S9", "SJ", Why.NULL_HIGH_KEPT),
        ("", "C9", "S9", Why.WRONG_SUIT_LED),
        ("", "S9", "C7", Why.NULL_WEAK_SUIT_LED),
    ],
)
def test_a_suit_is_called_weak_and_a_card_dangerous_only_where_others_can_go_below(
    cards: str, card: str, better: str, expected: Why
) -> None:
    assert why(GAPS, Game.NULL, "SQ HQ", cards, card, better).why is expected


@pytest.mark.parametrize(
    ("cards", "card", "better", "expected"),
    [
        ("", "C9", "C7", Why.OTHER_CARD),  # neither is a high trump
        ("CJ HJ DJ CA C8 CQ CK CT", "D9", "H7", Why.WRONG_SUIT_THROWN),  # the ace that beats the ten is the partner's
        ("CJ HJ DJ CA C8 CQ CK CT", "S7", "H7", Why.WRONG_SUIT_THROWN),
        ("C9 C8 CQ H8", "HK", "H9", Why.TOO_MANY_POINTS),  # neither takes the trick in the end
    ],
)
def test_what_is_said_of_a_card_is_so(cards: str, card: str, better: str, expected: Why) -> None:
    assert why(CLUBS, Game.CLUBS, "HQ D8", cards, card, better).why is expected


def test_a_card_that_holds_the_trick_where_a_lower_one_would_not_was_worth_keeping() -> None:
    """Rearhand leads a low diamond: middlehand's ten takes it from the king, but not from the ace."""
    deal = "CJ SJ CA CK C9 C7 HK H9 DA DK | HJ CT C8 SA SK S9 HA H7 DT D9 | DJ CQ ST SQ S8 S7 HT H8 DQ D8 | HQ D7"

    assert why(deal, Game.CLUBS, "HQ D7", "C9 C8 CQ D8", "DA", "DK").why is Why.WORTH_KEEPING


def test_a_trick_of_a_null_is_not_taken_where_another_player_has_to_go_above() -> None:
    deal = "C7 C8 C9 CT S9 SJ H7 H8 H9 D7 | DA DK D8 CA CK CQ SA DQ HA HK | DJ DT D9 S8 CJ S7 SK ST HJ HT | SQ HQ"
    cards = "D7 D8 DT ST"

    assert why(GAPS, Game.NULL, "SQ HQ", cards, "SJ", "S9").why is Why.NULL_TRICK_TAKEN
    assert why(deal, Game.NULL, "SQ HQ", cards, "SJ", "S9").why is Why.OTHER_CARD


def test_card_points_are_not_counted_between_two_cards_without_any() -> None:
    assert why(NULL, Game.GRAND, "SQ HQ", "", "C9", "C7").why is Why.OTHER_CARD


def test_an_ace_that_takes_the_trick_gives_no_points_away() -> None:
    """Middlehand has taken the lead; everybody follows in diamonds."""
    deal = "CJ SJ CA CK C9 C7 HK H9 DQ D7 | HJ CT C8 SA SK S9 HA H7 DA DK | DJ CQ ST SQ S8 S7 HT H8 DT D9 | HQ D8"

    assert why(deal, Game.CLUBS, "HQ D8", "CK HJ CQ", "DA", "DK").why is Why.WORTH_KEEPING
    assert why(deal, Game.CLUBS, "HQ D8", "CK HJ CQ", "HA", "H7").why is Why.WORTH_KEEPING


def test_a_trump_that_the_declarer_still_beats_would_have_forced_a_higher_one() -> None:
    """Forehand plays clubs and has neither spades nor hearts; rearhand has no hearts either."""
    deal = "CJ SJ CA CK C9 C7 DA DT DQ D7 | HJ C8 SA SK HA H7 HT HK H9 DK | DJ CQ CT S9 ST SQ S8 S7 D8 D9 | HQ H8"

    assert why(deal, Game.CLUBS, "HQ H8", "CK HJ CQ HA", "S7", "DJ").why is Why.FORCE_MISSED
