"""What can be wished of a deal: so many jacks in a hand, six trumps, a Null to bid for.

``finding.find`` looks for a deal that fulfils them; ``fulfilled`` says what each of them means.
"""

from dataclasses import dataclass
from enum import IntEnum

from skatdesk.players.bidding import call, caution, chance_in, contracts_in_mind, expected_score
from skatdesk.players.cardsets import set_of
from skatdesk.skat.actions import Bid, Pass
from skatdesk.skat.cards import CARDS, DECK_POINTS, Cards, points
from skatdesk.skat.contracts import SUIT_GAMES, Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin
from skatdesk.skat.ordering import trumps
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import FOREHAND, SEATS, BySeat, Seat
from skatdesk.skat.states import GameStart
from skatdesk.skat.valuation import matadors, smallest_value
from skatdesk.skat.view import view_of


class Place(IntEnum):
    """Where a card lies in a deal; the first three have the numbers of their seats."""

    FOREHAND = 0
    MIDDLEHAND = 1
    REARHAND = 2
    SKAT = 3

    @property
    def size(self) -> int:
        """How many cards lie there."""
        return 2 if self is Place.SKAT else 10

    @property
    def seat(self) -> Seat | None:
        """The seat whose hand it is, None for the skat."""
        return None if self is Place.SKAT else SEATS[self]

    def cards_of(self, deal: Deal) -> Cards:
        """What the deal has there."""
        return deal.skat if self is Place.SKAT else deal.hands[self]


@dataclass(frozen=True, slots=True)
class Holds:
    """``least`` to ``most`` of these cards lie there."""

    place: Place
    cards: Cards
    least: int = 0
    most: int = 10


@dataclass(frozen=True, slots=True)
class Counts:
    """The cards there count ``least`` to ``most`` card points."""

    place: Place
    least: int = 0
    most: int = DECK_POINTS


@dataclass(frozen=True, slots=True)
class LongestTrumps:
    """In its best suit the hand has ``least`` to ``most`` trumps, jacks included."""

    place: Place
    least: int = 0
    most: int = 10


@dataclass(frozen=True, slots=True)
class GoodFor:
    """By the judgement of the player by maxims one of the games is worth bidding for; Ramsch is none of them."""

    place: Place
    games: tuple[Game, ...]


@dataclass(frozen=True, slots=True)
class WorthBidding:
    """The player by maxims would name ``bid``, and all lower ones, with this hand."""

    place: Place
    bid: int


Wish = Holds | Counts | LongestTrumps | GoodFor | WorthBidding
Judged = GoodFor | WorthBidding
"""Wishes that need somebody's judgement of the hand; the others count."""


def is_judged(wish: Wish) -> bool:
    """Whether the wish is one of the ``Judged``."""
    return isinstance(wish, Judged)


def fulfilled(wish: Wish, cards: Cards, rules: RuleSet) -> bool:
    """Whether all the cards of the wish's place fulfil it; the skat is good for no game."""
    match wish:
        case Holds(cards=wanted, least=least, most=most):
            return least <= sum(card in wanted for card in cards) <= most
        case Counts(least=least, most=most):
            return least <= points(cards) <= most
        case LongestTrumps(least=least, most=most):
            return least <= max(sum(card in trumps(game) for card in cards) for game in SUIT_GAMES) <= most
        case GoodFor(place=place, games=games):
            seat = place.seat
            return seat is not None and any(worth_bidding_for(game, cards, rules, seat) for game in games)
        case WorthBidding(place=place, bid=bid):
            seat = place.seat
            return seat is not None and would_bid(cards, rules, seat, bid)


def worth_bidding_for(game: Game, hand: Cards, rules: RuleSet, seat: Seat) -> bool:
    """Whether the game, with the skat or as a Hand game, promises what the player by maxims asks for, at 18."""
    cards, run, forehand = set_of(hand), matadors(game, hand), seat is FOREHAND
    return any(
        expected_score(rules, smallest_value(contract, run, rules), chance_in(contract, cards, forehand))
        > caution(rules)
        for contract in contracts_in_mind(game)
    )


def would_bid(hand: Cards, rules: RuleSet, seat: Seat, bid: int) -> bool:
    """Whether the player by maxims names this value with the hand, before anybody else has spoken."""
    if _highest_value(hand, rules) < bid:
        return False  # judging a hand takes a hundred times as long
    rest = tuple(card for card in CARDS if card not in hand)  # the view hides where they lie
    hands = BySeat(hand, hand, hand).replace(seat.next, rest[:10]).replace(seat.previous, rest[10:20])
    state = begin(GameStart(Deal(hands, rest[20:]), rules))
    return isinstance(call(view_of(state, seat), (Bid(seat, bid), Pass(seat))).action, Bid)


def _highest_value(hand: Cards, rules: RuleSet) -> int:
    """The most a game with this hand is surely worth."""
    from_hand = [Contract(game, hand=True) for game in (*SUIT_GAMES, Game.GRAND)]
    values = [smallest_value(contract, matadors(contract.game, hand), rules) for contract in from_hand]
    return max(*values, smallest_value(Contract(Game.NULL, hand=True, ouvert=True), 0, rules))
