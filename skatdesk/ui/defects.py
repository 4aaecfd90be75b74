"""Faults nobody expected: written to a log with all details, told in one sentence, never a crash.

A fault of the environment that ends up here is told as such; everything else is a defect.
"""

import faulthandler
import logging
import sys
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler

LOG_NAME, CRASH_NAME = "skatdesk.log", "crash.log"
_LOG_BYTES, _LOG_FILES = 512 * 1024, 3

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class _Log(RotatingFileHandler):
    """A log in nobody's way: what the disk has no room for, or another user's file does not take, is left out."""

    def handleError(self, record: logging.LogRecord) -> None:
        """Says nothing of a disk that refuses."""
        if not isinstance(sys.exception(), OSError):
            super().handleError(record)

    def close(self) -> None:
        """Lets the file go, though what was not written is tried once more."""
        with suppress(OSError):
            super().close()


class Defects(QObject):
    """Catches what no other code has caught.

    Signals:
        happened(object): the exception, already in the log.
    """

    happened = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """``folder`` takes the log, and the trace of a crash of Qt itself."""
        super().__init__(parent)
        self.log = folder / LOG_NAME
        self._handler = _Log(self.log, maxBytes=_LOG_BYTES, backupCount=_LOG_FILES, encoding="utf-8", delay=True)
        self._handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        self._crashes = _opened(folder / CRASH_NAME)
        self._hook = sys.excepthook
        self._window_stands = False

    def watch(self) -> None:
        """From now on; ``unwatch`` ends it. Till there is a window that tells of it, the terminal is told too."""
        logging.getLogger().addHandler(self._handler)
        if self._crashes is not None:
            faulthandler.enable(self._crashes)
        sys.excepthook = self._on_exception
        qInstallMessageHandler(_on_qt_message)

    def window_stands(self) -> None:
        """From now on the window tells of what happens."""
        self._window_stands = True

    def unwatch(self) -> None:
        """Leaves everything as it was before ``watch``."""
        qInstallMessageHandler(None)
        sys.excepthook = self._hook
        if self._crashes is not None:
            faulthandler.disable()
            self._crashes.close()
        logging.getLogger().removeHandler(self._handler)
        self._handler.close()

    def _on_exception(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._hook(kind, error, trace)
            return
        logging.getLogger("skatdesk").error("not caught", exc_info=(kind, error, trace))
        if not self._window_stands:
            self._hook(kind, error, trace)
        self.happened.emit(error)


def _opened(crashes: Path) -> TextIO | None:
    """The file for the trace of a crash; None if it cannot be opened, as one that another user has left."""
    try:
        return crashes.open("a", encoding="utf-8")
    except OSError:
        return None


def _on_qt_message(level: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    logging.getLogger("qt").log(_LEVELS.get(level, logging.WARNING), text)
