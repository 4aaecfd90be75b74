"""A note is as high as its sentence, whatever its length."""

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.languages import Language
from skatdesk.ui.dialogs.note import NoteDialog
from tests.ui.conftest import House, ShowDialog

SENTENCE = (
    "The settings were damaged: they were kept as settings.json.damaged-1, and everything is set as at the first "
    "start. They can be looked at with any program that reads texts, and be put back when all is well"
)


def test_no_note_is_scrolled_where_the_screen_has_room(show_dialog: ShowDialog, house: House, window: QWidget) -> None:
    """Some have one line more in the width of the dialog than in the one their words would like."""
    words = SENTENCE.split()
    for count in range(6, len(words)):
        note = show_dialog(NoteDialog(house.look, "Settings", " ".join(words[:count]), window))
        QCoreApplication.sendPostedEvents()
        middle = note._middle

        assert not middle.verticalScrollBar().maximum(), count
        assert note.line.height() == middle.height() == note.line.heightForWidth(middle.width()), count
        note.reject()


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
@pytest.mark.parametrize("path", [rf"D:\Listen\{'Annegret' * 9}\Skat.skatdesk", f"/media/{'Skat' * 40}.skatdesk"])
def test_a_path_without_spaces_can_be_read_to_its_end(
    show_dialog: ShowDialog, house: House, window: QWidget, path: str, language: Language
) -> None:
    window.setLayoutDirection(language.direction)
    note = show_dialog(NoteDialog(house.look, "Save a backup", f"All games are in {isolate(path)} now", window))
    QCoreApplication.sendPostedEvents()
    line = note.line
    layout = line._document.firstBlock().layout()

    assert max(layout.lineAt(at).naturalTextWidth() for at in range(layout.lineCount())) <= line.width()
    assert line.height() == line.heightForWidth(line.width())
    assert layout.lineCount() > 2
