"""Whether a claim is proven against every play of the others (rules.md §10).

The proof is safe rather than complete. The trick on the table is played out in every
way; from then on the claimer draws trumps and runs each suit from the top, against
opponents who keep their best cards. A claim it cannot prove is refused and play goes on;
nothing is lost by asking.
"""

from skatdesk.skat.cards import Card, Cards, without
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.ordering import EFFECTIVE_SUIT, POWER, TRUMP
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.states import TrickPlay
from skatdesk.skat.tricks import Trick, playable


def may_claim(contract: Contract, declarer: Seat | None, seat: Seat) -> bool:
    """Whether this player may ask for the remaining tricks at all; says nothing about the proof."""
    if declarer is None or contract.spitze:
        return False
    return contract.game is not Game.NULL or seat is declarer


def claim_refusal(play: TrickPlay, seat: Seat) -> IllegalAction | None:
    """Why this claim does not stand; None if it is proven."""
    if not may_claim(play.contract, play.declarer, seat):
        return IllegalAction("no_claim", "there is nothing to claim in this game now")
    proven = loses_the_rest(play, seat) if play.game is Game.NULL else takes_the_rest(play, seat)
    return None if proven else IllegalAction("claim_unproven", "the claim cannot be proved against every play: play on")


def takes_the_rest(play: TrickPlay, claimer: Seat) -> bool:
    """Whether the claimer can win every remaining trick, the current one included."""
    return _wins_on(play.game, play.trick, play.hands, claimer)


def _wins_on(game: Game, trick: Trick, hands: BySeat[Cards], claimer: Seat) -> bool:
    if not trick.cards and trick.leader is claimer:
        return runs(game, hands, claimer)
    if len(trick.cards) == 3:
        return trick.winner(game) is claimer and runs(game, hands, claimer)
    seat = trick.turn
    hand = hands[seat]

    def goes_on(card: Card) -> bool:
        after = Trick(trick.leader, (*trick.cards, card))
        return _wins_on(game, after, hands.replace(seat, without(hand, card)), claimer)

    cards = playable(hand, trick.cards[0] if trick.cards else None, game)
    return any(map(goes_on, cards)) if seat is claimer else all(map(goes_on, cards))


def runs(game: Game, hands: BySeat[Cards], claimer: Seat) -> bool:
    """Whether the claimer, on lead, wins all tricks: trumps first, then suit by suit from the top.

    Opponents may be given more cards than they hold: what runs against these runs against some of them.
    """
    suits, power = EFFECTIVE_SUIT[game], POWER[game]

    def line(cards: Cards, suit: int) -> list[int]:
        return sorted((power[card] for card in cards if suits[card] == suit), reverse=True)

    for suit in range(TRUMP + 1):
        lead = line(hands[claimer], suit)
        for opponent in claimer.others:
            kept = line(hands[opponent], suit)
            if suit == TRUMP and len(kept) > len(lead):
                return False  # a trump is left to take a plain card with
            if any(len(kept) > turn and kept[0] > height for turn, height in enumerate(lead)):
                return False
    return True


def loses_the_rest(play: TrickPlay, claimer: Seat) -> bool:
    """Null: whether the claimer can lose every remaining trick, the current one included."""
    trick, hands = play.trick, play.hands
    own = hands[claimer]
    left, right = claimer.others
    others = hands[left] + hands[right]
    if trick.card_of(claimer) is not None:
        return trick.winner(Game.NULL) is not claimer and stays_below(own, others)
    if trick.turn is not claimer:
        return stays_below(own, others + trick.cards)
    if not trick.cards:
        return any(
            _is_overtaken(card, hands[left], hands[right]) and stays_below(without(own, card), others) for card in own
        )
    return any(
        Trick(trick.leader, (*trick.cards, card)).winner(Game.NULL) is not claimer
        and stays_below(without(own, card), others)
        for card in playable(own, trick.cards[0], Game.NULL)
    )


def _is_overtaken(lead: Card, *opponents: Cards) -> bool:
    """Null: whether some opponent has to follow this lead and can only do so with higher cards."""
    power = POWER[Game.NULL]
    following = ([power[card] for card in cards if card.suit == lead.suit] for cards in opponents)
    return any(heights and min(heights) > power[lead] for heights in following)


def stays_below(own: Cards, others: Cards) -> bool:
    """Whether in each suit the n-th lowest of these cards lies below the others' n-th lowest.

    Whatever is led, there is then a card to duck with, and ducking with the highest one
    that stays below keeps it so. What stays below more cards stays below some of them.
    """
    power = POWER[Game.NULL]
    for suit in range(TRUMP):
        mine = sorted(power[card] for card in own if card.suit == suit)
        theirs = sorted(power[card] for card in others if card.suit == suit)
        if any(card > above for card, above in zip(mine, theirs, strict=False)):
            return False
    return True
