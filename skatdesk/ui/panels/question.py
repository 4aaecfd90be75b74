"""The door of every panel: a view and the legal actions go in, an action comes out."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QButtonGroup, QWidget

from skatdesk.i18n.card_names import CardNamer
from skatdesk.skat.actions import Action
from skatdesk.skat.seats import BySeat
from skatdesk.skat.view import SeatView
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.look.keys import ENTER_KEYS
from skatdesk.ui.look.panel import SHADOW_MARGIN, Panel
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, S3
from skatdesk.ui.sentences import Company, Sentences

_SIDEWAYS = (Qt.Key.Key_Left, Qt.Key.Key_Right)
_ONWARDS = (Qt.Key.Key_Right, Qt.Key.Key_Down)
_ARROWS = (*_SIDEWAYS, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Desk:
    """What every panel needs to speak and to draw.

    ``company`` and ``colours``, the avatars' colours by seat, change with each deal.
    """

    def __init__(self, look: Look, namer: CardNamer, sentences: Sentences, faces: CardFaces) -> None:
        self.look = look
        self.namer = namer
        self.sentences = sentences
        self.faces = faces
        self.company = Company.of(lambda seat: seat.name.title())
        self.colours = BySeat(0, 1, 2)


class Question(Panel):
    """A panel that asks the player for an action.

    Signals:
        actionChosen(object): the ``Action``, one of the options given (or a legal ``Rearrange``).
        lit(object): the cards of the hand to light up (the trumps of a game pointed at), None for all.
    """

    actionChosen = Signal(object)
    lit = Signal(object)

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(desk.look, parent=parent)
        self.desk = desk
        self.view: SeatView | None = None
        self.options: tuple[Action, ...] = ()
        self._group = QButtonGroup(self)  # in it arrows go where they point, and at its edge they come to us
        self._group.setExclusive(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        desk.namer.changed.connect(self._refill)

    def ask(self, view: SeatView, options: tuple[Action, ...]) -> None:
        """Shows the question of this view; without options it only informs."""
        self.view, self.options = view, options
        for button in self.findChildren(QAbstractButton):
            self._group.addButton(button)
        self.lit.emit(None)
        self.fill(view, options)

    def fill(self, view: SeatView, options: tuple[Action, ...]) -> None:
        """Writes everything that is shown; called again when language or card names change."""
        raise NotImplementedError

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

    def _move_focus(self, key: Qt.Key) -> None:
        """To the next part in reading order, at first to the first one; never out of the panel."""
        mirrored = key in _SIDEWAYS and self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        step = 1 if (key in _ONWARDS) is not mirrored else -1
        parts, focus = self._parts(), QApplication.focusWidget()
        at = parts.index(focus) + step if focus in parts else 0
        if 0 <= at < len(parts):
            parts[at].setFocus(Qt.FocusReason.TabFocusReason)

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
            # A button that is switched off with the focus on it would hand it on to anything.
            self.setFocus()
            self.actionChosen.emit(action)

    def _refresh(self) -> None:
        """Less room round the content than on pages: a panel stands between plates and hand."""
        super()._refresh()
        px = self._look.px
        edge = SHADOW_MARGIN + px(S3 - S1)
        above = SHADOW_MARGIN + px(14)
        self._frame.setContentsMargins(edge, above, edge, above)
        self._frame.setSpacing(px(S1 // 2))

    def changeEvent(self, event: QEvent) -> None:
        """Follows the interface language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._refill()

    def _refill(self) -> None:
        """A panel out of use is filled when it asks again; until then the hand belongs to others."""
        if self.view is not None and not self.isHidden():
            self.fill(self.view, self.options)
