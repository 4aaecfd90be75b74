"""The pages of the first game in words. They speak of the deal as it stands, whatever the learner did."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject

from skatdesk.i18n.card_names import Term
from skatdesk.i18n.numbers import number
from skatdesk.players.player import Decision
from skatdesk.skat.actions import Pass
from skatdesk.skat.cards import DECK_POINTS, JACKS, Card
from skatdesk.skat.cards import points as card_points
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.events import BidHeld, BidNamed
from skatdesk.skat.ordering import TRUMP, effective_suit
from skatdesk.skat.results import Played
from skatdesk.skat.seats import Seat
from skatdesk.skat.tricks import playable
from skatdesk.skat.valuation import SCHNEIDER_POINTS, WIN_POINTS, matadors, needed
from skatdesk.skat.view import SeatView
from skatdesk.ui.desk import Desk
from skatdesk.ui.learn.explanations import Explanations
from skatdesk.ui.learn.first_game_points import (
    Point,
    Remark,
    Topic,
    best_suit_game,
    is_ours,
    own_points,
    taking,
    trumps_in,
)
from skatdesk.ui.sentences.lines import as_line

Page = tuple[str, str]
"""Headline and text."""

_MOST_LINES, _MOST_LETTERS = 3, 180
"""What one page holds."""


def _short(headline: str, text: str) -> list[Page]:
    """The same text on as many pages as it needs."""
    pages: list[list[str]] = [[]]
    for line in text.split("\n"):
        full = len(pages[-1]) == _MOST_LINES or sum(map(_letters, (*pages[-1], line))) > _MOST_LETTERS
        if full and pages[-1]:
            pages.append([])
        pages[-1].append(line)
    return [(headline, "\n".join(lines)) for lines in pages]


def _letters(line: str) -> int:
    """How long a line is to the eye: without the marks that keep names and card words in their own direction."""
    return sum(map(str.isprintable, line))


class FirstGameWords(QObject):
    """Explains."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._sentences = desk.sentences
        self._words = desk.sentences.words
        self._reasons = Explanations(desk.sentences, self)

    def pages(self, points: Sequence[Point]) -> list[Page]:
        """The points as pages of a few lines each."""
        return [page for point in points for page in _short(*self.page(point))]

    def page(self, point: Point) -> Page:
        """Headline and text of a point, however long."""
        headline, lines = self._page(point)
        return headline, "\n".join(map(as_line, lines))

    def _page(self, point: Point) -> tuple[str, Sequence[str]]:
        match point.topic:
            case Topic.GAME | Topic.CARDS | Topic.WORTH:
                return self._opening(point)
            case Topic.LISTEN | Topic.SPEAK | Topic.BID_AGAIN:
                #: headline of a page of the first game: who plays alone is found out
                return self.tr("Bidding"), self._bidding(point)
            case Topic.SKAT:
                return self.tr("You play alone"), self._skat(point.view)
            case Topic.ORDER:
                #: headline of a page of the first game: which card is higher, and what each counts
                return self.tr("Order and points"), self._reasons.ranks()
            case Topic.DISCARD:
                #: headline of a page of the first game: two cards are put away
                return self.tr("Putting away"), self._discard(point.view)
            case Topic.ANNOUNCE:
                #: headline of a page of the first game: the declarer names the game
                return self.tr("Naming the game"), self._announce(point.view)
            case Topic.GOAL:
                #: headline of a page of the first game: what both sides need to win
                return self.tr("What it takes to win"), self._goal(point.view)
            case Topic.LEAD:
                return self.tr("You lead"), self._lead(point)
            case Topic.FOLLOW:
                #: headline of a page of the first game: which cards may be played
                return self.tr("Following suit"), self._follow(point.view)
            case Topic.TRICK:
                return self._trick_headline(point), self._trick(point)
            case Topic.END:
                return self._end(point.view)

    # -------------------------------------------------------------- before the play

    def advice(self, decision: Decision, view: SeatView) -> str:
        """What the adviser would do, for which game and why, without the figures a beginner has no use for."""
        evaluation = decision.evaluation
        if evaluation is not None:
            contract = None if isinstance(decision.action, Pass) else evaluation.contract
            decision = replace(decision, evaluation=replace(evaluation, chance=None, contract=contract))
        return self._sentences.hints.sentence(decision, view)

    def _opening(self, point: Point) -> tuple[str, Sequence[str]]:
        """What stands before the first question of a deal."""
        if point.topic is Topic.GAME:
            #: headline of the first page of the first game: what Skat is about
            return self.tr("The game"), self._game()
        if point.topic is Topic.CARDS:
            return self.tr("Your cards"), self._cards(point.view)
        return self.tr("What the hand is worth"), self._worth(point.view)

    def _game(self) -> Sequence[str]:
        return (
            self.tr("One plays alone against the two others: whoever bids most"),
            self.tr("Each lays one card; whoever lays the highest takes all three: a trick"),
            self.tr("Trumps beat all other cards; whoever plays alone says which suit is trumps"),
            self.tr("Most cards count points, {all} in all: whoever plays alone needs {points}").format(
                all=number(DECK_POINTS), points=number(WIN_POINTS)
            ),
        )

    def _cards(self, view: SeatView) -> Sequence[str]:
        jacks = tuple(card for card in JACKS if card in view.hand)
        game = best_suit_game(view.hand)
        #: {cards} are the four jacks, highest first
        order = self.tr("Four cards are always the highest trumps, in this order: {cards}").format(
            cards=self._words.all_of(JACKS)
        )
        #: {cards} are the jacks of a hand
        held = self.tr("Of these you hold {cards}").format(cards=self._words.all_of(jacks))
        none = self.tr("Of these you hold none")
        #: {game} is a suit game such as Hearts; %n is how many trumps the hand would have in it
        with_game = self.tr(
            "With {game} all cards of that suit are trumps too: you would have %n of the eleven",
            "",
            len(trumps_in(view.hand, game)),
        )
        return order, held if jacks else none, with_game.format(game=self._words.game(game))

    def _worth(self, view: SeatView) -> Sequence[str]:
        game = best_suit_game(view.hand)
        worth = self._sentences.calculator.worth(Contract(game), matadors(game, view.hand), view.rules)
        #: {game} is a game, {worth} its value counted out: "Clubs: with 2, game 3, × 12 = 36"
        line = self.tr("{game}: {worth}").format(game=self._words.game(game), worth=worth)
        return (
            line,
            self.tr("You may bid that far"),
            self.tr(
                "“With” and “without” count matadors: the highest trumps in an unbroken line, held or missing; "
                "one is added for the game"
            ),
        )

    def _bidding(self, point: Point) -> Sequence[str]:
        view, auction = point.view, point.view.auction
        lines = []
        if isinstance(point.event, BidNamed | BidHeld):
            lines.append(self._sentences.events.what_happened(point.event, self._desk.company))
        if auction.answering:
            lines.append(
                self.tr("Hold it if your hand is worth {bid}: you need not go higher than the other").format(
                    bid=number(view.bid)
                )
            )
        elif auction.stage == 3:
            lines.append(self.tr("Both others have passed: you may play at 18, or pass too"))
        elif point.first:
            name = self._desk.company.name(auction.hearer)
            #: {name} is the player who answers the bids
            lines.append(
                self.tr("You name values to {name}, from the lowest up: say no more than you must").format(name=name)
            )
        else:
            lines.append(self.tr("Go on as far as your hand is worth it"))
        if point.first:
            lines.append(self.tr("Whoever passes is out of the bidding, but plays on as a defender"))
        return lines

    def _skat(self, view: SeatView) -> Sequence[str]:
        return (
            self.tr("Nobody bids more than {bid}: the two cards in the middle, the skat, are yours").format(
                bid=number(view.bid)
            ),
            #: {hand} is the word for a game in which the skat stays unseen
            self.tr("Take them and put two away, or leave them unseen: {hand} counts one step more").format(
                hand=self._words.term(Term.HAND)
            ),
        )

    def _discard(self, view: SeatView) -> Sequence[str]:
        return (
            #: {cards} are the two cards of the skat
            self.tr("In the skat lay {cards}").format(cards=self._words.all_of(view.taken)),
            self.tr("Put any two cards away: their points are yours"),
            self.tr("Best are cards that lose tricks, and whole suits: what you lack you can trump"),
        )

    def _announce(self, view: SeatView) -> Sequence[str]:
        game = best_suit_game(view.hand)
        run = matadors(game, view.hand + view.put_away)
        contract = Contract(game, hand=not view.put_away)
        worth = self._sentences.calculator.worth(contract, run, view.rules)
        return (
            self.tr("Name the game you want to play: its value must reach your bid, {bid}").format(
                bid=number(view.bid)
            ),
            #: {game} is the game in which the hand has most trumps, {worth} its value counted out
            self.tr("You have the most trumps in {game}: {worth}").format(
                game=self._words.contract(contract), worth=worth
            ),
        )

    def _goal(self, view: SeatView) -> Sequence[str]:
        contract, declarer = view.contract, view.declarer
        if contract is None or declarer is None:
            return [self.tr("Everybody plays alone: take as few points as you can")]
        alone = declarer is view.seat
        game = self._words.contract(contract)
        if contract.game is Game.NULL:
            to_you = self.tr("You play {game}: take no trick at all. There are no trumps")
            of_others = self.tr("{name} plays {game} and must not take a trick: try to make that happen")
            goal = self._desk.company.say(declarer, to_you, of_others, game=game)
            return goal, self._reasons.null_order()
        points, all_tricks = needed(contract, view.rules)
        goal = self.tr("There are 120 points in the cards: the declarer wins with {points}, the others with {rest}")
        if all_tricks:
            goal = self.tr("The declarer wins only with all ten tricks")
        lines = [
            self._desk.company.say(
                declarer, self.tr("You play {game}"), self.tr("{name} plays {game} alone"), game=game
            ),
            goal.format(points=number(points), rest=number(DECK_POINTS + 1 - points)),
        ]
        lines.append(self.tr("You hold %n of the trumps", "", len(trumps_in(view.hand, contract.game))))
        if not alone:
            #: {name} is the other defender
            lines.append(self.tr("You and {name} play together").format(name=self._partner(view, declarer)))
        return lines

    # -------------------------------------------------------------- the play

    def _lead(self, point: Point) -> Sequence[str]:
        view = point.view
        lines = [self.tr("You may lead any card") if len(view.hand) > 1 else self._last_card()]
        if point.first and view.game not in (None, Game.NULL):
            lines.append(
                self.tr("Declarers begin with trumps: the others must follow, and cannot trump your aces later")
                if view.seat is view.declarer
                else self.tr("Defenders begin with a suit in which the declarer may have to lose points")
            )
        return (*lines, *self._standing(view))

    def _follow(self, view: SeatView) -> Sequence[str]:
        game = Game.NULL if view.game is None else view.game
        assert view.trick is not None
        led = view.trick.cards[0]
        return (self._must(view, led, game), *self._standing(view))

    def _must(self, view: SeatView, led: Card, game: Game) -> str:
        if len(view.hand) == 1:
            return self._last_card()
        words, suit = self._words, effective_suit(led, game)
        cards = playable(view.hand, led, game)
        if all(effective_suit(card, game) != suit for card in cards):
            if suit == TRUMP:
                return self.tr("A trump was led, and you have none: play what you can spare")
            if game is Game.NULL:
                #: {suit} is the suit led; a game without trumps
                free = self.tr("You have no {suit}: play any card, no other suit takes the trick")
                return free.format(suit=words.suit(led.suit))
            if not any(effective_suit(card, game) == TRUMP for card in cards):
                #: {suit} is the suit led
                bare = self.tr("You have no {suit} and no trump: play what you can spare")
                return bare.format(suit=words.suit(led.suit))
            #: {suit} is the suit led
            return self.tr("You have no {suit}: you may trump, or throw any other card").format(
                suit=words.suit(led.suit)
            )
        if suit == TRUMP:
            #: {cards} are the trumps of the hand
            return self.tr("A trump was led, so you must play a trump: {cards}").format(cards=words.one_of(cards))
        #: {suit} is the suit led, {cards} are the cards of it in the hand
        return self.tr("{suit} was led, and you must follow: {cards}").format(
            suit=words.suit(led.suit), cards=words.one_of(cards)
        )

    def _last_card(self) -> str:
        return self.tr("This is your last card: nothing is left to choose")

    def _trick_headline(self, point: Point) -> str:
        taken = point.trick
        if taken is not None and taken.seat is point.view.seat:
            return self.tr("A trick for you")
        if taken is not None and is_ours(point.view, taken):
            #: headline of a page of the first game: the other defender has taken a trick
            return self.tr("A trick for your side")
        return self.tr("A trick for the others")

    def _trick(self, point: Point) -> Sequence[str]:
        taken, view = point.trick, point.view
        if taken is None or view.contract is None:
            return ()
        lines = [self._sentences.events.what_happened(taken, self._desk.company)]
        lines.append(self._reasons.lines(taking(taken, view.contract.game))[0])
        if point.remark is not None:
            lines.append(self._remark(point.remark))
        return lines

    def _remark(self, remark: Remark) -> str:
        remarks = {
            Remark.ACE_HOLDS: self.tr("An ace takes the trick if everybody follows suit: play it while they still can"),
            Remark.ACE_FALLS: self.tr("Even an ace falls to a trump: that is why trumps are drawn first"),
            Remark.RUFFED: self.tr("Whoever has nothing of the suit led may take the trick with a trump"),
            Remark.OURS: self.tr("The cards of the trick are yours, and whoever takes a trick leads to the next one"),
            Remark.THEIRS: self.tr("Nobody wins every trick: let the others have those that count little"),
        }
        return remarks[remark]

    def _standing(self, view: SeatView) -> tuple[str, ...]:
        """How many points the learner's side has, once tricks have been taken."""
        if view.contract is None or view.contract.game is Game.NULL or not view.tricks or view.declarer is None:
            return ()
        held, (need, all_tricks) = own_points(view), needed(view.contract, view.rules)
        if all_tricks:
            return ()
        if view.seat is not view.declarer:
            pattern = self.tr("You and {name} have {points} points, {rest} are enough")
            name = self._partner(view, view.declarer)
            return (pattern.format(name=name, points=number(held), rest=number(DECK_POINTS + 1 - need)),)
        if held < need:
            pattern = self.tr("With the cards you put away you have {points} points, %n are missing", "", need - held)
            if not view.put_away:
                pattern = self.tr("Without the skat you have {points} points, %n are missing", "", need - held)
            return (pattern.format(points=number(held)),)
        if not held < SCHNEIDER_POINTS <= DECK_POINTS - sum(view.points[seat] for seat in view.declarer.others):
            return (self.tr("You have {points} points and have won").format(points=number(held)),)
        #: {schneider} is what the declarer makes with 90 points
        pattern = self.tr("You have {points} points and have won; {most} would be {schneider}")
        return (
            pattern.format(
                points=number(held), most=number(SCHNEIDER_POINTS), schneider=self._words.term(Term.SCHNEIDER)
            ),
        )

    def _partner(self, view: SeatView, declarer: Seat) -> str:
        return self._desk.company.name(next(seat for seat in declarer.others if seat is not view.seat))

    # -------------------------------------------------------------- the end

    def _end(self, view: SeatView) -> tuple[str, Sequence[str]]:
        result = view.result
        if not isinstance(result, Played):
            #: headline of the last page of the first game
            return self.tr("Nobody played"), [
                self.tr("Everybody has passed: the next player deals, nothing is written")
            ]
        lines = []
        if result.declarer is view.seat and view.put_away and result.valuation.contract.game is not Game.NULL:
            away = card_points(view.put_away)
            pattern = self.tr("Your tricks brought {tricks} points and the cards you put away {skat}: {all} together")
            lines.append(
                pattern.format(tricks=number(result.points - away), skat=number(away), all=number(result.points))
            )
        valuation = result.valuation
        if valuation.won:
            #: {worth} is a value counted out: "with 1, game 2, × 11 = 22"
            pattern = self.tr("The declarer writes what the game is worth: {worth}")
            lines.append(pattern.format(worth=self._sentences.values.worth(valuation)))
        else:
            lines.append(
                self.tr("A lost game costs twice its value: {worth}").format(
                    worth=self._sentences.values.worth(valuation)
                )
            )
        lines.append(self.tr("Above is what each player held; “Review” tells which cards would have done better"))
        return self.tr("That was a whole deal"), lines
