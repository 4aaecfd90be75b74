"""A score list as JSON: everything, one game a line, so that an error has a line and two files can be compared."""

import json
import re
from dataclasses import asdict
from decimal import Decimal
from typing import get_args

from skatdesk.notation.lists.checks import MOST_ENTRIES, first_conflict
from skatdesk.notation.lists.entry_fields import entry_fields, entry_of_fields
from skatdesk.notation.lists.errors import Fault, ListFileError, Misfit
from skatdesk.notation.lists.fields import Field, Path, Twice
from skatdesk.notation.lists.players import tables_text, wrong_name
from skatdesk.scoring.entries import Entry
from skatdesk.scoring.heads import LONGEST_CURRENCY, ListHead, Settlement
from skatdesk.scoring.names import LONGEST_NAME
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.errors import SkatError
from skatdesk.skat.ruleset import ISKO, ListSystem, RuleSet
from skatdesk.skat.stakes import stake_of

FORMAT = "skatdesk score list"
VERSION = 1
"""Grows when an older program would misread a file; what it does not know it refuses anyway."""

_OPENING = f'"format": "{FORMAT}"'
_HEAD = ("title", "place", "date", "settlement", "currency")
_AGREED = ("players", "rules", "system", "first_dealer", "games", "bierlachs_limit", "stake")
_KEYS = ("format", "version", *_HEAD, *_AGREED, "away", "entries")


def json_of(head: ListHead, score_list: ScoreList) -> str:
    """The list as a text that ``read_json`` takes back without any difference."""
    fields: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        **asdict(head),
        "players": list(score_list.players),
        "rules": score_list.rules.switches(),
        "system": score_list.system,
        "first_dealer": score_list.first_dealer,
        "games": score_list.games,
        "bierlachs_limit": score_list.bierlachs_limit,
        "stake": str(score_list.stake),
    }
    if score_list.away is not None:
        fields["away"] = score_list.away
    lines = [f" {_line(key)}: {_line(value)}," for key, value in fields.items()]
    entries = ",\n".join(f"  {_line(entry_fields(entry))}" for entry in score_list.entries)
    return "\n".join(["{", *lines, ' "entries": [', *([entries] if entries else []), " ]", "}", ""])


def read_json(text: str) -> tuple[ListHead, ScoreList]:
    """The list that ``json_of`` wrote, or that was written by hand in its way.

    Raises ``ListFileError`` with the line and the key that cannot be; nothing is guessed.
    """
    try:
        data = json.loads(text, object_pairs_hook=_object, parse_int=_number)
    except json.JSONDecodeError as error:
        if not text.lstrip().startswith("{"):
            raise ListFileError(1, "", Fault.FORMAT, _OPENING) from error
        line, column = _line_and_column(text, min(error.pos, len(text.rstrip())))  # not below the last line
        raise ListFileError(line, "", Fault.SYNTAX, error.msg, column) from error
    except RecursionError as error:
        raise ListFileError(1, "", Fault.SYNTAX, "too many brackets") from error
    try:
        return _read(Field(data))
    except Misfit as misfit:
        line, column = _position(text, misfit.path)
        raise ListFileError(line, misfit.where, misfit.fault, misfit.detail, column) from misfit


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


# ---------------------------------------------------------------- from JSON values


def _read(file: Field) -> tuple[ListHead, ScoreList]:
    if file.get("format") is None or file["format"].value != FORMAT:
        raise file.misfit(Fault.FORMAT, _OPENING)
    if file["version"].whole(1) > VERSION:
        raise file["version"].misfit(Fault.NEWER, "")
    file.object_of(_KEYS)
    rules = _rules(file["rules"])
    players = _players(file["players"], rules)
    entries = tuple(_entry(fields, len(players)) for fields in file["entries"].items(0, MOST_ENTRIES))
    return _head(file), ScoreList(
        players,
        rules,
        file["system"].one_of(get_args(ListSystem)),
        file["first_dealer"].whole(0, len(players) - 1),
        file["games"].whole_or_none(1),
        file["bierlachs_limit"].whole_or_none(1),
        _stake(file["stake"]),
        entries,
        _away(file, len(players)),
    )


def _players(field: Field, rules: RuleSet) -> tuple[str, ...]:
    names = field.items(3, 4)
    players = tuple(name.text(LONGEST_NAME, Fault.LONG_NAME) for name in names)
    if len(players) not in rules.tables:
        raise field.misfit(Fault.TABLE, tables_text(rules))
    wrong = wrong_name(players)
    if wrong is not None:
        place, fault, detail = wrong
        raise names[place].misfit(fault, detail)
    return players


def _head(file: Field) -> ListHead:
    title, place, day = (file[key].text() for key in ("title", "place", "date"))
    settlement = file["settlement"].one_of(get_args(Settlement))
    currency = _currency(file)
    try:
        return ListHead(title, place, day, settlement, currency)
    except SkatError as error:
        looks_right = re.fullmatch(r"\d{4}-\d\d-\d\d", day, re.ASCII) is not None
        raise file["date"].misfit(Fault.DAY if looks_right else Fault.KIND, '"2026-11-20"') from error


def _away(file: Field, size: int) -> int | None:
    """Who is away from now on; nobody, where the file does not say."""
    field = file.get_or("away", None)
    away = field.whole_or_none(0, 3)
    if away is not None and size == 3:
        raise field.misfit(Fault.CONFLICT, "null")
    return away


def _currency(file: Field) -> str:
    """The sign of the money; files from before it was kept have none."""
    field = file.get_or("currency", "")
    if len(field.text()) > LONGEST_CURRENCY:
        raise field.misfit(Fault.KIND, '"€"')
    return field.text()


def _entry(fields: Field, size: int) -> Entry:
    entry = entry_of_fields(fields, size)
    conflict = first_conflict(entry)
    if conflict is not None:
        raise Misfit(conflict.fault, (*fields.path, conflict.field), conflict.expected)
    return entry


def _rules(fields: Field) -> RuleSet:
    """Each switch is tried by itself, so that the one that is wrong can be named."""
    usual = {"base": ISKO.name, **ISKO.switches()}
    fields.object_of(usual)
    for key, field in fields.pairs():
        if key == "name":
            field.text()
        try:
            RuleSet.from_dict({key: field.value})
        except SkatError as error:
            raise field.misfit(Fault.KIND, _line(usual[key])) from error
    return RuleSet.from_dict({key: field.value for key, field in fields.pairs()})


def _stake(field: Field) -> Decimal:
    text = field.value
    stake = stake_of(text) if isinstance(text, str) else None
    if stake is None or text != str(stake):
        raise field.misfit(Fault.KIND, '"0.05"')
    return stake


# ---------------------------------------------------------------- JSON without its leniencies


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object whose doubled keys are marked instead of losing a value in silence."""
    found: dict[str, object] = {}
    for key, value in pairs:
        found[key] = Twice() if key in found else value
    return found


def _number(digits: str) -> int | float:
    """A whole number; one too long to be meant becomes a float, which no field takes."""
    return int(digits) if len(digits) < 20 else float(digits)


def _position(text: str, path: Path) -> tuple[int, int]:
    """Line and column, from 1, of the value at this path of a valid JSON text, or of the last object that is there."""
    decoder = json.JSONDecoder(parse_int=_number)
    at = _after_space(text, 0)
    for wanted in path:
        found = None
        position, count = at + 1, 0
        closing = {"{": "}", "[": "]"}.get(text[at])
        while closing is not None and text[position := _after_space(text, position)] != closing:
            key: object = count
            if closing == "}":
                key, position = decoder.raw_decode(text, position)
                position = _after_space(text, _after_space(text, position) + 1)
            if key == wanted:
                found = position
            _, position = decoder.raw_decode(text, position)
            position = _after_space(text, position)
            count += 1
            if text[position] == ",":
                position += 1
        if found is None:
            break
        at = found
    return _line_and_column(text, at)


def _line_and_column(text: str, at: int) -> tuple[int, int]:
    return text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)


def _after_space(text: str, position: int) -> int:
    while text[position] in " \t\r\n":
        position += 1
    return position
