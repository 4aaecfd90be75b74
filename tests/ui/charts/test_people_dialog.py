"""Who is who: renaming and merging through the dialog."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from skatdesk.i18n.languages import Language
from skatdesk.scoring.names import LONGEST_NAME
from skatdesk.store.errors import StoreError, Trouble
from skatdesk.store.store import Store
from skatdesk.ui.charts.page import StatisticsPage
from skatdesk.ui.charts.people_dialog import PeopleDialog
from tests.helpers.plain import plain
from tests.store.statistics.sittings import keep, twelve
from tests.ui.charts.conftest import Open
from tests.ui.conftest import House


@pytest.fixture
def dialog(open_page: Open, store: Store) -> PeopleDialog:
    """Ada, Ben and Cem played, and once Adele with Ben and Cem."""
    keep(store, twelve())
    keep(store, twelve()[:3], ("Adele", "Ben", "Cem"), date="2026-11-20")
    page = open_page()
    page.top.people.click()
    dialog = page.window().findChild(PeopleDialog)
    assert isinstance(dialog, PeopleDialog)
    return dialog


def _names(store: Store) -> list[str]:
    return sorted(known.person.name for known in store.statistics.people())


def settle() -> None:
    """New sizes travel outwards from layout to layout."""
    for _ in range(5):
        QCoreApplication.processEvents()


def _choose(dialog: PeopleDialog, store: Store, name: str, into: str = "") -> None:
    ids = {known.person.name: known.person.id for known in store.statistics.people()}
    dialog.player.choose(ids[name])
    dialog.player.activated.emit(dialog.player.currentIndex())
    if into:
        dialog.into.choose(ids[into])


@pytest.mark.parametrize("language", Language)
def test_fields_and_buttons_stand_below_each_other(dialog: PeopleDialog, house: House, language: Language) -> None:
    """However long the words on the buttons are; in Urdu a name begins on the right as in the list below it."""
    house.speak(language)
    QCoreApplication.sendPostedEvents()
    for one, other in ((dialog.name, dialog.into), (dialog.rename, dialog.merge)):
        assert (one.x(), one.width()) == (other.x(), other.width())
    mirrored = language.direction is Qt.LayoutDirection.RightToLeft
    side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
    assert dialog.name.alignment() & side


@pytest.fixture
def dressed(house: House, language: Language, scale: float) -> None:
    """The language and the size of text, before anything is opened."""
    house.look.use(scale=scale, enlarged=scale == 0.93)
    house.speak(language)


@pytest.mark.parametrize("scale", [0.78, 0.93, 1.0, 1.3])
@pytest.mark.parametrize("language", Language)
def test_nothing_is_scrolled_where_the_screen_has_room(dressed: None, dialog: PeopleDialog, store: Store) -> None:
    """With every further name of a player the dialog grows, and the line of names with it."""
    others = ("Adelheid Müller", "Ada Lovelace-Byron", "Adalbertine von H.", "Adriana", "Adamina")
    for day, name in enumerate(others, 1):
        keep(store, twelve()[:3], (name, "Ben", "Cem"), date=f"2026-11-0{day}")
    dialog._read()
    middle = dialog._middle
    for name in ("Adele", *others):
        _choose(dialog, store, name, "Ada")
        dialog.merge.click()
        settle()
        assert middle.height() < dialog.room_for_middle()
        assert not middle.verticalScrollBar().isVisible(), name
        assert dialog.merged.height() >= dialog.merged.heightForWidth(dialog.merged.width())
        _choose(dialog, store, "Ben")
        settle()  # as low as at first


def test_rename(dialog: PeopleDialog, store: Store) -> None:
    _choose(dialog, store, "Ada")
    dialog.name.setText("Ada L.")

    dialog.rename.click()

    assert _names(store) == ["Ada L.", "Adele", "Ben", "Cem"]


@pytest.mark.parametrize("name", ["Ben", "ben", " BEN", "B\u200ben"])
def test_name_of_another_is_refused(dialog: PeopleDialog, store: Store, name: str) -> None:
    """Also in other capitals, and with marks nobody sees: the two could not be told apart."""
    _choose(dialog, store, "Ada")
    dialog.name.setText(name)

    dialog.rename.click()

    assert "There is a player of this name" in dialog.refusal.text()
    assert "Ada" in _names(store)


def test_own_name_may_be_written_in_other_capitals(dialog: PeopleDialog, store: Store) -> None:
    _choose(dialog, store, "Ada")
    dialog.name.setText("ADA")

    dialog.rename.click()

    assert _names(store) == ["ADA", "Adele", "Ben", "Cem"]


@pytest.mark.parametrize("nothing", ["", "  ", "\u200b"])
def test_a_name_nobody_sees_leaves_the_one_there_is(dialog: PeopleDialog, store: Store, nothing: str) -> None:
    """And what was refused before is no longer said of it."""
    _choose(dialog, store, "Ada")
    dialog.name.setText("Ben")
    dialog.rename.click()
    assert dialog.refusal.isVisible()
    dialog.name.setText(nothing)

    dialog.rename.click()

    assert dialog.name.text() == "Ada"
    assert not dialog.refusal.isVisible()
    assert "Ada" in _names(store)


def test_merge_and_take_apart(dialog: PeopleDialog, store: Store) -> None:
    _choose(dialog, store, "Adele", into="Ada")
    dialog.merge.click()
    assert _names(store) == ["Ada", "Ben", "Cem"]

    _choose(dialog, store, "Ada")
    assert "Adele" in dialog.merged.text()
    dialog.part.click()

    assert _names(store) == ["Ada", "Adele", "Ben", "Cem"]


def test_players_of_one_table_are_two(dialog: PeopleDialog, store: Store) -> None:
    _choose(dialog, store, "Ada", into="Ben")

    dialog.merge.click()

    assert "sat at one table" in dialog.refusal.text()
    assert len(_names(store)) == 4


def test_who_is_merged_is_seen_with_the_other_at_once(dialog: PeopleDialog, store: Store) -> None:
    """And can be taken apart again there."""
    keep(store, twelve()[:3], ("Zoe", "Ben", "Cem"), date="2026-11-21")
    dialog.changed.emit()
    dialog._read()
    _choose(dialog, store, "Adele", into="Zoe")

    dialog.merge.click()

    assert dialog.player.currentText().startswith("Zoe")
    assert "Adele" in dialog.merged.text()
    assert dialog.part.isVisible()


def test_whose_games_are_shown_stays_when_that_player_is_merged(dialog: PeopleDialog, store: Store) -> None:
    """Even into somebody who has fewer games than others."""
    page = dialog.parent()
    assert isinstance(page, StatisticsPage)
    ids = {known.person.name: known.person.id for known in store.statistics.people()}
    page.filters.player.choose(ids["Ada"])
    page.filters.player.activated.emit(0)
    assert page.filters.player.currentText() == "Ada"
    _choose(dialog, store, "Ada", into="Adele")

    dialog.merge.click()

    assert page.filters.player.currentText() == "Adele"
    assert page.games is not None
    assert len(page.games) == 15


def test_what_the_disk_refuses_is_told_in_the_dialog(
    dialog: PeopleDialog, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_player: int, _into: int) -> None:
        raise StoreError(Trouble.UNAVAILABLE, store.path, "full")

    monkeypatch.setattr(store.statistics, "merge", full)
    _choose(dialog, store, "Adele", "Ada")
    chosen = dialog.player.value
    dialog.merge.click()

    assert (
        plain(dialog.refusal.text())
        == f"{store.path} cannot be written. Is the disk full or protected, or is its folder gone?"
    )
    assert dialog.refusal.isVisible()
    assert dialog.player.value == chosen


def test_a_new_name_is_no_longer_than_one_in_a_list(dialog: PeopleDialog) -> None:
    dialog.name.setText("A" * 399)

    assert len(dialog.name.text()) == LONGEST_NAME
