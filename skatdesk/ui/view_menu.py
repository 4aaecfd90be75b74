"""The menu of how everything looks: the same settings as in their dialog, a choice away."""

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from skatdesk.settings.kinds import Choice
from skatdesk.settings.options import (
    BACK,
    CARD_NAMING,
    CORNER_LETTERS,
    DECK,
    GERMAN_SUIT_WORDS,
    LANGUAGE,
    SPEED,
    TEXT_SIZE,
    THEME,
)
from skatdesk.settings.settings import Settings
from skatdesk.ui.look.menu import Menu
from skatdesk.ui.option_words import option_words


class ViewMenu(Menu):
    """Shows what is chosen when it is made; the settings are told what is chosen in it, who uses them follows."""

    def __init__(self, settings: Settings, parent: QMenu) -> None:
        super().__init__(parent)
        self._settings = settings
        for option in (LANGUAGE, CARD_NAMING, CORNER_LETTERS, DECK, BACK, THEME, TEXT_SIZE, SPEED):
            self.addMenu(self._choices_of(option))
        german_words = self.addAction(option_words(GERMAN_SUIT_WORDS.label))
        german_words.setCheckable(True)
        german_words.setChecked(settings.get(GERMAN_SUIT_WORDS))
        german_words.triggered.connect(self._on_german_words)
        self.addSeparator()

    def _choices_of(self, option: Choice) -> QMenu:
        menu = QMenu(option_words(option.label), self)
        group = QActionGroup(menu)
        now = self._settings.get(option)
        for value, label in option.choices:
            action = menu.addAction(option_words(label))
            action.setCheckable(True)
            action.setChecked(value == now)
            action.setData((option, value))
            group.addAction(action)
        group.triggered.connect(self._on_choice)
        return menu

    def _on_choice(self, action: QAction) -> None:
        option, value = action.data()
        self._settings.set(option, value)

    def _on_german_words(self, wanted: bool) -> None:
        self._settings.set(GERMAN_SUIT_WORDS, wanted)
