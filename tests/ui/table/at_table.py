"""A table without the window around it: everything ``app.py`` builds for one, at any speed."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from shiboken6 import isValid

from skatdesk.engine.computer_seats import ComputerSeats
from skatdesk.engine.dealing import Dealing, SeriesSetup
from skatdesk.engine.game_engine import GameEngine
from skatdesk.engine.series_engine import SeriesEngine
from skatdesk.i18n.card_names import CardNamer, CardNaming
from skatdesk.i18n.catalogues import Translations
from skatdesk.i18n.languages import Language
from skatdesk.paths import translations_folder
from skatdesk.scoring.rounds import NextDeal
from skatdesk.settings import options
from skatdesk.settings.settings import Settings
from skatdesk.skat.actions import Action, Play
from skatdesk.skat.cards import Card
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import ISKO, RuleSet
from skatdesk.skat.seats import Seat, Seating
from skatdesk.skat.states import GameStart
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.look.fonts import add_bundled_fonts, families
from skatdesk.ui.look.hand_order import HandOrder
from skatdesk.ui.look.theme import Look, Scheme
from skatdesk.ui.panels.asker import Asker
from skatdesk.ui.sentences import Sentences
from skatdesk.ui.table.controller import TableController
from skatdesk.ui.table.layout import Spot
from skatdesk.ui.table.preferences import TablePreferences
from skatdesk.ui.table.seat_plate import Bubbles, SeatPlate
from skatdesk.ui.table.speeds import Speed
from skatdesk.ui.table.table_widget import TableWidget
from tests.helpers.inline_executor import InlineExecutor

NAMES = ("Ada", "Ben", "Cem", "Dua")
SIZE = 1152, 900
_EMPTY_FELT = QPoint(12, 500)
_QUIET = 3
"""How many turns of the event loop it takes until nested layouts have found their sizes."""
LEFT_BUTTON = Qt.MouseButton.LeftButton


class AtTable(QObject):
    """One human, place 0, at a table of three or four.

    The others are puppets whose actions the test submits with ``act``, unless
    ``begin`` seats players of the roster.
    """

    def __init__(self, app: QApplication, *, speed: Speed = Speed.AT_ONCE, catalogues: bool = True) -> None:
        """Without ``catalogues`` the words are those of whatever translator the test has installed."""
        super().__init__()
        add_bundled_fonts()
        self.translations = Translations(translations_folder(), self)
        if catalogues:
            self.translations.use(Language.ENGLISH)
        self.look = Look(app, self)
        self.look.use(scheme=Scheme.LIGHT)
        self.namer = CardNamer(translations_folder(), CardNaming(Language.ENGLISH), self)
        self.faces = CardFaces(self.look, self.namer.index, parent=self)
        self.namer.changed.connect(self.faces.renew)
        self.engine = GameEngine(self)
        self.seats = ComputerSeats(self.engine, InlineExecutor(), parent=self)
        self.series = SeriesEngine(self.engine, self.seats, parent=self)
        self.desk = Desk(self.look, self.namer, Sentences(self.namer, self), self.faces, HandOrder(self))
        self.table = TableWidget(self.look, self.faces, self.desk.order)
        self.asker = Asker(self.desk, self.table)
        self.controller = TableController(self.engine, self.series, self.table, self.desk, self.asker, self)
        self.settings = Settings()
        self.settings.set(options.SPEED, speed.value)
        self.preferences = TablePreferences(self.settings, self.controller, self.seats, self)
        self.table.resize(*SIZE)

    def show(self) -> None:
        """Opens the table as a window of its own, with the keyboard; the pointer rests on empty felt."""
        QCursor.setPos(self.table.mapToGlobal(_EMPTY_FELT))
        self.table.show()
        self.table.activateWindow()
        QTest.qWaitForWindowActive(self.table)

    def close(self) -> None:
        """Takes everything down, once."""
        if not isValid(self):
            return
        self.seats.stop()
        self.table.choreographer.clear()
        self.table.scene.warmer.stop()
        self.table.strip.clear()
        self.table.close()
        self.table.deleteLater()
        self.translations.use(Language.ENGLISH)
        self.look.use(scheme=Scheme.SYSTEM)
        self.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    # -------------------------------------------------------------- deals

    def begin(
        self, rules: RuleSet = ISKO, *, size: int = 3, players: str = "rules", seed: int = 1, dealer: int = 0
    ) -> None:
        """Starts a series against players of the roster; the first game is not dealt yet."""
        roster = (None, *(players for _ in range(size - 1)))
        self.series.begin(SeriesSetup(NAMES[:size], roster, rules, seed, dealer))

    def deal(
        self,
        deal: Deal,
        actions: Sequence[Action] = (),
        *,
        rules: RuleSet = ISKO,
        size: int = 3,
        dealer: int = 2,
        bock_factor: int = 1,
        ramsch_round: bool = False,
    ) -> None:
        """Puts a deal on the table as it stands after these actions.

        At a table of three dealer 2 makes the human forehand, 1 middlehand, 0 rearhand.
        """
        self.series.begin(SeriesSetup(NAMES[:size], (None,) * size, rules, 1, dealer))
        start = GameStart(deal, rules, bock_factor, ramsch_round)
        self.series._deal(Dealing(0, NextDeal(Seating(size, dealer)), start), tuple(actions))
        self.settle()

    def act(self, *actions: Action) -> None:
        """The puppets act; after each the table settles."""
        for action in actions:
            assert self.engine.submit(action), action
            self.settle()

    def settle(self) -> None:
        """Lets the event loop run until nothing moves and nothing is waiting."""
        quiet = 0
        for _ in range(200):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            QCoreApplication.processEvents()
            quiet = 0 if self.table.choreographer.busy else quiet + 1
            if quiet == _QUIET:
                return
            self.table.choreographer.finish_now()
        raise AssertionError("the table does not settle")

    def show_in(self, language: Language, scheme: Scheme | None = None, scale: float | None = None) -> None:
        """Speaks another language, with its card words and its font; in other colours and of another size if given."""
        self.translations.use(language)
        self.namer.use(CardNaming(language))
        letters = families(urdu=language is Language.URDU, nastaliq=False)
        self.look.use(scheme=scheme, scale=scale, families=letters)
        self.settle()

    # -------------------------------------------------------------- the human

    @property
    def me(self) -> Seat:
        """The human's seat."""
        seat = self.engine.audience
        assert seat is not None
        return seat

    def spot_of(self, card: Card) -> Spot:
        """Where a card of the own hand lies."""
        scene = self.table.scene
        cards = scene.row.cards
        return scene.table.hand(cards.index(card), len(cards))

    def point_of(self, card: Card) -> QPoint:
        """A point of the view on the visible part of a card of the own hand."""
        spot = self.spot_of(card)
        return QPoint(round(spot.x - spot.width * 0.3), round(spot.y))

    def click_card(self, card: Card) -> None:
        """Moves the pointer to a card and clicks it."""
        self.hover_card(card)
        QTest.mouseClick(self.table.view.viewport(), LEFT_BUTTON, pos=self.point_of(card))
        self.settle()

    def hover_card(self, card: Card) -> None:
        """Moves the pointer to a card."""
        self.point_at(self.point_of(card))

    def point_at(self, point: QPoint, widget: QWidget | None = None) -> None:
        """Moves the pointer, also the one the platform knows, to a point of a widget, by default the view."""
        target = widget or self.table.view.viewport()
        QCursor.setPos(target.mapToGlobal(point))
        QTest.mouseMove(target, point)
        QCoreApplication.processEvents()

    def drag_card(self, card: Card, to: QPoint) -> None:
        """Drags a card of the hand to a point of the view."""
        viewport, start = self.table.view.viewport(), self.point_of(card)
        QTest.mousePress(viewport, LEFT_BUTTON, pos=start)
        for part in (0.3, 0.6, 1.0):
            QTest.mouseMove(viewport, start + (to - start) * part)
        QTest.mouseRelease(viewport, LEFT_BUTTON, pos=to)
        self.settle()

    def click(self, widget: QWidget) -> None:
        """Clicks the middle of a widget."""
        assert widget.isVisible(), widget
        QTest.mouseClick(widget, LEFT_BUTTON)
        self.settle()

    @property
    def done(self) -> tuple[Action, ...]:
        """What has been done in the deal."""
        return self.engine.actions

    @property
    def legal(self) -> tuple[Action, ...]:
        """What whoever is asked may do now."""
        request = self.engine.request
        assert request is not None
        return request.options

    @property
    def playable(self) -> set[Card]:
        """The cards the human may play now."""
        request = self.controller.request
        return {option.card for option in request.options if isinstance(option, Play)} if request else set()

    def shows(self, panel: QWidget | None) -> bool:
        """Whether this panel lies on the table; None: whether none does."""
        return self.table.panel is panel

    def press(self, *keys: Qt.Key) -> None:
        """Presses keys as a keyboard does: whoever has the focus gets them."""
        for key in keys:
            QTest.keyClick(self.table.windowHandle(), key)
            self.settle()

    def words(self) -> list[str]:
        """Everything written on visible widgets, and what a screen reader is told about them."""
        found: list[str] = []
        for widget in self.table.findChildren(QWidget):
            if not widget.isVisible():
                continue
            found += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
            if isinstance(widget, QLabel | QAbstractButton):
                found.append(widget.text())
            elif isinstance(widget, SeatPlate):
                found += [widget.face.name, widget.face.role, widget.face.line]
            elif isinstance(widget, Bubbles):
                found += widget.words
        return [*(word for word in found if word), *(item.worn.label for item in self.table.scene.row.items)]
