"""Damaged records: each is read or refused with a reason and a place; nothing else ever happens."""

import random
import re

from skatdesk.notation.iss import RecordError, check, format_record, iter_records
from skatdesk.skat.ruleset import PROFILES
from tests.helpers.one_record import read_record
from tests.notation.sheets import EVERYTHING, FOREHAND_PLAYS, game_record, played_on, sheet

MUTANTS = 10_000

SHEETS = [
    sheet(played_on(f"{FOREHAND_PLAYS} 0 s w D8.D7 0 C.D8.D7", 30), "d:0 win v:156 m:10 bidok p:120 t:10 s:1 z:1"),
    sheet(f"{FOREHAND_PLAYS} 0 GO 0 CJ 0 SC 1 RE 1 C7 2 RE", "d:0 win v:264 m:4 bidok p:120 t:10 r:1"),
    sheet(f"{FOREHAND_PLAYS} 0 s w D8.D7 0 D 0 SA.C8 w TI.0", "d:-1 penalty v:0 p0:1 l:-1 to:0"),
    *(format_record(game_record(rules, seed)) for rules in (*PROFILES.values(), EVERYTHING) for seed in range(5)),
]


def mutated(text: str, generator: random.Random) -> str:
    """The text with up to three tokens cut out, swapped, doubled or put in another's place."""
    tokens = re.split(r"(\s+|[][.:])", text)
    for _ in range(generator.randint(1, 3)):
        one, other = generator.randrange(len(tokens)), generator.randrange(len(tokens))
        match generator.randrange(4):
            case 0:
                del tokens[one : one + generator.randint(1, 3)]
            case 1:
                tokens[one], tokens[other] = tokens[other], tokens[one]
            case 2:
                tokens.insert(one, tokens[one])
            case _:
                tokens[one] = tokens[other]
    return "".join(tokens)


def test_mutants_are_read_or_refused() -> None:
    generator = random.Random(20261)
    read = 0
    for number in range(MUTANTS):
        text = mutated(SHEETS[number % len(SHEETS)], generator)
        for record in iter_records(text):
            if isinstance(record, RecordError):
                assert record.reason
                assert record.line >= 1
                assert 1 <= record.column <= len(text) + 1
            else:
                read += 1
                check(record)
    assert read > MUTANTS // 20, "most of the damage is fatal, but not all"


def test_mutants_that_can_be_read_can_be_written() -> None:
    generator = random.Random(20262)
    for number in range(MUTANTS // 10):
        for record in iter_records(mutated(SHEETS[number % len(SHEETS)], generator)):
            if not isinstance(record, RecordError):
                assert read_record(format_record(record)) == record


def test_records_around_a_mutant_are_read() -> None:
    """Damage never reaches a record that begins on a line of its own."""
    generator = random.Random(20263)
    for number in range(MUTANTS // 10):
        bad = mutated(SHEETS[number % len(SHEETS)], generator)
        records = list(iter_records(f"{SHEETS[0]}\n{bad}\n{SHEETS[1]}\n"))

        assert records[0] == read_record(SHEETS[0])
        assert records[-1] == read_record(SHEETS[1])
