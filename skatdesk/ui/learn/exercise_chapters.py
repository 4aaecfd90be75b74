"""Which chapter of the guide an exercise is about; told before the answer, it gives nothing away."""

from skatdesk.coach.exercises.exercise import (
    Counting,
    Exercise,
    Following,
    HandWorth,
    Ladder,
    Score,
    TrickTaking,
)
from skatdesk.skat.contracts import Game


def chapter_of_exercise(exercise: Exercise) -> str:
    """The chapter to look it up in."""
    match exercise:
        case HandWorth() | Ladder():
            return "bidding"
        case Following() | TrickTaking():
            return "null" if exercise.game is Game.NULL else "play"
        case Counting():
            return "counting"
        case Score() if exercise.system != "classic":
            return "lists"
        case Score() if exercise.kontra:
            return "kontra"
        case Score():
            return "scoring"
