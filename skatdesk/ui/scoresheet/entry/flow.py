"""Groups side by side as far as there is room, the rest below: a line of inputs for wide and narrow windows."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem


class FlowLayout(QLayout):
    """Lays its widgets out as a paragraph lays out words, in the reading direction.

    Hidden widgets take no room. Each row is as high as its highest widget; all stand at the top of it. What is left of
    a row goes to those that may become wider than they ask, as far as what is in them can, and then to a last widget
    that can expand.
    """

    def __init__(self) -> None:
        super().__init__()
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
        y = 0
        for row in self._rows(rect.width()):
            if move:
                self._place(row, rect, rect.top() + y)
            y += max(item.sizeHint().height() for item in row) + self._gap.height()
        return max(y - self._gap.height(), 0)

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        """Which widgets stand beside each other."""
        rows: list[list[QLayoutItem]] = []
        x = 0
        for item in self._shown():
            if not rows or x + item.sizeHint().width() > width:
                rows.append([])
                x = 0
            rows[-1].append(item)
            x += item.sizeHint().width() + self._gap.width()
        return rows

    def _place(self, row: Sequence[QLayoutItem], rect: QRect, top: int) -> None:
        parent = self.parentWidget()
        mirrored = parent is not None and parent.isRightToLeft()
        sizes = [item.sizeHint() for item in row]
        left = rect.width() - sum(size.width() for size in sizes) - self._gap.width() * (len(row) - 1)
        x = 0
        for item, size in zip(row, sizes, strict=True):
            expands = bool(item.expandingDirections() & Qt.Orientation.Horizontal)
            more = max(left if expands else min(_most(item) - size.width(), left), 0)
            left -= more
            width = size.width() + more
            start = rect.right() + 1 - x - width if mirrored else rect.left() + x
            item.setGeometry(QRect(start, top, width, size.height()))
            x += width + self._gap.width()


def _most(item: QLayoutItem) -> int:
    """The greatest width of a widget and of what is in it (px)."""
    widget = item.widget()
    inside = None if widget is None else widget.layout()
    return 0 if inside is None else min(item.maximumSize().width(), inside.maximumSize().width())
