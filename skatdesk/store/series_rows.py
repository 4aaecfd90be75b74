"""Series and their deals as rows of the database, read within the caller's transaction.

What makes no sense is a ``ValueError`` or ``TypeError``.
"""

import json
import sqlite3
from functools import lru_cache
from typing import LiteralString

from skatdesk.notation.actions import parse_action
from skatdesk.skat.actions import Action
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import Seating
from skatdesk.skat.states import GameStart
from skatdesk.store.records import DealId, Participant, SavedDeal, SeriesId, SeriesStart

SeriesRow = tuple[SeriesId, str, int, str, int]
"""A series as ``find`` gives it; ``read_start`` makes sense of it."""


def find(sql: sqlite3.Connection, condition: LiteralString, *values: int) -> SeriesRow | None:
    """The first series that meets the condition, None if there is none."""
    statement = f"SELECT id, rules, seed, started_at, practice FROM series WHERE {condition}"
    row: SeriesRow | None = sql.execute(statement, values).fetchone()
    return row


def read_start(sql: sqlite3.Connection, row: SeriesRow, nameless: str) -> SeriesStart:
    """What was fixed when the series began; whoever has given no name is called ``nameless``."""
    series, rules, seed, started_at, practice = row
    places = sql.execute(
        "SELECT name, computer FROM series_places JOIN players ON id = player WHERE series = ? ORDER BY place",
        (series,),
    )
    participants = tuple(Participant(name or nameless, computer or None) for name, computer in places)
    return SeriesStart(rules_of(rules), participants, seed, started_at, bool(practice))


def read_deals(
    sql: sqlite3.Connection, series: SeriesId, start: SeriesStart, game: int | None = None
) -> tuple[SavedDeal, ...]:
    """All deals of a series in the order of play, or only this one."""
    wanted = (series, game)
    actions: dict[int, list[Action]] = {}
    for deal, text in sql.execute(
        "SELECT deal, action FROM actions JOIN deals ON id = deal"
        " WHERE series = ?1 AND game = coalesce(?2, game) ORDER BY deal, number",
        wanted,
    ):
        actions.setdefault(deal, []).append(parse_action(text))
    return tuple(
        SavedDeal(
            DealId(deal),
            Seating(start.table_size, dealer),
            start_of(start.rules, number, bock_factor, ramsch_round),
            tuple(actions.get(deal, ())),
            bool(finished),
            bool(practice),
        )
        for deal, dealer, number, bock_factor, ramsch_round, finished, practice in sql.execute(
            "SELECT id, dealer, deal_number, bock_factor, ramsch_round, finished, practice FROM deals"
            " WHERE series = ?1 AND game = coalesce(?2, game) ORDER BY game",
            wanted,
        )
    )


def read_actions(sql: sqlite3.Connection, deal: int) -> tuple[Action, ...]:
    """The actions of one deal, in their order."""
    words = sql.execute("SELECT action FROM actions WHERE deal = ? ORDER BY number", (deal,))
    return tuple(parse_action(word) for (word,) in words)


def start_of(rules: RuleSet, deal_number: int, bock_factor: int, ramsch_round: int) -> GameStart:
    """How a deal began, by the columns of its row."""
    return GameStart(Deal.from_number(deal_number), rules, bock_factor, bool(ramsch_round))


def rules_text(rules: RuleSet) -> str:
    """A rule set as series and lists keep it: every switch, so that a profile may change later."""
    return json.dumps(rules.switches())


@lru_cache(maxsize=8)
def rules_of(text: str) -> RuleSet:
    """The rule set that ``rules_text`` wrote; the same words are read once, for thousands of deals have them."""
    return RuleSet.from_dict(json.loads(text))
