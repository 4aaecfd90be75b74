"""Ramsch and Schieberamsch: everybody alone, most card points lose (rules.md §12.3)."""

from dataclasses import dataclass

from skatdesk.skat.cards import DECK_POINTS
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import SEATS, BySeat, Seat


@dataclass(frozen=True, slots=True)
class RamschScore:
    """The end of a Ramsch.

    ``points`` are card points with the skat where it went, ``losers`` who writes them
    down, ``virgin`` the one player without a trick where that doubles, ``march`` who took
    all ten tricks where that pays; ``scores`` is the change of the classic list.
    """

    points: BySeat[int]
    losers: tuple[Seat, ...]
    virgin: Seat | None
    march: Seat | None
    scores: BySeat[int]


def score_ramsch(
    rules: RuleSet,
    points: BySeat[int],
    tricks: BySeat[int],
    skat_points: int,
    last_trick: Seat,
    pushes: int = 0,
    bock_factor: int = 1,
) -> RamschScore:
    """Scores a Ramsch from the card points in tricks, 120 with ``skat_points``.

    ``last_trick`` won the last trick; ``pushes`` counts players who passed the skat on
    unseen, each doubles.
    """
    factor = 2**pushes * bock_factor
    marching = next((seat for seat in SEATS if tricks[seat] == 10), None)
    if marching is not None and rules.all_ten_pay:
        scores = BySeat(0, 0, 0).replace(marching, rules.ramsch_durchmarsch * factor)
        return RamschScore(points.replace(marching, DECK_POINTS), (), None, marching, scores)
    if not rules.skat_to_loser:
        points = points.replace(last_trick, points[last_trick] + skat_points)
    if rules.ramsch_score == "own":
        scores = points.map(lambda own: -own * factor)
        losers = tuple(seat for seat in SEATS if points[seat])
        return RamschScore(points, losers, None, None, scores)
    losers = _losers(rules, points, last_trick)
    if rules.skat_to_loser:
        for seat in losers:
            points = points.replace(seat, points[seat] + skat_points)
    empty = [seat for seat in SEATS if tricks[seat] == 0]
    virgin = empty[0] if rules.ramsch_jungfrau and len(empty) == 1 else None
    if virgin is not None:
        factor *= 2
    share = 2 if len(losers) == 2 and rules.ramsch_tie == "split" else 1
    scores = BySeat.of(lambda seat: -(points[seat] * factor // share) if seat in losers else 0)
    return RamschScore(points, losers, virgin, None, scores)


def _losers(rules: RuleSet, points: BySeat[int], last_trick: Seat) -> tuple[Seat, ...]:
    """Who has most card points; of several all, or the one who won the last trick."""
    most = max(points)
    losers = tuple(seat for seat in SEATS if points[seat] == most)
    if len(losers) == 3:
        return () if rules.ramsch_three_way == "zero" else losers
    if rules.ramsch_tie == "last" and last_trick in losers:
        return (last_trick,)
    return losers
