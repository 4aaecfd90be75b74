"""The bid ladder and the bidding (rules.md §3)."""

from collections import Counter

import pytest

from skatdesk.skat.actions import Bid, Hold, Pass
from skatdesk.skat.auction import BIDS, Auction, calls_alone, next_bid
from skatdesk.skat.contracts import NULL_VALUES, SUIT_GAMES, Game
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS, Seat
from tests.skat.positions import auction, calls

LADDER = """
18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 77 80 81 84 88 90 96 99 100 108 110 117
120 121 126 130 132 135 140 143 144 150 153 154 156 160 162 165 168 170 176 180 187 192 198 204 216 240 264
"""


def test_ladder_has_63_values() -> None:
    assert tuple(map(int, LADDER.split())) == BIDS
    assert len(BIDS) == 63


def test_ladder_is_what_games_can_be_worth() -> None:
    suits = {game.base * multiplier for game in SUIT_GAMES for multiplier in range(2, 19)}
    grand = {Game.GRAND.base * multiplier for multiplier in range(2, 12)}

    assert set(BIDS) == suits | grand | set(NULL_VALUES.values())


def test_next_bid() -> None:
    assert [next_bid(bid) for bid in (0, 18, 24, 25, 263, 264)] == [18, 20, 27, 27, 264, None]


@pytest.mark.parametrize(
    ("text", "declarer", "bid"),
    [
        pytest.param("M18 F+ M20 F+ M- R22 F+ R23 F+ R24 F-", REARHAND, 24, id="B1"),
        pytest.param("M- R18 F+ R-", FOREHAND, 18, id="B2"),
        pytest.param("M18 F- R20 M-", REARHAND, 20, id="B3"),
        pytest.param("M18 F- R-", MIDDLEHAND, 18, id="B4"),
        pytest.param("M- R- F18", FOREHAND, 18, id="B5"),
        pytest.param("M- R- F-", None, 0, id="B6"),
        pytest.param("M18 F+ M20 F- R22 M+ R-", MIDDLEHAND, 22, id="B7"),
        pytest.param("M- R18 F-", REARHAND, 18, id="B10"),
        pytest.param("M264 F+ M- R-", FOREHAND, 264, id="jump to the top"),
    ],
)
def test_transcripts(text: str, declarer: Seat | None, bid: int) -> None:
    closed = auction(text)

    assert closed.closed
    assert (closed.declarer, closed.bid) == (declarer, bid)
    assert closed.legal_calls() == ()


def test_b8_rearhand_has_to_go_higher_than_middlehand_went() -> None:
    reached = auction("M30 F+ M-")

    assert reached.turn is REARHAND
    assert reached.legal_calls()[0] == Bid(REARHAND, 33)
    assert reached.legal_calls()[-1] == Pass(REARHAND)
    assert len(reached.legal_calls()) == sum(value > 30 for value in BIDS) + 1


@pytest.mark.parametrize(
    ("before", "call", "rule"),
    [
        pytest.param("", "M19", "no_such_bid", id="B9 19 is worth no game"),
        pytest.param("", "M25", "no_such_bid", id="B9 25 is worth no game"),
        pytest.param("", "M21", "no_such_bid", id="B9 21 is worth no game"),
        pytest.param("M20 F+", "M20", "bid_higher", id="B9 the same value again"),
        pytest.param("M20 F+", "M18", "bid_higher", id="B9 a lower value"),
        pytest.param("M-", "M18", "passed", id="B9 middlehand has passed"),
        pytest.param("M18 F-", "F20", "passed", id="B9 forehand has passed"),
        pytest.param("", "F18", "not_your_turn", id="forehand listens first"),
        pytest.param("", "R18", "not_your_turn", id="rearhand waits"),
        pytest.param("M18", "M20", "not_your_turn", id="forehand has to answer first"),
        pytest.param("M18", "F20", "answer", id="the hearer says yes or passes"),
        pytest.param("", "M+", "nothing_to_hold", id="no value has been named"),
        pytest.param("M- R-", "F20", "opening_18", id="forehand alone needs no more than 18"),
        pytest.param("M264 F+", "M264", "bid_higher", id="nothing above 264"),
        pytest.param("M- R- F-", "F18", "auction_closed", id="the bidding is over"),
    ],
)
def test_calls_the_rules_forbid(before: str, call: str, rule: str) -> None:
    reached = auction(before)

    with pytest.raises(IllegalAction) as error:
        reached.after(calls(call)[0])

    assert error.value.rule == rule
    assert reached == auction(before)


def test_who_has_passed_is_told_so() -> None:
    with pytest.raises(IllegalAction, match="you have passed"):
        auction("M18 F-").after(calls("F20")[0])
    with pytest.raises(IllegalAction, match="not your turn"):
        auction("M18 F-").after(calls("M20")[0])


def test_senior_only_holds() -> None:
    assert auction("M18").legal_calls() == (Hold(FOREHAND), Pass(FOREHAND))
    assert auction("M18 F- R20").legal_calls() == (Hold(MIDDLEHAND), Pass(MIDDLEHAND))


def test_after_264_is_held_the_speaker_passes() -> None:
    assert auction("M264 F+").legal_calls() == (Pass(MIDDLEHAND),)


def test_forehand_alone_takes_18_or_passes() -> None:
    alone = auction("M- R-")

    assert alone.forehand_alone
    assert alone.legal_calls() == (Bid(FOREHAND, 18), Pass(FOREHAND))
    assert not any(auction(calls).forehand_alone for calls in ("", "M-", "M- R- F18", "M18 F- R-"))


def test_who_said_what() -> None:
    reached = auction("M18 F+ M20 F+ M- R22 F+ R-")

    assert reached.passed == (False, True, True)
    assert reached.opening == 20
    assert not auction("M- R18 F-").took_part(FOREHAND)


def test_auctions_of_up_to_four_calls() -> None:
    """Counted by hand.

    One call: 63 values and pass. Two: yes or pass to each value, or rearhand's 64 calls. Three: after a value
    and its answer whoever speaks next has what is above it and pass, 63 + 62 + … + 1 in both cases; rearhand's
    63 values have two answers; forehand alone has two calls. Four: pairs of rising values, C(63, 2), with two
    answers in each of two cases, and twice the sum of three again.
    """
    counted, reached = [], [Auction()]
    for _ in range(4):
        reached = [auction.after(call) for auction in reached for call in auction.legal_calls()]
        counted.append(len(reached))

    assert counted == [64, 126 + 64, 2016 + 2016 + 126 + 2, 2 * (2 * 1953) + 2 * 2016]


def test_complete_auctions() -> None:
    """126 · 2⁶³ + 2 of them: a closed formula against the state machine.

    With m values left above the last, the second phase has a(m) = 2·a(m-1) + 1 ends, so 2^(m+1) - 1; the first
    has b(m) = a(m) + 2·b(m-1), so m·2^(m+1) + 1; where nobody named a number forehand's 18 is one end more.
    """
    known: dict[Auction, int] = {}

    def ends(reached: Auction) -> int:
        if reached.closed:
            return 1
        key = Auction((), reached.bid, reached.stage, reached.speaker, reached.hearer, reached.answering)
        if key not in known:
            after = Counter(
                Auction((), a.bid, a.stage, a.speaker, a.hearer, a.answering)
                for a in (reached.after(call) for call in reached.legal_calls())
            )
            known[key] = sum(number * ends(auction) for auction, number in after.items())
        return known[key]

    assert ends(Auction()) == 126 * 2**63 + 2


@pytest.mark.parametrize("seat", SEATS)
def test_who_bids_alone_plays_at_18(seat: Seat) -> None:
    alone = Auction()
    for call in calls_alone(seat):
        alone = alone.after(call)

    assert (alone.declarer, alone.bid) == (seat, 18)
    assert [call.seat for call in alone.calls if not isinstance(call, Pass)] == [seat]
