from itertools import product
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from skatdesk.i18n.card_names import CardNamer, CardNaming, CornerLetters, SuitWords, Term
from skatdesk.i18n.catalogues import Translations
from skatdesk.i18n.languages import Language
from skatdesk.skat.cards import CARDS, Card, Rank, Suit
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.kontra import KONTRA_NAMES
from skatdesk.skat.seats import SEATS
from skatdesk.skat.valuation import Level

NAMINGS = [CardNaming(*parts) for parts in product(Language, SuitWords, CornerLetters)]
JACK = Card.parse("CJ")
GERMAN, ENGLISH = CardNaming(Language.GERMAN), CardNaming(Language.ENGLISH)


@pytest.fixture(params=NAMINGS, ids=lambda naming: f"{naming.language}-{naming.suits}-{naming.letters}")
def namer(request: pytest.FixtureRequest, catalogues: Path) -> CardNamer:
    return CardNamer(catalogues, request.param)


def words(catalogues: Path, language: Language, suits: SuitWords = SuitWords.FRENCH) -> CardNamer:
    return CardNamer(catalogues, CardNaming(language, suits))


def corners(catalogues: Path, naming: CardNaming) -> str:
    namer = CardNamer(catalogues, naming)
    return " ".join(namer.index(Card.of(Suit.CLUBS, rank)) for rank in (Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE))


def test_32_different_names_in_every_naming(namer: CardNamer) -> None:
    names = {namer.card(card) for card in CARDS}
    assert len(names) == 32
    assert not names & {card.code for card in CARDS}


def test_corner_labels_tell_the_ranks_apart(namer: CardNamer) -> None:
    for suit in Suit:
        labels = [namer.index(Card.of(suit, rank)) for rank in Rank]
        assert len(set(labels)) == 8


def test_suits_ranks_games_and_seats_have_words_that_differ(namer: CardNamer) -> None:
    for found, keys in (
        ([namer.suit(suit) for suit in Suit], [suit.code for suit in Suit]),
        ([namer.rank(rank) for rank in Rank], [rank.code for rank in Rank]),
        ([namer.game(game.code) for game in Game], [game.code for game in Game]),
        ([namer.seat(seat) for seat in SEATS], [seat.name.lower() for seat in SEATS]),
    ):
        assert len(set(found)) == len(keys)
        assert not set(found) & set(keys)
    assert all(len(namer.seat_letter(seat)) == 1 for seat in SEATS)


def test_a_suit_game_is_called_like_its_suit(namer: CardNamer) -> None:
    for suit in Suit:
        assert namer.game(suit.code) == namer.suit(suit)


@pytest.mark.parametrize(
    ("language", "french", "german"),
    [
        (Language.ENGLISH, "jack of clubs", "unter of acorns"),
        (Language.GERMAN, "Kreuz-Bube", "Eichel-Unter"),
        (Language.TURKISH, "Sinek valesi", "Meşe palamudu Unter'i"),
        (Language.URDU, "چڑیا کا غلام", "بلوط کا اُنٹر"),
        (Language.FRENCH, "valet de trèfle", "unter de gland"),
    ],
)
def test_the_old_one_in_ten_namings(catalogues: Path, language: Language, french: str, german: str) -> None:
    assert words(catalogues, language).card(JACK) == french
    assert words(catalogues, language, SuitWords.GERMAN).card(JACK) == german


def test_grammar_that_no_pattern_would_get_right(catalogues: Path) -> None:
    queen, ten = Card.parse("SQ"), Card.parse("DT")
    assert words(catalogues, Language.URDU).card(queen) == "حکم کی بیگم"
    assert words(catalogues, Language.TURKISH).card(queen) == "Maça kızı"
    assert words(catalogues, Language.TURKISH).card(ten) == "Karo onlusu"


@pytest.mark.parametrize(
    ("naming", "expected"),
    [
        (CardNaming(Language.ENGLISH), "J Q K A"),
        (CardNaming(Language.GERMAN), "B D K A"),
        (CardNaming(Language.FRENCH), "V D R A"),
        (CardNaming(Language.URDU), "J Q K A"),
        (CardNaming(Language.TURKISH), "B D K A"),
        (CardNaming(Language.TURKISH, letters=CornerLetters.SPOKEN), "V K P A"),
        (CardNaming(Language.GERMAN, SuitWords.GERMAN), "U O K A"),
        (CardNaming(Language.GERMAN, SuitWords.GERMAN, CornerLetters.SPOKEN), "U O K D"),
        (CardNaming(Language.FRENCH, SuitWords.GERMAN), "U O R A"),
        (CardNaming(Language.URDU, letters=CornerLetters.SPOKEN), "غ بی با ا"),
        (CardNaming(Language.URDU, SuitWords.GERMAN, CornerLetters.SPOKEN), "ان او با ا"),
    ],
)
def test_corner_letters_jack_to_ace(catalogues: Path, naming: CardNaming, expected: str) -> None:
    assert corners(catalogues, naming) == expected


def test_numbers_stand_in_the_corner_as_numbers(namer: CardNamer) -> None:
    assert [namer.index(Card.parse(f"H{rank}")) for rank in "T987"] == ["10", "9", "8", "7"]


def test_every_level_and_every_doubling_has_a_word(namer: CardNamer) -> None:
    for key in (*(level.value for level in Level), *KONTRA_NAMES):
        assert namer.term(Term(key)) != key or namer.naming.language is Language.ENGLISH


@pytest.mark.parametrize(
    ("contract", "english", "urdu"),
    [
        (Contract(Game.CLUBS), "Clubs", "چڑیا"),
        (Contract(Game.CLUBS, hand=True), "Clubs Hand", "چڑیا ہینڈ"),
        (
            Contract(Game.GRAND, hand=True, schneider=True),
            "Grand Hand, Schneider announced",
            "گرینڈ ہینڈ، شنائیڈر کا اعلان",
        ),
        (
            Contract(Game.HEARTS, hand=True, schneider=True, schwarz=True),
            "Hearts Hand, Schwarz announced",
            "پان ہینڈ، شوارتس کا اعلان",
        ),
        (Contract(Game.GRAND, hand=True, schneider=True, schwarz=True, ouvert=True), "Grand ouvert", "گرینڈ کھلا"),
        (Contract(Game.GRAND, hand=True, ouvert=True), "Grand ouvert Hand", "گرینڈ کھلا ہینڈ"),
        (  # a house rule: with the skat taken, too
            Contract(Game.GRAND, schneider=True, schwarz=True, ouvert=True),
            "Grand ouvert, Schwarz announced",
            "گرینڈ کھلا، شوارتس کا اعلان",
        ),
        (Contract(Game.SPADES, spitze=True), "Spades, Spitze", "حکم، آخری سر کا وعدہ"),
        (Contract(Game.NULL), "Null", "نول"),
        (Contract(Game.NULL, ouvert=True), "Null ouvert", "نول کھلا"),
        (Contract(Game.NULL, hand=True, ouvert=True), "Null ouvert Hand", "نول کھلا ہینڈ"),
        (Contract(Game.NULL, hand=True, ouvert=True, revolution=True), "Null Revolution", "نول انقلاب"),
        (Contract(Game.RAMSCH), "Ramsch", "رامش"),
    ],
)
def test_contracts_with_what_was_announced(catalogues: Path, contract: Contract, english: str, urdu: str) -> None:
    assert words(catalogues, Language.ENGLISH).contract(contract) == english
    assert words(catalogues, Language.URDU).contract(contract) == urdu


def test_a_change_of_naming_is_announced_once(qtbot: QtBot, catalogues: Path) -> None:
    namer = CardNamer(catalogues, ENGLISH)
    with qtbot.waitSignal(namer.changed, timeout=0):
        namer.use(GERMAN)
    assert namer.naming == GERMAN
    assert namer.card(JACK) == "Kreuz-Bube"
    with qtbot.assertNotEmitted(namer.changed):
        namer.use(GERMAN)
    with qtbot.waitSignal(namer.changed, timeout=0):
        namer.use(CardNaming(Language.GERMAN, SuitWords.GERMAN))
    assert namer.card(JACK) == "Eichel-Unter"


def test_the_interface_language_does_not_touch_the_naming(translations: Translations, catalogues: Path) -> None:
    namer = CardNamer(catalogues, GERMAN)
    for language in Language:
        translations.use(language)
        assert namer.card(JACK) == "Kreuz-Bube"
    namer.use(CardNaming(Language.TURKISH))
    assert translations.language is language


def test_without_a_catalogue_codes_and_english_letters_show(tmp_path: Path) -> None:
    namer = CardNamer(tmp_path, GERMAN)
    assert namer.card(JACK) == "CJ"
    assert namer.index(Card.parse("DT")) == "10"
    assert namer.contract(Contract(Game.GRAND, hand=True, schneider=True)) == "G hand, schneider_announced"
