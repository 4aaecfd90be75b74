"""How a hand is sorted for the eye."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skatdesk.skat.cards import CARDS, Card, Suit, format_cards, parse_cards
from skatdesk.skat.contracts import Game
from skatdesk.ui.look.hand_order import Sorting, as_arranged, learned, ordered

HAND = parse_cards("CJ SJ HA HK H8 CA C9 SA S9 DQ")
SORTINGS = st.builds(
    Sorting,
    suits=st.none() | st.permutations(list(Suit)).map(tuple),
    trumps_right=st.booleans(),
    rising=st.booleans(),
    sorted_for=st.sampled_from(["game", "null_first", "grand"]),
)


def test_before_the_announcement_jacks_come_first() -> None:
    """As for Grand: jacks, then suits in which black and red alternate."""
    hand = parse_cards("D7 S9 CA H8 HQ HT SJ CJ HA SA")
    assert format_cards(ordered(hand, None)) == "CJ SJ CA HA HT HQ H8 SA S9 D7"


def test_trumps_stand_together_in_a_suit_game() -> None:
    """Jacks and the trump suit are one suit, from the highest down."""
    hand = parse_cards("HJ CQ S7 HA H9 H8 DK D9 CT CJ")
    assert format_cards(ordered(hand, Game.CLUBS)).startswith("CJ HJ CT CQ ")


def test_null_has_its_own_order() -> None:
    """A K Q J 10 9 8 7 in every suit, jacks among the others."""
    hand = parse_cards("CJ CT CQ C7 HJ H8")
    assert format_cards(ordered(hand, Game.NULL)) == "CQ CJ CT C7 HJ H8"


@given(st.sets(st.sampled_from(CARDS), min_size=1, max_size=12), st.sampled_from([None, *Game]), SORTINGS)
def test_sorting_loses_no_card_and_depends_on_nothing_else(
    cards: set[Card], game: Game | None, sorting: Sorting
) -> None:
    """The same cards give the same row, however they lay before."""
    forward, backward = tuple(sorted(cards)), tuple(sorted(cards, reverse=True))
    assert ordered(forward, game, sorting) == ordered(backward, game, sorting)
    assert set(ordered(forward, game, sorting)) == cards


@given(st.sets(st.sampled_from(CARDS), min_size=1, max_size=12), st.data(), st.sampled_from([None, *Game]), SORTINGS)
def test_cards_that_are_played_leave_the_others_where_they_stand(
    cards: set[Card], data: st.DataObject, game: Game | None, sorting: Sorting
) -> None:
    """The suits do not change places when one of them is gone."""
    played = data.draw(st.sets(st.sampled_from(sorted(cards))))
    row = ordered(tuple(cards), game, sorting)
    assert ordered(tuple(cards - played), game, sorting, tuple(played)) == tuple(c for c in row if c not in played)


SEQUENTIAL = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)


@pytest.mark.parametrize(
    ("sorting", "game", "row"),
    [
        (Sorting(), None, "CJ SJ CA C9 HA HK H8 SA S9 DQ"),
        (Sorting(suits=SEQUENTIAL), None, "CJ SJ CA C9 SA S9 HA HK H8 DQ"),
        (Sorting(trumps_right=True), None, "DQ SA S9 HA HK H8 CA C9 CJ SJ"),
        (Sorting(rising=True), None, "SJ CJ C9 CA H8 HK HA S9 SA DQ"),
        (Sorting(rising=True, trumps_right=True), None, "DQ S9 SA H8 HK HA C9 CA SJ CJ"),
        (Sorting(sorted_for="null_first"), None, "CA CJ C9 HA HK H8 SA SJ S9 DQ"),
        (Sorting(sorted_for="null_first"), Game.GRAND, "CJ SJ CA C9 HA HK H8 SA S9 DQ"),
        (Sorting(sorted_for="grand"), Game.NULL, "CJ SJ CA C9 HA HK H8 SA S9 DQ"),
        (Sorting(), Game.NULL, "CA CJ C9 HA HK H8 SA SJ S9 DQ"),
        (Sorting(suits=SEQUENTIAL), Game.HEARTS, "CJ SJ HA HK H8 CA C9 SA S9 DQ"),
    ],
)
def test_everybody_sorts_his_way(sorting: Sorting, game: Game | None, row: str) -> None:
    """Suits in turn or by rank, trumps left or right, falling or rising, for the game or as one likes."""
    assert format_cards(ordered(HAND, game, sorting)) == row


@given(SORTINGS)
def test_an_arrangement_survives_the_settings(sorting: Sorting) -> None:
    again = Sorting(sorted_for=sorting.sorted_for).arranged_as(sorting.short())
    if sorting.suits is None:
        assert again.suits is None
    else:
        assert again == sorting


@pytest.mark.parametrize("nonsense", ["", "CSH>-", "CSHX>-", "CSHD", "CCSH>-", "CSHD>>", "<+"])
def test_what_is_no_arrangement_changes_nothing(nonsense: str) -> None:
    assert Sorting(rising=True).arranged_as(nonsense) == Sorting(rising=True)


@given(
    st.sets(st.sampled_from(CARDS), min_size=10, max_size=12), st.sampled_from([None, Game.GRAND, Game.NULL]), SORTINGS
)
def test_a_hand_arranged_like_a_sorting_teaches_that_sorting(
    cards: set[Card], game: Game | None, sorting: Sorting
) -> None:
    """What can be seen of a hand is learned from it: sorted anew it stands as it stood."""
    row = ordered(tuple(cards), game, sorting)
    before = Sorting(rising=sorting.rising, sorted_for=sorting.sorted_for)
    assert ordered(tuple(cards), game, learned(row, before, game)) == row


@pytest.mark.parametrize("right", [False, True])
def test_a_hand_arranged_in_null_tells_nothing_of_the_jacks_end(right: bool) -> None:
    """They stand among the others, wherever their suits are; and a ten lies below the court."""
    row = parse_cards("DQ DT CA CJ C9 HK HT SA SJ S9")
    taught = learned(row, Sorting(trumps_right=right), Game.NULL)
    assert (taught.trumps_right, taught.rising) == (right, False)
    assert ordered(row, Game.NULL, taught) == row


def test_cards_from_the_skat_find_their_place_in_an_arranged_hand() -> None:
    arranged = parse_cards("DQ HA HK H8 CA C9 SA S9 CJ SJ")
    twelve = (*HAND, *parse_cards("HT D7"))
    row = ordered(twelve, None)
    line = format_cards(as_arranged(twelve, arranged, row))
    assert line == "DQ D7 HA HT HK H8 CA C9 SA S9 CJ SJ"


def test_cards_that_have_gone_leave_an_arranged_hand_as_it_was() -> None:
    left = parse_cards("SA CA CJ")
    assert format_cards(as_arranged(left, HAND[::-1], ordered(left, None))) == "SA CA CJ"
