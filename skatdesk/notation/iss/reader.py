"""Reading record files: a bad record is told with its place, the good ones around it are read."""

import json
from collections.abc import Callable, Iterator
from typing import TypeVar
from urllib.parse import unquote

from skatdesk.notation.actions import parse_action
from skatdesk.notation.iss.container import Property, RawRecord, Text, Word, split_records
from skatdesk.notation.iss.moves import MoveError, read_deal, read_moves
from skatdesk.notation.iss.record import GAME_KEYS, HEADER_KEYS, OWN_PLACE, GameRecord, Header, RecordError, rules_at
from skatdesk.notation.iss.results import parse_result, parse_scores
from skatdesk.skat.actions import Action
from skatdesk.skat.errors import IllegalAction, NotationError, SkatError
from skatdesk.skat.game import begin, step
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import GameStart

T = TypeVar("T")


def iter_records(text: str) -> Iterator[GameRecord | RecordError]:
    """All records of a text, one after the other, the bad ones as errors. Raises nothing."""
    source = Text(text.removeprefix("\ufeff"))
    for raw in split_records(source):
        if isinstance(raw, RecordError):
            yield raw
            continue
        try:
            yield _Reader(source, raw).record()
        except RecordError as error:
            yield error


class _Reader:
    """Reads one record."""

    def __init__(self, source: Text, raw: RawRecord) -> None:
        self._source = source
        self._raw = raw
        self._id = self._text("ID")

    def record(self) -> GameRecord:
        """The record; raises ``RecordError``."""
        kind = self._text("GM")
        if kind not in ("", "Skat"):
            raise self._error(f"this is a game of {kind}, not of Skat", "GM")
        moves = self._raw.properties.get("MV")
        if moves is None:
            raise self._source.error("the record has no moves (MV)", self._raw.offset, self._id)
        header = self._header()
        stated = self._parsed("R", parse_result)
        words = moves.words
        try:
            start = self._start(header, words or [Word("", moves.offset)])
            if "XA" in self._raw.properties:
                actions = self._actions(start, self._raw.properties["XA"])
            else:
                actions = read_moves(words[2:], start, stated, own=header.place == OWN_PLACE)
        except MoveError as error:
            raise self._source.error(error.reason, error.offset, self._id) from None
        result = self._text("R") if stated is not None else None
        line = self._source.line(self._raw.offset)
        return GameRecord(header, start, actions, result, self._parsed("XS", parse_scores), line)

    def _text(self, key: str) -> str:
        found = self._raw.properties.get(key)
        return "" if found is None else " ".join(found.text.split())

    def _error(self, message: str, key: str) -> RecordError:
        return self._source.error(message, self._raw.properties[key].offset, self._id)

    def _parsed(self, key: str, parse: Callable[[str], T]) -> T | None:
        """The property as ``parse`` reads it, None where it is missing or empty."""
        if not self._text(key):
            return None
        try:
            return parse(self._text(key))
        except SkatError as error:
            raise self._error(str(error), key) from None

    def _header(self) -> Header:
        return Header(
            self._text("PC"),
            self._text("CO"),
            self._text("SE"),
            self._id,
            self._text("DT"),
            BySeat.of(lambda seat: self._text(f"P{seat:d}")),
            BySeat.of(lambda seat: self._text(f"R{seat:d}")),
            tuple((key, self._text(key)) for key in self._raw.properties if key not in HEADER_KEYS + GAME_KEYS),
        )

    def _start(self, header: Header, words: list[Word]) -> GameStart:
        rules = self._parsed("XG", _parse_rules) or rules_at(header.place)
        factor = self._parsed("XB", _parse_factor) or 1
        ramsch_round = self._parsed("XP", _parse_flag) or False
        return GameStart(read_deal(words), rules, factor, ramsch_round)

    def _actions(self, start: GameStart, listed: Property) -> tuple[Action, ...]:
        state = begin(start)
        actions = []
        for word in listed.words:
            try:
                action = parse_action(word.text)
                state, _ = step(state, action)
            except (NotationError, IllegalAction) as error:
                raise MoveError(f"{word.text}: {error}", word.offset) from None
            actions.append(action)
        return tuple(actions)


def _parse_rules(text: str) -> RuleSet:
    try:
        data = json.loads(unquote(text, errors="strict"))
    except (ValueError, RecursionError):
        raise NotationError("XG is not JSON") from None
    if not isinstance(data, dict):
        raise NotationError("XG is not a JSON object of rule switches")
    return RuleSet.from_dict(data)


def _parse_factor(text: str) -> int:
    if text not in ("1", "2"):
        raise NotationError(f"XB says {text!r} where the factor of the round, 1 or 2, should stand")
    return int(text)


def _parse_flag(text: str) -> bool:
    if text not in ("0", "1"):
        raise NotationError(f"XP says {text!r} where 1 (a Ramsch round) or 0 should stand")
    return text == "1"
