"""A score list as CSV with exactly the columns of the official Spielliste (rules.md §11.5), and back.

As on paper only the players whose numbers change have them written down, and the dealer
of four, who sits out, has a ``G``. Below the games stands the footer: game points with games won and
lost, in Seeger-Fabian the two bonuses, the total, the place. What the columns do not say
stands in *Bemerkung*, so no entry loses anything. Games of the series that are still to come
have empty lines with their numbers; a list that has none is as long as it stands there,
unless it is remarked below that no end was agreed on.

What a Spielliste does not say at all has to be agreed on when it is read: rule set,
Bierlachs limit, stake, title, place, date, way of settlement. The first dealer is taken
from the first game, and who is away from the next game on from the last one.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from skatdesk.notation.lists import columns
from skatdesk.notation.lists.checks import MOST_ENTRIES
from skatdesk.notation.lists.columns import players_of, rows_of, text_of
from skatdesk.notation.lists.errors import Fault, ListFileError
from skatdesk.notation.lists.players import tables_text
from skatdesk.notation.lists.remarks import read_remarks, without_note
from skatdesk.notation.lists.row_reading import entry_of_row
from skatdesk.notation.lists.row_writing import row_of
from skatdesk.scoring.entries import Entry
from skatdesk.scoring.names import one_line
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.scoring.systems import OWN_GAME_BONUS
from skatdesk.skat.errors import NotationError
from skatdesk.skat.ruleset import ListSystem, RuleSet

_Row = tuple[int, Sequence[str]]
"""The number of a line, and its cells."""

_OTHER_ROWS = 10
"""More than stand above and below the games."""

POINTS = "Spielpunkte"
OWN = f"({columns.WON} - {columns.LOST}) x {OWN_GAME_BONUS}"
TOTAL = "Endergebnis"
BIERLACHS = "Endergebnis Bierlachs"
PLACE = "Platz"
ENDLESS = "Spielzahl offen"
"""Remarked beside the total of a list that goes on as long as it is kept; of a Bierlachs that is understood.

Not in the last line: there a file that breaks off could be taken for one that says nothing.
"""


def csv_of(score_list: ScoreList) -> str:
    """The list as a text; players are named in the first line.

    Raises ``NotationError`` if an entry is so unusual that it would not be read back as
    it is; no list entered in this program has one.
    """
    if not score_list.entries:
        score_list = replace(score_list, away=None)  # only a game tells who is, and the footer depends on it
    rows = []
    previous = None
    for index, entry in enumerate(score_list.entries):
        row = row_of(score_list, index)
        try:
            same = entry_of_row(row, score_list.players, previous, index + 2) == entry
        except ListFileError:
            same = False
        if not same:
            raise NotationError(f"game {index + 1} cannot be said in the columns of the official list")
        rows.append(row)
        previous = entry
    left = 0 if score_list.is_over else (score_list.games or 0) - score_list.dealt
    if len(rows) + left <= MOST_ENTRIES:  # else it has no length that anybody means
        rows += _to_come(score_list, left)
    endless = score_list.games is None and score_list.system != "bierlachs"
    return text_of([columns.written_heads(score_list.players), *rows, *_footer(score_list, endless=endless)])


def read_csv(text: str, rules: RuleSet) -> ScoreList:
    """The list that ``csv_of`` wrote, or that was written by hand in its way; played by these rules.

    Raises ``ListFileError`` with the line and the column that cannot be. Every number is
    calculated anew and must be the one that stands there.
    """
    rows = rows_of(text, MOST_ENTRIES + _OTHER_ROWS)
    first, names = rows[0] if rows else (1, ())
    players = players_of(names, first)
    if len(players) not in rules.tables:
        raise ListFileError(first, "", Fault.TABLE, tables_text(rules))
    labels = [row[0] for _, row in rows]
    end = labels.index(POINTS) if POINTS in labels else len(rows)
    score_list = replace(ScoreList.begin(players, rules), system=_system(labels[end:]))
    if end - 1 > MOST_ENTRIES:
        raise ListFileError(rows[MOST_ENTRIES + 1][0], "", Fault.RANGE, f"1 … {MOST_ENTRIES}")
    next_game = end
    while 1 < next_game < len(rows) and not any(rows[next_game - 1][1][1:]):
        next_game -= 1
    entries, wrong = _entries(rows[1:next_game], players)
    if entries:
        dealer, away = entries[0].seating.dealer, entries[-1].seating.away
        score_list = replace(score_list, first_dealer=dealer, entries=entries, away=away)
    closed = rows[1 : len(entries) + 1] if end < len(rows) else ()  # else nobody knows how the points were written
    for index, row in enumerate(closed):
        _compare(row, row_of(score_list, index), players)
    if wrong is not None:
        last, cells = rows[-1]
        if wrong.line == last and len(cells) < len(names):  # the file breaks off here
            raise ListFileError(last, "", Fault.COLUMNS, str(len(names)))
        raise wrong
    to_come = end - next_game
    endless = not to_come and any(ENDLESS in cells[len(names) - 1 :] for _, cells in rows[end:])
    footer = tuple(_footer(score_list, endless=endless))
    for index, expected in enumerate((*_to_come(score_list, to_come), *footer), next_game):
        if index == len(rows):
            raise ListFileError(rows[-1][0], columns.NUMBER, Fault.MISSING, expected[0])
        _compare(rows[index], expected, players)
    if len(rows) > end + len(footer):
        line, cells = rows[end + len(footer)]
        raise ListFileError(line, "", Fault.UNKNOWN, cells[0])
    return replace(score_list, games=None if endless else _length(score_list, to_come))


def _entries(rows: Sequence[_Row], players: Sequence[str]) -> tuple[tuple[Entry, ...], ListFileError | None]:
    """The games as far as they can be read, and what is wrong with the next one."""
    entries: list[Entry] = []
    try:
        for row in rows:
            with _whole(row, players) as cells:
                previous = entries[-1] if entries else None
                entries.append(entry_of_row(cells, players, previous, row[0]))
    except ListFileError as error:
        return tuple(entries), error
    return tuple(entries), None


@contextmanager
def _whole(row: _Row, players: Sequence[str]) -> Iterator[Sequence[str]]:
    """The cells of a line as written here, with those that a spreadsheet left out because they are empty and the last.

    One that cannot be read and has nothing about the players is told to be half a line, whatever is wrong with it.
    """
    (line, cells), width = row, len(columns.header(players))
    try:
        yield columns.as_written_here((*cells, *("" for _ in range(len(cells), width))))
    except ListFileError as error:
        if len(cells) <= len(columns.BEFORE_PLAYERS):
            raise ListFileError(line, "", Fault.COLUMNS, str(width)) from error
        raise


def _system(labels: Sequence[str]) -> ListSystem:
    """The footer tells how the list was kept."""
    if OWN in labels:
        return "seeger"
    return "bierlachs" if BIERLACHS in labels else "classic"


def _length(score_list: ScoreList, to_come: int) -> int | None:
    """How many games the series has: those that stand there, but a Bierlachs goes on till its minus is reached."""
    if to_come or score_list.system != "bierlachs":
        return score_list.dealt + to_come or score_list.games
    return None


def _to_come(score_list: ScoreList, count: int) -> Iterator[tuple[str, ...]]:
    """Empty lines for the next games, as on paper."""
    first = len(score_list.entries) + 1
    empty = ("",) * (len(columns.header(score_list.players)) - 1)
    return ((str(number), *empty) for number in range(first, first + count))


def _footer(score_list: ScoreList, *, endless: bool) -> Iterator[tuple[str, ...]]:
    tallies = score_list.tallies
    yield _footer_row(POINTS, [(str(tally.points), str(tally.won), str(tally.lost)) for tally in tallies])
    if score_list.system == "seeger":
        others = f"{columns.LOST} von anderen x {'/'.join(map(str, score_list.others_lost_bonuses))}"
        yield _footer_row(OWN, [(str(tally.own_bonus), "", "") for tally in tallies])
        yield _footer_row(others, [(str(tally.others_bonus), "", "") for tally in tallies])
    total = BIERLACHS if score_list.system == "bierlachs" else TOTAL
    remark = ENDLESS if endless else ""
    yield _footer_row(total, [(str(tally.total), "", "") for tally in tallies], remark)
    yield _footer_row(PLACE, [(str(rank), "", "") for rank in score_list.ranks])


def _footer_row(label: str, cells: Sequence[tuple[str, str, str]], remark: str = "") -> tuple[str, ...]:
    before = ("",) * (len(columns.BEFORE_PLAYERS) - 1)
    return (label, *before, *(cell for player in cells for cell in player), "", remark)


def _compare(row: _Row, expected: Sequence[str], players: Sequence[str]) -> None:
    """Raises ``ListFileError`` for the first cell that is not as it must be."""
    names = columns.header(players)
    with _whole(row, players) as cells:
        if len(cells) != len(names):
            raise ListFileError(row[0], "", Fault.COLUMNS, str(len(names)))
        for name, found, right in zip(names, cells, expected, strict=True):
            remarked = name is names[-1] and right not in ("", ENDLESS)  # elsewhere any words may stand, and are none
            if found != right and not (remarked and _say_the_same(found, right, players)):
                raise ListFileError(row[0], name, Fault.CONFLICT, right or "–")


def _say_the_same(found: str, right: str, players: Sequence[str]) -> bool:
    """Whether two remarks of a game differ in nothing but their order, and in how they call the players."""
    (said, note), (expected, wanted) = without_note(found), without_note(right)
    return one_line(note) == wanted and read_remarks(said, players) == read_remarks(expected, players)
