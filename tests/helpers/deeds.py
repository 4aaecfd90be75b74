"""What somebody does who tries everything, seeded: each deed is one click, key, choice or change anywhere.

Whatever can be pressed, typed into, chosen, turned or opened is used, in dialogs and menus too; files are written,
read and dropped, the window changes its size, and cards are played, whether or not somebody thinks meanwhile.
"""

import random
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QFileDialog,
    QLineEdit,
    QMenu,
    QTabBar,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from skatdesk.app import Application
from skatdesk.engine.dealing import SeriesSetup
from skatdesk.notation.lists.json_text import json_of
from skatdesk.players.player import Budget
from skatdesk.players.roster import make
from skatdesk.settings import options
from skatdesk.settings.kinds import Choice
from skatdesk.settings.settings import FILE_NAME as SETTINGS
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.store.store import FILE_NAME
from skatdesk.ui.main_window import SMALLEST
from tests.helpers.drop_down import choose_from
from tests.helpers.sample_lists import thursday
from tests.helpers.soak import LARGEST, offered
from tests.notation.sheets import FOREHAND_PLAYS, played_on, sheet

_LEFT = Qt.MouseButton.LeftButton
_USED = (
    *(QAbstractButton, QLineEdit, QComboBox, QAbstractSpinBox),
    *(QAbstractItemView, QTabBar, QAbstractSlider, QTextEdit),
)
_TEXTS = (
    *("", "18", "g2", "Ada", "Zoë", "اردو نام", "x" * 70, "-5", "1e9", ";;", "2026-02-30", "c 2 h", "clubs with 3"),
    *("\u202eabc", "😀 Ben", "0", "61", "1,5", "  ", "a/b\\c", "<b>x</b>", "&Ada", "{name}", "%1", "264", "9" * 30),
    *("r 60 40 20", "n", "p", "Ben g 4 hso 48"),
)
_KEYS = (
    *(Qt.Key(key) for key in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
    *(Qt.Key(key) for key in range(Qt.Key.Key_A, Qt.Key.Key_Z + 1)),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_Escape, Qt.Key.Key_Delete, Qt.Key.Key_Insert, Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_PageDown),
)
_PLAIN, _CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


class Deeds:
    """Somebody at this window.

    Args:
        application: the program.
        chance: what is done.
        folder: where files are; those of the program itself may be among them.
        opponents: of whom two sit at the table.
        note: hears what is about to be done.
        turn: lets the program do what it has to do meanwhile.
    """

    def __init__(
        self,
        application: Application,
        chance: random.Random,
        folder: Path,
        opponents: Sequence[str],
        note: Callable[[str], object],
        turn: Callable[[], object],
    ) -> None:
        self._application = application
        self._window = application.window
        self._settings = application.settings
        self._chance = chance
        self._folder = folder
        self._opponents = opponents
        self._note = note
        self._turn = turn
        self._player = make("rules")
        (folder / "damaged.json").write_text('{"head": [')
        (folder / "damaged.csv").write_bytes(b"\xff\xfe;;;\n1;2")
        (folder / "list.json").write_text(json_of(*thursday()), encoding="utf-8")
        game = sheet(played_on(f"{FOREHAND_PLAYS} 0 s w D8.D7 0 C.D8.D7", 30), "d:0 win v:156 m:10 bidok p:120 t:10")
        (folder / "games.sgf").write_text(f"{game}\n(;cut short\n")

    # -------------------------------------------------------------- rooms

    def go_elsewhere(self) -> None:
        application, window = self._application, self._window
        sheets = (window.sheet.trigger, window.statistics.trigger) * 3
        pages = (window.learn.trigger, application.learn.show_exercises, window.guide.trigger, window.show_home)
        more = (application.deals.edit.trigger, application.puzzles.show, application.duplicate.show, self._sit_down)
        dialogs = (application.practice.deal.trigger, window.settings.trigger, window.new_series.trigger)
        self.leave_dialogs()
        application.guide.close()
        room = self._chance.choice((*sheets, *pages, *more, *dialogs, application.review.show_table_deal))
        self._note(f"to {room}")
        room()

    def _sit_down(self) -> None:
        if self._application.series.dealing is None:
            rules = self._chance.choice((ISKO, HOME))
            seed = self._chance.randrange(1_000)
            opponents = self._chance.choices(self._opponents, k=2)
            self._note(f"a series against {opponents}")
            setup = SeriesSetup(("Ada", "Ben", "Cem"), (None, *opponents), rules, seed)
            self._application.begin(setup)
        self._window.show_table()

    def leave_dialogs(self) -> None:
        for _ in range(60):
            open_ones = [window for window in QApplication.topLevelWidgets() if isinstance(window, QDialog)]
            popup, dialog = QApplication.activePopupWidget(), next(filter(QWidget.isVisible, open_ones), None)
            if popup is not None:
                popup.close()
            elif dialog is not None:
                dialog.reject()
            else:
                return
            self._turn()
        raise RuntimeError("a dialog does not close")

    # -------------------------------------------------------------- deeds

    def do(self) -> None:
        front = self._front()
        if isinstance(front, QMenu):
            self._choose_in(front)
        elif isinstance(front, QFileDialog):
            self._choose_file(front)
        elif isinstance(front, QDialog) and (type(front).__name__ == "QPrintDialog" or self._chance.random() < 0.06):
            self._note(f"out of {type(front).__name__}")  # Qt's own for printing asks for a file in a loop of its own
            front.reject()
        else:
            usual = (self._use, self._use, self._use, self._use, self._press) * 2
            others = (self._click, self._turn_wheel, self._set_option, self._trigger, self._resize, self._drop_file)
            at_table = (self._play_on,) * 8 if self._window.table_shown else ()
            self._chance.choice((*usual, *others, *at_table))(front)

    def _front(self) -> QWidget:
        """What stands before all others; of windows that stand beside each other, any."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            return popup
        windows = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one.isWindow()]
        modal = [one for one in windows if one.isModal()]
        covered = {parent for one in modal if (parent := one.parentWidget()) is not None}
        before = [one for one in modal if not any(parent.window() is one for parent in covered)]
        if before:
            return before[0]
        beside = [one for one in windows if not isinstance(one, QMenu)]
        return self._chance.choice(beside) if self._chance.random() < 0.3 else self._window

    def _choose_in(self, menu: QMenu) -> None:
        offered = [action for action in menu.actions() if action.isEnabled() and not action.isSeparator()]
        if not offered or self._chance.random() < 0.15:
            QTest.keyClick(menu, Qt.Key.Key_Escape)
            menu.close()
            return
        action = self._chance.choice(offered)
        self._note(f"menu: {action.text()}")
        QTest.mouseClick(menu, _LEFT, pos=menu.actionGeometry(action).center())

    def _choose_file(self, dialog: QFileDialog) -> None:
        """Also one that is not there, or cannot be written; one that exists is never replaced, which Qt would ask."""
        new = self._folder / f"file {self._chance.randrange(1_000_000)}"
        saves = dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
        path = new if saves else self._chance.choice(self._files())
        self._note(f"file: {path.name}")
        line = dialog.findChild(QLineEdit)
        if line is None or self._chance.random() < 0.2:
            dialog.reject()
        else:
            line.setText(str(path))
            dialog.accept()

    def _use(self, front: QWidget) -> None:
        """Any control, each class as often as others."""
        controls = [one for one in front.findChildren(QWidget) if isinstance(one, _USED) and _in_reach(one, front)]
        kinds = sorted({type(control).__name__ for control in controls})
        if not kinds:
            return
        kind = self._chance.choice(kinds)
        control = self._chance.choice([one for one in controls if type(one).__name__ == kind])
        self._note(f"{kind} in {type(front).__name__}")
        match control:
            case QLineEdit():
                self._type_into(control)
            case QComboBox() if control.count():
                choose_from(control, self._chance.randrange(control.count()))
            case QAbstractSpinBox():
                QTest.keyClick(control, self._chance.choice((Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_9)))
            case QTabBar() if control.count():
                tab = control.tabRect(self._chance.randrange(control.count()))
                QTest.mouseClick(control, _LEFT, pos=tab.center())
            case QAbstractItemView():
                self._click_into(control)
            case QAbstractSlider():
                control.setValue(self._chance.randint(control.minimum(), max(control.minimum(), control.maximum())))
            case _:
                QTest.mouseClick(control, _LEFT)

    def _type_into(self, line: QLineEdit) -> None:
        line.setFocus()
        if self._chance.random() < 0.5:
            line.selectAll()
        text = self._chance.choice(_TEXTS)
        self._note(f"typed: {text}")
        if text.isascii():
            QTest.keyClicks(line, text)
        else:
            line.insert(text)
        if self._chance.random() < 0.5 and isValid(line):
            QTest.keyClick(line, self._chance.choice((Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Down)))

    def _click_into(self, view: QAbstractItemView) -> None:
        model = view.model()
        rows = model.rowCount()
        if rows == 0:
            return
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
        cell = model.index(self._chance.randrange(rows), self._chance.randrange(columns))
        view.scrollTo(cell, QAbstractItemView.ScrollHint.EnsureVisible)
        place = view.visualRect(cell).center()
        button = self._chance.choice((_LEFT, _LEFT, Qt.MouseButton.RightButton))
        QTest.mouseClick(view.viewport(), button, pos=place)
        if button is _LEFT and self._chance.random() < 0.3:
            QTest.mouseDClick(view.viewport(), button, pos=place)

    def _press(self, front: QWidget) -> None:
        modifiers = _CTRL if self._chance.random() < 0.2 else _PLAIN
        keys = [self._chance.choice(_KEYS) for _ in range(self._chance.randrange(1, 5))]
        self._note(f"keys: {[key.name for key in keys]}, {modifiers.name}")
        for key in keys:
            if not isValid(front) or not front.isVisible() or front.windowHandle() is None:
                return
            QTest.keyClick(front.windowHandle(), key, modifiers)

    def _click(self, front: QWidget) -> None:
        at = QPoint(self._chance.randrange(front.width()), self._chance.randrange(front.height()))
        target = front.childAt(at) or front
        button = self._chance.choice((_LEFT, Qt.MouseButton.RightButton))
        self._note(f"{button.name} on {type(target).__name__}")
        QTest.mouseClick(target, button, pos=target.mapFrom(front, at))

    def _turn_wheel(self, front: QWidget) -> None:
        at = QPoint(self._chance.randrange(front.width()), self._chance.randrange(front.height()))
        target = front.childAt(at) or front
        place, turn = QPointF(target.mapFrom(front, at)), QPoint(0, self._chance.choice((-120, 120)))
        buttons, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
        globally = QPointF(front.mapToGlobal(at))
        self._note(f"wheel on {type(target).__name__}")
        QApplication.sendEvent(target, QWheelEvent(place, globally, QPoint(), turn, buttons, _PLAIN, phase, False))

    def _set_option(self, _front: QWidget) -> None:
        option = self._chance.choice([option for option in offered() if option is not options.SPEED])
        self._note(f"another {option.key}")
        if isinstance(option, Choice):
            self._settings.set(option, self._chance.choice(option.choices)[0])
        else:
            self._settings.set(option, not self._settings.get(option))

    def _trigger(self, front: QWidget) -> None:
        """What a key of the window in front would do."""
        actions = [action for one in (front, *front.findChildren(QWidget)) for action in _with_key(one)]
        if actions:
            action = self._chance.choice(actions)
            self._note(f"key of: {action.text()}")
            action.trigger()

    def _play_on(self, _front: QWidget) -> None:
        """What is asked at the table is answered sensibly, so that deals come to their end."""
        request = self._application.controller.request
        if request is not None:
            self._note("a sensible answer")
            self._application.controller.submit(
                self._player.decide(request.view, request.options, Budget(1), self._chance.randrange(99)).action
            )

    def _drop_file(self, _front: QWidget) -> None:
        """As if it had been let go over the window."""
        path = self._chance.choice(self._files())
        self._note(f"dropped: {path.name}")
        self._application.games.take(str(path))

    def _resize(self, _front: QWidget) -> None:
        """Any size between the smallest and the largest, or all of the screen, and back."""
        window = self._window
        change = self._chance.choice((window.showNormal, window.showMaximized, window.full_screen.trigger, None, None))
        self._note(f"another size: {change}")
        if change is not None:
            change()
        else:
            window.resize(*(self._chance.randint(low, high) for low, high in zip(SMALLEST, LARGEST, strict=True)))

    def _files(self) -> list[Path]:
        """What can be read, or cannot; none of the program's own."""
        files = (path for path in self._folder.iterdir() if path.is_file())
        return sorted(path for path in files if not path.name.startswith((FILE_NAME, SETTINGS)))


def _in_reach(control: QWidget, front: QWidget) -> bool:
    return control.window() is front and control.isEnabled() and not control.visibleRegion().isEmpty()


def _with_key(widget: QWidget) -> list[QAction]:
    """Actions whose key would be heard; those of menus would not."""
    if isinstance(widget, QMenu) or not widget.isVisible():
        return []
    return [action for action in widget.actions() if action.isEnabled() and not action.shortcut().isEmpty()]
