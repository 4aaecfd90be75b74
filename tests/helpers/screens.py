"""Every screen of the real window as a picture: ``python -m tests.helpers.screens FOLDER``.

``--language``, ``--deck``, ``--theme`` and ``--size`` choose what the folder holds; each takes several values or
``all``: ``--deck all --theme all --size all`` is every deck in every theme at three sizes. Nothing is shown and nothing
of the user's is touched: settings live in memory, what is kept in a folder that is thrown away.
"""

import argparse
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, product
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from skatdesk.app import Application
from skatdesk.engine.dealing import Dealing, SeriesSetup, deal_seed
from skatdesk.engine.store_journal import take_up
from skatdesk.i18n.languages import Language
from skatdesk.players.player import Budget
from skatdesk.players.referee import play_deal
from skatdesk.players.roster import make
from skatdesk.scoring.entries import entry_of
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.settings import options
from skatdesk.settings.settings import Settings
from skatdesk.skat.actions import Action, Announce, Discard, Play
from skatdesk.skat.cards import Card
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import GameStart
from skatdesk.skat.view import Phase, SeatView
from skatdesk.store.store import FILE_NAME, Store
from skatdesk.ui.dialogs.about import AboutDialog
from skatdesk.ui.dialogs.give_up import GiveUpDialog
from skatdesk.ui.dialogs.new_series import NewSeriesDialog
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.dialogs.restore import RestoreDialog
from skatdesk.ui.dialogs.shortcuts import ShortcutsDialog
from tests.helpers.deal_screens import deal_screens
from tests.helpers.guide_screens import guide_screens
from tests.helpers.inline_executor import InlineExecutor
from tests.helpers.learn_screens import learn_screens
from tests.helpers.more_screens import more_screens
from tests.helpers.offscreen import take_offscreen
from tests.helpers.puzzle_screens import puzzle_screens
from tests.helpers.review_screens import review_screens
from tests.helpers.sheet_screens import sheet_screens

SEED, SHOWN_GAME = 5, 7
"""In this game of this series the user, rearhand, has a good hand with clubs."""
THEMES = tuple(value for value, _ in options.THEME.choices if value != "system")
DECKS = tuple(value for value, _ in options.DECK.choices)
SIZES = ("1024x700", "1440x900", "2560x1440")
A = TypeVar("A", bound=Action)

RULES = replace(ISKO, review_discards=True)
"""Those of tournaments, and what the user put away is shown below the tricks."""

PATIENCE = 5000
"""Turns of the event loop after which a window that does not go on is a defect."""


class Walk:
    """A walk through the real window, from the home page through one game to its result and the list."""

    def __init__(
        self, qapp: QApplication, language: Language, theme: str, size: tuple[int, int], deck: str = "french"
    ) -> None:
        self._qapp = qapp
        self._settings = Settings()
        self._settings.set(options.LANGUAGE, language.value)
        self._settings.set(options.THEME, theme)
        self._settings.set(options.DECK, deck)
        self._settings.set(options.GERMAN_SUIT_WORDS, deck == "german")
        self._settings.set(options.SPEED, "at_once")
        self._settings.set(options.PLAYER_NAME, "Ada")
        self._folder = tempfile.TemporaryDirectory()
        self._store = Store.open(Path(self._folder.name) / FILE_NAME)
        self.application = Application(qapp, self._settings, self._store, InlineExecutor())
        self.window = self.application.window
        self._player = make("rules")
        self.window.resize(*size)
        self.application.open()
        self.window.show_home()

    def close(self) -> None:
        """Leaves nothing behind."""
        self.application.stop()
        self.window.close()
        self.window.deleteLater()
        self.application.deleteLater()
        self._turn()
        self._folder.cleanup()

    def screens(self) -> Iterator[tuple[str, QPixmap]]:
        """Each screen with its name."""
        look, window = self.application.look, self.window
        yield "home", self._picture()
        yield "new_series", self._picture(NewSeriesDialog(look, self._settings, lambda: SEED, window, under_way=True))
        own = NewSeriesDialog(look, self._settings, lambda: SEED, window)
        for choice in (own.table.answers[-1], own.rules.answers[2], own.deals.source.answers[1]):
            choice.click()
        yield "new_series_for_four", self._picture(own)
        yield "keys", self._picture(ShortcutsDialog(look, window.actions(), window.table_actions, window))
        yield "about", self._picture(AboutDialog(look, window))
        yield "give_up", self._picture(GiveUpDialog(look, ("Ben",), window))
        yield "restore", self._picture(RestoreDialog(look, "Skatdesk 2026-11-20.skatdesk", window))
        yield from guide_screens(self.application, self._turn)
        yield from sheet_screens(self.application, self._store, self._picture, self._turn)
        yield from deal_screens(self.application, self._picture, self._turn)
        yield from puzzle_screens(self.application, self._picture)
        yield from learn_screens(self.application, self._picture, self._turn, self._answer)
        yield from review_screens(self.application, self._picture)
        self._begin_late(SeriesSetup(("Ada", "Ben", "Cem"), (None, "rules", "rules"), RULES, SEED), SHOWN_GAME - 1)
        yield from self._before_play()
        yield from self._play()
        self.application.next_deal()
        self._play_on(Phase.BIDDING, Phase.SKAT, Phase.PLAY)
        self.application.dock.folding.set_folded(False)
        self.application.dock.tabs.setCurrentIndex(0)
        yield "list", self._picture()
        window.show_home()
        yield "home_running", self._picture()

    def _before_play(self) -> Iterator[tuple[str, QPixmap]]:
        asker = self.application.asker
        self._play_on(Phase.BIDDING)
        yield "bidding", self._picture()
        while self._view.phase is Phase.BIDDING:
            asker.bidding.say()
            self._turn()
        yield "skat", self._picture()
        asker.choice.buttons[0].click()
        self._play_on(Phase.DISCARD)
        for card in self._decided(Discard).cards:
            self.application.controller.choose_card(card)
        yield "discard", self._picture()
        asker.discard.confirm.click()
        self._play_on(Phase.ANNOUNCE)
        asker.announce.point_at(self._decided(Announce).contract.game)
        yield "announce", self._picture()
        asker.announce.confirm.click()

    def _play(self) -> Iterator[tuple[str, QPixmap]]:
        self._play_until(lambda: len(self._view.tricks) >= 1 and self._forbidden() is not None)
        forbidden = self._forbidden()
        if forbidden is not None:
            self.application.controller.choose_card(forbidden)
        yield "refusal", self._picture()
        self._play_until(lambda: len(self._view.tricks) >= 3 and self._cards_in_trick == 2)
        yield "trick", self._picture()
        self.window.last_trick.trigger()
        yield "last_trick", self._picture()
        self._play_on(Phase.FINISHED)
        yield "result", self._picture()

    def _begin_late(self, setup: SeriesSetup, games: int) -> None:
        """A series in which so many games have been played already, before the window saw any of it."""
        journal, score_list = self.application.journal, ScoreList.begin(setup.names, setup.rules)
        assert journal is not None
        journal.series_begun(setup)
        for index in range(games):
            due, start = score_list.next_deal, GameStart(Deal.of_series(setup.seed, index + 1), setup.rules)
            assert due is not None
            journal.deal_begun(Dealing(index, due, start))
            actions, end = play_deal(start, BySeat.of(lambda _seat: self._player), deal_seed(setup.seed, index))
            for action in actions:
                journal.action_taken(action)
            journal.deal_finished()
            score_list = score_list.with_entry(entry_of(end.result, due.seating))
        saved = self._store.open_series()
        assert saved is not None
        take_up(self.application.series, saved, journal)
        self.window.show_table()
        self.application.next_deal()

    # -------------------------------------------------------------- going on

    @property
    def _view(self) -> SeatView:
        view = self.application.controller.view
        assert view is not None
        return view

    def _turn(self) -> None:
        """Lets the window do what it has begun."""
        for _ in range(8):
            self._qapp.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _play_on(self, *phases: Phase) -> None:
        """Answers as a computer player would until the user is asked in one of these phases."""
        for _ in range(PATIENCE):
            self._turn()
            asked = self.application.controller.request is not None
            if self._view.phase in phases and (asked or self._view.phase is Phase.FINISHED):
                return
            if asked:
                self._answer()
        raise RuntimeError(f"the window stands still in {self._view.phase}")

    def _play_until(self, reached: Callable[[], bool]) -> None:
        """Plays cards until this is so, or the deal is over."""
        self._play_on(Phase.PLAY, Phase.FINISHED)
        while self._view.phase is Phase.PLAY and not reached():
            self._answer()
            self._play_on(Phase.PLAY, Phase.FINISHED)

    def _answer(self) -> None:
        request = self.application.controller.request
        assert request is not None
        decision = self._player.decide(request.view, request.options, Budget(1), SEED)
        self.application.controller.submit(decision.action)
        self._turn()

    def _decided(self, kind: type[A]) -> A:
        """The action of this kind a computer player would choose."""
        request = self.application.controller.request
        assert request is not None
        action = self._player.decide(request.view, request.options, Budget(1), SEED).action
        assert isinstance(action, kind)
        return action

    def _forbidden(self) -> Card | None:
        """A card the user may not play now."""
        request = self.application.controller.request
        if request is None:
            return None
        allowed = {option.card for option in request.options if isinstance(option, Play)}
        return next((card for card in request.view.hand if card not in allowed), None) if allowed else None

    @property
    def _cards_in_trick(self) -> int:
        trick = self._view.trick
        return 0 if trick is None else len(trick.cards)

    # -------------------------------------------------------------- pictures

    def _picture(self, dialog: Page | None = None) -> QPixmap:
        """The window, with the dialog over its middle."""
        if dialog is not None:
            dialog.open()
        self._turn()
        picture = self._drawn(dialog)
        if dialog is not None:
            dialog.close()
            self._turn()
        return picture

    def _drawn(self, dialog: Page | None) -> QPixmap:
        picture = self.window.grab()
        if dialog is not None:
            page = dialog.grab()
            frame = QRect(QPoint(), page.deviceIndependentSize().toSize())
            frame.moveCenter(self.window.rect().center())
            with QPainter(picture) as painter:
                painter.fillRect(self.window.rect(), QColor(0, 0, 0, 90))
                painter.drawPixmap(frame, page)
        return picture


def main(arguments: Sequence[str] | None = None) -> None:
    """Writes every screen as PNG."""
    parser = argparse.ArgumentParser(prog="python -m tests.helpers.screens", description="Every screen as a picture.")
    parser.add_argument("folder", type=Path, help="where the pictures go; made if missing")
    axes = (("language", tuple(Language), "en"), ("deck", DECKS, "french"), ("theme", THEMES, "light"))
    for name, values, usual in (*axes, ("size", SIZES, "1440x900")):
        parser.add_argument(f"--{name}", nargs="+", metavar="WORD", default=[usual], help=", ".join(("all", *values)))
    chosen = vars(parser.parse_args(arguments))
    take_offscreen()
    chosen["folder"].mkdir(parents=True, exist_ok=True)
    app = QApplication.instance()
    qapp = app if isinstance(app, QApplication) else QApplication([])
    wanted = [values if chosen[name] == ["all"] else chosen[name] for name, values, _ in axes]
    for language, deck, theme, size in product(*wanted, SIZES if chosen["size"] == ["all"] else chosen["size"]):
        width, height = map(int, size.split("x"))
        walk = Walk(qapp, Language(language), theme, (width, height), deck)
        screens = chain(walk.screens(), more_screens(walk.application, walk._picture))
        for number, (name, picture) in enumerate(screens, 1):
            picture.save(str(chosen["folder"] / f"{language}_{deck}_{theme}_{size}_{number:03}_{name}.png"))
        walk.close()


if __name__ == "__main__":
    main()
