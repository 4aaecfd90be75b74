"""The page in a narrow window, in every language: nothing is cut off."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pyqtgraph as pg
import pytest
from PySide6.QtCore import QCoreApplication, QPointF
from PySide6.QtGui import QFontMetricsF

from skatdesk.i18n.languages import Language
from skatdesk.i18n.numbers import number
from skatdesk.store.store import Store
from skatdesk.ui.charts.page import StatisticsPage
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.tokens import SMALL
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.plain import plain
from tests.store.statistics.sittings import keep, twelve
from tests.ui.charts.conftest import Open
from tests.ui.conftest import House

OpenNarrow = Callable[[], StatisticsPage]


@pytest.fixture(params=list(Language))
def open_narrow(request: pytest.FixtureRequest, open_page: Open, store: Store, house: House) -> OpenNarrow:
    """Opens the page as narrow as in a window of 1024 × 700."""

    def open_narrow() -> StatisticsPage:
        keep(store, twelve())
        return _narrow(open_page, house, request.param)

    return open_narrow


def _narrow(open_page: Open, house: House, language: Language) -> StatisticsPage:
    house.speak(language)
    house.look.use(scale=0.78)
    page = open_page(1024, 644)
    _settle()
    return page


def _settle() -> None:
    for _ in range(10):  # what is in the page is laid out after it, each part in the next turn
        QCoreApplication.processEvents()


def test_figures_have_room_for_their_lines(open_narrow: OpenNarrow) -> None:
    page = open_narrow()
    lines = page.board.figures.findChildren(RichLine)

    assert lines
    assert [line.text() for line in lines if line.height() < line.heightForWidth(line.width())] == []


def test_names_beside_the_race_are_whole(open_narrow: OpenNarrow) -> None:
    page = open_narrow()
    race = page.board.race
    names = [item for item in race.drawn if isinstance(item, pg.TextItem)]

    assert len(names) == 3
    assert max(name.sceneBoundingRect().right() for name in names) <= race.width()


def test_no_line_goes_through_the_names_beside_the_race(open_narrow: OpenNarrow) -> None:
    race = open_narrow().board.race
    names = [item.sceneBoundingRect() for item in race.drawn if isinstance(item, pg.TextItem)]
    curves = [item for item in race.drawn if isinstance(item, pg.PlotCurveItem | pg.PlotDataItem)]
    ends = [race.box.mapViewToScene(QPointF(*(max(values) for values in item.getData()))).x() for item in curves]

    assert len(ends) > len(names)
    assert max(ends) <= min(name.left() for name in names)
    assert not [item for item in race.drawn if isinstance(item, pg.InfiniteLine) and item.angle == 0]


def test_the_line_of_the_player_asked_about_is_the_thickest(open_narrow: OpenNarrow) -> None:
    race = open_narrow().board.race
    *others, own = [item.opts["pen"].widthF() for item in race.drawn if isinstance(item, pg.PlotDataItem)]

    assert len(others) == 2
    assert own > max(others)


def test_an_open_page_cuts_nothing_when_language_and_width_change(open_page: Open, store: Store, house: House) -> None:
    """Opened wide and in English; it is narrow before another language is chosen, or gets narrow in it."""
    keep(store, twelve())
    page, cut = open_page(), []
    for language in Language:
        house.speak(language)
        for scale, size in ((0.78, (1024, 644)), (1.0, (1440, 900)), (0.78, (1024, 644))):
            house.look.use(scale=scale)
            page.resize(*size)
            _settle()
            lines, race = page.board.figures.findChildren(RichLine), page.board.race
            names = [item for item in race.drawn if isinstance(item, pg.TextItem)]
            assert lines
            assert len(names) == 3
            cut += [(language, line.text()) for line in lines if line.height() < line.heightForWidth(line.width())]
            ends = {name.toPlainText(): name.sceneBoundingRect().right() for name in names}
            cut += [(language, name) for name, end in ends.items() if end > race.width()]

    assert cut == []


def test_a_name_too_long_for_the_race_is_shortened_its_total_never(open_page: Open, store: Store, house: House) -> None:
    keep(store, twelve(), players=("Ada", "Hannelorewilhelminekunigundeauguste", "Wolfgangamadeustheophilusmozart"))
    race = _narrow(open_page, house, Language.ENGLISH).board.race
    names = [item for item in race.drawn if isinstance(item, pg.TextItem)]
    told = [plain(item.toPlainText()) for item in names]
    assert race._race is not None
    assert sorted(text.rsplit(" ", 1)[1] for text in told) == sorted(number(totals[-1]) for totals in race._race.totals)
    assert [text for text in told if "…" in text]
    assert max(name.sceneBoundingRect().right() for name in names) <= race.width()


def test_figures_below_the_comparison_stand_apart(open_narrow: OpenNarrow) -> None:
    page = open_narrow()
    comparison = page.board.comparison
    scale = comparison.scale()
    font = QFontMetricsF(comparison.look.font(SMALL))
    widest = max(font.horizontalAdvance(f"{mark:,.0f}") for mark in scale.marks)

    assert all(scale.x(right) - scale.x(left) > widest for left, right in pairwise(scale.marks))


def test_figures_below_the_comparison_stand_apart_in_the_largest_text_too(
    open_narrow: OpenNarrow, house: House
) -> None:
    """The figures beside names give way to the scale."""
    comparison = open_narrow().board.comparison
    house.look.use(scale=0.93, enlarged=True)
    _settle()
    scale = comparison.scale()
    font = QFontMetricsF(comparison.look.font(SMALL))
    widest = max(font.horizontalAdvance(number(mark)) for mark in scale.marks)

    assert all(scale.x(right) - scale.x(left) > widest for left, right in pairwise(scale.marks))
    assert scale.room.width() > comparison.look.px(80)
    *heads, _ = comparison.words.comparison_heads()
    rooms = [comparison._column(at, comparison._row(0)).width() for at in range(len(heads))]
    assert [head for head, room in zip(heads, rooms, strict=True) if font.horizontalAdvance(head) > room] == []


def test_the_head_of_the_scale_is_whole_and_stands_apart_from_the_one_beside_it(open_narrow: OpenNarrow) -> None:
    page = open_narrow()
    comparison = page.board.comparison
    head, beside = comparison.head_of_scale(comparison.scale()), comparison._column(3, comparison._row(0))
    word = comparison.words.comparison_heads()[4]
    apart = head.left() - beside.right() if head.left() > beside.left() else beside.left() - head.right()

    assert head.width() >= QFontMetricsF(comparison.look.font(SMALL)).horizontalAdvance(word)
    assert 0 <= head.left() <= head.right() <= comparison.width()
    assert apart >= comparison.look.px(14)


def test_the_heads_of_the_figures_beside_names_are_whole(open_narrow: OpenNarrow) -> None:
    comparison = open_narrow().board.comparison
    font = QFontMetricsF(comparison.look.font(SMALL))
    *heads, _ = comparison.words.comparison_heads()
    rooms = [comparison._column(at, comparison._row(0)).width() for at in range(len(heads))]

    assert [head for head, room in zip(heads, rooms, strict=True) if font.horizontalAdvance(head) > room] == []


def test_filters_are_whole_beside_the_title_or_below_it(open_narrow: OpenNarrow) -> None:
    page = open_narrow()
    filters = page.top.filters.all

    for width in (1024, 2000, 1024):
        page.resize(width, 644)
        _settle()
        assert [choice.currentText() for choice in filters if choice.width() < choice.sizeHint().width()] == []
        assert (filters[0].mapTo(page.top, filters[0].rect().topLeft()).y() < page.top.export.height()) or width == 1024


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
def test_long_names_are_said_as_people_say_them(
    open_page: Open, store: Store, house: House, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No name ends in dots as long as there is a shorter way to say it."""
    keep(store, twelve(), ("Annegret Müller-Lüdenscheidt", "Hans-Jürgen Kowalczyk", "Friedrich Wilhelm von Hohenstein"))
    texts = PaintedTexts(monkeypatch)
    page = _narrow(open_page, house, language)
    texts.listening = True
    page.board.comparison.grab()
    beside = [plain(item.toPlainText()) for item in page.board.race.drawn if isinstance(item, pg.TextItem)]

    assert texts.shortened == []
    assert len(beside) == 3
    assert not [name for name in beside if "…" in name]


def test_figures_below_the_comparison_stand_apart_in_windows_of_any_width(
    open_page: Open, store: Store, house: House
) -> None:
    """Few games leave much uncertain: the scale reaches from below −2.000 to above 3.000."""
    keep(store, twelve()[:4])
    page = _narrow(open_page, house, Language.GERMAN)
    comparison, touching = page.board.comparison, []
    font = QFontMetricsF(comparison.look.font(SMALL))
    for width in range(1040, 1500, 20):
        page.resize(width, 720)
        QCoreApplication.processEvents()
        scale = comparison.scale()
        for left, right in pairwise(scale.marks):
            needed = (font.horizontalAdvance(number(left)) + font.horizontalAdvance(number(right))) / 2
            if scale.x(right) - scale.x(left) < needed + comparison.look.px(4):
                touching.append((width, left, right))

    assert touching == []


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("scale", [0.78, 0.93])
def test_figures_of_players_with_thousands_of_games_are_whole(
    open_page: Open, store: Store, house: House, monkeypatch: pytest.MonkeyPatch, language: Language, scale: float
) -> None:
    """Side by side, also in large text, and where the heads are short."""
    keep(store, twelve())
    house.speak(language)
    house.look.use(scale=scale, enlarged=scale == 0.93)
    texts = PaintedTexts(monkeypatch)
    chart = open_page(1024, 644).board.comparison
    _settle()
    chart.rows = tuple(replace(one, games=22_966) for one in chart.rows)
    texts.listening = True
    chart.grab()

    assert number(22_966) in [shown.text for shown in texts.drawn]
    assert [shown.text for shown in texts.shortened if number(22_966) in shown.text] == []
