"""Games, announcements, and which combinations a rule set allows (rules.md §4)."""

from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cache
from itertools import product

from skatdesk.skat.cards import Suit
from skatdesk.skat.errors import NotationError
from skatdesk.skat.ruleset import RuleSet


class Game(IntEnum):
    """What is played; the four suit games have the numbers of their suits."""

    CLUBS = 0
    SPADES = 1
    HEARTS = 2
    DIAMONDS = 3
    GRAND = 4
    NULL = 5
    RAMSCH = 6

    @property
    def code(self) -> str:
        """``C S H D``, ``G`` Grand, ``N`` Null, ``R`` Ramsch."""
        return "CSHDGNR"[self]

    @property
    def base(self) -> int:
        """Base value: clubs 12, spades 11, hearts 10, diamonds 9, Grand 24, else 0."""
        return (12, 11, 10, 9, 24, 0, 0)[self]

    @property
    def trump_suit(self) -> Suit | None:
        """The trump suit of a suit game."""
        return Suit(self) if self < 4 else None

    @staticmethod
    def parse(code: str) -> "Game":
        """The game with this code; raises ``NotationError``."""
        if len(code) == 1 and code in "CSHDGNR":
            return Game("CSHDGNR".index(code))
        raise NotationError(f"{code!r} is not a game (C S H D G N R)")


SUIT_GAMES = (Game.CLUBS, Game.SPADES, Game.HEARTS, Game.DIAMONDS)
DECLARABLE = (*SUIT_GAMES, Game.GRAND, Game.NULL)
"""Every game a declarer can announce."""


@dataclass(frozen=True, slots=True)
class Contract:
    """A game and what was announced with it.

    ``schneider`` and ``schwarz`` mean *announced*. ``spitze``: the last trick with the
    lowest trump; ``revolution``: Null ouvert against rearranged hands (rules.md §12.5).
    """

    game: Game
    hand: bool = False
    schneider: bool = False
    schwarz: bool = False
    ouvert: bool = False
    spitze: bool = False
    revolution: bool = False

    def normalised(self, rules: RuleSet) -> "Contract":
        """With everything the announcements imply: ouvert ⇒ Schwarz ⇒ Schneider ⇒ Hand (ISkO 5.2.5-6)."""
        if self.game is Game.NULL:
            if self.revolution:
                return replace(self, hand=True, ouvert=True)
            return self
        schwarz = self.schwarz or (self.ouvert and rules.ouvert_requires_schwarz_announced)
        schneider = self.schneider or (schwarz and rules.schwarz_announced_includes_schneider_announced)
        announced = schneider or schwarz or self.ouvert
        hand = self.hand or (announced and rules.announcements_require_hand)
        return replace(self, hand=hand, schneider=schneider, schwarz=schwarz)


NULL_VALUES = {(False, False): 23, (True, False): 35, (False, True): 46, (True, True): 59}
"""Fixed values of Null by (Hand, ouvert)."""

REVOLUTION_VALUE = 92


def null_value(contract: Contract) -> int:
    """Game value of a Null contract: 23, Hand 35, ouvert 46, ouvert Hand 59, Revolution 92."""
    return REVOLUTION_VALUE if contract.revolution else NULL_VALUES[contract.hand, contract.ouvert]


@cache
def contracts(rules: RuleSet, hand: bool) -> tuple[Contract, ...]:
    """All contracts the rule set knows, with the skat taken or as a Hand game."""
    found = []
    for game in (*SUIT_GAMES, Game.GRAND):
        for schneider, schwarz, ouvert, spitze in product((False, True), repeat=4):
            contract = Contract(game, hand, schneider, schwarz, ouvert, spitze and rules.spitze > 0)
            if contract.normalised(rules) == contract and contract not in found:
                found.append(contract)
    found.append(Contract(Game.NULL, hand))
    found.append(Contract(Game.NULL, hand, ouvert=True))
    if hand and rules.revolution:
        found.append(Contract(Game.NULL, hand, ouvert=True, revolution=True))
    return tuple(found)


@cache
def contracts_at(rules: RuleSet, hand: bool, bid: int) -> tuple[Contract, ...]:
    """The contracts allowed at this bid: no Null worth less than the bid (rules.md §4.6)."""
    return tuple(
        contract
        for contract in contracts(rules, hand)
        if contract.game is not Game.NULL or rules.null_below_bid != "forbid" or null_value(contract) >= bid
    )
