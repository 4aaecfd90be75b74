"""Every switch of the rules has words and a control, and comes out as it was set."""

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Literal, get_args, get_origin

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget

from skatdesk.i18n.languages import Language
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, BockEvent, RuleSet
from skatdesk.ui.dialogs.rule_controls import AmountControl, ChoiceControl, EventsControl
from skatdesk.ui.dialogs.rule_words import ASKED_ELSEWHERE, GROUPS, RuleWords
from skatdesk.ui.dialogs.rules_dialog import RulesDialog
from tests.architecture.source import ROOT
from tests.ui.conftest import House, ShowDialog
from tests.ui.dialogs.conftest import click

LEFT = Qt.MouseButton.LeftButton
OpenRules = Callable[[RuleSet], RulesDialog]


@pytest.fixture
def open_rules(show_dialog: ShowDialog, house: House, window: QWidget) -> OpenRules:
    """Opens the dialog over a window."""
    return lambda rules: show_dialog(RulesDialog(house.look, rules, window))


def test_every_switch_is_asked_here_or_beside(house: House) -> None:
    words = RuleWords(house.look)
    here = {switch for group in GROUPS.values() for switch in group}

    assert here | set(ASKED_ELSEWHERE) == {field.name for field in fields(RuleSet)}
    assert not here & set(ASKED_ELSEWHERE)
    assert set(words.switches()) == here
    assert len(words.groups()) == len(GROUPS)


def test_every_value_has_a_word(house: House) -> None:
    words = RuleWords(house.look)
    for group in GROUPS.values():
        for switch in group:
            kind: object = RuleSet.__annotations__[switch]
            if get_origin(kind) is Literal:
                said = [words.value(switch, value) for value in get_args(kind)]
                assert len(set(said)) == len(said)
                assert not {value for value in get_args(kind) if isinstance(value, str)} & set(said)


@pytest.mark.parametrize("event", get_args(BockEvent))
def test_every_bock_event_has_words_and_stands_in_the_rules(house: House, event: str) -> None:
    """A new one gets words in ``RuleWords`` and a row in docs/rules.md §12.4."""
    assert RuleWords(house.look).value("bock_events", event) != event
    assert f"`{event}`" in (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("rules", [ISKO, HOME, TCHIBO, replace(HOME, name="custom", spitze=2, money_stake="0.1")])
def test_what_is_not_touched_stays(open_rules: OpenRules, rules: RuleSet) -> None:
    assert open_rules(rules).rules == rules


def test_a_profile_with_a_change_is_a_rule_set_of_its_own(open_rules: OpenRules) -> None:
    dialog = open_rules(HOME)
    dialog.controls["revolution"].show_value(True)

    assert dialog.rules == RuleSet.from_dict({"base": "home", "revolution": True})

    dialog.controls["revolution"].show_value(False)

    assert dialog.rules == HOME


def test_a_profile_can_be_taken_over(open_rules: OpenRules) -> None:
    own = replace(ISKO, name="custom", series_rounds=4, list_system="bierlachs", bierlachs_limit=501, spitze=1)
    dialog = open_rules(own)
    click(dialog.profiles, 2)
    spy = QSignalSpy(dialog.chosen)
    QTest.mouseClick(dialog.take, LEFT)

    assert spy.at(0)[0] == replace(TCHIBO, series_rounds=4, list_system="bierlachs", bierlachs_limit=501)


def test_kontra_and_its_levels_go_together(open_rules: OpenRules) -> None:
    dialog = open_rules(ISKO)
    kontra = dialog.controls["kontra"]
    assert isinstance(kontra, ChoiceControl)
    assert not dialog.controls["kontra_levels"].isEnabled()
    kontra.show_value("any")
    kontra.changed.emit()

    assert dialog.controls["kontra_levels"].isEnabled()
    assert (dialog.rules.kontra, dialog.rules.kontra_levels) == ("any", 1)

    kontra.show_value("off")
    kontra.changed.emit()

    assert dialog.rules == ISKO


def test_no_doubling_cannot_be_chosen_where_somebody_may_say_kontra(open_rules: OpenRules) -> None:
    """It would be Kontra nevertheless; who wants none says that nobody may say it."""
    dialog = open_rules(HOME)
    kontra, levels = dialog.controls["kontra"], dialog.controls["kontra_levels"]
    assert isinstance(kontra, ChoiceControl)
    assert isinstance(levels, ChoiceControl)
    none = levels.list.model().index(0, 0)
    assert none.data() == "No doubling"
    assert not none.flags() & Qt.ItemFlag.ItemIsEnabled

    kontra.show_value("off")
    kontra.changed.emit()

    assert none.flags() & Qt.ItemFlag.ItemIsEnabled


def test_what_means_nothing_cannot_be_set(open_rules: OpenRules) -> None:
    dialog = open_rules(ISKO)

    assert not any(dialog.controls[switch].isEnabled() for switch in GROUPS["ramsch"])
    assert not dialog.controls["bock_ramsch_round"].isEnabled()

    click(dialog.profiles, 1)

    assert dialog.controls["ramsch_tie"].isEnabled()
    assert dialog.controls["bock_ramsch_round"].isEnabled()


def test_where_everybody_writes_the_own_points_nothing_is_asked_about_the_loser(open_rules: OpenRules) -> None:
    """A Ramsch then has none (rules.md §12.3)."""
    controls = open_rules(replace(HOME, name="custom", ramsch_score="own", schieberamsch=True)).controls

    meant = [switch for switch in GROUPS["ramsch"] if controls[switch].isEnabled()]
    assert meant == ["ramsch_score", "schieberamsch", "schieberamsch_jacks"]


def test_events_that_cannot_happen_begin_no_bock_round(open_rules: OpenRules) -> None:
    """Nobody passes in where a Ramsch is played instead, and nothing is doubled where there is no Kontra."""
    pub, official = (open_rules(rules).controls["bock_events"] for rules in (HOME, ISKO))
    assert isinstance(pub, EventsControl)
    assert isinstance(official, EventsControl)

    assert [event for event, box in pub.boxes.items() if not box.isEnabled()] == ["passed_in"]
    off = {event for event, box in official.boxes.items() if not box.isEnabled()}
    assert off == {"lost_kontra", "kontra_re"}


def test_a_stake_that_is_no_amount_is_told(open_rules: OpenRules) -> None:
    dialog = open_rules(HOME)
    stake = dialog.controls["money_stake"]
    assert isinstance(stake, AmountControl)
    stake.field.setText("a beer")
    stake.changed.emit()

    assert not dialog.take.isEnabled()

    stake.field.setText("0,5")
    stake.changed.emit()

    assert dialog.rules.money_stake == "0.5"


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("scale", "width", "height"), [(0.78, 1024, 700), (1.0, 1440, 900)])
def test_the_dialog_fits_its_window(
    open_rules: OpenRules, house: House, language: Language, scale: float, width: int, height: int
) -> None:
    house.look.use(scale=scale)
    house.speak(language)
    dialog = open_rules(HOME)
    QCoreApplication.sendPostedEvents()

    assert dialog.width() <= width
    assert dialog.height() <= height - 40


@pytest.mark.parametrize("language", list(Language))
def test_the_first_change_moves_nothing(open_rules: OpenRules, house: House, language: Language) -> None:
    """However long the sentences about the rules are in this language."""
    house.speak(language)
    dialog = open_rules(ISKO)
    before, size = dialog.tabs.geometry(), dialog.size()
    for index in range(3):
        click(dialog.profiles, index)
        QCoreApplication.sendPostedEvents()
        assert (dialog.tabs.geometry(), dialog.size()) == (before, size)
    undo = dialog.controls["undo"]
    undo.show_value(not undo.value)
    undo.changed.emit()
    QCoreApplication.sendPostedEvents()

    assert dialog.rules.name == "custom"
    assert (dialog.tabs.geometry(), dialog.size()) == (before, size)
