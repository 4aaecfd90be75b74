"""Wanders through all rooms of a program that keeps everything: ``python -m tests.helpers.wander --deeds 5000``.

The soak plays deals and looks into other rooms; this stays there. Whatever can be pressed, typed into, chosen, turned
or opened is used, in dialogs and menus too, files are written and read, and now and then the program is closed and
opened again: then its store must be sound and every list as it was. It ends with exit code 1 if anything raised, if Qt
warned, or if something was lost. Store, settings and files are in a folder of its own.
"""

import argparse
import os
import random
import sqlite3
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QAbstractListModel, QCoreApplication, QEvent, QPoint, QPointF, Qt
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
from skatdesk.engine.executor import Executor, PoolExecutor
from skatdesk.settings import options
from skatdesk.settings.kinds import Choice, Switch
from skatdesk.settings.settings import Settings
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.store.store import FILE_NAME, Store
from tests.helpers.drop_down import choose_from
from tests.helpers.sample_lists import bierlachs, pub, thursday
from tests.helpers.soak import SMALLEST
from tests.helpers.soak_report import Report, listening

_STAY, _DAY = 40, 1_500
"""Deeds until the next room, and until the program is closed."""
_TOLD = 14
"""How many of the last deeds are told with a fault."""
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
_Tell = Callable[[str], object]
_PLAIN, _CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


class Wanderer:
    """Somebody who tries everything, seeded."""

    def __init__(self, qapp: QApplication, seed: int, folder: Path, make: type[Executor], day: int = _DAY) -> None:
        self._qapp = qapp
        self._chance = random.Random(seed)
        self._folder = folder
        self._make = make
        self._day = day
        self._last: deque[str] = deque(maxlen=_TOLD)
        self.report = Report()
        self.tell: _Tell = str
        (folder / "damaged.json").write_text('{"head": [')
        (folder / "damaged.csv").write_bytes(b"\xff\xfe;;;\n1;2")
        store = Store.open(folder / FILE_NAME)
        for sample in (thursday, pub, bierlachs):
            store.lists.begin(*sample())
        self._open(store)

    def wander(self, deeds: int) -> None:
        """So many deeds."""
        for self.report.deeds in range(1, deeds + 1):
            seen = len(self.report.faults)
            if self.report.deeds % self._day == 0:
                self._open_again()
            elif self.report.deeds % _STAY == 1:
                self._go_elsewhere()
            else:
                self._deed()
            self._turn()
            for fault in self.report.faults[seen:]:
                self.tell("\n   ".join((f"{self.report.deeds}: {fault}", *self._last)))

    def close(self) -> None:
        """Takes the window down."""
        self._leave_dialogs()
        self._application.stop()
        if isinstance(self._executor, PoolExecutor):
            while not self._executor.stop():  # the program itself would end here, whoever still thinks
                pass
            self._executor.deleteLater()
        self._window.close()
        self._window.deleteLater()
        self._application.deleteLater()
        self._turn()

    # -------------------------------------------------------------- closing and opening

    def _open(self, store: Store) -> None:
        """The program with the settings it had."""
        self._settings = Settings.load(self._folder / "settings.json")
        self._settings.set(options.SPEED, "off")
        self._store, self._executor = store, self._make()
        self._application = Application(self._qapp, self._settings, store, self._executor)
        self._window = self._application.window
        self._window.quit.setEnabled(False)
        self._window.resize(*SMALLEST)
        self._application.open()

    def _open_again(self) -> None:
        """Everything must still be there."""
        self._note("closed and opened again")
        self._leave_dialogs()
        before = self._kept()
        self.close()
        path = self._folder / FILE_NAME
        with sqlite3.connect(path) as sql:
            sound = sql.execute("PRAGMA integrity_check").fetchone(), sql.execute("PRAGMA foreign_key_check").fetchall()
        sql.close()
        if sound != (("ok",), []):
            self.report.faults.append(f"the store is damaged: {sound}")
        store = Store.open(path)
        self._open(store)
        if self._settings.set_aside is not None:
            self.report.faults.append("the settings are damaged")
        if store.set_aside is None and self._kept() != before:  # else a copy was restored, as somebody had wished
            self.report.faults.append("the lists are not as they were")

    def _kept(self) -> list[str]:
        """All lists, word for word."""
        lists = self._store.lists
        found = (summary for archived in (False, True) for summary in lists.summaries(archived=archived))
        return [f"{summary} {lists.open(summary.id)}" for summary in found]

    # -------------------------------------------------------------- rooms

    def _go_elsewhere(self) -> None:
        application, window = self._application, self._window
        sheets = (window.sheet.trigger, window.statistics.trigger) * 3
        pages = (window.learn.trigger, application.learn.show_exercises, window.guide.trigger, window.show_home)
        more = (application.deals.edit.trigger, application.puzzles.show, application.duplicate.show, self._sit_down)
        dialogs = (application.practice.deal.trigger, window.settings.trigger, window.new_series.trigger)
        self._leave_dialogs()
        application.guide.close()
        room = self._chance.choice((*sheets, *pages, *more, *dialogs, application.review.show_table_deal))
        self._note(f"to {room}")
        room()

    def _sit_down(self) -> None:
        if self._application.series.dealing is None:
            rules = self._chance.choice((ISKO, HOME))
            seed = self._chance.randrange(1_000)
            setup = SeriesSetup(("Ada", "Ben", "Cem"), (None, "rules", "rules"), rules, seed)
            self._application.begin(setup)
        self._window.show_table()

    def _leave_dialogs(self) -> None:
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

    def _deed(self) -> None:
        front = self._front()
        if isinstance(front, QMenu):
            self._choose_in(front)
        elif isinstance(front, QFileDialog):
            self._choose_file(front)
        elif isinstance(front, QDialog) and (type(front).__name__ == "QPrintDialog" or self._chance.random() < 0.06):
            self._note(f"out of {type(front).__name__}")  # Qt's own for printing asks for a file in a loop of its own
            front.reject()
        else:
            usual = (self._use, self._use, self._use, self._use, self._press)
            self._chance.choice((*usual, *usual, self._click, self._turn_wheel, self._set_option, self._trigger))(front)

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
        there = [path for path in self._folder.iterdir() if path.is_file() and not path.name.startswith(FILE_NAME)]
        new = self._folder / f"file {self.report.deeds}"
        saves = dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
        path = new if saves else self._chance.choice(sorted(there))
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
        option = self._chance.choice([option for option in _offered() if option is not options.SPEED])
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

    # -------------------------------------------------------------- helping

    def _note(self, words: str) -> None:
        self._last.append(words)

    def _turn(self) -> None:
        for _ in range(3):
            self._qapp.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _offered() -> list[Choice | Switch]:
    """The options with a few values that a user can change."""
    return [one for one in options.OPTIONS if one.page is not None and isinstance(one, Choice | Switch)]


def _in_reach(control: QWidget, front: QWidget) -> bool:
    return control.window() is front and control.isEnabled() and not control.visibleRegion().isEmpty()


def _with_key(widget: QWidget) -> list[QAction]:
    """Actions whose key would be heard; those of menus would not."""
    if isinstance(widget, QMenu) or not widget.isVisible():
        return []
    return [action for action in widget.actions() if action.isEnabled() and not action.shortcut().isEmpty()]


def wander(
    qapp: QApplication, deeds: int, seed: int, folder: Path, make: type[Executor], tell: _Tell = str, day: int = _DAY
) -> Report:
    """So many deeds; every ``day`` of them the program is closed. ``tell`` hears of faults with the deeds before."""
    wanderer = Wanderer(qapp, seed, folder, make, day)
    wanderer.tell = tell
    with listening(wanderer.report):
        wanderer.wander(deeds)
        wanderer.close()
    return wanderer.report


def main(arguments: Sequence[str] | None = None) -> int:
    """Wanders and prints what was found; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.helpers.wander", description="All rooms under random deeds.")
    parser.add_argument("--deeds", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    qapp, began = QApplication([]), time.monotonic()
    with TemporaryDirectory() as folder:
        told = partial(print, flush=True)
        report = wander(qapp, chosen.deeds, chosen.seed, Path(folder), PoolExecutor, told)
    print(f"{report.deeds} deeds, {len(report.faults)} faults, {time.monotonic() - began:.0f} s")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
