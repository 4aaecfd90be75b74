"""What is heard at the table: quiet, off by default, and only where Qt's multimedia part is installed."""

import importlib
import importlib.util
import logging
from collections.abc import Callable
from enum import StrEnum
from typing import Any, Protocol

from PySide6.QtCore import QObject, QUrl, Slot

from skatdesk.paths import resources_folder
from skatdesk.settings.options import SOUNDS
from skatdesk.settings.settings import Settings
from skatdesk.skat.events import CardPlayed, Event, TrickWon
from skatdesk.ui.table.controller import TableController

_log = logging.getLogger(__name__)

MODULE = "PySide6.QtMultimedia"
_VOLUME = 0.4


class Cue(StrEnum):
    """What there is to hear; the values are the names of the files in ``resources/sounds``."""

    DEAL = "deal"
    CARD = "card"
    TRICK = "trick"
    TURN = "turn"
    RESULT = "result"


class Speaker(Protocol):
    """Makes cues heard."""

    def play(self, cue: Cue) -> None:
        """Begins the sound; returns at once."""

    def close(self) -> None:
        """Nothing more is heard."""


def can_play() -> bool:
    """Whether the extra ``sound`` is installed; loads nothing."""
    return importlib.util.find_spec(MODULE) is not None


def qt_speaker() -> Speaker | None:
    """Plays through Qt; None where its multimedia part is missing or, which is logged, lacks a library."""
    if not can_play():
        return None
    try:
        return _QtSpeaker()
    except ImportError as error:
        _log.warning("no sounds: %s", error)
        return None


class _QtSpeaker:
    def __init__(self) -> None:
        multimedia: Any = importlib.import_module(MODULE)
        self._effects = {cue: multimedia.QSoundEffect() for cue in Cue}
        for cue, effect in self._effects.items():
            effect.setSource(QUrl.fromLocalFile(str(resources_folder() / "sounds" / f"{cue}.wav")))
            effect.setVolume(_VOLUME)

    def play(self, cue: Cue) -> None:
        """See ``Speaker``."""
        self._effects[cue].play()

    def close(self) -> None:
        """See ``Speaker``."""
        for effect in self._effects.values():
            effect.stop()
            effect.deleteLater()
        self._effects.clear()


class Sounds(QObject):
    """Gives the cues of a table while the option is on; as long as it is off nothing is loaded."""

    def __init__(
        self,
        settings: Settings,
        controller: TableController,
        make_speaker: Callable[[], Speaker | None] = qt_speaker,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._make_speaker = make_speaker
        self._speaker: Speaker | None = None
        self._choreographer = controller.table.choreographer
        controller.dealt.connect(self._on_dealt)
        controller.eventShown.connect(self._on_event)
        controller.asked.connect(self._on_asked)
        controller.resultShown.connect(self._on_result)
        settings.watch(SOUNDS, self._switch)
        self._switch(settings.get(SOUNDS))

    def _switch(self, on: bool) -> None:
        if self._speaker is not None:
            self._speaker.close()
        self._speaker = self._make_speaker() if on else None

    def _play(self, cue: Cue) -> None:
        if self._speaker is not None:
            self._speaker.play(cue)

    @Slot()
    def _on_dealt(self) -> None:
        self._play(Cue.DEAL)

    @Slot(object)
    def _on_event(self, event: Event) -> None:
        if self._choreographer.skipping:  # thirty cards in a second would rattle
            return
        if isinstance(event, CardPlayed):
            self._play(Cue.CARD)
        elif isinstance(event, TrickWon):
            self._play(Cue.TRICK)

    @Slot()
    def _on_asked(self) -> None:
        self._play(Cue.TURN)

    @Slot()
    def _on_result(self) -> None:
        self._play(Cue.RESULT)
