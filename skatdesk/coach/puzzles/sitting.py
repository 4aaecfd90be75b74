"""Going through puzzles: which comes next, what was answered, what is to be remembered of it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum, auto

from skatdesk.coach.puzzles.puzzle import Answer, Kind, Puzzle, is_right, key_of
from skatdesk.coach.puzzles.repetition import after, due, next_of, streak
from skatdesk.store.puzzles import PuzzleStanding

_RESTING = 3
"""A puzzle does not come again before so many others, if there are others."""


class Stand(Enum):
    """How far the puzzle in hand is."""

    OPEN = auto()
    WRONG = auto()
    """The last answer was not right; it may be tried again."""
    SOLVED = auto()
    SHOWN = auto()
    """The answer was asked for."""


@dataclass(frozen=True, slots=True)
class Noted:
    """What is to be kept of a first answer."""

    key: str
    standing: PuzzleStanding
    day: date
    solved: bool


@dataclass(frozen=True, slots=True)
class Wish:
    """Which puzzles are wanted: of a kind, of a grade, from the user's own games only; None: all."""

    kind: Kind | None = None
    grade: int | None = None
    own: bool = False


class PuzzleSitting:
    """Goes through puzzles. ``today`` gives the day; ``standings`` and ``days`` are what is remembered so far."""

    def __init__(
        self,
        puzzles: Iterable[Puzzle],
        own: Iterable[Puzzle],
        standings: Mapping[str, PuzzleStanding],
        days: Iterable[date],
        today: Callable[[], date],
    ) -> None:
        self._puzzles = {key_of(puzzle): puzzle for puzzle in mixed(tuple(puzzles))}
        self._own: dict[str, Puzzle] = {}
        self._standings = dict(standings)
        self._days = set(days)
        self._today = today
        self._just_now: list[str] = []
        self.wish = Wish()
        self.stand = Stand.OPEN
        self.given: Answer | None = None
        self.tries: list[Answer] = []
        self.tried = self.solved = 0
        """How many puzzles were tried in this sitting, and how many solved at once."""
        self._key: str | None = None
        self.add_own(own)
        self.choose(self.wish)

    @property
    def current(self) -> Puzzle | None:
        """The puzzle in hand; None if there is none of the kind wished for."""
        return None if self._key is None else self._all[self._key]

    @property
    def comes_again(self) -> bool:
        """Whether the puzzle in hand was tried before."""
        return self._key in self._standings

    @property
    def due(self) -> int:
        """How many puzzles of those wished for are due again today."""
        return len(due(self._keys(), self._standings, self._today()))

    @property
    def new(self) -> int:
        """How many of those wished for were never tried."""
        return sum(key not in self._standings for key in self._keys())

    @property
    def streak(self) -> int:
        """On how many days in a row puzzles were tried."""
        return streak(self._days, self._today())

    @property
    def answered(self) -> bool:
        """Whether the answer may be told."""
        return self.stand in (Stand.SOLVED, Stand.SHOWN)

    def add_own(self, puzzles: Iterable[Puzzle]) -> int:
        """More puzzles from the user's own games; tells how many of them are new."""
        known = len(self._own)
        self._own |= {key_of(puzzle): puzzle for puzzle in puzzles}
        if self._key is None:
            self.go_on()
        return len(self._own) - known

    def choose(self, wish: Wish) -> None:
        """Other puzzles are wished for."""
        self.wish = wish
        self.go_on()

    def answer(self, answer: Answer) -> Noted | None:
        """Takes an answer; what is to be kept of it, if it is the first to this puzzle."""
        puzzle, key = self.current, self._key
        if puzzle is None or key is None or self.answered:
            return None
        right = is_right(puzzle, answer)
        self.given, first = answer, not self.tries
        self.tries.append(answer)
        self.stand = Stand.SOLVED if right else Stand.WRONG
        return self._noted(key, right=right) if first else None

    def show(self) -> Noted | None:
        """The answer is asked for: before any try that counts as a wrong one."""
        if self._key is None or self.answered:
            return None
        self.stand = Stand.SHOWN
        return None if self.tries else self._noted(self._key, right=False)

    def try_again(self) -> None:
        """Forgets the wrong answer."""
        if self.stand is Stand.WRONG:
            self.stand, self.given = Stand.OPEN, None

    def go_on(self) -> None:
        """The next puzzle."""
        if self._key is not None and self.stand is not Stand.OPEN:
            self._just_now = [*self._just_now, self._key][-_RESTING:]
        self._key = next_of(self._keys(), self._standings, self._today(), self._just_now)
        self.stand, self.given, self.tries = Stand.OPEN, None, []

    @property
    def _all(self) -> dict[str, Puzzle]:
        return self._puzzles | self._own

    def _keys(self) -> tuple[str, ...]:
        wish, puzzles = self.wish, self._own if self.wish.own else self._all
        return tuple(
            key
            for key, puzzle in puzzles.items()
            if wish.kind in (None, puzzle.kind) and wish.grade in (None, puzzle.grade)
        )

    def _noted(self, key: str, *, right: bool) -> Noted:
        today = self._today()
        self.tried += 1
        self.solved += right
        standing = after(self._standings.get(key), today, right=right)
        self._standings[key] = standing
        self._days.add(today)
        return Noted(key, standing, today, right)


def mixed(puzzles: Sequence[Puzzle]) -> tuple[Puzzle, ...]:
    """All kinds in turn, within a kind the easy ones first; always in the same order."""
    by_kind = {kind: sorted((p for p in puzzles if p.kind is kind), key=lambda p: p.grade) for kind in Kind}
    spread = [
        (place / len(of_kind), number, puzzle)
        for number, of_kind in enumerate(by_kind.values())
        for place, puzzle in enumerate(of_kind)
    ]
    return tuple(puzzle for _, _, puzzle in sorted(spread, key=lambda one: one[:2]))
