"""Game records of the International Skat Server: ``iter_records``, ``format_record``, ``check``.

May import ``skatdesk.notation.actions``, ``scoring.names`` and ``skat``. Start with ``record.py``
(what a record is), then ``reader.py`` and ``writer.py``; the format: ``docs/notation.md``.
"""

from skatdesk.notation.iss.container import BEGIN
from skatdesk.notation.iss.reader import iter_records
from skatdesk.notation.iss.record import OWN_PLACE, GameRecord, Header, RecordError
from skatdesk.notation.iss.results import Agrees, Differs, Unscored, check
from skatdesk.notation.iss.writer import format_record

__all__ = [
    "BEGIN",
    "OWN_PLACE",
    "Agrees",
    "Differs",
    "GameRecord",
    "Header",
    "RecordError",
    "Unscored",
    "check",
    "format_record",
    "iter_records",
]
