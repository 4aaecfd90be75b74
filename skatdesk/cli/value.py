"""Values played games: JSON lines on standard input, one result on each line of the output.

Each line of the input is an object: id, profile (isko, home, tchibo; or an object of
rule switches), game (C S H D G N), matadors (with 2: 2, without 2: -2), hand,
schneider_announced, schwarz_announced, ouvert, defenders_schneider_announced,
defenders_schwarz_announced (0 or 1), bid, declarer_points (with the skat),
declarer_tricks, kontra_factor (1 2 4 8 16), bock_factor (1 2).

game, declarer_tricks and, but for Null, matadors and declarer_points are needed; what
else is missing is not there, under the rules isko. The result is {"id", "won",
"overbid", "value", "score"}: value before any doubling, score as the classic list
has it. A line that cannot be valued gives {"id", "error"}, and the rest go on; the exit
code is 0 then too.
"""

import argparse
import json
import re

from skatdesk.cli.inputs import standard_input
from skatdesk.cli.jsonlines import Line, LineError, answered, check_keys
from skatdesk.skat.auction import BIDS
from skatdesk.skat.cards import DECK_POINTS, SKAT_AT_MOST
from skatdesk.skat.contracts import Contract, Game, contracts
from skatdesk.skat.ordering import trumps
from skatdesk.skat.ruleset import ISKO, RuleSet, profile
from skatdesk.skat.valuation import Defence, evaluate

_ANNOUNCEMENTS = ("schneider_announced", "schwarz_announced", "ouvert")
_DEFENCE = ("defenders_schneider_announced", "defenders_schwarz_announced")
_TAKEN = ("bid", "declarer_points", "declarer_tricks")
_FACTORS = ("kontra_factor", "bock_factor")
_COLUMNS = ("id", "profile", "game", "matadors", "hand", *_ANNOUNCEMENTS, *_DEFENCE, *_TAKEN, *_FACTORS)
_ANSWERS = ("won", "overbid", "value", "score", "origin")
"""May stand in a line, as in a table of worked cases, and are not looked at."""

_MISSING = (None, "")
_WHOLE = re.compile(r"[+-]?[0-9]{1,5}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """There are none: the games come on standard input."""


def run(options: argparse.Namespace) -> int:  # noqa: ARG001  # given to every command
    """Values each line of standard input."""
    for text in standard_input():
        if text.strip():
            print(json.dumps(answered(text, _valued)), flush=True)
    return 0


def _valued(line: Line) -> dict[str, object]:
    check_keys(line, _COLUMNS, _ANSWERS)
    rules = _rules(line)
    contract = _contract(line, rules)
    points, tricks = _taken(line, contract.game)
    kontra, bock = _number(line, "kontra_factor", 1, 16, 1), _number(line, "bock_factor", 1, 2, 1)
    if kontra not in (1, 2, 4, 8, 16):
        raise LineError(f"kontra_factor: {kontra} is none of 1, 2, 4, 8, 16")
    _check_known(rules, "Kontra", kontra > 1, known=rules.kontra != "off")
    _check_known(rules, "Bock rounds", bock > 1, known=bool(rules.bock_events))
    valuation = evaluate(
        rules,
        contract,
        matadors=_matadors(line, contract.game),
        bid=_bid(line),
        points=points,
        tricks=tricks,
        kontra_factor=kontra,
        bock_factor=bock,
        defence=_defence(line, rules, contract.game),
    )
    return {
        "won": valuation.won,
        "overbid": valuation.overbid,
        "value": valuation.value,
        "score": valuation.score,
    }


def _rules(line: Line) -> RuleSet:
    named = line.get("profile")
    if named in _MISSING:
        return ISKO
    return RuleSet.from_dict(named) if isinstance(named, dict) else profile(str(named))


def _contract(line: Line, rules: RuleSet) -> Contract:
    letter = line.get("game")
    if not isinstance(letter, str) or letter not in tuple("CSHDGN"):
        raise LineError(f"game: {letter!r} is none of C S H D G N" if "game" in line else "game is missing")
    schneider, schwarz, ouvert = (_flag(line, name) for name in _ANNOUNCEMENTS)
    said = Contract(Game.parse(letter), _flag(line, "hand"), schneider, schwarz, ouvert)
    contract = said.normalised(rules)
    if contract.hand and not said.hand and line.get("hand") not in _MISSING:
        raise LineError(f"under the rules {rules.name} this can be announced only in a Hand game")
    if contract not in contracts(rules, contract.hand):
        raise LineError(f"under the rules {rules.name} this cannot be announced in this game")
    return contract


def _taken(line: Line, game: Game) -> tuple[int, int]:
    """The declarer's card points and tricks, if they go together."""
    tricks = _number(line, "declarer_tricks", 0, 10)
    points = _number(line, "declarer_points", 0, DECK_POINTS, 0 if game is Game.NULL else None)
    if game is not Game.NULL:
        if tricks == 10 and points != DECK_POINTS:
            raise LineError(f"all ten tricks hold {DECK_POINTS} card points with the skat, not {points}")
        if tricks == 0 and points > SKAT_AT_MOST:
            raise LineError(f"without a trick a declarer has the skat only, at most {SKAT_AT_MOST} card points")
    return points, tricks


def _matadors(line: Line, game: Game) -> int:
    most = len(trumps(game))
    run = _number(line, "matadors", -most, most, 0 if game is Game.NULL else None)
    if run == 0 and game is not Game.NULL:
        raise LineError("matadors: a declarer plays with or without at least 1")
    return run


def _bid(line: Line) -> int:
    bid = _number(line, "bid", 0, BIDS[-1], 0)
    if bid and bid not in BIDS:
        raise LineError(f"bid: no game is worth {bid}, so it cannot be bid")
    return bid


def _defence(line: Line, rules: RuleSet, game: Game) -> Defence:
    schneider, schwarz = (_flag(line, name) for name in _DEFENCE)
    known = rules.defender_announcements and game is not Game.NULL
    _check_known(rules, "announcements of the defenders here", schneider or schwarz, known=known)
    return Defence(schneider, schwarz)


def _check_known(rules: RuleSet, what: str, used: bool, *, known: bool) -> None:
    if used and not known:
        raise LineError(f"the rules {rules.name} know no {what}")


def _flag(line: Line, name: str) -> bool:
    given = line.get(name)
    return given if isinstance(given, bool) else bool(_number(line, name, 0, 1, 0))


def _number(line: Line, name: str, least: int, most: int, default: int | None = None) -> int:
    """A whole number, as such or as text (as a table of text columns gives it)."""
    given = line.get(name)
    if given in _MISSING:
        if default is None:
            raise LineError(f"{name} is missing")
        return default
    if isinstance(given, str) and _WHOLE.fullmatch(given):
        given = int(given)
    if type(given) is not int:
        raise LineError(f"{name}: {json.dumps(given)} is not a whole number")
    if not least <= given <= most:
        raise LineError(f"{name}: {given} is not between {least} and {most}")
    return given
