"""Windows remember where they stood; where that cannot be written they close all the same."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.settings.options import GUIDE_GEOMETRY
from skatdesk.settings.settings import Settings
from skatdesk.ui.places import remember_place
from tests.helpers.inline_executor import InlineExecutor


@pytest.fixture
def unwritable(tmp_path: Path) -> Settings:
    """Settings whose file cannot be written: its folder has gone."""
    return Settings.load(tmp_path / "gone" / "settings.json")


def test_the_main_window_closes_and_says_so_though_its_place_cannot_be_written(
    qapp: QApplication, qtbot: QtBot, unwritable: Settings, capfd: pytest.CaptureFixture[str]
) -> None:
    """Else Qt would write of an error in the program to the terminal, and what waits for the end would not be told."""
    application = Application(qapp, unwritable, None, InlineExecutor())
    qtbot.addWidget(application.window)
    application.open()
    with qtbot.waitSignal(application.window.closing):
        application.window.close()
    assert not application.window.isVisible()
    assert "Error" not in capfd.readouterr().err
    application.stop()


def test_a_place_is_remembered_for_as_long_as_the_program_runs(
    qapp: QApplication, qtbot: QtBot, unwritable: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    remember_place(window, unwritable, GUIDE_GEOMETRY)
    assert unwritable.get(GUIDE_GEOMETRY)
    assert "settings.json" in caplog.text
