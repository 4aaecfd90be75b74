"""A whole series played by computer players, without a screen."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from skatdesk.players import roster
from skatdesk.players.player import Budget, Player
from skatdesk.players.referee import play_deal
from skatdesk.scoring.entries import Entry, entry_of
from skatdesk.scoring.rounds import NextDeal
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.actions import Action
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.states import Finished, GameStart

_UNHURRIED = Budget(3600.0)
"""No decision takes nearly so long; one that time cuts short would not be the same on every machine."""


@dataclass(frozen=True, slots=True)
class SimulatedDeal:
    """One deal of the series; ``scores`` is the list with it.

    ``number`` counts deals from 1. It differs from the number of the game in the list
    (``due.number``) once a Grand Hand has been played in a Ramsch round.
    """

    number: int
    due: NextDeal
    start: GameStart
    actions: tuple[Action, ...]
    end: Finished
    entry: Entry
    scores: ScoreList


def empty_list(players: tuple[str, ...], rules: RuleSet, games: int) -> ScoreList:
    """The list of a series of that many games; raises ``SkatError`` if the rules have no such table."""
    return replace(ScoreList.begin(table_names(players), rules), games=games)


def table_names(players: tuple[str, ...]) -> tuple[str, ...]:
    """Names to tell players of one kind apart: ``rules``, ``rules:2``, ``rules:3``."""
    counts = [players[: place + 1].count(name) for place, name in enumerate(players)]
    return tuple(name if count == 1 else f"{name}:{count}" for name, count in zip(players, counts, strict=True))


def play_series(scores: ScoreList, players: tuple[str, ...], seed: int) -> Iterator[SimulatedDeal]:
    """Plays the list to its end; the same seed gives the same series.

    ``players`` are names of the roster, one for each place. They are made before this returns: their first start takes
    longer than a deal.
    """
    return _played(scores, [roster.make(name) for name in players], seed)


def _played(scores: ScoreList, seated: Sequence[Player], seed: int) -> Iterator[SimulatedDeal]:
    number = 0
    while (due := scores.next_deal) is not None:
        number += 1
        deal = Deal.of_series(seed, number)
        start = GameStart(deal, scores.rules, due.bock_factor, due.ramsch_round)
        by_seat = due.seating.places.map(lambda place: seated[place])
        chance = random.Random(f"{seed}:{number}:players").getrandbits(48)
        actions, end = play_deal(start, by_seat, chance, _UNHURRIED)
        entry = entry_of(end.result, due.seating)
        scores = scores.with_entry(entry)
        yield SimulatedDeal(number, due, start, actions, end, entry, scores)
