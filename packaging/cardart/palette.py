"""The few colours of the card art, and who wears which."""

from dataclasses import dataclass, replace

SUITS = "CSHD"
INK, RED, BLUE, GOLD = "#1B1E23", "#C8102E", "#2C5F9E", "#EBB640"
PAPER, PAPER_EDGE, WHITE = "#FFFDF7", "#BDB6A4", "#FFFDF7"
COAL, COAL_DARK, GOLD_DARK, RED_DARK = "#3A4049", "#22262C", "#B9841C", "#8E0C22"
STEEL, STEEL_LINE, WOOD, LEAF, QUILL = "#E4E7EA", "#8B939B", "#8A5A2B", "#3E8A4C", "#8B8677"
BROWN, BROWN_DARK, GREEN, GREEN_DARK, CREAM = "#8A5A2B", "#5F3B18", "#2F7D3B", "#1D5527", "#F3E4C0"

SUIT_TWO = {"C": "#15181A", "S": "#15181A", "H": "#C8102E", "D": "#C8102E"}
SUIT_FOUR = {"C": "#15181A", "S": "#1B7F3B", "H": "#C8102E", "D": "#D47000"}
SUIT_GERMAN = {"C": "#573410", "S": "#1B7F3B", "H": "#C8102E", "D": "#B07400"}
"""Acorns, leaves, hearts, bells."""


@dataclass(frozen=True, slots=True)
class Family:
    """Colours of one royal family.

    ``main`` and ``dark`` are the robe and its folds, ``second`` trims it, ``accent`` is for stones and lining;
    ``strand`` draws single hairs on ``hair``, ``brow`` the eyebrows; ``shade`` is the shadow on ``skin``.
    """

    suit: str
    main: str
    dark: str
    second: str
    accent: str
    hair: str
    strand: str
    brow: str
    skin: str
    shade: str

    @property
    def veil(self) -> str:
        """A pale tint of the robe."""
        return {BLUE: "#C4D7EC", COAL: "#D3D7DC"}.get(self.main, "#F6E3C5")


_CLUBS = Family(
    SUIT_TWO["C"], BLUE, "#1C416F", GOLD, RED, "#6B4326", "#482B17", "#482B17", skin="#F8DFC4", shade="#E9BE9A"
)
_SPADES = Family(
    SUIT_TWO["S"], COAL, COAL_DARK, GOLD, RED, "#26211F", "#5A524D", "#0F0D0C", skin="#B9825A", shade="#9A6642"
)
_HEARTS = Family(
    SUIT_TWO["H"], RED, RED_DARK, GOLD, BLUE, "#A6522B", "#76371A", "#76371A", skin="#EBC49B", shade="#D3A274"
)
_DIAMONDS = Family(
    SUIT_TWO["D"], GOLD, GOLD_DARK, RED, BLUE, "#C99A4B", "#93692B", "#93692B", skin="#FBE6D2", shade="#EEC4A6"
)

TWO_COLOURS = {"C": _CLUBS, "S": _SPADES, "H": _HEARTS, "D": _DIAMONDS}
FOUR_COLOURS = {
    "C": replace(_CLUBS, main=COAL, dark=COAL_DARK),
    "S": replace(TWO_COLOURS["S"], suit=SUIT_FOUR["S"], main="#1B7F3B", dark="#125628", accent=BLUE),
    "H": _HEARTS,
    "D": replace(_DIAMONDS, suit=SUIT_FOUR["D"], main="#D47000", dark="#A65A00", second="#7A3B12"),
}

_ACORNS = Family(
    SUIT_GERMAN["C"], BROWN, BROWN_DARK, GOLD, GREEN, "#6B4326", "#482B17", "#482B17", skin="#F3D3B3", shade="#DDAE86"
)
_LEAVES = Family(
    SUIT_GERMAN["S"], GREEN, GREEN_DARK, CREAM, RED, "#8A5A2B", "#5F3B18", "#5F3B18", skin="#F8DFC4", shade="#E9BE9A"
)
GERMAN = {
    "C": _ACORNS,
    "S": _LEAVES,
    "H": replace(_HEARTS, suit=SUIT_GERMAN["H"]),
    "D": replace(_DIAMONDS, suit=SUIT_GERMAN["D"], second=BLUE, accent=RED),
}


def greyed(family: Family) -> Family:
    """The same person with grey hair."""
    return replace(family, hair="#A9ACAF", strand="#74787C", brow="#74787C")
