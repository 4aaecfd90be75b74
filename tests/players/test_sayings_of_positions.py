"""What is not given as the reason for a card of a single position, where its sentence would not be true."""

import pytest

from skatdesk.players.cardplay import reason_for
from skatdesk.skat.cards import Card
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, Seat
from skatdesk.skat.view import SeatView
from tests.players.seats_at_play import at_play, plays_in


def _said(view: SeatView, card: str) -> str:
    return reason_for(view, tuple(play.card for play in plays_in(view)), Card.parse(card))


def test_the_last_two_trumps_do_not_fall_together_where_one_of_the_others_has_none() -> None:
    """Rearhand, the partner, has thrown the ten of hearts on a jack."""
    played = ("SQ SK SA", "HA H8 CT", "CJ C7 C8", "DJ HT SJ")
    view = at_play("C", FOREHAND, "CA CK HJ H7 DQ D7", declarer=MIDDLEHAND, played=played)

    assert _said(view, "CK") != "draw_the_last_two"


def test_a_last_trump_wins_by_waiting_where_others_have_lower_ones() -> None:
    """The jack of diamonds, with all trumps but three in the other hands."""
    played = ("SJ H7 CJ", "SK ST SA", "SQ CQ S9", "S8 DK D7")
    view = at_play("H", REARHAND, "C8 C7 DA DQ DJ D9", declarer=FOREHAND, played=played, trick="S7", hand_game=True)

    assert _said(view, "DJ") != "play_last_trump"


def test_points_on_the_declarers_trick_count_only_probably_where_the_partner_need_not_take_it() -> None:
    """Middlehand has no diamond, and surely a trump: for two cards of seven points he may not spend it."""
    played = ("HA H7 H9", "DA DT D9", "CK CA SA", "HT HK H8")
    view = at_play("S", FOREHAND, "CJ SK HQ DQ D8 D7", declarer=REARHAND, played=played, trick="DK")

    assert _said(view, "DQ") == "likely_bring_home"


def test_who_leads_a_ten_does_not_keep_the_high_cards() -> None:
    view = at_play("G", FOREHAND, "ST SK SQ SJ S9 HA HK HQ H8 D9", declarer=MIDDLEHAND)

    assert _said(view, "ST") not in ("avoid_lead_ace", "avoid_lead_ace_from_two")


@pytest.mark.parametrize("card", ["HA", "HT"])
def test_a_fat_card_that_can_be_beaten_is_not_led_because_none_is(card: str) -> None:
    """Ace and ten of trumps below two jacks."""
    played = ("CA C9 CK", "CQ C8 CT", "SJ CJ HQ", "C7 DK S9", "DQ D9 D7")
    view = at_play("H", FOREHAND, "ST S7 HA HT DT", declarer=REARHAND, played=played, hand_game=True)

    assert _said(view, card) != "avoid_lead_ten_below_ace"


def test_a_suit_of_two_cards_is_no_long_suit_that_can_wait() -> None:
    played = ("DA DT CT", "HJ SJ CA", "SQ SA S8", "HA CK H8", "C7 CJ HT", "S9 ST SK")
    view = at_play("C", MIDDLEHAND, "HQ H9 DK DQ", declarer=REARHAND, played=played)

    assert _said(view, "DK") != "avoid_lead_long_suit"


def test_a_suit_of_two_cards_is_no_long_suit_of_a_null() -> None:
    played = ("ST SJ S8", "CT C8 CA", "D9 DT D7", "CK CJ CQ", "H9 H8 HJ", "DA DJ DK", "SQ S7 S9")
    view = at_play("N", REARHAND, "SA SK D8", declarer=REARHAND, played=played, trick="H7 HT", put_away="HA HQ")

    assert _said(view, "D8") != "avoid_long_suit"


def test_a_jack_on_a_seven_gives_the_declarer_of_a_null_room() -> None:
    """He may hold the eight, the nine and the ten."""
    played = ("SJ ST S7", "HT H8 H7", "HQ HK HJ", "DT SK DA", "HA CQ H9")
    view = at_play("N", MIDDLEHAND, "CA CJ SA S9 S8", declarer=REARHAND, played=played, trick="C7")

    assert _said(view, "CJ") != "avoid_make_room_for_declarer"


@pytest.mark.parametrize(
    ("hand", "played", "declarer", "open_hand", "card"),
    [
        ("CK C7 HA HT HQ DA DT DK D7", "ST S9 SK", MIDDLEHAND, "CT CQ C8 S8 S7 HK H9 DQ D8", "HT"),
        ("CT SA SQ HA H7 DT DK DQ D7", "SJ ST S9", REARHAND, "CK CQ CJ S7 HT H9 H8 DJ D9", "SQ"),
    ],
    ids=["the own cards suffice", "nothing can be caught"],
)
def test_no_help_is_needed_where_it_is_of_no_use(
    hand: str, played: str, declarer: Seat, open_hand: str, card: str
) -> None:
    seat = REARHAND if declarer is MIDDLEHAND else FOREHAND
    view = at_play("N", seat, hand, declarer=declarer, played=(played,), open_hand=open_hand, hand_game=True)

    assert _said(view, card) != "avoid_attack_alone"


@pytest.mark.parametrize(
    ("view", "card", "unsaid"),
    [
        (
            at_play(
                "N", MIDDLEHAND, "HA DQ DJ", declarer=FOREHAND, trick="S9 S8",
                played=("D8 DT D7", "SA SQ SJ", "CT C9 C7", "CA CQ CJ", "H9 H7 H8", "D9 ST HK", "HT HQ HJ"),
            ),
            "DJ",
            "short_suit",
        ),
        (
            at_play(
                "S", FOREHAND, "ST SK HT", hand_game=True,
                played=("CJ S9 C7", "SJ SQ D7", "DJ HJ DT", "DA DK D8", "HK HA H8", "CA SA C8", "S8 C9 D9"),
            ),
            "ST",
            "draw_some_lower",
        ),
        (
            at_play(
                "H", MIDDLEHAND, "C9 C8 S9 DT", declarer=REARHAND, hand_game=True,
                played=("C7 CA CT", "SA S8 SQ", "CQ HA DJ", "S7 SK ST", "CJ H9 H7", "HJ HQ SJ"),
            ),
            "C9",
            "lead_into_rich_suit",
        ),
        (
            at_play(
                "G", FOREHAND, "CQ C7 S9 HK H7", declarer=MIDDLEHAND,
                played=("CA C8 CT", "C9 HJ S8", "CJ D9 DJ", "DA H8 DQ", "DK H9 DT"),
            ),
            "CQ",
            "lead_from_the_middle",
        ),
    ],
    ids=["ace and king of diamonds", "the seven of spades", "the king of clubs", "the king of clubs in Grand"],
)  # fmt: skip
def test_what_both_others_have_shown_to_lack_lies_in_the_skat(view: SeatView, card: str, unsaid: str) -> None:
    assert _said(view, card) != unsaid


def test_a_card_of_a_null_with_more_lower_ones_out_than_higher_is_not_low_enough() -> None:
    view = at_play("N", FOREHAND, "C8 C7 SK HA HQ H9 H7 DA DJ D9", declarer=FOREHAND, hand_game=True)

    assert _said(view, "HQ") != "avoid_high_card"
