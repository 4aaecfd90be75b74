"""The result a record states (``R``, ``XS``): reading it, writing it, and checking it by replay."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from skatdesk.notation.iss.record import GameRecord
from skatdesk.skat.actions import Action, Claim, Concede, Leave
from skatdesk.skat.contracts import Game
from skatdesk.skat.errors import NotationError
from skatdesk.skat.game import replay
from skatdesk.skat.results import Aborted, PassedIn, Played, RamschPlayed
from skatdesk.skat.seats import SEATS, BySeat, Seat
from skatdesk.skat.states import Finished, GameState
from skatdesk.skat.valuation import SCHNEIDER_AT_MOST, Level

Outcome = Literal["win", "loss", "penalty", "passed", "unknown"]
"""How a deal ended; ``penalty``: broken off before a game was announced."""

_OUTCOMES: tuple[Outcome, ...] = ("win", "loss", "penalty", "passed", "unknown")
_NUMBER = re.compile(r"([A-Za-z][A-Za-z0-9]*):(-?[0-9]{1,9})")
_SCORES = re.compile(r"\s*(-?[0-9]{1,9})\s+(-?[0-9]{1,9})\s+(-?[0-9]{1,9})\s*")


@dataclass(frozen=True, slots=True)
class Stated:
    """The text of ``R``, read. ``numbers`` are its pairs by name; ``overbid`` is None where it does not say."""

    outcome: Outcome
    overbid: bool | None
    numbers: Mapping[str, int]

    @property
    def late(self) -> Seat | None:
        """Who ran out of time."""
        return next((seat for seat in SEATS if self.numbers.get("to") == seat), None)

    @property
    def gone(self) -> Seat | None:
        """Who left, or bears the penalty."""
        return next(
            (seat for seat in SEATS if self.numbers.get("l") == seat or self.numbers.get(f"p{seat:d}") == 1), None
        )


def parse_result(text: str) -> Stated:
    """Reads the text of ``R``; raises ``NotationError`` where it is no result."""
    outcomes: list[Outcome] = []
    overbid = None
    numbers: dict[str, int] = {}
    for word in text.split():
        pair = _NUMBER.fullmatch(word)
        known = [outcome for outcome in _OUTCOMES if outcome == word]
        if known:
            outcomes += known
        elif word in ("bidok", "overbid"):
            overbid = word == "overbid"
        elif pair is not None:
            numbers[pair[1]] = int(pair[2])
        else:
            raise NotationError(f"R says {word!r}, which no result contains")
    if len(outcomes) != 1:
        raise NotationError(f"R says neither or more than one of {', '.join(_OUTCOMES)}")
    if outcomes[0] in ("win", "loss") and numbers.get("d") not in (0, 1, 2):
        raise NotationError("R does not say who was the declarer (d:0, d:1 or d:2)")
    return Stated(outcomes[0], overbid, numbers)


def parse_scores(text: str) -> BySeat[int]:
    """Reads the text of ``XS``, three list scores; raises ``NotationError``."""
    match = _SCORES.fullmatch(text)
    if match is None:
        raise NotationError(f"XS says {text!r} where three list scores should stand")
    return BySeat(int(match[1]), int(match[2]), int(match[3]))


def format_result(state: GameState, actions: tuple[Action, ...]) -> str:
    """The text of ``R`` for the state these actions led to.

    The value is written before Kontra and Bock, as records of ISS know neither. A Ramsch
    has no ``R`` of its own: ``passed`` if nobody bid before it, else ``unknown``.
    """
    if not isinstance(state, Finished):
        return "unknown"
    match state.result:
        case PassedIn():
            return "passed"
        case RamschPlayed():
            return "unknown" if state.start.ramsch_round else "passed"
        case Aborted(by=seat):
            declarer = -1 if state.auction.declarer is None else int(state.auction.declarer)
            flags = " ".join(f"p{other:d}:{other is seat:d}" for other in SEATS)
            return f"d:{declarer} penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 {flags} {_ending(actions)}"
        case Played() as played:
            numbers = _numbers(played)
            outcome = "win" if played.valuation.won else "loss"
            bid = "overbid" if played.valuation.overbid else "bidok"
            who, value, run, *reached = (f"{name}:{number}" for name, number in numbers.items())
            return " ".join((who, outcome, value, run, bid, *reached, "p0:0 p1:0 p2:0", _ending(actions)))


def format_scores(state: GameState) -> str | None:
    """The text of ``XS``: list scores, where ``R`` cannot say them (Ramsch, Kontra, Bock)."""
    result = state.result if isinstance(state, Finished) else None
    if isinstance(result, RamschPlayed) or (isinstance(result, Played) and result.valuation.factor != 1):
        return " ".join(map(str, result.scores))
    return None


def _numbers(played: Played) -> dict[str, int]:
    valuation = played.valuation
    levels = {level for level, _ in valuation.levels}
    schneider = Level.SCHNEIDER in levels and (valuation.won or played.points <= SCHNEIDER_AT_MOST)
    schwarz = Level.SCHWARZ in levels and (valuation.won or played.tricks == 0)
    return {
        "d": int(played.declarer),
        "v": valuation.score // valuation.factor,
        "m": valuation.matadors,
        "p": played.points,
        "t": played.tricks,
        "s": int(schneider),
        "z": int(schwarz),
    }


def _ending(actions: tuple[Action, ...]) -> str:
    """Who left, who ran out of time, and whether somebody gave up."""
    last = actions[-1] if actions else None
    gone = int(last.seat) if isinstance(last, Leave) else -1
    timed_out = isinstance(last, Leave) and last.timed_out
    left, late = (-1, gone) if timed_out else (gone, -1)
    return f"l:{left} to:{late} r:{isinstance(last, Concede | Claim):d}"


# ------------------------------------------------------------------ checking


@dataclass(frozen=True, slots=True)
class Agrees:
    """Replayed, the game comes to what the record states."""


@dataclass(frozen=True, slots=True)
class Differs:
    """The first thing in which the game, replayed, differs from what the record states."""

    field: str
    got: str
    want: str


@dataclass(frozen=True, slots=True)
class Unscored:
    """There is nothing to compare."""

    reason: str


def check(record: GameRecord) -> Agrees | Differs | Unscored:
    """Compares what the record states with what replaying it gives.

    The fields are ``d``, ``result`` (win, loss, passed), ``bid`` (bidok, overbid), ``v``,
    ``m``, ``p``, ``t``, ``s`` and ``z`` as in ``R``, and ``scores`` (``XS``).
    """
    state = replay(record.start, record.actions)
    if not isinstance(state, Finished):
        return Unscored("the moves stop before the deal is over")
    if isinstance(state.result, Aborted):
        return Unscored("broken off before there was a game to score")
    stated = parse_result(record.result) if record.result is not None else None
    if stated is not None and stated.outcome == "penalty":
        return Unscored("the record states a penalty, no result")
    pairs: list[tuple[str, object, object]] = []
    if stated is not None and stated.outcome != "unknown":
        pairs += _pairs(state, stated, record)
    if record.scores is not None:
        pairs.append(("scores", _joined(state.result.scores), _joined(record.scores)))
    if not pairs:
        return Unscored("the record states no result")
    for name, got, want in pairs:
        if got != want:
            return Differs(name, str(got), str(want))
    return Agrees()


def _pairs(state: Finished, stated: Stated, record: GameRecord) -> list[tuple[str, object, object]]:
    """Field, what replaying gives, what the record states."""
    result = state.result
    if not isinstance(result, Played):
        return [("result", format_result(state, record.actions), stated.outcome)]
    valuation = result.valuation
    pairs: list[tuple[str, object, object]] = [("result", "win" if valuation.won else "loss", stated.outcome)]
    if stated.overbid is not None:
        words = ("bidok", "overbid")
        pairs.append(("bid", words[valuation.overbid], words[stated.overbid]))
    numbers = _numbers(result)
    names = list(numbers)
    announced = valuation.contract.schneider or valuation.contract.schwarz
    if valuation.contract.game is Game.NULL or (not valuation.won and (announced or valuation.overbid)):
        # who "reached" a level here is told in different ways
        names = [name for name in names if name not in ("s", "z")]
    pairs += [(name, numbers[name], stated.numbers[name]) for name in names if name in stated.numbers]
    return pairs


def _joined(scores: BySeat[int]) -> str:
    return ",".join(map(str, scores))
