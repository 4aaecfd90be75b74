"""How a chapter is written: a small part of Markdown, and calls in braces for what the program works out itself.

``{name: CJ}`` in a line of text is a call; alone on its line it is a figure. No Qt here.
"""

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass, field

_CALL = re.compile(r"\{([a-z]+)(?::([^{}]*))?\}")
_INLINE = re.compile(r"(\{[^{}]*\}|\*\*|\*|\[(?:[^\[\]])+\]\([^()]+\))")
_LINK = re.compile(r"\[([^\[\]]+)\]\(([^()]+)\)")
_NUMBERED = re.compile(r"\d+\. ")


class GuideError(Exception):
    """A chapter says something that cannot be read or worked out."""


@dataclass(frozen=True, slots=True)
class Call:
    """What the program is to fill in: ``{worth: H with=2 hand}`` has the words H and hand, and the option with."""

    name: str
    words: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()

    @staticmethod
    def parse(source: str) -> "Call":
        """The call written in these braces; raises ``GuideError``."""
        match = _CALL.fullmatch(source)
        if match is None:
            raise GuideError(f"{source!r} is no call such as {{name: CJ}}")
        try:
            parts = shlex.split(match[2] or "")
        except ValueError as error:
            raise GuideError(f"{source!r}: {error}") from None
        words = tuple(part for part in parts if not _is_option(part))
        options = tuple((key, value) for key, _, value in (part.partition("=") for part in parts if _is_option(part)))
        return Call(match[1], words, options)

    @property
    def word(self) -> str:
        """Its one word; raises ``GuideError``."""
        if len(self.words) != 1:
            raise GuideError(f"one word is needed, not {' '.join(self.words)!r}")
        return self.words[0]

    def option(self, key: str, default: str = "") -> str:
        """The value of an option."""
        return dict(self.options).get(key, default)


@dataclass(frozen=True, slots=True)
class Run:
    """Part of a line: text or a call, its emphasis, and the chapter it leads to."""

    content: str | Call
    bold: bool = False
    italic: bool = False
    link: str = ""


Runs = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Heading:
    """Level 1 is the chapter's title."""

    level: int
    runs: Runs


@dataclass(frozen=True, slots=True)
class Paragraph:
    """``note``: set apart, a word on the side."""

    runs: Runs
    note: bool = False


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    items: tuple[Runs, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells, the first of them the head."""

    rows: tuple[tuple[Runs, ...], ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A call that stands alone."""

    call: Call


Block = Heading | Paragraph | Items | Table | Figure


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter as it was written; ``key`` is the name of its file."""

    key: str
    blocks: tuple[Block, ...]

    @property
    def title(self) -> Runs:
        """The first line."""
        first = self.blocks[0]
        assert isinstance(first, Heading)
        return first.runs


def parse_chapter(key: str, text: str) -> Chapter:
    """Reads a chapter; raises ``GuideError`` that names it."""
    try:
        blocks = tuple(_Reader(text.splitlines()).blocks())
    except GuideError as error:
        raise GuideError(f"{key}: {error}") from None
    if not blocks or not isinstance(blocks[0], Heading) or blocks[0].level != 1:
        raise GuideError(f"{key}: a chapter begins with its title")
    return Chapter(key, blocks)


@dataclass
class _Reader:
    """Goes through the lines; what belongs together is gathered until another kind of line comes."""

    lines: list[str]
    _at: int = field(default=0, init=False)

    def blocks(self) -> Iterator[Block]:
        while self._at < len(self.lines):
            line = self.lines[self._at]
            if not line.strip():
                self._at += 1
            elif line.startswith("#"):
                self._at += 1
                marks, _, title = line.partition(" ")
                yield Heading(len(marks), parse_runs(title))
            elif line.startswith("|"):
                yield self._table()
            elif line.startswith("- ") or _NUMBERED.match(line):
                yield self._items(numbered=not line.startswith("- "))
            elif _CALL.fullmatch(line.strip()):
                self._at += 1
                yield Figure(Call.parse(line.strip()))
            else:
                yield self._paragraph(note=line.startswith("> "))

    def _table(self) -> Table:
        rows = []
        while self._at < len(self.lines) and self.lines[self._at].startswith("|"):
            cells = [cell.strip() for cell in self.lines[self._at].strip().strip("|").split("|")]
            if not all(set(cell) <= set("-: ") and cell for cell in cells):
                rows.append(tuple(parse_runs(cell) for cell in cells))
            self._at += 1
        if len({len(row) for row in rows}) > 1:
            raise GuideError("the rows of a table have different lengths")
        return Table(tuple(rows))

    def _items(self, *, numbered: bool) -> Items:
        items: list[str] = []
        while self._at < len(self.lines) and self.lines[self._at].strip():
            line = self.lines[self._at]
            begins = bool(_NUMBERED.match(line)) if numbered else line.startswith("- ")
            if begins:
                items.append(line.partition(" ")[2])
            elif line.startswith("  "):
                items[-1] += " " + line.strip()
            else:
                break
            self._at += 1
        return Items(tuple(parse_runs(item) for item in items), numbered)

    def _paragraph(self, *, note: bool) -> Paragraph:
        parts = []
        while self._at < len(self.lines) and self._goes_on(note=note):
            parts.append(self.lines[self._at].removeprefix("> ").strip())
            self._at += 1
        return Paragraph(parse_runs(" ".join(parts)), note)

    def _goes_on(self, *, note: bool) -> bool:
        line = self.lines[self._at]
        another = line.startswith(("#", "|", "- ")) or _NUMBERED.match(line) or _CALL.fullmatch(line.strip())
        return bool(line.strip()) and not another and line.startswith("> ") is note


def parse_runs(text: str) -> Runs:
    """A line with its emphasis, links and calls; raises ``GuideError``."""
    runs: list[Run] = []
    bold = italic = False
    for part in _INLINE.split(text):
        if part == "**":
            bold = not bold
        elif part == "*":
            italic = not italic
        elif part.startswith("{"):
            runs.append(Run(Call.parse(part), bold, italic))
        elif (match := _LINK.fullmatch(part)) is not None:
            inner = parse_runs(match[1])
            runs.extend(Run(run.content, bold or run.bold, italic or run.italic, match[2]) for run in inner)
        elif part:
            runs.append(Run(part, bold, italic))
    if bold or italic:
        raise GuideError(f"emphasis is not closed: {text!r}")
    if any(mark in run.content for run in runs if isinstance(run.content, str) for mark in "{}"):
        raise GuideError(f"a brace is not closed: {text!r}")
    return tuple(runs)


def _is_option(part: str) -> bool:
    """Whether a word of a call is ``key=value``; a quoted example with options of its own has spaces."""
    return "=" in part.partition(" ")[0]
