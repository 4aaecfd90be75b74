"""What a screen reader finds in the dialogs: role and name of every control on every page."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QAbstractScrollArea, QTabBar, QWidget

from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.ui.desk import Desk
from skatdesk.ui.dialogs.about import AboutDialog
from skatdesk.ui.dialogs.games import GamesDialog
from skatdesk.ui.dialogs.give_up import GiveUpDialog
from skatdesk.ui.dialogs.new_series import NewSeriesDialog
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.dialogs.one_of import OneOf
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.dialogs.play_deal import PlayDealDialog
from skatdesk.ui.dialogs.restore import RestoreDialog
from skatdesk.ui.dialogs.rules_dialog import RulesDialog
from skatdesk.ui.dialogs.settings_dialog import SettingsDialog
from skatdesk.ui.dialogs.shortcuts import ShortcutsDialog
from skatdesk.ui.look.hand_order import HandOrder
from skatdesk.ui.scoresheet.entry.segments import Segments
from skatdesk.ui.sentences import Sentences
from tests.ui.conftest import House, ShowDialog
from tests.ui.games.conftest import played

Role = QAccessible.Role
MADE: dict[str, Callable[[House, QWidget], Page]] = {
    "about": lambda house, window: AboutDialog(house.look, window),
    "games": lambda house, window: GamesDialog(
        Desk(house.look, house.namer, Sentences(house.namer, window), house.faces, HandOrder(window)),
        "games.sgf",
        [played(1), played(2)],
        window,
    ),
    "restore": lambda house, window: RestoreDialog(house.look, "a.skatdesk", window),
    "give up": lambda house, window: GiveUpDialog(house.look, ("Ben", "Cem"), window),
    "keys": lambda house, window: ShortcutsDialog(house.look, [_action(window)], [], window),
    "new series": lambda house, window: NewSeriesDialog(house.look, house.settings, lambda: 1, window),
    "note": lambda house, window: NoteDialog(house.look, "Games", "This file holds no games", window),
    "play a deal": lambda house, window: PlayDealDialog(house.look, house.namer, ISKO, parent=window),
    "rules": lambda house, window: RulesDialog(house.look, HOME, window),
    "settings": lambda house, window: SettingsDialog(house.look, house.settings, house.namer, house.faces, window),
}
ROLES = {
    Role.Button,
    Role.CheckBox,
    Role.RadioButton,
    Role.ComboBox,
    Role.EditableText,
    Role.SpinBox,
    Role.Table,
    Role.PageTabList,
    Role.StaticText,
}
"""What a control of a dialog may be; a plain widget that takes the focus would be nothing to a reader."""


def _action(window: QWidget) -> QAction:
    action = QAction("New series…", window)
    action.setShortcut("Ctrl+N")
    return action


@pytest.fixture
def dialog(show_dialog: ShowDialog, house: House, window: QWidget, request: pytest.FixtureRequest) -> Page:
    return show_dialog(MADE[request.param](house, window))


@pytest.mark.parametrize("dialog", MADE, indirect=True)
def test_every_control_of_a_dialog_has_role_name_and_state(dialog: Page) -> None:
    """On every page of it: whatever can have the focus, or would if it were enabled."""
    bar = dialog.findChild(QTabBar)
    assert QAccessible.queryAccessibleInterface(dialog).text(QAccessible.Text.Name)
    for index in range(bar.count() if bar is not None else 1):
        if bar is not None:
            bar.setCurrentIndex(index)
        QCoreApplication.processEvents()
        controls = list(filter(_is_control, dialog.findChildren(QWidget)))
        assert controls
        for control in controls:
            told = QAccessible.queryAccessibleInterface(control)

            assert told.role() in ROLES, control
            assert told.text(QAccessible.Text.Name), control
            assert bool(told.state().disabled) is not control.isEnabled(), control


@pytest.mark.parametrize("dialog", ["keys", "settings"], indirect=True)
def test_pages_of_a_dialog_lie_in_no_pane_of_its_own(dialog: Page) -> None:
    """A reader names every pane on the way to a control, also one that has no name."""
    told = (QAccessible.queryAccessibleInterface(widget).role() for widget in dialog.findChildren(QWidget))
    assert Role.LayeredPane not in told


def _is_control(widget: QWidget) -> bool:
    """Whether the focus can come here by key; the field inside a number or list belongs to that."""
    if not widget.isVisible() or not widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value:
        return False
    inside = type(widget).__name__ in ("QSpinBoxLineEdit", "QComboBoxPrivateContainer")
    return widget.focusProxy() is None and not inside and not isinstance(widget.parentWidget(), QAbstractScrollArea)


def test_answers_of_which_one_holds_are_radio_buttons(house: House, show_dialog: ShowDialog, window: QWidget) -> None:
    """A check box would be said to be switched on or off by itself."""
    dialog = show_dialog(NewSeriesDialog(house.look, house.settings, lambda: 1, window))
    for row in dialog.findChildren(OneOf):
        for button in row.answers:
            assert QAccessible.queryAccessibleInterface(button).role() is Role.RadioButton


@pytest.mark.parametrize(("joined", "role"), [(True, Role.RadioButton), (False, Role.CheckBox)])
def test_joined_segments_are_radio_buttons_of_which_none_may_hold(
    house: House, window: QWidget, joined: bool, role: QAccessible.Role
) -> None:
    row = Segments(house.look, 2, joined=joined, parent=window)
    row.show_state((True, False))
    row.show_state((False, False))
    assert not any(segment.isChecked() for segment in row.segments)
    assert all(QAccessible.queryAccessibleInterface(segment).role() is role for segment in row.segments)
