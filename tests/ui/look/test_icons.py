"""Icons exist, draw something, and take the colour they are given."""

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

import skatdesk.ui
from skatdesk.paths import resources_folder
from skatdesk.skat.cards import Suit
from skatdesk.ui.look.icons import MIRRORED, Signs, draw_icon, draw_suit

ICONS = sorted(path.stem for path in (resources_folder() / "icons").glob("*.svg"))
UI = Path(skatdesk.ui.__path__[0])


@pytest.mark.parametrize("name", ICONS)
def test_icons_draw_in_the_colour_asked_for(qapp: QApplication, name: str) -> None:
    image = _drawn(name)
    points = [image.pixelColor(x, y) for x in range(96) for y in range(96)]
    inks = {point.name() for point in points if point.alpha() == 255}

    assert inks == {"#2f6fde"}


@pytest.mark.parametrize("name", sorted(MIRRORED))
def test_directed_icons_turn_round(qapp: QApplication, name: str) -> None:
    assert _drawn(name, mirrored=True) != _drawn(name)


def test_other_icons_do_not_turn_round(qapp: QApplication) -> None:
    assert _drawn("check", mirrored=True) == _drawn("check")


@pytest.mark.parametrize("suit", Suit)
def test_suit_signs_follow_the_deck(qapp: QApplication, suit: Suit) -> None:
    french, german, painted = (_sign(suit, signs) for signs in Signs)

    assert (french == german) is (suit is Suit.HEARTS)
    assert painted not in (french, german)


def _sign(suit: Suit, signs: Signs) -> QImage:
    image = QImage(48, 48, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        draw_suit(painter, suit, QRectF(0, 0, 48, 48), "#573410", signs)
    return image


def test_an_unknown_icon_is_refused(qapp: QApplication) -> None:
    with pytest.raises(FileNotFoundError):
        _drawn("no such icon")


def test_every_icon_named_in_the_source_exists() -> None:
    missing = [(path.name, name) for path in UI.rglob("*.py") for name in _named(path) if name not in ICONS]

    assert missing == []


def test_every_icon_is_drawn_somewhere() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in UI.rglob("*.py"))
    idle = [name for name in ICONS if f'"{name}"' not in source and f"{name}.svg" not in source]

    assert idle == []


def _named(path: Path) -> list[str]:
    """Icon names that stand in a call: ``icon="hint"``, ``draw_icon(painter, "hint", …)``, ``icon("hint", …)``."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        values = [keyword.value for keyword in node.keywords if keyword.arg == "icon"]
        if isinstance(node.func, ast.Name) and node.func.id in ("draw_icon", "icon"):
            values += node.args[: 2 if node.func.id == "draw_icon" else 1]
        names += [str(value.value) for value in values if isinstance(value, ast.Constant) and value.value]
    return names


def _drawn(name: str, *, mirrored: bool = False) -> QImage:
    image = QImage(96, 96, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        draw_icon(painter, name, QRectF(0, 0, 96, 96), "#2F6FDE", mirrored=mirrored)
    return image
