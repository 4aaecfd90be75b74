"""Whole numbers as people type and paste them."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QValidator
from PySide6.QtWidgets import QApplication

from skatdesk.ui.dialogs.rule_controls import CountControl
from skatdesk.ui.dialogs.typed import Count, typed_number
from tests.ui.conftest import House


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("36", 36),
        (" 1.000 ", 1000),
        ("۱۲", 12),
        ("۱،۰۰۰۔۰۰۰", 1_000_000),
        ("1'000", 1000),
        ("", None),
        ("-", None),
        ("1a", None),
        ("²", None),
    ],
)
def test_groups_and_digits_of_any_language_are_read(text: str, number: int | None) -> None:
    assert typed_number(text) == number


def test_thousands_of_figures_are_no_number() -> None:
    """Python refuses to read them, and an exception in a validator ends the program."""
    assert typed_number("1" * 5000) is None


def test_thousands_of_figures_may_be_pasted_into_a_count(qapp: QApplication) -> None:
    count = Count(36, 12)
    QGuiApplication.clipboard().setText("1" * 5000)
    count.lineEdit().selectAll()
    count.lineEdit().paste()

    assert count.validate("1" * 5000, 0)[0] is QValidator.State.Invalid
    assert count.value() == 36
    count.deleteLater()


@pytest.mark.parametrize(("text", "is_number"), [("1.000", True), ("12,5", False), ("-5", False), ("1,2345", False)])
def test_a_count_is_a_whole_number_and_not_below_nothing(qapp: QApplication, text: str, is_number: bool) -> None:
    count = Count(36, 12)

    assert (count.validate(text, 0)[0] is QValidator.State.Acceptable) is is_number
    count.deleteLater()


def test_cards_left_to_concede_are_typed_in_the_figures_of_any_language(house: House) -> None:
    control = CountControl(house.look, "concede_min_cards")
    for typed, cards in (("۵", 5), ("0", 0), ("7", 7)):
        control.count.selectAll()
        key = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, typed)
        QApplication.sendEvent(control.count, key)
        assert control.value == cards
    control.deleteLater()
