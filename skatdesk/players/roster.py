"""Players by name."""

from collections.abc import Callable
from functools import partial

from skatdesk.players.levels import CHARACTERS, LEVELS, player_of, player_of_level
from skatdesk.players.player import Player
from skatdesk.players.random_player import RandomPlayer
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.players.solver.warming import is_warm
from skatdesk.players.understudy import Understudy

_MAKERS: dict[str, Callable[[], Player]] = {
    **{level: partial(player_of_level, level) for level in reversed(LEVELS)},
    **{character.name.lower(): partial(player_of, character) for character in CHARACTERS},
    "rules": RulesPlayer,
    "random": RandomPlayer,
}

PLAYERS: tuple[str, ...] = tuple(_MAKERS)
"""The names ``make`` knows: the levels, the best first, the named opponents, and two that do not search."""


_PLAIN = frozenset({"rules", "random"})
"""Players who need no kernel."""


def make(name: str) -> Player:
    """A new player of this name; raises ``ValueError`` that lists the names there are."""
    if name not in _MAKERS:
        raise ValueError(f"no player {name!r}; there are {', '.join(PLAYERS)}")
    return _MAKERS[name]()


def searches(name: str) -> bool:
    """Whether this player needs the compiled kernel."""
    return name in _MAKERS and name not in _PLAIN


def seated(name: str, ready: Callable[[], bool] = is_warm) -> Player:
    """The same for a table that must not wait: until the kernel is ready, a rule-based player plays instead."""
    return Understudy(_MAKERS[name], ready) if searches(name) else make(name)
