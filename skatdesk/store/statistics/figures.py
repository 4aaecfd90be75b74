"""The figures of one player, each defined in a line."""

from dataclasses import dataclass
from math import sqrt

import numpy as np

from skatdesk.skat.contracts import DECLARABLE, Game
from skatdesk.skat.ruleset import SERIES_GAMES
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.store.statistics.columns import Bools, Ints
from skatdesk.store.statistics.selection import Selection

NORMAL_95 = 1.96
"""Half width of the interval that holds the true mean 95 times in 100, in standard errors."""


@dataclass(frozen=True, slots=True)
class Share:
    """``part`` of ``whole`` games."""

    part: int
    whole: int

    @property
    def ratio(self) -> float | None:
        """Between 0 and 1; None of nothing."""
        return self.part / self.whole if self.whole else None


@dataclass(frozen=True, slots=True)
class Form:
    """Seeger-Fabian for 36 games the player has cards in; ``error`` is half the width of the 95 % interval.

    Either is None where there are too few games for it; so is an error of 0, where all games have brought the same.
    """

    per_series: float | None
    error: float | None


@dataclass(frozen=True, slots=True)
class Streaks:
    """Declared games in a row: the longest won, the longest lost, and how it stands (lost: negative)."""

    won: int
    lost: int
    now: int


@dataclass(frozen=True, slots=True)
class Figures:
    """What the games say about a player.

    ``games`` are those with cards in hand, ``watched`` those he dealt at a table of four. ``declared`` is a share of
    ``games``, ``won`` of the games declared, ``defended`` the share of games against a declarer that he lost.
    ``mean_value`` is the game value, ``mean_score`` the list score of a declared game. ``schneider_made`` is the share
    of suit games and Grands declared that were won with Schneider, ``schneider_suffered`` those lost in it.
    ``mean_bid`` and ``mean_reserve`` are over declared games whose bid is known; the reserve is the worth of the hand
    beyond the bid, negative in an overbid game. ``best`` and ``worst`` are indices in the selection.
    """

    games: int
    watched: int
    sittings: int
    passed_in: int
    ramsch: int
    declared: Share
    won: Share
    hand: Share
    defended: Share
    schneider_made: Share
    schneider_suffered: Share
    overbid: Share
    mean_value: float | None
    mean_score: float | None
    mean_bid: float | None
    mean_reserve: float | None
    form: Form
    streaks: Streaks
    best: int | None
    worst: int | None
    points: int
    seeger: int


def figures(games: Selection) -> Figures:
    """All figures of the player."""
    own, won = games.declared, games.won
    can_schneider = own & (games.number("game") != Game.NULL)
    bid = games.number("bid")
    with_bid = own & (bid > 0)
    cards = np.flatnonzero(games.active & (games.change != 0))
    return Figures(
        games=_count(games.active),
        watched=_count(games.watched),
        sittings=int(np.count_nonzero(games.by_sitting)),
        passed_in=_count(games.active & (games.number("game") > Game.RAMSCH)),
        ramsch=_count(games.active & (games.number("game") == Game.RAMSCH)),
        declared=share(own, games.active),
        won=share(won, own),
        hand=share(games.hand, own),
        defended=share(~won, games.defended),
        schneider_made=share(won & games.schneider, can_schneider),
        schneider_suffered=share(~won & games.schneider, can_schneider),
        overbid=share(games.overbid, own),
        mean_value=_mean(games.number("value")[own]),
        mean_score=_mean(games.change[own]),
        mean_bid=_mean(bid[with_bid]),
        mean_reserve=_mean((games.number("worth") - bid)[with_bid]),
        form=form(games),
        streaks=streaks(won[own]),
        best=int(cards[games.change[cards].argmax()]) if len(cards) else None,
        worst=int(cards[games.change[cards].argmin()]) if len(cards) else None,
        points=int(games.change.sum()),
        seeger=int(games.seeger.sum()),
    )


def form(games: Selection) -> Form:
    """Seeger-Fabian per 36 games with its uncertainty.

    A game of a player is one with cards in hand, here as in every other figure. Of a series he has 36 at a table of
    four as at one of three (rules.md §11.4), so what comes of them is the total of his list; and a filter that leaves
    no deals he sat out, or more of them than a fourth, changes nothing in that. What others lose while he sits out
    counts with his game before it.
    """
    points = games.seeger_in_hand
    n = len(points)
    if not n:
        return Form(None, None)
    rate = SERIES_GAMES * float(points.mean())
    error = NORMAL_95 * SERIES_GAMES * float(points.std(ddof=1)) / sqrt(n) if n > 1 else 0.0
    return Form(rate, error or None)


def streaks(won: Bools) -> Streaks:
    """The streaks of games won (True) and lost, in the order of play."""
    if not len(won):
        return Streaks(0, 0, 0)
    starts = np.flatnonzero(np.concatenate([[True], won[1:] != won[:-1]]))
    lengths = np.diff(np.append(starts, len(won)))
    of_won = won[starts]
    now = int(lengths[-1])
    return Streaks(
        int(lengths[of_won].max(initial=0)), int(lengths[~of_won].max(initial=0)), now if of_won[-1] else -now
    )


@dataclass(frozen=True, slots=True)
class Success:
    """Games declared of one kind: the share won, the share Hand, the mean list score; ``which`` are their indices."""

    won: Share
    hand: Share
    mean_score: float | None
    which: tuple[int, ...]


def by_game(games: Selection) -> dict[Game, Success]:
    """How the player does with each game he can declare."""
    kinds = games.number("game")
    return {game: success(games, games.declared & (kinds == game)) for game in DECLARABLE}


def by_seat(games: Selection) -> dict[Seat, tuple[Share, Success]]:
    """For each seat how often he declares there, and how he does."""
    return {
        seat: (share(games.declared, games.seat == seat), success(games, games.declared & (games.seat == seat)))
        for seat in SEATS
    }


def by_seat_and_game(games: Selection) -> dict[tuple[Seat, Game], Success]:
    """How he does with each game in each seat."""
    kinds = games.number("game")
    return {
        (seat, game): success(games, games.declared & (games.seat == seat) & (kinds == game))
        for seat in SEATS
        for game in DECLARABLE
    }


def success(games: Selection, wanted: Bools) -> Success:
    """How some declared games went."""
    return Success(
        share(games.won, wanted),
        share(games.hand, wanted),
        _mean(games.change[wanted]),
        tuple(np.flatnonzero(wanted).tolist()),
    )


def share(part: Bools, whole: Bools) -> Share:
    """How many of the one are also of the other."""
    return Share(_count(part & whole), _count(whole))


def _count(values: Bools) -> int:
    return int(np.count_nonzero(values))


def _mean(values: Ints) -> float | None:
    return float(values.mean()) if len(values) else None
