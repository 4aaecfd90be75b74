"""``skatdesk review``: a table or a line of JSON for each record."""

import io
import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from skatdesk.cli import main
from skatdesk.cli.review_forms import as_table
from skatdesk.coach.judging.verdicts import OpenJudgement, OpenResult
from skatdesk.coach.review.review import Review
from skatdesk.notation.iss import GameRecord, Header, format_record
from skatdesk.skat.actions import Action, Concede, Pass
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.states import Finished, GameStart, TrickPlay
from tests.coach.sample_deals import carelessly
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
