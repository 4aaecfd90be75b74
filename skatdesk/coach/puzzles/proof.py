"""Proves puzzles: by the solver, by play-outs in hundreds of lies of the cards, or by counting."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from skatdesk.coach.judging.fair_cards import error_of
from skatdesk.coach.judging.fair_hands import LIKES_GRAND, FairHands
from skatdesk.coach.judging.marks import mark_of
from skatdesk.coach.judging.open_cards import OpenCards
from skatdesk.coach.puzzles.forecast import SURE, Forecast, Forecaster
from skatdesk.coach.puzzles.holdings import answer_to
from skatdesk.coach.puzzles.puzzle import BidPuzzle, CardPuzzle, DiscardPuzzle, HoldingPuzzle, Moment, Puzzle
from skatdesk.players.cardsets import cards_of
from skatdesk.players.expert.hand_judge import Asked, HandJudge, PlanTried, contract_of
from skatdesk.players.expert.hands import REACHES_61
from skatdesk.players.expert.knowledge import knowledge
from skatdesk.players.expert.searching import CardSearch, Effort, different
from skatdesk.players.expert.shapes import Figures
from skatdesk.players.expert.situation import Situation
from skatdesk.players.expert.stakes import foreseen
from skatdesk.players.solver import Solver
from skatdesk.skat.actions import Pass, cards_to_play
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.contracts import Contract
from skatdesk.skat.states import TrickPlay

WORLDS = 300
"""In so many lies of the cards a closed card is proved."""

DISCARD_WORLDS = 600
"""The same for two cards put away."""

_READ_FOR_ONE = 4
"""So many worlds are read for each in which a card is tried."""

HANDS = 400
"""So many times a hand is played to prove a bid."""

GAP, GAP_EACH = 0.2, 0.1
"""By how much more often the right card wins than any other: in both ways of playing on together, and in each."""

DISCARD_GAP = 0.05
"""By how much more often a game is won with the right two cards away."""

LIKELY = 0.5
"""The right card, and the right two, win at least so often: who asks for more than luck can find them."""

_SECONDS = 60.0


@dataclass(frozen=True, slots=True)
class BestCard:
    """The card that wins most, its share of wins (0 to 1), that of the next best, and whether the lead is clear."""

    card: Card
    best: float
    next: float
    clear: bool


@dataclass(frozen=True, slots=True)
class BestDiscard:
    """The two cards and the game, the share of wins, that with the next best two, and whether the lead is clear."""

    cards: Cards
    contract: Contract
    best: float
    next: float
    clear: bool


class Prover:
    """Works proofs out. Making one loads the kernel; one thread uses it at a time."""

    def __init__(self) -> None:
        self.solver = Solver()
        self._open = OpenCards(self.solver)
        self._search = CardSearch(knowledge())
        self._judge = HandJudge(knowledge())
        self._calls = FairHands(self._judge, 0)
        self._forecaster = Forecaster(knowledge())
        self._opened: tuple[Moment, dict[Card, bool]] | None = None

    def holds(self, puzzle: Puzzle, seed: int = 1) -> bool:
        """Whether the puzzle's answer is the one right answer; ``seed`` draws the lies of the cards."""
        moment = puzzle.moment
        match puzzle:
            case CardPuzzle(opened=True, answer=card):
                return self.only_winner(moment) is card
            case CardPuzzle(answer=card, worlds=worlds):
                found = self.best_card(moment, worlds, seed)
                return found is not None and found.card is card and found.clear
            case DiscardPuzzle(answer=cards, contract=contract, worlds=worlds):
                pair = self.best_discard(moment, worlds, seed)
                return pair is not None and (pair.cards, pair.contract, pair.clear) == (cards, contract, True)
            case BidPuzzle(answer=call, worlds=worlds):
                forecast = self.forecast(moment, worlds, seed)
                goes_on = not isinstance(call, Pass)
                return forecast.clear and forecast.goes_on is goes_on and self._is_only_call(puzzle)
            case HoldingPuzzle(question=question, answer=answer):
                return answer_to(moment.view, question) == answer

    def _is_only_call(self, puzzle: BidPuzzle) -> bool:
        """Whether a review would call the other answer a mistake."""
        moment, (other,) = puzzle.moment, set(puzzle.choices) - {puzzle.answer}
        judged = self._calls.judgement(moment.view, moment.options, other)
        return judged is not None and mark_of(judged).is_mistake

    # -------------------------------------------------------------- cards

    def only_winner(self, moment: Moment) -> Card | None:
        """With open cards: the one card that keeps the win, None if there is none, or more than one."""
        winners = [card for card, won in self.open_results(moment).items() if won]
        return winners[0] if len(winners) == 1 else None

    def open_results(self, moment: Moment) -> dict[Card, bool]:
        """With open cards: whether the player's side wins after each legal card; nothing where it takes too long."""
        if self._opened is not None and self._opened[0] == moment:
            return self._opened[1]
        state = moment.state
        assert isinstance(state, TrickPlay)
        judged = self._open.judgement(state, cards_to_play(moment.options)[0])
        if judged is None:
            return {}
        own = state.declarer in (None, state.trick.turn)
        results = {one.card: one.result.won is own for one in judged.cards}
        self._opened = moment, results
        return results

    def open_points(self, moment: Moment, card: Card) -> tuple[int, int]:
        """With open cards: the card points after this card, and after the best of the others (see ``CardPuzzle``)."""
        state = moment.state
        assert isinstance(state, TrickPlay)
        judged = self._open.judgement(state, card)
        assert judged is not None
        others = [one for one in judged.cards if one.card is not card]
        return judged.chosen.result.points, others[0].result.points

    def best_card(self, moment: Moment, worlds: int, seed: int) -> BestCard | None:
        """The card that wins in most lies of the cards; None where several cards are the same, or no win is told."""
        view = moment.view
        situation = Situation(view)
        playable = cards_to_play(moment.options)
        candidates = different(situation, situation.words_of(playable))
        if len(candidates) < 2:
            return None
        effort = Effort(playouts=worlds, open_worlds=worlds, read=_READ_FOR_ONE * worlds)
        ends = np.array([float(foreseen(view, end).won) for end in range(121)])
        wins = ends if view.seat is view.declarer else 1.0 - ends
        tried = self._search.try_out(situation, candidates, effort, wins, _SECONDS, seed)
        if len(tried.looked) < worlds:
            return None
        both = (tried.rolled + tried.looked) / 2.0
        order = np.argsort(-both.mean(axis=0))
        best = int(order[0])
        card = situation.card(int(candidates[best]))
        if _has_twin(situation, card, playable):
            return None
        clear = all(_leads(table, best, GAP_EACH) for table in (tried.rolled, tried.looked)) and _leads(both, best, GAP)
        share, following = float(both[:, best].mean()), float(both[:, int(order[1])].mean())
        return BestCard(card, share, following, clear and share >= LIKELY)

    # -------------------------------------------------------------- hands

    def best_discard(self, moment: Moment, worlds: int, seed: int) -> BestDiscard | None:
        """The best two cards of twelve to put away; None if nothing was tried, or only one pair in the best game."""
        view = moment.view
        asked = Asked.by(view, view.bid, LIKES_GRAND)
        tried = [one for one in self._judge.discards(asked, worlds, _SECONDS, seed) if len(one.reached)]
        if not tried:
            return None
        game = max(tried, key=lambda one: one.plan.promise).plan.game
        same = sorted((one for one in tried if one.plan.game == game), key=lambda one: -one.plan.promise)
        if len(same) < 2:
            return None
        best, clear = same[0], _is_clear(same)
        if clear:  # the nets overlook some that are as good
            every = self._judge.every_discard(asked, game, worlds, _SECONDS, seed)
            same = sorted(every, key=lambda one: one.plan.put_away != best.plan.put_away)
            best, clear = same[0], _is_clear(same)
        cards = tuple(cards_of(best.plan.put_away))
        return BestDiscard(cards, contract_of(game), _share(best), max(map(_share, same[1:])), clear)

    def forecast(self, moment: Moment, hands: int, seed: int) -> Forecast:
        """The hand played so often at the next value, nobody bidding higher."""
        view = moment.view
        return self._forecaster.forecast(view, view.value_of(moment.options[0]), hands, seed)


def _has_twin(situation: Situation, card: Card, playable: Cards) -> bool:
    """Whether another card that may be played is as good."""
    own = int(situation.words_of((card,))[0])
    others = [int(word) for word in situation.words_of(playable) if int(word) != own]
    return any(len(different(situation, np.array([own, other], np.int64))) == 1 for other in others)


def _leads(table: Figures, best: int, gap: float) -> bool:
    """Whether a column is ahead of every other by this much, beyond doubt."""
    for other in range(table.shape[1]):
        if other != best:
            ahead = table[:, best] - table[:, other]
            if float(ahead.mean()) < gap or float(ahead.mean()) < SURE * error_of(ahead):
                return False
    return True


def _share(tried: PlanTried) -> float:
    return float(tried.reached[:, REACHES_61].mean())


def _is_clear(tried: Sequence[PlanTried]) -> bool:
    """Whether the first one is likely to win, and beats all others."""
    return _share(tried[0]) >= LIKELY and all(_beats(tried[0], other) for other in tried[1:])


def _beats(best: PlanTried, other: PlanTried) -> bool:
    ahead = best.reached[:, REACHES_61] - other.reached[:, REACHES_61]
    return float(ahead.mean()) >= DISCARD_GAP and float(ahead.mean()) >= SURE * error_of(ahead)
