"""Plays deal after deal through the real window as nobody would: ``python -m tests.helpers.soak --deals 500``.

Between sensible decisions it clicks anywhere, presses any key, drags, resizes, undoes, opens dialogs, goes into other
rooms, and changes languages, decks, themes and every other option. It ends with exit code 1 if anything raised, if Qt
warned, or if items, objects, timers, animations, threads or memory grew. Every room is visited, the menu opened,
every language, deck and theme worn, a hint asked for and the kernel of the strong players loaded before the first
deal: what a room, a deck or the kernel (some 90 MB) costs once is no growth. Figures are taken in one and the same
state: the smallest window, and only the cards it shows drawn. Nothing of the user's is touched: settings live in
memory, no store is opened, files go to a folder of the soak's own.
"""

import argparse
import gc
import random
import sys
import threading
import time
from collections.abc import Callable, Sequence
from tempfile import TemporaryDirectory

from PySide6.QtCore import (
    QAbstractAnimation,
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    Qt,
    QTimer,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QWidget

from skatdesk.app import Application
from skatdesk.engine.dealing import SeriesSetup
from skatdesk.engine.executor import Executor, PoolExecutor
from skatdesk.players.player import Budget
from skatdesk.players.roster import make
from skatdesk.settings import options
from skatdesk.settings.kinds import Choice, Switch
from skatdesk.settings.settings import Settings
from skatdesk.skat.ruleset import PROFILES
from skatdesk.skat.view import Phase
from skatdesk.ui.main_window import SMALLEST
from tests.helpers.inline_executor import InlineExecutor
from tests.helpers.offscreen import take_offscreen
from tests.helpers.soak_report import Report, give_back, keep_nothing_for_later, kinds_of, listening, written_mb

LARGEST = 1920, 1200
_EVERY = 10
"""Deals from one sample of figures to the next."""
_PATIENCE = 20_000
"""Turns of the event loop after which a deal that does not end is a defect."""
_CALM = 500
"""How often a timer is looked for, 10 ms apart, before it counts as left over."""
_KEYS = (
    *(Qt.Key(key) for key in range(Qt.Key.Key_0, Qt.Key.Key_9 + 1)),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_Escape, Qt.Key.Key_B, Qt.Key.Key_P, Qt.Key.Key_L, Qt.Key.Key_Z, Qt.Key.Key_H, Qt.Key.Key_Delete),
)
_PLAIN, _CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


class Soak:
    """One window under a seeded hail of deeds."""

    def __init__(self, qapp: QApplication, seed: int, executor: Executor) -> None:
        self._qapp = qapp
        self._chance = random.Random(seed)
        self._settings = Settings()
        self._settings.set(options.SPEED, "at_once")
        self._player = make("rules")
        self._seed = seed
        self._folder = TemporaryDirectory()
        self._reviews = not isinstance(executor, InlineExecutor)  # in this thread one would take half a minute
        self.report = Report()
        self.tell: Callable[[str], None] = lambda _line: None
        self.application = Application(qapp, self._settings, None, executor)
        self.window = self.application.window
        self.window.quit.setEnabled(False)
        self.window.resize(*SMALLEST)
        self.application.open()
        self._items = len(self.application.table.scene.items())
        self._begin()

    def close(self) -> None:
        """Takes the window down."""
        self.application.stop()
        self.window.close()
        self.window.deleteLater()
        self.application.deleteLater()
        self._turn()
        self._folder.cleanup()

    def play(self, deals: int) -> None:
        """Plays so many deals; looks for what is left over after each, and takes figures every few."""
        self._look_around()
        for _ in range(deals):
            seen = len(self.report.faults)
            self._play_deal()
            self.report.deals += 1
            self._look_for_leftovers()
            for fault in self.report.faults[seen:]:
                self.tell(fault)
            if self.report.deals % _EVERY == 0:
                self._sample()

    # -------------------------------------------------------------- other rooms

    @property
    def _rooms(self) -> tuple[Callable[[], object], ...]:
        """Ways to everything beside the table."""
        application, window = self.application, self.window
        pages = (window.learn.trigger, application.learn.show_exercises, window.sheet.trigger, window.guide.trigger)
        more = (application.deals.edit.trigger, application.puzzles.show, application.duplicate.show, window.show_home)
        return (*pages, *more, application.practice.deal.trigger, window.settings.trigger)

    def _look_around(self) -> None:
        """Every room, every look and a hint, so that what is made or loaded once is there before the first figures."""
        for option in (options.LANGUAGE, options.DECK, options.THEME):
            for value, _ in option.choices:
                self._settings.set(option, value)
                self._turn()
        for room in self._rooms:
            room()
            self._turn()
            self._leave_dialogs()
        self.application.guide.close()
        self.window.show_table()
        self.window.menu.trigger()  # it is filled when it is opened
        self._leave_dialogs()
        for _ in range(2):  # the first time the window only says what a hint makes of the game
            self.application.practice.hint.trigger()
        make("expert")  # loads the kernel; a hint does so only where it is the human's turn

    def _visit(self) -> None:
        """Into a room, a few deeds there; the table comes back by itself."""
        self._chance.choice(self._rooms)()
        self._turn()
        for _ in range(self._chance.randrange(1, 6)):
            self._chance.choice((self._click, self._click, self._press))()
            self._turn()
            self._leave_dialogs()
        self.application.guide.close()

    def _visit_review(self) -> None:
        """The deal that is over, reviewed for a moment; the work in the background may go on."""
        self.application.review.show_table_deal()
        for _ in range(self._chance.randrange(1, 20)):
            self._chance.choice((self._click, self._press))()
            self._turn()
            self._leave_dialogs()
        if self._chance.random() < 0.5:
            self.application.review.reviewing.stop()
        self.window.show_table()

    # -------------------------------------------------------------- a deal

    def _begin(self) -> None:
        chance = self._chance
        rules = chance.choice(list(PROFILES.values()))
        size = chance.choice(rules.tables)
        self._seed += 1
        setup = SeriesSetup(("Ada", "Ben", "Cem", "Dua")[:size], (None, *("rules",) * (size - 1)), rules, self._seed)
        self.application.begin(setup)
        self._turn()

    def _play_deal(self) -> None:
        """Until the result of a deal lies on the table and something leads away from it."""
        application = self.application
        for _ in range(_PATIENCE):
            if self._chance.random() < 0.4:
                self._deed()
            self._turn()
            self._leave_dialogs()
            if self._chance.random() < 0.3:
                self._hurry()
            if not self.window.table_shown:
                self.window.show_table()
            view, request = application.controller.view, application.controller.request
            if application.series.dealing is None:
                self._begin()
            elif view is not None and view.phase is Phase.FINISHED and application.engine.request is None:
                application.table.choreographer.hurry()
                if application.table.panel is application.asker.result:
                    self._leave_result()
                    return
            elif request is not None:
                decision = self._player.decide(request.view, request.options, Budget(1), self._seed)
                application.controller.submit(decision.action)
        raise RuntimeError(f"the deal does not end: {application.controller.view}")

    def _leave_result(self) -> None:
        result = self.application.asker.result
        result.grab()  # painted, too
        if self._reviews and self._chance.random() < 0.1:
            self._visit_review()
        ways = [way for way in (result.next, result.again, result.other_seat) if way.isVisible()]
        if ways:
            self._chance.choice((*ways[:1] * 2, *ways)).click()
            self._turn()
        if not ways or self.application.series.dealing is None or not self.window.table_shown:
            self._begin()  # who looked into the review may have left the series there

    # -------------------------------------------------------------- deeds

    def _deed(self) -> None:
        self.report.deeds += 1
        deeds = (self._click, self._click, self._press, self._press, self._drag, self._set_option, self._set_option)
        self._chance.choice((*deeds, self._resize, self._trigger, self._hurry, self._visit))()

    def _point(self, widget: QWidget) -> QPoint:
        return QPoint(self._chance.randrange(max(1, widget.width())), self._chance.randrange(max(1, widget.height())))

    def _click(self) -> None:
        """On whatever lies at any point of the window, or of the guide's."""
        window = self.application.guide.window or self.window
        at = self._point(window)
        target = window.childAt(at) or window
        button = self._chance.choice((Qt.MouseButton.LeftButton, Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton))
        place = target.mapFrom(window, at)
        if self._chance.random() < 0.2:
            QTest.mouseDClick(target, button, pos=place)
        else:
            QTest.mouseClick(target, button, pos=place)

    def _drag(self) -> None:
        viewport = self.application.table.view.viewport()
        cards = self.application.table.scene.row.items
        start = self._chance.choice(cards).pos().toPoint() if cards else self._point(viewport)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
        for _ in range(3):
            QTest.mouseMove(viewport, self._point(viewport))
        if self._chance.random() < 0.9:
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=self._point(viewport))

    def _press(self) -> None:
        handle = self.window.windowHandle()
        for _ in range(self._chance.randrange(1, 6)):
            modifiers = _CTRL if self._chance.random() < 0.2 else _PLAIN
            QTest.keyClick(handle, self._chance.choice(_KEYS), modifiers)

    def _set_option(self) -> None:
        option = self._chance.choice(offered())
        if isinstance(option, Choice):
            self._settings.set(option, self._chance.choice(option.choices)[0])
        else:
            self._settings.set(option, not self._settings.get(option))

    def _resize(self) -> None:
        self.window.resize(*(self._chance.randint(low, high) for low, high in zip(SMALLEST, LARGEST, strict=True)))

    def _trigger(self) -> None:
        window = self.window
        actions = (window.undo, window.redo, window.last_trick, window.fold_dock, window.copy_deal)
        rare = (window.claim, window.give_up, window.throw_in, window.new_series, window.shortcuts, window.about)
        action = self._chance.choice(rare if self._chance.random() < 0.3 else actions)
        if action.isEnabled():
            action.trigger()

    def _hurry(self) -> None:
        self.application.table.choreographer.hurry()

    def _leave_dialogs(self) -> None:
        """A click or two in what has opened, then out of it."""
        for _ in range(20):
            popup = QApplication.activePopupWidget()
            dialogs = [window for window in QApplication.topLevelWidgets() if isinstance(window, QDialog)]
            dialog = next((window for window in dialogs if window.isVisible()), None)
            if popup is not None:
                QTest.keyClick(popup, Qt.Key.Key_Escape)
                popup.close()
            elif dialog is not None:
                if isinstance(dialog, QFileDialog):
                    dialog.setDirectory(self._folder.name)  # a click may save something there
                at = self._point(dialog)
                QTest.mouseClick(dialog.childAt(at) or dialog, Qt.MouseButton.LeftButton)
                if self._chance.random() < 0.5:
                    dialog.reject()
            else:
                return
            self._turn()
        raise RuntimeError("a dialog does not close")

    # -------------------------------------------------------------- looking

    def _turn(self) -> None:
        for _ in range(4):
            self._qapp.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _look_for_leftovers(self) -> None:
        table = self.application.table
        self._settings.set(options.SPEED, "at_once")
        table.choreographer.hurry()
        table.strip.clear()
        self._turn()
        self._note(len(table.scene.items()) != self._items, f"{len(table.scene.items())} items in the scene")
        for _ in range(_CALM):
            if not self._timers() and not self._animations():
                break
            QTest.qWait(10)  # what draws faces ahead, or had just begun to move, comes to its end by itself
        self._note(bool(self._animations()), f"animations still run: {self._animations()}")
        self._note(bool(self._timers()), f"timers still run: {self._timers()}")
        threads = [thread.name for thread in threading.enumerate() if not isinstance(thread, threading._DummyThread)]
        self._note(threads != ["MainThread"], f"threads: {threads}")

    def _animations(self) -> list[QAbstractAnimation]:
        """What moves."""
        stopped = QAbstractAnimation.State.Stopped
        return [one for one in self.window.findChildren(QAbstractAnimation) if one.state() is not stopped]

    def _timers(self) -> list[str]:
        """Who has a timer that runs; the search for garbage goes on as long as the program."""
        running = (timer for timer in self.window.findChildren(QTimer) if timer.isActive())
        owners = (timer.parent() or timer for timer in running)
        return [type(owner).__name__ for owner in owners if owner is not self.application.garbage]

    def _note(self, wrong: bool, words: str) -> None:
        if wrong:
            self.report.faults.append(f"after deal {self.report.deals}: {words}")

    def _sample(self) -> None:
        self._end_review()
        self.window.resize(*SMALLEST)
        self.application.faces.renew()
        self._turn()
        self.window.grab()
        gc.collect()
        give_back()
        objects = kinds_of([*self.window.findChildren(QObject), *self.application.findChildren(QObject)])
        memory = written_mb()
        self.report.samples.append((self.report.deals, objects, memory))
        self.tell(f"{self.report.deals:6} deals {objects.total():7} objects {memory:7.1f} MB")

    def _end_review(self) -> None:
        """What a review under way needs, that of a Ramsch 16 MB, belongs to no figures."""
        reviewing = self.application.review.reviewing
        reviewing.stop()
        for _ in range(_CALM):
            if not reviewing._busy:
                return
            QTest.qWait(10)


def offered() -> list[Choice | Switch]:
    """The options with a few values that a user can change."""
    return [one for one in options.OPTIONS if one.page is not None and isinstance(one, Choice | Switch)]


def soak(
    qapp: QApplication, deals: int, seed: int, executor: Executor, tell: Callable[[str], None] | None = None
) -> Report:
    """Plays so many deals in one window and reports; ``tell`` hears of the figures as they are taken."""
    run = Soak(qapp, seed, executor)
    run.tell = tell or run.tell
    with listening(run.report):
        run.play(deals)
        run.close()
    run.report.judge()
    return run.report


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a soak and prints its report; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.helpers.soak", description="Deals under a hail of deeds.")
    parser.add_argument("--deals", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--inline", action="store_true", help="computer players think in the window's own thread")
    chosen = parser.parse_args(arguments)
    take_offscreen()
    app = QApplication.instance()
    qapp = app if isinstance(app, QApplication) else QApplication([])
    keep_nothing_for_later()
    pool = None if chosen.inline else PoolExecutor()
    began = time.monotonic()
    report = soak(qapp, chosen.deals, chosen.seed, pool or InlineExecutor(), lambda line: print(line, flush=True))
    if pool is not None:
        pool.stop()
    seconds = time.monotonic() - began
    print(f"{report.deals} deals, {report.deeds} deeds, {seconds:.0f} s")
    for fault in report.faults:
        print(fault)
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main())
