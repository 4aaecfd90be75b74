"""Worlds: every possible one is dealt, and drawn as often as it is likely."""

from itertools import combinations

import numpy as np
import pytest

from skatdesk.players.expert.dice import new_dice
from skatdesk.players.expert.reading import Lies
from skatdesk.players.expert.shapes import Figures
from skatdesk.players.expert.worlds import Worlds, deal_worlds

ALL = (1 << 32) - 1


def possible(unseen: list[int], room: list[int], allowed: list[int]) -> set[tuple[int, ...]]:
    """All ways to deal these cards."""

    def rest(left: frozenset[int], place: int) -> list[tuple[int, ...]]:
        if place == 4:
            return [()] if not left else []
        mine = [card for card in sorted(left) if allowed[place] >> card & 1]
        return [
            (sum(1 << card for card in chosen), *others)
            for chosen in combinations(mine, room[place])
            for others in rest(left - set(chosen), place + 1)
        ]

    return set(rest(frozenset(unseen), 0))


def dealt(
    unseen: list[int], room: list[int], allowed: list[int], number: int, forgotten: tuple[int, ...] = ()
) -> Worlds:
    table = np.zeros((number, 4), np.int64)
    made = deal_worlds(
        sum(1 << card for card in unseen), sum(1 << card for card in forgotten), np.array(room), np.array(allowed),
        np.zeros(4, np.int64), new_dice(7), table,
    )  # fmt: skip
    return table[:made]


def counted(worlds: Worlds) -> dict[tuple[int, ...], int]:
    rows, counts = np.unique(worlds, axis=0, return_counts=True)
    return {tuple(int(word) for word in row): int(number) for row, number in zip(rows, counts, strict=True)}


def test_without_anything_known_all_worlds_are_as_likely() -> None:
    cards, room, free = [0, 3, 7, 12, 20, 28, 31], [0, 2, 3, 2], [ALL] * 4
    worlds = possible(cards, room, free)
    number = 200 * len(worlds)

    found = counted(dealt(cards, room, free, number))

    assert set(found) == worlds
    unlike = sum((count - 200) ** 2 / 200 for count in found.values())
    freedom = len(worlds) - 1
    assert abs(unlike - freedom) < 5 * (2 * freedom) ** 0.5, "chi-squared"


@pytest.mark.parametrize(
    "voids",
    [
        {1: [0, 3, 7]},
        {1: [0, 3], 2: [7, 12, 20]},
        {1: [0, 3, 7, 12, 20], 2: [28]},
        {3: [31, 28], 1: [31]},
        {1: [0, 3, 7, 12], 2: [20, 28, 31, 12], 3: []},
    ],
)
def test_all_worlds_the_voids_allow_occur_and_no_other(voids: dict[int, list[int]]) -> None:
    cards, room = [0, 3, 7, 12, 20, 28, 31], [0, 2, 3, 2]
    allowed = [ALL & ~sum(1 << card for card in voids.get(place, [])) for place in range(4)]
    worlds = possible(cards, room, allowed)

    found = counted(dealt(cards, room, allowed, 400 * len(worlds)))

    assert set(found) == worlds
    assert min(found.values()) > 400 / 4, "none is forgotten: reading can weigh it"


def test_dealing_gives_up_where_nothing_is_possible() -> None:
    assert len(dealt([0, 1, 2], [0, 1, 1, 1], [ALL, 0b100, 0b100, ALL], 5)) == 0


def test_forgotten_cards_may_turn_up_again_but_nobody_has_too_many() -> None:
    unseen, gone = [0, 1, 2, 3], (8, 9)
    worlds = dealt(unseen, [0, 2, 2, 0], [ALL] * 4, 2000, gone)

    assert len(worlds) == 2000
    everything = [int(world[1] | world[2]) for world in worlds]
    assert all(int(world[1]).bit_count() == int(world[2]).bit_count() == 2 for world in worlds)
    assert all(cards.bit_count() == 4 and not cards >> 4 & 0xF for cards in everything)
    share = sum(cards >> 8 & 1 for cards in everything) / 2000
    assert share == pytest.approx(4 / 6, abs=0.05), "four of six cards, and nobody knows which"


def lies(likely: Figures) -> Lies:
    return Lies(np.zeros((len(likely), 4), np.int64), likely, np.zeros((len(likely), 3)))


def test_worlds_are_drawn_in_proportion() -> None:
    shares = np.array([0.5, 0.3, 0.15, 0.05, 0.0])
    with np.errstate(divide="ignore"):
        likely = np.log(shares) - 1234.5

    for seed in range(20):
        times = np.bincount(lies(likely).drawn(103, seed), minlength=5)

        assert times.sum() == 103
        assert (np.abs(times - 103 * shares) < 1).all(), "systematic resampling errs by less than one"


def test_worlds_are_drawn_in_mixed_order() -> None:
    """A search that is cut short has seen some of everything."""
    chosen = lies(np.zeros(1000)).drawn(1000, 3)

    assert sorted(chosen) == list(range(1000))
    assert 350 < chosen[:200].mean() < 650


def test_worlds_tell_as_much_as_the_likely_ones_among_them() -> None:
    assert lies(np.zeros(40)).as_good_as() == pytest.approx(40)
    assert lies(np.array([0.0, 0.0, 0.0, -30.0, -30.0])).as_good_as() == pytest.approx(3)
