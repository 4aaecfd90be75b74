"""Several lists added up."""

from skatdesk.scoring.ranking import ListResult, Ranked, ranking
from skatdesk.scoring.standings import Tally
from tests.scoring.builders import begin, listed, sample


def test_two_sample_lists_are_added_up_player_by_player() -> None:
    """Rules.md §11.8 at a table of three, twice; in the second somebody else sits in the place of B."""
    sheet = listed(begin(), sample(3))
    found = ranking(
        [ListResult(("Ada", "Ben", "Cem"), sheet.tallies), ListResult(("Ada", "Dua", "Cem"), sheet.tallies)]
    )

    assert found.lists == 2
    assert [(one.rank, one.name, one.lists, one.tally.total, one.best) for one in found.players] == [
        (1, "Cem", 2, 272, 136),
        (2, "Ada", 2, 180, 90),
        (3, "Ben", 1, 40, 40),
        (3, "Dua", 1, 40, 40),
    ]
    assert found.players[1].tally == Tally(180, 2, 2, 0, 0, 0, 180)


def test_the_average_is_that_of_the_lists_somebody_played() -> None:
    assert Ranked(1, "Ada", 4, Tally(total=-10), 300).average == -2.5


def test_without_lists_nobody_is_ranked() -> None:
    assert ranking([]).players == ()
