"""One walk through every screen in one language, and everything that could be read, seen and heard on the way."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import chain
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from skatdesk.engine.dealing import SeriesSetup
from skatdesk.i18n.card_names import CardNamer
from skatdesk.i18n.languages import Language
from skatdesk.settings.options import TEXT_SIZE
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.view import Phase
from skatdesk.ui.main_window import SMALLEST, MainWindow
from tests.helpers.more_screens import more_screens
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.screens import Walk
from tests.helpers.shown_texts import Shown, cramped, lone_words, shown_texts
from tests.helpers.translators import Missed, Pseudo, pseudo

_HOME_SEED, _HOME_DEALS = 3, 5
"""In these deals under house rules there are Ramsch, Kontra and most questions they ask."""


@dataclass
class Findings:
    """What one walk has brought; each text with the screen it was met on first."""

    shown: dict[Shown, str] = field(default_factory=dict)
    drawn: dict[Shown, str] = field(default_factory=dict)
    shortened: dict[Shown, str] = field(default_factory=dict)
    overflowing: dict[Shown, str] = field(default_factory=dict)
    cramped: dict[Shown, str] = field(default_factory=dict)
    lone: dict[Shown, str] = field(default_factory=dict)
    missed: set[tuple[str, str]] = field(default_factory=set)
    """Context and source of texts that no catalogue had."""

    @property
    def texts(self) -> set[str]:
        """Every text, painted or not."""
        return {one.text for one in (*self.shown, *self.drawn)}


class Survey(Walk):
    """A walk that looks at every window of which a picture is taken."""

    def __init__(
        self,
        qapp: QApplication,
        language: Language,
        patch: pytest.MonkeyPatch,
        findings: Findings,
        size: tuple[int, int],
        text_size: str,
    ) -> None:
        super().__init__(qapp, language, "light", size)
        self._settings.set(TEXT_SIZE, text_size)
        self._findings = findings
        self._painted = PaintedTexts(patch)
        self._grabbed: list[tuple[list[Shown], list[Shown], list[Shown]]] = []
        patch.setattr(QWidget, "grab", self._looking(QWidget.grab))

    def go(self) -> None:
        """Walks through all screens."""
        walked = chain(self.screens(), self._house_rules(), more_screens(self.application, self._picture))
        for name, _ in walked:
            self._note(name)

    def _looking(self, grab: Callable[..., QPixmap]) -> Callable[..., QPixmap]:
        def look(widget: QWidget, *arguments: Any) -> QPixmap:
            self._painted.listening = True
            picture = grab(widget, *arguments)
            self._painted.listening = False
            self._grabbed.append((list(shown_texts(widget)), list(cramped(widget)), list(lone_words(widget))))
            return picture

        return look

    def _note(self, screen: str) -> None:
        found, painted = self._findings, self._painted
        for shown, tight, lone in self._grabbed:
            _add(found.shown, shown, screen)
            _add(found.cramped, tight, screen)
            _add(found.lone, lone, screen)
        _add(found.drawn, painted.drawn, screen)
        _add(found.shortened, painted.shortened, screen)
        _add(found.overflowing, painted.overflowing, screen)
        for notes in (self._grabbed, painted.drawn, painted.shortened, painted.overflowing):
            notes.clear()

    def _house_rules(self) -> Iterator[tuple[str, QPixmap]]:
        """What only house rules ask: each phase and each kind of result, when it is met first."""
        self.application.begin(SeriesSetup(("Ada", "Ben", "Cem"), (None, "rules", "rules"), HOME, _HOME_SEED))
        met = set()
        for _ in range(_HOME_DEALS):
            while True:
                self._play_on(*Phase)
                view = self._view
                key = (view.phase, type(view.result).__name__)
                if key not in met:
                    met.add(key)
                    yield f"house_{view.phase.name.lower()}", self._picture()
                if view.phase is Phase.FINISHED:
                    break
                self._answer()
            self.application.next_deal()


def survey(
    qapp: QApplication, language: Language | None, size: tuple[int, int] = SMALLEST, text_size: str = "normal"
) -> Findings:
    """Walks in this language, or in the pseudo-language; in a window of this size with text of that."""
    findings, missed = Findings(), Missed()
    QCoreApplication.installTranslator(missed)  # before all others, so it is asked last
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(MainWindow, "show", show_unseen)
        if language is None:
            patch.setattr(CardNamer, "_word", _pseudo_word(CardNamer._word))
        walk = Survey(qapp, language or Language.ENGLISH, patch, findings, size, text_size)
        invented = Pseudo()
        try:
            if language is None:
                QCoreApplication.installTranslator(invented)
            missed.texts.clear()  # the window is built before it learns its language
            walk.go()
        finally:
            QCoreApplication.removeTranslator(invented)
            walk.close()
            QCoreApplication.removeTranslator(missed)
    findings.missed = missed.texts
    return findings


def show_unseen(window: MainWindow) -> None:
    """Painted when a picture is taken, and not in between."""
    window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    window.setVisible(True)


def _pseudo_word(word: Callable[[CardNamer, str, str], str]) -> Callable[[CardNamer, str, str], str]:
    def answer(namer: CardNamer, context: str, key: str) -> str:
        found = word(namer, context, key)
        return found if context.startswith(("index", "seat.letter")) else pseudo(found)

    return answer


def _add(known: dict[Shown, str], new: list[Shown], screen: str) -> None:
    for one in new:
        known.setdefault(one, screen)
