"""Judging hands: what is bid, put away and announced."""

from collections.abc import Iterator
from itertools import count
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

from skatdesk.players.cardsets import cards_of, set_of
from skatdesk.players.expert import hand_judge
from skatdesk.players.expert.contracts_tried import try_contracts
from skatdesk.players.expert.hand_judge import Asked, HandJudge, best_plan
from skatdesk.players.expert.hands import CLUBS, GRAND_GAME, HEARTS, NULL_GAME, OPEN_NULL_GAME
from skatdesk.players.expert.knowledge import knowledge
from skatdesk.skat.cards import CARDS, JACKS, parse_cards
from skatdesk.skat.ruleset import ISKO
from tests.players.expert.knowing_nothing import with_chances

STRONG = set_of(parse_cards("CJ SJ HJ CA CT CK C9 SA HA D7"))
SPADE_AWAY = set_of(parse_cards("CA CK C7 SJ S9 HA HK H9 H7 DJ S8 DK"))
"""Hearts are best, and then a spade and a diamond are put away."""
POOR = set_of(parse_cards("CT CQ C8 SK SQ S9 HT HQ H8 DK"))


@pytest.fixture(scope="module")
def judge() -> HandJudge:
    return HandJudge(knowledge())


def asked(cards: int, bid: int = 18, seat: int = 0, rivals: int = 0, likes_grand: float = 0.0) -> Asked:
    return Asked(cards, seat, bid, rivals, ISKO, likes_grand)


def hands(number: int, size: int) -> Iterator[int]:
    chance = Random(size)
    for _ in range(number):
        yield set_of(chance.sample(CARDS, size))


def test_strong_hand_promises_much_and_poor_one_nothing(judge: HandJudge) -> None:
    promise, chance = judge.worth_with_skat(asked(STRONG))
    assert promise > 60
    assert chance > 0.85

    promise, chance = judge.worth_with_skat(asked(POOR))
    assert promise < 0
    assert chance < 0.6


def test_promise_falls_with_the_bid(judge: HandJudge) -> None:
    for cards in hands(15, 10):
        promises = [judge.worth_with_skat(asked(cards, bid), 7)[0] for bid in (18, 23, 24, 35, 48, 60, 120)]
        assert promises == sorted(promises, reverse=True)


def test_one_hand_may_be_asked_about_in_any_order(judge: HandJudge) -> None:
    """What was looked up for one hand is not taken for another."""
    both = [asked(STRONG), asked(POOR), asked(STRONG, seat=1), asked(STRONG, rivals=2), asked(STRONG, likes_grand=30.0)]
    alone = [HandJudge(knowledge()).worth_with_skat(one) for one in both]

    assert [judge.worth_with_skat(one) for one in both + both[::-1]] == alone + alone[::-1]


@pytest.mark.parametrize("worlds", [0, 4])
def test_discard_is_two_of_the_twelve_and_no_trump_of_the_game(judge: HandJudge, worlds: int) -> None:
    for seed, cards in enumerate(hands(25, 12)):
        plan = best_plan(judge.discards(asked(cards), worlds, 10.0, seed))

        away = cards_of(plan.put_away)
        assert len(away) == 2
        assert plan.put_away & ~cards == 0
        assert 0 <= plan.chance <= 1
        if plan.game <= GRAND_GAME:
            assert not any(card in JACKS for card in away)
            assert all(int(card.suit) != plan.game for card in away)


def test_trumps_that_were_put_away_are_judged_by_the_game_that_is_played_without_them(judge: HandJudge) -> None:
    """Not by a Null, the only game in which a jack may be put away."""
    cards, away = set_of(parse_cards("CJ SJ HA HK HQ H9 H8 SA S7 D9 D8 C9")), set_of(parse_cards("SJ HA"))
    tried = judge.discards(asked(cards, 20), 20, 10.0, 1, away)
    own = max((one.plan for one in tried if one.plan.put_away == away), key=lambda plan: plan.promise)
    best = max((one.plan for one in tried), key=lambda plan: plan.promise)

    assert own.game == best.game == HEARTS
    assert 0.1 < own.chance < 0.6 < best.chance


def test_game_that_cards_were_put_away_for_is_the_one_announced(judge: HandJudge) -> None:
    """Not one whose trumps lie in the skat, which the nets have never seen: Spades with three of them."""
    games = tuple(range(OPEN_NULL_GAME + 1))
    for twelve in (SPADE_AWAY, *hands(25, 12)):
        plan = best_plan(judge.discards(asked(twelve), 0, 10.0, 1))
        ten = asked(twelve & ~plan.put_away)
        announced = best_plan(judge.games(ten, games, plan.put_away, 0, 10.0, 1, from_hand=False))

        assert (announced.game, announced.promise) == (plan.game, plan.promise)


def test_a_game_below_its_bid_is_won_by_schneider_only() -> None:
    """With one: Clubs are worth 24, and 36 with Schneider."""
    judge = HandJudge(with_chances((0.9, 0.2, 0.99), null=0.01))
    ten, away = set_of(parse_cards("CJ HJ CA CT CK C9 SA ST HA D7")), set_of(parse_cards("H8 S7"))
    for bid, chance in ((24, 0.9), (27, 0.2), (36, 0.2), (40, 0.0)):
        clubs = best_plan(judge.games(asked(ten, bid), (CLUBS,), away, 0, 10.0, 1, from_hand=False))
        assert clubs.chance == pytest.approx(chance, abs=1e-3)


def test_null_below_the_bid_is_never_planned() -> None:
    """Even by a judge who is sure of every Null."""
    fond_of_null = HandJudge(with_chances((0.05, 0.01, 0.3), null=0.999))
    for cards in hands(10, 12):
        assert best_plan(fond_of_null.discards(asked(cards, 23), 0, 10.0, 1)).game in (NULL_GAME, OPEN_NULL_GAME)
        assert best_plan(fond_of_null.discards(asked(cards, 46), 0, 10.0, 1)).game == OPEN_NULL_GAME
        assert best_plan(fond_of_null.discards(asked(cards, 48), 0, 10.0, 1)).game < NULL_GAME


def test_only_the_games_offered_are_announced(judge: HandJudge) -> None:
    ten, away = STRONG, set_of(parse_cards("D8 D9"))
    for games in ((0,), (NULL_GAME, OPEN_NULL_GAME), (1, 2, GRAND_GAME)):
        for from_hand in (False, True):
            plan = best_plan(judge.games(
                asked(ten), games, 0 if from_hand else away, 3, 10.0, 1, from_hand=from_hand
            ))  # fmt: skip
            assert plan.game in games


def test_plans_are_the_same_for_the_same_seed(judge: HandJudge) -> None:
    others = HandJudge(knowledge())
    for cards in hands(6, 12):
        first = best_plan(judge.discards(asked(cards), 12, 10.0, 5))
        judge.discards(asked(cards), 12, 10.0, 6)

        assert (
            best_plan(judge.discards(asked(cards), 12, 10.0, 5))
            == first
            == best_plan(others.discards(asked(cards), 12, 10.0, 5))
        )


def test_play_outs_correct_what_the_nets_say() -> None:
    """Nets that know nothing call the best and the worst of hands alike; play-outs do not."""
    blank = HandJudge(with_chances((0.65, 0.01, 0.99), null=0.1))
    best = set_of(parse_cards("CJ SJ HJ DJ CA CT CK CQ SA ST HA HT"))
    worst = set_of(parse_cards("DJ C7 C8 C9 S7 S8 S9 H7 H8 H9 D7 D8"))

    assert best_plan(blank.discards(asked(best), 0, 10.0, 1)).chance == pytest.approx(0.65, abs=1e-3)
    assert best_plan(blank.discards(asked(best), 60, 10.0, 1)).chance > 0.8
    assert best_plan(blank.discards(asked(worst), 60, 10.0, 1)).chance < 0.45


def test_time_is_kept_between_two_worlds(judge: HandJudge, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that has gone on 400 s whenever it is looked at, three worlds are over in 1000 s."""
    clock, tried = count(0, 400), []
    monkeypatch.setattr(hand_judge, "time", SimpleNamespace(perf_counter=lambda: float(next(clock))))
    real = try_contracts

    def counting(*asked: object) -> bool:
        tried.append(asked)
        return real(*asked)  # type: ignore[arg-type]  # passed on as they came

    monkeypatch.setattr(hand_judge, "try_contracts", counting)
    best_plan(judge.discards(asked(set_of(parse_cards("CJ HJ CA CT C9 C8 SA SK HT H8 D9 D7"))), 300, 1000.0, 1))

    assert len(tried) == 3


def test_kept_lookups_do_not_depend_on_the_bid(judge: HandJudge) -> None:
    first = [judge.worth_with_skat(asked(STRONG, bid))[0] for bid in (18, 24, 60)]
    again = [judge.worth_with_skat(asked(STRONG, bid))[0] for bid in (60, 24, 18)]

    assert np.array(first) == pytest.approx(again[::-1])


def test_the_only_game_that_comes_into_question_is_tried_too() -> None:
    """Who asks for a hint is told what the play-outs say, not the nets alone."""
    blank = HandJudge(with_chances((0.5, 0.01, 0.99), null=0.1))
    games = (GRAND_GAME,)
    aces = asked(set_of(parse_cards("CJ SJ HJ DJ CA CT SA ST HA DA")))

    (tried,) = blank.games(aces, games, 0, 40, 10.0, 1, from_hand=True)
    assert len(tried.reached) == 40
    assert tried.plan.chance > 0.7
    assert best_plan(blank.games(aces, games, 0, 40, 10.0, 1, from_hand=True)) == tried.plan


def test_a_null_among_the_plans_changes_nothing_of_the_others(judge: HandJudge) -> None:
    """It throws no dice; where it came last, the same fell in every lie, and all lies went one way."""
    twelve, away = set_of(parse_cards("HA CT H8 C7 S7 CJ ST DJ C8 D7 H9 DT")), set_of(parse_cards("ST DT"))
    ten = asked(twelve & ~away)

    def tried(games: tuple[int, ...]) -> list[float]:
        plans = judge.games(ten, games, away, 60, 5.0, 1, from_hand=False, game=games[-1])
        return next(one.reached[:, 0].tolist() for one in plans if one.plan.game == CLUBS)

    assert tried((CLUBS, NULL_GAME)) == tried((CLUBS,))


def test_two_tens_in_the_skat_do_not_make_up_for_losers_in_three_suits(judge: HandJudge) -> None:
    """Against players who know how to lead at them: so one hand gets rid of a suit, and puts one ten into safety."""
    twelve = set_of(parse_cards("SJ HJ CT C8 C7 ST SK S7 HT H7 DA D8"))
    tens, void = set_of(parse_cards("ST HT")), set_of(parse_cards("HT H7"))
    plans = [one.plan for one in judge.discards(asked(twelve), 600, 5.0, 1, tens)]
    promises = {plan.put_away: plan.promise for plan in plans if plan.game == CLUBS}

    assert promises[void] > promises[tens] + 10
