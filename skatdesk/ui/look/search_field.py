"""A field in which one searches."""

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QPaintEvent

from skatdesk.ui.look.icons import draw_icon
from skatdesk.ui.look.paint import painter_on
from skatdesk.ui.look.reading import sign
from skatdesk.ui.look.text_field import TextField
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import FIELD_AIR
from skatdesk.ui.look.translated import Translated

_GLASS, _GAP = 18, 5


class SearchField(Translated, TextField):
    """A magnifying glass before the words, as large as they are; an action of Qt's would keep its 16 pixels.

    At the end of the words stands Qt's own button that clears them.
    """

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self.setClearButtonEnabled(True)
        look.changed.connect(self._make_room)
        self._make_room()
        self._write_words()

    @property
    def glass(self) -> QRectF:
        """Where the glass lies: where reading begins."""
        px = self._look.px
        return sign(QRectF(self.rect()), px(FIELD_AIR), px(_GLASS), mirrored=self.isRightToLeft())

    def event(self, event: QEvent) -> bool:
        """On X11 a field takes Ctrl+E for the end of its line; this one first asks the page."""
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.modifiers() & Qt.KeyboardModifier.ControlModifier
            and event.matches(QKeySequence.StandardKey.MoveToEndOfLine)
        ):
            event.ignore()
            return False
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The glass over the ground of the field."""
        super().paintEvent(event)
        with painter_on(self) as painter:
            draw_icon(painter, "search", self.glass, self._look.theme.text2)

    def changeEvent(self, event: QEvent) -> None:
        """Follows the direction of reading."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._make_room()

    def _write_words(self) -> None:
        for clear in self.findChildren(QAction):
            #: For screen readers and under the pointer: the small button in a field in which one searches
            clear.setText(self.tr("Clear the search"))

    def _make_room(self) -> None:
        room = self._look.px(_GLASS) + _GAP  # beside the air that every field has
        mirrored = self.isRightToLeft()
        self.setTextMargins(0 if mirrored else room, 0, room if mirrored else 0, 0)
        self.update()
