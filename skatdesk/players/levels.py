"""The five levels, and computer opponents with a name and a style of their own.

A level is weaker in what it remembers, in how many worlds it looks into and in how well it
judges a hand; it never plays against the rules or at random. The figures of who beats whom
stand in docs/levels.md.
"""

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal

from skatdesk.players.player import Player

if TYPE_CHECKING:
    from skatdesk.players.expert.searching import Effort
    from skatdesk.players.expert.searching_player import Temper

LEVELS = ("beginner", "casual", "club", "tournament", "expert")
"""The levels, weakest first."""


Style = Literal["cautious", "bold", "loves_grand"]


@dataclass(frozen=True, slots=True)
class Character:
    """A named opponent: its level, its style, and what it does differently (list score).

    ``caution`` is what a game has to promise before this player bids for it, above or
    below what others ask for; ``likes_grand`` what it adds to a Grand for love of it.
    """

    name: str
    level: str
    style: Style
    caution: float = 0.0
    likes_grand: float = 0.0


CHARACTERS = (
    Character("Wilma", "tournament", "cautious", caution=25.0),
    Character("Karl", "tournament", "bold", caution=-30.0),
    Character("Greta", "tournament", "loves_grand", likes_grand=35.0),
    Character("Emil", "club", "cautious", caution=20.0),
    Character("Rosa", "club", "bold", caution=-20.0, likes_grand=15.0),
)
"""The opponents with a style."""


def player_of_level(level: str) -> Player:
    """A player of one of the ``LEVELS``."""
    return _player(*_measures(level))


def player_of(character: Character) -> Player:
    """A named opponent."""
    effort, temper = _measures(character.level)
    caution, likes_grand = temper.caution + character.caution, temper.likes_grand + character.likes_grand
    return _player(effort, replace(temper, caution=caution, likes_grand=likes_grand))


def _player(effort: "Effort", temper: "Temper") -> Player:
    # numba and the kernel are heavy: they are loaded when a player is made, not when a name is shown
    from skatdesk.players.expert.hand_judge import HandJudge
    from skatdesk.players.expert.knowledge import knowledge
    from skatdesk.players.expert.searching import CardSearch
    from skatdesk.players.expert.searching_player import SearchingPlayer
    from skatdesk.players.solver.warming import PLAYERS, note_ready

    note_ready(PLAYERS)
    return SearchingPlayer(HandJudge(knowledge()), CardSearch(knowledge()), effort, temper)


def _measures(level: str) -> "tuple[Effort, Temper]":
    """What a level is allowed."""
    from skatdesk.players.expert.searching import Effort
    from skatdesk.players.expert.searching_player import Temper

    match level:
        case "expert":
            effort = Effort(playouts=2000, open_worlds=240, read=4000)
            return effort, Temper(caution=-5.0, likes_grand=-18.0, worlds=1000)
        case "tournament":
            effort = Effort(playouts=24, open_worlds=3, read=96)
            return effort, Temper(caution=-10.0, misjudges=12.0, skats=3, worlds=30, notices=0.92)
        case "club":
            effort = Effort(playouts=10, open_worlds=0, read=0)
            return effort, Temper(caution=-10.0, misjudges=20.0, skats=8, worlds=0, notices=0.8)
        case "casual":
            effort = Effort(playouts=5, open_worlds=0, read=0, sharpness=0.75)
            return effort, Temper(caution=-10.0, misjudges=28.0, skats=12, worlds=0, notices=0.55)
        case "beginner":
            effort = Effort(playouts=2, open_worlds=0, read=0, sharpness=0.5)
            return effort, Temper(caution=-10.0, misjudges=45.0, skats=20, worlds=0, notices=0.2)
        case _:
            raise ValueError(f"no level {level!r}; there are {', '.join(LEVELS)}")
