"""Puts a list on paper: into a PDF, or to a printer that a dialog asks for."""

import errno
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QLocale, QMarginsF, QObject, QSizeF, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtWidgets import QLineEdit, QWidget

from skatdesk import paths
from skatdesk.files import file_name, read_whole, write_whole
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.ui.desk import Desk
from skatdesk.ui.scoresheet.list_words import ListWords
from skatdesk.ui.scoresheet.paper.grid import MARGIN
from skatdesk.ui.scoresheet.paper.sheet import PaperSheet
from skatdesk.ui.scoresheet.paper.words import PaperWords

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

_UNITS_PER_INCH = 254
"""Everything is painted in tenths of a millimetre."""
_NARROWEST = 1860
"""A4 between its margins: on narrower paper, which a dialog for a printer may offer, the same is painted smaller."""
_MM = QPageLayout.Unit.Millimeter
_END = b"%%EOF"
"""The end of every PDF."""
_DIALOG_OF_SYSTEM = sys.platform in ("win32", "darwin")
"""Where the system's own dialog asks for a printer it must have one; Qt's own can print into a file."""


class ListPaper(QObject):
    """Prints lists in the interface language and the card words in use.

    Signals:
        printerless(): there is no printer to ask for.
        failed(): the printer has refused.
        written(str), unwritten(str): the printer was a file, which was written or could not be.
    """

    printerless = Signal()
    failed = Signal()
    written = Signal(str)
    unwritten = Signal(str)

    def __init__(self, desk: Desk, words: ListWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self._words = PaperWords(desk.sentences, words, self)
        self._asked: tuple[ListHead, ScoreList, QPrinter] | None = None
        self.dialog: QPrintDialog | None = None
        """The one that is open."""

    def write_pdf(self, path: Path, head: ListHead, score_list: ScoreList) -> None:
        """Writes the list as a PDF; raises ``OSError``, and then a file that was there is as it was."""
        drawn = QBuffer()  # a writer into a file says nothing of a full disk
        drawn.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(drawn)
        writer.setTitle(self.name(head, score_list))
        writer.setCreator("Skatdesk")
        writer.setResolution(1200)
        writer.setPageLayout(page_layout())
        if not self._paint(writer, head, score_list):
            raise OSError(errno.EIO, "it cannot be drawn", str(path))
        write_whole(path, bytes(drawn.data().data()))

    def ask_to_print(self, window: QWidget, head: ListHead, score_list: ScoreList) -> None:
        """Asks for a printer and its settings, then prints."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        if self.dialog is not None:
            self.dialog.close()
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        if _DIALOG_OF_SYSTEM and printer.outputFormat() is not QPrinter.OutputFormat.NativeFormat:
            self.printerless.emit()
            return
        printer.setPageLayout(page_layout())
        printer.setDocName(self.name(head, score_list))
        printer.setCreator("Skatdesk")
        self._asked = (head, score_list, printer)
        dialog = self.dialog = QPrintDialog(printer, window)
        dialog.setMinMax(1, len(self.leaves(head, score_list)[0].pages))
        file = dialog.findChild(QLineEdit, "filename")
        if file is not None:  # where a printer into a file would write; on Wayland Qt proposes no name
            file.setText(str(paths.documents_folder() / f"{self.name(head, score_list)}.pdf"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(self._on_accepted)
        dialog.destroyed.connect(self._forget)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.show()

    def leaves(self, head: ListHead, score_list: ScoreList) -> tuple[PaperSheet, QSizeF]:
        """The list on the pages it would be printed on, and their size in tenths of a millimetre."""
        layout = page_layout()
        room = layout.paintRect(_MM).size() * 10
        return self.sheet(head, score_list, room.width(), room.height()), layout.fullRect(_MM).size() * 10

    def sheet(self, head: ListHead, score_list: ScoreList, width: float, height: float) -> PaperSheet:
        """The list cut into pages with this much room between the margins, in tenths of a millimetre."""
        direction = QGuiApplication.layoutDirection()
        return PaperSheet(self._desk, self._words, head, score_list, (width, height), direction)

    def name(self, head: ListHead, score_list: ScoreList) -> str:
        """What a file with the list is called, but for its ending."""
        return f"{file_name(self._words.title(head, score_list))} {head.date}"

    def _paint(self, device: "QPdfWriter | QPrinter", head: ListHead, score_list: ScoreList) -> bool:
        room = device.pageLayout().paintRect(_MM).size() * 10
        smaller = min(1, room.width() / _NARROWEST)
        sheet = self.sheet(head, score_list, room.width() / smaller, room.height() / smaller)
        painter = QPainter()
        if not painter.begin(device):
            return False
        with painter:
            scale = device.logicalDpiX() / _UNITS_PER_INCH * smaller
            painter.scale(scale, scale)
            for turn, index in enumerate(_asked_for(device, len(sheet.pages))):
                if turn and not device.newPage():
                    return False
                sheet.paint(painter, index)
        return True

    def _on_accepted(self) -> None:
        if self._asked is not None:
            head, score_list, printer = self._asked
            file = printer.outputFileName()
            if file:
                done = self._print_into(Path(file), printer, head, score_list)
                (self.written if done else self.unwritten).emit(file)
            elif not self._paint(printer, head, score_list):
                self.failed.emit()

    def _print_into(self, path: Path, printer: "QPrinter", head: ListHead, score_list: ScoreList) -> bool:
        """Prints into a file; where that cannot be, one that was there is as it was. Returns whether it is written."""
        try:
            with TemporaryDirectory() as folder:
                drawn = Path(folder) / "list.pdf"
                printer.setOutputFileName(str(drawn))
                if not self._paint(printer, head, score_list):
                    return False
                data = read_whole(drawn)
            if not data.rstrip().endswith(_END):  # all that a printer lets be known of a full disk
                return False
            write_whole(path, data)
        except OSError:
            return False
        return True

    def _forget(self) -> None:
        self.dialog = None
        self._asked = None


def _asked_for(device: "QPdfWriter | QPrinter", pages: int) -> Sequence[int]:
    """Which of so many pages, from 0: a dialog for a printer may ask for some only, or for the last first."""
    ranges = device.pageRanges()
    asked = [page for page in range(pages) if ranges.contains(page + 1)] or range(pages)
    if isinstance(device, QPdfWriter) or device.pageOrder() is device.PageOrder.FirstPageFirst:
        return asked
    return asked[::-1]


def page_layout() -> QPageLayout:
    """Upright, A4, or Letter where that is what printers hold."""
    letter = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    size = QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4
    margin = MARGIN / 10
    margins = QMarginsF(margin, margin, margin, margin)
    return QPageLayout(QPageSize(size), QPageLayout.Orientation.Portrait, margins, _MM)
