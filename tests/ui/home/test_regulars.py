"""What those see on the home page who have been here before: how the series stands, the list, the next puzzle."""

import pytest
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtTest import QSignalSpy, QTest

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.languages import Language
from skatdesk.scoring.names import LONGEST_NAME
from skatdesk.settings.options import PLAYER_NAME
from skatdesk.ui.home import door
from skatdesk.ui.home.card_points import CardPoints
from skatdesk.ui.home.page import HomePage
from skatdesk.ui.look.richline import RichLine
from tests.ui.conftest import House, Press
from tests.ui.home.conftest import LIST, PUZZLE, RUNNING


def test_newcomers_see_what_the_cards_count_and_others_the_next_puzzle(home: HomePage, house: House) -> None:
    home.show_puzzle(PUZZLE)
    points = home.findChild(CardPoints)
    assert points is not None
    assert (home.puzzle.isVisible(), points.isVisible()) == (False, True)

    house.settings.set(PLAYER_NAME, "Ada")
    assert (home.puzzle.isVisible(), points.isVisible()) == (True, False)
    assert home.puzzle.accessibleDescription() == PUZZLE

    house.settings.set(PLAYER_NAME, "")
    home.show_running(*RUNNING)
    assert home.puzzle.isVisible()
    home.show_puzzle("")
    assert (home.puzzle.isVisible(), points.isVisible()) == (False, True)


def test_who_is_new_is_told_where_to_begin(home: HomePage, house: House) -> None:
    """Until there is a name nothing has been played."""
    assert home.learn.accessibleDescription() == "New to Skat? Begin here"

    house.settings.set(PLAYER_NAME, "Ada")
    assert home.learn.accessibleDescription() == "A first game, exercises, the guide"

    home.show_running(*RUNNING)
    assert home.learn.accessibleDescription() == "Step by step"


def test_the_next_puzzle_is_a_click_or_a_key_away(home: HomePage, press: Press) -> None:
    asked = QSignalSpy(home.puzzleRequested)
    home.show_puzzle(PUZZLE)
    press(home, Qt.Key.Key_U)
    assert asked.count() == 0

    home.show_running(*RUNNING)
    press(home, Qt.Key.Key_U)
    QTest.mouseClick(home.puzzle, Qt.MouseButton.LeftButton)

    assert asked.count() == 2


def test_how_the_series_stands_is_told_below_the_greeting(home: HomePage) -> None:
    home.show_running(*RUNNING, "You are 57 points ahead of Ben")
    assert "You are 57 points ahead of Ben" in [line.text() for line in home.findChildren(RichLine) if line.isVisible()]


def test_a_list_that_is_being_written_comes_first(home: HomePage, press: Press) -> None:
    goes_on, looks, plays = (QSignalSpy(s) for s in (home.listRequested, home.sheetRequested, home.playRequested))
    home.show_list(*LIST)
    QCoreApplication.sendPostedEvents()

    door = home.list
    assert (door.text(), door.accessibleDescription()) == ("Continue the list", "Thursday round · Game 13 of 36")
    assert door.geometry().bottom() < home.play.geometry().top() == home.learn.geometry().top()
    assert home.sheet.accessibleDescription() == "For your own table"
    press(home, Qt.Key.Key_Return)
    QTest.mouseClick(door, Qt.MouseButton.LeftButton)
    press(home, Qt.Key.Key_S)
    assert (goes_on.count(), looks.count(), plays.count()) == (2, 1, 0)

    home.show_list("", "")
    assert not door.isVisible()
    press(home, Qt.Key.Key_Return)
    assert (goes_on.count(), looks.count(), plays.count()) == (2, 1, 1)


def test_beside_a_running_series_the_door_to_the_score_sheet_leads_to_the_list(home: HomePage, press: Press) -> None:
    goes_on, looks = QSignalSpy(home.listRequested), QSignalSpy(home.sheetRequested)
    home.show_running(*RUNNING)
    home.show_list(*LIST)

    assert (home.continue_.isVisible(), home.list.isVisible()) == (True, False)
    assert home.sheet.accessibleDescription() == "Game 13 of 36"
    press(home, Qt.Key.Key_S)
    assert (goes_on.count(), looks.count()) == (1, 0)


@pytest.mark.parametrize("language", Language)
def test_a_door_is_as_high_as_long_names_need(
    home: HomePage, house: House, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    house.look.use(scale=0.78)  # a window of 1024 x 700
    house.speak(language)
    home.show_running("Continue game 7 of 36", "Ada, Ben, Cem")
    QCoreApplication.sendPostedEvents()
    drawn = home.continue_.height()
    names = [isolate("W" * LONGEST_NAME)] * 4
    home.show_running("Continue game 7 of 36", ", ".join(names))
    QCoreApplication.sendPostedEvents()
    rooms: list[QRectF] = []
    monkeypatch.setattr(door, "write_lines", lambda _painter, room, *_rest: rooms.append(room))
    home.continue_.grab()

    assert min(room.top() for room in rooms) > 16  # 8 of them shadow
    assert max(room.bottom() for room in rooms) < home.continue_.height() - 16
    assert home.continue_.height() > drawn == home.continue_.sizeHint().height()


@pytest.mark.parametrize("words", range(12, 24))
def test_no_lone_word_stands_below_the_greeting(home: HomePage, words: int) -> None:
    """However long the sentence is that begins the page."""
    home.show_running(*RUNNING, " ".join(["Friederike"] * words))
    QCoreApplication.sendPostedEvents()
    line = home._line
    line.grab()
    layout = line._document.firstBlock().layout()
    widths = [layout.lineAt(at).naturalTextWidth() for at in range(layout.lineCount())]

    assert len(widths) > 1
    assert min(widths) > max(widths) / 2
