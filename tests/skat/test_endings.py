"""Played out, conceded, thrown in, left (rules.md §10)."""

from dataclasses import replace

import pytest

from skatdesk.skat.actions import Claim, Concede, Leave, Pass, Play, ThrowIn
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.events import Conceded, DealFinished, PlayerLeft
from skatdesk.skat.game import begin, free_actions, step
from skatdesk.skat.results import Aborted, Played
from skatdesk.skat.ruleset import HOME, ISKO, ISS, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS, Seat
from skatdesk.skat.states import Finished, GameStart, GameState, TrickPlay
from tests.skat.positions import (
    WITH_ONE,
    after_bidding,
    announcing,
    card,
    do,
    ending,
    finished,
    play_cards,
    playing,
    refusal,
)


def played(state: GameState) -> Played:
    """The result of a deal that had a declarer."""
    result = finished(state).result
    assert isinstance(result, Played)
    return result


def score(state: GameState) -> int:
    """What the declarer writes down."""
    return played(state).valuation.score


# ------------------------------------------------------------------ played out


def test_the_last_trick_ends_the_deal() -> None:
    play = ending("C", ("CJ", "H7", "S7"), points=(70, 41, 0), tricks=(6, 3, 0), skat=parse_cards("D8 D7"))

    result = played(play_cards(play, "CJ H7 S7"))

    assert (result.points, result.tricks, result.valuation.won) == (72, 7, True)


def test_a_deal_of_a_bock_round_counts_twice() -> None:
    play = ending("C", ("CJ", "H7", "S7"), points=(70, 41, 0), tricks=(6, 3, 0), skat=parse_cards("D8 D7"))
    in_bock = replace(play, start=replace(play.start, bock_factor=2))

    assert [score(play_cards(each, "CJ H7 S7")) for each in (play, in_bock)] == [24, 48]


def test_the_skat_counts_for_the_declarer_in_a_hand_game_too() -> None:
    play = ending("C hand", ("H7", "HA", "S7"), points=(40, 49, 0), tricks=(5, 4, 0), skat=parse_cards("CT ST"))

    result = played(play_cards(play, "H7 HA S7"))

    assert (result.points, result.tricks) == (60, 5)


def test_e16_null_stops_at_the_declarers_first_trick() -> None:
    """Three tricks go well; the fourth is the declarer's."""
    hands = ("SA DA C7 C8 H7 H8 H9", "SK DK CA CK HA HK HQ", "SQ DQ CQ C9 CT HJ HT")
    play = ending("N ouvert", hands, leader=MIDDLEHAND, tricks=(0, 3, 0))

    end = finished(play_cards(play, "SK SQ SA"))

    assert isinstance(end.result, Played)
    assert (end.result.tricks, end.result.valuation.score) == (1, -2 * 46)
    assert end.play is not None
    assert len(end.play.tricks) == 4


def test_null_is_won_with_the_last_card() -> None:
    play = ending("N", ("C7", "C9", "S7"), leader=MIDDLEHAND, tricks=(0, 5, 4))

    assert score(play_cards(play, "C9 S7 C7")) == 23


@pytest.mark.parametrize("action", [Play(FOREHAND, card("CJ")), Concede(FOREHAND), Leave(FOREHAND), Pass(FOREHAND)])
def test_nothing_happens_after_the_end(action: Play | Concede | Leave | Pass) -> None:
    end = do(playing("C"), Concede(FOREHAND))

    assert refusal(end, action) == "deal_over"
    assert end.turn is None
    assert all(free_actions(end, seat) == () for seat in SEATS)


# ------------------------------------------------------------------ the declarer concedes


@pytest.mark.parametrize(
    ("text", "bid", "expected"),
    [
        pytest.param("H", 20, -40, id="E03"),
        pytest.param("H", 24, -60, id="E04 at least the bid"),
        pytest.param("H schneider", 20, -2 * 50, id="with what was announced"),
        pytest.param("N", 18, -46, id="Null"),
        pytest.param("G", 18, -96, id="Grand"),
    ],
)
def test_conceding_with_ten_cards_costs_the_simple_game(text: str, bid: int, expected: int) -> None:
    state, events = step(playing(text, bid=bid), Concede(FOREHAND))

    assert score(state) == expected
    assert events == (Conceded(FOREHAND, None), DealFinished(finished(state).result))


def test_declarer_is_free_to_concede_while_he_holds_nine_cards() -> None:
    state = playing("C")
    assert Concede(FOREHAND) in free_actions(state, FOREHAND)
    assert refusal(state, Concede(FOREHAND, FOREHAND)) == "consent"

    one_played = play_cards(state, "CJ")
    assert Concede(FOREHAND) in free_actions(one_played, FOREHAND)

    two_played = play_cards(one_played, "SJ C7 CA")
    assert Concede(FOREHAND) not in free_actions(two_played, FOREHAND)
    assert Concede(FOREHAND, MIDDLEHAND) in free_actions(two_played, FOREHAND)
    assert Concede(FOREHAND, REARHAND) in free_actions(two_played, FOREHAND)


SEVEN = ("CJ HJ CA HA HT SA DA", "DJ CQ C9 HQ ST SK DT", "C8 H8 H7 SQ S9 S8 DQ")


def test_e05_with_seven_cards_a_defender_has_to_agree() -> None:
    play = ending("C", SEVEN, points=(14, 20, 0), tricks=(2, 1, 0))

    assert refusal(play, Concede(FOREHAND)) == "consent"
    assert refusal(play, Concede(FOREHAND, FOREHAND)) == "consent"
    for defender in (MIDDLEHAND, REARHAND):
        assert score(do(play, Concede(FOREHAND, defender))) == -48


def test_at_home_the_declarer_concedes_whenever_he_likes() -> None:
    assert score(do(ending("C", SEVEN, points=(14, 20, 0), tricks=(2, 1, 0), rules=HOME), Concede(FOREHAND))) == -48


def test_a_lost_deal_is_not_free_to_concede_for_that_might_save_from_schneider() -> None:
    play = ending("C", SEVEN, points=(5, 62, 0), tricks=(1, 2, 0))

    assert refusal(play, Concede(FOREHAND)) == "consent"
    assert ThrowIn(FOREHAND) in free_actions(play, FOREHAND)


def test_conceding_does_not_save_from_a_schneider_that_is_certain() -> None:
    play = ending("C", ("C9", "C8", "C7"), points=(20, 90, 0), tricks=(3, 6, 0), rules=HOME)

    assert score(do(play, Concede(FOREHAND))) == -2 * 36


def test_a_declarer_who_has_won_keeps_his_win() -> None:
    """A decided deal stays decided (ISkO 4.1.3)."""
    play = ending("C", SEVEN, points=(61, 0, 0), tricks=(3, 0, 0), rules=HOME)

    assert score(do(play, Concede(FOREHAND))) == 24
    assert score(do(play, Leave(FOREHAND))) == 24


def test_result_of_a_concession_shows_what_was_really_taken() -> None:
    result = played(do(ending("C", SEVEN, points=(14, 20, 0), tricks=(2, 1, 0), rules=HOME), Concede(FOREHAND)))

    assert (result.points, result.tricks) == (14, 2)


# ------------------------------------------------------------------ a defender concedes


def test_a_defender_needs_his_partner_to_give_up_for_both() -> None:
    play = playing("C")

    assert free_actions(play, MIDDLEHAND) == (Concede(MIDDLEHAND, REARHAND), Claim(MIDDLEHAND))
    assert refusal(play, Concede(MIDDLEHAND)) == "consent"
    assert refusal(play, Concede(MIDDLEHAND, FOREHAND)) == "consent"
    assert score(do(play, Concede(MIDDLEHAND, REARHAND))) == 24


@pytest.mark.parametrize(
    ("text", "bid", "expected"),
    [
        pytest.param("C", 24, 24, id="simple"),
        pytest.param("C", 27, 36, id="Schneider, which the bid needs"),
        pytest.param("C", 48, 48, id="Schwarz, which the bid needs"),
        pytest.param("C", 60, -120, id="beyond Schwarz: overbid all the same"),
        pytest.param("C schneider", 24, 60, id="Schneider as announced"),
        pytest.param("C schwarz", 24, 84, id="Schwarz as announced"),
        pytest.param("N", 23, 23, id="Null"),
    ],
)
def test_the_declarer_gets_the_level_he_needs(text: str, bid: int, expected: int) -> None:
    assert score(do(playing(text, bid=bid), Concede(REARHAND, MIDDLEHAND))) == expected


@pytest.mark.parametrize(
    ("points", "tricks", "bid", "expected"),
    [
        pytest.param((30, 31, 0), (2, 1, 0), 27, -72, id="no Schneider against 31 points"),
        pytest.param((30, 30, 0), (2, 1, 0), 27, 36, id="Schneider against 30"),
        pytest.param((30, 0, 0), (2, 1, 0), 48, -96, id="no Schwarz against a trick"),
        pytest.param((73, 0, 0), (3, 0, 0), 27, 36, id="Schneider, and not the Schwarz he does not need"),
    ],
)
def test_the_declarer_gets_a_level_within_reach(
    points: tuple[int, int, int], tricks: tuple[int, int, int], bid: int, expected: int
) -> None:
    """Bid 27 in clubs with 1 needs Schneider, bid 48 Schwarz."""
    play = ending("C", SEVEN, points=points, tricks=tricks, bid=bid)

    assert score(do(play, Concede(MIDDLEHAND, REARHAND))) == expected


def test_defenders_who_have_won_lose_nothing_by_giving_up() -> None:
    play = ending("C", SEVEN, points=(5, 62, 0), tricks=(1, 2, 0))

    assert Concede(MIDDLEHAND) in free_actions(play, MIDDLEHAND)
    assert score(do(play, Concede(MIDDLEHAND))) == -48


@pytest.mark.parametrize(
    ("points", "tricks", "expected"),
    [((61, 11, 0), (2, 1, 0), 36), ((73, 0, 0), (3, 0, 0), 48), ((62, 31, 0), (2, 1, 0), 24)],
    ids=["Schneider", "Schwarz", "out of Schneider"],
)
def test_defenders_cannot_escape_by_giving_up_a_deal_that_is_won(
    points: tuple[int, int, int], tricks: tuple[int, int, int], expected: int
) -> None:
    """What is left goes to the declarer, as if they threw in (ISkO 4.3.6)."""
    play = ending("C", SEVEN, points=points, tricks=tricks, bid=24)

    assert Concede(MIDDLEHAND) in free_actions(play, MIDDLEHAND)
    assert score(do(play, Concede(MIDDLEHAND))) == expected


@pytest.mark.parametrize(
    ("text", "bid", "rules"),
    [
        pytest.param("C", 27, ISKO, id="he may be overbid"),
        pytest.param("C spitze", 24, replace(ISKO, spitze=1), id="he may miss the Spitze"),
    ],
)
def test_61_points_are_not_yet_a_decided_deal(text: str, bid: int, rules: RuleSet) -> None:
    play = ending(text, SEVEN, points=(61, 11, 0), tricks=(2, 1, 0), bid=bid, rules=rules)

    assert refusal(play, Concede(MIDDLEHAND)) == "consent"
    assert refusal(play, Concede(MIDDLEHAND, REARHAND)) == "allowed"


@pytest.mark.parametrize(
    "play",
    [playing("N"), ending("C schwarz", SEVEN, points=(73, 0, 0), tricks=(3, 0, 0))],
    ids=["Null", "Schwarz announced"],
)
def test_what_every_trick_may_lose_is_not_yet_decided(play: TrickPlay) -> None:
    assert refusal(play, Concede(MIDDLEHAND)) == "consent"
    assert refusal(play, ThrowIn(FOREHAND)) == "not_missed"


def test_what_may_be_conceded_tells_nothing_about_the_skat() -> None:
    """The declarer has 55 points in tricks; whether the skat makes it 61 only he may know."""
    plain = ending("C", SEVEN, points=(55, 11, 0), tricks=(2, 1, 0))
    rich = replace(plain, skat=parse_cards("CT HT"))

    for seat in SEATS:
        assert free_actions(plain, seat) == free_actions(rich, seat)


# ------------------------------------------------------------------ thrown in


def test_a_declarer_who_cannot_win_may_throw_in() -> None:
    play = ending("C", SEVEN, points=(14, 59, 0), tricks=(1, 2, 0))
    assert refusal(play, ThrowIn(FOREHAND)) == "not_missed"

    lost = ending("C", SEVEN, points=(14, 60, 0), tricks=(1, 2, 0))
    assert refusal(lost, ThrowIn(MIDDLEHAND)) == "not_missed"
    assert [ThrowIn(seat) in free_actions(lost, seat) for seat in SEATS] == [True, False, False]
    assert score(do(lost, ThrowIn(FOREHAND))) == -2 * 36  # 14 points are Schneider
    assert score(do(replace(lost, skat=parse_cards("CT HT")), ThrowIn(FOREHAND))) == -48  # 34 are not


@pytest.mark.parametrize(
    ("text", "points", "tricks"),
    [("C schneider", (40, 31, 0), (2, 1, 0)), ("C schwarz", (60, 0, 0), (2, 1, 0))],
)
def test_a_missed_announcement_may_be_thrown_in(
    text: str, points: tuple[int, int, int], tricks: tuple[int, int, int]
) -> None:
    play = ending(text, SEVEN, points=points, tricks=tricks)

    assert ThrowIn(FOREHAND) in free_actions(play, FOREHAND)
    assert not played(do(play, ThrowIn(FOREHAND))).valuation.won


def test_a_bid_out_of_reach_alone_is_given_up_not_thrown_in() -> None:
    """Clubs with one, bid 96: not even Schwarz (48) reaches that, but the announced game can be made."""
    play = ending("C", SEVEN, points=(40, 20, 0), tricks=(2, 1, 0), bid=96)

    assert refusal(play, ThrowIn(FOREHAND)) == "not_missed"
    assert ThrowIn(FOREHAND) not in free_actions(play, FOREHAND)
    assert score(do(play, Concede(FOREHAND, MIDDLEHAND))) == -2 * 96


def test_e08_an_offence_does_not_mend_what_is_decided() -> None:
    """The declarer cannot reach 61 any more: his loss stands, whoever gives up."""
    play = ending("C", SEVEN, points=(40, 60, 0), tricks=(1, 2, 0))

    assert all(score(do(play, Leave(seat))) == -48 for seat in SEATS)


# ------------------------------------------------------------------ as the International Skat Server counts


@pytest.mark.parametrize(
    ("points", "tricks", "action", "expected"),
    [
        pytest.param((0, 0, 0), (0, 0, 0), Concede(FOREHAND), -48, id="before a trick: no Schneider"),
        pytest.param((14, 20, 0), (2, 1, 0), Concede(FOREHAND), -72, id="few points: Schneider"),
        pytest.param((0, 20, 0), (0, 3, 0), Concede(FOREHAND), -96, id="no trick: Schwarz"),
        pytest.param((62, 20, 0), (2, 1, 0), Concede(FOREHAND), -48, id="resigned although won"),
        pytest.param((62, 20, 0), (2, 1, 0), Concede(MIDDLEHAND), 36, id="the rest to the declarer"),
        pytest.param((14, 20, 0), (2, 1, 0), Concede(MIDDLEHAND, REARHAND), 36, id="both defenders resign"),
        pytest.param((14, 31, 0), (2, 1, 0), Leave(REARHAND, timed_out=True), 24, id="a defender ran out of time"),
    ],
)
def test_resigning_on_the_server(
    points: tuple[int, int, int], tricks: tuple[int, int, int], action: Concede | Leave, expected: int
) -> None:
    assert score(do(ending("C", SEVEN, points=points, tricks=tricks, rules=ISS), action)) == expected


# ------------------------------------------------------------------ leaving


@pytest.mark.parametrize("seat", SEATS)
def test_leaving_before_the_announcement_scores_nothing(seat: Seat) -> None:
    for state in (begin(GameStart(WITH_ONE, ISKO)), after_bidding(), announcing()):
        after, events = step(state, Leave(seat, timed_out=True))
        assert finished(after).result == Aborted(seat)
        assert events[0] == PlayerLeft(seat, timed_out=True)


@pytest.mark.parametrize(("seat", "expected"), [(FOREHAND, -48), (MIDDLEHAND, 24), (REARHAND, 24)])
def test_leaving_the_play_costs_the_side_the_deal(seat: Seat, expected: int) -> None:
    assert score(do(playing("C"), Leave(seat))) == expected


def test_leaving_a_ramsch_scores_nothing() -> None:
    end = do(begin(GameStart(WITH_ONE, TCHIBO, ramsch_round=True)), Leave(MIDDLEHAND))

    assert isinstance(end, Finished)
    assert end.result == Aborted(MIDDLEHAND)
    assert end.result.scores == (0, 0, 0)


@pytest.mark.parametrize("rules", [ISKO, HOME, TCHIBO, ISS], ids=lambda rules: rules.name)
@pytest.mark.parametrize("seat", SEATS)
def test_conceding_waits_for_the_announcement(rules: RuleSet, seat: Seat) -> None:
    """The declarer has to name a game first (ISkO 3.4.1)."""
    state = announcing(rules=rules)

    assert free_actions(state, seat) == ()
    assert refusal(state, Concede(seat)) == ("wrong_phase" if seat is FOREHAND else "not_your_turn")
