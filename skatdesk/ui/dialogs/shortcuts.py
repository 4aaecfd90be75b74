"""The sheet of keys, made from the actions of the window."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from skatdesk.i18n.bidi import left_to_right
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.paint import key_hint, key_hint_width, painter_on
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import CHIP_ROW, S1, S3

_WIDTH = 480
_GAP = 6
_MOST = 2
"""How many keys are shown for one action: systems know up to four, some of them long."""
_NATIVE = QKeySequence.SequenceFormat.NativeText


class Keys(QWidget):
    """Key caps in a row."""

    def __init__(self, look: Look, keys: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._keys = tuple(keys)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(keys))
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        px = self._look.px
        width = sum(key_hint_width(self._look, key) for key in self._keys) + px(_GAP) * (len(self._keys) - 1)
        return QSize(round(width) + 1, px(CHIP_ROW))

    def paintEvent(self, _event: QPaintEvent) -> None:
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        x = 0.0
        with painter_on(self) as painter:
            for key in self._keys:
                width = key_hint_width(self._look, key)
                left = self.width() - x - width if mirrored else x
                key_hint(painter, self._look, left, self.height() / 2, key, self._look.theme.text)
                x += width + self._look.px(_GAP)


class ShortcutsDialog(Page):
    """Every action with a key, in the window's order, then the keys of the hand."""

    def __init__(self, look: Look, actions: Iterable[QAction], parent: QWidget | None = None) -> None:
        super().__init__(look, _WIDTH, parent)
        self._actions = tuple(actions)
        self._table = QWidget()
        self._grid = QGridLayout(self._table)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self.close_button = Button(look, kind=Kind.PRIMARY)
        self.body.addWidget(self._table)
        self.add_button(self.close_button)
        self.close_button.clicked.connect(self.accept)
        self.close_button.setDefault(True)
        look.changed.connect(self._space)
        self._space()
        self.write_words()
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def rows(self) -> list[tuple[str, tuple[str, ...]]]:
        """What there is to do, and the keys for it as this system writes them."""
        rows = [(action.text(), _keys(action)) for action in self._actions if action.text() and _keys(action)]
        arrows = self.tr("Arrow keys")
        enter = QKeySequence(Qt.Key.Key_Return).toString(_NATIVE)
        return [
            *rows,
            #: sheet of keys
            (self.tr("Move along the hand"), (arrows,)),
            #: sheet of keys: the card is the one reached with the arrow keys
            (self.tr("Play the card"), (enter,)),
            #: sheet of keys: the keys are 1 to 9 and 0
            (self.tr("Play the first to tenth card"), ("1", "…", "0")),
        ]

    def write_words(self) -> None:
        """See ``Page``."""
        self.show_title(self.tr("Keys"))
        self.close_button.setText(self.tr("Close"))
        while (item := self._grid.takeAt(0)) is not None:
            if (old := item.widget()) is not None:
                old.deleteLater()
        for row, (text, keys) in enumerate(self.rows):
            name = RichLine(self._look, text)
            caps = Keys(self._look, keys)
            name.setBuddy(caps)
            self._grid.addWidget(name, row, 0)
            self._grid.addWidget(caps, row, 1)

    def _space(self) -> None:
        self._grid.setVerticalSpacing(self._look.px(S1) // 2)
        self._grid.setHorizontalSpacing(self._look.px(S3))


def _keys(action: QAction) -> tuple[str, ...]:
    """The shortest keys of an action, but for those that few keyboards have."""
    # PySide6's stubs do not know that a sequence has items
    usual = [keys for keys in action.shortcuts() if keys[0].key() <= Qt.Key.Key_F12]  # type: ignore[index]
    shortest = sorted(usual, key=lambda keys: len(keys.toString()))[:_MOST]
    return tuple(left_to_right(keys.toString(_NATIVE)) for keys in usual if keys in shortest)
