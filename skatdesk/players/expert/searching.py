"""Which card is best: every candidate is tried in many worlds."""

import time
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from skatdesk.players.expert import course as c
from skatdesk.players.expert.dice import new_dice
from skatdesk.players.expert.kinds import NULL, OPEN_NULL, POINTS, RAMSCH, SUITS
from skatdesk.players.expert.knowledge import Knowledge
from skatdesk.players.expert.playouts import look_into_all, play_out, play_out_all
from skatdesk.players.expert.reading import DICE, Lies, read_worlds
from skatdesk.players.expert.shapes import Figures, Means
from skatdesk.players.expert.situation import Situation
from skatdesk.players.expert.stakes import utility_of
from skatdesk.players.expert.worlds import Worlds, deal_worlds
from skatdesk.players.solver.compiled import Words
from skatdesk.players.solver.kernel import begin, new_workspace
from skatdesk.players.solver.solver import TABLE_SIZE
from skatdesk.players.solver.workspace import STOPPED
from skatdesk.skat.tricks import Trick
from skatdesk.skat.valuation import WIN_POINTS

_ALL_POINTS = 7
"""Up to so many cards in each hand, all points are counted with open cards."""

_OPEN_RAMSCH = 6
"""Up to so many cards in each hand, Ramsch is looked at with open cards."""

_EXACT_RAMSCH = 4
"""From so many cards in each hand on, the end of a Ramsch is played with open cards."""

_CLOSER = 4
"""Each look takes so many times the worlds of the one before."""

_FIRST_LOOK = 100
"""The first look takes at least so many play-outs."""

_READ_AT_ONCE = 500
"""So many worlds are read before it is asked whether they suffice, and the clock is looked at again."""

_ENOUGH = 200.0
"""No more worlds are read if those that were say as much as so many equally likely ones."""

_SURE = 3.5
"""A card is worse beyond doubt from so many standard errors on."""

_SURPRISE = 40.0
"""What one more world might bring (list score): so that a few that agree are not taken for certainty."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to look for a card.

    ``playouts`` and ``open_worlds`` are numbers of worlds. They are drawn from ``read`` worlds, or from
    fewer that say as much, by how likely past plays, bids and the announcement make each; if that is 0,
    nothing is read. ``exact`` is the number of cards in each hand from which on the end is played with open cards,
    ``sharpness`` how strictly habits are kept (see ``Means``).
    """

    playouts: int = 200
    open_worlds: int = 24
    read: int = 800
    exact: int = 5
    sharpness: float = 1.0


@dataclass(frozen=True, slots=True)
class Judged:
    """The best card (its bit), and in how many worlds it was tried."""

    card: int
    worlds: int


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of each candidate (columns) in each world (rows), played out by habit and with open cards.

    The rows of both begin with the same worlds, ``drawn``; the same dice fell for all candidates of a row.
    """

    rolled: Figures
    looked: Figures
    drawn: Worlds

    @property
    def worlds(self) -> int:
        """How many worlds candidates were tried in."""
        return max(len(self.rolled), len(self.looked))

    def worth(self) -> Figures:
        """What each candidate is worth: one half is what play-outs tell, the other what open cards do."""
        worth = np.zeros(self.rolled.shape[1])
        for table in self._halves():
            worth += 0.5 * table.sum(axis=0) / len(table)
        return worth

    def doubtful(self) -> npt.NDArray[np.bool_]:
        """Which candidates may be as good as the best one, as far as the worlds tell."""
        worth = self.worth()
        error = np.zeros(len(worth))
        for table in self._halves():
            behind = table[:, [worth.argmax()]] - table
            squares = ((behind - behind.mean(axis=0)) ** 2).sum(axis=0) + _SURPRISE**2
            error += 0.5 * np.sqrt(squares) / len(table)
        return worth >= worth.max() - _SURE * error

    def _halves(self) -> list[Figures]:
        """The judgements there are."""
        return [table for table in (self.rolled, self.looked) if len(table)]


class CardSearch:
    """Tries cards in worlds. One thread uses it at a time."""

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._memory = new_workspace(TABLE_SIZE)

    def judge(
        self, situation: Situation, candidates: Words, effort: Effort, seconds: float, seed: int, unnoticed: int = 0
    ) -> Judged:
        """The best of the candidates, within so many seconds.

        After each look those that are worse beyond doubt are tried no further, and with only one left it is over; the
        last look that got further than those before decides.
        ``unnoticed`` are cards played that the seat has forgotten.
        """
        ends, utility, dice = time.perf_counter() + seconds, utility_of(situation.view), new_dice(seed)
        lies = self._lies(situation, effort, dice, unnoticed, ends)
        judged = Judged(int(candidates[0]), 0)
        for look in _looks(effort):
            tried = self._tried(situation, candidates, look, utility, lies, dice, ends)
            if tried.worlds > judged.worlds:
                judged = Judged(best_of(situation, candidates, tried.worth()), tried.worlds)
            candidates = candidates[tried.doubtful()]
            if len(candidates) == 1 or time.perf_counter() >= ends:
                break
        return judged

    def try_out(
        self,
        situation: Situation,
        candidates: Words,
        effort: Effort,
        utility: Figures,
        seconds: float,
        seed: int,
        unnoticed: int = 0,
    ) -> Tried:
        """As ``judge``, but tells what came of each candidate in each world, on the scale of ``utility``."""
        ends, dice = time.perf_counter() + seconds, new_dice(seed)
        lies = self._lies(situation, effort, dice, unnoticed, ends)
        return self._tried(situation, candidates, effort, utility, lies, dice, ends)

    def foresee(self, situation: Situation, effort: Effort, seconds: float, seed: int) -> tuple[Words, Worlds]:
        """How the deal ends in each world of as many play-outs as there is time for (see ``open_end``); the worlds."""
        ends, dice = time.perf_counter() + seconds, new_dice(seed)
        lies = self._lies(situation, effort, dice, 0, ends)
        worlds, by_rule = self._drawn(situation, effort, lies, dice)
        means, found = self._means(situation, effort, by_rule, dice), []
        begin(self._memory, max(0.0, ends - time.perf_counter()))
        for world in worlds:
            end = play_out(situation.course, world, means)
            if self._memory[STOPPED] != 0:
                break
            found.append(end)
            if time.perf_counter() > ends:
                break
        return np.array(found, np.int64), worlds[: len(found)]

    def _tried(
        self,
        situation: Situation,
        candidates: Words,
        effort: Effort,
        utility: Figures,
        lies: Lies,
        dice: Words,
        ends: float,
    ) -> Tried:
        worlds, by_rule = self._drawn(situation, effort, lies, dice)
        rolled, looked = (np.zeros((len(worlds), len(candidates))) for _ in range(2))
        course, memory = situation.course, self._memory
        need, opens = _open_cards(situation)
        means = self._means(situation, effort, by_rule, dice)
        begin(memory, max(0.0, ends - time.perf_counter()))
        played = opened = 0
        for index, world in enumerate(worlds):
            if index < effort.playouts:
                if not play_out_all(course, world, candidates, means, utility, rolled[index]):
                    break
                played += 1
            if opens and index < effort.open_worlds:
                if not look_into_all(course, world, candidates, memory, utility, need, looked[index]):
                    break
                opened += 1
            if time.perf_counter() > ends:
                break
        return Tried(rolled[:played], looked[:opened], worlds[: max(played, opened)])

    def _means(self, situation: Situation, effort: Effort, by_rule: Figures, dice: Words) -> Means:
        exact = min(effort.exact, _EXACT_RAMSCH) if situation.kind == RAMSCH else effort.exact
        return Means(self._knowledge.habits_in(situation.kind), by_rule, effort.sharpness, dice, self._memory, exact)

    def _drawn(self, situation: Situation, effort: Effort, lies: Lies, dice: Words) -> tuple[Worlds, Figures]:
        """Worlds to look into, likely ones more often, and for each seat how likely it plays by rule."""
        wanted, manners = max(effort.playouts, effort.open_worlds), np.zeros(3)
        if not effort.read or len(lies.worlds) == 0:
            return lies.worlds[:wanted], manners
        chosen = lies.drawn(wanted, int(dice[0]) & 0xFFFFFFFF)
        others = np.arange(3) != situation.seat
        manners[others] = lies.by_rule[chosen].mean(axis=0)[others]
        return lies.worlds[chosen], manners

    def _lies(self, situation: Situation, effort: Effort, dice: Words, unnoticed: int, ends: float) -> Lies:
        """Worlds as they are dealt, and how likely each is; half of the time may go by over that."""
        forgotten = unnoticed & int(situation.course[c.GONE])
        worlds = np.zeros((effort.read or max(effort.playouts, effort.open_worlds), 4), np.int64)
        made = deal_worlds(
            situation.unseen, forgotten, situation.room, situation.allowed, situation.known, dice, worlds
        )
        if not effort.read or made == 0:
            return Lies(worlds[:made], np.zeros(made), np.zeros((made, 3)))
        return self._read(situation, worlds[:made], dice, unnoticed, (time.perf_counter() + ends) / 2.0)

    def _read(self, situation: Situation, worlds: Worlds, dice: Words, unnoticed: int, latest: float) -> Lies:
        """So many of the worlds as suffice, or as there is time for."""
        known, facts, likely = self._knowledge, situation.facts(unnoticed), np.zeros(len(worlds))
        habits, insight = known.habits_in(situation.kind), known.insight(situation.stakes)
        different, times = np.unique(worlds, axis=0, return_counts=True)
        if 2 * len(different) <= len(worlds):  # late in a deal few worlds are possible: each is read once, as it lies
            mixed = np.random.default_rng(int(dice[0]) & 0xFFFFFFFF).permutation(len(different))
            worlds, likely = different[mixed], np.log(times[mixed])
        else:
            facts[DICE] = dice[0]
        lies, read = Lies(worlds, likely, np.zeros((len(worlds), 3))), 0
        while read < len(worlds):
            some = lies.part(read, read + _READ_AT_ONCE)
            read_worlds(
                some.worlds, situation.beginning, situation.played, situation.players, facts,
                habits, known.bids, insight, some.likely, some.by_rule,
            )  # fmt: skip
            read += _READ_AT_ONCE
            if lies.part(0, read).as_good_as() >= _ENOUGH or time.perf_counter() > latest:
                break
        return lies.part(0, read)


def _looks(effort: Effort) -> list[Effort]:
    """From a glance to the whole effort."""
    looks = [effort]
    while looks[0].playouts >= _CLOSER * _FIRST_LOOK:
        first = looks[0]
        glance = replace(first, playouts=first.playouts // _CLOSER, open_worlds=first.open_worlds // _CLOSER)
        looks.insert(0, glance)
    return looks


def _open_cards(situation: Situation) -> tuple[int, bool]:
    """The card points to ask for with open cards (0: all exactly), and whether to look at open cards at all."""
    left = max(situation.view.cards_left)
    if situation.kind == RAMSCH:
        return 0, left <= _OPEN_RAMSCH
    exactly = left <= _ALL_POINTS or situation.kind in (NULL, OPEN_NULL)
    return 0 if exactly else WIN_POINTS, True


def different(situation: Situation, candidates: Words) -> Words:
    """The candidates without those that are as good as another: no card of others lies between, points are equal."""
    kind = situation.kind
    between = situation.unseen
    for seat in situation.seat.others:  # whose cards may lie open
        between |= int(situation.known[seat])
    for place in range(int(situation.course[c.COUNT])):
        between |= 1 << int(situation.course[c.TABLE + place])
    kept: list[int] = []
    for card in sorted(int(card) for card in candidates):
        twin = next(
            (
                other
                for other in kept
                if SUITS[kind, card] >> other & 1
                and POINTS[kind, card] == POINTS[kind, other]
                and not between & ((1 << card) - (2 << other))
            ),
            None,
        )
        if twin is None:
            kept.append(card)
    return np.array(kept, np.int64)


def best_of(situation: Situation, candidates: Words, worth: Figures) -> int:
    """The best of the candidates; of those that are worth exactly the same, one that gives no card points away.

    Where the worlds see no difference, as in a game that is decided, nobody throws an ace on a trick that is lost.
    """
    equal = candidates[worth == worth.max()]
    trick, kind = situation.view.trick, situation.kind
    if trick is None or kind in (NULL, OPEN_NULL, RAMSCH):
        return int(equal[0])
    own = situation.view.seat, situation.view.partner

    def given_away(bit: int) -> int:
        card = situation.card(bit)
        return 0 if Trick(trick.leader, (*trick.cards, card)).winner(situation.game) in own else card.points

    return min(map(int, equal), key=given_away)
