"""Ranking with ties (rules.md §11.6)."""

from skatdesk.scoring.standings import Tally, standings
from tests.scoring.builders import begin, listed, sample


def _ranks(*tallies: Tally) -> list[tuple[int, int]]:
    return [(standing.place, standing.rank) for standing in standings(tallies)]


def test_the_sample_list_is_ranked_by_its_total() -> None:
    sheet = listed(begin(), sample(3))

    assert [(standing.place, standing.rank, standing.tally.total) for standing in sheet.standings] == [
        (2, 1, 136),
        (0, 2, 90),
        (1, 3, 40),
    ]
    assert sheet.ranks == (2, 3, 1), "the same, place by place"


def test_the_total_counts_before_all_else() -> None:
    assert _ranks(Tally(total=90, won=3, points=90), Tally(total=100, lost=1)) == [(1, 1), (0, 2)]


def test_of_equal_totals_more_won_minus_lost_is_better() -> None:
    """Whatever the game points are."""
    assert _ranks(Tally(total=100, won=1, points=60), Tally(total=100, won=3, lost=1)) == [(1, 1), (0, 2)]


def test_then_more_game_points() -> None:
    """However many were lost."""
    assert _ranks(Tally(total=100, points=50), Tally(total=100, won=1, lost=1, points=60)) == [(1, 1), (0, 2)]


def test_then_fewer_lost() -> None:
    """Won minus lost is equal: who declared less lost less."""
    assert _ranks(Tally(total=100, won=3, lost=2), Tally(total=100, won=2, lost=1)) == [(1, 1), (0, 2)]


def test_equals_share_a_rank_and_the_next_one_is_left_out() -> None:
    equal, worse = Tally(total=100, points=100), Tally(total=20, points=20)

    assert _ranks(worse, equal, equal) == [(1, 1), (2, 1), (0, 3)]
    assert _ranks(worse, equal, worse, worse) == [(1, 1), (0, 2), (2, 2), (3, 2)]


def test_at_the_start_all_are_first() -> None:
    assert begin(size=4).ranks == (1, 1, 1, 1)
