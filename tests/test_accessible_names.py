"""What a screen reader is told of every screen: whatever has the keys or is reached by them has a name that says it."""

import re
from collections.abc import Iterable, Iterator
from itertools import chain

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QPixmap
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QComboBox, QLineEdit, QWidget

from skatdesk.i18n.languages import Language
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.learn.answers import Answers
from skatdesk.ui.learn.card_row import CardButton
from skatdesk.ui.look.guide_mark import GuideMark
from tests.helpers.more_screens import more_screens
from tests.helpers.screens import Walk

_LETTER = re.compile(r"\w")
_LABELS = QAccessible.RelationFlag.Label
_INSIDE = ("QSpinBoxLineEdit", "QComboBoxPrivateContainer")
"""Parts of Qt's own fields, which speak for them."""


class _Listening(Walk):
    """A walk that listens to each dialog while it is open, and draws nothing: that takes a third of its time."""

    def __init__(self, qapp: QApplication, language: Language) -> None:
        super().__init__(qapp, language, "light", (1440, 900))
        self.faults: set[str] = set()
        self.stops = 0

    def _drawn(self, dialog: Page | None) -> QPixmap:
        if dialog is not None:
            self.listen([dialog])
        return QPixmap()

    def listen(self, windows: Iterable[QWidget]) -> None:
        """Asks everything on them for its name."""
        for window in windows:
            if not window.isVisible():
                continue
            for widget in (window, *window.findChildren(QWidget)):
                if widget.isVisible() and (
                    _is_stop(widget) or _is_button(widget) or widget is self._qapp.focusWidget()
                ):
                    self.stops += 1
                    self.faults |= {f"{_path(widget)}: {fault}" for fault in _faults(widget)}


# Menus raise themselves and grab the keyboard, which the platform without a screen cannot.
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_everything_that_can_be_reached_says_what_it_is(qapp: QApplication) -> None:
    walk = _Listening(qapp, Language.ENGLISH)
    try:
        for _ in chain(walk.screens(), more_screens(walk.application, walk._picture)):
            walk.listen(qapp.topLevelWidgets())
    finally:
        walk.close()

    assert walk.stops > 1000
    assert sorted(walk.faults) == []


def _faults(widget: QWidget) -> Iterator[str]:
    told = QAccessible.queryAccessibleInterface(widget)
    if told.role() in (QAccessible.Role.NoRole, QAccessible.Role.Window):
        yield "is nothing"
    name = told.text(QAccessible.Text.Name)
    if isinstance(widget, QComboBox):  # on Linux Qt gives what is chosen as its name; what it is about, a label tells
        name = told.text(QAccessible.Text.Description)
        name = name or "".join(label.text(QAccessible.Text.Name) for label, _ in told.relations(_LABELS))
    if not _LETTER.search(name):
        yield f"is called “{name}”"
    if _is_button(widget) and not _can_be_reached(widget):
        yield f"“{name}” cannot be reached with the keys"


def _is_stop(widget: QWidget) -> bool:
    """Whether Tab comes here."""
    if not widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value or not widget.isEnabled():
        return False
    inside = widget.focusProxy() is not None or type(widget).__name__ in _INSIDE
    return not inside and not isinstance(widget.parentWidget(), QAbstractScrollArea)


def _is_button(widget: QWidget) -> bool:
    """What empties a field is Qt's own, and no stop."""
    emptying = isinstance(widget.parentWidget(), QLineEdit)
    return isinstance(widget, QAbstractButton) and widget.isEnabled() and not emptying


def _can_be_reached(button: QWidget) -> bool:
    """By Tab; or by the arrows or letters of the group it is in.

    The mark of the guide has F1; cards that an exercise only shows are told with it, and so are answers once given.
    """
    parent = button.parentWidget()
    if isinstance(button, GuideMark | CardButton) or parent is None or _is_stop(button):
        return True
    if isinstance(parent, Answers) and button.focusPolicy() is Qt.FocusPolicy.NoFocus:
        return True
    return _is_stop(parent) or any(_is_stop(other) for other in parent.findChildren(QWidget))


def _path(widget: QWidget) -> str:
    """Where it is, from the outside."""
    names = []
    at: QWidget | None = widget
    while at is not None:
        names.append(type(at).__name__)
        at = at.parentWidget()
    return " > ".join(reversed(names))
