"""A control for each kind of option; what is chosen holds at once."""

from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QWidget

from skatdesk.settings import kinds
from skatdesk.settings.options import PLAYER_NAME
from skatdesk.settings.settings import Settings
from skatdesk.ui.look.choice import Choice
from skatdesk.ui.look.text_field import TextField
from skatdesk.ui.look.theme import Look
from skatdesk.ui.option_words import option_words
from skatdesk.ui.user import nameless


class OptionControl(QObject):
    """Ties a widget to an option: the settings follow the widget, the widget follows the settings."""

    def __init__(self, settings: Settings, option: kinds.Option[Any], widget: QWidget) -> None:
        super().__init__(widget)
        self.option = option
        self.widget = widget
        self._settings = settings
        widget.destroyed.connect(settings.watch(option, self.show_value))

    def start(self) -> None:
        """Shows what is set now; to be called when all is built."""
        self.show_value(self._settings.get(self.option))

    def show_value(self, value: Any) -> None:
        """Shows a value of the option's kind."""
        raise NotImplementedError

    def write_words(self) -> None:
        """Writes everything that is shown but for the caption."""

    def _set(self, value: Any) -> None:
        self._settings.set(self.option, value)


class _SwitchControl(OptionControl):
    def __init__(self, settings: Settings, option: kinds.Switch) -> None:
        self.box = QCheckBox()
        super().__init__(settings, option, self.box)
        self.box.clicked.connect(self._set)

    def show_value(self, value: bool) -> None:
        self.box.setChecked(value)

    def write_words(self) -> None:
        self.box.setText(option_words(self.option.label))


class _ChoiceControl(OptionControl):
    def __init__(self, look: Look, settings: Settings, option: kinds.Choice) -> None:
        self.list = Choice(look, ["" for _ in option.choices])
        self.list.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._choices = option.choices
        super().__init__(settings, option, self.list)
        self.list.activated.connect(self._on_activated)

    def show_value(self, value: str) -> None:
        self.list.setCurrentIndex([one for one, _ in self._choices].index(value))

    def write_words(self) -> None:
        for index, (_, label) in enumerate(self._choices):
            self.list.setItemText(index, option_words(label))
        self.list.updateGeometry()

    def _on_activated(self, index: int) -> None:
        self._set(self._choices[index][0])


class _TextControl(OptionControl):
    def __init__(self, settings: Settings, option: kinds.Text) -> None:
        self.field = TextField()
        self.field.setMaxLength(option.longest)
        super().__init__(settings, option, self.field)
        self.field.textEdited.connect(self._set)

    def show_value(self, value: str) -> None:
        if self.field.text() != value:
            self.field.setText(value)

    def write_words(self) -> None:
        if self.option is PLAYER_NAME:
            self.field.setPlaceholderText(nameless())


def control_for(look: Look, settings: Settings, option: kinds.Option[Any]) -> OptionControl:
    """The control for an option; raises ``TypeError`` for a kind that has none, and no place in the dialog."""
    match option:
        case kinds.Switch():
            return _SwitchControl(settings, option)
        case kinds.Choice():
            return _ChoiceControl(look, settings, option)
        case kinds.Text():
            return _TextControl(settings, option)
    raise TypeError(f"{option.key}: there is no control for {type(option).__name__}")
