"""What charts are drawn from: courses over time, counts by kind, the players side by side."""

from dataclasses import dataclass
from math import inf

import numpy as np
import numpy.typing as npt

from skatdesk.skat.contracts import SUIT_GAMES, Game
from skatdesk.skat.ruleset import SERIES_GAMES
from skatdesk.skat.valuation import WIN_POINTS
from skatdesk.store.statistics.columns import Bools, Ints, Sitting
from skatdesk.store.statistics.facts import UNKNOWN
from skatdesk.store.statistics.figures import Form, Share, Success, form, share, success
from skatdesk.store.statistics.people import Person
from skatdesk.store.statistics.selection import Selection

Floats = npt.NDArray[np.float64]

WINDOW = SERIES_GAMES
"""Games the rolling form looks back on: what they brought is what it says of a series."""
MOST_POINTS = 600
"""A course is drawn with no more points than this, however many games it has."""
LATEST = 10
"""Lists and series whose form is shown one beside the other."""

BIN = 24
BINS = 8
"""The histogram of list scores: steps of 24, eight to each side; the outermost take all beyond."""
MOST_MATADORS = 4
_PLACES = 4
"""At a table of as many somebody has no cards."""
_SPREAD = 1 << 32
"""More than twice the largest score."""


@dataclass(frozen=True, slots=True)
class Race:
    """How a list went: for each place the total after 0, 1, 2 … games, in the system of the list.

    ``games`` are all games of the list, also those that count nowhere else; ``own`` is the place of the player asked
    about.
    """

    sitting: Sitting
    names: tuple[str, ...]
    totals: tuple[tuple[int, ...], ...]
    own: int
    games: Selection

    @property
    def leader(self) -> int:
        """The place with most points at the end; of several the first."""
        final = [totals[-1] for totals in self.totals]
        return final.index(max(final))

    @property
    def leads_since(self) -> int:
        """The game that gave the leader the lead he kept."""
        course = np.array(self.totals)
        others = np.delete(course, self.leader, axis=0).max(axis=0)
        behind = np.flatnonzero(course[self.leader] <= others)
        return min(int(behind[-1]) + 1, len(course[0]) - 1)  # before the first game all are level


def race(games: Selection) -> Race | None:
    """The race of the latest list or series among these games; None without games."""
    if not len(games):
        return None
    at = int(games.columns.at[games.rows[-1]])
    sitting = games.columns.sittings[at]
    whole = Selection(games.columns, games.people, games.filter, np.flatnonzero(games.columns.at == at))
    names = tuple(games.people.name(player) for player in sitting.players)
    totals = np.cumsum(_changes(whole, sitting), axis=0)
    courses = tuple((0, *totals[:, place].tolist()) for place in range(len(names)))
    return Race(sitting, names, courses, sitting.players.index(games.filter.player), whole)


def _changes(games: Selection, sitting: Sitting) -> Ints:
    """What each game brought each place, in the system of the list (rules.md §11.1-11.3)."""
    size = len(sitting.players)
    scores = games.columns.number("scores")[games.rows].astype(np.int64)[:, :size]
    away = games.away[:, None] == np.arange(size)
    match sitting.system:
        case "seeger":
            declares = games.number("declarer")[:, None] == np.arange(size)
            own, others = (bonus[:, None] for bonus in games.bonuses)
            return scores + np.where(declares, own, others * ~away)
        case "bierlachs":
            return np.where(away, 0, scores - np.maximum(scores.max(axis=1, keepdims=True), 0))
        case "classic":
            return scores


@dataclass(frozen=True, slots=True)
class Course:
    """Points of a line: after game ``at`` (from 1; 0 is before the first) of those with cards in hand, ``height``."""

    at: tuple[int, ...]
    height: tuple[float, ...]


def cumulative(games: Selection) -> Course:
    """The sum of all points by Seeger-Fabian, from nought before the first game on; empty without games."""
    if not len(games.in_hand):
        return Course((), ())
    return _course(_sums(games), 0)


def rolling(games: Selection) -> Course:
    """The form of the last 36 games: the points by Seeger-Fabian they brought; empty below 36 games."""
    if len(games.in_hand) < WINDOW:
        return Course((), ())
    sums = _sums(games)
    return _course(sums[WINDOW:] - sums[:-WINDOW], WINDOW)


def _sums(games: Selection) -> Floats:
    """What the games with cards in hand came to after 0, 1, 2 … of them."""
    return np.concatenate([[0.0], np.cumsum(games.seeger_in_hand)])


def _course(values: Floats, first: int) -> Course:
    n = len(values)
    picked = np.arange(n) if n <= MOST_POINTS else np.linspace(0, n - 1, MOST_POINTS).astype(np.int64)
    return Course(tuple((picked + first).tolist()), tuple(values[picked].tolist()))


@dataclass(frozen=True, slots=True)
class Bin:
    """The games between ``low`` and ``high``, both included, by index, and how many of them the declarer won.

    In the outermost ones by score are all beyond, too.
    """

    low: int
    high: int
    which: tuple[int, ...]
    won: int

    @property
    def count(self) -> int:
        """How many games there are."""
        return len(self.which)


def by_score(games: Selection) -> tuple[Bin, ...]:
    """Declared games by list score: eight bins of losses, then eight of wins, 24 wide."""
    own = np.flatnonzero(games.declared)
    step = (np.abs(games.change[own]) - 1) // BIN
    signed = np.sign(games.change[own]) * (np.clip(step, 0, BINS - 1) + 1)
    lost = [_bin(games, own, signed == -n, -n * BIN, -(n - 1) * BIN - 1) for n in range(BINS, 0, -1)]
    return (*lost, *(_bin(games, own, signed == n, (n - 1) * BIN + 1, n * BIN) for n in range(1, BINS + 1)))


def by_card_points(games: Selection) -> tuple[Bin, ...]:
    """Declared suit games and Grands by the declarer's card points, tens from 0 to 120, where they are known."""
    points = games.number("points")
    own = np.flatnonzero(games.declared & (points != UNKNOWN) & (games.number("game") != Game.NULL))
    tens = np.maximum(points[own] - 1, 0) // 10
    return tuple(_bin(games, own, tens == ten, ten * 10 + (ten > 0), ten * 10 + 10) for ten in range(12))


def _bin(games: Selection, own: Ints, inside: Bools, low: int, high: int) -> Bin:
    found = own[inside]
    return Bin(low, high, tuple(found.tolist()), int(np.count_nonzero(games.won[found])))


def close(games: Selection) -> Share:
    """Suit games and Grands with known card points that ten points would have turned; no points save who overbid."""
    points = games.number("points")
    known = games.declared & (points != UNKNOWN) & (games.number("game") != Game.NULL)
    decided = ~games.overbid & (games.won == (points >= WIN_POINTS))
    return share(decided & (points >= WIN_POINTS - 10) & (points < WIN_POINTS + 10), known)


@dataclass(frozen=True, slots=True)
class BidSpot:
    """The declared games bid at ``bid`` that brought ``score`` in the classic list, by index."""

    bid: int
    score: int
    which: tuple[int, ...]

    @property
    def count(self) -> int:
        """How many games there are."""
        return len(self.which)


def by_bid(games: Selection) -> tuple[BidSpot, ...]:
    """Declared games with a known bid, by bid and score."""
    own = np.flatnonzero(games.declared & (games.number("bid") > 0))
    if not len(own):
        return ()
    keys = games.number("bid")[own] * _SPREAD + games.change[own]  # one number for both
    order = np.argsort(keys, kind="stable")
    ends = np.flatnonzero(np.append(np.diff(keys[order]) != 0, True))
    bids, changes = games.number("bid"), games.change
    alike = (tuple(own[some].tolist()) for some in np.split(order, ends[:-1] + 1))
    return tuple(BidSpot(int(bids[which[0]]), int(changes[which[0]]), which) for which in alike)


def by_matadors_and_game(games: Selection) -> dict[tuple[int, Game], Success]:
    """How the player does with and without n matadors, n up to 4 and beyond; Null has none."""
    kinds, matadors = games.number("game"), np.clip(games.number("matadors"), -MOST_MATADORS, MOST_MATADORS)
    return {
        (run, game): success(games, games.declared & (kinds == game) & (matadors == run))
        for run in (-4, -3, -2, -1, 1, 2, 3, 4)
        for game in (*SUIT_GAMES, Game.GRAND)
    }


@dataclass(frozen=True, slots=True)
class Beside:
    """A player beside the others, in the games of the selection that he took part in; ``own`` is who is asked about."""

    person: Person
    own: bool
    games: int
    declared: Share
    won: Share
    defended: Share
    form: Form


def comparison(games: Selection, most: int = 8) -> tuple[Beside, ...]:
    """The player asked about and those who sat with him most often, up to ``most`` in all, the best form first."""
    if not len(games):
        return ()
    own = games.filter.player
    persons = [own, *(person for person, _ in counted(games) if person != own)][:most]
    beside = [_beside(games.as_seen_by(person), own=person == own) for person in persons]
    return tuple(sorted(beside, key=_standing, reverse=True))


def _standing(one: Beside) -> float:
    return -inf if one.form.per_series is None else one.form.per_series


def _beside(games: Selection, *, own: bool) -> Beside:
    return Beside(
        games.people.persons[games.filter.player],
        own,
        int(np.count_nonzero(games.active)),
        share(games.declared, games.active),
        share(games.won, games.declared),
        share(~games.won, games.defended),
        form(games),
    )


def counted(games: Selection) -> list[tuple[int, int]]:
    """The persons at the tables of these games with the number of them they had cards in, most games first."""
    totals: dict[int, int] = {}
    at = games.columns.at[games.rows]
    outside = np.where(games.away >= 0, games.away, games.number("dealer"))
    watched = np.bincount(_PLACES * at + outside, minlength=_PLACES * len(games.columns.sittings))
    for index, count in enumerate(games.by_sitting.tolist()):
        if not count:
            continue
        players = games.columns.sittings[index].players
        for player in set(players):
            sat_out = int(watched[_PLACES * index + players.index(player)]) if len(players) == _PLACES else 0
            totals[player] = totals.get(player, 0) + count - sat_out
    return sorted(totals.items(), key=lambda found: (-found[1], found[0]))


def recent(games: Selection) -> tuple[tuple[Sitting, float], ...]:
    """The latest ten lists and series with the form in each, the oldest first; none that he only dealt in."""
    at = games.columns.at[games.rows]
    found = []
    for key in np.unique(at[games.in_hand])[-LATEST:]:
        rate = form(games.where(at == key)).per_series
        assert rate is not None
        found.append((games.columns.sittings[int(key)], rate))
    return tuple(found)
