"""A game that cannot be written goes on, and that it is not kept can be read."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

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
