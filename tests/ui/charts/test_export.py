"""Charts as files."""

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QRect, Qt
from PySide6.QtGui import QBitmap, QColor, QFont, QImage, QPainter, QPixmap, QRegion
from PySide6.QtSvg import QSvgGenerator, QSvgRenderer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.store.store import Store
from skatdesk.ui.charts.export import FileKind, save_table
from skatdesk.ui.charts.figure_list import FigureList
from skatdesk.ui.charts.outlines import outlined
from tests.helpers.disks import full_disk
from tests.store.statistics.sittings import keep, twelve
from tests.ui.charts.conftest import Open
from tests.ui.conftest import House


@pytest.mark.parametrize("kind", FileKind)
def test_charts_that_cannot_be_written_leave_the_files_that_were_there(
    open_page: Open, store: Store, tmp_path: Path, qtbot: QtBot, kind: FileKind
) -> None:
    keep(store, twelve())
    page = open_page()
    folder = tmp_path / "charts"
    folder.mkdir()
    page.top.chartsRequested.emit(kind, str(folder))
    before = {path: path.read_bytes() for path in folder.iterdir()}

    with full_disk(), qtbot.waitSignal(page.failed):
        page.top.chartsRequested.emit(kind, str(folder))

    assert before
    assert all(before.values())
    assert {path: path.read_bytes() for path in folder.iterdir()} == before


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (Language.ENGLISH, ["figure,part,of", "Games with cards in hand,12,", "Average game value,36.286,"]),
        (Language.URDU, ["مد,عدد,کل", "کھیل جن میں شرکت کی,12,", "کھیل کی اوسط قیمت,36.286,"]),
        (Language.GERMAN, ["Kennzahl;Wert;von", "Mitgespielte Spiele;12;", "Mittlerer Spielwert;36,286;"]),
        (Language.TURKISH, ["gösterge;değer;toplam", "Katılınan oyunlar;12;", "Ortalama oyun değeri;36,286;"]),
        (Language.FRENCH, ["chiffre;valeur;sur", "Parties avec cartes en main;12;", "Valeur moyenne du jeu;36,286;"]),
    ],
)
def test_figures_open_in_a_spreadsheet_of_the_language(
    open_page: Open, store: Store, house: House, tmp_path: Path, language: Language, lines: list[str]
) -> None:
    """A German one takes a line with commas for one cell, and 36.286 for a date or for thousands.

    Its heads and names are words of the language, too.
    """
    house.speak(language)
    keep(store, twelve())
    page = open_page()
    page.board.cards["figures"].save(tmp_path / "figures.csv", FileKind.CSV)
    page.top.gamesRequested.emit(str(tmp_path / "games.csv"))
    house.speak(Language.ENGLISH)

    found = (tmp_path / "figures.csv").read_text(encoding="utf-8-sig").splitlines()
    assert set(lines) <= set(found), found
    assert ("," in lines[0]) is ("," in (tmp_path / "games.csv").read_text(encoding="utf-8-sig").splitlines()[0])


def test_no_spreadsheet_takes_a_name_for_a_formula(house: House, tmp_path: Path) -> None:
    """Names and titles may come in with the list of somebody else; figures below nothing stay figures."""
    save_table([["player", "points"], ["=1+1", -3], ["@cem", -0.5], ["a=b", 7]], tmp_path / "table.csv")

    rows = (tmp_path / "table.csv").read_text(encoding="utf-8-sig").splitlines()
    assert rows == ["player,points", "'=1+1,-3", "'@cem,-0.5", "a=b,7"]


def test_no_head_of_a_table_is_left_in_english(open_page: Open, store: Store, house: House, tmp_path: Path) -> None:
    """In every table of the page; names of players and a few words are the same."""
    keep(store, twelve())
    heads: dict[Language, list[str]] = {}
    for language, cut in ((Language.ENGLISH, ","), (Language.URDU, ","), (Language.GERMAN, ";")):
        house.speak(language)
        page = open_page()
        folder = tmp_path / language.value
        folder.mkdir()
        page.board.save(folder, FileKind.CSV)
        page.top.gamesRequested.emit(str(folder / "games of all lists.csv"))
        firsts = [path.read_text(encoding="utf-8-sig").splitlines()[0] for path in sorted(folder.iterdir())]
        heads[language] = [head for first in firsts for head in next(csv.reader([first], delimiter=cut))]
    house.speak(Language.ENGLISH)

    english, urdu, german = heads.values()
    assert len(english) > 50
    assert {one for one, other in zip(english, urdu, strict=True) if one == other} == {"Ada", "Ben", "Cem"}
    same = {one for one, other in zip(english, german, strict=True) if one.lower() == other.lower()}
    assert same == {"Ada", "Ben", "Cem", "computer", "hand", "ouvert", "Seeger-Fabian"}


def test_a_drawing_needs_no_font(open_page: Open, store: Store, house: House, tmp_path: Path) -> None:
    """The one with the Urdu letters is on hardly any other machine."""
    house.speak(Language.URDU)
    keep(store, twelve())
    page = open_page()
    page.top.chartsRequested.emit(FileKind.SVG, str(tmp_path))
    house.speak(Language.ENGLISH)
    drawings = sorted(tmp_path.glob("*.svg"))

    assert len(drawings) == len(page.board.cards) - 1  # no deal was reviewed
    for path in drawings:
        assert b"<text" not in path.read_bytes()
        assert QSvgRenderer(str(path)).isValid()


@pytest.mark.parametrize(
    "words",
    [
        "36 games, on average +820",
        "اب 36 کھیلوں میں \u2066+1,240\u2069، مجموعی طور پر",
        "24 کھیل · \u2068Thursday round\u2069، \u206612/8/26\u2069",
    ],
)
def test_outlines_stand_where_the_words_stood(qapp: QApplication, words: str) -> None:
    """Bold letters as wide as a widget draws them, in the order they are read in."""
    font = QFont(["Skatdesk Urdu", *qapp.font().families()])
    font.setPixelSize(32)
    font.setBold(True)
    box, drawn = QRect(0, 0, 900, 80), QBuffer()
    drawing = QSvgGenerator()
    drawing.setOutputDevice(drawn)
    drawing.setViewBox(box)
    drawing.setSize(box.size())
    picture, outlines = (QImage(box.size(), QImage.Format.Format_RGB32) for _ in range(2))
    for device in (drawing, picture):
        with QPainter(device) as painter:
            painter.fillRect(box, QColor("white"))
            painter.setFont(font)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
    with QPainter(outlines) as painter:
        QSvgRenderer(outlined(bytes(drawn.data().data()), font.families())).render(painter)

    assert abs(_ink(picture).left() - _ink(outlines).left()) <= 3
    assert abs(_ink(picture).right() - _ink(outlines).right()) <= 3
    assert abs(_ink(picture).top() - _ink(outlines).top()) <= 3
    columns, found = _columns(picture), _columns(outlines)
    assert all(any(abs(column - other) <= 3 for other in found) for column in columns)
    assert all(any(abs(column - other) <= 3 for other in columns) for column in found)


def _ink(image: QImage) -> QRect:
    """The smallest rectangle around all that is dark."""
    mask = image.createMaskFromColor(QColor("white").rgb(), Qt.MaskMode.MaskInColor)
    return QRegion(QBitmap.fromImage(mask)).boundingRect()


def _columns(image: QImage) -> list[int]:
    """Where there is ink below the middle of the letters: of a comma too."""
    rows = range(image.height() // 2, image.height())
    return [x for x in range(image.width()) if any(image.pixelColor(x, y).lightness() < 200 for y in rows)]


def test_all_figures_stand_at_an_axis_that_is_drawn_for_the_first_time(open_page: Open, store: Store) -> None:
    """As in a file of a chart that was not in sight yet."""
    keep(store, twelve() * 20)
    board = open_page().board
    board.cards["form"].sides[1].click()  # the sum of all points
    QApplication.processEvents()
    axis = board.form.left
    paper = QImage(10, 10, QImage.Format.Format_RGB32)
    with QPainter(paper) as painter:
        painter.setFont(axis.style["tickFont"])
        _, _, drawn = axis.generateDrawSpecs(painter)

    assert [word for _, _, word in drawn] == [word for _, word in axis._tickLevels[0]]
    assert any("," in word for _, _, word in drawn)


def _share(picture: QImage, colour: str) -> float:
    """How much of a picture has about this colour."""
    wanted = QColor(colour)
    found = [picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height())]
    alike = sum(
        abs(one.red() - wanted.red()) + abs(one.green() - wanted.green()) + abs(one.blue() - wanted.blue()) < 40
        for one in found
    )
    return alike / len(found)


def test_lines_are_as_thick_in_a_picture_as_on_the_screen(
    open_page: Open, store: Store, house: House, tmp_path: Path
) -> None:
    """Although it has two dots for each of the screen; and on the screen they are as before then."""
    keep(store, twelve())
    card = open_page(1100).board.cards["race"]
    QApplication.processEvents()
    screen = card.grab().toImage()
    card.save(tmp_path / "race.png", FileKind.PNG)
    QApplication.processEvents()
    saved = QImage(str(tmp_path / "race.png"))

    colour = house.look.theme.plus
    assert saved.size() == screen.size() * 2
    assert _share(saved, colour) == pytest.approx(_share(screen, colour), rel=0.2)
    assert _share(card.grab().toImage(), colour) == pytest.approx(_share(screen, colour), rel=0.02)


def test_a_picture_of_the_figures_tells_the_best_and_the_worst_game_without_buttons(
    open_page: Open, store: Store, tmp_path: Path
) -> None:
    keep(store, twelve())
    card = open_page().board.cards["figures"]
    figures = card.content
    assert isinstance(figures, FigureList)

    figures.draw_for(2)
    buttons = (figures.best, figures.worst)
    assert not any(button.isVisible() for button in buttons)
    assert figures.told.text() == " · ".join(button.text() for button in buttons)

    card.save(tmp_path / "figures.png", FileKind.PNG)
    assert all(button.isVisible() for button in buttons)
    assert not figures.told.text()


@pytest.mark.parametrize("name", ["games", "seats", "players", "figures"])
def test_a_picture_is_the_same_whoever_has_the_keyboard(
    open_page: Open, store: Store, tmp_path: Path, qtbot: QtBot, name: str
) -> None:
    """He goes on from where he was: in its menu, or in the chart, which shows no tip meanwhile."""
    keep(store, twelve())
    page = open_page()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    card = page.board.cards[name]
    inside = card.content.best if isinstance(card.content, FigureList) else card.content
    pictures = set()
    for keeper in (page, card.more, inside):
        keeper.setFocus()
        card.save(tmp_path / "chart.png", FileKind.PNG)
        pictures.add((tmp_path / "chart.png").read_bytes())
        assert keeper.hasFocus()

    assert len(pictures) == 1


def test_a_picture_that_cannot_be_drawn_is_told_by_its_file(
    open_page: Open, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(store, twelve())
    card, path = open_page().board.cards["figures"], tmp_path / "figures.png"
    monkeypatch.setattr(QPixmap, "save", lambda *_: False)
    with pytest.raises(OSError, match="drawn") as told:
        card.save(path, FileKind.PNG)

    assert told.value.filename == str(path)
