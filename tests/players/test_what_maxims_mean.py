"""Of which cards of a hand a maxim holds, in positions shown in full; it speaks of no other card there."""

from collections.abc import Mapping

import pytest

from skatdesk.players import leadmaxims, maxims, nullmaxims
from skatdesk.players.choice import Choice
from skatdesk.players.inference import Table
from skatdesk.players.nullmaxims import NullChoice
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.view import SeatView
from tests.players.seats_at_play import at_play, plays_in

LEADING: Mapping[str, tuple[SeatView, Mapping[str, str]]] = {
    "the declarer leads first, with four trumps against seven": (
        at_play("S", FOREHAND, "CJ DJ SK S7 HT H9 DA DT CK C8", put_away="C9 D9"),
        {
            "draw_from_the_top": "CJ",
            "draw_from_below": "DJ SK S7",
            "draw_some_lower": "CJ DJ SK",
            "draw_the_last_two": "",
            "draw_from_one_only": "",
            "trump_majority": "",
            "trump_excess": "",
            "trumps_are_drawn": "",
            "lead_fat_trump": "",
            "lead_trump_picture": "SK",
            "lead_jack": "CJ DJ",
            "lead_old_one": "CJ",
            "lead_last_trump": "",
            "cash_points": "DA DT",
            "cash_high_card": "DA DT",
            "cash_from_length": "DA DT",
            "into_a_ruff": "DA DT HT H9 CK C8",
            "lead_into_rich_suit": "HT H9 CK C8",
            "lead_loser_with_trumps_out": "HT H9 CK C8",
            "lead_loser_after_trumps": "",
            "lead_late_loser": "",
            "lead_from_guarded_king": "C8",
            "lead_new_suit": "DA DT HT H9 CK C8",
            "lead_single": "",
            "lead_ten_below_ace": "HT",
            "lead_from_ten": "H9",
            "lead_from_nothing": "",
            "lead_from_the_middle": "CK",
            "lead_ace_ten": "DA",
            "lead_ace_from_two": "DA",
            "lead_long_suit": "HT H9 CK C8",
            "lead_where_partner_is_void": "",
            "lead_for_partner_to_ruff": "",
            "repeat_own_suit": "",
            "declarer_can_beat": "",
        },
    ),
    "he has six of the eleven trumps": (
        at_play("S", FOREHAND, "CJ SJ SA ST S9 S8 HA HK H8 D7", put_away="C7 D8"),
        {
            "draw_from_strength": "CJ SJ",
            "drive_from_strength": "SA ST S9 S8",
            "trump_majority": "CJ SJ SA ST S9 S8",
            "trump_excess": "CJ SJ SA ST S9 S8",
            "lead_fat_trump": "SA ST",
            "lead_trump_picture": "",
            "lead_old_one": "CJ",
            "lead_ace": "HA",
            "lead_ace_ten": "",
            "lead_ace_from_two": "",
            "lead_from_guarded_king": "",
            "lead_from_nothing": "D7",
            "lead_single": "D7",
            "lead_new_single": "D7",
            "lead_from_the_middle": "HK",
            "lead_ten_below_ace": "",
        },
    ),
    "ace and jack are the last trumps out, and rearhand has thrown a heart": (
        at_play("S", FOREHAND, "ST S9 CK HA HT H7 DT", put_away="C7 D8", played=("CJ SJ S7", "HJ S8 H8", "SK SQ C9")),
        {
            "draw_from_the_top": "",
            "draw_some_lower": "",
            "draw_the_last_two": "ST S9",
            "draw_from_one_only": "ST S9",
            "trump_majority": "",
            "lead_fat_trump": "ST",
            "lead_last_trump": "",
            "lead_ten_below_ace": "DT",
            "lead_single": "CK",
            "lead_new_single": "CK",
            "lead_from_ten": "",
            "lead_late_loser": "",
        },
    ),
    "in the seventh trick the ace of trumps is the last one": (
        at_play(
            "S",
            FOREHAND,
            "SA HK HQ H9",
            put_away="C9 D9",
            played=("CJ SJ S8", "HJ S9 DJ", "ST SK S7", "CA CQ CT", "DA D8 D7", "SQ DT DQ"),
        ),
        {
            "draw_from_the_top": "",
            "draw_from_strength": "",
            "draw_from_below": "",
            "trumps_are_drawn": "SA",
            "trump_majority": "SA",
            "lead_last_trump": "SA",
            "lead_fat_trump": "",
            "into_a_ruff": "",
            "lead_loser_after_trumps": "HK HQ H9",
            "lead_late_loser": "HK HQ H9",
            "lead_from_the_middle": "HK HQ",
            "lead_new_suit": "HK HQ H9",
        },
    ),
    "a defender leads, whose partner has thrown a diamond on the ace of hearts": (
        at_play("S", FOREHAND, "CA CT C9 C7 HQ H9 D9 D8 SQ", declarer=MIDDLEHAND, played=("HA HT D7",)),
        {
            "repeat_own_suit": "HQ H9",
            "lead_new_suit": "CA CT C9 C7 D9 D8",
            "lead_where_partner_is_void": "CA CT C9 C7 HQ H9 D9 D8",
            "lead_for_partner_to_ruff": "CA CT C9 C7 HQ H9 D9 D8",
            "lead_low_for_partner_to_ruff": "C9 C7 HQ H9 D9 D8",
            "lead_where_declarer_is_void": "CA CT C9 C7 HQ H9 D9 D8",
            "lead_ace_ten": "CA",
            "lead_ace_from_two": "",
            "lead_from_nothing": "D9 D8",
            "lead_from_the_middle": "C9 HQ D9",
            "declarer_can_beat": "C9 C7 HQ H9 D9 D8",
            "draw_from_one_only": "",
            "lead_last_trump": "SQ",
        },
    ),
}

ADDING: Mapping[str, tuple[SeatView, Mapping[str, str]]] = {
    "the declarer, last to play, is void in clubs, and all jacks are gone": (
        at_play(
            "S",
            FOREHAND,
            "SA S9 HT H9 DA DK D8",
            put_away="CQ D7",
            played=("CJ SJ S7", "HJ DJ S8", "C7 CK C8"),
            trick="CT CA",
        ),
        {
            "take_what_lies": "SA S9",
            "bring_home": "SA",
            "give_away": "HT DA DK",
            "win_it_myself": "SA S9",
            "win_for_sure": "SA S9",
            "spend_trump": "SA S9",
            "spend_low_trump": "S9",
            "spend_top_trump": "SA",
            "spend_fat_top_trump": "SA",
            "spend_jack": "",
            "play_lowest_trump": "S9",
            "play_last_trump": "",
            "risk_fat_trump": "",
            "ruff_what_is_dear": "SA S9",
            "ruff_with_points": "SA",
            "part_with_master": "DA",
            "part_with_master_points": "DA",
            "throw_master": "DA",
            "follow_with_master": "",
            "bare_the_ten": "H9",
            "break_ace_suit": "DK D8",
            "throw_weak_cards": "HT H9 DK D8",
            "throw_lowest": "H9 D8",
            "throw_blank": "H9 D8",
            "play_king_or_queen": "DK",
            "make_void": "",
            "trump_next_time": "",
            "from_a_pair": "HT H9",
            "suit_still_out": "HT H9 DA DK D8",
            "smear_what_he_ruffs": "",
            "throw_what_he_ruffs": "",
        },
    ),
    "a defender is last to play on his partner's king, after the declarer trumped a club": (
        at_play(
            "S",
            REARHAND,
            "DJ S7 HT H9 CK",
            declarer=MIDDLEHAND,
            played=("CA C8 C9", "CQ SA C7", "CJ S9 S8", "HJ SK SQ", "DQ D8 DA"),
            trick="DK D9",
        ),
        {
            "win_the_trick": "DJ S7 HT H9 CK",
            "win_it_myself": "DJ S7",
            "bring_home": "DJ HT CK",
            "give_away": "",
            "ruff_with_jack": "DJ",
            "ruff_with_points": "",
            "spend_jack": "DJ",
            "bare_the_ten": "H9",
            "make_void": "CK",
            "trump_next_time": "CK",
            "throw_master": "",
            "smear_what_he_ruffs": "HT CK",
            "throw_what_he_ruffs": "HT H9 CK",
        },
    ),
    "the declarer, last to play, follows to a king": (
        at_play("S", FOREHAND, "CJ SJ SA S9 S8 HT H9 DA D8 D7", leader=MIDDLEHAND, trick="DK DQ", put_away="CT CK"),
        {
            "follow_with_master": "DA",
            "follow_and_win": "DA",
            "throw_master": "",
            "bring_home": "DA",
            "take_what_lies": "DA",
            "break_ace_suit": "D8 D7",
            "throw_lowest": "D7",
            "spend_trump": "",
            "from_a_pair": "",
            "make_void": "",
        },
    ),
    "a defender plays next to the declarer's jack of hearts": (
        at_play("S", MIDDLEHAND, "SJ SA S8 HT HK H7 DA D9 CA C9", trick="HJ"),
        {
            "overtake_jack": "SJ",
            "win_for_sure": "SJ",
            "win_it_myself": "SJ",
            "risk_fat_trump": "SA",
            "give_away": "SA",
            "play_lowest_trump": "S8",
            "ruff_with_jack": "",
            "ruff_with_points": "",
            "ruff_what_is_dear": "",
            "spend_top_trump": "",
            "throw_blank": "",
            "throw_weak_cards": "",
        },
    ),
    "a defender takes his partner's queen with the ace, and the declarer is still to play": (
        at_play("S", MIDDLEHAND, "HA H9 H7 S7 CT C9 C8 DQ D9 D8", declarer=REARHAND, trick="HQ"),
        {
            "win_the_trick": "HA H9 H7",
            "win_it_myself": "HA",
            "win_for_sure": "",
            "follow_with_master": "HA",
            "overtake_jack": "",
            "ruff_with_points": "",
        },
    ),
    "the declarer leads: after his king he may trump clubs, and his ten the ace would catch": (
        at_play("S", FOREHAND, "ST S9 CK HA HT H7 DT", put_away="C7 D8", played=("CJ SJ S7", "HJ S8 H8", "SK SQ C9")),
        {"trump_next_time": "CK", "play_king_or_queen": "CK", "win_for_sure": ""},
    ),
    "his last trump is the ten, and the declarer's ace is on the table": (
        at_play("S", MIDDLEHAND, "ST HT HK H7 DA D9 CA C9", played=("CJ S7 DJ", "SJ SQ HJ"), trick="SA"),
        {"play_last_trump": "ST", "play_lowest_trump": "ST", "overtake_jack": "", "risk_fat_trump": "ST"},
    ),
}

NULL: Mapping[str, tuple[SeatView, Mapping[str, str]]] = {
    "the declarer leads, and only his bare eight and his jack can be caught": (
        at_play("N", FOREHAND, "S7 S8 S9 HJ H9 H7 D7 D8 DT C8", put_away="SA SK"),
        {
            "many_lower_out": "C8 H9 HJ DT",
            "nothing_lower_out": "S7 S8 S9 H7 D7 D8",
            "own_lower_cards": "S8 S9 H9 HJ D8 DT",
            "lowest_of_suit": "S7 H7 D7 C8",
            "highest_of_suit": "S9 HJ DT C8",
            "last_of_suit": "C8",
            "short_suit": "C8",
            "high_card": "S8 S9 H9 HJ D8 DT C8",
            "throw_high_card": "",
            "leave_lowest_slightly_exposed": "H7",
            "leave_lowest_exposed": "",
            "leave_second_exposed": "H7 H9",
            "stay_with_declarer": "",
        },
    ),
    "he is second on a queen": (
        at_play("N", FOREHAND, "C7 CJ CK S7 S8 H7 H9 HJ D7 D9", leader=REARHAND, trick="CQ", put_away="SA DK"),
        {
            "take_the_trick": "CK",
            "get_stuck": "CK",
            "many_higher_out": "C7 CJ CK",
            "highest_of_suit": "CK",
            "short_suit": "",
            "leave_lowest_exposed": "C7",
            "throw_high_card": "",
        },
    ),
    "he is last, and may throw what he likes on clubs": (
        at_play("N", FOREHAND, "S7 S9 SJ H8 H9 HK D7 D8 D9 DA", leader=MIDDLEHAND, trick="CQ C8", put_away="SA CK"),
        {
            "take_the_trick": "",
            "get_stuck": "",
            "throw_high_card": "S9 SJ H8 H9 HK D8 D9 DA",
            "leave_lowest_slightly_exposed": "S7",
            "leave_second_exposed": "S7 S9 H8 H9",
            "throw_what_he_cannot_use": "",
        },
    ),
    "a defender leads after the declarer, next to him, has thrown the ace of hearts": (
        at_play("N", FOREHAND, "S8 SK S7 HK HQ DK DQ D9 CK", declarer=MIDDLEHAND, played=("CA HA C9",)),
        {
            "he_threw_from_it": "HK HQ",
            "cards_he_may_hold": "S7 S8 SK HK HQ D9 DQ DK",
            "catch_declarer": "S7 S8 SK D9 DQ DK",
            "partner_below": "SK HK HQ D9 DQ DK CK",
            "nothing_lower_out": "S7 S8",
            "attack_exposed_suit": "",
            "below_open_hand": "",
            "attack_alone": "",
        },
    ),
    "a defender is second on his partner's seven, before the declarer": (
        at_play("N", MIDDLEHAND, "S8 SK HK HQ H9 DK DQ CK CQ C9", declarer=REARHAND, trick="S7"),
        {
            "stay_with_declarer": "S8 SK",
            "make_room_for_declarer": "SK",
            "rescue_declarer": "",
            "take_the_trick": "S8 SK",
        },
    ),
    "a defender is last, and the declarer's queen holds the trick": (
        at_play("N", REARHAND, "S8 SK HK HQ H9 DK DQ CK CQ C9", declarer=MIDDLEHAND, trick="SJ SQ"),
        {"rescue_declarer": "SK", "stay_with_declarer": "", "make_room_for_declarer": "", "get_stuck": "SK"},
    ),
    "a defender leads against an open hand with two high spades, of which his partner has none": (
        at_play(
            "N",
            FOREHAND,
            "S8 SK HK HQ DK DQ CK CQ C9",
            declarer=MIDDLEHAND,
            played=("S9 S7 HA",),
            open_hand="SJ ST H7 H8 H9 D7 D8 C7 C8",
        ),
        {
            "attack_exposed_suit": "S8 SK",
            "attack_alone": "S8 SK",
            "below_open_hand": "S8",
            "below_open_hand_partner_void": "S8",
            "catch_declarer": "S8",
            "partner_void": "S8 SK",
            "declarer_void": "",
        },
    ),
    "a defender throws on clubs, where the open hand has a hole in hearts and one in diamonds": (
        at_play(
            "N",
            MIDDLEHAND,
            "HA HT H7 SA SK SQ DA DK DQ D7",
            declarer=REARHAND,
            trick="CK",
            open_hand="H8 HK C7 C8 C9 S7 S8 S9 D8 D9",
        ),
        {
            "attack_exposed_suit": "HA HT H7 DA DK DQ D7",
            "attack_alone": "HA HT H7 DA DK DQ D7",
            "below_open_hand": "H7 D7",
            "throw_what_he_cannot_use": "HA SA SK SQ DA DK DQ",
            "stay_with_declarer": "",
        },
    ),
}


def _spoken_of(view: SeatView, maxim: str, module: object) -> set[str]:
    table = Table(view)
    kind = NullChoice if module is nullmaxims else Choice
    choices = [kind(table, play.card) for play in plays_in(view)]
    return {choice.card.code for choice in choices if getattr(module, maxim)(table, choice) > 0}


@pytest.mark.parametrize("position", LEADING)
def test_maxims_of_leading(position: str) -> None:
    view, told = LEADING[position]

    for maxim, cards in told.items():
        assert _spoken_of(view, maxim, leadmaxims) == {card.code for card in parse_cards(cards)}, maxim


@pytest.mark.parametrize("position", ADDING)
def test_maxims_of_adding_to_a_trick(position: str) -> None:
    view, told = ADDING[position]

    for maxim, cards in told.items():
        assert _spoken_of(view, maxim, maxims) == {card.code for card in parse_cards(cards)}, maxim


@pytest.mark.parametrize("position", NULL)
def test_maxims_of_null(position: str) -> None:
    view, told = NULL[position]

    for maxim, cards in told.items():
        assert _spoken_of(view, maxim, nullmaxims) == {card.code for card in parse_cards(cards)}, maxim
