"""The table as its player likes it: the options that change how it looks and sounds, and how fast it goes."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Slot

from skatdesk.engine.computer_seats import ComputerSeats
from skatdesk.engine.dealing import Dealing
from skatdesk.settings import options
from skatdesk.settings.kinds import Option
from skatdesk.settings.settings import Settings
from skatdesk.skat.cards import Cards, Suit, format_cards, parse_cards
from skatdesk.skat.errors import SkatError
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.look.hand_order import Sorting, learned
from skatdesk.ui.table.controller import TableController
from skatdesk.ui.table.forced_cards import ForcedCards
from skatdesk.ui.table.sounds import Sounds
from skatdesk.ui.table.speeds import Speed

T = TypeVar("T")


class TablePreferences(QObject):
    """Follows the settings, and remembers in them how the player has arranged his cards.

    To be made before the first deal; later changes hold at once.
    """

    def __init__(
        self, settings: Settings, controller: TableController, computers: ComputerSeats, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        table = controller.table
        self._computers = computers
        self._settings = settings
        self._table = table
        self._desk = controller.desk
        self._hand = ""
        """Which hand this is: the deal's number, and in which seat it is held."""
        self._over = False
        self.forced_cards = ForcedCards(controller, self)
        self.sounds = Sounds(settings, controller, parent=self)
        controller.series.dealStarted.connect(self._on_deal)
        controller.viewShown.connect(self._on_view)
        table.scene.row.arranged.connect(self._remember)
        table.status.sortRequested.connect(self.sort_again)
        for option in (options.HAND_ORDER, options.SORTED_FOR):
            settings.watch(option, self._order)
        for switch in (options.TRUMPS_RIGHT, options.RISING):
            settings.watch(switch, self._order)
        settings.watch(options.OWN_ORDER, self._sort)
        self._sort(None)
        self._follow(options.SPEED, self._use_speed)
        self._follow(options.COMPLETE_TRICK, self._hold_tricks)
        self._follow(options.FORCED_CARDS, self._play_forced_cards)
        self._follow(options.COMPUTER_CLAIMS, self._let_claim)
        self._follow(options.BACKGROUND, self._use_background)
        self._follow(options.POINT_COUNTER, controller.captions.count_points)

    def _follow(self, option: Option[T], use: Callable[[T], None]) -> None:
        """Uses the option's value now, and every later one."""
        self._settings.watch(option, use)
        use(self._settings.get(option))

    @property
    def sorting(self) -> Sorting:
        """How hands are sorted by these settings."""
        get = self._settings.get
        sorting = Sorting(
            suits=tuple(Suit) if get(options.HAND_ORDER) == "sequential" else None,
            trumps_right=get(options.TRUMPS_RIGHT),
            rising=get(options.RISING),
            sorted_for=get(options.SORTED_FOR),
        )
        return sorting.arranged_as(get(options.OWN_ORDER)) if get(options.HAND_ORDER) == "own" else sorting

    def _sort(self, _value: object) -> None:
        self._desk.order.use(self.sorting)

    def _order(self, _value: object) -> None:
        """Another order is for the hand on the table too: one its player has arranged stays only where that is it."""
        self._sort(None)
        if self._table.scene.arranged and self._settings.get(options.HAND_ORDER) != "own":
            self.sort_again()

    def _use_speed(self, speed: str) -> None:
        self._table.choreographer.speed = Speed(speed)

    def _hold_tricks(self, how_long: str) -> None:
        self._table.scene.holds_tricks = how_long == "click"

    def _play_forced_cards(self, wanted: bool) -> None:
        self.forced_cards.wanted = wanted

    def _let_claim(self, wanted: bool) -> None:
        self._computers.claiming = wanted

    def _use_background(self, background: str) -> None:
        self._table.view.show_inlay(background == "felt")

    # -------------------------------------------------------------- arranged by hand

    @Slot(object)
    def _on_deal(self, dealing: Dealing) -> None:
        """A deal taken up again stands as its player had arranged it; from another seat it is another hand."""
        self._over = False
        you = self._desk.company.you
        self._hand = f"{dealing.start.deal.number} {'' if you is None else you.name.lower()}"
        hand, _, cards = self._settings.get(options.ARRANGED_HAND).partition(":")
        self._show_arranged(_cards(cards) if hand == self._hand else ())

    @Slot(object)
    def _on_view(self, view: SeatView) -> None:
        """After the deal there is no hand to sort any more, unless its end is taken back."""
        self._over = view.phase is Phase.FINISHED
        self._offer_sorting()

    def _offer_sorting(self) -> None:
        self._table.status.sort_button.setVisible(bool(self._table.scene.arranged) and not self._over)

    @Slot(object)
    def _remember(self, cards: Cards) -> None:
        self._offer_sorting()
        hand = f"{self._hand}:{format_cards(cards)}"
        order = learned(cards, self.sorting, self._table.scene.game).short()
        self._settings.set_all(((options.ARRANGED_HAND, hand), (options.OWN_ORDER, order)))

    @Slot()
    def sort_again(self) -> None:
        """Sorts the hand its player has arranged."""
        if self._table.status.sort_button.hasFocus():  # it goes, and would hand the keys on to the button beside it
            self._table.focus_on(self._table.view)
        self._show_arranged(())
        self._settings.set(options.ARRANGED_HAND, "")

    def _show_arranged(self, cards: Cards) -> None:
        self._table.scene.arrange(cards)
        self._offer_sorting()


def _cards(text: str) -> Cards:
    """The cards of a remembered hand; none if the text is no list of cards."""
    try:
        return parse_cards(text)
    except SkatError:
        return ()
