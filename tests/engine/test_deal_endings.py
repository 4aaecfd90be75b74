"""How a deal ends before its last card: given up with consent or without, claimed, thrown in, left (rules.md §10)."""

import pytest

from skatdesk.engine.game_engine import ConsentRequest, GameEngine
from skatdesk.skat.actions import Action, Announce, Bid, Claim, Concede, Kontra, Leave, Pass, PlayHand, ThrowIn
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.events import Claimed, Conceded, Event, PlayerLeft, ThrownIn
from skatdesk.skat.game import legal_actions
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, Seat
from skatdesk.skat.states import Finished, GameStart, TrickPlay
from skatdesk.skat.view import view_of
from tests.engine.referee import DEAL, Recorder, played_on, to_play


def test_a_free_concession_ends_the_deal(engine: GameEngine) -> None:
    """The declarer holding ten cards needs nobody's consent (ISkO 4.3.1)."""
    to_play(engine)
    engine.offer_concession(FOREHAND)
    assert isinstance(engine.state, Finished)


def test_kontra_has_to_be_answered_before_a_concession(engine: GameEngine) -> None:
    """Whoever wants to give up meanwhile is told so (rules.md §10)."""
    to_play(engine, HOME)
    engine.submit(legal_actions(engine.state)[0])
    engine.submit(Kontra(MIDDLEHAND))
    recorder = Recorder(engine)
    engine.offer_concession(FOREHAND)
    refusal = recorder.heard[-1][1]

    assert isinstance(refusal, IllegalAction)
    assert refusal.rule == "answer_kontra"
    assert engine.consent is None


def test_a_late_concession_asks_one_defender_after_the_other(engine: GameEngine) -> None:
    """With fewer than nine cards one defender has to agree; a refusal leaves everything as it was (E05)."""
    to_play(engine)
    for _ in range(6):
        engine.submit(legal_actions(engine.state)[0])
    recorder = Recorder(engine)
    before = engine.state
    engine.offer_concession(FOREHAND)
    first = recorder.heard[-1][1]
    assert isinstance(first, ConsentRequest)
    engine.answer_consent(first.number, False)
    second = recorder.heard[-1][1]
    assert isinstance(second, ConsentRequest)
    assert {first.seat, second.seat} == {MIDDLEHAND, REARHAND}
    engine.answer_consent(second.number, False)
    assert ("consented", False) in recorder.heard[-1:]
    assert engine.state == before
    engine.offer_concession(FOREHAND)
    third = recorder.heard[-1][1]
    assert isinstance(third, ConsentRequest)
    engine.answer_consent(third.number, True)
    assert isinstance(engine.state, Finished)
    assert ("consented", True) in recorder.heard
    assert engine.actions[-1] == Concede(FOREHAND, third.seat)


def test_while_one_is_asked_about_a_concession_nothing_else_is(engine: GameEngine) -> None:
    """Who is asked sees his own cards; nobody is asked for a card, nobody gives up too, and a late answer is none."""
    to_play(engine)
    for _ in range(6):
        engine.submit(legal_actions(engine.state)[0])
    before = engine.state
    engine.offer_concession(FOREHAND)
    asked = engine.consent
    assert asked is not None
    assert asked.view == view_of(before, asked.seat)
    engine.resume()
    assert engine.request is None
    engine.offer_concession(FOREHAND)
    engine.answer_consent(asked.number - 1, True)
    assert engine.consent is asked
    engine.answer_consent(asked.number, False)
    engine.answer_consent(asked.number, True)
    assert engine.consent is not asked
    assert engine.state == before


def test_the_declarer_gives_up_freely_with_nine_cards_and_then_needs_a_defender(engine: GameEngine) -> None:
    """A defender always needs his partner (ISkO 4.3.1-3); before the first card and after the last nobody is asked."""
    engine.start(GameStart(DEAL, ISKO), FOREHAND)
    assert engine.consent_for_concession(FOREHAND) == ()
    to_play(engine)
    for left in range(10, 0, -1):
        state = engine.state
        assert isinstance(state, TrickPlay)
        assert {len(hand) for hand in state.hands} == {left}
        assert engine.consent_for_concession(FOREHAND) == (() if left >= 9 else FOREHAND.others)
        if not engine.accepts(Concede(MIDDLEHAND)):  # else the game is decided (ISkO 4.1.3)
            assert engine.consent_for_concession(MIDDLEHAND) == (REARHAND,)
        for _ in range(3):
            engine.submit(legal_actions(engine.state)[0])
    assert isinstance(engine.state, Finished)
    assert engine.consent_for_concession(FOREHAND) == ()


def test_in_a_ramsch_nobody_is_asked_whether_another_may_give_up(engine: GameEngine) -> None:
    """Everybody plays alone there (rules.md §12.3)."""
    engine.start(GameStart(DEAL, HOME, ramsch_round=True), FOREHAND)
    while not isinstance(engine.state, TrickPlay):
        engine.submit(legal_actions(engine.state)[-1])
    assert engine.consent_for_concession(FOREHAND) == ()


ENDINGS = [
    pytest.param(Concede(FOREHAND), Conceded(FOREHAND, None), id="the declarer gives up"),
    pytest.param(Leave(MIDDLEHAND), PlayerLeft(MIDDLEHAND, False), id="a defender leaves"),
    pytest.param(None, None, id="the last card is played"),
]


@pytest.mark.parametrize(("action", "ending"), ENDINGS)
def test_how_a_deal_has_ended_is_known_when_it_is_over(
    engine: GameEngine, action: Action | None, ending: Event | None
) -> None:
    """Also when it is taken up from disk; while it goes on there is nothing to tell (rules.md §10)."""
    to_play(engine)
    played_on(engine, *([action] if action else []))
    if action is not None:
        assert engine.ending is None
        engine.submit(action)
    again = GameEngine()
    again.start(engine.state.start, None, engine.actions)

    assert not engine.running
    assert engine.ending == again.ending == ending


def test_a_claim_is_how_a_deal_has_ended(engine: GameEngine) -> None:
    """Whose it was and the cards he laid open."""
    to_play(engine)
    claims = [Claim(seat) for seat in Seat]
    played_on(engine, *claims)
    state = engine.state
    assert isinstance(state, TrickPlay)
    claim = next(claim for claim in claims if engine.accepts(claim))
    engine.submit(claim)

    assert engine.ending == Claimed(claim.seat, state.hands[claim.seat])


def test_throwing_in_a_missed_schwarz_is_how_a_deal_has_ended(engine: GameEngine) -> None:
    """As soon as a trick is lost the announcement is missed (ISkO 4.3.6)."""
    engine.start(GameStart(DEAL, ISKO), FOREHAND)
    schwarz = Announce(FOREHAND, Contract(Game.CLUBS, hand=True, schneider=True, schwarz=True))
    for action in (Pass(MIDDLEHAND), Pass(REARHAND), Bid(FOREHAND, 18), PlayHand(FOREHAND), schwarz):
        engine.submit(action)
    played_on(engine, ThrowIn(FOREHAND))
    engine.submit(ThrowIn(FOREHAND))

    assert engine.ending == ThrownIn(FOREHAND)


@pytest.mark.parametrize("seat", [FOREHAND, MIDDLEHAND])
def test_nobody_gives_up_before_a_game_is_announced(engine: GameEngine, seat: Seat) -> None:
    """There is nothing to give up during the bidding; whoever tries is told."""
    engine.start(GameStart(DEAL, ISKO), seat)
    recorder = Recorder(engine)
    engine.offer_concession(seat)

    assert recorder.kinds() == ["rejected"]
    assert engine.running
