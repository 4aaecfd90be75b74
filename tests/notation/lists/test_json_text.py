"""JSON keeps all of a list, and says by line what it cannot read."""

import json
from dataclasses import replace
from decimal import Decimal

import pytest

from skatdesk.notation.lists.decoding import decoded
from skatdesk.notation.lists.entry_fields import entry_fields, entry_of_fields
from skatdesk.notation.lists.errors import Fault, ListFileError
from skatdesk.notation.lists.fields import Field
from skatdesk.notation.lists.json_text import json_of, read_json
from skatdesk.scoring.entries import DeclaredGame, Entry, Outcome, PassedInGame, RamschGame
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import HOME, ISKO, PROFILES, RuleSet
from skatdesk.skat.seats import Seating
from skatdesk.skat.valuation import Level, Valuation
from tests.notation.lists.filled import FREE, HEAD, SKATS_TO_THE_LOSER, empty_list, filled_list, game, skat_to_the_loser

TEXT = json_of(HEAD, filled_list())


@pytest.mark.parametrize("size", [3, 4])
@pytest.mark.parametrize("rules", [ISKO, HOME, FREE], ids=["isko", "home", "free"])
def test_list_reads_back_identically(size: int, rules: RuleSet) -> None:
    sheet = filled_list(size, rules)

    text = json_of(HEAD, sheet)

    assert read_json(text) == (HEAD, sheet)
    assert json_of(*read_json(text)) == text


@pytest.mark.parametrize("name", PROFILES)
def test_new_list_of_every_rule_set_reads_back(name: str) -> None:
    sheet = ScoreList.begin(("Ada", "Ben", "Cem"), PROFILES[name], 2)

    assert read_json(json_of(HEAD, sheet)) == (HEAD, sheet)


@pytest.mark.parametrize("text", ["", 'İpek “Ütü” \\ " / ♣', "عائشہ\u200cبیگم", "👩\u200d👧", "a" * 500, " b "])
def test_titles_and_names_of_all_languages_come_back(text: str) -> None:
    head = ListHead(text, text, "2026-02-28")
    sheet = replace(empty_list(), players=(text.strip()[:24] or "Ada", "Ben", " Cem "))

    assert read_json(json_of(head, sheet)) == (head, sheet)


@pytest.mark.parametrize("stake", ["0", "0.10", "1E+2", "0.0000001", "12.50"])
def test_stake_comes_back_digit_by_digit(stake: str) -> None:
    sheet = replace(empty_list(), stake=Decimal(stake))

    assert str(read_json(json_of(HEAD, sheet))[1].stake) == str(Decimal(stake))


@pytest.mark.parametrize(("points", "scores"), SKATS_TO_THE_LOSER)
def test_a_skat_that_goes_to_the_loser_may_be_counted_for_several(
    points: tuple[int, int, int], scores: tuple[int, int, int]
) -> None:
    sheet = skat_to_the_loser(points, scores)

    assert read_json(json_of(HEAD, sheet)) == (HEAD, sheet)


@pytest.mark.parametrize(
    ("points", "scores"),
    [
        ((55, 54, 20), (-55, -54, 0)),
        ((55, 55, 20), (-55, 0, 0)),
        ((54, 54, 54), (-54, -54, 0)),
        ((72, 72, 0), (-72, -72, 0)),
        ((49, 49, 47), (-49, -49, -47)),
        ((37, 37, 34), (0, 0, 0)),
        ((32, 32, 32), (0, 0, 0)),
    ],
)
def test_no_more_than_a_skat_is_counted_for_several(points: tuple[int, int, int], scores: tuple[int, int, int]) -> None:
    with pytest.raises(ListFileError, match="Σ 120"):
        read_json(json_of(HEAD, skat_to_the_loser(points, scores)))


def test_each_game_has_a_line() -> None:
    sheet = filled_list()

    assert sum('"dealer"' in line for line in TEXT.splitlines()) == len(sheet.entries)


def test_file_may_be_laid_out_in_another_way() -> None:
    """As another program would write it again."""
    assert (
        read_json(json.dumps(json.loads(TEXT))) == read_json(json.dumps(json.loads(TEXT), indent=4)) == read_json(TEXT)
    )


WON = Valuation(Contract(Game.CLUBS), True, False, 12, 1, ((Level.MATADORS, 1), (Level.GAME, 1)), 24, 24, 18, 1, 2, 24)
FIGURES = {"base": 12, "matadors": 1, "levels": {"matadors": 1, "game": 1}, "worth": 24, "value": 24}


@pytest.mark.parametrize(
    ("written", "outcome"),
    [
        ({}, PassedInGame()),
        ({"ramsch": [60, 40, 20], "scores": [-60, 0, 0]}, RamschGame((60, 40, 20), (-60, 0, 0), 0, 1, None, None)),
        (
            {"declarer": 0, "game": "C", "won": True, **FIGURES, "bid": 18, "score": 24},
            DeclaredGame(0, WON, None, None, 0, False, None),
        ),
    ],
    ids=["passed in", "Ramsch", "declared"],
)
def test_what_is_usual_is_left_out_of_a_game(written: dict[str, object], outcome: Outcome) -> None:
    """In all files there are: what it means may not change."""
    fields, entry = {"dealer": 2, **written}, Entry(Seating(3, 2, None), outcome, "")

    assert entry_of_fields(Field(fields), 3) == entry
    assert entry_fields(entry) == fields


def test_a_file_from_before_currencies_were_kept_is_read() -> None:
    head, _ = read_json(TEXT.replace(' "currency": "€",\n', ""))

    assert head == replace(HEAD, currency="")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_file_with_a_byte_order_mark_is_read(encoding: str) -> None:
    assert read_json(decoded(TEXT.encode(encoding))) == read_json(TEXT)


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_file_in_another_encoding_is_told_by_line(mark: bytes) -> None:
    with pytest.raises(ListFileError, match="UTF-8") as told:
        decoded(mark + "eins\nzwei\nüberreizt".encode("latin-1"))

    assert told.value.line == 3


@pytest.mark.parametrize(
    ("old", "new", "line", "where", "fault"),
    [
        ('"skatdesk score list"', '"recipes"', 1, "", Fault.FORMAT),
        ('"version": 1', '"version": 2', 3, "version", Fault.NEWER),
        ('"version": 1', '"version": "1"', 3, "version", Fault.KIND),
        ('"title": "Thursday round"', '"title": 7', 4, "title", Fault.KIND),
        ('"Thursday round"', '"Thursday\\nround"', 4, "title", Fault.KIND),
        ('"Thursday round"', '"\\ud800"', 4, "title", Fault.KIND),
        ('"2026-11-20"', '"2026-02-30"', 6, "date", Fault.DAY),
        ('"2026-11-20"', '"20.11.2026"', 6, "date", Fault.KIND),
        ('"box"', '"cash"', 7, "settlement", Fault.RANGE),
        ('"€"', '"gold coins"', 8, "currency", Fault.KIND),
        ('"€"', "7", 8, "currency", Fault.KIND),
        ('["Ada", "Ben", "Cem"]', '["Ada", "Ben"]', 9, "players", Fault.COUNT),
        ('["Ada", "Ben", "Cem"]', '["Ada", "Ben", "Cem", "Dua", "Eda"]', 9, "players", Fault.COUNT),
        ('["Ada", "Ben", "Cem"]', '["Ada", " ", "Cem"]', 9, "players[2]", Fault.NAMELESS),
        ('["Ada", "Ben", "Cem"]', '["Ada", "Ben", "ada "]', 9, "players[3]", Fault.SAME_NAME),
        ('["Ada", "Ben", "Cem"]', f'["Ada", "Ben", "{"C" * 25}"]', 9, "players[3]", Fault.LONG_NAME),
        ('"tables": [3, 4]', '"tables": [4]', 9, "players", Fault.TABLE),
        ('["Ada", "Ben", "Cem"]', '["Ada", 5, "Cem"]', 9, "players[2]", Fault.KIND),
        ('{"name": "isko"', '{"name": "\\ud800"', 10, "rules.name", Fault.KIND),
        ('{"name": "isko"', '{"name": "a\\nb\\u0000"', 10, "rules.name", Fault.KIND),
        ('{"name": "isko"', '{"name": 5', 10, "rules.name", Fault.KIND),
        ('"undo": false', '"undo": 0', 10, "rules.undo", Fault.KIND),
        ('"undo": false', '"undoing": false', 10, "rules", Fault.UNKNOWN),
        ('"first_dealer": 1', '"first_dealer": 3', 12, "first_dealer", Fault.RANGE),
        ('"first_dealer": 1', '"first_dealer": 1, "away": 1', 12, "away", Fault.CONFLICT),
        ('"games": 99', '"games": 0', 13, "games", Fault.RANGE),
        ('"games": 99', f'"games": 1{"0" * 5000}', 13, "games", Fault.RANGE),
        ('"games": 99', '"games": NaN', 13, "games", Fault.KIND),
        ('"games": 99', '"games": 99.0', 13, "games", Fault.KIND),
        ('"games": 99', '"games": 99, "colour": "red"', 13, "", Fault.UNKNOWN),
        ('"games": 99', '"games": 99, "games": 98', 13, "games", Fault.CONFLICT),
        (' "games": 99,\n', "", 1, "", Fault.MISSING),
        ('"0.05"', '"-0.05"', 15, "stake", Fault.KIND),
        ('"0.05"', '"NaN"', 15, "stake", Fault.KIND),
        ('"0.05"', "0.05", 15, "stake", Fault.KIND),
        ('"0.05"', '"1E+999999"', 15, "stake", Fault.KIND),
        ('"0.05"', '"0.01234567890123456789012345"', 15, "stake", Fault.KIND),
        ('"declarer": 0', '"declarer": 3', 17, "entries[1].declarer", Fault.RANGE),
        ('"declarer": 0, ', "", 17, "entries[1]", Fault.MISSING),
        ('"game": "C"', '"game": "R"', 17, "entries[1].game", Fault.RANGE),
        ('"score": 36', '"score": 48', 17, "entries[1].score", Fault.CONFLICT),
        ('"value": 36', '"value": 48', 17, "entries[1].value", Fault.CONFLICT),
        ('"worth": 36', '"worth": 48', 17, "entries[1].worth", Fault.CONFLICT),
        ('"matadors": 2,', '"matadors": 3,', 17, "entries[1].levels", Fault.CONFLICT),
        (
            '"levels": {"matadors": 2, "game": 1}',
            '"levels": {"spades": 2}',
            17,
            "entries[1].levels.spades",
            Fault.RANGE,
        ),
        ('"bid": 18, "score": 36', '"bid": 40, "score": 36', 17, "entries[1].overbid", Fault.CONFLICT),
        ('"bid": 18, "score": 36', '"bid": 19, "score": 36', 17, "entries[1].bid", Fault.CONFLICT),
        ('"bid": 33', '"bid": 40000', 19, "entries[3].bid", Fault.CONFLICT),
        (
            '"value": 40, "bid": 33, "score": -80',
            '"value": 40000, "bid": 33, "score": -80000',
            19,
            "entries[3].value",
            Fault.CONFLICT,
        ),
        ('"spitze": 2', '"spitze": 30000', 21, "entries[5].levels", Fault.CONFLICT),
        ('"kontra": 1', '"kontra": 2', 24, "entries[8].factor", Fault.RANGE),
        ('"points": 61', '"points": 121', 17, "entries[1].points", Fault.RANGE),
        ('"points": 61', '"points": -1', 17, "entries[1].points", Fault.RANGE),
        ('"tricks": 6', '"tricks": 11', 17, "entries[1].tricks", Fault.RANGE),
        ('["hand"]', '["foot"]', 18, "entries[2].said[1]", Fault.RANGE),
        ('"overbid": true', '"overbid": true, "won": true', 19, "entries[3].won", Fault.CONFLICT),
        ('"won": false, "overbid": true', '"won": true, "overbid": true', 19, "entries[3].won", Fault.CONFLICT),
        ('"agreed": -48', '"agreed": 0', 27, "entries[11].agreed", Fault.CONFLICT),
        ('"ramsch": [60, 40, 20]', '"ramsch": [60, 40, 21]', 28, "entries[12].ramsch", Fault.CONFLICT),
        ('"ramsch": [60, 40, 20]', '"ramsch": [60, 60]', 28, "entries[12].ramsch", Fault.COUNT),
        ('"ramsch": [60, 40, 20]', '"ramsch": [60, 80, -20]', 28, "entries[12].ramsch[3]", Fault.RANGE),
        ('"pushes": 3', '"pushes": 4', 29, "entries[13].pushes", Fault.RANGE),
        ('"pushes": 3', '"pushes": -1', 29, "entries[13].pushes", Fault.RANGE),
        ('{"dealer": 2}', '{"dealer": 3}', 31, "entries[15].dealer", Fault.RANGE),
        ('{"dealer": 2}', '{"dealer": 2, "bid": 18}', 31, "entries[15]", Fault.UNKNOWN),
        ('{"dealer": 2}', '{"dealer": 2, "away": 1}', 31, "entries[15].away", Fault.CONFLICT),
        ('{"dealer": 2}', '{"dealer": 2, "remark": " a"}', 31, "entries[15].remark", Fault.CONFLICT),
        ('{"dealer": 2}', "2", 31, "entries[15]", Fault.KIND),
        ('{"dealer": 2}', '{"dealer" 2}', 31, "", Fault.SYNTAX),
    ],
)
def test_what_cannot_be_is_told_with_its_line(old: str, new: str, line: int, where: str, fault: Fault) -> None:
    assert old in TEXT

    with pytest.raises(ListFileError) as told:
        read_json(TEXT.replace(old, new, 1))

    assert (told.value.line, told.value.where, told.value.fault) == (line, where, fault)
    assert str(told.value).startswith(f"line {line}, column ")


@pytest.mark.parametrize(
    ("old", "new", "where", "expected"),
    [
        ('"kontra": 1', '"kontra": 2', "entries[8].factor", "4, 8"),  # Re counts four times, eight in a Bock round
        ('"factor": 2', '"factor": 0', "entries[8].factor", "1 … 1000000000"),
        ('"hand": 1}', '"hand": 0}', "entries[2].levels.hand", "1 … 1000000000"),  # what does not count is left out
        ('"agreed": -48', '"agreed": 0', "entries[11].agreed", "≠ 0"),
        ('"ramsch": [60, 40, 20]', '"ramsch": [60, 40, 21]', "entries[12].ramsch", "Σ 120"),
    ],
)
def test_what_could_stand_there_is_told(old: str, new: str, where: str, expected: str) -> None:
    with pytest.raises(ListFileError) as told:
        read_json(TEXT.replace(old, new, 1))

    assert (told.value.where, told.value.detail) == (where, expected)


def test_a_hand_game_that_cost_its_value_once_reads_back() -> None:
    """As before 1999 (rules.md §12.5)."""
    once = replace(ISKO, name="custom", lost_hand_factor=1)
    hand = game(Seating(3, 2), 1, Contract(Game.DIAMONDS, hand=True), -3, points=40, tricks=3, rules=once)
    sheet = replace(empty_list(), rules=once, entries=(hand,))

    assert hand.scores == (0, -45, 0)
    assert read_json(json_of(HEAD, sheet)) == (HEAD, sheet)


def test_a_comma_too_many_is_told_with_its_line() -> None:
    """Python up to 3.12 tells the line of what comes instead of the game that is announced by the comma."""
    with pytest.raises(ListFileError) as told:
        read_json(TEXT.replace('{"dealer": 2}', "", 1))

    assert told.value.fault is Fault.SYNTAX
    assert told.value.line in (30, 32)


def test_a_declarer_who_sits_out_is_told() -> None:
    text = json_of(HEAD, filled_list(4))

    with pytest.raises(ListFileError) as told:
        read_json(text.replace('{"dealer": 2, "declarer": 0', '{"dealer": 0, "declarer": 0', 1))

    assert (told.value.where, told.value.fault) == ("entries[1].declarer", Fault.SITS_OUT)


def test_a_number_too_large_is_no_other_kind_of_value() -> None:
    with pytest.raises(ListFileError) as told:
        read_json(TEXT.replace('"matadors": 2,', f'"matadors": {10**30},', 1))

    assert (told.value.fault, told.value.detail) == (Fault.RANGE, "-11 … 11")


def test_column_points_at_the_value() -> None:
    with pytest.raises(ListFileError) as told:
        read_json(TEXT.replace('"points": 61', '"points": 121', 1))

    wrong = TEXT.splitlines()[told.value.line - 1][told.value.column - 1 :]
    assert wrong.startswith("61")


def test_column_points_at_the_value_where_nothing_is_between_it_and_its_name() -> None:
    text = json.dumps(json.loads(TEXT), separators=(",", ":")).replace('"points":61', '"points":121', 1)
    with pytest.raises(ListFileError) as told:
        read_json(text)

    assert text[told.value.column - 1 :].startswith("121")


@pytest.mark.parametrize("away", [None, 0, 1, 2, 3])
def test_any_player_of_four_may_be_away_from_now_on(away: int | None) -> None:
    sheet = replace(filled_list(4), away=away)

    assert read_json(json_of(HEAD, sheet)) == (HEAD, sheet)


@pytest.mark.parametrize(
    ("old", "new", "where", "fault"),
    [
        ('"away": 3,\n', '"away": 4,\n', "away", Fault.RANGE),
        ('{"dealer": 2, "away": 3', '{"dealer": 2, "away": 2', "entries[16].away", Fault.CONFLICT),
        ('{"dealer": 2, "away": 3', '{"dealer": 2, "away": 4', "entries[16].away", Fault.RANGE),
    ],
)
def test_who_cannot_be_away_is_told(old: str, new: str, where: str, fault: Fault) -> None:
    """There is no fifth player, and whoever deals is there."""
    text = json_of(HEAD, filled_list(4))
    assert old in text

    with pytest.raises(ListFileError) as told:
        read_json(text.replace(old, new, 1))

    assert (told.value.where, told.value.fault) == (where, fault)


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_march_by_any_player_reads_back(place: int) -> None:
    points, scores = (tuple(value * (at == place) for at in range(3)) for value in (120, 120))
    entry = Entry(Seating(3, 2), RamschGame(points, scores, march=place))
    sheet = replace(ScoreList.begin(("Ada", "Ben", "Cem"), HOME, 2), entries=(entry,))

    assert read_json(json_of(HEAD, sheet)) == (HEAD, sheet)


@pytest.mark.parametrize("text", ["", "[]", "7", "null", '"list"', "{}", "[" * 100_000, '{"a":' * 100_000, "\0"])
def test_other_files_are_no_lists(text: str) -> None:
    with pytest.raises(ListFileError) as told:
        read_json(text)

    assert told.value.fault in (Fault.FORMAT, Fault.SYNTAX, Fault.KIND)
    assert told.value.line == 1
