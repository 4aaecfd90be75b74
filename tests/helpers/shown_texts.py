"""Every text of a window, by a walk through its widgets; and which widgets have too little room for theirs."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QFontMetrics, QTextBlock, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QCheckBox,
    QComboBox,
    QGraphicsSimpleTextItem,
    QGraphicsTextItem,
    QGraphicsView,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QRadioButton,
    QTabBar,
    QTextEdit,
    QWidget,
)

from skatdesk.ui.look.richline import RichLine

_ROLES = {
    "cell": Qt.ItemDataRole.DisplayRole,
    "cell's tip": Qt.ItemDataRole.ToolTipRole,
    "cell's spoken text": Qt.ItemDataRole.AccessibleTextRole,
    "cell's description": Qt.ItemDataRole.AccessibleDescriptionRole,
}
_MOST_ROWS = 80


class Shown(NamedTuple):
    """One text somebody can see, point at or hear."""

    where: str
    """The class of the widget, with what the text is of it: "Button text"."""
    text: str


def shown_texts(window: QWidget) -> Iterator[Shown]:
    """Every text of what is visible in a window, in the order of its widgets."""
    for widget in visible_widgets(window):
        kind = type(widget).__name__
        for part, text in _texts_of(widget):
            if text:
                yield Shown(f"{kind} {part}", text)


def visible_widgets(window: QWidget) -> Iterator[QWidget]:
    """The window and everything in it that is not hidden, other windows left out."""
    yield window
    for widget in window.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if not (widget.isWindow() or widget.isHidden()):
            yield from visible_widgets(widget)


def lone_words(window: QWidget) -> Iterator[Shown]:
    """Sentences whose last line is one word, though their lines could be filled alike."""
    for widget in visible_widgets(window):
        if isinstance(widget, RichLine) and not widget._even and any(map(_ends_alone, _blocks(widget._document))):
            yield Shown(type(widget.parent()).__name__, widget.text())


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    return map(document.findBlockByNumber, range(document.blockCount()))


def _ends_alone(block: QTextBlock) -> bool:
    lines, text = block.layout(), block.text()
    last = lines.lineAt(lines.lineCount() - 1)
    return lines.lineCount() > 1 and " " not in text[last.textStart() : last.textStart() + last.textLength()].strip()


def _texts_of(widget: QWidget) -> Iterator[tuple[str, str]]:
    yield "tip", widget.toolTip()
    yield "name", widget.accessibleName()
    yield "description", widget.accessibleDescription()
    yield "help", widget.whatsThis()
    if widget.isWindow():
        yield "title", widget.windowTitle()
    for action in widget.actions():
        yield from _texts_of_action(action)
    for kind, texts in _KINDS.items():
        if isinstance(widget, kind):
            yield from texts(widget)


def _of_tabs(tabs: QTabBar) -> Iterator[tuple[str, str]]:
    for index in range(tabs.count()):
        yield "tab", tabs.tabText(index)


def _of_items(box: QComboBox) -> Iterator[tuple[str, str]]:
    for index in range(box.count()):
        yield "item", box.itemText(index)


def _of_scene(view: QGraphicsView) -> Iterator[tuple[str, str]]:
    for item in view.scene().items() if view.scene() is not None else ():
        if isinstance(item, QGraphicsTextItem) and item.isVisible():
            yield "item", item.toPlainText()
        elif isinstance(item, QGraphicsSimpleTextItem) and item.isVisible():
            yield "item", item.text()


def _of_view(view: QAbstractItemView) -> Iterator[tuple[str, str]]:
    if view.model() is not None and not isinstance(view, QHeaderView):  # its model is that of the table
        yield from _texts_of_model(view.model())


_KINDS: dict[type[QWidget], Callable[[Any], Iterable[tuple[str, str]]]] = {
    QLabel: lambda label: [("text", label.text())],
    QAbstractButton: lambda button: [("text", button.text())],
    QLineEdit: lambda field: [("placeholder", field.placeholderText())],
    QGroupBox: lambda group: [("title", group.title())],
    QTextEdit: lambda edit: [("text", edit.toPlainText())],
    QPlainTextEdit: lambda edit: [("text", edit.toPlainText())],
    QComboBox: _of_items,
    QTabBar: _of_tabs,
    QAbstractItemView: _of_view,
    QGraphicsView: _of_scene,
}
"""What the kinds of widgets have to say besides."""


def _texts_of_action(action: QAction) -> Iterator[tuple[str, str]]:
    yield "action", action.text()
    menu = action.menu()
    if isinstance(menu, QMenu):
        yield "menu", menu.title()
        for inner in menu.actions():
            yield from _texts_of_action(inner)


def _texts_of_model(model: QAbstractItemModel) -> Iterator[tuple[str, str]]:
    nowhere = QModelIndex()
    rows = min(model.rowCount(nowhere), _MOST_ROWS)
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(nowhere)
    for direction, sections in ((Qt.Orientation.Horizontal, columns), (Qt.Orientation.Vertical, rows)):
        for section in range(sections):
            for part, role in _ROLES.items():
                told = model.headerData(section, direction, role)
                yield f"head's {part}", told if isinstance(told, str) else ""
    for row in range(rows):
        for column in range(columns):
            for part, role in _ROLES.items():
                told = model.data(model.index(row, column, nowhere), role)
                yield part, told if isinstance(told, str) else ""


# ------------------------------------------------------------------ room


def cramped(window: QWidget) -> Iterator[Shown]:
    """What cannot be read whole: widgets smaller than their text, or cut off by what they stand in.

    What is painted by hand is watched by ``painted_texts``.
    """
    for widget in visible_widgets(window):
        kind = type(widget).__name__
        text = _own_text(widget)
        if not text or widget.visibleRegion().isEmpty():
            continue
        if not _has_room(widget):
            yield Shown(f"{kind} too small, {_sizes(widget)}", text)
        elif _is_cut_off(widget):
            yield Shown(f"{kind} cut off", text)


def _own_text(widget: QWidget) -> str:
    if isinstance(widget, (QLabel, QAbstractButton)):
        return widget.text()
    return widget.placeholderText() if isinstance(widget, QLineEdit) else ""


def _sizes(widget: QWidget) -> str:
    size, hint = widget.size(), widget.sizeHint()
    return f"{size.width()}x{size.height()} for {hint.width()}x{hint.height()}"


def _has_room(widget: QWidget) -> bool:
    if isinstance(widget, QLabel) and widget.wordWrap():
        needed = widget.heightForWidth(widget.width())
        widest = widget.minimumSizeHint().width() if isinstance(widget, RichLine) else 0
        return needed <= widget.height() + 1 and min(widest, _longest_word(widget)) <= widget.width() + 1
    if isinstance(widget, (RichLine, QCheckBox, QRadioButton)):
        hint = widget.sizeHint()
        return hint.width() <= widget.width() + 1 and hint.height() <= widget.height() + 1
    if isinstance(widget, QLineEdit):
        text = QFontMetrics(widget.font()).horizontalAdvance(widget.placeholderText())
        return not widget.placeholderText() or text <= widget.width() - 4
    if isinstance(widget, QLabel) and type(widget).paintEvent is QLabel.paintEvent:
        return widget.sizeHint().width() <= widget.width() + 1
    return True


def _longest_word(label: QLabel) -> int:
    metrics = QFontMetrics(label.font())
    return max((metrics.horizontalAdvance(word) for word in label.text().split()), default=0)


def _is_cut_off(widget: QWidget) -> bool:
    """Whether an ancestor is too small; what can be scrolled to is not cut off."""
    rect = QRect(QPoint(), widget.size())
    inner = widget
    while not inner.isWindow():
        outer = inner.parentWidget()
        rect.translate(inner.pos())
        above = outer.parentWidget() if outer is not None else None
        if outer is None or (isinstance(above, QAbstractScrollArea) and above.viewport() is outer):
            return False
        if not outer.rect().adjusted(-1, -1, 1, 1).contains(rect):
            return True
        inner = outer
    return False
