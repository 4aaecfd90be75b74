"""How large text is in a window: as that is, larger where the user wants it so; at once, or once its edge rests."""

import pytest
from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.settings.options import TEXT_SIZE
from skatdesk.skat.ruleset import ISKO
from skatdesk.ui.text_size import LARGER, TextSize
from tests.helpers.inline_executor import InlineExecutor
from tests.helpers.whole_program import open_application, series, settings_for_tests
from tests.ui.conftest import House


def test_text_grows_and_shrinks_with_the_window(house: House) -> None:
    """A folded dock leaves more room; what the program asks for is there at once."""
    size = TextSize(house.look, house.look)
    scales = []
    for width, height in ((1440, 900), (1024, 700), (1920, 1080), (2880, 1800)):
        size.follow(QSize(width, height), by_hand=False)
        scales.append(house.look.scale)
    assert scales == [1.0, 0.78, 1.2, 2.0]
    assert not house.look.enlarged


def test_the_list_takes_what_the_cards_leave(house: House) -> None:
    """As wide as drawn where they need everything, and never so wide that it shows less in more room."""
    size, look = TextSize(house.look, house.look), house.look
    widths = {}
    for window in ((1024, 700), (1280, 720), (1350, 720), (1440, 900), (1536, 800), (1920, 1080)):
        size.follow(QSize(*window), by_hand=False)
        widths[window] = look.dock_width
    assert widths == {
        (1024, 700): 225,
        (1280, 720): 314,
        (1350, 720): 314,
        (1440, 900): 288,
        (1536, 800): 314,
        (1920, 1080): 399,
    }


def test_while_the_edge_is_dragged_text_stays(house: House, qtbot: QtBot) -> None:
    """The first change is followed at once, for it may be the only one; the last one when nothing moves any more."""
    look, changes = house.look, []
    look.changed.connect(lambda: changes.append(look.scale))
    size = TextSize(look, look)
    size.follow(QSize(1024, 700), by_hand=False)
    for step in range(9):
        size.follow(QSize(1440 + 60 * step, 900 + 40 * step), by_hand=True)
    assert changes == [0.78, 1.0]
    qtbot.waitUntil(lambda: changes[2:] == [1.2])
    size.follow(QSize(1024, 700), by_hand=False)
    assert look.scale == 0.78


# ---------------------------------------------------------------- the user's choice


WINDOWS = (960, 600), (1024, 700), (1366, 716), (1440, 900), (1920, 1080)


@pytest.mark.parametrize(
    ("choice", "scales"),
    [
        ("normal", [0.6, 0.78, 0.78, 1.0, 1.2]),
        ("large", [0.84, 0.9, 0.9, 1.15, 1.38]),
        ("largest", [0.87, 0.93, 1.01, 1.3, 1.56]),
    ],
)
def test_the_user_makes_text_larger_as_far_as_the_window_has_room(
    house: House, choice: str, scales: list[float]
) -> None:
    size, found = TextSize(house.look, house.look), []
    size.choose(choice)
    for width, height in WINDOWS:
        size.follow(QSize(width, height), by_hand=False)
        found.append(house.look.scale)
    assert found == scales
    assert house.look.enlarged is house.look.cramped is (choice != "normal")


@pytest.mark.parametrize("choice", LARGER)
@pytest.mark.parametrize(("width", "height"), [*WINDOWS, (853, 433), (1024, 1400), (3000, 700)])
def test_a_larger_choice_never_makes_smaller_letters(house: House, choice: str, width: int, height: int) -> None:
    size = TextSize(house.look, house.look)
    size.follow(QSize(width, height), by_hand=False)
    usual = house.look.font().pixelSize()
    size.choose(choice)
    size.follow(QSize(width, height), by_hand=False)
    assert house.look.font().pixelSize() >= usual


def test_the_choice_holds_at_once_and_folds_the_dock(qapp: QApplication, qtbot: QtBot) -> None:
    """Until the window has room for both again; cards take what is left."""
    application = open_application(qapp, qtbot, None)
    window, look, dock = application.window, application.look, application.dock
    window.resize(1440, 900)
    application.begin(series(ISKO))
    for choice, scale in (("normal", 1.0), ("largest", 1.3), ("normal", 1.0)):
        application.settings.set(TEXT_SIZE, choice)
        QCoreApplication.sendPostedEvents()
        assert look.scale == scale
        assert dock.folding.folded is (scale > 1)
        assert application.table.scene.table.enlarged is (scale > 1)
        assert application.table.bar.menu_button.sizeHint().height() == round(40 * scale)
    application.stop()


def test_a_dock_folded_by_hand_is_so_still_after_the_window_was_narrow(qapp: QApplication, qtbot: QtBot) -> None:
    """One that was opened meanwhile stays open."""
    application = open_application(qapp, qtbot, None)
    window, dock = application.window, application.dock
    for opened in (False, True):
        window.resize(1440, 900)
        dock.folding.set_folded(True)
        window.resize(1024, 700)
        assert dock.folding.folded
        if opened:
            dock.folding.set_folded(False)
        window.resize(1440, 900)
        assert dock.folding.folded is not opened
    application.stop()


def test_a_window_begins_with_what_was_chosen(qapp: QApplication, qtbot: QtBot) -> None:
    settings = settings_for_tests()
    settings.set(TEXT_SIZE, "large")
    application = Application(qapp, settings, None, InlineExecutor())
    qtbot.addWidget(application.window)
    application.open()
    application.window.resize(1440, 900)
    assert application.look.scale == 1.15
    application.stop()
