"""Questions with two plain answers: skat or Hand, push or take, Kontra, Grand Hand, consent."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from skatdesk.i18n.card_names import Term
from skatdesk.i18n.numbers import number
from skatdesk.skat.actions import Action, Announce, Concede, Kontra, Pass, PickUp, PlayHand, Push
from skatdesk.skat.contracts import Contract
from skatdesk.skat.kontra import kontra_factor
from skatdesk.skat.seats import Seat
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.tokens import S1, TITLE
from skatdesk.ui.panels.additions import ADDITION_ROW, Additions, plainest
from skatdesk.ui.panels.question import Question

_LARGE_ROW, _WIDE = 64, 232
_ANSWERS = 2
_USUAL = (Phase.SKAT, Phase.PUSHING, Phase.GRAND_HAND_CALL)


class ChoicePanel(Question):
    """A sentence and a large button for each answer.

    Signals:
        consentGiven(bool): the answer to ``ask_consent``.
    """

    consentGiven = Signal(bool)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        self.buttons = [Button(desk.look, text_size=TITLE, row=_LARGE_ROW) for _ in range(_ANSWERS)]
        self._answers: list[Action | bool] = []
        self._concession: Concede | None = None
        self._contract: Contract | None = None
        self._row = QHBoxLayout()
        for index, button in enumerate(self.buttons):
            self._row.addWidget(button, 1)
            button.setProperty("answer", index)
            button.clicked.connect(self._on_clicked)
        self.body.addStretch(1)
        self.body.addLayout(self._row)
        self.additions = Additions(desk.look, partial(Button, desk.look, row=ADDITION_ROW))
        self.additions.chosen.connect(self.show_contract)
        self.body.addWidget(self.additions)
        desk.look.changed.connect(self._size_buttons)
        self._size_buttons()
        # As low as it can be, for the skat or the trick above it is what is asked about.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def _size_buttons(self) -> None:
        """All as wide as the longest answer needs."""
        self._row.setSpacing(self.desk.look.px(S1))
        asked = [button.sizeHint().width() for button in self.buttons[: len(self._answers)]]
        for button in self.buttons:
            button.setMinimumWidth(max([self.desk.look.px(_WIDE), *asked]))

    def ask_consent(self, view: SeatView, concession: Concede) -> None:
        """Asks whether this player agrees that another one gives up."""
        self._concession = concession
        self.ask(view, ())

    def ask(self, view: SeatView, options: tuple[Action, ...]) -> None:
        """Begins with nothing announced."""
        self._contract = None
        super().ask(view, options)

    def fill(self, view: SeatView, options: tuple[Action, ...]) -> None:
        """Writes question and answers."""
        if not options:
            if self._concession is not None:
                self.additions.hide()
                self._fill_consent(self._concession)
            return
        self._concession = None
        self.additions.setVisible(view.phase is Phase.GRAND_HAND_CALL)
        namer = self.desk.namer
        match view.phase:
            case Phase.SKAT:
                value = number(view.bid)
                self.show_title(self.tr("You play alone at {value}").format(value=value))
                self.show_ask(self.tr("Take the two cards of the skat, or leave them unseen and play Hand"))
                self._offer((self.tr("Take the skat"), PickUp), (namer.term(Term.HAND), PlayHand))
            case Phase.PUSHING:
                self.show_title(namer.term(Term.SCHIEBERAMSCH))
                passing_on = self.tr("Take the skat and pass two cards on, or push it on unseen and double the loss")
                #: Schieberamsch: asked of rearhand, behind whom nobody gets the cards
                putting_away = self.tr("Take the skat and put two cards away, or leave it unseen and double the loss")
                self.show_ask(putting_away if view.seat is Seat.REARHAND else passing_on)
                self._offer((self.tr("Take the skat"), PickUp), (self.tr("Push on"), Push))
            case Phase.KONTRA:
                self._fill_kontra(view)
            case Phase.GRAND_HAND_CALL:
                self.show_title(self.tr("Ramsch round"))
                self.show_ask(self.tr("Everybody plays alone for the fewest points, unless somebody plays Grand Hand"))
                self._fill_grand_hand()

    def _fill_grand_hand(self) -> None:
        """Grand Hand, and what is announced with it; that changes no word of the answer, so that nothing moves."""
        calls = {option.contract: option for option in self.options if isinstance(option, Announce)}
        plain, namer = plainest(tuple(calls)), self.desk.namer
        contract = self._contract or plain
        self.additions.offer(tuple(calls), contract, namer)
        self._offer((self.tr("Play on"), Pass), (namer.contract(plain), calls[contract]))
        self.buttons[-1].setAccessibleName(namer.contract(contract))

    def show_contract(self, contract: Contract) -> None:
        """Adds all that is announced with this Grand Hand, if it is on offer."""
        offered = any(isinstance(option, Announce) and option.contract == contract for option in self.options)
        if offered and self.view is not None:
            self._contract = contract
            self.fill(self.view, self.options)

    def _fill_kontra(self, view: SeatView) -> None:
        words = self.desk.sentences.words
        level = view.kontra + 1
        said = words.contract(view.contract) if view.contract is not None else ""
        self.show_title(words.doubling(level) + self.tr("?"))
        self.show_ask(
            self.tr("{contract}: {doubling} multiplies the score by {factor}").format(
                contract=said, doubling=words.doubling(level), factor=number(view.bock_factor * kontra_factor(level))
            )
        )
        self._offer((self.tr("No"), Pass), (words.doubling(level), Kontra))

    def _fill_consent(self, concession: Concede) -> None:
        name = self.desk.company.name(concession.seat)
        self.show_title(self.tr("{name} wants to give up").format(name=name))
        self.show_ask(self.tr("Do you agree? Otherwise play goes on"))
        self._show((self.tr("I agree"), True), (self.tr("Play on"), False))

    def button_for(self, action: Action) -> Button | None:
        """The answer's own button."""
        return self.buttons[self._answers.index(action)] if action in self._answers else None

    def confirm_choice(self) -> None:
        """Gives the answer that stands out; where none does, Enter alone answers nothing."""
        if self._stands_out and self.buttons[0].isVisible():
            self.buttons[0].click()

    @property
    def _stands_out(self) -> bool:
        """Whether the first answer is the usual one; for a question about giving up or doubling there is none."""
        return self.view is not None and self.view.phase in _USUAL

    def button_for_consent(self, agrees: bool) -> Button:
        """Yes or no to ``ask_consent``."""
        return self.buttons[0 if agrees else 1]

    def _offer(self, *answers: tuple[str, type[Action] | Action]) -> None:
        """A button for each answer that is on offer; an answer is an action or the kind of one."""
        found: list[tuple[str, Action]] = []
        for text, answer in answers:
            fitting = [o for o in self.options if o == answer or (isinstance(answer, type) and isinstance(o, answer))]
            found += [(text, fitting[0])] if fitting else []
        self._show(*found)

    def _show(self, *answers: tuple[str, Action | bool]) -> None:
        self._answers = [answer for _, answer in answers]
        for index, button in enumerate(self.buttons):
            button.setVisible(index < len(answers))
            if index < len(answers):
                text, answer = answers[index]
                button.setText(text)
                button.setAccessibleName("")
                button.set_key("K" if isinstance(answer, Kontra) else "")
                button.set_kind(Kind.ON if index == 0 and self._stands_out else Kind.PLAIN)
        self._size_buttons()

    def _on_clicked(self) -> None:
        index = self.sender().property("answer")
        answer = self._answers[index]
        if isinstance(answer, bool):
            self.consentGiven.emit(answer)
        else:
            self.choose(answer)
