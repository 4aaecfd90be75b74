"""The options of the table hold at once."""

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QSignalSpy

from skatdesk.settings import options
from skatdesk.skat.actions import Play
from skatdesk.skat.cards import format_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.ui.look.theme import Scheme
from skatdesk.ui.table.speeds import Speed
from tests.helpers.plain import plain
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import HEARTS, NULL_MINE, SITUATIONS, play, put, tricks


def test_the_hand_is_sorted_anew_when_an_option_changes(t: AtTable) -> None:
    put(t)
    row = t.table.scene.row
    t.settings.set(options.HAND_ORDER, "sequential")
    assert format_cards(row.cards) == "CJ SJ CA C9 SA S9 HA HK H8 DQ"
    t.settings.set(options.TRUMPS_RIGHT, True)
    assert format_cards(row.cards) == "DQ HA HK H8 SA S9 CA C9 CJ SJ"
    t.settings.set(options.RISING, True)
    assert format_cards(row.cards) == "DQ H8 HK HA S9 SA C9 CA SJ CJ"
    t.settings.set(options.SORTED_FOR, "null_first")
    assert format_cards(row.cards) == "DQ H8 HK HA S9 SJ SA C9 CJ CA"


@pytest.mark.parametrize("name", ["null_ouvert_other", "rearrange", "four_onlooker_ouvert"])
def test_open_hands_of_others_are_sorted_anew_too(t: AtTable, name: str) -> None:
    """The same picture as if the hands had been sorted so from the beginning."""
    SITUATIONS[name](t)
    before = open_hands(t)
    t.settings.set(options.TRUMPS_RIGHT, True)
    t.settle()
    changed = open_hands(t)
    SITUATIONS[name](t)

    assert before != changed == open_hands(t)


def test_hands_sorted_anew_after_the_deal_bring_no_result_back(t: AtTable) -> None:
    """The page of the result goes with the end of the series; all hands still lie open, behind another page."""
    SITUATIONS["conceded"](t)
    results = QSignalSpy(t.controller.resultShown)
    t.table.show_panel(None)
    t.settings.set(options.TRUMPS_RIGHT, True)
    t.settle()

    assert results.count() == 0
    assert t.shows(None)


def open_hands(t: AtTable) -> list[str]:
    """The cards that lie open anywhere, from left to right on the screen."""
    items = sorted((item for item in t.table.scene._items if item.face_up), key=lambda item: (item.y() > 400, item.x()))
    return [format_cards([item.card]) for item in items if item.card is not None]


@pytest.mark.parametrize(("name", "speed"), [(speed.value, speed) for speed in Speed])
def test_every_speed_can_be_chosen(t: AtTable, name: str, speed: Speed) -> None:
    t.settings.set(options.SPEED, name)
    assert t.table.choreographer.speed is speed


def test_the_speeds_go_from_at_once_to_leisurely() -> None:
    """As the system is normal, unless the desktop asks for less motion; then it is off, with time to look."""
    line = (Speed.AT_ONCE, Speed.OFF, Speed.QUICK, Speed.NORMAL, Speed.LEISURELY)
    assert [(speed.motion, speed.patience) for speed in line] == [(0, 0), (0, 1), (0.5, 0.5), (1, 1), (1.7, 1.7)]
    assert (Speed.SYSTEM.motion, Speed.SYSTEM.patience) == (1, 1)


def words_at_heaps(t: AtTable) -> list[str]:
    return [plain(label.text()) for label in t.table._heaps.values() if not label.isHidden()]


def test_points_are_counted_where_the_rules_allow_it_and_the_player_wants_it(t: AtTable) -> None:
    play(t, HEARTS, tricks(2), rules=HOME)
    assert all("·" not in words for words in words_at_heaps(t))
    t.settings.set(options.POINT_COUNTER, True)
    view = t.engine.view
    shown = sum(int(words.split("· ")[1]) for words in words_at_heaps(t))
    assert shown == sum(view.points) > 0

    play(t, HEARTS, tricks(2), rules=ISKO)
    assert words_at_heaps(t)
    assert all("·" not in words for words in words_at_heaps(t))
    t.series.begin_practice()
    assert all("·" in words for words in words_at_heaps(t))


def test_a_trick_that_still_lies_in_the_middle_is_counted_at_no_heap(t: AtTable) -> None:
    """Its points come with it, as it comes: "1 trick" never has the points of two."""
    play(t, HEARTS, tricks(1, 2), rules=HOME)
    t.settings.set(options.POINT_COUNTER, True)
    t.settings.set(options.COMPLETE_TRICK, "click")
    before, swept = words_at_heaps(t), t.engine.view.tricks
    plays = [option for option in t.legal if isinstance(option, Play)]
    t.engine.submit(max(plays, key=lambda play: play.card.points))
    for _ in range(2):  # what is held is told a moment later, and written with that
        QCoreApplication.processEvents()
    lying = words_at_heaps(t)
    t.table.choreographer.hurry()
    t.settle()

    assert t.engine.view.tricks[-1].points > 0
    assert lying == before == [f"1 trick · {swept[0].points}"]
    assert sum(int(words.split("· ")[1]) for words in words_at_heaps(t)) == sum(t.engine.view.points)


def test_in_null_no_points_are_counted(t: AtTable) -> None:
    t.settings.set(options.POINT_COUNTER, True)
    play(t, Contract(Game.NULL), tricks(2), rules=HOME, bid=23, mine=NULL_MINE)
    assert words_at_heaps(t)
    assert all("·" not in words for words in words_at_heaps(t))


def colours(t: AtTable) -> set[int]:
    """The colours of the felt in the upper middle, where nothing lies."""
    image: QImage = t.table.view.grab().toImage()
    return {image.pixel(x, y) for x in range(400, 760, 3) for y in range(180, 240, 3)}


def test_a_plain_table_is_one_colour_in_every_theme(t: AtTable) -> None:
    put(t)
    assert len(colours(t)) > 3
    t.settings.set(options.BACKGROUND, "plain")
    for scheme in (Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST):
        t.look.use(scheme=scheme)
        t.settle()
        assert {QColor(pixel).name() for pixel in colours(t)} == {t.look.theme.felt.lower()}


def test_whether_computer_players_claim_can_be_chosen(t: AtTable) -> None:
    assert t.seats.claiming
    t.settings.set(options.COMPUTER_CLAIMS, False)
    assert not t.seats.claiming
