"""One game between three sitters: who errs is replaced, and the game goes on."""

from collections.abc import Callable

from skatdesk.match.faults import FaultError, FaultKind
from skatdesk.match.records import Fault, MatchGame
from skatdesk.match.sitter import ComputerSitter, Sitter
from skatdesk.notation.actions import format_action, format_actions, format_contract
from skatdesk.players.substitute import Substitute
from skatdesk.scoring.entries import entry_of
from skatdesk.scoring.systems import changes
from skatdesk.skat.actions import Action, Pass, Rearrange
from skatdesk.skat.errors import SkatError
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.results import Played, RamschPlayed
from skatdesk.skat.seats import SEATS, TABLE_OF_THREE, BySeat
from skatdesk.skat.states import Finished, GameStart, GameState, SkatExchange

_DETAIL = 200
"""Characters kept of what a fault was: enough to find it, and a match of faults stays a small file."""


class Referee:
    """Leads one game and writes down what happens; ``clock`` counts seconds."""

    def __init__(self, start: GameStart, sitters: BySeat[Sitter], clock: Callable[[], float]) -> None:
        self._start = start
        self._sitters = sitters
        self._substitute = ComputerSitter(Substitute(), 0.0)
        self._clock = clock
        self._milliseconds: BySeat[list[float]] = BySeat([], [], [])
        self._faults: list[Fault] = []

    def play(self, game: str, seeds: BySeat[int], seats: BySeat[int]) -> MatchGame:
        """Plays the game to its end; ``seats`` are the players' numbers for the record."""
        for seat, sitter in self._sitters.items():
            sitter.begin(self._start, seat, game, seeds[seat])
        state = begin(self._start)
        actions: list[Action] = []
        while not isinstance(state, Finished):
            for action in self._answer(state):
                state, events = step(state, action)
                actions.append(action)
                for event in events:
                    for sitter in self._sitters:
                        sitter.told(event, state)
        return self._record(state, actions, seats)

    def _answer(self, state: GameState) -> tuple[Action, ...]:
        """What the player whose turn it is does, or what is done for him."""
        options, seat = legal_actions(state), state.turn
        assert seat is not None
        if len(options) == 1 and isinstance(options[0], Pass):
            return options  # at 264 the bidding has no next value to ask for
        began = self._clock()
        try:
            answer = self._sitters[seat].ask(state)
            _check(state, answer)
        except FaultError as fault:
            self._faults.append(Fault(int(seat), fault.kind.value, str(fault)[:_DETAIL]))
            answer = self._substitute.ask(state)
        self._milliseconds[seat].append(round((self._clock() - began) * 1000, 3))
        return answer

    def _record(self, end: Finished, actions: list[Action], seats: BySeat[int]) -> MatchGame:
        result = end.result
        game = result.valuation if isinstance(result, Played) else None
        contract = "R" if isinstance(result, RamschPlayed) else ""
        return MatchGame(
            seats=tuple(seats),
            scores=changes("seeger", entry_of(result, TABLE_OF_THREE)),
            declarer=int(result.declarer) if isinstance(result, Played) else None,
            contract=format_contract(game.contract) if game is not None else contract,
            bid=end.auction.bid,
            points=result.points if isinstance(result, Played) else 0,
            won=game is not None and game.won,
            value=game.score if game is not None else 0,
            overbid=game is not None and game.overbid,
            milliseconds=tuple(tuple(self._milliseconds[seat]) for seat in SEATS),
            faults=tuple(self._faults),
            actions=format_actions(actions),
        )


def _check(state: GameState, answer: tuple[Action, ...]) -> None:
    """Raises ``FaultError`` unless the answer is legal and answers the whole question."""
    for action in answer:
        # what is allowed out of turn, conceding and claiming, has no place in a match
        if action not in legal_actions(state) and not isinstance(action, Rearrange):
            raise FaultError(FaultKind.ILLEGAL, f"{format_action(action)}: {_reason(state, action)}")
        try:
            state, _ = step(state, action)
        except SkatError as error:
            raise FaultError(FaultKind.ILLEGAL, f"{format_action(action)}: {error}") from error
    if not answer or (isinstance(state, SkatExchange) and state.stage == "announce" and not state.hand):
        raise FaultError(FaultKind.ILLEGAL, "the game was not named")


def _reason(state: GameState, action: Action) -> str:
    """Why the action is not allowed."""
    try:
        step(state, action)
    except SkatError as error:
        return str(error)
    return "not in a match"
