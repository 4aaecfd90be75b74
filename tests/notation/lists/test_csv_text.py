"""CSV has the columns of the official list, loses no entry, and says by line what it cannot read."""

from dataclasses import replace
from typing import Any, get_args

import pytest

from skatdesk.notation.lists.checks import MOST_ENTRIES
from skatdesk.notation.lists.csv_text import csv_of, read_csv
from skatdesk.notation.lists.decoding import CSV_ENCODING, decoded
from skatdesk.notation.lists.errors import Fault, ListFileError
from skatdesk.scoring.entries import DeclaredGame, Entry
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.errors import NotationError
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, ListSystem
from skatdesk.skat.seats import Seating
from tests.notation.lists.filled import (
    FREE,
    NAMES,
    SKATS_TO_THE_LOSER,
    every_kind,
    filled_list,
    game,
    skat_to_the_loser,
)

SHEET = replace(filled_list(4), system="seeger", games=None)
TEXT = csv_of(SHEET)
HEADER = (
    "Nr.;Grundwert;mit;ohne;Hand;Schneider;Schneider angesagt;Schwarz;Schwarz angesagt;offen;gewonnen;verloren;"
    "Ada;Ada gewonnen;Ada verloren;Ben;Ben gewonnen;Ben verloren;Cem;Cem gewonnen;Cem verloren;eingepasst;Bemerkung"
)


def _sample() -> ScoreList:
    """The list of rules.md §11.8 at a table of three."""
    return replace(
        ScoreList.begin(NAMES[:3], ISKO),
        games=3,
        entries=(
            game(Seating(3, 0), 0, Contract(Game.GRAND), 4, bid=0, points=None, tricks=None, agreed=None),
            game(Seating(3, 1), 0, Contract(Game.DIAMONDS), -2, bid=0, points=50, tricks=4),
            game(Seating(3, 2), 2, Contract(Game.NULL, ouvert=True), 0, bid=0, points=0, tricks=0),
        ),
    )


def test_columns_are_those_of_the_official_list() -> None:
    assert csv_of(_sample()).splitlines()[0] == HEADER


def test_rows_look_as_on_paper() -> None:
    """Only the declarer's numbers are written on; the footer has Seeger-Fabian's bonuses."""
    assert csv_of(_sample()).splitlines()[1:] == [
        "1;24;4;;;;;;;;120;;120;1;0;;;;;;;;",
        "2;9;;2;;;;;;;;54;66;1;1;;;;;;;;Augen 50, Stiche 4",
        "3;46;;;;;;;;x;46;;;;;;;;46;1;0;;Augen 0, Stiche 0",
        "Spielpunkte;;;;;;;;;;;;66;1;1;0;0;0;46;1;0;;",
        "(gewonnen - verloren) x 50;;;;;;;;;;;;0;;;0;;;50;;;;",
        "verloren von anderen x 40;;;;;;;;;;;;0;;;40;;;40;;;;",
        "Endergebnis;;;;;;;;;;;;66;;;40;;;136;;;;",
        "Platz;;;;;;;;;;;;2;;;3;;;1;;;;",
    ]


@pytest.mark.parametrize("size", [3, 4])
@pytest.mark.parametrize("system", get_args(ListSystem))
def test_every_entry_reads_back(size: int, system: ListSystem) -> None:
    sheet = replace(filled_list(size, FREE), system=system)

    back = read_csv(csv_of(sheet), FREE)

    assert (back.players, back.system, back.entries) == (sheet.players, system, sheet.entries)
    assert back.totals == sheet.totals
    assert csv_of(back) == csv_of(sheet)


@pytest.mark.parametrize("size", [3, 4])
def test_dealer_who_was_not_in_turn_reads_back(size: int) -> None:
    """One place plays in all of these, whoever deals."""
    dealers = [2, 2, 0, 2, 0, 0, 2]
    contract = Contract(Game.CLUBS)
    sheet = replace(filled_list(size), entries=tuple(game(Seating(size, dealer), 1, contract, 1) for dealer in dealers))

    back = read_csv(csv_of(sheet), ISKO)

    assert [entry.seating.dealer for entry in back.entries] == dealers
    assert back.first_dealer == dealers[0]


def test_lost_hand_charged_once_reads_back() -> None:
    """As home tables of the Tchibo kind do; a Grand ouvert has its own base there."""
    entries = (
        game(Seating(3, 0), 1, Contract(Game.HEARTS, hand=True), 2, points=30, tricks=3, rules=TCHIBO),
        game(Seating(3, 1), 2, Contract(Game.GRAND, hand=True, ouvert=True), 4, points=120, tricks=10, rules=TCHIBO),
        game(Seating(3, 2), 0, Contract(Game.CLUBS), 1, bid=60, points=70, rules=TCHIBO),
    )
    sheet = replace(ScoreList.begin(NAMES[:3], TCHIBO), entries=entries)

    assert read_csv(csv_of(sheet), TCHIBO).entries == entries


@pytest.mark.parametrize(("points", "scores"), SKATS_TO_THE_LOSER)
def test_a_skat_that_goes_to_the_loser_may_be_counted_for_several(
    points: tuple[int, int, int], scores: tuple[int, int, int]
) -> None:
    sheet = skat_to_the_loser(points, scores)

    assert read_csv(csv_of(sheet), HOME).entries == sheet.entries


def test_list_without_games_reads_back() -> None:
    sheet = ScoreList.begin(NAMES, ISKO)

    assert read_csv(csv_of(sheet), ISKO) == sheet


@pytest.mark.parametrize(
    "name", ["Hand", 'A;B, "C"', "İpek Ü", "عائشہ\u200cبیگم", "G", "X", "Nr.", " x ", "," * 9, "\t;\t"]
)
def test_any_name_reads_back(name: str) -> None:
    sheet = replace(filled_list(), players=(name, "gewonnen", "Cem"))

    assert read_csv(decoded(csv_of(sheet).encode(CSV_ENCODING)), ISKO).players == sheet.players


def test_file_of_a_spreadsheet_is_read() -> None:
    """Which may have its own delimiter and line ends, and a mark at the beginning."""
    for delimiter in ",\t":
        plain = csv_of(_sample()).replace(", ", " und ").replace(";", delimiter).replace(" und ", ", ")
        quoted = plain.replace("Augen 50, Stiche 4", '"Augen 50, Stiche 4"').replace(
            "Augen 0, Stiche 0", '"Augen 0, Stiche 0"'
        )
        assert read_csv("\ufeff" + quoted.replace("\r\n", "\n"), ISKO).entries == _sample().entries
        assert read_csv(quoted.replace("Nr.", '"Nr."', 1), ISKO).entries == _sample().entries


@pytest.mark.parametrize(
    ("line", "delimiter"), [("sep=;", ";"), ("SEP=\t", "\t"), ('"sep=;"', ";"), ("sep=;\t\t\t", "\t")]
)
def test_line_in_which_spreadsheets_tell_what_is_between_cells_is_no_game(line: str, delimiter: str) -> None:
    """Some write it back as a row of cells."""
    told = f"{line}\r\n{csv_of(_sample()).replace(';', delimiter)}"
    assert read_csv("\ufeff" + told, ISKO).entries == _sample().entries
    with pytest.raises(ListFileError) as refused:
        read_csv(told.replace(f"{delimiter}120", f"{delimiter}121", 1), ISKO)
    assert refused.value.line == 3


@pytest.mark.parametrize("old", ["\r\n2;", "\r\nSpielpunkte"])
@pytest.mark.parametrize("empty", ["", ";" * 22])
def test_empty_lines_are_passed_over(old: str, empty: str) -> None:
    """Between games or above the footer; what is wrong below is still told with its own line."""
    text = csv_of(_sample()).replace(old, f"\r\n{empty}{old}", 1)
    assert read_csv(text, ISKO).entries == _sample().entries

    with pytest.raises(ListFileError) as told:
        read_csv(text.replace("Platz", "Rang"), ISKO)

    assert told.value.line == 10


def test_what_is_ticked_may_be_a_capital() -> None:
    text = csv_of(_sample()).replace(";x;", ";X;")

    assert read_csv(text, ISKO).entries == _sample().entries


def test_a_minus_may_be_one_that_was_set_in_type() -> None:
    """As the screen shows it, and as it is copied from there."""
    typeset = TEXT.replace(";-", ";−")

    assert typeset != TEXT
    assert read_csv(typeset, FREE).entries == SHEET.entries


def test_file_of_an_old_spreadsheet_is_read() -> None:
    """Whose lines end as they did on a Macintosh."""
    assert read_csv(csv_of(_sample()).replace("\r\n", "\r"), ISKO).entries == _sample().entries


def test_a_declarer_who_sits_out_is_told() -> None:
    rows = csv_of(filled_list(4, FREE)).splitlines()
    rows[1] = "1;12;2;;;;;;;;36;;36;1;0;;;;;;;;;;;Geber Ada, Reizwert 18, Augen 61, Stiche 6"

    with pytest.raises(ListFileError) as told:
        read_csv("\n".join(rows), FREE)

    assert (told.value.line, told.value.fault) == (2, Fault.SITS_OUT)


@pytest.mark.parametrize(
    ("name", "fault"), [("", Fault.NAMELESS), ("BEN", Fault.SAME_NAME), ("A" * 25, Fault.LONG_NAME)]
)
def test_names_that_no_list_here_can_have_are_told(name: str, fault: Fault) -> None:
    """As the dialog for a new list tells them."""
    sheet = replace(filled_list(), players=("Ada", "Ben", name))

    with pytest.raises(ListFileError) as told:
        read_csv(csv_of(sheet), ISKO)

    assert (told.value.line, told.value.where, told.value.fault) == (1, name, fault)


def test_remarks_stand_in_any_order() -> None:
    text = csv_of(_sample()).replace("Augen 50, Stiche 4", "Stiche 4, Augen 50")

    assert read_csv(text, ISKO).entries == _sample().entries


def test_what_spreadsheets_do_to_a_list_leaves_it_as_it_is() -> None:
    """Excel leaves out empty cells at the end of a line where none of sixteen lines has one that is not; blanks."""
    head, *lines = TEXT.splitlines()
    read = read_csv("\n".join((head, *(line.rstrip(";") for line in lines))), FREE)
    assert read.entries == SHEET.entries
    spaced = [" ; ".join(line.split(";")) if line[0].isdigit() else line for line in lines]
    assert read_csv("\n".join((head, *spaced)), FREE).entries == SHEET.entries


@pytest.mark.parametrize(
    ("line", "where", "fault"),
    [("1;12;2;;;", "", Fault.COLUMNS), ("1;12;2;;;;;;;;48;;36;1;0;;;;;;;G", "gewonnen", Fault.CONFLICT)],
)
def test_a_line_without_its_end_is_told_as_half_a_line_or_by_what_is_wrong_in_it(
    line: str, where: str, fault: Fault
) -> None:
    """Whoever changes a number in Excel is told of the number."""
    head, _, *lines = TEXT.splitlines()
    with pytest.raises(ListFileError) as told:
        read_csv("\n".join((head, line, *lines)), FREE)

    assert (told.value.line, told.value.where, told.value.fault) == (2, where, fault)


def test_a_score_that_is_wrong_is_told_as_it_is_written() -> None:
    """Without a sign: the column says that it was lost."""
    text = csv_of(_sample()).replace(";54;", ";45;")
    with pytest.raises(ListFileError) as told:
        read_csv(text, ISKO)

    assert (told.value.line, told.value.where, told.value.detail) == (3, "verloren", "54")


def test_a_list_is_read_and_written_game_by_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each once: else a list of thousands would keep the window waiting."""
    steps: list[Entry] = []
    after = ScoreList._after

    def counted(self: ScoreList, line: Any, entry: Entry, away: int | None) -> object:
        steps.append(entry)
        return after(self, line, entry, away)

    monkeypatch.setattr(ScoreList, "_after", counted)
    sheet = replace(filled_list(4, FREE))
    read_csv(csv_of(sheet), FREE)

    assert len(steps) == 2 * len(sheet.entries)
    assert sheet.running is sheet.running


@pytest.mark.parametrize("beginning", [b"PK\x03\x04\x14", b"%PDF-1.4\n", b"\xd0\xcf\x11\xe0"])
def test_files_of_other_programs_are_told_as_such(beginning: bytes) -> None:
    with pytest.raises(ListFileError) as told:
        decoded(beginning + bytes(range(256)))

    assert (told.value.line, told.value.fault) == (1, Fault.PROGRAM)


def test_entry_that_the_columns_cannot_say_is_refused() -> None:
    """A valuation in another order than the rules count in, as only a file of another program has it."""
    entry = every_kind(3)[0]
    declared = entry.outcome
    assert isinstance(declared, DeclaredGame)
    turned = replace(declared.valuation, levels=declared.valuation.levels[::-1])
    sheet = replace(filled_list(), entries=(entry, Entry(entry.seating, replace(declared, valuation=turned))))

    with pytest.raises(NotationError, match="game 2 cannot be said"):
        csv_of(sheet)


def test_rule_set_for_another_table_is_told() -> None:
    with pytest.raises(ListFileError, match="for 3 players") as told:
        read_csv(TEXT, TCHIBO)

    assert told.value.line == 1


@pytest.mark.parametrize(
    ("line", "old", "new", "where", "fault"),
    [
        (1, "Grundwert", "Grundwerte", "Grundwerte", Fault.KIND),
        (1, ";Dua;", ";Eda;", "Dua gewonnen", Fault.KIND),
        (1, "Nr.;", "", "", Fault.FORMAT),
        (2, "1;12", "2;12", "Nr.", Fault.CONFLICT),
        (2, ";12;", ";13;", "Grundwert", Fault.RANGE),
        (2, ";12;", ";11;", "gewonnen", Fault.CONFLICT),
        (2, ";12;", ";twelve;", "Grundwert", Fault.KIND),
        (2, ";2;;", ";2;1;", "mit", Fault.CONFLICT),
        (2, ";2;;", ";3;;", "gewonnen", Fault.CONFLICT),
        (2, ";2;;", ";12;;", "mit", Fault.CONFLICT),
        (2, ";36;;36;", ";48;;36;", "gewonnen", Fault.CONFLICT),
        (2, ";36;;36;", ";36;;63;", "Ada", Fault.CONFLICT),
        (2, ";36;;36;", ";36;36;36;", "gewonnen", Fault.CONFLICT),
        (2, ";36;;36;1;0;", ";36;;36;2;0;", "Ada gewonnen", Fault.CONFLICT),
        (2, ";36;;36;1;0;", ";36;;36;;;", "", Fault.MISSING),
        (2, ";;;G;", ";;;;", "", Fault.MISSING),
        (2, ";;G;;", ";G;G;;", "", Fault.MISSING),
        (2, "Augen 61", "Augen 161", "Bemerkung", Fault.CONFLICT),
        (2, "Augen 61", "Ohren 61", "Bemerkung", Fault.UNKNOWN),
        (2, "Augen 61", "Augen -0", "Bemerkung", Fault.UNKNOWN),
        (2, "Augen 61", "Augen 61/40/19", "Bemerkung", Fault.KIND),
        (2, "Reizwert 18", "Reizwert -8", "Bemerkung", Fault.UNKNOWN),
        (2, "Augen 61", "Augen", "Bemerkung", Fault.UNKNOWN),
        (2, "Augen 61", "Augen 61, Augen 61", "Bemerkung", Fault.UNKNOWN),
        (2, "Reizwert 18", "Reizwert 19", "Bemerkung", Fault.CONFLICT),
        (2, "Augen 61", "Kontra", "gewonnen", Fault.CONFLICT),
        (2, ";2;;;", ";2;;y;", "Hand", Fault.KIND),
        (2, ";36;;36;", ";36;;36;;", "", Fault.COLUMNS),
        (2, ";12;", ";\r12;", "", Fault.COLUMNS),
        (2, ";12;", ';"12;', "", Fault.SYNTAX),
        (4, "überreizt, ", "", "Bemerkung", Fault.CONFLICT),
        (8, "überreizt, ", "", "verloren", Fault.CONFLICT),
        (13, "Ramsch -60/0/0/0", "Ramsch -60/0/0", "Bemerkung", Fault.MISSING),
        (13, "60/40/0/20", "60/40/0", "Bemerkung", Fault.MISSING),
        (13, "60/40/0/20", "60/40/0/30", "Bemerkung", Fault.CONFLICT),
        (14, "Durchmarsch Ben", "Durchmarsch 5", "Bemerkung", Fault.RANGE),
        (14, "Durchmarsch Ben", "Durchmarsch Ben K", "Bemerkung", Fault.UNKNOWN),
        (16, ";x;", ";;", "", Fault.MISSING),
        (17, "abwesend Dua", "abwesend Eda", "Bemerkung", Fault.UNKNOWN),
        (17, "abwesend Dua", "abwesend 5", "Bemerkung", Fault.RANGE),
        (17, "abwesend Dua", "abwesend Cem", "Bemerkung", Fault.CONFLICT),
        (17, "abwesend Dua, ", "", "", Fault.SITS_OUT),
        (19, "60/40/20/0", "60/40/0/20", "Bemerkung", Fault.SITS_OUT),
        (21, "Spielpunkte", "Punkte", "", Fault.MISSING),
        (22, "x 50", "x 500", "Nr.", Fault.CONFLICT),
        (23, "x 40/30", "x 30", "Nr.", Fault.CONFLICT),
        (25, ";1;", ";3;", "Ada", Fault.CONFLICT),
    ],
)
def test_what_cannot_be_is_told_with_line_and_column(line: int, old: str, new: str, where: str, fault: Fault) -> None:
    sheet = replace(filled_list(4, FREE), system="seeger", games=None)
    lines = csv_of(sheet).splitlines()
    assert old in lines[line - 1], lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)

    with pytest.raises(ListFileError) as told:
        read_csv("\n".join(lines), FREE)

    assert (told.value.line, told.value.where, told.value.fault) == (line, where, fault)


@pytest.mark.parametrize("label", ["Spielpunkte", "Endergebnis", "Platz"])
def test_a_note_beside_the_footer_is_told_with_line_and_column(label: str) -> None:
    """As people write it behind what was settled."""
    lines = TEXT.splitlines()
    (at,) = (number for number, line in enumerate(lines) if line.startswith(label))
    lines[at] += "bezahlt"

    with pytest.raises(ListFileError) as told:
        read_csv("\n".join(lines), FREE)

    assert (told.value.line, told.value.where, told.value.fault) == (at + 1, "Bemerkung", Fault.CONFLICT)


@pytest.mark.parametrize("text", ["", "\n", "{}", "a;b;c", '"', "\0", HEADER.replace("Ada", "Ida", 1)])
def test_other_files_are_no_lists(text: str) -> None:
    with pytest.raises(ListFileError) as told:
        read_csv(text, HOME)

    assert told.value.line == 1


def test_file_of_endless_games_is_told() -> None:
    """A table of three that passed in for years."""
    row = ";".join(["", *[""] * 20, "x", ""])
    text = "\n".join([HEADER, *(f"{number}{row}" for number in range(1, MOST_ENTRIES + 2))])

    with pytest.raises(ListFileError) as told:
        read_csv(text, ISKO)

    assert told.value.fault is Fault.RANGE


def test_line_below_the_footer_is_told() -> None:
    with pytest.raises(ListFileError) as told:
        read_csv(TEXT + "more\n", FREE)

    assert told.value.line == len(TEXT.splitlines()) + 1
    assert told.value.fault is Fault.UNKNOWN
