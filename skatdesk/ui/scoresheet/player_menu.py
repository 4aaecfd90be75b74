"""Whether a player is there, and whether he deals, as a menu under his name."""

from enum import Enum, auto

from PySide6.QtCore import QPoint, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.numbers import number
from skatdesk.ui.look.menu import literal


class Presence(Enum):
    """Whether a player is there in a game, and in those after it."""

    THERE = auto()
    AWAY_ONCE = auto()
    """Away in this game alone."""
    AWAY_ON = auto()
    """Away in this game and in all that follow."""


class PlayerMenu(QMenu):
    """Opens for one player at a time.

    Signals:
        answered(int, object): the player's place, and his ``Presence``.
        dealsRequested(int): the player at this place deals.
        detailsRequested(object): another name for the player at this place, or a fourth player.
    """

    answered = Signal(int, object)
    dealsRequested = Signal(int)
    detailsRequested = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._place = 0
        self._group = QActionGroup(self)
        # says of whom the menu speaks: where there is no room below him, it opens elsewhere
        self.name = self.addAction("")
        self.name.setEnabled(False)
        self.answers = {presence: self._answer() for presence in Presence}
        self.addSeparator()
        self.deals = self.addAction("")
        self.deals.setCheckable(True)
        self.addSeparator()
        self.details = self.addAction("")
        self.triggered.connect(self._on_triggered)

    def _answer(self) -> QAction:
        action = self.addAction("")
        action.setCheckable(True)
        return self._group.addAction(action)

    def open_for(
        self,
        place: int,
        name: str,
        presence: Presence | None,
        deals: bool | None,
        game: int,
        at: QPoint,
        *,
        lasts: bool,
        can_join: bool,
    ) -> None:
        """Opens for the player at a place, with how it is now in the game of this number.

        ``presence`` is None where nobody can be away: of three, or where no game is told. ``deals`` is None where he
        cannot: away, or no game is told. ``lasts``: whether what is said may be said of the games that follow, too.
        ``can_join``: whether there is room for a fourth.
        """
        self._place = place
        self.name.setText(literal(isolate(name)))
        #: menu of a player in the score sheet: he is there in the game that is told
        self.answers[Presence.THERE].setText(self.tr("There"))
        #: menu of a player in the score sheet: away in game {k}, there again after it
        once = self.tr("Away in game {k} only")
        #: menu of a player in the score sheet: away in game {k} and all that follow
        on = self.tr("Away from game {k} on")
        self.answers[Presence.AWAY_ONCE].setText(once.format(k=number(game)))
        self.answers[Presence.AWAY_ON].setText(on.format(k=number(game)))
        #: menu of a player in the score sheet: this game was or is dealt by him, also out of turn
        self.deals.setText(self.tr("Deals game {k}").format(k=number(game)))
        #: menu of a player in the score sheet: opens the details of the list
        names, fourth = self.tr("Other names…"), self.tr("Other names, a fourth player…")
        self.details.setText(fourth if can_join else names)
        for answer, action in self.answers.items():
            action.setVisible(presence is not None and (lasts or answer is not Presence.AWAY_ON))
            action.setChecked(answer is presence)
        self.deals.setVisible(deals is not None)
        self.deals.setChecked(deals is True)
        self.popup(at)

    def _on_triggered(self, action: QAction) -> None:
        if action is self.deals:
            self.dealsRequested.emit(self._place)
        elif action is self.details:
            self.detailsRequested.emit(self._place)
        for presence, answer in self.answers.items():
            if answer is action:
                self.answered.emit(self._place, presence)
