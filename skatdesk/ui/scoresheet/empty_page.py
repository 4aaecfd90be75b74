"""What stands beside the shelf when no list is open: what to do next."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import FIGURE, S1, S2
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.scoresheet.deleted_lists import DeletedLists

_WIDTH = 640


class EmptyPage(Translated, QWidget):
    """Offers a ``new`` list, to ``import_`` one from a file, or one that was deleted, where there is any."""

    def __init__(self, look: Look, deleted: DeletedLists) -> None:
        super().__init__()
        self._look = look
        self._menu = deleted
        self._unavailable = False
        self._title = RichLine(look, size=FIGURE, bold=True, wrap=True, even=True)
        self._line = RichLine(look, ink="text2", wrap=True, even=True)
        self.new = Button(look, kind=Kind.PRIMARY, icon="plus")
        self.import_ = Button(look)
        self.deleted = Button(look, kind=Kind.GHOST)
        self._frame = QWidget()
        self._buttons = QHBoxLayout()
        for button in (self.new, self.import_, self.deleted):
            self._buttons.addWidget(button)
        self._buttons.addStretch(1)
        self._column = QVBoxLayout(self._frame)
        self._column.addWidget(self._title)
        self._column.addWidget(self._line)
        self._column.addLayout(self._buttons)
        # without an alignment, so that the lines are asked how high they are
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self._frame)
        middle.addStretch(1)
        row = QVBoxLayout(self)
        row.addStretch(2)
        row.addLayout(middle)
        row.addStretch(3)
        self.deleted.clicked.connect(self._open_menu)
        deleted.menuAction().changed.connect(self._show_deleted)
        look.changed.connect(self._refresh)
        self._refresh()
        self._write_words()

    def show_unavailable(self) -> None:
        """Nothing can be kept here, so nothing can be begun."""
        self._unavailable = True
        self._write_words()

    def _write_words(self) -> None:
        self._title.show_text(self.tr("The score sheet for your table"))
        usual = self.tr(
            "You play with real cards, and Skatdesk keeps the list: values, bonuses and totals are reckoned as you "
            "write. Every game is on the disk at once, and every step can be taken back"
        )
        missing = self.tr(
            "Lists cannot be kept just now: another Skatdesk is running, or the disk is full or protected. "
            "Mend that and start again, so that no game is lost"
        )
        self._line.show_text(missing if self._unavailable else usual)
        self.new.setText(self.tr("New list"))
        self.import_.setText(self.tr("Import a file…"))
        for button in (self.new, self.import_):
            button.setVisible(not self._unavailable)
        self._show_deleted()

    def _show_deleted(self) -> None:
        self.deleted.setText(self._menu.title())
        self.deleted.setVisible(self._menu.menuAction().isVisible())

    def _open_menu(self) -> None:
        self._menu.popup(self.deleted.mapToGlobal(QPoint(0, self.deleted.height())))

    def _refresh(self) -> None:
        px = self._look.px
        self._frame.setFixedWidth(px(_WIDTH))
        self._column.setSpacing(px(S2))
        self._buttons.setSpacing(px(S1))
