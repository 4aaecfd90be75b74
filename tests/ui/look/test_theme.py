"""Themes are readable, complete, and changed through one door."""

import re
from dataclasses import fields

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.skat.cards import Suit
from skatdesk.ui.look.icons import Signs
from skatdesk.ui.look.paint import mixed
from skatdesk.ui.look.theme import Back, Deck, Look, Scheme
from skatdesk.ui.look.tokens import (
    BODY,
    CARD_SUITS,
    CARD_SUITS_FOUR,
    CARD_SUITS_GERMAN,
    CONTRAST,
    DARK,
    LIGHT,
    PAPER,
    SMALLEST_TEXT,
    TITLE,
    Theme,
)

THEMES = [LIGHT, DARK, CONTRAST]
TEXT_ON_GROUND = [
    ("text", "page"), ("text", "panel"), ("text", "panel2"), ("text", "field"), ("text", "chip"),
    ("text2", "page"), ("text2", "panel"), ("text2", "panel2"), ("text2", "field"),
    ("plus", "page"), ("minus", "page"), ("plus", "panel2"), ("minus", "panel2"),
    ("plus", "panel"), ("minus", "panel"), ("plus", "accent_soft"), ("minus", "accent_soft"), ("ok", "panel"),
    ("accent_text", "panel"), ("accent_text", "accent_soft"), ("on_accent", "accent"),
    ("on_plus", "plus"), ("on_minus_soft", "minus_soft"),
    ("on_felt", "felt"), ("on_felt", "felt_hi"), ("on_felt", "felt_lo"),
    ("on_felt_dim", "felt"), ("on_felt_dim", "felt_hi"),
]  # fmt: skip


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 defines it."""
    parts = QColor(colour)
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (parts.redF(), parts.greenF(), parts.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(colour: str, other: str) -> float:
    """Contrast ratio, 1 to 21."""
    dark, light = sorted((luminance(colour), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize(("ink", "ground"), TEXT_ON_GROUND)
def test_text_is_readable(theme: Theme, ink: str, ground: str) -> None:
    least = 7 if theme is CONTRAST else 4.5

    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= least


@pytest.mark.parametrize(("scheme", "theme"), [(Scheme.LIGHT, LIGHT), (Scheme.DARK, DARK), (Scheme.CONTRAST, CONTRAST)])
def test_what_an_empty_field_says_is_readable(qtbot: QtBot, look: Look, scheme: Scheme, theme: Theme) -> None:
    """And paler than what is written into it."""
    look.use(scheme=scheme)
    field = QLineEdit()
    qtbot.addWidget(field)
    field.ensurePolished()
    ink = field.palette().color(QPalette.ColorRole.PlaceholderText)
    seen = mixed(theme.field, ink.name(), ink.alphaF()).name()

    assert contrast(seen, theme.field) >= (7 if theme is CONTRAST else 4.5)
    assert contrast(theme.text, theme.field) >= 1.5 * contrast(seen, theme.field)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_letters_on_the_discs_of_players_are_readable(theme: Theme) -> None:
    least = 7 if theme is CONTRAST else 4.5

    assert [colour for colour in theme.players if contrast(theme.on_players, colour) < least] == []


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_suit_signs_stand_out(theme: Theme) -> None:
    """Signs are shapes, not text: 3 : 1."""
    signs = {*theme.suits, *theme.suits_four, *theme.suits_german}

    assert [sign for sign in signs if contrast(sign, theme.panel) < 3] == []
    assert [sign for sign in (*CARD_SUITS, *CARD_SUITS_FOUR, *CARD_SUITS_GERMAN) if contrast(sign, PAPER) < 3] == []


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_a_card_that_steps_back_can_be_told(theme: Theme) -> None:
    """Where the ground is light it may be pale; where it is dark its dark signs would be lost."""
    least = 2.1 if theme.dark else 1.4
    for ground in (theme.panel, theme.panel2):
        paper = mixed(PAPER, ground, 1 - theme.faint).name()
        signs = [mixed(sign, ground, 1 - theme.faint).name() for sign in (*CARD_SUITS, *CARD_SUITS_FOUR)]

        assert [sign for sign in signs if contrast(sign, paper) < least] == []


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_every_colour_is_one(theme: Theme) -> None:
    values = [getattr(theme, field.name) for field in fields(theme) if field.name not in ("name", "dark")]
    colours = [colour for value in values for colour in (value if isinstance(value, tuple) else (value,))]

    assert [colour for colour in colours if not QColor.isValidColorName(colour)] == []


@pytest.mark.parametrize(("scheme", "theme"), [(Scheme.LIGHT, LIGHT), (Scheme.DARK, DARK), (Scheme.CONTRAST, CONTRAST)])
def test_scheme_dresses_the_application(look: Look, qapp: QApplication, scheme: Scheme, theme: Theme) -> None:
    look.use(scheme=scheme)

    assert look.theme is theme
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(theme.page)
    assert qapp.palette().color(QPalette.ColorRole.Text) == QColor(theme.text)
    assert theme.accent in qapp.styleSheet()
    assert "$" not in qapp.styleSheet()


def test_following_the_system_gives_light_or_dark(look: Look) -> None:
    look.use(scheme=Scheme.SYSTEM)

    assert look.theme in (LIGHT, DARK)


def test_high_contrast_that_the_desktop_asks_for_later_is_followed(look: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    """Colours may stay dark on the way, so that nothing else tells of it."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        pytest.skip("Qt tells of it from 6.10 on")
    look.use(scheme=Scheme.SYSTEM)
    monkeypatch.setattr("skatdesk.ui.look.theme._system_theme", lambda: CONTRAST)
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)

    assert look.theme is CONTRAST


def test_one_change_of_many_things_is_told_once(look: Look) -> None:
    changes: list[None] = []
    look.changed.connect(lambda: changes.append(None))
    look.use(scheme=Scheme.DARK, deck=Deck.TOURNAMENT, back=Back.ROSETTE, scale=1.5)
    look.use(scheme=Scheme.DARK, deck=Deck.TOURNAMENT, back=Back.ROSETTE, scale=1.5)

    assert len(changes) == 1


def test_what_is_typed_and_ticked_is_as_large_as_its_label_in_the_smallest_window(
    look: Look, qapp: QApplication
) -> None:
    """Fields, ticks, menus and tool tips have the application's font: no text is smaller than the smallest."""
    look.use(scale=0.5)
    assert qapp.font().pixelSize() == look.font(BODY).pixelSize() == SMALLEST_TEXT
    sizes = [int(size) for size in re.findall(r"font-size: (\d+)px", qapp.styleSheet())]
    assert sizes
    assert min(sizes) == SMALLEST_TEXT


def test_text_and_lengths_grow_with_the_scale(look: Look, qapp: QApplication) -> None:
    look.use(scale=1.5)

    assert look.px(8) == 12
    assert look.font(TITLE, bold=True).pixelSize() == 33
    assert qapp.font().pixelSize() == round(BODY * 1.5)


def test_every_widget_follows_the_font(qtbot: QtBot, look: Look, qapp: QApplication) -> None:
    """Those, too, that no rule of the style sheet is for: what they paint has the families of their own font."""
    window = QWidget()
    qtbot.addWidget(window)
    page = QWidget(window)
    child = QScrollArea(page).viewport()
    window.show()
    for family, scale in (("Another Family", 1.0), ("", 1.0), ("", 1.5), ("Another Family", 1.2)):
        look.use(families=(family, ""), scale=scale)

        expected = qapp.font()
        told = {(*one.font().families(), one.font().pixelSize()) for one in (window, page, child)}
        assert told == {(*expected.families(), expected.pixelSize())}


def test_suit_colours_and_signs_follow_deck_and_ground(look: Look) -> None:
    assert look.suit_colour(Suit.SPADES) == LIGHT.suits[1]
    assert look.suit_colour(Suit.SPADES, on_felt=True) == DARK.suits[1]

    look.use(deck=Deck.TOURNAMENT)

    assert look.suit_colour(Suit.SPADES) == LIGHT.suits_four[1]
    assert (look.card_suits, look.signs) == (CARD_SUITS_FOUR, Signs.FRENCH)

    look.use(deck=Deck.GERMAN)

    assert look.suit_colour(Suit.DIAMONDS) == LIGHT.suits_german[3]
    assert look.suit_colour(Suit.DIAMONDS, on_felt=True) == DARK.suits_german[3]
    assert (look.card_suits, look.signs) == (CARD_SUITS_GERMAN, Signs.GERMAN)
