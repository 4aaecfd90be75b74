"""The money: each against each, or into a cash box; and who pays whom (rules.md §11.7)."""

from dataclasses import replace
from decimal import Decimal

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from skatdesk.i18n.amounts import money_text, signed_money_text, stake_text
from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.numbers import number
from skatdesk.scoring.heads import Settlement
from skatdesk.scoring.settlement import balances, box_payments, transfers
from skatdesk.ui.desk import Desk
from skatdesk.ui.dialogs.one_of import OneOf
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.richline import Piece, RichLine, compose
from skatdesk.ui.look.tokens import DENSE, S1, S6
from skatdesk.ui.scoresheet.balances import Balance, Balances
from skatdesk.ui.scoresheet.list_words import ListWords, rank_text
from skatdesk.ui.scoresheet.open_list import OpenList
from skatdesk.ui.scoresheet.side_page import SidePage

_WAYS: tuple[Settlement, ...] = ("each", "box")
_PLACES = 4
_SIDE_BY_SIDE = 900
"""A page so wide, px at scale 1, has room for the payments beside the table."""
_WIDEST = 1000
"""The table: with longer bars the eye loses its line."""


class SettlementPage(SidePage):
    """What everybody gets or pays, and the payments that do it.

    Signals:
        detailsRequested(): where the list can be given a stake.
    """

    detailsRequested = Signal()

    def __init__(self, desk: Desk, words: ListWords, shown: OpenList, parent: QWidget | None = None) -> None:
        super().__init__(desk.look, parent)
        look = desk.look
        self._words = words
        self._shown = shown
        self._amounts: tuple[str, ...] = ()
        self.details = Button(look, icon="gear", text_size=DENSE)
        self.copy = Button(look, icon="copy", text_size=DENSE)
        for button in (self.details, self.copy):
            self.head.addWidget(button)
        self.details.clicked.connect(self.detailsRequested)
        self.copy.clicked.connect(self._on_copy)
        self.way = OneOf(look, len(_WAYS))
        self._explained = RichLine(look, ink="text2", wrap=True, even=True)
        self.balances = Balances(look)
        self._payments_title = RichLine(look, bold=True)
        self._payments = [RichLine(look) for _ in range(_PLACES)]
        self._told = QVBoxLayout()
        for line in (self._payments_title, *self._payments):
            self._told.addWidget(line)
        self._told.addStretch(1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.addWidget(self.balances, 1, Qt.AlignmentFlag.AlignTop)
        self._row.addLayout(self._told)
        self._row.addStretch(0)
        self.plate.body.addWidget(self.way, 0, Qt.AlignmentFlag.AlignLeading)
        self.plate.body.addWidget(self._explained)
        self.plate.body.addLayout(self._row)
        self.hug()
        self.way.changed.connect(self._on_way)
        shown.changed.connect(self.refresh)
        look.changed.connect(self._refresh_rows)
        self._refresh_rows()
        self._write_words()

    @property
    def sentences(self) -> tuple[str, ...]:
        """The payments as they are told."""
        return tuple(line.text() for line in self._payments if line.text())

    def refresh(self) -> None:
        """Reckons anew; without a stake all amounts are nought, nobody pays, and ranks are what is left to tell."""
        score_list, head = self._shown.score_list, self._shown.head
        self.way.choose(_WAYS.index(head.settlement))
        totals, stake, names = score_list.totals, score_list.stake, score_list.players
        if head.settlement == "box":
            amounts = tuple(-amount for amount in box_payments(totals, stake))
            #: One payment after the list, below "Who pays"; right also where somebody is called "You"
            pays = self.tr("{payer} into the cash box: {amount}")
            told = [self._payment(pays, -amount, payer=names[place]) for place, amount in enumerate(amounts) if amount]
        else:
            amounts = balances(totals, stake)
            #: One payment after the list, below "Who pays"; right also where somebody is called "You"
            pays = self.tr("{payer} to {receiver}: {amount}")
            told = [
                self._payment(pays, each.amount, payer=names[each.payer], receiver=names[each.receiver])
                for each in transfers(amounts)
            ]
        #: Head of a column of the settlement: list score
        total = self.tr("Total")
        #: Head of a column of the settlement: what somebody gets or pays
        gets = self.tr("Gets or pays")
        self._amounts = tuple(signed_money_text(amount, head.currency) if stake else "" for amount in amounts)
        place = QCoreApplication.translate("TotalsModel", "Place")
        lines = [
            Balance(isolate(name), number(points), text, amount)
            for name, points, text, amount in zip(
                names, totals, self._amounts if stake else map(rank_text, score_list.ranks), amounts, strict=True
            )
        ]
        self.balances.show_lines((self.tr("Player"), total, gets if stake else place), lines)
        self._explain()
        for index, line in enumerate(self._payments):
            line.show_pieces(told[index] if index < len(told) else ())
            line.setVisible(index < len(told))
        for part in (self._payments_title, self.way):
            part.setVisible(bool(stake))
        self.details.setVisible(not stake)
        #: Button: how the list stands and who pays whom, as a text to be sent to others
        self.copy.setText(self.tr("Copy the result"))
        #: Head of the list of payments
        self._payments_title.show_text(self.tr("Who pays") if told else self.tr("Nobody owes anything"))

    def _payment(self, sentence: str, amount: Decimal, **people: str) -> tuple[Piece, ...]:
        said = people | {"amount": money_text(amount, self._shown.head.currency)}
        return compose(sentence, **{key: Piece(isolate(text), bold=True) for key, text in said.items()})

    def _explain(self) -> None:
        stake = self._shown.score_list.stake
        if not stake:
            self._explained.show_text(self.tr("This list has no stake. It can be given one in the list's details"))
            return
        each = self.tr("Each pair of players settles the difference of their totals, {stake} for a point")
        box = self.tr("Everybody pays {stake} for each point behind the first")
        words = each if self._shown.head.settlement == "each" else box
        self._explained.show_text(words.format(stake=isolate(stake_text(stake, self._shown.head.currency))))

    def _on_copy(self) -> None:
        shown = self._shown
        result = self._words.result(shown.head, shown.score_list, self._amounts, self.sentences)
        QGuiApplication.clipboard().setText(result)
        #: Button: the result is on the clipboard now
        self.copy.setText(self.tr("Copied"))

    def _on_way(self) -> None:
        head = replace(self._shown.head, settlement=_WAYS[self.way.index])
        if not self._shown.agree(head, self._shown.score_list):
            self.refresh()

    def _write_words(self) -> None:
        #: Title of a page: who pays whom
        self.show_title(self.tr("Settlement"))
        #: A way to settle: every two players with each other
        each = self.tr("Each against each")
        #: A way to settle: everybody pays into a common box
        box = self.tr("Cash box")
        self.way.show_words((each, box), self.tr("Settlement"))
        self.details.setText(QCoreApplication.translate("ListMenu", "Details…"))
        self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Payments stand beside the table where there is room, else below it."""
        super().resizeEvent(event)
        self._refresh_rows()

    def _refresh_rows(self) -> None:
        px, way = self._look.px, QBoxLayout.Direction
        self._row.setDirection(way.LeftToRight if self.width() >= px(_SIDE_BY_SIDE) else way.TopToBottom)
        self._row.setSpacing(px(S6))
        self._told.setSpacing(px(S1))
        self.balances.setMaximumWidth(px(_WIDEST))
