"""Players by name."""

import pytest

from skatdesk.players import roster
from skatdesk.players.random_player import RandomPlayer
from skatdesk.players.rules_player import RulesPlayer


def test_players_are_made_by_name() -> None:
    assert isinstance(roster.make("rules"), RulesPlayer)
    assert isinstance(roster.make("random"), RandomPlayer)


def test_every_name_of_the_roster_can_be_made() -> None:
    assert roster.PLAYERS == ("rules", "random")
    for name in roster.PLAYERS:
        roster.make(name)


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"no player 'kermit'; there are rules, random"):
        roster.make("kermit")
