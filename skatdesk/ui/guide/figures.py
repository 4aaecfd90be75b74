"""What stands alone on its line for each call: rows of cards, tables, tricks, games counted out."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QObject

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.joins import named
from skatdesk.i18n.numbers import number, signed
from skatdesk.skat.actions import Bid, Hold
from skatdesk.skat.auction import BIDS
from skatdesk.skat.cards import Card, Cards, Rank, Suit
from skatdesk.skat.contracts import SUIT_GAMES, Contract, Game, null_value
from skatdesk.skat.events import AuctionWon, BidHeld, BidNamed, Event, Passed, TrickWon
from skatdesk.skat.ordering import trumps
from skatdesk.skat.seats import SEATS
from skatdesk.skat.valuation import matadors
from skatdesk.ui.guide import examples
from skatdesk.ui.guide.list_figures import ListFigures
from skatdesk.ui.guide.markup import LEFT_TO_RIGHT, bold, box, lines, paragraph, table
from skatdesk.ui.guide.pictures import LARGE_FACE, CardRow, SeatsAround
from skatdesk.ui.guide.telling import Telling
from skatdesk.ui.guide.text import Call, GuideError
from skatdesk.ui.sentences import Company

_GAMES = (*reversed(SUIT_GAMES), Game.GRAND)
"""The games that are counted out, cheapest first."""
_NULLS = tuple(Contract(Game.NULL, hand, ouvert=ouvert) for ouvert in (False, True) for hand in (False, True))
_NARROW = 46
"""Width of a card where eight stand over a table."""
_MOST_CARDS = 12


class Figures(QObject):
    """Turns calls that stand alone into HTML."""

    def __init__(self, telling: Telling, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._telling = telling
        self._sentences = telling.sentences
        self._namer = telling.namer
        self.tellers: dict[str, Callable[[Call], str]] = {
            "seats": self._seats,
            "cards": self._cards,
            "trumps": self._trumps,
            "order": self._order,
            "points": self._points,
            "trick": self._trick,
            "legal": self._legal,
            "bases": self._bases,
            "nulls": self._nulls,
            "grid": self._grid,
            "ladder": self._ladder,
            "sources": self._sources,
            "auction": self._auction,
            "worths": self._worths,
            "result": self._result,
            **ListFigures(telling, self).tellers,
        }

    def told(self, call: Call) -> str:
        """What the call shows; a call for the middle of a line may stand alone, too. Raises ``GuideError``."""
        if call.name not in self.tellers:
            return paragraph(self._telling.told(call), "alone")
        try:
            return self.tellers[call.name](call)
        except GuideError as error:
            raise GuideError(f"{call.name}: {error}") from None

    # -------------------------------------------------------------- table and cards

    def _seats(self, call: Call) -> str:
        size = call.word
        if size not in ("3", "4"):
            raise GuideError("3 or 4 players")
        forehand, middlehand, rearhand = (self._namer.seat(seat) for seat in SEATS)
        #: guide: at a table of four, over the place of the player who deals and sits out
        dealer = self.tr("Dealer")
        names = (rearhand, forehand, middlehand) if size == "3" else (dealer, forehand, middlehand, rearhand)
        told = self._sentences.words.both([isolate(name) for name in names])
        return paragraph(self._telling.image(SeatsAround(names), told), "cards")

    def _cards(self, call: Call) -> str:
        return self._row(examples.cards_of(" ".join(call.words)))

    def _trumps(self, call: Call) -> str:
        return self._row(trumps(examples.game_of(call.word)))

    def _order(self, call: Call) -> str:
        if len(call.words) != 2:
            raise GuideError("a game and a suit are needed")
        return self._row(examples.ordered(examples.game_of(call.words[0]), examples.suit_of(call.words[1])))

    def _row(self, cards: Cards) -> str:
        return paragraph(self._image(CardRow(cards)), "cards")

    def _image(self, row: CardRow) -> str:
        return self._telling.image(row, self._sentences.words.all_of(row.cards))

    def _points(self, call: Call) -> str:
        _nothing(call)
        cards = [Card.of(Suit.CLUBS, rank) for rank in sorted(Rank, key=lambda rank: (-rank.points, rank))]
        pictures = "".join(f'<td align="center">{self._image(CardRow((card,), _NARROW))}</td>' for card in cards)
        figures = "".join(f'<td align="center">{bold(number(card.points))}</td>' for card in cards)
        return f'<table cellpadding="5" dir="{LEFT_TO_RIGHT}"><tr>{pictures}</tr><tr>{figures}</tr></table>'

    def _trick(self, call: Call) -> str:
        game, trick = examples.trick_example(call)
        winner = trick.winner(game)
        seats = [seat for seat, _ in trick.plays()]
        captions = tuple(map(self._namer.seat, seats))
        row = CardRow(trick.cards, LARGE_FACE, captions=captions, marked=seats.index(winner))
        taken = self._said(TrickWon(winner, trick, None if game is Game.NULL else trick.points))
        return box(paragraph(self._image(row), "cards"), self._in_game(game, taken))

    def _legal(self, call: Call) -> str:
        led, hand, playable = examples.legal_example(call)
        dim = tuple(card for card in hand if card not in playable)
        #: guide: the first card of a trick, over its picture
        first = self.tr("Led")
        #: guide: the cards a player still holds, over their picture
        held = self.tr("Your hand")
        if dim:
            #: guide: {cards} are the cards that the rules let you play, joined by "or"
            sentence = self.tr("You may play {cards}.").format(cards=self._sentences.words.one_of(playable))
        else:
            sentence = self.tr("You may play any card.")
        gap = f'<td width="{self._telling.pictures.px(28)}"></td>'
        captions = f"<tr><td>{escape(first)}</td>{gap}<td>{escape(held)}</td></tr>"
        cards = f"<tr><td>{self._image(CardRow((led,)))}</td>{gap}<td>{self._image(CardRow(hand, dim=dim))}</td></tr>"
        pictures = f'<table cellpadding="0" dir="{LEFT_TO_RIGHT}">{captions}{cards}</table>'
        return box(pictures, self._in_game(examples.game_of(call.word), sentence))

    def _in_game(self, game: Game, sentence: str) -> str:
        return paragraph(named(bold(self._telling.game_word(game.code)), escape(sentence)))

    @property
    def _company(self) -> Company:
        return Company.of(self._namer.seat)

    def _said(self, event: Event) -> str:
        return self._sentences.events.what_happened(event, self._company)

    # -------------------------------------------------------------- values

    def _bases(self, call: Call) -> str:
        _nothing(call)
        return table([self._game_words(), [bold(number(game.base)) for game in _GAMES]])

    def _game_words(self) -> list[str]:
        return [self._telling.game_word(game.code) for game in _GAMES]

    def _nulls(self, call: Call) -> str:
        _nothing(call)
        #: guide: head of a table: what a Null game counts when it is won, and when it is lost
        rows = [[escape(word) for word in (self.tr("Game"), self.tr("Won"), self.tr("Lost"))]]
        for contract in _NULLS:
            name = escape(self._sentences.words.contract(contract))
            rows.append([name, *(signed(examples.null_score(contract, tricks)) for tricks in (0, 1))])
        return table(rows)

    def _grid(self, call: Call) -> str:
        most = call.word
        if not most.isdecimal() or not 1 <= int(most) <= examples.FACTS["suit-trumps"]:
            raise GuideError("up to how many matadors?")
        #: guide: head of a table with the values of games by their matadors
        rows = [[escape(self.tr("Matadors")), *self._game_words()]]
        for run in range(1, int(most) + 1):
            values = (examples.just_made(game, run) for game in _GAMES)
            rows.append([bold(number(run)), *("" if value is None else number(value) for value in values)])
        return table(rows)

    def _ladder(self, call: Call) -> str:
        _nothing(call)
        return paragraph(" · ".join(map(number, BIDS)), "ladder")

    def _sources(self, call: Call) -> str:
        #: guide: head of a table: a bid, and the games that are worth just that
        rows = [[escape(word) for word in (self.tr("Bid"), self.tr("Games of just this value"))]]
        for bid in examples.bids_between(call):
            games = [escape(self._sentences.words.contract(null)) for null in _NULLS if null_value(null) == bid]
            for game, steps in examples.games_worth(bid):
                product = left_to_right(f"{number(steps)} × {number(game.base)}")
                games.append(f"{self._telling.game_word(game.code)} {product}")
            rows.append([bold(number(bid)), " · ".join(games)])
        return table(rows)

    def _auction(self, call: Call) -> str:
        calls, auction = examples.auction_example(call)
        said: list[str] = []
        bid = 0
        for spoken in calls:
            match spoken:
                case Bid(seat, value):
                    bid = value
                    said.append(self._said(BidNamed(seat, value)))
                case Hold(seat):
                    said.append(self._said(BidHeld(seat, bid)))
                case _:
                    said.append(self._said(Passed(spoken.seat)))
        if auction.declarer is None:
            #: guide: end of a bidding in which all three have passed
            last = self.tr("Passed in")
        else:
            last = self._said(AuctionWon(auction.declarer, auction.bid))
        return box(lines([*map(escape, said), bold(escape(last))]))

    def _worths(self, call: Call) -> str:
        cards = examples.cards_of(" ".join(call.words))
        rules = examples.rules_of(call)
        games = [examples.game_of(code) for code in call.option("games").split()]
        if not games or len(cards) > _MOST_CARDS:
            raise GuideError("games are needed, and twelve cards at most")
        row = self._sentences.calculator.row
        return box(self._row(cards), lines(escape(row(Contract(game), matadors(game, cards), rules)) for game in games))

    def _result(self, call: Call) -> str:
        example = examples.game_example(call)
        valuation, values = example.valuation, self._sentences.values
        facts = []
        if example.contract.game is not Game.NULL:
            facts.append(self.tr("%n card points", "guide: of the declarer; never 1", example.points))
        facts.append(self.tr("%n trick(s)", "guide: of the declarer", example.tricks))
        if valuation.bid:
            #: guide: the value at which the declarer bought the game
            facts.append(self.tr("bid {value}").format(value=number(valuation.bid)))
        told = escape(" · ".join(map(isolate, facts)))
        head = f"{bold(escape(self._sentences.words.contract(example.contract)))} · {told}"
        steps = list(values.derivation(valuation, example.rules, example.kontra))
        if valuation.bid:
            steps.insert(1, values.bid_line(valuation))
        *steps, score = map(escape, steps)
        return box(paragraph(head), lines([*steps, bold(score)]))


def _nothing(call: Call) -> None:
    if call.words or call.options:
        raise GuideError("nothing is to be said")
