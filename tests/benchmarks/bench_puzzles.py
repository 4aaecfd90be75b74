"""Proves every puzzle that comes with the program again: ``python -m tests.benchmarks.bench_puzzles``.

Open cards are asked of the solver, closed cards, discards and bids are tried in as many lies of
the cards as when they were mined, drawn with ``--seed``; what somebody holds is counted. With the
seed of the mining (1) every puzzle must hold. With another one the lies are others: the right answer
has to come out best again, its lead may fall below what is asked of new puzzles.
"""

import argparse
import sys
import time
from collections import Counter

from skatdesk.coach.puzzles.proof import Prover
from skatdesk.coach.puzzles.puzzle import Kind, Puzzle
from skatdesk.coach.puzzles.text import format_puzzle, shipped


def main(arguments: list[str]) -> int:
    """Prints the counts by kind, and each puzzle that does not hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kind", choices=[kind.value for kind in Kind])
    chosen = parser.parse_args(arguments)
    prover, held, all_of, refuted = Prover(), Counter[Kind](), Counter[Kind](), list[Puzzle]()
    began = time.process_time()
    for puzzle in shipped():
        if chosen.kind not in (None, puzzle.kind):
            continue
        all_of[puzzle.kind] += 1
        if prover.holds(puzzle, chosen.seed):
            held[puzzle.kind] += 1
        else:
            refuted.append(puzzle)
    for kind, number in all_of.items():
        print(f"{kind}: {held[kind]} of {number} hold")
    print(f"{sum(held.values())} of {sum(all_of.values())} puzzles proved in {time.process_time() - began:.0f} s")
    for puzzle in refuted:
        print("does not hold:", format_puzzle(puzzle))
    return 1 if refuted else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
