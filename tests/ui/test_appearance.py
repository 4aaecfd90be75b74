"""What follows the options of language and card words, and what is left in peace."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.settings import options
from skatdesk.settings.kinds import Option
from skatdesk.store.store import FILE_NAME, Store
from skatdesk.ui.charts.board import Board
from skatdesk.ui.dialogs.settings_dialog import SettingsDialog
from skatdesk.ui.dock.list_model import ListModel
from skatdesk.ui.panels.question import Question
from skatdesk.ui.table.captions import Captions
from skatdesk.ui.table.say_buttons import SayButtons
from tests.helpers.sample_lists import thursday
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


def _counted(done: Counter[object], method: Callable[..., None]) -> Callable[..., None]:
    def count(who: object, *arguments: Any) -> None:
        done[who] += 1
        method(who, *arguments)

    return count


def test_with_words_of_the_language_on_the_cards_everything_is_written_once(
    qapp: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Language and card words become others together; the charts are drawn once, too, and nothing out of sight."""
    done: Counter[object] = Counter()
    writers = ((Question, "_write_words"), (ListModel, "renew"), (Captions, "again"), (SayButtons, "_write_words"))
    for kind, method in (*writers, (Board, "show_games")):
        monkeypatch.setattr(kind, method, _counted(done, getattr(kind, method)))
    store = Store.open(tmp_path / FILE_NAME)
    store.lists.begin(*thursday())
    application = open_application(qapp, qtbot, store)
    application.settings.set(options.CARD_NAMING, "system")
    application.statistics.show()
    assert application.statistics.page is not None

    def change(language: str) -> None:
        qapp.processEvents()
        done.clear()
        application.settings.set(options.LANGUAGE, language)
        qapp.processEvents()
        assert application.namer.naming.language is Language(language)

    change("de")
    drawn = done.pop(application.statistics.page.board)
    assert (drawn, set(done.values())) == (1, {1})
    assert len(done) >= 8
    application.window.show_home()
    change("fr")
    assert application.statistics.page.board not in done
    application.stop()


def test_what_the_shown_cards_are_called_is_joined_as_in_the_language(qapp: QApplication, qtbot: QtBot) -> None:
    """Card words may stay while the language changes: Urdu has a comma of its own."""
    application = open_application(qapp, qtbot, None)
    dialog = SettingsDialog(
        application.look, application.settings, application.namer, application.faces, application.window
    )
    before = dialog.preview.accessibleName()

    application.settings.set(options.LANGUAGE, "ur")
    qapp.processEvents()

    assert dialog.preview.accessibleName() == before.replace(", ", "، ")
    application.stop()
