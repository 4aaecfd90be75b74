"""Solves positions with open cards: JSON lines on standard input, one result on each line of the output.

Each line of the input is an object: id, hands (of forehand, middlehand and rearhand),
skat, game (C S H D G N R), declarer (0 to 2; none in Ramsch), leader (0 to 2, who leads or
has led the trick), trick (the cards played to it). Cards are written "CJ SA HT", or as a
list. Hands may be of any size; who has played to the trick holds one card fewer.

The result is {"id", "points", "cards"}: the card points the declarer gets from here on when
everybody plays best, with those of the skat, and the same after each card that may be
played next. In Null it is {"id", "won", "cards"}, each true or false. In Ramsch the points
are lists of three, one for each player; everybody takes as few as possible, and then gives
the next player as few as possible; the skat goes to the winner of the last trick. That can
take a minute with ten cards each, all else takes milliseconds. A line that cannot be
solved gives {"id", "error"}, and the rest go on; the exit code is 0 then too.
"""

import argparse
import json

from skatdesk.cli.arguments import seconds
from skatdesk.cli.inputs import standard_input
from skatdesk.cli.jsonlines import Answer, Line, LineError, answered, check_keys
from skatdesk.cli.preparing import explain_wait
from skatdesk.players.solver import SOLVER, Position, Solver
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.errors import NotationError
from skatdesk.skat.seats import SEATS, BySeat, Seat

_KEYS = ("id", "hands", "skat", "game", "declarer", "leader", "trick")
_ANSWERS = ("points", "won", "cards")
"""May stand in a line and are not looked at."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """How long a line may take; the positions come on standard input."""
    parser.add_argument(
        "--seconds", type=seconds, default=60.0, metavar="S", help="give up each of a line's questions after this (60)"
    )


def run(options: argparse.Namespace) -> int:
    """Solves each line of standard input."""
    explain_wait(SOLVER)
    solver = Solver()
    for text in standard_input():
        if text.strip():
            print(json.dumps(answered(text, lambda line: solved(line, solver, options.seconds))), flush=True)
    return 0


def solved(line: Line, solver: Solver, limit: float) -> Answer:
    """What is answered to a line, but for its id; raises ``SkatError`` if it has no answer.

    Each of its questions may take ``limit`` seconds.
    """
    position = _position(line)
    if position.game is Game.NULL:
        lost = solver.null_cards(position, limit)
        won = not solver.null_is_lost(position, limit)
        return {"won": won, "cards": {card.code: not lost[card] for card in lost}}
    if position.game is Game.RAMSCH:
        each = solver.ramsch(position, limit)
        after = solver.ramsch_cards(position, limit)
        return {"points": each, "cards": {card.code: points for card, points in after.items()}}
    best = solver.points(position, limit)
    by_card = solver.cards(position, limit)
    return {"points": best, "cards": {card.code: points for card, points in by_card.items()}}


def _position(line: Line) -> Position:
    check_keys(line, _KEYS, _ANSWERS)
    hands = line.get("hands")
    if not isinstance(hands, list) or len(hands) != 3:
        raise LineError("hands: three are needed, of forehand, middlehand and rearhand")
    game = line.get("game")
    if not isinstance(game, str):
        raise LineError("game is missing" if game is None else f"game: {game!r} is none of C S H D G N R")
    declarer = line.get("declarer")
    return Position(
        hands=BySeat(*(_cards("hands", hand) for hand in hands)),
        game=Game.parse(game),
        leader=_seat("leader", line.get("leader")),
        declarer=None if declarer is None else _seat("declarer", declarer),
        skat=_cards("skat", line.get("skat", "")),
        trick=_cards("trick", line.get("trick", [])),
    )


def _cards(key: str, given: object) -> Cards:
    words = given.split() if isinstance(given, str) else given
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise LineError(f"{key}: {json.dumps(given)} is neither a text nor a list of cards")
    try:
        return tuple(Card.parse(word) for word in words)
    except NotationError as error:
        raise LineError(f"{key}: {error}") from None


def _seat(key: str, given: object) -> Seat:
    if type(given) is not int or not 0 <= given <= 2:
        raise LineError(f"{key} is missing" if given is None else f"{key}: {json.dumps(given)} is none of 0, 1, 2")
    return SEATS[given]
