"""The chapters themselves: everything in them can be worked out, and every language tells the same."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextDocument

from skatdesk.i18n.languages import Language
from skatdesk.settings.options import POINT_COUNTER
from skatdesk.skat.auction import BIDS
from skatdesk.ui.guide import chapters, examples
from skatdesk.ui.guide.page import Pages
from skatdesk.ui.guide.text import Call, Chapter, Figure, GuideError, Heading, Items, Paragraph, Table, parse_chapter
from skatdesk.ui.option_words import option_words
from tests.helpers.chapter_runs import calls_of, links_of
from tests.ui.conftest import House

LEARNING = (
    *(("LearnPage", name) for name in ("Learn", "First game", "Exercises")),
    *(("PuzzleRoom", "Puzzles"), ("TopLine", "Search my games")),
    *(("ReviewRoom", "Review"), ("ReviewPage", "What could be known"), ("ReviewPage", "All cards open")),
    *(("PlayOnButton", "Play from here"), ("TopLines", "Contract table"), ("TopLines", "Learn from mistakes")),
    ("DuplicateRoom", "Duplicate"),
)
"""What the chapter about learning calls by its name, with the context of its translation."""
KEYS = chapters.order()
TRANSLATED = sorted(
    (path.parent.name, path.stem) for path in chapters.folder().glob("*/*.md") if path.parent.name != chapters.SOURCE
)
DIRECTION_MARKS = re.compile("[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]")


def source(key: str, language: str = chapters.SOURCE) -> str:
    return (chapters.folder() / language / f"{key}.md").read_text(encoding="utf-8")


def plain(pages: Pages, key: str, language: str = "en") -> str:
    document = QTextDocument()
    document.setHtml(pages.html(chapters.part(key, language)))
    return re.sub("[\u2066-\u2069\u2060]", "", document.toPlainText()).replace("\u00a0", " ")


def test_the_index_names_every_chapter_once() -> None:
    files = {path.stem for path in (chapters.folder() / chapters.SOURCE).iterdir()}

    assert set(KEYS) == files
    assert len(set(KEYS)) == len(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_links_lead_to_chapters(key: str) -> None:
    assert links_of(chapters.part(key, "en").chapter) <= set(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_a_chapter_is_read_in_a_few_minutes(key: str, pages: Pages) -> None:
    words = sum(len(block.split()) for block in source(key).split("\n\n"))

    assert 200 < words < 900


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("key", KEYS)
def test_every_call_is_worked_out_in_every_language(key: str, language: Language, pages: Pages, house: House) -> None:
    house.speak(language)

    told = plain(pages, key, language.value)

    assert "{" not in told
    assert len(told) > 500


def test_every_call_and_every_fact_is_used(pages: Pages) -> None:
    """What nobody asks for has no place in the program."""
    calls = [call for key in KEYS for call in calls_of(chapters.part(key, "en").chapter)]

    assert {call.name for call in calls} == pages.telling.tellers.keys() | pages.figures.tellers.keys()
    assert {call.words[0] for call in calls if call.name == "fact"} == set(examples.FACTS)


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("cards", "That makes 30 points in each suit and 120 in the whole pack."),
        ("bidding", "Hearts: with 2, game 3, × 10 = 30; Hand: 40"),
        ("bidding", "Hearts: without 3, game 4, × 10 = 40; Hand: 50"),
        ("bidding", "Clubs: without 4, game 5, × 12 = 60; Hand: 72"),
        ("bidding", "Diamonds: with 1, game 2, × 9 = 18; Hand: 27"),
        ("bidding", " · ".join(map(str, BIDS))),
        ("bidding", "Middlehand plays alone at 24"),
        ("play", "Rearhand takes the trick with 23 points"),
        ("play", "You may play jack of clubs or seven of hearts."),
        ("hand", "without 2, game 3, Hand 4, × 11 = 44"),
        ("games", "Hearts: with 7, game 8, × 10 = 80; Hand: 90"),
        ("announcements", "Schwarz 8, Schwarz announced 9, × 24 = 216"),
        ("announcements", "Ouvert 11, × 24 = 264"),
        ("announcements", "lost, 2 × 60 = 120"),
        ("null", "+59"),
        ("null", "−118"),
        ("counting", "11 + 11 + 11 + 11 + 10 + 10 + 10 + 10 = 84"),
        ("scoring", "with 1, game 2, Schneider 3, Schwarz 4, × 12 = 48"),
        ("overbidding", "overbid, smallest multiple of 24 that reaches 50 = 72"),
        ("overbidding", "overbid, (1 + 3) × 10 = 40"),
        ("lists", "+136"),
        ("lists", "−190"),
        ("lists", "+134"),
        ("kontra", "Re, 2 × 96 = 192"),
        ("ramsch", "pushed on unseen, 4 × 50 = 200"),
        ("ramsch", "Virgin for Rearhand, 2 × 70 = 140"),
    ],
)
def test_the_examples_tell_the_figures_of_the_rules(key: str, told: str, pages: Pages) -> None:
    """rules.md §7, §8, §11.8, §12, §14; a bid of 25 is no bid, and 60 is lost."""
    assert told in plain(pages, key)


def test_of_a_loser_nothing_is_said_by_rules_that_know_none(pages: Pages) -> None:
    """By the beginners' guide three with 40 points write 40 each (rules.md §12.3)."""
    assert "All three have 40 points\nNobody loses\n–\n" in plain(pages, "ramsch")


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "whoever takes the most points loses"),
        ("de", "wer die meisten Augen bekommt, verliert"),
        ("tr", "en çok puanı alan kaybeder"),
        ("ur", "جس کے پوائنٹس سب سے زیادہ ہوں، وہ ہارتا ہے"),
        ("fr", "celui qui fait le plus de points perd"),
    ],
)
def test_the_glossary_says_who_loses_a_ramsch_and_not_that_the_fewest_points_win(
    language: str, told: str, pages: Pages
) -> None:
    """Two of three lose nothing, and nobody is paid for the fewest points (rules.md §12.3)."""
    assert told in plain(pages, "glossary", language)


def test_the_lists_are_those_of_the_rules(pages: Pages) -> None:
    """rules.md §11.8, all five ways."""
    totals = re.findall(r"\nTotal\n([^A-Za-z]+)", plain(pages, "lists"))

    assert [total.split() for total in totals] == [
        ["+90", "0", "+46"],
        ["+90", "+40", "+136"],
        ["+90", "+30", "+126", "+30"],
        ["−100", "−190", "−144"],
        ["+90", "0", "+46"],
    ]


@pytest.mark.parametrize(
    "text",
    [
        "# A\n\n{luck}",
        "# A\n\nan {luck: 1} inside",
        "# A\n\n{cards: CJ XX}",
        "# A\n\n{term: luck}",
        "# A\n\n{key: Luck}",
        "# A\n\n{grid: 12}",
        "# A\n\n{rules: luck}",
        "# A\n\n{seats: 5}",
        "# A\n\n{worths: CJ SJ}",
        '# A\n\n{list: 3 luck "0 C with=1"}',
    ],
)
def test_a_call_that_is_wrong_is_an_error(text: str, pages: Pages) -> None:
    with pytest.raises(GuideError, match=r"^wrong: "):
        pages.html(chapters.Part(parse_chapter("wrong", text), "en"))


@pytest.mark.parametrize(("language", "key"), TRANSLATED)
def test_a_translation_asks_for_the_same(language: str, key: str) -> None:
    """The same calls as often, the same links, the same kinds of blocks in the same order."""
    theirs, ours = parse_chapter(key, source(key, language)), parse_chapter(key, source(key))

    assert Counter(calls_of(theirs)) == Counter(calls_of(ours))
    assert links_of(theirs) == links_of(ours)
    assert _shape(theirs) == _shape(ours)
    assert not DIRECTION_MARKS.search(source(key, language))


@pytest.mark.parametrize("language", [language.value for language in Language])
def test_a_translation_has_chapters_of_the_guide_only(language: str) -> None:
    assert {key for code, key in TRANSLATED if code == language} <= set(KEYS)


def _shape(chapter: Chapter) -> list[object]:
    """The blocks, as far as they do not depend on words."""
    return [_kind(block) for block in chapter.blocks]


def _kind(block: Heading | Paragraph | Items | Table | Figure) -> object:
    match block:
        case Heading(level):
            return "heading", level
        case Paragraph(note=note):
            return "paragraph", note
        case Items(items, numbered):
            return "items", len(items), numbered
        case Table(rows):
            return "table", len(rows), len(rows[0])
        case Figure(call):
            return "figure", _source(call)


def _source(call: Call) -> str:
    return f"{call.name} {call.words} {call.options}"


@pytest.mark.parametrize("key", KEYS)
def test_in_french_no_line_begins_with_a_sign(key: str, pages: Pages, house: House) -> None:
    """A space stands before it, at which no line may break."""
    house.speak(Language.FRENCH)
    document = QTextDocument()
    document.setHtml(pages.html(chapters.part(key, "fr")))

    begun = "".join(sign for width in range(330, 700, 23) for sign in _line_beginnings(document, width))

    assert begun
    assert not re.findall("[?!;:%»]", begun)


@pytest.mark.parametrize("key", KEYS)
def test_in_urdu_forehand_takes_no_ending(key: str, pages: Pages, house: House) -> None:
    """It is another word (پہلے) before what governs it: sentences with a name in them keep clear of that."""
    house.speak(Language.URDU)

    assert re.findall(r"پہلا ہاتھ (?:اور \S+ ہاتھ )?(?:کا|کی|کے|کو|نے|سے|پر|میں)\b", plain(pages, key, "ur")) == []


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (Language.ENGLISH, "held 18; the same, and"),
        (Language.GERMAN, "gehalten haben; dieselben und"),
        (Language.TURKISH, "rakipler; onlar, bir de"),
        (Language.FRENCH, "; les mêmes, et"),
    ],
)
def test_words_that_go_on_from_others_begin_small(language: Language, told: str, pages: Pages, house: House) -> None:
    """In the table of who may say Kontra."""
    house.speak(language)

    assert told in plain(pages, "kontra", language.value)


def _line_beginnings(document: QTextDocument, width: float) -> Iterator[str]:
    """The first character of every line but the first of each paragraph, in this width."""
    document.setTextWidth(width)
    document.size()
    block = document.begin()
    while block.isValid():
        layout = block.layout()
        yield from (block.text()[layout.lineAt(at).textStart()] for at in range(1, layout.lineCount()))
        block = block.next()


def test_tables_begin_where_reading_begins(pages: Pages, house: House) -> None:
    """Rich text does not mirror them."""
    bases = chapters.Part(parse_chapter("a", "# A\n\n{bases}"), "en")
    from_left = re.findall(r"<b>(\d+)</b>", pages.html(bases))
    house.speak(Language.URDU)

    assert from_left == ["9", "10", "11", "12", "24"]
    assert re.findall(r"<b>(\d+)</b>", pages.html(bases)) == from_left[::-1]


def test_headings_have_the_font_of_headings(pages: Pages, house: House) -> None:
    house.look.use(families=("", "Skatdesk Nastaliq"))

    assert "font-family: 'Skatdesk Nastaliq', " in pages.sheet()
    house.look.use(families=("", ""))


def test_the_ladder_runs_as_the_language_does(pages: Pages, house: House) -> None:
    """In Urdu from the right, as in the bidding panel."""
    ladder = Call("ladder")
    assert 'dir="ltr">18 · 20' in pages.figures.told(ladder)

    house.speak(Language.URDU)

    assert 'dir="rtl">18 · 20' in pages.figures.told(ladder)


@pytest.mark.parametrize("language", Language)
def test_what_is_told_about_learning_is_called_there_as_in_the_program(
    language: Language, pages: Pages, house: House
) -> None:
    house.speak(language)
    told = plain(pages, "learning", language.value)

    assert [name for context, name in LEARNING if QCoreApplication.translate(context, name) not in told] == []


@pytest.mark.parametrize("language", Language)
def test_the_switch_for_counting_says_on_what_it_depends_and_has_its_name_in_the_guide(
    language: Language, pages: Pages, house: House
) -> None:
    """Under official rules, those of the first series, nothing would be seen of it."""
    house.speak(language)
    name, condition = re.split("[,،] ", option_words(POINT_COUNTER.label))

    assert name in plain(pages, "counting", language.value)
    assert condition


@pytest.mark.parametrize("language", Language)
def test_where_the_lists_of_series_are_is_told_with_the_name_of_the_button(
    language: Language, pages: Pages, house: House
) -> None:
    house.speak(language)
    button = QCoreApplication.translate("DealDialog", "List of the series")

    assert button in plain(pages, "using", language.value)
