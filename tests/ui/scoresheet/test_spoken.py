"""What a screen reader is told in the score sheet beside what has the focus."""

from tests.helpers.plain import plain
from tests.ui.scoresheet.conftest import Keeper


def test_a_reader_hears_which_list_and_which_page_is_opened_and_what_was_entered(
    keeper: Keeper, heard: list[str]
) -> None:
    """The focus goes on to the entry, and nobody would read what stands above it."""
    page = keeper.open("pub")
    assert heard[-1].startswith("Pub evening · ")
    page.show_history()
    assert heard[-1] == plain(page.history.accessibleName())
    page.show_sheet()
    keeper.room.enter()
    assert heard[-1].startswith("Pub evening · ")
    keeper.open("thursday")
    keeper.type("2s2⏎")
    assert any(said.startswith("25; ") and "with 2, game 3" in said for said in heard)


def test_a_reader_hears_that_the_search_finds_no_list(keeper: Keeper, heard: list[str]) -> None:
    keeper.room.shelf.field.setText("zebra")
    assert heard == ["No list has these words"]
    keeper.room.shelf.field.setText("pub")
    keeper.room.shelf.field.clear()
    assert heard == ["No list has these words"]
