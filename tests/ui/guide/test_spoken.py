"""What a screen reader is told in the guide beside what has the focus."""

from PySide6.QtCore import Qt

from skatdesk.ui.guide.window import GuideWindow
from tests.ui.conftest import Press


def test_a_reader_hears_what_the_search_finds_and_each_place_that_enter_goes_to(
    window: GuideWindow, press: Press, heard: list[str]
) -> None:
    """The keys stay in the field, and nobody would read what changes beside it."""
    window.search.setFocus()
    window.search.setText("r")
    assert heard == []
    window.search.setText("revolution")
    assert heard == [window.count.text()]
    heard.clear()
    press(window, Qt.Key.Key_Return)
    assert len(heard) == 1
    assert "revolution" in heard[0].casefold()
    heard.clear()
    window.search.setText("xyzzy")
    window.search.clear()
    assert heard == ["Not found in the guide"]


def test_a_reader_hears_which_chapter_a_link_leads_to_and_which_one_comes_back(
    window: GuideWindow, heard: list[str]
) -> None:
    window.browser.chapterRequested.emit("seats")
    window.go_back()
    window.go_forward()
    window.go_forward()
    assert heard == ["Seats and dealing", "The cards and their values", "Seats and dealing"]
