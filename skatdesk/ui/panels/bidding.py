"""The bidding panel: left what the hand is worth, right the ladder."""

from dataclasses import replace
from math import ceil

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from skatdesk.i18n.card_names import Term
from skatdesk.i18n.joins import listed
from skatdesk.i18n.numbers import number
from skatdesk.skat.actions import Action, Bid, Hold, Pass
from skatdesk.skat.auction import BIDS
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.valuation import matadors, smallest_value
from skatdesk.skat.view import SeatView
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.button import Button, Kind, offer_ways
from skatdesk.ui.look.paint import painter_on
from skatdesk.ui.look.reading import box_in
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import DENSE, S1, SMALL, TITLE
from skatdesk.ui.look.wheel import Notches
from skatdesk.ui.panels.calculator import STEPS, Calculator
from skatdesk.ui.panels.question import Question

JUMPS = 6
"""How many further values are offered for a jump at a time."""
_MAIN_ROW, _JUMP_ROW, _PAGE_ROW, _LADDER = 52, 36, 26, 288


class _Reach(QWidget):
    """A line under the jumps that ends where the game pointed at ends."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._share = 0.0

    def show_share(self, share: float) -> None:
        """How much of the row is within reach, 0 to 1."""
        self._share = share
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self._look.theme.accent))
            painter.drawRoundedRect(box_in(self, 0, 0, self.width() * self._share, self.height()), 2, 2)


class BiddingPanel(Question):
    """Names values, holds, passes. No button is a default: Enter does nothing until one is focused."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        look = desk.look
        self.calculator = Calculator(desk)
        self.main = Button(look, kind=Kind.ON, text_size=TITLE, row=_MAIN_ROW)
        self.jumps = [Button(look, text_size=DENSE, row=_JUMP_ROW) for _ in range(JUMPS)]
        self.pass_button = Button(look, key="P")
        self._jump_word = RichLine(look, size=SMALL, ink="text2")
        self.lower_values = Button(look, kind=Kind.GHOST, icon="left", row=_PAGE_ROW)
        self.higher_values = Button(look, kind=Kind.GHOST, icon="right", row=_PAGE_ROW)
        self._page = 0
        self._notches = Notches()
        self._reach = _Reach(look)
        self._safe = RichLine(look, size=SMALL, ink="accent_text", wrap=True, even=True)
        self._divider = QFrame()
        self._ladder = QVBoxLayout()
        self._jump_row = QGridLayout()
        for column, button in enumerate(self.jumps):
            self._jump_row.addWidget(button, 0, column)
            self._jump_row.setColumnStretch(column, 1)
            button.clicked.connect(self._on_jump)
        self._jump_row.addWidget(self._reach, 1, 0, 1, JUMPS)
        self._ladder.addWidget(self.main)
        above = QHBoxLayout()
        above.addWidget(self._jump_word, 1)
        for button, step in ((self.lower_values, -1), (self.higher_values, 1)):
            button.setProperty("step", step)
            button.clicked.connect(self._on_page)
            above.addWidget(button)
        self._ladder.addLayout(above)
        self._ladder.addLayout(self._jump_row)
        self._ladder.addWidget(self._safe)
        self._ladder.addStretch(1)
        self._ladder.addWidget(self.pass_button)
        self._halves = QHBoxLayout()
        self._ladder_box = QWidget()
        self._ladder_box.setLayout(self._ladder)
        for words in (self._jump_word, self._safe):
            words.setBuddy(self._reach)  # loose words are read as part of the question
        for part in (self.calculator, self._divider, self._ladder_box):
            self._halves.addWidget(part)
        self.body.addLayout(self._halves)
        look.changed.connect(self._size_ladder)
        self._size_ladder()
        self.main.clicked.connect(self.say)
        self.pass_button.clicked.connect(self.pass_)
        self.calculator.pointed.connect(self._on_pointed)
        self._bids: list[Bid] = []

    def _size_ladder(self) -> None:
        """Columns of one width, in which the longest value is whole."""
        px, theme = self.desk.look.px, self.desk.look.theme
        gap = px(4)
        figures = QFontMetricsF(self.desk.look.font(DENSE))
        longest = ceil(max(figures.horizontalAdvance(number(bid)) for bid in BIDS))
        column = max(longest + 2 * px(S1) + 2, (px(_LADDER) - (JUMPS - 1) * gap) // JUMPS)
        for button in self.jumps:
            button.setFixedWidth(column)
        self._ladder_box.setFixedWidth(JUMPS * column + (JUMPS - 1) * gap)
        self._halves.setSpacing(px(S1))
        self._ladder.setContentsMargins(0, 0, 0, 0)
        self._ladder.setSpacing(gap)
        self._jump_row.setSpacing(gap)
        self._reach.setFixedHeight(gap)
        self._divider.setFixedWidth(1)
        self._divider.setStyleSheet(f"background: {theme.line}")

    def ask(self, view: SeatView, options: tuple[Action, ...]) -> None:
        """With another hand, or under other rules, no game is pointed at."""
        if self.view is None or (self.view.hand, self.view.rules) != (view.hand, view.rules):
            self.calculator.point_at(None)
        self._page = 0
        super().ask(view, options)

    def fill(self, view: SeatView, options: tuple[Action, ...]) -> None:
        """Writes who says what to whom, the ladder, and the calculator."""
        self._size_ladder()
        self.show_title(self._headline(view))
        self.show_ask(self._what_to_do(view, options))
        self._bids = [option for option in options if isinstance(option, Bid)]
        holds = [option for option in options if isinstance(option, Hold)]
        value = view.auction.bid
        if holds:
            self.main.setText(self.tr("Hold {value}").format(value=number(value)))
            self.main.set_key("B")
        elif self._bids:
            self.main.setText(self.tr("Say {value}").format(value=number(self._bids[0].value)))
            self.main.set_key("B")
        else:
            self.main.setText(number(value) if value else "…")
            self.main.set_key("")
        self.main.setEnabled(bool(holds or self._bids))
        self.pass_button.setText(self.tr("Pass"))
        self.pass_button.setEnabled(bool(options))
        self._fill_jumps()
        self._on_pointed(self.calculator.contract)

    def _fill_jumps(self) -> None:
        later = self._shown
        self._jump_word.show_text(self.tr("or jump to") if later else "")
        #: Button in the bidding: shows lower values to jump to
        self.lower_values.setAccessibleName(self.tr("Lower values"))
        #: Button in the bidding: shows higher values to jump to
        self.higher_values.setAccessibleName(self.tr("Higher values"))
        more = len(self._bids) > self._first + JUMPS
        for button in (self.lower_values, self.higher_values):
            button.setVisible(len(self._bids) > JUMPS + 1)
            button.setToolTip(button.accessibleName())
        offer_ways(self.lower_values, self.higher_values, self._page > 0, more)
        for index, button in enumerate(self.jumps):
            bid = later[index] if index < len(later) else None
            button.setVisible(bid is not None)
            if bid is not None:
                button.setText(number(bid.value))
                button.setAccessibleName(self.tr("Say {value}").format(value=number(bid.value)))

    def button_for(self, action: Action) -> Button | None:
        """Holding and the next value are one button, jumps have their own, as long as they are shown."""
        if isinstance(action, Pass):
            return self.pass_button
        if isinstance(action, Bid) and action in self._shown:
            return self.jumps[self._shown.index(action)]
        return None if action in self._bids[1:] else self.main

    def show_contract(self, contract: Contract) -> None:
        """Points at the game that a hint has in mind: how far it carries, and which cards are its trumps."""
        open_null = contract.game is Game.NULL and contract.ouvert
        self.calculator.point_at(contract if contract.revolution else Contract(contract.game, ouvert=open_null))

    @property
    def _at_least(self) -> int:
        """What a game has to be worth for who goes on bidding."""
        assert self.view is not None
        return self._bids[0].value if self._bids else self.view.auction.bid

    @property
    def _first(self) -> int:
        """Which of the bids is the first jump shown; the first bid of all is on the large button."""
        return 1 + self._page * JUMPS

    @property
    def _shown(self) -> list[Bid]:
        return self._bids[self._first : self._first + JUMPS]

    def _on_page(self) -> None:
        self._turn_to(self._page + int(self.sender().property("step")))

    def _turn_to(self, page: int) -> None:
        """Shows other values to jump to, as far as there are any."""
        if page >= 0 and 1 + page * JUMPS < len(self._bids):
            self._page = page
            self._fill_jumps()
            self._on_pointed(self.calculator.contract)
            announce(self, listed(button.text() for button in self.jumps if not button.isHidden()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down go to the games, unless the focus is on an answer."""
        focus = QApplication.focusWidget()
        on_answer = focus is not None and focus is not self and self.isAncestorOf(focus)
        if Qt.Key(event.key()) in STEPS and not on_answer:
            self.calculator.setFocus(Qt.FocusReason.OtherFocusReason)
            self.calculator.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel turns to lower or higher values."""
        notches = self._notches.turned(event)
        for _ in range(abs(notches)):
            self._turn_to(self._page - (1 if notches > 0 else -1))

    def _headline(self, view: SeatView) -> str:
        auction, company = view.auction, self.desk.company
        speaker, hearer, you = auction.speaker, auction.hearer, company.you
        if auction.stage == 3:
            return self.tr("Both have passed")
        if you is speaker:
            return self.tr("You speak, {name} listens").format(name=company.name(hearer))
        if you is hearer:
            return self.tr("{name} speaks, you listen").format(name=company.name(speaker))
        return self.tr("{name} speaks, {other} listens").format(name=company.name(speaker), other=company.name(hearer))

    def _what_to_do(self, view: SeatView, options: tuple[Action, ...]) -> str:
        auction, company = view.auction, self.desk.company
        value = number(auction.bid)
        if not options and view.turn is not company.you:
            if auction.answering:
                #: In the bidding, while another player thinks about the value he was named
                return self.tr("Wait: {name} holds {value}, or passes").format(
                    name=company.name(auction.hearer), value=value
                )
            #: In the bidding, while another player thinks about the value he will name
            return self.tr("Wait: {name} names a value, or passes").format(name=company.name(auction.speaker))
        if auction.stage == 3:
            return self._last_chance(view)
        if auction.answering:
            name = company.name(auction.speaker)
            return self.tr("{name} says {value}. Hold it, or pass").format(name=name, value=value)
        if auction.bid:
            name = company.name(auction.hearer)
            return self.tr("The bid stands at {value}. Name a higher value to {name}, or pass").format(
                value=value, name=name
            )
        return self.tr("Name a value to {name}, or pass").format(name=company.name(auction.hearer))

    def _last_chance(self, view: SeatView) -> str:
        """Asked of forehand; where it matters, with what becomes of the deal otherwise."""
        if view.rules.all_pass != "ramsch":
            return self.tr("Play at 18, or pass")
        words = self.desk.sentences.words
        ramsch = words.term(Term.SCHIEBERAMSCH) if view.rules.schieberamsch else words.game(Game.RAMSCH)
        #: Asked of the last of three who could bid; {ramsch} is Ramsch or Schieberamsch
        return self.tr("Play at 18, or pass: then there is a {ramsch}").format(ramsch=ramsch)

    # -------------------------------------------------------------- answers

    def say(self) -> None:
        """Holds, or names the next value; nothing while the panel is out of sight."""
        said = next((option for option in self.options if isinstance(option, Hold | Bid)), None)
        if said is not None and self.isVisible():
            self.choose(said)

    def _on_jump(self) -> None:
        pressed = self.sender()
        index = next(index for index, button in enumerate(self.jumps) if button is pressed)
        if index < len(self._shown):
            self.choose(self._shown[index])

    def pass_(self) -> None:
        """Passes; nothing while the panel is out of sight."""
        passed = next((option for option in self.options if isinstance(option, Pass)), None)
        if passed is not None and self.isVisible():
            self.choose(passed)

    def _carrying(self, contract: Contract, view: SeatView) -> tuple[Contract, int]:
        """The game and how far it carries; as a Hand game where only that carries as far as has to be bid."""
        run = matadors(contract.game, view.hand)
        ways = ((way, smallest_value(way, run, view.rules)) for way in (contract, replace(contract, hand=True)))
        plain, in_hand = ways
        return in_hand if plain[1] < self._at_least <= in_hand[1] else plain

    def _on_pointed(self, contract: Contract | None) -> None:
        """Lights the trumps of the game, and marks how far it carries."""
        view = self.view
        if view is None:
            return
        self.calculator.show_hand(view.hand, view.rules, self._at_least)
        if contract is None:
            self._reach.show_share(0)
            self._safe.show_text("")
            self.lit.emit(None)
            return
        shown, worth = self._carrying(contract, view)
        self._reach.show_share(sum(bid.value <= worth for bid in self._shown) / JUMPS)
        run = matadors(contract.game, view.hand)
        self._safe.show_text(self.desk.sentences.calculator.carries(shown, run, view.rules))
        self.light_trumps(contract.game)
