"""Charts as files."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from skatdesk.store.store import Store
from skatdesk.ui.charts.export import FileKind
from tests.helpers.disks import full_disk
from tests.store.statistics.sittings import keep, twelve
from tests.ui.charts.conftest import Open


@pytest.mark.parametrize("kind", FileKind)
def test_charts_that_cannot_be_written_leave_the_files_that_were_there(
    open_page: Open, store: Store, tmp_path: Path, qtbot: QtBot, kind: FileKind
) -> None:
    keep(store, twelve())
    page = open_page()
    folder = tmp_path / "charts"
    folder.mkdir()
    page.top.chartsWanted.emit(str(folder), kind)
    before = {path: path.read_bytes() for path in folder.iterdir()}

    with full_disk(), qtbot.waitSignal(page.failed):
        page.top.chartsWanted.emit(str(folder), kind)

    assert before
    assert all(before.values())
    assert {path: path.read_bytes() for path in folder.iterdir()} == before
