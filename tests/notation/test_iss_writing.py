"""Writing records: pure ISS under official rules, and nothing lost under any."""

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skatdesk.notation.iss import Agrees, Differs, GameRecord, Header, Unscored, check, format_record
from skatdesk.notation.iss.results import format_result
from skatdesk.notation.iss.writer import format_contract
from skatdesk.skat.actions import Action, Announce, Bid, Kontra, Leave, Pass, PickUp, Play, PlayHand
from skatdesk.skat.contracts import Contract, Game, contracts
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.game import begin, legal_actions, replay, step
from skatdesk.skat.ruleset import HOME, ISKO, PROFILES, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, BySeat
from skatdesk.skat.states import Finished, GameStart, GameState
from tests.helpers.one_record import read_record
from tests.helpers.rule_sets import custom_rule_sets
from tests.notation.sheets import (
    DEAL,
    DEALT,
    EVERYTHING,
    FOREHAND_PLAYS,
    MIDDLEHAND_PLAYS,
    SERVER,
    game_record,
    played_on,
    random_game,
    sheet,
)
from tests.skat.positions import ending, play_cards

OURS = "Skatdesk"
GAMES = 60
"""Random games for each rule set."""


def parts(line: str) -> dict[str, str]:
    """The properties of a record without brackets in its texts."""
    return dict(part.rstrip("]").split("[") for part in line.removeprefix("(;").removesuffix(" ;)").split("]")[:-1])


def moves_and_result(line: str) -> tuple[str, str]:
    """The moves after the deal, and the result."""
    found = parts(line)
    return found["MV"].split(" ", 2)[2].strip(), found["R"]


def written(rules: RuleSet, *actions: Action, bock_factor: int = 1, ramsch_round: bool = False) -> dict[str, str]:
    """The properties of a game of ours with these actions."""
    return parts(format_record(GameRecord(Header(), GameStart(DEAL, rules, bock_factor, ramsch_round), actions)))


# ------------------------------------------------------------------ the line


def test_one_line_with_the_properties_of_iss_in_their_order() -> None:
    header = Header(OURS, "", "5", "7", "2026-01-02/03:04:05/UTC", BySeat("Ada", "Ben", "Cem"), BySeat("0.0", "", ""))
    actions = (Pass(MIDDLEHAND), Pass(REARHAND), Pass(FOREHAND))

    assert format_record(GameRecord(header, GameStart(DEAL, ISKO), actions)) == (
        "(;GM[Skat]PC[Skatdesk]CO[]SE[5]ID[7]DT[2026-01-02/03:04:05/UTC]P0[Ada]P1[Ben]P2[Cem]R0[0.0]R1[]R2[]"
        f"MV[{DEALT} 1 p 2 p 0 p ]R[passed] ;)"
    )


@pytest.mark.parametrize(
    "moves",
    [
        f"{FOREHAND_PLAYS} 0 s w D8.D7 0 C.D8.D7",
        f"{FOREHAND_PLAYS} 0 CHZ 0 CJ 1 C7 2 H7",
        f"{FOREHAND_PLAYS} 0 GO 0 CJ 0 SC 1 RE 2 RE",
        f"{FOREHAND_PLAYS} 0 NHO 0 RE",
        f"{FOREHAND_PLAYS} 0 s w D8.D7 0 NO.CJ.SJ 1 RE 0 RE",
        f"{FOREHAND_PLAYS} 0 GHS w TI.0",
        "1 18 w LE.0",
    ],
)
def test_what_was_written_here_is_written_again_word_by_word(moves: str) -> None:
    line = format_record(read_record(sheet(moves, place=OURS)))

    assert moves_and_result(line)[0] == moves


@pytest.mark.parametrize(
    ("moves", "result"),
    [
        (
            played_on(f"{FOREHAND_PLAYS} 0 s w D8.D7 0 C.D8.D7", 30),
            "d:0 win v:156 m:10 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:0",
        ),
        (
            played_on(f"{FOREHAND_PLAYS} 0 NH", 30),
            "d:0 loss v:-70 m:0 bidok p:15 t:1 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0",
        ),
        (
            played_on(f"{MIDDLEHAND_PLAYS} 1 SHZ", 30),  # announced, and not reached by either side
            "d:1 loss v:-220 m:-4 bidok p:64 t:5 s:0 z:0 p0:0 p1:0 p2:0 l:-1 to:-1 r:0",
        ),
        (
            played_on(f"{MIDDLEHAND_PLAYS} 1 HHS", 30),  # announced, and reached by the defenders
            "d:1 loss v:-180 m:-4 bidok p:0 t:0 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:0",
        ),
        (
            "1 p 2 264 0 p 2 G w LE.2",  # without four, overbid
            "d:2 loss v:-528 m:-4 overbid p:0 t:0 s:0 z:0 p0:0 p1:0 p2:0 l:2 to:-1 r:0",
        ),
        (
            f"{FOREHAND_PLAYS} 0 GO 1 RE 2 RE",
            "d:0 win v:264 m:4 bidok p:120 t:10 s:1 z:1 p0:0 p1:0 p2:0 l:-1 to:-1 r:1",
        ),
        ("1 18 w TI.0", "d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:1 p1:0 p2:0 l:-1 to:0 r:0"),
        (
            f"{FOREHAND_PLAYS} 0 s w LE.0",
            "d:0 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:1 p1:0 p2:0 l:0 to:-1 r:0",
        ),
        (FOREHAND_PLAYS, "unknown"),
        ("1 p 2 p 0 p", "passed"),
    ],
)
def test_result_in_the_tokens_of_iss(moves: str, result: str) -> None:
    assert moves_and_result(format_record(read_record(sheet(moves, place=SERVER))))[1] == result


@pytest.mark.parametrize(
    ("contract", "rules", "word"),
    [
        (Contract(Game.CLUBS), ISKO, "C"),
        (Contract(Game.CLUBS, hand=True), ISKO, "CH"),
        (Contract(Game.CLUBS, True, True), ISKO, "CHS"),
        (Contract(Game.CLUBS, True, True, True), ISKO, "CHZ"),
        (Contract(Game.CLUBS, True, True, True, True), ISKO, "CO"),
        (Contract(Game.NULL), ISKO, "N"),
        (Contract(Game.NULL, True), ISKO, "NH"),
        (Contract(Game.NULL, False, ouvert=True), ISKO, "NO"),
        (Contract(Game.NULL, True, ouvert=True), ISKO, "NHO"),
        (Contract(Game.GRAND, True, True, True), TCHIBO, "GHSZ"),
        (Contract(Game.GRAND, True, False, True), TCHIBO, "GHZ"),
        (Contract(Game.GRAND, True, ouvert=True), TCHIBO, "GHO"),
        (Contract(Game.GRAND, ouvert=True), TCHIBO, "GO"),
    ],
)
def test_declarations_leave_out_what_follows(contract: Contract, rules: RuleSet, word: str) -> None:
    assert format_contract(contract, rules) == word


@pytest.mark.parametrize("rules", PROFILES.values(), ids=PROFILES)
def test_declarations_tell_all_contracts_apart(rules: RuleSet) -> None:
    for hand in (False, True):
        known = contracts(rules, hand)
        assert len({format_contract(contract, rules) for contract in known}) == len(known)


def test_actions_that_are_no_game_are_refused() -> None:
    with pytest.raises(IllegalAction):
        written(ISKO, Bid(FOREHAND, 18))


# ------------------------------------------------------------------ what house rules add


def test_rule_sets_are_named_by_their_difference() -> None:
    assert "XG" not in written(ISKO)
    assert written(HOME)["XG"] == '{"base":"home"}'
    assert written(EVERYTHING)["XG"].startswith('{"base":"isko","name":"ev%5Be%5Dry%20%3B%29%20thing",')
    assert read_record(format_record(GameRecord(Header(), GameStart(DEAL, EVERYTHING), ()))).start.rules == EVERYTHING


def test_place_decides_whether_rules_are_named() -> None:
    record = GameRecord(Header(SERVER), GameStart(DEAL, PROFILES["iss"]), ())

    assert "XG[" not in format_record(record)
    assert "XG[" in format_record(GameRecord(Header(), record.start, ()))
    assert "XG[" in format_record(GameRecord(Header(SERVER), GameStart(DEAL, ISKO), ()))


def test_rounds_are_marked() -> None:
    assert "XB" not in written(HOME)
    assert written(HOME, bock_factor=2)["XB"] == "2"
    assert written(HOME, ramsch_round=True)["XP"] == "1"


def test_kontra_stands_in_the_list_of_actions_and_its_score_beside_the_value() -> None:
    bids = (Pass(MIDDLEHAND), Pass(REARHAND), Bid(FOREHAND, 18))
    clubs = Announce(FOREHAND, Contract(Game.CLUBS, hand=True))
    lead, leave = Play(FOREHAND, DEAL.hands.forehand[0]), Leave(REARHAND)
    found = written(HOME, *bids, PlayHand(FOREHAND), clubs, lead, Kontra(MIDDLEHAND), Kontra(FOREHAND), leave)

    assert found["MV"] == f"{DEALT} {FOREHAND_PLAYS} 0 CH 0 CA w LE.2 "
    assert found["XA"] == "1:p 2:p 0:18 0:hand 0:game.CH 0:CA 1:kontra 0:kontra 2:leave"
    assert found["R"].startswith("d:0 win v:144 m:10 bidok")
    assert found["XS"] == f"{4 * 144} 0 0"

    without_re = written(HOME, *bids, PlayHand(FOREHAND), clubs, lead, Kontra(MIDDLEHAND), Pass(FOREHAND), leave)
    assert without_re["MV"] == found["MV"], "the answer to Kontra is no pass of the bidding"


PASSES = (Pass(MIDDLEHAND), Pass(REARHAND), Pass(FOREHAND))


def played_to_its_end(rules: RuleSet, *actions: Action, ramsch_round: bool = False) -> tuple[Finished, list[Action]]:
    """The end of the deal, each card the first that is legal, and how it came to that."""
    state: GameState = replay(GameStart(DEAL, rules, ramsch_round=ramsch_round), actions)
    doing = list(actions)
    while not isinstance(state, Finished):
        doing.append(legal_actions(state)[0])
        state, _ = step(state, doing[-1])
    return state, doing


def test_ramsch_is_a_deal_passed_in_to_other_readers() -> None:
    state, actions = played_to_its_end(TCHIBO, *PASSES)
    found = written(TCHIBO, *actions)

    assert found["MV"] == f"{DEALT} 1 p 2 p 0 p "
    assert found["R"] == "passed"
    assert found["XA"].startswith("1:p 2:p 0:p 0:")
    assert found["XS"] == " ".join(map(str, state.result.scores))


def test_ramsch_round_is_cards_only_to_other_readers() -> None:
    found = written(HOME, Announce(FOREHAND, Contract(Game.GRAND, hand=True)), Leave(MIDDLEHAND), ramsch_round=True)

    assert found["MV"] == f"{DEALT} "
    assert found["XA"] == "0:game.GH 1:leave"
    assert found["R"].startswith("d:0 win v:144")


def test_ramsch_that_nobody_could_pass_in_has_no_result_for_other_readers() -> None:
    rules = replace(HOME, grand_hand_before_ramsch_round=False)
    _, actions = played_to_its_end(rules, ramsch_round=True)

    assert written(rules, *actions, ramsch_round=True)["R"] == "unknown"


@pytest.mark.parametrize(("points", "schneider"), [(30, 1), (31, 0)])
def test_a_declarer_with_thirty_card_points_has_lost_as_schneider(points: int, schneider: int) -> None:
    """ISkO 5.2.2."""
    last_trick = ending("C", ("C7", "SJ", "H7"), points=(points, 118 - points, 0), tricks=(3, 6, 0))

    assert f" s:{schneider} z:0 " in format_result(play_cards(last_trick, "C7 SJ H7"), ())


def test_revolution_ends_with_its_announcement_to_other_readers() -> None:
    revolution = Contract(Game.NULL, hand=True, ouvert=True, revolution=True)
    bids = (Pass(MIDDLEHAND), Pass(REARHAND), Bid(FOREHAND, 18))
    rules = replace(ISKO, name="revolution", revolution=True)
    found = written(rules, *bids, PlayHand(FOREHAND), Announce(FOREHAND, revolution), Leave(FOREHAND))

    assert found["MV"].endswith(f"{FOREHAND_PLAYS} 0 NHO ")
    assert found["XA"].endswith("0:game.NHOR 0:leave")


# ------------------------------------------------------------------ there and back


@pytest.mark.parametrize("rules", [*PROFILES.values(), EVERYTHING], ids=lambda rules: rules.name)
@pytest.mark.parametrize("place", [OURS, SERVER])
def test_every_game_is_read_back_as_it_was(rules: RuleSet, place: str) -> None:
    for seed in range(GAMES):
        record = game_record(rules, seed, place)
        line = format_record(record)
        again = read_record(line)
        verdict = check(again)

        assert again == record
        assert format_record(again) == line
        assert not isinstance(verdict, Differs)
        assert isinstance(verdict, Agrees | Unscored)


@given(custom_rule_sets, st.integers(0, 2**32))
def test_every_game_of_every_rule_set_is_read_back_as_it_was(rules: RuleSet, seed: int) -> None:
    record = GameRecord(Header(), *random_game(rules, random.Random(seed)))

    assert read_record(format_record(record)) == record


def test_games_under_official_rules_are_pure_iss() -> None:
    """But for a deal broken off between Hand and the announcement, which ISS cannot say."""
    for seed in range(3 * GAMES):
        record = game_record(ISKO, seed)
        unannounced = any(isinstance(action, PlayHand) for action in record.actions[-2:])
        properties = parts(format_record(record))

        assert {key for key in properties if key.startswith("X")} <= ({"XA"} if unannounced else set())


def test_cards_taken_and_put_away_are_written_even_without_an_announcement() -> None:
    record = read_record(sheet(f"{FOREHAND_PLAYS} 0 s w D8.D7 0 D8.CJ w LE.0", place=OURS))

    assert isinstance(record.actions[3], PickUp)
    assert read_record(format_record(record)) == record
    assert "XA[" not in format_record(record)


def test_begin_is_a_record_too() -> None:
    record = GameRecord(Header(), GameStart(DEAL, ISKO), ())

    assert replay(record.start, read_record(format_record(record)).actions) == begin(record.start)
