"""Files let go over the window: lists go to the score sheet, and of each that is none it is told why."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.store.store import Store
from tests.helpers.dropping import drop
from tests.helpers.plain import plain
from tests.helpers.whole_program import open_application
from tests.notation.lists.filled import HEAD, filled_list


def test_lists_are_dropped_on_the_score_sheet(qapp: QApplication, qtbot: QtBot, store: Store, tmp_path: Path) -> None:
    """All of them, as games are on the table."""
    application = open_application(qapp, qtbot, store)
    application.sheet.show()
    room = application.sheet.room
    urls = []
    for title in ("Monday", "Tuesday"):
        file = str(tmp_path / f"{title}.json")
        room.files.write(file, replace(HEAD, title=title), filled_list())
        urls.append(QUrl.fromLocalFile(file))
    data = QMimeData()
    data.setUrls(urls)
    assert drop(application.window, data)

    assert not room.acceptDrops()  # so Qt asks the window
    assert {summary.head.title for summary in store.lists.summaries()} == {"Monday", "Tuesday"}
    application.stop()


def test_of_lists_dropped_together_each_that_cannot_be_read_is_told(
    qapp: QApplication, qtbot: QtBot, store: Store, tmp_path: Path
) -> None:
    """The one behind it does not take the word of what was wrong away."""
    application = open_application(qapp, qtbot, store)
    room = application.sheet.room
    paths = [str(tmp_path / f"{name}.json") for name in ("empty", "Monday", "gone", "Tuesday")]
    Path(paths[0]).touch()
    for path in (paths[1], paths[3]):
        room.files.write(path, replace(HEAD, title=Path(path).stem), filled_list())
    application.games.take_all(paths)

    assert {summary.head.title for summary in store.lists.summaries()} == {"Monday", "Tuesday"}
    told = plain(room.notice.text)
    assert told.startswith("empty.json, line 1: ")
    assert f"This file was not imported · {paths[2]} cannot be read" in told
    application.stop()


@pytest.mark.parametrize("name", ["club.xlsx", "club.xls", "club.ods", "club.PDF"])
def test_a_list_in_a_spreadsheet_or_on_paper_is_told_how_to_save_it(
    qapp: QApplication, qtbot: QtBot, store: Store, tmp_path: Path, name: str
) -> None:
    """Not that there are no games of a server in it."""
    application = open_application(qapp, qtbot, store)
    (tmp_path / name).write_bytes(b"PK\x03\x04 and so on")
    application.games.take(str(tmp_path / name))

    assert "A spreadsheet can save the list as CSV" in plain(application.sheet.room.notice.text)
    application.stop()


def test_a_list_dropped_where_none_can_be_kept_leads_to_the_page_that_says_why(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path
) -> None:
    application = open_application(qapp, qtbot, None)
    file = str(tmp_path / "Monday.json")
    application.sheet.room.files.write(file, HEAD, filled_list())
    application.games.take(file)

    assert application.sheet.room.empty.isVisible()
    assert not application.sheet.room.empty.import_.isVisible()
    application.stop()
