"""A whole score list: players, rules, entries, and everything that follows from them."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import cached_property
from typing import ClassVar, Self

from skatdesk.scoring.entries import Entry
from skatdesk.scoring.rounds import NextDeal, bock_events
from skatdesk.scoring.standings import Standing, Tally, standings, tallied
from skatdesk.scoring.systems import others_lost_bonus
from skatdesk.skat.errors import SkatError
from skatdesk.skat.ruleset import ListSystem, RuleSet
from skatdesk.skat.seats import Seating


@dataclass(frozen=True, slots=True)
class _Line:
    """How the list stands before an entry, or after the last: the tallies and the deal due."""

    tallies: tuple[Tally, ...]
    due: NextDeal


@dataclass(frozen=True)
class ScoreList:
    """A list of three or four players; a place is an index of ``players``.

    ``games`` is the length of the series, None without end. ``bierlachs_limit`` is the
    agreed minus as a positive number (301, 501 …), None without. ``stake`` is money for
    one point. ``away`` is the place that is not there from the next deal on, at a table of
    four; who was away before is told by the entries. Every change gives a new list; raises
    ``SkatError`` if something does not fit together.
    """

    players: tuple[str, ...]
    rules: RuleSet
    system: ListSystem
    first_dealer: int = 0
    games: int | None = None
    bierlachs_limit: int | None = None
    stake: Decimal = Decimal(0)
    entries: tuple[Entry, ...] = ()
    away: int | None = None

    _known: ClassVar[tuple[_Line, ...]] = ()
    """The first ``_lines`` of a list that was made of another one, which has them too."""

    def __post_init__(self) -> None:
        size = len(self.players)
        if size not in self.rules.tables:
            tables = " or ".join(map(str, self.rules.tables))
            raise SkatError(f"the rule set {self.rules.name} is for {tables} players, not for {size}")
        if not 0 <= self.first_dealer < size:
            raise SkatError(f"there is no place {self.first_dealer} at a table of {size}")
        if self.away is not None and not (size == 4 and 0 <= self.away < size):
            raise SkatError(f"place {self.away} cannot be away at a table of {size}")
        if self.games is not None and self.games < 1:
            raise SkatError(f"a series of {self.games} games")
        if self.bierlachs_limit is not None and self.bierlachs_limit < 1:
            raise SkatError("the Bierlachs limit is a positive number")
        if not self.stake.is_finite() or self.stake < 0:
            raise SkatError(f"{self.stake} is not a stake")
        if any(entry.seating.size != size for entry in self.entries):
            raise SkatError(f"an entry is from another table than one of {size}")

    @staticmethod
    def begin(players: Iterable[str], rules: RuleSet, first_dealer: int = 0) -> "ScoreList":
        """An empty list with the system, its limit, the length and the stake of the rule set."""
        names = tuple(players)
        games, stake = rules.series_games(len(names)), Decimal(rules.money_stake)
        limit = rules.bierlachs_limit if rules.list_system == "bierlachs" else None
        return ScoreList(names, rules, rules.list_system, first_dealer, games, limit, stake)

    # -------------------------------------------------------------- changes

    def with_entry(self, entry: Entry) -> Self:
        """The list with one more entry at its end; who was away in that game alone is there again."""
        return self._begins(replace(self, entries=(*self.entries, entry)), len(self.entries))

    def joined(self, name: str) -> "ScoreList":
        """The list with a fourth player from the next deal on; until now he was away."""
        if len(self.players) == 4:
            raise SkatError("a fifth player cannot join")
        entries = tuple(entry.with_fourth_away() for entry in self.entries)
        return replace(self, players=(*self.players, name), entries=entries)

    def replaced(self, index: int, entry: Entry) -> Self:
        """The list with another entry at this index; itself with the one that is there."""
        self._check(index)
        if entry == self.entries[index]:
            return self
        return self._begins(replace(self, entries=(*self.entries[:index], entry, *self.entries[index + 1 :])), index)

    def removed(self, index: int) -> Self:
        """The list without the entry at this index."""
        self._check(index)
        return self._begins(replace(self, entries=(*self.entries[:index], *self.entries[index + 1 :])), index)

    def inserted(self, index: int, entry: Entry) -> Self:
        """The list with a further entry before this index; the others keep their dealers."""
        if index != len(self.entries):
            self._check(index)
        return self._begins(replace(self, entries=(*self.entries[:index], entry, *self.entries[index:])), index)

    def before(self, index: int) -> Self:
        """The list as it was when the entry at this index was dealt; without its end if that was behind it already."""
        self._check(index)
        begun = replace(self, entries=self.entries[:index], away=self.entries[index].seating.away)
        if self._begins(begun, index).is_over:
            begun = self._begins(replace(begun, games=None, bierlachs_limit=None), index)
        return begun

    def dealt_round(self) -> Self:
        """The same games, each dealt by whose turn it is; ``SkatError`` where a declarer would sit out."""
        away = self._away
        lines, entries = [self._first_line], []
        for entry, then in zip(self.entries, away[1:], strict=True):
            seating = lines[-1].due.seating
            entries.append(entry if entry.seating == seating else replace(entry, seating=seating))
            lines.append(self._after(lines[-1], entries[-1], then))
        dealt = replace(self, entries=tuple(entries))
        dealt.__dict__["_lines"] = tuple(lines)
        return dealt

    def _begins(self, other: Self, games: int) -> Self:
        """``other``, which begins with so many games of this list: it need not derive what follows from them again."""
        other.__dict__["_known"] = self._lines[:games]
        return other

    def _check(self, index: int) -> None:
        if not 0 <= index < len(self.entries):
            raise SkatError(f"the list has no entry {index + 1}")

    # -------------------------------------------------------------- what follows

    @cached_property
    def running(self) -> tuple[tuple[Tally, ...], ...]:
        """For each entry the tallies of all places after it."""
        return tuple(line.tallies for line in self._lines[1:])

    def numbers(self, index: int) -> tuple[tuple[int, int], ...]:
        """Each place's running number on paper (``Tally.written``), before the entry at this index and after it."""
        self._check(index)
        return self._numbers(self._lines[index].tallies, self._lines[index + 1].tallies)

    def written(self, index: int) -> tuple[int | None, ...]:
        """The running numbers in the line of this entry: the declarer's, and those it changes; None for the others."""
        numbers, game = self.numbers(index), self.entries[index].declared
        return tuple(
            now if now != was or (game is not None and game.declarer == place) else None
            for place, (was, now) in enumerate(numbers)
        )

    @property
    def tallies(self) -> tuple[Tally, ...]:
        """The tallies of all places now."""
        return self._lines[-1].tallies

    @property
    def totals(self) -> tuple[int, ...]:
        """The list score of each place now, in the list's system."""
        return tuple(tally.total for tally in self.tallies)

    @property
    def others_lost_bonuses(self) -> tuple[int, ...]:
        """Seeger-Fabian: what a game another player lost has brought, one number unless somebody was away at times."""
        present = {entry.seating.present for entry in self.entries} or {self._lines[-1].due.seating.present}
        return tuple(sorted(map(others_lost_bonus, present), reverse=True))

    @property
    def standings(self) -> tuple[Standing, ...]:
        """All places, the best first, with shared ranks."""
        return standings(self.tallies)

    @property
    def ranks(self) -> tuple[int, ...]:
        """The rank of each place, 1 the best, with shared ranks."""
        return tuple(standing.rank for standing in sorted(self.standings, key=lambda one: one.place))

    @property
    def losers(self) -> tuple[int, ...]:
        """The places that reached the Bierlachs limit first; of several those furthest down (rules.md §11.3)."""
        if self.system != "bierlachs" or self.bierlachs_limit is None or min(self.totals) > -self.bierlachs_limit:
            return ()
        limit = -self.bierlachs_limit
        course = ([tally.total for tally in tallies] for tallies in self.running)
        totals = next(totals for totals in course if min(totals) <= limit)  # totals never rise: it is there
        return tuple(place for place, total in enumerate(totals) if total == min(totals))

    @property
    def dealt(self) -> int:
        """How many deals of the series are written; a Grand Hand in place of a Ramsch is none of its own."""
        return self._lines[-1].due.number - 1

    @property
    def is_over(self) -> bool:
        """Whether the series has all its games, or somebody has reached the Bierlachs limit."""
        return (self.games is not None and self.dealt >= self.games) or bool(self.losers)

    @property
    def breaks_off_round(self) -> bool:
        """Whether the series has all its games while a Bock or Ramsch round is begun or would begin."""
        return self.is_over and not self.losers and self._lines[-1].due.left > 0

    @property
    def next_deal(self) -> NextDeal | None:
        """The deal that is due now; None when the series is over."""
        return None if self.is_over else self._lines[-1].due

    def deal_due(self, index: int) -> NextDeal:
        """What was due when the entry at this index was dealt; the entry says what was dealt indeed."""
        self._check(index)
        return self._lines[index].due

    def seating_due(self, index: int, away: int | None) -> Seating:
        """How the table sits in the deal due at this index, or behind the last, with this place away, or nobody.

        The turn is with whoever is there in that very deal, also if he was to be away in it.
        """
        if index == 0:
            return Seating(len(self.players), self.first_dealer).again_without(away)
        return self._after(self._lines[index - 1], self.entries[index - 1], away).due.seating

    def beginning(self, rounds: int, due: NextDeal) -> int:
        """How many of so many Bock rounds will begin after this deal, or after its round: the series may end before."""
        return rounds if self.games is None else min(rounds, due.bock_rounds_ahead(self.rules, self.games))

    def bock_rounds_made(self, index: int) -> int:
        """How many Bock rounds follow because of the entry at this index; none that the series ends before."""
        due, changed = self.deal_due(index), [now for was, now in self.numbers(index) if now != was]
        made = len(bock_events(self.rules, self.entries[index], changed))
        return self.beginning(due.waiting + made, due) - self.beginning(due.waiting, due)

    @cached_property
    def _lines(self) -> tuple[_Line, ...]:
        lines = [*self._known] or [self._first_line]
        known = len(lines) - 1
        for entry, then in zip(self.entries[known:], self._away[known + 1 :], strict=True):
            lines.append(self._after(lines[-1], entry, then))
        return tuple(lines)

    @property
    def _first_line(self) -> _Line:
        return _Line((Tally(),) * len(self.players), NextDeal(self.seating_due(0, self._away[0])))

    @property
    def _away(self) -> tuple[int | None, ...]:
        """Who was away in each game, and is in the next one."""
        return (*(entry.seating.away for entry in self.entries), self.away)

    def _after(self, line: _Line, entry: Entry, away: int | None) -> _Line:
        """The line after an entry; ``away`` is who is not there in the deal behind it."""
        tallies = tallied(self.system, line.tallies, entry)
        changed = [now for was, now in self._numbers(line.tallies, tallies) if now != was]
        return _Line(tallies, line.due.after(entry, self.rules, changed, away))

    def _numbers(self, before: Iterable[Tally], after: Iterable[Tally]) -> tuple[tuple[int, int], ...]:
        pairs = zip(before, after, strict=True)
        return tuple((old.written(self.system), new.written(self.system)) for old, new in pairs)
