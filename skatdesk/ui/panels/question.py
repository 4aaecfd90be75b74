"""The door of every panel: a view and the legal actions go in, an action comes out."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from skatdesk.skat.actions import Action
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import trumps
from skatdesk.skat.view import SeatView
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.keys import ENTER_KEYS
from skatdesk.ui.look.panel import SHADOW_MARGIN, Panel
from skatdesk.ui.look.tokens import S1, S2, S3
from skatdesk.ui.look.translated import Translated

_SIDEWAYS = (Qt.Key.Key_Left, Qt.Key.Key_Right)
_ONWARDS = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_ARROWS = (*_SIDEWAYS, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Question(Translated, Panel):
    """A panel that asks the player for an action.

    Signals:
        actionChosen(object): the ``Action``, one of the options given (or a legal ``Rearrange``).
        lit(object): the cards of the hand to light up (the trumps of a game pointed at), None for all.
    """

    actionChosen = Signal(object)
    lit = Signal(object)

    _clear = False
    """Whether the content stands as clear of the sides as on pages."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk.look, parent=parent)
        self.desk = desk
        self.view: SeatView | None = None
        self.options: tuple[Action, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)  # Tab stops at its parts
        desk.namer.changed.connect(self._write_words)

    def ask(self, view: SeatView, options: tuple[Action, ...]) -> None:
        """Shows the question of this view; without options it only informs."""
        self.view, self.options = view, options
        for button in self.findChildren(QAbstractButton):
            button.installEventFilter(self)
        self.lit.emit(None)
        self.fill(view, options)

    def fill(self, view: SeatView, options: tuple[Action, ...]) -> None:
        """Writes everything that is shown; called again when language or card names change."""
        raise NotImplementedError

    def light_trumps(self, game: Game) -> None:
        """Lights up the trumps of this game in the hand; in a game without trumps no card stands out."""
        assert self.view is not None
        line = trumps(game)
        self.lit.emit([card for card in self.view.hand if card in line] if line else None)

    def button_for(self, action: Action) -> Button | None:
        """The button that gives this answer, None where no single button does."""
        return None

    def confirm_choice(self) -> None:
        """Enter: does what the panel's main button does, if it has one."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter confirms wherever the focus is, except on a button of its own; arrows move the focus."""
        key = Qt.Key(event.key())
        if key in ENTER_KEYS:
            if not event.isAutoRepeat():
                self.confirm_choice()
        elif key in _ARROWS:
            self._move_focus(key)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows on a button are ours: Qt would go to the nearest button in any direction, and past many of them."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in _ARROWS:
            self._move_focus(Qt.Key(event.key()))
            return True
        return super().eventFilter(watched, event)

    def _move_focus(self, key: Qt.Key) -> None:
        """Up and down to the nearest part there, else in reading order; at first to the first part, never out of it."""
        parts, focus = self._parts(), QApplication.focusWidget()
        if focus not in parts:
            found = parts
        else:
            mirrored = key in _SIDEWAYS and self.isRightToLeft()
            at = parts.index(focus) + (1 if (key in _ONWARDS) is not mirrored else -1)
            beyond = [] if key in _SIDEWAYS else self._beyond(focus, parts, below=key is Qt.Key.Key_Down)
            found = beyond or parts[max(at, 0) : at + 1]
        for part in found[:1]:
            part.setFocus(Qt.FocusReason.TabFocusReason)

    def _beyond(self, focus: QWidget, parts: list[QWidget], *, below: bool) -> list[QWidget]:
        """The parts above or below this one, the nearest row first, in it the nearest part."""

        def place(part: QWidget) -> QRect:
            return QRect(part.mapTo(self, QPoint()), part.size())

        def away(part: QWidget) -> tuple[int, int]:
            here, there = place(focus), place(part)
            gap = there.top() - here.bottom() if below else here.top() - there.bottom()
            return gap, abs(there.center().x() - here.center().x())

        return sorted((part for part in parts if away(part)[0] > 0), key=away)

    def _parts(self) -> list[QWidget]:
        """What takes keys in here, in reading order."""
        parts, part = [], self.nextInFocusChain()
        while part is not None and part is not self and self.isAncestorOf(part):
            if part.isVisible() and part.isEnabled() and part.focusPolicy() & Qt.FocusPolicy.TabFocus:
                parts.append(part)
            part = part.nextInFocusChain()
        return parts

    def choose(self, action: Action) -> None:
        """Emits the action if it is on offer; a second click on the same question does nothing."""
        if action in self.options:
            self.options = ()
            # A button that is switched off with the focus on it would hand it on to anything; where the keys are for
            # the cards they stay there, or a reader would hear the question once more.
            if (focus := QApplication.focusWidget()) is not None and self.isAncestorOf(focus):
                self.setFocus()
            self.actionChosen.emit(action)

    def use_room(self, width: int) -> None:
        """The content stands as clear of the sides as on pages where the felt is wide enough for that."""
        px = self._look.px
        wider = 2 * (px(S3) - px(S3 - S1))
        clear = self.sizeHint().width() + (not self._clear) * wider <= width
        if clear is not self._clear:
            self._clear = clear
            self._refresh()

    def _refresh(self) -> None:
        """Less room round the content than on pages: a panel stands between plates and hand."""
        super()._refresh()
        px = self._look.px
        edge = SHADOW_MARGIN + px(S3 if self._clear else S3 - S1)
        above = SHADOW_MARGIN + px(14)
        self._frame.setContentsMargins(edge, above, edge, above)
        self._frame.setSpacing(px(S1 // 2))
        self._corner.setFixedWidth(SHADOW_MARGIN + px(S2 + S3) - edge)

    def _write_words(self) -> None:
        """A panel out of use is filled when it asks again; until then the hand belongs to others."""
        if self.view is not None and not self.isHidden():
            self.fill(self.view, self.options)
