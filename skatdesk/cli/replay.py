"""Replays recorded games and compares the results with those the records state.

Prints one line for each record: its id, then "ok", "differs FIELD GOT WANT" or
"unscored REASON"; the last line counts them. Records that cannot be read are named on
standard error, with line and column. Exit code 1 if any differs, else 2 if any
record or file cannot be read or there is no record in a file, else 0.
"""

import argparse
from collections import Counter

from skatdesk.cli.inputs import STANDARD_INPUT, read_text, tell_unreadable
from skatdesk.cli.streams import tell
from skatdesk.notation.iss import Agrees, Differs, RecordError, Unscored, check, iter_records
from skatdesk.skat.errors import SkatError


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The files."""
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help=f"a file of ISS records; {STANDARD_INPUT} is standard input"
    )


def run(options: argparse.Namespace) -> int:
    """Checks all records of all files."""
    counts: Counter[str] = Counter()
    missing = False
    for name in options.files:
        try:
            text = read_text(name)
        except SkatError as error:
            missing = True
            tell(f"skatdesk replay: {error}")
            continue
        before = counts.total()
        for record in iter_records(text):
            if isinstance(record, RecordError):
                counts["unreadable"] += 1
                tell_unreadable(name, record)
            else:
                verdict = check(record)
                counts[type(verdict).__name__] += 1
                print(record.header.id or f"line:{record.line}", _told(verdict))
        if counts.total() == before:
            missing = True
            tell(f"skatdesk replay: {name}: there is no record in it")
    ok, differ, unscored = (counts[kind.__name__] for kind in (Agrees, Differs, Unscored))
    print(f"{ok} ok, {differ} differ, {unscored} unscored, {counts['unreadable']} unreadable")
    if differ:
        return 1
    return 2 if missing or counts["unreadable"] else 0


def _told(verdict: Agrees | Differs | Unscored) -> str:
    match verdict:
        case Agrees():
            return "ok"
        case Differs(field, got, want):
            return f"differs {field} {got} {want}"
        case Unscored(reason):
            return f"unscored {reason}"
