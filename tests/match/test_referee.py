"""One game of a match: who is asked, what is written down, what becomes of a sitter's faults."""

import re
from collections.abc import Callable

import pytest

from skatdesk.match.plan import answer_seed
from skatdesk.match.records import MatchGame
from skatdesk.match.referee import Referee
from skatdesk.match.sitter import ComputerSitter, Sitter
from skatdesk.notation.actions import parse_actions, parse_contract
from skatdesk.players.player import Budget, Decision, Player
from skatdesk.players.random_player import RandomPlayer
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.scoring.entries import entry_of
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.actions import Action, Bid, Claim, Concede, Discard, Hold, Pass, Play
from skatdesk.skat.cards import CARDS
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import replay
from skatdesk.skat.results import Played, RamschPlayed
from skatdesk.skat.ruleset import ISKO, PROFILES, RuleSet
from skatdesk.skat.seats import SEATS, BySeat, Seating
from skatdesk.skat.states import Finished, GameStart
from skatdesk.skat.view import Phase, SeatView
from tests.match.wild_player import WildPlayer


class Clock:
    """A quarter of a second passes between two looks."""

    def __init__(self) -> None:
        self._now = 0.0

    def __call__(self) -> float:
        self._now += 0.25
        return self._now


class Answers(RandomPlayer):
    """Plays at random, but where ``answer`` has one."""

    def __init__(self, answer: Callable[[SeatView], Action | None]) -> None:
        self._answer = answer

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        own = self._answer(view)
        return super().decide(view, options, budget, seed) if own is None else Decision(own)


def game(*players: Player, number: int = 1, rules: RuleSet = ISKO) -> MatchGame:
    """A deal between these players."""
    sitters = BySeat[Sitter](*(ComputerSitter(player, 1.0) for player in players))
    start = GameStart(Deal.of_series(6, number), rules)
    return Referee(start, sitters, Clock()).play("1.1", BySeat(11, 12, 13), BySeat(0, 1, 2))


def passes(view: SeatView) -> Action | None:
    return Pass(view.seat) if view.phase is Phase.BIDDING and view.seat is not None else None


def silent() -> Player:
    """Never bids: the deal is passed in, or a Ramsch."""
    return Answers(passes)


@pytest.mark.parametrize("rules", ["isko", "home", "tchibo"])
@pytest.mark.parametrize("player", [RulesPlayer, WildPlayer, silent])
def test_record_tells_what_the_actions_say(player: Callable[[], Player], rules: str) -> None:
    for number in range(1, 40):
        record = game(player(), player(), player(), number=number, rules=PROFILES[rules])
        start = GameStart(Deal.of_series(6, number), PROFILES[rules])
        end = replay(start, parse_actions(record.actions))
        assert isinstance(end, Finished)
        entry = entry_of(end.result, Seating(3, 2))
        scores = ScoreList(("a", "b", "c"), ISKO, "seeger", 2).with_entry(entry)

        assert record.faults == ()
        assert record.scores == scores.totals
        assert (record.declarer is None) == (entry.declared is None)
        if entry.declared is not None:
            assert record.declarer == entry.declared.declarer
            assert (record.won, record.value) == (entry.declared.won, entry.declared.score)
            assert (record.bid, record.overbid) == (entry.declared.bid, entry.declared.valuation.overbid)
            assert isinstance(end.result, Played)
            assert record.points == end.result.points
            assert parse_contract(record.contract) == end.result.valuation.contract
        else:
            assert record.contract == ("R" if isinstance(end.result, RamschPlayed) else "")
            assert (record.won, record.overbid, record.value, record.points) == (False, False, 0, 0)


def test_each_question_is_timed() -> None:
    """Discard and announcement are one question; the last word after 264 is none."""
    record = game(RulesPlayer(), RulesPlayer(), RulesPlayer())
    actions = parse_actions(record.actions)

    for seat in SEATS:
        own = [action for action in actions if action.seat is seat and not isinstance(action, Discard)]
        assert record.milliseconds[seat] == (250.0,) * len(own)


def test_nobody_is_asked_above_264() -> None:
    def highest(view: SeatView) -> Action | None:
        assert view.seat is not None
        if view.phase is not Phase.BIDDING:
            return None
        if view.auction.answering:
            return Hold(view.seat)
        assert view.bid < 264
        return Bid(view.seat, 264)

    record = game(Answers(highest), Answers(highest), Answers(highest))

    assert record.bid == 264
    assert record.faults == ()
    assert record.overbid


def test_seeds_follow_from_game_and_decision() -> None:
    seeds: list[int] = []

    class Noting(RandomPlayer):
        def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
            seeds.append(seed)
            return super().decide(view, options, budget, seed)

    game(Noting(), RandomPlayer(), RandomPlayer())

    assert seeds == [answer_seed(11, number) for number in range(1, len(seeds) + 1)]


def crash(view: SeatView) -> Action | None:
    raise RuntimeError("out of worlds")


def wrong_card(view: SeatView) -> Action | None:
    if view.phase is not Phase.PLAY or view.seat is None:
        return None
    return Play(view.seat, next(card for card in CARDS if card not in view.hand))


def wrong_discard(view: SeatView) -> Action | None:
    if view.phase is not Phase.DISCARD or view.seat is None:
        return Hold(view.seat) if view.seat is not None and view.auction.answering else None
    return Discard(view.seat, tuple(card for card in CARDS if card not in view.hand)[:2])


def gives_up(view: SeatView) -> Action | None:
    if view.phase is not Phase.PLAY or view.seat is None:
        return None
    return Concede(view.seat) if view.declarer is view.seat else Claim(view.seat)


def for_another(view: SeatView) -> Action | None:
    return Pass(view.seat.next) if view.seat is not None and view.phase is Phase.BIDDING else None


@pytest.mark.parametrize(
    ("answer", "kind", "detail"),
    [
        (crash, "crash", "RuntimeError: out of worlds"),
        (wrong_card, "illegal", "you do not hold"),
        (gives_up, "illegal", "not in a match|only if a defender agrees|cannot be proved"),
        (for_another, "illegal", "not your turn|out of the bidding"),
    ],
)
@pytest.mark.parametrize("number", range(1, 6))
def test_faults_are_replaced_and_the_game_goes_on(
    answer: Callable[[SeatView], Action | None], kind: str, detail: str, number: int
) -> None:
    record = game(Answers(answer), RulesPlayer(), RulesPlayer(), number=number)
    end = replay(GameStart(Deal.of_series(6, number), ISKO), parse_actions(record.actions))

    assert isinstance(end, Finished)
    assert {(fault.seat, fault.kind) for fault in record.faults} <= {(0, kind)}
    assert all(re.search(detail, fault.detail) for fault in record.faults)
    assert record.faults or not record.contract or answer is gives_up


def test_impossible_discard_is_replaced_with_its_announcement() -> None:
    records = [game(Answers(wrong_discard), RulesPlayer(), RulesPlayer(), number=number) for number in range(1, 40)]
    found = [record for record in records if record.faults]

    assert found
    for record in found:
        (fault,) = record.faults
        assert fault.kind == "illegal"
        assert "do not hold" in fault.detail
        assert "put" in record.actions
