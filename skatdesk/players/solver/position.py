"""The position the solver is asked about: all cards open, from the lead or in the middle of a trick."""

from dataclasses import dataclass
from functools import cached_property

from skatdesk.skat.cards import Card, Cards, points
from skatdesk.skat.contracts import Game
from skatdesk.skat.errors import SkatError
from skatdesk.skat.seats import SEATS, BySeat, Seat
from skatdesk.skat.tricks import Trick, playable


class PositionError(SkatError):
    """Such cards cannot be in play; the message says which rule they break."""


@dataclass(frozen=True)
class Position:
    """Cards still in play, and who is to lead or has led.

    ``hands`` are what each seat still holds, at most ten cards; in the middle of a trick those
    who have played hold one card fewer. ``trick`` has none, one or two cards, in the order
    played from ``leader`` on. ``skat`` are the cards put away, as far as they are to count
    (at most two). ``declarer`` is None in Ramsch only. Tricks played earlier are not part of
    a position: their card points belong to the caller.

    Raises ``PositionError`` if the cards cannot be so.
    """

    hands: BySeat[Cards]
    game: Game
    leader: Seat
    declarer: Seat | None
    skat: Cards = ()
    trick: Cards = ()

    def __post_init__(self) -> None:
        if self.game is Game.RAMSCH and self.declarer is not None:
            raise PositionError("Ramsch has no declarer")
        if self.game is not Game.RAMSCH and self.declarer is None:
            raise PositionError(f"the game {self.game.code} needs a declarer")
        if len(self.trick) > 2:
            raise PositionError("a trick in play has at most two cards; the third ends it")
        if len(self.skat) > 2:
            raise PositionError(f"the skat has two cards, not {len(self.skat)}")
        self._check_once()
        self._check_lengths()
        self._check_followed()

    @cached_property
    def turn(self) -> Seat:
        """Who plays the next card."""
        return Trick(self.leader, self.trick).turn

    @cached_property
    def legal(self) -> Cards:
        """The cards that may be played next; none if no card is left."""
        return playable(self.hands[self.turn], self.trick[0] if self.trick else None, self.game)

    @cached_property
    def points(self) -> int:
        """Card points in hands and trick, the skat not among them."""
        return sum(points(hand) for hand in self.hands) + points(self.trick)

    def _check_once(self) -> None:
        seen: set[Card] = set()
        for card in (*self.skat, *self.trick, *(card for hand in self.hands for card in hand)):
            if card in seen:
                raise PositionError(f"{card} is there twice")
            seen.add(card)

    def _check_lengths(self) -> None:
        played = [seat for seat, _ in Trick(self.leader, self.trick).plays()]
        sizes = {len(self.hands[seat]) + (seat in played) for seat in SEATS}
        held = "{}, {} and {}".format(*map(len, self.hands))
        led = self.leader.name.lower()
        if len(sizes) > 1:
            raise PositionError(f"hands of {held} cards do not fit {len(self.trick)} in a trick that {led} leads")
        if max(sizes) > 10:
            raise PositionError(f"hands of {held} cards are too large: ten is the most")

    def _check_followed(self) -> None:
        for seat, card in Trick(self.leader, self.trick).plays():
            led, hand = self.trick[0], self.hands[seat]
            could = playable((*hand, card), led, self.game)
            if card not in could:
                raise PositionError(f"{seat.name.lower()} played {card} on {led} with {could[0]} in hand")
