"""One of several answers, each a button that stays pressed."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter, QTextOption
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QButtonGroup, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from skatdesk.i18n.joins import named
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.keys import ENTER_KEYS
from skatdesk.ui.look.paint import write
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, DENSE, S1, S2


class Answer(Button):
    """One answer, with a sentence that explains it if it needs one.

    Space or an arrow key chooses; Enter is left to the dialog.
    """

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, parent=parent)
        self._reason = ""
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_words(self, text: str, reason: str = "") -> None:
        """The answer, and the sentence below it."""
        self._reason = reason
        self.setText(text)
        self.setAccessibleDescription(reason)
        policy = self.sizePolicy()
        policy.setHeightForWidth(bool(reason))
        self.setSizePolicy(policy)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        if not self._reason:
            return super().sizeHint()
        width = self._look.px(320)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() if not self._reason else QSize(self._look.px(160), self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return bool(self._reason)

    def heightForWidth(self, width: int) -> int:
        px = self._look.px
        room = QRectF(0, 0, width - 2 * px(S2), 10_000)
        wrapped = int(Qt.TextFlag.TextWordWrap)
        height = QFontMetricsF(self._look.font(DENSE)).boundingRect(room, wrapped, self._reason).height()
        return 2 * px(S1) + self._head() + ceil(height)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _head(self) -> int:
        return ceil(QFontMetricsF(self._look.font(BODY, bold=True)).height()) + 2

    def _paint_content(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        if not self._reason:
            super()._paint_content(painter, rect, ink)
            return
        px, theme = self._look.px, self._look.theme
        inner = rect.adjusted(px(S2), px(S1), -px(S2), -px(S1))
        title = QRectF(inner.left(), inner.top(), inner.width(), self._head())
        write(painter, title, self.text(), ink, self._look.font(BODY, bold=True))
        painter.setFont(self._look.font(DENSE))
        painter.setPen(theme.text2 if self.isEnabled() else theme.off)
        option = QTextOption(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        option.setTextDirection(self.layoutDirection())
        option.setWrapMode(QTextOption.WrapMode.WordWrap)
        painter.drawText(inner.adjusted(0, title.height(), 0, 0), self._reason, option)


class OneOf(QWidget):
    """Answers in a row or, ``stacked``, one below the other; Tab leads to the chosen one, from both sides.

    Signals:
        changed(): the user chose another answer.
    """

    changed = Signal()

    def __init__(self, look: Look, count: int, *, stacked: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.answers = [Answer(look) for _ in range(count)]
        self._group = QButtonGroup(self)
        self._row: QBoxLayout = QVBoxLayout(self) if stacked else QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for index, answer in enumerate(self.answers):
            self._group.addButton(answer, index)
            self._row.addWidget(answer, 1)
        self._group.buttonClicked.connect(self._on_clicked)
        self._group.idToggled.connect(self._lead_to_chosen)
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def index(self) -> int:
        """Which answer is chosen, -1 for none yet."""
        return self._group.checkedId()

    def choose(self, index: int) -> None:
        """Chooses an answer without a signal."""
        self.answers[index].setChecked(True)

    def show_words(self, words: Sequence[str], question: str = "") -> None:
        """The answers without explanations, and for screen readers what they answer."""
        for answer, text in zip(self.answers, words, strict=True):
            answer.show_words(text)
            answer.setAccessibleName(named(question, text))

    def _lead_to_chosen(self) -> None:
        """Qt sees to that itself, but only once the keyboard was in the group."""
        for answer in self.answers:
            answer.setFocusPolicy(Qt.FocusPolicy.StrongFocus if answer.isChecked() else Qt.FocusPolicy.ClickFocus)

    def _on_clicked(self, _button: QAbstractButton) -> None:
        self.changed.emit()

    def _refresh(self) -> None:
        self._row.setSpacing(self._look.px(S1))
