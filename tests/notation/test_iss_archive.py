"""Real records, where somebody has put them beside the checkout; they are not ours to keep in it."""

import pytest

from skatdesk.notation.iss import Agrees, GameRecord, Unscored, check, format_record, iter_records
from tests.architecture.source import ROOT
from tests.helpers.one_record import read_record

FILES = sorted((ROOT.parent / "shared" / "iss").glob("records-*.sgf"))


@pytest.mark.skipif(not FILES, reason="there are no real records beside the checkout")
def test_real_records_come_to_the_results_they_state() -> None:
    records = [record for file in FILES for record in iter_records(file.read_text(encoding="utf-8"))]

    for record in records:
        assert isinstance(record, GameRecord)
        stated_penalty = "penalty" in (record.result or "")
        assert isinstance(check(record), Unscored if stated_penalty else Agrees)
        again = read_record(format_record(record))
        assert again == record
        assert check(again) == check(record)
