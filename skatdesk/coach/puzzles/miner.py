"""Finds puzzles in games: a quick sieve over every moment, the proof for what stays in it, and a grade."""

import random
from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import replace

from skatdesk.coach.puzzles.holdings import Known, Unseen
from skatdesk.coach.puzzles.proof import DISCARD_WORLDS, HANDS, WORLDS, Prover
from skatdesk.coach.puzzles.puzzle import (
    BidPuzzle,
    CardPuzzle,
    DiscardPuzzle,
    HoldingPuzzle,
    Kind,
    Moment,
    Puzzle,
    is_right,
)
from skatdesk.players.levels import player_of_level
from skatdesk.players.player import Budget, Player
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.actions import Action, Bid, Discard, Hold, Pass, Play
from skatdesk.skat.contracts import Game
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.states import Bidding, Finished, GameStart, GameState, SkatExchange, TrickPlay
from skatdesk.skat.valuation import WIN_POINTS, needed

_SEED, _OTHER_SEED, _BUDGET = 1, 2, Budget(2.0)
_SIEVE = 16
"""In so few lies of the cards it shows already that a card may be the only one."""

_LEAD = 0.2
"""So far ahead a card has to be in the sieve."""

_CHOICES = 3
"""A puzzle has at least so many cards to choose from."""

_FEWEST, _MOST_CLOSED, _MOST_OPEN, _MOST_RAMSCH = 3, 9, 7, 6
"""How many cards a hand has in puzzles about cards."""

_HOPELESS, _TEMPTING, _GOOD, _LAVISH = -105.0, -45.0, 30.0, 120.0
"""Where a bid promises so much less or more than a pass as the outer ones there is nothing to ask, between the inner
ones nothing is clear (list score)."""

_OF_A_DEAL = {Kind.CLOSED: 2, Kind.OPEN: 2, Kind.DISCARD: 1, Kind.BID: 1, Kind.HOLDING: 1}
"""So many puzzles of each kind at most are taken from one deal."""

_SOLVED_BY_MOST = {Kind.CLOSED: 0.95, Kind.OPEN: 0.7, Kind.DISCARD: 0.8, Kind.BID: 0.8}
_SOLVED_BY_SOME = {Kind.CLOSED: 0.6, Kind.OPEN: 0.35, Kind.DISCARD: 0.3, Kind.BID: 0.3}
"""The shares of weaker players that tell one grade from the next; hands are judged by four, each of them once."""

_EASY_UNSEEN = 10
"""With more cards unseen, counting is hard."""


class Panel:
    """Weaker players who try every puzzle: how many find the answer tells how hard it is."""

    def __init__(self) -> None:
        levels = [player_of_level(level) for level in ("beginner", "casual", "club")]
        self._once: Sequence[Player] = (RulesPlayer(), *levels)
        self._often = (RulesPlayer(), *levels * 4)

    def share(self, puzzle: Puzzle) -> float:
        """The share (0 to 1) of attempts that find the answer."""
        moment = puzzle.moment
        view, options = moment.view, moment.options
        players = self._often if isinstance(puzzle, CardPuzzle) else self._once
        decided = [player.decide(view, options, _BUDGET, seed).action for seed, player in enumerate(players)]
        return sum(_finds(puzzle, action) for action in decided) / len(decided)

    def grade(self, puzzle: Puzzle) -> int:
        """One of the ``GRADES``."""
        share = self.share(puzzle)
        return 1 + (share < _SOLVED_BY_MOST[puzzle.kind]) + (share < _SOLVED_BY_SOME[puzzle.kind])


def _finds(puzzle: Puzzle, action: Action) -> bool:
    match action:
        case Play(card=card):
            return is_right(puzzle, card)
        case Discard(cards=cards):
            return is_right(puzzle, cards)
    if isinstance(puzzle, BidPuzzle):
        return isinstance(action, Pass) is isinstance(puzzle.answer, Pass)
    return False


class Miner:
    """Mines games. Making one loads the kernel; one thread uses it at a time."""

    def __init__(self) -> None:
        self._prover = Prover()
        self._panel = Panel()
        self._sieves: dict[Kind, Callable[[Moment, GameState], Puzzle | None]] = {
            Kind.CLOSED: self._closed,
            Kind.OPEN: self._open,
            Kind.DISCARD: self._discard,
            Kind.BID: self._bid,
            Kind.HOLDING: self._holding,
        }

    def puzzles(
        self,
        start: GameStart,
        actions: Sequence[Action],
        kinds: Collection[Kind],
        stopped: Callable[[], bool] = lambda: False,
        welcome: Callable[[Puzzle], bool] = lambda _: True,
    ) -> Iterator[Puzzle]:
        """The puzzles of a game, one or two of each of these kinds, each with its proof; until it is ``stopped``.

        ``welcome`` is asked about each candidate before time is spent on its proof.
        """
        moments = list(_moments(start, actions))
        random.Random(start.deal.number).shuffle(moments)
        wanted = [kind for kind in kinds for _ in range(_OF_A_DEAL[kind])]
        for moment, state in moments:
            for kind in dict.fromkeys(wanted):
                if stopped():
                    return
                candidate = self._sieves[kind](moment, state)
                if candidate is None or not welcome(candidate):
                    continue
                proved = self._proved(candidate)
                if proved is not None and self._prover.holds(proved, _OTHER_SEED):
                    yield proved
                    wanted.remove(kind)  # stands there a second time where two are welcome
                    break

    def _graded(self, puzzle: CardPuzzle | DiscardPuzzle | BidPuzzle) -> Puzzle:
        return replace(puzzle, grade=self._panel.grade(puzzle))

    def _proved(self, puzzle: Puzzle) -> Puzzle | None:
        """The puzzle with the figures of its proof; None if it does not stand it."""
        match puzzle:
            case CardPuzzle(opened=False, moment=moment):
                card = self._prover.best_card(moment, WORLDS, _SEED)
                if card is None or not card.clear or card.card is not puzzle.answer:
                    return None
                return replace(puzzle, worlds=WORLDS, best=card.best, next=card.next)
            case DiscardPuzzle(moment=moment):
                pair = self._prover.best_discard(moment, DISCARD_WORLDS, _SEED)
                if pair is None or not pair.clear or (pair.cards, pair.contract) != (puzzle.answer, puzzle.contract):
                    return None
                return replace(puzzle, worlds=DISCARD_WORLDS, best=pair.best, next=pair.next)
            case BidPuzzle(moment=moment):
                found = self._prover.forecast(moment, HANDS, _SEED)
                if not found.clear or found.goes_on is isinstance(puzzle.answer, Pass):
                    return None
                if not _HOPELESS < found.gain < _LAVISH:
                    return None
                return replace(puzzle, contract=found.contract, worlds=HANDS, chance=found.chance, score=found.score)
        return puzzle

    # -------------------------------------------------------------- sieves

    def _closed(self, moment: Moment, state: GameState) -> Puzzle | None:
        if not isinstance(state, TrickPlay) or not _fits(state, _MOST_CLOSED) or not _is_plain(state):
            return None
        won = self._prover.open_results(moment)
        if len(won) < _CHOICES or sum(won.values()) not in (1, 2):
            return None
        quick = None
        for worlds in (_SIEVE // 2, _SIEVE):
            quick = self._prover.best_card(moment, worlds, _SEED)
            if quick is None or quick.best - quick.next < _LEAD or not won[quick.card]:
                return None
        assert quick is not None
        return self._graded(CardPuzzle(moment, quick.card, False, _SIEVE, quick.best, quick.next, 1))

    def _open(self, moment: Moment, state: GameState) -> Puzzle | None:
        if not isinstance(state, TrickPlay) or len(moment.options) < _CHOICES:
            return None
        if not _fits(state, _MOST_RAMSCH if state.game is Game.RAMSCH else _MOST_OPEN):
            return None
        card = self._prover.only_winner(moment)
        if card is None:
            return None
        best, following = self._prover.open_points(moment, card)
        return self._graded(CardPuzzle(moment, card, True, 0, float(best), float(following), 1))

    def _discard(self, moment: Moment, state: GameState) -> Puzzle | None:
        if not isinstance(state, SkatExchange) or state.stage != "discard":
            return None
        quick = self._prover.best_discard(moment, _SIEVE * 4, _SEED)
        if quick is None or quick.best <= quick.next:
            return None
        return self._graded(DiscardPuzzle(moment, quick.cards, quick.contract, _SIEVE * 4, quick.best, quick.next, 1))

    def _bid(self, moment: Moment, state: GameState) -> Puzzle | None:
        if not isinstance(state, Bidding):
            return None
        plan = self._prover.forecast(moment, _SIEVE * 4, _SEED)
        if not (_HOPELESS < plan.gain < _TEMPTING or _GOOD < plan.gain < _LAVISH):
            return None
        onward, *_, passing = moment.options
        answer = onward if plan.gain > _GOOD else passing
        assert isinstance(answer, Bid | Hold | Pass)
        return self._graded(BidPuzzle(moment, answer, plan.contract, 0, plan.chance, plan.score, 1))

    def _holding(self, moment: Moment, state: GameState) -> Puzzle | None:
        if not isinstance(state, TrickPlay) or not _fits(state, _MOST_CLOSED) or state.declarer is None:
            return None
        if state.exposed:
            return None
        found = [known for known in Unseen(moment.view).known() if _asks_something(known)]
        if not found:
            return None
        known = random.Random(len(moment.actions)).choice(found)
        grade = 1 + known.counted + (known.counted and known.unseen > _EASY_UNSEEN)
        return HoldingPuzzle(moment, known.question, known.answer, grade)


def _moments(start: GameStart, actions: Sequence[Action]) -> Iterator[tuple[Moment, GameState]]:
    """Every moment at which the player on turn had a choice."""
    state = begin(start)
    for number, action in enumerate(actions):
        if isinstance(state, Finished):
            return
        if action.seat is state.turn and len(legal_actions(state)) > 1:
            yield Moment(start, tuple(actions[:number])), state
        state, _ = step(state, action)


def _fits(state: TrickPlay, most: int) -> bool:
    """Whether a card is to be played, and the hands are neither too small nor too large."""
    return not state.asked and _FEWEST <= max(map(len, state.hands)) <= most


def _is_plain(state: TrickPlay) -> bool:
    """Whether the game is about 61 card points, or a Null: worth its bid, without Schneider announced or Revolution."""
    if state.declarer is None or state.contract.revolution or state.contract.spitze:
        return False
    if state.game is Game.NULL:
        return True
    return needed(state.contract, state.start.rules) == (WIN_POINTS, 0)


def _asks_something(known: Known) -> bool:
    """Whether it takes a thought: some cards are counted, or a single card is placed."""
    if known.question.card is not None:
        return known.question.card.points > 0 or known.counted
    return known.counted and isinstance(known.answer, int) and known.answer > 0
