"""The calculator beside the bids: what each game of the hand is worth, in words and value."""

from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from skatdesk.i18n.card_names import Term
from skatdesk.i18n.joins import apart
from skatdesk.i18n.numbers import number
from skatdesk.skat.cards import Cards
from skatdesk.skat.contracts import DECLARABLE, Contract, Game
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.valuation import matadors, smallest_value
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.paint import painter_on, plate
from skatdesk.ui.look.richline import Piece, RichLine
from skatdesk.ui.look.suit_label import SuitLabel
from skatdesk.ui.look.tokens import SMALL, Ink

_HEAD_HEIGHT, _ROWS_HEIGHT = 24, 168
"""Of all rows together: an eighth one does not make the panel higher."""
ROWS = (*map(Contract, DECLARABLE), Contract(Game.NULL, ouvert=True))
"""What is bid for; of Null the open game too, which alone carries beyond 35."""
REVOLUTION = Contract(Game.NULL, hand=True, ouvert=True, revolution=True)
"""Where the rules have it, it alone of Null carries beyond 59; there is no other than from the hand."""
_END = Qt.AlignmentFlag.AlignTrailing | Qt.AlignmentFlag.AlignVCenter
STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
"""The keys that go from row to row."""


class _Row(NamedTuple):
    """The cells of a game: its name, its count, what that is multiplied by, its value, and that from the hand."""

    name: SuitLabel
    counted: RichLine
    times: RichLine
    value: RichLine
    in_hand: RichLine


class Calculator(QWidget):
    """Clubs, spades, hearts, diamonds, Grand, Null, Null ouvert; Revolution where the rules have it.

    One of the rows is pointed at.

    Signals:
        pointed(object): the ``Contract`` the player points at.
    """

    pointed = Signal(object)

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._contract: Contract | None = None
        self._under: Contract | None = None
        """What the mouse points at."""
        self._contracts: tuple[Contract, ...] = ROWS
        look = desk.look
        self._heads = [RichLine(look, size=SMALL, ink="text2", bold=True) for _ in range(3)]
        self._rows: list[_Row] = []
        self._grid = QGridLayout(self)
        for column, head in zip((1, 3, 4), self._heads, strict=True):
            self._grid.addWidget(head, 0, column, _END if column > 1 else Qt.AlignmentFlag.AlignLeading)
            head.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        for _ in self._contracts:
            self._add_row()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        look.changed.connect(self._refresh)
        self._refresh()

    def _add_row(self) -> None:
        look, line = self._desk.look, len(self._rows) + 1
        row = _Row(
            SuitLabel(look),
            RichLine(look, ink="text2", dense=True),
            RichLine(look, ink="text2", dense=True),
            RichLine(look, dense=True),
            RichLine(look, dense=True),
        )
        for column, cell in enumerate(row):
            self._grid.addWidget(cell, line, column, _END if column > 1 else Qt.AlignmentFlag(0))
            if cell is not row.name:
                cell.setBuddy(row.name)  # loose words are read as part of the panel's question
            cell.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._rows.append(row)

    def _show_rows(self, rules: RuleSet) -> None:
        """Those of the rules; the one for the Revolution is made when it is first wanted."""
        self._contracts = (*ROWS, REVOLUTION) if rules.revolution else ROWS
        while len(self._rows) < len(self._contracts):
            self._add_row()
        for row in self._rows[len(ROWS) :]:
            for cell in row:
                cell.setVisible(rules.revolution)
        self._size_rows()

    def _size_rows(self) -> None:
        for row in self._rows:
            row.name.setFixedHeight(self._desk.look.px(_ROWS_HEIGHT // len(self._contracts)))

    @property
    def contract(self) -> Contract | None:
        """The game pointed at."""
        return self._contract

    def show_hand(self, hand: Cards, rules: RuleSet, bid: int = 0) -> None:
        """Counts every game for this hand; the skat may still change the matadors. What is below the bid is dim."""
        calculator, namer = self._desk.sentences.calculator, self._desk.namer
        for head, text in zip(self._heads, (self.tr("Count"), self.tr("Value"), namer.term(Term.HAND)), strict=True):
            head.show_text(text)
        self._show_rows(rules)
        for row, contract in zip(self._rows, self._contracts, strict=False):
            game, run = contract.game, matadors(contract.game, hand)
            worth = smallest_value(contract, run, rules)
            in_hand = smallest_value(replace(contract, hand=True), run, rules)
            ink: Ink = "text" if max(worth, in_hand) >= bid else "text2"
            name = namer.contract(contract)
            row.name.show_suit(game.trump_suit, name, bold=contract == self._contract, ink=ink)
            row.counted.show_text(calculator.counted(contract, run, rules))
            row.times.show_text(calculator.times(game))
            row.value.show_pieces([] if contract.hand else [_value(worth, bid, bold=True)])
            row.in_hand.show_pieces([_value(in_hand, bid)])
        self.setAccessibleName(self.tr("What your hand is worth"))
        shown = self._contracts if self._contract is None else (self._contract,)
        told = (calculator.row(one, matadors(one.game, hand), rules, bid) for one in shown)
        self.setAccessibleDescription(apart(told))

    def point_at(self, contract: Contract | None) -> None:
        """Points at a row."""
        if contract != self._contract:
            self._contract = contract
            self.update()
            self.pointed.emit(contract)

    # -------------------------------------------------------------- mouse and keys

    def _contract_at(self, y: float) -> Contract | None:
        for contract, row in zip(self._contracts, self._rows, strict=False):
            if row.name.y() <= y < row.name.y() + row.name.height() + self._grid.verticalSpacing():
                return contract
        return None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Points at the row under the pointer, and goes on pointing at it when the pointer has left."""
        contract = self._contract_at(event.position().y())
        if contract != self._under:
            self._under = contract
            self.point_at(contract or self._contract)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._under = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click beside the rows points at none."""
        self.point_at(self._contract_at(event.position().y()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down point at the row above and below."""
        step = STEPS.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
            return
        if self._contract is None:
            self.point_at(self._contracts[0 if step > 0 else -1])
        else:
            self.point_at(self._contracts[(self._contracts.index(self._contract) + step) % len(self._contracts)])
        announce(self, self.accessibleDescription())

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._desk.look.theme
        with painter_on(self) as painter:
            ring = theme.accent if self.hasFocus() else None
            if self._contract is None:
                plate(painter, QRectF(self.rect()), None, ring, radius=6)
                return
            label = self._rows[self._contracts.index(self._contract)].name
            rect = QRectF(0, label.y() - 1, self.width(), label.height() + 2)
            plate(painter, rect, theme.accent_soft, ring, radius=6)

    def _refresh(self) -> None:
        px = self._desk.look.px
        cramped = self._desk.look.cramped
        edge = px(0 if cramped else 4)
        self._grid.setContentsMargins(px(8), edge, px(8), edge)
        self._grid.setHorizontalSpacing(px(14))
        self._grid.setVerticalSpacing(0)
        self._grid.setRowMinimumHeight(0, 0 if cramped else px(_HEAD_HEIGHT))
        self._size_rows()
        self._grid.setColumnMinimumWidth(3, px(52))
        self._grid.setColumnMinimumWidth(4, px(52))
        self._grid.setColumnMinimumWidth(0, px(96))
        self._grid.setColumnMinimumWidth(1, px(150))


def _value(value: int, bid: int, *, bold: bool = False) -> Piece:
    """What a game is worth, dim where that is less than the bid."""
    return Piece(number(value), bold=bold) if value >= bid else Piece(number(value), ink="text2")
