"""All words and plates around the cards: who sits where, what was said, what is played, whose turn it is."""

from PySide6.QtCore import QObject, Slot

from skatdesk.engine.series_engine import SeriesEngine
from skatdesk.i18n.card_names import Term
from skatdesk.i18n.numbers import deal_number, number
from skatdesk.skat.actions import Action, AnnounceDefence, Bid, Hold, Kontra
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.richline import Piece, compose
from skatdesk.ui.panels.question import Desk
from skatdesk.ui.table.layout import Side
from skatdesk.ui.table.lines import StatusWords
from skatdesk.ui.table.seat_plate import SeatFace
from skatdesk.ui.table.table_widget import TableWidget

_COLOUR = {Side.SELF: 0, Side.LEFT: 1, Side.RIGHT: 2, Side.TOP: 3}


class Captions(QObject):
    """Writes plates, bubbles, the line at the top and the line at the bottom from a view."""

    def __init__(self, table: TableWidget, desk: Desk, series: SeriesEngine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._desk = desk
        self._series = series
        self._view: SeatView | None = None
        self.kontra = Button(desk.look, kind=Kind.ON)
        self.schneider = Button(desk.look, kind=Kind.ON)
        self.schwarz = Button(desk.look, kind=Kind.ON)
        for button in (self.kontra, self.schneider, self.schwarz):
            table.status.add_button(button)
            button.hide()
        table.scene.relaid.connect(self._show_heaps)
        desk.namer.changed.connect(self.again)

    @Slot()
    def again(self) -> None:
        """Writes everything once more: language or card names have changed."""
        if self._view is not None:
            self.show(self._view)

    def show(self, view: SeatView) -> None:
        """Writes everything for this view."""
        self._view = view
        self._table.scene.set_skat_word(self.tr("Skat"))
        self._show_seats(view)
        self._show_bubbles(view)
        self._show_bar(view)
        self._show_status(view)
        self._show_heaps()

    def show_extra(self, options: tuple[Action, ...]) -> None:
        """The buttons of what may be said besides playing a card."""
        namer = self._desk.namer
        self.kontra.setText(namer.term(Term.KONTRA))
        self.schneider.setText(namer.term(Term.SCHNEIDER))
        self.schwarz.setText(namer.term(Term.SCHWARZ))
        playing = self._view is not None and self._view.phase is Phase.PLAY
        self.kontra.setVisible(playing and any(isinstance(option, Kontra) for option in options))
        said = [option.schwarz for option in options if isinstance(option, AnnounceDefence)]
        self.schneider.setVisible(False in said)
        self.schwarz.setVisible(True in said)

    # -------------------------------------------------------------- seats

    def side_of_place(self, place: int) -> Side:
        """Where the player of this place sits; the fourth, who watches, sits opposite."""
        seat = self._series.seat_of(place)
        return Side.TOP if seat is None else self._side(seat)

    def _side(self, seat: Seat) -> Side:
        own = self._desk.company.you
        if own is None:
            return (Side.LEFT, Side.TOP, Side.RIGHT)[seat]
        return (Side.SELF, Side.LEFT, Side.RIGHT)[(seat - own) % 3]

    def _show_seats(self, view: SeatView) -> None:
        dealing, setup = self._series.dealing, self._series.setup
        if dealing is None or setup is None:
            return
        faces = {}
        for seat in SEATS:
            place = dealing.seating.places[seat]
            faces[self._side(seat)] = SeatFace(
                name=self._desk.company.names[seat],
                colour=_COLOUR[self._side(seat)],
                role=self._desk.namer.seat_letter(seat),
                line=self._desk.sentences.seats.line(view, seat),
                dealer=place == dealing.seating.dealer,
                declarer=seat is view.declarer and view.phase is not Phase.FINISHED,
                thinking=seat is view.turn,
            )
        outside = dealing.seating.sitting_out
        if outside is not None and outside != setup.human:
            faces[Side.TOP] = SeatFace(setup.names[outside], 3, line=self.tr("deals and sits out"), dealer=True)
        self._faces = faces
        self._table.show_seats(faces)

    def _show_bubbles(self, view: SeatView) -> None:
        said: dict[Side, tuple[str, ...]] = {}
        if view.phase in (Phase.BIDDING, Phase.SKAT, Phase.DISCARD, Phase.ANNOUNCE):
            value = 0
            for call in view.auction.calls:
                if isinstance(call, Bid):
                    value = call.value
                    word = number(value)
                elif isinstance(call, Hold):
                    word = number(value) + " ✓"
                else:
                    word = self.tr("pass")
                side = self._side(call.seat)
                said[side] = (*said.get(side, ()), word)[-4:]
        self._table.show_bubbles(said)

    @Slot()
    def _show_heaps(self) -> None:
        view = self._view
        if view is None or view.phase is Phase.FINISHED:
            self._table.show_heaps({})
            return
        words = {}
        for seat in SEATS:
            tricks = self._table.scene.won_tricks(seat)
            if tricks:
                words[self._side(seat)] = self.tr("%n trick(s)", "", tricks)
        self._table.show_heaps(words)

    # -------------------------------------------------------------- lines

    def _show_bar(self, view: SeatView) -> None:
        dealing, score_list = self._series.dealing, self._series.score_list
        if dealing is None or score_list is None:
            return
        bar = self._table.bar
        deal = self.tr("deal {number}").format(number=deal_number(dealing.start.deal.number))
        bar.show_game(self._game_words(dealing.due.number, score_list.games, dealing.counts), deal)
        contract = view.contract
        if contract is None:
            bar.show_contract(None, "", "")
            bar.show_who(*self._bidding_words(view))
            return
        bid = self.tr("· bid {value}").format(value=number(view.bid)) if view.bid else ""
        kontra = "".join(" · " + self._desk.sentences.words.doubling(level) for level in range(1, view.kontra + 1))
        bar.show_contract(contract.game.trump_suit, self._desk.sentences.words.contract(contract), bid + kontra)
        if view.declarer is None:
            bar.show_who()
        elif view.declarer is self._desk.company.you:
            bar.show_who(Piece(self.tr("you play alone")))
        else:
            name = Piece(self._desk.company.name(view.declarer), bold=True, ink="on_felt")
            bar.show_who(*compose(self.tr("declarer {name}"), name=name))

    def _game_words(self, index: int, games: int | None, counts: bool) -> str:
        if not counts:
            return self.tr("Practice")
        if games is None:
            return self.tr("Game {k}").format(k=number(index))
        return self.tr("Game {k} of {n}").format(k=number(index), n=number(games))

    def _bidding_words(self, view: SeatView) -> tuple[Piece, ...]:
        if view.declarer is not None:
            value = Piece(number(view.bid), bold=True, ink="on_felt")
            if view.declarer is self._desk.company.you:
                return compose(self.tr("you play alone at {value}"), value=value)
            name = Piece(self._desk.company.name(view.declarer), bold=True, ink="on_felt")
            return compose(self.tr("{name} plays alone at {value}"), name=name, value=value)
        if view.phase is Phase.BIDDING and view.bid:
            return compose(
                self.tr("Bidding · highest bid {value}"), value=Piece(number(view.bid), bold=True, ink="on_felt")
            )
        return (Piece(self.tr("Bidding")),) if view.phase is Phase.BIDDING else ()

    def _show_status(self, view: SeatView) -> None:
        setup, dealing = self._series.setup, self._series.dealing
        own = self._desk.company.you
        if setup is None or dealing is None or setup.human is None:
            return
        name = setup.names[setup.human]
        if own is None:
            face = SeatFace(name, 0, dealer=True)
            self._table.status.show_words(face, StatusWords(name, self.tr("you deal and watch this game")))
            return
        face = SeatFace(
            name,
            0,
            dealer=dealing.seating.places[own] == dealing.seating.dealer,
            thinking=view.turn is own,
        )
        self._table.status.show_words(
            face, StatusWords(name, self._desk.sentences.seats.own_line(view, self._desk.company))
        )
