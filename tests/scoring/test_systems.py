"""What one game changes in each system (rules.md §11.1-11.3, §14.2, §14.3)."""

from typing import get_args

import pytest

from skatdesk.scoring.systems import changes
from skatdesk.skat.ruleset import ListSystem
from skatdesk.skat.seats import Seating
from tests.scoring.builders import cases, declared, entry_of_case, passed_in, ramsch

SYSTEMS: tuple[ListSystem, ...] = get_args(ListSystem)
CASES = list(cases())

# The Seeger-Fabian columns of some rows of rules.md §14.2, as printed there:
# declarer and others at a table of three, declarer and others at a table of four.
PRINTED = {
    "A01": (68, 0, 68, 0),
    "A20": (194, 0, 194, 0),
    "B01": (-90, 40, -90, 30),
    "C05": (-170, 40, -170, 30),
    "C13": (314, 0, 314, 0),
    "C14": (-578, 40, -578, 30),
    "N07": (109, 0, 109, 0),
    "N08": (-168, 40, -168, 30),
    "O02": (77, 0, 77, 0),
    "O08": (-116, 40, -116, 30),
    "O19": (-590, 40, -590, 30),
    "O23": (-142, 40, -142, 30),
    "K02": (146, 0, 146, 0),
    "K04": (-242, 40, -242, 30),
    "K05": (-158, 40, -158, 30),
    "K11": (-210, 40, -210, 30),
    "K12": (914, 0, 914, 0),
    "T04": (-90, 40, -90, 30),
    "T07": (-158, 40, -158, 30),
}


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_every_value_case_in_the_list(case: dict[str, str]) -> None:
    """+50 or −50 for the declarer; +40 each for the others of three, +30 of four, of a lost game only."""
    score, won = int(case["score"]), case["won"] == "1"
    three = entry_of_case(case, Seating(3, 1), 1)
    four = entry_of_case(case, Seating(4, 2), 1)

    assert changes("classic", three) == (0, score, 0)
    assert changes("classic", four) == (0, score, 0, 0)
    if won:
        assert changes("seeger", three) == (0, score + 50, 0)
        assert changes("seeger", four) == (0, score + 50, 0, 0)
        assert changes("bierlachs", four) == (-score, 0, -score, -score)
    else:
        assert changes("seeger", three) == (40, score - 50, 40)
        assert changes("seeger", four) == (30, score - 50, 30, 30)
        assert changes("bierlachs", four) == (0, score, 0, 0)


def test_the_printed_seeger_columns() -> None:
    by_id = {case["id"]: case for case in CASES}
    for name, (declarer3, others3, declarer4, others4) in PRINTED.items():
        three = entry_of_case(by_id[name], Seating(3, 0), 0)
        four = entry_of_case(by_id[name], Seating(4, 3), 0)
        assert changes("seeger", three) == (declarer3, others3, others3), name
        assert changes("seeger", four) == (declarer4, others4, others4, others4), name


@pytest.mark.parametrize("system", SYSTEMS)
def test_passed_in_changes_nothing(system: ListSystem) -> None:
    """E01."""
    assert changes(system, passed_in(Seating(3, 0))) == (0, 0, 0)


def test_bierlachs_won() -> None:
    """E13: the declarer writes nothing, the others lose the value."""
    assert changes("bierlachs", declared(Seating(3, 0), 1, "D", 1)) == (-18, 0, -18)


def test_bierlachs_lost() -> None:
    """E14: the declarer loses twice the value."""
    assert changes("bierlachs", declared(Seating(3, 0), 1, "D", 1, points=60)) == (0, -36, 0)


def test_the_dealer_who_sat_out_is_paid_for_a_lost_game() -> None:
    """E15."""
    assert changes("seeger", declared(Seating(4, 0), 1, "C", 1, points=60)) == (30, -98, 30, 30)


def test_kontra_and_bock_do_not_double_the_bonuses() -> None:
    lost = declared(Seating(3, 0), 0, "H", 1, points=60, kontra=1, bock=2)

    assert changes("seeger", lost) == (-210, 40, 40)


def test_ramsch_earns_no_bonus() -> None:
    entry = ramsch(Seating(4, 0), 0, -50, 0, 0)

    assert changes("classic", entry) == changes("seeger", entry) == (0, -50, 0, 0)


def test_bierlachs_writes_a_march_to_all_others() -> None:
    """Nobody ever writes a plus."""
    assert changes("bierlachs", ramsch(Seating(4, 0), 0, -50, 0, 0)) == (0, -50, 0, 0)
    assert changes("bierlachs", ramsch(Seating(3, 0), 120, 0, 0)) == (0, -120, -120)
    assert changes("bierlachs", ramsch(Seating(3, 0), -50, -40, -30)) == (-50, -40, -30)
