"""Kontra, Re and further (rules.md §12.1); what defenders announce (§12.2)."""

from dataclasses import replace
from typing import Literal

import pytest

from skatdesk.skat.actions import Action, AnnounceDefence, Claim, Concede, Kontra, Pass, Play
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.events import DefenceAnnounced, HandExposed, KontraSaid, Passed
from skatdesk.skat.game import free_actions, legal_actions, step
from skatdesk.skat.kontra import KONTRA_NAMES, kontra_factor, may_go_on, may_say_kontra
from skatdesk.skat.results import Played
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS, Seat
from skatdesk.skat.states import GameState, TrickPlay
from skatdesk.skat.valuation import Defence
from skatdesk.skat.view import Phase, view_of
from tests.skat.positions import (
    WITH_ONE,
    announced,
    auction,
    card,
    do,
    ending,
    finished,
    play_cards,
    playing,
    refusal,
)

BID18 = replace(HOME, kontra="bid18")


@pytest.mark.parametrize(
    ("text", "declarer", "bid18", "tchibo"),
    [
        ("M18 F+ M- R-", "F", "M", "MR"),
        ("M- R18 F-", "R", "", ""),
        ("M18 F- R-", "M", "", "R"),
        ("M- R- F18", "F", "", ""),
        ("M18 F+ M- R20 F-", "R", "FM", "FM"),
    ],
)
def test_who_may_say_kontra(text: str, declarer: str, bid18: str, tchibo: str) -> None:
    closed = auction(text)
    assert closed.declarer is SEATS["FMR".index(declarer)]

    def allowed(rules: RuleSet) -> str:
        return "".join(
            name
            for seat, name in zip(SEATS, "FMR", strict=True)
            if seat is not closed.declarer and may_say_kontra(rules, closed, seat)
        )

    assert allowed(BID18) == bid18
    assert allowed(TCHIBO) == tchibo
    assert allowed(HOME) == "FMR".replace(declarer, "")
    assert allowed(ISKO) == allowed(replace(HOME, kontra_levels=0)) == allowed(replace(HOME, kontra="off")) == ""


def test_factors() -> None:
    assert [kontra_factor(level) for level in range(len(KONTRA_NAMES) + 1)] == [1, 2, 4, 8, 16]


def test_re_may_be_barred_in_closed_null_games() -> None:
    """ "No Re in Null and Null Hand": ouvert is not meant."""
    barred = replace(HOME, re_in_null=False)
    nulls = [Contract(Game.NULL, hand, ouvert=ouvert) for hand in (False, True) for ouvert in (False, True)]

    assert [may_go_on(barred, each, 1) for each in nulls] == [False, True, False, True]
    assert [may_go_on(HOME, each, 1) for each in nulls] == [True] * 4
    assert may_go_on(barred, Contract(Game.GRAND), 1)


# ------------------------------------------------------------------ when


def _kontra_offered(state: GameState) -> bool:
    return any(isinstance(action, Kontra) for action in legal_actions(state))


def test_kontra_is_said_before_the_own_first_card() -> None:
    """Forehand declares; each defender has his chance when it is his turn in the first trick."""
    state: GameState = playing("C", rules=HOME)
    assert not _kontra_offered(state)

    state = play_cards(state, "SA")
    assert _kontra_offered(state)
    state = play_cards(state, "ST")
    assert _kontra_offered(state)
    state = play_cards(state, "S7")
    assert not _kontra_offered(state)
    state = play_cards(state, "DA")
    assert not _kontra_offered(state)


def test_e18_kontra_after_the_own_first_card_is_too_late() -> None:
    state = play_cards(playing("C", rules=HOME), "SA ST")

    assert refusal(playing("C", rules=HOME), Kontra(MIDDLEHAND)) == "kontra_own_first_card"  # not in turn yet
    assert refusal(state, Kontra(MIDDLEHAND)) == "kontra_own_first_card"
    assert refusal(state, Kontra(REARHAND)) == "allowed"
    assert refusal(play_cards(state, "S7 DA"), Kontra(MIDDLEHAND)) == "kontra_own_first_card"


def test_e19_who_passed_at_once_has_no_kontra_where_18_is_asked_for() -> None:
    """Forehand declares against rearhand's 18; middlehand never bid."""
    state = playing("C", REARHAND, rules=BID18)

    assert refusal(state, Kontra(FOREHAND)) == "no_kontra"
    assert refusal(play_cards(state, "CJ"), Kontra(MIDDLEHAND)) == "no_kontra"


def test_kontra_is_not_for_the_declarer_nor_official() -> None:
    assert refusal(playing("C", rules=HOME), Kontra(FOREHAND)) == "no_kontra"
    assert refusal(play_cards(playing("C"), "SA"), Kontra(MIDDLEHAND)) == "no_kontra"


def test_kontra_before_the_lead_is_asked_for_once() -> None:
    rules = replace(HOME, kontra_window="before_lead")
    state = playing("C", rules=rules)
    assert state.asked == (MIDDLEHAND, REARHAND)
    assert legal_actions(state) == (Kontra(MIDDLEHAND), Pass(MIDDLEHAND))
    assert view_of(state, MIDDLEHAND).phase is Phase.KONTRA

    passed = do(state, Pass(MIDDLEHAND), Pass(REARHAND))
    assert passed.turn is FOREHAND
    assert refusal(play_cards(passed, "SA"), Kontra(MIDDLEHAND)) == "kontra_too_late"


@pytest.mark.parametrize("text", ["N ouvert", "N hand ouvert", "C ouvert"])
def test_kontra_comes_before_an_ouvert_hand_is_laid_open(text: str) -> None:
    state = playing(text, rules=HOME)
    assert state.asked == (MIDDLEHAND, REARHAND)
    assert view_of(state, MIDDLEHAND).open_hand == ()

    opened, events = step(do(state, Pass(MIDDLEHAND)), Pass(REARHAND))
    assert events == (Passed(REARHAND), HandExposed(FOREHAND, state.hands[FOREHAND]))
    assert view_of(opened, MIDDLEHAND).open_hand == state.hands[FOREHAND]
    assert refusal(play_cards(opened, "SA"), Kontra(MIDDLEHAND)) == "kontra_too_late"


def test_a_question_about_kontra_comes_first() -> None:
    state = playing("N ouvert", rules=HOME)

    refused: list[tuple[Action, str]] = [
        (Play(FOREHAND, card("SA")), "answer_kontra"),
        (Kontra(REARHAND), "not_your_turn"),
        (Concede(FOREHAND), "answer_kontra"),
        (Claim(FOREHAND), "answer_kontra"),
        (Pass(FOREHAND), "wrong_phase"),
    ]
    assert [refusal(state, action) for action, _ in refused] == [rule for _, rule in refused]
    assert all(free_actions(state, seat) == () for seat in SEATS)
    assert refusal(playing("C"), Pass(FOREHAND)) == "wrong_phase"


# ------------------------------------------------------------------ and what it does


def test_re_answers_at_once_and_the_play_goes_on() -> None:
    state = play_cards(playing("C", rules=HOME), "SA")
    said, events = step(state, Kontra(MIDDLEHAND))
    assert events == (KontraSaid(MIDDLEHAND, 1),)
    assert legal_actions(said) == (Kontra(FOREHAND), Pass(FOREHAND))

    answers: list[tuple[Action, int]] = [(Pass(FOREHAND), 1), (Kontra(FOREHAND), 2)]
    for answer, level in answers:
        after = do(said, answer)
        assert isinstance(after, TrickPlay)
        assert (after.kontra, after.kontra_by, after.asked, after.turn) == (level, MIDDLEHAND, (), MIDDLEHAND)
        assert not _kontra_offered(after)
    assert refusal(play_cards(do(said, Pass(FOREHAND)), "ST"), Kontra(REARHAND)) == "kontra_said"


@pytest.mark.parametrize("levels", [1, 2, 3, 4])
def test_doubling_goes_to_and_fro_as_far_as_the_rules_let_it(levels: Literal[1, 2, 3, 4]) -> None:
    rules = replace(HOME, kontra_levels=levels)
    state: GameState = play_cards(playing("C", rules=rules), "SA ST")
    speakers = [REARHAND, FOREHAND, REARHAND, FOREHAND][:levels]

    for level, seat in enumerate(speakers, 1):
        assert refusal(state, Kontra(seat)) == "allowed"
        state = do(state, Kontra(seat))
        assert isinstance(state, TrickPlay)
        assert (state.kontra, state.kontra_by) == (level, REARHAND)

    assert state.turn is REARHAND
    assert isinstance(state, TrickPlay)
    assert state.asked == ()


def test_kontra_doubles_the_score_and_never_the_value() -> None:
    state = do(play_cards(playing("C", bid=24, rules=HOME), "SA"), Kontra(MIDDLEHAND), Kontra(FOREHAND))
    result = finished(do(state, Concede(FOREHAND))).result

    assert isinstance(result, Played)
    assert (result.kontra, result.valuation.value, result.scores[FOREHAND]) == (2, 24, -24 * 2 * 4)


# ------------------------------------------------------------------ the defenders' announcements


def test_defenders_announce_before_their_own_first_card() -> None:
    state = play_cards(playing("C", rules=TCHIBO), "SA")
    both = (AnnounceDefence(MIDDLEHAND), AnnounceDefence(MIDDLEHAND, schwarz=True))
    assert set(both) < set(legal_actions(state))

    said, events = step(state, both[0])
    assert events == (DefenceAnnounced(MIDDLEHAND, schwarz=False),)
    assert isinstance(said, TrickPlay)
    assert said.defence == Defence(schneider=True)
    assert said.turn is MIDDLEHAND
    assert both[0] not in legal_actions(said)
    higher = do(state, both[1])
    assert isinstance(higher, TrickPlay)
    assert higher.defence == Defence(schneider=True, schwarz=True)
    assert not set(both) & set(legal_actions(higher))
    assert do(said, both[1]) == higher
    assert refusal(said, both[0]) == "no_announcement"
    assert view_of(said, FOREHAND).defence == Defence(schneider=True)


@pytest.mark.parametrize(
    ("text", "rules", "cards", "seat"),
    [
        pytest.param("C", HOME, "SA", MIDDLEHAND, id="switched off"),
        pytest.param("N", TCHIBO, "SA", MIDDLEHAND, id="not in Null"),
        pytest.param("C", TCHIBO, "SA ST", MIDDLEHAND, id="own card played"),
        pytest.param("C", TCHIBO, "SA ST S7 DA", MIDDLEHAND, id="second trick"),
        pytest.param("C", TCHIBO, "", FOREHAND, id="declarer"),
        pytest.param("C", TCHIBO, "SA ST", FOREHAND, id="not in turn"),
    ],
)
def test_when_defenders_may_not_announce(text: str, rules: RuleSet, cards: str, seat: Seat) -> None:
    state = play_cards(playing(text, rules=rules), cards)

    assert refusal(state, AnnounceDefence(seat)) == "no_announcement"


def test_a_kept_announcement_adds_its_level() -> None:
    state = do(play_cards(playing("D", rules=TCHIBO), "SA"), AnnounceDefence(MIDDLEHAND))
    result = finished(do(state, Concede(FOREHAND))).result

    assert isinstance(result, Played)
    assert result.scores[FOREHAND] == -2 * 18  # conceded at the simple level: not made

    play = ending("D", ("D9", "CJ", "S7"), points=(26, 84, 0), tricks=(5, 4, 0), rules=TCHIBO)
    played_out = finished(play_cards(replace(play, defence=Defence(schneider=True)), "D9 CJ S7")).result
    assert isinstance(played_out, Played)
    assert played_out.scores[FOREHAND] == -2 * 36  # with 1, game, Schneider, and that it was announced


def test_kontra_and_announcements_stand_beside_the_cards() -> None:
    state = play_cards(playing("C", rules=TCHIBO), "SA")

    assert {type(action) for action in legal_actions(state)} == {Play, Kontra, AnnounceDefence}
    assert announced("C", rules=TCHIBO, deal=WITH_ONE) == playing("C", rules=TCHIBO)
