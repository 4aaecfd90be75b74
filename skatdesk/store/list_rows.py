"""Score lists as rows of the database. Every function works within the caller's transaction.

A list that is not there is a ``LookupError``; what makes no sense is a ``ValueError`` or ``TypeError``.
"""

import json
import sqlite3
from contextlib import suppress
from decimal import Decimal, InvalidOperation
from typing import Any, Literal

from skatdesk.notation.lists.draft_fields import draft_fields, draft_of_fields
from skatdesk.notation.lists.entry_fields import entry_fields, entry_of_fields
from skatdesk.notation.lists.fields import LARGEST, Field
from skatdesk.notation.lists.json_text import json_of, read_json
from skatdesk.scoring.drafts import DealTerms, Draft
from skatdesk.scoring.entries import Entry
from skatdesk.scoring.heads import NO_DAY, ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.store import series_rows
from skatdesk.store.copied_lists import COUNTING
from skatdesk.store.records import (
    Correction,
    HistoryLine,
    KeptList,
    ListId,
    ListState,
    ListSummary,
    SeriesId,
    Step,
)
from skatdesk.store.statistics.recording import player_of, record_list

_HEAD = 5
"""Columns of the heading, first in every row of a list."""

_KINDS: tuple[Literal["change", "insert"], ...] = ("change", "insert")
"""What a correction can be."""

# ---------------------------------------------------------------- reading


def read_head(sql: sqlite3.Connection, list_id: ListId) -> ListHead:
    """The heading of the list."""
    return ListHead(*_row(sql, list_id)[:_HEAD])


def read(sql: sqlite3.Connection, list_id: ListId, *, removed: bool = False) -> KeptList:
    """The whole list; one that was taken away only if ``removed`` asks for it."""
    row = _row(sql, list_id, removed=removed)
    rules, system, first_dealer, games, limit, stake, away, archived, begun, correction, step = row[_HEAD:]
    players = _players(sql, list_id)
    entries = tuple(_entry(text, len(players)) for text in _entry_texts(sql, list_id))
    score_list = ScoreList(
        players, series_rows.rules_of(rules), system, first_dealer, games, limit, _stake(stake), entries, away
    )
    head, is_copy = ListHead(*row[:_HEAD]), list_id in copies(sql)
    told = _begun(begun, score_list), _correction(correction, score_list)
    return KeptList(list_id, head, score_list, bool(archived), is_copy, *told, _step(step))


def read_summaries(sql: sqlite3.Connection, archived: bool | None) -> tuple[ListSummary, ...]:
    """The lists of the shelf, or of the archive, the latest first; None: those that were taken away, the last first.

    A list whose heading cannot be understood bars nobody from the others: who opens it is told.
    """
    players: dict[int, tuple[str, ...]] = {}
    places = sql.execute("SELECT list, name FROM list_places JOIN players ON id = player ORDER BY list, place")
    for list_id, name in places:
        players[list_id] = (*players.get(list_id, ()), name)
    return tuple(
        ListSummary(ListId(key), _head(*head), players.get(key, ()), system, written, games, bool(archived), bool(over))
        for key, system, games, over, written, *head in sql.execute(
            "SELECT id, system, games, is_over, (SELECT count(*) FROM list_entries WHERE list = id),"
            " title, place, date, settlement, currency FROM lists"
            " WHERE CASE WHEN removed THEN NULL ELSE archived END IS ?"
            " ORDER BY CASE WHEN removed THEN taken_away END DESC, date(date) DESC, id DESC",
            (archived,),
        )
    )


def _head(title: str, place: str, day: Any, *rest: Any) -> ListHead:
    """The heading; of one that cannot be understood how the list is called, and its day as far as that is one."""
    for told in ((day, *rest), (day,)):
        with suppress(ValueError, TypeError):
            return ListHead(title, place, *told)
    return ListHead(title, place, NO_DAY)


def under_way(sql: sqlite3.Connection, since: str, until: str) -> ListId | None:
    """The list written last of those on the shelf that go on, if that was between these moments."""
    row = sql.execute(
        "SELECT list FROM list_history JOIN lists ON lists.id = list"
        " WHERE at BETWEEN ? AND ? AND NOT (removed OR archived OR is_over) AND series IS NULL"
        " ORDER BY list_history.id DESC LIMIT 1",
        (since, until),
    ).fetchone()
    return None if row is None else ListId(row[0])


def read_history(sql: sqlite3.Connection, list_id: ListId) -> tuple[HistoryLine, ...]:
    """Every change, the first one first."""
    _row(sql, list_id)
    rows = sql.execute(
        "SELECT at, what, number, before, after, moved_to, by, size FROM list_history WHERE list = ? ORDER BY id",
        (list_id,),
    )
    return tuple(_line(*row) for row in rows)


def namesakes(
    sql: sqlite3.Connection, head: ListHead, players: tuple[str, ...], *, removed: bool = False
) -> tuple[ListId, ...]:
    """The lists called so, of this place and day; without a title they are called after their players."""
    rows = sql.execute(
        "SELECT id FROM lists WHERE title = ? AND place = ? AND date = ? AND removed = ?",
        (head.title, head.place, head.date, removed),
    ).fetchall()
    return tuple(ListId(list_id) for (list_id,) in rows if head.title or _players(sql, list_id) == players)


def copies(sql: sqlite3.Connection) -> frozenset[ListId]:
    """The lists that are kept and whose games count elsewhere."""
    rows = sql.execute(f"SELECT id FROM lists WHERE NOT removed AND id NOT IN ({COUNTING})")
    return frozenset(ListId(list_id) for (list_id,) in rows)


def original_of(sql: sqlite3.Connection, head: ListHead, score_list: ScoreList) -> ListId | None:
    """Where exactly these games of these players were written here first; None where there are none.

    Under the same heading others may have followed there: then this is how the list stood before. Also in a list that
    was taken away, which may come back; but not in a copy of nobody knows what.
    """
    games = [_entry_text(entry) for entry in score_list.entries]
    alike = sql.execute(
        "SELECT id, (SELECT count(*) FROM list_entries WHERE list = id) AS written FROM lists"
        " WHERE (written = ? OR written > ? AND title = ? AND place = ? AND date = ?)"
        " AND NOT (removed AND is_copy AND coalesce(copy_of, series) IS NULL)"
        " ORDER BY written, removed AND series IS NULL, id",
        (len(games), len(games), head.title, head.place, head.date),
    ).fetchall()
    for list_id, _ in alike if games else ():
        if _players(sql, list_id) == score_list.players and _entry_texts(sql, list_id)[: len(games)] == games:
            return first_of(sql, list_id)
    return None


def outgrow(sql: sqlite3.Connection, list_id: ListId, head: ListHead, score_list: ScoreList) -> None:
    """What was written under this heading of the games of a new list, before its last ones, is a copy of it now."""
    games = [_entry_text(entry) for entry in score_list.entries]
    alike = sql.execute(
        "SELECT DISTINCT original.id FROM lists"
        " JOIN lists AS original ON original.id = coalesce(lists.copy_of, lists.id)"
        " WHERE (lists.title, lists.place, lists.date) = (?, ?, ?) AND NOT original.is_copy AND original.id <> ?",
        (head.title, head.place, head.date, list_id),
    ).fetchall()
    for (earlier,) in alike:
        written = _entry_texts(sql, earlier)
        if written and written == games[: len(written)] and _players(sql, earlier) == score_list.players:
            sql.execute("UPDATE lists SET is_copy = 1, copy_of = ?1 WHERE ?2 IN (id, copy_of)", (list_id, earlier))


def first_of(sql: sqlite3.Connection, list_id: ListId) -> ListId:
    """The list itself, or the one whose copy it is."""
    (first,) = sql.execute("SELECT coalesce(copy_of, id) FROM lists WHERE id = ?", (list_id,)).fetchone()
    return ListId(first)


def of_series(sql: sqlite3.Connection, series: SeriesId) -> ListId | None:
    """The list of a series that was played here, None if it is not kept."""
    row = sql.execute("SELECT id FROM lists WHERE series = ? AND NOT removed", (series,)).fetchone()
    return None if row is None else ListId(row[0])


def _row(sql: sqlite3.Connection, list_id: ListId, *, removed: bool = False) -> tuple[Any, ...]:
    row: tuple[Any, ...] | None = sql.execute(
        "SELECT title, place, date, settlement, currency,"
        " rules, system, first_dealer, games, bierlachs_limit, stake, away, archived, begun, correction, last_step"
        " FROM lists WHERE id = ? AND removed = ?",
        (list_id, removed),
    ).fetchone()
    if row is None:
        raise LookupError(f"there is no list {list_id}")
    return row


def _players(sql: sqlite3.Connection, list_id: ListId) -> tuple[str, ...]:
    rows = sql.execute(
        "SELECT name FROM list_places JOIN players ON id = player WHERE list = ? ORDER BY place", (list_id,)
    )
    return tuple(name for (name,) in rows)


def _entry_texts(sql: sqlite3.Connection, list_id: ListId) -> list[str]:
    rows = sql.execute("SELECT entry FROM list_entries WHERE list = ? ORDER BY number", (list_id,))
    return [text for (text,) in rows]


def _entry(text: str, size: int) -> Entry:
    return entry_of_fields(Field(json.loads(text)), size)


def _begun(text: str, score_list: ScoreList) -> tuple[Draft, ...]:
    """The steps of a game that was begun; what cannot be understood, or is of a list that is over, is left out."""
    try:
        return _drafts(Field(json.loads(text)), DealTerms.of(score_list))
    except (ValueError, TypeError):
        return ()


def _correction(text: str | None, score_list: ScoreList) -> Correction | None:
    """The steps of a correction that was begun; those that cannot be understood bar nobody from the list."""
    if text is None:
        return None
    try:
        fields = Field(json.loads(text))
        kind, index = fields["kind"].one_of(_KINDS), fields["index"].whole(0, len(score_list.entries) - 1)
        terms = DealTerms.of(score_list, index) if kind == "change" else DealTerms.of(score_list.before(index))
        return Correction(kind, index, _drafts(fields["told"], terms))
    except (ValueError, TypeError):
        return None


def _step(text: str | None) -> Step | None:
    """The step that can be taken back; one that cannot be understood bars nobody from the list."""
    if text is None:
        return None
    try:
        fields = Field(json.loads(text))
        line = _line(*(part.value for part in fields["line"].items(8, 8)))
        before = ListState(*read_json(str(fields["before"].value)))
        return Step(line, before, fields["index"].whole(0), fields["to"].whole_or_none(0))
    except (ValueError, TypeError):
        return None


def _line(at: Any, what: Any, number: Any, before: Any, after: Any, moved_to: Any, by: Any, size: Any) -> HistoryLine:
    """A row of the history."""
    was, became = (None if text is None else _stood(text, size) for text in (before, after))
    return HistoryLine(at, what, number, was, became, moved_to, by)


def _stood(text: str, size: int | None) -> Entry | ListState | None:
    """A game at a table of this size, or without one a list; one that cannot be understood bars from no history."""
    if size is not None:
        return _entry(text, size)
    try:
        return ListState(*read_json(text))
    except (ValueError, TypeError):
        return None


def _drafts(told: Field, terms: DealTerms) -> tuple[Draft, ...]:
    return tuple(draft_of_fields(step, terms) for step in told.items(0, LARGEST))


def _stake(text: str) -> Decimal:
    try:
        return Decimal(text)
    except InvalidOperation as error:
        raise ValueError(f"{text!r} is no stake") from error


# ---------------------------------------------------------------- writing


def add(
    sql: sqlite3.Connection,
    head: ListHead,
    score_list: ScoreList,
    *,
    copy_of: ListId | None = None,
    series: SeriesId | None = None,
) -> ListId:
    """A new list; ``copy_of`` is where its games were written first, ``series`` what was played here."""
    row = sql.execute(
        "INSERT INTO lists"
        " (title, place, date, settlement, rules, system, first_dealer, stake, is_over, is_copy, copy_of, series)"
        " VALUES ('', '', '', 'each', '', 'classic', 0, '', 0, ?, ?, ?)",
        (copy_of is not None or series is not None, copy_of, series),
    ).lastrowid
    assert row is not None
    list_id = ListId(row)
    rewrite(sql, list_id, head, score_list)
    return list_id


def rewrite(
    sql: sqlite3.Connection, list_id: ListId, head: ListHead, score_list: ScoreList, last_step: Step | None = None
) -> None:
    """The list as it is now, in place of what was kept of it.

    What would not come back as it is, is a ``ValueError``, now and not when it is missed. What was begun was of the
    list before, and goes.
    """
    _row(sql, list_id)
    sql.execute(
        "UPDATE lists SET title = ?, place = ?, date = ?, settlement = ?, currency = ?, rules = ?, system = ?,"
        " first_dealer = ?, games = ?, bierlachs_limit = ?, stake = ?, away = ?, is_over = ?, begun = '[]',"
        " correction = NULL, last_step = ?"
        " WHERE id = ?",
        (
            head.title,
            head.place,
            head.date,
            head.settlement,
            head.currency,
            series_rows.rules_text(score_list.rules),
            score_list.system,
            score_list.first_dealer,
            score_list.games,
            score_list.bierlachs_limit,
            str(score_list.stake),
            score_list.away,
            score_list.is_over,
            None if last_step is None else _step_text(last_step),
            list_id,
        ),
    )
    players = [player_of(sql, name) for name in score_list.players]
    sql.execute("DELETE FROM list_places WHERE list = ?", (list_id,))
    places = [(list_id, place, player) for place, player in enumerate(players)]
    sql.executemany("INSERT INTO list_places VALUES (?, ?, ?)", places)
    texts, kept = tuple(map(_entry_text, score_list.entries)), {*_entry_texts(sql, list_id)}
    new = ((text, entry) for text, entry in zip(texts, score_list.entries, strict=True) if text not in kept)
    if any(_entry(text, len(players)) != entry for text, entry in new):  # the others came back when they were new
        raise ValueError(f"list {list_id} has an entry that cannot be kept")
    sql.execute("DELETE FROM list_entries WHERE list = ?", (list_id,))
    sql.executemany(
        "INSERT INTO list_entries VALUES (?, ?, ?)",
        ((list_id, number, text) for number, text in enumerate(texts, 1)),
    )
    record_list(sql, list_id, head, score_list)


def put_by(sql: sqlite3.Connection, list_id: ListId, begun: tuple[Draft, ...], correction: Correction | None) -> None:
    """The steps of a game that was begun and not entered, and of a correction."""
    text = None
    if correction is not None:
        told = _told(correction.told)
        text = _text({"kind": correction.kind, "index": correction.index, "told": told})
    sql.execute("UPDATE lists SET begun = ?, correction = ? WHERE id = ?", (_text(_told(begun)), text, list_id))


def _told(steps: tuple[Draft, ...]) -> list[dict[str, object]]:
    return [draft_fields(draft) for draft in steps]


def add_history(sql: sqlite3.Connection, list_id: ListId, line: HistoryLine) -> None:
    """One more change."""
    sql.execute(
        "INSERT INTO list_history (list, at, what, number, before, after, moved_to, by, size)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (list_id, *_line_values(line)),
    )


def _line_values(line: HistoryLine) -> tuple[str | int | None, ...]:
    stood = (line.before, line.after)
    before, after = (None if it is None else _stood_text(it) for it in stood)
    size = next((entry.seating.size for entry in stood if isinstance(entry, Entry)), None)
    return line.at, line.what, line.number, before, after, line.moved_to, line.by, size


def _stood_text(it: Entry | ListState) -> str:
    return _entry_text(it) if isinstance(it, Entry) else json_of(it.head, it.score_list)


def _step_text(step: Step) -> str:
    before = json_of(step.before.head, step.before.score_list)
    return _text({"line": _line_values(step.line), "before": before, "index": step.index, "to": step.to})


def set_archived(sql: sqlite3.Connection, list_id: ListId, archived: bool) -> None:
    """Puts the list into the archive, or back on the shelf."""
    _row(sql, list_id)
    sql.execute("UPDATE lists SET archived = ? WHERE id = ?", (archived, list_id))


def set_removed(sql: sqlite3.Connection, list_id: ListId, removed: bool) -> None:
    """Takes the list away, or brings it back."""
    next_one = "(SELECT max(taken_away) + 1 FROM lists)" if removed else "taken_away"
    done = sql.execute(f"UPDATE lists SET removed = ?, taken_away = {next_one} WHERE id = ?", (removed, list_id))
    if not done.rowcount:
        raise LookupError(f"there is no list {list_id}")


def _entry_text(entry: Entry) -> str:
    return _text(entry_fields(entry))


def _text(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))
