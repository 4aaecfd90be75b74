"""How the players' columns share their room."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QFont, QPainter

from skatdesk.i18n.languages import Language
from skatdesk.i18n.numbers import number
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.ui.look import figures
from skatdesk.ui.look.paint import write
from skatdesk.ui.look.tokens import DENSE
from skatdesk.ui.scoresheet import sheet_cells
from skatdesk.ui.scoresheet.columns import Column
from skatdesk.ui.scoresheet.large_window import LargeWindow
from skatdesk.ui.scoresheet.page import SheetPage
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.plain import plain
from tests.helpers.sample_lists import game
from tests.helpers.written import Written
from tests.scoring.builders import due
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import Keeper, speak

SMALL = 0.78, 1024, 700
FRAMED = 0.69, 1009, 652
"""What the frame of a window leaves of a screen of 1024 by 700."""
LOW = 0.6, 1093, 574
ENLARGED = 0.93, 1024, 700
"""The largest text there."""
LAPTOP = 0.85, 1366, 768
USUAL = 1.0, 1440, 900
ONE_LONG = "Annemarie", "Ben", "Cem", "Dua"
THREE_LONG = "Friedrich", "Annemarie", "Bo", "Christiane"


def of_four(
    keeper: Keeper,
    house: House,
    names: tuple[str, ...],
    size: tuple[float, int, int],
    language: Language = Language.ENGLISH,
) -> SheetPage:
    """An evening by house rules, with Kontra and Bock in columns of their own, in a window of this scale and size."""
    page = keeper.open("pub")
    page.shown.agree(page.shown.head, replace(page.shown.score_list, players=names, games=None))
    scale, width, height = size
    house.look.use(scale=scale)
    keeper.room.resize(width, height)
    speak(house, language)
    return page


def spans(page: SheetPage) -> list[int]:
    """The widths of the players' columns."""
    header = page.view.horizontalHeader()
    return [header.sectionSize(len(page.model.columns) + place) for place in range(len(page.model.players))]


def with_agreed(sheet: ScoreList, agreed: int) -> ScoreList:
    """A list whose first game counts so many points."""
    played, game = next((entry, entry.declared) for entry in sheet.entries if entry.declared is not None)
    return replace(sheet, entries=(replace(played, outcome=replace(game, agreed=agreed)),))


def heads(page: SheetPage) -> tuple[set[str], set[str]]:
    """The words over the columns as they are drawn, and which of them are cut."""
    with pytest.MonkeyPatch.context() as patch:
        texts = PaintedTexts(patch)
        texts.listening = True
        page.view.horizontalHeader().viewport().grab()
    return {plain(shown.text) for shown in texts.drawn}, {plain(shown.text) for shown in texts.shortened}


@pytest.mark.parametrize("language", list(Language))
def test_long_first_names_of_four_are_whole(keeper: Keeper, house: House, language: Language) -> None:
    """What the short names beside them leave is theirs."""
    for size, names in product((SMALL, USUAL), (ONE_LONG, THREE_LONG)):
        drawn, cut = heads(of_four(keeper, house, names, size, language))

        assert set(names) <= drawn, size
        assert not set(names) & cut, size
        assert "Sch." not in drawn, (size, names)  # never two heads alike


@pytest.mark.parametrize("language", list(Language))
def test_in_large_text_too_names_of_four_are_whole_and_all_totals_alike(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """Other columns give way first. Whoever has one figure more is not written smaller."""
    page = of_four(keeper, house, ONE_LONG, ENLARGED, language)
    drawn, cut = heads(page)
    assert set(ONE_LONG) <= drawn
    assert not set(ONE_LONG) & cut

    fonts: dict[str, set[int]] = {}

    def note(painter: QPainter, rect: QRectF, text: str, colour: str, font: QFont, *rest: Any) -> None:
        fonts.setdefault(text, set()).add(font.pixelSize())
        write(painter, rect, text, colour, font, *rest)

    monkeypatch.setattr(figures, "write", note)
    page.view.viewport().grab()
    running = {number(total) for row in page.model.rows for total in row.written if total is not None}
    assert len(set().union(*(fonts[text] for text in running & fonts.keys()))) == 1


@pytest.mark.parametrize("language", list(Language))
def test_in_large_text_no_first_name_is_cut(keeper: Keeper, house: House, language: Language) -> None:
    names = "Işıl", "Çağrıcan Özdemir", "Öykü", "İbrahim Şahin"
    page = of_four(keeper, house, names, ENLARGED, language)
    drawn, cut = heads(page)

    assert not set(names) & cut
    assert {"Işıl", "Öykü"} <= drawn
    assert {"Çağrıcan Özdemir", "Çağrıcan Ö.", "Çağrıcan"} & drawn
    assert {"İbrahim Şahin", "İbrahim Ş.", "İbrahim"} & drawn


@pytest.mark.parametrize("language", [Language.GERMAN, Language.URDU])
def test_who_declared_and_what_was_played_are_two_words(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """With a gap like one between words, beside "Grand" too."""
    page = keeper.page
    for size, name in product((FRAMED, SMALL, USUAL), ("Usman Khan", "Christiane", "Annemarie")):
        page.shown.agree(page.shown.head, replace(page.shown.score_list, players=("Ada", "Ben", name)))
        scale, width, height = size
        house.look.use(scale=scale)
        keeper.room.resize(width, height)
        speak(house, language)
        with monkeypatch.context() as patch:
            written = Written(patch, sheet_cells)
            page.view.viewport().grab()

        assert min(written.gaps()) >= 4, (size, name)


@pytest.mark.parametrize("language", list(Language))
def test_no_head_is_cut_so_far_that_it_could_be_another(keeper: Keeper, house: House, language: Language) -> None:
    """ "Sch." might be Schneider or Schwarz, whatever stands beside it."""
    some_names = ("Heinz", "Gerda", "Uwe", "Annegret Müller"), ONE_LONG, ("Ada", "Ben", "Cem", "Dua")
    for size, names in product((FRAMED, SMALL), some_names):
        drawn, _ = heads(of_four(keeper, house, names, size, language))

        assert set(names) & drawn
        assert "Sch." not in drawn, (size, names)


def test_the_longest_name_is_cut_where_not_all_have_room(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = of_four(keeper, house, ("Bernhardinelouise", "Wolfgang", "Christiane", "Maximilianesophie"), SMALL)
    texts = PaintedTexts(monkeypatch)
    texts.listening = True
    page.view.horizontalHeader().viewport().grab()
    cut = {plain(shown.text) for shown in texts.shortened}

    assert cut & {"Bernhardinelouise", "Maximilianesophie"}
    assert not cut & {"Wolfgang", "Christiane"}


@pytest.mark.parametrize("size", [SMALL, USUAL])
def test_ticks_stand_closer_before_a_declarer_loses_a_first_name(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, size: tuple[float, int, int]
) -> None:
    names = "Maximilienne", "Anne-Sophie Durand", "Jean-Baptiste"
    page = keeper.page
    page.shown.agree(page.shown.head, replace(page.shown.score_list, players=names))
    scale, width, height = size
    house.look.use(scale=scale)
    keeper.room.resize(width, height)
    QCoreApplication.sendPostedEvents()
    texts = PaintedTexts(monkeypatch)
    texts.listening = True
    page.view.viewport().grab()

    assert "Maximilienne" in {plain(shown.text) for shown in texts.drawn}
    assert not {plain(shown.text) for shown in texts.shortened}


def test_players_have_equal_columns_where_all_names_have_room(keeper: Keeper) -> None:
    assert max(spans(keeper.page)) - min(spans(keeper.page)) <= 1


@pytest.mark.parametrize("size", [SMALL, USUAL])
def test_columns_stand_still_while_games_are_entered(
    keeper: Keeper, house: House, size: tuple[float, int, int]
) -> None:
    page = of_four(keeper, house, THREE_LONG, size)
    sheet = page.shown.score_list
    seen = set()
    for count in range(len(sheet.entries) + 1):
        page.shown.agree(page.shown.head, replace(sheet, entries=sheet.entries[:count]))
        seen.add(tuple(spans(page)))

    assert len(seen) == 1


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
@pytest.mark.parametrize("size", [SMALL, USUAL])
def test_a_column_grows_where_a_number_would_not_fit(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, language: Language, size: tuple[float, int, int]
) -> None:
    page = of_four(keeper, house, ("Bo", "Annemarie", "Christiane", "Ada"), size, language)
    usual = spans(page)[0]
    sheet = with_agreed(page.shown.score_list, -1_234_567)
    declarer = next(entry.declared.declarer for entry in sheet.entries if entry.declared is not None)
    names = list(page.model.players)
    names[0], names[declarer] = names[declarer], names[0]  # the short name has the long number
    page.shown.agree(page.shown.head, replace(sheet, players=tuple(names)))
    view, section = page.view, len(page.model.columns) + declarer
    written = Written(monkeypatch, figures)
    view.viewport().grab()
    left, width = view.columnViewportPosition(section), view.columnWidth(section)
    starts = [start - left for _, start, end in written.spans if left < end <= left + width]

    assert width > usual
    assert starts
    assert min(starts) >= 0


@pytest.mark.parametrize("language", [Language.GERMAN, Language.FRENCH, Language.URDU])
def test_a_score_of_four_figures_stands_clear_of_the_column_before(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """A Grand with 4 of 144, or lost one of 72, after Kontra and Re in a Bock round."""
    for size, won in product((FRAMED, LAPTOP, USUAL), (True, False)):
        page = of_four(keeper, house, ("Ada", "Ben", "Cem", "Dua"), size, language)
        sheet = replace(page.shown.score_list, entries=())
        first = game(sheet, (due(sheet).places[0], "G", 4 if won else 2, "SKK" if won else "KK", 18, int(won)))
        page.shown.agree(page.shown.head, sheet.with_entry(first.with_bock(2)))
        view, columns = page.view, page.model.columns
        with monkeypatch.context() as patch:
            written = Written(patch, figures)
            view.viewport().grab()
        column = Column.PLUS if won else Column.MINUS
        section = columns.index(column)
        left, width = view.columnViewportPosition(section), view.columnWidth(section)
        starts = [start for _, start, end in written.spans if left < end <= left + width and end - start > 20]

        assert starts, (size, won)
        assert min(starts) >= left + 2, (size, won)


@pytest.mark.parametrize("language", [Language.GERMAN, Language.FRENCH])
def test_ticks_stand_closer_before_games_won_and_lost_are_left_out(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """With Kontra and Bock in columns of their own, in a window of the usual size."""
    page = keeper.open("bierlachs")
    _, width, height = USUAL
    keeper.room.resize(width, height)
    speak(house, language)
    texts = PaintedTexts(monkeypatch)
    texts.listening = True
    page.view.viewport().grab()

    assert "1 / 0" in {plain(shown.text) for shown in texts.drawn}


@pytest.mark.parametrize("size", [SMALL, USUAL])
def test_ten_games_won_stand_clear_of_the_running_number(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, size: tuple[float, int, int]
) -> None:
    scale, width, height = size
    house.look.use(scale=scale)
    keeper.room.resize(width, height)
    keeper.room.shelf.folding.set_folded(True)
    QCoreApplication.sendPostedEvents()
    page = keeper.page
    sheet = replace(page.shown.score_list, entries=())
    for _ in range(10):
        sheet = sheet.with_entry(game(sheet, (0, "C", 2, "", 18, 1)))
    page.shown.agree(page.shown.head, sheet)
    written = Written(monkeypatch, figures)
    page.view.viewport().grab()
    left = page.view.columnViewportPosition(len(page.model.columns))
    of_ada = [span for span in written.spans if left < span[1] < left + spans(page)[0]]
    last = max(height for height, _, _ in of_ada)
    (_, end), (start, _) = sorted(span[1:] for span in of_ada if span[0] == last)

    assert start - end >= 7


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_names_are_whole_on_a_second_screen(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    of_four(keeper, house, THREE_LONG, USUAL)
    keeper.room.show_large(keeper.ids["pub"])
    large = keeper.room.findChildren(LargeWindow)[-1]
    large.resize(*size)
    QCoreApplication.sendPostedEvents()
    texts = PaintedTexts(monkeypatch)
    texts.listening = True
    large.view.horizontalHeader().viewport().grab()

    assert not set(THREE_LONG) & {plain(shown.text) for shown in texts.shortened}
    large.close()


def test_in_low_windows_too_usual_scores_stand_apart_from_what_is_before_them(keeper: Keeper, house: House) -> None:
    """Beside a Bock, a plus: letters do not shrink as far as the columns."""
    page = of_four(keeper, house, ONE_LONG, LOW)
    header = page.view.horizontalHeader()
    for column, score in ((Column.PLUS, "+192"), (Column.MINUS, "−192")):
        width = header.sectionSize(page.model.columns.index(column))
        assert width >= figures.least_room(house.look, score, DENSE, bold=True)


@pytest.mark.parametrize("language", Language)
def test_what_else_can_be_announced_is_read_whole(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """Long words stand on two lines; chosen, they are bold."""
    for size in (SMALL, LAPTOP, USUAL):
        page = of_four(keeper, house, ("Ada", "Ben", "Cem", "Dua"), size, language)
        shown = page.shown
        rules = replace(shown.score_list.rules, spitze=1, revolution=True, defender_announcements=True)
        shown.agree(shown.head, replace(shown.score_list, rules=rules))
        page.entry.outcome.more.setChecked(True)
        QCoreApplication.sendPostedEvents()
        extras = page.entry.game_inputs.extras
        with monkeypatch.context() as patch:
            texts = PaintedTexts(patch)
            texts.listening = True
            for chosen in (False, True):
                for segment in extras.segments:
                    segment.setChecked(chosen)
                extras.grab()
        assert len(texts.drawn) >= 2 * len(extras.segments)
        assert texts.shortened == texts.overflowing == [], size
