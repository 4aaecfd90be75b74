"""Players by name."""

import subprocess
import sys

import pytest

from skatdesk.players import roster
from skatdesk.players.levels import CHARACTERS, LEVELS, player_of_level
from skatdesk.players.random_player import RandomPlayer
from skatdesk.players.rules_player import RulesPlayer


def test_players_are_made_by_name() -> None:
    assert isinstance(roster.make("rules"), RulesPlayer)
    assert isinstance(roster.make("random"), RandomPlayer)


def test_every_name_of_the_roster_can_be_made() -> None:
    for name in roster.PLAYERS:
        roster.make(name)


def test_levels_come_first_and_the_best_of_them_first_of_all() -> None:
    assert roster.PLAYERS[: len(LEVELS)] == ("expert", "tournament", "club", "casual", "beginner")
    assert {character.name.lower() for character in CHARACTERS} < set(roster.PLAYERS)
    assert roster.PLAYERS[-2:] == ("rules", "random")


def test_characters_play_at_a_level_there_is() -> None:
    assert {character.level for character in CHARACTERS} <= set(LEVELS)
    assert len({character.name for character in CHARACTERS}) == len(CHARACTERS)


def test_characters_play_as_their_style_says() -> None:
    for character in CHARACTERS:
        match character.style:
            case "loves_grand":
                assert character.likes_grand > abs(character.caution)
            case "cautious":
                assert character.caution > max(character.likes_grand, 0)
            case "bold":
                assert -character.caution > max(character.likes_grand, 0)


def test_an_unknown_name_is_answered_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match=r"no player 'kermit'; there are expert, .*, rules, random"):
        roster.make("kermit")
    with pytest.raises(ValueError, match=r"no level 'kermit'; there are beginner, .*, expert"):
        player_of_level("kermit")


def test_naming_players_loads_neither_numba_nor_the_kernel() -> None:
    """A window that lists opponents must not wait for the compiler."""
    program = "import sys, skatdesk.players.roster, skatdesk.players.levels; sys.exit('numba' in sys.modules)"

    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
