"""The dialog for a new series in every language, look and size."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QWidget

from skatdesk.i18n.languages import Language
from skatdesk.players.levels import CHARACTERS
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.ui.dialogs.new_series import NewSeriesDialog
from skatdesk.ui.look.theme import Scheme
from skatdesk.ui.sentences.series_words import SeriesWords
from tests.ui.conftest import House
from tests.ui.dialogs.conftest import click


def test_the_dialog_follows_the_language(dialog: NewSeriesDialog, house: House) -> None:
    dialog.others.names[1].setText("Zoe")
    house.speak(Language.GERMAN)
    QCoreApplication.sendPostedEvents()

    assert dialog.start.text() == QCoreApplication.translate("NewSeriesDialog", "Start")
    assert dialog.others.names[1].text() == "Zoe"
    given = QCoreApplication.translate("SeriesWords", "Ben, Clara, Felix, Ida, Oscar, Ruth")
    assert dialog.others.names[0].text() == given.split(",")[0]


@pytest.mark.parametrize("language", Language)
def test_every_language_has_names_enough(house: House, language: Language) -> None:
    """Three opponents, and one name may be the user's; none belongs to an opponent with a style of his own."""
    house.speak(language)
    names = SeriesWords(house.look).given_names()

    assert len({name.casefold() for name in names}) >= 4
    assert all(len(name) <= 12 for name in names)
    assert {name.casefold() for name in names}.isdisjoint(character.name.casefold() for character in CHARACTERS)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("scale", "width", "height"), [(0.78, 1024, 700), (1.0, 1440, 900)])
def test_the_dialog_fits_its_window(
    dialog: NewSeriesDialog, house: House, language: Language, scale: float, width: int, height: int
) -> None:
    house.look.use(scale=scale)
    house.speak(language)
    click(dialog.table, 1)
    dialog.others.names[0].setText("clara")
    dialog.others.names[1].setText("Clara")
    QCoreApplication.sendPostedEvents()

    assert dialog.width() <= width
    assert dialog.height() <= height - 40  # room for the title of its window


@pytest.mark.parametrize("language", Language)
def test_nothing_is_scrolled_where_the_screen_has_room(
    dialog: NewSeriesDialog, house: House, language: Language
) -> None:
    house.speak(language)
    QCoreApplication.sendPostedEvents()
    middle = dialog._middle

    assert middle.height() < dialog.room_for_middle()
    assert not middle.verticalScrollBar().maximum()


@pytest.mark.parametrize("language", Language)
def test_what_is_asked_lies_equally_far_apart(dialog: NewSeriesDialog, house: House, language: Language) -> None:
    """Whatever room wrapped lines had left."""
    house.speak(language)
    QCoreApplication.processEvents()
    rows = [part.geometry() for part in dialog._parts[1:]]

    assert {below.top() - above.bottom() - 1 for above, below in pairwise(rows)} == {10}
    for part, row in zip(dialog._parts[1:], rows, strict=True):
        inside = [widget for widget in part.findChildren(QWidget) if widget.isVisible() and widget.parent() is part]
        assert max(widget.geometry().bottom() for widget in inside) == row.height() - 1


@pytest.mark.parametrize("scale", [0.78, 0.85, 1.0])
@pytest.mark.parametrize("language", Language)
def test_no_lone_word_stands_under_the_rules(
    dialog: NewSeriesDialog, house: House, language: Language, scale: float
) -> None:
    """What is told about rules and deals fills its lines alike."""
    house.look.use(scale=scale)
    house.speak(language)
    for answer in dialog.rules.answers[:3]:
        answer.click()
        QCoreApplication.processEvents()
        for told in (dialog._rules_line, dialog._deals_line):
            told.grab()
            layout = told._document.firstBlock().layout()
            widths = [layout.lineAt(index).naturalTextWidth() for index in range(layout.lineCount())]
            assert min(widths) > max(widths) / 3, told.text()


@pytest.mark.parametrize("language", Language)
def test_no_answer_is_cut_short(dialog: NewSeriesDialog, house: House, language: Language) -> None:
    house.speak(language)
    QCoreApplication.processEvents()
    QCoreApplication.processEvents()  # a layout that grows posts one more request
    buttons = [button for button in dialog.findChildren(QAbstractButton) if button.isVisible()]

    assert [button.text() for button in buttons if button.width() < button.minimumSizeHint().width()] == []


def test_everything_that_takes_the_focus_has_a_name(dialog: NewSeriesDialog) -> None:
    click(dialog.table, 1)
    reached = [
        widget
        for widget in dialog.findChildren(QWidget)
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]

    assert len(reached) > 10
    assert [widget for widget in reached if not _name(widget)] == []


def _name(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_the_sides_change_where_text_runs_from_right_to_left(dialog: NewSeriesDialog, house: House) -> None:
    house.speak(Language.URDU)
    QCoreApplication.sendPostedEvents()

    assert dialog.name.mapTo(dialog, dialog.name.rect().center()).x() > dialog.width() / 2
    assert dialog.start.mapTo(dialog, dialog.start.rect().center()).x() < dialog.width() / 2


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST])
def test_the_dialog_paints_in_every_look(dialog: NewSeriesDialog, house: House, scheme: Scheme) -> None:
    """Qt warnings fail the test."""
    house.look.use(scheme=scheme)
    image = dialog.grab().toImage()

    assert len({image.pixel(x, y) for x in range(0, 700, 5) for y in range(0, 500, 5)}) > 5


def test_rules_of_ones_own_are_not_called_official(house: House) -> None:
    """Wherever rules are named: on paper, in the editor of deals."""
    own = RuleSet.from_dict({"base": "home", "spitze": 1})

    assert SeriesWords(house.look).rules(own)[0] == "Own rules"
    assert [SeriesWords(house.look).rules(rules)[0] for rules in (ISKO, HOME)] == ["Official rules", "Pub rules"]
