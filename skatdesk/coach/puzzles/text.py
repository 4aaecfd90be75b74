"""Puzzles as text: one JSON object in a line, deal and actions in their usual notation."""

import json
from collections.abc import Collection, Iterable, Iterator
from functools import cache

from skatdesk import paths
from skatdesk.coach.puzzles.holdings import SKAT, Holder, Holding
from skatdesk.coach.puzzles.puzzle import (
    GRADES,
    BidPuzzle,
    CardPuzzle,
    DiscardPuzzle,
    HoldingPuzzle,
    Kind,
    Moment,
    Puzzle,
    can_be_asked,
)
from skatdesk.notation.actions import format_action, format_actions, format_contract, parse_action, parse_actions
from skatdesk.notation.actions import parse_contract as contract_of
from skatdesk.skat.actions import Bid, Hold, Pass
from skatdesk.skat.cards import Card, format_cards, parse_cards
from skatdesk.skat.deals import Deal
from skatdesk.skat.errors import NotationError
from skatdesk.skat.ordering import TRUMP
from skatdesk.skat.ruleset import ISKO, RuleSet
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.skat.states import GameStart

FILE_NAME = "puzzles.jsonl"


@cache
def shipped() -> tuple[Puzzle, ...]:
    """The puzzles that come with the program, read once."""
    text = (paths.resources_folder() / "puzzles" / FILE_NAME).read_text(encoding="utf-8")
    return tuple(read_puzzles(text.splitlines()))


def read_puzzles(lines: Iterable[str]) -> Iterator[Puzzle]:
    """The puzzles of these lines; raises ``NotationError`` as ``parse_puzzle``."""
    return (parse_puzzle(line) for line in lines if line.strip())


def readable(lines: Iterable[str]) -> tuple[tuple[Puzzle, ...], int]:
    """The puzzles of these lines that can be asked, and how many of the lines hold none."""
    found, unreadable = [], 0
    for line in lines:
        try:
            puzzle = parse_puzzle(line)
        except NotationError:
            unreadable += 1
            continue
        if can_be_asked(puzzle):
            found.append(puzzle)
        else:
            unreadable += 1
    return tuple(found), unreadable


def format_puzzle(puzzle: Puzzle) -> str:
    """The line of this puzzle."""
    moment = puzzle.moment
    told: dict[str, object] = {"kind": puzzle.kind.value, "deal": moment.start.deal.number}
    if moment.start.rules != ISKO:
        told["rules"] = moment.start.rules.to_dict()
    if moment.start.ramsch_round:
        told["ramsch"] = True
    if moment.start.bock_factor != 1:
        told["bock"] = moment.start.bock_factor
    told["actions"] = format_actions(moment.actions)
    match puzzle:
        case CardPuzzle():
            told |= {"answer": puzzle.answer.code, "worlds": puzzle.worlds}
            told |= {"best": round(puzzle.best, 3), "next": round(puzzle.next, 3)}
        case DiscardPuzzle():
            told |= {"answer": format_cards(puzzle.answer), "contract": format_contract(puzzle.contract)}
            told |= {"worlds": puzzle.worlds, "best": round(puzzle.best, 3), "next": round(puzzle.next, 3)}
        case BidPuzzle():
            told |= {"answer": format_action(puzzle.answer), "contract": format_contract(puzzle.contract)}
            told |= {"worlds": puzzle.worlds, "chance": round(puzzle.chance, 3), "score": round(puzzle.score, 1)}
        case HoldingPuzzle(question=question, answer=answer):
            if question.card is not None:
                told |= {"card": question.card.code, "answer": "skat" if answer is SKAT else int(answer)}
            else:
                assert question.seat is not None
                told |= {"seat": int(question.seat), "suit": question.suit, "answer": answer}
    return json.dumps({**told, "grade": puzzle.grade}, separators=(",", ":"))


def parse_puzzle(line: str) -> Puzzle:
    """The puzzle of a line; raises ``NotationError`` for any other text."""
    try:
        told = json.loads(line)
        rules = RuleSet.from_dict(told["rules"]) if "rules" in told else ISKO
        bock_factor = _one_of((1, 2), told.get("bock", 1))
        start = GameStart(Deal.from_number(told["deal"]), rules, bock_factor, bool(told.get("ramsch", False)))
        moment = Moment(start, parse_actions(told["actions"]))
        return _puzzle(told, moment, Kind(told["kind"]))
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise NotationError(f"this is not a puzzle: {error}") from error


def _puzzle(told: dict[str, object], moment: Moment, kind: Kind) -> Puzzle:
    answer, grade = told["answer"], _one_of(GRADES, told["grade"])
    if kind is Kind.HOLDING:
        return _holding(told, moment, grade)
    text, worlds = str(answer), _whole(told["worlds"])
    if kind is Kind.BID:
        call = parse_action(text)
        if not isinstance(call, Bid | Hold | Pass):
            raise NotationError(f"{text!r} is no call")
        contract = contract_of(str(told["contract"]))
        return BidPuzzle(moment, call, contract, worlds, _real(told["chance"]), _real(told["score"]), grade)
    best, following = _real(told["best"]), _real(told["next"])
    if kind is Kind.DISCARD:
        contract = contract_of(str(told["contract"]))
        return DiscardPuzzle(moment, parse_cards(text), contract, worlds, best, following, grade)
    return CardPuzzle(moment, Card.parse(text), kind is Kind.OPEN, worlds, best, following, grade)


def _holding(told: dict[str, object], moment: Moment, grade: int) -> HoldingPuzzle:
    answer = told["answer"]
    if "card" in told:
        holder: Holder = SKAT if answer == "skat" else _seat(answer)
        return HoldingPuzzle(moment, Holding(card=Card.parse(str(told["card"]))), holder, grade)
    question = Holding(seat=_seat(told["seat"]), suit=_one_of(range(TRUMP + 1), told["suit"]))
    return HoldingPuzzle(moment, question, _whole(answer), grade)


def _seat(value: object) -> Seat:
    return SEATS[_one_of(range(len(SEATS)), value)]


def _one_of(choices: Collection[int], value: object) -> int:
    number = _whole(value)
    if number not in choices:
        raise NotationError(f"{number} cannot be here")
    return number


def _whole(value: object) -> int:
    if type(value) is not int:
        raise NotationError(f"{value!r} is no whole number")
    return value


def _real(value: object) -> float:
    if type(value) not in (int, float):
        raise NotationError(f"{value!r} is no number")
    return float(str(value))
