"""Whether a claim is proven against every play of the others (rules.md §10).

The proof is simple and safe rather than complete: draw trumps, then run each suit from
the top, against opponents who keep their best cards. A claim it cannot prove is refused
and play goes on; nothing is lost by asking.
"""

from skatdesk.skat.cards import Cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import EFFECTIVE_SUIT, POWER, TRUMP, beats
from skatdesk.skat.seats import Seat
from skatdesk.skat.states import TrickPlay
from skatdesk.skat.tricks import Trick, playable


def takes_the_rest(play: TrickPlay, claimer: Seat) -> bool:
    """Whether the claimer can win every remaining trick, the current one included."""
    left, right = claimer.others
    opponents = (play.hands[left], play.hands[right])
    return _wins_on(play.game, play.trick, play, claimer, play.hands[claimer], opponents)


def _wins_on(
    game: Game, trick: Trick, play: TrickPlay, claimer: Seat, own: Cards, opponents: tuple[Cards, Cards]
) -> bool:
    if not trick.cards:
        return trick.leader is claimer and _runs(game, own, opponents)
    if trick.card_of(claimer) is not None:
        return _holds(game, trick, play, claimer) and _runs(game, own, opponents)
    return any(
        _holds(game, Trick(trick.leader, (*trick.cards, card)), play, claimer)
        and _runs(game, tuple(c for c in own if c is not card), opponents)
        for card in playable(own, trick.cards[0], game)
        if trick.turn is claimer
    )


def _holds(game: Game, trick: Trick, play: TrickPlay, claimer: Seat) -> bool:
    """Whether the claimer wins this trick whatever those who follow play."""
    if trick.winner(game) is not claimer:
        return False
    best = trick.card_of(claimer)
    assert best is not None
    waiting = [seat for seat in claimer.others if trick.card_of(seat) is None]
    return not any(
        beats(card, best, game) for seat in waiting for card in playable(play.hands[seat], trick.cards[0], game)
    )


def _runs(game: Game, own: Cards, opponents: tuple[Cards, Cards]) -> bool:
    """Whether the claimer, on lead, wins all tricks: trumps first, then suit by suit from the top."""
    suits, power = EFFECTIVE_SUIT[game], POWER[game]

    def line(cards: Cards, suit: int) -> list[int]:
        return sorted((power[card] for card in cards if suits[card] == suit), reverse=True)

    for suit in range(TRUMP + 1):
        lead = line(own, suit)
        for cards in opponents:
            kept = line(cards, suit)
            if any(len(kept) > turn and kept[0] > height for turn, height in enumerate(lead)):
                return False
    drawn = len(line(own, TRUMP))
    for cards in opponents:
        # who keeps a trump must be able to follow every lead of a plain suit
        if len(line(cards, TRUMP)) > drawn and any(
            len(line(cards, suit)) < len(line(own, suit)) for suit in range(TRUMP)
        ):
            return False
    return True


def loses_the_rest(play: TrickPlay, claimer: Seat) -> bool:
    """Null: whether the declarer can never be forced to win a trick.

    Proven between tricks, or after his card once somebody has beaten it: in each suit his
    n-th lowest card lies below the others' n-th lowest.
    """
    trick = play.trick
    if (not trick.cards and trick.leader is claimer) or (trick.cards and trick.card_of(claimer) is None):
        return False
    if trick.cards and trick.winner(Game.NULL) is claimer:
        return False
    power = POWER[Game.NULL]
    others = tuple(card for seat in claimer.others for card in play.hands[seat])
    for suit in range(TRUMP):
        own = sorted(power[card] for card in play.hands[claimer] if card.suit == suit)
        rest = sorted(power[card] for card in others if card.suit == suit)
        if any(mine > theirs for mine, theirs in zip(own, rest, strict=False)):
            return False
    return True
