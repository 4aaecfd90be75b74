"""Leak police: finds what a test leaves running, and tells where it was started."""

import gc
import inspect
import threading
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QThread, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication, QWidget

PATIENCE_MS = 5000
"""How long a thread that has been told to stop may take to end."""


class LeakPolice:
    """Watches from its making on; ``report`` says what is left over by then.

    Timers, threads, thread pools and animations started from Python are watched by
    their ``start``; top-level widgets are counted. What is reported is also stopped,
    so that one leak fails one test.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._started: dict[int, tuple[weakref.ref[QObject], str]] = {}
        self._threads = set(threading.enumerate())
        self._windows = {id(window): window for window in _windows()}
        for kind in (QTimer, QThread, QThreadPool, QAbstractAnimation):
            patch.setattr(kind, "start", self._remembering(kind.start))

    def report(self) -> list[str]:
        """One line for each thing left over."""
        _settle()
        return [*self._running(), *self._open_windows(), *self._python_threads()]

    def _remembering(self, start: Callable[..., Any]) -> Callable[..., Any]:
        def remember(watched: QObject, *arguments: Any) -> Any:
            self._started[id(watched)] = (weakref.ref(watched), _caller())
            return start(watched, *arguments)

        return remember

    def _running(self) -> list[str]:
        found = []
        for reference, where in self._started.values():
            watched = reference()
            if watched is None or not shiboken6.isValid(watched) or not _stop(watched):
                continue
            found.append(f"{_name(watched)} still runs, started at {where}")
        return found

    def _open_windows(self) -> list[str]:
        if any(id(window) not in self._windows for window in _windows()):
            gc.collect()  # a window nobody holds any more is no leak, only slow to go
        found = []
        for window in _windows():
            if id(window) not in self._windows:
                found.append(
                    f"{type(window).__name__} {window.objectName()!r} is left over, titled {window.windowTitle()!r}"
                )
                window.close()
                window.deleteLater()
        _settle()
        return found

    def _python_threads(self) -> list[str]:
        found = []
        for thread in set(threading.enumerate()) - self._threads:
            # Qt's threads appear as dummies; they are watched as QThreads
            if isinstance(thread, threading._DummyThread):
                continue
            thread.join(PATIENCE_MS / 1000)
            if thread.is_alive():
                found.append(f"the thread {thread.name!r} still runs")
        return found


def _stop(watched: QObject) -> bool:
    """Stops what still runs; False when it had ended by itself."""
    if isinstance(watched, QTimer):
        running = watched.isActive()
        watched.stop()
    elif isinstance(watched, QAbstractAnimation):
        running = watched.state() is not QAbstractAnimation.State.Stopped
        watched.stop()
    elif isinstance(watched, QThreadPool):
        running = not watched.waitForDone(PATIENCE_MS)
    elif isinstance(watched, QThread):
        running = watched.isRunning()
        watched.quit()
        watched.wait(PATIENCE_MS)
    else:
        raise TypeError(f"{watched!r} is not watched")
    return running


def _windows() -> list[QWidget]:
    """Windows without a parent, but for the tool tip, which Qt keeps for itself."""
    if not isinstance(QCoreApplication.instance(), QApplication):
        return []
    windows = [widget for widget in QApplication.topLevelWidgets() if widget.parentWidget() is None]
    return [window for window in windows if window.metaObject().className() != "QTipLabel"]


def _settle() -> None:
    """Lets what has been told to go, go."""
    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()


def _name(watched: QObject) -> str:
    return f"{type(watched).__name__} {watched.objectName()!r}"


def _caller() -> str:
    frame = inspect.currentframe()
    while frame is not None and frame.f_code.co_filename == __file__:
        frame = frame.f_back
    assert frame is not None
    return f"{Path(frame.f_code.co_filename).name}:{frame.f_lineno} ({frame.f_code.co_name})"
