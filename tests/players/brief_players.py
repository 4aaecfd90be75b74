"""The players of the roster, with hardly any worlds to look into: they decide by the same code, only faster."""

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from skatdesk.players import levels, roster
from skatdesk.players.player import Player

if TYPE_CHECKING:
    from skatdesk.players.expert.searching import Effort
    from skatdesk.players.expert.searching_player import Temper

_measures = levels._measures


def brief(name: str) -> Player:
    """A player of this name who looks briefly; those who do not search are as they are."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(levels, "_measures", _brief_measures)
        return roster.make(name)


def _brief_measures(level: str) -> "tuple[Effort, Temper]":
    effort, temper = _measures(level)
    return (
        replace(
            effort,
            playouts=min(effort.playouts, 4),
            open_worlds=min(effort.open_worlds, 1),
            read=min(effort.read, 12),
            exact=min(effort.exact, 4),
        ),
        replace(temper, worlds=min(temper.worlds, 3)),
    )
