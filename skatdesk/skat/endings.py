"""How a deal comes to its end: played out, conceded, claimed, thrown in, left (rules.md §10)."""

from skatdesk.skat.actions import Concede
from skatdesk.skat.cards import DECK_POINTS, Card
from skatdesk.skat.cards import points as card_points
from skatdesk.skat.contracts import Game
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.kontra import kontra_factor
from skatdesk.skat.ordering import trumps
from skatdesk.skat.ramsch import score_ramsch
from skatdesk.skat.results import Aborted, Played, RamschPlayed
from skatdesk.skat.seats import Seat
from skatdesk.skat.states import Finished, TrickPlay
from skatdesk.skat.valuation import (
    SCHNEIDER_AT_MOST,
    SCHNEIDER_POINTS,
    WIN_POINTS,
    Valuation,
    evaluate,
    needed,
    smallest_value,
)


def declarer_points(play: TrickPlay) -> int:
    """The declarer's card points so far, skat included."""
    assert play.declarer is not None
    return play.points[play.declarer] + card_points(play.skat)


def outstanding_points(play: TrickPlay) -> int:
    """Card points not yet in anybody's tricks: hands and the current trick."""
    return DECK_POINTS - sum(play.points) - card_points(play.skat)


def not_schwarz(tricks: int) -> int:
    """As many tricks, but one for either side at least."""
    return min(max(tricks, 1), 9)


def value_at(play: TrickPlay, points: int, tricks: int, *, spitze_made: bool = True) -> Valuation:
    """The deal valued as if the declarer had these card points and tricks."""
    return evaluate(
        play.start.rules,
        play.contract,
        matadors=play.matadors,
        bid=play.auction.bid,
        points=points,
        tricks=tricks,
        kontra_factor=kontra_factor(play.kontra),
        bock_factor=play.start.bock_factor,
        defence=play.defence,
        spitze_made=spitze_made and not _spitze_is_gone(play),
    )


def played_out(play: TrickPlay) -> Finished:
    """The end after the last trick, or after the declarer's first in Null."""
    if play.declarer is None:
        score = score_ramsch(
            play.start.rules,
            play.points,
            play.won,
            card_points(play.skat),
            play.trick.leader,
            len(play.pushed),
            play.start.bock_factor,
        )
        return Finished(play.start, play.auction, RamschPlayed(len(play.pushed), play.start.bock_factor, score), play)
    return _finish(play, spitze_made=_spitze_made(play))


def _spitze_made(play: TrickPlay) -> bool:
    """Whether the declarer won the last trick with the lowest trump."""
    if not play.contract.spitze or play.declarer is None:
        return False
    last = play.tricks[-1]
    return last.winner(play.game) is play.declarer and last.card_of(play.declarer) is lowest_trump(play.game)


def _spitze_is_gone(play: TrickPlay) -> bool:
    """Whether the declarer has played the lowest trump before the last trick."""
    if not play.contract.spitze:
        return False
    lowest = lowest_trump(play.game)
    return any(lowest in trick.cards for trick in (*play.tricks, play.trick)[:9])


def lowest_trump(game: Game) -> Card:
    """The trump a Spitze promises to win the last trick with."""
    return trumps(game)[-1]


def _finish(play: TrickPlay, *, with_the_rest: bool = False, spitze_made: bool = True) -> Finished:
    """Valued at what the declarer has taken, and ``with_the_rest`` that is left; the result shows the same."""
    assert play.declarer is not None
    points, tricks = declarer_points(play), play.won[play.declarer]
    if with_the_rest:
        points, tricks = points + outstanding_points(play), tricks + 10 - len(play.tricks)
    valuation = value_at(play, points, tricks, spitze_made=spitze_made)
    result = Played(play.declarer, points, tricks, play.kontra, valuation)
    return Finished(play.start, play.auction, result, play)


def _finish_as_if(play: TrickPlay, points: int, tricks: int, *, spitze_made: bool = True) -> Finished:
    """Valued at the level these points and tricks stand for; the result shows what was really taken."""
    assert play.declarer is not None
    valuation = value_at(play, points, tricks, spitze_made=spitze_made)
    taken = declarer_points(play), play.won[play.declarer]
    result = Played(play.declarer, *taken, play.kontra, valuation)
    return Finished(play.start, play.auction, result, play)


def is_won(play: TrickPlay) -> bool:
    """Whether the declarer has made his game already, whatever comes (ISkO 4.1.3).

    Depends on the skat and on matadors, which not everybody knows.
    """
    if play.declarer is None or play.game is Game.NULL or play.contract.spitze:
        return False
    need_points, need_tricks = needed(play.contract, play.start.rules)
    points, tricks = declarer_points(play), play.won[play.declarer]
    return points >= need_points and tricks >= need_tricks and not value_at(play, points, not_schwarz(tricks)).overbid


def is_missed(play: TrickPlay) -> bool:
    """Whether the declarer can no longer make what he announced, or 61 card points. Everybody can know this."""
    if play.declarer is None or play.game is Game.NULL:
        return False
    need_points, need_tricks = needed(play.contract, play.start.rules)
    lost_tricks = len(play.tricks) - play.won[play.declarer]
    return (
        declarer_points(play) + outstanding_points(play) < need_points
        or (need_tricks == 10 and lost_tricks > 0)
        or _spitze_is_gone(play)
    )


def _shows_as_won(play: TrickPlay, declarer: Seat) -> bool:
    """Whether his tricks alone, without the skat, make the declarer's game, and one matador reaches his bid.

    That much everybody can know.
    """
    rules = play.start.rules
    if play.game is Game.NULL or play.contract.spitze or smallest_value(play.contract, 1, rules) < play.auction.bid:
        return False
    need_points, need_tricks = needed(play.contract, rules)
    return play.points[declarer] >= need_points and play.won[declarer] >= need_tricks


def concession_needs(play: TrickPlay, seat: Seat) -> tuple[Seat, ...]:
    """Whose consent the player needs to concede; one of them is enough, none means free (ISkO 4.3.1-3).

    The declarer is free while he holds enough cards, a defender once the deal is decided;
    the answer tells no more than everybody at the table knows. Raises ``IllegalAction``
    where nobody may concede.
    """
    if play.declarer is None:
        raise IllegalAction("no_concession_in_ramsch", "everybody plays alone in Ramsch: it cannot be conceded")
    if play.asked:
        raise IllegalAction("answer_kontra", "the question about Kontra has to be answered first")
    if seat is play.declarer:
        return () if len(play.hands[seat]) >= play.start.rules.concede_min_cards else seat.others
    decided = is_missed(play) or _shows_as_won(play, play.declarer)
    return () if decided else tuple(other for other in seat.others if other is not play.declarer)


def check_concession(play: TrickPlay, action: Concede) -> None:
    """Raises ``IllegalAction`` unless the player may concede with the consent he has."""
    needs = concession_needs(play, action.seat)
    if action.agreed_by is not None and action.agreed_by not in action.seat.others:
        raise IllegalAction("consent", "another player has to agree")
    if needs and action.agreed_by not in needs:
        who = "a defender" if action.seat is play.declarer else "your partner"
        raise IllegalAction("consent", f"the deal can be conceded now only if {who} agrees")


def conceded(play: TrickPlay, seat: Seat) -> Finished:
    """The end when the declarer, or a defender for both, gives up (ISkO 4.3.1-3).

    A decided deal stays decided: a declarer who has won keeps his win, and defenders who
    give up after that leave him the rest, as if they threw in (ISkO 4.1.3, 4.3.6).
    """
    declarer = play.declarer
    assert declarer is not None
    points, tricks = declarer_points(play), play.won[declarer]
    if play.game is Game.NULL:
        return _finish_as_if(play, points, 1 if seat is declarer else 0)
    if play.start.rules.concession == "remaining":
        return _conceded_remaining(play, seat)
    if is_won(play):
        return (
            _finish_as_if(play, points, not_schwarz(tricks)) if seat is declarer else _finish(play, with_the_rest=True)
        )
    if seat is declarer or is_missed(play):
        return _finish_as_if(play, *_simply_lost(play), spitze_made=False)
    return _finish_as_if(play, *_level_needed(play))


def _conceded_remaining(play: TrickPlay, seat: Seat) -> Finished:
    """What is left goes to the other side, as on the International Skat Server."""
    declarer = play.declarer
    assert declarer is not None
    if seat is not declarer:
        return _finish(play, with_the_rest=True)
    if not play.tricks:
        return _finish_as_if(play, WIN_POINTS - 1, 1)
    return _finish_as_if(play, min(declarer_points(play), WIN_POINTS - 1), play.won[declarer])


def _simply_lost(play: TrickPlay) -> tuple[int, int]:
    """Card points and tricks of a loss at the simple level, or as Schneider if that is certain already.

    A declarer who has made his opponents Schneider loses by a Spitze, a Schwarz, or a bid that is still not made.
    """
    assert play.declarer is not None
    points, tricks = declarer_points(play), not_schwarz(play.won[play.declarer])
    if points + outstanding_points(play) <= SCHNEIDER_AT_MOST or points >= SCHNEIDER_POINTS:
        return points, tricks
    return max(points, SCHNEIDER_AT_MOST + 1), tricks


def _level_needed(play: TrickPlay) -> tuple[int, int]:
    """The lowest level that wins: simple, or what announcement and bid demand (ISkO 4.3.3)."""
    assert play.declarer is not None
    need_points, need_tricks = needed(play.contract, play.start.rules)
    if need_tricks == 10:
        return DECK_POINTS, 10
    points = max(declarer_points(play), need_points)
    tricks = not_schwarz(play.won[play.declarer])
    possible = declarer_points(play) + outstanding_points(play)
    if value_at(play, points, tricks).overbid and possible >= SCHNEIDER_POINTS:
        points = max(points, SCHNEIDER_POINTS)
        if value_at(play, points, tricks).overbid and play.won[play.declarer] == len(play.tricks):
            return DECK_POINTS, 10
    return points, tricks


def claimed(play: TrickPlay, seat: Seat) -> Finished:
    """The end by a proven claim: all remaining tricks go to the claimer's side, in Null to the defenders."""
    return _finish(play, with_the_rest=play.game is not Game.NULL and seat is play.declarer)


def thrown_in(play: TrickPlay) -> Finished:
    """The end when the declarer throws in a deal he cannot win any more."""
    return _finish(play)


def left(play: TrickPlay, seat: Seat) -> Finished:
    """The end when a player leaves: his side has conceded; a Ramsch is aborted."""
    if play.declarer is None:
        return Finished(play.start, play.auction, Aborted(seat), play)
    return conceded(play, seat)
