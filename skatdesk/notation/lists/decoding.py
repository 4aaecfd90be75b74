"""The bytes of a file as text, before anybody reads it."""

from skatdesk.files import encoding_of
from skatdesk.notation.lists.errors import Fault, ListFileError

CSV_ENCODING = "utf-8-sig"
"""How a CSV file is to be written: without this mark German spreadsheets take UTF-8 for something else."""


def decoded(data: bytes) -> str:
    """The text of a file of a list; raises ``ListFileError`` with the line that is not in its encoding."""
    try:
        return data.decode(encoding_of(data))
    except UnicodeDecodeError as error:
        # with a mark at the beginning, positions count from behind it
        line = data.removeprefix(b"\xef\xbb\xbf")[: error.start].count(b"\n") + 1
        raise ListFileError(line, "", Fault.ENCODING, "UTF-8") from error
