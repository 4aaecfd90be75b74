"""Every colour, distance, radius and type size of the program.

Distances and sizes are pixels at scale 1; widgets take them through ``Look.px``. Text colours reach 4.5 : 1 on every
ground they are used on, the high-contrast theme 7 : 1; a test holds that.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple

# Distances: multiples of 8, 4 only inside one control.
S1, S2, S3, S4, S6 = 8, 16, 24, 32, 48
RADIUS = 8
"""Corners of panels, buttons, tiles and inputs; pills take half their height."""
ROW = 40
"""Height of a control."""
CHIP_ROW = 24
FIELD_AIR = 12
"""Between the edge of a field or list and its words."""
BAR_HEIGHT, STATUS_HEIGHT, DOCK_WIDTH = 56, 52, 288
LARGEST_DOCK = 342
"""Width of the dock where the cards leave it as much: four players have the room of three."""
CRAMPED_DOCK = 330
"""Width of the dock where it is cramped (``Look.dock_width``)."""

# Type sizes: two weights, regular and bold.
SMALL, DENSE, BODY, TITLE, FIGURE = 12, 13, 15, 22, 32
"""``DENSE`` is for long tables only, ``FIGURE`` for the one figure or headline that matters."""


class Shadow(NamedTuple):
    """The one shadow: how far down, how wide, how dark (0 to 255)."""

    down: float
    blur: float
    alpha: int


SHADOW = Shadow(2, 12, 46)
"""On felt."""
SOFT_SHADOW = Shadow(2, 12, 16)
"""On pages."""

SMALLEST_TEXT = 11
"""No text is smaller, however small the window."""
CRAMPED = SMALLEST_TEXT / BODY
"""Below this scale text has stopped shrinking: small screens on which everything is shown large."""

# Cards: 59 × 91 mm with corners of 2.4 mm; widths of the 1440 × 900 table.
CARD_RATIO = 91 / 59
CARD_CORNER = 24 / 590
MINI_RATIO = 1.32
CARD_HAND, CARD_TRICK, CARD_OPPONENT, CARD_MINI = 136, 112, 80, 50
PAPER, PAPER_DIM, PAPER_EDGE = "#FFFDF7", "#E9E6DC", "#BDB6A4"
VEIL, LIGHT_VEIL = 0.46, 0.30
"""How much felt colour lies over a card that may not be played, and over the other cards while bidding."""

GOLD = "#EBB640"
"""The declarer's seat and the dealer's button."""
TURN = "#9CC3FF"
"""The ring round the avatar whose turn it is."""

FourColours = tuple[str, str, str, str]
"""Clubs, spades, hearts, diamonds; or the players of a list by place."""

PLAYERS: FourColours = ("#3E78B8", "#7C6AA8", "#AC6144", "#3F7F5F")
"""Avatars: you, the left opponent, the right one, the one opposite."""

CARD_SUITS: FourColours = ("#15181A", "#15181A", "#C8102E", "#C8102E")
CARD_SUITS_FOUR: FourColours = ("#15181A", "#1B7F3B", "#C8102E", "#D47000")
CARD_SUITS_GERMAN: FourColours = ("#573410", "#1B7F3B", "#C8102E", "#B07400")
"""On the white face of a card, the same in every theme."""

Ink = Literal[
    "text", "text2", "accent", "accent_text", "on_accent", "plus", "minus", "ok", "on_felt", "on_felt_dim", "on_plus"
]
"""Names of the theme's colours that text may have."""


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of one theme.

    ``text2`` is secondary text, ``panel2`` a quieter patch on a panel, ``field`` what can be typed or pressed into,
    ``accent_soft`` the ground of what is chosen, ``plus`` and ``minus`` colour signed numbers (never without sign).
    ``off`` writes what cannot be used now. ``players`` are the discs of players, on which ``on_players`` writes;
    ``suits`` are the signs on page and panel, ``suits_four`` those of a
    four-colour deck, ``suits_german`` acorns, leaves, hearts, bells.
    """

    name: str
    dark: bool
    felt: str
    felt_hi: str
    felt_lo: str
    on_felt: str
    on_felt_dim: str
    page: str
    panel: str
    panel2: str
    field: str
    line: str
    line_strong: str
    text: str
    text2: str
    accent: str
    accent_soft: str
    accent_text: str
    on_accent: str
    plus: str
    minus: str
    plus_soft: str
    minus_soft: str
    on_plus: str
    on_minus_soft: str
    ok: str
    off: str
    chip: str
    players: FourColours
    on_players: str
    suits: FourColours
    suits_four: FourColours
    suits_german: FourColours

    @property
    def faint(self) -> float:
        """How much is seen of a card that steps back: on a dark ground more, where its dark signs would be lost."""
        return 0.45 if self.dark else 0.30

    def ink(self, name: Ink) -> str:
        """The text colour of this name."""
        colour: str = getattr(self, name)
        return colour


LIGHT = Theme(
    name="light",
    dark=False,
    felt="#2E6B57",
    felt_hi="#32725C",
    felt_lo="#265B4A",
    on_felt="#F3F7F4",
    on_felt_dim="#DBE9E1",
    page="#F1F0EB",
    panel="#FAFAF7",
    panel2="#F0EFE9",
    field="#FFFFFF",
    line="#DDDBD2",
    line_strong="#B9B6AA",
    text="#1D2226",
    text2="#565D63",
    accent="#2F6FDE",
    accent_soft="#EDF3FD",
    accent_text="#1E56BE",
    on_accent="#FFFFFF",
    plus="#0072B2",
    minus="#B54D00",
    plus_soft="#DCEDF7",
    minus_soft="#FBE7D8",
    on_plus="#FFFFFF",
    on_minus_soft="#8A3C00",
    ok="#1D7A4B",
    off="#B9B6AA",
    chip="#E8E6DE",
    players=PLAYERS,
    on_players="#FFFFFF",
    suits=CARD_SUITS,
    suits_four=CARD_SUITS_FOUR,
    suits_german=CARD_SUITS_GERMAN,
)

DARK = Theme(
    name="dark",
    dark=True,
    felt="#17352C",
    felt_hi="#1D4236",
    felt_lo="#122A23",
    on_felt="#E6EFEA",
    on_felt_dim="#A3BBB0",
    page="#191D1F",
    panel="#22272A",
    panel2="#2B3134",
    field="#1B2022",
    line="#3A4246",
    line_strong="#566066",
    text="#ECEFF1",
    text2="#A9B3B8",
    accent="#7FB0FF",
    accent_soft="#2A3A52",
    accent_text="#7FB0FF",
    on_accent="#0D1B30",
    plus="#56B4E9",
    minus="#F0924A",
    plus_soft="#1F3946",
    minus_soft="#46301F",
    on_plus="#0B2030",
    on_minus_soft="#FFB27A",
    ok="#6CCB97",
    off="#566066",
    chip="#384044",
    players=PLAYERS,
    on_players="#FFFFFF",
    suits=("#ECEFF1", "#ECEFF1", "#FF6B7D", "#FF6B7D"),
    suits_four=("#ECEFF1", "#6CCB97", "#FF6B7D", "#F2A03D"),
    suits_german=("#D9A877", "#6CCB97", "#FF6B7D", "#EBC04A"),
)

CONTRAST = Theme(
    name="contrast",
    dark=True,
    felt="#06140F",
    felt_hi="#0A1D16",
    felt_lo="#030A08",
    on_felt="#FFFFFF",
    on_felt_dim="#E3EFE9",
    page="#000000",
    panel="#000000",
    panel2="#161616",
    field="#000000",
    line="#9A9A9A",
    line_strong="#FFFFFF",
    text="#FFFFFF",
    text2="#E4E4E4",
    accent="#FFD93B",
    accent_soft="#332A00",
    accent_text="#FFE46B",
    on_accent="#000000",
    plus="#6CC7FF",
    minus="#FFA95C",
    plus_soft="#00324D",
    minus_soft="#4A2300",
    on_plus="#000000",
    on_minus_soft="#FFC490",
    ok="#7DE8AE",
    off="#8C8C8C",
    chip="#2B2B2B",
    players=("#7FB2EA", "#B7A6E6", "#E39A7C", "#7CC7A0"),
    on_players="#000000",
    suits=("#FFFFFF", "#FFFFFF", "#FF8592", "#FF8592"),
    suits_four=("#FFFFFF", "#7DE8AE", "#FF8592", "#FFB84D"),
    suits_german=("#E8BC8D", "#7DE8AE", "#FF8592", "#FFD24D"),
)
