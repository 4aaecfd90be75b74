"""The words of the line protocol."""

import random

import pytest

from skatdesk.notation.protocol import (
    format_answer,
    format_contract,
    parse_answer,
    parse_contract,
    parse_different_cards,
    parse_seat,
    parse_value,
)
from skatdesk.notation.protocol_telling import event_lines, opening_lines, question
from skatdesk.skat.actions import Action, Announce, Bid, Claim, Discard, Hold, Pass, PickUp, Play, PlayHand
from skatdesk.skat.auction import BIDS
from skatdesk.skat.cards import CARDS, Card, parse_cards
from skatdesk.skat.contracts import Contract, Game, contracts
from skatdesk.skat.deals import Deal
from skatdesk.skat.errors import NotationError
from skatdesk.skat.game import begin, replay, step
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.states import Finished, GameStart, GameState
from tests.helpers.legal_play import choose

DEAL = Deal.parse(
    "CJ SJ CA CT CK SA HA HT D8 D7 | HJ DJ SK SQ S9 HK HQ DA DT DK | CQ C9 C8 C7 ST S8 S7 H9 H8 H7 | DQ D9"
)
START = GameStart(DEAL, ISKO)
FOREHAND_DECLARES = (Bid(MIDDLEHAND, 18), Hold(FOREHAND), Pass(MIDDLEHAND), Pass(REARHAND))
PICKED_UP = (*FOREHAND_DECLARES, PickUp(FOREHAND))
PLAYED_HAND = (*FOREHAND_DECLARES, PlayHand(FOREHAND))
CLUBS = (*PICKED_UP, Discard(FOREHAND, parse_cards("D8 D7")), Announce(FOREHAND, Contract(Game.CLUBS)))


def state(*actions: Action) -> GameState:
    """The state after these actions."""
    return replay(START, actions)


@pytest.mark.parametrize("hand", [False, True])
def test_every_contract_has_words_of_its_own(hand: bool) -> None:
    for contract in contracts(ISKO, hand):
        assert parse_contract(format_contract(contract).split(), hand=hand) == contract


def test_hand_and_what_announcements_contain_need_not_be_said() -> None:
    ouvert = Contract(Game.GRAND, hand=True, schneider=True, schwarz=True, ouvert=True)

    assert parse_contract(["G", "ouvert"], hand=True) == ouvert
    assert parse_contract(["C", "schwarz"], hand=True) == Contract(Game.CLUBS, True, True, True)
    assert parse_contract(["N", "ouvert"], hand=True) == Contract(Game.NULL, True, ouvert=True)
    assert parse_contract(["C", "hand"], hand=False) == Contract(Game.CLUBS, hand=True)


def test_who_took_the_skat_is_not_made_to_play_hand_by_what_he_announces() -> None:
    """He has announced what the rules refuse (ISkO 5.2.5), and nothing else."""
    assert parse_contract(["C", "schwarz"], hand=False) == Contract(Game.CLUBS, schwarz=True)


@pytest.mark.parametrize("text", ["", "X", "CH", "C kontra", "c", "R", "C C"])
def test_other_words_are_no_contract(text: str) -> None:
    with pytest.raises(NotationError):
        parse_contract(text.split(), hand=False)


def test_every_bid_is_a_value() -> None:
    assert tuple(parse_value(str(bid)) for bid in BIDS) == BIDS
    for word in ("0", "17", "19", "265", "-18", "18.0", "", "x", "9" * 5000, "\u0661\u0668"):
        with pytest.raises(NotationError):
            parse_value(word)


def test_seats_and_cards() -> None:
    assert [parse_seat(word) for word in "012"] == [0, 1, 2]
    assert parse_different_cards(["D7", "CJ"], 2) == parse_cards("CJ D7")
    for word in ("3", "-1", "x", ""):
        with pytest.raises(NotationError):
            parse_seat(word)
    for words in (["CJ"], ["CJ", "CJ"], ["CJ", "C1"], ["CJ", "SJ", "HJ"]):
        with pytest.raises(NotationError):
            parse_different_cards(words, 2)


@pytest.mark.parametrize(
    ("before", "asked", "answers"),
    [
        ((), "bid? 18", ("bid 18", "bid 264", "pass")),
        ((Bid(MIDDLEHAND, 20),), "hold? 20", ("hold", "pass")),
        ((Bid(MIDDLEHAND, 20), Hold(FOREHAND)), "bid? 22", ("bid 22", "bid 23", "pass")),
        ((Pass(MIDDLEHAND), Pass(REARHAND)), "bid? 18", ("bid 18", "pass")),
        (FOREHAND_DECLARES, "hand?", ("hand", "pickup")),
        (PICKED_UP, "declare?", ("declare C discard D8 D7", "declare N ouvert discard CJ SJ")),
        (
            PLAYED_HAND,
            "declare?",
            ("declare C hand", "declare G hand schneider schwarz ouvert", "declare N hand ouvert"),
        ),
        (CLUBS, "play?", ("play CJ", "play D9")),
    ],
)
def test_questions_and_answers(before: tuple[Action, ...], asked: str, answers: tuple[str, ...]) -> None:
    now = state(*before)

    assert question(now) == asked
    for line in answers:
        actions = parse_answer(now, line)
        assert format_answer(actions) == line
        for action in actions:  # all of them legal here
            now, _ = step(now, action)
        now = state(*before)


@pytest.mark.parametrize(
    ("before", "answers"),
    [
        ((), ("", "bid", "bid 19", "bid 18 20", "hold", "pass please", "play CJ", "18", "error", "BID 18")),
        ((Bid(MIDDLEHAND, 20),), ("bid 22", "hold 20", "yes")),
        (FOREHAND_DECLARES, ("declare C", "pass", "Hand")),
        (
            PICKED_UP,
            (
                "declare C",
                "declare C discard",
                "declare C discard D8",
                "declare C discard D8 D8",
                "declare C discard D8 D7 D9",
                "declare discard D8 D7",
                "declare X discard D8 D7",
                "declare C loud discard D8 D7",
            ),
        ),
        (PLAYED_HAND, ("declare C hand discard D8 D7", "declare", "C hand")),
        (CLUBS, ("play", "play CJ SJ", "play XX", "CJ", "pass")),
    ],
)
def test_line_that_answers_nothing(before: tuple[Action, ...], answers: tuple[str, ...]) -> None:
    for line in answers:
        with pytest.raises(NotationError):
            parse_answer(state(*before), line)


def test_actions_the_protocol_has_no_words_for() -> None:
    with pytest.raises(NotationError):
        format_answer((Claim(FOREHAND),))
    with pytest.raises(NotationError):
        format_answer((Play(FOREHAND, CARDS[0]), Play(FOREHAND, CARDS[1])))


def lines_for(seat: int, *actions: Action, fulldeal: bool = False) -> list[str]:
    """All an engine at this seat is told, questions apart."""
    now = begin(START)
    lines = [*opening_lines(START, (FOREHAND, MIDDLEHAND, REARHAND)[seat], "a.1", 99, fulldeal=fulldeal)]
    for action in actions:
        now, events = step(now, action)
        for event in events:
            lines += event_lines(event, now, (FOREHAND, MIDDLEHAND, REARHAND)[seat], fulldeal=fulldeal)
    return lines


def test_what_the_declarer_is_told() -> None:
    assert lines_for(0, *CLUBS, Play(FOREHAND, Card.parse("CJ"))) == [
        "game a.1 0 99",
        "hand CA CT CK CJ SA SJ HA HT D8 D7",
        "event bid 1 18",
        "event hold 0 18",
        "event pass 1",
        "event pass 2",
        "declarer 0 18",
        "event pickup",
        "skat DQ D9",
        "contract 0 C",
        "event play 0 CJ",
    ]


def test_others_are_not_told_the_skat() -> None:
    for seat in (1, 2):
        told = lines_for(seat, *CLUBS)
        assert not any(line.startswith(("skat", "fullskat", "deal")) for line in told)
        assert told[-2:] == ["event pickup", "contract 0 C"]


def test_full_deal_is_for_those_who_ask_for_it() -> None:
    told = lines_for(2, *CLUBS, fulldeal=True)

    assert told[2] == f"deal {DEAL}"
    assert told[-2:] == ["contract 0 C", "fullskat D8 D7"]


def test_open_hand_is_told_to_all() -> None:
    announced = Announce(FOREHAND, Contract(Game.NULL, hand=True, ouvert=True))

    for seat in (0, 1, 2):
        told = lines_for(seat, *PLAYED_HAND, announced)
        assert told[-3:] == ["event hand", "contract 0 N hand ouvert", "ouvert CA CT CK CJ SA SJ HA HT D8 D7"]
    full = lines_for(1, *PLAYED_HAND, announced, fulldeal=True)
    assert full[-3:] == ["contract 0 N hand ouvert", "ouvert CA CT CK CJ SA SJ HA HT D8 D7", "fullskat DQ D9"]


def test_end_of_a_game() -> None:
    won = lines_for(1, *CLUBS, *played_out(CLUBS))
    nobody = lines_for(1, Pass(MIDDLEHAND), Pass(REARHAND), Pass(FOREHAND))
    tricks = [line.split()[2:] for line in won if line.startswith("event trick")]

    assert [number for number, _, _ in tricks] == [str(number) for number in range(1, 11)]
    assert sum(int(points) for _, _, points in tricks) == 120  # D8 and D7 lie in the skat
    assert won[-2].startswith("result 0 ")
    assert won[-1] == "end"
    assert nobody[-2:] == ["passed", "end"]


def test_the_result_says_who_won() -> None:
    """A Null is lost with the first trick; clubs with two, Schneider, are won with 97 card points."""
    null, clubs = Announce(FOREHAND, Contract(Game.NULL, hand=True)), played_out(CLUBS)
    cards = (Play(FOREHAND, Card.parse("CA")), Play(MIDDLEHAND, Card.parse("HJ")), Play(REARHAND, Card.parse("C7")))
    _, _, lost, _, score = lines_for(1, *PLAYED_HAND, null, *cards)[-2].split()
    assert (lost, score) == ("lost", "-70")
    assert lines_for(1, *CLUBS, *clubs)[-2] == "result 0 won 97 48"


def test_where_the_deal_or_the_ladder_of_bids_is_over_nothing_is_asked() -> None:
    for over in (state(*CLUBS, *played_out(CLUBS)), state(Bid(MIDDLEHAND, 264), Hold(FOREHAND))):
        with pytest.raises(NotationError):
            question(over)


def test_a_trick_of_null_has_its_card_points_too() -> None:
    announced = Announce(FOREHAND, Contract(Game.NULL, hand=True))
    cards = (Play(FOREHAND, Card.parse("D8")), Play(MIDDLEHAND, Card.parse("DA")), Play(REARHAND, Card.parse("C7")))

    assert lines_for(2, *PLAYED_HAND, announced, *cards)[-1] == "event trick 1 1 11"


def played_out(before: tuple[Action, ...]) -> list[Action]:
    """Legal cards to the end."""
    now, actions, generator = state(*before), list[Action](), random.Random(1)
    while not isinstance(now, Finished):
        actions.append(choose(now, generator))
        now, _ = step(now, actions[-1])
    return actions
