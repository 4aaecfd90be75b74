"""Commands that read a JSON object on each line and answer each with one: what goes wrong is answered too."""

import json
import math
from collections.abc import Callable, Collection, Mapping

from skatdesk.skat.errors import SkatError

Line = Mapping[str, object]
Answer = dict[str, object]


_DIGITS = 1_000
"""Figures after which a number is taken for damage."""

_TOO_DEEP = "the line is nested too deeply"


class LineError(SkatError):
    """A line that cannot be answered; the message says why."""


def answered(text: str, answer: Callable[[Line], Answer]) -> Answer:
    """The line's id with what ``answer`` makes of the line, or with the error it raises."""
    twice: list[str] = []

    def read(pairs: list[tuple[str, object]]) -> dict[str, object]:
        found: dict[str, object] = {}
        for key, value in pairs:
            if key in found:
                twice.append(key)
            found[key] = value
        return found

    try:
        line = json.loads(
            text.rstrip(), object_pairs_hook=read, parse_constant=_no_number, parse_float=_number, parse_int=_whole
        )
    except RecursionError:
        return {"id": None, "error": _TOO_DEEP}
    except json.JSONDecodeError as error:
        return {"id": None, "error": f"the line is not JSON: {error.msg} (column {error.colno})"}
    except ValueError as error:
        return {"id": None, "error": f"the line is not JSON: {error}"}
    if not isinstance(line, dict):
        return {"id": None, "error": "the line is not a JSON object"}
    if twice:  # which of them was meant nobody knows
        return {"id": line.get("id"), "error": f"{twice[0]} stands twice"}
    try:
        return {"id": line.get("id"), **answer(line)}
    except SkatError as error:
        return {"id": line.get("id"), "error": str(error)}
    except RecursionError:  # what could just be read cannot be looked through
        return {"id": line.get("id"), "error": _TOO_DEEP}


def check_keys(line: Line, known: Collection[str], overlooked: Collection[str]) -> None:
    """Raises ``LineError`` for a key that is neither known nor, as part of an answer, overlooked."""
    unknown = sorted(set(line) - {*known, *overlooked})
    if unknown:
        raise LineError(f"unknown key {unknown[0]!r}; there are {', '.join(known)}")


def _no_number(word: str) -> float:
    raise ValueError(f"{word} is no number")


def _whole(text: str) -> int:
    if len(text) > _DIGITS:
        raise ValueError(f"a number has {len(text)} figures")
    return int(text)


def _number(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(f"{text} is too large")
    return number
