"""A note is as high as its sentence, whatever its length."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

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
