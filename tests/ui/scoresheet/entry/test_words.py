"""The panel's words and letters in every language."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, Qt, QTranslator

from skatdesk.i18n.card_names import CardNaming, SuitWords, Term
from skatdesk.i18n.languages import Language
from skatdesk.scoring.drafts import DealTerms, GameDraft, Mark, Reason
from skatdesk.skat.contracts import Game
from skatdesk.skat.kontra import KONTRA_NAMES
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import Seating
from skatdesk.store.searching import fold
from skatdesk.ui.scoresheet.entry.letters import LATIN, Letters
from skatdesk.ui.scoresheet.entry.words import EntryWords
from tests.scoring.builders import begin
from tests.ui.conftest import House
from tests.ui.scoresheet.entry.conftest import Keeper

SAID = (
    Mark.HAND,
    Mark.SCHNEIDER,
    Mark.SCHNEIDER_ANNOUNCED,
    Mark.SCHWARZ,
    Mark.SCHWARZ_ANNOUNCED,
    Mark.OUVERT,
)
URDU = {
    ("w", ""): "س",
    ("o", ""): "ب",
    ("h", ""): "ہ",
    ("s", ""): "ش",
    ("z", ""): "و",
    ("u", ""): "ک",
    ("a", ""): "ع",
    ("b", ""): "ب",
    ("k", ""): "ن",
    ("p", ""): "پ",
    ("w", "won"): "ج",
    ("l", ""): "ر",
}


class UrduLetters(QTranslator):
    """Letters an Urdu catalogue may have, whatever it has."""

    def translate(
        self, context: str, source: str, disambiguation: str | bytes | None = None, n: int = -1
    ) -> str | None:
        return URDU.get((source, str(disambiguation or ""))) if context == "EntryWords" else None

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def urdu_letters(house: House) -> Iterator[None]:
    house.speak(Language.URDU)
    letters = UrduLetters()
    QCoreApplication.installTranslator(letters)
    yield
    QCoreApplication.removeTranslator(letters)


def same(letters: list[str]) -> list[str]:
    """Letters that stand for two things."""
    folded = [fold(letter) for letter in letters]
    return sorted({letter for letter in folded if folded.count(letter) > 1})


def after_the_game(letters: Letters) -> list[str]:
    return [
        *letters.marks.values(),
        letters.announced,
        letters.bid,
        letters.kontra,
        letters.points,
        letters.won,
        letters.lost,
    ]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("suits", SuitWords)
def test_no_letter_stands_for_two_things(house: House, language: Language, suits: SuitWords) -> None:
    """Letters are told apart among those that may stand at one point of the entry."""
    house.speak(language)
    house.namer.use(CardNaming(language, suits))
    letters = EntryWords(house.namer).letters()

    assert same(list(letters.games.values())) == []
    assert same([letters.with_matadors, letters.without_matadors]) == []
    assert same(after_the_game(letters)) == []
    assert same([letters.virgin, letters.march, letters.pushed]) == []
    assert all(len(letter) <= 2 for letter in (*after_the_game(letters), *letters.games.values()))


@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence_of_its_own(house: House, reason: Reason) -> None:
    words = EntryWords(house.namer)

    assert words.reason(reason, 25) != reason.value
    assert not words.reason(reason, 25).endswith(".")


def test_german_card_words_have_their_letters(keeper: Keeper, house: House) -> None:
    house.namer.use(CardNaming(Language.GERMAN, SuitWords.GERMAN))

    assert keeper.panel.game_inputs.game.keys == ("e", "g", "r", "s", "a", "n", "m")
    keeper.type("1g2⏎")
    game = keeper.last.declared
    assert game is not None
    assert game.contract.game is Game.SPADES


@pytest.mark.parametrize("game", "cshdg")
def test_the_key_for_kontra_stands_under_it_in_every_game(keeper: Keeper, game: str) -> None:
    keeper.sit_down(begin(HOME))
    keeper.type(f"1{game}2")
    kontra = keeper.panel.game_inputs.kontra
    letter = next(filter(None, kontra.keys))
    keeper.type(letter)

    assert [segment.isChecked() for segment in kontra.segments[:2]] == [True, False]
    assert kontra.keys[:2] == ("", letter)


def test_a_list_kept_with_urdu_keys(keeper: Keeper, house: House, urdu_letters: None) -> None:
    """Single keys and the line of the quick entry; the panel runs from right to left."""
    keeper.sit_down(begin())

    keeper.type("1چ2⏎")
    keeper.type("2پ-ہر")
    keeper.type("۔")
    assert keeper.panel.outcome.more.isChecked()
    keeper.type("/۳ گ، س۴؛ شع ج⏎")

    assert [entry.scores for entry in keeper.entered] == [(36, 0, 0), (0, -60, 0), (0, 0, 192)]
    inputs = keeper.panel.game_inputs
    assert inputs.declarer.x() > inputs.game.x() > inputs.matadors.x()


def test_a_list_kept_with_an_english_keyboard_in_urdu(keeper: Keeper, house: House) -> None:
    """Latin letters mean what they mean in English, and may stand beside Urdu ones."""
    house.speak(Language.URDU)
    keeper.sit_down(begin(HOME))

    keeper.type("1c2⏎")
    keeper.type("2s-hl")
    keeper.type("/3 g w4 sa b24 w⏎")
    keeper.type("/1 چ w2 ہ l⏎")
    keeper.type("/r 80 40 0 v3⏎")

    assert [entry.scores for entry in keeper.entered[:4]] == [(36, 0, 0), (0, -66, 0), (0, 0, 192), (-96, 0, 0)]
    assert len(keeper.entered) == 5


def test_the_quick_entry_begins_on_the_right_in_urdu(keeper: Keeper, house: House) -> None:
    """Its example and whatever is typed, in letters of any script."""
    house.speak(Language.URDU)
    line = keeper.panel.quick.edit

    assert line.alignment() & Qt.AlignmentFlag.AlignAbsolute
    for typed in ("", "1c2", "1چ"):
        line.setText(typed)
        line.grab()
        assert line.cursorRect().center().x() > line.width() / 2


def test_words_of_cards_keep_their_latin_letters_beside_urdu_ones(keeper: Keeper, house: House) -> None:
    house.speak(Language.URDU)
    house.namer.use(CardNaming(Language.GERMAN, SuitWords.GERMAN))

    keeper.type("1g2h⏎")

    game = keeper.last.declared
    assert game is not None
    assert (game.contract.game, game.contract.hand) == (Game.SPADES, True)


def test_an_english_keyboard_has_the_letters_of_the_english_panel(house: House) -> None:
    house.speak(Language.ENGLISH)

    assert EntryWords(house.namer).letters() == LATIN


@pytest.mark.parametrize("language", Language)
def test_levels_and_doublings_may_be_typed_as_words(house: House, language: Language) -> None:
    """Also what was announced, which has a short word on its segment."""
    house.speak(language)
    words, terms = EntryWords(house.namer).vocabulary(("Ada", "Ben", "Cem")), DealTerms(Seating(3, 2), HOME)

    for mark in SAID:
        draft = words.read(f"1 g 2 {house.namer.term(Term(mark))}", terms).draft
        assert isinstance(draft, GameDraft)
        assert draft.counts(mark)
    for kontra, name in enumerate(KONTRA_NAMES[:2], 1):
        draft = words.read(f"1 g 2 {house.namer.term(Term(name))}", terms).draft
        assert isinstance(draft, GameDraft)
        assert draft.kontra == kontra


@pytest.mark.parametrize("language", Language)
def test_words_follow_the_language(keeper: Keeper, house: House, language: Language) -> None:
    """Everything is written anew while a game is being entered, and fits."""
    keeper.type("1g2")
    house.speak(language)
    QCoreApplication.processEvents()

    inputs = keeper.panel.game_inputs
    assert inputs.game.segments[4].text() == house.namer.game("G")
    for group in (inputs.declarer, inputs.game, inputs.levels):
        for segment in group.segments:
            assert segment.width() >= segment.sizeHint().width() or not segment.isVisible()
    keeper.type("⏎")
    assert keeper.last.scores == (72, 0, 0)
