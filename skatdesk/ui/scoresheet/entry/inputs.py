"""What all groups of inputs share: their tools, and how they say that something was told."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from skatdesk.i18n.card_names import CardNamer
from skatdesk.scoring.drafts import Draft, DraftError, Reason
from skatdesk.ui.look.theme import Look
from skatdesk.ui.scoresheet.entry.field import NumberField
from skatdesk.ui.scoresheet.entry.segments import Segments
from skatdesk.ui.scoresheet.entry.sizes import Size
from skatdesk.ui.scoresheet.entry.words import EntryWords

D = TypeVar("D", bound=Draft)

CARD_POINTS = range(121)
"""What one player can have taken."""


@dataclass(frozen=True, slots=True)
class Tools:
    """What every group needs."""

    look: Look
    namer: CardNamer
    words: EntryWords


class Inputs(QObject, Generic[D]):
    """Groups of inputs for one kind of draft; ``groups`` are their widgets in the order they stand.

    Signals:
        drafted(object): what was told, as a changed ``Draft``.
        refused(object, int): a ``Reason`` why the number just typed cannot be.
    """

    drafted = Signal(object)
    refused = Signal(object, int)

    def __init__(self, tools: Tools, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tools = tools
        self.groups: tuple[QWidget, ...] = ()
        self._draft: D | None = None
        """What is shown, if anything."""

    def hide(self) -> None:
        """Takes all groups off the panel."""
        for group in self.groups:
            group.hide()

    @property
    def hidden(self) -> bool:
        """Whether no group is on the panel."""
        return all(group.isHidden() for group in self.groups)

    def use_size(self, size: Size) -> None:
        """Makes all inputs roomy or tight."""
        for group in self.groups:
            for part in (group, *group.findChildren(QWidget)):
                if isinstance(part, Segments | NumberField):
                    part.use_size(size)

    def _change(self, change: Callable[[D], Draft], number: int = 0) -> None:
        """Tells the changed draft, or why there is none."""
        if self._draft is None:
            return
        try:
            draft = change(self._draft)
        except DraftError as error:
            self.refused.emit(error.reason, number)
        else:
            self.drafted.emit(draft)

    def _reason(self, reason: Reason | None) -> str:
        """Why an input is barred; empty if it is not."""
        return "" if reason is None else self._tools.words.reason(reason)
