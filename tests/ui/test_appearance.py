"""What follows the options of language and card words, and what is left in peace."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.settings import options
from skatdesk.settings.kinds import Option
from tests.helpers.whole_program import open_application


class Told(QObject):
    """Counts how many objects of the whole program are told of another language."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.times += event.type() is QEvent.Type.LanguageChange
        return False


@pytest.mark.parametrize(
    ("option", "value"),
    [
        (options.CARD_NAMING, "de"),
        (options.CORNER_LETTERS, "spoken"),
        (options.GERMAN_SUIT_WORDS, True),
        (options.NASTALIQ, True),
    ],
    ids=["words", "letters", "suits", "headings"],
)
def test_other_words_on_the_cards_are_no_other_language(
    qapp: QApplication, qtbot: QtBot, option: Option[object], value: object
) -> None:
    """No widget writes everything anew, and a message that is being read stays."""
    application = open_application(qapp, qtbot, None)
    application.window.show_table()
    application.say("Written: evening.csv")
    told = Told()
    qapp.installEventFilter(told)

    application.settings.set(option, value)
    QCoreApplication.sendPostedEvents()

    assert told.times == 0
    assert application.table.strip.isVisible()
    assert application.namer.naming == application.appearance._naming()
    application.settings.set(options.LANGUAGE, "fr")
    QCoreApplication.sendPostedEvents()
    assert told.times
    assert not application.table.strip.isVisible()
    qapp.removeEventFilter(told)
    application.stop()
