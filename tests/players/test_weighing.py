"""How maxims are added up, and which one is named as the reason."""

from collections.abc import Callable, Sequence

from skatdesk.players.cardplay import choose_card
from skatdesk.players.inference import Table
from skatdesk.players.weighing import Weighing
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND
from tests.players.seats_at_play import at_play

TABLE = Table(at_play("S", FOREHAND, "CJ SJ HJ SA ST S9 S8 HA HT D7", put_away="DK CQ"))


def best_of(
    choices: list[int],
    weights: list[tuple[Callable[[Table, int], float], float]],
    sayings: dict[str, Callable[[Table, int, Sequence[int]], float]] | None = None,
) -> tuple[int, str]:
    weighing = Weighing(TABLE, choices, weights, sayings or {}, lambda *_: None)
    return choices[weighing.best], weighing.reason(weighing.best)


def even(_: Table, number: int) -> float:
    return float(number % 2 == 0)


def large(_: Table, number: int) -> float:
    return number / 10


def is_two(_: Table, number: int) -> float:
    return float(number == 2)


def test_the_sum_of_all_maxims_decides() -> None:
    assert best_of([1, 4, 9], [(even, 1.0), (large, 1.0)])[0] == 4
    assert best_of([1, 4, 9], [(even, 0.4), (large, 1.0)])[0] == 9


def test_the_reason_is_what_sets_the_choice_most_above_the_others() -> None:
    assert best_of([1, 4, 9], [(even, 1.0), (large, 1.0)]) == (4, "even")
    assert best_of([2, 4, 8], [(even, 9.0), (large, 1.0)]) == (8, "large")
    assert best_of([1, 3, 8], [(large, 1.0), (even, 1.0)]) == (8, "even")


def test_a_reason_may_be_what_is_avoided() -> None:
    assert best_of([1, 4, 9], [(large, -1.0)]) == (1, "avoid_large")


def test_equal_choices_go_to_the_first() -> None:
    assert best_of([2, 4, 8], [(even, 1.0)])[0] == 2


def test_no_maxim_is_named_where_none_tells_the_choices_apart() -> None:
    assert best_of([2, 4, 8], [(even, 1.0), (even, 2.0)]) == (2, "all_the_same")


def test_a_card_without_points_is_not_said_to_bring_them_home() -> None:
    """Two worthless cards under an ace: either will do."""
    hand = "SA ST SQ S9 HA CK D9 D7"
    view = at_play("S", FOREHAND, hand, played=("CJ H7 S7", "HJ H8 SJ"), trick="DA", hand_game=True)
    assert choose_card(view, parse_cards("D9 D7"))[1] == "all_the_same"


def test_what_is_not_true_of_the_choice_is_not_named() -> None:
    def never(_: Table, __: int, ___: object) -> float:
        return 0.0

    assert best_of([1, 4, 3], [(even, 9.0), (large, 1.0)], {"even": never}) == (4, "large")
    assert best_of([1, 4, 9], [(even, 9.0)], {"even": never}) == (4, "most_promising")


def test_what_another_choice_has_over_all_but_the_favoured_is_said_where_nothing_sets_it_above_that() -> None:
    def never(_: Table, number: int, ___: object) -> float:
        return float(number != 3)

    weighing = Weighing(TABLE, [2, 3, 8, 1], [(even, 9.0), (large, 1.0)], {"large": never}, lambda *_: "plain")
    assert [weighing.reason(at) for at in range(4)] == ["even", "plain", "even", "plain"]


def test_of_another_choice_is_said_what_sets_it_above_the_favoured_before_what_it_has_in_common_with_that() -> None:
    """Eight is even as the favoured two is, and larger; four beside eight has nothing that eight has not."""
    two = Weighing(TABLE, [2, 8, 1, 3], [(even, 9.0), (large, 1.0), (is_two, 5.0)], {}, lambda *_: "plain")
    eight = Weighing(TABLE, [8, 4, 1], [(even, 0.5), (large, 0.1)], {}, lambda *_: "plain")

    assert (two.reason(0), two.reason(1)) == ("even", "large")
    assert (eight.reason(0), eight.reason(1)) == ("even", "even")


def test_only_of_the_favoured_is_said_that_all_are_the_same() -> None:
    """Who prefers another one does so for a reason, though no maxim knows it."""
    weighing = Weighing(TABLE, [2, 4, 8], [(even, 1.0)], {}, lambda *_: "plain")

    assert [weighing.reason(at) for at in range(3)] == ["all_the_same", "plain", "plain"]


def test_of_a_lead_is_said_what_speaks_for_it_before_what_it_avoids() -> None:
    weights = [(large, -9.0), (even, 1.0)]
    added = Table(at_play("S", MIDDLEHAND, "SJ HJ SA ST S9 S8 HA HT D7 D8", declarer=MIDDLEHAND, trick="C7"))

    assert Weighing(TABLE, [2, 9, 7], weights, {}, lambda *_: None).reason(0) == "even"
    assert Weighing(added, [2, 9, 7], weights, {}, lambda *_: None).reason(0) == "avoid_large"


def test_what_a_choice_avoids_as_compared_with_all_others_is_said_last() -> None:
    """Beside the favoured one, which avoids it too."""
    weights = [(even, 9.0), (large, -1.0)]

    assert Weighing(TABLE, [2, 3, 90], weights, {}, lambda *_: None).reason(1) == "avoid_large"
    assert Weighing(TABLE, [2, 3, 90], weights, {}, lambda *_: "plain").reason(1) == "plain"


def test_a_maxim_that_only_speaks_against_the_others_is_not_named() -> None:
    def minus(_: Table, number: int) -> float:
        return -float(number)

    assert best_of([0, 4, 9], [(minus, 1.0)]) == (0, "most_promising")
    assert best_of([0, 4, 9], [(minus, 1.0), (even, 0.1)]) == (0, "even")
