"""What is heard at the table, with a speaker that writes down what it is told to play."""

import math
import runpy
import subprocess
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

import pytest

from skatdesk.paths import resources_folder
from skatdesk.settings.options import SOUNDS
from skatdesk.skat.actions import Play
from skatdesk.ui.table import sounds
from skatdesk.ui.table.sounds import Cue, Sounds, Speaker, qt_speaker
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import HEARTS, SITUATIONS, play, put, tricks

ROOT = Path(__file__).resolve().parents[3]


class Heard:
    """Stands in for the loudspeaker."""

    def __init__(self) -> None:
        self.cues: list[Cue] = []
        self.closed = False

    def play(self, cue: Cue) -> None:
        """Writes it down."""
        self.cues.append(cue)

    def close(self) -> None:
        """Nothing more is played."""
        self.closed = True


def listen(t: AtTable, make_speaker: Callable[[], Speaker | None]) -> Sounds:
    """Sounds of this table, besides those it has."""
    return Sounds(t.settings, t.controller, make_speaker, t.controller)


def test_off_by_default_and_then_nothing_is_loaded(t: AtTable) -> None:
    def refuse() -> Speaker:
        raise AssertionError("no speaker is needed")

    listen(t, refuse)
    put(t)

    assert t.settings.get(SOUNDS) is False


def test_cards_tricks_and_the_own_turn_are_heard(t: AtTable) -> None:
    heard = Heard()
    t.settings.set(SOUNDS, True)
    listen(t, lambda: heard)
    put(t)
    assert Cue.DEAL in heard.cues
    play(t, HEARTS, tricks(1))
    heard.cues.clear()
    for _ in range(3):
        request = t.engine.request
        assert request is not None
        t.act(next(option for option in request.options if isinstance(option, Play)))
    t.settle()

    assert heard.cues.count(Cue.CARD) == 3
    assert heard.cues.count(Cue.TRICK) == 1


def test_of_a_deal_that_is_skipped_only_the_result_is_heard(t: AtTable) -> None:
    """Its cards would be heard all in one second."""
    heard = Heard()
    t.settings.set(SOUNDS, True)
    listen(t, lambda: heard)
    SITUATIONS["four_onlooker_play"](t)
    heard.cues.clear()
    t.table.choreographer.skip(True)
    while t.engine.running:
        t.act(t.legal[0])

    assert heard.cues == [Cue.RESULT]


def test_the_own_turn_is_heard_once(t: AtTable) -> None:
    heard = Heard()
    t.settings.set(SOUNDS, True)
    listen(t, lambda: heard)
    play(t, HEARTS, tricks(0))

    assert heard.cues[-1] is Cue.TURN


def test_the_result_is_heard(t: AtTable) -> None:
    heard = Heard()
    t.settings.set(SOUNDS, True)
    listen(t, lambda: heard)
    SITUATIONS["won"](t)

    assert heard.cues[-1] is Cue.RESULT


def test_switched_off_nothing_more_is_heard(t: AtTable) -> None:
    heard = Heard()
    t.settings.set(SOUNDS, True)
    listen(t, lambda: heard)
    t.settings.set(SOUNDS, False)
    put(t)

    assert heard.cues == []
    assert heard.closed


def test_without_the_multimedia_part_the_table_stays_silent(t: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sounds, "MODULE", "PySide6.QtNotThere")
    listen(t, qt_speaker)
    t.settings.set(SOUNDS, True)
    put(t)

    assert not sounds.can_play()


def test_asking_whether_it_is_there_loads_nothing() -> None:
    program = "import sys; from skatdesk.ui.table import sounds; sounds.can_play(); print(sounds.MODULE in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "False"


@pytest.mark.parametrize("cue", Cue)
def test_the_sounds_are_short_and_what_the_script_makes(cue: Cue) -> None:
    made = runpy.run_path(str(ROOT / "packaging" / "sounds.py"))
    with wave.open(str(resources_folder() / "sounds" / f"{cue}.wav")) as file:
        kept = array("h", file.readframes(file.getnframes()))
        seconds = file.getnframes() / file.getframerate()

    assert seconds < 1
    assert 2_000 < max(map(abs, kept)) < 30_000
    assert all(
        math.isclose(sample, made["loud"](wanted), abs_tol=1)
        for sample, wanted in zip(kept, made["SOUNDS"][cue], strict=True)
    )
