"""Every place of the program leads to a chapter, and what it shows decides which."""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

import skatdesk.ui
from skatdesk.coach.exercises.drawing import draw
from skatdesk.coach.exercises.exercise import (
    Counting,
    Exercise,
    Following,
    HandAsk,
    HandWorth,
    Kind,
    Ladder,
    Score,
    TrickTaking,
)
from skatdesk.coach.puzzles.puzzle import BidPuzzle, DiscardPuzzle
from skatdesk.coach.puzzles.text import shipped
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.guide import chapters
from skatdesk.ui.guide.places import PLACES
from skatdesk.ui.learn.exercise_chapters import chapter_of_exercise
from skatdesk.ui.look.room_page import RoomPage
from skatdesk.ui.puzzles.chapters import chapter_of_puzzle

HAND = parse_cards("CJ SJ CA CT CK SA ST SK HA D7")
CLUBS, NULL = Contract(Game.CLUBS), Contract(Game.NULL)


@pytest.mark.parametrize(
    ("exercise", "chapter"),
    [
        (HandWorth(HAND, CLUBS), "bidding"),
        (HandWorth(HAND, CLUBS, HandAsk.MATADORS), "bidding"),
        (HandWorth(HAND, CLUBS, HandAsk.BID, NULL), "bidding"),
        (Ladder((18, 20, 21, 22)), "bidding"),
        (Following(HAND, parse_cards("S7")[0], Game.CLUBS), "play"),
        (Following(HAND, parse_cards("S7")[0], Game.NULL), "null"),
        (TrickTaking(HAND[:3], Game.GRAND), "play"),
        (TrickTaking(HAND[:3], Game.NULL), "null"),
        (Counting(HAND), "counting"),
        (Score(CLUBS, 2, 18, 70, 6), "scoring"),
        (Score(CLUBS, 2, 18, 70, 6, kontra=1), "kontra"),
        (Score(CLUBS, 2, 18, 70, 6, system="seeger"), "lists"),
    ],
)
def test_an_exercise_is_looked_up_in_the_chapter_about_it(exercise: Exercise, chapter: str) -> None:
    assert chapter_of_exercise(exercise) == chapter
    assert chapter in chapters.order()


def test_every_exercise_that_is_drawn_has_a_chapter() -> None:
    drawn = [draw(kind, step, seed) for kind in Kind for step in range(1, 4) for seed in range(20)]

    assert {chapter_of_exercise(exercise) for exercise in drawn} <= set(chapters.order())


def test_a_puzzle_is_looked_up_in_the_chapter_about_it() -> None:
    for puzzle in shipped():
        contract = puzzle.moment.view.contract
        chapter = chapter_of_puzzle(puzzle)
        assert chapter in chapters.order()
        assert (chapter == "bidding-well") is isinstance(puzzle, BidPuzzle)
        assert (chapter == "hand") is isinstance(puzzle, DiscardPuzzle)
        assert (chapter == "null") is (contract is not None and contract.game is Game.NULL)


def test_every_page_and_dialog_knows_its_chapter() -> None:
    """Only a mere sentence belongs to none."""
    for module in pkgutil.walk_packages(skatdesk.ui.__path__, "skatdesk.ui."):
        importlib.import_module(module.name)

    without = {kind for kind in _subclasses(RoomPage, Page) if kind.__name__ not in PLACES and not _tells(kind)}

    assert without == {NoteDialog}


def _tells(kind: type[object]) -> bool:
    return hasattr(kind, "guide_chapter")


def _subclasses(*kinds: type[object]) -> Iterator[type[object]]:
    for kind in kinds:
        for subclass in kind.__subclasses__():
            if subclass.__module__.startswith("skatdesk."):
                yield subclass
            yield from _subclasses(subclass)
