"""Writing records: one line each, pure ISS under official rules, with our own properties where house rules add."""

import json
from urllib.parse import quote

from skatdesk.notation.actions import format_actions
from skatdesk.notation.iss.container import BEGIN, Word, escaped
from skatdesk.notation.iss.moves import MoveError, read_moves
from skatdesk.notation.iss.record import OWN_PLACE, GameRecord, rules_at
from skatdesk.notation.iss.results import format_result, format_scores, parse_result
from skatdesk.skat.actions import Action, Announce, Bid, Claim, Concede, Discard, Hold, Leave, Pass, PickUp, Play
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, step
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import Seat
from skatdesk.skat.states import Bidding, GameStart, GameState, Pushing, Rearranging, SkatExchange, TrickPlay

_JSON_SAFE = '{}":,.'


def format_record(record: GameRecord) -> str:
    """The record as one line, without the line break.

    ``R`` and ``XS`` are derived anew from the actions. Raises ``IllegalAction`` if the
    actions are not a game of Skat under these rules.
    """
    header, start, actions = record.header, record.start, record.actions
    moves, state = _Writer(start).write(actions)
    result = format_result(state, actions)
    properties = [
        ("GM", "Skat"),
        ("PC", header.place),
        ("CO", header.comment),
        ("SE", header.series),
        ("ID", header.id),
        ("DT", header.date),
        *((f"P{seat:d}", name) for seat, name in header.names.items()),
        *((f"R{seat:d}", rating) for seat, rating in header.ratings.items()),
        *header.others,
    ]
    rules = rules_at(header.place)
    if start.rules != rules:
        properties.append(("XG", format_rules(start.rules)))
    if start.bock_factor != 1:
        properties.append(("XB", str(start.bock_factor)))
    if start.ramsch_round:
        properties.append(("XP", "1"))
    words = ["w", format_deal(start.deal), *moves]
    if not _tells(moves, record, result):
        properties.append(("XA", format_actions(actions)))
    scores = format_scores(state)
    if scores is not None:
        properties.append(("XS", scores))
    properties += [("MV", " ".join(words) + " "), ("R", result)]
    return BEGIN + "".join(f"{key}[{escaped(text)}]" for key, text in properties) + " ;)"


def format_rules(rules: RuleSet) -> str:
    """The text of ``XG``: JSON of ``RuleSet.to_dict``, with brackets, spaces and the like as in addresses (``%5B``)."""
    return quote(json.dumps(rules.to_dict(), separators=(",", ":")), safe=_JSON_SAFE)


def format_deal(deal: Deal) -> str:
    """The 32 cards as the first move of ``MV``."""
    return ".".join(card.code for cards in (*deal.hands, deal.skat) for card in cards)


def format_contract(contract: Contract, rules: RuleSet) -> str:
    """The game as declared in ``MV``: ``G``, ``CHZ``, ``NHO``; what follows from the letters is left out."""
    game = contract.game.code
    if contract.game is Game.NULL:
        return game + "H" * contract.hand + "O" * contract.ouvert
    if contract.ouvert and Contract(contract.game, ouvert=True).normalised(rules) == contract:
        return game + "O"
    implied = contract.schwarz and rules.schwarz_announced_includes_schneider_announced
    letters = (
        ("H", contract.hand),
        ("S", contract.schneider and not implied),
        ("Z", contract.schwarz),
        ("O", contract.ouvert),
    )
    return game + "".join(letter for letter, said in letters if said)


def _tells(moves: list[str], record: GameRecord, result: str) -> bool:
    """Whether the moves, read again, are the actions."""
    words = [Word(move) for move in moves]
    try:
        own = record.header.place == OWN_PLACE
        return read_moves(words, record.start, parse_result(result), own=own) == record.actions
    except MoveError:
        return False


class _Writer:
    """Folds a game and writes the moves ISS has for it.

    What ISS has no move for is left out: Kontra and what the defenders announce. A Ramsch
    and a Ramsch round are left out as a whole, a Revolution after its announcement, for
    what follows there would be no game of Skat to other readers.
    """

    def __init__(self, start: GameStart) -> None:
        self._start = start
        self._moves: list[str] = []
        self._silent = start.ramsch_round
        self._put: list[str] = []

    def write(self, actions: tuple[Action, ...]) -> tuple[list[str], GameState]:
        """The words of the moves after the deal, and the end of the game; raises ``IllegalAction``."""
        state = begin(self._start)
        for action in actions:
            after, _ = step(state, action)
            if not self._silent:
                self._moves += self._words(state, action)
            if isinstance(after, Pushing | Rearranging) or (isinstance(after, TrickPlay) and after.declarer is None):
                self._silent = True
            state = after
        return self._moves + self._unannounced(), state

    def _words(self, state: GameState, action: Action) -> list[str]:
        seat = f"{action.seat:d}"
        match action:
            case Play(card=card):
                return [seat, card.code]
            case Bid(value=value):
                return [seat, str(value)]
            case Hold():
                return [seat, "y"]
            case Pass() if isinstance(state, Bidding):
                return [seat, "p"]
            case PickUp():
                return [seat, "s", "w", ".".join(card.code for card in self._start.deal.skat)]
            case Discard(cards=cards):
                self._put = [seat, ".".join(card.code for card in cards)]
                return []
            case Announce(contract=contract) if isinstance(state, SkatExchange):
                return [seat, self._declaration(contract)]
            case Leave(timed_out=timed_out):
                return [*self._unannounced(), "w", f"{'TI' if timed_out else 'LE'}.{seat}"]
            case Concede(agreed_by=agreed_by) if isinstance(state, TrickPlay):
                return _resignation(action.seat, agreed_by, state.declarer)
            case Claim() if isinstance(state, TrickPlay) and state.declarer is not None:
                others = state.declarer.others if action.seat is state.declarer else (state.declarer,)
                return [seat, "SC", *(word for other in others for word in (f"{other:d}", "RE"))]
        return []

    def _declaration(self, contract: Contract) -> str:
        return ".".join((format_contract(contract, self._start.rules), *self._unannounced()[1:]))

    def _unannounced(self) -> list[str]:
        """Who put which cards away, if that has not been written yet."""
        put, self._put = self._put, []
        return put


def _resignation(seat: Seat, agreed_by: Seat | None, declarer: Seat | None) -> list[str]:
    """Who gives up, and who agreed: before the declarer's own ``RE``, after a defender's."""
    own = [f"{seat:d}", "RE"]
    if agreed_by is None:
        return own
    agreed = [f"{agreed_by:d}", "RE"]
    return agreed + own if seat is declarer else own + agreed
