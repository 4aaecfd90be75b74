"""``Look``: the theme, deck and text size in use, passed to everything that paints.

There is one ``Look`` per application, made by the composition root. It dresses the stock widgets itself (Fusion,
palette, style sheet); whoever paints on its own reads ``look.theme`` and paints again on ``look.changed``.
"""

from enum import StrEnum

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from skatdesk.skat.cards import Suit
from skatdesk.ui.look.icons import Signs
from skatdesk.ui.look.stylesheet import palette_of, stylesheet_of
from skatdesk.ui.look.tokens import (
    BODY,
    CARD_SUITS,
    CARD_SUITS_FOUR,
    CARD_SUITS_GERMAN,
    CONTRAST,
    CRAMPED,
    CRAMPED_DOCK,
    DARK,
    DOCK_WIDTH,
    LARGEST_DOCK,
    LIGHT,
    SMALL,
    SMALLEST_TEXT,
    FourColours,
    Theme,
)


class Scheme(StrEnum):
    """What the user chose; ``SYSTEM`` follows the desktop, also while the program runs."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


class Deck(StrEnum):
    """Card faces; the values are folders of ``resources/cards``."""

    FRENCH = "french"
    GERMAN = "german"
    """Acorns, leaves, hearts, bells; king, Ober, Unter, Daus."""
    TOURNAMENT = "tournament"
    """The French drawings in four colours: spades green, diamonds orange."""


class Back(StrEnum):
    """Card backs; the values are files of ``resources/cards/backs``."""

    LATTICE = "lattice"
    ROSETTE = "rosette"
    SCALES = "scales"


class Look(QObject):
    """The look in use.

    Signals:
        changed(): theme, deck, back or text size is another one; paint again.
    """

    changed = Signal()

    def __init__(self, app: QApplication, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app = app
        self._scheme = Scheme.SYSTEM
        self._deck = Deck.FRENCH
        self._back = Back.LATTICE
        self._scale = 1.0
        self._enlarged = False
        self._spare = 0
        self._family = ""
        self._headings = ""
        self._system_families = app.font().families()
        self._theme = _system_theme()
        app.setStyle("Fusion")
        self._dress()
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._on_system_changed)
        if hasattr(hints, "accessibility"):  # from Qt 6.10 on
            hints.accessibility().contrastPreferenceChanged.connect(self._on_system_changed)

    @property
    def theme(self) -> Theme:
        """The colours in use."""
        return self._theme

    @property
    def deck(self) -> Deck:
        """The card faces in use."""
        return self._deck

    @property
    def back(self) -> Back:
        """The card back in use."""
        return self._back

    @property
    def scale(self) -> float:
        """How much larger than designed text and controls are; 1 by default."""
        return self._scale

    @property
    def enlarged(self) -> bool:
        """Whether text and controls are larger than the window is drawn for, as the user wants them."""
        return self._enlarged

    @property
    def cramped(self) -> bool:
        """Whether letters are larger than everything around them is drawn for: what can be spared gives way."""
        return self.enlarged or self.scale < CRAMPED

    @property
    def dock_width(self) -> int:
        """Width of the list beside the table, and of whatever is shown in its columns, px.

        As drawn, and wider where the cards leave room: letters stop shrinking before the window does.
        """
        most = round(LARGEST_DOCK * self.font(SMALL).pixelSize() / SMALL)
        return max(self.px(CRAMPED_DOCK if self.scale < CRAMPED else DOCK_WIDTH), min(self._spare, most))

    def use(
        self,
        *,
        scheme: Scheme | None = None,
        deck: Deck | None = None,
        back: Back | None = None,
        scale: float | None = None,
        enlarged: bool | None = None,
        spare: int | None = None,
        families: tuple[str, str] | None = None,
    ) -> None:
        """Changes what is given, in one go; emits ``changed`` if that makes a difference.

        ``families`` stand before the system font in text and in headings, "" for the system font
        alone: letters of one word that come from two fonts do not stand on one line. ``enlarged``: text and controls
        are larger than the window is drawn for. ``spare``: how much of the window's width the cards do not need, px.
        """
        if scheme is not None and scheme is not self._scheme:
            self._scheme = scheme
            _tell_platform(scheme)  # may come back through _on_system_changed
        before, dressed = self._in_use(), self._dressed_in()
        self._family, self._headings = (self._family, self._headings) if families is None else families
        self._deck = self._deck if deck is None else deck
        self._back = self._back if back is None else back
        self._scale = self._scale if scale is None else scale
        self._enlarged = self._enlarged if enlarged is None else enlarged
        self._spare = self._spare if spare is None else spare
        self._theme = self._theme_in_force()
        if before != self._in_use():
            if dressed != self._dressed_in():
                self._dress()
            self.changed.emit()

    def _in_use(self) -> tuple[object, ...]:
        return (*self._dressed_in(), self._deck, self._back, self._headings, self.dock_width)

    def _dressed_in(self) -> tuple[object, ...]:
        """What palette, font and style sheet are made of."""
        return self._theme, self._scale, self._enlarged, self._family

    def px(self, length: float) -> int:
        """A designed length in the pixels of the present text size."""
        return round(length * self._scale)

    def font(self, size: int = BODY, bold: bool = False) -> QFont:
        """The interface font in one of the type sizes; the family stays the application's."""
        font = QFont()
        font.setPixelSize(max(SMALLEST_TEXT, self.px(size)))
        font.setBold(bold)
        return font

    def heading_font(self, size: int, bold: bool = True) -> QFont:
        """The font of a heading: the interface font, unless headings have their own."""
        font = self.font(size, bold)
        if self._headings:
            font.setFamilies([self._headings, *self._app.font().families()])
        return font

    def suit_colour(self, suit: Suit, *, on_felt: bool = False) -> str:
        """Colour of a suit sign on page and panel, or on the felt, which is dark in every theme."""
        theme = DARK if on_felt and not self._theme.dark else self._theme
        colours = {Deck.TOURNAMENT: theme.suits_four, Deck.GERMAN: theme.suits_german}
        return colours.get(self._deck, theme.suits)[suit]

    @property
    def card_suits(self) -> FourColours:
        """Colours of the suits on the white face of a card."""
        colours = {Deck.TOURNAMENT: CARD_SUITS_FOUR, Deck.GERMAN: CARD_SUITS_GERMAN}
        return colours.get(self._deck, CARD_SUITS)

    @property
    def signs(self) -> Signs:
        """Which suit signs belong to the deck, wherever a suit is shown."""
        return Signs.GERMAN if self._deck is Deck.GERMAN else Signs.FRENCH

    def _theme_in_force(self) -> Theme:
        chosen = {Scheme.LIGHT: LIGHT, Scheme.DARK: DARK, Scheme.CONTRAST: CONTRAST}
        return chosen.get(self._scheme) or _system_theme()

    def _dress(self) -> None:
        font = QFont(self._app.font())
        font.setPixelSize(self.font(BODY).pixelSize())
        font.setFamilies([*filter(None, [self._family]), *self._system_families])
        self._app.setFont(font)  # under a style sheet only windows hear of it; to take that off hands it on
        self._app.setStyleSheet("")  # to take one off and put another on is several times faster than to exchange them
        self._app.setPalette(palette_of(self._theme))
        self._app.setStyleSheet(stylesheet_of(self._theme, self._scale, enlarged=self._enlarged))
        self._app.setFont(font)  # last, too, for a style sheet brings back the desktop's own fonts of menus and lists

    def _on_system_changed(self) -> None:
        if self._scheme is Scheme.SYSTEM:
            self.use()


def _system_theme() -> Theme:
    hints = QGuiApplication.styleHints()
    # Qt 6.10 tells whether the desktop asks for high contrast.
    accessibility = getattr(hints, "accessibility", None)
    if accessibility is not None and accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT


def _tell_platform(scheme: Scheme) -> None:
    """Window frames and native dialogs follow where the platform can; elsewhere this does nothing."""
    hints = QGuiApplication.styleHints()
    if scheme is Scheme.SYSTEM:
        hints.unsetColorScheme()
    else:
        hints.setColorScheme(Qt.ColorScheme.Light if scheme is Scheme.LIGHT else Qt.ColorScheme.Dark)
