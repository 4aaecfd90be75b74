"""Groups side by side as far as there is room, the rest below: a line of inputs for wide and narrow windows."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Lays its widgets out as a paragraph lays out words, in the reading direction.

    Hidden widgets take no room. Each row is as high as its highest widget; all stand at the top of it. A last widget
    that can expand fills what is left of its row.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap = QSize(0, 0)
        self._least = 0
        self.setContentsMargins(0, 0, 0, 0)

    def set_gap(self, across: int, down: int) -> None:
        """Distance between neighbours and between rows, in pixels."""
        self._gap = QSize(across, down)
        self.invalidate()

    def keep_height(self, keep: bool) -> None:
        """From now on at least as high as now, or again as high as needed."""
        width = self.geometry().width()
        self._least = self.heightForWidth(width) if keep and width > 0 else 0
        self.invalidate()

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(self._least, self._arrange(QRect(0, 0, width, 0), move=False))

    def sizeHint(self) -> QSize:
        shown = self._shown()
        width = sum(item.sizeHint().width() for item in shown) + self._gap.width() * max(0, len(shown) - 1)
        return QSize(width, max((item.sizeHint().height() for item in shown), default=0))

    def minimumSize(self) -> QSize:
        shown = self._shown()
        return QSize(
            max((item.minimumSize().width() for item in shown), default=0),
            max((item.minimumSize().height() for item in shown), default=0),
        )

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def _shown(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        """Places the widgets if ``move`` says so; returns the height they need."""
        x = y = row = 0
        parent = self.parentWidget()
        mirrored = parent is not None and parent.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for item in self._shown():
            size = item.sizeHint()
            expands = bool(item.expandingDirections() & Qt.Orientation.Horizontal)
            if x and x + size.width() > rect.width():
                x, y, row = 0, y + row + self._gap.height(), 0
            if expands:
                size.setWidth(max(size.width(), rect.width() - x))
            if move:
                left = rect.right() + 1 - x - size.width() if mirrored else rect.left() + x
                item.setGeometry(QRect(left, rect.top() + y, size.width(), size.height()))
            x += size.width() + self._gap.width()
            row = max(row, size.height())
        return y + row
