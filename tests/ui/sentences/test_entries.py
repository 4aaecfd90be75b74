"""Games of a list in words."""

from dataclasses import replace

from skatdesk.scoring.entries import DeclaredGame, Entry, PassedInGame, RamschGame
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import Seating
from skatdesk.skat.valuation import evaluate
from skatdesk.ui.sentences import Sentences
from tests.helpers.plain import plain

SEATING = Seating(3, 2)
NAMES = ("Ada", "Ben", "Cem")
LOST = DeclaredGame(1, evaluate(ISKO, Contract(Game.CLUBS, hand=True), matadors=1, bid=24, points=60, tricks=6), 60, 6)


def lines(entry: Entry, sentences: Sentences) -> list[str]:
    return [plain(line) for line in sentences.entries.lines(entry, HOME, NAMES)]


def test_declared_game_is_told_from_the_name_to_the_score(sentences: Sentences) -> None:
    entry = Entry(SEATING, LOST)

    assert plain(sentences.entries.game(entry)) == "Clubs Hand"
    assert lines(entry, sentences) == [
        "Ben: Clubs Hand",
        "with 1, game 2, Hand 3, × 12 = 36",
        "lost, 2 × 36 = 72",
        "score −72",
    ]


def test_agreed_score_stands_instead_of_the_count(sentences: Sentences) -> None:
    entry = Entry(SEATING, replace(LOST, agreed=-50, by_offence=True))

    assert lines(entry, sentences) == [
        "Ben: Clubs Hand",
        "ended by an offence",
        "agreed at the table",
        "score −50",
    ]


def test_ramsch_of_four_leaves_the_dealer_out(sentences: Sentences) -> None:
    entry = Entry(Seating(4, 3), RamschGame((70, 50, 0, 0), (-140, 0, 0, 0), virgin=2))

    assert plain(sentences.entries.game(entry)) == "Ramsch"
    assert plain(sentences.entries.undeclared(entry)) == "Ramsch × 2"
    assert plain(sentences.entries.undeclared(Entry(SEATING, RamschGame((70, 50, 0), (-70, 0, 0))))) == "Ramsch"
    assert lines(entry, sentences) == ["Ramsch", "70 points", "Virgin for Cem, 2 × 70 = 140"]


def test_passed_in_deal_says_that_nobody_bid(sentences: Sentences) -> None:
    entry = Entry(SEATING, PassedInGame())

    assert sentences.entries.game(entry) == "passed in"
    assert lines(entry, sentences) == ["passed in: nobody bid"]
