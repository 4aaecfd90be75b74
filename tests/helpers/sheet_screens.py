"""The score sheet and the statistics as pictures, over the lists of ``sample_lists``."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TypeVar

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from skatdesk.app import Application
from skatdesk.store.store import Store
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.scoresheet.large_window import LargeWindow
from skatdesk.ui.scoresheet.list_dialog import ListDialog
from skatdesk.ui.scoresheet.ranking_dialog import RankingDialog
from skatdesk.ui.scoresheet.room import ScoreSheetRoom
from tests.helpers.sample_lists import bierlachs, pub, thursday

W = TypeVar("W", bound=QWidget)
Picture = Callable[[Page | None], QPixmap]


def sheet_screens(
    application: Application, store: Store, picture: Picture, turn: Callable[[], None]
) -> Iterator[tuple[str, QPixmap]]:
    """Each screen with its name; the home page is in front before and after."""
    home, room = application.window.home, application.sheet.room
    home.sheet.click()
    yield "sheet_empty", picture(None)
    room.ask_for_list()
    yield "new_list", picture(_child(room.window(), ListDialog))
    ids = [store.lists.begin(*sample()) for sample in (bierlachs, pub, thursday)]
    home.sheet.click()
    room.enter()
    yield "sheet", picture(None)
    yield _ranking(room, picture)
    yield _other_shelf(room, picture)
    page = room.page
    assert page is not None
    page.writing.change(12)
    yield "sheet_change", picture(None)
    page.writing.ask_next()
    page.head.settle.click()
    yield "settlement", picture(None)
    page.show_paper()
    yield "print_preview", picture(None)
    page.shown.move(2, 4)
    page.shown.undo()
    page.shown.remove(3)
    page.shown.undo()
    page.shown.change(5, page.shown.score_list.entries[7])
    page.shown.undo()
    page.show_history()
    yield "history", picture(None)
    page.show_sheet()
    room.show_large(ids[2])
    large = _child(page, LargeWindow)
    large.resize(application.window.size())
    turn()
    yield "sheet_large", large.grab()
    large.close()
    room.ask_for_details(ids[1])
    yield "list_details", picture(_child(room.window(), ListDialog))
    yield "sheet_of_four", picture(None)
    room.open(ids[0])
    room.remove(ids[1])
    yield "sheet_bierlachs", picture(None)
    over = room.page
    assert over is not None
    sheet = over.shown.score_list
    over.shown.agree(over.shown.head, replace(sheet, games=len(sheet.entries)))
    yield "sheet_finished", picture(None)
    application.window.statistics.trigger()
    yield "statistics", picture(None)
    application.window.show_home()


def _ranking(room: ScoreSheetRoom, picture: Picture) -> tuple[str, QPixmap]:
    """All lists of the shelf together."""
    room.shelf.ranking.click()
    return "ranking", picture(_child(room.window(), RankingDialog))


def _other_shelf(room: ScoreSheetRoom, picture: Picture) -> tuple[str, QPixmap]:
    """The sheet with the shelf opened where the window has folded it away, else folded."""
    folded = room.shelf.folding.fold.isHidden()
    room.shelf.folding.set_folded(not folded)
    shown = picture(None)
    room.shelf.folding.set_folded(folded)
    return "sheet_with_shelf" if folded else "sheet_without_shelf", shown


def _child(parent: QWidget, kind: type[W]) -> W:
    return parent.findChildren(kind)[-1]
