"""The bytes of a file as text, before anybody reads it."""

from skatdesk.files import encoding_of
from skatdesk.notation.lists.errors import Fault, ListFileError

CSV_ENCODING = "utf-8-sig"
"""How a CSV file is to be written: without this mark German spreadsheets take UTF-8 for something else."""


_PROGRAMS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0", b"%PDF")
"""How workbooks of spreadsheets, new and old, and PDF begin."""


def decoded(data: bytes) -> str:
    """The text of a file of a list; raises ``ListFileError`` with the line that is not in its encoding."""
    if data.startswith(_PROGRAMS):
        raise ListFileError(1, "", Fault.PROGRAM, "")
    try:
        return data.decode(encoding_of(data))
    except UnicodeDecodeError as error:
        # with a mark at the beginning, positions count from behind it
        line = data.removeprefix(b"\xef\xbb\xbf")[: error.start].count(b"\n") + 1
        raise ListFileError(line, "", Fault.ENCODING, "UTF-8") from error
