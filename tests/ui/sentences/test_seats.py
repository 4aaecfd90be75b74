"""The small lines at the seats, over whole deals."""

import random
from dataclasses import replace

import pytest

from skatdesk.skat.actions import Announce, Bid, Hold, Kontra, Pass, PlayHand
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, replay, step
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS
from skatdesk.skat.states import Finished, GameStart
from skatdesk.skat.view import Phase, view_of
from skatdesk.ui.sentences import Company, Sentences
from tests.helpers.legal_play import walk
from tests.helpers.plain import plain

DEAL = Deal.from_number(1_234_567_890)


def test_bidding_tells_speaker_listener_and_who_is_next(sentences: Sentences) -> None:
    view = view_of(begin(GameStart(DEAL, ISKO)), FOREHAND)

    assert [sentences.seats.line(view, seat) for seat in SEATS] == ["listens", "speaks", "speaks next"]


def test_who_has_passed_says_so(sentences: Sentences, company: Company) -> None:
    state = replay(GameStart(DEAL, ISKO), (Bid(MIDDLEHAND, 18), Pass(FOREHAND)))
    view = view_of(state, FOREHAND)

    assert [sentences.seats.line(view, seat) for seat in SEATS] == ["has passed", "listens", "speaks"]
    assert plain(sentences.seats.own_line(view, company)) == "Forehand · you have passed"


def test_own_line_names_the_seat_and_the_turn(sentences: Sentences, company: Company) -> None:
    waiting = view_of(begin(GameStart(DEAL, ISKO)), FOREHAND)
    asked = view_of(replay(GameStart(DEAL, ISKO), (Bid(MIDDLEHAND, 18),)), FOREHAND)
    outside = view_of(begin(GameStart(DEAL, ISKO)), None)

    assert plain(sentences.seats.own_line(waiting, company)) == "Forehand · Ben's turn"
    assert plain(sentences.seats.own_line(asked, company)) == "Forehand · your turn"
    assert sentences.seats.own_line(outside, Company(company.names)) == "You sit this deal out"


def test_defenders_of_one_deal_are_partners(sentences: Sentences) -> None:
    bidding = (Bid(MIDDLEHAND, 18), Hold(FOREHAND), Pass(MIDDLEHAND), Bid(REARHAND, 20), Pass(FOREHAND))
    state = replay(GameStart(DEAL, ISKO), bidding)

    seen_by_defender = [sentences.seats.line(view_of(state, FOREHAND), seat) for seat in SEATS]
    seen_by_declarer = [sentences.seats.line(view_of(state, REARHAND), seat) for seat in SEATS]

    assert seen_by_defender == ["defends", "your partner", "has the skat"]
    assert seen_by_declarer == ["defends", "defends", "has the skat"]


def test_a_defender_is_asked_about_the_doubling_that_comes_next(sentences: Sentences) -> None:
    """First about Kontra; once the declarer has said Re, about Bock."""
    start = GameStart(DEAL, replace(HOME, name="custom", kontra_window="before_lead", kontra_levels=4))
    announced = Announce(FOREHAND, Contract(Game.HEARTS, hand=True))
    asked = (Bid(MIDDLEHAND, 18), Hold(FOREHAND), Pass(MIDDLEHAND), Pass(REARHAND), PlayHand(FOREHAND), announced)
    lines = []
    for doubled in ((), (Kontra(MIDDLEHAND), Kontra(FOREHAND))):
        view = view_of(replay(start, (*asked, *doubled)), FOREHAND)
        lines.append(plain(sentences.seats.line(view, MIDDLEHAND)))

    assert lines == ["asked about Kontra", "asked about Bock"]


EVERYTHING = RuleSet.from_dict(
    {
        "base": "home",
        "schieberamsch": True,
        "spitze": 1,
        "revolution": True,
        "kontra_window": "before_lead",
        "defender_announcements": True,
    }
)


@pytest.mark.parametrize("ramsch_round", [False, True])
def test_every_moment_of_a_deal_has_its_lines(ramsch_round: bool, sentences: Sentences, company: Company) -> None:
    """Random deals under all house rules: every phase is met, and no seat is without words."""
    met = set()
    for seed in range(60):
        generator = random.Random(seed)
        start = GameStart(Deal.shuffled(generator), EVERYTHING, ramsch_round=ramsch_round)
        for state, action in walk(start, generator):
            after, _ = step(state, action)
            for shown in (state, after) if isinstance(after, Finished) else (state,):
                for you in (*SEATS, None):
                    view = view_of(shown, you)
                    met.add(view.phase)
                    assert all(sentences.seats.line(view, seat) for seat in SEATS)
                    assert sentences.seats.own_line(view, Company(company.names, you))

    assert {Phase.PLAY, Phase.FINISHED, Phase.KONTRA} <= met
    assert met >= ({Phase.GRAND_HAND_CALL, Phase.PUSHING} if ramsch_round else {Phase.BIDDING, Phase.DISCARD})


def test_finished_deal_tells_who_won(sentences: Sentences, company: Company) -> None:
    generator = random.Random(2)
    lines = set()
    for _ in range(40):
        start = GameStart(Deal.shuffled(generator), HOME)
        *_, (state, action) = walk(start, generator)
        view = view_of(step(state, action)[0], FOREHAND)
        lines |= {sentences.seats.line(view, seat) for seat in SEATS}
        assert plain(sentences.seats.own_line(view, company)) == "Forehand · deal finished"

    assert lines == {"has won", "has lost", "has not lost", "defended"}
