"""The whole program in one window, and a person who plays in it."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.engine.dealing import SeriesSetup
from skatdesk.i18n.languages import Language
from skatdesk.settings.options import CARD_NAMING, LANGUAGE, SPEED
from skatdesk.settings.settings import Settings
from skatdesk.skat.actions import Play
from skatdesk.skat.cards import Card
from skatdesk.skat.ruleset import RuleSet
from skatdesk.store.store import Store
from tests.helpers.inline_executor import InlineExecutor


def settings_for_tests() -> Settings:
    """English, nothing moves."""
    settings = Settings()
    for option, value in ((LANGUAGE, "en"), (CARD_NAMING, "en"), (SPEED, "at_once")):
        settings.set(option, value)
    return settings


class Hand:
    """A person's hand: clicks what is on screen, and nothing else."""

    def __init__(self, application: Application, qtbot: QtBot) -> None:
        self.application = application
        self.qtbot = qtbot

    def click(self, widget: QWidget) -> None:
        """Clicks the middle of a visible widget."""
        assert widget.isVisible(), f"{widget} is not on screen"
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    def click_card(self, card: Card) -> None:
        """Clicks the visible left edge of a card of the hand."""
        table = self.application.table
        cards = table.scene.row.cards
        spot = table.scene.table.hand(cards.index(card), len(cards))
        at = QPoint(round(spot.x - spot.width * 0.38), round(spot.y))
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def wait_for_question(self) -> bool:
        """Waits until the human is asked something; False when the deal is over."""
        application = self.application

        def asked_or_over() -> bool:
            return application.controller.request is not None or application.table.panel is application.asker.result

        self.qtbot.waitUntil(asked_or_over)
        return application.controller.request is not None

    def answer(self) -> None:
        """Answers the open question in the plainest way there is."""
        request, asker = self.application.controller.request, self.application.asker
        assert request is not None
        panel = self.application.table.panel
        plays = [option for option in request.options if isinstance(option, Play)]
        if plays:
            self.click_card(plays[0].card)
        elif panel is asker.bidding:
            self.click(asker.bidding.main if request.view.bid < 24 else asker.bidding.pass_button)
        elif panel is asker.discard:
            for card in self.application.table.scene.row.cards[-2:]:
                self.click_card(card)
            self.click(asker.discard.confirm)
        elif panel is asker.announce:
            self.click(next(button for button in asker.announce.games.values() if button.isEnabled()))
            self.click(asker.announce.confirm)
        else:
            self.click(asker.choice.buttons[0])

    def play_deal(self) -> None:
        """Plays the deal on the table to its result."""
        for _ in range(60):
            if not self.wait_for_question():
                return
            self.answer()
        pytest.fail("the deal does not end")


def open_application(
    qapp: QApplication,
    qtbot: QtBot,
    store: Store | None,
    language: Language = Language.ENGLISH,
    settings: Settings | None = None,
) -> Application:
    """The program with its window on screen, with settings of an earlier start or new ones."""
    settings = settings or settings_for_tests()
    settings.set(LANGUAGE, language.value)
    application = Application(qapp, settings, store, InlineExecutor())
    qtbot.addWidget(application.window)
    with qtbot.waitExposed(application.window):
        application.open()
    return application


def series(rules: RuleSet, names: tuple[str, ...] = ("Ada", "Ben", "Cem")) -> SeriesSetup:
    """A human with computer players."""
    return SeriesSetup(names, (None, *("rules" for _ in names[1:])), rules, seed=11)
