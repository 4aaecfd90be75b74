"""Lists as files: written as JSON, CSV or PDF; the first two are read back, and errors said with their lines."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from operator import attrgetter
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from skatdesk.files import read_whole, write_whole
from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.numbers import number
from skatdesk.notation.lists.csv_text import csv_of, read_csv
from skatdesk.notation.lists.decoding import CSV_ENCODING, decoded
from skatdesk.notation.lists.errors import Fault, ListFileError
from skatdesk.notation.lists.json_text import json_of, read_json
from skatdesk.scoring.entries import PassedInGame
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.errors import NotationError, SkatError
from skatdesk.ui.dialogs.file_asker import FileAsker
from skatdesk.ui.scoresheet.paper.printing import ListPaper
from skatdesk.ui.sentences.series_words import OFFERED
from skatdesk.ui.troubles import Troubles

_JSON, _CSV, _PDF = ".json", ".csv", ".pdf"
_LARGEST = 5_000_000
"""Bytes; a list of ten thousand games has less than half, and what is larger would keep the window waiting."""


class ListFiles(QObject):
    """Asks for files, reads and writes them.

    Signals:
        imported(object, object): the ``ListHead`` and the ``ScoreList`` of a file.
        told(str): a file was written.
        refused(str): why a file could not be read or written, or a list printed, in one sentence.
    """

    imported = Signal(object, object)
    told = Signal(str)
    refused = Signal(str)

    def __init__(self, window: QWidget, paper: ListPaper, today: Callable[[], str]) -> None:
        super().__init__(window)
        self._paper = paper
        paper.written.connect(self._tell_written)
        paper.unwritten.connect(self._tell_unwritten)
        paper.failed.connect(self._tell_unprinted)
        paper.printerless.connect(self._tell_printerless)
        self.asker = FileAsker(window)
        self._today = today

    # -------------------------------------------------------------- asking

    def ask_to_export(self, head: ListHead, score_list: ScoreList, *, on_paper: bool) -> None:
        """Asks where the list shall go, and as what, if not as it is printed."""
        #: kind of file; keep the part in brackets
        paper = self.tr("The list on paper (*.pdf)")
        kinds = (paper,) if on_paper else (*self._kinds(), paper)
        name = f"{self._paper.name(head, score_list)}{_PDF if on_paper else _JSON}"
        write = partial(self.write, head=head, score_list=score_list)
        #: title of a dialog that asks for a file to write
        dialog = self.asker.ask_for_target(self.tr("Export the list"), kinds, name, write)
        dialog.filterSelected.connect(self._on_kind)

    def ask_to_import(self) -> None:
        """Asks which file shall be read."""
        #: kind of file; keep the part in brackets
        lists = self.tr("Score lists (*.json *.csv)")
        #: title of a dialog that asks for a file to read
        self.asker.ask_for_source(self.tr("Import a list"), (lists, *self._kinds()), self.read)

    def _kinds(self) -> tuple[str, str]:
        #: kind of file; keep the part in brackets
        everything = self.tr("Skatdesk list, with everything (*.json)")
        #: kind of file; keep the part in brackets
        return everything, self.tr("Columns of the official list (*.csv)")

    def _on_kind(self, chosen: str) -> None:
        if self.asker.dialog is not None:
            ending = next(ending for ending in (_CSV, _PDF, _JSON) if ending in chosen or ending == _JSON)
            self.asker.dialog.setDefaultSuffix(ending[1:])

    # -------------------------------------------------------------- writing and reading

    def write(self, path: str, head: ListHead, score_list: ScoreList) -> None:
        """Writes a list; the ending of the name says as what. A file that was there is replaced or left as it was."""
        target = Path(path)
        try:
            if target.suffix.lower() == _PDF:
                self._paper.write_pdf(target, head, score_list)
            elif target.suffix.lower() == _CSV:
                write_whole(target, csv_of(score_list).encode(CSV_ENCODING))
            else:
                write_whole(target, json_of(head, score_list).encode())
        except OSError:
            self._tell_unwritten(path)
        except NotationError:
            #: a list that holds something the official columns have no room for; CSV and JSON are kinds of files
            self.refused.emit(self.tr("This list does not fit into the official columns. Export it as JSON"))
        else:
            self._tell_written(path)

    def _tell_written(self, path: str) -> None:
        self.told.emit(self.tr("Written: {path}").format(path=isolate(path)))

    def _tell_unwritten(self, path: str) -> None:
        self.refused.emit(Troubles().unwritable(path))

    def _tell_unprinted(self) -> None:
        self.refused.emit(self.tr("The printer refused. Is it switched on, and does it have paper?"))

    def _tell_printerless(self) -> None:
        self.refused.emit(self.tr("This computer has no printer. Save the list as a PDF"))

    def read(self, path: str) -> None:
        """Reads a list from a file; nothing is guessed."""
        self.read_all([path])

    def read_all(self, paths: Sequence[str]) -> None:
        """Reads a list from each of these files; of those that are none it is told once the others are there."""
        refusals = [refusal for path in paths if (refusal := self._read(path))]
        if refusals:
            self.refused.emit(" · ".join(refusals))

    def _read(self, path: str) -> str:
        """Why this file is none, empty where it was read."""
        source = Path(path)
        try:
            if source.stat().st_size > _LARGEST:
                raise ListFileError(1, "", Fault.SIZE, "")
            data = read_whole(source)
            head, score_list = self._list_of(data, source)
        except OSError:
            told = self.tr("{path} cannot be read. Is the file still there, and are you allowed to open it?")
            return told.format(path=isolate(path))
        except ListFileError as error:
            return self.sentence(source.name, error)
        self.imported.emit(head, score_list)
        return ""

    def _list_of(self, data: bytes, source: Path) -> tuple[ListHead, ScoreList]:
        text = decoded(data)
        if source.suffix.lower() == _JSON or text.lstrip().startswith("{"):
            return read_json(text)
        score_list = _by_the_rules_played(text)
        return self._head_of(source.stem, score_list), score_list

    def _head_of(self, name: str, score_list: ScoreList) -> ListHead:
        """What a file of columns is called, without the day if that is at its end, as ``ask_to_export`` puts it.

        One that has the name proposed for a list without a title has none.
        """
        title, _, day = name.rpartition(" ")
        try:
            untitled = ListHead("", "", day)
        except SkatError:
            return ListHead(name, "", self._today())
        return untitled if self._paper.name(untitled, score_list) == name else replace(untitled, title=title)

    def sentence(self, name: str, error: ListFileError) -> str:
        """What is wrong with a file, where, and how it should be."""
        what = self._reasons()[error.fault].format(detail=isolate(error.detail))
        if error.where:
            #: {where} is a column or a key of a file, {what} what is wrong with it
            what = self.tr("{where}: {what}").format(where=left_to_right(error.where), what=what)
        #: a file of a list cannot be read; {what} says why. Nothing has been changed by it
        return self.tr("{file}, line {line}: {what}. This file was not imported").format(
            file=isolate(name), line=number(error.line or 1), what=what
        )

    def _reasons(self) -> dict[Fault, str]:
        return {
            Fault.SYNTAX: self.tr(
                "the file cannot be read here: a bracket, a comma or a quotation mark is missing, "
                "or there is one too many"
            ),
            #: {detail} is how letters are written into a file: UTF-8
            Fault.ENCODING: self.tr("this is not text in {detail}. Save the file as {detail}"),
            #: what was to be a list is no text at all; CSV is a kind of file
            Fault.PROGRAM: self.tr("this is a file of another program. A spreadsheet can save the list as CSV"),
            Fault.SIZE: self.tr("the file is too large for a score list"),
            #: {detail} is how such a file begins
            Fault.FORMAT: self.tr(
                "this is not a score list that this Skatdesk can read. Such a list begins with {detail}"
            ),
            Fault.NEWER: self.tr("the list is from a newer Skatdesk. Bring this one up to date to read it"),
            #: a line of a table; {detail} is a number
            Fault.COLUMNS: self.tr("this line must have {detail} columns, empty ones included"),
            Fault.NAMELESS: self.tr("every player needs a name"),
            Fault.SAME_NAME: self.tr("two players are called {detail}"),
            #: a text in a file is too long; {detail} is a number
            Fault.LONG_TEXT: self.tr("there may be at most {detail} letters here"),
            #: {detail} is a number
            Fault.LONG_NAME: self.tr("a player's name has at most {detail} letters"),
            #: {detail} is how many: 3 or 3 / 4
            Fault.TABLE: self.tr("the rules of this list are for {detail} players"),
            #: something is written for somebody without cards
            Fault.SITS_OUT: self.tr("whoever sits out or is away at a table of four cannot go here"),
            Fault.MISSING: self.tr("{detail} is missing"),
            Fault.UNKNOWN: self.tr("{detail} is not known here"),
            Fault.DAY: self.tr("there is no such day"),
            Fault.KIND: self.tr("this should look like {detail}"),
            Fault.RANGE: self.tr("possible are {detail}"),
            #: {detail} is how many: 3, or 3 … 4
            Fault.COUNT: self.tr("there must be {detail} values here"),
            #: {detail} is what should stand there instead: a number, a word, "≠ 0", "–" for nothing
            Fault.CONFLICT: self.tr("this does not fit the rest: it should be {detail}"),
        }


def _by_the_rules_played(text: str) -> ScoreList:
    """A list from the official columns, which do not say by which rules it was played.

    Taken are the first by which every number is right, before others those that know all that was played.
    """
    read: list[ScoreList] = []
    refused: list[ListFileError] = []
    for rules in OFFERED:
        try:
            read.append(read_csv(text, rules))
        except ListFileError as error:
            refused.append(error)
        else:
            if _knows_all(read[-1]):
                return read[-1]
    if not read:
        raise max(refused, key=attrgetter("line"))
    return read[0]


def _knows_all(score_list: ScoreList) -> bool:
    """Whether the rules of the list have everything that was played: Kontra, Bock rounds, Ramsch."""
    rules = score_list.rules
    for entry in score_list.entries:
        game = entry.declared
        if game is None:
            known = rules.all_pass == "ramsch" or isinstance(entry.outcome, PassedInGame)
        else:
            known = (not game.kontra or rules.kontra != "off") and (game.bock_factor < 2 or bool(rules.bock_events))
        if not known:
            return False
    return True
