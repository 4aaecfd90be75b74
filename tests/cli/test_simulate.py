"""``skatdesk simulate``: whole series without a screen."""

import io
import json
import random
import re
import sys
from collections.abc import Callable
from typing import Any, NoReturn

import pytest

from skatdesk.cli import main
from skatdesk.cli.arguments import RULES
from skatdesk.cli.progress import Progress
from skatdesk.cli.simulate import seated
from skatdesk.notation.iss import GameRecord, check, iter_records
from skatdesk.notation.iss.results import Agrees
from skatdesk.players.player import Budget, Decision
from skatdesk.players.random_player import RandomPlayer
from skatdesk.players.roster import PLAYERS
from skatdesk.skat.actions import Action
from skatdesk.skat.deals import Deal
from skatdesk.skat.errors import SkatError
from skatdesk.skat.game import replay
from skatdesk.skat.states import Finished
from skatdesk.skat.view import SeatView

Run = Callable[..., str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command with random players and gives what it printed."""

    def simulated(*arguments: str, players: str = "random") -> str:
        assert main(["simulate", "--players", players, *arguments]) == 0
        told = capsys.readouterr()
        assert told.err == ""
        return told.out

    return simulated


def as_json(text: str) -> dict[str, Any]:
    """The one object that was printed."""
    found: dict[str, Any] = json.loads(text)
    return found


def points_of(game: dict[str, Any]) -> int:
    """All card points of a game that was played."""
    points = game["card_points"]
    return int(sum(points["tricks"]) + points["skat"] + points["unplayed"])


@pytest.mark.parametrize("form", ["table", "json", "iss"])
@pytest.mark.parametrize("rules", RULES)
def test_same_seed_gives_the_same_output(form: str, rules: str, run: Run) -> None:
    line = ("--games", "7", "--rules", rules, "--format", form)

    assert run(*line, "--seed", "7") == run(*line, "--seed", "7")
    assert run(*line, "--seed", "7") != run(*line, "--seed", "8")


@pytest.mark.parametrize("table", ["3", "4"])
def test_list_of_a_series(table: str, run: Run) -> None:
    told = as_json(run("--games", "12", "--table", table, "--format", "json"))
    games, size = told["games"], int(table)

    assert [game["game"] for game in games] == list(range(1, 13))
    assert [game["dealer"] for game in games] == [number % size for number in range(12)]
    assert [game["card_points"] is None for game in games] == [game["outcome"] == "passed_in" for game in games]
    assert all(points_of(game) == 120 for game in games if game["card_points"])
    assert len(told["players"]) == size
    totals = {row["player"]: row["total"] for row in told["standings"]}
    assert [totals[name] for name in told["players"]] == games[-1]["totals"]
    assert sum(row["points"] for row in told["standings"]) == sum(sum(game["scores"]) for game in games)
    for game in games:
        dealer_out = size == 4 and game["dealer"]
        assert game["places"] == [(game["dealer"] + 1 + seat) % size for seat in range(3)]
        assert not dealer_out or game["scores"][game["dealer"]] == 0


def test_deals_are_those_of_the_seed(run: Run) -> None:
    told = as_json(run("--games", "3", "--seed", "5", "--format", "json"))

    assert [game["deal"] for game in told["games"]] == [
        Deal.shuffled(random.Random(f"5:{number}")).number for number in (1, 2, 3)
    ]


@pytest.mark.parametrize("rules", RULES)
def test_records_are_read_back_and_agree(rules: str, run: Run) -> None:
    text = run("--games", "40", "--seed", "3", "--rules", rules, "--format", "iss")
    records = [record for record in iter_records(text) if isinstance(record, GameRecord)]

    assert len(records) == text.count("\n") >= 40
    assert all(check(record) == Agrees() for record in records)
    assert {record.header.series for record in records} == {"3"}
    assert [record.header.id for record in records] == [str(number + 1) for number in range(len(records))]
    assert ("X" in text) is (rules != "isko")


def test_records_pass_the_replay_command(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(run("--games", "10", "--rules", "home", "--format", "iss")))

    assert main(["replay", "-"]) == 0
    assert "0 differ, 0 unscored, 0 unreadable" in capsys.readouterr().out


def test_house_rules_bring_their_rounds(run: Run) -> None:
    told = as_json(run("--games", "150", "--rules", "home", "--format", "json"))
    rounds = {game["round"] for game in told["games"]}
    outcomes = {game["outcome"] for game in told["games"]}

    assert rounds == {"plain", "bock"}
    assert {"won", "lost", "ramsch"} <= outcomes
    assert all(game["bock_factor"] == 2 for game in told["games"] if game["round"] == "bock" and "bock_factor" in game)


def test_records_name_the_seats_of_the_deal(run: Run) -> None:
    text = run("--games", "2", "--table", "4", "--format", "iss", players="random,rules")
    first, second = (record for record in iter_records(text) if isinstance(record, GameRecord))

    assert first.header.names == ("rules", "random:2", "rules:2")
    assert second.header.names == ("random:2", "rules:2", "random")


def test_every_record_is_a_finished_deal(run: Run) -> None:
    for record in iter_records(run("--games", "5", "--format", "iss", players="rules")):
        assert isinstance(record, GameRecord)
        assert isinstance(replay(record.start, record.actions), Finished)


def test_one_game_is_no_games(run: Run) -> None:
    assert run("--games", "1").startswith("1 game, rules isko")


@pytest.mark.parametrize(("table", "games"), [("3", 36), ("4", 48)])
def test_a_series_has_twelve_rounds_unless_told_otherwise(table: str, games: int, run: Run) -> None:
    assert run("--table", table, "--rules", "home").startswith(f"{games} games, rules home")


def test_table_tells_of_each_game_what_json_tells(run: Run) -> None:
    """Who played what, with or without how many matadors; and the game points of the one whose points have changed."""
    rows = [row.split() for row in run("--games", "36").splitlines()[2:38]]
    told = as_json(run("--games", "36", "--format", "json"))
    points = dict.fromkeys(range(3), 0)

    for row, game in zip(rows, told["games"], strict=True):
        if game["outcome"] == "passed_in":
            assert row == [str(game["game"]), "-", "passed"]
            continue
        place, matadors, score = game["declarer"], game["matadors"], game["scores"][game["declarer"]]
        points[place] += score
        held = ["with" if matadors > 0 else "without", str(abs(matadors))] if matadors else []
        value = str(game["value"]) + "!" * game["overbid"]
        bid = str(game["bid"] or "-")
        player = told["players"][place]
        own = [player, game["contract"], bid, *held, value, f"{score:+}", str(points[place])]
        assert row == [str(game["game"]), *own]

    contracts = {game["contract"][0] for game in told["games"] if game["outcome"] != "passed_in"}
    assert {"N", "G"} < contracts


def test_foot_of_the_table_tells_what_json_tells_of_the_standings(run: Run) -> None:
    head, *foot = (line for at, line in enumerate(run("--games", "12").splitlines()) if at == 1 or at > 14)
    told = as_json(run("--games", "12", "--format", "json"))
    by_place = [next(row for row in told["standings"] if row["player"] == name) for name in told["players"]]
    sums = {line[:60].strip(): [int(number) for number in line[60:].split()] for line in foot}

    assert head.split() == ["No", "Declarer", "Game", "Bid", "Matadors", "Value", "Score", *told["players"]]
    assert {len(line) for line in foot} == {len(head)}
    assert [row["rank"] for row in told["standings"]] == [1, 2, 3]
    assert sums == {
        "game points": [row["points"] for row in by_place],
        "games won": [row["won"] for row in by_place],
        "games lost": [row["lost"] for row in by_place],
        "(won - lost) x 50": [50 * (row["won"] - row["lost"]) for row in by_place],
        "others' lost games": [40 * row["others_lost"] for row in by_place],
        "total": [row["total"] for row in by_place],
        "rank": [row["rank"] for row in by_place],
    }


def test_table_names_only_who_has_points_from_a_ramsch_and_no_bonus_that_its_list_does_not_know(run: Run) -> None:
    line = ("--games", "36", "--rules", "home")
    lines = run(*line).splitlines()
    played = [game for game in as_json(run(*line, "--format", "json"))["games"] if game["outcome"] == "ramsch"]

    for game in played:
        assert lines[1 + game["game"]].split() == [
            *(str(game["game"]), "-", "Ramsch"),
            *(f"{score:+}" for score in game["scores"] if score),
            *(str(total) for total, score in zip(game["totals"], game["scores"], strict=True) if score),
        ]
    assert played
    assert [row[:60].strip() for row in lines[-5:]] == ["game points", "games won", "games lost", "total", "rank"]
    assert lines[-6] == ""


@pytest.mark.parametrize("rules", RULES)
def test_every_number_of_the_table_stands_below_the_name_of_its_column(rules: str, run: Run) -> None:
    """Also where a Ramsch has three scores, and in the lines below the games."""
    _, head, *rows = run("--games", "36", "--rules", rules).splitlines()
    ends = [name.end() for name in re.finditer(r"\S+", head)]

    assert any("Ramsch" in row for row in rows) is (rules != "isko")
    for row in filter(None, rows):
        scores = ends[-4]
        assert len(row) >= scores or row.endswith("passed")
        assert not row[:scores].endswith(" ")
        assert {word.end() for word in re.finditer(r"\S+", row) if word.end() > scores} <= set(ends[-3:])


def test_table_ends_with_totals_and_ranks(run: Run) -> None:
    lines = run("--games", "9").splitlines()

    assert lines[0] == "9 games, rules isko, list seeger, seed 1"
    assert lines[1].split()[-3:] == ["random", "random:2", "random:3"]
    assert [line.split()[0] for line in lines[2:11]] == [str(number) for number in range(1, 10)]
    footer = {line[:60].strip(): line.split()[-3:] for line in lines[12:]}
    assert list(footer)[-2:] == ["total", "rank"]
    numbers = [[int(number) for number in row] for row in footer.values()]
    points, won, lost, own, others, total, rank = numbers
    assert [sum(column) for column in zip(points, own, others, strict=True)] == total
    assert own == [50 * (one - other) for one, other in zip(won, lost, strict=True)]
    assert sorted(rank) == [1, 2, 3]
    assert total[rank.index(1)] == max(total)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--games", "0"], "'0' is not a number from 1 on"),
        (["--games", "many"], "'many' is not a number from 1 on"),
        (["--seed", "x"], "'x' is not a whole number"),
        (["--seed", "1_000"], "'1_000' is not a whole number"),
        (["--seed", "x"], "--seed"),
        (["--rules", "pub"], "--rules"),
        (["--table", "5"], "--table"),
        (["--format", "xml"], "--format"),
        (["--players", "nobody"], f"no player 'nobody'; there are {', '.join(PLAYERS)}"),
        (["--players", "random,"], "no player ''"),
        (["--players", "random,random,random,random"], "4 players do not fit at a table of 3"),
        (["--rules", "tchibo", "--table", "4"], "tchibo is for 3 players"),
    ],
)
def test_wrong_arguments_are_told(arguments: list[str], reason: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert reason in told.err


def test_fewer_names_go_round() -> None:
    assert seated(("a",), 3) == ("a", "a", "a")
    assert seated(("a", "b"), 4) == ("a", "b", "a", "b")
    assert seated(("a", "b", "c"), 3) == ("a", "b", "c")
    with pytest.raises(SkatError):
        seated(("a", "b", "c", "d"), 3)


def test_what_players_need_for_their_first_start_is_not_counted_as_time_for_games(
    monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    order: list[str] = []

    def make(name: str) -> RandomPlayer:
        order.append(name)
        return RandomPlayer()

    class Watched(Progress):
        def __init__(self, steps: int, what: str) -> None:
            super().__init__(steps, what)
            order.append("clock")

    monkeypatch.setattr("skatdesk.cli.series.roster.make", make)
    monkeypatch.setattr("skatdesk.cli.simulate.Progress", Watched)
    run("--games", "1")

    assert order == ["random", "random", "random", "clock"]


def test_a_slow_machine_changes_no_decision(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    """The same arguments give the same output everywhere: no search may end because a few seconds are over."""
    granted: set[float] = set()

    class Timed(RandomPlayer):
        def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
            granted.add(budget.seconds)
            return super().decide(view, options, budget, seed)

    monkeypatch.setattr("skatdesk.cli.series.roster.make", lambda _name: Timed())
    run("--games", "2")

    assert min(granted) >= 600


@pytest.mark.parametrize("command", [["simulate", "--players", "rules,expert"], ["match", "--seat", "expert"]])
@pytest.mark.parametrize("warm", [True, False])
def test_people_are_told_why_the_first_start_takes_long(
    command: list[str], warm: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(*_: object) -> NoReturn:
        raise SkatError("here it would begin")

    monkeypatch.setattr("skatdesk.cli.preparing.is_warm", lambda _kernel: warm)
    monkeypatch.setattr("skatdesk.cli.series.roster.make", stop)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)

    assert main(command) == 2
    assert ("Preparing the players" in capsys.readouterr().err) is not warm


class Terminal(io.StringIO):
    """A standard error that is a terminal."""

    def isatty(self) -> bool:
        """It is."""
        return True


def test_progress_is_shown_on_a_terminal_and_makes_room_for_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Terminal()
    monkeypatch.setattr("sys.stderr", shown)
    monkeypatch.setattr("sys.stdout", shown)
    monkeypatch.setattr("skatdesk.cli.progress.BAR_EVERY", 0.0)

    assert main(["simulate", "--games", "3", "--players", "random"]) == 0
    lines = [line.rsplit("\r", maxsplit=1)[-1] for line in shown.getvalue().split("\n")]
    assert [line.split()[0] for line in lines if line.strip()][2:5] == ["1", "2", "3"]
    for game in (1, 2, 3):
        assert f"{game} of 3 games" in shown.getvalue()
