"""The number of the deal: shown, copied, typed in."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.i18n.numbers import deal_number, number
from skatdesk.skat.deals import Deal
from skatdesk.ui.deals.draft import Draft
from skatdesk.ui.dialogs.typed import trouble_with_deal, typed_number
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.captioned import Captioned
from skatdesk.ui.look.text_field import TextField
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1
from skatdesk.ui.look.translated import Translated


class DealNumber(Translated, QWidget):
    """Every deal has a number; whoever types it has the deal.

    Signals:
        copied(str): the number that is in the clipboard now.
    """

    copied = Signal(str)

    def __init__(self, look: Look, draft: Draft) -> None:
        super().__init__()
        self._look = look
        self._draft = draft
        self.field = TextField()
        self.field.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.load = Button(look)
        self.copy = Button(look, icon="copy")
        self._row = QHBoxLayout()
        self._row.addWidget(self.field, 1)
        self._row.addWidget(self.load)
        self._row.addWidget(self.copy)
        self.captioned = Captioned(look, self._row)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.captioned)
        self.field.textEdited.connect(self._on_edited)
        self.field.returnPressed.connect(self.load_typed)
        self.load.clicked.connect(self.load_typed)
        self.copy.clicked.connect(self.copy_number)
        draft.changed.connect(self._show)
        look.changed.connect(self._space)
        self._space()
        self._write_words()
        self._show()

    @Slot()
    def load_typed(self) -> None:
        """Lays out the deal with the number typed, or says why there is none."""
        wrong = self._wrong()
        self.captioned.show_error(wrong, asked=True)
        typed = typed_number(self.field.text())
        if typed is not None and not wrong:
            self._draft.lay(Deal.from_number(typed))
            self._show()

    @Slot()
    def copy_number(self) -> None:
        """Puts the number into the clipboard."""
        deal = self._draft.deal
        if deal is not None:
            QGuiApplication.clipboard().setText(str(deal.number))
            self.copied.emit(deal_number(deal.number))

    def _wrong(self) -> str:
        text = self.field.text().strip()
        return trouble_with_deal(text) if text else self.tr("Type the number of a deal")

    def _on_edited(self) -> None:
        self.captioned.show_error("")
        self.load.setEnabled(bool(self.field.text().strip()))

    @Slot()
    def _show(self) -> None:
        deal = self._draft.deal
        self.field.setText("" if deal is None else deal_number(deal.number))
        self.captioned.show_error("")
        self.load.setEnabled(False)
        self.copy.setEnabled(deal is not None)
        self._count_missing()

    def _count_missing(self) -> None:
        missing = len(self._draft.now.at(None))
        #: in the empty field for the number of a deal: so many cards lie nowhere yet; {n} is never 0
        self.field.setPlaceholderText(self.tr("cards missing: {n}").format(n=number(missing)))

    def _write_words(self) -> None:
        caption = self.tr("Number of the deal")
        self.captioned.show_caption(caption)
        self.field.setAccessibleName(caption)
        #: button: lays out the deal whose number was typed
        self.load.setText(self.tr("Load"))
        self.copy.explain(self.tr("Copy the deal number"))
        self.captioned.show_error("")
        self._count_missing()

    def _space(self) -> None:
        self._row.setSpacing(self._look.px(S1))
