"""A text with one record in it."""

from skatdesk.notation.iss import GameRecord, RecordError, iter_records


def read_record(text: str) -> GameRecord:
    """The one record of a text; raises the ``RecordError`` that it is read as."""
    records = list(iter_records(text))
    for record in records:
        if isinstance(record, RecordError):
            raise record
    (only,) = records
    assert isinstance(only, GameRecord)
    return only
