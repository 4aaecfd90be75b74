"""The referee: order of signals, requests and answers, consent, undo."""

import random

import pytest

from skatdesk.engine.game_engine import GameEngine, Request
from skatdesk.skat.actions import (
    Announce,
    Bid,
    Hold,
    Pass,
    Play,
    PlayHand,
)
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.events import Discarded, SkatTaken
from skatdesk.skat.game import legal_actions
from skatdesk.skat.ruleset import HOME, ISKO, PROFILES
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, Seat
from skatdesk.skat.states import Bidding, Finished, GameStart, TrickPlay
from tests.engine.referee import DEAL, Recorder, to_play


def test_an_action_is_told_as_action_then_events_then_one_state(engine: GameEngine) -> None:
    """The journal hears first, the table in order, and the state once."""
    recorder = Recorder(engine)
    engine.start(GameStart(DEAL, ISKO), FOREHAND)
    assert recorder.kinds() == ["state"]
    engine.resume()
    assert recorder.kinds() == ["requested"]
    engine.submit(Bid(MIDDLEHAND, 18), engine.request.number if engine.request else None)
    assert recorder.kinds() == ["accepted", "event", "state"]


def test_nothing_is_asked_before_resume_and_nothing_twice(engine: GameEngine) -> None:
    """The engine pulls: one question for each resume, none while one is open."""
    recorder = Recorder(engine)
    engine.start(GameStart(DEAL, ISKO), FOREHAND)
    engine.resume()
    engine.resume()
    assert recorder.kinds() == ["state", "requested"]


def test_late_answers_are_dropped(engine: GameEngine) -> None:
    """An answer to a question that is no longer open changes nothing."""
    engine.start(GameStart(DEAL, ISKO), FOREHAND)
    engine.resume()
    assert engine.request is not None
    old = engine.request.number
    engine.start(GameStart(DEAL, ISKO), FOREHAND)
    assert not engine.submit(Bid(MIDDLEHAND, 18), old)
    engine.resume()
    assert not engine.submit(Bid(MIDDLEHAND, 18), old)
    assert engine.actions == ()


def test_an_illegal_action_is_rejected_and_the_question_stays_open(engine: GameEngine) -> None:
    """The player is told the rule and may answer again."""
    engine.start(GameStart(DEAL, ISKO), MIDDLEHAND)
    engine.resume()
    recorder = Recorder(engine)
    request = engine.request
    assert request is not None
    assert not engine.submit(Bid(MIDDLEHAND, 19), request.number)
    kind, error = recorder.heard[0]
    assert kind == "rejected"
    assert isinstance(error, IllegalAction)
    assert error.rule == "no_such_bid"
    assert engine.submit(Bid(MIDDLEHAND, 20), request.number)


def test_the_audience_does_not_see_what_others_pick_up_and_put_away(engine: GameEngine) -> None:
    """Events are published as the audience's seat may know them."""
    recorder = Recorder(engine)
    to_play(engine, audience=MIDDLEHAND)
    events = [value for kind, value in recorder.heard if kind == "event"]
    assert SkatTaken(FOREHAND, None) in events
    assert Discarded(FOREHAND, None) in events
    assert engine.events == tuple(events)


def test_undo_goes_back_to_the_own_last_decision_and_redo_forward(engine: GameEngine) -> None:
    """What others did in between is taken back with it; a new action ends the chance to redo."""
    to_play(engine, HOME)
    announced = len(engine.actions)
    for _ in range(4):
        state = engine.state
        assert isinstance(state, TrickPlay)
        engine.submit(legal_actions(state)[0])
    before, full = engine.actions, engine.state
    engine.undo(FOREHAND)
    assert engine.actions == before[: next(i for i in reversed(range(len(before))) if before[i].seat is FOREHAND)]
    engine.redo(FOREHAND)
    assert engine.actions == before
    assert engine.state == full
    engine.undo(FOREHAND)
    engine.undo(FOREHAND)
    assert len(engine.actions) <= announced
    engine.submit(legal_actions(engine.state)[-1])
    assert not engine.can_redo()


def test_undo_and_redo_go_through_the_own_decisions_one_by_one(engine: GameEngine) -> None:
    """Back to the first and forward to the end, told each time; beyond either nothing changes and nothing is told."""
    to_play(engine, HOME)
    for _ in range(8):
        engine.submit(legal_actions(engine.state)[0])
    done = engine.actions
    own = [done[:index] for index, action in enumerate(done) if action.seat is FOREHAND]
    recorder = Recorder(engine)
    for before in reversed(own):
        engine.undo(FOREHAND)
        assert engine.actions == before
        assert recorder.kinds() == ["state"]
    engine.undo(FOREHAND)
    assert engine.actions == own[0]
    for after in (*own[1:], done):
        assert engine.can_redo()
        engine.redo(FOREHAND)
        assert engine.actions == after
        assert recorder.kinds() == ["state"]
    engine.redo(FOREHAND)
    assert engine.actions == done
    assert recorder.kinds() == []


def test_what_was_taken_back_in_one_deal_does_not_come_again_in_the_next(engine: GameEngine) -> None:
    """Another deal begins with nothing to redo."""
    to_play(engine, HOME)
    engine.undo(FOREHAND)
    engine.start(GameStart(DEAL, HOME), FOREHAND)

    assert not engine.can_redo()


def test_before_the_first_deal_there_is_nothing_to_ask_to_answer_or_to_take_back() -> None:
    """Whatever is done comes too early, and nothing is told."""
    engine = GameEngine()
    recorder = Recorder(engine)
    engine.resume()
    engine.answer_consent(1, True)
    engine.undo(FOREHAND)
    engine.redo(FOREHAND)

    assert not engine.submit(Bid(MIDDLEHAND, 18))
    assert not engine.running
    assert engine.ending is None
    with pytest.raises(RuntimeError, match="no deal has been started"):
        engine.accepts(Bid(MIDDLEHAND, 18))
    assert recorder.kinds() == []


def test_who_has_done_nothing_yet_has_nothing_to_take_back(engine: GameEngine) -> None:
    """Middlehand has bid, the others have not been asked."""
    engine.start(GameStart(DEAL, HOME), FOREHAND)
    assert not engine.can_undo(MIDDLEHAND)
    engine.submit(Bid(MIDDLEHAND, 18))
    engine.submit(Hold(FOREHAND))
    assert [engine.can_undo(seat) for seat in Seat] == [True, True, False]


def test_a_deal_is_taken_up_again_where_it_was_left(engine: GameEngine) -> None:
    """Start and actions are enough to stand in the middle of a trick again."""
    to_play(engine)
    engine.submit(legal_actions(engine.state)[0])
    other = GameEngine()
    other.start(GameStart(DEAL, ISKO), FOREHAND, engine.actions)
    assert other.state == engine.state
    assert other.view == engine.view


@pytest.mark.parametrize("profile", ["isko", "home", "tchibo"])
def test_a_thousand_random_deals_go_through_the_signals(profile: str) -> None:
    """Random legal play answered through requests: every deal ends, with 120 points where it was played."""
    engine = GameEngine()
    generator = random.Random(profile)
    asked: list[Request] = []
    engine.actionRequested.connect(asked.append)
    for index in range(1000):
        engine.start(GameStart(Deal.of_series(3, index), PROFILES[profile], 1 + index % 2, index % 7 == 6), FOREHAND)
        while engine.running:
            engine.resume()
            request = asked.pop()
            option = generator.choice(request.options)
            if isinstance(engine.state, Bidding) and generator.random() < 0.6:
                option = request.options[-1]
            assert engine.submit(option, request.number)
        state = engine.state
        assert isinstance(state, Finished)
        assert engine.view.revealed == state.start.deal
    assert not asked


def test_hand_games_never_show_the_skat(engine: GameEngine) -> None:
    """The declarer of a Hand game does not know the skat before the end (ISkO 2.2.3)."""
    engine.start(GameStart(DEAL, ISKO), FOREHAND)
    for action in (Pass(MIDDLEHAND), Pass(REARHAND), Bid(FOREHAND, 18), PlayHand(FOREHAND)):
        engine.submit(action)
    engine.submit(Announce(FOREHAND, Contract(Game.GRAND, hand=True)))
    assert engine.view.put_away == ()
    assert engine.view.taken == ()
    engine.submit(Play(FOREHAND, engine.view.hand[0]))
    assert engine.view.put_away == ()
