"""One game that was played here, in words: who held what, every trick, and how the value came about."""

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QStyle, QWidget

from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY

_WIDTH, _HEIGHT = 620, 420


class DealDialog(Page):
    """The text to read, to select from, and to copy.

    Signals:
        reviewRequested(): tell what was right in this game.
        listRequested(): show the list of its series.
    """

    reviewRequested = Signal()
    listRequested = Signal()

    def __init__(self, look: Look, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(look, _WIDTH, parent)
        self._title = title
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self._set_direction()
        self.text.setTabChangesFocus(True)
        self.copy = Button(look, icon="copy")
        self.review = Button(look, icon="search")
        self.list = Button(look, icon="list")
        self.shut = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self.body.addWidget(self.text)
        self.add_button(self.copy, leading=True)
        self.add_button(self.review, leading=True)
        self.add_button(self.list, leading=True)
        self.add_button(self.shut, default=True)
        self.copy.clicked.connect(self._on_copy)
        self.review.clicked.connect(self.accept)
        self.review.clicked.connect(self.reviewRequested)
        self.list.clicked.connect(self.accept)
        self.list.clicked.connect(self.listRequested)
        self.shut.clicked.connect(self.accept)
        look.changed.connect(self._refresh_text)
        self._refresh_text()
        self._write_words()

    def _write_words(self) -> None:
        """The game stays in the language it was told in."""
        self.show_title(self._title)
        self.text.setAccessibleName(self._title)
        #: Button: puts the text of the whole game into the clipboard
        self.copy.setText(self.tr("Copy"))
        #: Button: what was right in the game, and what was not
        self.review.setText(self.tr("Review"))
        self.list.setText(self.tr("List of the series"))
        self.shut.setText(self.tr("Close"))

    def _set_direction(self) -> None:
        """By itself each line would follow its first word, which may be a Latin name."""
        direction = QLocale().textDirection()
        option = self.text.document().defaultTextOption()
        option.setTextDirection(direction)
        option.setAlignment(QStyle.visualAlignment(direction, Qt.AlignmentFlag.AlignLeft))
        self.text.document().setDefaultTextOption(option)

    def _refresh_text(self) -> None:
        look = self._look
        self.text.setFont(look.font(BODY))
        self.text.setFixedSize(look.px(_WIDTH), look.px(_HEIGHT))

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
