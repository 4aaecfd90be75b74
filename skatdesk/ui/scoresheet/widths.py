"""How wide each column of the sheet is: nobody else knows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from types import MappingProxyType
from typing import Literal, TypeVar

from PySide6.QtGui import QFont, QFontMetricsF

from skatdesk.i18n.numbers import number, signed
from skatdesk.ui.dock.figures import figure_size, least_room
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
_TALLY, _BEFORE_TALLY, _TALLY_PLAYER = 46, 10, 116
"""Games won and lost beside the running total, with what stays free between the two; and how wide a player's column is
at least that shows them."""
_USUAL_TALLY = "18 / 8"
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
        highest: str = "",
        numbers: Sequence[Sequence[str]] = (),
        scores: Mapping[Column, str] = MappingProxyType({}),
    ) -> "Widths":
        """Columns with these words and names over them; ``highest`` is the longest number of a game, ``numbers`` the
        longest running numbers of each player, ``scores`` the longest scores of games.

        First come figures, the players' names, the declarers' first names and short words; then games won and lost,
        then names with disc and total on one line, then long words, then air around ticks.
        """
        px, gap, small = look.px, look.px(_GAP), look.font(SMALL, bold=True)
        whole = {column: _longest(small, (word,)) + px(_BETWEEN) for column, word in heads.items()}
        told = {column: _longest(small, (_told(word),)) + px(_BESIDE_WORD) for column, word in heads.items()}
        for column, score in scores.items():
            if len(score) <= len(signed(_LARGEST[column])):
                continue  # what is usual has its room
            whole[column] = least_room(look, score, DENSE, bold=True) + px(_BESIDE_WORD)
            told[column] = least_room(look, score, SMALL, bold=True) + px(_BESIDE_WORD)
        marks = [column for column in heads if column in MARKS]
        widths = _official(look, heads, whole, names, highest)
        _widen(widths, {column: told[column] for column in marks}, room)

        def left() -> int:
            """What there is for the players."""
            return room - px(_END) - gap - sum(widths.values())

        least, bare, tally = _least(look, len(names), numbers), _bare(look, names), 0
        named = [max(width, min(name, px(_TALLY_PLAYER))) for width, name in zip(least, bare, strict=True)]
        firsts = [shortest_name(name, names) for name in names]
        said = {Column.DECLARER: max(whole[Column.DECLARER], _declarer(look, firsts))}
        missing = sum(named) + max(said[Column.DECLARER] - widths[Column.DECLARER], 0) - left()
        if missing > 0:  # heads run together before totals and names do not fit
            _narrow(widths, _tight(look, told | said), missing)
            _widen(widths, said, left() - sum(named))
        else:
            _widen(widths, said, left())
            beside = max(px(_TALLY), _longest(look.font(SMALL), (_USUAL_TALLY,)) + px(_BEFORE_TALLY))
            tallied = [max(width + beside, px(_TALLY_PLAYER)) for width in least]
            if sum(tallied) <= left():
                named = least = tallied
                tally = beside
            full = _full(look, names, numbers)
            headed = len(names) * max(*named, *full)  # all as wide as the widest
            _give_way(widths, _tight(look, told | said), headed - left())
            _widen(widths, whole, left() - (headed if headed <= left() else sum(named)))
            roomy = sum(max(px(_ROOMY_PLAYER), width) for width in full)
            air = max(left() - roomy, 0) // len(marks)
            _widen(widths, {column: min(widths[column] + air, px(_WIDEST_MARK)) for column in marks}, left())
        if sum(least) > left():  # before totals do not fit, the dealer's mark goes
            least = _least(look, len(names), numbers, marked=False)
        head, wanted = _head(look, names, numbers, least, left())
        players = _shared(left(), least, _bare(look, firsts), wanted)
        figures = min(
            figure_size(look, text, width - px(BESIDE_FIGURES) - tally, bold=True)
            for width, texts in zip(players, numbers or ((),) * len(names), strict=True)
            for text in texts or ("",)
        )
        return Widths(widths, players, gap, tally, head, figures)


def _official(
    look: Look, heads: Mapping[Column, str], whole: Mapping[Column, int], names: Sequence[str], highest: str
) -> dict[Column, int]:
    """What the official columns need: figures, names, and words that cannot be cut."""
    px, small = look.px, look.font(SMALL, bold=True)
    widths = {column: px(_WIDTHS.get(column, _MARK)) for column in heads}
    widths[Column.DECLARER] = min(max(_declarer(look, names), px(_LEAST_NAME)), px(_LONGEST_NAME))
    widths[Column.NUMBER] = max(widths[Column.NUMBER], _longest(small, (highest, number(88))) + px(_AROUND_NUMBER))
    for column, word in heads.items():
        if not can_be_cut(word):
            widths[column] = max(widths[column], whole[column])
    return widths


def _declarer(look: Look, names: Sequence[str]) -> int:
    """What the longest of these needs where the declarer is named, with what is free behind it."""
    return _longest(look.font(DENSE, bold=True), names) + look.px(AFTER_NAME)


def _tight(look: Look, told: Mapping[Column, int]) -> dict[Column, int]:
    """How narrow columns may become where each needs so much; numbers and games, which are short, keep their room."""
    scores = Column.PLUS, Column.MINUS
    written = {column: signed(most) if column in scores else number(most) for column, most in _LARGEST.items()}
    figures = {column: least_room(look, text, DENSE, bold=column in scores) for column, text in written.items()}
    kept = (Column.NUMBER, Column.GAME)
    return {column: max(width, figures.get(column, 0)) for column, width in told.items() if column not in kept}


def _least(look: Look, count: int, numbers: Sequence[Sequence[str]], *, marked: bool = True) -> list[int]:
    """What each player's running numbers need, and the dealer's mark; more than usual only where one would not fit."""
    usual = least_room(look, number(_USUAL_TOTAL), bold=True) + look.px(BESIDE_FIGURES)
    least = [look.px(_LEAST_PLAYER) if marked else usual] * count
    for place, texts in enumerate(numbers):
        figures = max((least_room(look, text, bold=True) for text in texts), default=0)
        least[place] = max(least[place], figures + look.px(BESIDE_FIGURES))
    return least


def _bare(look: Look, names: Sequence[str]) -> list[int]:
    """What each name needs in small letters and without a disc."""
    font = look.font(SMALL, bold=True)
    return [_longest(font, (name,)) + 2 * look.px(BARE_NAME) for name in names]


def _discs(look: Look, names: Sequence[str]) -> list[int]:
    """What each name needs beside its disc."""
    font, px = look.font(BODY, bold=True), look.px
    beside = px(BESIDE_NAME) + disc_side(look) + px(DISC_GAP) + px(BESIDE_FIGURES)
    return [_longest(font, (name,)) + beside for name in names]


def _full(look: Look, names: Sequence[str], numbers: Sequence[Sequence[str]]) -> list[int]:
    """What each name needs between its disc and the total."""
    font, usual = look.font(BODY, bold=True), number(-8888)
    totals = [_longest(font, (usual, *texts)) for texts in numbers or ((),) * len(names)]
    return [width + look.px(DISC_GAP) + total for width, total in zip(_discs(look, names), totals, strict=True)]


def _head(
    look: Look, names: Sequence[str], numbers: Sequence[Sequence[str]], least: Sequence[int], room: int
) -> tuple[HeadStyle, list[int]]:
    """The richest heads that leave all names whole, and what they need; else names without discs."""
    styles: tuple[tuple[HeadStyle, list[int]], ...] = (
        ("full", _full(look, names, numbers)),
        ("discs", _discs(look, names)),
    )
    for style, needed in styles:
        wanted = [max(pair) for pair in zip(least, needed, strict=True)]
        if sum(wanted) <= room:
            return style, wanted
    return "names", [max(pair) for pair in zip(least, _bare(look, names), strict=True)]


def _shared(room: int, least: Sequence[int], firsts: Sequence[int], wanted: Sequence[int]) -> tuple[int, ...]:
    """The players' columns: as many first names as can be, then as many whole ones; else all are as wide as others."""
    if sum(least) > room:
        return tuple(max(room // len(least), 40) for _ in least)
    widths = dict(enumerate(least))
    _widen(widths, dict(enumerate(firsts)), room - sum(least))
    _widen(widths, dict(enumerate(wanted)), room - sum(widths.values()))
    cut = [place for place, width in enumerate(wanted) if widths[place] < width]
    growing = sorted(cut or widths, key=lambda place: widths[place], reverse=True)
    left = room - sum(width for place, width in widths.items() if place not in growing)
    for turn, place in enumerate(growing):
        widths[place] = max(widths[place], left // (len(growing) - turn))
        left -= widths[place]
    return tuple(widths.values())


def _told(word: str) -> str:
    """As much of a word as tells it from others: "Schn." is not "Schw."."""
    return f"{word[:4]}." if can_be_cut(word) else word


def _longest(font: QFont, words: Sequence[str]) -> int:
    metrics = QFontMetricsF(font)
    return max((ceil(metrics.horizontalAdvance(word)) for word in words), default=0)


def _narrow(widths: dict[K, int], least: Mapping[K, int], missing: int) -> None:
    """Takes as much from columns as is missing, from each in proportion to what it has beyond its least."""
    spare = {column: max(widths[column] - width, 0) for column, width in least.items()}
    share = min(missing / max(sum(spare.values()), 1), 1)
    for column, width in spare.items():
        widths[column] -= ceil(width * share)


def _give_way(widths: dict[K, int], least: Mapping[K, int], missing: int) -> None:
    """Narrows columns where that is enough for what is missing."""
    if 0 < missing <= sum(max(widths[column] - width, 0) for column, width in least.items()):
        _narrow(widths, least, missing)


def _widen(widths: dict[K, int], wanted: Mapping[K, int], room: int) -> None:
    """Widens columns as far as the room goes, those that want least first."""
    missing = {column: width - widths[column] for column, width in wanted.items() if width > widths[column]}
    for column in sorted(missing, key=lambda column: missing[column]):
        if missing[column] <= room:
            widths[column] += missing[column]
            room -= missing[column]
