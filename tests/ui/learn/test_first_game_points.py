"""The explanations of any deal: they follow what happens, say nothing twice, and hold for both sides."""

import random
from itertools import takewhile

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skatdesk.i18n.languages import Language
from skatdesk.players.player import Budget, Decision, Evaluation
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.actions import Announce, Bid, Hold, Pass, PlayHand
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.events import TrickWon
from skatdesk.skat.game import begin, legal_actions, replay, step
from skatdesk.skat.ordering import TRUMP, effective_suit
from skatdesk.skat.results import Played
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, Seat
from skatdesk.skat.states import Finished, GameStart, GameState
from skatdesk.skat.tricks import Trick
from skatdesk.skat.view import Phase, view_of
from skatdesk.ui.desk import Desk
from skatdesk.ui.learn.first_game import FIRST_DEAL
from skatdesk.ui.learn.first_game_points import (
    Course,
    Point,
    Remark,
    Topic,
    best_suit_game,
    is_ours,
    own_points,
    trumps_in,
)
from skatdesk.ui.learn.first_game_words import FirstGameWords
from tests.helpers.legal_play import choose
from tests.helpers.plain import plain
from tests.ui.conftest import House


def _course(deal: Deal, seat: Seat, generator: random.Random | None) -> tuple[list[tuple[Point, ...]], GameState]:
    """What a learner at this seat is told at each question; all play by the maxims, or at random."""
    player, course = RulesPlayer(), Course()
    state, told = begin(GameStart(deal, ISKO)), []
    while not isinstance(state, Finished):
        if state.turn is seat:
            told.append(course.points(view_of(state, seat)))
        if generator is None:
            view = view_of(state, state.turn)
            action = player.decide(view, legal_actions(state), Budget(1), 1).action
        else:
            action = choose(state, generator)
        state, events = step(state, action)
        for event in events:
            course.hear(event)
    told.append(course.points(view_of(state, seat)))
    return told, state


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(number=st.integers(1, 10**15), seat=st.sampled_from(Seat), seed=st.integers(0, 999))
def test_every_moment_of_any_deal_is_explained(desk: Desk, number: int, seat: Seat, seed: int) -> None:
    words = FirstGameWords(desk)
    told, _ = _course(Deal.from_number(number), seat, random.Random(seed))
    for points in told:
        assert points
        for headline, text in words.pages(points):
            assert headline
            assert text
            assert "{" not in headline + text
            assert text.count("\n") < 3


@pytest.mark.parametrize("seed", range(6))
def test_what_is_new_is_said_once(seed: int) -> None:
    told, _ = _course(Deal.of_series(8, seed + 1), FOREHAND, None)
    remarks = [point.remark for points in told for point in points if point.remark is not None]
    firsts = [point.topic for points in told for point in points if point.first and point.topic is not Topic.TRICK]

    assert len(set(remarks)) == len(remarks)
    assert len(set(firsts)) == len(firsts)


def test_an_ace_falls_to_a_trump_only_where_a_trump_takes_the_trick() -> None:
    """And where it follows the suit led: one that is thrown away on another suit falls to none."""
    fallen = 0
    for seed in range(60):
        told, _ = _course(Deal.of_series(8, seed + 1), FOREHAND, random.Random(seed))
        for point in (point for points in told for point in points):
            if point.remark is Remark.ACE_FALLS:
                assert point.trick is not None
                assert point.view.contract is not None
                winner = point.trick.trick.card_of(point.trick.seat)
                assert winner is not None
                assert effective_suit(winner, point.view.contract.game) == TRUMP
                assert effective_suit(point.trick.trick.cards[0], point.view.contract.game) != TRUMP
                fallen += 1

    assert fallen > 5


@pytest.mark.parametrize(
    ("trick", "falls"), [("H7 HA C8", True), ("HA H7 C8", True), ("C8 CJ HA", False), ("H7 C8 SA", False)]
)
def test_an_ace_thrown_on_a_trick_that_is_trumps_already_falls_to_none(trick: str, falls: bool) -> None:
    """Of the partner as a rule, who gives it on purpose; clubs are trumps."""
    state: GameState = begin(GameStart(Deal.from_number(FIRST_DEAL), ISKO))
    for action in (Bid(MIDDLEHAND, 18), Hold(FOREHAND), Pass(MIDDLEHAND), Pass(REARHAND), PlayHand(FOREHAND)):
        state, _ = step(state, action)
    state, _ = step(state, Announce(FOREHAND, Contract(Game.CLUBS, hand=True)))
    cards = Trick(FOREHAND, parse_cards(trick))
    remark = Course()._remark(view_of(state, FOREHAND), TrickWon(cards.winner(Game.CLUBS), cards, 11))

    assert (remark is Remark.ACE_FALLS) is falls


def test_what_was_explained_at_a_moment_is_explained_there_again() -> None:
    course, deal = Course(), Deal.from_number(FIRST_DEAL)
    told, _ = _course(deal, FOREHAND, None)
    first, later = (told[place][0].view for place in (0, 1))
    points = course.points(first)

    assert course.points(later) != points
    assert course.points(first) == points
    assert len(points) == 4


def test_before_a_hand_is_spoken_of_the_first_pages_say_what_skat_is_about(desk: Desk) -> None:
    told, _ = _course(Deal.from_number(FIRST_DEAL), FOREHAND, None)
    pages = FirstGameWords(desk).pages(told[0])
    before = " ".join(text for _, text in takewhile(lambda page: page[0] != "Your cards", pages))

    for word in ("alone", "trick", "Trumps", "120", "61"):
        assert word in before


def test_what_with_and_without_count_is_said_beside_the_first_value(desk: Desk) -> None:
    told, _ = _course(Deal.from_number(FIRST_DEAL), FOREHAND, None)
    pages = FirstGameWords(desk).pages(told[0])
    worth = " ".join(text for headline, text in pages if headline == "What the hand is worth")

    assert "with 1, game 2" in plain(worth)
    assert "“With” and “without” count matadors" in worth


def test_the_first_game_has_everything_a_first_game_should_show() -> None:
    told, state = _course(Deal.from_number(FIRST_DEAL), FOREHAND, None)
    topics = {point.topic for points in told for point in points}
    remarks = {point.remark for points in told for point in points}

    assert topics == set(Topic) - {Topic.SPEAK, Topic.BID_AGAIN}
    assert remarks >= set(Remark) - {Remark.ACE_FALLS}  # nobody ruffs one
    assert isinstance(state, Finished)
    assert isinstance(state.result, Played)
    assert state.result.valuation.won
    assert state.result.valuation.worth == 22


def test_the_points_of_the_learner_add_up() -> None:
    """At the end the last count and the rest of the cards make up the result, on both sides."""
    for seat in Seat:
        told, state = _course(Deal.from_number(FIRST_DEAL), seat, None)
        assert isinstance(state, Finished)
        assert isinstance(state.result, Played)
        declares = state.result.declarer is seat
        assert own_points(told[-1][0].view) == (state.result.points if declares else 120 - state.result.points)


def test_a_trick_belongs_to_a_side() -> None:
    told, _ = _course(Deal.from_number(FIRST_DEAL), MIDDLEHAND, None)
    view = next(point.view for points in told for point in points if point.view.phase is Phase.PLAY)
    trick = Trick(FOREHAND, parse_cards("CJ CT CQ"))

    assert not is_ours(view, TrickWon(FOREHAND, trick, 15))
    assert is_ours(view, TrickWon(MIDDLEHAND, trick, 15))
    assert is_ours(view, TrickWon(Seat.REARHAND, trick, 15))


def test_the_suit_with_most_trumps_is_talked_about() -> None:
    assert best_suit_game(parse_cards("CJ HA HT HK H9 C9 C8 C7 SA DA")) is Game.HEARTS
    assert best_suit_game(parse_cards("CJ HA HT HK C9 C8 C7 S9 S8 DA")) is Game.HEARTS


def test_long_texts_are_spread_over_pages(desk: Desk) -> None:
    words = FirstGameWords(desk)
    told, _ = _course(Deal.from_number(FIRST_DEAL), FOREHAND, None)
    pages = [page for points in told[:-1] for page in words.pages(points)]

    assert max(len(plain(text)) for _, text in pages) <= 200
    assert len(words.pages(told[0])) > len(told[0])


@pytest.mark.parametrize("seat", Seat)
def test_no_sentence_offers_what_the_hand_has_not(desk: Desk, seat: Seat) -> None:
    """No choice with one card left, no trumping without trumps."""
    words, last, without = FirstGameWords(desk), [], []
    for number in range(1, 13):
        told, _ = _course(Deal.of_series(8, number), seat, None)
        for point in (point for points in told for point in points):
            view = point.view
            if point.topic not in (Topic.LEAD, Topic.FOLLOW) or view.contract is None:
                continue
            text = plain(words.page(point)[1])
            if len(view.hand) == 1:
                last.append("This is your last card: nothing is left to choose" in text and "You may lead" not in text)
            elif view.contract.game is not Game.NULL and not trumps_in(view.hand, view.contract.game):
                without.append("you may trump" not in text)

    assert last
    assert without
    assert all(last + without)


def test_who_has_put_nothing_away_is_not_told_so(desk: Desk) -> None:
    words, told_of_skat = FirstGameWords(desk), 0
    for seed in range(40):
        told, _ = _course(Deal.of_series(8, seed + 1), FOREHAND, random.Random(seed))
        for point in (point for points in told for point in points if point.topic in (Topic.LEAD, Topic.FOLLOW)):
            text = plain(words.page(point)[1])
            assert point.view.put_away or "you put away" not in text
            told_of_skat += "Without the skat you have" in text

    assert told_of_skat


def test_schneider_is_spoken_of_only_where_it_can_still_be_made(desk: Desk) -> None:
    """With 31 points in the defenders' tricks it cannot, and with 90 of one's own it is made."""
    words, told_of_winning = FirstGameWords(desk), set()
    for seed in range(40):
        told, _ = _course(Deal.of_series(8, seed + 1), FOREHAND, None)
        for point in (point for points in told for point in points if point.topic in (Topic.LEAD, Topic.FOLLOW)):
            text = plain(words.page(point)[1])
            if "and have won" not in text:
                continue
            lost = sum(point.view.points[seat] for seat in FOREHAND.others)
            open_yet = own_points(point.view) < 90 and lost <= 30
            assert ("would be Schneider" in text) is open_yet, text
            told_of_winning.add(open_yet)

    assert told_of_winning == {False, True}


def test_a_hand_game_is_named_and_counted_as_one(desk: Desk) -> None:
    words, counted = FirstGameWords(desk), set()
    for seed in range(40):
        told, _ = _course(Deal.of_series(8, seed + 1), FOREHAND, random.Random(seed))
        for point in (point for points in told for point in points if point.topic is Topic.ANNOUNCE):
            is_hand = not point.view.put_away
            counted.add(is_hand)
            assert ("Hand 3" in plain(words.page(point)[1]) or " Hand " in plain(words.page(point)[1])) is is_hand

    assert counted == {False, True}


def test_who_shall_bid_learns_for_which_game_but_no_figures(desk: Desk) -> None:
    """And who shall pass hears of none: the hand is worth too little for any."""
    words, view = FirstGameWords(desk), view_of(begin(GameStart(Deal.from_number(FIRST_DEAL), ISKO)), FOREHAND)
    spades = Contract(Game.SPADES)
    bid = Decision(Hold(FOREHAND), Evaluation("hand_is_worth_the_bid", 0.8, spades))
    passed = Decision(Pass(FOREHAND), Evaluation("hand_is_not_worth_the_bid", 0.4, spades))

    assert plain(words.advice(bid, view)).endswith("this hand is worth the bid (Spades)")
    assert plain(words.advice(passed, view)).endswith("what this hand loses would cost more than its wins bring")


@pytest.mark.parametrize("seat", Seat)
def test_which_card_is_higher_is_said_once_and_before_it_matters(desk: Desk, seat: Seat) -> None:
    """To the declarer before he puts two cards away, to the others before the first trick; Null has its own order."""
    words, said = FirstGameWords(desk), set()
    for number in range(1, 13):
        told, _ = _course(Deal.of_series(8, number), seat, None)
        topics = [point.topic for points in told for point in points]
        played = next((place for place, topic in enumerate(topics) if topic in (Topic.LEAD, Topic.FOLLOW)), None)
        if played is None:
            continue
        views = [point.view for points in told for point in points]
        contract = views[played].contract
        assert contract is not None
        null, taken = contract.game is Game.NULL, Topic.DISCARD in topics
        said.add((taken, null))
        needed = topics.index(Topic.DISCARD) if taken else played
        assert topics.count(Topic.ORDER) == (taken or not null)
        assert Topic.ORDER not in topics[needed:]
        goal = next(point for points in told for point in points if point.topic is Topic.GOAL)
        assert ("Seven, Eight, Nine, Ten, Jack, Queen, King, Ace" in plain(words.page(goal)[1])) is null

    assert len(said) > 1


def test_of_a_null_no_points_are_told_at_its_end(desk: Desk) -> None:
    """Whatever was put away."""
    words, told_of = FirstGameWords(desk), set()
    for seed in range(40):
        told, _ = _course(Deal.of_series(8, seed + 1), FOREHAND, random.Random(seed))
        view = told[-1][-1].view
        if isinstance(view.result, Played) and view.result.declarer is FOREHAND and view.put_away:
            null = view.result.valuation.contract.game is Game.NULL
            told_of.add(null)
            assert ("Your tricks brought" in plain(words.page(told[-1][-1])[1])) is not null

    assert told_of == {False, True}


def test_of_a_trick_in_null_no_points_are_told(desk: Desk) -> None:
    words, told_of = FirstGameWords(desk), set()
    for seed in range(20):
        told, _ = _course(Deal.of_series(8, seed + 1), FOREHAND, random.Random(seed))
        for point in (point for points in told for point in points if point.topic is Topic.TRICK):
            assert point.view.contract is not None
            null = point.view.contract.game is Game.NULL
            told_of.add(null)
            assert ("points" in plain(words.page(point)[1]).split("\n")[0]) is not null

    assert told_of == {False, True}


@pytest.mark.parametrize("language", Language)
def test_order_and_points_are_one_page_in_every_language(desk: Desk, house: House, language: Language) -> None:
    house.speak(language)
    told, _ = _course(Deal.from_number(FIRST_DEAL), FOREHAND, None)
    point = next(point for points in told for point in points if point.topic is Topic.ORDER)

    assert len(FirstGameWords(desk).pages([point])) == 1


def test_the_ten_stands_behind_the_ace_and_every_point_is_named(desk: Desk) -> None:
    told, _ = _course(Deal.from_number(FIRST_DEAL), FOREHAND, None)
    point = next(point for points in told for point in points if point.topic is Topic.ORDER)
    (page,) = FirstGameWords(desk).pages([point])

    assert plain(page[1]).split("\n") == [
        "In every suit, highest first: Ace, Ten, King, Queen, Nine, Eight, Seven",
        "Card points: Ace 11, Ten 10, King 4, Queen 3, Jack 2; the others count none",
    ]
    assert all(f"\u00a0{points}" in page[1] for points in (11, 10, 4, 3, 2))  # no line ends before them


@pytest.mark.parametrize(
    ("contract", "goal", "enough", "missing"),
    [
        (Contract(Game.SPADES, hand=True), "wins with 61, the others with 60", "60 are enough", 61),
        (Contract(Game.SPADES, hand=True, schneider=True), "wins with 90, the others with 31", "31 are enough", 90),
        (Contract(Game.SPADES, hand=True, schneider=True, schwarz=True), "wins only with all ten tricks", "", 0),
    ],
    ids=["plain", "schneider", "schwarz"],
)
def test_what_each_side_needs_is_what_was_announced(
    desk: Desk, contract: Contract, goal: str, enough: str, missing: int
) -> None:
    words, start = FirstGameWords(desk), GameStart(Deal.from_number(FIRST_DEAL), ISKO)
    calls = (Bid(MIDDLEHAND, 18), Hold(FOREHAND), Pass(MIDDLEHAND), Pass(REARHAND), PlayHand(FOREHAND))
    state: GameState = replay(start, (*calls, Announce(FOREHAND, contract)))
    for seat in (FOREHAND, MIDDLEHAND):
        assert goal in plain(words.page(Point(Topic.GOAL, view_of(state, seat)))[1])
    for _ in range(3):
        state, _ = step(state, legal_actions(state)[0])
    for seat in (FOREHAND, MIDDLEHAND):
        view = view_of(state, seat)
        told = plain(words.page(Point(Topic.LEAD, view))[1])
        assert (f"{missing - own_points(view)} are missing" if seat is FOREHAND else enough) in told or not missing
        assert bool(missing) is (" points, " in told)


@pytest.mark.parametrize(
    ("language", "told"), [(Language.ENGLISH, "60 points, 1 is missing"), (Language.GERMAN, "60 Augen, 1 fehlt noch")]
)
def test_one_point_is_missing(
    house: House, desk: Desk, monkeypatch: pytest.MonkeyPatch, language: Language, told: str
) -> None:
    monkeypatch.setattr("skatdesk.ui.learn.first_game_words.own_points", lambda view: 60)
    house.speak(language)
    start = GameStart(Deal.from_number(FIRST_DEAL), ISKO)
    calls = (Bid(MIDDLEHAND, 18), Hold(FOREHAND), Pass(MIDDLEHAND), Pass(REARHAND), PlayHand(FOREHAND))
    state: GameState = replay(start, (*calls, Announce(FOREHAND, Contract(Game.SPADES, hand=True))))
    for _ in range(3):
        state, _ = step(state, legal_actions(state)[0])

    assert told in plain(FirstGameWords(desk).page(Point(Topic.LEAD, view_of(state, FOREHAND)))[1])
