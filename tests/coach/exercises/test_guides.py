"""The examples of the beginners' guides: each comes to its figure."""

import pytest

from skatdesk.coach.exercises.exercise import Counting, Following, HandAsk, HandWorth, Ladder, Score, TrickTaking
from skatdesk.coach.exercises.guides import WORKED_EXAMPLES, Guide, WorkedExample
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import ISKO, TCHIBO, RuleSet
from skatdesk.skat.valuation import evaluate
from tests.coach.exercises.test_exercise import expected


@pytest.mark.parametrize("example", WORKED_EXAMPLES)
def test_an_example_comes_to_its_figure(example: WorkedExample) -> None:
    """By the rules code, and by a reckoning of its own."""
    assert example.exercise.answer == example.figure
    assert expected(example.exercise) == example.figure


@pytest.mark.parametrize("example", WORKED_EXAMPLES)
def test_an_example_can_be_answered(example: WorkedExample) -> None:
    exercise = example.exercise
    if isinstance(exercise, HandWorth):
        assert len(set(exercise.cards)) == 10
    if not isinstance(exercise, Following):
        assert exercise.choices.count(example.figure) == 1
        assert len(exercise.choices) == (3 if isinstance(exercise, TrickTaking) else 4)


@pytest.mark.parametrize("guide", Guide)
def test_every_guide_gives_examples_of_every_kind_it_has(guide: Guide) -> None:
    given = {type(example.exercise) for example in WORKED_EXAMPLES if guide in example.guides}

    assert given >= {HandWorth, Following, TrickTaking, Counting, Score}


def test_no_example_stands_twice() -> None:
    exercises = [example.exercise for example in WORKED_EXAMPLES]

    assert len(set(exercises)) == len(exercises)


def test_twenty_five_is_no_bid() -> None:
    """Both translations give it as one."""
    examples = [example for example in WORKED_EXAMPLES if isinstance(example.exercise, Ladder)]

    assert any(set(example.guides) == {Guide.URDU, Guide.FRENCH} and example.figure == 25 for example in examples)


def test_four_jacks_ace_ten_king_are_with_seven() -> None:
    assert any(
        isinstance(example.exercise, HandWorth)
        and example.exercise.ask is HandAsk.MATADORS
        and example.figure == 7
        and Guide.FRENCH in example.guides
        for example in WORKED_EXAMPLES
    )


def test_the_grand_with_schwarz_announced_counts_as_its_guide_says_only_by_that_guides_rules() -> None:
    """192 and 768 there, 216 and 864 by ISkO (rules.md §14.2, T01 and K12)."""
    figures = {example.figure for example in WORKED_EXAMPLES if example.guides == (Guide.TURKISH,)}
    contract = Contract(Game.GRAND, True, schwarz=True)

    def value(rules: RuleSet, factor: int) -> int:
        announced = contract.normalised(rules)
        return evaluate(
            rules,
            announced,
            matadors=3,
            bid=48,
            points=120,
            tricks=10,
            kontra_factor=factor,
        ).score

    assert (value(TCHIBO, 1), value(TCHIBO, 4)) == (192, 768)
    assert (value(ISKO, 1), value(ISKO, 4)) == (216, 864)
    assert {216, 864} <= figures
    assert not {192, 768} & figures


def test_lost_null_games_cost_twice_their_value() -> None:
    nulls = {
        example.figure
        for example in WORKED_EXAMPLES
        if isinstance(example.exercise, Score) and example.exercise.contract.game is Game.NULL
    }

    assert nulls == {23, 35, 46, 59, -46, -70, -92, -118}
