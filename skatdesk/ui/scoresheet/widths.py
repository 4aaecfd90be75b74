"""How wide each column of the sheet is: nobody else knows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Literal, TypeVar

from PySide6.QtGui import QFont, QFontMetricsF

from skatdesk.i18n.numbers import number, signed
from skatdesk.ui.look.figures import figure_size, least_room
from skatdesk.ui.look.short_words import can_be_cut, shortest_name
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY, DENSE, SMALL
from skatdesk.ui.scoresheet.columns import MARKS, Column
from skatdesk.ui.scoresheet.players import disc_side

K = TypeVar("K")
HeadStyle = Literal["full", "discs", "names"]
"""What stands over the players' columns: disc, name and total on one line; the total below; or no disc."""

_WIDTHS = {
    Column.NUMBER: 45,
    Column.GAME: 50,
    Column.BASE: 46,
    Column.WITH: 40,
    Column.WITHOUT: 44,
    Column.SCHNEIDER: 50,
    Column.SCHNEIDER_ANNOUNCED: 42,
    Column.SCHWARZ: 50,
    Column.SCHWARZ_ANNOUNCED: 42,
    Column.BID: 44,
    Column.KONTRA: 50,
    Column.BOCK: 44,
    Column.PLUS: 51,
    Column.MINUS: 45,
}
"""Room at scale 1; the columns of ticks that are not named here share one width."""
_MARK = 48
_GAP, _END = 10, 10
"""Before the players' columns, and after them."""
BESIDE_NAME, DISC_GAP, BESIDE_FIGURES = 10, 7, 10
"""In a player's column: left and right of the name, between disc and name, and after the figures."""
BARE_NAME = 4
"""Left and right of a name without a disc."""
_LEAST_PLAYER, _ROOMY_PLAYER = 67, 160
"""A dealer's mark beside a total of three figures; and what each column gets before the ticks get air."""
_USUAL_TOTAL = -888
"""Without the mark a player's column has room for this at least."""
_LARGEST = {
    Column.BASE: 59,
    Column.WITH: 11,
    Column.WITHOUT: 11,
    Column.BID: 264,
    Column.PLUS: 264,
    Column.MINUS: -528,
}
"""What is usually written at most; what is more, in smaller figures."""
_TALLY, BEFORE_TALLY, _TALLY_PLAYER = 46, 5, 116
"""Games won and lost beside the running total, with what stays free between the two; and how wide a player's column is
at least that shows them."""
_USUAL_TALLY = "18 / 18"
_LEAST_NAME, _LONGEST_NAME, AFTER_NAME = 64, 96, 8
"""Of a declarer's name, with what is free behind it; the word for the game fills its own column. First names have less
where others need the room, and more where they would be cut."""
_WIDEST_MARK = 66
"""How wide a column of ticks becomes at most."""
_BETWEEN, _BESIDE_WORD, _AROUND_NUMBER = 8, 4, 28
"""Between two heads, and at least; for the mark before a number and the gap after it. Letters do not shrink as far as
the rest, so words are measured."""


@dataclass(frozen=True, slots=True)
class Widths:
    """Widths in px of the columns shown, of the players' by place, and of what stands in these.

    ``gap`` is what the last official column leaves free at its end, ``tally`` the room for games won and lost beside
    each running total; 0 where there is none. ``figures`` is the type size of the running numbers, the same for all
    players: who is ahead is not told by larger letters.
    """

    columns: Mapping[Column, int]
    players: tuple[int, ...] = ()
    gap: int = 0
    tally: int = 0
    head: HeadStyle = "names"
    figures: int = BODY

    @staticmethod
    def fit(
        look: Look,
        heads: Mapping[Column, str],
        names: Sequence[str],
        room: int,
        highest: str,
        numbers: Sequence[Sequence[str]],
        scores: Mapping[Column, str],
    ) -> "Widths":
        """Columns with these words and names over them; ``highest`` is the longest number of a game, ``numbers`` the
        longest running numbers of each player, ``scores`` the longest scores of games.

        First come figures, the players' names, the declarers' first names and short words; then games won and lost,
        then names with disc and total on one line, then long words, then air around ticks.
        """
        official = _Official(look, heads, names, highest, scores)
        players = _Players(look, names, numbers)
        gap = look.px(_GAP)
        space = room - look.px(_END) - gap

        def left() -> int:
            """What there is for the players."""
            return space - official.total

        missing = sum(players.named) + official.lack(official.declarers) - left()
        if missing > 0:  # heads run together before totals and names do not fit
            official.narrow(missing)
            official.widen(official.declarers, left() - sum(players.named))
        else:
            official.widen(official.declarers, left())
            players.show_tallies(left() + official.spare)
            official.narrow(sum(players.least) - left())
            official.give_way(players.headed - left())
            kept = players.headed if players.headed <= left() else sum(players.named)
            official.widen(official.whole, left() - kept)
            official.air(left() - players.roomy)
        if sum(players.least) > left():  # before totals do not fit, the dealer's mark goes
            players.marked = False
        head, shared = players.shared(left())
        return Widths(official.widths, shared, gap, players.tally, head, players.figures(shared))


class _Official:
    """The official columns: at first they have what figures, names, short words and words that cannot be cut need.

    ``whole`` is what each would need for its whole word, ``declarers`` that of the declarers for their first names.
    """

    def __init__(
        self, look: Look, heads: Mapping[Column, str], names: Sequence[str], highest: str, scores: Mapping[Column, str]
    ) -> None:
        px, small = look.px, look.font(SMALL, bold=True)
        self._look = look
        self._marks = [column for column in heads if column in MARKS]
        self.whole = {column: _longest(small, (word,)) + px(_BETWEEN) for column, word in heads.items()}
        short = {column: _longest(small, (_told(word),)) + px(_BESIDE_WORD) for column, word in heads.items()}
        for column, score in scores.items():
            if len(score) > len(signed(_LARGEST[column])):  # what is usual has its room
                self.whole[column] = least_room(look, score, DENSE, bold=True) + px(_BESIDE_WORD)
                short[column] = least_room(look, score, SMALL, bold=True) + px(_BESIDE_WORD)
        firsts = [shortest_name(name, names) for name in names]
        self.declarers = {Column.DECLARER: max(self.whole[Column.DECLARER], self._for_names(firsts))}
        scored = Column.PLUS, Column.MINUS
        written = {column: signed(most) if column in scored else number(most) for column, most in _LARGEST.items()}
        self._figures = {
            column: least_room(look, text, DENSE, bold=column in scored) for column, text in written.items()
        }
        self._tight = self._least(short | self.declarers)
        self.widths = {column: px(_WIDTHS.get(column, _MARK)) for column in heads}
        self.widths[Column.DECLARER] = min(max(self._for_names(names), px(_LEAST_NAME)), px(_LONGEST_NAME))
        self._need(Column.NUMBER, _longest(small, (highest, number(88))) + px(_AROUND_NUMBER))
        for column in _LARGEST.keys() & heads.keys():
            self._need(column, self._figures[column])
        for column, word in heads.items():
            if column in MARKS or not can_be_cut(word):
                self._need(column, short[column] if can_be_cut(word) else self.whole[column])

    @property
    def total(self) -> int:
        """How wide they are together."""
        return sum(self.widths.values())

    @property
    def spare(self) -> int:
        """How much narrower they can become together."""
        return sum(self._spare().values())

    def lack(self, wanted: Mapping[Column, int]) -> int:
        """How much these columns are narrower than they want to be."""
        return sum(max(width - self.widths[column], 0) for column, width in wanted.items())

    def widen(self, wanted: Mapping[Column, int], room: int) -> None:
        """As many columns as there is room for become as wide as they want to be."""
        _widen(self.widths, wanted, room)

    def narrow(self, missing: int) -> None:
        """Takes as much as is missing, from each column in proportion to what it can spare."""
        spare = self._spare()
        share = min(max(missing, 0) / max(sum(spare.values()), 1), 1)
        for column, width in spare.items():
            self.widths[column] -= ceil(width * share)

    def give_way(self, missing: int) -> None:
        """Becomes narrower where that is enough for what is missing."""
        if missing <= self.spare:
            self.narrow(missing)

    def air(self, room: int) -> None:
        """Gives this much to the columns of ticks, as far as that looks well."""
        share, most = max(room, 0) // len(self._marks), self._look.px(_WIDEST_MARK)
        self.widen({column: min(self.widths[column] + share, most) for column in self._marks}, room)

    def _need(self, column: Column, width: int) -> None:
        self.widths[column] = max(self.widths[column], width)

    def _spare(self) -> dict[Column, int]:
        """What each column has beyond the least."""
        return {column: max(self.widths[column] - width, 0) for column, width in self._tight.items()}

    def _least(self, short: Mapping[Column, int]) -> dict[Column, int]:
        """How narrow columns may become with short words; numbers and games, which are short, keep their room."""
        kept = (Column.NUMBER, Column.GAME)
        figures = self._figures
        return {column: max(width, figures.get(column, 0)) for column, width in short.items() if column not in kept}

    def _for_names(self, names: Sequence[str]) -> int:
        """What the longest of these needs where the declarer is named, with what is free behind it."""
        return _longest(self._look.font(DENSE, bold=True), names) + self._look.px(AFTER_NAME)


class _Players:
    """What the players' columns need, px by place.

    ``tally`` is the room for games won and lost beside each running total, as long as there is none 0; ``marked`` says
    whether the dealer's mark has room beside a total.
    """

    def __init__(self, look: Look, names: Sequence[str], numbers: Sequence[Sequence[str]]) -> None:
        self._look = look
        self._names = names
        self._numbers = numbers
        self._firsts = self._bare([shortest_name(name, names) for name in names])
        self._whole = self._bare(names)
        bold, px = look.font(BODY, bold=True), look.px
        around = px(BESIDE_NAME) + disc_side(look) + px(DISC_GAP) + px(BESIDE_FIGURES)
        self._discs = [_longest(bold, (name,)) + around for name in names]
        totals = [_longest(bold, (number(-8888), *texts)) + px(DISC_GAP) for texts in numbers]
        self._full = [sum(pair) for pair in zip(self._discs, totals, strict=True)]
        self.tally = 0
        self.marked = True

    @property
    def least(self) -> list[int]:
        """For the running numbers and what stands beside them; more than usual only where one would not fit."""
        look, px = self._look, self._look.px
        unmarked = least_room(look, number(_USUAL_TOTAL), bold=True) + px(BESIDE_FIGURES)
        usual = px(_LEAST_PLAYER) if self.marked else unmarked
        figures = [max(least_room(look, text, bold=True) for text in texts) for texts in self._numbers]
        widths = [max(usual, width + px(BESIDE_FIGURES)) for width in figures]
        return [max(width + self.tally, px(_TALLY_PLAYER)) for width in widths] if self.tally else widths

    @property
    def named(self) -> list[int]:
        """For names of usual length, too."""
        if self.tally:
            return self.least
        longest = self._look.px(_TALLY_PLAYER)
        return [max(width, min(name, longest)) for width, name in zip(self.least, self._whole, strict=True)]

    @property
    def headed(self) -> int:
        """For names with disc and total on one line, all together: each as wide as the widest."""
        return len(self._names) * max(*self.named, *self._full)

    @property
    def roomy(self) -> int:
        """For that and some air, all together."""
        return sum(max(self._look.px(_ROOMY_PLAYER), width) for width in self._full)

    def show_tallies(self, room: int) -> None:
        """Puts games won and lost beside the totals, where there is room for them."""
        look = self._look
        self.tally = max(look.px(_TALLY), _longest(look.font(SMALL), (_USUAL_TALLY,)) + look.px(BEFORE_TALLY))
        if sum(self.least) > room:
            self.tally = 0

    def shared(self, room: int) -> tuple[HeadStyle, tuple[int, ...]]:
        """The richest heads that leave all names whole, else names without discs; and how wide each column is.

        As many first names as can be are whole, then as many whole names; else all columns are as wide as others.
        """
        least = self.least
        if sum(least) > room:
            return "names", tuple(max(room // len(least), 40) for _ in least)
        head, wanted = self._head(room)
        widths = dict(enumerate(least))
        _widen(widths, dict(enumerate(self._firsts)), room - sum(least))
        _widen(widths, dict(enumerate(wanted)), room - sum(widths.values()))
        cut = [place for place, width in enumerate(wanted) if widths[place] < width]
        growing = sorted(cut or widths, key=lambda place: widths[place], reverse=True)
        left = room - sum(width for place, width in widths.items() if place not in growing)
        for turn, place in enumerate(growing):
            widths[place] = max(widths[place], left // (len(growing) - turn))
            left -= widths[place]
        return head, tuple(widths.values())

    def figures(self, widths: Sequence[int]) -> int:
        """The type size in which the running numbers of all fit into columns of these widths."""
        beside = self._look.px(BESIDE_FIGURES) + self.tally
        return min(
            figure_size(self._look, text, width - beside, bold=True)
            for width, texts in zip(widths, self._numbers, strict=True)
            for text in texts
        )

    def _head(self, room: int) -> tuple[HeadStyle, list[int]]:
        """The richest heads that leave all names whole, and what they need; else names without discs."""
        styles: tuple[tuple[HeadStyle, list[int]], ...] = ("full", self._full), ("discs", self._discs)
        for style, needed in styles:
            wanted = self._at_least(needed)
            if sum(wanted) <= room:
                return style, wanted
        return "names", self._at_least(self._whole)

    def _at_least(self, needed: Sequence[int]) -> list[int]:
        return [max(pair) for pair in zip(self.least, needed, strict=True)]

    def _bare(self, names: Sequence[str]) -> list[int]:
        """What each name needs in small letters and without a disc."""
        font = self._look.font(SMALL, bold=True)
        return [_longest(font, (name,)) + 2 * self._look.px(BARE_NAME) for name in names]


def _told(word: str) -> str:
    """As much of a word as tells it from others: "Schn." is not "Schw."."""
    return f"{word[:4]}." if can_be_cut(word) else word


def _longest(font: QFont, words: Sequence[str]) -> int:
    metrics = QFontMetricsF(font)
    return max((ceil(metrics.horizontalAdvance(word)) for word in words), default=0)


def _widen(widths: dict[K, int], wanted: Mapping[K, int], room: int) -> None:
    """Widens columns as far as the room goes, those that want least first."""
    missing = {column: width - widths[column] for column, width in wanted.items() if width > widths[column]}
    for column in sorted(missing, key=lambda column: missing[column]):
        if missing[column] <= room:
            widths[column] += missing[column]
            room -= missing[column]
