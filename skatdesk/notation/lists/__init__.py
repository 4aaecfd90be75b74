"""Score lists as files: JSON, which keeps everything, and CSV, the columns of the official Spielliste.

May import ``skatdesk.scoring``, ``files`` and ``skat``; reads and writes texts, never files. Start with
``json_text.py`` and ``csv_text.py``; ``entry_fields.py`` says how one game is written in JSON, ``row_writing.py`` how
in CSV.
"""

from skatdesk.notation.lists.csv_text import csv_of, read_csv
from skatdesk.notation.lists.decoding import CSV_ENCODING, decoded
from skatdesk.notation.lists.errors import Fault, ListFileError
from skatdesk.notation.lists.json_text import json_of, read_json

__all__ = ["CSV_ENCODING", "Fault", "ListFileError", "csv_of", "decoded", "json_of", "read_csv", "read_json"]
