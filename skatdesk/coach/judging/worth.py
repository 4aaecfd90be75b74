"""What an end of the deal is worth: the one scale on which judgements with open cards and fair ones are told.

List score is what a game changes for its declarer against the others: the classic list, and
where Seeger-Fabian is kept, 50 for a game won, and for one lost 50 off and the 40 by which
each of the others gets ahead, as the players reckon when they bid.
"""

from skatdesk.coach.judging.verdicts import OpenResult
from skatdesk.players.bidding import SEEGER_LOST, SEEGER_WON, list_score
from skatdesk.skat.cards import DECK_POINTS
from skatdesk.skat.cards import points as card_points
from skatdesk.skat.contracts import Game
from skatdesk.skat.endings import declarer_points, not_schwarz, value_at
from skatdesk.skat.ramsch import RamschScore, score_ramsch
from skatdesk.skat.results import Played, RamschPlayed
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.states import Finished, TrickPlay
from skatdesk.skat.valuation import Valuation


def unit_of_game(value: float, rules: RuleSet) -> float:
    """What 1 of a Seeger-Fabian list comes to in the rule set's list; ``value``: of the game, with all doublings.

    It is the share of what is at stake there: a game of 24 that is lost and not won costs 212 in that list, 72 where
    nothing is added and taken, and a Grand of 72 costs 356 and 216.
    """
    if rules.list_system == "seeger":
        return 1.0
    at_stake = 3 * value
    return at_stake / (at_stake + SEEGER_WON + SEEGER_LOST)


def result_with_points(play: TrickPlay, points: int) -> OpenResult:
    """A suit game or Grand that ends with so many card points for the declarer, the skat's among them.

    All 120 are taken for Schwarz as long as no trick has been lost, as none is for the declarer
    who has won none: the solver counts points, not tricks.
    """
    assert play.declarer is not None
    won, lost = play.won[play.declarer], len(play.tricks) - play.won[play.declarer]
    tricks = not_schwarz(won)
    if points == DECK_POINTS and lost == 0:
        tricks = 10
    elif points == declarer_points(play) and won == 0:
        tricks = 0
    valuation = value_at(play, points, tricks)
    return _told(points, valuation, play)


def result_of_null(play: TrickPlay, *, lost: bool) -> OpenResult:
    """A Null that is made, or lost by a trick."""
    valuation = value_at(play, 0, int(lost))
    return _told(0, valuation, play)


def result_of_ramsch(play: TrickPlay, points: BySeat[int], seat: Seat, last_trick: Seat) -> OpenResult:
    """A Ramsch that ends with these card points, the skat's among them unless it is the loser's, told for one player.

    ``last_trick`` tells who wins it; it matters where that decides who of two loses (see ``is_tied``). Who has won
    no trick so far and gets no points counts as one without a trick: the solver counts points, not tricks.
    """
    tricks = BySeat.of(lambda one: int(play.won[one] > 0 or points[one] > 0))
    rules, pushes = play.start.rules, len(play.pushed)
    skat = card_points(play.skat) if rules.skat_to_loser else 0
    score = score_ramsch(rules, points, tricks, skat, last_trick, pushes, play.start.bock_factor)
    return _told_of_ramsch(score, play, seat)


def is_tied(play: TrickPlay, points: BySeat[int]) -> bool:
    """Whether a Ramsch that ends with these points leaves it to the last trick who of two loses (rules.md §12.3)."""
    rules = play.start.rules
    return rules.ramsch_tie == "last" and rules.ramsch_score == "loser" and points.count(max(points)) == 2


def result_at_end(end: Finished) -> OpenResult | None:
    """How a deal ended that was played to its last card; None where it ended otherwise.

    A Ramsch is told for who played the last card.
    """
    play = end.play
    if play is None:
        return None
    if isinstance(end.result, RamschPlayed):
        return _told_of_ramsch(end.result.score, play, play.tricks[-1].leader.next.next)
    if not isinstance(end.result, Played):
        return None
    null = play.game is Game.NULL
    over = len(play.tricks) == 10 or (null and play.won[end.result.declarer] > 0)
    return _told(0 if null else end.result.points, end.result.valuation, play) if over else None


def _told(points: int, valuation: Valuation, play: TrickPlay) -> OpenResult:
    return OpenResult(points, valuation.won, list_score(valuation, play.start.rules), value=valuation.value)


def _told_of_ramsch(score: RamschScore, play: TrickPlay, seat: Seat) -> OpenResult:
    loses = play.start.rules.ramsch_score == "loser" and seat in score.losers
    return OpenResult(score.points[seat], not loses, score.scores[seat], score.points)
