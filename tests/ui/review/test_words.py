"""What is said of a move in the review."""

import random
from dataclasses import replace

import pytest

from skatdesk.coach.judging.verdicts import FairJudgement, FairOption, Mark, Moment, OpenCard, OpenJudgement, OpenResult
from skatdesk.i18n.bidi import left_to_right
from skatdesk.i18n.languages import Language
from skatdesk.skat.actions import Action, Announce, Claim, Discard, Hold, Kontra, Pass, PickUp, Play, Rearrange
from skatdesk.skat.cards import Card, Cards, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import replay
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, BySeat
from skatdesk.skat.states import GameStart, GameState
from skatdesk.skat.view import Phase
from skatdesk.ui.desk import Desk
from skatdesk.ui.review.marks import Judged
from skatdesk.ui.review.words import ReviewWords
from tests.helpers.plain import plain
from tests.ui.conftest import House
from tests.ui.table.situations import (
    NULL_LEFT,
    NULL_MINE,
    NULL_RIGHT,
    NULL_SKAT,
    REVOLUTION_CONTRACT,
    declared,
)


@pytest.mark.parametrize(
    ("game", "said"), [(Game.CLUBS, "Claims the remaining tricks"), (Game.NULL, "Claims to take no more tricks")]
)
def test_a_claim_is_told_by_what_is_claimed(desk: Desk, game: Game, said: str) -> None:
    deal = Deal.shuffled(random.Random(1))
    state = replay(GameStart(deal, ISKO), declared(Contract(game, hand=True), deal=deal))

    assert ReviewWords(desk).move(Claim(FOREHAND), state) == said


REVOLUTION = replace(HOME, name="custom", revolution=True, kontra_window="before_lead")


def before_sorting(*more: Action) -> GameState:
    """Forehand has announced a Revolution."""
    start = GameStart(Deal(BySeat(NULL_MINE, NULL_LEFT, NULL_RIGHT), NULL_SKAT), REVOLUTION)
    return replay(start, (*declared(REVOLUTION_CONTRACT), *more))


@pytest.mark.parametrize(
    ("hand", "said"),
    [(NULL_LEFT, "Leaves the cards as they are"), (NULL_RIGHT, "Sorts the cards anew")],
    ids=["left", "sorted"],
)
def test_the_cards_of_a_revolution_are_left_or_sorted_and_nobody_is_forced_to(
    desk: Desk, hand: Cards, said: str
) -> None:
    state, sorting = before_sorting(Pass(MIDDLEHAND), Pass(REARHAND)), Rearrange(MIDDLEHAND, hand)
    words = ReviewWords(desk)

    assert words.move(sorting, state) == said
    assert words.standing(Moment(0, MIDDLEHAND, Phase.REARRANGE, sorting, choices=1), Judged.FAIR) == ""


def test_who_does_not_double_is_told_what_he_did_not_say(desk: Desk) -> None:
    words = ReviewWords(desk)

    assert plain(words.move(Pass(MIDDLEHAND), before_sorting())) == "No Kontra"
    assert plain(words.move(Pass(FOREHAND), before_sorting(Kontra(MIDDLEHAND)))) == "No Re"


@pytest.mark.parametrize(
    ("action", "hand", "beside", "below"),
    [
        (Hold(FOREHAND), False, "", "most likely Grand"),
        (PickUp(FOREHAND), False, "", "most likely Grand"),
        (Hold(FOREHAND), True, "Grand Hand", ""),
        (Discard(FOREHAND, parse_cards("C7 D7")), False, "Grand", ""),
    ],
)
def test_figures_of_a_bid_are_not_told_as_those_of_one_game(
    desk: Desk, action: Action, hand: bool, beside: str, below: str
) -> None:
    """Before the skat is taken they are those of the best game with every skat: it is told below, not beside them."""
    words, option = ReviewWords(desk), FairOption(action, 0.8, 40.0, contract=Contract(Game.GRAND, hand))
    fair = FairJudgement((option, FairOption(Pass(FOREHAND), 0.0, 0.0)), option, 0)

    assert plain(words.game_of(option)) == beside
    assert plain(words.likely_game(fair)) == below


@pytest.mark.parametrize(
    ("worlds", "said"),
    [
        (0, "from the experience of many hands; what may be chance does not count as lost"),
        (80, "tried in 80 lies of the hidden cards; what may be chance does not count as lost"),
    ],
)
def test_why_a_move_costs_less_than_the_figures_differ_by_is_told(desk: Desk, worlds: int, said: str) -> None:
    """Of a bid that promises 59 less than a pass 29 count: experts who bid up to 30 too much did equally well."""
    hold = FairOption(Hold(FOREHAND), 0.37, -59.0, tried=False, lost_score=29.0)
    fair = FairJudgement((FairOption(Pass(FOREHAND), 0.0, 0.0), hold), hold, worlds)

    assert plain(ReviewWords(desk).ground(fair, lost=True)) == said


@pytest.mark.parametrize(
    ("chance", "worlds", "said"),
    [
        (1.0, 0, "certain, however the hidden cards lie"),
        (0.9, 0, "from the experience of many hands"),
        (1.0, 80, "tried in 80 lies of the hidden cards"),
    ],
)
def test_what_is_proved_is_not_told_to_be_experience(desk: Desk, chance: float, worlds: int, said: str) -> None:
    """As a Schwarz is announced by a hand that takes everything."""
    only = FairOption(Announce(FOREHAND, REVOLUTION_CONTRACT), chance, 92.0, tried=worlds > 0)
    fair = FairJudgement((only,), only, worlds)

    assert plain(ReviewWords(desk).ground(fair, lost=False)) == said


def test_the_points_of_a_ramsch_stand_in_the_order_of_the_seats_in_every_language(desk: Desk) -> None:
    """From left to right, as beside them."""
    words, result = ReviewWords(desk), OpenResult(60, False, -60, BySeat(60, 48, 12))

    assert words.ends(result, Game.RAMSCH) == left_to_right("60 : 48 : 12")
    assert words.short_end(result, Game.RAMSCH) == left_to_right("60·48·12")


@pytest.mark.parametrize(("game", "said"), [(Game.CLUBS, "−7 card points"), (Game.RAMSCH, "+7 card points")])
def test_a_card_that_costs_points_brings_some_in_a_ramsch(desk: Desk, game: Game, said: str) -> None:
    best = OpenCard(Card.parse("S7"), OpenResult(40, True, 24))
    worse = OpenCard(Card.parse("SA"), OpenResult(47, True, 24))
    judged = OpenJudgement((best, worse), worse, 7, 7)
    moment = Moment(0, FOREHAND, Phase.PLAY, Play(FOREHAND, worse.card), 2, open=judged)

    assert plain(ReviewWords(desk).lost_open_briefly(moment, game)) == said


@pytest.mark.parametrize(("score", "said"), [(24, "−4 card points · −24 in the list"), (0, "−4 card points")])
def test_card_points_that_were_those_of_schneider_are_told_with_what_they_cost(
    desk: Desk, score: int, said: str
) -> None:
    best = OpenCard(Card.parse("S7"), OpenResult(92, True, 72))
    worse = OpenCard(Card.parse("SA"), OpenResult(88, True, 72 - score))
    moment = Moment(
        0, FOREHAND, Phase.PLAY, Play(FOREHAND, worse.card), 2, open=OpenJudgement((best, worse), worse, 4, score)
    )

    assert plain(ReviewWords(desk).lost_open(moment, Game.CLUBS)) == said


@pytest.mark.parametrize(
    ("points", "values", "said"),
    [
        ((92, 88), (48, 36), "−4 card points · −12 in the list (Schneider)"),
        ((33, 30), (-72, -96), "−3 card points · −24 in the list (Schneider)"),
        ((120, 115), (60, 48), "−5 card points · −12 in the list (Schwarz)"),
        ((63, 60), (36, -72), "−3 card points · −108 in the list"),
    ],
    ids=["made", "suffered", "Schwarz", "the game itself"],
)
def test_what_was_lost_for_schneider_with_open_cards_is_named_so(
    desk: Desk, points: tuple[int, int], values: tuple[int, int], said: str
) -> None:
    best, worse = (
        OpenCard(Card.parse(code), OpenResult(own, value > 0, value, value=abs(value) // (1 if value > 0 else 2)))
        for code, own, value in zip(("S7", "SA"), points, values, strict=True)
    )
    judged = OpenJudgement((best, worse), worse, points[0] - points[1], values[0] - values[1])
    moment = Moment(0, FOREHAND, Phase.PLAY, Play(FOREHAND, worse.card), 2, open=judged)

    assert plain(ReviewWords(desk).lost_open(moment, Game.CLUBS)) == said


@pytest.mark.parametrize(
    ("chance", "game", "said"),
    [
        (1.0, Game.CLUBS, "−11 in the list (Schneider)"),
        (0.9, Game.CLUBS, "−11 in the list"),
        (1.0, Game.NULL, "−11 in the list"),
    ],
    ids=["only Schneider is at stake", "the game too", "a Null"],
)
def test_what_is_lost_for_schneider_is_named_so(desk: Desk, chance: float, game: Game, said: str) -> None:
    deal = Deal.shuffled(random.Random(1))
    state = replay(GameStart(deal, ISKO), declared(Contract(game, hand=True), deal=deal))
    best, worse = (Play(FOREHAND, card) for card in deal.hands[FOREHAND][:2])
    options = FairOption(best, 1.0, 83.0), FairOption(worse, chance, 72.0, lost_score=11.0)
    fair = FairJudgement(options, options[1], 80)
    moment = Moment(0, FOREHAND, Phase.PLAY, worse, 10, fair=fair, mark=Mark.INACCURACY)

    assert plain(ReviewWords(desk).lost(moment, state)) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [(Language.ENGLISH, "−1 card point"), (Language.GERMAN, "−1 Auge"), (Language.FRENCH, "−1 point")],
)
def test_one_card_point_is_one(house: House, desk: Desk, language: Language, said: str) -> None:
    best = OpenCard(Card.parse("S7"), OpenResult(41, True, 24))
    worse = OpenCard(Card.parse("SA"), OpenResult(40, True, 24))
    judged = OpenJudgement((best, worse), worse, 1, 0)
    moment = Moment(0, FOREHAND, Phase.PLAY, Play(FOREHAND, worse.card), 2, open=judged)
    house.speak(language)

    assert plain(ReviewWords(desk).lost_open_briefly(moment, Game.CLUBS)) == said
