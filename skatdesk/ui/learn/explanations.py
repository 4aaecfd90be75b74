"""Why the answer to an exercise is right, in words."""

from PySide6.QtCore import QObject

from skatdesk.coach.exercises.exercise import (
    Counting,
    Exercise,
    Following,
    HandAsk,
    HandWorth,
    Ladder,
    LadderAsk,
    Score,
    Taken,
    TrickTaking,
    Why,
)
from skatdesk.i18n.bidi import left_to_right
from skatdesk.i18n.joins import listed
from skatdesk.i18n.numbers import number, signed
from skatdesk.skat.auction import BIDS
from skatdesk.skat.cards import Rank
from skatdesk.skat.contracts import NULL_VALUES, SUIT_GAMES, Contract, Game
from skatdesk.skat.ordering import NULL_RANKS, TRUMP, effective_suit, trumps
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.valuation import matadors
from skatdesk.ui.sentences import Sentences
from skatdesk.ui.sentences.values import equation


class Explanations(QObject):
    """Gives the reasons: the derivation where there is one, else the rule."""

    def __init__(self, sentences: Sentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = sentences.words
        self._values = sentences.values
        self._calculator = sentences.calculator

    def lines(self, exercise: Exercise) -> tuple[str, ...]:
        """One to five short lines."""
        match exercise:
            case HandWorth(ask=HandAsk.MATADORS):
                rule = self.tr("Matadors are the highest trumps in one unbroken line, all held or all missing")
                return self._matadors(exercise), rule
            case HandWorth():
                return self._worth(exercise)
            case Ladder():
                return (self._ladder(exercise),)
            case Following():
                return self._following(exercise)
            case TrickTaking():
                return self._trick(exercise)
            case Counting(cards=cards):
                figures = [card.points for card in cards if card.points]
                # a single figure is the answer once more, and no reason
                return (self._sum(figures) if len(figures) > 1 else self.ranks()[1],)
            case Score():
                return self._score(exercise)

    # -------------------------------------------------------------- hands and bids

    def _matadors(self, exercise: HandWorth) -> str:
        line, run = trumps(exercise.contract.game), exercise.run
        if run > 0 and run < len(line):
            #: {cards} are the highest trumps of a hand, {gap} is the first trump it lacks
            pattern = self.tr("You hold {cards}; {gap} is missing: with {matadors}")
            held, gap = self._words.all_of(line[:run]), self._words.card(line[run])
            return pattern.format(cards=held, gap=gap, matadors=number(run))
        if run > 0:
            return self.tr("You hold every trump: with {matadors}").format(matadors=number(run))
        #: {cards} are the highest trumps, which the hand lacks, {top} is the first trump it has
        pattern = self.tr("Missing are {cards}; your highest trump is {top}: without {matadors}")
        if run == -1:
            #: {cards} is the highest trump, which the hand lacks, {top} is the first trump it has
            pattern = self.tr("Missing is {cards}; your highest trump is {top}: without {matadors}")
        missing, top = self._words.all_of(line[:-run]), self._words.card(line[-run])
        return pattern.format(cards=missing, top=top, matadors=number(-run))

    def _worth(self, exercise: HandWorth) -> tuple[str, ...]:
        contracts = [exercise.contract] + ([exercise.other] if exercise.other is not None else [])
        lines = [self._worth_line(exercise, contract) for contract in contracts]
        if len(contracts) == 2:
            best = max(contracts, key=exercise.value_of)
            lines.append(self._calculator.carries(best, matadors(best.game, exercise.cards), ISKO))
        else:
            lines.insert(0, self._matadors(exercise))
        return tuple(lines)

    def _worth_line(self, exercise: HandWorth, contract: Contract) -> str:
        run = exercise.run if contract.game is exercise.contract.game else 0
        #: {game} is a game, {worth} its value counted out: "Clubs: with 2, game 3, × 12 = 36"
        return self.tr("{game}: {worth}").format(
            game=self._words.contract(contract), worth=self._calculator.worth(contract, run, ISKO)
        )

    def _ladder(self, exercise: Ladder) -> str:
        answer = exercise.answer
        if exercise.ask is LadderAsk.NEXT:
            #: {bid} and {next} are neighbours on the ladder of bids, {reason} why: "3 × 9 = 27"
            return self.tr("After {bid} comes {next}: {reason}").format(
                bid=number(exercise.values[0]), next=number(answer), reason=self._reason(answer)
            )
        below = max((bid for bid in BIDS if bid < answer), default=0)
        above = min(bid for bid in BIDS if bid > answer)
        if not below:
            return self.tr("No game is worth {value}: the lowest bid is {lowest}").format(
                value=number(answer), lowest=number(above)
            )
        #: {below} and {above} are the bids next to {value}, which is none
        return self.tr("No game is worth {value}: after {below} comes {above}").format(
            value=number(answer), below=number(below), above=number(above)
        )

    def _reason(self, bid: int) -> str:
        for game in (*SUIT_GAMES, Game.GRAND):
            times = bid // game.base
            if bid % game.base == 0 and 2 <= times <= 18:
                #: {game} is a game, {product} its value: "Hearts, 3 × 10 = 30"
                return self.tr("{game}, {product}").format(
                    game=self._words.game(game), product=equation(times, game.base)
                )
        hand, ouvert = next(kind for kind, value in NULL_VALUES.items() if value == bid)
        return self._words.contract(Contract(Game.NULL, hand=hand, ouvert=ouvert))

    # -------------------------------------------------------------- cards

    def _following(self, exercise: Following) -> tuple[str, ...]:
        words, led = self._words, exercise.led
        cards = exercise.answer
        if exercise.why is Why.FREE:
            first = self.tr("You hold nothing of what was led: any card may be played")
            return tuple(line for line in (first, self._jack_apart(exercise)) if line)
        if exercise.why is Why.FOLLOW_TRUMP:
            #: {card} was led, {cards} are the trumps of the hand
            pattern = self.tr("A trump was led, {card}: trumps must follow, here {cards}")
            return (pattern.format(card=words.card(led), cards=words.one_of(cards)),)
        #: {suit} is the suit led, {cards} are the cards of it in the hand
        pattern = self.tr("{suit} was led and must be followed: {cards}")
        first = pattern.format(suit=words.suit(led.suit), cards=words.one_of(cards))
        return tuple(line for line in (first, self._jack_apart(exercise)) if line)

    def _jack_apart(self, exercise: Following) -> str:
        """A card of the hand that looks as if it were of the suit led."""
        game, led = exercise.game, exercise.led
        looks_alike = [
            card
            for card in exercise.hand
            if card.suit is led.suit and effective_suit(card, game) != effective_suit(led, game)
        ]
        if game is Game.NULL or not looks_alike:
            return ""
        if led.rank is Rank.JACK and effective_suit(led, game) == TRUMP:
            #: {card} is a jack that was led
            return self.tr("Only trumps follow {card}, not the other cards of its suit").format(
                card=self._words.card(led)
            )
        jack = next((card for card in looks_alike if card.rank is Rank.JACK), None)
        if jack is None:
            return ""
        #: {card} is a jack
        return self.tr("Your {card} belongs to the trumps, not to its suit").format(card=self._words.card(jack))

    def _trick(self, exercise: TrickTaking) -> tuple[str, ...]:
        words, taker = self._words, exercise.answer
        card, led = words.card(taker), words.suit(exercise.cards[0].suit)
        reasons = {
            Taken.ONLY_TRUMP: self.tr("Any trump beats every other card, and there is only one: {card}"),
            Taken.HIGHEST_TRUMP: self.tr("The highest trump takes the trick: {card}"),
            Taken.HIGHEST_OF_SUIT: self.tr("{suit} was led, and the highest of the suit takes the trick: {card}"),
            Taken.NOBODY_FOLLOWED: self.tr(
                "Nobody followed suit, and nobody played a trump: the card led takes the trick, {card}"
            ),
        }
        why = reasons[exercise.why]
        if exercise.game is Game.NULL:
            return why.format(card=card, suit=led), self.null_order()
        #: {sum} is "11 + 10 + 4 = 25", the card points of a trick
        counted = self.tr("The trick counts {sum}").format(
            sum=self._sum([card.points for card in exercise.cards if card.points])
        )
        return why.format(card=card, suit=led), counted

    def ranks(self) -> tuple[str, ...]:
        """Which card is higher where there are trumps, and what each counts."""
        ranks = {rank: self._words.rank(rank) for rank in Rank}
        order = listed(word for rank, word in ranks.items() if rank is not Rank.JACK)
        counts = listed(f"{word}\u00a0{number(rank.points)}" for rank, word in ranks.items() if rank.points)
        return (
            #: {order} are the seven ranks but for the jack, from the ace down
            self.tr("In every suit, highest first: {order}").format(order=order),
            #: {counts} are ranks with their card points: "Ace 11, Ten 10"
            self.tr("Card points: {counts}; the others count none").format(counts=counts),
        )

    def null_order(self) -> str:
        """Which card is higher in Null."""
        #: {order} are the eight ranks from the seven up to the ace
        return self.tr("The order in this game, lowest first: {order}").format(
            order=listed(map(self._words.rank, reversed(NULL_RANKS)))
        )

    def _sum(self, figures: list[int]) -> str:
        if len(figures) < 2:
            return number(sum(figures))
        total = " + ".join(number(figure) for figure in figures)
        return left_to_right(f"{total} = {number(sum(figures))}")

    # -------------------------------------------------------------- the list

    def _score(self, exercise: Score) -> tuple[str, ...]:
        valuation = exercise.valuation
        #: {game} is a game, {worth} its value counted out: "Clubs: with 2, game 3, × 12 = 36"
        head = self.tr("{game}: {worth}").format(
            game=self._words.contract(exercise.contract), worth=self._values.worth(valuation)
        )
        lines = (head, *self._values.derivation(valuation, ISKO, exercise.kontra)[1:])
        if exercise.system != "seeger":
            return lines
        bonus = exercise.answer - valuation.score
        #: Seeger-Fabian: 50 for each game won, −50 for each lost; {sum} is "36 + 50 = 86"
        won, lost = self.tr("for the game won {bonus}: {sum}"), self.tr("for the game lost {bonus}: {sum}")
        total = left_to_right(f"{signed(valuation.score)} {signed(bonus)} = {signed(exercise.answer)}")
        return (*lines, (won if valuation.won else lost).format(bonus=signed(bonus), sum=total))
