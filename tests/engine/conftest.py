"""Timers and threads need an application, even where a test shows nothing."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.engine.game_engine import GameEngine
from skatdesk.engine.preparation import Preparation


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    """Every test of the engine has one."""


@pytest.fixture
def owner() -> QObject:
    """Whose children go with it when the test is over."""
    return QObject()


@pytest.fixture
def preparation(qtbot: QtBot) -> Iterator[Preparation]:
    """The compiler, which has nothing to do."""
    preparation = Preparation()
    yield preparation
    preparation.deleteLater()


@pytest.fixture
def engine() -> GameEngine:
    """A referee with forehand as its audience and nothing begun."""
    return GameEngine()
