"""Enters finished games: those of a written list as it is written, those played here when statistics are asked for.

Deals are taken over from their actions, in chunks. So the store of an older version is taken over like a new one,
and a deal that could not be entered once is entered the next time. A series begun as practice is never entered.
Lists that an older version wrote, of which nothing is entered, are taken over in the same way (``statistics.py``).
"""

import logging
import sqlite3
from collections.abc import Collection
from dataclasses import dataclass, replace

from skatdesk.scoring.entries import Entry, entry_of
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.actions import Action, Concede, Leave
from skatdesk.skat.endings import declarer_points, outstanding_points
from skatdesk.skat.game import replay
from skatdesk.skat.results import Played
from skatdesk.skat.seats import Seating
from skatdesk.skat.states import Finished, GameStart
from skatdesk.store import series_rows
from skatdesk.store.records import day_of
from skatdesk.store.statistics.facts import facts_of
from skatdesk.store.statistics.people import part_those_at_one_table

_log = logging.getLogger(__name__)

_UNTAKEN = (
    "SELECT deals.id FROM deals JOIN series ON series.id = deals.series"
    " WHERE deals.finished AND NOT series.practice"
    " AND NOT EXISTS (SELECT 1 FROM games WHERE deal = deals.id)"
    " ORDER BY deals.id"
)

_UNENTERED = (
    "SELECT id, removed, (SELECT count(*) FROM list_entries WHERE list = lists.id) AS written FROM lists"
    " WHERE written AND NOT EXISTS (SELECT 1 FROM games JOIN sittings ON sittings.id = sitting WHERE list = lists.id)"
    " ORDER BY id"
)


@dataclass(frozen=True, slots=True)
class UnenteredList:
    """A list with so many games, none of which is entered; ``removed``: it was taken away."""

    id: int
    removed: bool
    games: int


def record_list(sql: sqlite3.Connection, list_id: int, head: ListHead, score_list: ScoreList) -> None:
    """Enters all games of a written list, in place of what was entered of it before.

    Lists that are removed or copies of others need not be told: they are passed over when statistics are read.
    """
    sitting = _sitting(
        sql,
        ("list", list_id),
        (head.title, _day(head.date), score_list.rules.name, score_list.system, len(score_list.players)),
        [player_of(sql, name) for name in score_list.players],
    )
    sql.execute("DELETE FROM games WHERE sitting = ?", (sitting,))
    sql.executemany(
        "INSERT INTO games (sitting, facts) VALUES (?, ?)",
        [(sitting, facts_of(number, entry)) for number, entry in enumerate(score_list.entries, 1)],
    )


def untaken(sql: sqlite3.Connection) -> list[int]:
    """The finished deals that are not entered yet, the oldest first."""
    return [deal for (deal,) in sql.execute(_UNTAKEN)]


def unentered(sql: sqlite3.Connection) -> list[UnenteredList]:
    """The lists of which nothing is entered yet, the oldest first."""
    return [UnenteredList(key, bool(removed), games) for key, removed, games in sql.execute(_UNENTERED)]


def record_deals(sql: sqlite3.Connection, deals: Collection[int]) -> list[int]:
    """Enters these finished deals; returns those that cannot be understood, which are logged and left out."""
    unreadable = []
    for deal in deals:
        try:
            _record_deal(sql, deal)
        except (ValueError, TypeError) as error:  # SkatError is a ValueError
            _log.warning("deal %d is left out of the statistics: %s", deal, error)
            unreadable.append(deal)
    return unreadable


def _record_deal(sql: sqlite3.Connection, deal: int) -> None:
    row = sql.execute(
        "SELECT series, game, dealer, deal_number, bock_factor, ramsch_round,"
        " deals.practice OR EXISTS (SELECT 1 FROM taken_back WHERE deal = deals.id), rules, started_at"
        " FROM deals JOIN series ON series.id = series WHERE deals.id = ? AND deals.finished",
        (deal,),
    ).fetchone()
    if row is None:
        return  # opened again since it was found
    series, number, dealer, cards, bock_factor, ramsch_round, list_only, rules_kept, started_at = row
    rules = series_rows.rules_of(rules_kept)
    places = sql.execute("SELECT player FROM series_places WHERE series = ? ORDER BY place", (series,))
    players = [player for (player,) in places]
    start = series_rows.start_of(rules, cards, bock_factor, ramsch_round)
    entry = _entry(sql, deal, start, Seating(len(players), dealer))
    about = ("", _day(started_at), rules.name, rules.list_system, len(players))
    sitting = _sitting(sql, ("series", series), about, players)
    facts = facts_of(number, entry, list_only=bool(list_only))
    sql.execute("INSERT INTO games (sitting, deal, facts) VALUES (?, ?, ?)", (sitting, deal, facts))


def _entry(sql: sqlite3.Connection, deal: int, start: GameStart, seating: Seating) -> Entry:
    """What the deal came to; raises ``ValueError`` where it came to nothing."""
    actions = series_rows.read_actions(sql, deal)
    state = replay(start, actions)
    if not isinstance(state, Finished):
        raise ValueError("it has no result")
    entry = entry_of(state.result, seating)
    if entry.declared is not None and _given_up_early(state, actions[-1]):
        return replace(entry, outcome=replace(entry.declared, points=None))
    return entry


def _given_up_early(state: Finished, last: Action) -> bool:
    """Whether somebody gave up while card points were still to be taken: those that lie there say nothing then."""
    if not isinstance(last, Concede | Leave) or not isinstance(state.result, Played) or state.play is None:
        return False
    return outstanding_points(state.play) > 0 and state.result.points == declarer_points(state.play)


def _sitting(
    sql: sqlite3.Connection, origin: tuple[str, int], about: tuple[str, int, str, str, int], players: list[int]
) -> int:
    """The sitting of this series or list, made or brought up to date."""
    column, key = origin
    assert column in ("series", "list")
    values = (key, *about, *(*players, None)[:4])
    found: int
    (found,) = sql.execute(
        f"INSERT INTO sittings ({column}, title, day, rules, system, size, player0, player1, player2, player3)"
        f" VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT ({column}) DO UPDATE SET"
        " title = excluded.title, day = excluded.day, rules = excluded.rules, system = excluded.system,"
        " size = excluded.size, player0 = excluded.player0, player1 = excluded.player1,"
        " player2 = excluded.player2, player3 = excluded.player3 RETURNING id",
        values,
    ).fetchone()
    part_those_at_one_table(sql, players)
    return found


def player_of(sql: sqlite3.Connection, name: str) -> int:
    """The person of this name, who may be new."""
    sql.execute("INSERT INTO players (name, computer) VALUES (?, '') ON CONFLICT DO NOTHING", (name,))
    player: int
    (player,) = sql.execute("SELECT id FROM players WHERE name = ? AND computer = ''", (name,)).fetchone()
    return player


def _day(text: str) -> int:
    """The day of an ISO date or time, 0 where it is no date."""
    try:
        return day_of(text).toordinal()
    except ValueError:
        return 0
