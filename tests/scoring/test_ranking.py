"""Several lists added up."""

from skatdesk.scoring.ranking import ListResult, Ranked, Sitter, ranking
from skatdesk.scoring.standings import Tally
from tests.scoring.builders import begin, listed, sample


def _at(*names: str) -> tuple[Sitter, ...]:
    return tuple(map(Sitter, names))


def test_two_sample_lists_are_added_up_player_by_player() -> None:
    """Rules.md §11.8 at a table of three, twice; in the second somebody else sits in the place of B."""
    sheet = listed(begin(), sample(3))
    found = ranking(
        [ListResult(_at("Ada", "Ben", "Cem"), sheet.tallies), ListResult(_at("Ada", "Dua", "Cem"), sheet.tallies)]
    )

    assert found.lists == 2
    assert [(one.rank, one.player.name, one.lists, one.tally.total, one.best) for one in found.players] == [
        (1, "Cem", 2, 272, 136),
        (2, "Ada", 2, 180, 90),
        (3, "Ben", 1, 40, 40),
        (3, "Dua", 1, 40, 40),
    ]
    assert found.players[1].tally == Tally(180, 2, 2, 0, 0, 0, 180)


def test_by_average_who_was_there_less_often_may_be_first() -> None:
    once, twice, never_better = Tally(total=100), Tally(total=60), Tally(total=60)
    lists = [
        ListResult(_at("Ada", "Ben", "Cem"), (once, twice, never_better)),
        ListResult(_at("Dua", "Ben", "Cem"), (Tally(total=-20), twice, never_better)),
    ]
    found = ranking(lists)

    assert [(one.rank, one.player.name) for one in found.players] == [(1, "Ben"), (1, "Cem"), (3, "Ada"), (4, "Dua")]
    by_average = found.by_average()
    assert [(one.rank, one.player.name) for one in by_average.players] == [
        (1, "Ada"),
        (2, "Ben"),
        (2, "Cem"),
        (4, "Dua"),
    ]
    assert by_average.lists == 2


def test_the_average_is_that_of_the_lists_somebody_played() -> None:
    assert Ranked(1, Sitter("Ada"), 4, Tally(total=-10), 300).average == -2.5


def test_the_best_is_the_highest_total_of_a_list() -> None:
    found = ranking([ListResult(_at("Ada"), (Tally(total=total),)) for total in (-10, 30, 20)])

    assert found.players[0].best == 30


def test_without_lists_nobody_is_ranked() -> None:
    assert ranking([]).players == ()


def test_a_computer_player_is_nobody_who_is_called_so() -> None:
    found = ranking(
        [ListResult((Sitter("Ben"),), (Tally(total=10),)), ListResult((Sitter("Ben", "club"),), (Tally(),))]
    )

    assert [one.player for one in found.players] == [Sitter("Ben"), Sitter("Ben", "club")]
