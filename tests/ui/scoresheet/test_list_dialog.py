"""The dialog for a new list, and for the details of one that is open."""

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDateEdit, QSpinBox, QStyle, QStyleOptionSpinBox, QWidget

from skatdesk.i18n.languages import Language
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.ruleset import ISKO, RuleSet
from skatdesk.ui.dialogs.agreements import SYSTEMS
from skatdesk.ui.dialogs.rules_dialog import RulesDialog
from skatdesk.ui.scoresheet.list_dialog import ListDialog
from skatdesk.ui.sentences.series_words import OFFERED
from tests.helpers.plain import plain
from tests.helpers.sample_lists import bierlachs, pub, thursday
from tests.scoring.builders import declared, due
from tests.ui.conftest import House, ShowDialog
from tests.ui.dialogs.conftest import click
from tests.ui.scoresheet.conftest import speak

TODAY = ListHead("", "Golden Lion", "2026-11-20")
Open = Callable[..., ListDialog]


@pytest.fixture
def open_dialog(show_dialog: ShowDialog, house: House, window: QWidget) -> Open:
    def open_dialog(head: ListHead = TODAY, last: ScoreList | None = None, *, existing: bool = False) -> ListDialog:
        names = ("Ada", "Ben", "Cem", "Annemarie")
        return show_dialog(ListDialog(house.look, head, last, names, existing=existing, parent=window))

    return open_dialog


def test_back_from_the_names_tab_leads_to_the_table_chosen(open_dialog: Open) -> None:
    """Not to the other one, which the frame of the keyboard would make look chosen."""
    dialog = open_dialog()
    dialog.players[0].setFocus()
    QTest.keyClick(dialog, Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)
    assert dialog.table.answers[0].hasFocus()
    QTest.keyClick(dialog.table.answers[0], Qt.Key.Key_Right)
    assert dialog.table.seats == 4


def test_a_title_longer_than_one_can_type_is_not_cut(open_dialog: Open) -> None:
    """It may come from a file, or be made of the names of four players and a number."""
    head, sheet = thursday()
    long = replace(head, title=f"{'Hans-Joachim, ' * 5}Ada (2)", place="Golden Lion" * 6)

    told = answer(open_dialog(long, sheet, existing=True))
    assert told is not None
    assert told[0] == long


def test_names_longer_than_one_can_type_are_not_cut(open_dialog: Open) -> None:
    """They may come from a series, or be of letters that Qt counts twice."""
    head, sheet = thursday()
    long = replace(sheet, players=("Maximilian-Alexander von Hohenstaufen", "🂡" * 20, "Cem"))

    assert answer(open_dialog(head, long, existing=True)) == (head, long)


def test_what_is_pasted_from_two_cells_becomes_one_line(open_dialog: Open) -> None:
    dialog = open_dialog()
    fill(dialog, "Anna\tMüller", "Ben\nBauer", "Jo\u0308rg")
    dialog.title.setText("Our\tround")
    told = answer(dialog)

    assert told is not None
    assert told[0].title == "Our round"
    assert told[1].players == ("Anna Müller", "Ben Bauer", "Jörg")


def answer(dialog: ListDialog) -> tuple[ListHead, ScoreList] | None:
    """Begins, and what comes of it."""
    told: list[tuple[ListHead, ScoreList]] = []
    dialog.answered.connect(lambda head, score_list: told.append((head, score_list)))
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    return told[0] if told else None


def click_up(count: QSpinBox) -> None:
    """Clicks the upper arrow."""
    option = QStyleOptionSpinBox()
    count.initStyleOption(option)
    part = QStyle.SubControl.SC_SpinBoxUp
    arrow = count.style().subControlRect(QStyle.ComplexControl.CC_SpinBox, option, part, count)
    QTest.mouseClick(count, Qt.MouseButton.LeftButton, pos=arrow.center())


def fill(dialog: ListDialog, *names: str) -> None:
    for field, name in zip(dialog.players, names, strict=False):
        field.setText(name)


def test_three_names_are_enough(open_dialog: Open) -> None:
    """Everything else has a sensible answer: official rules, Seeger-Fabian, 36 games, no money."""
    dialog = open_dialog()
    fill(dialog, "Ada", "Ben", "Cem")
    told = answer(dialog)

    assert told is not None
    head, sheet = told
    assert head == TODAY
    assert (sheet.players, sheet.rules.name, sheet.system, sheet.games) == (("Ada", "Ben", "Cem"), "isko", "seeger", 36)
    assert sheet.stake == 0


def test_enter_begins(open_dialog: Open) -> None:
    dialog = open_dialog()
    told: list[object] = []
    dialog.answered.connect(lambda *answers: told.append(answers))
    fill(dialog, "Ada", "Ben", "Cem")
    QTest.keyClick(dialog.title, Qt.Key.Key_Return)

    assert len(told) == 1


def test_everything_can_be_said(open_dialog: Open) -> None:
    dialog = open_dialog()
    dialog.title.setText(" Club evening ")
    dialog.place.setText("Town hall")
    dialog.date.setDate(QDate(2026, 11, 3))
    click(dialog.table, 1)
    fill(dialog, "Ada", "Ben", "Cem", "Dua")
    dialog.dealer.setCurrentIndex(2)
    dialog.rules.setCurrentIndex(1)
    dialog.rules.activated.emit(1)
    click(dialog.scoring.answers, 2)
    dialog.scoring.count.setValue(501)
    click(dialog.length.answers, 2)
    dialog.length.count.setValue(24)
    dialog.stake.setText("0.05")
    dialog.currency.setCurrentText("CHF")
    told = answer(dialog)

    assert told is not None
    head, sheet = told
    assert head == ListHead("Club evening", "Town hall", "2026-11-03", currency="CHF")
    assert sheet == ScoreList(
        ("Ada", "Ben", "Cem", "Dua"), sheet.rules, "bierlachs", 2, 24, 501, Decimal("0.05"), entries=()
    )
    assert sheet.rules.name == "home"


def test_a_full_list_of_four_has_48_games(open_dialog: Open) -> None:
    dialog = open_dialog()
    click(dialog.table, 1)
    assert dialog.length.games == 48
    click(dialog.table, 0)
    assert dialog.length.games == 36


def test_rules_bring_their_system_length_and_stake(open_dialog: Open) -> None:
    dialog = open_dialog()
    dialog.rules.setCurrentIndex(1)
    dialog.rules.activated.emit(1)

    assert (dialog.scoring.system, dialog.length.games, dialog.stake.text()) == ("classic", None, "0.01")


def test_a_list_can_have_rules_of_ones_own(open_dialog: Open) -> None:
    """They are asked for as for a series; whoever thinks better of it keeps the rules chosen before."""
    dialog = open_dialog()
    fill(dialog, "Ada", "Ben", "Cem")
    for use in (False, True):
        dialog.rules.setCurrentIndex(len(OFFERED))
        dialog.rules.activated.emit(len(OFFERED))
        rules = [found for found in dialog.findChildren(RulesDialog) if found.isVisible()]
        assert len(rules) == 1
        if use:
            rules[0].chosen.emit(RuleSet.from_dict({"base": "home", "spitze": 1}))
            rules[0].accept()
        else:
            rules[0].reject()
            assert dialog.rules.currentIndex() == 0
    told = answer(dialog)

    assert told is not None
    assert (told[1].rules.spitze, told[1].system) == (1, "classic")
    again = answer(open_dialog(last=told[1]))
    assert again is not None
    assert again[1].rules == told[1].rules


def test_a_rule_set_for_three_refuses_four(open_dialog: Open) -> None:
    dialog = open_dialog()
    click(dialog.table, 1)
    dialog.rules.setCurrentIndex(2)
    dialog.rules.activated.emit(2)

    assert dialog.table.seats == 3
    assert not dialog.table.answers[1].isEnabled()


def test_missing_names_are_said_where_they_are_missing(open_dialog: Open, heard: list[str]) -> None:
    """Not before somebody wants to begin; and to screen readers, each time."""
    dialog = open_dialog()
    assert list(dialog.obstacles) == heard == []
    for times in (1, 2):
        assert answer(dialog) is None
        assert list(dialog.obstacles) * times == heard == ["Every player needs a name"] * times
    fill(dialog, "Ada", "Ben", "Cem")
    assert list(dialog.obstacles) == []


def test_errors_are_said_in_their_places(open_dialog: Open) -> None:
    dialog = open_dialog()
    fill(dialog, "Ada", "ada ", "Cem")
    dialog.stake.setText("a cent")

    assert [plain(error) for error in dialog.obstacles] == [
        "Two players are called Ada",
        "The stake is an amount of money for one point, such as 0.01",
    ]
    assert answer(dialog) is None


def test_known_names_are_completed(open_dialog: Open) -> None:
    """Whatever the case of the first letters."""
    completer = open_dialog().players[0].completer()
    completer.setCompletionPrefix("an")

    assert completer.currentCompletion() == "Annemarie"
    assert completer.completionCount() == 1


def test_who_deals_first_is_one_of_the_names(open_dialog: Open) -> None:
    dialog = open_dialog()
    fill(dialog, "Ada", "Ben", "Cem")
    assert [dialog.dealer.itemText(index) for index in range(dialog.dealer.count())] == ["Ada", "Ben", "Cem"]
    dialog.dealer.setCurrentIndex(1)
    dialog.players[1].setText("Bea")
    assert dialog.dealer.currentText() == "Bea"


def test_a_wrong_first_dealer_is_put_right_later(open_dialog: Open) -> None:
    """Every game keeps what was played; who dealt it goes round anew."""
    head, sheet = thursday()
    dialog = open_dialog(head, sheet, existing=True)
    dialog.dealer.setCurrentIndex(1)
    told = answer(dialog)

    assert told is not None
    assert [entry.outcome for entry in told[1].entries] == [entry.outcome for entry in sheet.entries]
    assert [entry.seating.dealer for entry in told[1].entries[:4]] == [1, 2, 0, 1]
    assert not dialog.rules.isEnabled()
    assert dialog.rules.toolTip() == "The rules stay as they were at the first game"
    assert not dialog.dealer.toolTip()


def test_the_first_dealer_is_barred_with_a_reason_where_a_game_was_dealt_out_of_turn(open_dialog: Open) -> None:
    head, sheet = thursday()
    first = replace(sheet.entries[0], seating=sheet.entries[1].seating)
    dialog = open_dialog(head, sheet.replaced(0, first), existing=True)

    assert not dialog.dealer.isEnabled()
    assert dialog.dealer.toolTip() == "A game was dealt out of turn: every game keeps its dealer"
    assert dialog.dealer.accessibleDescription() == dialog.dealer.toolTip()


def test_who_deals_at_a_table_of_four_cannot_have_played(open_dialog: Open) -> None:
    """Ada dealt and Ben played the first game: so Ben did not deal it."""
    sheet = ScoreList(("Ada", "Ben", "Cem", "Dua"), ISKO, "seeger")
    seating = due(sheet)
    sheet = sheet.with_entry(declared(seating, 1, "S", 2, points=61))
    dialog = open_dialog(TODAY, sheet, existing=True)
    dialog.dealer.setCurrentIndex(1)
    dialog.dealer.activated.emit(1)

    assert dialog.obstacles == ("Somebody would have played while sitting out",)
    assert answer(dialog) is None
    dialog.dealer.setCurrentIndex(2)
    assert answer(dialog) is not None


def test_what_was_agreed_last_time_is_offered_again(open_dialog: Open) -> None:
    """The program never asks what it can remember."""
    dialog = open_dialog(last=pub()[1])
    told = answer(dialog)

    assert told is not None
    _, sheet = told
    assert sheet == replace(pub()[1], entries=(), first_dealer=0)


def test_a_bierlachs_ends_at_its_minus(open_dialog: Open) -> None:
    dialog = open_dialog()
    click(dialog.scoring.answers, SYSTEMS.index("bierlachs"))
    assert dialog.length.games is None


def test_details_change_what_was_agreed_and_no_game(open_dialog: Open) -> None:
    head, sheet = bierlachs()
    dialog = open_dialog(head, sheet, existing=True)
    assert not dialog.rules.isEnabled()
    dialog.players[0].setText("Adele")
    dialog.scoring.count.setValue(701)
    told = answer(dialog)

    assert told == (head, replace(sheet, players=("Adele", "Ben", "Cem"), bierlachs_limit=701))


def test_details_of_an_untouched_list_are_the_same(open_dialog: Open) -> None:
    for head, sheet in (thursday(), pub(), bierlachs()):
        assert answer(open_dialog(head, sheet, existing=True)) == (head, sheet)


@pytest.mark.parametrize("language", list(Language))
def test_the_dialog_follows_the_language(open_dialog: Open, house: House, language: Language) -> None:
    dialog = open_dialog(last=thursday()[1])
    speak(house, language)
    assert dialog.windowTitle()
    assert dialog.stake.alignment() & Qt.AlignmentFlag.AlignAbsolute
    speak(house, Language.ENGLISH)


def test_the_date_reads_from_the_right_in_urdu(open_dialog: Open, house: House) -> None:
    """Day first, at the right; and the day can still be typed."""
    house.speak(Language.URDU)
    dialog = open_dialog()
    line = dialog.date.lineEdit()

    assert line.layoutDirection() is Qt.LayoutDirection.LeftToRight
    assert line.text() == "2026\u200e نومبر \u200e20"

    dialog.date.setSelectedSection(QDateEdit.Section.DaySection)
    QTest.keyClicks(dialog.date, "15")

    assert dialog.date.date() == QDate(2026, 11, 15)


def test_another_length_is_proposed_and_typed_over_at_once(open_dialog: Open) -> None:
    """As in a new series."""
    dialog = open_dialog()
    click(dialog.length.answers, 2)
    count = dialog.length.count

    assert count.text() == "12"
    assert count.hasFocus()
    assert count.lineEdit().selectedText() == "12"


@pytest.mark.parametrize(("table", "games"), [(0, 15), (1, 16)])
def test_another_length_is_stepped_with_the_mouse(open_dialog: Open, table: int, games: int) -> None:
    """By whole rounds."""
    dialog = open_dialog()
    click(dialog.table, table)
    click(dialog.length.answers, 2)
    click_up(dialog.length.count)
    fill(dialog, "Ada", "Ben", "Cem", "Dua")
    told = answer(dialog)

    assert told is not None
    assert told[1].games == games


def test_a_new_list_has_the_currency_of_the_language_and_keeps_it(open_dialog: Open, house: House) -> None:
    speak(house, Language.TURKISH)
    dialog = open_dialog()
    fill(dialog, "Ada", "Ben", "Cem")
    dialog.stake.setText("0,5")
    told = answer(dialog)
    assert told is not None
    assert told[0].currency == "₺"

    speak(house, Language.ENGLISH)
    assert answer(open_dialog(*told, existing=True)) == told


def test_a_currency_of_a_file_is_offered_too(open_dialog: Open) -> None:
    head, sheet = replace(thursday()[0], currency="zł"), thursday()[1]

    assert answer(open_dialog(head, sheet, existing=True)) == (head, sheet)


def test_after_a_refusal_the_keyboard_is_at_what_is_wrong(open_dialog: Open) -> None:
    dialog = open_dialog()
    fill(dialog, "Ada", "", "Cem")
    dialog.start.click()
    assert dialog.players[1].hasFocus()

    fill(dialog, "Ada", "Ben", "ADA")
    dialog.start.click()
    assert dialog.players[2].hasFocus()

    fill(dialog, "Ada", "Ben", "Cem")
    dialog.stake.setText("a cent")
    dialog.start.click()
    assert dialog.stake.hasFocus()
