"""Entries that are changed; the panel for keyboards, screen readers and small windows."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.languages import Language
from skatdesk.scoring.drafts import GameDraft
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Game
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.seats import Seating
from tests.helpers.painted_texts import PaintedTexts
from tests.scoring.builders import begin, declared, listed, passed_in, ramsch
from tests.ui.conftest import House
from tests.ui.scoresheet.entry.conftest import Keeper

CLUBS, SPADES = 0, 1


@pytest.mark.parametrize("rules", [ISKO, HOME])
def test_every_kind_of_entry_can_be_changed_back_to_itself(keeper: Keeper, rules: RuleSet) -> None:
    entries = [
        declared(Seating(3, 0), 1, "C", -2, hand=True, points=95, tricks=9, rules=rules),
        declared(Seating(3, 1), 2, "D", 1, bid=22, points=80, rules=rules),
        declared(Seating(3, 2), 0, "N", 0, points=0, tricks=0, ouvert=True, rules=rules),
        declared(Seating(3, 0), 1, "G", 4, points=20, tricks=0, kontra=1 if rules is HOME else 0, rules=rules),
        passed_in(Seating(3, 1)) if rules is ISKO else ramsch(Seating(3, 1), 0, -120, 0),
    ]
    sheet = listed(begin(rules), entries)
    for index, entry in enumerate(entries):
        keeper.panel.ask(sheet, index)
        keeper.entered.clear()
        if entry.declared is None and rules is ISKO:
            keeper.press(keeper.panel.outcome.passed_in)
        else:
            keeper.list = sheet
            keeper.panel.refocus()
            keeper.type("⏎")
        assert keeper.entered == [entry]


def test_a_changed_entry_counts_from_where_it_stands(keeper: Keeper) -> None:
    sheet: ScoreList = listed(begin(), [declared(Seating(3, n % 3), 1, "C", 1) for n in range(3)])
    keeper.sit_down(sheet, 1)

    assert keeper.said.startswith("♣  with 1, game 2, × 12 = 24")
    assert keeper.said.endswith("Ben then 48")
    keeper.type("3")
    assert keeper.said.endswith("Ben then 72")


def test_escape_drops_the_changes_of_an_entry(keeper: Keeper) -> None:
    sheet = listed(begin(), [declared(Seating(3, 0), 1, "C", 1)])
    keeper.sit_down(sheet, 0)
    before = keeper.panel.draft

    keeper.type("3h⎋")

    assert keeper.panel.draft == before


def test_tab_goes_from_group_to_group_and_the_arrows_inside(keeper: Keeper) -> None:
    inputs, outcome = keeper.panel.game_inputs, keeper.panel.outcome
    keeper.type("1c1")
    stops: list[QWidget] = []
    for _ in range(11):
        keeper.type("⇥")
        focused = QApplication.focusWidget()
        assert focused is not None
        stops.append(focused)

    assert stops == [
        inputs.declarer.segments[0],
        inputs.game.segments[CLUBS],
        inputs.direction.segments[0],
        inputs.count.segments[0],
        inputs.more_matadors.edit,
        inputs.levels.segments[0],
        inputs.bid.edit,
        keeper.panel.quick.edit,
        outcome.more,
        outcome.passed_in,
        outcome.lost,
    ]
    inputs.game.segments[CLUBS].setFocus()
    QTest.keyClick(keeper.window.windowHandle(), Qt.Key.Key_Right)
    assert inputs.game.segments[SPADES].hasFocus()
    keeper.type(" ")
    assert isinstance(keeper.panel.draft, GameDraft)
    assert keeper.panel.draft.game is Game.SPADES


def test_where_the_keyboard_is_at_the_players_figures_name_another(keeper: Keeper) -> None:
    """And at the games letters; what else was told stays, and the next keys are about the rest."""
    inputs = keeper.panel.game_inputs
    keeper.sit_down(listed(begin(), [declared(Seating(3, 2), 0, "C", 2, bid=20)]), 0)
    assert inputs.declarer.keys[0] == ""
    keeper.type("⇥")
    assert (inputs.declarer.keys[0], inputs.count.keys[0]) == ("1", "")
    keeper.type("2")
    assert keeper.panel.hasFocus()
    assert (inputs.declarer.keys[0], inputs.count.keys[0]) == ("", "1")

    keeper.type("⇥⇥")
    assert (inputs.game.keys[SPADES], inputs.levels.keys[0], inputs.count.keys[0]) == ("s", "", "")
    keeper.type("ss3⏎")
    game = keeper.last.declared
    assert game is not None
    assert (game.declarer, game.contract.game, game.matadors, game.bid) == (1, Game.SPADES, 3, 20)
    assert game.score == 11 * 5  # with 3, game 4, Schneider 5


def test_an_answer_chosen_by_tab_is_followed_by_keys_as_ever(keeper: Keeper) -> None:
    keeper.type("⇥1⇥⇥c2⏎")
    game = keeper.last.declared

    assert game is not None
    assert (game.declarer, game.contract.game, game.matadors) == (0, Game.CLUBS, 2)


def test_who_sits_out_is_refused_at_the_players_too(keeper: Keeper) -> None:
    sheet = listed(begin(ISKO, 4), [declared(Seating(4, 0), 1, "C", 2)])
    keeper.sit_down(sheet, 0)
    keeper.type("⇥1")
    assert keeper.said == "The dealer sits out this game. If somebody else dealt, click that name above"

    keeper.type("3⏎")
    game = keeper.last.declared
    assert game is not None
    assert (game.declarer, game.matadors) == (2, 2)


def test_everything_has_a_name_for_screen_readers(keeper: Keeper) -> None:
    keeper.sit_down(begin(HOME, 4))
    keeper.type(".")
    nameless = [
        widget
        for widget in keeper.panel.findChildren(QWidget)
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        if not widget.accessibleName() and not getattr(widget, "text", str)()
    ]

    assert nameless == []
    assert keeper.panel.accessibleName() == "Entry of a game"


def test_nothing_is_cut_off_in_a_narrow_window(keeper: Keeper) -> None:
    keeper.sit_down(begin(HOME, 4))
    keeper.type(".2c1")
    for width in (780, 976, 1160, 1600):
        keeper.window.resize(width, 560)
        for _ in range(3):  # new sizes travel outwards from layout to layout
            QApplication.processEvents()
        inside = keeper.panel.rect()
        for group in (*keeper.panel.game_inputs.groups, keeper.panel.quick, keeper.panel.outcome):
            if group.isVisible():
                assert inside.contains(group.geometry()), (width, group)
                assert group.width() >= group.minimumSizeHint().width()


def test_an_over_long_name_does_not_break_the_panel(keeper: Keeper) -> None:
    names = ("Maximiliane-Friederike von und zu Hohenstein", "Ben", "Cem")
    keeper.sit_down(ScoreList.begin(names, ISKO))
    QApplication.processEvents()

    assert keeper.panel.rect().contains(keeper.panel.game_inputs.declarer.geometry())


@pytest.mark.parametrize("width", [1060, 1160])
def test_a_long_name_is_whole_where_its_row_has_room(keeper: Keeper, width: int) -> None:
    """In the bold letters of a chosen one, too; and no row more is needed for it."""
    keeper.window.resize(width, 420)
    keeper.sit_down(ScoreList.begin(("Ada", "Anne-Sophie Durand", "Cem"), ISKO))
    for _ in range(3):  # new sizes travel outwards from layout to layout
        QApplication.processEvents()
    inputs = keeper.panel.game_inputs
    long = inputs.declarer.segments[1]

    assert long.width() == long.whole > long.sizeHint().width()
    assert inputs.declarer.rect().contains(long.geometry())
    assert inputs.matadors.y() == inputs.game.y() == inputs.declarer.y()


def test_a_latin_name_with_a_full_stop_stands_right_in_urdu(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the stop would come before the name; in a Ramsch, too."""
    house.speak(Language.URDU)
    keeper.sit_down(replace(begin(HOME), players=("Karl M.", "Ada", "Ben")))
    painted = PaintedTexts(monkeypatch)
    painted.listening = True
    keeper.panel.game_inputs.declarer.grab()
    keeper.type("r")
    for part in (keeper.panel.ramsch_inputs.points[0], keeper.panel.ramsch_inputs.march):
        part.grab()
    painted.listening = False

    named = [shown.text for shown in painted.drawn if "Karl" in shown.text]
    assert len(named) == 3
    assert set(named) == {isolate("Karl M.")}
