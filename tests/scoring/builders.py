"""Entries and lists for the tests of this folder, in few words."""

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path

from skatdesk.scoring.entries import DeclaredGame, Entry, PassedInGame, RamschGame
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.kontra import kontra_factor
from skatdesk.skat.ruleset import ISKO, RuleSet, profile
from skatdesk.skat.seats import Seating
from skatdesk.skat.valuation import Defence, evaluate

CASES = Path(__file__).parent.parent / "cases" / "values.csv"
NAMES = ("Ada", "Ben", "Cem", "Dua")


def begin(rules: RuleSet = ISKO, size: int = 3, first_dealer: int = 0) -> ScoreList:
    return ScoreList.begin(NAMES[:size], rules, first_dealer)


def listed(start: ScoreList, entries: Sequence[Entry]) -> ScoreList:
    """The list after these entries, entered one by one."""
    for entry in entries:
        start = start.with_entry(entry)
    return start


def declared(
    seating: Seating,
    declarer: int,
    game: str,
    matadors: int = 1,
    *,
    bid: int = 18,
    points: int = 61,
    tricks: int = 6,
    kontra: int = 0,
    bock: int = 1,
    hand: bool = False,
    ouvert: bool = False,
    rules: RuleSet = ISKO,
) -> Entry:
    """A declared game, valued; ``game`` is a code, ``points`` and ``tricks`` are the declarer's."""
    contract = Contract(Game.parse(game), hand=hand, ouvert=ouvert)
    valuation = evaluate(
        rules,
        contract,
        matadors=matadors,
        bid=bid,
        points=points,
        tricks=tricks,
        kontra_factor=kontra_factor(kontra),
        bock_factor=bock,
    )
    return Entry(seating, DeclaredGame(declarer, valuation, points, tricks, kontra))


def ramsch(seating: Seating, *scores: int) -> Entry:
    """A Ramsch with these list scores; who lost most has all card points."""
    loser = scores.index(min(scores))
    points = tuple(120 if place == loser else 0 for place in range(seating.size))
    return Entry(seating, RamschGame(points, scores))


def passed_in(seating: Seating) -> Entry:
    return Entry(seating, PassedInGame())


def due(sheet: ScoreList) -> Seating:
    """The seating of the deal that is due; the series must not be over."""
    deal = sheet.next_deal
    assert deal is not None
    return deal.seating


def sample(size: int) -> list[Entry]:
    """The sample list of rules.md §11.8: A +144, A −54, C +46; at a table of four D never declares."""
    first = Seating(size, size - 1)
    return [
        declared(first, 0, "G", 4, points=95, tricks=9),
        declared(Seating(size, 1), 0, "D", -2, points=50, tricks=4),
        declared(Seating(size, 1).next if size == 3 else Seating(size, 3), 2, "N", 0, points=0, tricks=0, ouvert=True),
    ]


def cases() -> Iterator[dict[str, str]]:
    """The worked values of rules.md §14, one dictionary for each row."""
    with CASES.open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


def entry_of_case(case: dict[str, str], seating: Seating, declarer: int) -> Entry:
    """The game of a value case, declared at this place."""
    number = {key: int(case[key]) for key in case if key not in ("id", "profile", "game", "origin")}
    contract = Contract(
        Game.parse(case["game"]),
        hand=bool(number["hand"]),
        schneider=bool(number["schneider_announced"]),
        schwarz=bool(number["schwarz_announced"]),
        ouvert=bool(number["ouvert"]),
    )
    rules = profile(case["profile"])
    valuation = evaluate(
        rules,
        contract,
        matadors=number["matadors"],
        bid=number["bid"],
        points=number["declarer_points"],
        tricks=number["declarer_tricks"],
        kontra_factor=number["kontra_factor"],
        bock_factor=number["bock_factor"],
        defence=Defence(
            bool(number["defenders_schneider_announced"]),
            bool(number["defenders_schwarz_announced"]),
        ),
    )
    kontra = number["kontra_factor"].bit_length() - 1
    game = DeclaredGame(declarer, valuation, number["declarer_points"], number["declarer_tricks"], kontra)
    return Entry(seating, game)
