"""The door to the statistics on the first page says how the user plays."""

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.i18n.languages import Language
from skatdesk.settings.options import LANGUAGE, PLAYER_NAME
from skatdesk.skat.seats import Seating
from skatdesk.store.records import ListId
from skatdesk.store.store import Store
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.paintings import Paintings
from tests.helpers.plain import plain
from tests.helpers.whole_program import open_application
from tests.scoring.builders import declared
from tests.store.statistics.sittings import id_of, keep, twelve


@pytest.fixture
def program(qapp: QApplication, qtbot: QtBot, store: Store) -> Application:
    """Ada's, who has declared seven games of twelve and won five; what draws statistics is not loaded yet."""
    keep(store, twelve())
    program = open_application(qapp, qtbot, store)
    program.settings.set(PLAYER_NAME, "Ada")
    program.window.show_home()
    _settle()
    return program


def _settle() -> None:
    for _ in range(5):
        QCoreApplication.processEvents()


def _load(program: Application) -> None:
    """As the program does by and by while the first page stands there."""
    program.statistics.load_ahead(())
    _settle()


def _said(program: Application) -> str:
    return plain(program.home.statistics.accessibleDescription())


def test_nobody_waits_for_it(program: Application) -> None:
    assert _said(program) == "How you play"
    _load(program)
    assert _said(program) == "12 games, 71% won as declarer"


def test_who_comes_back_to_what_was_said_before_has_the_page_painted_once(program: Application) -> None:
    _load(program)
    program.window.show_table()
    _settle()
    paintings = [Paintings() for _ in range(2)]
    for counted, door in zip(paintings, (program.home.play, program.home.statistics), strict=True):
        door.installEventFilter(counted)
    program.window.show_home()
    _settle()

    assert [counted.count for counted in paintings] == [1, 1]


def test_it_follows_what_happens_elsewhere(program: Application, store: Store) -> None:
    _load(program)
    keep(store, twelve()[:3], date="2026-11-20")
    program.window.show_table()
    program.window.show_home()
    _settle()
    assert _said(program) == "15 games, 78% won as declarer"

    for number in (1, 2):
        store.lists.remove(ListId(number))
    program.window.show_table()
    program.window.show_home()
    _settle()
    assert _said(program) == "How you play"


def test_who_has_declared_nothing_yet_has_won_no_share_of_it(program: Application, store: Store) -> None:
    """And who has only dealt has no games."""
    won = declared(Seating(4, 3), 0, "C", 2, bid=24, points=75)
    keep(store, [won], ("Eva", "Fritz", "Gül", "Hans"))
    _load(program)
    for name, line in (("Fritz", "1 game"), ("Hans", "How you play")):
        program.settings.set(PLAYER_NAME, name)
        _settle()
        assert _said(program) == line


def test_it_is_about_the_user_whoever_he_is(program: Application) -> None:
    """Who has played nothing by that name is told nothing."""
    _load(program)
    program.settings.set(PLAYER_NAME, "Cem")
    _settle()
    assert _said(program) == "12 games, 100% won as declarer"

    program.settings.set(PLAYER_NAME, "Zoe")
    _settle()
    assert _said(program) == "How you play"


def test_it_is_about_the_user_whatever_he_is_called_in_the_statistics(program: Application, store: Store) -> None:
    """And whoever else is called as he is."""
    ada, cem = id_of(store, "Ada"), id_of(store, "Cem")
    store.statistics.rename(ada, "Ada Lovelace")
    store.statistics.rename(cem, "Ada")
    _load(program)

    assert _said(program) == "12 games, 71% won as declarer"


@pytest.mark.parametrize("language", list(Language))
def test_it_is_whole_in_every_language(
    program: Application, store: Store, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also with many games, in the smallest window."""
    for _ in range(12):
        keep(store, twelve() * 9)
    program.window.resize(1024, 700)
    program.settings.set(LANGUAGE, language.value)
    _load(program)
    painted = PaintedTexts(monkeypatch)
    painted.listening = True
    program.home.statistics.grab()
    painted.listening = False

    assert "1" in _said(program)
    assert painted.shortened == painted.overflowing == []
    program.settings.set(LANGUAGE, "en")
    _settle()
