"""The panel in which one game of a physical list is entered."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QSizePolicy, QVBoxLayout, QWidget

from skatdesk.scoring.drafts import Draft, GameDraft, RamschDraft, Reason
from skatdesk.scoring.entries import Entry
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.keys import ENTER_KEYS
from skatdesk.ui.look.paint import painter_on, paper
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.look.richline import Piece
from skatdesk.ui.look.tokens import S2
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.scoresheet.entry.account import Account
from skatdesk.ui.scoresheet.entry.flow import FlowLayout
from skatdesk.ui.scoresheet.entry.game_inputs import GameInputs
from skatdesk.ui.scoresheet.entry.inputs import Tools
from skatdesk.ui.scoresheet.entry.keys import Command
from skatdesk.ui.scoresheet.entry.outcome import Answer, Outcome
from skatdesk.ui.scoresheet.entry.quick_line import QuickLine
from skatdesk.ui.scoresheet.entry.ramsch_inputs import RamschInputs
from skatdesk.ui.scoresheet.entry.sizes import ROOMY, TIGHT, Size
from skatdesk.ui.scoresheet.entry.told import Told
from skatdesk.ui.scoresheet.entry.typed_key import typed_key
from skatdesk.ui.scoresheet.entry.words import GAMES, EntryWords

_ROOM = 1100
"""Width from which the inputs are roomy."""


class EntryPanel(Translated, QWidget):
    """Asks for one game of a list: by mouse, by single keys, or by a line of text.

    Signals:
        entered(object): an ``Entry``, confirmed. Whoever hears it asks for the next game with ``ask``.
        previewed(object): the ``Entry`` as it would be entered now, None while something is missing.
    """

    entered = Signal(object)
    previewed = Signal(object)

    def __init__(self, desk: Desk, score_list: ScoreList, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look = self._look = desk.look
        self._words = EntryWords(desk.namer, self)
        self._account = Account(self._words, desk.sentences, self)
        self._told = Told(self._words, score_list)
        self._size = ROOMY
        tools = Tools(look, desk.namer, self._words)
        self.game_inputs = GameInputs(tools, self)
        self.ramsch_inputs = RamschInputs(tools, self)
        self.quick = QuickLine(look)
        self.outcome = Outcome(look)
        self._flow = FlowLayout()
        self._column = QVBoxLayout(self)
        self._build()
        desk.namer.changed.connect(self._write_words)
        look.changed.connect(self._refresh)
        self._refresh()
        self._write_words()

    def _build(self) -> None:
        for inputs in (self.game_inputs, self.ramsch_inputs):
            for group in inputs.groups:
                self._flow.addWidget(group)
            inputs.drafted.connect(self._on_drafted)
            inputs.refused.connect(self._on_refused)
        self.game_inputs.game.chosen.connect(self._on_game)
        self._flow.addWidget(self.quick)
        self._column.addLayout(self._flow)
        self._column.addWidget(self.outcome)
        self.outcome.more.toggled.connect(self._on_more)
        self.outcome.passed_in.clicked.connect(self._enter_passed_in)
        self.outcome.lost.clicked.connect(self._enter_lost)
        self.outcome.won.clicked.connect(self._enter_won)
        self.quick.edit.textEdited.connect(self._on_quick)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab goes to its parts, which show that they have the keys
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    # -------------------------------------------------------------- asking

    def ask(self, score_list: ScoreList, index: int | None, begun: tuple[Draft, ...] = ()) -> None:
        """Asks for the game that is due, or for the entry at this index to be changed.

        ``begun`` is what was told of that game before. Where the series is over and nothing is due, the panel says
        so and takes nothing.
        """
        if self.holds_focus and not self.types_a_line:
            self.setFocus(Qt.FocusReason.OtherFocusReason)  # a field that keeps the keyboard would not be hidden
        self._told.begin(score_list, index)
        self._told.take_up(begun)
        self.quick.clear()
        self.outcome.more.setChecked(False)
        self._write_words()
        self._preview()

    @property
    def begun(self) -> tuple[Draft, ...]:
        """What was told so far, step by step; ``ask`` takes it up again."""
        return self._told.begun

    @property
    def types_a_line(self) -> bool:
        """Whether the keyboard is in the line of the quick entry."""
        return self.quick.edit.hasFocus()

    @property
    def holds_focus(self) -> bool:
        """Whether the keyboard is the panel's, or that of something in it."""
        focused = QApplication.focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

    def refocus(self) -> None:
        """Takes the keyboard, so that the keys under the segments work; of a Ramsch the card points are typed."""
        if isinstance(self.draft, RamschDraft):
            self.ramsch_inputs.take_keys()
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def draft(self) -> Draft | None:
        """What is known so far; None when nothing is asked."""
        return self._told.draft

    # -------------------------------------------------------------- telling

    def _on_drafted(self, draft: Draft) -> None:
        """From the inputs: the line of the quick entry no longer says what holds."""
        self._told.change(draft)
        self._tell_all()

    def _tell_all(self) -> None:
        self.quick.clear()
        self._show()
        self._preview()

    def _on_game(self, index: int) -> None:
        was_ramsch = isinstance(self.draft, RamschDraft)
        self._told.choose(GAMES[index])
        self._tell_all()
        if isinstance(self.draft, RamschDraft) or (was_ramsch and self.holds_focus):
            self.refocus()

    def _on_refused(self, reason: Reason, figure: int) -> None:
        """A field is left as it is typed."""
        self._told.refuse(reason, figure)
        self._show_outcome()
        self._preview()

    def _on_more(self, _on: bool) -> None:
        if self.holds_focus and not self.types_a_line:
            self.refocus()
        self._show()

    def _on_quick(self, text: str) -> None:
        self._told.read(text)
        self._show()
        self._preview()

    # -------------------------------------------------------------- entering

    def _enter(self, entry: Entry | None) -> None:
        if entry is not None:
            self.entered.emit(entry)

    def _enter_won(self) -> None:
        self._enter(self._told.entry(True))

    def _enter_lost(self) -> None:
        self._enter(self._told.entry(False))

    def _enter_passed_in(self) -> None:
        terms = self._told.terms
        if terms is not None and terms.against_passing_in is None:
            self._enter(terms.passed_in())

    def _preview(self) -> None:
        self.previewed.emit(self._told.entry(self._told.result))

    # -------------------------------------------------------------- keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter for won, Backspace for one step back, Escape to begin anew; letters and figures tell the game.

        Where no step can be taken back Backspace empties a game that is changed; Escape leaves an empty line.
        """
        if event.key() in ENTER_KEYS and not event.isAutoRepeat():
            self._enter(self._told.entry(self._told.result))
        elif event.key() == Qt.Key.Key_Backspace:
            (self.take_back if self.can_take_back else self.tell_anew)()
        elif event.key() == Qt.Key.Key_Escape and self.can_take_back:
            self._begin_anew()
        elif event.key() == Qt.Key.Key_Escape and self.types_a_line:
            self.refocus()
        elif (key := typed_key(event)) and self.draft is not None:
            self._press(key)
        else:
            super().keyPressEvent(event)

    @property
    def can_take_back(self) -> bool:
        """Whether anything was told, by steps or in a line."""
        return self._told.can_step_back or bool(self.quick.text)

    def take_back(self) -> None:
        """Forgets what was told last: a step, or the line as a whole."""
        if self._told.can_step_back:
            self._told.step_back()
            self._tell_all()
        elif self.quick.text:
            self._begin_anew()

    def play_without(self, away: int | None) -> None:
        """Tells that somebody is away in this game, or nobody; it can be taken back."""
        self._told.play_without(away)
        self._tell_all()

    def deal_by(self, place: int) -> None:
        """Tells who dealt this game; it can be taken back."""
        self._told.deal_by(place)
        self._tell_all()

    def tell_anew(self) -> None:
        """Forgets the whole game that is changed, so that it is told like a new one; that can be taken back."""
        self._told.tell_anew()
        self._tell_all()

    def type(self, key: str) -> None:
        """Takes the keyboard, and this key as the first."""
        self.refocus()
        if self.draft is not None:
            self._press(key)

    def _press(self, key: str) -> None:
        before, asked = self.draft, self.game_inputs.asked
        command = self._told.press(key, asked)
        if command is not None:
            self._obey(command)
        elif self.draft is not before:
            self._tell_all()
            if isinstance(self.draft, RamschDraft) or asked is not None:
                self.refocus()  # that is told: the next keys are about the rest
        elif isinstance(self.draft, RamschDraft) and key.isdecimal():
            self.ramsch_inputs.take_keys(key)
        else:
            self._show_line()
            self._preview()

    def _obey(self, command: Command) -> None:
        match command:
            case Command.QUICK:
                self.quick.setFocus(Qt.FocusReason.ShortcutFocusReason)
            case Command.MORE:
                self.outcome.more.toggle()
            case Command.BID:
                self.game_inputs.bid.setFocus(Qt.FocusReason.ShortcutFocusReason)
            case Command.POINTS:
                self.game_inputs.points.show()
                self.game_inputs.points.setFocus(Qt.FocusReason.ShortcutFocusReason)
            case Command.WON | Command.LOST if not self._told.refuse_result(command is Command.WON):
                self._enter(self._told.entry(command is Command.WON))
            case Command.WON | Command.LOST:
                self._show_line()
                self._preview()
            case Command.PASSED_IN:
                self._enter_passed_in()

    def _begin_anew(self) -> None:
        """Forgets the game, and then who is away in it and who deals."""
        self.ask(self._told.score_list, self._told.index, self._told.begun_seating)
        self.refocus()

    # -------------------------------------------------------------- showing

    def _show(self) -> None:
        """Writes everything anew."""
        draft, more = self.draft, self.outcome.more.isChecked()
        self.setEnabled(draft is not None)
        player = 1 if draft is None else draft.terms.active[0] + 1
        #: Label over the line in which a whole game is typed
        self.quick.show_example(self.tr("Quick entry"), self._words.example(player))
        if isinstance(draft, RamschDraft):
            if self.ramsch_inputs.hidden:
                self._flow.keep_height(True)  # else the sheet would jump where a Ramsch needs fewer rows
            self.game_inputs.hide()
            self.game_inputs.show_ramsch(draft.terms)
            self.ramsch_inputs.show_draft(draft)
        elif draft is not None:
            self._flow.keep_height(False)
            self.ramsch_inputs.hide()
            self.game_inputs.show_draft(draft, more=more)
        self._show_outcome()

    def _show_outcome(self) -> None:
        """The sentence and the buttons."""
        self._show_line()
        told = self._told
        self.outcome.show_passing(told.against_passing_in)
        if isinstance(told.draft, GameDraft) and not told.passed:
            won, lost = (Answer(told.entry(won), told.against(won)) for won in (True, False))
            self.outcome.show_results(won, lost, self._words.letters(), expects_won=told.result)
        else:
            self.outcome.show_single(Answer(told.entry(True), told.against(True)))

    def _show_line(self) -> None:
        draft, score_list, index = self.draft, self._told.score_list, self._told.index
        if draft is None:
            self.outcome.line.show_text(self.tr("The series is over"))
            return
        pieces: tuple[Piece, ...]
        if self._told.trouble:
            pieces = (Piece(self._told.trouble, ink="text2" if self._told.unfinished else "minus"),)
        elif self._told.passed:
            pieces = self._account.passed_in()
        elif isinstance(draft, RamschDraft):
            pieces = self._account.ramsch(draft, score_list, index)
        elif draft.is_worth_something:
            pieces = self._account.game(draft, score_list, index)
        else:
            pieces = self._account.opening(draft, score_list, index)
        before = self.outcome.line.text()
        self.outcome.line.show_pieces(pieces)
        if self.isVisible() and (said := self.outcome.line.text()) != before:
            announce(self, said)

    def _write_words(self) -> None:
        players = self._told.score_list.players
        self.game_inputs.show_words(players)
        self.ramsch_inputs.show_words(players)
        self.outcome.show_words()
        self.setAccessibleName(self.tr("Entry of a game"))
        self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow panel the inputs stand tight, so that they need fewer rows."""
        size = ROOMY if event.size().width() >= self._look.px(_ROOM) else TIGHT
        if size is not self._size:
            self._use_size(size)
        if event.size().width() != event.oldSize().width():
            self._flow.keep_height(False)
        super().resizeEvent(event)

    def _use_size(self, size: Size) -> None:
        self._size = size
        self.game_inputs.use_size(size)
        self.ramsch_inputs.use_size(size)
        self.quick.use_size(size)
        self._flow.set_gap(self._look.px(S2 if size is ROOMY else 12), self._look.px(4))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            paper(painter, self._look, self.rect(), SHADOW_MARGIN)

    def _refresh(self) -> None:
        px = self._look.px
        edge = SHADOW_MARGIN + px(S2)
        self._column.setContentsMargins(edge, SHADOW_MARGIN + px(12), edge, SHADOW_MARGIN + px(14))
        self._column.setSpacing(px(6))
        self._use_size(self._size)
        self.update()
