"""Engines without manners never stop a match: what they do wrong is counted, replaced and named."""

import os
import subprocess
import sys
from collections import Counter
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from skatdesk.match.engine_process import EngineProcess
from skatdesk.match.engine_sitter import EngineSitter
from skatdesk.match.faults import FaultError, FaultKind
from skatdesk.match.match import MatchTable, called_in
from skatdesk.match.plan import Plan, plan_of
from skatdesk.match.records import MatchGame
from skatdesk.skat.actions import Bid, Pass
from skatdesk.skat.cards import format_cards
from skatdesk.skat.deals import Deal
from skatdesk.skat.errors import SkatError
from skatdesk.skat.game import begin, step
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND
from skatdesk.skat.states import GameStart, GameState
from tests.helpers.command_line import command_line

SHORT = 0.3
"""Seconds for those who are silent."""


def command(habit: str) -> str:
    """The command of the engine with this habit."""
    program = Path(__file__).with_name("rude_engine.py")
    return command_line(sys.executable, "-I", "-S", str(program), habit)


def plan(habit: str, limit: float = 60.0, seat: int = 0) -> Plan:
    """One game with the engine at this seat, two of ours at the others."""
    names = ["rules", "rules"]
    names.insert(seat, command(habit))
    found = plan_of(names, limit=limit)
    here = found.players.index(command(habit))
    return replace(found, seatings=tuple(seats for seats in found.seatings if seats[seat] == here))


def games(habit: str, limit: float = 60.0, boards: int = 1, seat: int = 0) -> list[MatchGame]:
    """The games of some boards."""
    with closing(MatchTable(plan(habit, limit, seat))) as table:
        return [game for board in range(1, boards + 1) for game in table.board(board)]


def kinds(played: list[MatchGame]) -> Counter[str]:
    """How many faults of each kind."""
    return Counter(fault.kind for game in played for fault in game.faults)


def test_polite_engine_has_no_fault_while_it_passes() -> None:
    played = games("polite", boards=3)

    assert {fault.detail for game in played for fault in game.faults if not fault.detail.startswith("'play?'")} == set()
    assert all(game.actions for game in played)


@pytest.mark.parametrize(
    ("habit", "kind", "detail"),
    [
        ("dies", FaultKind.CRASH, "the engine has ended: out of memory"),
        ("confused", FaultKind.ERROR, "'error what do you want?'"),
        ("cheat", FaultKind.ILLEGAL, "'declare?': 'declare G ouvert'"),
        ("binary", FaultKind.ILLEGAL, "that is no answer to the question"),
        ("flood", FaultKind.ILLEGAL, "blah"),
        ("endless", FaultKind.ILLEGAL, "blah"),
        ("chatty", FaultKind.ILLEGAL, "'let me think'"),
    ],
)
def test_fault_is_counted_and_named_and_the_game_goes_on(habit: str, kind: FaultKind, detail: str) -> None:
    (game,) = games(habit, seat=1)

    assert set(kinds([game])) == {kind.value}
    assert {fault.seat for fault in game.faults} == {1}
    assert any(detail in fault.detail for fault in game.faults)
    assert game.contract


def test_silence_is_waited_for_twice_then_the_engine_is_sent_home() -> None:
    (game,) = games("silent", SHORT)

    assert set(kinds([game])) == {"silence"}
    assert len(game.faults) == len(game.milliseconds[0])
    waited = [time for time in game.milliseconds[0] if time >= SHORT * 900]
    assert len(waited) == 2


def test_answer_that_comes_too_late_does_not_lengthen_the_time_for_the_next() -> None:
    late = "import sys; sys.stdin.readline(); sys.stdin.readline(); print('pass', flush=True); sys.stdin.read()"
    looks = iter([0.0, 0.0, 0.0, 0.0, 60.0])
    process = EngineProcess(command_line(sys.executable, "-I", "-S", "-c", late), lambda: next(looks))
    try:
        with pytest.raises(FaultError, match=r"no answer to 'bid\? 18' within 0 s"):
            process.ask("bid? 18", 0.0)
        with pytest.raises(FaultError, match=r"no answer to 'bid\? 20' within 60 s"):
            process.ask("bid? 20", 60.0)
    finally:
        process.close(politely=False)
    assert list(looks) == []


def test_engine_that_reads_nothing_does_not_stop_the_match() -> None:
    process = EngineProcess(command_line(sys.executable, "-I", "-S", "-c", "import time; time.sleep(600)"))

    def tell_on_and_on() -> None:
        for _ in range(100_000):
            process.tell("event play 0 CJ")

    try:
        with pytest.raises(FaultError, match="has not read the last 1000 lines") as caught:
            tell_on_and_on()
    finally:
        process.close(politely=False)
    assert caught.value.kind is FaultKind.SILENCE


def test_engine_that_answers_without_reading_is_ended() -> None:
    """What it has written before it is asked is dropped; if its greeting was among that, it counts as gone."""
    (game, *_) = games("blind")

    assert set(kinds([game])) <= {"illegal", "crash"}
    assert game.faults
    assert game.actions


def test_engine_that_hangs_is_ended() -> None:
    assert set(kinds(games("hangs", SHORT))) == {"silence"}


def test_engine_that_died_is_there_again_in_the_next_game() -> None:
    for game in games("dies later", boards=2):
        kinds_in_order = [fault.kind for fault in game.faults]
        assert kinds_in_order == sorted(kinds_in_order, reverse=True)  # illegal answers, then it is gone
        assert set(kinds_in_order) == {"illegal", "crash"}
        assert len(kinds_in_order) < len(game.milliseconds[0])


def test_engine_that_wants_all_cards_is_named_so() -> None:
    assert called_in(plan("seer")) == ("seer (sees all cards)", "rules")


@pytest.mark.parametrize("fulldeal", [False, True])
def test_engine_hears_its_hand_and_all_that_happens_as_it_happens(tmp_path: Path, fulldeal: bool) -> None:
    """Other hands only if it has asked for them (docs/protocol.md)."""
    heard, name = tmp_path / "heard", "id seer fulldeal" if fulldeal else "id blinkered"
    writes = (  # only then: a line that comes before it is asked for is passed over
        f"import sys; hello = sys.stdin.readline(); print({name!r}, flush=True);"
        f" open({str(heard)!r}, 'w').writelines([hello, *sys.stdin])"
    )
    start = GameStart(Deal.of_series(3, 1), ISKO)
    with closing(EngineSitter(command_line(sys.executable, "-I", "-S", "-c", writes), 60.0)) as sitter:
        sitter.begin(start, MIDDLEHAND, "7", 11)
        state: GameState = begin(start)
        for action in (Bid(MIDDLEHAND, 18), Pass(FOREHAND)):
            state, events = step(state, action)
            for event in events:
                sitter.told(event, state)

    cards = [f"deal {start.deal}"] * fulldeal
    assert heard.read_text().splitlines() == [
        "hello 1",
        "game 7 1 11",
        f"hand {format_cards(start.deal.hands.middlehand)}",
        *cards,
        "event bid 1 18",
        "event pass 0",
        "quit",
    ]


def test_stubborn_engine_is_ended_with_the_match() -> None:
    with closing(EngineSitter(command("stubborn"), 60.0)) as sitter:
        sitter.greet()


@pytest.mark.parametrize(
    ("habit", "limit", "reason"),
    [
        ("rude", 60.0, "'hello yourself' is no answer to hello"),
        ("nameless", 60.0, "'id' is no answer to hello"),
        ("mute", SHORT, "no answer to 'hello 1' within"),
    ],
)
def test_engine_that_greets_wrongly_is_refused_before_the_match(habit: str, limit: float, reason: str) -> None:
    with pytest.raises(SkatError, match=reason):
        called_in(plan(habit, limit))


@pytest.mark.parametrize("text", ["there-is-no-such-program --fast", "'open quote", "  "])
def test_command_that_cannot_be_started_is_refused(text: str) -> None:
    with pytest.raises(SkatError, match="the command cannot be started"):
        called_in(plan_of([text, "rules"]))


@pytest.mark.skipif(os.name == "nt", reason="Windows has words of its own")
def test_why_a_command_cannot_be_started_is_told_without_the_number_of_the_error() -> None:
    with pytest.raises(SkatError, match=r"cannot be started: there-is-no-such-program: No such file or directory \("):
        called_in(plan_of(["there-is-no-such-program", "rules"]))


def test_words_of_an_engine_are_cut_and_cannot_confuse_a_terminal() -> None:
    (game,) = games("bell", seat=1)

    details = [fault.detail for fault in game.faults]
    assert any("bid? 18': '?[31m" in detail for detail in details)
    assert max(map(len, details)) == 200


def test_long_name_of_an_engine_is_cut() -> None:
    assert called_in(plan("windy")) == ("w" * 40, "rules")


def test_engine_that_no_longer_starts_is_at_fault(tmp_path: Path) -> None:
    with closing(MatchTable(plan_of([str(tmp_path / "gone"), "rules", "rules"]))) as table:
        (game, *_) = table.board(1)

    assert set(kinds([game])) == {"crash"}


def test_engines_know_only_the_rules_of_tournaments() -> None:
    with pytest.raises(SkatError, match="engines play by the rules isko"):
        called_in(plan_of([command("polite"), "rules"], rules="home"))


def test_asking_an_engine_that_never_came() -> None:
    sitter = EngineSitter("there-is-no-such-program", 1.0)

    with pytest.raises(FaultError):
        sitter.greet()


def test_ctrl_c_is_not_for_the_engine_on_windows_either(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, object] = {}

    def popen(_command: object, **how: object) -> None:
        asked.update(how)
        raise FileNotFoundError

    monkeypatch.setattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0x200, raising=False)
    monkeypatch.setattr(subprocess, "Popen", popen)

    with pytest.raises(FileNotFoundError):
        EngineProcess("engine")
    assert asked["creationflags"] == 0x200
