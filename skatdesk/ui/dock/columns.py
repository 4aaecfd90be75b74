"""Where the columns of the list and of its totals stand: both are the same, so that figures stand under figures."""

from dataclasses import dataclass
from math import ceil

from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import SMALL

START, END = 20, 22
"""Margins at the reading start and end, px at scale 1."""
SIGN = 22
"""Room for the suit sign before the words of a game."""
_NUMBER, _AFTER_NUMBER = 24, 4
"""Least room for the number of a game, and what stays free behind a longer one."""
_WIDE, _NARROW = 64, 43
"""Most and least room for a player."""
_LEAST = 44
"""Room for a game, and how often it counts."""
_SPARE = 6
"""What four players take from the margin at the end."""
_BAR = 15
"""Pixels of it that frame and scroll bar may cover at every scale."""


@dataclass(frozen=True, slots=True)
class Columns:
    """Widths in px. ``number`` contains the margin at the start; the one at the end stays free.

    ``whole`` is what they want with both margins: as wide as the dock, or wider.
    """

    number: int
    game: int
    player: int
    whole: int

    @staticmethod
    def fit(
        look: Look,
        players: int,
        words: float,
        label: int = 0,
        figure: int = 0,
        name: int = 0,
        count: float = 0,
        letters: float = 0,
    ) -> "Columns":
        """Columns for so many players.

        ``words`` is how wide the longest words beside a suit sign are, ``letters`` the letters for them that are cut
        otherwise, ``label`` what the totals want before the players' columns, ``figure`` the least a player's column
        needs for them, whether the dock has room for it or not; ``count`` the number of the last game, px. ``name`` is
        the longest name; it is shortened only where it is longer than most: letters do not shrink with the columns.
        """
        px = look.px
        number = px(START) + max(px(_NUMBER), ceil(count) + px(_AFTER_NUMBER))
        end = max(px(END - (_SPARE if players > 3 else 0)), _BAR)
        least = max(round(letters) + px(SIGN) + 4, px(_LEAST))
        room = max(look.dock_width - end - number, least + players * figure)
        wanted = max(round(words) + px(SIGN) + 4, least, label - number)
        wide = round(_WIDE * look.font(SMALL).pixelSize() / SMALL)
        narrow = min(max(px(_NARROW), figure, min(name, wide)), (room - least) // max(players, 1))
        game = max(min(wanted, room - players * narrow), room - players * max(wide, narrow))
        return Columns(number, game, (room - game) // max(players, 1), number + room + end)

    @property
    def label(self) -> int:
        """Width of what stands before the players' columns in the totals."""
        return self.number + self.game
