"""Reading the others: how likely each world is, by what was said and played."""

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest

from skatdesk.players.expert.attention import CARD_MARKS, MOST, SCENE_MARKS
from skatdesk.players.expert.course import HANDS
from skatdesk.players.expert.habits import BY_RULE, MANNERS
from skatdesk.players.expert.knowledge import knowledge
from skatdesk.players.expert.prospects import FIELDS, PROMISE, one_game
from skatdesk.players.expert.reading import DICE, READS_CONTRACT, Lies, read_worlds
from skatdesk.players.expert.shapes import Figures
from skatdesk.players.expert.situation import Situation
from skatdesk.players.expert.worlds import Worlds
from skatdesk.skat.actions import Pass
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.ruleset import HOME, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.view import SeatView
from tests.players.expert.entries import (
    announcement_by_nets,
    announcement_by_rule,
    bid_chance,
    card_set,
    liked,
    noticed,
)
from tests.players.expert.test_situation import PUSHING, dealt
from tests.players.seats_at_play import at_play

LEADING = at_play("C", FOREHAND, "CJ SJ CA CK C9 C8 SA ST HA D9", put_away="H7 H8")


def reading(view: SeatView, worlds: Worlds, *, contract: bool = True, dice: int = 0) -> tuple[Figures, Figures]:
    situation, known = Situation(view), knowledge()
    facts = situation.facts(0)
    facts[READS_CONTRACT] *= contract
    facts[DICE] = dice
    likely, by_rule = np.zeros(len(worlds)), np.zeros((len(worlds), 3))
    read_worlds(
        worlds, situation.beginning, situation.played, situation.players, facts,
        known.habits, known.bids, known.insight(situation.stakes), likely, by_rule,
    )  # fmt: skip
    return likely, by_rule


def test_declarer_reads_nothing_before_anything_was_said_or_played() -> None:
    likely, by_rule = reading(LEADING, dealt(Situation(LEADING), 50))

    assert likely == pytest.approx(likely[0])
    assert ((by_rule >= 0) & (by_rule <= 1)).all()


def test_a_world_is_as_likely_as_either_manner_would_have_played_in_it() -> None:
    own = "CJ SJ CA CK C9 C8 SA ST HA D9"
    view = at_play("C", MIDDLEHAND, own, declarer=MIDDLEHAND, put_away="H7 H8", trick="HT")
    situation = Situation(view)
    worlds = dealt(situation, 30)
    likely, by_rule = reading(view, worlds)
    said = []
    for world in worlds:
        course, led = situation.beginning.copy(), situation.played[0]
        course[HANDS : HANDS + 3] = world[:3]
        course[HANDS + FOREHAND] |= 1 << led
        cards, marks = np.zeros(MOST, np.int64), np.zeros((MOST, CARD_MARKS), np.int64)
        scene = np.zeros(SCENE_MARKS, np.int64)
        number = noticed(course, cards, scene, marks)
        chances = np.zeros((MANNERS, MOST))
        for manner, habits in enumerate(knowledge().habits[:MANNERS]):
            liked(habits, scene, marks, number, 1.0, chances[manner])
        said.append(0.93 * chances[:, cards.tolist().index(led)] + 0.07 / number)
    shares = np.array(said)

    assert likely - likely[0] == pytest.approx(np.log(shares.sum(axis=1) / shares[0].sum()))
    assert by_rule[:, FOREHAND] == pytest.approx(shares[:, BY_RULE] / shares.sum(axis=1))


def test_an_announcement_tells_in_which_manner_somebody_plays() -> None:
    view = at_play("G", REARHAND, "SJ CT CK C9 S9 S8 H9 H8 D9 D8", declarer=MIDDLEHAND, trick="CQ C8")
    situation, known = Situation(view), knowledge()
    worlds, insight = dealt(situation, 200), known.insight(situation.stakes)
    likely, by_rule = reading(view, worlds)
    unread, before = reading(view, worlds, contract=False)
    played = situation.word(parse_cards("C8"))
    for at, world in enumerate(worlds):
        ten, away = card_set(Game.GRAND, int(world[1]) | played), card_set(Game.GRAND, int(world[3]))
        rule = before[at, 1] * np.exp(announcement_by_rule(Game.GRAND, ten | away, away, 1, insight))
        other = (1 - before[at, 1]) * np.exp(announcement_by_nets(Game.GRAND, ten, away, 1, insight))

        assert likely[at] - unread[at] == pytest.approx(np.log(rule + other))
        assert by_rule[at, 1] == pytest.approx(rule / (rule + other))
        assert by_rule[at, [0, 2]].tolist() == before[at, [0, 2]].tolist()


def test_whoever_announces_grand_is_taken_to_have_jacks_and_aces() -> None:
    view = at_play("G", REARHAND, "SJ CT CK C9 S9 S8 H9 H8 D9 D8", declarer=MIDDLEHAND, trick="CQ C8")
    situation = Situation(view)
    worlds = dealt(situation, 2000)
    likely, _ = reading(view, worlds)
    weights = np.exp(likely - likely.max())
    good = situation.word(parse_cards("CJ HJ DJ CA SA HA DA"))
    number = np.array([(int(world[1]) & good).bit_count() for world in worlds])

    assert np.average(number, weights=weights) > number.mean() + 0.7


@pytest.mark.parametrize(
    "view",
    [
        at_play("G", REARHAND, "SJ CT CK C9 S9 S8 H9 H8 D9 D8", declarer=MIDDLEHAND, trick="CQ C8"),
        at_play("C", FOREHAND, "SJ CT CK S9 S8 H9 H8 D9 D8", played=("HA H7 D7",), declarer=REARHAND, leader=FOREHAND),
    ],
    ids=["nothing is known of him", "he is out of hearts"],
)
def test_a_discard_the_declarer_chooses_is_as_likely_as_one_that_was_dealt(view: SeatView) -> None:
    """Each pair of his cards comes up more or less often than by the deal, and counts for so much less or more."""
    situation = Situation(view)
    assert view.declarer is not None
    place, may_hold = int(view.declarer), int(situation.allowed[view.declarer])
    dealt_once = dealt(situation, 1)[0]
    cards = int(dealt_once[place] | dealt_once[3])
    worlds = []
    for pair in combinations([1 << bit for bit in range(32) if cards >> bit & 1], 2):
        if not (cards & ~sum(pair) & ~may_hold):
            worlds.append(dealt_once.copy())
            worlds[-1][place], worlds[-1][3] = cards & ~sum(pair), sum(pair)
    expected, _ = reading(view, np.array(worlds))
    table = np.array(worlds * 400)
    found, _ = reading(view, table, dice=5)
    shares = np.array([np.exp(found - expected.max())[table[:, 3] == world[3]].sum() / 400 for world in worlds])

    assert len(worlds) > 1
    assert shares == pytest.approx(np.exp(expected - expected.max()), rel=0.1, abs=0.02)
    assert (table[:, place] | table[:, 3] == cards).all()
    assert (table[:, place] & ~may_hold == 0).all()


def test_with_discards_chosen_fewer_worlds_tell_as_much() -> None:
    view = at_play("G", REARHAND, "SJ CT CK C9 S9 S8 H9 H8 D9 D8", declarer=MIDDLEHAND, trick="CQ C8")
    worlds = dealt(Situation(view), 2000)
    (dealt_so, by_rule), (chosen, _) = reading(view, worlds.copy()), reading(view, worlds, dice=5)

    assert Lies(worlds, chosen, by_rule).as_good_as() > 2 * Lies(worlds, dealt_so, by_rule).as_good_as()


def test_a_grand_hand_before_a_ramsch_tells_only_what_a_grand_would_have_promised() -> None:
    """No other game could be announced: that another one would have promised more says nothing."""
    called = at_play("G", REARHAND, "SJ CT CK C9 S9 S8 H9 H8 D9 D8", declarer=MIDDLEHAND, trick="CQ C8", hand_game=True)
    view = replace(called, ramsch_round=True)
    situation, known = Situation(view), knowledge()
    worlds, insight, row = dealt(situation, 100), known.insight(situation.stakes), np.zeros(FIELDS)
    told = reading(view, worlds)[0] - reading(view, worlds, contract=False)[0]
    promises = []
    for world in worlds:
        ten = card_set(Game.GRAND, int(world[1]) | situation.word(parse_cards("C8")))
        one_game(int(Game.GRAND), ten, 0, 1, True, 0, insight, row)
        promises.append(row[PROMISE])
    in_order = np.argsort(promises)

    assert (np.diff(told[in_order]) >= 0).all()
    assert told[in_order[-1]] > told[in_order[0]] + 1.0
    assert not (np.diff(reading(called, worlds)[0][in_order]) >= 0).all()


@pytest.mark.parametrize("hand_game", [False, True])
def test_a_game_that_does_not_reach_the_bid_is_hardly_believed(hand_game: bool) -> None:
    """A diamond game counts 27 with or without two matadors (from the hand 36), and 36 (45) with or without three."""
    own = "CJ CT CK C9 S9 S8 H9 H8 D9 D8"
    view = at_play("D", FOREHAND, own, declarer=MIDDLEHAND, hand_game=hand_game)
    higher = replace(view, auction=replace(view.auction, bid=40 if hand_game else 30))
    situation = Situation(view)
    worlds = dealt(situation, 200)
    known = worlds.copy()
    if hand_game:
        known[:, 3] = 0  # he has not seen the skat
    short = np.abs(situation.matadors_in(known)) < 3

    told = reading(higher, worlds.copy())[0] - reading(view, worlds.copy())[0]

    assert 0 < short.sum() < len(worlds)
    assert told[short] == pytest.approx(np.log(0.05))
    assert told[~short] == pytest.approx(0.0)


@pytest.mark.parametrize(("rules", "told"), [(HOME, True), (PUSHING, False)], ids=["as dealt", "pushed on"])
def test_who_passed_before_a_ramsch_has_a_hand_to_pass_with(rules: RuleSet, told: bool) -> None:
    """Where the skat goes round, the hands of the bidding are not those of the play."""
    dealt_out = at_play("R", FOREHAND, "CJ CT CK C9 S9 S8 H9 H8 D9 D8", declarer=None, rules=rules)
    passes = Pass(MIDDLEHAND), Pass(REARHAND), Pass(FOREHAND)
    passed = replace(dealt_out, auction=replace(dealt_out.auction, calls=passes))
    worlds = dealt(Situation(dealt_out), 50)
    chances = [
        [bid_chance(card_set(Game.GRAND, world[seat]), seat, 0, 18, knowledge().bids) for seat in (1, 2)]
        for world in worlds
    ]

    more = reading(passed, worlds.copy())[0] - reading(dealt_out, worlds.copy())[0]

    assert more == pytest.approx(np.log(0.85 * np.array(chances) + 0.15).sum(axis=1) if told else 0.0)
    assert np.std(chances) > 0.02
