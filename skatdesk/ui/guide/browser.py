"""The page of the guide: draws its pictures as the cards look now, leads from chapter to chapter."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QEvent, QMimeData, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QHelpEvent,
    QPalette,
    QResizeEvent,
    QTextBlockFormat,
    QTextCursor,
    QTextFormat,
    QTextTable,
    QWheelEvent,
)
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QToolTip

from skatdesk.ui.guide.page import Pages
from skatdesk.ui.guide.pictures import PICTURE, Pictures
from skatdesk.ui.guide.search import Found
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip
from skatdesk.ui.look.tokens import BODY, S3
from skatdesk.ui.look.touch import scroll_by_finger
from skatdesk.ui.look.wheel import Notches

_WIDEST = 720
"""Longer lines are hard to read, px at scale 1."""
_OVERHANG = 4
"""Pixels beside the column into which letters may reach, as a J does."""
_LEADING = 6
_GROUND = QTextFormat.Property.BackgroundBrush
_LINK = "chapter:"
_PLAIN = dict.fromkeys((0xFDD0, 0xFDD1, 0x2060, *range(0x2066, 0x206A))) | {0x2028: "\n", 0x2029: "\n", 0xA0: " "}
"""What is left out of a copy, such as marks of direction, and how lines end in it."""


class GuideBrowser(QTextBrowser):
    """Shows a page.

    Signals:
        chapterRequested(str): a link to this chapter was followed.
        zoomRequested(int): so many steps larger, or smaller where negative.
    """

    chapterRequested = Signal(str)
    zoomRequested = Signal(int)

    def __init__(self, look: Look, pages: Pages, pictures: Pictures) -> None:
        super().__init__()
        self._look = look
        self._pages = pages
        self._pictures = pictures
        self._notches = Notches()
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.anchorClicked.connect(self._on_link)
        scroll_by_finger(self)

    def show_page(self, html: str, *, keep_place: bool = False) -> None:
        """Shows another page from its beginning; ``keep_place`` stays where the reader is."""
        bar = self.verticalScrollBar()
        share = bar.value() / bar.maximum() if keep_place and bar.maximum() else 0.0
        document = self.document()
        self._dress()
        document.setDefaultStyleSheet(self._pages.sheet())
        document.setDocumentMargin(_OVERHANG)
        self.setHtml(html)
        self._lead()
        self._give_room()
        document.documentLayout().documentSize()  # laid out before the place is looked for
        bar.setValue(round(share * bar.maximum()))

    def mark(self, chosen: Found | None, others: Iterable[Found], *, follow: bool) -> None:
        """Marks the place chosen, which comes into sight to ``follow`` it; fainter the other places in this chapter."""
        theme = self._look.theme
        marks = [self._selection(found, theme.accent_soft, theme.accent_text) for found in others]
        if chosen is not None:
            marks.append(self._selection(chosen, theme.accent, theme.on_accent))
        if chosen is not None and follow:
            cursor = QTextCursor(self.document())
            cursor.setPosition(chosen.start)
            self.setTextCursor(cursor)
            rect = self.cursorRect(cursor)
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + rect.center().y() - self.viewport().height() // 3)
        self.setExtraSelections(marks)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """Pictures of cards and suits; the rest as Qt does it."""
        picture = self._pages.telling.album.find(name.toString() if isinstance(name, QUrl) else name)
        if picture is None:
            return None
        return self._pictures.draw(picture, self.devicePixelRatioF())

    def createMimeDataFromSelection(self) -> QMimeData:
        """What is copied: text, the pictures told by the names of their cards."""
        cursor = self.textCursor()
        told = self._pages.telling.album.read(self.document())
        data = QMimeData()
        data.setText("".join(told[cursor.selectionStart() : cursor.selectionEnd()]).translate(_PLAIN))
        return data

    def viewportEvent(self, event: QEvent) -> bool:
        """A tool tip names the cards of a picture."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            return self._show_tip(event.pos(), event.globalPos())
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The column of text stays in the middle."""
        self._give_room()  # first, else the text is laid out for the room before
        super().resizeEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """With Ctrl the text gets larger or smaller."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            notches = self._notches.turned(event)
            if notches:
                self.zoomRequested.emit(notches)
            event.accept()
        else:
            super().wheelEvent(event)

    def _dress(self) -> None:
        """Our own ground and size of text; the style sheet of the program is for fields to type in."""
        theme = self._look.theme
        ground = f"background: {theme.panel}; border: 1px solid {theme.line}; padding: 1px;"
        keys = f"border: 2px solid {theme.accent}; padding: 0px;"
        self.setStyleSheet(f"QTextBrowser {{ {ground} }} QTextBrowser:focus {{ {keys} }}")
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Link, QColor(theme.accent_text))
        self.setPalette(palette)
        font = self._look.font(BODY)
        font.setPixelSize(self._pictures.px(BODY))
        self.document().setDefaultFont(font)

    def _lead(self) -> None:
        """Space between lines: as a distance, because a share of the line would stretch pictures too."""
        kinds, distance = QTextBlockFormat.LineHeightTypes, self._pictures.px(_LEADING)
        leading, even = QTextBlockFormat(), QTextBlockFormat()
        leading.setLineHeight(distance, kinds.LineDistanceHeight.value)
        height = QFontMetricsF(self.document().defaultFont()).height() + distance
        even.setLineHeight(height, kinds.FixedHeight.value)
        block = self.document().begin()
        while block.isValid():
            table = self.document().frameAt(block.position())
            # words and figures of a row stand on one line, though marks of direction come from a higher font
            in_row = isinstance(table, QTextTable) and table.columns() > 1 and table.format().hasProperty(_GROUND)
            QTextCursor(block).mergeBlockFormat(even if in_row else leading)
            block = block.next()

    def _give_room(self) -> None:
        column, edge = self._pictures.px(_WIDEST), self._look.px(S3)
        side, edge = max(edge, (self.width() - column) // 2) - _OVERHANG, edge - _OVERHANG
        if self.viewportMargins().left() != side:
            self.setViewportMargins(side, edge, side, 0)

    def _selection(self, found: Found, ground: str, ink: str) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self.document())
        cursor.setPosition(found.start)
        cursor.setPosition(found.start + found.length, QTextCursor.MoveMode.KeepAnchor)
        selection.cursor = cursor
        selection.format.setBackground(QColor(ground))
        selection.format.setForeground(QColor(ink))
        return selection

    def _show_tip(self, at: QPoint, where: QPoint) -> bool:
        place = (
            self.document()
            .documentLayout()
            .hitTest(
                at + QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value()),
                Qt.HitTestAccuracy.ExactHit,
            )
        )
        picture = place >= 0 and self.document().characterAt(place) == PICTURE
        told = self._pages.telling.album.read(self.document())[place] if picture else ""
        if told:
            QToolTip.showText(where, tip(told), self)
        else:
            QToolTip.hideText()
        return True

    def _on_link(self, url: QUrl) -> None:
        self.chapterRequested.emit(url.toString().removeprefix(_LINK))
