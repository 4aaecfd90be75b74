"""The menu of how everything looks and the settings agree."""

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from skatdesk.settings.options import DECK, GERMAN_SUIT_WORDS
from skatdesk.settings.settings import Settings
from skatdesk.ui.look.menu import Menu
from skatdesk.ui.option_words import option_words
from skatdesk.ui.view_menu import ViewMenu


@pytest.fixture
def menu(qtbot: QtBot) -> Menu:
    """What it opens from."""
    menu = Menu()
    qtbot.addWidget(menu)
    return menu


def _decks(menu: ViewMenu) -> dict[str, QAction]:
    words = option_words(DECK.label)
    submenu = next(found for found in menu.findChildren(QMenu) if found.title() == words)
    return {action.data()[1]: action for action in submenu.actions()}


def _german_words(menu: ViewMenu) -> QAction:
    return next(action for action in menu.actions() if action.text() == option_words(GERMAN_SUIT_WORDS.label))


def test_it_shows_what_is_chosen(menu: Menu) -> None:
    settings = Settings()
    settings.set(DECK, "german")
    settings.set(GERMAN_SUIT_WORDS, True)
    view = ViewMenu(settings, menu)

    assert [deck for deck, action in _decks(view).items() if action.isChecked()] == ["german"]
    assert _german_words(view).isChecked()


def test_what_is_chosen_in_it_is_told_to_the_settings(menu: Menu) -> None:
    settings = Settings()
    view = ViewMenu(settings, menu)
    before = settings.get(GERMAN_SUIT_WORDS)
    _decks(view)["german"].trigger()
    _german_words(view).trigger()

    assert settings.get(DECK) == "german"
    assert settings.get(GERMAN_SUIT_WORDS) is not before
