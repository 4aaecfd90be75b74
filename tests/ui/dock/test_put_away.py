"""Below the tricks the declarer sees what he has put away, where the rules let him."""

import pytest
from PySide6.QtCore import QPoint, Qt

from skatdesk.i18n.card_names import CardNaming
from skatdesk.i18n.languages import Language
from skatdesk.skat.actions import Leave
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND
from skatdesk.skat.states import GameState
from skatdesk.skat.view import view_of
from skatdesk.ui.desk import Desk
from skatdesk.ui.dock.dock import Dock
from skatdesk.ui.dock.tricks_view import column_centres
from skatdesk.ui.look.theme import Scheme
from skatdesk.ui.sentences import Company
from tests.skat.positions import do, play_cards, playing
from tests.ui.dock.test_tricks import NAMES

COMPANY = Company(NAMES, FOREHAND)


def shown(dock: Dock, state: GameState) -> bool:
    dock.set_view(view_of(state, FOREHAND), COMPANY)
    return not dock.put_away.isHidden()


def test_the_declarers_cards_are_shown_from_the_announcement_on(dock: Dock) -> None:
    """rules.md §4.7."""
    playing_at_home = playing("C", rules=HOME)

    assert shown(dock, playing_at_home)
    assert shown(dock, play_cards(playing_at_home, "CJ SJ C7"))
    assert shown(dock, do(playing_at_home, Leave(FOREHAND)))


def test_they_are_not_shown_in_tournaments_nor_hand_games_nor_to_defenders(dock: Dock) -> None:
    assert not shown(dock, playing("C"))
    assert not shown(dock, playing("C hand", rules=HOME))
    assert not shown(dock, playing("C", MIDDLEHAND, rules=HOME))


def test_their_points_stand_beside_them_where_points_count(dock: Dock) -> None:
    for game, counted in (("C", True), ("N", False)):
        assert shown(dock, playing(game, rules=HOME))
        assert dock.put_away._counted is counted


def test_they_are_named_in_the_words_chosen(dock: Dock, desk: Desk) -> None:
    shown(dock, playing("C", rules=HOME))
    english = dock.put_away.accessibleName()
    desk.namer.use(CardNaming(Language.GERMAN))

    assert english.startswith("You put away")
    assert dock.put_away.accessibleName() != english
    assert dock.put_away.toolTip() == dock.put_away.accessibleName()


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST])
@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_two_cards_are_painted_below_the_tricks(
    scheme: Scheme, direction: Qt.LayoutDirection, dock: Dock, desk: Desk
) -> None:
    dock.setLayoutDirection(direction)
    desk.look.use(scheme=scheme)
    shown(dock, play_cards(playing("C", rules=HOME), "CJ SJ C7"))
    dock.tabs.setCurrentIndex(1)
    dock.show()
    strip = dock.put_away
    image = strip.grab().toImage()
    mirrored = direction is Qt.LayoutDirection.RightToLeft
    for middle in column_centres(desk.look, strip.width(), 3, mirrored=mirrored)[1:]:
        around = {
            image.pixelColor(x, strip.height() // 2).name() for x in range(round(middle) - 16, round(middle) + 16)
        }
        assert len(around) > 1

    assert strip.mapTo(dock, QPoint(0, 0)).y() > dock.tricks_page.view.mapTo(dock, QPoint(0, 0)).y()
    assert strip.width() == dock.tricks_page.width()
