"""What one seat knows of a deal, gathered from the lines of a referee (docs/protocol.md).

The other hands are unknown, so there is no game state here. The parts of the game that
everybody can see (auction, tricks) are kept by the rules' own code, and a ``SeatView``
is made of them.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from skatdesk.match.possible_deals import is_possible
from skatdesk.notation.protocol import (
    ANNOUNCEMENTS,
    parse_contract,
    parse_different_cards,
    parse_seat,
    parse_value,
)
from skatdesk.players.substitute import put_away
from skatdesk.skat.actions import Action, Announce, Bid, Discard, Hold, Pass, PickUp, Play, PlayHand
from skatdesk.skat.auction import BIDS, Auction, next_bid
from skatdesk.skat.cards import Card, Cards, without
from skatdesk.skat.contracts import Contract, contracts_at
from skatdesk.skat.errors import IllegalAction, NotationError
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, BySeat, Seat
from skatdesk.skat.tricks import Trick, playable
from skatdesk.skat.view import Phase, SeatView

Turn = tuple[SeatView, tuple[Action, ...]]
"""What the seat knows when it is asked, and what it may do."""


class KnownDeal:
    """Hears what the referee tells one seat, and makes views of it.

    Referees may or may not tell a player what he has just said himself. So an own answer
    waits until the next message: if that tells something else about this seat, it counts,
    else the answer does.
    """

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self._hand: Cards = ()
        self._auction = Auction()
        self._declarer: Seat | None = None
        self._contract: Contract | None = None
        self._hand_game = False
        self._taken: Cards = ()
        self._put_away: Cards = ()
        self._open_hand: Cards = ()
        self._left = BySeat(10, 10, 10)
        self._trick: Trick | None = None
        self._tricks: tuple[Trick, ...] = ()
        self._points = BySeat(0, 0, 0)
        self._won = BySeat(0, 0, 0)
        self._said: tuple[Action, ...] = ()

    # -------------------------------------------------------------- hearing

    def answered(self, actions: tuple[Action, ...]) -> None:
        """This seat has just answered so."""
        self._said = actions

    def hear(self, words: Sequence[str]) -> None:
        """A notification; one that is unknown changes nothing.

        Raises ``SkatError`` for one that cannot be understood or does not fit; it is left out.
        """
        match words:
            case ["hand", *cards]:
                self._deal(parse_different_cards(cards, 10))
            case ["event", "bid", seat, value]:
                self._call(Bid(parse_seat(seat), parse_value(value)))
            case ["event", "hold", seat, *_]:
                self._call(Hold(parse_seat(seat)))
            case ["event", "pass", seat]:
                self._call(Pass(parse_seat(seat)))
            case ["declarer", seat, value]:
                self._win_auction(parse_seat(seat), parse_value(value))
            case ["event", "hand"]:
                self._said = ()
                self._hand_game = True
            case ["event", "pickup"]:
                self._pick_up()
            case ["skat", *cards]:
                self._take(parse_different_cards(cards, 2))
            case ["contract", seat, *named]:
                self._name(parse_seat(seat), [word for word in named if len(word) == 1 or word in ANNOUNCEMENTS])
            case ["ouvert", *cards]:
                self._expose(parse_different_cards(cards, 10))
            case ["event", "play", seat, card]:
                self._play(Play(parse_seat(seat), Card.parse(card)))

    def _deal(self, cards: Cards) -> None:
        if self._taken or self._contract is not None:
            raise NotationError("the cards have been dealt already")
        self._hand = cards

    def _own_answer_counts(self, *, unless: Seat | None = None) -> None:
        """Does what this seat has said itself, unless the message now heard tells what this seat did."""
        said, self._said = self._said, ()
        if unless is self.seat:
            return
        for action in said:
            match action:  # that it plays from the hand shows by the skat it has not taken
                case Bid() | Hold() | Pass():
                    self._call(action)
                case PickUp():
                    self._pick_up()
                case Discard(cards=cards):
                    self._discard(cards)
                case Announce(contract=contract):
                    self._begin_play(contract)
                case Play():
                    self._play(action)

    def _call(self, call: Bid | Hold | Pass) -> None:
        self._own_answer_counts(unless=call.seat)
        self._auction = self._auction.after(call)

    def _win_auction(self, seat: Seat, bid: int) -> None:
        self._own_answer_counts()
        self._declarer = seat
        if self._auction.declarer is not seat or self._auction.bid != bid:
            self._auction = replace(self._auction, bid=bid, stage=4, answering=False, declarer=seat)

    def _pick_up(self) -> None:
        self._said = ()
        if self._declarer is not None:
            self._left = self._left.replace(self._declarer, 12)

    def _take(self, cards: Cards) -> None:
        if self._taken:
            return
        if self._contract is not None:
            raise NotationError("the game has been named already")
        if self._declarer is not self.seat or set(cards) & set(self._hand):
            raise NotationError("the skat is not for this seat")
        self._pick_up()
        self._taken = cards
        self._hand = tuple(sorted(self._hand + cards))

    def _discard(self, cards: Cards) -> None:
        self._put_away = cards
        self._hand = without(self._hand, *cards)

    def _name(self, seat: Seat, words: Sequence[str]) -> None:
        contract = parse_contract(words, hand=self._hand_game)
        said, self._said = self._said, ()
        self._declarer = seat
        if seat is self.seat and self._taken and not self._put_away:
            match said:
                case (Discard(cards=cards), Announce(contract=own)) if own == contract:
                    self._discard(cards)
                case _:  # the referee did not take our answer
                    self._discard(put_away(self._hand))
        self._begin_play(contract)

    def _begin_play(self, contract: Contract) -> None:
        if self._trick is not None and (self._tricks or self._trick.cards):
            raise IllegalAction("wrong_phase", "the tricks are being played")
        self._contract = contract
        self._hand_game = contract.hand
        self._left = BySeat(10, 10, 10)
        self._trick = Trick(FOREHAND)

    def _expose(self, cards: Cards) -> None:
        self._own_answer_counts()
        if self._declarer is not self.seat:
            self._open_hand = cards

    def _play(self, play: Play) -> None:
        self._own_answer_counts(unless=play.seat)
        seat, card = play.seat, play.card
        if self._trick is None or self._contract is None:
            raise IllegalAction("wrong_phase", "no game has been named yet")
        if self._trick.turn is not seat:
            raise IllegalAction("not_your_turn", f"it is the turn of seat {self._trick.turn:d}, not of {seat:d}")
        self._left = self._left.replace(seat, self._left[seat] - 1)
        if seat is self.seat:
            self._hand = without(self._hand, card)
        if seat is self._declarer:
            self._open_hand = without(self._open_hand, card)
        trick = Trick(self._trick.leader, (*self._trick.cards, card))
        if len(trick.cards) < 3:
            self._trick = trick
            return
        winner = trick.winner(self._contract.game)
        self._trick = Trick(winner)
        self._tricks = (*self._tricks, trick)
        self._points = self._points.replace(winner, self._points[winner] + trick.points)
        self._won = self._won.replace(winner, self._won[winner] + 1)

    # -------------------------------------------------------------- being asked

    def asked(self, words: Sequence[str]) -> Turn:
        """What a question puts before the seat; raises ``SkatError`` if it is unknown or does not fit.

        ``declare?`` after the skat was taken asks for the discard; ``announcing`` gives what follows.
        """
        self._own_answer_counts()
        if not self._hand:
            raise NotationError("no hand has been dealt to this seat")
        match words:
            case ["bid?", value]:
                self._has_not_taken()
                return self._speak(parse_value(value))
            case ["hold?", value]:
                self._has_not_taken()
                return self._hold(parse_value(value))
            case ["hand?"]:
                self._has_not_taken()
                self._declares()
                return self._view(Phase.SKAT), (PickUp(self.seat), PlayHand(self.seat))
            case ["declare?"]:
                self._declares()
                if not self._taken:
                    self._hand_game = True
                    return self._announce()
                pairs = combinations(self._hand, 2)
                return self._view(Phase.DISCARD), tuple(Discard(self.seat, pair) for pair in pairs)
            case ["play?"]:
                return self._card()
        raise NotationError(f"unknown question {' '.join(words)}")

    def announcing(self, discard: Discard) -> Turn:
        """What is before the declarer once he has put these cards away."""
        view, options = self._announce()
        hand = without(self._hand, *discard.cards)
        return replace(view, hand=hand, put_away=discard.cards, cards_left=BySeat(10, 10, 10)), options

    def _has_not_taken(self) -> None:
        if self._taken or len(self._hand) != 10:
            raise NotationError("this seat has taken the skat or played a card already")

    def _declares(self) -> None:
        if self._declarer is None:
            self._win_auction(self.seat, self._auction.bid or BIDS[0])
        if self._declarer is not self.seat or self._contract is not None:
            raise NotationError("this seat has nothing to declare")

    def _announce(self) -> Turn:
        found = contracts_at(ISKO, self._hand_game, self._auction.bid)
        return self._view(Phase.ANNOUNCE), tuple(Announce(self.seat, contract) for contract in found)

    def _speak(self, value: int) -> Turn:
        if self.seat is FOREHAND and value != BIDS[0]:
            raise NotationError(f"forehand speaks last, at {BIDS[0]} only")
        auction = self._auction
        if auction.turn is not self.seat or auction.answering or auction.closed or next_bid(auction.bid) != value:
            # the referee's question is what counts
            below = max((bid for bid in BIDS if bid < value), default=0)
            self._auction = replace(
                auction,
                bid=below,
                stage={FOREHAND: 3, MIDDLEHAND: 1, REARHAND: 2}[self.seat],
                speaker=self.seat,
                hearer=FOREHAND if self.seat is MIDDLEHAND or not auction.passed[FOREHAND] else MIDDLEHAND,
                answering=False,
                declarer=None,
            )
        return self._view(Phase.BIDDING), self._auction.legal_calls()

    def _hold(self, value: int) -> Turn:
        auction = self._auction
        if auction.turn is not self.seat or not auction.answering or auction.bid != value:
            second = self.seat is MIDDLEHAND or auction.passed[MIDDLEHAND]
            self._auction = replace(
                auction,
                bid=value,
                stage=2 if second else 1,
                speaker=REARHAND if second else MIDDLEHAND,
                hearer=self.seat,
                answering=True,
                declarer=None,
            )
        return self._view(Phase.BIDDING), self._auction.legal_calls()

    def _card(self) -> Turn:
        if self._trick is None or self._contract is None or self._trick.turn is not self.seat:
            raise NotationError("it is not this seat's turn to play")
        view = self._view(Phase.PLAY)
        if not is_possible(view):
            raise NotationError("what has been told of the cards does not fit together")
        led = self._trick.cards[0] if self._trick.cards else None
        cards = playable(self._hand, led, self._contract.game)
        return view, tuple(Play(self.seat, card) for card in cards)

    def _view(self, phase: Phase) -> SeatView:
        turn = self._auction.turn if phase is Phase.BIDDING else self.seat
        return SeatView(
            self.seat,
            ISKO,
            1,
            False,
            phase,
            turn,
            self._hand,
            self._auction,
            self._declarer,
            self._contract,
            self._hand_game,
            self._taken,
            self._put_away,
            self._open_hand,
            cards_left=self._left,
            trick=self._trick,
            tricks=self._tricks,
            points=self._points,
            won=self._won,
        )
