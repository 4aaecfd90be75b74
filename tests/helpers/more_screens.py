"""The dialogs, menus and house-rule panels that the walk through the window leaves out."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QMenu

from skatdesk.app import Application
from skatdesk.notation.iss import GameRecord, Header, RecordError, iter_records
from skatdesk.players.referee import play_deal
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.settings.options import DECK, SOUNDS
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import GameStart
from skatdesk.store.errors import SetAside, StoreError, Trouble
from skatdesk.ui.charts.deal_dialog import DealDialog
from skatdesk.ui.charts.games_behind import GamesBehindDialog
from skatdesk.ui.charts.people_dialog import PeopleDialog
from skatdesk.ui.charts.period_dialog import PeriodDialog
from skatdesk.ui.dialogs.games import GamesDialog
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.dialogs.play_deal import PlayDealDialog
from skatdesk.ui.dialogs.rules_dialog import RulesDialog
from skatdesk.ui.dialogs.settings_dialog import SettingsDialog
from skatdesk.ui.games.game_text import GameText
from skatdesk.ui.scoresheet.game_menu import GameMenu
from skatdesk.ui.scoresheet.list_menu import ListMenu
from skatdesk.ui.set_aside import as_they_are
from tests.helpers.sheet_screens import Picture

BROKEN = "(;GM[Skat]PC[Local]R0[d:w]MV[w HT])"
"""A record nobody can play."""


def more_screens(application: Application, picture: Picture) -> Iterator[tuple[str, QPixmap]]:
    """Each with its name; to be called when a series is running and lists have been written."""
    yield from _dialogs(application, picture)
    yield from _menus(application)
    yield from _troubles(application, picture)


def _dialogs(application: Application, picture: Picture) -> Iterator[tuple[str, QPixmap]]:
    app, window = application, application.window
    settings = SettingsDialog(app.look, app.settings, app.namer, app.faces, window)
    rules = RulesDialog(app.look, HOME, window)
    for name, dialog in (("settings", settings), ("rules", rules)):
        dialog.open()
        for tab in range(dialog.tabs.count()):
            dialog.tabs.setCurrentIndex(tab)
            QApplication.processEvents()
            yield f"{name}_{tab}", dialog.grab()
        dialog.close()
    deal = PlayDealDialog(app.look, app.namer, ISKO, parent=window)
    deal.play.click()
    yield "play_deal", picture(deal)
    found = [*_records(), *_errors()]
    yield "games", picture(GamesDialog(app.desk, "games.sgf", found, window))
    text = GameText(app.namer, app.desk.sentences, window)
    yield "deal_text", picture(DealDialog(app.look, "Ada", "\n".join(text.of(record) for record in _records()), window))
    page, store = app.statistics.page, app._store
    if page is not None and store is not None:
        if page.games is not None:
            yield (
                "games_behind",
                picture(GamesBehindDialog(app.look, page.words, "♣", page.games.where(page.games.declared), window)),
            )
        yield "period", picture(PeriodDialog(app.look, date(2026, 1, 1), date(2026, 11, 20), window))
        yield "people", picture(PeopleDialog(app.look, page.words, store.statistics, window))


def _menus(application: Application) -> Iterator[tuple[str, QPixmap]]:
    window, room = application.window, application.sheet.room
    window.table.bar.menuRequested.emit()
    main = QApplication.activePopupWidget()
    assert isinstance(main, QMenu)
    yield "menu", main.grab()
    for action in main.actions():
        submenu = action.menu()
        if isinstance(submenu, QMenu):
            yield "submenu", submenu.grab()
    main.close()
    page = room.page
    assert page is not None
    for menu in room.findChildren(ListMenu):
        menu.open_for(page.shown.id, archived=False, at=QPoint())
        yield "list_menu", menu.grab()
        menu.close()
    for game_menu in page.findChildren(GameMenu):
        game_menu.open_for(1, 3, QPoint())
        yield "game_menu", game_menu.grab()
        game_menu.close()
    statistics = application.statistics.page
    for chart_menu in statistics.findChildren(QMenu) if statistics is not None else ():
        if chart_menu.actions():
            yield "chart_menu", chart_menu.grab()


def _troubles(application: Application, picture: Picture) -> Iterator[tuple[str, QPixmap]]:
    troubles, path = application.troubles, Path("skatdesk.sqlite3")
    noted = [troubles.of_set_aside(SetAside(trouble, path)) for trouble in (Trouble.NEWER, Trouble.DAMAGED, None)]
    copied = date(2026, 11, 20)
    noted += [troubles.of_set_aside(SetAside(trouble, path, copied)) for trouble in (Trouble.DAMAGED, Trouble.GONE)]
    noted += [troubles.of_unopened(StoreError(Trouble.UNAVAILABLE, path, "")), troubles.of_saved_game()]
    noted += [troubles.of_settings_set_aside(path), troubles.of_settings_set_aside(path, as_they_are((DECK, SOUNDS)))]
    for sentence in noted:
        yield "trouble", picture(NoteDialog(application.look, "Skatdesk", sentence, application.window))
    said = [troubles.of_store(StoreError(trouble, path, "")) for trouble in Trouble]
    said += [troubles.of_settings(), troubles.unwritable("list.csv")]
    said.append(troubles.of_defect("skatdesk.log"))
    application.window.show_table()
    for sentence in said:
        application.say(sentence)
        yield "said", picture(None)


def _records() -> list[GameRecord]:
    records = []
    for number in (1, 2):
        start = GameStart(Deal.of_series(7, number), HOME)
        actions, _ = play_deal(start, BySeat(RulesPlayer(), RulesPlayer(), RulesPlayer()), 1)
        header = Header(date="2026-11-20/18:30:00/UTC", names=BySeat("Ada", "Ben", "Cem"))
        records.append(GameRecord(header, start, actions))
    return records


def _errors() -> list[GameRecord | RecordError]:
    return list(iter_records(BROKEN))
