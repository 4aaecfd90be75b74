"""The settings: a control for every option of the table, in force at once."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.settings import kinds
from skatdesk.settings.options import BACK, GERMAN_SUIT_WORDS, OPTIONS, PLAYER_NAME, RISING, SOUNDS, SPEED, THEME
from skatdesk.settings.settings import Settings
from skatdesk.ui.dialogs.option_controls import control_for
from skatdesk.ui.dialogs.settings_dialog import SettingsDialog
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.user import user_name
from tests.helpers.drop_down import choose_from
from tests.helpers.wheel import turn_wheel
from tests.ui.conftest import House, ShowDialog


@pytest.fixture
def dialog(show_dialog: ShowDialog, house: House, window: QWidget) -> SettingsDialog:
    return show_dialog(SettingsDialog(house.look, house.settings, house.namer, house.faces, window))


def test_every_option_of_a_page_has_a_control(dialog: SettingsDialog) -> None:
    assert set(dialog.controls) == {option.key for option in OPTIONS if option.page is not None}
    assert dialog.tabs.count() == len(kinds.Page)


def test_the_keys_are_first_with_the_pages_and_enter_closes(dialog: SettingsDialog, qtbot: QtBot) -> None:
    """Whoever hears the dialog hears where it begins, not how it ends."""
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    assert dialog.tabs.hasFocus()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()


def test_ctrl_tab_turns_the_pages(dialog: SettingsDialog, qtbot: QtBot) -> None:
    """Wherever the focus is, round and round and back."""
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    last = dialog.tabs.count() - 1
    found = []
    for _ in kinds.Page:
        QTest.keyClick(dialog, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
        found.append((dialog.tabs.currentIndex(), dialog._stack.currentIndex()))
    assert found == [(index, index) for index in (*range(1, last + 1), 0)]
    for times, key in enumerate((Qt.Key.Key_Backtab, Qt.Key.Key_Tab)):  # as other systems tell it, and X11
        QTest.keyClick(dialog, key, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
        assert dialog.tabs.currentIndex() == last - times


def test_a_dialog_that_grows_stays_on_the_screen(dialog: SettingsDialog, house: House, qtbot: QtBot) -> None:
    """Larger text is chosen in it, and the button that closes it must not go below the edge."""
    room = dialog.screen().availableGeometry()
    dialog.move(room.right() - dialog.width() - 9, room.bottom() - dialog.height() - 9)
    before = dialog.size()
    house.look.use(scale=1.1)

    qtbot.waitUntil(lambda: dialog.height() > before.height() and dialog.width() > before.width())
    assert room.contains(dialog.frameGeometry())


def test_every_control_has_a_name_and_shows_what_is_set(dialog: SettingsDialog, house: House) -> None:
    for control in dialog.controls.values():
        widget, value = control.widget, house.settings.get(control.option)
        assert QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
        if isinstance(widget, QCheckBox):
            assert widget.isChecked() is value
        elif isinstance(widget, QComboBox):
            assert isinstance(control.option, kinds.Choice)
            assert control.option.choices[widget.currentIndex()][0] == value
            assert all(widget.itemText(index) for index in range(widget.count()))


def test_a_change_holds_at_once(dialog: SettingsDialog, house: House) -> None:
    rising, theme = dialog.controls[RISING.key].widget, dialog.controls[THEME.key].widget
    name = dialog.controls[PLAYER_NAME.key].widget
    assert isinstance(rising, QCheckBox)
    assert isinstance(theme, QComboBox)
    assert isinstance(name, QLineEdit)
    rising.click()
    choose_from(theme, 2)
    name.setFocus()
    QTest.keyClicks(name, "Ada")

    assert house.settings.get(RISING) is True
    assert house.settings.get(THEME) == "dark"
    assert house.settings.get(PLAYER_NAME) == "Ada"


@pytest.mark.parametrize(("scale", "is_scrolled"), [(1.0, False), (2.0, True)])
def test_the_wheel_changes_nothing_where_it_scrolls(
    dialog: SettingsDialog, house: House, scale: float, is_scrolled: bool
) -> None:
    house.look.use(scale=scale)
    dialog.tabs.setCurrentIndex(2)
    QCoreApplication.sendPostedEvents()
    assert (dialog._middle.verticalScrollBar().maximum() > 0) is is_scrolled
    taken = turn_wheel(dialog.controls[SPEED.key].widget, -120)

    assert taken is not is_scrolled
    assert (house.settings.get(SPEED) == "system") is is_scrolled


def test_a_change_from_elsewhere_is_followed(dialog: SettingsDialog, house: House) -> None:
    house.settings.set(BACK, "rosette")
    house.settings.set(GERMAN_SUIT_WORDS, True)
    back, german = dialog.controls[BACK.key].widget, dialog.controls[GERMAN_SUIT_WORDS.key].widget
    assert isinstance(back, QComboBox)
    assert isinstance(german, QCheckBox)

    assert back.currentIndex() == 1
    assert german.isChecked()


@pytest.mark.parametrize("language", Language)
def test_who_gives_no_name_reads_what_he_is_called_then(
    dialog: SettingsDialog, house: House, language: Language
) -> None:
    """The same word as at the table, in the language of the moment."""
    field = dialog.controls[PLAYER_NAME.key].widget
    assert isinstance(field, QLineEdit)
    house.translations.use(language)
    QCoreApplication.sendPostedEvents()
    assert not field.text()
    assert field.placeholderText() == user_name(house.settings)


def test_a_closed_dialog_follows_no_more(house: House, window: QWidget) -> None:
    """Nobody is left who watches the settings."""
    dialog = SettingsDialog(house.look, house.settings, house.namer, house.faces, window)
    dialog.open()
    dialog.close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    house.settings.set(BACK, "rosette")

    assert not any(house.settings._watchers.values())


def test_the_preview_begins_where_its_names_begin(dialog: SettingsDialog) -> None:
    """Right to left, the first card is the one on the right, and the back of the cards ends the row."""
    preview = dialog.preview
    preview.resize(preview.sizeHint())
    first = QRect(0, 0, preview.height() * 59 // 91, preview.height())
    last = first.translated(preview.width() - first.width(), 0)
    back = preview.grab(last).toImage()

    preview.setLayoutDirection(Qt.LayoutDirection.RightToLeft)

    assert preview.grab(first).toImage() == back


def test_the_preview_speaks_the_naming(dialog: SettingsDialog, house: House) -> None:
    assert dialog.preview.names() == ("jack of clubs", "queen of spades", "king of hearts", "ace of diamonds")
    assert dialog.preview.accessibleName() == ", ".join(dialog.preview.names())
    house.speak(Language.GERMAN)

    assert dialog.preview.names()[0] != "jack of clubs"


def test_a_kind_without_a_control_is_a_mistake(house: House) -> None:
    with pytest.raises(TypeError, match="strange"):
        control_for(house.look, Settings(), kinds.Names("strange", ()))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("scale", "width", "height"), [(0.78, 1024, 700), (1.0, 1440, 900)])
def test_the_dialog_fits_its_window(
    dialog: SettingsDialog, house: House, language: Language, scale: float, width: int, height: int
) -> None:
    house.look.use(scale=scale)
    house.speak(language)
    QCoreApplication.sendPostedEvents()

    assert dialog.width() <= width
    assert dialog.height() <= height - 40


@pytest.mark.parametrize("installed", [True, False])
def test_sounds_can_be_switched_on_where_they_can_be_played(
    show_dialog: ShowDialog, house: House, window: QWidget, monkeypatch: pytest.MonkeyPatch, installed: bool
) -> None:
    """Elsewhere the dialog says what to install."""
    monkeypatch.setattr("skatdesk.ui.dialogs.settings_dialog.can_play", lambda: installed)
    dialog = show_dialog(SettingsDialog(house.look, house.settings, house.namer, house.faces, window))
    dialog.tabs.setCurrentIndex(list(kinds.Page).index(kinds.Page.TABLE))
    QCoreApplication.processEvents()
    told = [line for line in dialog.findChildren(RichLine) if line.isVisible() and "skatdesk[sound]" in line.text()]

    assert dialog.controls[SOUNDS.key].widget.isEnabled() is installed
    assert bool(told) is not installed
