"""Whole deals: the fold, its properties in every rule set, its errors, and counts made by hand."""

import random
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skatdesk.skat.actions import (
    Action,
    Announce,
    AnnounceDefence,
    Bid,
    Claim,
    Concede,
    Discard,
    Hold,
    Kontra,
    Leave,
    Pass,
    PickUp,
    Play,
    PlayHand,
    Push,
    Rearrange,
    ThrowIn,
)
from skatdesk.skat.cards import CARDS, parse_cards, points
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.events import (
    AuctionWon,
    BidHeld,
    BidNamed,
    CardPlayed,
    ContractAnnounced,
    DealFinished,
    Discarded,
    Event,
    HandChosen,
    Passed,
    SkatTaken,
    TrickWon,
)
from skatdesk.skat.game import begin, free_actions, legal_actions, replay, step
from skatdesk.skat.results import PassedIn, Played, RamschPlayed
from skatdesk.skat.ruleset import HOME, ISKO, PROFILES, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS
from skatdesk.skat.states import Bidding, Finished, GameStart, GameState, TrickPlay
from tests.helpers.legal_play import choose, walk
from tests.helpers.rule_sets import rule_sets
from tests.skat.positions import WITH_ONE, calls, do, play_cards, playing, refusal

# ------------------------------------------------------------------ one deal from start to end


def _told(state: GameState, *actions: Action) -> tuple[GameState, list[Event]]:
    told: list[Event] = []
    for action in actions:
        state, events = step(state, action)
        told += events
    return state, told


def test_events_tell_the_deal() -> None:
    clubs = Contract(Game.CLUBS)
    away = parse_cards("D8 D7")
    doing = [*calls("M18 F+ M- R-"), PickUp(FOREHAND), Discard(FOREHAND, away), Announce(FOREHAND, clubs)]

    state, told = _told(begin(GameStart(WITH_ONE, ISKO)), *doing)

    assert told == [
        BidNamed(MIDDLEHAND, 18),
        BidHeld(FOREHAND, 18),
        Passed(MIDDLEHAND),
        Passed(REARHAND),
        AuctionWon(FOREHAND, 18),
        SkatTaken(FOREHAND, WITH_ONE.skat),
        Discarded(FOREHAND, away),
        ContractAnnounced(FOREHAND, clubs),
    ]
    assert isinstance(state, TrickPlay)

    _, told = _told(state, *(Play(seat, card) for seat, card in zip(SEATS, parse_cards("CJ SJ C7"), strict=True)))
    assert [type(event) for event in told] == [CardPlayed] * 3 + [TrickWon]
    assert isinstance(told[-1], TrickWon)
    assert (told[-1].seat, told[-1].points) == (FOREHAND, 4)


def test_a_trick_of_null_counts_no_points() -> None:
    _, told = _told(
        playing("N"), *(Play(seat, card) for seat, card in zip(SEATS, parse_cards("CT CQ C8"), strict=True))
    )

    assert isinstance(told[-1], TrickWon)
    assert told[-1].points is None


def test_hand_game_is_told_without_a_card() -> None:
    _, told = _told(begin(GameStart(WITH_ONE, ISKO)), *calls("M18 F+ M- R-"), PlayHand(FOREHAND))

    assert told[-1] == HandChosen(FOREHAND)


def test_forehand_leads_whoever_declares() -> None:
    for declarer in SEATS:
        assert playing("C", declarer).turn is FOREHAND


def test_who_won_the_trick_leads_to_the_next() -> None:
    assert play_cards(playing("C", MIDDLEHAND), "SA ST S7").turn is FOREHAND
    assert play_cards(playing("C", MIDDLEHAND), "HA HQ H8").turn is FOREHAND
    assert play_cards(playing("S", MIDDLEHAND), "DA DK DQ").turn is FOREHAND
    assert play_cards(playing("S", MIDDLEHAND), "HJ SJ S7").turn is MIDDLEHAND


# ------------------------------------------------------------------ properties


def _cards_are_all_there(state: GameState) -> None:
    skat = getattr(state, "skat", state.start.deal.skat)
    held = [card for hand in state.hands for card in hand]
    on_table = (
        [card for trick in (*state.tricks, state.trick) for card in trick.cards] if isinstance(state, TrickPlay) else []
    )
    assert sorted([*held, *skat, *on_table]) == list(CARDS)
    assert all(hand == tuple(sorted(hand)) for hand in state.hands)
    if isinstance(state, TrickPlay):
        on_hand = [card for hand in state.hands for card in hand]
        assert sum(state.points) + points([*on_hand, *state.trick.cards, *state.skat]) == 120
        assert sum(state.won) == len(state.tricks)


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(rule_sets, st.integers(0, 2**32), st.booleans(), st.sampled_from((1, 2)))
def test_random_legal_play(rules: RuleSet, seed: int, ramsch: bool, bock: int) -> None:
    """In every rule set: 32 cards and 120 points at every state, every legal action accepted, replay the same."""
    generator = random.Random(seed)
    start = GameStart(Deal.shuffled(generator), rules, bock, ramsch)
    state, actions = begin(start), list[Action]()
    while not isinstance(state, Finished):
        _cards_are_all_there(state)
        options = legal_actions(state)
        assert options
        assert len(set(options)) == len(options)
        for option in options:
            step(state, option)
            assert option.seat is state.turn
        actions.append(choose(state, generator))
        state, events = step(state, actions[-1])
        assert isinstance(events[-1], DealFinished) is isinstance(state, Finished)

    assert replay(start, actions) == state
    assert legal_actions(state) == ()
    result = state.result
    if isinstance(result, Played):
        assert 0 <= result.points <= 120
        assert result.scores[result.declarer] == result.valuation.score
        assert result.valuation.won is (result.valuation.score > 0)
    elif isinstance(result, RamschPlayed):
        assert state.play is not None
        assert sum(state.play.points) + points(state.play.skat) == 120
    else:
        assert isinstance(result, PassedIn)


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(rule_sets, st.integers(0, 2**32), st.booleans())
def test_deals_may_end_at_any_moment(rules: RuleSet, seed: int, ramsch: bool) -> None:
    """Every free action is carried out, or refused for want of proof; leaving ends the deal in every state."""
    generator = random.Random(seed)
    start = GameStart(Deal.shuffled(generator), rules, ramsch_round=ramsch)
    for state, _ in walk(start, generator):
        for seat in SEATS:
            for action in free_actions(state, seat):
                verdict = refusal(state, action)
                assert verdict == "allowed" or (isinstance(action, Claim) and verdict == "claim_unproven")
                if verdict == "allowed":
                    _ended_with_a_result(step(state, action)[0])
            _ended_with_a_result(step(state, Leave(seat))[0])


def _ended_with_a_result(state: GameState) -> None:
    assert isinstance(state, Finished)
    if isinstance(state.result, Played):
        assert 0 <= state.result.points <= 120
        assert state.result.valuation.value > 0


def _any_action(generator: random.Random) -> Action:
    """Something somebody might try, mostly nonsense."""
    seat = generator.choice(SEATS)
    cards = tuple(generator.choices(CARDS, k=generator.choice((1, 2, 2, 2, 3, 10))))
    contract = Contract(generator.choice(list(Game)), *generator.choices((False, True), (3, 1), k=6))
    tries: list[Action] = [
        Bid(seat, generator.randrange(300)),
        Hold(seat),
        Pass(seat),
        PickUp(seat),
        PlayHand(seat),
        Push(seat),
        Discard(seat, cards),
        Announce(seat, contract),
        Kontra(seat),
        AnnounceDefence(seat, generator.random() < 0.5),
        Rearrange(seat, cards),
        Play(seat, cards[0]),
        Concede(seat, generator.choice((None, *SEATS))),
        Claim(seat),
        ThrowIn(seat),
    ]
    return generator.choice(tries)


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(rule_sets, st.integers(0, 2**32), st.booleans())
def test_nonsense_is_refused_with_a_sentence_and_changes_nothing(rules: RuleSet, seed: int, ramsch: bool) -> None:
    """Only what is listed is accepted; rearranged hands and consents beyond need are the exceptions."""
    generator = random.Random(seed)
    start = GameStart(Deal.shuffled(generator), rules, ramsch_round=ramsch)
    for state, _ in walk(start, generator):
        for action in [_any_action(generator) for _ in range(12)]:
            listed = {*legal_actions(state), *(free for seat in SEATS for free in free_actions(state, seat))}
            if refusal(state, action) == "allowed":
                assert action in listed or isinstance(action, Rearrange | Concede)
            else:
                assert action not in listed or isinstance(action, Claim)


@pytest.mark.parametrize("rules", PROFILES.values(), ids=PROFILES)
def test_all_kinds_of_deals_come_up_at_random(rules: RuleSet) -> None:
    """What the properties above are worth: declared, passed in or Ramsch, won and lost."""
    generator = random.Random(5)
    ends = set()
    for _ in range(150):
        state = begin(GameStart(Deal.shuffled(generator), rules))
        while not isinstance(state, Finished):
            state = do(state, choose(state, generator))
        result = state.result
        ends.add(result.valuation.won if isinstance(result, Played) else type(result))

    assert ends == {True, False, PassedIn if rules.all_pass == "passed_in" else RamschPlayed}


def test_two_cards_are_put_away_in_no_order() -> None:
    assert Discard(FOREHAND, parse_cards("D7 CK")) == Discard(FOREHAND, parse_cards("CK D7"))


# ------------------------------------------------------------------ counts made by hand


def _sequences(state: GameState, depth: int) -> int:
    """How many sequences of this many legal actions there are."""
    if depth == 0:
        return 1
    return sum(_sequences(step(state, action)[0], depth - 1) for action in legal_actions(state))


def test_openings_of_a_deal() -> None:
    """As the auction alone: 64, 190, 4 160."""
    state = begin(GameStart(WITH_ONE, ISKO))

    assert [_sequences(state, depth) for depth in range(4)] == [1, 64, 190, 4160]


def test_ways_to_a_contract() -> None:
    """Bid 18: 66 discards with seven contracts each, or one of 22 Hand contracts."""
    state = replay(GameStart(WITH_ONE, ISKO), calls("M18 F+ M- R-"))

    assert _sequences(state, 2) == 66 + 22
    assert sum(_sequences(step(state, action)[0], 2) for action in legal_actions(state)[:1]) == 66 * 7


@pytest.mark.parametrize(
    ("text", "tricks"),
    [
        # middlehand holds four clubs with the jacks, three spades, two hearts, two diamonds without the jacks;
        # forehand's lead, then how many cards each of the others may play
        pytest.param("N", 4 * 2 * 2 + 4 * 2 * 2 + 1 * 3 * 4 + 1 * 3 * 2, id="Null"),
        pytest.param("G", 2 * 2 * 10 + 3 * 2 * 2 + 3 * 2 * 2 + 1 * 2 * 4 + 1 * 2 * 2, id="Grand"),
        pytest.param("C", 5 * 4 * 2 + 3 * 2 * 2 + 1 * 2 * 4 + 1 * 2 * 2, id="clubs"),
    ],
)
def test_first_tricks(text: str, tricks: int) -> None:
    """Hands of the deal: F CJ HJ CA CT CK HA HT HK SA DA, M SJ DJ CQ C9 HQ H9 ST SK DT DK, R the rest but D8 D7."""
    assert _sequences(playing(text), 3) == tricks


def test_first_tricks_when_nobody_can_follow() -> None:
    """Deal 1: forehand has all clubs and SA ST, middlehand six spades and four hearts, rearhand red cards only."""
    deal = Deal.from_number(1)
    state = playing("N", deal=deal)

    assert _sequences(state, 3) == 8 * 10 * 10 + 2 * 6 * 10


def test_the_rest_of_a_deal_can_be_counted() -> None:
    """Two clubs, two spades, two hearts in Null: nobody can follow, the leader always wins: 2 · 2 · 2 · 1."""
    deal = Deal.parse(
        "CA CT CK CQ CJ C9 C8 C7 H8 H7 | SA ST SK SQ SJ S9 S8 S7 D8 D9 | HA HT HK HQ HJ H9 DA DT DK DQ | D7 DJ"
    )
    state = playing("N", REARHAND, deal=deal)
    played = play_cards(state, "CA SA HA CT ST HT CK SK HK CQ SQ HQ CJ SJ HJ C9 S9 H9 C8 S8 DA C7 S7 DT")

    assert isinstance(played, TrickPlay)
    assert [len(hand) for hand in played.hands] == [2, 2, 2]
    assert _sequences(played, 3) == 2 * 2 * 2
    assert _sequences(played, 6) == 2 * 2 * 2


# ------------------------------------------------------------------ errors speak


@pytest.mark.parametrize(
    ("state", "action", "rule", "sentence"),
    [
        (
            play_cards(playing("C"), "HA"),
            Play(MIDDLEHAND, CARDS[8]),
            "not_held",
            "you do not hold SA",
        ),
        (
            play_cards(playing("C"), "HA"),
            Play(MIDDLEHAND, parse_cards("ST")[0]),
            "follow_suit",
            "you must follow hearts: HQ H9",
        ),
        (
            play_cards(playing("C"), "HJ"),
            Play(MIDDLEHAND, parse_cards("H9")[0]),
            "follow_trump",
            "you must follow trumps: CQ C9 SJ DJ",
        ),
        (playing("C"), Play(MIDDLEHAND, parse_cards("SJ")[0]), "not_your_turn", "it is not your turn to play"),
        (playing("C"), Concede(MIDDLEHAND), "consent", "the deal can be conceded now only if your partner agrees"),
        (playing("C"), Bid(FOREHAND, 18), "wrong_phase", "that is not possible now: the tricks are being played"),
        (
            begin(GameStart(WITH_ONE, ISKO)),
            Play(FOREHAND, CARDS[0]),
            "wrong_phase",
            "that is not possible now: the bidding is on",
        ),
        (
            begin(GameStart(WITH_ONE, ISKO)),
            Bid(MIDDLEHAND, 19),
            "no_such_bid",
            "no game is worth 19, so it cannot be bid",
        ),
    ],
)
def test_errors_name_the_rule(state: GameState, action: Action, rule: str, sentence: str) -> None:
    with pytest.raises(IllegalAction) as error:
        step(state, action)

    assert (error.value.rule, str(error.value)) == (rule, sentence)


def test_error_names_the_cards_that_may_be_played() -> None:
    state = play_cards(playing("C"), "HA")

    with pytest.raises(IllegalAction) as error:
        step(state, Play(MIDDLEHAND, parse_cards("ST")[0]))

    assert error.value.cards == parse_cards("HQ H9")


def test_replay_stops_at_the_first_illegal_action() -> None:
    with pytest.raises(IllegalAction, match="above 18"):
        replay(GameStart(WITH_ONE, ISKO), calls("M18 F+ M18"))


def test_a_state_stays_what_it_was() -> None:
    state = begin(GameStart(WITH_ONE, HOME))
    copy = replace(state)

    step(state, Bid(MIDDLEHAND, 18))

    assert state == copy
    assert isinstance(state, Bidding)
