"""Language, naming, deck and theme change while everything stands: nothing keeps an old word, nothing piles up."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from skatdesk.engine.dealing import SeriesSetup
from skatdesk.i18n.languages import Language
from skatdesk.settings import options
from skatdesk.settings.kinds import Choice
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.view import Phase
from skatdesk.ui.dialogs.about import AboutDialog
from skatdesk.ui.dialogs.give_up import GiveUpDialog
from skatdesk.ui.dialogs.new_series import NewSeriesDialog
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.dialogs.play_deal import PlayDealDialog
from skatdesk.ui.dialogs.restore import RestoreDialog
from skatdesk.ui.dialogs.rules_dialog import RulesDialog
from skatdesk.ui.dialogs.settings_dialog import SettingsDialog
from skatdesk.ui.main_window import SMALLEST, MainWindow
from tests.helpers.language_survey import show_unseen
from tests.helpers.sample_lists import bierlachs, pub, thursday
from tests.helpers.screens import SEED, Walk
from tests.helpers.shown_texts import Shown, shown_texts
from tests.helpers.undress import undress

SWITCHES = 200
SEED_OF_SWITCHES = 6


class Words(NamedTuple):
    """How everything is called and looks."""

    language: str
    naming: str
    german: bool
    letters: str
    deck: str
    theme: str


FINAL = (
    Words("ur", "de", True, "spoken", "german", "dark"),
    Words("fr", "tr", False, "printed", "tournament", "light"),
    Words("de", "system", False, "printed", "french", "contrast"),
)


class Visit(Walk):
    """The real window, brought to one place after the other, with every dialog that can stand open."""

    def __init__(self, qapp: QApplication, words: Words) -> None:
        super().__init__(qapp, Language(words.language), words.theme, SMALLEST)
        self._dialogs: list[Page] = []
        self.use(words)

    def use(self, words: Words) -> None:
        """Sets what differs; the window follows at once."""
        chosen = (options.LANGUAGE, options.CARD_NAMING, options.CORNER_LETTERS, options.DECK, options.THEME)
        values = (words.language, words.naming, words.letters, words.deck, words.theme)
        for option, value in zip(chosen, values, strict=True):
            if self._settings.get(option) != value:
                self._settings.set(option, value)
        if self._settings.get(options.GERMAN_SUIT_WORDS) != words.german:
            self._settings.set(options.GERMAN_SUIT_WORDS, words.german)

    def texts(self) -> Counter[Shown]:
        """Everything that can be read in the window and in its dialogs."""
        self._turn()
        found = Counter(shown_texts(self.window))
        for dialog in self._dialogs:
            found.update(shown_texts(dialog))
        return found

    def objects(self) -> int:
        """How many objects there are, once what has been told to go is gone."""
        self._turn()
        return len(self.application.findChildren(QObject)) + len(self.window.findChildren(QObject))

    def places(self) -> Iterator[str]:
        """Home page, play, list entry, charts, dialogs."""
        application, window = self.application, self.window
        yield "home"
        application.begin(SeriesSetup(("Ada", "Ben", "Cem"), (None, "rules", "rules"), ISKO, SEED))
        self._play_on(Phase.BIDDING)
        application.dock.folding.set_folded(False)
        yield "bidding"
        self._play_on(Phase.SKAT, Phase.PLAY)
        self._play_until(lambda: len(self._view.tricks) >= 2)
        application.dock.tabs.setCurrentIndex(1)
        yield "trick"
        self._play_on(Phase.FINISHED)
        application.dock.tabs.setCurrentIndex(0)
        yield "result"
        room = application.sheet.room
        for sample in (bierlachs, pub, thursday):
            self._store.lists.begin(*sample())
        window.home.sheet.click()
        room.enter()
        assert room.page is not None
        room.page.writing.change(4)
        yield "entry"
        room.page.show_history()
        yield "history"
        room.page.head.settle.click()
        yield "settlement"
        window.statistics.trigger()
        yield "charts"
        look, settings = application.look, application.settings
        self._dialogs = [
            NewSeriesDialog(look, settings, lambda: SEED, window),
            SettingsDialog(look, settings, application.namer, application.faces, window),
            RulesDialog(look, HOME, window),
            PlayDealDialog(look, application.namer, ISKO, parent=window),
            AboutDialog(look, window),
            GiveUpDialog(look, ("Ben",), window),
            RestoreDialog(look, "a.skatdesk", window),
        ]
        for dialog in self._dialogs:
            dialog.open()
        yield "dialogs"
        for dialog in self._dialogs:
            dialog.close()
        self._dialogs = []


def some_words(chance: random.Random) -> Words:
    def one_of(option: Choice) -> str:
        return chance.choice([value for value, _ in option.choices if value != "system"])

    return Words(
        one_of(options.LANGUAGE),
        one_of(options.CARD_NAMING),
        chance.random() < 0.5,
        one_of(options.CORNER_LETTERS),
        one_of(options.DECK),
        one_of(options.THEME),
    )


@pytest.fixture
def app(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> QApplication:
    monkeypatch.setattr(MainWindow, "show", show_unseen)
    return qapp


def visited(app: QApplication, words: Words) -> dict[str, Counter[Shown]]:
    """What a window shows that has never had other words."""
    visit = Visit(app, words)
    try:
        return {place: visit.texts() for place in visit.places()}
    finally:
        visit.close()
        undress(app)


def test_everything_follows_at_once_and_nothing_piles_up(app: QApplication) -> None:
    """200 changes at random; at every place the window then shows what one shows that was built so."""
    fresh = {words: visited(app, words) for words in FINAL}
    chance = random.Random(SEED_OF_SWITCHES)
    visit = Visit(app, some_words(chance))
    places = len(next(iter(fresh.values())))
    stale, counts = [], []
    try:
        for place in visit.places():
            before, now = _settled(visit), FINAL[-1]
            for _ in range(SWITCHES // places + 1):
                axis = chance.choice(Words._fields)
                now = now._replace(**{axis: getattr(some_words(chance), axis)})
                visit.use(now)
            for words in FINAL:
                visit.use(words)
                shown = visit.texts()
                stale += [(place, words.language, "kept", *one) for one in shown - fresh[words][place]]
                stale += [(place, words.language, "lacks", *one) for one in fresh[words][place] - shown]
            counts.append((place, _settled(visit) - before))
    finally:
        visit.close()

    assert stale == []
    assert [(place, more) for place, more in counts if more > 0] == []


def _settled(visit: Visit) -> int:
    """The objects in a window that has changed its words already: what is made with the first change stays."""
    for words in FINAL:
        visit.use(words)
    return visit.objects()
