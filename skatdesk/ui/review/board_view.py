"""What lies on the board of the review at one position: worked out here, painted in ``board.py``."""

from dataclasses import dataclass, field
from enum import Enum

from skatdesk.coach.judging.marks import mark_of_open, mark_of_option
from skatdesk.coach.judging.verdicts import Mark, Moment
from skatdesk.i18n.numbers import number
from skatdesk.skat.actions import Discard, Play, cards_to_play
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.cards import points as card_points
from skatdesk.skat.contracts import Game
from skatdesk.skat.events import Passed, heard
from skatdesk.skat.game import legal_actions
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.states import Bidding, Finished, GameState, GrandHandCall, TrickPlay
from skatdesk.skat.view import view_of
from skatdesk.ui.desk import Desk
from skatdesk.ui.review.course import Course, declarer_of
from skatdesk.ui.review.marks import Judged, mark_by
from skatdesk.ui.review.words import ReviewWords


class Hands(Enum):
    """Which cards lie open."""

    OPEN = "open"
    OWN = "own"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Value:
    """What stands under a card that could be played: a figure, and how good the card is.

    ``short`` stands there where small cards leave the figures no room beside each other.
    """

    text: str
    mark: Mark
    short: str = ""


@dataclass(frozen=True, slots=True)
class BoardView:
    """One position as it is painted.

    ``hands`` are sorted for looking at, ``visible`` those that lie open, ``chosen`` the cards
    that are played or put away next, ``next_card`` the one that goes to the felt. ``possible``
    may be played now, None where that is not asked. ``said`` is what each seat has said so far.
    """

    bottom: Seat
    hands: BySeat[Cards]
    visible: BySeat[bool]
    trick: tuple[tuple[Seat, Card], ...] = ()
    next_card: tuple[Seat, Card] | None = None
    chosen: Cards = ()
    possible: Cards | None = None
    skat: Cards = ()
    skat_visible: bool = True
    turn: Seat | None = None
    declarer: Seat | None = None
    lines: BySeat[str] = BySeat("", "", "")
    said: BySeat[tuple[str, ...]] = BySeat((), (), ())
    middle: tuple[str, ...] = ()
    values: dict[Card, Value] = field(default_factory=dict)
    mark: Mark | None = None


def view_at(course: Course, desk: Desk, words: ReviewWords, hands: Hands, judged: Judged) -> BoardView:
    """The board at the position of the course, with all that is known about the next action."""
    state, action, moment = course.state, course.action, course.moment
    game = game_of(state)
    card = action.card if isinstance(action, Play) and state.turn is action.seat else None
    shown = BySeat.of(lambda seat: hands is Hands.OPEN or (hands is Hands.OWN and seat is course.seat))
    chosen = (card,) if card is not None else action.cards if isinstance(action, Discard) else ()
    possible = None if card is None else cards_to_play(legal_actions(state))
    skat_visible = hands is Hands.OPEN or (hands is Hands.OWN and _knows_skat(state, course.seat))
    return BoardView(
        course.seat,
        BySeat.of(lambda seat: in_order(desk, state.hands[seat], state, seat, game)),
        shown,
        trick=_on_felt(state),
        next_card=(action.seat, card) if action is not None and card is not None else None,
        chosen=chosen,
        possible=possible,
        skat=_skat(state),
        skat_visible=skat_visible,
        turn=state.turn,
        declarer=declarer_of(state),
        lines=_lines(state, desk),
        said=_said(state, desk),
        middle=middle_lines(state, desk, words, with_skat=skat_visible),
        values=values_of(moment, words, judged, game),
        mark=None if judged is Judged.FAIR and moment is not None and moment.unsaid else mark_by(judged, moment),
    )


def view_to_try(state: GameState, seat: Seat, desk: Desk, words: ReviewWords, chosen: Cards) -> BoardView:
    """The board as this seat saw it, before it acts: nothing hidden is shown."""
    seen, game = view_of(state, seat), game_of(state)
    hands = state.hands.replace(seat, in_order(desk, seen.hand, state, seat, game))
    visible = BySeat.of(lambda other: other is seat)
    for other in seat.others:
        held: Cards = seen.open_hand if other is seen.declarer else seen.partner_hand
        if held:
            hands = hands.replace(other, in_order(desk, held, state, other, game))
            visible = visible.replace(other, True)
    own_skat = seen.put_away or (seen.taken if seen.declarer is seat and len(seen.hand) < 12 else ())
    return BoardView(
        seat,
        hands,
        visible,
        trick=seen.trick.plays() if seen.trick is not None else (),
        chosen=chosen,
        skat=own_skat or (() if len(seen.hand) == 12 else state.start.deal.skat),
        skat_visible=bool(own_skat),
        turn=seat,
        declarer=seen.declarer,
        lines=_lines(state, desk),
        said=_said(state, desk),
        middle=middle_lines(state, desk, words, with_skat=bool(own_skat)),
    )


def game_of(state: GameState) -> Game | None:
    """What is played, None as long as that is open."""
    play = state.play if isinstance(state, Finished) else state
    return play.game if isinstance(play, TrickPlay) else None


def in_order(desk: Desk, held: Cards, state: GameState, seat: Seat, game: Game | None) -> Cards:
    """The cards of this seat for looking at: no suit changes its place while cards are played."""
    play = state.play if isinstance(state, Finished) else state
    tricks = (*play.tricks, play.trick) if isinstance(play, TrickPlay) else ()
    played = [card for trick in tricks if (card := trick.card_of(seat)) is not None]
    return desk.order.ordered(held, game, played)


def values_of(moment: Moment | None, words: ReviewWords, judged: Judged, game: Game | None) -> dict[Card, Value]:
    """What stands under each card that could be played."""
    found: dict[Card, Value] = {}
    if moment is not None and judged is Judged.FAIR and isinstance(moment.action, Discard):
        return discard_values(moment)
    if moment is None or game is None:
        return found
    if judged is Judged.OPEN and moment.open is not None:
        for one in moment.open.cards:
            text = short = number(one.result.points)
            if game is Game.NULL:
                text, short = words.made(one.result.won), ""  # the mark says it too
            found[one.card] = Value(text, mark_of_open(moment.open, one), short)
    if judged is Judged.FAIR and moment.fair is not None:
        for option in moment.fair.options:
            if isinstance(option.action, Play):
                mark = mark_of_option(moment.fair, option)
                text = short = words.score(option.score)
                if option.chance is not None:
                    text, short = words.percent(option.chance), number(100 * option.chance)
                found[option.action.card] = Value(text, mark, short)
    return found


def discard_values(moment: Moment, right: Cards = ()) -> dict[Card, Value]:
    """The signs of two cards put away, and of the two that are ``right``; the best two if none are given."""
    found: dict[Card, Value] = {}
    action, best = moment.action, moment.fair.best.action if moment.fair is not None else None
    if isinstance(action, Discard) and moment.mark is not None:
        found = {card: Value("", moment.mark) for card in action.cards}
    if not right and isinstance(best, Discard):
        right = best.cards
    return found | {card: Value("", Mark.BEST) for card in right}


def middle_lines(state: GameState, desk: Desk, words: ReviewWords, *, with_skat: bool) -> tuple[str, ...]:
    """Contract, bid and how many card points each side has so far.

    The declarer's ``with_skat`` where it lies open beside them, and once the deal is over.
    """
    sentences = desk.sentences
    play = state.play if isinstance(state, Finished) else state
    lines = []
    if isinstance(play, TrickPlay):
        lines.append(sentences.words.contract(play.contract))
    if state.auction.bid:
        lines.append(words.bid(state.auction.bid))
    if isinstance(play, TrickPlay) and play.game is not Game.NULL:
        points = play.points
        if play.declarer is not None and (with_skat or isinstance(state, Finished)):
            points = points.replace(play.declarer, points[play.declarer] + card_points(play.skat))
        lines += words.sides(points, play.declarer)
    return tuple(lines)


def _on_felt(state: GameState) -> tuple[tuple[Seat, Card], ...]:
    """The trick as far as it has come; at the end of the deal the last one."""
    if isinstance(state, Finished):
        return state.play.tricks[-1].plays() if state.play is not None and state.play.tricks else ()
    return state.trick.plays() if isinstance(state, TrickPlay) else ()


def _skat(state: GameState) -> Cards:
    """The two cards in the skat now: as dealt, put away or passed on; none while they are in a hand."""
    return state.start.deal.skat if isinstance(state, Bidding | GrandHandCall) else state.skat


def _knows_skat(state: GameState, seat: Seat) -> bool:
    """Whether this seat plays alone and has seen the skat: in a Hand game only at the end, else once it is taken."""
    return seat is declarer_of(state) and (isinstance(state, Finished) or bool(view_of(state, seat).taken))


def _lines(state: GameState, desk: Desk) -> BySeat[str]:
    view = view_of(state, None)
    return BySeat.of(lambda seat: desk.sentences.seats.line(view, seat))


def _said(state: GameState, desk: Desk) -> BySeat[tuple[str, ...]]:
    """The last words of each seat, until cards are played."""
    said = BySeat[tuple[str, ...]]((), (), ())
    for event in () if isinstance(state, TrickPlay | Finished) else heard(state.auction.calls):
        if not isinstance(event, Passed):  # the line of the seat says so
            said = said.replace(event.seat, (*said[event.seat], desk.sentences.events.bubble(event)))
    return said.map(lambda lines: lines[-3:])
