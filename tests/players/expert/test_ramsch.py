"""Ramsch among searching players: they foresee each other, and the middle level does not lose to the maxims."""

import random
from dataclasses import replace

import numpy as np

from skatdesk.players.expert.habits import CALCULATING, SIZE
from skatdesk.players.expert.kinds import RAMSCH
from skatdesk.players.expert.knowledge import knowledge
from skatdesk.players.player import Player
from skatdesk.players.referee import play_deal
from skatdesk.players.roster import make
from skatdesk.players.training.games import play_games, starts_of, table_of
from skatdesk.players.training.habits_fit import go_through
from skatdesk.scoring.entries import entry_of
from skatdesk.scoring.systems import changes
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import profile
from skatdesk.skat.seats import SEATS, TABLE_OF_THREE, BySeat
from skatdesk.skat.states import GameStart

RULES = replace(profile("home"), grand_hand_before_ramsch_round=False)


def test_habits_foretell_the_cards_of_those_who_search() -> None:
    """The net of other games foretells them worse than whoever guesses."""
    player = make("tournament")
    starts = starts_of(RULES, 5, 8, ramsch_rounds=True)
    rows = table_of(play_games(starts, BySeat(player, player, player), 5))
    every, in_order = np.ones((len(rows), 3), np.bool_), np.arange(len(rows), dtype=np.int64)
    habits = knowledge().habits_in(RAMSCH)[CALCULATING].copy()
    decisions, loss, hits, guessed = go_through(rows, every, in_order, habits, np.zeros(SIZE, np.float32), 0.0)

    assert decisions > 100
    assert loss < 0.75 * guessed
    assert hits > 0.6 * decisions


def test_a_club_player_keeps_up_with_who_plays_by_rule() -> None:
    """Forty deals in all six seatings, list score a game: with habits of other games he was 26 behind."""
    club, by_rule = make("club"), make("rules")
    ahead = [_ahead(club, by_rule, number) for number in range(40)]

    assert sum(ahead) / len(ahead) > -12.0


def _ahead(one: Player, other: Player, number: int) -> float:
    """By how much one is ahead of the other on average over the six seatings of a deal with both at the table."""
    start = GameStart(Deal.shuffled(random.Random(f"ramsch:{number}")), RULES, ramsch_round=True)
    ahead = 0.0
    for seating in range(1, 7):
        his = [seat for seat in SEATS if seating >> seat & 1]
        _, end = play_deal(start, BySeat(*(one if seat in his else other for seat in SEATS)), number)
        scores = changes("classic", entry_of(end.result, TABLE_OF_THREE))
        of_his = sum(scores[seat] for seat in his)
        ahead += of_his / len(his) - (sum(scores) - of_his) / (3 - len(his))
    return ahead / 6
