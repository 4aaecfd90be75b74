"""The answers of the dialog for a new series that are more than a click: opponents, length, list, deals, rules."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QSignalSpy, QTest

from skatdesk.players.roster import PLAYERS
from skatdesk.settings.options import LAST_SEED
from skatdesk.skat.ruleset import HOME, RuleSet
from skatdesk.ui.dialogs.agreements import NO_END, OTHER, SYSTEMS
from skatdesk.ui.dialogs.deal_source import BY_NUMBER, LAST, RANDOM
from skatdesk.ui.dialogs.new_series import NewSeriesDialog
from skatdesk.ui.dialogs.rules_dialog import RulesDialog
from skatdesk.ui.sentences.series_words import OPPONENTS
from tests.helpers.drop_down import choose_from
from tests.ui.conftest import House
from tests.ui.dialogs.conftest import Open, click

LEFT = Qt.MouseButton.LeftButton
OWN = 3


def _choose_level(dialog: NewSeriesDialog, seat: int, player: str) -> None:
    level = dialog.others.levels[seat]
    choose_from(level, OPPONENTS.index(player))


# ---------------------------------------------------------------- opponents


def test_every_opponent_offered_is_in_the_roster(dialog: NewSeriesDialog) -> None:
    assert set(OPPONENTS) <= set(PLAYERS)
    words = [dialog.others.levels[0].itemText(index) for index in range(len(OPPONENTS))]
    assert len(set(words)) == len(OPPONENTS)
    assert not set(words) & set(OPPONENTS)


def test_each_seat_has_a_level_of_its_own(dialog: NewSeriesDialog) -> None:
    _choose_level(dialog, 0, "expert")
    _choose_level(dialog, 1, "beginner")

    assert dialog.setup.players == (None, "expert", "beginner")


def test_an_opponent_with_a_name_brings_it_along(dialog: NewSeriesDialog) -> None:
    _choose_level(dialog, 0, "wilma")

    assert dialog.setup.names == ("You", "Wilma", "Ben")

    _choose_level(dialog, 0, "club")

    assert dialog.setup.names == ("You", "Ben", "Clara")


def test_the_same_opponent_twice_has_one_name_only_once(dialog: NewSeriesDialog) -> None:
    _choose_level(dialog, 0, "wilma")
    _choose_level(dialog, 1, "wilma")

    assert len(set(dialog.setup.names)) == 3
    assert dialog.obstacle == ""


# ---------------------------------------------------------------- length and list


@pytest.mark.parametrize(("table", "typed", "rounds"), [(0, "24", 8), (1, "24", 6), (0, "۱۲", 4)])
def test_another_length_is_typed(dialog: NewSeriesDialog, table: int, typed: str, rounds: int) -> None:
    click(dialog.table, table)
    click(dialog.length.answers, OTHER)
    dialog.length.count.lineEdit().insert(typed)

    assert dialog.obstacle == ""
    assert dialog.setup.rules.series_rounds == rounds


def test_a_typed_length_stays_where_it_goes_round_at_another_table(dialog: NewSeriesDialog) -> None:
    """Else it keeps its rounds, as 36 games become 48; what was no good before stays as it was typed."""
    click(dialog.length.answers, OTHER)
    dialog.length.count.lineEdit().insert("24")
    click(dialog.table, 1)
    assert (dialog.length.count.value(), dialog.obstacle) == (24, "")

    click(dialog.table, 0)
    assert (dialog.length.count.value(), dialog.obstacle) == (24, "")

    dialog.length.count.selectAll()
    dialog.length.count.lineEdit().insert("6")
    click(dialog.table, 1)
    assert (dialog.length.count.value(), dialog.obstacle) == (8, "")

    click(dialog.table, 0)
    assert (dialog.length.count.value(), dialog.obstacle) == (6, "")

    dialog.length.count.selectAll()
    dialog.length.count.lineEdit().insert("7")
    click(dialog.table, 1)
    assert dialog.length.count.value() == 7


@pytest.mark.parametrize(("typed", "proposed"), [("25", "24 or 27"), ("1", "3 or 6")])
def test_a_length_that_does_not_go_round_is_told(dialog: NewSeriesDialog, typed: str, proposed: str) -> None:
    click(dialog.length.answers, OTHER)
    dialog.length.count.lineEdit().insert(typed)

    assert proposed in dialog.obstacle
    assert not dialog.start.isEnabled()


@pytest.mark.parametrize(("typed", "taken"), [("1 000", 1000), ("-301", 301), ("lots", 301), ("0", 301)])
def test_a_count_takes_numbers_only(dialog: NewSeriesDialog, typed: str, taken: int) -> None:
    """However they are written; what is none leaves the number that stood there."""
    click(dialog.scoring.answers, SYSTEMS.index("bierlachs"))
    dialog.scoring.count.lineEdit().insert(typed)

    assert dialog.setup.rules.bierlachs_limit == taken


def test_a_bierlachs_has_its_limit(dialog: NewSeriesDialog) -> None:
    assert not dialog.scoring.count.isVisible()
    click(dialog.scoring.answers, SYSTEMS.index("bierlachs"))
    dialog.scoring.count.lineEdit().insert("501")

    assert dialog.scoring.count.isVisible()
    assert (dialog.setup.rules.list_system, dialog.setup.rules.bierlachs_limit) == ("bierlachs", 501)
    assert dialog.setup.rules.series_rounds is None  # it ends at the minus

    click(dialog.scoring.answers, SYSTEMS.index("classic"))

    assert dialog.obstacle == ""
    assert (dialog.setup.rules.list_system, dialog.setup.rules.bierlachs_limit) == ("classic", None)
    assert dialog.setup.rules.series_rounds == 12


def test_a_bierlachs_has_a_number_of_games_only_if_somebody_wants_one(dialog: NewSeriesDialog) -> None:
    """Another list is as long as usual again, unless it has no end."""
    lengths = []
    for question, told in (
        (dialog.scoring, SYSTEMS.index("bierlachs")),
        (dialog.length, 0),
        (dialog.length, NO_END),
        (dialog.scoring, SYSTEMS.index("classic")),
        (dialog.length, NO_END),
        (dialog.scoring, SYSTEMS.index("seeger")),
    ):
        click(question.answers, told)
        lengths.append(dialog.length.games)

    assert lengths == [None, 36, None, 36, None, None]


# ---------------------------------------------------------------- deals


def test_without_a_last_series_there_is_none_to_repeat(dialog: NewSeriesDialog) -> None:
    assert dialog.deals.source.index == RANDOM
    assert not dialog.deals.source.answers[LAST].isEnabled()


def test_the_deals_of_last_time_once_more(open_dialog: Open, house: House) -> None:
    first = open_dialog()
    QTest.mouseClick(first.start, LEFT)
    assert house.settings.get(LAST_SEED) == 1001
    second = open_dialog()
    assert second.setup.seed == 1002
    click(second.deals.source, LAST)

    assert second.setup.seed == 1001

    click(second.deals.source, RANDOM)

    assert second.setup.seed == 1003


def test_typing_a_number_is_choosing_it(dialog: NewSeriesDialog) -> None:
    dialog.deals.number.setFocus()
    dialog.deals.number.selectAll()
    QTest.keyClicks(dialog.deals.number, "42")

    assert dialog.deals.source.index == BY_NUMBER
    assert dialog.setup.seed == 42


def test_an_invitation_tells_a_friend_everything(dialog: NewSeriesDialog) -> None:
    def invitation() -> str:
        QTest.mouseClick(dialog.deals.copy, LEFT)
        return QGuiApplication.clipboard().text()

    assert invitation() == "Skatdesk, series number 1001: Official rules, 36 games, Seeger-Fabian, 3 players"

    click(dialog.scoring.answers, SYSTEMS.index("bierlachs"))  # lists kept in two ways cannot be compared
    dialog.scoring.count.lineEdit().insert("501")

    assert invitation() == "Skatdesk, series number 1001: Official rules, No end, Bierlachs to −501, 3 players"


def test_without_a_number_there_is_no_invitation_to_copy(dialog: NewSeriesDialog) -> None:
    dialog.deals.number.setFocus()
    dialog.deals.number.selectAll()
    QTest.keyClick(dialog.deals.number, Qt.Key.Key_Delete)

    assert not dialog.deals.copy.isEnabled()

    QTest.mouseClick(dialog.deals.draw, LEFT)

    assert dialog.deals.copy.isEnabled()


def test_of_another_number_nothing_has_been_copied(dialog: NewSeriesDialog) -> None:
    line = dialog._deals_line
    before = line.text()
    QTest.mouseClick(dialog.deals.copy, LEFT)
    assert line.text() != before

    QTest.mouseClick(dialog.deals.draw, LEFT)

    assert line.text() == before


def test_practice_is_remembered(open_dialog: Open) -> None:
    first = open_dialog()
    first.practice.click()
    assert first.setup.practice
    QTest.mouseClick(first.start, LEFT)

    assert open_dialog().practice.isChecked()


def test_one_deal_is_asked_for_elsewhere(dialog: NewSeriesDialog) -> None:
    spy = QSignalSpy(dialog.oneDealRequested)
    QTest.mouseClick(dialog.one_deal, LEFT)

    assert spy.count() == 1


# ---------------------------------------------------------------- rules


def _rules_dialog(dialog: NewSeriesDialog) -> RulesDialog:
    click(dialog.rules, OWN)
    found = dialog.findChild(RulesDialog)
    assert found is not None
    return found


def test_own_rules_are_asked_for_and_used(dialog: NewSeriesDialog) -> None:
    click(dialog.rules, 1)
    rules = _rules_dialog(dialog)
    rules.controls["schieberamsch"].show_value(True)
    QTest.mouseClick(rules.take, LEFT)

    assert dialog.rules.index == OWN
    assert dialog.setup.rules == RuleSet.from_dict({"base": "home", "schieberamsch": True})
    assert "Pub rules" in dialog._rules_line.text()


def test_rules_left_alone_stay_the_profile(dialog: NewSeriesDialog) -> None:
    click(dialog.rules, 1)
    rules = _rules_dialog(dialog)
    QTest.mouseClick(rules.take, LEFT)

    assert dialog.rules.index == 1
    assert dialog.setup.rules == HOME


def test_thinking_better_of_it_keeps_the_profile(dialog: NewSeriesDialog) -> None:
    rules = _rules_dialog(dialog)
    QTest.mouseClick(rules.cancel, LEFT)

    assert dialog.rules.index == 0
