"""Cards as people write them, in every naming; and whole texts."""

import random

import pytest

from skatdesk.i18n.card_names import CardNamer, CardNaming, SuitWords
from skatdesk.i18n.languages import Language
from skatdesk.notation.iss import GameRecord, Header, format_record
from skatdesk.paths import translations_folder
from skatdesk.skat.cards import CARDS, parse_cards
from skatdesk.skat.deals import DEALS, Deal
from skatdesk.skat.errors import NotationError
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.states import GameStart
from skatdesk.ui.deals.pasted import Games, Pasted, read_text
from skatdesk.ui.deals.typed_cards import CardReader
from skatdesk.ui.sentences.card_words import CardWords
from tests.ui.conftest import House

DEAL = Deal.shuffled(random.Random(9))


@pytest.fixture(params=[(language, suits) for language in Language for suits in SuitWords], ids=str)
def namer(request: pytest.FixtureRequest) -> CardNamer:
    return CardNamer(translations_folder(), CardNaming(*request.param))


def _german() -> CardReader:
    return CardReader(CardNamer(translations_folder(), CardNaming(Language.GERMAN)))


def test_codes_and_names_are_read_in_every_naming(namer: CardNamer) -> None:
    reader = CardReader(namer)
    for card in CARDS:
        assert reader.read(card.code) == (card,)
        assert reader.read(namer.card(card)) == (card,)
        assert reader.read(f"{namer.suit(card.suit)} {namer.rank(card.rank)}") == (card,)
        assert reader.read(namer.suit(card.suit)[:2] + namer.index(card)) == (card,)
    everything = ", ".join(namer.card(card) for card in CARDS)
    assert reader.read(everything) == CARDS


def test_the_example_is_read_in_every_naming(namer: CardNamer) -> None:
    reader = CardReader(namer)
    assert reader.read(reader.example()) == parse_cards("CJ HT")


@pytest.mark.parametrize(
    ("naming", "example"),
    [
        (CardNaming(Language.ENGLISH), "CJ H10"),
        (CardNaming(Language.GERMAN), "KrB H10"),
        (CardNaming(Language.GERMAN, SuitWords.GERMAN), "EU R10"),
        (CardNaming(Language.URDU), "CJ H10"),
    ],
)
def test_the_example_has_the_words_in_use(naming: CardNaming, example: str) -> None:
    """Urdu letters join, so that initials are no words there."""
    assert CardReader(CardNamer(translations_folder(), naming)).example() == example


def test_french_hearts_are_read_without_the_ligature() -> None:
    reader = CardReader(CardNamer(translations_folder(), CardNaming(Language.FRENCH)))
    assert reader.read("Cœ10, coe 9, coeur8") == parse_cards("HT H9 H8")


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("پان کا اکا، حکم کا اٹھا؛ اینٹ کا ستا", "HA S8 D7"),
        ("پان ستا حکم اکّا", "H7 SA"),
        ("حكم كي بيگم", "SQ"),
        ("پان ۱۰ حکم ۷", "HT S7"),
    ],
)
def test_urdu_names_are_read_without_their_marks_and_from_any_keyboard(text: str, codes: str) -> None:
    """Hardly anybody types the mark of a doubled letter."""
    reader = CardReader(CardNamer(translations_folder(), CardNaming(Language.URDU)))
    assert reader.read(text) == parse_cards(codes)


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("CJ SA H10", "CJ SA HT"),
        ("cj, sa; ht", "CJ SA HT"),
        ("KrB PiA He10", "CJ SA HT"),
        ("Kreuz-Bube Pik Ass", "CJ SA"),
        ("kreuzbube,pikass", "CJ SA"),
        ("♣J ♥10 ♦B", "CJ HT DJ"),
        ("CJ CJ", "CJ"),
        ("", ""),
    ],
)
def test_what_is_typed_is_read(text: str, codes: str) -> None:
    assert _german().read(text) == parse_cards(codes)


@pytest.mark.parametrize(("text", "word"), [("CJ XX", "XX"), ("KK", "KK"), ("hello", "hello")])
def test_a_word_that_names_no_card_or_two_is_told(text: str, word: str) -> None:
    with pytest.raises(NotationError, match=f"^{word}$"):
        _german().read(text)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("naming", Language)
def test_cards_as_the_program_tells_them_are_read(house: House, language: Language, naming: Language) -> None:
    house.translations.use(language)
    house.namer.use(CardNaming(naming))
    cards = parse_cards("CJ HT S7")

    assert CardReader(house.namer).read(CardWords(house.namer).all_of(cards)) == cards


# ------------------------------------------------------------------ whole texts


def _read(text: str) -> Pasted:
    return read_text(text, _german().read)


def test_a_number_is_a_deal() -> None:
    number = f"{DEAL.number:,}".replace(",", "\u202f")

    assert _read(f" {DEAL.number}\n") == DEAL
    assert _read(number) == DEAL


def test_a_deal_is_four_lists_of_cards() -> None:
    assert _read(str(DEAL)) == DEAL


def test_records_are_deals() -> None:
    record = format_record(GameRecord(Header(), GameStart(DEAL, ISKO), ()))

    assert _read(record) == Games((DEAL,))
    assert _read(f"{record}\n(;broken)\n{record}") == Games((DEAL, DEAL))


def test_a_few_cards_are_cards() -> None:
    assert _read("CJ SA") == parse_cards("CJ SA")


def test_a_record_that_cannot_be_read_has_no_deals() -> None:
    assert _read("(; nothing") == Games(())


@pytest.mark.parametrize("text", ["", "  ", "hello", str(DEALS + 1)])
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        _read(text)
