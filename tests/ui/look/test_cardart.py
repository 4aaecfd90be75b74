"""The card art: own paths, drawn by the scripts in packaging/cardart, the same both ways up."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from skatdesk.i18n.card_names import INDEX_LABELS
from skatdesk.paths import resources_folder
from skatdesk.skat.cards import CARDS
from skatdesk.ui.look.theme import Back, Deck
from skatdesk.ui.look.tokens import CARD_SUITS, CARD_SUITS_FOUR

ROOT = Path(__file__).resolve().parents[3]
ART = ROOT / "resources" / "cards"
PICTURES = sorted(path.relative_to(ART).as_posix() for path in ART.rglob("*.svg"))
SYMMETRIC = [name for name in PICTURES if name.partition("/")[2][1:2] in "KQJ" or name.startswith("backs/")]


def test_committed_pictures_are_what_the_scripts_draw(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-B", ROOT / "packaging" / "cardart" / "draw.py", tmp_path], check=True)
    drawn = {path.relative_to(tmp_path).as_posix(): path.read_text() for path in tmp_path.rglob("*.svg")}

    assert drawn.keys() == set(PICTURES)
    assert [name for name in PICTURES if (ART / name).read_text() != drawn[name]] == []


def test_every_deck_has_every_card() -> None:
    expected = {f"{deck}/{card.code}.svg" for deck in Deck for card in CARDS}

    assert expected <= set(PICTURES)


def test_every_back_and_every_index_a_naming_uses_is_there() -> None:
    expected = {f"backs/{back}.svg" for back in Back} | {f"index/{label}.svg" for label in INDEX_LABELS}

    assert expected <= set(PICTURES)


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_are_valid_and_need_no_font(name: str) -> None:
    text = (ART / name).read_text()

    assert "<text" not in text
    assert "font" not in text
    assert QSvgRenderer(str(ART / name)).isValid()


@pytest.mark.parametrize("name", SYMMETRIC)
def test_courts_and_backs_look_the_same_turned_round(name: str) -> None:
    image = _rendered(ART / name)
    turned = image.transformed(QTransform().rotate(180))

    assert _difference(image, turned) < 0.001


@pytest.mark.parametrize(("deck", "colours"), [(Deck.FRENCH, CARD_SUITS), (Deck.TOURNAMENT, CARD_SUITS_FOUR)])
def test_sevens_wear_the_colours_of_the_interface(deck: Deck, colours: tuple[str, ...]) -> None:
    """The scripts and the interface each know the suit colours; they must not drift apart."""
    for suit, colour in zip("CSHD", colours, strict=True):
        assert (ART / deck / f"{suit}7.svg").read_text().count(colour) == 7


def test_the_folder_is_the_one_the_program_reads() -> None:
    assert resources_folder() / "cards" == ART


def _rendered(path: Path) -> QImage:
    image = QImage(QSize(295, 455), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        QSvgRenderer(str(path)).render(painter)
    return image


def _difference(image: QImage, other: QImage) -> float:
    """Share of points that differ visibly."""
    points = [(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)]
    differing = 0
    for x, y in points:
        a, b = image.pixelColor(x, y), other.pixelColor(x, y)
        gap = abs(a.red() - b.red()) + abs(a.green() - b.green()) + abs(a.blue() - b.blue())
        differing += gap > 160
    return differing / len(points)
