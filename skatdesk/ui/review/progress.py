"""How far a review is, or why there is none."""

from enum import Enum, auto

from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QWidget

from skatdesk.i18n.numbers import number
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, SMALL
from skatdesk.ui.look.translated import Translated

_WIDTH, _PARTS = 120, 20


class Stage(Enum):
    """Where a review stands."""

    WAITING = auto()
    """For the strong players, who are being prepared."""
    RUNNING = auto()
    COMPLETE = auto()
    BROKEN_OFF = auto()
    FAILED = auto()
    UNAVAILABLE = auto()
    """The strong players cannot be prepared here."""


class Progress(Translated, QWidget):
    """A word; a bar, and ``cancel`` while there is something to wait for; ``again`` where a review has ended early."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._known = self._total = 0
        self.word = RichLine(look, size=SMALL, ink="text2")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setRange(0, _PARTS)
        self.cancel = Button(look, kind=Kind.GHOST, icon="cross")
        self.again = Button(look, kind=Kind.GHOST, icon="again")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for part in (self.word, self.bar, self.cancel, self.again):
            self._row.addWidget(part)
        look.changed.connect(self._space)
        self._space()
        self.show_stage(Stage.COMPLETE)

    def show_stage(self, stage: Stage) -> None:
        """Another stage than before; what has the keys hands them on where it goes."""
        keys = self.cancel.hasFocus() or self.again.hasFocus()
        self._stage = stage
        self._write_words()
        under_way = stage in (Stage.WAITING, Stage.RUNNING)
        early = stage in (Stage.BROKEN_OFF, Stage.FAILED)
        self.bar.setVisible(stage is Stage.RUNNING)
        self.cancel.setVisible(under_way)
        self.again.setVisible(early)
        if keys and (under_way or early):
            (self.cancel if under_way else self.again).setFocus()

    def show_progress(self, known: int, total: int) -> None:
        """So many of all steps are done."""
        self._known, self._total = known, total
        self.bar.setValue(_PARTS * known // total)  # paints at once whenever the value is another one
        self.show_stage(Stage.RUNNING)

    def _write_words(self) -> None:
        self.cancel.setText(self.tr("Cancel"))
        self.again.setText(self.tr("Review again"))
        self.bar.setAccessibleName(self.tr("Progress of the review"))
        word = self._sentence()
        self.word.show_text(word)
        self.word.setVisible(bool(word))

    def _sentence(self) -> str:
        match self._stage:
            case Stage.WAITING:
                return self.tr("The strong players are being prepared; the review begins then")
            case Stage.RUNNING:
                return self.tr("{k} of {n}").format(k=number(self._known), n=number(self._total))
            case Stage.COMPLETE:
                return ""
            case Stage.BROKEN_OFF:
                return self.tr("The review was broken off")
            case Stage.FAILED:
                return self.tr("This deal could not be reviewed")
            case Stage.UNAVAILABLE:
                return self.tr("The strong players cannot be prepared on this machine: there is no review")

    def _space(self) -> None:
        px = self._look.px
        self._row.setSpacing(px(S1))
        self.bar.setFixedWidth(px(_WIDTH))
