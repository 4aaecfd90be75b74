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

    Qt takes whatever follows a point for an ending: "Abend 19.11.2026" would be left as it is, and lose its year when
    another kind is chosen.
    """

    def __init__(self, parent: QWidget, title: str) -> None:
        super().__init__(parent, title)
        self._typed = ""
        self.filterSelected.connect(self._on_kind)
        if self._field is not None:
            self._field.textEdited.connect(self._on_typed)

    @property
    def _field(self) -> QLineEdit | None:
        """Where the name is typed, None where the system asks."""
        return self.findChild(QLineEdit, "fileNameEdit")

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        self._typed = text

    @Slot()
    def _on_kind(self) -> None:
        """Qt has put the ending of the kind in the place of what follows the last point."""
        field, typed = self._field, self._typed
        beginning, _, end = typed.rpartition(".")
        if field is None or not beginning or f".{end.lower()}" in self._endings:
            return
        if field.text().rpartition(".")[0] == beginning:
            field.setText(typed)

    @property
    def _endings(self) -> list[str]:
        """Those offered."""
        return _ENDINGS.findall(" ".join(self.nameFilters()))

    def accept(self) -> None:
        """Completes the name first: Qt asks whether a file that has it shall be replaced."""
        field = self._field
        for target in map(Path, () if field is None else self.selectedFiles()):
            whole = self.completed(target)
            if field is not None and whole != target:
                self.selectFile(str(whole))
                field.setText(str(whole))  # which Qt leaves alone while the keyboard is there
        super().accept()

    def completed(self, target: Path) -> Path:
        """With the ending of the kind chosen, if it has none of those offered."""
        if target.is_dir() or target.suffix.lower() in self._endings or not _ENDINGS.search(self.selectedNameFilter()):
            return target
        return target.with_name(f"{target.name.rstrip('.')}.{self.defaultSuffix()}")


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
        last = self._folder  # it may be gone by now, with the disk it was on
        dialog.setDirectory(str(last if last is not None and last.is_dir() else paths.documents_folder()))
        dialog.fileSelected.connect(self._on_chosen)
        self._chosen = chosen
        return dialog

    @Slot(str)
    def _on_chosen(self, name: str) -> None:
        """The next question begins in the same folder."""
        path = Path(name)
        if isinstance(self.dialog, TargetDialog):
            whole = self.dialog.completed(path)
            path = path if whole.exists() else whole  # a dialog of the system has asked about the name as it was typed
        self._folder = path if path.is_dir() else path.parent
        assert self._chosen is not None
        self._chosen(str(path))

    @Slot()
    def _forget(self) -> None:
        self.dialog = None
