"""The cards on the table: which item lies where, and how it gets there.

The scene knows no rules. ``show_view`` puts everything where a view says it lies;
``follow`` turns an event into movement. Unknown cards are items without a face: when an
opponent plays, one of the items of his fan is given the card and turned over.
"""

from collections.abc import Callable, Collection, Iterable, Iterator

from PySide6.QtCore import QAbstractAnimation, QObject, Signal, Slot
from PySide6.QtWidgets import QGraphicsScene

from skatdesk.skat.cards import Card, Cards, points
from skatdesk.skat.contracts import Game
from skatdesk.skat.events import (
    AuctionWon,
    CardPlayed,
    Claimed,
    ContractAnnounced,
    Discarded,
    Event,
    HandChosen,
    HandExposed,
    HandsRearranged,
    SkatTaken,
    TrickWon,
)
from skatdesk.skat.seats import SEATS, BySeat, Seat
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.look.hand_order import HandOrder, as_arranged
from skatdesk.ui.look.theme import Look
from skatdesk.ui.table import speeds
from skatdesk.ui.table.card_item import CardItem
from skatdesk.ui.table.choreographer import Choreographer
from skatdesk.ui.table.hand_row import HandRow
from skatdesk.ui.table.layout import DRAWN_HEIGHT, DRAWN_WIDTH, Side, Spot, TableLayout
from skatdesk.ui.table.piles import Piles, open_seats, piled
from skatdesk.ui.table.warming import FaceWarmer, Picture


class TableScene(QGraphicsScene):
    """Thirty-two card items and their choreography; the own hand is kept by ``row``.

    Signals:
        relaid(): the number of cards somewhere has changed; labels beside heaps follow.
    """

    relaid = Signal()

    def __init__(
        self,
        faces: CardFaces,
        look: Look,
        order: HandOrder,
        choreographer: Choreographer,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.choreographer = choreographer
        self.table = TableLayout(DRAWN_WIDTH, DRAWN_HEIGHT)
        self.row = HandRow(choreographer, self)
        self._order = order
        self._arranged: Cards = ()
        self._look = look
        self._items = [CardItem(faces, look) for _ in range(32)]
        for item in self._items:
            self.addItem(item)
            item.hide()  # until there is a deal
        self._piles = Piles(skat=list(self._items))
        self._sides = BySeat(Side.SELF, Side.LEFT, Side.RIGHT)
        self._own: Seat | None = None
        self._game: Game | None = None
        self._open: set[Seat] = set()
        self._held_up = False
        self._declarer: Seat | None = None
        self._over = False
        self.holds_tricks = False
        """Whether a complete trick lies until it is clicked away, or only for a moment."""
        self.warmer = FaceWarmer(faces, self)
        self.row.arranged.connect(self._keep_arranged)
        look.changed.connect(self._on_look)
        faces.changed.connect(self.update)
        order.changed.connect(self._sort_anew)

    @property
    def piles(self) -> Piles:
        """Which item lies where."""
        return self._piles

    @property
    def game(self) -> Game | None:
        """The game hands are sorted for; None as long as none is announced."""
        return self._game

    @property
    def _ratio(self) -> float:
        """The device pixel ratio."""
        return max((shown.devicePixelRatioF() for shown in self.views()), default=1.0)

    # -------------------------------------------------------------- what lies where

    def seat_players(self, sides: BySeat[Side], own: Seat | None) -> None:
        """Which side of the table each seat has, and whose hand is shown open."""
        self._sides = sides
        self._own = own

    def resize_table(self, width: float, height: float) -> None:
        """Lays everything out for a new size, without animation."""
        self.table = self.row.table = TableLayout(width, height, self._look.enlarged)
        self.setSceneRect(0, 0, width, height)
        self.choreographer.finish_now()
        self._place_all()

    @Slot()
    def _on_look(self) -> None:
        if self.table.enlarged is not self._look.enlarged:
            self.resize_table(self.table.width, self.table.height)
        self.update()

    def show_view(self, view: SeatView) -> None:
        """Puts every card where the view says it lies, at once; nothing else is shown than the view knows."""
        self.choreographer.clear()
        self._piles = piled(self._items, view)
        ramsch_due = view.phase is Phase.GRAND_HAND_CALL and not view.rules.schieberamsch
        self._game = Game.RAMSCH if ramsch_due else view.game
        self._declarer = view.declarer
        self._open = open_seats(view)
        self._held_up = False
        self._over = view.revealed is not None
        self.row.hold(self._piles.hands[self._own] if self._own is not None else [])
        self.row.set_tagged(view.taken if len(view.hand) > 10 else ())
        self._sort_hands()
        self.set_cards_visible(True)
        self._place_all()
        if not self.choreographer.instant:
            self.warmer.prepare(self.row.cards, self.table, self._ratio)
        self.relaid.emit()

    @property
    def arranged(self) -> Cards:
        """The own cards as their player arranged them in this deal; none while they are sorted."""
        return self._arranged

    def arrange(self, cards: Cards) -> None:
        """The own hand stands in this order, whatever is announced; without cards it is sorted again."""
        self._arranged = cards
        self._sort_anew()

    @Slot(object)
    def _keep_arranged(self, cards: Cards) -> None:
        self._arranged = cards

    @Slot()
    def _sort_anew(self) -> None:
        self._sort_hands()
        self.row.rest()
        if self._open - {self._own}:  # the row comes to rest by itself, open hands of others do not
            self._then(lambda: None, speeds.SORT)

    def _sort_hands(self) -> None:
        for seat in self._open:
            hand = self._piles.hands[seat]
            cards = tuple(item.card for item in hand if item.card is not None)
            if len(cards) == len(hand):
                line = self._order.ordered(cards, self._game, self._piles.played[seat])
                if seat is self._own and self._arranged:
                    line = as_arranged(cards, self._arranged, line)
                hand.sort(key=lambda item: line.index(item.card) if item.card is not None else 0)
        self.row.keep_order()

    def _spots(self) -> Iterator[tuple[CardItem, Spot, float, bool]]:
        """Item, spot, height and whether it lies face up, for every card on the table."""
        table, piles, sides = self.table, self._piles, self._sides
        for seat in SEATS:
            side, hand = sides[seat], piles.hands[seat]
            if seat is self._own:
                yield from self.row.spots()
            else:
                is_open = seat in self._open
                place, lowest = (table.open_hand, 200) if is_open and not self._held_up else (table.fan, 100)
                for index, item in enumerate(hand):
                    yield item, place(side, index, len(hand)), lowest + index, is_open
            for index, item in enumerate(piles.won[seat]):
                yield item, table.won(side, index // 3), 50 + index, False
        aside = self._game is Game.RAMSCH and not self._over
        for index, item in enumerate(piles.skat):
            spot = table.skat_aside(index) if aside else self._spot_of_skat(index)
            yield item, spot, 20 + index, self._over
        keeper = sides[self._declarer] if self._declarer is not None else Side.SELF
        for index, item in enumerate(piles.put_away):
            spot = self._spot_of_skat(index) if self._over else table.put_away(keeper, index)
            yield item, spot, 30 + index, self._over and item.card is not None
        for index, (seat, item) in enumerate(piles.trick):
            yield item, table.trick(sides[seat]), 250 + index, True

    def _spot_of_skat(self, index: int) -> Spot:
        """In the middle, unless a trick lies there."""
        return self.table.skat_shown(index) if self._piles.trick else self.table.skat(index)

    def won_tricks(self, seat: Seat) -> int:
        """How many tricks lie on this seat's heap."""
        return len(self._piles.won[seat]) // 3

    def won_points(self, seat: Seat) -> int:
        """The card points in the tricks on this seat's heap."""
        return points([item.card for item in self._piles.won[seat] if item.card is not None])

    def _place_all(self) -> None:
        self.row.halt()
        for item, spot, z, face_up in self._spots():
            item.place(spot, z, face_up)
        self._dress()

    def _dress(self) -> None:
        mine = self.row.items
        for item in self._items:
            if item not in mine:
                item.dress()
        self.row.dress()

    # -------------------------------------------------------------- movement

    def _glide_all(self, ms: int) -> list[QAbstractAnimation]:
        self.row.halt()
        animations: list[QAbstractAnimation] = []
        for item, spot, z, face_up in self._spots():
            animations += item.glide(spot, z, face_up, ms)
        self._dress()
        self.relaid.emit()
        return animations

    def deal(self, view: SeatView, dealer: Side) -> None:
        """Deals 3 – skat – 4 – 3 from the dealer's place (ISkO 3.2), then sorts the own hand."""
        self.show_view(view)
        if self.choreographer.instant:
            return
        hands = [list(hand) for hand in self._piles.hands]
        skat = list(self._piles.skat)
        start = self.table.dealer(dealer)
        for item in self._items:
            item.place(start, 0, False)
        packets: list[list[CardItem]] = []
        for size, begin in ((3, 0), (4, 3), (3, 7)):
            packets += [hands[seat][begin : begin + size] for seat in SEATS]
            if begin == 0:
                packets.append(skat)
        self.choreographer.pause(speeds.BEFORE_DEAL)
        for packet in packets:
            self.choreographer.then(self._flight(packet))
        self.choreographer.then(lambda: self._glide_all(self.choreographer.ms(speeds.SORT)))

    def _flight(self, packet: list[CardItem]) -> Callable[[], list[QAbstractAnimation]]:
        def fly() -> list[QAbstractAnimation]:
            ms = self.choreographer.ms(speeds.DEAL_PACKET)
            spots = {item: (spot, z) for item, spot, z, _ in self._spots()}
            animations: list[QAbstractAnimation] = []
            for item in packet:
                spot, z = spots[item]
                animations += item.glide(spot, z, False, ms)
            return animations

        return fly

    def follow(self, event: Event) -> None:
        """Shows what happened, as far as cards move."""
        match event:
            case AuctionWon(seat):
                self._then(lambda: self._find_declarer(seat), speeds.SORT)
            case SkatTaken(seat, cards):
                self._then(lambda: self._take_skat(seat, cards), speeds.MOVE)
            case HandChosen():
                self._then(self._piles.leave_skat, speeds.MOVE)
            case Discarded(seat, cards):
                self._then(lambda: self._put_away(seat, cards), speeds.MOVE)
            case ContractAnnounced(declarer, contract):
                self._then(lambda: self._announce(declarer, contract.game), speeds.SORT)
            case HandExposed(seat, cards) | Claimed(seat, cards):
                self._turn_over([(seat, cards)], lambda: self._expose(seat, cards))
            case HandsRearranged(hands) if hands is not None:
                self._turn_over(zip(SEATS, hands, strict=True), lambda: self._rearrange(hands))
            case CardPlayed(seat, card):
                self._then(lambda: self._piles.play(seat, card), speeds.MOVE)
            case TrickWon(seat):
                if self.holds_tricks:
                    self.choreographer.hold()
                else:
                    self.choreographer.pause(speeds.LOOK_AT_TRICK)
                self._then(lambda: self._piles.sweep(seat), speeds.SWEEP)

    def _then(self, change: Callable[[], None], duration: int) -> None:
        def step() -> list[QAbstractAnimation]:
            change()
            return self._glide_all(self.choreographer.ms(duration))

        self.choreographer.then(step)

    def _turn_over(self, hands: Iterable[tuple[Seat, Cards]], change: Callable[[], None], away: Cards = ()) -> None:
        """A change that turns over so many cards that they are drawn first; the own hand lies open already."""
        if not self.choreographer.instant:
            pictures: list[Picture] = [(card, self.table.skat(0)) for card in away]
            for seat, cards in hands:
                if seat is not self._own:
                    spot = self.table.open_hand(self._sides[seat], 0, 1)
                    pictures += [(card, spot) for card in (None, *cards)]
            self.warmer.hurry(pictures, self._ratio)
            self.choreographer.pause_while(lambda: self.warmer.hurrying, speeds.BEFORE_OPEN)
        self._then(change, speeds.SORT)

    def _find_declarer(self, seat: Seat) -> None:
        self._declarer = seat

    def _take_skat(self, seat: Seat, cards: Cards | None) -> None:
        self._piles.take_skat(seat, cards)
        self.row.set_tagged(cards or ())
        self._sort_hands()

    def _put_away(self, seat: Seat, cards: Cards | None) -> None:
        """Two cards of a declarer; without one they go on as the skat of a Schieberamsch."""
        if self._declarer is None:
            self._piles.pass_on(seat, cards)
        else:
            self._piles.lay_away(seat, cards)
        self.row.lift_out(())
        self.row.set_tagged(())
        self.set_cards_visible(True)

    def _announce(self, seat: Seat | None, game: Game) -> None:
        self._game = game
        self._declarer = seat
        if seat is not None:
            self._piles.leave_skat()
        self._sort_hands()

    def _expose(self, seat: Seat, cards: Cards) -> None:
        if seat is not self._own:
            line = self._order.ordered(cards, self._game, self._piles.played[seat])
            for item, card in zip(self._piles.hands[seat], line, strict=True):
                item.show_card(card)
            self._open.add(seat)

    def hold_up(self) -> None:
        """Open hands are held as fans, clear of the panel that shows them, until they have been rearranged."""
        self._held_up = True
        self._then(lambda: None, speeds.SORT)

    def lay_open(self, hands: BySeat[Cards], away: Cards) -> None:
        """The deal is over: everybody shows what he still holds, and the skat is turned over in the middle."""
        self._turn_over(zip(SEATS, hands, strict=True), lambda: self._lay_open(hands, away), away)

    def _lay_open(self, hands: BySeat[Cards], away: Cards) -> None:
        self._over = True
        aside = self._piles.skat or self._piles.put_away
        for seat in SEATS:
            if hands[seat] and len(hands[seat]) == len(self._piles.hands[seat]):
                self._expose(seat, hands[seat])
        if len(away) == len(aside):
            for item, card in zip(aside, away, strict=True):
                item.show_card(card)

    def _rearrange(self, hands: BySeat[Cards]) -> None:
        """Revolution, as a defender sees it: both defenders' hands are known from now on."""
        for seat in SEATS:
            if seat is not self._declarer:
                for item, card in zip(self._piles.hands[seat], hands[seat], strict=True):
                    item.show_card(card)
                self._open.add(seat)
        self._held_up = False
        self._sort_hands()

    # -------------------------------------------------------------- for panels and pages

    def set_cards_visible(self, visible: bool) -> None:
        """Hides all cards while a page lies over them, or shows them again."""
        for item in self._items:
            item.setVisible(visible and not self.row.is_out(item))

    def lay_out(self, cards: Collection[Card], spots: Callable[[Card], Spot | None]) -> None:
        """Shows these cards of the own hand elsewhere, at ``spots``, from where they will come back or go on."""
        for item in self.row.items:
            spot = spots(item.card) if item.card is not None and item.card in cards else None
            if spot is not None:
                item.place(spot, 0, True)
        self.row.lift_out(cards)
