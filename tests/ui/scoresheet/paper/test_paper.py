"""The list on paper says what the list says, in every language, and nothing is cut off."""

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QGuiApplication, QImage, QPainter

from skatdesk.i18n.bidi import bare
from skatdesk.i18n.languages import Language
from skatdesk.i18n.numbers import number
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import Seating
from skatdesk.skat.valuation import Defence
from skatdesk.ui.look import paint
from skatdesk.ui.scoresheet.list_words import ListWords
from skatdesk.ui.scoresheet.paper import ink
from skatdesk.ui.scoresheet.paper.printing import ListPaper
from skatdesk.ui.scoresheet.paper.words import PaperWords
from skatdesk.ui.sentences import Sentences
from tests.helpers.disks import small_disk
from tests.notation.lists.filled import FREE, HEAD, NAMES, filled_list, game
from tests.scoring.builders import begin, declared, due, passed_in, ramsch
from tests.ui.conftest import House

A4 = (1860.0, 2730.0)
MARGIN = 120


def _sample(size: int = 3) -> ScoreList:
    """The list of rules.md §11.8."""
    entries = (
        game(Seating(size, size - 1), 0, Contract(Game.GRAND), 4, points=95, tricks=9),
        game(Seating(size, 1), 0, Contract(Game.DIAMONDS), -2, points=50, tricks=4),
        game(Seating(size, size - 1), 2 if size == 3 else 1, Contract(Game.NULL, ouvert=True), 0, points=0, tricks=0),
    )
    return replace(ScoreList.begin(NAMES[:size], ISKO), stake=Decimal(1), entries=entries)


def _long() -> ScoreList:
    """More games than a page holds."""
    return replace(_sample(), games=None, entries=_sample().entries * 40)


class Pages:
    """The pages of a list as pictures, and every line of text on them."""

    def __init__(self, paper: ListPaper, head: ListHead, sheet: ScoreList, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: list[list[str]] = []
        self.cut: list[str] = []
        self.pictures: list[QImage] = []
        written = paint.write

        def write(
            painter: QPainter, rect: QRectF, text: str, colour: QColor | str, font: QFont, align: Qt.AlignmentFlag
        ) -> None:
            self.texts[-1].append(bare(text))
            if QFontMetricsF(font).horizontalAdvance(text) > rect.width() + 1:
                self.cut.append(text)
            written(painter, rect, text, colour, font, align)

        monkeypatch.setattr(ink, "write", write)  # where paper has it from
        made = paper.sheet(head, sheet, *A4)
        for index in range(len(made.pages)):
            self.texts.append([])
            picture = QImage(1050, 1485, QImage.Format.Format_RGB32)
            picture.fill(QColor("white"))
            with QPainter(picture) as painter:
                painter.scale(0.5, 0.5)
                painter.translate(MARGIN, MARGIN)
                made.paint(painter, index)
            self.pictures.append(picture)
        monkeypatch.setattr(ink, "write", written)


Printed = Callable[[ListHead, ScoreList], Pages]


@pytest.fixture
def printed(paper: ListPaper, monkeypatch: pytest.MonkeyPatch) -> Printed:
    def printed(head: ListHead, sheet: ScoreList) -> Pages:
        return Pages(paper, head, sheet, monkeypatch)

    return printed


def _in_order(texts: list[str], wanted: list[str]) -> bool:
    """Whether these lines of text were written in this order, others between them."""
    rest = iter(texts)
    return all(text in rest for text in wanted)


def test_heading_says_what_where_when_and_who(printed: Printed) -> None:
    (texts,) = printed(HEAD, _sample()).texts

    assert "Thursday round" in texts
    assert "Altenburg · 20 Nov 2026" in texts
    assert "Players: Ada, Ben and Cem" in texts
    assert any(text.startswith("Seeger-Fabian · Official rules · 36 games") for text in texts)


def test_fractions_of_a_cent_are_told_and_what_is_paid_adds_up(
    printed: Printed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """rules.md §11.8 at a quarter of a cent: 0.01, −0.365 and 0.355."""
    told: list[str] = []
    monkeypatch.setattr(ink, "wrapped", lambda _painter, _rect, text: told.append(bare(text)))
    head = replace(HEAD, settlement="each")
    (texts,) = printed(head, replace(_sample(), stake=Decimal("0.0025"))).texts

    assert any(text.endswith("€0.0025 a point") for text in texts)
    assert _in_order(texts, ["Gets or pays", "+€0.01", "−€0.37", "+€0.36"])
    assert "Ben to Cem: €0.36 · Ben to Ada: €0.01" in told


def test_a_list_without_a_title_names_its_players_once_above_the_games(printed: Printed) -> None:
    (texts,) = printed(replace(HEAD, title=""), _sample()).texts

    assert texts.count("Ada, Ben and Cem") == 1
    assert not any(text.startswith("Players") for text in texts)


def test_long_names_over_narrow_columns_are_said_shorter_before_they_are_too_small(printed: Printed) -> None:
    """As on the screen; above the table and where people sign they are whole."""
    names = ("Annegret-Elisabeth Müller", "Hans-Joachim Freiherr vo", "Cem", "Dua")
    (texts,) = printed(HEAD, replace(_sample(4), rules=HOME, players=names)).texts
    for name, beginning in zip(names[:2], ("Annegret", "Hans"), strict=True):
        said, signed = (text for text in texts if text.startswith(beginning))
        assert len(said) < 15
        assert signed == name
    assert any(all(name in text for name in names) for text in texts)


def test_heads_name_the_official_columns(printed: Printed) -> None:
    (texts,) = printed(HEAD, _sample()).texts

    columns = ["No.", "Game", "Base value", "with", "w/o", "Hand", "Schneider", "Schneider announced", "Schwarz"]
    assert _in_order(texts, [*columns, "Schwarz announced", "Ouvert", "Bid", "+", "−", "Ada", "Ben", "Cem"])


def test_games_stand_with_running_points_and_tallies(printed: Printed) -> None:
    (texts,) = printed(HEAD, _sample()).texts

    assert _in_order(texts, ["1", "Grand", "24", "4", "18", "+144", "144", "1", "0"])
    assert _in_order(texts, ["2", "9", "2", "−54", "90", "1", "1"])
    assert _in_order(texts, ["3", "Null", "46", "+46", "46", "1", "0"])


def test_footer_adds_up_to_total_and_place(printed: Printed) -> None:
    """As rules.md §11.8: 90, 40 and 136 by Seeger-Fabian, of which the money follows."""
    (texts,) = printed(replace(HEAD, settlement="each"), _sample()).texts

    assert _in_order(texts, ["Game points", "90", "0", "46", "(won − lost) × 50", "0", "0", "+50"])
    assert _in_order(texts, ["Lost by others × 40", "0", "+40", "+40", "Total", "90", "40", "136"])
    assert _in_order(texts, ["Place", "2.", "3.", "1.", "Gets or pays", "+€4.00", "−€146.00", "+€142.00"])
    assert _in_order(texts, ["Signatures", "Ada", "Ben", "Cem"])


def test_a_bierlachs_is_closed_by_what_is_written_in_it(printed: Printed) -> None:
    """Its running numbers are minus; nobody could find the game points among them."""
    (texts,) = printed(HEAD, replace(_sample(), system="bierlachs", bierlachs_limit=301)).texts

    assert "Game points" not in texts
    assert _in_order(texts, ["Total", "−100", "−190", "−144", "Place", "1.", "3.", "2."])


def test_cash_box_gets_what_everybody_lacks(printed: Printed) -> None:
    (texts,) = printed(HEAD, _sample()).texts

    assert _in_order(texts, ["Into the cash box", "€46.00", "€96.00", "€0.00"])


def test_games_to_come_have_empty_lines(printed: Printed) -> None:
    """A list that is begun can be taken to the table and finished by hand."""
    (texts,) = printed(HEAD, _sample()).texts
    assert _in_order(texts, ["3", "4", "5", "35", "36", "Game points"])

    (texts,) = printed(HEAD, replace(_sample(), entries=())).texts
    assert _in_order(texts, ["1", "36", "Total", "", "", ""])


def test_a_list_agreed_on_without_measure_has_no_more_empty_lines_than_people_fill_in(paper: ListPaper) -> None:
    made = paper.sheet(HEAD, replace(_sample(), games=99_999), *A4)

    assert made.pages[-1].last == len(_sample().entries) + 200


def test_every_page_says_which_it_is_and_carries_the_points_over(printed: Printed) -> None:
    sheet = _long()

    pages = printed(HEAD, sheet)

    assert len(pages.texts) > 1
    for count, texts in enumerate(pages.texts, 1):
        assert f"Page {count} of {len(pages.texts)}" in texts
        assert ("Carried forward" in texts) is (count > 1)
        assert ("Signatures" in texts) is (count == len(pages.texts))
    carried = pages.texts[1][pages.texts[1].index("Carried forward") :]
    first = int(carried[10])
    assert carried[1:10:3] == [number(tally.points) for tally in sheet.running[first - 2]]


def test_below_lines_that_are_filled_in_by_hand_so_are_the_points_carried_forward(printed: Printed) -> None:
    sheet = replace(_sample(), games=90)
    texts = printed(HEAD, sheet).texts[1]

    label = texts.index("Carried forward")
    following = int(texts[label + 1])
    assert len(sheet.entries) + 1 < following
    assert texts[label + 2 : label + 4] == [str(following + 1), str(following + 2)]


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", [3, 4])
def test_no_word_is_cut_and_nothing_leaves_the_page(
    house: House, printed: Printed, language: Language, size: int
) -> None:
    house.speak(language)
    try:
        pages = printed(HEAD, replace(filled_list(size, FREE), system="seeger"))
    finally:
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    assert pages.cut == []
    for picture in pages.pictures:
        edge = MARGIN // 2 - 3
        inside = QImage(picture)
        with QPainter(inside) as painter:
            painter.fillRect(edge, edge, picture.width() - 2 * edge, picture.height() - 2 * edge, QColor("white"))
        white = QImage(inside.size(), inside.format())
        white.fill(QColor("white"))
        assert inside == white


def test_urdu_runs_from_the_right(house: House, printed: Printed) -> None:
    """The numbers of the games stand at the right edge."""
    sheet = replace(_sample(), games=None, stake=Decimal(0))
    left = printed(HEAD, sheet).pictures[0]
    house.speak(Language.URDU)
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        right = printed(HEAD, sheet).pictures[0]
    finally:
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    def ruled(picture: QImage, x: int) -> int:
        """How much of this column is ruled or written on."""
        return sum(picture.pixelColor(x, y).lightness() < 245 for y in range(300, 340))

    at_left = [ruled(left, x) for x in range(60, 990)]
    at_right = [ruled(right, x) for x in range(990, 60, -1)]
    lines = [x for x, dark in enumerate(at_left[:-5]) if dark > 30]
    assert len(lines) > 10
    assert all(max(at_right[max(x - 2, 0) : x + 3]) > 30 for x in lines)


@pytest.mark.parametrize(("language", "comma"), [(Language.GERMAN, ","), (Language.URDU, "،")])
def test_points_of_a_ramsch_stay_on_the_line_of_their_player_with_the_commas_of_the_language(
    house: House, language: Language, comma: str
) -> None:
    """However long his name, and with a hyphen in it."""
    house.speak(language)
    sentences = Sentences(house.namer, house.look)
    words = PaperWords(sentences, ListWords(sentences, house.look), house.look)
    sheet = replace(begin(HOME), players=("Ada", "Hans-Jürgen Müller", "Cem"))
    remarks = bare(words.remarks(sheet.with_entry(ramsch(due(sheet), -60, -40, -20))))

    assert f"(Ada\u00a0120{comma} Hans\u2011Jürgen\u00a0Müller\u00a00{comma} Cem\u00a00)" in remarks


def test_remarks_say_who_was_away(house: House) -> None:
    """One of four went after the second game and came back for the sixth; games that follow are told as one."""
    sentences = Sentences(house.namer, house.look)
    words = PaperWords(sentences, ListWords(sentences, house.look), house.look)
    sheet = ScoreList.begin(("Ada", "Ben", "Cem", "Dua"), ISKO)
    for away in (None, None, 1, 1, 1, None, 1):
        sheet = replace(sheet, away=away)
        sheet = sheet.with_entry(passed_in(due(sheet)))

    assert bare(words.remarks(sheet)) == "Remarks (by game) – without Ben: 3–5, 7"


def test_remarks_say_what_made_a_game_dearer_and_has_no_column(house: House) -> None:
    """By the columns alone the first would be worth 44, not 66."""
    sentences = Sentences(house.namer, house.look)
    words = PaperWords(sentences, ListWords(sentences, house.look), house.look)
    seating, defence = Seating(3, 2), Defence(schneider=True)
    entries = (
        game(seating, 0, Contract(Game.SPADES, spitze=True), 3, rules=FREE),
        game(seating, 0, Contract(Game.CLUBS), 1, points=20, defence=defence, rules=FREE),
        game(seating, 1, Contract(Game.NULL, ouvert=True, revolution=True), 0, points=0, tricks=0, rules=FREE),
        game(seating, 1, Contract(Game.SPADES, spitze=True), 1, bid=80, rules=FREE),
    )
    sheet = replace(ScoreList.begin(NAMES[:3], FREE), entries=entries)

    assert [entry.scores for entry in entries[:1]] == [(66, 0, 0)]
    assert bare(words.remarks(sheet)) == (
        "Remarks (by game) – Spitze: 1, 4 · Schneider announced by the defenders: 2 · Revolution: 3 · overbid: 4"
    )


def test_no_remark_runs_off_the_paper(printed: Printed, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those without room below the games have pages of their own, and what is paid stays where it was."""
    told: list[tuple[QRectF, str]] = []
    monkeypatch.setattr(ink, "wrapped", lambda _painter, rect, text: told.append((rect, text)))
    sheet = replace(begin(HOME), games=None, stake=Decimal(1))
    for count in range(150):
        remark = f"{count}: the cards were shown, and everybody saw them lie"
        sheet = sheet.with_entry(replace(ramsch(due(sheet), -60, -40, -20), remark=remark))
    texts = printed(replace(HEAD, settlement="each"), sheet).texts

    said = bare(" ".join(text for _, text in told))
    assert all(f"· {count}: the cards were shown" in said for count in range(150))
    assert "Ada to" in said
    for rect, text in told:
        assert ink.wrapped_height(text, rect.width()) <= rect.height() + 1
        assert rect.bottom() <= A4[1] - 45
    assert all(f"Page {page} of {len(texts)}" in page_of for page, page_of in enumerate(texts, 1))


@pytest.mark.parametrize("games", [117, 118])
def test_remarks_that_fill_a_page_leave_the_signatures_their_room(
    paper: ListPaper, monkeypatch: pytest.MonkeyPatch, games: int
) -> None:
    """Below the points that are carried over: of 118 games they would just fill a page without them."""
    bottoms, signatures = list[float](), list[float]()

    def write(
        _painter: QPainter, rect: QRectF, text: str, _colour: QColor | str, _font: QFont, _align: Qt.AlignmentFlag
    ) -> None:
        if text == "Signatures":
            signatures.append(rect.top())

    monkeypatch.setattr(ink, "wrapped", lambda _painter, rect, _text: bottoms.append(rect.bottom()))
    monkeypatch.setattr(ink, "write", write)
    sheet = replace(begin(), system="classic", games=None, stake=Decimal("0.01"))
    for count in range(games):
        remark = f"{count}: the cards were shown, and everybody saw them lie"
        sheet = sheet.with_entry(replace(declared(due(sheet), due(sheet).places[0], "C"), remark=remark))
    made = paper.sheet(replace(HEAD, settlement="each"), sheet, *A4)
    picture = QImage(10, 10, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        made.paint(painter, next(index for index, page in enumerate(made.pages) if page.closes))

    assert max(bottoms) <= signatures[0]


def test_pdf_has_the_pages_of_the_sheet(paper: ListPaper, tmp_path: Path) -> None:
    path = tmp_path / "list.pdf"

    paper.write_pdf(path, HEAD, _long())

    data = path.read_bytes()
    assert data.startswith(b"%PDF-")
    assert data.count(b"/Type /Page\n") == len(paper.sheet(HEAD, _long(), *A4).pages)


def test_pdf_that_cannot_be_written_is_told(paper: ListPaper, tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"\w"):
        paper.write_pdf(tmp_path / "nowhere" / "list.pdf", HEAD, _sample())


def test_pdf_that_the_disk_has_no_room_for_leaves_the_file_that_was_there(paper: ListPaper, tmp_path: Path) -> None:
    path = tmp_path / "list.pdf"
    path.write_text("older")
    sheet = filled_list()
    with small_disk(4096), pytest.raises(OSError, match=r"\w"):
        paper.write_pdf(path, HEAD, replace(sheet, entries=sheet.entries * 2))

    assert path.read_text() == "older"
    assert list(tmp_path.iterdir()) == [path]


def test_pdf_that_cannot_be_drawn_is_told_by_its_file(
    paper: ListPaper, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paper, "_paint", lambda *_: False)
    with pytest.raises(OSError, match="drawn") as told:
        paper.write_pdf(tmp_path / "list.pdf", HEAD, _sample())

    assert told.value.filename == str(tmp_path / "list.pdf")
