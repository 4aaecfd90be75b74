"""Seats, places and rotation (rules.md §2)."""

import pytest

from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS, BySeat, Seating, other_defender


def test_seats_follow_each_other_clockwise() -> None:
    assert [seat.next for seat in SEATS] == [MIDDLEHAND, REARHAND, FOREHAND]
    assert [seat.previous for seat in SEATS] == [REARHAND, FOREHAND, MIDDLEHAND]
    assert MIDDLEHAND.others == (REARHAND, FOREHAND)


def test_defenders_are_partners() -> None:
    assert other_defender(MIDDLEHAND, FOREHAND) is REARHAND
    assert other_defender(REARHAND, FOREHAND) is MIDDLEHAND
    assert [other_defender(seat, FOREHAND) for seat in (FOREHAND, None)] == [None, None]
    assert other_defender(FOREHAND, None) is None, "in Ramsch everybody is alone"


def test_by_seat_replaces_one_value() -> None:
    values = BySeat("f", "m", "r")

    assert [values.replace(seat, "x") for seat in SEATS] == [("x", "m", "r"), ("f", "x", "r"), ("f", "m", "x")]
    assert values.map(str.upper) == ("F", "M", "R")
    assert list(values.items()) == [(FOREHAND, "f"), (MIDDLEHAND, "m"), (REARHAND, "r")]


@pytest.mark.parametrize("dealer", range(3))
def test_at_a_table_of_three_the_dealer_is_rearhand(dealer: int) -> None:
    seating = Seating(3, dealer)

    assert seating.places == ((dealer + 1) % 3, (dealer + 2) % 3, dealer)
    assert seating.sitting_out is None
    assert seating.seat_of(dealer) is REARHAND


@pytest.mark.parametrize("dealer", range(4))
def test_at_a_table_of_four_the_dealer_sits_out(dealer: int) -> None:
    seating = Seating(4, dealer)

    assert seating.places == ((dealer + 1) % 4, (dealer + 2) % 4, (dealer + 3) % 4)
    assert seating.sitting_out == dealer
    assert seating.seat_of(dealer) is None


@pytest.mark.parametrize("away", range(4))
@pytest.mark.parametrize("dealer", range(4))
def test_three_of_four_play_as_at_a_table_of_three(dealer: int, away: int) -> None:
    """Whoever is away is passed over, in the seats and in the turn to deal."""
    if dealer == away:
        with pytest.raises(ValueError, match="cannot be away"):
            Seating(4, dealer, away)
        return
    here = [place for place in range(4) if place != away]
    seating, of_three = Seating(4, dealer, away), Seating(3, here.index(dealer))

    assert seating.places == tuple(here[place] for place in of_three.places)
    assert seating.next == Seating(4, here[of_three.next.dealer], away)
    assert (seating.present, seating.sitting_out, seating.without_cards) == (3, None, away)
    assert seating.seat_of(dealer) is REARHAND
    assert seating.seat_of(away) is None


def test_who_comes_back_deals_in_turn() -> None:
    """Away was place 3; had he been there, he would have dealt after place 2."""
    assert Seating(4, 2, away=3).next_without(None) == Seating(4, 3)
    assert Seating(4, 2).next_without(3) == Seating(4, 0, away=3)
    assert Seating(4, 2).again_without(2) == Seating(4, 3, away=2)
    assert Seating(4, 2).again_without(0) == Seating(4, 2, away=0)


@pytest.mark.parametrize(("size", "away"), [(3, 1), (4, 4), (4, -1)])
def test_only_one_of_four_can_be_away(size: int, away: int) -> None:
    with pytest.raises(ValueError, match="cannot be away"):
        Seating(size, 0, away)


@pytest.mark.parametrize("size", [3, 4])
def test_next_dealer_is_who_was_forehand(size: int) -> None:
    seating = Seating(size, size - 1)
    for _ in range(2 * size):
        assert seating.next.dealer == seating.places[FOREHAND]
        seating = seating.next


def test_seat_and_place_are_inverse() -> None:
    for seating in [Seating(3, 1), Seating(4, 2)]:
        assert [seating.seat_of(place) for place in seating.places] == list(SEATS)


@pytest.mark.parametrize(("size", "dealer"), [(2, 0), (5, 0), (3, 3), (4, -1)])
def test_other_tables_do_not_exist(size: int, dealer: int) -> None:
    with pytest.raises(ValueError, match="no table"):
        Seating(size, dealer)
