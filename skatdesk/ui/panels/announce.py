"""Announcing the contract: six games with their value, the legal additions, and what it takes."""

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from skatdesk.i18n.joins import named
from skatdesk.i18n.numbers import number
from skatdesk.skat.actions import Action, Announce
from skatdesk.skat.contracts import DECLARABLE, Contract, Game
from skatdesk.skat.valuation import matadors, smallest_value
from skatdesk.skat.view import SeatView
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.icons import draw_suit
from skatdesk.ui.look.keys import ENTER_KEYS, figure_place
from skatdesk.ui.look.paint import BACKSPACE, ENTER, fitting, write
from skatdesk.ui.look.reading import piece, sign
from skatdesk.ui.look.richline import Piece, RichLine
from skatdesk.ui.look.tips import tip
from skatdesk.ui.look.tokens import BODY, DENSE, ROW, S1, SMALL
from skatdesk.ui.panels.additions import ADDITION_ROW, Additions, plainest
from skatdesk.ui.panels.question import Question
from skatdesk.ui.sentences import Outlook, Reach

_GAME_HEIGHT, _GAME_HIGHEST, _LINES = 52, 78, 50
_SIGN, _AFTER_SIGN, _EDGE = 18, 7, 4
"""Side of the suit sign, and room behind it and at the edges of a game's button, px at scale 1."""


class _Choice(Button):
    """A game or an addition. Space chooses it, and Enter does until a game is chosen; then Enter announces."""

    def __init__(self, panel: "AnnouncePanel", *, row: int = ROW) -> None:
        super().__init__(panel.desk.look, row=row)
        self._panel = panel
        self.setCheckable(True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS and self._panel.contract is not None:
            event.ignore()
        else:
            super().keyPressEvent(event)


class GameButton(_Choice):
    """A large button: the sign of a game and its name, below them its value."""

    def __init__(self, panel: "AnnouncePanel", game: Game) -> None:
        super().__init__(panel)
        self._desk = panel.desk
        self._game = game
        self._value, self._short = "", False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_value(self, name: str, value: str, warning: str = "") -> None:
        """The game's name, and its value as it would be announced now; ``warning``: why that is not enough."""
        self._value, self._short = value, bool(warning)
        self.setToolTip(tip(warning))
        self.setAccessibleDescription(warning)
        self.setText(name)
        self.setAccessibleName(f"{name} {value}")
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        px = self._desk.look.px
        name = QFontMetricsF(self._desk.look.font(BODY, bold=True)).horizontalAdvance(self.text())
        return QSize(max(px(136), round(name) + px(_SIGN + _AFTER_SIGN + 2 * _EDGE) + 2), px(_GAME_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        px = self._desk.look.px
        return QSize(px(96), px(_GAME_HEIGHT))

    def _paint_content(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        look, middle = self._desk.look, rect.center().y()
        self._paint_name(painter, QRectF(0, middle - look.px(22), rect.width(), look.px(26)), ink)
        below = QRectF(0, middle + look.px(3), rect.width(), look.px(20))
        value_ink = look.theme.minus if self._short and self.isEnabled() else ink
        write(painter, below, self._value, value_ink, look.font(SMALL), Qt.AlignmentFlag.AlignHCenter)

    def _paint_name(self, painter: QPainter, room: QRectF, ink: str) -> None:
        """Sign and name side by side in the middle; Grand and Null have no sign."""
        look, suit = self._desk.look, self._game.trump_suit
        side, gap = (look.px(_SIGN), look.px(_AFTER_SIGN)) if suit is not None else (0, 0)
        most = room.width() - side - gap - 2 * look.px(_EDGE)
        font = fitting(look, self.text(), most, BODY, DENSE, SMALL, bold=self.isChecked())
        text = min(QFontMetricsF(font).horizontalAdvance(self.text()) + 1, most)
        whole, mirrored = side + gap + text, self.isRightToLeft()
        line = QRectF(room.center().x() - whole / 2, room.top(), whole, room.height())
        if suit is not None:
            box = sign(line, 0, side, mirrored=mirrored)
            draw_suit(painter, suit, box, look.suit_colour(suit) if self.isEnabled() else ink, look.signs)
        write(painter, piece(line, side + gap, text, mirrored=mirrored), self.text(), ink, font)


class AnnouncePanel(Question):
    """Chooses a contract among those on offer; turning an addition on turns on what it contains.

    Signals:
        takeBackRequested(): other cards shall be put away.
    """

    takeBackRequested = Signal()

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk, parent)
        look = desk.look
        self._contract: Contract | None = None
        self.games = {game: GameButton(self, game) for game in DECLARABLE}
        self._extras = Additions(look, partial(_Choice, self, row=ADDITION_ROW))
        self.back = Button(look, icon="undo", key=BACKSPACE)
        self.confirm = Button(look, kind=Kind.PRIMARY, key=ENTER)
        self._line = RichLine(look, wrap=True, even=True)
        policy = self._line.sizePolicy()
        policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)  # what is chosen shall not change the panel's width
        self._line.setSizePolicy(policy)
        self._row = QGridLayout()
        for column, button in enumerate(self.games.values()):
            self._row.addWidget(button, 0, column)
            button.clicked.connect(self._on_game)
        self._extras.chosen.connect(self.show_contract)
        bottom = QHBoxLayout()
        bottom.addWidget(self.back)
        bottom.addStretch(1)
        bottom.addWidget(self.confirm)
        self.body.addLayout(self._row, 3)
        self.body.addWidget(self._extras)
        self.body.addStretch(1)
        self.body.addWidget(self._line)
        self.body.addStretch(1)
        self.body.addLayout(bottom)
        self.confirm.clicked.connect(self.confirm_choice)
        self.back.clicked.connect(self.takeBackRequested)
        look.changed.connect(self._keep_room)
        self._keep_room()

    def _keep_room(self) -> None:
        """Room for what may come, so that the panel does not change its size with every click."""
        px = self.desk.look.px
        self._row.setHorizontalSpacing(px(S1))
        self._row.setContentsMargins(0, 0, 0, px(S1 // 2))
        self._line.setMinimumHeight(px(_LINES))
        for button in self.games.values():
            button.setMaximumHeight(px(_GAME_HIGHEST))

    @property
    def additions(self) -> dict[str, Button]:
        """The buttons of the additions, by field of ``Contract``."""
        return self._extras.buttons

    @property
    def contract(self) -> Contract | None:
        """The contract chosen so far."""
        return self._contract

    def ask(self, view: SeatView, options: tuple[Action, ...]) -> None:
        """Begins with no game chosen."""
        self._contract = None
        super().ask(view, options)

    @property
    def _offered(self) -> list[Contract]:
        return [option.contract for option in self.options if isinstance(option, Announce)]

    def fill(self, view: SeatView, options: tuple[Action, ...]) -> None:
        """Writes games, additions and what they mean."""
        if not options:
            return
        self.show_title(self.tr("Which game do you play?"))
        bid = number(view.bid)
        self.show_ask(self.tr("Your bid is {bid}. Announce a game that is worth at least that").format(bid=bid))
        namer = self.desk.namer
        for game, button in self.games.items():
            plain = self._plain(game)
            button.setEnabled(plain is not None)
            button.setChecked(self._contract is not None and self._contract.game is game)
            value = "–" if plain is None else number(smallest_value(plain, self._run(game), view.rules))
            outlook = self._outlook(plain or Contract(game, hand=view.hand_game), view)
            warning = "" if outlook.reach is Reach.REACHED else outlook.sentence
            button.show_value(namer.game(game.code), value, warning)
        self._extras.offer(self._offered, self._contract, namer)
        #: Button: the two cards come back into the hand, and others may be put away
        self.back.setText(self.tr("Other discards"))
        self.back.setVisible(bool(view.put_away))
        self.confirm.setText(self.tr("Announce"))
        self.confirm.setEnabled(self._contract is not None)
        self._show_outlook(view)

    def _outlook(self, contract: Contract, view: SeatView) -> Outlook:
        run = self._run(contract.game)
        return self.desk.sentences.calculator.outlook(contract, run, view.rules, view.bid)

    def _run(self, game: Game) -> int:
        """The matadors as far as the player knows his cards: hand and discards, not an unseen skat."""
        assert self.view is not None
        return matadors(game, self.view.hand + self.view.put_away)

    def _plain(self, game: Game) -> Contract | None:
        """The contract of this game with the additions in force, if it is on offer; else the plainest."""
        offered = [contract for contract in self._offered if contract.game is game]
        if not offered:
            return None
        if self._contract is not None:
            same = [contract for contract in offered if replace(self._contract, game=game) == contract]
            if same:
                return same[0]
        return plainest(offered)

    def _show_outlook(self, view: SeatView) -> None:
        contract, calculator = self._contract, self.desk.sentences.calculator
        if contract is None:
            self._line.show_text(self.tr("Choose a game to see what it is worth"))
            return
        outlook = self._outlook(contract, view)
        worth = calculator.worth(contract, self._run(contract.game), view.rules)
        reached = outlook.reach is Reach.REACHED
        reach = Piece(outlook.sentence, ink="ok" if reached else "minus")
        need = calculator.need(contract, view.rules, outlook.reach)
        counted = named(self.desk.sentences.words.contract(contract), worth)
        rest = (Piece(" · "), Piece(need, ink="text2")) if need else ()
        self._line.show_pieces((Piece(counted, bold=True), Piece(" · "), reach, *rest))
        self.light_trumps(contract.game)

    # -------------------------------------------------------------- answers

    def point_at(self, game: Game) -> None:
        """Chooses a game, keeping the additions where that is possible."""
        contract = self._plain(game)
        if contract is not None:
            self.show_contract(contract)

    def show_contract(self, contract: Contract) -> None:
        """Chooses a contract with all its additions, if it is on offer; screen readers hear what it is worth."""
        if contract in self._offered and self.view is not None:
            self._contract = contract
            self.fill(self.view, self.options)
            announce(self, self._line.text())

    def button_for(self, action: Action) -> Button | None:
        """The button that announces, once the contract is chosen."""
        return self.confirm if isinstance(action, Announce) and action.contract == self._contract else None

    def _on_game(self) -> None:
        pressed = self.sender()
        self.point_at(next(game for game, button in self.games.items() if button is pressed))

    def confirm_choice(self) -> None:
        """Announces the contract chosen."""
        if self._contract is not None and self.view is not None and self.view.seat is not None:
            self.choose(Announce(self.view.seat, self._contract))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The digits 1 to 6 choose a game, Backspace takes the discards back."""
        place = figure_place(event)
        if place is not None and place < len(DECLARABLE):
            self.point_at(DECLARABLE[place])
            self.games[DECLARABLE[place]].setFocus(Qt.FocusReason.TabFocusReason)  # there Enter announces
        elif event.key() == Qt.Key.Key_Backspace and self.back.isVisible():
            self.back.click()
        else:
            super().keyPressEvent(event)
