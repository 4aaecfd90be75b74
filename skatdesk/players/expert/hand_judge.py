"""Judging hands: how far to bid, Hand or skat, which game, which discard."""

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np

from skatdesk.players.cardsets import ALL, CardSet, cards_of, set_of
from skatdesk.players.expert import prospects as p
from skatdesk.players.expert.contracts_tried import try_contracts
from skatdesk.players.expert.dice import new_dice
from skatdesk.players.expert.hands import (
    GAMES,
    GRAND_GAME,
    NULL_GAME,
    OPEN_NULL_GAME,
    OUTCOMES,
    REACHES_61,
    REACHES_90,
)
from skatdesk.players.expert.kinds import GRAND, NULL, OPEN_NULL, SUIT
from skatdesk.players.expert.knowledge import Knowledge
from skatdesk.players.expert.shapes import Figures, Means
from skatdesk.players.expert.stakes import stakes_of
from skatdesk.players.expert.worlds import Worlds, deal_worlds
from skatdesk.players.solver.compiled import Words
from skatdesk.players.solver.kernel import begin, new_workspace
from skatdesk.players.solver.layout import BITS
from skatdesk.players.solver.solver import TABLE_SIZE
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.view import SeatView

TRUST = 40.0
"""The net's judgement counts as much as so many play-outs."""

_CANDIDATES, _WITHIN = 14, 25.0
"""Of all games and discards so many are tried, and none that promises so much less than the best (list score)."""

_KINDS = (SUIT, SUIT, SUIT, SUIT, GRAND, NULL, OPEN_NULL)
"""The kind of each of the seven games; as ``kind_of_game``, which is for the kernel alone."""

_SHARPNESS, _EXACT = 1.3, 1
"""How hands are played out: habits kept so strictly, to the last trick. The nets that learned from games played so
foretold best how games among the players ended."""

_BY_RULE = 0.5
"""How likely each of the others plays by rule where a hand is tried: nobody knows yet who sits there."""

_HARDER = 0.2
"""So much harder (log-odds) a suit game is then than against players who calculate, for whom chances are calibrated."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of the judge: a hand (ten cards, or twelve with the skat), the seat, the bid it has to reach.

    ``rivals`` is how many of the others have bid; ``likes_grand`` is added to what a Grand
    promises (list score). ``any_null`` tells that a Null has to reach no bid; the players never reckon with it.
    """

    cards: CardSet
    seat: int
    bid: int
    rivals: int
    rules: RuleSet
    likes_grand: float = 0.0
    any_null: bool = False

    def bid_of(self, game: int) -> int:
        """What one of the seven games has to reach."""
        return 0 if self.any_null and game >= NULL_GAME else self.bid

    @property
    def bids(self) -> Figures:
        """The same of all seven."""
        return np.array([float(self.bid_of(game)) for game in range(GAMES)])

    @property
    def stakes(self) -> Figures:
        """What the kernel has to know of rules and liking."""
        return stakes_of(self.rules, self.likes_grand)

    @staticmethod
    def by(view: SeatView, bid: int, likes_grand: float) -> "Asked":
        """What a seat asks with the hand it has now."""
        assert view.seat is not None
        rivals = sum(map(view.auction.took_part, view.seat.others))
        return Asked(set_of(view.hand), int(view.seat), bid, rivals, view.rules, likes_grand)


@dataclass(frozen=True, slots=True)
class Plan:
    """A game with what is put away (a set of cards), what it promises (list score) and its chances, 0 to 1."""

    game: int
    put_away: CardSet
    promise: float
    chance: float
    chance_90: float


def contract_of(game: int, *, hand: bool = False) -> Contract:
    """One of the seven games the nets know, as a contract without announcements."""
    if game >= NULL_GAME:
        return Contract(Game.NULL, hand, ouvert=game == OPEN_NULL_GAME)
    return Contract(Game(game), hand)


def put_away_of(game: int, row: Figures) -> CardSet:
    """The two cards put away in this row of ``prospects``, which has them as a word of the game's layout."""
    away = int(row[p.AWAY])
    return sum(1 << card for card, bit in enumerate(BITS[contract_of(game).game]) if away >> bit & 1)


def game_of(contract: Contract) -> int:
    """The other way round; announcements other than that of an open Null make no difference."""
    if contract.game is Game.NULL:
        return OPEN_NULL_GAME if contract.ouvert else NULL_GAME
    return GRAND_GAME if contract.game is Game.GRAND else int(contract.game)


@dataclass(frozen=True, slots=True)
class PlanTried:
    """A plan, and which outcomes it reached (columns, see ``hands``; 1 or 0) in each world (rows; none: not tried).

    The rows of all plans tried for one question are the same worlds with the same dice.
    """

    plan: Plan
    reached: Figures


class HandJudge:
    """Judges hands by the nets, and the best candidates by play-outs. One thread uses it at a time."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._memory = new_workspace(TABLE_SIZE)
        self._skats = np.zeros((231, GAMES, p.FIELDS))
        self._looked_at: object = None
        self._number = 0

    def worth_with_skat(self, asked: Asked, every: int = 1) -> tuple[float, float]:
        """What taking the skat promises at this bid (list score), and the chance of winning.

        ``every`` looks at every so many of the 231 skats only.
        """
        known, hand = self._knowledge, (replace(asked, bid=0), every)
        if self._looked_at != hand:
            insight = known.insight(asked.stakes)
            self._number = p.before_skat(asked.cards, asked.seat, asked.rivals, every, insight, self._skats)
            self._looked_at = hand
        found = self._skats[: self._number]
        bids = asked.bids
        told = p.promise(found, bids, asked.stakes)
        best, at = told.argmax(axis=1), np.arange(self._number)
        plain = found[at, best, p.VALUE] >= bids[best]
        chances = np.where(plain, found[at, best, p.CHANCE], found[at, best, p.CHANCE_90])
        return float(told[at, best].mean()), float(chances.mean())

    def worth_from_hand(self, asked: Asked) -> Plan:
        """The best Hand game at this bid."""
        rows = [self._one_game(asked, game, asked.cards, 0, from_hand=True) for game in range(GAMES)]
        plans = [_plan(asked, game, 0, row) for game, row in enumerate(rows)]
        return max(plans, key=lambda plan: plan.promise)

    def likely_game(self, asked: Asked, every: int = 1) -> int:
        """The game that is best with more skats than any other, at this bid; ``every`` as there."""
        self.worth_with_skat(asked, every)
        told = p.promise(self._skats[: self._number], asked.bids, asked.stakes)
        return int(np.bincount(told.argmax(axis=1), minlength=GAMES).argmax())

    def discards(
        self, asked: Asked, worlds: int, seconds: float, seed: int, put_away: CardSet = 0
    ) -> tuple[PlanTried, ...]:
        """The most promising games and discards for twelve cards, tried in so many worlds, and ``put_away`` if given.

        That one is rated in every game, also where nobody would put these cards away: trumps.
        """
        found, insight = np.zeros((66, p.FIELDS)), self._knowledge.insight(asked.stakes)
        rated: list[tuple[Plan, Figures]] = []
        for game in range(GAMES):
            number = p.all_discards(game, asked.cards, asked.seat, asked.rivals, insight, found)
            rows = [(put_away_of(game, row), row.copy()) for row in found[:number]]
            if put_away and all(away != put_away for away, _ in rows):
                rows.append((put_away, self._one_game(asked, game, asked.cards & ~put_away, put_away, from_hand=False)))
            rated += [(_plan(asked, game, away, row), row) for away, row in rows]
        return self._tried(asked, rated, lambda plan: plan.put_away == put_away, worlds, seconds, seed, from_hand=False)

    def every_discard(self, asked: Asked, game: int, worlds: int, seconds: float, seed: int) -> tuple[PlanTried, ...]:
        """All two of twelve cards put away for one game, tried: those nobody would think of, too."""
        plans = []
        for pair in combinations(cards_of(asked.cards), 2):
            away = set_of(pair)
            row = self._one_game(asked, game, asked.cards & ~away, away, from_hand=False)
            plans.append(_plan(asked, game, away, row))
        reached = self._outcomes(asked, plans, worlds, seconds, seed, from_hand=False)
        return tuple(PlanTried(plan, reached[:, at]) for at, plan in enumerate(plans))

    def games(
        self,
        asked: Asked,
        games: tuple[int, ...],
        put_away: CardSet,
        worlds: int,
        seconds: float,
        seed: int,
        *,
        from_hand: bool,
        game: int | None = None,
    ) -> tuple[PlanTried, ...]:
        """The more promising ones of these games with ten cards and this discard, tried, and ``game`` if given.

        In a Hand game the discard is empty.
        """
        rows = [self._one_game(asked, one, asked.cards, put_away, from_hand=from_hand) for one in games]
        rated = [(_plan(asked, one, put_away, row), row) for one, row in zip(games, rows, strict=True)]
        whole = replace(asked, cards=asked.cards | put_away)
        return self._tried(whole, rated, lambda plan: plan.game == game, worlds, seconds, seed, from_hand=from_hand)

    # -------------------------------------------------------------- inside

    def _one_game(self, asked: Asked, game: int, own: CardSet, put_away: CardSet, *, from_hand: bool) -> Figures:
        found = np.zeros(p.FIELDS)
        insight = self._knowledge.insight(asked.stakes)
        p.one_game(game, own, put_away, asked.seat, from_hand, asked.rivals, insight, found)
        return found

    def _tried(
        self,
        asked: Asked,
        rated: list[tuple[Plan, Figures]],
        wanted: Callable[[Plan], bool],
        worlds: int,
        seconds: float,
        seed: int,
        *,
        from_hand: bool,
    ) -> tuple[PlanTried, ...]:
        """The most promising plans, and such that are ``wanted``, after they were played out in so many worlds."""
        rated.sort(key=lambda one: -one[0].promise)
        least = rated[0][0].promise - _WITHIN
        kept = [one for one in rated[:_CANDIDATES] if one[0].promise >= least]
        if not any(wanted(plan) for plan, _ in kept):
            others = [one for one in rated if wanted(one[0])]
            kept += [one for one in others if one[0].promise >= others[0][0].promise - _WITHIN]
        if worlds == 0:
            return tuple(PlanTried(plan, np.zeros((0, OUTCOMES))) for plan, _ in kept)
        reached = self._outcomes(asked, [plan for plan, _ in kept], worlds, seconds, seed, from_hand=from_hand)
        return tuple(
            PlanTried(
                self._corrected(asked, plan, row, reached[:, at].sum(axis=0), len(reached), from_hand=from_hand),
                reached[:, at],
            )
            for at, (plan, row) in enumerate(kept)
        )

    def _outcomes(
        self, asked: Asked, plans: list[Plan], worlds: int, seconds: float, seed: int, *, from_hand: bool
    ) -> Figures:
        """What the nets tell of: whether it was reached in each world (the first axis) by each plan (the second)."""
        ends, dice = time.perf_counter() + seconds, new_dice(seed)
        candidates = np.array(
            [(plan.game, asked.cards & ~plan.put_away, plan.put_away, int(from_hand)) for plan in plans], np.int64
        )
        lies = _lies_of_the_cards(asked, worlds, dice, from_hand=from_hand)
        reached, tried = np.zeros((len(lies), len(plans), OUTCOMES)), 0
        means = means_of_hands(self._knowledge, dice, self._memory)._replace(by_rule=_manners(asked.seat))
        begin(self._memory, seconds)
        for index, world in enumerate(lies):
            if not try_contracts(candidates, asked.seat, world, means, reached[index]):
                break
            tried += 1
            if time.perf_counter() > ends:
                break
        return reached[:tried]

    def _corrected(
        self, asked: Asked, plan: Plan, row: Figures, counts: Figures, number: int, *, from_hand: bool
    ) -> Plan:
        """The plan with its chances corrected by the play-outs."""
        fields, stakes = row.copy(), asked.stakes
        shift, stretch, contested = self._knowledge.scale[_KINDS[plan.game] + (4 if from_hand else 0)]
        chances = [(p.CHANCE, p.LOGIT, REACHES_61), (p.CHANCE_90, p.LOGIT_90, REACHES_90)]
        for field, logit, outcome in chances if plan.game < NULL_GAME else chances[:1]:
            before = 1.0 / (1.0 + np.exp(-row[logit]))
            share = (counts[outcome] + TRUST * before) / (number + TRUST)
            odds = np.log((share + 1e-3) / (1.0 - share + 1e-3)) + (_HARDER if plan.game < GRAND_GAME else 0.0)
            chance = 1.0 / (1.0 + np.exp(-(shift + stretch * odds + contested * asked.rivals)))
            won_or_lost = 3.0 * row[p.VALUE] + stakes[p.WON] + stakes[p.LOST]
            gain = won_or_lost if outcome == REACHES_61 else stakes[p.BASES + plan.game]
            fields[p.PROMISE] += (chance - row[field]) * gain
            fields[field] = chance
        return _plan(asked, plan.game, plan.put_away, fields)


def _manners(declarer: int) -> Figures:
    """How likely each seat plays by rule; a declarer calculates."""
    by_rule = np.full(3, _BY_RULE)
    by_rule[declarer] = 0.0
    return by_rule


def means_of_hands(knowledge: Knowledge, dice: Words, memory: Words) -> Means:
    """How hands are played out to tell what they are worth: by players who calculate."""
    return Means(knowledge.habits, np.zeros(3), _SHARPNESS, dice, memory, _EXACT)


def best_plan(tried: tuple[PlanTried, ...]) -> Plan:
    """The one that promises most."""
    return max((one.plan for one in tried), key=lambda plan: plan.promise)


def _plan(asked: Asked, game: int, put_away: CardSet, row: Figures) -> Plan:
    told = p.promise_of(row, game, asked.bid_of(game), asked.stakes)
    return Plan(game, put_away, told, _chance(row, game, asked), float(row[p.CHANCE_90]))


def _chance(row: Figures, game: int, asked: Asked) -> float:
    """That of winning at this bid: below it only Schneider wins, and not even that where it does not reach the bid."""
    lacking = asked.bid_of(game) - row[p.VALUE]
    if lacking <= 0:
        return float(row[p.CHANCE])
    return float(row[p.CHANCE_90]) if lacking <= asked.stakes[p.BASES + game] else 0.0


def _lies_of_the_cards(asked: Asked, worlds: int, dice: Worlds, *, from_hand: bool) -> Worlds:
    """How the cards the declarer does not hold may lie, as sets of cards."""
    room = np.full(4, 10, np.int64)
    room[asked.seat], room[3] = 0, 2 if from_hand else 0
    table = np.zeros((worlds, 4), np.int64)
    made = deal_worlds(ALL & ~asked.cards, 0, room, np.full(4, ALL, np.int64), np.zeros(4, np.int64), dice, table)
    return table[:made]
