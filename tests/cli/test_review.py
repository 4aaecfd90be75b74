"""``skatdesk review``: a table or a line of JSON for each record."""

import io
import json
import re
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from pathlib import Path
from random import Random
from typing import cast

import pytest

from skatdesk.cli import main
from skatdesk.cli.review_forms import as_json, as_table
from skatdesk.coach.judging.verdicts import (
    FairJudgement,
    Mark,
    Moment,
    OpenCard,
    OpenJudgement,
    OpenResult,
)
from skatdesk.coach.reasons.reason import Reason, Why
from skatdesk.coach.review.contract_table import Par
from skatdesk.coach.review.review import Review
from skatdesk.notation.actions import format_action, format_contract
from skatdesk.notation.iss import GameRecord, Header, format_record
from skatdesk.players.player import Evaluation
from skatdesk.skat.actions import Action, Concede, Pass
from skatdesk.skat.cards import CARDS, Card, Suit
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.seats import BySeat
from skatdesk.skat.states import Finished, GameStart, TrickPlay
from tests.coach.sample_deals import RAMSCH, at_random, carelessly
from tests.helpers.invented_review import InventedReviewer, played, review_of
from tests.notation.sheets import FOREHAND_PLAYS, sheet

Output = pytest.CaptureFixture[str]

BROKEN = "(;ID[9]MV[w ]R[unknown] ;)"
BEGUN = sheet(FOREHAND_PLAYS)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A deal, a record that cannot be read, and a deal that was only bid."""
    path = tmp_path / "deals.sgf"
    whole = format_record(GameRecord(Header(id="5"), *carelessly(1)))
    path.write_text(f"{whole}\n{BROKEN}\n{BEGUN}\n", encoding="utf-8")
    return path


def test_json_has_a_line_for_each_deal(file: Path, capsys: Output) -> None:
    assert main(["review", str(file), "--worlds", "4", "--json"]) == 2
    told = capsys.readouterr()
    assert told.err == f"{file}: 9: line 2, column 11: the moves have to begin with the deal: w, then 32 cards\n"
    whole, begun = (json.loads(line) for line in told.out.splitlines())
    actions = carelessly(1)[1]

    assert (whole["id"], whole["line"], begun["id"], begun["line"]) == ("5", 1, "7", 3)
    assert [moment["index"] for moment in whole["moments"]] == list(range(len(actions)))
    for moment in whole["moments"]:
        assert moment["choices"] > 1 or (moment["fair"], moment["open"]) == (None, None)
        assert (moment["open"] is not None) == (moment["phase"] == "play" and moment["choices"] > 1)
        if moment["fair"] is not None:
            assert moment["fair"]["lost_chance"] >= 0.0
            assert moment["fair"]["lost_score"] >= 0.0
            assert moment["fair"]["chosen"]["action"] == moment["action"]
        if moment["open"] is not None:
            assert moment["open"]["lost_points"] >= 0
            assert moment["action"] in moment["open"]["cards"]
    assert whole["ending"]["points"] == whole["moments"][-1]["outlook"]["points"]
    assert len(whole["accuracy"]) == 3
    assert [len(rows) for rows in whole["table"]["games"]] == [7, 7, 7]
    assert begun["ending"] is None


def test_table_has_a_line_for_each_decision(file: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(BEGUN))

    assert main(["review", "-", "--worlds", "4"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "7: broken off"
    assert lines[1].split()[:4] == ["No", "Trick", "Seat", "Did"]
    assert [line.split()[1:3] for line in lines[2:5]] == [["middlehand", "p"], ["rearhand", "p"], ["forehand", "18"]]
    assert lines[5].startswith("accuracy of forehand: ")
    assert lines[-2].startswith("par: forehand plays ")


def test_one_mistake_is_told_as_one() -> None:
    record = played(7)
    *_, review = InventedReviewer().steps(record.start, record.actions)
    assert isinstance(review, Review)

    told = [line for line in as_table(record, review).splitlines() if line.startswith("accuracy of ")]

    assert [line.rpartition(", ")[2] for line in told] == ["0 mistakes", "3 mistakes", "1 mistake"]


def test_a_deal_that_was_given_up_is_told_as_it_ended_and_not_as_it_lay() -> None:
    record = played(7)
    state, begun = begin(record.start), list[Action]()
    while not isinstance(state, TrickPlay) or len(state.tricks) < 1:
        begun.append(record.actions[len(begun)])
        state, _ = step(state, begun[-1])
    assert state.declarer is not None
    given_up = replace(record, actions=(*begun, Concede(state.declarer)))
    review = review_of(given_up)
    assert review.ending is not None
    assert review.ending.won

    assert ", lost, list score -" in as_table(given_up, review).splitlines()[0]


@pytest.mark.parametrize(
    ("rules", "told"),
    [(ISKO, "passed in"), (HOME, "Ramsch, forehand 60, middlehand 24, rearhand 36 card points, list score -60, 0, 0")],
)
def test_a_deal_without_a_declarer_is_told_as_it_ended(rules: RuleSet, told: str) -> None:
    start, actions = GameStart(Deal.shuffled(Random(3)), rules), list[Action]()
    state = begin(start)
    while not isinstance(state, Finished):
        options = legal_actions(state)
        actions.append(next((option for option in options if isinstance(option, Pass)), options[0]))
        state, _ = step(state, actions[-1])
    record = GameRecord(Header(), start, tuple(actions))

    assert as_table(record, review_of(record)).splitlines()[0].partition(": ")[2] == told


def test_json_has_the_accuracy_and_the_table_of_the_review() -> None:
    review = review_of(record := played(7))
    told = json.loads(as_json(record, review))

    for one, of_seat in zip(told["accuracy"], review.accuracy, strict=True):
        assert one == (None if of_seat is None else pytest.approx(of_seat, abs=0.05))
    assert told["table"]["best_bid"] == [30, 0, 0]
    grand = told["table"]["games"][0][4]
    away = [card.code for card in record.start.deal.skat]
    assert grand == {"contract": "G", "put_away": away, "points": 80, "won": True, "value": 28, "score": 74}
    assert told["table"]["par"] == {"declarer": 0, "bid": 18, "game": grand, "score": 74}


def test_json_says_of_each_moment_what_the_review_says_in_the_same_words() -> None:
    """The help promises that its fields are named like those of ``skatdesk.coach``."""
    review = review_of(record := played(7))
    first, *rest = review.moments
    full = Reason(Why.GUARD_THROWN, CARDS[0], CARDS[1], CARDS[2:4], Suit.HEARTS, Contract(Game.NULL, ouvert=True), 23)
    review = replace(review, moments=(replace(first, reason=full), *rest))
    told = json.loads(as_json(record, review))

    assert {moment.mark for moment in review.moments} > {None, Mark.BEST, Mark.INACCURACY, Mark.MISTAKE}
    _says(told["moments"], review.moments)
    _says(told["ending"], review.ending)
    assert told["mistakes"] == [[], [12, 18, 23], [8]]
    assert told["turning_points"] == [18, 23]


def _says(told: object, meant: object) -> None:
    """That what was told is what is meant: nothing left out, every figure, every name."""
    if isinstance(told, dict) and is_dataclass(meant):
        left_out = {"by_seat"} if isinstance(meant, OpenResult) and meant.by_seat is None else set[str]()
        of_chosen = {"lost_chance", "lost_score"} if isinstance(meant, FairJudgement) else set[str]()
        assert told.keys() == {field.name for field in fields(meant)} - left_out | of_chosen
        for name, value in told.items():
            _says(value, getattr(meant, name))
    elif isinstance(told, dict) and isinstance(meant, tuple):
        assert list(told) == [one.card.code for one in meant]
        _says(list(told.values()), tuple(one.result for one in meant))
    elif isinstance(told, list) and isinstance(meant, tuple):
        for one, other in zip(told, meant, strict=True):
            _says(one, other)
    else:
        assert told == _in_a_word(meant)


def _in_a_word(meant: object) -> object:
    match meant:
        case Card() | Suit():
            return meant.code
        case Contract():
            return format_contract(meant)
        case Mark():
            return meant.name.lower()
        case Enum():
            return meant.value
        case Evaluation():
            return meant.reason
        case OpenCard():
            return meant.card.code
        case float():
            return pytest.approx(meant)
        case None | int() | str():
            return meant
    return format_action(cast(Action, meant)).partition(":")[2]


def test_where_nobody_can_win_a_game_par_is_that_all_pass() -> None:
    review = review_of(record := played(7))
    assert review.table is not None
    review = replace(review, table=replace(review.table, par=Par()))

    assert as_table(record, review).splitlines()[-1] == "par: all pass"
    par = json.loads(as_json(record, review))["table"]["par"]
    assert par == {"declarer": None, "bid": 0, "game": None, "score": 0}


def test_json_of_a_ramsch_round_has_no_table_and_the_points_of_all_three() -> None:
    """Where everybody writes down the own points nobody loses, and no chance is told (rules.md §12.3)."""
    start = GameStart(Deal.shuffled(Random(3)), replace(RAMSCH, ramsch_score="own"), ramsch_round=True)
    review = review_of(record := GameRecord(Header(), start, at_random(start, 3)))
    moments = tuple(
        moment if (fair := moment.fair) is None else replace(moment, fair=_without_chances(fair))
        for moment in review.moments
    )
    ending = OpenResult(24, won=True, score=-24, by_seat=BySeat(60, 24, 36))
    told = json.loads(as_json(record, replace(review, moments=moments, ending=ending)))

    assert told["table"] is None
    assert told["ending"]["by_seat"] == [60, 24, 36]
    chances = [option["chance"] for moment in told["moments"] if moment["fair"] for option in moment["fair"]["options"]]
    assert set(chances) == {None}


def _without_chances(fair: FairJudgement) -> FairJudgement:
    options = tuple(replace(option, chance=None) for option in fair.options)
    return replace(fair, options=options, chosen=options[fair.options.index(fair.chosen)])


def test_table_tells_of_each_decision_what_was_judged() -> None:
    """Of a card that no lie of the cards fits only what it cost with open cards."""
    review = review_of(record := played(7))
    moments = [replace(one, fair=None, mark=None) if one.index == 10 else one for one in review.moments]
    head, *lines = as_table(record, replace(review, moments=tuple(moments))).splitlines()[1:]
    starts = [found.start() for found in re.finditer(r"\S+", head)]
    end = next(at for at, line in enumerate(lines) if line.startswith("accuracy"))
    rows = [[line[a:b].strip() for a, b in zip(starts, [*starts[1:], None], strict=True)] for line in lines[:end]]
    judged = [moment for moment in moments if moment.fair is not None or moment.open is not None]

    assert " ".join(head.split()) == "No Trick Seat Did Best Mark Chance of Lost Open Lost Why"
    assert len(judged) > 20
    for moment, row in zip(judged, rows, strict=True):
        seat, action = format_action(moment.action).split(":")
        assert row[:4] == [str(moment.index + 1), str(moment.trick or ""), SEAT_NAMES[int(seat)], action]
        assert row[4:9] == _fairly_told(moment)
        assert row[9:11] == _openly_told(moment)
        assert row[11] == ("" if moment.reason is None else moment.reason.why.value.replace("_", " "))


SEAT_NAMES = ("forehand", "middlehand", "rearhand")


def _fairly_told(moment: Moment) -> list[str]:
    """The better action and the score it lost, if any; the mark; both chances."""
    if moment.fair is None or moment.mark is None:
        return [""] * 5
    fair = moment.fair
    better = "" if fair.best is fair.chosen else format_action(fair.best.action).partition(":")[2]
    chances = [f"{100 * one.chance:.0f} %" for one in (fair.chosen, fair.best) if one.chance is not None]
    return [better, moment.mark.name.lower(), *chances, f"{fair.lost_score:.0f}" if better else ""]


def _openly_told(moment: Moment) -> list[str]:
    """The declarer's points after the card, and those it lost."""
    if moment.open is None:
        return ["", ""]
    return [str(moment.open.chosen.result.points), str(moment.open.lost_points or "")]


def test_table_is_headed_by_the_number_of_the_record_or_its_line() -> None:
    """And a seat that was left no choice has no accuracy."""
    review = review_of(record := played(7))
    idle = replace(review, moments=tuple(replace(one, fair=None, mark=None) for one in review.moments), table=None)
    told = [as_table(replace(record, header=Header(id=number), line=4), idle) for number in ("", "12")]

    assert [text.partition(" ")[0] for text in told] == ["line:4:", "12:"]
    assert told[0].splitlines()[-1] == "accuracy of rearhand: nothing to decide, 0 mistakes"


def test_table_ends_with_what_each_seat_could_bid() -> None:
    lines = as_table(record := played(7), review_of(record)).splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("with open cards: "))

    assert lines[at + 1].split() == ["C", "S", "H", "D", "G", "N", "NO", "best", "bid"]
    assert [line.split()[0] for line in lines[at + 2 : at + 5]] == ["forehand", "middlehand", "rearhand"]
    assert [line.split()[-1] for line in lines[at + 2 : at + 5]] == ["30", "-", "-"]


def test_a_file_without_a_record_is_told(tmp_path: Path, capsys: Output) -> None:
    empty = tmp_path / "empty.sgf"
    empty.touch()

    assert main(["review", str(empty)]) == 2
    assert capsys.readouterr().err == f"skatdesk review: {empty}: there is no record in it\n"


def test_a_missing_file_is_told(tmp_path: Path, capsys: Output) -> None:
    assert main(["review", str(tmp_path / "none.sgf")]) == 2
    assert capsys.readouterr().err == f"skatdesk review: {tmp_path / 'none.sgf'}: No such file or directory\n"


def test_worlds_are_counted_from_one(file: Path, capsys: Output) -> None:
    assert main(["review", str(file), "--worlds", "0"]) == 2
    assert "'0' is not a number from 1 on" in capsys.readouterr().err


@pytest.mark.parametrize("worlds", ["10001", "999999999"])
def test_more_worlds_than_there_is_room_for_are_refused(file: Path, capsys: Output, worlds: str) -> None:
    assert main(["review", str(file), "--worlds", worlds]) == 2
    told = capsys.readouterr()

    assert told.err.splitlines()[-1] == f"skatdesk review: error: argument --worlds: '{worlds}' is more than 10000"


@pytest.mark.parametrize(("seed", "game", "told"), [(2, "C", "0"), (0, "N", "lost")])
def test_a_declarer_without_card_points_has_none_and_in_null_is_told_to_lose(seed: int, game: str, told: str) -> None:
    record = played(seed)
    review, nothing = review_of(record), OpenResult(0, False, -48)
    moments = (
        moment if (found := moment.open) is None else replace(moment, open=_ending(found, nothing))
        for moment in review.moments
    )

    lines = as_table(record, replace(review, moments=tuple(moments))).splitlines()

    assert f" played {game}, " in lines[0]
    column, end = lines[1].index("Open"), next(at for at, line in enumerate(lines) if line.startswith("accuracy"))
    assert {line[column : column + 5].strip() for line in lines[2:end]} == {"", told}


def _ending(found: OpenJudgement, result: OpenResult) -> OpenJudgement:
    """As if the deal ended so with every card."""
    cards = tuple(replace(one, result=result) for one in found.cards)
    return replace(found, cards=cards, chosen=replace(found.chosen, result=result), lost_points=0)
