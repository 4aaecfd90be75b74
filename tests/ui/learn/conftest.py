"""Pages of learning over the usual house."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.coach.exercises.exercise import Kind
from skatdesk.i18n.languages import Language
from skatdesk.settings.options import LANGUAGE
from skatdesk.store.store import Store
from skatdesk.ui.desk import Desk
from skatdesk.ui.learn.exercise_page import ExercisePage
from skatdesk.ui.learn.page import LearnPage
from tests.helpers.drop_down import choose_from
from tests.helpers.whole_program import Hand, open_application
from tests.ui.conftest import House, ShowPage

SEED = 3


def choose_kind(page: ExercisePage, kind: Kind | None = None) -> None:
    """Chooses exercises of this kind from the list, or of all."""
    choose_from(page.topics, 0 if kind is None else 1 + list(Kind).index(kind))


def speak(application: Application, language: Language) -> None:
    """The program changes to this language, and everything shown has followed."""
    application.settings.set(LANGUAGE, language.value)
    QCoreApplication.sendPostedEvents()


def do_as_advised(application: Application, hand: Hand) -> None:
    """Clicks what the marks point at."""
    row = application.table.scene.row
    advised, button = row.advised, application.practice.helper.marks.button
    for card in advised:
        hand.click_card(card)
    if application.asker.takes_cards:
        hand.click(application.asker.discard.confirm)
    elif button is not None:
        hand.click(button)


@pytest.fixture
def application(qapp: QApplication, qtbot: QtBot, store: Store) -> Iterator[Application]:
    """The program in front of its first page."""
    application = open_application(qapp, qtbot, store)
    yield application
    application.stop()
    application.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def exercises(show_page: ShowPage, desk: Desk) -> ExercisePage:
    """Shown, and always with the same exercises."""
    return show_page(ExercisePage(desk, lambda: SEED))


@pytest.fixture
def learn(show_page: ShowPage, house: House) -> LearnPage:
    """The page with the doors."""
    return show_page(LearnPage(house.look))
