"""Trying cards in worlds."""

from dataclasses import replace
from itertools import count
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

from skatdesk.players.expert import searching
from skatdesk.players.expert.course import GONE
from skatdesk.players.expert.knowledge import knowledge
from skatdesk.players.expert.reading import Lies
from skatdesk.players.expert.searching import CardSearch, Effort, Judged, Tried, best_of, different
from skatdesk.players.expert.shapes import Figures
from skatdesk.players.expert.situation import Situation
from skatdesk.players.expert.stakes import utility_of
from skatdesk.players.expert.worlds import Worlds
from skatdesk.players.solver.compiled import Words
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ordering import EFFECTIVE_SUIT, POWER
from skatdesk.skat.ruleset import ISKO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.view import SeatView, view_of
from tests.players.expert.test_situation import RULES, plays
from tests.players.seats_at_play import at_play, plays_in, sorted_cards

LEADING = at_play("C", FOREHAND, "CJ SJ CA CK C9 C8 SA ST HA D9", put_away="H7 H8")
BRIEF = Effort(playouts=20, open_worlds=4, read=60)
NONE: Worlds = np.zeros((0, 4), np.int64)


@pytest.fixture(scope="module")
def search() -> CardSearch:
    return CardSearch(knowledge())


def judged(search: CardSearch, view: SeatView, effort: Effort, seconds: float = 100.0, seed: int = 1) -> Judged:
    situation = Situation(view)
    cards = situation.words_of(tuple(action.card for action in plays_in(view)))
    return search.judge(situation, different(situation, cards), effort, seconds, seed)


def left(view: SeatView, text: str) -> str:
    """The cards that are tried of these."""
    situation = Situation(view)
    kept = different(situation, situation.words_of(parse_cards(text)))
    return " ".join(sorted(situation.card(int(bit)).code for bit in kept))


def test_cards_that_are_as_good_as_another_are_tried_once() -> None:
    view = at_play("C", FOREHAND, "CJ SJ DJ CA CT C8 C7 S9 S7 HK")

    assert left(view, "CJ SJ DJ") == "DJ SJ"
    assert left(view, "CA CT") == "CA CT", "of other card points"
    assert left(view, "C8 C7 S9 S7 HK") == "C7 HK S7 S9"


def test_cards_become_equal_when_those_between_are_gone() -> None:
    view = at_play(
        "C", FOREHAND, "CA CT C8 C7 S9 S7 HK HQ HA", played=("SA S8 ST",), declarer=FOREHAND, leader=FOREHAND
    )  # fmt: skip

    assert left(view, "S9 S7") == "S7"


def test_cards_on_the_table_still_lie_between() -> None:
    view = at_play("G", MIDDLEHAND, "CJ SJ CA CK C9 C8 S9 S7 HA D9", declarer=MIDDLEHAND, trick="S8")

    assert left(view, "S9 S7") == "S7 S9"


def test_cards_that_lie_open_lie_between_as_well() -> None:
    hand = "H9 HQ HA C7 C8 C9 CT S7 S8 S9"
    view = at_play("N", FOREHAND, hand, declarer=MIDDLEHAND, open_hand="HT HJ HK CJ SJ D7 D8 D9 DT DJ")

    assert left(view, "H9 HQ HA") == "H9 HA HQ", "the declarer's"

    contract = Contract(Game.NULL, hand=True, ouvert=True, revolution=True)
    partners = replace(view, contract=contract, partner_hand=sorted_cards("CQ CK CA H7 H8 ST SQ SK SA DQ"))
    assert left(partners, "H9 HQ HA C7 C8 C9 CT") == "C7 H9 HA HQ", "and in a Revolution the partner's"
    assert left(partners, "C7 C8 C9 CT S7 S8 S9") == "C7 S7"


@pytest.mark.parametrize("rules", [ISKO, RULES["revolution"]], ids=["ISkO", "revolution"])
def test_equal_cards_win_and_lose_against_the_same_others(rules: RuleSet) -> None:
    """For random situations: what is left out takes the same cards of others, wherever they lie, as what is kept."""
    for state, _ in plays(rules, 15, 0.3):
        view = view_of(state, state.turn)
        situation = Situation(view)
        legal = tuple(action.card for action in plays_in(view))
        kept = {situation.card(int(bit)) for bit in different(situation, situation.words_of(legal))}
        power, suits = POWER[state.game], EFFECTIVE_SUIT[state.game]
        unseen = [situation.card(bit) for bit in range(32) if situation.unseen >> bit & 1]
        others = {*unseen, *state.trick.cards, *(card for seat in situation.seat.others for card in state.hands[seat])}
        for card in set(legal) - kept:
            mine = [other for other in others if suits[other] == suits[card]]
            twins = [
                twin
                for twin in kept
                if suits[twin] == suits[card]
                and all((power[other] > power[card]) == (power[other] > power[twin]) for other in mine)
                and (state.game is Game.NULL or twin.points == card.points)
            ]
            assert twins, card


@pytest.mark.parametrize(
    ("game", "trick", "best"),
    [("C", "S8 CJ", "S7"), ("C", "S8 S9", "SA"), ("C", "", "SA"), ("N", "S8 SK", "SA")],
    ids=["lost to the declarer", "taken", "led", "a Null"],
)
def test_no_ace_is_thrown_on_a_lost_trick_where_a_low_card_is_as_good(game: str, trick: str, best: str) -> None:
    hand = "SA ST S7 HA HK H8 H7 D9 D8 D7"
    situation = Situation(at_play(game, REARHAND if trick else FOREHAND, hand, declarer=MIDDLEHAND, trick=trick))
    candidates = np.concatenate([situation.words_of(parse_cards(code)) for code in ("SA", "ST", "S7")])

    assert situation.card(best_of(situation, candidates, np.zeros(3))).code == best
    assert situation.card(best_of(situation, candidates, np.array([0.0, 0.1, 0.0]))).code == "ST", "not as good"


@pytest.mark.parametrize("effort", [BRIEF, replace(BRIEF, read=0), replace(BRIEF, open_worlds=0)])
def test_judgement_depends_on_view_and_seed_alone(search: CardSearch, effort: Effort) -> None:
    first = judged(search, LEADING, effort)
    judged(search, LEADING, effort, seed=2)

    assert judged(search, LEADING, effort) == first == judged(CardSearch(knowledge()), LEADING, effort)
    assert first.worlds == 20


def test_time_is_kept_between_two_worlds(search: CardSearch, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that has gone on 400 s whenever it is looked at, 1800 s are over after the second world.

    The first look is at the start, two belong to the reading, the fourth tells the kernel what is left.
    """
    clock = count(0, 400)
    monkeypatch.setattr(searching, "time", SimpleNamespace(perf_counter=lambda: float(next(clock))))

    situation = Situation(LEADING)
    cards = situation.words_of(tuple(action.card for action in plays_in(LEADING)))
    effort = replace(BRIEF, playouts=150)

    assert search.try_out(situation, cards, effort, utility_of(LEADING), 1800.0, 1).worlds == 2


def test_time_is_kept_between_two_readings(search: CardSearch, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the same clock half of 1900 s is over after 1,000 of 4,000 worlds are read: they have to suffice."""
    clock, read = count(0, 400), list[int]()
    monkeypatch.setattr(searching, "time", SimpleNamespace(perf_counter=lambda: float(next(clock))))
    monkeypatch.setattr(searching, "read_worlds", lambda worlds, *_rest: read.append(len(worlds)))

    situation = Situation(LEADING)
    effort = Effort(playouts=2000, open_worlds=240, read=4000)
    monkeypatch.setattr(Lies, "as_good_as", lambda _self: 1.0)

    assert search.try_out(situation, np.arange(3), effort, utility_of(LEADING), 1900.0, 1).worlds == 1
    assert read == [500, 500]


def test_second_look_leaves_out_what_is_worse_beyond_doubt() -> None:
    """Of three cards the second loses in every world, the third in one of forty."""
    rolled, looked = np.zeros((40, 3)), np.zeros((10, 3))
    rolled[:, 1], looked[:, 1], rolled[7, 2] = -100.0, -100.0, -100.0
    tried = Tried(rolled, looked, NONE)

    assert tried.worth().tolist() == [0.0, -100.0, -1.25]
    assert tried.doubtful().tolist() == [True, False, True]
    assert tried.worlds == 40


def test_few_worlds_that_agree_are_no_proof() -> None:
    rolled = np.zeros((3, 2))
    rolled[:, 1] = -20.0

    assert Tried(rolled, np.zeros((0, 2)), NONE).doubtful().all()
    assert Tried(np.zeros((0, 2)), np.zeros((0, 2)), NONE).doubtful().all()


def test_last_look_finds_what_the_whole_effort_would_have_found(search: CardSearch) -> None:
    """What an earlier look leaves out was not the best card; where one card is left, the game is quicker."""
    effort, agree, number = Effort(playouts=400, open_worlds=24), 0, 0
    for state, _ in plays(ISKO, 14, 0.3):
        situation = Situation(view_of(state, state.turn))
        cards = different(situation, situation.words_of(tuple(action.card for action in plays_in(situation.view))))
        if len(cards) < 2:
            continue
        worth = search.try_out(situation, cards, effort, utility_of(situation.view), 100.0, 2).worth()
        found = search.judge(situation, cards, effort, 100.0, 1)
        number += 1
        agree += worth[cards.tolist().index(found.card)] > worth.max() - 3.0
    assert agree >= 0.9 * number > 6


def test_each_look_is_closer_than_the_one_before(search: CardSearch, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred worlds at first, all of them at last; what is not in doubt is not looked at again."""
    looks: list[tuple[int, int, int]] = []
    doubts = iter(([True, True, False], [True, True]))

    def tried(_self: CardSearch, _situation: Situation, cards: Words, look: Effort, *_rest: object) -> Tried:
        looks.append((look.playouts, look.open_worlds, len(cards)))
        return Tried(np.zeros((look.playouts, len(cards))), np.zeros((0, len(cards))), NONE)

    monkeypatch.setattr(CardSearch, "_tried", tried)
    monkeypatch.setattr(Tried, "doubtful", lambda _self: np.array(next(doubts, [True, False])))

    found = search.judge(Situation(LEADING), np.arange(3), Effort(2000, 240), 1.0, 1)

    assert looks == [(125, 15, 3), (500, 60, 2), (2000, 240, 2)]
    assert found.worlds == 2000
    looks.clear()
    search.judge(Situation(LEADING), np.arange(2), Effort(399, 60), 1.0, 1)
    assert looks == [(399, 60, 2)]


def test_last_look_that_ends_early_decides_nothing(search: CardSearch, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer worlds than the look before had would know less."""
    rows = iter((500, 20))

    def tried(_self: CardSearch, *_rest: object) -> Tried:
        worlds = next(rows)
        return Tried(np.eye(2)[[0 if worlds == 500 else 1]].repeat(worlds, axis=0), np.zeros((0, 2)), NONE)

    monkeypatch.setattr(CardSearch, "_tried", tried)
    monkeypatch.setattr(Tried, "doubtful", lambda _self: np.array([True, True]))

    found = search.judge(Situation(LEADING), np.array([3, 5]), Effort(400, 60), 1.0, 1)

    assert (found.card, found.worlds) == (3, 500)


def test_without_any_time_a_legal_card_is_played(search: CardSearch) -> None:
    for state, _ in plays(ISKO, 8, 0.2):
        view = view_of(state, state.turn)
        situation = Situation(view)
        legal = tuple(action.card for action in plays_in(view))

        found = judged(search, view, replace(BRIEF, playouts=200, open_worlds=200), seconds=0.0)

        assert situation.card(found.card) in legal
        assert found.worlds <= 1


def test_as_many_ends_are_foreseen_as_there_are_play_outs(search: CardSearch) -> None:
    found, drawn = search.foresee(Situation(LEADING), BRIEF, 100.0, 1)

    assert len(found) == len(drawn) == BRIEF.playouts
    assert found.min() >= 0
    assert found.max() <= 120
    assert (search.foresee(Situation(LEADING), BRIEF, 100.0, 1)[0] == found).all()
    assert len(search.foresee(Situation(LEADING), BRIEF, 0.0, 1)[0]) <= 1


def test_no_more_is_read_than_needed(search: CardSearch, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where all worlds are as likely, the first 500 suffice; where one is certain, all are read."""
    read: list[int] = []

    def all_alike(worlds: Worlds, *_rest: object) -> None:
        read.append(len(worlds))

    def one_certain(worlds: Worlds, *rest: Figures) -> None:
        read.append(len(worlds))
        rest[-2][1:] = -50.0

    monkeypatch.setattr(searching, "read_worlds", all_alike)
    judged(search, LEADING, Effort(playouts=4, open_worlds=0, read=1200))
    monkeypatch.setattr(searching, "read_worlds", one_certain)
    judged(search, LEADING, Effort(playouts=4, open_worlds=0, read=1200))

    assert read == [500, 500, 500, 200]


def test_forgotten_cards_may_be_reckoned_with_again(search: CardSearch) -> None:
    chance = Random(1)
    for state, _ in plays(ISKO, 10, 0.2):
        view = view_of(state, state.turn)
        situation = Situation(view)
        gone = [card for trick in view.tricks for seat, card in trick.plays() if seat is not view.seat]
        unnoticed = situation.word(tuple(card for card in gone if chance.random() < 0.7))
        legal = situation.words_of(tuple(action.card for action in plays_in(view)))

        found = search.judge(situation, legal, BRIEF, 100.0, 1, unnoticed)

        assert found.card in legal
        assert found.worlds > 0


def test_forgotten_cards_never_lead_off_the_scale(search: CardSearch) -> None:
    """A card that is thought to be out again may count twice; no outcome is worth more than all points."""
    for state, _ in plays(ISKO, 25, 0.4):
        situation = Situation(view_of(state, state.turn))
        cards = situation.words_of(tuple(action.card for action in plays_in(situation.view)))
        forgotten = int(situation.course[GONE])
        utility = utility_of(situation.view)
        found = search.try_out(situation, different(situation, cards), BRIEF, utility, 100.0, 1, forgotten)
        assert all(utility.min() - 1e-6 <= worth <= utility.max() + 1e-6 for worth in found.worth())
