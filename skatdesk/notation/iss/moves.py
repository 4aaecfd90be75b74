"""The moves of a record (``MV``), read into actions.

The moves are folded with ``step`` as they are read, so that each is understood by where
the deal stands and an impossible one is refused where it is written.
"""

import re
from collections.abc import Sequence

from skatdesk.notation.iss.container import Word
from skatdesk.notation.iss.results import Stated
from skatdesk.skat.actions import (
    Action,
    Announce,
    Bid,
    Claim,
    Concede,
    Discard,
    Hold,
    Leave,
    Pass,
    PickUp,
    Play,
    PlayHand,
    ThrowIn,
)
from skatdesk.skat.auction import next_bid
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.endings import concession_needs, is_missed
from skatdesk.skat.errors import IllegalAction, NotationError
from skatdesk.skat.game import begin, step
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.skat.states import Bidding, Finished, GameStart, GameState, SkatExchange, TrickPlay

HIDDEN = "??"
UNREACHABLE_BIDS = (171, 189, 190)
"""On the ladder of ISS, although no game has these values."""

_VALUE = re.compile(r"[0-9]{1,3}")
_GAME = re.compile(r"([CSHDGN])([OHSZ]*)")
_GONE = re.compile(r"(LE|TI)\.([012])")
_WORLD = "w"


class MoveError(NotationError):
    """A move that cannot be read or made; ``offset`` tells where it stands in the text."""

    def __init__(self, message: str, offset: int) -> None:
        super().__init__(message)
        self.offset = offset


def read_deal(words: Sequence[Word]) -> Deal:
    """The deal, which is the first move; raises ``MoveError``."""
    if len(words) < 2 or words[0].text != _WORLD:
        raise MoveError("the moves have to begin with the deal: w, then 32 cards", words[0].offset if words else 0)
    text, offset = words[1].text, words[1].offset
    codes = re.split(r"[.|]", text)
    if HIDDEN in codes:
        raise MoveError("cards are hidden: this is what one seat saw, and cannot be replayed", offset)
    try:
        cards = [Card.parse(code) for code in codes]
        if len(cards) != 32:
            raise NotationError(f"a deal has 32 cards, not {len(cards)}")
        return Deal.of(cards)
    except NotationError as error:
        raise MoveError(error.reason, offset) from None


def read_moves(words: Sequence[Word], start: GameStart, stated: Stated | None, *, own: bool) -> tuple[Action, ...]:
    """The actions of the moves after the deal; raises ``MoveError``.

    ``stated`` is the result of the record, by which moves that stop early are understood.
    ``own`` records were written here; in them the exact action stands behind ``RE`` and ``SC``
    (docs/notation.md), in others a defender's ``RE`` is an offer and ``SC`` means nothing.
    """
    return _Moves(words, start, stated, own=own).read()


class _Moves:
    """Reads the moves of one record from left to right."""

    def __init__(self, words: Sequence[Word], start: GameStart, stated: Stated | None, *, own: bool) -> None:
        self._words = words
        self._stated = stated
        self._own = own
        self._start = start
        self._state: GameState = begin(start)
        self._actions: list[Action] = []
        self._index = 0
        self._game: Contract | None = None  # announced without its discards, which follow as a move of their own
        self._offers: list[Seat] = []  # defenders who have resigned
        self._shown: Seat | None = None  # who has just laid his cards open

    def read(self) -> tuple[Action, ...]:
        """All actions."""
        while self._index < len(self._words):
            self._move()
        try:
            self._close()
        except IllegalAction as error:
            last = self._words[-1].offset if self._words else 0
            raise MoveError(f"the moves stop here: {error}", last) from None
        return tuple(self._actions)

    # -------------------------------------------------------------- words

    def _move(self) -> None:
        mover = self._words[self._index]
        if mover.text not in (_WORLD, "0", "1", "2"):
            raise MoveError(f"{mover.text!r} is no mover: w, 0, 1 or 2 should stand here", mover.offset)
        if self._index + 1 == len(self._words):
            raise MoveError(f"the move of {mover.text} is missing", mover.offset)
        word = self._words[self._index + 1]
        self._index += 2
        if word.text == HIDDEN:
            return
        try:
            if mover.text == _WORLD:
                self._world(word.text)
            else:
                self._player(SEATS[int(mover.text)], word.text)
        except (IllegalAction, NotationError) as error:
            raise MoveError(f"{mover.text} {word.text}: {error}", mover.offset) from None

    def _ahead(self, moves: int) -> tuple[str, str]:
        """Mover and move that many moves ahead; empty past the end."""
        index = self._index + 2 * moves
        pair = [word.text for word in self._words[index : index + 2]]
        return (pair[0], pair[1]) if len(pair) == 2 else ("", "")

    def _do(self, *actions: Action) -> None:
        for action in actions:
            self._state, _ = step(self._state, action)
            self._actions.append(action)

    # -------------------------------------------------------------- movers

    def _world(self, move: str) -> None:
        gone = _GONE.fullmatch(move)
        if gone is not None:
            if not isinstance(self._state, Finished):
                self._do(Leave(SEATS[int(gone[2])], timed_out=gone[1] == "TI"))
            return
        shown = move.split(".")
        if shown == [HIDDEN, HIDDEN]:
            return
        if set(_cards(shown)) != set(self._start.deal.skat):
            raise NotationError("this is not the skat that was dealt")

    def _player(self, seat: Seat, move: str) -> None:
        state = self._state
        if move == "RE":
            self._resign(seat)
            return
        if move == "SC" or move.startswith("SC."):
            self._shown = seat
            return
        if self._own:
            self._offers.clear()
        self._shown = None
        match state:
            case Bidding():
                self._bid(seat, move)
            case SkatExchange():
                self._exchange(state, seat, move)
            case _:
                self._do(Play(seat, Card.parse(move)))

    def _bid(self, seat: Seat, move: str) -> None:
        if move == "y":
            self._do(Hold(seat))
        elif move == "p":
            self._do(Pass(seat))
        elif not _VALUE.fullmatch(move):
            raise NotationError("this is neither a value nor y nor p")
        elif int(move) not in UNREACHABLE_BIDS:
            self._do(Bid(seat, int(move)))
        elif self._ahead(0)[1] == "y" and self._ahead(1)[0] == str(int(seat)) and _VALUE.fullmatch(self._ahead(1)[1]):
            self._index += 2  # held and outbid by the same speaker: nothing is lost by leaving both out
        else:
            above = next_bid(int(move))
            assert above is not None
            self._do(Bid(seat, above))

    def _exchange(self, state: SkatExchange, seat: Seat, move: str) -> None:
        if move == "s":
            self._do(PickUp(seat))
            return
        name, *codes = move.split(".")
        game = _GAME.fullmatch(name)
        if game is None:
            game_before, self._game = self._game, None
            if len(codes) != 1:
                raise NotationError("here a game is announced, or two cards are put away")
            self._do(Discard(seat, _cards([name, codes[0]])))
            if game_before is not None:
                self._do(Announce(seat, game_before))
            return
        hand = state.hand or state.stage == "skat"
        contract = self._contract(game[1], game[2], hand=hand)
        if state.stage == "skat":
            self._do(PlayHand(seat), Announce(seat, contract))
        elif state.stage == "announce":
            self._do(Announce(seat, contract))
        elif codes:
            self._do(Discard(seat, _cards(codes[:2])), Announce(seat, contract))
        else:
            self._game = contract

    def _contract(self, game: str, modifiers: str, *, hand: bool) -> Contract:
        """What the letters announce; whether it is a Hand game is told by the skat left lying."""
        contract = Contract(Game.parse(game), hand, "S" in modifiers, "Z" in modifiers, "O" in modifiers)
        return contract.normalised(self._start.rules)

    # -------------------------------------------------------------- endings

    def _resign(self, seat: Seat) -> None:
        state = self._state
        if isinstance(state, Finished):
            return
        if not isinstance(state, TrickPlay) or state.declarer is None:
            raise NotationError("nobody can resign before a game is announced, nor in Ramsch")
        declarer = state.declarer
        if seat is declarer:
            self._do(self._declarer_gives_up(state, declarer))
        elif seat not in self._offers:
            self._offers.append(seat)
            if len(self._offers) == 2:
                claimed = self._own and self._shown is declarer
                self._do(Claim(declarer) if claimed else Concede(self._offers[0], agreed_by=self._offers[1]))

    def _declarer_gives_up(self, state: TrickPlay, declarer: Seat) -> Action:
        if self._own and self._shown not in (None, declarer):
            return Claim(self._shown)
        if self._own and self._offers:
            return Concede(declarer, agreed_by=self._offers[0])
        return Concede(declarer, agreed_by=declarer.next if concession_needs(state, declarer) else None)

    def _close(self) -> None:
        """What is understood when the moves stop before the deal is over."""
        state, stated = self._state, self._stated
        outcome = stated.outcome if stated is not None else None
        if isinstance(state, TrickPlay):
            if self._own and len(self._offers) == 1:
                self._do(Concede(self._offers[0]))
            elif state.declarer is not None and is_missed(state) and outcome in ("win", "loss", None):
                self._do(ThrowIn(state.declarer))
        elif not isinstance(state, Finished) and stated is not None and outcome == "penalty":
            late, gone = stated.late, stated.gone
            if late is not None:
                self._do(Leave(late, timed_out=True))
            elif gone is not None:
                self._do(Leave(gone))


def _cards(codes: Sequence[str]) -> Cards:
    return tuple(map(Card.parse, codes))
