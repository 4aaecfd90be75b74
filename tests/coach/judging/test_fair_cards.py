"""Cards judged by worlds: errors are honest, and what cannot be said is not said."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from skatdesk.coach.judging.fair_cards import (
    FairCards,
    _chances_in_ramsch,
    _Scale,
    _scores_in_ramsch,
    error_in_batches,
    error_of,
)
from skatdesk.coach.judging.marks import mark_of, mark_of_option
from skatdesk.coach.judging.verdicts import FairJudgement
from skatdesk.players.expert.knowledge import knowledge
from skatdesk.players.expert.searching import CardSearch, Effort, Tried
from skatdesk.players.expert.situation import Situation
from skatdesk.players.solver.kernel import Words
from skatdesk.scoring.rounding import nearest
from skatdesk.skat.cards import Card, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin
from skatdesk.skat.ruleset import HOME, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.states import GameStart, TrickPlay
from skatdesk.skat.view import view_of
from tests.coach.sample_deals import RAMSCH
from tests.coach.tricks import forehand_plays

DEAL = "CJ SJ HJ CA CK C9 SA S9 HK D7 | DJ CT CQ C8 C7 SQ HQ H9 DK DT | SK ST S8 S7 HA HT H8 DA D9 D8 | H7 DQ"

NULL = "C7 C8 C9 S7 S8 S9 H7 H8 H9 DQ | DA DK D7 CA CK CQ SA SK HA HK | DJ DT D9 D8 CJ CT SJ ST HJ HT | SQ HQ"
"""Forehand loses a Null with the queen of diamonds, unless middlehand takes it."""


def judged(card: str, worlds: int) -> FairJudgement:
    """A card thrown on the declarer's jack of clubs."""
    state = forehand_plays(DEAL, Game.CLUBS, "H7 DQ", "CJ C7")
    playable = tuple(Card.parse(code) for code in ("DA", "D8"))
    fair = FairCards(CardSearch(knowledge()), worlds).judgement(view_of(state, state.turn), playable, Card.parse(card))
    assert fair is not None
    return fair


def test_an_ace_is_not_thrown_on_the_declarers_trick() -> None:
    good, bad = judged("D8", 40), judged("DA", 40)

    assert good.best is good.chosen
    assert (good.lost_chance, good.lost_score) == (0.0, 0.0)
    assert bad.best.action == good.chosen.action
    assert bad.lost_score > 0.0
    assert bad.worlds == 40


@pytest.mark.parametrize("worlds", [1, 3, 17])
def test_any_number_of_worlds_is_tried(worlds: int) -> None:
    fair = judged("D8", worlds)

    assert fair.worlds == worlds
    assert all(option.chance is not None and 0.0 <= option.chance <= 1.0 for option in fair.options)


@pytest.mark.parametrize(("worlds", "sizes"), [(3, [1] * 3), (17, [3, *[2] * 7]), (10**12, [125 * 10**9] * 8)])
def test_batches_of_worlds_are_as_large_as_each_other(worlds: int, sizes: list[int]) -> None:
    """Counted, not laid out: nobody has room for so many."""
    efforts = FairCards(CardSearch(knowledge()), worlds)._efforts

    assert [effort.playouts for effort in efforts] == sizes


def test_worlds_that_come_again_do_not_make_sure() -> None:
    """Eight batches of ten equal worlds each are eight worlds, not eighty."""
    batches = np.array([0.0, 1.0, 1.0, 0.0, 1.0, 0.0, 0.0, 1.0])
    again = np.repeat(batches, 10)

    assert error_in_batches(again, [10] * 8) == error_of(batches) > 2.0 * error_of(again)


def test_the_chance_is_that_of_the_own_side() -> None:
    """Forehand has every high trump; an ace in its trick helps nobody else."""
    declarer, defender = (forehand_plays(DEAL, Game.CLUBS, "H7 DQ", cards) for cards in ("", "CJ C7"))
    fair = FairCards(CardSearch(knowledge()), 8)
    lead, ace = (Card.parse(code) for code in ("CJ", "DA"))

    with_lead = fair.judgement(view_of(declarer, declarer.turn), declarer.hands[0], lead)
    with_ace = fair.judgement(view_of(defender, defender.turn), defender.hands[2], ace)
    assert with_lead is not None
    assert with_ace is not None
    assert (with_lead.chosen.chance or 0.0) > 0.6
    assert (with_ace.chosen.chance or 1.0) < 0.4


def test_in_a_ramsch_many_points_lose_unless_they_are_all_of_them_and_that_pays() -> None:
    chances = _chances_in_ramsch(RAMSCH)

    assert list(chances[[30, 40, 50, 60, 119, 120]]) == [1.0, 1.0, 0.5, 0.0, 0.0, 1.0]
    assert _chances_in_ramsch(replace(RAMSCH, ramsch_durchmarsch=0))[120] == 0.0
    assert set(_chances_in_ramsch(TCHIBO)) == {1.0}, "everybody writes down the own points: nobody loses"


@pytest.mark.parametrize(
    ("rules", "ends"),
    [
        (RAMSCH, (0, -25, -60, 120)),
        (TCHIBO, (-30, -50, -60, -120)),
        (replace(RAMSCH, ramsch_score="own"), (-30, -50, -60, -120)),  # no Durchmarsch either
    ],
)
def test_the_score_of_a_ramsch_is_what_the_loser_writes_down(rules: RuleSet, ends: tuple[int, ...]) -> None:
    """Pushes and Bock double it; where everybody writes down the own points all of them count (rules.md §12.3)."""
    state = begin(GameStart(Deal.parse(DEAL), rules, ramsch_round=True))
    view = view_of(state, FOREHAND)
    doubled = replace(view, pushed=(FOREHAND,), bock_factor=2)
    plain, fourfold = (_scores_in_ramsch(one, _chances_in_ramsch(rules))[[30, 50, 60, 120]] for one in (view, doubled))

    assert list(plain) == list(ends)
    assert list(fourfold) == [4 * score for score in ends]


def test_nobody_wins_or_loses_where_everybody_writes_down_the_own_points_of_a_ramsch() -> None:
    """No chance is told then, and only the points make a card good or bad (rules.md §12.3)."""
    for rules, told in ((RAMSCH, True), (replace(RAMSCH, ramsch_score="own"), False)):
        state = begin(GameStart(Deal.parse(DEAL), rules, ramsch_round=True))
        assert isinstance(state, TrickPlay)
        fair = FairCards(CardSearch(knowledge()), 8).judgement(
            view_of(state, FOREHAND), state.hands[0], Card.parse("SA")
        )

        assert fair is not None
        assert {option.chance is not None for option in fair.options} == {told}
        assert fair.chosen.score < 0.0


def test_a_game_with_a_declarer_is_won_or_lost_wherever_nobody_loses_a_ramsch() -> None:
    state = forehand_plays(DEAL, Game.CLUBS, "H7 DQ", "CJ C7")
    view = view_of(state, state.turn)
    view = replace(view, rules=replace(view.rules, ramsch_score="own"))
    fair = FairCards(CardSearch(knowledge()), 8).judgement(view, parse_cards("DA D8"), Card.parse("D8"))
    assert fair is not None

    assert all(option.chance is not None for option in fair.options)


@pytest.mark.parametrize(
    ("game", "more", "cards", "ends", "chance"),
    [
        (Game.CLUBS, {}, "DA D8", (50, 70), 0.5),
        (Game.CLUBS, {"hand": True, "schneider": True}, "DA D8", (70, 95), 1.0),
        (Game.NULL, {}, "DA D7", (0, 1), 0.5),
    ],
    ids=["61 points", "Schneider announced", "Null"],
)
def test_open_cards_are_believed_but_where_more_than_61_points_is_asked_of_large_hands(
    monkeypatch: pytest.MonkeyPatch, game: Game, more: dict[str, bool], cards: str, ends: tuple[int, int], chance: float
) -> None:
    """Play and open cards differ in every world: by whom the contract is made. Large hands are solved for 61 alone."""

    def tried(_: CardSearch, __: Situation, candidates: Words, effort: Effort, *___: object) -> Tried:
        played, looked = (np.full((effort.playouts, len(candidates)), float(end)) for end in ends)
        return Tried(played, looked, np.zeros((effort.playouts, 4), np.int64))

    monkeypatch.setattr(CardSearch, "try_out", tried)
    deal, away, led = (DEAL, "H7 DQ", "CJ C7") if game is Game.CLUBS else (NULL, "SQ HQ", "DQ")
    state = forehand_plays(deal, game, away, led)
    view = replace(view_of(state, state.turn), contract=Contract(game, **more))
    playable = parse_cards(cards)
    fair = FairCards(CardSearch(knowledge()), 8).judgement(view, playable, playable[0])
    assert fair is not None

    assert fair.chosen.chance == chance


def test_the_error_of_a_mean_is_known_from_two_values_on() -> None:
    assert error_of(np.array([0.0, 1.0])) == pytest.approx(0.5)
    assert error_of(np.array([1.0])) == 0.0


@pytest.mark.parametrize("rules", [RAMSCH, TCHIBO])
def test_no_card_stands_above_one_whose_figures_look_better(rules: RuleSet) -> None:
    """The first is called the better one; the players' own scale, which weighs card points, has another order."""
    for number in range(3):
        state = begin(GameStart(Deal.shuffled(Random(number)), rules, ramsch_round=True))
        assert isinstance(state, TrickPlay)
        hand = state.hands[FOREHAND]
        fair = FairCards(CardSearch(knowledge()), 8).judgement(view_of(state, FOREHAND), hand, hand[0])
        assert fair is not None
        shown = [(nearest(one.score), nearest(100 * (one.chance or 0.0))) for one in fair.options]
        assert shown == sorted(shown, reverse=True)


def test_nothing_is_said_where_no_lie_of_the_cards_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing = Tried(np.zeros((0, 2)), np.zeros((0, 2)), np.zeros((0, 4), np.int64))
    monkeypatch.setattr(CardSearch, "try_out", lambda *_: nothing)
    state = forehand_plays(DEAL, Game.CLUBS, "H7 DQ", "CJ C7")
    playable = tuple(Card.parse(code) for code in ("DA", "D8"))

    assert FairCards(CardSearch(knowledge()), 8).judgement(view_of(state, state.turn), playable, playable[0]) is None


@pytest.mark.parametrize(
    ("game", "kontra", "unit"), [(Game.CLUBS, 0, 144 / 284), (Game.CLUBS, 1, 288 / 428), (Game.GRAND, 0, 288 / 428)]
)
def test_cards_are_measured_by_what_is_at_stake_in_this_game(game: Game, kontra: int, unit: float) -> None:
    """Not by a third in every game: where the list adds nothing, two thirds are at stake in a Grand of 96."""
    view = replace(view_of(forehand_plays(DEAL, game, "H7 DQ", ""), FOREHAND), kontra=kontra)
    lies = np.zeros((1, 4), np.int64)
    lies[0, FOREHAND], lies[0, 3] = (Situation(view).word(cards) for cards in (view.hand, view.put_away))

    assert _Scale(Situation(view), lies).unit == 1.0
    assert _Scale(Situation(replace(view, rules=HOME)), lies).unit == pytest.approx(unit)


def test_a_defender_reckons_with_the_matadors_that_the_declarer_has_in_each_lie_of_the_cards() -> None:
    """Rearhand has no jack and has seen the jack of clubs: the game may be worth 24, 48 and more."""
    state = forehand_plays(DEAL, Game.CLUBS, "H7 DQ", "CJ C7")
    situation = Situation(view_of(state, state.turn))
    lies = np.zeros((2, 4), np.int64)
    for lie, hand in zip(lies, ("HJ CA CK C9", "SJ HJ CA CK C9"), strict=True):
        lie[FOREHAND] = situation.word(parse_cards(hand))
    _, scores, _ = _Scale(situation, lies).told(np.array([[70, 50], [70, 50]]))

    assert scores.tolist() == [[-24 - 50, 48 + 90], [-48 - 50, 96 + 90]]


def test_each_card_beside_the_one_played_has_the_mark_it_would_have_got() -> None:
    """Cards that are as good as each other bear the same one, played or not."""
    state = forehand_plays(DEAL, Game.CLUBS, "H7 DQ", "")
    view, playable = view_of(state, state.turn), state.hands[FOREHAND]
    judge = FairCards(CardSearch(knowledge()), 24)
    found = [judge.judgement(view, playable, card) for card in playable]
    marks = {one.chosen.action: mark_of(one) for one in found if one is not None}

    assert len(set(marks.values())) > 1
    for one in found:
        assert one is not None
        assert {option.action: mark_of_option(one, option) for option in one.options} == marks
