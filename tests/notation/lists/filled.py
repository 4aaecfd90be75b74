"""Score lists to write down, with every kind of entry."""

from dataclasses import replace
from decimal import Decimal

from skatdesk.scoring.entries import DeclaredGame, Entry, PassedInGame, RamschGame
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.seats import Seating
from skatdesk.skat.valuation import Defence, evaluate

HEAD = ListHead("Thursday round", "Altenburg", "2026-11-20", "box", "€")
NAMES = ("Ada", "Ben", "Cem", "Dua")

FREE = RuleSet.from_dict(
    {"base": "home", "spitze": 2, "revolution": True, "defender_announcements": True, "kontra_levels": 4}
)
"""House rules under which nearly everything can be said."""


def game(
    seating: Seating,
    declarer: int,
    contract: Contract,
    matadors: int,
    *,
    bid: int = 18,
    points: int | None = 61,
    tricks: int | None = 6,
    kontra: int = 0,
    bock: int = 1,
    defence: Defence = Defence(),
    agreed: int | None = None,
    by_offence: bool = False,
    rules: RuleSet = ISKO,
) -> Entry:
    """A declared game, valued by the rules."""
    valuation = evaluate(
        rules,
        contract,
        matadors=matadors,
        bid=bid,
        points=61 if points is None else points,
        tricks=6 if tricks is None else tricks,
        kontra_factor=2**kontra,
        bock_factor=bock,
        defence=defence,
    )
    return Entry(seating, DeclaredGame(declarer, valuation, points, tricks, kontra, by_offence, agreed))


def every_kind(size: int) -> tuple[Entry, ...]:
    """Entries that together use every field there is, each with the dealer at place 2."""
    seating = Seating(size, 2)
    full = Contract(Game.CLUBS, hand=True, schneider=True, schwarz=True, ouvert=True, spitze=True)
    return (
        game(seating, 0, Contract(Game.CLUBS), 2),
        game(seating, 1, Contract(Game.DIAMONDS, hand=True), -3, bid=0, points=40, tricks=3),
        game(seating, 0, Contract(Game.HEARTS), 1, bid=33, points=75),
        game(seating, 1, Contract(Game.SPADES, hand=True, schneider=True), 11, points=95, tricks=8),
        game(seating, 0, full, -11, points=120, tricks=10, kontra=4, bock=2, rules=FREE),
        game(seating, 1, Contract(Game.GRAND), 4, points=30, tricks=0, defence=Defence(True, True), rules=FREE),
        game(seating, 0, Contract(Game.NULL), 0, bid=24, points=0, tricks=0, rules=HOME),
        game(seating, 1, Contract(Game.NULL, hand=True, ouvert=True), 0, points=0, tricks=0, kontra=1, rules=HOME),
        game(seating, 0, Contract(Game.NULL, hand=True, ouvert=True, revolution=True), 0, tricks=2, rules=FREE),
        game(seating, 1, Contract(Game.GRAND, hand=True), -1, points=None, tricks=None, by_offence=True),
        game(seating, 0, Contract(Game.CLUBS), 1, points=None, tricks=None, agreed=-48),
        Entry(seating, RamschGame(_values(size, 60, 40, 20), _values(size, -60, 0, 0))),
        Entry(seating, RamschGame(_values(size, 0, 120, 0), _values(size, 0, 120, 0), 3, 2, None, 1)),
        Entry(seating, RamschGame(_values(size, 0, 70, 50), _values(size, 0, -140, 0), 1, 1, 0)),
        Entry(seating, PassedInGame()),
        *(_of_three_at_a_table_of_four() if size == 4 else ()),
    )


def _of_three_at_a_table_of_four() -> tuple[Entry, ...]:
    """Games in which the dealer played, because somebody was away."""
    seating = Seating(4, 2, away=3)
    return (
        game(seating, 2, Contract(Game.CLUBS), 1),
        game(Seating(4, 2, away=0), 3, Contract(Game.GRAND), -2, points=44, tricks=5),
        Entry(seating, RamschGame((60, 40, 20, 0), (-60, 0, 0, 0))),
        Entry(seating, PassedInGame()),
    )


def _values(size: int, first: int, second: int, last: int) -> tuple[int, ...]:
    """What the places have that play when place 2 deals."""
    return (first, second, last) if size == 3 else (first, second, 0, last)


def filled_list(size: int = 3, rules: RuleSet = ISKO) -> ScoreList:
    """A list with one entry of every kind, and every field of a list set."""
    away = 3 if size == 4 else None
    return ScoreList(NAMES[:size], rules, "bierlachs", 1, 99, 701, Decimal("0.05"), every_kind(size), away)


SKATS_TO_THE_LOSER = [
    ((58, 36, 26), (-58, 0, 0)),  # one: the skat is in his points
    ((55, 55, 20), (-55, -55, 0)),  # two: each has the ten points of the skat
    ((48, 48, 48), (-48, -48, -48)),  # three
    ((36, 36, 36), (0, 0, 0)),  # nobody lost, nobody has the twelve points of the skat
]
"""Card points and list scores of a Ramsch whose skat goes to the loser."""


def skat_to_the_loser(points: tuple[int, int, int], scores: tuple[int, int, int]) -> ScoreList:
    """A list with one Ramsch, at a table of four where place 2 dealt."""
    entry = Entry(Seating(4, 2), RamschGame(_values(4, *points), _values(4, *scores)))
    return replace(ScoreList.begin(NAMES, HOME, 2), entries=(entry,))


def empty_list(size: int = 3) -> ScoreList:
    """A list as it begins."""
    return replace(filled_list(size), system="seeger", bierlachs_limit=None, entries=(), away=None)
