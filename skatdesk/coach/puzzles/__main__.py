"""Mines puzzles from games computer players play: ``python -m skatdesk.coach.puzzles --folder DIR``.

Deal after deal is played by rule, and every moment of it sifted, until there are as many
puzzles of each kind as are wanted. What is found is kept in the folder at once; called again
with the same folder and seed, it goes on where it stopped. ``--write`` writes the data file
of the program from all that lies in the folder. docs/decisions/0037-puzzles.md has the figures.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from skatdesk import paths
from skatdesk.coach.puzzles.miner import Miner
from skatdesk.coach.puzzles.puzzle import (
    GRADES,
    BidPuzzle,
    CardPuzzle,
    DiscardPuzzle,
    HoldingPuzzle,
    Kind,
    Puzzle,
    key_of,
)
from skatdesk.coach.puzzles.text import FILE_NAME, format_puzzle, read_puzzles
from skatdesk.players.referee import play_deal
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.actions import Action, Pass
from skatdesk.skat.contracts import Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import GameStart, TrickPlay

WANTED = {Kind.CLOSED: 130, Kind.OPEN: 72, Kind.DISCARD: 54, Kind.BID: 44, Kind.HOLDING: 36}
"""How many puzzles of each kind come with the program."""

_RAMSCH_EVERY = 9
"""One Ramsch round for so many deals."""

_MOST_OF_A_SORT = {Kind.CLOSED: 0.5, Kind.OPEN: 0.4, Kind.DISCARD: 0.65, Kind.BID: 0.65, Kind.HOLDING: 0.5}
"""No more than this share of a kind is of one grade, or about one sort of game or answer."""

_MOST_ENDINGS, _ENDING = 0.4, 4
"""Nor are more than this share of the cards asked about among the last so many of a hand."""


class Collected:
    """The folder with what has been found; ``next_deal`` is where to go on."""

    def __init__(self, folder: Path, seed: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._found = folder / f"puzzles_{seed}.jsonl"
        self._next = folder / f"next_{seed}.txt"
        self.puzzles = [puzzle for file in sorted(folder.glob("puzzles_*.jsonl")) for puzzle in _read(file)]
        self._keys = {key_of(puzzle) for puzzle in self.puzzles}
        self.next_deal = int(self._next.read_text()) if self._next.exists() else 1

    def add(self, puzzle: Puzzle) -> None:
        """Keeps a puzzle, unless it is there already."""
        if key_of(puzzle) in self._keys:
            return
        self._keys.add(key_of(puzzle))
        self.puzzles.append(puzzle)
        with self._found.open("a", encoding="utf-8") as file:
            file.write(format_puzzle(puzzle) + "\n")

    def sifted(self, deal: int) -> None:
        """Remembers that this deal is done."""
        self.next_deal = deal + 1
        self._next.write_text(str(self.next_deal))

    def number(self, kind: Kind) -> int:
        """How many puzzles of a kind there are."""
        return sum(puzzle.kind is kind for puzzle in self.puzzles)

    def takes(self, puzzle: Puzzle, wanted: int) -> bool:
        """Whether one more of this sort keeps the mixture."""
        of_kind = [other for other in self.puzzles if other.kind is puzzle.kind]
        most = wanted * _MOST_OF_A_SORT[puzzle.kind]
        alike = (lambda one: one.grade == puzzle.grade, lambda one: _sort(one) == _sort(puzzle))
        if any(sum(map(same, of_kind)) >= most for same in alike):
            return False
        return not _is_ending(puzzle) or sum(map(_is_ending, of_kind)) < wanted * _MOST_ENDINGS


def _read(file: Path) -> Iterator[Puzzle]:
    return read_puzzles(file.read_text(encoding="utf-8").splitlines())


def _sort(puzzle: Puzzle) -> object:
    """What puzzles of a kind should differ in: game and side, the suit asked about, in the bidding the answer."""
    match puzzle:
        case BidPuzzle(answer=call):
            return isinstance(call, Pass)
        case DiscardPuzzle(contract=contract):
            return contract.game
        case HoldingPuzzle(question=question):
            return question.card is None, question.suit
    state = puzzle.moment.state
    assert isinstance(state, TrickPlay)
    return state.game if state.game >= Game.GRAND else Game.CLUBS, state.declarer is state.trick.turn


def _is_ending(puzzle: Puzzle) -> bool:
    """Whether a card is asked about and few are left."""
    return isinstance(puzzle, CardPuzzle) and len(puzzle.moment.view.hand) <= _ENDING


def games(seed: int, first: int) -> Iterator[tuple[int, GameStart, tuple[Action, ...]]]:
    """The deals of the series with this seed, played by rule, from the first wanted on."""
    player = RulesPlayer()
    number = first
    while True:
        ramsch = number % _RAMSCH_EVERY == 0
        start = GameStart(Deal.of_series(seed, number), HOME if ramsch else ISKO, ramsch_round=ramsch)
        yield number, start, play_deal(start, BySeat(player, player, player), number)[0]
        number += 1


def mine(collected: Collected, wanted: dict[Kind, int], seed: int, most: int) -> None:
    """Sifts at most so many deals, until enough is found."""
    miner = Miner()
    for number, start, actions in games(seed, collected.next_deal):
        short = [kind for kind, count in wanted.items() if collected.number(kind) < count]
        if not short or most <= 0:
            return
        for puzzle in miner.puzzles(start, actions, short, welcome=lambda one: collected.takes(one, wanted[one.kind])):
            collected.add(puzzle)
        collected.sifted(number)
        most -= 1
        if number % 20 == 0:
            told = ", ".join(f"{kind} {collected.number(kind)}/{count}" for kind, count in wanted.items())
            print(f"deal {number}: {told}", flush=True)


def write(puzzles: Sequence[Puzzle], target: Path) -> None:
    """Writes the data file, ordered by kind and grade, and tells what is in it."""
    kinds = list(Kind)
    ordered = sorted(puzzles, key=lambda puzzle: (kinds.index(puzzle.kind), puzzle.grade, key_of(puzzle)))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text("".join(format_puzzle(puzzle) + "\n" for puzzle in ordered), encoding="utf-8")
    for kind in kinds:
        grades = Counter(puzzle.grade for puzzle in ordered if puzzle.kind is kind)
        print(kind, sum(grades.values()), "by grade", [grades[grade] for grade in GRADES])


def main(arguments: list[str]) -> int:
    """Mines, or writes the data file."""
    parser = argparse.ArgumentParser(prog="python -m skatdesk.coach.puzzles", description=__doc__, allow_abbrev=False)
    parser.add_argument("--folder", type=Path, required=True, help="where what is found is kept")
    parser.add_argument("--kind", choices=[kind.value for kind in Kind], help="only this kind")
    parser.add_argument("--number", type=int, help="how many puzzles of each kind")
    parser.add_argument("--deals", type=int, default=1_000_000, help="how many deals to look at, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write the data file of the program, and end")
    chosen = parser.parse_args(arguments)
    collected = Collected(chosen.folder, chosen.seed)
    if chosen.write:
        write(collected.puzzles, paths.resources_folder() / "puzzles" / FILE_NAME)
        return 0
    kinds = list(Kind) if chosen.kind is None else [Kind(chosen.kind)]
    wanted = {kind: WANTED[kind] if chosen.number is None else chosen.number for kind in kinds}
    mine(collected, wanted, chosen.seed, chosen.deals)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
