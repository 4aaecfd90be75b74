"""The list of what was found: the chapter's title, and the sentence below it."""

from html import escape

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QTextDocument, QTextOption
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.joins import named
from skatdesk.ui.guide.markup import ended
from skatdesk.ui.guide.search import Found
from skatdesk.ui.look.items import Index
from skatdesk.ui.look.paint import plate
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, DENSE, RADIUS, S1
from skatdesk.ui.look.touch import scroll_by_finger

_HTML = Qt.ItemDataRole.UserRole + 1
_EDGE = 10


class Side(QListWidget):
    """The list at the side: chapters, or what was found in them.

    Signals:
        chosen(int): this row; a click chooses it once more.
    """

    chosen = Signal(int)

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setItemDelegate(_Drawing(look, self))
        self.setFrameShape(QListWidget.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        scroll_by_finger(self)
        self.currentRowChanged.connect(self.chosen)
        self.clicked.connect(self.choose_again)

    def choose_again(self) -> None:
        """The row that is chosen: the reader may have left its place."""
        self.chosen.emit(self.currentRow())

    def clear(self) -> None:
        """Takes all lines away at once; of Python's own, Qt's would take them one by one and lay out what is left."""
        self.model().removeRows(0, self.count())

    def add_line(self, title: str) -> None:
        """A chapter."""
        self._add(ended(escape(title)), title)

    def add_found(self, title: str, found: Found) -> None:
        """A place that was found in a chapter."""
        sentence = isolate(f"{escape(found.before)}<b>{escape(found.match)}</b>{escape(found.after)}")
        size = self._look.font(DENSE).pixelSize()
        html = f'<b>{escape(title)}</b><br><span style="font-size: {size}px">{sentence}</span>'
        self._add(html, named(title, f"{found.before}{found.match}{found.after}"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters are for the search."""
        if event.text().strip() and event.text().isprintable():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _add(self, html: str, spoken: str) -> None:
        item = QListWidgetItem(self)
        item.setData(_HTML, html)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)


class _Drawing(QStyledItemDelegate):
    """Draws a line as rich text; the chosen one on a plate."""

    def __init__(self, look: Look, view: Side) -> None:
        super().__init__(view)
        self._look = look
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect, state = QRectF(option.rect), option.state
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        theme, px = self._look.theme, self._look.px
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = rect.adjusted(px(S1) / 2, 1, -px(S1) / 2, -1)
        if chosen:
            line = theme.accent if self._view.hasFocus() else None
            plate(painter, inner, theme.accent_soft, line, radius=px(RADIUS))
        elif state & QStyle.StateFlag.State_MouseOver:
            plate(painter, inner, theme.chip, radius=px(RADIUS))
        ink = theme.accent_text if chosen else theme.text
        document = self._document(index, ink)
        mirrored = self._view.isRightToLeft()
        left = rect.right() - px(_EDGE) - document.textWidth() if mirrored else rect.left() + px(_EDGE)
        painter.translate(QPointF(left, rect.top() + px(_EDGE) * 0.7))
        document.drawContents(painter)
        painter.restore()

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        height = self._document(index, "").size().height() + self._look.px(_EDGE) * 1.4
        return QSize(round(self._width), round(height))

    @property
    def _width(self) -> float:
        """What is left beside the scroll bar, whether or not it is there: lines break the same way."""
        return self._view.width() - self._view.verticalScrollBar().sizeHint().width()

    def _document(self, index: Index, ink: str) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(self._look.font(BODY))
        option = QTextOption(Qt.AlignmentFlag.AlignLeading)
        option.setTextDirection(self._view.layoutDirection())
        document.setDefaultTextOption(option)
        html = str(index.data(_HTML))
        document.setHtml(f'<span style="color: {ink}">{html}</span>' if ink else html)
        document.setTextWidth(self._width - 2 * self._look.px(_EDGE))
        return document
