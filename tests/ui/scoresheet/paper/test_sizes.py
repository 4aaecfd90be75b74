"""Running points on paper are equally large, however long a number is, and so are names side by side."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from skatdesk.i18n.languages import Language
from skatdesk.i18n.numbers import number, signed
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.ui.scoresheet.paper import ink
from skatdesk.ui.scoresheet.paper.printing import ListPaper
from tests.helpers.plain import plain
from tests.notation.lists.filled import HEAD, NAMES, game
from tests.ui.conftest import House

A4 = (1860.0, 2730.0)


def _lost(size: int, rules: RuleSet) -> ScoreList:
    """The second player loses until he has 1,120 and more below nothing."""
    sheet = replace(ScoreList.begin(NAMES[:size], rules), games=None)
    while min(tally.points for tally in sheet.tallies) > -1_120:
        due = sheet.next_deal
        assert due is not None
        declarer = 1 if due.seating.seat_of(1) is not None else 0
        contract = Contract(Game.GRAND if declarer else Game.DIAMONDS)
        lost = game(due.seating, declarer, contract, 1, points=60, rules=rules)
        sheet = sheet.with_entry(lost)
    return sheet


def _sizes(
    paper: ListPaper, head: ListHead, sheet: ScoreList, monkeypatch: pytest.MonkeyPatch, *, bold: bool = True
) -> dict[str, int]:
    """How large everything bold, or not bold, on the first page is, the least for what stands there twice."""
    sizes: dict[str, int] = {}

    def write(
        _painter: QPainter, _rect: QRectF, text: str, _colour: QColor | str, font: QFont, _align: Qt.AlignmentFlag
    ) -> None:
        if font.bold() is bold:
            said = plain(text)
            sizes[said] = min(font.pixelSize(), sizes.get(said, font.pixelSize()))  # the total is written below, too

    monkeypatch.setattr(ink, "write", write)
    picture = QImage(10, 10, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        paper.sheet(head, sheet, *A4).paint(painter, 0)
    return sizes


@pytest.mark.parametrize("language", [Language.GERMAN, Language.URDU])
@pytest.mark.parametrize(("size", "rules"), [(3, HOME), (4, ISKO), (4, HOME)])
def test_a_large_number_is_written_no_smaller_than_the_others(
    house: House, paper: ListPaper, monkeypatch: pytest.MonkeyPatch, size: int, rules: RuleSet, language: Language
) -> None:
    house.speak(language)
    sheet = _lost(size, rules)
    sizes = _sizes(paper, HEAD, sheet, monkeypatch)

    first, last = (plain(number(running[1].points)) for running in (sheet.running[0], sheet.running[-1]))
    assert sizes[first] == sizes[last] >= ink.TEXT - 2


@pytest.mark.parametrize("language", [Language.GERMAN, Language.URDU])
@pytest.mark.parametrize("size", [3, 4])
def test_a_score_of_four_figures_is_written_no_smaller_than_the_others(
    house: House, paper: ListPaper, monkeypatch: pytest.MonkeyPatch, size: int, language: Language
) -> None:
    house.speak(language)
    sheet = replace(ScoreList.begin(NAMES[:size], HOME), games=None)
    for contract, points, kontra in ((Contract(Game.DIAMONDS), 61, 0), (Contract(Game.GRAND), 60, 4)):
        assert sheet.next_deal is not None
        seating = sheet.next_deal.seating
        declarer = seating.places[0]
        sheet = sheet.with_entry(game(seating, declarer, contract, 4, points=points, kontra=kontra, rules=HOME))
    sizes = _sizes(paper, HEAD, sheet, monkeypatch)

    scores = [entry.declared.valuation.score for entry in sheet.entries if entry.declared]
    assert min(scores) <= -1_000
    assert len({sizes[plain(signed(score))] for score in scores}) == 1


def test_names_are_large_enough_to_be_read_and_equally_large_over_the_columns(
    paper: ListPaper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A list without a title has the room of a place beside its players."""
    names = ("Annegret Müller", "Hans-Jürgen Kowalczyk", "Friedrich Wilhelm Hohenstein", "Marie-Françoise d’Estaing")
    sizes = _sizes(paper, ListHead("", "", "2026-11-19"), ScoreList.begin(names, ISKO), monkeypatch)
    title = next(said for said in sizes if said.startswith("Annegret Müller, "))
    over_columns = {sizes[said] for said in sizes if said.split(" ")[0] in {"Annegret", "Friedrich"} and said != title}

    assert sizes[title] >= ink.SMALL
    assert len(over_columns) == 1


def test_one_name_too_long_for_its_column_makes_no_other_smaller(
    paper: ListPaper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that cannot be said shorter, as people are called on servers."""
    names = ("Ada", "Ben", "skatmeister_altenburg_07", "Dua")
    sizes = _sizes(paper, HEAD, ScoreList.begin(names, ISKO), monkeypatch)

    assert [sizes[name] >= ink.SMALL for name in names] == [True, True, False, True]


@pytest.mark.parametrize("title", ["Evening", "Championship of the club 2026, table 4, first series of three"])
def test_day_is_large_enough_to_be_read_and_so_is_the_place_where_the_title_leaves_it_room(
    paper: ListPaper, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    place = "Back room of the Golden Lion, Market Square 12, Altenburg"
    head = ListHead(title, place, "2026-11-19")
    sizes = _sizes(paper, head, ScoreList.begin(NAMES[:3], ISKO), monkeypatch, bold=False)

    assert sizes["19 Nov 2026" if len(title) > 10 else f"{place} · 19 Nov 2026"] == ink.TEXT
