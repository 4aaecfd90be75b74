"""A game that cannot be written goes on, and that it is not kept can be read; as with settings."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.settings import options
from skatdesk.settings.settings import Settings, SettingsError
from skatdesk.skat.ruleset import ISKO
from skatdesk.store.store import Store
from tests.helpers.whole_program import Hand, open_application, series


def test_what_the_disk_refuses_is_told_over_the_table_and_outlasts_the_next_actions(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The view of the very action that could not be written took the sentence away."""
    monkeypatch.setattr("skatdesk.store.database_file.PATIENCE_S", 0.01)
    path = tmp_path / "skatdesk.sqlite"
    application = open_application(qapp, qtbot, Store.open(path))
    application.begin(series(ISKO))
    hand = Hand(application, qtbot)
    assert hand.wait_for_question()
    assert application.table.strip.text == ""

    with closing(sqlite3.connect(path, isolation_level=None)) as stranger:
        stranger.execute("BEGIN IMMEDIATE")
        hand.answer()
        hand.wait_for_question()
        assert "cannot be written" in application.table.strip.text
    application.stop()


@pytest.mark.parametrize("at_table", [False, True])
def test_a_language_that_cannot_be_kept_is_used_and_told_of_in_that_language(
    at_table: bool, qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The change of the language took the sentence away before anybody had seen it."""
    settings = Settings.load(tmp_path / "settings.json")
    application = open_application(qapp, qtbot, Store.open(tmp_path / "skatdesk.sqlite"), settings=settings)
    window = application.window
    (window.show_table if at_table else window.show_home)()
    with monkeypatch.context() as full:
        full.setattr("skatdesk.settings.settings.write_whole", _refuse)
        with pytest.raises(SettingsError) as unsaved:
            settings.set(options.LANGUAGE, "de")
    application.on_defect(unsaved.value)
    strip = application.table.strip if at_table else window.strip
    qtbot.waitUntil(lambda: window.go_home.text() == "Startseite" and strip.isVisible())
    assert strip.text.startswith("Die Einstellungen")
    application.stop()


def _refuse(path: Path, _content: bytes) -> None:
    raise PermissionError(13, "Permission denied", str(path))
