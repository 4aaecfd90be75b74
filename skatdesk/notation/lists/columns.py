"""The columns of the official Spielliste (rules.md §11.5), in its own words, and how a file of them is cut into cells.

The words are German whatever language the program speaks: the form is, and a file made
in Ankara is read in Altenburg.
"""

import csv
import io
import re
from collections.abc import Iterable, Sequence

from skatdesk.notation.lists.errors import Fault, ListFileError
from skatdesk.notation.lists.players import wrong_name
from skatdesk.skat.valuation import Level

NUMBER = "Nr."
BASE = "Grundwert"
WITH = "mit"
WITHOUT = "ohne"
HAND = "Hand"
SCHNEIDER = "Schneider"
SCHNEIDER_ANNOUNCED = "Schneider angesagt"
SCHWARZ = "Schwarz"
SCHWARZ_ANNOUNCED = "Schwarz angesagt"
OUVERT = "offen"
WON = "gewonnen"
LOST = "verloren"
PASSED_IN = "eingepasst"
REMARK = "Bemerkung"

BEFORE_PLAYERS = (
    NUMBER,
    BASE,
    WITH,
    WITHOUT,
    HAND,
    SCHNEIDER,
    SCHNEIDER_ANNOUNCED,
    SCHWARZ,
    SCHWARZ_ANNOUNCED,
    OUVERT,
    WON,
    LOST,
)
AFTER_PLAYERS = (PASSED_IN, REMARK)

LEVELS = {
    HAND: Level.HAND,
    SCHNEIDER: Level.SCHNEIDER,
    SCHNEIDER_ANNOUNCED: Level.SCHNEIDER_ANNOUNCED,
    SCHWARZ: Level.SCHWARZ,
    SCHWARZ_ANNOUNCED: Level.SCHWARZ_ANNOUNCED,
    OUVERT: Level.OUVERT,
}
"""Columns that are ticked for a level."""

MARK = "x"
"""What is ticked."""

DEALS = "G"
"""Stands with the dealer of four where he has no points to write; where he has, his name is remarked."""

_DELIMITERS = ";,\t"
"""One of them stands behind the first column. The first is written: German spreadsheets open it by a double click."""

_EMPTY = f'{_DELIMITERS}" '
"""What an empty line may consist of, whichever of them is the delimiter."""

_TELLS = "sep="
"""Begins a line above everything, in which spreadsheets say which of them it is."""

_ANY_TABLE = range(3, 5)

_QUOTE = "'"
_FORMULA = re.compile(f"{_QUOTE}*[=+@-]")
"""A spreadsheet takes a name that begins so for a formula: it is written with one more quote before it."""


def header(players: Sequence[str]) -> tuple[str, ...]:
    """The names of all columns; each player has running points, own games won, own games lost."""
    return (*BEFORE_PLAYERS, *(column for name in players for column in of_player(name)), *AFTER_PLAYERS)


def of_player(name: str) -> tuple[str, str, str]:
    """The three columns of a player."""
    return name, f"{name} {WON}", f"{name} {LOST}"


def written_heads(players: Sequence[str]) -> tuple[str, ...]:
    """The names of all columns as they stand in a file, none of them a formula."""
    return tuple(f"{_QUOTE}{head}" if _FORMULA.match(head) else head for head in header(players))


def _read_head(cell: str) -> str:
    return cell[1:] if cell.startswith(_QUOTE) and _FORMULA.match(cell) else cell


def players_of(cells: Sequence[str], line: int) -> tuple[str, ...]:
    """The names in the heads of a file; raises ``ListFileError`` if it is no Spielliste.

    Blanks around them are the names' own in heads as they are written here, else nobody's.
    """
    beginning = "; ".join(BEFORE_PLAYERS[:4])
    if len(cells) not in (len(BEFORE_PLAYERS) + 3 * size + len(AFTER_PLAYERS) for size in _ANY_TABLE):
        raise ListFileError(line, "", Fault.FORMAT, beginning)
    players = slice(len(BEFORE_PLAYERS), -len(AFTER_PLAYERS), 3)
    heads = [_read_head(cell) for cell in cells]
    if header(heads[players]) != tuple(heads):
        heads = [_read_head(cell.strip()) for cell in cells]
    names = tuple(heads[players])
    for found, expected in zip(heads, header(names), strict=True):
        if found != expected:
            another = expected == NUMBER
            raise ListFileError(line, found, *((Fault.FORMAT, beginning) if another else (Fault.KIND, expected)))
    wrong = wrong_name(names)
    if wrong is not None:
        place, fault, detail = wrong
        raise ListFileError(line, names[place], fault, detail)
    return names


def text_of(rows: Iterable[Sequence[str]]) -> str:
    """The rows as a text; lines end as RFC 4180 wants it."""
    file = io.StringIO()
    csv.writer(file, delimiter=_DELIMITERS[0]).writerows(rows)
    return file.getvalue()


def rows_of(text: str, most: int) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """The cells of each line with its number, but for empty lines and empty columns behind the last with a head.

    Below the heads they come without the blanks around them, which nobody sees. No cell of a list goes over a line's
    end. ``most``: behind so many nothing is looked at, for no list has more.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if lines[0].lstrip('"').lower().startswith(_TELLS):
        lines[0] = ""  # the next line shows it again
    heads = next((line for line in lines if line.strip(_EMPTY)), "")
    delimiter = _delimiter(heads)
    spaced = f"{delimiter} {BEFORE_PLAYERS[1]}" in heads  # some write a blank behind every delimiter
    rows: list[tuple[int, tuple[str, ...]]] = []
    for number, line in enumerate(lines, 1):
        try:
            cells = next(csv.reader([line], delimiter=delimiter, skipinitialspace=spaced, strict=True), [])
        except csv.Error as error:
            raise ListFileError(number, "", Fault.SYNTAX, str(error)) from error
        if any(seen := tuple(map(str.strip, cells))):
            rows.append((number, seen if rows else tuple(cells)))
            if len(rows) == most:
                break
    return _without_empty_columns(rows)


def _without_empty_columns(rows: Sequence[tuple[int, tuple[str, ...]]]) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Some spreadsheets write columns that were used once and are empty now."""
    if not rows:
        return ()
    heads = rows[0][1]
    width = max(place for place, head in enumerate(heads, 1) if head.strip())
    return tuple(
        (number, cells[:width] if len(cells) <= len(heads) and not any(cells[width:]) else cells)
        for number, cells in rows
    )


def as_written_here(cells: Sequence[str]) -> tuple[str, ...]:
    """The cells of a game ticked with a small letter, and with the minus of a keyboard.

    By hand many tick with a capital; the longer minus is copied from where numbers are set in type, as on the screen.
    """
    *said, remark = cells
    plain = (f"-{cell[1:]}" if cell[:1] == "−" else cell for cell in said)
    return (*(MARK if cell == MARK.upper() else cell for cell in plain), remark)


def _delimiter(names: str) -> str:
    """What stands behind the first name, quoted or not: players may have any of these letters in their names."""
    behind = names.lstrip().removeprefix('"').removeprefix(NUMBER).removeprefix('"').lstrip(" ")[:1]
    return behind if behind and behind in _DELIMITERS else _DELIMITERS[0]
