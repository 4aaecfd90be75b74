"""The page of the deal editor: the cards, the wishes, and what is played with them."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from skatdesk.coach.wishes.wish import Place
from skatdesk.engine.executor import Executor
from skatdesk.engine.trials import Trials
from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.numbers import number
from skatdesk.notation.iss import GameRecord
from skatdesk.skat.deals import Deal
from skatdesk.skat.errors import NotationError
from skatdesk.skat.ruleset import RuleSet
from skatdesk.ui.deals.board import Board
from skatdesk.ui.deals.deal_number import DealNumber
from skatdesk.ui.deals.deal_words import DealWords
from skatdesk.ui.deals.draft import Draft
from skatdesk.ui.deals.pasted import Games, Twice, Uneven, read_text
from skatdesk.ui.deals.top_bar import TopBar
from skatdesk.ui.deals.trials_panel import TrialsPanel
from skatdesk.ui.deals.typed_cards import CardReader
from skatdesk.ui.deals.wish_panel import WishPanel
from skatdesk.ui.desk import Desk
from skatdesk.ui.dialogs.typed import trouble_with_deal, typed_number
from skatdesk.ui.games.files import Found, GameFiles
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.button import Button, offer_ways
from skatdesk.ui.look.captioned import Captioned
from skatdesk.ui.look.keys import key_of
from skatdesk.ui.look.panel import Panel
from skatdesk.ui.look.quiet import quiet_area
from skatdesk.ui.look.richline import Piece, RichLine
from skatdesk.ui.look.room_page import RoomPage
from skatdesk.ui.look.text_field import TextField
from skatdesk.ui.look.tokens import S1, S2

_DEAL_WIDTH = 728


class _DealPanel(Panel):
    """As wide as all its cards and the words beside them, in whatever language."""

    def sizeHint(self) -> QSize:
        wide = max(self._look.px(_DEAL_WIDTH), self.minimumSizeHint().width())  # not all gets smaller with the cards
        return QSize(wide, super().sizeHint().height())


class DealsPage(RoomPage):
    """Where any deal is made.

    Args:
        desk: how things look and are called.
        executor: where deals are looked for and played.
        rules: the rules in use.

    Signals:
        backRequested(): to where one came from.
        playRequested(object, object): the ``Deal`` and the user's ``Seat``.
    """

    playRequested = Signal(object, object)

    def __init__(self, desk: Desk, executor: Executor, rules: Callable[[], RuleSet]) -> None:
        super().__init__(desk.look)
        self._desk = desk
        look = desk.look
        self._games: tuple[Deal, ...] = ()
        self._game = 0
        self._more = False
        self.draft = Draft(self)
        self.trials = Trials(executor, parent=self)
        words = DealWords(desk.namer, self)
        self._reader = CardReader(desk.namer)
        self.files = GameFiles(self)
        self.top = TopBar(look)
        self.board = Board(desk, self.draft, words, self)
        self.typed = TextField()
        self.number = DealNumber(look, self.draft)
        self.said = RichLine(look, wrap=True, even=True)
        self.before, self.after = Button(look, icon="left", row=32), Button(look, icon="right", row=32)
        self.wishes = WishPanel(look, words, self.draft, executor, rules)
        self.play = TrialsPanel(desk, self.draft, self.trials, rules)
        self._words = words
        self._lay_out()
        self._connect()
        look.changed.connect(self._space)
        desk.namer.changed.connect(self._write_words)
        self._space()
        self._write_words()
        self._on_draft()

    def _lay_out(self) -> None:
        look = self._desk.look
        self._deal_panel = _DealPanel(look, soft=True)
        self._typed = Captioned(look, self.typed)
        self._said_row = QHBoxLayout()
        self._said_row.addWidget(self.said, 1)
        self._said_row.addWidget(self.before)
        self._said_row.addWidget(self.after)
        self.board.beside_tray.addWidget(self._typed)
        self.board.beside_tray.addLayout(self._said_row)
        self.board.beside_tray.addStretch(1)
        self.board.beside_skat.addWidget(self.number)
        self._deal_panel.body.addWidget(self.board)
        self._deal_panel.body.addStretch(1)
        self._side = QVBoxLayout()
        self._side.addWidget(self.wishes, 1)
        self._side.addWidget(self.play)
        content = QWidget()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, content)
        self._columns.addWidget(self._deal_panel)
        self._columns.addLayout(self._side, 1)
        self._scroller = QScrollArea()
        quiet_area(self._scroller, content)
        self._scroller.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)  # cards have their width
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.top)
        column.addWidget(self._scroller, 1)
        skat, beside, below = self.board.cells[Place.SKAT], self.number, (self.board.tray, self.typed)
        stops = (skat, beside.field, beside.load, beside.copy, *below, self.before, self.after)
        for stop, following in pairwise(stops):
            self.setTabOrder(stop, following)  # as the eye goes: what stands beside the skat before what lies below
        self.wishes.follow(self.after)

    def _connect(self) -> None:
        self.top.backRequested.connect(self.backRequested)
        self.top.undo.clicked.connect(self.draft.undo)
        self.top.redo.clicked.connect(self.draft.redo)
        self.top.clear.clicked.connect(self.board.tray.setFocus)  # with nothing to clear it could not keep the keys
        self.top.clear.clicked.connect(self.draft.clear)
        self.top.clear.clicked.connect(self.typed.clear)
        self.top.open_.clicked.connect(self.files.ask_to_open)
        self.top.paste.clicked.connect(self.paste)
        self.typed.returnPressed.connect(self.deal_typed)
        self.typed.textEdited.connect(self._hush)
        self.board.targetChanged.connect(self._show_target)
        self.board.refused.connect(self.refuse)
        self.number.copied.connect(self._on_copied)
        self.files.opened.connect(self._on_opened)
        self.files.refused.connect(self.refuse)
        self.before.clicked.connect(partial(self._step, -1))
        self.after.clicked.connect(partial(self._step, 1))
        self.draft.changed.connect(self._on_draft)
        self.play.playRequested.connect(self.playRequested)

    # -------------------------------------------------------------- texts

    @Slot()
    def deal_typed(self) -> None:
        """Lays down what is typed beside the tray."""
        if self.typed.text().strip() and self._take(self.typed.text()):
            self.typed.clear()

    @Slot()
    def paste(self) -> None:
        """Lays down what the clipboard says."""
        self._take(QGuiApplication.clipboard().text())

    def _take(self, text: str) -> bool:
        try:
            found = read_text(text, self._reader.read)
        except NotationError as error:
            beyond = trouble_with_deal(text) if typed_number(text) is not None else ""
            self.refuse(beyond or self._unknown(str(error)))
            return False
        match found:
            case Games(()):
                self.refuse(self.tr("No game of this record can be read"))
                return False
            case Twice(card):
                #: of a deal that was typed or pasted
                twice = self.tr("This card is dealt twice: {card}")
                self.refuse(twice.format(card=isolate(self._desk.namer.card(card))))
                return False
            case Uneven(counts):
                #: of a deal that was typed or pasted; {counts} is "10 | 10 | 9 | 2"
                uneven = self.tr("A deal has three hands of ten cards and two in the skat, not {counts}")
                self.refuse(uneven.format(counts=left_to_right(" | ".join(map(number, counts)))))
                return False
            case Games(deals):
                self._show_games(deals)
            case Deal():
                self.draft.lay(found)
            case _:
                target = self.board.target
                if target is None:
                    self.refuse(self.tr("First choose the hand that these cards go to"))
                    return False
                return self.board.put_all(found, target)
        return True

    def _unknown(self, word: str) -> str:
        if not word:
            #: {cards} are two cards in short
            pattern = self.tr("Nothing here names cards. Give a deal number, a record, or cards such as {cards}")
        else:
            #: {cards} are two cards in short
            pattern = self.tr("No card is called {word}. Write {cards}, or names with commas between")
        return pattern.format(word=isolate(word[:40]), cards=isolate(self._reader.example()))

    # -------------------------------------------------------------- records

    @Slot(str, object, bool)
    def _on_opened(self, name: str, found: Found, more: bool) -> None:
        deals = tuple(record.start.deal for record in found if isinstance(record, GameRecord))
        if deals:
            self._show_games(deals, more=more)
        else:
            self.refuse(self.tr("No game in {file} can be read").format(file=isolate(name)))

    def _show_games(self, deals: tuple[Deal, ...], *, more: bool = False) -> None:
        """From the first one on; ``more``: their file has others, which were not read."""
        self._games, self._game, self._more = deals, 0, more
        self._show_game()

    def _show_game(self) -> None:
        self.draft.lay(self._games[self._game])
        self._offer_games()
        self._say(self._which_game())

    @property
    def _game_lies_there(self) -> bool:
        """Whether the cards lie as in a game that was read."""
        return bool(self._games) and self.draft.deal == self._games[self._game]

    def _which_game(self) -> str:
        """Which of several games that were read lies there; empty if none does."""
        if len(self._games) < 2 or not self._game_lies_there:
            return ""
        #: several games were read; {k} of {n} is laid out
        pattern = self.tr("Game {k} of {n}")
        if self._more:
            #: the same of a file that has more games than are read
            pattern = self.tr("Game {k} of the first {n} in the file")
        return pattern.format(k=number(self._game + 1), n=number(len(self._games)))

    def _offer_games(self) -> None:
        """The ways to the other games that were read, as long as one of them lies there."""
        last = len(self._games) - 1
        for button in (self.before, self.after):
            button.setVisible(last > 0 and self._game_lies_there)
        offer_ways(self.before, self.after, self._game > 0, self._game < last)

    def _step(self, step: int) -> None:
        self._game += step
        self._show_game()

    # -------------------------------------------------------------- messages

    @Slot(str)
    def refuse(self, sentence: str) -> None:
        """Says beside the cards what is wrong, and what to do."""
        self._say(sentence, bad=True)

    def _say(self, sentence: str, *, bad: bool = False) -> None:
        """Shows a message; where there is none, which game lies there, or how cards are dealt."""
        help_ = self._which_game() or self.tr("Choose a hand, then click its cards. Or click a card, then the hand")
        self.said.show_pieces((Piece(sentence or help_, ink="minus" if bad else "text2"),))
        announce(self, sentence)

    @Slot(str)
    def _on_copied(self, shown: str) -> None:
        self._say(self.tr("Copied: deal {number}").format(number=shown))

    @Slot()
    def _hush(self) -> None:
        self._say("")

    @Slot()
    def _on_draft(self) -> None:
        """Cards lie elsewhere: what was said is past. Undo and redo may have come to another game that was read."""
        deal = self.draft.deal
        if deal in self._games and not self._game_lies_there:
            self._game = self._games.index(deal)
        self._say("")
        self._offer_games()
        offer_ways(self.top.undo, self.top.redo, self.draft.can_undo, self.draft.can_redo)
        self.top.clear.setEnabled(any(place is not None for place in self.draft.now.places))

    # -------------------------------------------------------------- keys, words, look

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """R deals the rest; undo, redo, copy and paste as everywhere."""
        key = QKeySequence.StandardKey
        if event.matches(key.Undo):
            self.draft.undo()
        elif event.matches(key.Redo):
            self.draft.redo()
        elif event.matches(key.Copy):
            self.number.copy_number()
        elif event.matches(key.Paste):
            self.paste()
        elif key_of(event) is Qt.Key.Key_R and not event.modifiers():
            self.wishes.deal_rest()
        else:
            super().keyPressEvent(event)

    @Slot()
    def _show_target(self) -> None:
        target, hint = self.board.target, self._reader.example()
        if target is not None:
            #: in the empty field for cards; {place} is the hand that gets them, {cards} an example
            hint = self.tr("{place}: {cards}").format(place=self._words.place(target), cards=isolate(hint))
        self.typed.setPlaceholderText(hint)

    @Slot()
    def _write_words(self) -> None:
        self._deal_panel.show_title(self.tr("Cards"))
        caption = self.tr("Type cards")
        self._typed.show_caption(caption)
        self.typed.setAccessibleName(caption)
        self.before.setAccessibleName(self.tr("Previous game"))
        self.after.setAccessibleName(self.tr("Next game"))
        self._show_target()
        self._say("")

    def _space(self) -> None:
        px = self._desk.look.px
        self._columns.setContentsMargins(px(S2), px(S1), px(S2), px(S2))
        self._columns.setSpacing(px(S1))
        self._side.setSpacing(0)
        self._said_row.setSpacing(px(S1))
        # in large text wishes and play have no room beside the cards
        directions, policy, enlarged = QBoxLayout.Direction, QSizePolicy.Policy, self._desk.look.enlarged
        self._columns.setDirection(directions.TopToBottom if enlarged else directions.LeftToRight)
        self._deal_panel.setSizePolicy(policy.Minimum if enlarged else policy.Fixed, policy.Preferred)
        self.update()
