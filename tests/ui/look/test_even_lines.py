"""A wrapped sentence fills its lines alike, in every script, and is as high as it is told to be."""

from math import ceil

import pytest
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.ui.look.richline import RichLine
from tests.ui.conftest import House

SENTENCES = {
    Language.URDU: "پتوں کی 100 میں سے 88 تقسیموں میں درست دو پتوں سے جیت، اگلے بہترین دو سے 78 میں",
    Language.FRENCH: "Le bon écart gagne dans 93 répartitions sur 100, le suivant dans 87",
}


@pytest.mark.parametrize("language", SENTENCES)
@pytest.mark.parametrize("width", [230, 240, 250, 300])
def test_lines_are_filled_alike_though_they_are_not_equally_high(
    house: House, qtbot: QtBot, language: Language, width: int
) -> None:
    """Figures make a line of Urdu letters higher."""
    house.look.use(scale=0.78)
    house.speak(language)
    line = RichLine(house.look, SENTENCES[language], wrap=True, even=True)
    qtbot.addWidget(line)
    line.setLayoutDirection(language.direction)
    line.resize(width, line.heightForWidth(width))
    line.grab()
    layout = line._document.firstBlock().layout()
    widths = [layout.lineAt(at).naturalTextWidth() for at in range(layout.lineCount())]
    house.speak(Language.ENGLISH)

    assert len(widths) > 1
    assert min(widths) > max(widths) / 3
    assert line.height() >= line._document.size().height() - line._air()


@pytest.mark.parametrize("language", SENTENCES)
def test_what_may_not_be_broken_has_room_in_its_line(house: House, qtbot: QtBot, language: Language) -> None:
    """Right to left it would lose its beginning at the edge."""
    head, rest = SENTENCES[language][:30], SENTENCES[language][30:]
    house.speak(language)
    line = RichLine(house.look, f"{head} {rest.replace(' ', chr(0xA0))}", wrap=True, even=True)
    qtbot.addWidget(line)
    line.setLayoutDirection(language.direction)
    width = line._measured(-1).width() * 0.75
    evened = line.evened(width)
    line._measured(evened)
    layout = line._document.firstBlock().layout()
    needed = [layout.lineAt(at).naturalTextWidth() for at in range(layout.lineCount())]
    house.speak(Language.ENGLISH)

    assert len(needed) == 2
    assert max(needed) <= evened <= width


def test_a_line_without_enough_room_loses_its_end_in_every_direction(house: House, qtbot: QtBot) -> None:
    """In Urdu that is its left."""
    house.speak(Language.URDU)
    line = RichLine(house.look, SENTENCES[Language.URDU])
    qtbot.addWidget(line)
    line.setLayoutDirection(Language.URDU.direction)
    line.resize(line.sizeHint())
    whole, shown = line.grab().toImage(), 100
    line.resize(shown, line.height())
    part = line.grab().toImage()
    house.speak(Language.ENGLISH)

    assert part == whole.copy(whole.width() - shown, 0, shown, whole.height())


def test_what_has_been_measured_is_not_measured_again(
    house: House, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Layouts ask for the same heights hundreds of times while a dialog opens."""
    line = RichLine(house.look, SENTENCES[Language.FRENCH], wrap=True, even=True)
    qtbot.addWidget(line)
    before = line.sizeHint(), line.heightForWidth(90)
    monkeypatch.delattr(RichLine, "_measured")

    assert (line.sizeHint(), line.heightForWidth(90)) == before


@pytest.mark.parametrize("text", ["♥K", "Le bon écart gagne\nle suivant dans 87 répartitions"])
def test_lines_that_are_broken_for_a_width_are_painted_as_they_are(
    house: House, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    """To fill them alike takes eight layouts, and a page that scrolls is painted again and again."""
    line = RichLine(house.look, text, wrap=True, even=True)
    qtbot.addWidget(line)
    line.resize(120, 200)
    first = line.grab().toImage()
    monkeypatch.delattr(RichLine, "_measured")

    assert line.grab().toImage() == first


def test_lines_measured_for_another_width_are_broken_anew(house: House, qtbot: QtBot) -> None:
    line = RichLine(house.look, SENTENCES[Language.FRENCH], wrap=True, even=True)
    qtbot.addWidget(line)
    line.resize(240, 200)
    first = line.grab().toImage()
    line.heightForWidth(90)
    line.evened(400)

    assert line.grab().toImage() == first


def test_a_sentence_that_nobody_sees_is_not_laid_out(house: House, qtbot: QtBot) -> None:
    """A table has dozens of them in panels that are not open."""
    line = RichLine(house.look, SENTENCES[Language.FRENCH])
    qtbot.addWidget(line)
    line.show_text("♥K")
    house.look.use(scale=1.4)

    assert line._written is None


def test_other_words_in_other_letters_are_measured_anew(house: House, qtbot: QtBot) -> None:
    line = RichLine(house.look, "♥K", wrap=True, even=True)
    qtbot.addWidget(line)
    sizes = [(line.sizeHint(), line.heightForWidth(90))]
    line.show_text(SENTENCES[Language.FRENCH])
    sizes.append((line.sizeHint(), line.heightForWidth(90)))
    house.look.use(scale=1.4)
    sizes.append((line.sizeHint(), line.heightForWidth(90)))
    fresh = RichLine(house.look, SENTENCES[Language.FRENCH], wrap=True, even=True)
    qtbot.addWidget(fresh)

    assert (fresh.sizeHint(), fresh.heightForWidth(90)) == sizes[-1]
    assert sizes[0][1] < sizes[1][1] < sizes[2][1]


@pytest.mark.parametrize("told", ["open cards: 78 points · −31 in the list · game value 33", "♣ · Ada · 24 · Ben · 0"])
def test_no_line_begins_with_the_dot_between_what_is_told(house: House, qtbot: QtBot, told: str) -> None:
    line = RichLine(house.look, told, wrap=True)
    qtbot.addWidget(line)
    block = line._document.firstBlock()
    begun = set[str]()
    for width in range(40, line.sizeHint().width(), 3):
        line._measured(width)
        parts = (block.layout().lineAt(at) for at in range(block.layout().lineCount()))
        begun |= {block.text()[part.textStart()] for part in parts}

    assert len(begun) > 2
    assert "·" not in begun
    assert line.text() == told


def test_the_next_of_several_sentences_begins_a_little_lower(house: House, qtbot: QtBot) -> None:
    """They have no full stops, and each may take several lines."""
    one = "Trumps beat all other cards; who plays alone says which suit is trumps"
    line = RichLine(house.look, f"{one}\n{one}", wrap=True, even=True)
    single = RichLine(house.look, one, wrap=True, even=True)
    for label in (line, single):
        qtbot.addWidget(label)

    assert line.heightForWidth(300) > 2 * single.heightForWidth(300)


@pytest.mark.parametrize("language", SENTENCES)
def test_each_of_several_sentences_fills_its_lines(house: House, qtbot: QtBot, language: Language) -> None:
    """Whatever room the one before it needs."""
    one = SENTENCES[language]
    whole, longer = one.replace(" ", chr(0xA0)), f"{one} {one.split()[0]}"
    house.speak(language)
    line = RichLine(house.look, f"{whole} {whole}\n{longer}", wrap=True, even=True)
    qtbot.addWidget(line)
    line.setLayoutDirection(language.direction)
    hint = line.sizeHint()
    width = ceil(RichLine(house.look, one)._measured(-1).width()) + 2
    line.resize(width, line.heightForWidth(width))
    line.grab()
    layout = line._document.findBlockByNumber(1).layout()
    widths = [layout.lineAt(at).naturalTextWidth() for at in range(layout.lineCount())]
    after = line.sizeHint()
    house.speak(Language.ENGLISH)

    assert len(widths) == 2
    assert min(widths) > max(widths) / 2
    assert after == hint
