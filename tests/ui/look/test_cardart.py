"""The card art: own paths, drawn by the scripts in packaging/cardart, the same both ways up."""

import itertools
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

from skatdesk.i18n.card_names import CardNaming, CornerLetters, SuitWords
from skatdesk.i18n.languages import Language
from skatdesk.paths import resources_folder
from skatdesk.skat.cards import CARDS, Suit
from skatdesk.ui.look.faces import index_picture
from skatdesk.ui.look.icons import Signs
from skatdesk.ui.look.theme import Back, Deck
from skatdesk.ui.look.tokens import CARD_SUITS, CARD_SUITS_FOUR
from tests.ui.conftest import House

ROOT = Path(__file__).resolve().parents[3]
ART = ROOT / "resources" / "cards"
PICTURES = sorted(path.relative_to(ART).as_posix() for path in ART.rglob("*.svg"))
COURTS = [name for name in PICTURES if name.partition("/")[2][1:2] in "KQJ"]
DAUS = [name for name in PICTURES if name.startswith("german/") and name.endswith("A.svg")]
SYMMETRIC = [*COURTS, *DAUS, *(name for name in PICTURES if name.startswith("backs/"))]
COUNTS = {"7": 7, "8": 8, "9": 9, "T": 10, "A": 2}


def test_committed_pictures_are_what_the_scripts_draw(tmp_path: Path) -> None:
    """Otherwise run ``python packaging/cardart/draw.py``."""
    subprocess.run([sys.executable, "-B", ROOT / "packaging" / "cardart" / "draw.py", tmp_path], check=True)
    drawn = {path.relative_to(tmp_path).as_posix(): path.read_text() for path in tmp_path.rglob("*.svg")}

    assert drawn.keys() == set(PICTURES)
    assert [name for name in PICTURES if (ART / name).read_text() != drawn[name]] == []


def test_every_deck_has_every_card() -> None:
    expected = {f"{deck}/{card.code}.svg" for deck in Deck for card in CARDS}

    assert expected <= set(PICTURES)


@pytest.mark.parametrize("signs", Signs)
def test_every_family_of_signs_has_all_four(signs: Signs) -> None:
    assert {f"{signs}/{suit.code}.svg" for suit in Suit} <= set(PICTURES)


def test_the_art_stays_small() -> None:
    """Bytes of all pictures together."""
    assert sum((ART / name).stat().st_size for name in PICTURES) < 1_000_000


def test_every_back_is_there() -> None:
    assert {f"backs/{back}.svg" for back in Back} <= set(PICTURES)


def test_every_index_a_naming_uses_is_drawn_and_no_other(house: House) -> None:
    """A new letter is drawn in ``packaging/cardart/letters.py``."""
    used: set[str] = set()
    for parts in itertools.product(Language, SuitWords, CornerLetters):
        house.namer.use(CardNaming(*parts))
        used |= {house.namer.index(card) for card in CARDS}

    assert {name for name in PICTURES if name.startswith("index/")} == {f"{index_picture(i)}.svg" for i in used}


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


@pytest.mark.parametrize("deck", Deck)
def test_every_court_has_a_figure_of_its_own(deck: Deck) -> None:
    """Without colours: the same person in another robe would not do."""
    courts = [name for name in COURTS if name.startswith(f"{deck}/")]
    drawn = {name: _rendered(ART / name).convertToFormat(QImage.Format.Format_Grayscale8) for name in courts}
    pairs = itertools.combinations(courts, 2)

    assert [pair for pair in pairs if _difference(drawn[pair[0]], drawn[pair[1]]) < 0.10] == []


@pytest.mark.parametrize("rank", COUNTS)
@pytest.mark.parametrize("suit", "CSHD")
def test_german_cards_show_as_many_signs_as_they_say(suit: str, rank: str) -> None:
    """The two on a Daus are the large ones; its ornament may hold small ones."""
    signs = re.findall(r'<g transform="(.*?)">\n<path d="([^"]+)"', (ART / "german" / f"{suit}{rank}.svg").read_text())
    shape = re.findall(r' d="([^"]+)"', (ART / "pips" / "painted" / f"{suit}.svg").read_text())[0]
    sizes = [float(re.findall(r"scale\((.+?)\)", step)[0]) for step, d in signs if d == shape]
    large = [size for size in sizes if size > 0.7]

    # The lower half of a Daus is its upper half, turned.
    assert len(large) * (2 if rank == "A" else 1) == COUNTS[rank]


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
    gaps = np.abs(_points(image) - _points(other)).sum(axis=2)
    return float((gaps > 160).mean())


def _points(image: QImage) -> npt.NDArray[np.int64]:
    """Red, green and blue of every third point, across and down."""
    plain = image.convertToFormat(QImage.Format.Format_RGBA8888)
    colours = np.frombuffer(plain.constBits(), np.uint8).reshape(plain.height(), plain.width(), 4)
    return colours[::3, ::3, :3].astype(np.int64)
