"""Asks which file: one question at a time, never modal."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from skatdesk import paths

Chosen = Callable[[str], object]
"""What is done with the path that was chosen, written as the system writes paths."""

_ENDINGS = re.compile(r"\*(\.\w+)")
"""Those that a kind of file names, as ``*.json``."""


class TargetDialog(QFileDialog):
    """Asks where something shall be written, under a name with one of the endings offered, unless all files are.

    Qt takes whatever follows a point for an ending: "Abend 19.11.2026" would be left as it is.
    """

    def accept(self) -> None:
        """Completes the name first: Qt asks whether a file that has it shall be replaced."""
        offered = _ENDINGS.findall(" ".join(self.nameFilters()))
        for target in map(Path, self.selectedFiles() if _ENDINGS.search(self.selectedNameFilter()) else ()):
            if target.suffix.lower() not in offered and not target.is_dir():
                self._write_name(f"{str(target).rstrip('.')}.{self.defaultSuffix()}")
        super().accept()

    def _write_name(self, name: str) -> None:
        self.selectFile(name)
        field = self.findChild(QLineEdit, "fileNameEdit")  # None where the system asks
        if field is not None:
            field.setText(name)  # which Qt leaves alone while the keyboard is there


class FileAsker(QObject):
    """Opens file dialogs over the window that ``part`` is in."""

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        self._part = part
        self.dialog: QFileDialog | None = None
        """The one that is open."""
        self._folder: Path | None = None
        self._chosen: Chosen | None = None

    def ask_for_target(self, title: str, kinds: Sequence[str], name: str, chosen: Chosen) -> QFileDialog:
        """Where something shall be written; ``name`` is proposed, its ending is added where none is typed."""
        dialog = self._prepared(TargetDialog(self._part.window(), title), chosen)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setDefaultSuffix(Path(name).suffix[1:])
        dialog.setNameFilters(kinds)
        dialog.selectFile(name)
        dialog.open()
        return dialog

    def ask_for_source(self, title: str, kinds: Sequence[str], chosen: Chosen) -> None:
        """Which file shall be read."""
        dialog = self._prepared(QFileDialog(self._part.window(), title), chosen)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptOpen)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilters(kinds)
        dialog.open()

    def ask_for_folder(self, title: str, chosen: Chosen) -> None:
        """Into which folder several files shall go."""
        dialog = self._prepared(QFileDialog(self._part.window(), title), chosen)
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.open()

    def _prepared(self, dialog: QFileDialog, chosen: Chosen) -> QFileDialog:
        if self.dialog is not None:
            self.dialog.close()
        self.dialog = dialog
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._forget)
        dialog.setDirectory(str(self._folder or paths.documents_folder()))
        dialog.fileSelected.connect(self._on_chosen)
        self._chosen = chosen
        return dialog

    @Slot(str)
    def _on_chosen(self, name: str) -> None:
        """The next question begins in the same folder."""
        path = Path(name)
        self._folder = path if path.is_dir() else path.parent
        assert self._chosen is not None
        self._chosen(str(path))

    @Slot()
    def _forget(self) -> None:
        self.dialog = None
