"""What the statistics tell has room of its own."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.settings.options import LANGUAGE
from skatdesk.store.store import Store
from tests.helpers.whole_program import open_application
from tests.store.statistics.sittings import keep, twelve


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
@pytest.mark.parametrize("width", [1024, 1440])
def test_what_the_statistics_tell_covers_nothing(
    qapp: QApplication, qtbot: QtBot, store: Store, language: Language, width: int
) -> None:
    """Neither the way back nor a filter nor a figure; when it is closed everything is where it was."""
    keep(store, twelve() * 4)
    application = open_application(qapp, qtbot, store)
    application.settings.set(LANGUAGE, language)
    application.window.resize(width, 800)
    application.statistics.show()
    page, room = application.statistics.page, application.statistics._room
    assert page is not None
    assert room is not None

    def places() -> list[QRect]:
        for _ in range(4):  # the charts are laid out anew
            QCoreApplication.processEvents()
        below = (*page.board.tiles, *page.board.cards.values())
        parts = (page.top.back, *page.filters.all, page.top.people, page.top.export, *below)
        return [QRect(part.mapTo(room, QPoint()), part.size()) for part in parts if part.isVisible()]

    before = places()
    for say in (room.notice.say, room.notice.warn):
        say("Written: Documents/Skat/Statistics of the year/games of the Thursday round of the year 2026.csv")
        parts = places()
        told = QRect(room.notice.mapTo(room, QPoint()), room.notice.size())
        assert room.rect().contains(told)
        assert told.height() >= room.notice.shut.height()
        assert not any(told.intersects(part) for part in parts)
    room.notice.shut.click()

    assert places() == before
    application.stop()
