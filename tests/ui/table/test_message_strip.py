"""The message strip: one sentence, there for a while."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QAbstractButton, QWidget

from skatdesk.i18n.languages import Language
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.table.layout import Side
from skatdesk.ui.table.lines import TopBar
from skatdesk.ui.table.message_strip import MessageStrip
from skatdesk.ui.table.seat_plate import SeatPlate
from skatdesk.ui.table.speeds import MESSAGE
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import SITUATIONS


def test_a_sentence_shows_and_goes_by_itself(t: AtTable) -> None:
    strip = t.table.strip
    strip.say("Hearts were led")

    assert strip.isVisible()
    assert strip.text == strip.accessibleName() == "Hearts were led"
    assert strip._timer.isActive()
    assert strip._timer.interval() == MESSAGE
    strip._timer.timeout.emit()
    assert not strip.isVisible()
    assert strip.text == ""


def test_what_stays_until_the_next_action_comes_back_when_something_else_has_been_told_meanwhile(t: AtTable) -> None:
    """How to go on while a trick lies, or a hint, after a refusal or a number copied."""
    strip = t.table.strip
    for outlasts in (False, True):
        strip.say("Click to go on", stays=True)
        strip.say("There are hints when it is your turn", outlasts=outlasts)
        strip._timer.timeout.emit()
        assert strip.text == strip.accessibleName() == "Click to go on"
        assert not strip._timer.isActive()

        strip.say("There are hints when it is your turn", outlasts=outlasts)
        strip.give_way()
        strip._timer.timeout.emit()
        assert strip.text == "", "an action has come between"


def test_a_strip_that_says_nothing_is_not_placed(t: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is said, won or laid around it moves many times in each deal."""
    monkeypatch.delattr(MessageStrip, "fit")
    t.table.show_bubbles(dict.fromkeys(Side, ("18",)))
    t.table.arrange()

    assert t.table.strip.text == ""


def test_words_at_all_seats_are_shown_in_one_go(t: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each time the line at the top finds out anew how much of it has room."""
    cleared: list[QRect] = []
    monkeypatch.setattr(TopBar, "leave_clear", lambda _bar, covered: cleared.append(covered))
    t.table.show_heaps(dict.fromkeys(Side, "2 tricks"))

    assert len(cleared) == 1
    assert not any(t.table._heaps[side].isHidden() for side in Side)


def test_a_new_sentence_takes_the_place_of_the_old_one(t: AtTable) -> None:
    strip = t.table.strip
    placed = QSignalSpy(strip.sized)
    strip.say("one")
    strip.say("another")

    assert strip.text == "another"
    assert placed.count() == 2
    strip.clear()
    assert not strip._timer.isActive()


def test_a_short_sentence_is_one_line_in_the_middle_and_a_long_one_breaks(t: AtTable) -> None:
    strip = t.table.strip
    strip.say("Hearts were led")
    low = strip.height()
    assert abs(strip.geometry().center().x() - t.table.width() / 2) <= 1
    strip.say("Hearts were led, and there is a great deal more to be said about it. " * 4)
    assert strip.height() > 1.7 * low
    assert strip.width() <= t.table.width() * 0.8 + 1
    strip.say("This sentence is a little longer than the room there is for one line in the middle of the table")
    t.table.resize(600, 700)
    assert strip.width() < t.table.width() * 0.7, "not wider than its lines"


@pytest.mark.parametrize("size", [(1152, 900), (816, 700)], ids=["roomy", "cramped"])
@pytest.mark.parametrize("name", ["bidding_hear", "four_bidding"])
def test_beside_a_panel_it_covers_no_player_and_no_command(t: AtTable, name: str, size: tuple[int, int]) -> None:
    t.table.resize(*size)
    SITUATIONS[name](t)
    t.table.strip.say("This game cannot be written to skatdesk.sqlite3. Is the disk full or protected? Play goes on")
    t.settle()

    told = t.table.strip.geometry()
    panel = t.table.panel
    assert panel is not None
    assert t.table.rect().contains(told)
    for other in (panel, t.table.status, *t.table.plates.values()):
        if other.isVisible():
            inside = other.geometry().adjusted(SeatPlate.MARGIN, SeatPlate.MARGIN, -SeatPlate.MARGIN, -SeatPlate.MARGIN)
            assert not told.intersects(inside)


@pytest.mark.parametrize("size", [(1152, 900), (1124, 768), (984, 700)])
def test_beside_a_panel_a_long_sentence_breaks_between_the_fans(t: AtTable, size: tuple[int, int]) -> None:
    """Rather than to run over the cards of the others."""
    t.table.resize(*size)
    SITUATIONS["bidding_hear"](t)
    t.table.strip.say("Hint · Take the skat: the two cards, and putting two away, make the hand better (Hearts, 81%)")
    t.settle()

    told = t.table.strip.geometry()
    left, right = (t.table.scene.table.plate(side) for side in (Side.LEFT, Side.RIGHT))
    assert left.x + left.width <= told.left() + 1
    assert told.right() <= right.x + 1


MESSAGES = (
    "Copied: deal 359 769 082 125 296",
    "The list {title} was here already, and the deal that was played is kept beside it",
    "Something went wrong in Skatdesk. The game is saved; details are in ~/.local/state/skatdesk/skatdesk.log",
)


@pytest.mark.parametrize("size", [(1152, 900), (984, 700), (694, 700), (816, 700), (1124, 768)])
@pytest.mark.parametrize("language", [Language.GERMAN, Language.URDU])
@pytest.mark.parametrize("name", ["won", "lost", "four_result", "ramsch_march"])
def test_over_a_result_it_covers_neither_that_nor_a_command(
    t: AtTable, name: str, language: Language, size: tuple[int, int]
) -> None:
    """However many commands stand on the bottom line."""
    t.table.resize(*size)
    t.look.use(scale=min(size[0] / 1152, size[1] / 900))
    t.show_in(language)
    SITUATIONS[name](t)
    for command in ("", "Last trick", "From another seat", "Take it back"):
        if command:
            button = Button(t.look, kind=Kind.FELT, icon="undo")
            button.setText(command)
            t.table.status.add_button(button)
            button.show()
        for message in MESSAGES:
            t.table.strip.say(message)
            t.settle()
            told = t.table.strip.geometry()
            assert t.table.rect().contains(told)
            result = t.asker.result
            assert not told.intersects(result._frame.contentsRect().translated(result.pos()))
            assert not [one.text() for one in commands(t) if told.intersects(box_on(t, one))]


def commands(t: AtTable) -> list[QAbstractButton]:
    """The buttons on the lines at the top and at the bottom."""
    return [
        one
        for line in (t.table.bar, t.table.status)
        for one in line.findChildren(QAbstractButton)
        if not one.isHidden()
    ]


def box_on(t: AtTable, widget: QWidget) -> QRect:
    """Where a widget lies on the table."""
    return QRect(widget.mapTo(t.table, QPoint()), widget.size())


def test_the_mouse_goes_through_it(t: AtTable) -> None:
    SITUATIONS["wrong_card"](t)
    middle = t.table.strip.geometry().center()

    assert not isinstance(t.table.childAt(middle), MessageStrip)


def test_the_next_action_takes_it_away(t: AtTable) -> None:
    SITUATIONS["wrong_card"](t)
    request = t.controller.request
    assert request is not None
    t.controller.submit(request.options[0])
    t.settle()

    assert not t.table.strip.isVisible()


def test_a_sentence_about_the_program_outlasts_the_next_action(t: AtTable) -> None:
    """It is not about a click: it has its time, and gives way to another sentence only."""
    SITUATIONS["wrong_card"](t)
    strip = t.table.strip
    strip.say("The disk is full", outlasts=True)
    request = t.controller.request
    assert request is not None
    t.controller.submit(request.options[0])
    t.settle()
    assert strip.text == "The disk is full"
    assert strip._timer.isActive()

    strip.say("Hearts were led")
    strip.give_way()
    assert not strip.isVisible()
