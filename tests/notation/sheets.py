"""Hand-made records and random games for the tests of the notation."""

import random
from dataclasses import replace

from skatdesk.notation.iss import GameRecord, Header
from skatdesk.skat.actions import Action, Leave, Play
from skatdesk.skat.deals import Deal
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.game import begin, free_actions, legal_actions, replay, step
from skatdesk.skat.ruleset import HOME, RuleSet
from skatdesk.skat.seats import SEATS, BySeat
from skatdesk.skat.states import Finished, GameStart, GameState
from tests.helpers.legal_play import choose
from tests.helpers.one_record import read_record

DEAL = Deal.parse(
    "CJ SJ HJ DJ CA CT CK CQ C9 C8 | C7 SA ST SK SQ S9 S8 S7 HA HT | HK HQ H9 H8 H7 DA DT DK DQ D9 | D8 D7"
)
"""Forehand holds ten of the eleven trumps in clubs, all jacks among them."""

DEALT = "w " + ".".join(card.code for cards in (*DEAL.hands, DEAL.skat) for card in cards)
FOREHAND_PLAYS = "1 p 2 p 0 18"
MIDDLEHAND_PLAYS = "1 18 0 p 2 p"

SERVER = "International Skat Server"

EVERYTHING = replace(
    HOME,
    name="ev[e]ry ;) thing",
    kontra_levels=4,
    kontra_window="before_lead",
    defender_announcements=True,
    schieberamsch=True,
    spitze=2,
    revolution=True,
    bock_events=("lost_60", "passed_in"),
)
"""A rule set of one's own in which everything happens."""


def sheet(moves: str, result: str = "unknown", place: str = SERVER, more: str = "") -> str:
    """A record with these moves after the deal."""
    return f"(;GM[Skat]PC[{place}]ID[7]{more}MV[{DEALT} {moves} ]R[{result}] ;)"


def state_after(moves: str, place: str = SERVER) -> GameState:
    """Where the deal stands after these moves."""
    record = read_record(sheet(moves, place=place))
    return replay(record.start, record.actions)


def played_on(moves: str, cards: int) -> str:
    """The moves with that many more cards, each the first that is legal; fewer if the deal ends before."""
    state = state_after(moves)
    words = [moves]
    for _ in range(cards):
        if isinstance(state, Finished):
            break
        action = legal_actions(state)[0]
        assert isinstance(action, Play)
        words.append(f"{action.seat:d} {action.card}")
        state, _ = step(state, action)
    return " ".join(words)


def random_game(rules: RuleSet, generator: random.Random) -> tuple[GameStart, tuple[Action, ...]]:
    """A deal with everything that can happen in it: concessions, claims, people who leave, games not ended."""
    start = GameStart(
        Deal.shuffled(generator),
        rules,
        bock_factor=generator.choice((1, 2)) if rules.bock_events else 1,
        ramsch_round=rules.all_pass == "ramsch" and generator.random() < 0.3,
    )
    state, actions = begin(start), list[Action]()
    while not isinstance(state, Finished) and generator.random() > 0.01:
        action = choose(state, generator)
        if generator.random() < 0.02:
            action = Leave(generator.choice(SEATS), timed_out=generator.random() < 0.5)
        elif generator.random() < 0.1:
            free = [free for seat in SEATS for free in free_actions(state, seat)]
            action = generator.choice(free) if free else action
        try:
            state, _ = step(state, action)
        except IllegalAction:  # a claim that cannot be proved
            continue
        actions.append(action)
    return start, tuple(actions)


def game_record(rules: RuleSet, seed: int, place: str = "Skatdesk") -> GameRecord:
    """A random game under these rules as a record."""
    start, actions = random_game(rules, random.Random(f"{rules.name}:{seed}"))
    header = Header(place, "", "5", str(seed), "2026-01-02/03:04:05/UTC", BySeat("Ada", "Ben", "Cem"))
    return GameRecord(header, start, actions)
