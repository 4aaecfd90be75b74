"""A control for each kind of switch a rule set has; read from the annotations of ``RuleSet``."""

from collections.abc import Mapping
from decimal import Decimal
from typing import get_args

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QFontMetrics, QStandardItemModel
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from skatdesk.i18n.amounts import amount_text, typed_amount
from skatdesk.skat.ruleset import BockEvent, RuleSet
from skatdesk.ui.dialogs.rule_words import RuleWords
from skatdesk.ui.dialogs.typed import Count
from skatdesk.ui.look.choice import Choice
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.text_field import TextField
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S2

_CONCEDE_MOST = 10
_LIST_GAP = 3


class RuleControl(QWidget):
    """What a switch is called, and the way to change it.

    Signals:
        changed(): the user chose another value.
    """

    changed = Signal()

    def __init__(self, look: Look, switch: str) -> None:
        super().__init__()
        self.switch = switch
        self._look = look

    @property
    def value(self) -> object:
        """The value chosen; None where none is understood."""
        raise NotImplementedError

    def show_value(self, value: object) -> None:
        """Shows a value without a signal."""
        raise NotImplementedError

    def write_words(self, words: RuleWords) -> None:
        """Writes everything that is shown."""
        raise NotImplementedError

    def align(self, width: int) -> None:
        """How much room the control itself takes, so that all of a page stand in line."""


class SwitchControl(RuleControl):
    """Yes or no."""

    def __init__(self, look: Look, switch: str) -> None:
        super().__init__(look, switch)
        self.box = QCheckBox()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.box)
        self.box.clicked.connect(self.changed)

    @property
    def value(self) -> object:
        return self.box.isChecked()

    def show_value(self, value: object) -> None:
        self.box.setChecked(value is True)

    def write_words(self, words: RuleWords) -> None:
        self.box.setText(words.switches()[self.switch])


class _Captioned(RuleControl):
    """A caption before the control."""

    def __init__(self, look: Look, switch: str, control: QWidget) -> None:
        super().__init__(look, switch)
        self._caption = RichLine(look, wrap=True, even=True)
        self._control = control
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._caption, 1)
        self._room = QWidget()
        inner = QHBoxLayout(self._room)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(control)
        if control.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Fixed:
            inner.addStretch(1)
        row.addWidget(self._room)
        self._caption.setBuddy(control)

    def align(self, width: int) -> None:
        self._room.setFixedWidth(width)

    def write_words(self, words: RuleWords) -> None:
        caption = words.switches()[self.switch]
        self._caption.show_text(caption)
        self._control.setAccessibleName(caption)


class ChoiceControl(_Captioned):
    """One of a few values."""

    def __init__(self, look: Look, switch: str, values: tuple[object, ...]) -> None:
        self.list = Choice(look, ["" for _ in values])
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._values = values
        super().__init__(look, switch, self.list)
        self.list.activated.connect(self.changed)

    @property
    def value(self) -> object:
        return self._values[self.list.currentIndex()]

    def show_value(self, value: object) -> None:
        self.list.setCurrentIndex(self._values.index(value))

    def write_words(self, words: RuleWords) -> None:
        super().write_words(words)
        for index, value in enumerate(self._values):
            self.list.setItemText(index, words.value(self.switch, value))
        self.list.updateGeometry()

    def offer(self, value: object, *, possible: bool) -> None:
        """Whether this value can be chosen under the rules chosen so far."""
        model = self.list.model()
        assert isinstance(model, QStandardItemModel)
        model.item(self._values.index(value)).setEnabled(possible)


class CountControl(_Captioned):
    """A whole number of cards."""

    def __init__(self, look: Look, switch: str) -> None:
        self.count = Count(0, 1)
        self.count.setRange(0, _CONCEDE_MOST)
        self.count.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        super().__init__(look, switch, self.count)
        self.count.valueChanged.connect(self.changed)

    @property
    def value(self) -> object:
        return self.count.value()

    def show_value(self, value: object) -> None:
        assert isinstance(value, int)
        with QSignalBlocker(self.count):
            self.count.setValue(value)


class AmountControl(_Captioned):
    """An amount of money."""

    def __init__(self, look: Look, switch: str) -> None:
        self.field = TextField()
        self.field.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        super().__init__(look, switch, self.field)
        self.field.textEdited.connect(self.changed)
        look.changed.connect(self._refresh)
        self._refresh()

    @property
    def value(self) -> object:
        amount = typed_amount(self.field.text())
        return None if amount is None else format(amount.normalize(), "f") if amount else "0"

    def show_value(self, value: object) -> None:
        self.field.setText(amount_text(Decimal(str(value))))

    def write_words(self, words: RuleWords) -> None:
        super().write_words(words)
        self.field.setPlaceholderText(self.tr("no money"))
        self._refresh()

    def _refresh(self) -> None:
        words = QFontMetrics(self.field.font()).horizontalAdvance(self.field.placeholderText())
        self.field.setFixedWidth(max(self._look.px(120), words + self._look.px(2 * S2)))


class EventsControl(RuleControl):
    """Any of several events."""

    def __init__(self, look: Look, switch: str) -> None:
        super().__init__(look, switch)
        self._caption = RichLine(look)
        self.boxes = {event: QCheckBox() for event in get_args(BockEvent)}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._caption)
        for box in self.boxes.values():
            self._column.addWidget(box)
            box.clicked.connect(self.changed)
        look.changed.connect(self._space)
        self._space()

    def _space(self) -> None:
        self._column.setSpacing(self._look.px(_LIST_GAP))

    def offer(self, possible: Mapping[str, bool]) -> None:
        """Whether each of these events can happen under the rules chosen so far."""
        for event, meant in possible.items():
            self.boxes[event].setEnabled(meant)

    @property
    def value(self) -> object:
        return tuple(event for event, box in self.boxes.items() if box.isChecked())

    def show_value(self, value: object) -> None:
        assert isinstance(value, tuple)
        for event, box in self.boxes.items():
            box.setChecked(event in value)

    def write_words(self, words: RuleWords) -> None:
        self._caption.show_text(words.switches()[self.switch])
        for event, box in self.boxes.items():
            box.setText(words.value(self.switch, event))


def control_for(look: Look, switch: str) -> RuleControl:
    """The control that fits the switch's kind."""
    kind: object = RuleSet.__annotations__[switch]
    if kind is bool:
        return SwitchControl(look, switch)
    if kind is int:
        return CountControl(look, switch)
    if kind is str:
        return AmountControl(look, switch)
    values = get_args(kind)
    if Ellipsis in values:
        return EventsControl(look, switch)
    return ChoiceControl(look, switch, values)
