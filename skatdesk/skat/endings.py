"""How a deal comes to its end: played out, conceded, claimed, thrown in, left (rules.md §10)."""

from skatdesk.skat.cards import Card
from skatdesk.skat.cards import points as card_points
from skatdesk.skat.contracts import Game
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.kontra import kontra_factor
from skatdesk.skat.ordering import trumps
from skatdesk.skat.ramsch import score_ramsch
from skatdesk.skat.results import Aborted, Played, RamschPlayed
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.skat.states import Finished, TrickPlay
from skatdesk.skat.valuation import SCHNEIDER_POINTS, WIN_POINTS, Valuation, evaluate, needed


def declarer_points(play: TrickPlay) -> int:
    """The declarer's card points so far, skat included."""
    assert play.declarer is not None
    return play.points[play.declarer] + card_points(play.skat)


def outstanding_points(play: TrickPlay) -> int:
    """Card points not yet in anybody's tricks: hands and the current trick."""
    return 120 - sum(play.points) - card_points(play.skat)


def value_at(play: TrickPlay, points: int, tricks: int, *, bid: int | None = None, spitze_made: bool = True) -> Valuation:
    """The deal valued as if the declarer had these card points and tricks."""
    return evaluate(
        play.start.rules,
        play.contract,
        matadors=play.matadors,
        bid=play.auction.bid if bid is None else bid,
        points=points,
        tricks=tricks,
        kontra_factor=kontra_factor(play.kontra),
        bock_factor=play.start.bock_factor,
        defence=play.defence,
        spitze_made=spitze_made,
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
            play.pushes,
            play.start.bock_factor,
        )
        return Finished(play.start, play.auction, RamschPlayed(play.pushes, play.start.bock_factor, score), play)
    return _finish(play, declarer_points(play), play.won[play.declarer], spitze_made=_spitze_made(play))


def _spitze_made(play: TrickPlay) -> bool:
    """Whether the declarer won the last trick with the lowest trump."""
    if not play.contract.spitze or len(play.tricks) < 10 or play.declarer is None:
        return False
    last = play.tricks[-1]
    return last.winner(play.game) is play.declarer and last.card_of(play.declarer) is lowest_trump(play.game)


def lowest_trump(game: Game) -> Card:
    """The trump a Spitze promises to win the last trick with."""
    return trumps(game)[-1]


def _finish(play: TrickPlay, points: int, tricks: int, *, spitze_made: bool = True) -> Finished:
    """Valued at these points and tricks, which are also what the result shows."""
    assert play.declarer is not None
    valuation = value_at(play, points, tricks, spitze_made=spitze_made)
    result = Played(play.declarer, points, tricks, play.kontra, play.start.bock_factor, valuation)
    return Finished(play.start, play.auction, result, play)


def _finish_as_if(play: TrickPlay, points: int, tricks: int) -> Finished:
    """Valued at the level these points and tricks stand for; the result shows what was really taken."""
    assert play.declarer is not None
    valuation = value_at(play, points, tricks)
    taken = declarer_points(play), play.won[play.declarer]
    result = Played(play.declarer, *taken, play.kontra, play.start.bock_factor, valuation)
    return Finished(play.start, play.auction, result, play)


def is_won(play: TrickPlay) -> bool:
    """Whether the declarer has made his game already, whatever comes (ISkO 4.1.3)."""
    if play.declarer is None or play.game is Game.NULL or play.contract.spitze:
        return False
    need_points, need_tricks = needed(play.contract, play.start.rules)
    points, tricks = declarer_points(play), play.won[play.declarer]
    return points >= need_points and tricks >= need_tricks and not value_at(play, points, max(tricks, 1)).overbid


def is_missed(play: TrickPlay) -> bool:
    """Whether the declarer can no longer make what he announced, or 61 card points."""
    if play.declarer is None or play.game is Game.NULL:
        return False
    need_points, need_tricks = needed(play.contract, play.start.rules)
    lost_tricks = len(play.tricks) - play.won[play.declarer]
    return declarer_points(play) + outstanding_points(play) < need_points or (need_tricks == 10 and lost_tricks > 0)


def concession_needs(play: TrickPlay, seat: Seat) -> tuple[Seat, ...]:
    """Whose consent the player needs to concede; one of them is enough, none means free.

    Raises ``IllegalAction`` where nobody may concede.
    """
    if play.declarer is None:
        raise IllegalAction("no_concession_in_ramsch", "everybody plays alone in Ramsch: it cannot be conceded")
    if is_won(play):
        raise IllegalAction("already_won", "the declarer has already won this deal")
    if seat is play.declarer:
        free = len(play.hands[seat]) >= play.start.rules.concede_min_cards
        return () if free or is_missed(play) else seat.others
    return () if is_missed(play) else tuple(other for other in seat.others if other is not play.declarer)


def conceded(play: TrickPlay, seat: Seat) -> Finished:
    """The end when the declarer, or a defender for both, gives up."""
    declarer = play.declarer
    assert declarer is not None
    points, tricks = declarer_points(play), play.won[declarer]
    if play.game is Game.NULL:
        lost = seat is declarer
        valuation = value_at(play, points, 1 if lost else 0)
        result = Played(declarer, points, tricks, play.kontra, play.start.bock_factor, valuation)
        return Finished(play.start, play.auction, result, play)
    if play.start.rules.concession == "remaining":
        return _conceded_remaining(play, seat)
    if seat is declarer:
        # lost at the simple level, with what was announced (ISkO 4.3.1)
        return _finish_as_if(play, min(max(points, 31), 60), min(max(tricks, 1), 9))
    if is_missed(play):
        return _finish_as_if(play, points, max(tricks, 1))
    return _finish_as_if(play, *_level_needed(play))


def _conceded_remaining(play: TrickPlay, seat: Seat) -> Finished:
    """What is left goes to the other side, as on the International Skat Server."""
    declarer = play.declarer
    assert declarer is not None
    points, tricks = declarer_points(play), play.won[declarer]
    if seat is declarer:
        if not play.tricks:
            return _finish_as_if(play, 60, 1)
        return _finish_as_if(play, min(points, 60), tricks)
    return _finish(play, points + outstanding_points(play), tricks + 10 - len(play.tricks))


def _level_needed(play: TrickPlay) -> tuple[int, int]:
    """The lowest level that wins: simple, or what announcement and bid demand (ISkO 4.3.3)."""
    declarer = play.declarer
    assert declarer is not None
    need_points, need_tricks = needed(play.contract, play.start.rules)
    points = max(declarer_points(play), need_points, WIN_POINTS)
    tricks = max(play.won[declarer], 1)
    if need_tricks == 10:
        return 120, 10
    possible = declarer_points(play) + outstanding_points(play)
    if value_at(play, points, min(tricks, 9)).overbid and possible >= SCHNEIDER_POINTS:
        points = max(points, SCHNEIDER_POINTS)
        if value_at(play, points, min(tricks, 9)).overbid and play.won[declarer] == len(play.tricks):
            return 120, 10
    return points, min(tricks, 9)


def claimed(play: TrickPlay, seat: Seat) -> Finished:
    """The end by a proven claim: all remaining tricks go to the claimer's side."""
    declarer = play.declarer
    assert declarer is not None
    points, tricks = declarer_points(play), play.won[declarer]
    if play.game is not Game.NULL and seat is declarer:
        return _finish(play, points + outstanding_points(play), tricks + 10 - len(play.tricks))
    return _finish(play, points, tricks)


def thrown_in(play: TrickPlay) -> Finished:
    """The end when the declarer throws in a deal he cannot win any more."""
    assert play.declarer is not None
    return _finish(play, declarer_points(play), play.won[play.declarer])


def left(play: TrickPlay, seat: Seat) -> Finished:
    """The end when a player leaves: his side has conceded; a Ramsch is aborted."""
    if play.declarer is None:
        return Finished(play.start, play.auction, Aborted(seat), play)
    return conceded(play, seat)


def total_points(play: TrickPlay) -> int:
    """Card points in all tricks, in the hands and in the skat: always 120."""
    held = sum(card_points(play.hands[seat]) for seat in SEATS)
    return sum(play.points) + held + card_points(play.trick.cards) + card_points(play.skat)
