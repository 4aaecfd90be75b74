"""Players by name."""

from collections.abc import Callable

from skatdesk.players.player import Player
from skatdesk.players.random_player import RandomPlayer
from skatdesk.players.rules_player import RulesPlayer

_MAKERS: dict[str, Callable[[], Player]] = {"rules": RulesPlayer, "random": RandomPlayer}

PLAYERS: tuple[str, ...] = tuple(_MAKERS)
"""The names ``make`` knows, the best player first."""


def make(name: str) -> Player:
    """A new player of this name; raises ``ValueError`` that lists the names there are."""
    if name not in _MAKERS:
        raise ValueError(f"no player {name!r}; there are {', '.join(PLAYERS)}")
    return _MAKERS[name]()
