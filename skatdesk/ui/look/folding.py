"""Folding a part beside a page to a strip, and opening it."""

from PySide6.QtCore import QObject, Qt, Signal

from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.theme import Look

_ROW = 36
"""Height of its buttons at scale 1, px."""


class Folding(QObject):
    """Whether a part beside a page is folded: by its buttons, of which one shows, or where a page is narrow.

    Signals:
        changed(): it was folded or opened.

    Args:
        look: colours and sizes.
        icons: of the button that folds and of the one that opens.
        parent: the part, which lays out both buttons and says what they do.
    """

    changed = Signal()

    def __init__(self, look: Look, icons: tuple[str, str], parent: QObject) -> None:
        super().__init__(parent)
        self.fold, self.unfold = (Button(look, kind=Kind.GHOST, icon=icon, row=_ROW) for icon in icons)
        self.unfold.hide()
        self.folded = False
        self._narrow = self._folded_when_wide = False
        self.fold.clicked.connect(self._on_fold)
        self.unfold.clicked.connect(self._on_unfold)

    def set_folded(self, folded: bool) -> None:
        """Folds the part or opens it; the keyboard goes on from one button to the other."""
        if folded == self.folded:
            return
        leaving, coming = (self.fold, self.unfold) if folded else (self.unfold, self.fold)
        focused = leaving.hasFocus()
        self.folded = folded
        leaving.hide()
        coming.show()
        self.changed.emit()
        if focused:
            coming.setFocus(Qt.FocusReason.OtherFocusReason)

    def fit(self, *, narrow: bool) -> None:
        """Folds where the page has become narrow; is as it was, unless opened since, where it is no longer."""
        if narrow is self._narrow:
            return
        self._narrow = narrow
        if narrow:
            self._folded_when_wide = self.folded
        self.set_folded(narrow or (self.folded and self._folded_when_wide))

    def _on_fold(self) -> None:
        self.set_folded(True)

    def _on_unfold(self) -> None:
        self.set_folded(False)
