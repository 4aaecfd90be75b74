"""The message strip: one sentence, there for a while."""

from PySide6.QtTest import QSignalSpy

from skatdesk.ui.table.message_strip import MessageStrip
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
