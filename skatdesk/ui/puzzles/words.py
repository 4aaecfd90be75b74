"""What a puzzle asks and proves, in words of the language and the card naming in use."""

from PySide6.QtCore import QObject

from skatdesk.coach.puzzles.holdings import SKAT, Holder, Unseen
from skatdesk.coach.puzzles.puzzle import (
    Answer,
    BidPuzzle,
    CardPuzzle,
    DiscardPuzzle,
    HoldingPuzzle,
    Kind,
    Puzzle,
    why_not,
)
from skatdesk.coach.reasons.advice import BEST_IN_WORLDS, advice
from skatdesk.i18n.joins import as_sentences
from skatdesk.i18n.numbers import number, signed
from skatdesk.skat.actions import Action, Discard, Play
from skatdesk.skat.cards import Card, Suit
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ordering import TRUMP
from skatdesk.skat.seats import Seat
from skatdesk.ui.desk import Desk


class PuzzleWords(QObject):
    """Speaks of puzzles; ``desk`` has the company of the puzzle in hand."""

    def __init__(self, desk: Desk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._words = desk.sentences.words

    def kind(self, kind: Kind) -> str:
        """A kind of puzzle, as the list of kinds names it."""
        return {
            #: kind of puzzle: choose a card, seeing one's own hand
            Kind.CLOSED: self.tr("Which card?"),
            #: kind of puzzle: choose a card, seeing all hands
            Kind.OPEN: self.tr("Which card, hands open?"),
            #: kind of puzzle: put two cards into the skat
            Kind.DISCARD: self.tr("Which discard?"),
            #: kind of puzzle: bid on or pass
            Kind.BID: self.tr("Bid or pass?"),
            #: kind of puzzle: find out by counting what another player holds
            Kind.HOLDING: self.tr("What do they hold?"),
        }[kind]

    def grade(self, grade: int) -> str:
        """How hard a puzzle is."""
        #: how hard puzzles are
        return (self.tr("Easy"), self.tr("Medium"), self.tr("Hard"))[grade - 1]

    # -------------------------------------------------------------- the question

    def question(self, puzzle: Puzzle) -> str:
        """What is asked."""
        match puzzle:
            case CardPuzzle(opened=True) if puzzle.moment.view.declarer is None:
                return self.tr("Which card keeps you from losing?")
            case CardPuzzle(opened=True):
                return self.tr("Only one card wins: which?")
            case CardPuzzle():
                return self.tr("Which card wins most often?")
            case DiscardPuzzle():
                return self.tr("Which two cards go into the skat?")
            case BidPuzzle():
                return self.tr("Go on or pass?")
            case HoldingPuzzle(question=question):
                if question.card is not None:
                    return self.tr("Where is this card: {card}?").format(card=self._words.card(question.card))
                assert question.seat is not None
                name = self._desk.company.name(question.seat)
                if question.suit == TRUMP:
                    #: {name} is a player
                    return self.tr("How many trumps does {name} hold?").format(name=name)
                suit = self._words.suit(Suit(question.suit))
                #: {suit} is a suit in the naming in use: Hearts
                return self.tr("How many cards of this suit does {name} hold: {suit}?").format(name=name, suit=suit)

    def facts(self, puzzle: Puzzle) -> tuple[str, ...]:
        """What has to be known beside the board."""
        view = puzzle.moment.view
        if isinstance(puzzle, BidPuzzle):
            return (self.tr("The value in question: {value}").format(value=number(puzzle.value)),)
        if isinstance(puzzle, DiscardPuzzle):
            contract = self._words.contract(puzzle.contract)
            return (
                self.tr("You want to play {contract}; the bid was {value}").format(
                    contract=contract, value=number(view.bid)
                ),
            )
        if view.contract is None:
            return ()
        if view.declarer is None:
            return (self.tr("Ramsch: whoever takes most card points loses"),)
        contract = self._words.contract(view.contract)
        declarer = self._desk.company.name(view.declarer)
        if view.declarer is view.seat:
            line = self.tr("You play {contract} against both").format(contract=contract)
        else:
            line = self.tr("You defend against {name}, who plays {contract}").format(name=declarer, contract=contract)
        return (line,)

    def spoken(self, puzzle: Puzzle) -> str:
        """The question and what lies open, for screen readers."""
        view, words = puzzle.moment.view, self._words
        parts = [self.question(puzzle), *self.facts(puzzle)]
        if view.trick is not None and view.trick.cards:
            #: for screen readers: the cards of the trick
            parts.append(self.tr("On the table: {cards}").format(cards=words.all_of(view.trick.cards)))
        #: for screen readers
        parts.append(self.tr("Your hand: {cards}").format(cards=words.all_of(view.hand)))
        hands = puzzle.moment.state.hands
        opened = isinstance(puzzle, CardPuzzle) and puzzle.opened
        for seat in puzzle.moment.seat.others:
            held = hands[seat] if opened else view.open_hand if seat is view.declarer else view.partner_hand
            if held:
                #: for screen readers: another player's open hand
                pattern = self.tr("{name}: {cards}")
                parts.append(pattern.format(name=self._desk.company.name(seat), cards=words.all_of(held)))
        return as_sentences(parts)

    def choice(self, puzzle: Puzzle, choice: Action | Holder | int) -> str:
        """An answer that is given by a button."""
        if choice is SKAT:
            #: where a card may be: not in anybody's hand
            return self.tr("In the skat")
        if isinstance(choice, Seat):
            return self._desk.company.name(choice)
        if isinstance(choice, int):
            return number(choice)
        return self._desk.sentences.hints.move(choice, puzzle.moment.view)

    # -------------------------------------------------------------- the answer

    def given(self, puzzle: Puzzle, answer: Answer) -> str:
        """Any answer: a card, two cards, a player, a number, or what to say in the bidding."""
        if isinstance(answer, Card):
            return self._words.card(answer)
        if isinstance(answer, tuple):
            return self._words.all_of(answer)
        return self.choice(puzzle, answer)

    def proof(self, puzzle: Puzzle) -> str:
        """Why it is certain; does not tell the answer."""
        match puzzle:
            case CardPuzzle(opened=True):
                return self._open_proof(puzzle)
            case CardPuzzle(best=best, next=following):
                pattern = self.tr("The right card wins in {best} of 100 lies of the cards, the next best in {next}")
                return pattern.format(best=_of_100(best), next=_of_100(following))
            case DiscardPuzzle(best=best, next=following):
                pattern = self.tr("The right two win in {best} of 100 lies of the cards, the next best two in {next}")
                return pattern.format(best=_of_100(best), next=_of_100(following))
            case BidPuzzle(chance=chance, score=score, contract=contract):
                #: {contract} is a game, {best} a count, {score} list score with its sign
                pattern = self.tr("Played 100 times it is won {best} times, for {score} on average; mostly {contract}")
                if puzzle.moment.view.rules.list_system == "seeger":
                    #: the same where the list adds points for games won and lost, and gives some to the others
                    pattern = self.tr(
                        "Played 100 times it is won {best} times, for {score} on average with all bonuses, those of "
                        "the others too; mostly {contract}"
                    )
                return pattern.format(
                    best=_of_100(chance), score=signed(score), contract=self._words.contract(contract)
                )
            case HoldingPuzzle():
                return self.tr("Every lie of the cards that fits what was played gives the same answer")

    def _open_proof(self, puzzle: CardPuzzle) -> str:
        view = puzzle.moment.view
        best, following = number(puzzle.best), number(puzzle.next)
        ramsch = view.declarer is None
        if ramsch and best != following:
            pattern = self.tr("With the right card you end with {best} card points, with the next best with {next}")
        elif ramsch or view.game is Game.NULL:
            return self.tr("After every other card the game goes the other way, played best by all")
        else:
            pattern = self.tr("The declarer ends with {best} card points, after the next best card with {next}")
        return pattern.format(best=best, next=following)

    def why_right(self, puzzle: Puzzle) -> str:
        """The maxim that speaks for the answer, or what it can be counted from; empty if nothing does."""
        moment = puzzle.moment
        action: Action
        contract: Contract | None = None
        match puzzle:
            case CardPuzzle(answer=card):
                action = Play(moment.seat, card)
            case DiscardPuzzle(answer=cards, contract=contract):
                action = Discard(moment.seat, cards)
            case BidPuzzle(answer=action):
                pass
            case HoldingPuzzle():
                return self._clues(puzzle)
        evaluation = advice(moment.view, moment.options, action, None, contract)
        if evaluation.reason == BEST_IN_WORLDS:
            return ""
        return self._desk.sentences.hints.reason(evaluation)

    def _clues(self, puzzle: HoldingPuzzle) -> str:
        """The cards of the suit that are out, and what the others could not follow."""
        unseen = Unseen(puzzle.moment.view)
        #: {cards} are cards of one suit that nobody has played yet and the player does not hold
        lines = [self.tr("Not seen yet: {cards}").format(cards=self._words.all_of(unseen.of_suit(puzzle.question)))]
        #: one of several suits in a list
        trumps = self.tr("trumps")
        for seat in unseen.others:
            lacked = unseen.not_followed(seat)
            suits = [trumps if suit == TRUMP else self._words.suit(Suit(suit)) for suit in lacked]
            if suits:
                #: {name} is a player, {suits} what was led and he had none of: "Hearts and trumps"
                pattern = self.tr("{name} could not follow: {suits}")
                lines.append(pattern.format(name=self._desk.company.name(seat), suits=self._words.both(suits)))
        return "\n".join(lines)

    def why_wrong(self, puzzle: Puzzle, given: Answer, *, told: bool) -> str:
        """Why an answer is worse; empty if there is nothing to say.

        As long as the answer is not ``told``, also if it would give that away, or anything else that is hidden: the
        reason for a card is read off all hands.
        """
        reason = why_not(puzzle, given)
        if reason is None or not (told or _is_read_off_what_is_seen(puzzle)):
            return ""
        sentence = self._desk.sentences.reasons.sentence(reason)
        cards = puzzle.answer if isinstance(puzzle.answer, tuple) else (puzzle.answer,)
        gives_away = any(isinstance(card, Card) and self._words.card(card) in sentence for card in cards)
        return sentence if told or not gives_away else ""


def _is_read_off_what_is_seen(puzzle: Puzzle) -> bool:
    return not isinstance(puzzle, CardPuzzle) or puzzle.opened


def _of_100(share: float) -> str:
    return number(100 * share)
