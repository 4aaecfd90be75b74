"""What an engine makes of a referee's lines: the same view as if it saw the state."""

import random
from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from skatdesk.match.known_deal import KnownDeal, Turn
from skatdesk.notation.protocol import format_answer, parse_answer
from skatdesk.notation.protocol_telling import event_lines, opening_lines, question
from skatdesk.players.player import Budget, Player
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.players.substitute import put_away
from skatdesk.skat.actions import Action, Announce, Bid, Discard, Pass
from skatdesk.skat.auction import next_bid
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.errors import SkatError
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.states import Finished, GameStart, GameState
from skatdesk.skat.view import Phase, view_of
from tests.match.wild_player import WildPlayer

HAND = "CJ SJ HJ CA CT CK SA HA D8 D7"


class Listener:
    """Hears one seat's lines and, before it answers, compares what it knows with the truth.

    Twice, for a referee may or may not tell a player what that has just said itself.
    """

    def __init__(self, player: Player) -> None:
        self._player = player
        self._seat = Seat.FOREHAND
        self._with_echo = self._without_echo = KnownDeal(Seat.FOREHAND)

    @property
    def _known(self) -> tuple[KnownDeal, KnownDeal]:
        return self._with_echo, self._without_echo

    def begin(self, start: GameStart, seat: Seat) -> None:
        self._seat = seat
        self._with_echo, self._without_echo = KnownDeal(seat), KnownDeal(seat)
        for line in opening_lines(start, seat, "1", 7)[1:]:
            for known in self._known:
                known.hear(line.split())

    def told(self, lines: Iterable[str]) -> None:
        for line in lines:
            words = line.split()
            self._with_echo.hear(words)
            own = line.startswith(("event bid", "event hold", "event pass", "event play"))
            if not (own and words[2] == str(int(self._seat))):
                self._without_echo.hear(words)

    def answer(self, state: GameState, seed: int) -> tuple[Action, ...]:
        first = self._decide(state, [known.asked(question(state).split()) for known in self._known], seed)
        answer: tuple[Action, ...] = (first,)
        if isinstance(first, Discard):
            after, _ = step(state, first)
            answer = (first, self._decide(after, [known.announcing(first) for known in self._known], seed))
        for known in self._known:
            known.answered(answer)
        return answer

    def _decide(self, state: GameState, turns: list[Turn], seed: int) -> Action:
        view, options = view_of(state, self._seat), legal_actions(state)
        assert turns == [(view, options)] * 2
        return self._player.decide(view, options, Budget(1.0), seed).action


def play(start: GameStart, listeners: BySeat[Listener], seeds: random.Random) -> Finished:
    """The deal to its end, everybody told by lines only."""
    state = begin(start)
    for seat, listener in listeners.items():
        listener.begin(start, seat)
    while not isinstance(state, Finished):
        options = legal_actions(state)
        forced = len(options) == 1 and isinstance(options[0], Pass)  # after 264
        answer = options if forced else listeners[state.turn].answer(state, seeds.getrandbits(40))
        assert forced or parse_answer(state, format_answer(answer)) == answer
        for action in answer:
            state, events = step(state, action)
            for seat, listener in listeners.items():
                for event in events:
                    listener.told(event_lines(event, state, seat))
    return state


@pytest.mark.parametrize(("player", "deals"), [(RulesPlayer, 500), (WildPlayer, 1000)])
def test_view_from_lines_is_the_view_of_the_state(player: Callable[[], Player], deals: int) -> None:
    listeners = BySeat.of(lambda seat: Listener(player()))
    kinds: Counter[str] = Counter()
    for number in range(1, deals + 1):
        end = play(GameStart(Deal.of_series(4, number), ISKO), listeners, random.Random(number))
        contract = None if end.play is None else end.play.contract
        kinds["passed in" if contract is None else contract.game.name] += 1
        if contract is not None:
            kinds.update(name for name in ("hand", "ouvert", "schneider", "schwarz") if getattr(contract, name))
            kinds["jump"] += any(call.value != next_bid(before) for before, call in _bids(end.auction.calls))

    assert min(kinds[game.name] for game in (Game.CLUBS, Game.DIAMONDS, Game.GRAND, Game.NULL)) > 0
    assert kinds["passed in"] > 0
    if player is WildPlayer:
        assert min(kinds[name] for name in ("hand", "ouvert", "schneider", "schwarz", "jump")) > 10


def _bids(calls: Iterable[Action]) -> Iterable[tuple[int, Bid]]:
    """Each value named with the one named before."""
    before = 0
    for call in calls:
        if isinstance(call, Bid):
            yield before, call
            before = call.value


def told(seat: Seat, *lines: str) -> KnownDeal:
    """What this seat knows after its hand and these lines."""
    known = KnownDeal(seat)
    for line in (f"hand {HAND}", *lines):
        known.hear(line.split())
    return known


@pytest.mark.parametrize(
    ("seat", "lines", "asked", "bid", "calls"),
    [
        (Seat.MIDDLEHAND, (), "bid? 22", 20, ["22", "23", "24"]),
        (Seat.FOREHAND, (), "bid? 18", 0, ["18", "pass"]),
        (Seat.REARHAND, ("event bid 1 18",), "bid? 20", 18, ["20", "22", "23"]),
        (Seat.FOREHAND, (), "hold? 24", 24, ["hold", "pass"]),
        (Seat.MIDDLEHAND, ("event bid 1 18",), "hold? 20", 20, ["hold", "pass"]),
    ],
)
def test_question_counts_where_the_bidding_was_told_badly(
    seat: Seat, lines: tuple[str, ...], asked: str, bid: int, calls: list[str]
) -> None:
    view, options = told(seat, *lines).asked(asked.split())

    assert view.turn is seat
    assert view.bid == bid
    words = [format_answer((option,)).removeprefix("bid ") for option in options]
    assert words[: len(calls)] == calls


@pytest.mark.parametrize(
    ("seat", "lines", "asked", "speaks", "declares"),
    [
        (Seat.MIDDLEHAND, (), "bid? 22", Seat.REARHAND, None),
        (Seat.FOREHAND, (), "bid? 18", None, None),
        (Seat.REARHAND, ("event bid 1 18",), "bid? 22", None, Seat.FOREHAND),
        (Seat.REARHAND, ("event bid 1 18", "event pass 0"), "bid? 22", None, Seat.MIDDLEHAND),
        (Seat.FOREHAND, (), "hold? 24", Seat.REARHAND, None),
        (Seat.FOREHAND, ("event pass 1",), "hold? 24", None, Seat.REARHAND),
        (Seat.MIDDLEHAND, (), "hold? 20", None, Seat.REARHAND),
        (Seat.MIDDLEHAND, ("event bid 1 18", "event pass 0", "event bid 2 20"), "hold? 22", None, Seat.REARHAND),
    ],
)
def test_question_tells_who_stands_against_whom(
    seat: Seat, lines: tuple[str, ...], asked: str, speaks: Seat | None, declares: Seat | None
) -> None:
    """Who is asked may pass: then another speaks, or the game is his who is left (ISkO 3.3)."""
    passed = told(seat, *lines).asked(asked.split())[0].auction.after(Pass(seat))

    assert (None if passed.closed else passed.turn, passed.declarer) == (speaks, declares)


def test_declarer_line_counts_where_the_bidding_was_told_badly() -> None:
    view, _ = told(Seat.REARHAND, "event bid 1 18", "declarer 2 20").asked(["hand?"])

    assert view.phase is Phase.SKAT
    assert view.declarer is Seat.REARHAND
    assert view.bid == 20


def test_skat_without_a_word_about_picking_up() -> None:
    known = told(Seat.REARHAND, "declarer 2 20", "skat H7 S7")
    view, options = known.asked(["declare?"])

    assert view.taken == parse_cards("S7 H7")
    assert view.cards_left == (10, 10, 12)
    assert len(options) == 66


def test_own_answer_counts_until_something_else_is_told() -> None:
    known = told(Seat.MIDDLEHAND)
    known.answered((Bid(Seat.MIDDLEHAND, 20),))

    known.hear(["event", "pass", "1"])

    assert known.asked(["hold?", "18"])[0].auction.passed == (False, True, False)


def test_contract_other_than_the_answer_is_the_substitute() -> None:
    """An answer that came too late was replaced: this seat holds other cards than it meant to."""
    seat = Seat.FOREHAND
    known = told(seat, "declarer 0 18", "event pickup", "skat H7 S7")
    twelve = known.asked(["declare?"])[0].hand
    known.answered((Discard(seat, parse_cards("CA CT")), Announce(seat, Contract(Game.GRAND))))

    known.hear(["contract", "0", "C"])
    view, _ = known.asked(["play?"])

    assert view.contract == Contract(Game.CLUBS)
    assert view.put_away == put_away(twelve)
    assert len(view.hand) == 10


def test_contract_said_twice_changes_nothing() -> None:
    known = told(Seat.FOREHAND, "declarer 1 18", "contract 1 D")
    known.hear(["event", "play", "0", "CA"])

    with pytest.raises(SkatError):
        known.hear(["contract", "1", "H"])

    for line in ("event play 1 C7", "event play 2 C8"):
        known.hear(line.split())
    assert known.asked(["play?"])[0].contract == Contract(Game.DIAMONDS)


@pytest.mark.parametrize(
    ("lines", "asked"),
    [
        ((), "play?"),
        ((), "kontra?"),
        ((), "bid?"),
        ((), "bid? 19"),
        (("declarer 1 18",), "hand?"),
        (("declarer 1 18",), "declare?"),
        (("declarer 1 18", "contract 1 D"), "play? 1"),
        (("declarer 1 18", "contract 1 D", "event play 0 D7"), "play?"),
    ],
)
def test_question_that_makes_no_sense_is_refused(lines: tuple[str, ...], asked: str) -> None:
    known = told(Seat.FOREHAND, *lines)

    with pytest.raises(SkatError):
        known.asked(asked.split())


@pytest.mark.parametrize(
    ("lines", "asked"),
    [
        (("declarer 0 18", "event pickup", "skat C9 C8"), "hand?"),
        (("declarer 0 18", "event pickup", "skat C9 C8"), "bid? 20"),
        (("declarer 0 18", "event pickup", "skat C9 C8"), "hold? 20"),
        (("contract 0 D", "event play 0 CJ", "event play 1 DJ", "event play 2 D9"), "bid? 20"),
        (("contract 1 D", "event play 0 CJ", "event play 1 DJ", "event play 2 DJ"), "play?"),
        (("contract 1 D", "event play 0 C9", "event play 1 D9", "event play 2 C8", "event play 1 DJ"), "play?"),
        (("contract 1 D", "event play 0 CJ", "event play 1 SJ", "event play 2 D9"), "play?"),
        (("contract 1 N ouvert", f"ouvert {HAND}"), "play?"),
        (("declarer 0 18", "event pickup", "skat C9 C8", "contract 1 D"), "play?"),
    ],
)
def test_players_are_never_shown_cards_that_cannot_be(lines: tuple[str, ...], asked: str) -> None:
    known = told(Seat.FOREHAND, *lines)

    with pytest.raises(SkatError):
        known.asked(asked.split())


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(
            ("contract 1 D", "event play 0 CA", "event play 1 SQ", "event play 2 S9"), id="five clubs, two in the skat"
        ),
        pytest.param(
            (
                *("declarer 0 18", "event pickup", "skat H9 S7", "contract 0 G"),
                *("event play 0 CJ", "event play 1 D9", "event play 2 H8"),
            ),
            id="the fourth jack, and no hand that can have it",
        ),
        pytest.param(("declarer 1 18", "contract 1 D", "event pickup"), id="a declarer who plays with twelve cards"),
    ],
)
def test_what_cannot_be_is_no_question_for_a_player(lines: tuple[str, ...]) -> None:
    """Who has not followed suit has none; the unseen cards have to lie somewhere all the same."""
    known = told(Seat.FOREHAND, *lines)

    with pytest.raises(SkatError, match="does not fit together"):
        known.asked(["play?"])


@pytest.mark.parametrize("asked", ["bid? 20", "hold? 20", "hand?"])
def test_who_has_played_a_card_is_not_asked_for_a_bid(asked: str) -> None:
    known = told(Seat.MIDDLEHAND, "declarer 1 18", "contract 1 D hand", "event play 0 D9", "event play 1 D7")

    with pytest.raises(SkatError, match="played a card already"):
        known.asked(asked.split())


@pytest.mark.parametrize(
    "lines", [("declarer 0 18", "event pickup", "skat C9 C8"), ("contract 0 D", "event play 0 CJ")]
)
def test_cards_are_dealt_only_at_the_beginning(lines: tuple[str, ...]) -> None:
    known = told(Seat.FOREHAND, *lines)

    with pytest.raises(SkatError, match="dealt already"):
        known.hear(["hand", *HAND.split()])


def test_skat_comes_before_the_game_is_named() -> None:
    known = told(Seat.FOREHAND, "contract 0 D hand")

    with pytest.raises(SkatError, match="named already"):
        known.hear(["skat", "C9", "C8"])
    assert known.asked(["play?"])[0].hand == tuple(sorted(parse_cards(HAND)))


@pytest.mark.parametrize(
    "line",
    [
        "hand CJ",
        "hand CJ CJ SJ HJ CA CT CK SA HA D8",
        "event bid 3 18",
        "event bid 1 19",
        "event bid 2 18",
        "declarer x 18",
        "skat H7 S7",
        "skat H7",
        "contract 1 X",
        "contract 1",
        "ouvert CJ",
        "event play 0 CA",
        "event play 0 ZZ",
    ],
)
def test_line_that_makes_no_sense_is_refused_and_changes_nothing(line: str) -> None:
    known = told(Seat.MIDDLEHAND)
    before = known.asked(["bid?", "18"])

    with pytest.raises(SkatError):
        known.hear(line.split())

    assert known.asked(["bid?", "18"]) == before


@pytest.mark.parametrize("line", ["weather fine", "event kontra 1", "result 1 won 61 20", "end", "passed", "deal x"])
def test_line_that_is_not_known_is_passed_over(line: str) -> None:
    known = told(Seat.MIDDLEHAND)
    before = known.asked(["bid?", "18"])

    known.hear(line.split())

    assert known.asked(["bid?", "18"]) == before
