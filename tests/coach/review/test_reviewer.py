"""A review: everything is judged once, first results come first, and nothing hidden is used."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import numpy as np
import pytest

from skatdesk.coach.judging.open_cards import OpenCards
from skatdesk.coach.judging.verdicts import Mark, Moment
from skatdesk.coach.reasons.reason import Why
from skatdesk.coach.review.contract_table import ContractTable
from skatdesk.coach.review.review import Review
from skatdesk.coach.review.reviewer import Found, Reviewer
from skatdesk.players.expert.searching import CardSearch, Tried
from skatdesk.players.solver import Solver, Stopped
from skatdesk.skat.actions import (
    Action,
    Announce,
    AnnounceDefence,
    Bid,
    Concede,
    Discard,
    Hold,
    Kontra,
    Pass,
    PickUp,
    Play,
)
from skatdesk.skat.cards import Card, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.game import begin, legal_actions, replay, step
from skatdesk.skat.results import RamschPlayed
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.states import Finished, GameStart, GameState, TrickPlay
from skatdesk.skat.view import Phase
from tests.coach.sample_deals import by_rule, carelessly
from tests.coach.spitze import promised
from tests.helpers.legal_play import walk
from tests.helpers.redeal import redeal
from tests.notation.sheets import EVERYTHING, random_game


def consistent(review: Review) -> None:
    """What must be true of every review."""
    assert [moment.index for moment in review.moments] == list(range(len(review.actions)))
    assert [moment.action for moment in review.moments] == list(review.actions)
    for moment in review.moments:
        fair, opened = moment.fair, moment.open
        assert moment.mark is None or fair is not None
        assert fair is None or moment.mark is not None or moment.phase is Phase.BIDDING
        unsaid = fair is not None and fair.of_doubling and isinstance(moment.action, Play)
        if moment.forced and not unsaid:
            assert fair is None
            assert opened is None
            assert moment.reason is None
        if fair is not None:
            assert fair.lost_chance >= 0.0
            assert fair.lost_score >= 0.0
            assert fair.chosen in fair.options
            assert fair.chosen.action == (Pass(moment.seat) if unsaid else moment.action)
            assert all(option.chance is None or 0.0 <= option.chance <= 1.0 for option in fair.options)
            if fair.chosen is fair.best:
                assert moment.mark is Mark.BEST
                assert fair.lost_chance == fair.lost_score == 0.0
        if opened is not None:
            assert opened.lost_points >= 0
            assert opened.lost_score >= 0
            assert moment.outlook == opened.best.result
        if moment.reason is not None:
            assert (fair is not None and fair.lost_chance + fair.lost_score > 0.0) or (
                opened is not None and opened.lost_points + opened.lost_score > 0
            )
    for accuracy in review.accuracy:
        assert accuracy is None or 0.0 <= accuracy <= 100.0


def chance_to_say(kind: type[Action]) -> tuple[GameStart, tuple[Action, ...], Action]:
    """A deal in which the defenders are far ahead, up to where they may say this in the play; and what they say."""
    for number in range(20):
        generator = random.Random(f"said:{number}")
        start, actions = GameStart(Deal.shuffled(generator), EVERYTHING), list[Action]()
        for state, action in walk(start, generator):
            for option in legal_actions(state) if isinstance(state, TrickPlay) and not state.contract.spitze else ():
                if isinstance(option, kind):
                    return start, tuple(actions), option
            actions.append(action)
    raise AssertionError(f"nobody may say {kind.__name__}")


EVERY_RULES = pytest.mark.parametrize("rules", [ISKO, HOME, TCHIBO, EVERYTHING], ids=lambda rules: rules.name)


@EVERY_RULES
def test_whatever_was_played_is_reviewed(quick: Reviewer, rules: RuleSet) -> None:
    for seed in range(2):
        start, actions = random_game(rules, random.Random(f"review:{rules.name}:{seed}"))
        consistent(quick.review(start, actions))


@EVERY_RULES
def test_outlook_is_that_of_the_position_whatever_was_done_before(quick: Reviewer, rules: RuleSet) -> None:
    opened = OpenCards(Solver())
    for seed in range(3):
        start, actions = random_game(rules, random.Random(f"outlook:{rules.name}:{seed}"))
        state = begin(start)
        for action, moment in zip(actions, quick.steps(start, actions), strict=False):
            assert isinstance(moment, Moment)
            outlook = opened.outlook(state) if isinstance(state, TrickPlay) else None
            if outlook is None or moment.outlook is None or outlook.by_seat is None:
                assert moment.outlook == outlook
            else:  # of several ways to take as little, another one may stand there
                assert moment.outlook.points == outlook.points
            state, _ = step(state, action)


@pytest.mark.parametrize(("kind", "score"), [(Kontra, -384), (AnnounceDefence, -216)])
def test_what_the_defenders_say_counts_from_then_on(quick: Reviewer, kind: type[Action], score: int) -> None:
    start, actions, said = chance_to_say(kind)
    review = quick.review(start, (*actions, said))
    before, after = review.moments[-1].outlook, review.ending

    assert before is not None
    assert after is not None
    assert after.points == before.points
    assert before.score == -192
    assert after.score == score
    assert isinstance(review.final, TrickPlay)
    assert after == OpenCards(Solver()).outlook(review.final)


@pytest.mark.parametrize("cards", [0, 13])
def test_a_deal_that_was_broken_off_is_reviewed(quick: Reviewer, cards: int) -> None:
    start, actions = carelessly(1)
    calls = [action for action in actions if not isinstance(action, Play)]
    review = quick.review(start, actions[: len(calls) + cards])

    consistent(review)
    assert (review.ending is None) is (cards == 0)
    assert review.table is not None


def test_open_cards_come_first_then_what_is_fair_then_the_table(quick: Reviewer) -> None:
    start, actions = carelessly(1)
    found = list(quick.steps(start, actions))
    first, rest = found[: len(actions)], found[len(actions) :]

    assert [one.index for one in first if isinstance(one, Moment)] == list(range(len(actions)))
    assert all(isinstance(one, Moment) and one.fair is None for one in first)
    again = [one for one in rest if isinstance(one, Moment)]
    assert [one.index for one in again] == sorted(one.index for one in again)
    assert all(one.fair is not None for one in again)
    assert [type(one) for one in rest[-2:]] == [ContractTable, Review]
    assert len(found) == quick.count(start, actions)


def test_the_only_card_is_forced_though_kontra_could_be_said_with_it(quick: Reviewer) -> None:
    """Rearhand has a single club, and ten cards in the hand as long as it has not played it."""
    deal = "C7 C8 C9 CT S7 S8 S9 H7 H8 H9 | CJ CA CK SA SK HA HQ DA D9 DQ | SJ HJ CQ ST SQ HT HK DT DK D8 | DJ D7"
    calls = (Bid(MIDDLEHAND, 18), Pass(FOREHAND), Pass(REARHAND), PickUp(MIDDLEHAND))
    grand = Discard(MIDDLEHAND, parse_cards("CK HQ")), Announce(MIDDLEHAND, Contract(Game.GRAND))
    trick = (Play(FOREHAND, Card.parse("C9")), Play(MIDDLEHAND, Card.parse("CA")), Play(REARHAND, Card.parse("CQ")))
    start, actions = GameStart(Deal.parse(deal), HOME), (*calls, *grand, *trick)
    assert Kontra(REARHAND) in legal_actions(replay(start, actions[:-1]))

    review = quick.review(start, actions)
    consistent(review)
    assert [moment.forced for moment in (review.moments[-3], review.moments[-1])] == [False, True]


@pytest.mark.parametrize("left", [1, 10])
def test_nobody_is_forced_to_give_up(quick: Reviewer, left: int) -> None:
    """The declarer while somebody else is on turn; he, too, with the last card."""
    start, actions = by_rule(0)
    for at in range(len(actions)):
        state = replay(start, actions[:at])
        if isinstance(state, TrickPlay) and state.declarer is not None and len(state.hands[state.turn]) == left:
            given_up = Concede(state.declarer, state.declarer.next if left < 10 else None)
            if left < 10 or state.turn is not state.declarer:
                assert not quick.judged(state, given_up, at).forced
                return
    raise AssertionError("nobody could give up there")


def test_who_gives_up_what_is_won_turns_the_deal(quick: Reviewer) -> None:
    """By the first card the declarer may well lose, or win."""
    turned = set()
    for seed in range(30):
        start, actions = by_rule(seed)
        first = next((at for at, action in enumerate(actions) if isinstance(action, Play)), 0)
        state = replay(start, actions[:first])
        if isinstance(state, TrickPlay) and state.declarer is not None:
            *_, last = islice(quick.steps(start, (*actions[:first], Concede(state.declarer))), first + 1)
            assert isinstance(last, Moment)
            assert last.outlook is not None
            assert last.turning_point is last.outlook.won
            turned.add(last.turning_point)

    assert turned == {False, True}


def test_every_decision_has_a_fair_judgement(quick: Reviewer) -> None:
    review = quick.review(*carelessly(1))

    for moment in review.moments:
        assert (moment.fair is None) is moment.forced
    kinds = {type(moment.action) for moment in review.moments if moment.fair is not None}
    assert kinds == {Bid, Pass, PickUp, Discard, Announce, Play}


def test_a_card_is_not_marked_where_no_lie_of_the_cards_fits_what_was_seen(
    quick: Reviewer, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing = Tried(np.zeros((0, 2)), np.zeros((0, 2)), np.zeros((0, 4), np.int64))
    monkeypatch.setattr(CardSearch, "try_out", lambda *_: nothing)
    review = quick.review(*by_rule(0))
    cards = [moment for moment in review.moments if moment.open is not None and not moment.forced]

    consistent(review)
    assert cards
    assert {(moment.fair, moment.mark) for moment in cards} == {(None, None)}


def test_the_same_deal_gets_the_same_review(quick: Reviewer) -> None:
    deal = carelessly(2)

    assert quick.review(*deal) == Reviewer(8).review(*deal)


def test_fair_judgements_do_not_look_into_hidden_cards(quick: Reviewer) -> None:
    """Exchanging what a seat has not seen changes none of its fair judgements."""
    start, actions = by_rule(1)
    state = begin(start)
    for index, action in enumerate(actions):
        if index % 5 == 0 or isinstance(action, Discard):
            other_start, other_actions = redeal(start, actions[:index], action.seat, random.Random(index), 30)
            other = replay(other_start, other_actions)
            mine = quick.judged(state, action)
            theirs = quick.judged(other, action)
            assert mine.fair == theirs.fair
            assert mine.mark is theirs.mark
        state, _ = step(state, action)


def _marked_cards(quick: Reviewer) -> Iterator[tuple[Review, Moment]]:
    """Cards that are called inaccurate or worse and cost points with open cards, too."""
    for number in range(1, 20):
        review = quick.review(*carelessly(number))
        for moment in review.moments:
            worse = moment.mark is not None and moment.mark >= Mark.INACCURACY
            if worse and moment.open is not None and moment.open.lost_points:
                yield review, moment


def test_what_is_marked_in_a_review_has_been_looked_at_twice(quick: Reviewer) -> None:
    _, moment = next(_marked_cards(quick))
    good = next(one for one in quick.review(*carelessly(1)).moments if one.trick and one.mark is Mark.BEST)

    assert moment.fair is not None
    assert good.fair is not None
    assert (good.fair.worlds, moment.fair.worlds) == (8, 32)


def test_trying_again_tells_what_another_card_would_have_been(quick: Reviewer) -> None:
    review, moment = next(_marked_cards(quick))
    state = replay(review.start, review.actions[: moment.index])
    assert isinstance(state, TrickPlay)
    assert moment.open is not None

    assert replace(quick.judged(state, moment.action, moment.index), turning_point=moment.turning_point) == moment
    better = quick.judged(state, Play(moment.seat, moment.open.best.card))
    assert better.open is not None
    assert better.open.lost_points == 0
    with pytest.raises(IllegalAction):
        quick.judged(state, Play(moment.seat.next, state.hands[moment.seat.next][0]))


def test_stopping_ends_the_work_until_it_is_resumed(quick: Reviewer) -> None:
    deal = carelessly(1)
    steps = quick.steps(*deal)
    next(steps)
    quick.stop()
    try:
        left = list(steps)
        with pytest.raises(Stopped):
            quick.review(*deal)
    finally:
        quick.resume()

    assert not any(isinstance(one, Review) for one in left)
    assert len(left) < len(deal[1])
    assert isinstance(quick.review(*deal), Review)


def test_what_a_ramsch_needs_is_given_back_when_its_review_is_stopped(quick: Reviewer) -> None:
    """16 MB, which nobody else needs."""
    steps = _steps_of_a_searched_ramsch(quick)
    quick.stop()
    try:
        assert list(steps) == []
    finally:
        quick.resume()

    assert quick._solver._ramsch_memory is None


def test_what_a_ramsch_needs_is_given_back_when_its_review_is_stopped_between_two_steps(quick: Reviewer) -> None:
    _steps_of_a_searched_ramsch(quick)
    quick.stop()
    quick.resume()

    assert quick._solver._ramsch_memory is None


def test_what_a_ramsch_needs_is_given_back_when_its_review_is_left_for_another(quick: Reviewer) -> None:
    _steps_of_a_searched_ramsch(quick)
    assert quick._solver._ramsch_memory is not None

    next(quick.steps(*by_rule(1)))

    assert quick._solver._ramsch_memory is None


def _steps_of_a_searched_ramsch(quick: Reviewer) -> Iterator[Found]:
    """A review begun of a deal that everybody has passed, as far as its Ramsch has taken its memory.

    The first step gives back what a test before this one may have left there.
    """
    steps = quick.steps(*next(filter(_is_ramsch, (by_rule(seed, HOME) for seed in range(200)))))
    next(steps)
    while quick._solver._ramsch_memory is None:
        next(steps)
    return steps


def _is_ramsch(deal: tuple[GameStart, tuple[Action, ...]]) -> bool:
    end = replay(*deal)
    return isinstance(end, Finished) and isinstance(end.result, RamschPlayed)


def test_an_illegal_deal_is_refused(quick: Reviewer) -> None:
    start, actions = by_rule(1)

    with pytest.raises(IllegalAction):
        quick.review(start, actions[1:])


def test_a_bidding_that_goes_too_far_is_marked_and_explained_once(quick: Reviewer) -> None:
    """Each step after the first is the same mistake; its figures stay."""
    deal = Deal.parse(
        "CJ SJ HJ DJ CA CT CK CQ C9 SA | C8 C7 ST SK S8 HT HQ H8 DK D9 | S9 SQ S7 HA HK H9 H7 DT DQ D8 | DA D7"
    )
    calls = [call for value in (18, 20, 22, 23, 24) for call in (Bid(MIDDLEHAND, value), Hold(FOREHAND))]
    review = quick.review(GameStart(deal, ISKO), (*calls, Pass(MIDDLEHAND), Pass(REARHAND)))
    first, *later = (moment for moment in review.moments if isinstance(moment.action, Bid))

    assert first.reason is not None
    assert first.reason.why is Why.OVERBID
    assert first.advice is not None
    assert first.mark is not None
    assert first.mark.is_mistake
    assert [moment.mark for moment in later] == [None] * 4
    assert all(moment.fair is not None and moment.fair.lost_score > 0.0 for moment in later)
    assert all(moment.reason is None and moment.advice is None for moment in later)
    assert review.mistakes(MIDDLEHAND) == (first,)


def test_cards_of_a_game_with_spitze_are_not_judged(quick: Reviewer) -> None:
    """Neither way: nobody who judges knows that the lowest trump has to win the last trick (docs/decisions/0031)."""
    start, said, play = next(promised(7))
    state: GameState = play
    cards = list[Action]()
    for _ in range(6):
        cards.append(legal_actions(state)[0])
        state, _ = step(state, cards[-1])
    review = quick.review(start, (*said, *cards))

    for moment in review.moments[len(said) :]:
        assert (moment.fair, moment.open, moment.outlook, moment.mark) == (None, None, None, None)
