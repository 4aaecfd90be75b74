"""One deal for practice, by its number."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from skatdesk.i18n.card_names import CardNamer
from skatdesk.i18n.numbers import deal_number
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.ui.dialogs.one_of import OneOf
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.dialogs.typed import trouble_with_deal, typed_number
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.captioned import Captioned
from skatdesk.ui.look.paint import ENTER
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.text_field import TextField
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S2
from skatdesk.ui.sentences.series_words import OFFERED, SeriesWords

_WIDTH = 600


class PlayDealDialog(Page):
    """Asks for the number, the seat and the rules.

    Args:
        look: how it looks.
        namer: what the seats are called.
        rules: the rule set played last, which is offered as it is, one's own after those everybody knows.
        parent: the window it belongs to.

    Signals:
        chosen(object, object, object): the ``Deal``, the user's ``Seat``, the ``RuleSet``.
        editorRequested(): the user wants to choose the cards himself.
    """

    chosen = Signal(object, object, object)
    editorRequested = Signal()

    def __init__(self, look: Look, namer: CardNamer, rules: RuleSet, parent: QWidget | None = None) -> None:
        super().__init__(look, _WIDTH, parent)
        self._namer = namer
        self._words = SeriesWords(self)
        at = next((at for at, one in enumerate(OFFERED) if one.name == rules.name), len(OFFERED))
        self._offered = (*OFFERED[:at], rules, *OFFERED[at + 1 :])
        self._touched = False
        self.number = TextField()
        self.number.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.seat = OneOf(look, len(SEATS))
        self.rules = OneOf(look, len(self._offered))
        self._line = RichLine(look, ink="text2", wrap=True, even=True)
        self._number, self._seat = Captioned(look, self.number), Captioned(look, self.seat)
        self._rules = Captioned(look, self.rules)
        self.editor = Button(look)
        self.cancel = Button(look)
        self.play = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self._grid = QGridLayout()
        for row, part in enumerate((self._line, self._number, self._seat, self._rules)):
            self._grid.addWidget(part, row, 0)
        self.body.addLayout(self._grid)
        self.add_button(self.editor, leading=True)
        self.add_button(self.cancel)
        self.add_button(self.play, default=True)
        self.seat.choose(0)
        self.rules.choose(at)
        self.number.textEdited.connect(self._on_edited)
        self.play.clicked.connect(self._accept)
        self.cancel.clicked.connect(self.reject)
        self.editor.clicked.connect(self._go_to_editor)
        look.changed.connect(self._space)
        namer.changed.connect(self._write_words)
        self._space()
        self._write_words()
        self.number.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def error(self) -> str:
        """What is wrong with the number, as it is said below it."""
        return self._number.error

    def _on_edited(self) -> None:
        self._touched = bool(self.number.text())
        self._number.show_error(self._wrong() if self._touched else "")

    def _go_to_editor(self) -> None:
        self.reject()
        self.editorRequested.emit()

    def _wrong(self) -> str:
        text = self.number.text().strip()
        return trouble_with_deal(text) if text else self.tr("Type the number of the deal")

    def _accept(self) -> None:
        wrong = self._wrong()
        self._number.show_error(wrong, asked=True)
        number = typed_number(self.number.text())
        if wrong or number is None:
            self._touched = True
            self.number.setFocus()
            return
        seat: Seat = SEATS[self.seat.index]
        self.accept()
        self.chosen.emit(Deal.from_number(number), seat, self._offered[self.rules.index])

    def _write_words(self) -> None:
        self.show_title(self.tr("Play a deal"))
        self._line.show_text(self.tr("For practice: it goes into no list. The series you are playing waits meanwhile"))
        captions = (
            (self._number, self.tr("Number of the deal"), self.number),
            #: which seat the user takes: forehand, middlehand or rearhand
            (self._seat, self.tr("Your seat"), self.seat),
            (self._rules, self.tr("Rules"), self.rules),
        )
        for part, caption, field in captions:
            part.show_caption(caption)
            field.setAccessibleName(caption)
        #: shown in the empty field for the number of a deal
        self.number.setPlaceholderText(self.tr("such as {number}").format(number=deal_number(1_234_567_890)))
        self.seat.show_words([self._namer.seat(seat) for seat in SEATS], self.tr("Your seat"))
        self.rules.show_words([self._words.rules(rules)[0] for rules in self._offered], self.tr("Rules"))
        #: button: to the page where one chooses all cards of a deal
        self.editor.setText(self.tr("Choose the cards…"))
        self.cancel.setText(self.tr("Cancel"))
        #: button: deals these cards
        self.play.setText(self.tr("Play"))
        self._number.show_error(self._wrong() if self._touched else "")

    def _space(self) -> None:
        self._grid.setVerticalSpacing(self._look.px(S2))
