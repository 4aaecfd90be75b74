"""All words and plates around the cards: who sits where, what was said, what is played, whose turn it is."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, Slot

from skatdesk.engine.dealing import Dealing, SeriesSetup
from skatdesk.engine.series_engine import SeriesEngine
from skatdesk.i18n.bidi import left_to_right
from skatdesk.i18n.card_names import Term
from skatdesk.i18n.numbers import deal_number, number
from skatdesk.skat.contracts import Game
from skatdesk.skat.events import BidHeld, BidNamed, Event, Passed, TrickWon, heard
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.richline import Piece, compose
from skatdesk.ui.sentences import Company
from skatdesk.ui.sentences.series_words import SeriesWords
from skatdesk.ui.table.chairs import chair_of, sides_of
from skatdesk.ui.table.layout import Side
from skatdesk.ui.table.seat_plate import SeatFace
from skatdesk.ui.table.table_widget import TableWidget

COLOUR = {Side.SELF: 0, Side.LEFT: 1, Side.RIGHT: 2, Side.TOP: 3}
"""The avatar's colour by chair, so that everybody keeps it."""

_BIDDING_SHOWN = (Phase.BIDDING, Phase.SKAT, Phase.DISCARD, Phase.ANNOUNCE)
"""When what was said in the bidding stands beside the plates."""
_BUBBLES = 4
"""How many of the words a seat has said are shown."""


class Captions(QObject):
    """Writes plates, bubbles, the line at the top and the line at the bottom from a view."""

    def __init__(self, table: TableWidget, desk: Desk, series: SeriesEngine, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._desk = desk
        self._series = series
        self._view: SeatView | None = None
        self._spoken: list[Event] = []
        self._counting = False
        self._series_words = SeriesWords(self)
        table.scene.relaid.connect(self._show_heaps)
        table.retranslated.connect(self.again)
        desk.namer.changed.connect(self.again)
        series.practiceBegun.connect(self.again)
        series.renamed.connect(self._on_renamed)

    @Slot()
    def again(self) -> None:
        """Writes everything once more: language or card names have changed."""
        if self._view is not None:
            self.show(self._view)

    def introduce(self, dealing: Dealing) -> None:
        """Who sits where in this deal, under which name."""
        setup = self._series.setup
        own = None if setup is None or setup.human is None else dealing.seating.seat_of(setup.human)
        self._desk.company = Company(self._series.names(), own)

    @Slot()
    def _on_renamed(self) -> None:
        if self._series.dealing is not None:
            self.introduce(self._series.dealing)
            self.again()

    def count_points(self, counting: bool) -> None:
        """Whether the card points taken stand beside the tricks, where the rule set allows it."""
        self._counting = counting
        self._show_heaps()

    def hear(self, event: Event) -> None:
        """Somebody has said something outside the bidding; it stands at his seat until ``forget``."""
        self._spoken.append(event)

    def hear_again(self, events: Iterable[Event]) -> None:
        """A deal was taken up, or taken back: shown is what was said since the last trick, and no longer anything else.

        What was said in the bidding stands in the view, and who passes later says nothing.
        """
        self.forget()
        for event in events:
            if isinstance(event, TrickWon):
                self._spoken.clear()
            elif not isinstance(event, BidNamed | BidHeld | Passed):
                self._spoken.append(event)

    def forget(self) -> None:
        """What was said is no longer shown: tricks come to lie where it stood."""
        self._spoken.clear()
        self._table.show_bubbles({})

    def show(self, view: SeatView) -> None:
        """Writes everything for this view."""
        self._view = view
        setup, dealing = self._series.setup, self._series.dealing
        if setup is None or dealing is None:
            return
        self._table.scene.row.set_tag(self.tr("Skat"))
        self._show_seats(view, setup, dealing)
        self._show_bar(view, dealing)
        self._show_status(view, setup, dealing)
        self._show_bubbles(view)
        self._show_heaps()

    # -------------------------------------------------------------- seats

    def _side(self, seat: Seat) -> Side:
        setup, dealing = self._series.setup, self._series.dealing
        assert setup is not None
        assert dealing is not None
        return sides_of(dealing.seating, setup.human)[seat]

    def _show_seats(self, view: SeatView, setup: SeriesSetup, dealing: Dealing) -> None:
        faces = {}
        for seat in SEATS:
            side, player = self._side(seat), setup.players[dealing.seating.places[seat]]
            face = SeatFace(
                name=self._desk.company.names[seat],
                colour=COLOUR[side],
                role=self._desk.namer.seat_letter(seat),
                line=self._desk.sentences.seats.line(view, seat),
                dealer=dealing.seating.places[seat] == dealing.seating.dealer,
                declarer=seat is view.declarer and view.phase is not Phase.FINISHED,
                thinking=seat is view.turn,
                level="" if player is None else self._series_words.player(player),
            )
            faces[side] = replace(face, spoken=self._spoken_about(face, view, seat))
        outside = dealing.seating.sitting_out
        if outside is not None and outside != setup.human:
            chair = chair_of(outside, dealing.seating.size, setup.human)
            faces[chair] = SeatFace(
                setup.names[outside], COLOUR[chair], line=self.tr("deals and sits out"), dealer=True
            )
        self._table.show_seats(faces)

    def _spoken_about(self, face: SeatFace, view: SeatView, seat: Seat) -> str:
        """For screen readers: what the plate shows by line, letter, button and fan."""
        words = [self._desk.namer.seat(seat), face.line]
        if face.level:
            words.append(face.level)
        if face.dealer:
            #: For screen readers, about a player
            words.append(self.tr("deals"))
        if view.phase is not Phase.FINISHED:
            words.append(self.tr("%n card(s)", "in a player's hand", view.cards_left[seat]))
        return " · ".join(words)

    def _show_bubbles(self, view: SeatView) -> None:
        said: dict[Side, tuple[str, ...]] = {}
        calls = view.auction.calls if view.phase in _BIDDING_SHOWN else ()
        for event in (*heard(calls), *self._spoken):
            word = self._desk.sentences.events.bubble(event)
            seat: Seat | None = getattr(event, "seat", None)
            if word and seat is not None:
                said[self._side(seat)] = (*said.get(self._side(seat), ()), word)[-_BUBBLES:]
        self._table.show_bubbles(said)

    @Slot()
    def _show_heaps(self) -> None:
        words, view, dealing = {}, self._view, self._series.dealing
        if view is not None and dealing is not None:
            counted = self._counting and dealing.manners.point_counter and view.game is not Game.NULL
            for seat in SEATS:
                tricks = self._table.scene.won_tricks(seat)
                if tricks:
                    words[self._side(seat)] = self.tr("%n trick(s)", "", tricks)
                if tricks and counted:
                    #: Under the tricks a player has won: how many, and their card points
                    words[self._side(seat)] = self.tr("{tricks} · {points}").format(
                        tricks=words[self._side(seat)], points=number(self._table.scene.won_points(seat))
                    )
        self._table.show_heaps(words)

    # -------------------------------------------------------------- lines

    def _show_bar(self, view: SeatView, dealing: Dealing) -> None:
        bar = self._table.bar
        deal = self.tr("Deal {number}").format(number=deal_number(dealing.start.deal.number))
        bar.show_game(self._game_words(dealing), deal)
        contract = view.contract
        if contract is None:
            bar.show_contract(None, "")
            bar.show_who(*self._bidding_words(view))
            return
        bar.show_contract(
            contract.game.trump_suit, self._desk.sentences.words.contract(contract), *self._after_contract(view)
        )
        if view.declarer is None:
            bar.show_who()
        elif view.declarer is self._desk.company.you:
            bar.show_who(Piece(self.tr("You play alone")))
        else:
            name = Piece(self._desk.company.name(view.declarer), bold=True, ink="on_felt")
            bar.show_who(*compose(self.tr("Declarer {name}"), name=name))

    def _after_contract(self, view: SeatView) -> tuple[str, str]:
        """What was bid, and what was said to the contract and counts to the end; and the same with the least words."""
        words, defence = self._desk.sentences.words, view.defence
        bid = [self.tr("· bid {value}").format(value=number(view.bid))] if view.bid else []
        doublings = [f"· {words.doubling(level)}" for level in range(1, view.kontra + 1)]
        announced = [Term.DEFENCE_SCHWARZ] if defence.schwarz else [Term.DEFENCE_SCHNEIDER] * defence.schneider
        rest = [f"· {words.term(term)}" for term in announced]
        if view.pushed:
            rest.append(f"· {left_to_right(f'× {number(2 ** len(view.pushed))}')}")
        return " ".join((*bid, *doublings, *rest)), " ".join((*doublings[-1:], *rest))

    def _game_words(self, dealing: Dealing) -> str:
        if not dealing.counts:
            return self.tr("Practice")
        games = self._series.score_list.games if self._series.score_list is not None else None
        index = dealing.due.number
        words = (
            self.tr("Game {k}").format(k=number(index))
            if games is None
            else self.tr("Game {k} of {n}").format(k=number(index), n=number(games))
        )
        if dealing.practice:
            #: {game} is "Game 7 of 36"; the user was helped in it, so it stays out of the statistics
            words = self.tr("{game} · practice").format(game=words)
        match dealing.due.round:
            case "bock":
                #: {game} is "Game 7 of 36"; in a Bock round everything counts double
                return self.tr("{game} · Bock round").format(game=words)
            case "ramsch":
                #: {game} is "Game 7 of 36"; in a Ramsch round nobody bids
                return self.tr("{game} · Ramsch round").format(game=words)
        return words

    def _bidding_words(self, view: SeatView) -> tuple[Piece, ...]:
        if view.declarer is not None:
            value = Piece(number(view.bid), bold=True, ink="on_felt")
            if view.declarer is self._desk.company.you:
                return compose(self.tr("You play alone at {value}"), value=value)
            name = Piece(self._desk.company.name(view.declarer), bold=True, ink="on_felt")
            return compose(self.tr("{name} plays alone at {value}"), name=name, value=value)
        if view.phase is Phase.BIDDING and view.bid:
            return compose(
                self.tr("Bidding · highest bid {value}"), value=Piece(number(view.bid), bold=True, ink="on_felt")
            )
        match view.phase:
            case Phase.BIDDING:
                return (Piece(self.tr("Bidding")),)
            case Phase.PUSHING:
                return (Piece(self._desk.namer.term(Term.SCHIEBERAMSCH)),)
        return ()

    def _show_status(self, view: SeatView, setup: SeriesSetup, dealing: Dealing) -> None:
        own = self._desk.company.you
        if setup.human is None:
            return
        name = setup.names[setup.human]
        if own is None:
            self._table.status.show_face(SeatFace(name, 0, line=self.tr("you deal and watch this game"), dealer=True))
            return
        face = SeatFace(
            name,
            0,
            line=self._desk.sentences.seats.own_line(view, self._desk.company),
            dealer=dealing.seating.places[own] == dealing.seating.dealer,
            thinking=view.turn is own,
        )
        self._table.status.show_face(face)
