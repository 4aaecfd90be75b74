"""The dialog for a new series, by mouse and keyboard: sensible at once, honest about what is in the way."""

from dataclasses import replace
from itertools import product
from operator import attrgetter

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QSignalSpy, QTest

from skatdesk.engine.dealing import SeriesSetup
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.settings.options import LAST_OPPONENTS, LAST_RULES, LAST_TABLE_SIZE, PLAYER_NAME
from skatdesk.skat.ruleset import HOME, ISKO, ISS, TCHIBO, RuleSet
from skatdesk.ui.dialogs.deal_source import LAST
from skatdesk.ui.dialogs.new_series import NewSeriesDialog
from skatdesk.ui.dialogs.one_of import OneOf
from skatdesk.ui.dialogs.rules_dialog import RulesDialog
from skatdesk.ui.user import own_name
from tests.ui.conftest import House, Press
from tests.ui.dialogs.conftest import Open, click

LEFT = Qt.MouseButton.LeftButton
OFFICIAL, PUB, GUIDE, OWN = range(4)
SHORT, LONG, OTHER, ENDLESS = range(4)


def _started(dialog: NewSeriesDialog) -> SeriesSetup | None:
    """Presses the button; what comes out."""
    spy = QSignalSpy(dialog.setupChosen)
    QTest.mouseClick(dialog.start, LEFT)
    return spy.at(0)[0] if spy.count() else None


# ---------------------------------------------------------------- starting


def test_enter_starts_with_everything_as_it_stands(dialog: NewSeriesDialog, press: Press) -> None:
    spy = QSignalSpy(dialog.setupChosen)
    press(dialog, Qt.Key.Key_Return)

    assert spy.at(0)[0] == SeriesSetup(("You", "Ben", "Clara"), (None, "club", "club"), ISKO, 1001)


@pytest.mark.parametrize(
    "where", ["name", "table", "rules", "deals.number", "deals.draw", "length.answers", "scoring.answers"]
)
def test_enter_starts_wherever_the_focus_is(dialog: NewSeriesDialog, press: Press, where: str) -> None:
    part = attrgetter(where)(dialog)
    target = part.answers[part.index] if isinstance(part, OneOf) else part
    spy = QSignalSpy(dialog.setupChosen)
    target.setFocus(Qt.FocusReason.TabFocusReason)
    press(dialog, Qt.Key.Key_Return)

    # on the button that draws a number, Enter draws one
    assert spy.count() == (0 if where == "deals.draw" else 1)


def test_a_started_dialog_is_gone(dialog: NewSeriesDialog) -> None:
    _started(dialog)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    assert not shiboken6.isValid(dialog)


@pytest.mark.parametrize("how", ["escape", "cancel"])
def test_giving_up_starts_and_remembers_nothing(dialog: NewSeriesDialog, house: House, press: Press, how: str) -> None:
    spy = QSignalSpy(dialog.setupChosen)
    dialog.name.setText("Ada")
    click(dialog.rules, PUB)
    if how == "escape":
        press(dialog, Qt.Key.Key_Escape)
    else:
        QTest.mouseClick(dialog.cancel, LEFT)

    assert spy.count() == 0
    assert house.settings.get(PLAYER_NAME) == ""
    assert house.settings.get(LAST_RULES) == ISKO


@pytest.mark.parametrize(
    ("rules", "size", "length"), [answer for answer in product(range(3), (3, 4), range(4)) if answer[:2] != (GUIDE, 4)]
)
def test_every_answer_gives_a_list_that_can_be_begun(
    dialog: NewSeriesDialog, rules: int, size: int, length: int
) -> None:
    click(dialog.rules, rules)
    click(dialog.table, size - 3)
    click(dialog.length.answers, length)
    setup = _started(dialog)
    assert setup is not None
    games = {SHORT: 36, LONG: 48, OTHER: 12, ENDLESS: None}[length]

    assert ScoreList.begin(setup.names, setup.rules, setup.first_dealer).games == games
    assert len(setup.names) == len(setup.players) == len(set(setup.names)) == size
    assert setup.rules.name == ("isko", "home", "tchibo")[rules]
    assert setup.human == 0


# ---------------------------------------------------------------- who plays


def test_names_are_those_typed(dialog: NewSeriesDialog) -> None:
    for field, name in zip((dialog.name, *dialog.others.names), ("Ada", " Dua ", "Eva"), strict=False):
        field.setFocus()
        field.selectAll()
        QTest.keyClicks(field, name)
    setup = _started(dialog)

    assert setup is not None
    assert setup.names == ("Ada", "Dua", "Eva")


def test_an_empty_field_keeps_its_name(dialog: NewSeriesDialog) -> None:
    dialog.others.names[0].clear()
    setup = _started(dialog)

    assert setup is not None
    assert setup.names == ("You", "Ben", "Clara")


def test_a_table_of_four_has_three_opponents(dialog: NewSeriesDialog) -> None:
    assert not dialog.others.names[2].isVisible()

    click(dialog.table, 1)

    assert dialog.others.names[2].isVisible()
    assert dialog.length.answers.index == LONG

    setup = _started(dialog)

    assert setup is not None
    assert setup.names == ("You", "Ben", "Clara", "Felix")
    assert setup.first_dealer == 3, "whoever deals has no cards: not the user in the first game"


def test_opponents_give_way_to_the_name_of_the_user(dialog: NewSeriesDialog) -> None:
    dialog.name.setFocus()
    QTest.keyClicks(dialog.name, "ben")

    assert [field.text() for field in dialog.others.names] == ["Clara", "Felix", "Ida"]


def test_who_is_called_what_nobody_sees_has_no_name(dialog: NewSeriesDialog, house: House) -> None:
    for field in (dialog.name, dialog.others.names[0]):
        field.setText("\u200f\u200b")

    setup = _started(dialog)

    assert setup is not None
    assert setup.names == ("You", "Ben", "Clara")
    assert house.settings.get(PLAYER_NAME) == ""
    house.settings.set(PLAYER_NAME, "\u200b")
    assert own_name(house.settings) == ""


def test_two_players_of_one_name_cannot_start(dialog: NewSeriesDialog, press: Press) -> None:
    spy = QSignalSpy(dialog.setupChosen)
    dialog.others.names[0].setText("clara")

    assert not dialog.start.isEnabled()
    assert "clara" in dialog.obstacle

    press(dialog, Qt.Key.Key_Return)

    assert spy.count() == 0

    dialog.others.names[0].setText("Zoe")

    assert dialog.start.isEnabled()
    assert dialog.obstacle == ""


def test_a_player_who_does_not_sit_at_the_table_is_in_nobodys_way(dialog: NewSeriesDialog) -> None:
    dialog.others.names[2].setText("Ben")

    assert dialog.start.isEnabled()


# ---------------------------------------------------------------- rules and length


def test_every_rule_set_says_what_it_is(dialog: NewSeriesDialog) -> None:
    names = ["Official rules", "Pub rules", "Beginners' guide", "Own rules…"]
    assert [answer.text() for answer in dialog.rules.answers] == names
    said = set()
    for rules in (OFFICIAL, PUB, GUIDE):
        click(dialog.rules, rules)
        said.add(dialog._rules_line.text())
    assert len(said) == 3
    assert all(len(sentence) > 40 for sentence in said)


@pytest.mark.parametrize(("rules", "length"), [(OFFICIAL, SHORT), (PUB, ENDLESS), (GUIDE, ENDLESS)])
def test_a_rule_set_brings_its_length(dialog: NewSeriesDialog, rules: int, length: int) -> None:
    click(dialog.length.answers, OTHER)
    click(dialog.rules, rules)

    assert dialog.length.answers.index == length


def test_a_rule_set_for_three_makes_it_a_table_of_three(dialog: NewSeriesDialog) -> None:
    click(dialog.table, 1)
    click(dialog.rules, GUIDE)

    assert dialog.table.index == 0
    assert not dialog.table.answers[1].isEnabled()
    assert not dialog.others.names[2].isVisible()

    click(dialog.rules, PUB)

    assert dialog.table.answers[1].isEnabled()
    assert dialog.table.index == 1


def test_arrow_keys_choose_among_the_answers(dialog: NewSeriesDialog, press: Press) -> None:
    dialog.rules.answers[OFFICIAL].setFocus(Qt.FocusReason.TabFocusReason)
    press(dialog, Qt.Key.Key_Right)

    assert dialog.rules.index == PUB
    assert dialog.length.answers.index == ENDLESS


# ---------------------------------------------------------------- series number


def test_a_number_is_drawn_when_the_dialog_opens_and_on_demand(dialog: NewSeriesDialog) -> None:
    assert dialog.deals.number.text() == "1001"

    QTest.mouseClick(dialog.deals.draw, LEFT)

    assert dialog.deals.number.text() == "1002"


@pytest.mark.parametrize(
    ("typed", "seed"), [("815 4711", 8154711), ("0", 0), ("9" * 30, int("9" * 18)), ("a1b2", 12), ("-3", 3)]
)
def test_a_typed_number_fixes_the_deals(dialog: NewSeriesDialog, typed: str, seed: int) -> None:
    dialog.deals.number.setFocus()
    dialog.deals.number.selectAll()
    QTest.keyClicks(dialog.deals.number, typed)
    setup = _started(dialog)

    assert setup is not None
    assert setup.seed == seed


@pytest.mark.parametrize(
    ("pasted", "seed"), [(" 815\u202f471\u202f132 ", 815471132), ("۱۲۳", 123), ("lots of luck", 1001)]
)
def test_a_pasted_number_is_read_as_people_write_it(
    dialog: NewSeriesDialog, press: Press, pasted: str, seed: int
) -> None:
    QGuiApplication.clipboard().setText(pasted)
    dialog.deals.number.setFocus()
    dialog.deals.number.selectAll()
    QTest.keyClick(dialog.deals.number, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    setup = _started(dialog)

    assert setup is not None
    assert setup.seed == seed


def test_without_a_number_nothing_starts(dialog: NewSeriesDialog) -> None:
    dialog.deals.number.clear()

    assert not dialog.start.isEnabled()
    assert dialog.obstacle != ""


# ---------------------------------------------------------------- remembering


def test_before_the_first_series_the_deals_of_the_last_one_cannot_be_chosen_and_say_why(open_dialog: Open) -> None:
    first = open_dialog()
    last = first.deals.source.answers[LAST]
    assert not last.isEnabled()
    assert last.toolTip() == "No series was played here yet"

    _started(first)
    last = open_dialog().deals.source.answers[LAST]
    assert last.isEnabled()
    assert last.toolTip() == ""


@pytest.mark.parametrize(("rules", "length"), list(product((OFFICIAL, PUB, GUIDE), range(4))))
def test_the_last_answers_are_offered_again(open_dialog: Open, house: House, rules: int, length: int) -> None:
    first = open_dialog()
    first.name.setText(" Ada ")
    click(first.table, 1)
    click(first.rules, rules)
    click(first.length.answers, length)
    chosen = first.length.answers.index
    size = first.table.index
    setup = _started(first)
    second = open_dialog()

    assert second.name.text() == "Ada"
    assert (second.table.index, second.rules.index, second.length.answers.index) == (size, rules, chosen)
    assert second.setup.rules == house.settings.get(LAST_RULES) == (setup.rules if setup else None)
    assert house.settings.get(LAST_TABLE_SIZE) == size + 3
    assert house.settings.get(LAST_OPPONENTS) == ("club",) * (size + 2)
    assert second.start.hasFocus()


@pytest.mark.parametrize("rules", [ISKO, HOME, TCHIBO])
@pytest.mark.parametrize("rounds", [3, 4, 12, None])
def test_a_profile_of_another_length_is_still_the_profile(rules: RuleSet, rounds: int | None) -> None:
    """What the dialog relies on when it stores the rules."""
    changed = replace(rules, series_rounds=rounds)

    assert RuleSet.from_dict(changed.to_dict()) == changed
    assert changed.name == rules.name


def test_rules_of_ones_own_come_back(open_dialog: Open, house: House) -> None:
    own = RuleSet.from_dict({"base": "home", "spitze": 1, "series_rounds": 7})
    house.settings.set(LAST_RULES, own)
    dialog = open_dialog()

    assert dialog.rules.index == OWN
    assert "Pub rules" in dialog._rules_line.text()
    assert dialog.setup.rules == own


def test_rules_of_ones_own_are_there_after_a_series_by_others(open_dialog: Open, house: House) -> None:
    """Nobody has to set all those switches anew."""
    own = RuleSet.from_dict({"base": "home", "spitze": 1, "schieberamsch": True})
    house.settings.set(LAST_RULES, own)
    dialog = open_dialog()
    click(dialog.rules, OFFICIAL)
    assert _started(dialog) is not None
    dialog = open_dialog()
    assert dialog.rules.index == OFFICIAL
    assert dialog.setup.rules == ISKO

    click(dialog.rules, OWN)
    switches = dialog.findChild(RulesDialog)
    assert switches is not None
    QTest.mouseClick(switches.take, LEFT)

    assert dialog.rules.index == OWN
    assert (dialog.setup.rules.spitze, dialog.setup.rules.schieberamsch) == (1, True)


def test_rules_that_are_not_offered_give_way_to_the_official_ones(open_dialog: Open, house: House) -> None:
    house.settings.set(LAST_RULES, ISS)
    dialog = open_dialog()

    assert dialog.setup.rules == ISKO


def test_a_table_of_four_is_not_kept_against_the_rules(open_dialog: Open, house: House) -> None:
    house.settings.set(LAST_RULES, TCHIBO)
    house.settings.set(LAST_TABLE_SIZE, 4)

    assert len(open_dialog().setup.names) == 3
