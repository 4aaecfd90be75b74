"""Computer players at the table: whatever they do, the game goes on."""

import pytest
from pytestqt.qtbot import QtBot

from skatdesk.engine.computer_seats import ComputerSeats
from skatdesk.engine.executor import Executor, PoolExecutor
from skatdesk.engine.game_engine import GameEngine
from skatdesk.engine.questions import PlayerFault
from skatdesk.players.player import Player
from skatdesk.players.random_player import RandomPlayer
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.players.substitute import best_suit, put_away
from skatdesk.skat.actions import Action, Announce, Bid, Claim, Discard, Pass, PickUp, Play
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS, BySeat
from skatdesk.skat.states import Finished, GameStart, TrickPlay
from tests.engine.players import Cheating, Impostor, Raising, Speechless, Stumbling, Undecided, Unyielding
from tests.helpers.inline_executor import InlineExecutor
from tests.helpers.later import Later

START = GameStart(Deal.of_series(8, 1), HOME)


def seated(player: Player, executor: Executor) -> tuple[GameEngine, ComputerSeats, list[PlayerFault]]:
    """An engine whose three seats this player holds, and the faults heard."""
    engine = GameEngine()
    seats = ComputerSeats(engine, executor, parent=engine)
    seats.seat_players(BySeat(player, player, player), seed=1)
    faults: list[PlayerFault] = []
    seats.failed.connect(faults.append)
    return engine, seats, faults


def play_on(engine: GameEngine) -> None:
    """Resumes until the deal is over."""
    engine.start(START, None)
    for _ in range(200):
        if not engine.running:
            return
        engine.resume()


def played_to_a_declarer(engine: GameEngine, seats: ComputerSeats, player: Player) -> TrickPlay:
    """A deal somebody plays alone, before its first card."""
    for number in range(1, 50):
        seats.seat_players(BySeat(player, player, player), seed=number)
        engine.start(GameStart(Deal.of_series(8, number), HOME), None)
        while engine.running and not isinstance(engine.state, TrickPlay):
            engine.resume()
        state = engine.state
        if isinstance(state, TrickPlay) and state.declarer is not None and not state.asked:
            return state
    raise AssertionError("nobody plays alone")


@pytest.fixture
def asked_while_thinking() -> tuple[GameEngine, ComputerSeats, list[PlayerFault], Later]:
    """Forehand thinks about the first card, and the partner of who offers to give up about that."""
    player, executor = Unyielding(), Later()
    before, quick, _ = seated(player, InlineExecutor())
    state = played_to_a_declarer(before, quick, player)
    engine, seats, faults = seated(player, executor)
    engine.start(state.start, None, before.actions)
    engine.resume()
    assert state.declarer is not None
    engine.offer_concession(state.declarer.next)
    assert len(executor.tasks) == 2
    return engine, seats, faults, executor


@pytest.mark.parametrize("first", [0, 1])
def test_a_refusal_leaves_the_card_that_is_thought_about(
    asked_while_thinking: tuple[GameEngine, ComputerSeats, list[PlayerFault], Later], first: int
) -> None:
    """Whichever answer comes first: nothing is played before consent is refused, then the card is (rules.md §10)."""
    engine, _, faults, executor = asked_while_thinking
    before = len(engine.actions)
    executor.finish_one(first)
    assert len(engine.actions) == before
    executor.finish_one()
    assert len(engine.actions) == before + 1
    assert faults == []


@pytest.mark.parametrize("answered", [None, 0, 1])
def test_silence_about_giving_up_is_a_refusal(
    asked_while_thinking: tuple[GameEngine, ComputerSeats, list[PlayerFault], Later], answered: int | None
) -> None:
    """Who has answered is not replaced; the deal goes on with one card."""
    engine, seats, faults, executor = asked_while_thinking
    assert engine.consent is not None
    offered, refusals = engine.consent.concession, list[tuple[object, bool]]()
    engine.consentAnswered.connect(lambda concession, agreed: refusals.append((concession, agreed)))
    before = len(engine.actions)
    if answered is not None:
        executor.finish_one(answered)
    seats.give_up_waiting()
    assert refusals == [(offered, False)]
    assert len(engine.actions) == before + 1
    assert [fault.kind for fault in faults] == ["silence"] * (2 if answered is None else 1)


def test_the_card_that_is_thought_about_is_not_played_once_a_side_has_given_up(
    asked_while_thinking: tuple[GameEngine, ComputerSeats, list[PlayerFault], Later],
) -> None:
    engine, seats, faults, executor = asked_while_thinking
    before = engine.actions
    executor.finish_one()
    consent = engine.consent
    assert consent is not None
    engine.answer_consent(consent.number, agrees=True)
    seats.stop()
    assert engine.actions == (*before, consent.concession)
    assert faults == []


def test_a_deal_is_played_without_faults() -> None:
    """Three players answer every question."""
    engine, _, faults = seated(RandomPlayer(), InlineExecutor())
    play_on(engine)
    assert isinstance(engine.state, Finished)
    assert faults == []


@pytest.mark.parametrize(
    ("player", "kind"),
    [(Raising(), "exception"), *((player, "illegal") for player in (Cheating(), Speechless(), Impostor()))],
)
def test_a_faulty_player_is_named_and_replaced(player: Player, kind: str) -> None:
    """The deal goes on with plain legal actions; every fault is reported."""
    engine, _, faults = seated(player, InlineExecutor())
    play_on(engine)
    assert isinstance(engine.state, Finished)
    assert faults
    assert {fault.kind for fault in faults} == {kind}
    assert len(faults) == len(engine.actions)


def test_a_declarer_who_fails_plays_his_best_suit_nevertheless() -> None:
    """Not the first game offered, with two aces put away."""
    player = Stumbling()
    engine, seats, faults = seated(player, InlineExecutor())
    state = played_to_a_declarer(engine, seats, player)
    assert state.declarer is not None
    twelve = (*state.hands[state.declarer], *state.skat)
    assert state.contract == Contract(best_suit(twelve))
    assert set(state.skat) == set(put_away(twelve))
    assert len(faults) == 3


def test_a_silent_player_is_replaced_when_the_time_is_over(qtbot: QtBot) -> None:
    """The watchdog plays a plain action; the late answer changes nothing."""
    executor = Later()
    engine, seats, faults = seated(RandomPlayer(), executor)
    engine.start(START, None)
    engine.resume()
    seats.give_up_waiting()
    assert [fault.kind for fault in faults] == ["silence"]
    assert len(engine.actions) == 1
    executor.finish_one()
    assert len(engine.actions) == 1


def test_who_is_silent_is_replaced_by_itself(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to ask for it, and it happens once for a question."""
    monkeypatch.setattr("skatdesk.engine.computer_seats.SILENCE_MS", 1)
    engine, _, faults = seated(RandomPlayer(), Later())
    engine.start(START, None)
    engine.resume()
    qtbot.waitUntil(lambda: bool(faults))
    assert [fault.kind for fault in faults] == ["silence"]
    assert len(engine.actions) == 1


def test_nobody_is_silent_about_a_question_that_holds_no_more() -> None:
    """The deal was taken back while he thought."""
    engine, seats, faults = seated(RandomPlayer(), Later())
    engine.start(START, None)
    engine.resume()
    engine.start(START, None)
    seats.give_up_waiting()
    assert faults == []
    assert engine.actions == ()


def test_who_has_been_stopped_answers_nothing_and_is_asked_nothing() -> None:
    """Neither what is thought about nor what comes after it."""
    executor = Later()
    engine, seats, faults = seated(RandomPlayer(), executor)
    engine.start(START, None)
    engine.resume()
    seats.stop()
    executor.finish_one()
    assert engine.actions == ()
    assert engine.submit(Pass(MIDDLEHAND))
    engine.resume()
    assert (executor.tasks, faults) == ([], [])


def test_answers_from_a_worker_thread_arrive_in_the_gui_thread(qtbot: QtBot) -> None:
    """A whole deal thought in the pool; nothing blocks, nothing is left running."""
    executor = PoolExecutor()
    engine, _, faults = seated(RandomPlayer(), executor)
    engine.stateChanged.connect(lambda _view: engine.resume())
    with qtbot.waitSignal(engine.finished):
        engine.start(START, None)
    assert faults == []
    executor.stop()


def test_the_same_seed_gives_the_same_deal() -> None:
    """A decision depends on view and seed alone."""
    first, _, _ = seated(RandomPlayer(), InlineExecutor())
    second, _, _ = seated(RandomPlayer(), InlineExecutor())
    play_on(first)
    play_on(second)
    assert first.actions == second.actions


@pytest.mark.parametrize(("player", "kind"), [(Undecided(), "exception"), (Speechless(), "illegal")])
def test_a_defect_in_consents_is_a_refusal_and_a_fault(player: Player, kind: str) -> None:
    """Who cannot say whether he agrees has not agreed; the deal goes on."""
    engine, seats, faults = seated(player, InlineExecutor())
    before = played_to_a_declarer(engine, seats, RandomPlayer())
    seats.seat_players(BySeat(player, player, player), seed=1)
    assert before.declarer is not None
    engine.offer_concession(before.declarer.next)
    assert [fault.kind for fault in faults] == [kind]
    assert engine.state == before


# ---------------------------------------------------------------- claiming the rest


def ended_by(*, claiming: bool, first_game: bool = False) -> list[type[Action]]:
    """What the last action of each of forty deals was."""
    ends = []
    for number in range(1, 41):
        player = RulesPlayer()
        engine, seats, faults = seated(player, InlineExecutor())
        if claiming:
            seats.claiming = True
        if first_game:
            seats.play_out(True)
        engine.start(GameStart(Deal.of_series(8, number), ISKO), None)
        while engine.running:
            engine.resume()
        assert faults == []
        ends.append(type(engine.actions[-1]))
    return ends


def test_who_knows_that_the_rest_is_decided_claims_it_if_that_is_liked() -> None:
    assert Claim in ended_by(claiming=True)
    assert Claim not in ended_by(claiming=False)


def test_in_a_first_game_every_trick_is_played() -> None:
    assert Claim not in ended_by(claiming=True, first_game=True)


def test_who_can_claim_the_rest_says_nevertheless_whether_he_gives_up() -> None:
    """Forehand has all trumps above the queen, and three aces; middlehand cannot know, and offers to give up."""
    deal = "CJ SJ HJ DJ CA CT CK SA HA DA | CQ C9 ST SK HT HK HQ DK DQ DT | C8 C7 SQ S9 S8 H9 H8 D9 D8 D7 | S7 H7"
    bidding = Pass(MIDDLEHAND), Bid(REARHAND, 18), Pass(FOREHAND), PickUp(REARHAND)
    game = Discard(REARHAND, parse_cards("S7 H7")), Announce(REARHAND, Contract(Game.CLUBS))
    trick = (Play(seat, card) for seat, card in zip(SEATS, parse_cards("CJ C9 C7"), strict=True))
    executor = Later()
    engine, seats, faults = seated(Unyielding(), executor)
    seats.claiming = True
    answers = list[bool]()
    engine.consentAnswered.connect(lambda _, agreed: answers.append(agreed))
    engine.start(GameStart(Deal.parse(deal), ISKO), None, (*bidding, *game, *trick))
    engine.resume()
    engine.offer_concession(MIDDLEHAND)
    executor.finish_one(1)
    executor.finish_one()

    assert faults == []
    assert answers == [False]
    assert engine.actions[-1] == Claim(FOREHAND)
