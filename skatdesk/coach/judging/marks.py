"""How bad a loss is, and whether there was one at all: the measures of both judgements.

All list scores here are those of a Seeger-Fabian list; elsewhere less is at stake (``FairJudgement.unit``).
"""

from dataclasses import replace

from skatdesk.coach.judging.verdicts import FairJudgement, FairOption, Mark, OpenCard, OpenJudgement
from skatdesk.skat.actions import Bid, Hold, Pass
from skatdesk.skat.contracts import Game
from skatdesk.skat.endings import declarer_points
from skatdesk.skat.states import TrickPlay
from skatdesk.skat.valuation import SCHNEIDER_AT_MOST, SCHNEIDER_POINTS, Level, is_schneider

DOUBT = 2.0
"""A loss counts only as far as it exceeds so many standard errors: options tried in a few worlds differ by chance."""

HAND_DOUBT = 15.0
"""So far the learned judgement of a hand may be off, at a comparison of two (list score)."""

BID_FROM, BID_TO = -30.0, 15.0
"""Bidding that promises so much more than passing comes to the same in the long run (list score).

Experts who bid from -40, -20 or 0 on did equally well: docs/decisions/0018-searching-players.md.
"""

_CHANCES = (0.015, 0.06, 0.18)
_SCORES = (3.0, 12.0, 36.0)
"""From which lost probability of winning, or lost list score, on it is an inaccuracy, a mistake, a blunder."""

_POINTS = (1, 8, 16)
"""From so many lost card points on an open card is an inaccuracy, a mistake, a blunder."""

_EQUAL_CHANCE, _EQUAL_SCORE = 0.01, 2.0
"""Options no further apart than that are equally good."""


def beyond_doubt(difference: float, error: float) -> float:
    """The part of a difference that chance does not explain; never negative."""
    return max(0.0, difference - DOUBT * error)


def lost_by_call(gain: float, unit: float, *, passed: bool) -> float:
    """What a call in the bidding gives away (list score), where going on promises so much more than passing."""
    return max(0.0, gain - BID_TO * unit) if passed else max(0.0, BID_FROM * unit - gain)


def mark_of(fair: FairJudgement) -> Mark:
    """The mark for what was done."""
    worse = max(_grade(fair.lost_chance, _CHANCES), _grade(fair.lost_score / fair.unit, _SCORES))
    if worse:
        return Mark(Mark.FINE + worse)
    best, chosen = fair.best, fair.chosen
    near = _chance_behind(best, chosen) <= _EQUAL_CHANCE and best.score - chosen.score <= _EQUAL_SCORE * fair.unit
    return Mark.BEST if near else Mark.FINE


def mark_of_option(fair: FairJudgement, option: FairOption) -> Mark:
    """The mark of any option."""
    return mark_of(replace(fair, chosen=option))


def are_equal_calls(fair: FairJudgement) -> bool:
    """Whether going on in the bidding and passing come to the same in the long run, though their figures differ."""
    calls = [option for option in fair.options if isinstance(option.action, Bid | Hold | Pass)]
    return len(calls) > 1 and not any(option.lost_score for option in calls)


def mark_of_open(judgement: OpenJudgement, card: OpenCard) -> Mark:
    """How much a card gives away with all cards open; losing the game by it is a blunder."""
    best = judgement.best.result
    if best.won is not card.result.won:
        return Mark.BLUNDER
    worse = _grade(abs(best.points - card.result.points), _POINTS) or int(best.score != card.result.score)
    return Mark(Mark.FINE + worse) if worse else Mark.BEST


def lost_level(fair: FairJudgement, play: TrickPlay) -> Level | None:
    """What a card of a suit game or Grand cost in the list, if the chance of winning is the same: Schneider or Schwarz.

    None where something else was lost, or neither is in reach. Schneider that was announced counts in any case.
    """
    if play.declarer is None or play.game is Game.NULL or not fair.lost_score or fair.of_doubling:
        return None
    if abs(_chance_behind(fair.best, fair.chosen)) >= _EQUAL_CHANCE / 2.0:
        return None
    own, others = declarer_points(play), sum(play.points[seat] for seat in play.declarer.others)
    if min(own, others) > SCHNEIDER_AT_MOST:
        return None
    only_schwarz = play.contract.schneider or max(own, others) >= SCHNEIDER_POINTS
    return Level.SCHWARZ if only_schwarz else Level.SCHNEIDER


def lost_level_of_open(judgement: OpenJudgement) -> Level | None:
    """The same with all cards open, where a game with card points is won or lost either way."""
    best, result = judgement.best.result, judgement.chosen.result
    if best.won is not result.won or best.value == result.value:
        return None
    return Level.SCHWARZ if is_schneider(best.points) is is_schneider(result.points) else Level.SCHNEIDER


def changes_side(fair: FairJudgement | None, opened: OpenJudgement | None) -> bool:
    """Whether the deal changed side with this action: the open result does, or a likely win is gone."""
    if opened is not None and opened.best.result.won is not opened.chosen.result.won:
        return True
    if fair is None or fair.best.chance is None or fair.chosen.chance is None:
        return False
    return fair.lost_chance >= _CHANCES[1] and fair.best.chance >= 0.5 > fair.chosen.chance


def _chance_behind(best: FairOption, option: FairOption) -> float:
    """How much less likely a win is with an option than with the best one."""
    return 0.0 if best.chance is None or option.chance is None else best.chance - option.chance


def _grade(lost: float, steps: tuple[float, float, float]) -> int:
    return sum(lost >= step for step in steps)
