"""Listens to what is painted: every text drawn from Python, and every text that had to be shortened."""

import inspect
import os
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter

from tests.helpers.shown_texts import Shown

_TOOLS = {"paint.py", "ink.py", Path(__file__).name}
"""Files whose functions write for others."""


class PaintedTexts:
    """Notes texts as they are drawn, as long as the patches hold and ``listening`` is true."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.listening = False
        self.drawn: list[Shown] = []
        self.shortened: list[Shown] = []
        """What was shown with dots for lack of room, with its whole text."""
        self.overflowing: list[Shown] = []
        """What was drawn wider than the room it was given."""
        patch.setattr(QPainter, "drawText", self._drawing(QPainter.drawText))
        for kind in (QFontMetrics, QFontMetricsF):
            patch.setattr(kind, "elidedText", self._shortening(kind.elidedText))

    def _drawing(self, draw: Callable[..., Any]) -> Callable[..., Any]:
        def note(painter: QPainter, *arguments: Any) -> Any:
            text = next((one for one in arguments if isinstance(one, str)), "")
            if text and self.listening:
                where = _painter()
                self.drawn.append(Shown(where, text))
                if _overflows(painter, arguments, text):
                    self.overflowing.append(Shown(where, text))
            return draw(painter, *arguments)

        return note

    def _shortening(self, shorten: Callable[..., str]) -> Callable[..., str]:
        def note(metrics: Any, text: str, *arguments: Any) -> str:
            shown = shorten(metrics, text, *arguments)
            if self.listening and shown != text:
                self.shortened.append(Shown(_painter(), text))
            return shown

        return note


def _overflows(painter: QPainter, arguments: tuple[Any, ...], text: str) -> bool:
    room, flags = arguments[0], arguments[1] if len(arguments) > 1 else 0
    if not isinstance(room, (QRect, QRectF)) or not isinstance(flags, (int, Qt.AlignmentFlag, Qt.TextFlag)):
        return False
    wrap = Qt.TextFlag.TextWordWrap.value
    if getattr(flags, "value", flags) & wrap:
        needed = painter.fontMetrics().boundingRect(QRectF(room).toRect(), wrap, text)
        return needed.height() > room.height() + 2 or needed.width() > room.width() + 2
    return painter.fontMetrics().horizontalAdvance(text) > room.width() + 2


def _painter() -> str:
    """Whose text it is: class and file of the nearest caller that is no tool."""
    frame: FrameType | None = inspect.currentframe()
    while frame is not None and _file_of(frame) in _TOOLS:
        frame = frame.f_back
    if frame is None:
        return "?"
    return f"{type(frame.f_locals.get('self')).__name__} in {_file_of(frame)}"


def _file_of(frame: FrameType) -> str:
    return frame.f_code.co_filename.rpartition(os.sep)[2]  # a Path takes longer than everything else here
