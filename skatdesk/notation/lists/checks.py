"""Whether the statements about one game go together: the arithmetic of rules.md §7-§8, in terms of ``Valuation``."""

from collections.abc import Iterator
from typing import NamedTuple

from skatdesk.notation.lists.errors import Fault
from skatdesk.scoring.entries import DeclaredGame, Entry, PassedInGame, RamschGame
from skatdesk.skat.auction import BIDS, next_bid
from skatdesk.skat.cards import DECK_POINTS, SKAT_AT_MOST
from skatdesk.skat.contracts import Game, null_value
from skatdesk.skat.ordering import trumps
from skatdesk.skat.seats import Seating
from skatdesk.skat.valuation import Level, Valuation

GRAND_OUVERT_BASES = (24, 36)
"""Base values a Grand ouvert may have, by rule set."""

MOST_VALUE = 500
"""More no game is worth: a Grand ouvert with four and everything else has 13 steps of 36."""

_ONCE = (Level.SCHNEIDER, Level.SCHWARZ, Level.DEFENCE_SCHNEIDER, Level.DEFENCE_SCHWARZ)

MOST_ENTRIES = 10_000
"""More games no list has; a file with more is not read."""


class Conflict(NamedTuple):
    """The field (as ``entry_fields`` names it) that does not fit the others, and what would."""

    field: str
    expected: str
    fault: Fault = Fault.CONFLICT


def first_conflict(entry: Entry) -> Conflict | None:
    """The first thing that cannot be true together with the rest; None if all goes together.

    What depends on the rule set (whether a contract is allowed, how an overbid is
    charged) is not asked: the list says what the table has agreed to.
    """
    match entry.outcome:
        case DeclaredGame() as game:
            return next(_game_conflicts(game), None)
        case RamschGame() as ramsch:
            return next(_ramsch_conflicts(ramsch, entry.seating), None)
        case PassedInGame():
            return None


def _game_conflicts(game: DeclaredGame) -> Iterator[Conflict]:
    valuation = game.valuation
    if valuation.bid not in (0, *BIDS):  # 0 is unknown
        yield Conflict("bid", str(next_bid(valuation.bid) or BIDS[-1]))
    if game.points is not None and not 0 <= game.points <= DECK_POINTS:
        yield Conflict("points", f"0 … {DECK_POINTS}")
    if game.tricks is not None and not 0 <= game.tricks <= 10:
        yield Conflict("tricks", "0 … 10")
    if game.contract.game is Game.NULL:
        yield from _null_conflicts(valuation)
    else:
        yield from _trump_game_conflicts(valuation)
    if valuation.overbid and valuation.won:
        yield Conflict("won", "false")
    if not valuation.overbid and valuation.value != valuation.worth:
        yield Conflict("value", str(valuation.worth))
    if valuation.value > MOST_VALUE:
        yield Conflict("value", f"≤ {MOST_VALUE}")
    score = (valuation.value if valuation.won else -valuation.loss_factor * valuation.value) * valuation.factor
    if valuation.score != score:
        yield Conflict("score", str(score))
    if valuation.score == 0:
        yield Conflict("score", "≠ 0")


def _null_conflicts(valuation: Valuation) -> Iterator[Conflict]:
    contract = valuation.contract
    if contract.schneider or contract.schwarz or contract.spitze:
        yield Conflict("said", "hand, ouvert")
    for key in ("base", "matadors"):
        if getattr(valuation, key):
            yield Conflict(key, "0")
    if valuation.levels:
        yield Conflict("levels", "{}")
    if valuation.worth != null_value(contract):
        yield Conflict("worth", str(null_value(contract)))


def _trump_game_conflicts(valuation: Valuation) -> Iterator[Conflict]:
    contract, levels = valuation.contract, dict(valuation.levels)
    grand = contract.game is Game.GRAND
    bases = GRAND_OUVERT_BASES if grand and contract.ouvert else (contract.game.base,)
    if valuation.base not in bases:
        yield Conflict("base", ", ".join(map(str, bases)))
    if contract.revolution:
        yield Conflict("said", "hand, schneider, schwarz, ouvert, spitze")
    most = len(trumps(contract.game))
    if not 1 <= abs(valuation.matadors) <= most:
        yield Conflict("matadors", f"±1 … ±{most}")
    expected = {
        Level.MATADORS: abs(valuation.matadors),
        Level.GAME: 1,
        Level.HAND: int(contract.hand),
        Level.SCHNEIDER_ANNOUNCED: int(contract.schneider),
        Level.SCHWARZ_ANNOUNCED: int(contract.schwarz),
        Level.OUVERT: int(contract.ouvert),
    }
    for level, steps in expected.items():
        if levels.get(level, 0) != steps:
            yield Conflict("levels", f"{level.value} {steps}")
    for level in _ONCE:
        if levels.get(level, 0) > 1:
            yield Conflict("levels", f"{level.value} 1")
    if levels.get(Level.SPITZE, 0) not in ((1, 2) if contract.spitze else (0,)):
        yield Conflict("levels", f"{Level.SPITZE.value} {int(contract.spitze)}")
    if valuation.worth != valuation.base * valuation.multiplier:
        yield Conflict("worth", str(valuation.base * valuation.multiplier))
    if valuation.overbid is not (valuation.worth < valuation.bid):
        yield Conflict("overbid", str(valuation.worth < valuation.bid).lower())


def _ramsch_conflicts(ramsch: RamschGame, seating: Seating) -> Iterator[Conflict]:
    if min(ramsch.points) < 0 or not _come_to_the_deck(ramsch, seating):
        yield Conflict("ramsch", f"Σ {DECK_POINTS}")
    if not 0 <= ramsch.pushes <= 3:
        yield Conflict("pushes", "0 … 3")
    watcher = seating.without_cards
    if watcher is None:
        return
    for key, values in (("ramsch", ramsch.points), ("scores", ramsch.scores)):
        if values[watcher]:
            yield Conflict(key, "", Fault.SITS_OUT)
    for key, place in (("virgin", ramsch.virgin), ("march", ramsch.march)):
        if place == watcher:
            yield Conflict(key, "", Fault.SITS_OUT)


def _come_to_the_deck(ramsch: RamschGame, seating: Seating) -> bool:
    """Whether the card points of all are those of the deck.

    A skat that goes to the loser is counted for each of several, who have equally many points, and for
    nobody where all three are equal and nobody loses (rules.md §12.3).
    """
    over = sum(ramsch.points) - DECK_POINTS
    losers = [place for place in seating.places if ramsch.scores[place] < 0]
    others = len(losers) - 1
    if not over or not others:
        return not over
    equal = {ramsch.points[place] for place in losers or seating.places} == {max(ramsch.points)}
    return equal and over % others == 0 and 0 <= over // others <= SKAT_AT_MOST
