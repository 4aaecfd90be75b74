"""Reviews recorded deals: what was right at each decision, with what the player could know and with open cards.

Prints a table for each record: every decision with its mark, the chance of winning it left and the best
one would have left, the list score it lost, the declarer's card points after it with open cards (in Null:
won or lost) and the points it lost, and why. Then the accuracy of each seat, its games with open cards, and
par of the deal.
With --json there is one object on one line for each record instead; its fields are named like those of
skatdesk.coach. Records that cannot be read are named on standard error, with line and column. Exit code 2
if any record cannot be read or there is none, else 0.
"""

import argparse

from skatdesk.cli.arguments import count_to
from skatdesk.cli.inputs import STANDARD_INPUT, read_text, tell_unreadable
from skatdesk.cli.preparing import explain_wait
from skatdesk.cli.progress import Progress
from skatdesk.cli.review_forms import Form, as_json, as_table
from skatdesk.coach.review.review import Review
from skatdesk.coach.review.reviewer import WORLDS, Reviewer
from skatdesk.notation.iss import GameRecord, RecordError, iter_records
from skatdesk.skat.errors import SkatError

_MOST_WORLDS = 10_000
"""More would tell nothing new; room for all of them has to be there."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, and how thoroughly it is looked at."""
    parser.add_argument("file", metavar="FILE", help=f"a file of ISS records; {STANDARD_INPUT} is standard input")
    parser.add_argument(
        "--worlds",
        type=count_to(_MOST_WORLDS),
        default=WORLDS,
        metavar="N",
        help=f"lies of the cards each decision is tried in ({WORLDS}); in four times as many where it looks wrong",
    )
    parser.add_argument("--json", action="store_true", help="one JSON object for each record")


def run(options: argparse.Namespace) -> int:
    """Reviews all records of the file."""
    records, unreadable = [], 0
    for record in iter_records(read_text(options.file)):
        if isinstance(record, RecordError):
            unreadable += 1
            tell_unreadable(options.file, record)
        else:
            records.append(record)
    if not records and not unreadable:
        raise SkatError(f"{options.file}: there is no record in it")
    if records:
        _review(records, options.worlds, as_json if options.json else as_table)
    return 2 if unreadable else 0


def _review(records: list[GameRecord], worlds: int, form: Form) -> None:
    explain_wait()
    reviewer = Reviewer(worlds)
    counts = [reviewer.count(record.start, record.actions) for record in records]
    with Progress(sum(counts), "judgements") as progress:
        for record in records:
            for found in reviewer.steps(record.start, record.actions):
                progress.step()
                if isinstance(found, Review):
                    progress.clear()
                    print(form(record, found), flush=True)
