"""The calculator beside the bidding: what each game of the hand is worth."""

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from skatdesk.i18n.languages import Language
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import DECLARABLE, Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import HOME, TCHIBO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, BySeat, Seat
from skatdesk.ui.panels.bidding import BiddingPanel
from skatdesk.ui.panels.calculator import REVOLUTION, ROWS
from tests.helpers.plain import plain
from tests.skat.positions import calls
from tests.ui.panels.test_bidding_panel import bidding
from tests.ui.table.at_table import LEFT_BUTTON, AtTable
from tests.ui.table.situations import LEFT, put


def pointed(panel: BiddingPanel) -> Contract | None:
    """The game the calculator points at."""
    return panel.calculator.contract


def test_the_frame_of_the_calculator_runs_round_its_rows(t: AtTable) -> None:
    """It touches neither the heads nor the last game."""
    calculator = bidding(t, MIDDLEHAND).calculator
    heads, last_row = calculator._heads[0].geometry(), calculator._rows[-1].name.geometry()

    assert heads.top() >= 4
    assert heads.height() >= calculator._heads[0].sizeHint().height()
    assert last_row.bottom() <= calculator.height() - 4


def test_the_calculator_counts_every_game(t: AtTable) -> None:
    """With two jacks; a Hand game counts one more; Null is fixed, and open it carries further."""
    calculator = bidding(t, MIDDLEHAND).calculator

    assert [row.value.text() for row in calculator._rows] == ["36", "33", "30", "27", "72", "23", "46"]
    assert [row.in_hand.text() for row in calculator._rows] == ["48", "44", "40", "36", "96", "35", "59"]
    assert plain(calculator._rows[0].counted.text()) == "with 2, game 3"
    assert "Hearts" in calculator.accessibleDescription()


@pytest.mark.parametrize(
    ("me", "said", "enough", "enough_in_hand"),
    [
        (MIDDLEHAND, "", "36 33 30 27 72 23 46", "48 44 40 36 96 35 59"),
        (MIDDLEHAND, "M30 F+", "36 33 72 46", "48 44 40 36 96 35 59"),
        (FOREHAND, "M36", "36 72 46", "48 44 40 36 96 59"),
        (REARHAND, "M46 F+", "72 46", "48 96 59"),
    ],
    ids=["nothing said yet", "speaker who has to say 33", "hearer asked to hold 36", "who waits, at 46"],
)
def test_what_is_worth_less_than_the_bid_is_dim(
    t: AtTable, me: Seat, said: str, enough: str, enough_in_hand: str
) -> None:
    """In the calculator; the name stands out as long as its Hand game comes up to the bid."""
    calculator = bidding(t, me, said).calculator
    dim = len(calculator._rows) - len(enough_in_hand.split())
    assert calculator.accessibleDescription().count("less than the bid") == dim
    for cells, values in (
        ([row.value for row in calculator._rows], enough),
        ([row.in_hand for row in calculator._rows], enough_in_hand),
    ):
        bright = [cell.text() for cell in cells if cell._pieces[0].ink is None]
        assert " ".join(bright) == values
    named = [row.name for row in calculator._rows if row.name._ink == "text"]
    assert len(named) == len(enough_in_hand.split())


def test_a_revolution_is_counted_where_the_rules_have_it(t: AtTable) -> None:
    """It is played from the hand, for 92 (rules.md §12.5)."""
    put(t, *calls("M46 F+"), me=MIDDLEHAND, rules=replace(HOME, name="custom", revolution=True))
    panel = t.asker.bidding
    calculator = panel.calculator
    t.settle()
    assert (calculator._rows[-1].value.text(), calculator._rows[-1].in_hand.text()) == ("", "92")
    assert "Null Revolution: fixed value 92" in plain(calculator.accessibleDescription())
    assert calculator._rows[-1].name.geometry().bottom() <= calculator.height() - 4
    names = [row.name.geometry() for row in calculator._rows]
    assert all(one.bottom() < other.y() for one, other in pairwise(names))

    t.press(Qt.Key.Key_Up)
    assert pointed(panel) == REVOLUTION
    t.point_at(calculator._rows[-2].name.geometry().center(), calculator)
    assert pointed(panel) == ROWS[-1]
    t.point_at(calculator._rows[-1].name.geometry().center(), calculator)
    assert pointed(panel) == REVOLUTION
    panel.show_contract(REVOLUTION)
    assert pointed(panel) == REVOLUTION

    put(t, me=MIDDLEHAND)
    t.settle()
    assert not calculator._rows[-1].name.isVisible()
    t.press(Qt.Key.Key_Up)
    assert pointed(panel) == ROWS[-1]


def test_pointing_at_a_row_shows_how_far_it_carries(t: AtTable) -> None:
    """With hearts up to 30: five of the six jumps, the trumps lit."""
    panel = bidding(t, MIDDLEHAND, "M18 F+")
    row = panel.calculator._rows[DECLARABLE.index(Game.HEARTS)].name
    t.point_at(row.geometry().center(), panel.calculator)
    t.settle()

    assert pointed(panel) == Contract(Game.HEARTS)
    assert "30" in panel._safe.text()
    assert panel._reach._share == pytest.approx(5 / 6)
    assert sum(item.worn.veil == 0 for item in t.table.scene.row.items) == 5
    t.point_at(QPoint(panel.width() - 60, 120), panel)
    assert pointed(panel) == Contract(Game.HEARTS)
    QTest.mouseClick(panel.calculator, LEFT_BUTTON, pos=QPoint(20, 2))
    t.settle()
    assert pointed(panel) is None
    assert all(item.worn.veil == 0 for item in t.table.scene.row.items)


def test_the_arrows_point_at_rows(t: AtTable) -> None:
    calculator = bidding(t, MIDDLEHAND).calculator
    calculator.setFocus()
    for expected in (Game.CLUBS, Game.SPADES):
        t.press(Qt.Key.Key_Down)
        assert calculator.contract == Contract(expected)
    t.press(Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert calculator.contract == Contract(Game.NULL, ouvert=True)


def test_the_first_arrow_up_points_at_the_last_row(t: AtTable) -> None:
    """It passed over Null ouvert."""
    calculator = bidding(t, MIDDLEHAND).calculator
    calculator.setFocus()
    t.press(Qt.Key.Key_Up)
    assert calculator.contract == ROWS[-1]


def test_the_arrows_find_the_rows_by_themselves(t: AtTable) -> None:
    """As the sheet of keys says; on an answer they go from answer to answer."""
    panel = bidding(t, MIDDLEHAND)
    t.press(Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert pointed(panel) == Contract(Game.SPADES)

    panel.main.setFocus()
    t.press(Qt.Key.Key_Up)
    assert pointed(panel) == Contract(Game.SPADES)
    assert panel.calculator.hasFocus()


def test_another_hand_has_no_game_pointed_at(t: AtTable) -> None:
    """What was lit in the deal before is not lit in this one."""
    panel = bidding(t, MIDDLEHAND)
    panel.calculator.point_at(Contract(Game.HEARTS))
    put(t, me=MIDDLEHAND, mine=LEFT)
    t.settle()

    assert panel.calculator.contract is None
    assert all(item.worn.veil == 0 for item in t.table.scene.row.items)


def test_the_rule_set_decides_how_matadors_count(t: AtTable) -> None:
    """Four at most under the beginners' rules."""
    mine = parse_cards("CJ SJ HJ DJ CA CT CK CQ C9 C8")
    deal = Deal(
        BySeat(mine, parse_cards("C7 SA ST SK SQ S9 S8 S7 HA HT"), parse_cards("HK HQ H9 H8 H7 DA DT DK DQ D9")),
        parse_cards("D8 D7"),
    )
    t.deal(deal, calls("M18"), rules=TCHIBO)

    assert plain(t.asker.bidding.calculator._rows[0].counted.text()) == "with 4, game 5"


@pytest.mark.parametrize("language", Language)
def test_the_letters_of_the_calculator_are_whole_where_it_is_cramped(t: AtTable, language: Language) -> None:
    """On a small screen on which everything is shown large: every row as high as its letters, and the same height."""
    t.look.use(scale=0.6)
    t.table.resize(853, 416)
    t.show_in(language)
    calculator = bidding(t, MIDDLEHAND, "M18 F+").calculator

    for name, *cells in calculator._rows:
        assert all(cell.height() >= cell.sizeHint().height() for cell in cells if cell.text())
        ink = [QFontMetricsF(cell.font()).tightBoundingRect(cell.text()).height() for cell in cells]
        assert all(cell.height() >= letters for cell, letters in zip(cells, ink, strict=True))
        assert calculator.rect().contains(name.geometry())


@pytest.mark.parametrize(("scale", "size"), [(0.78, (1024, 700)), (1.0, (1152, 900)), (1.5, (2060, 1440))])
def test_the_heads_of_the_calculator_stand_as_far_off_as_its_rows(
    t: AtTable, scale: float, size: tuple[int, int]
) -> None:
    t.look.use(scale=scale)
    t.table.resize(*size)
    calculator = bidding(t, MIDDLEHAND).calculator
    middles = [
        cell.geometry().center().y() for cell in (calculator._heads[1], *(row.value for row in calculator._rows))
    ]
    steps = [below - above for above, below in pairwise(middles)]
    assert max(steps) - min(steps) <= 1


@pytest.mark.parametrize(
    ("said", "words"),
    [
        ("M18 F+", "with Hearts safe up to 30"),
        ("M33 F+", "with Hearts Hand safe up to 40"),
        ("M46 F+", "with Hearts safe up to 30"),
    ],
    ids=["plain", "only as a Hand game", "not even so"],
)
def test_how_far_a_game_carries_is_told_of_the_hand_game_where_only_that_comes_up_to_the_bid(
    t: AtTable, said: str, words: str
) -> None:
    panel = bidding(t, REARHAND, said)
    panel.calculator.point_at(Contract(Game.HEARTS))

    assert plain(panel._safe.text()) == words


@pytest.mark.parametrize("scale", [0.78, 1.3])
@pytest.mark.parametrize("language", Language)
def test_how_far_a_game_without_two_carries_is_whole_beside_the_bids(
    t: AtTable, language: Language, scale: float
) -> None:
    """It takes two lines where one is too narrow, and the question becomes no higher by it."""
    mine = parse_cards("HJ DJ SA ST SK S9 S8 HA HT D7")
    left, right = parse_cards("CJ SJ CA CT CK CQ C9 C8 C7 SQ"), parse_cards("S7 HK HQ H9 H8 H7 DA DT DK DQ")
    t.deal(Deal(BySeat(mine, left, right), parse_cards("D9 D8")), calls("M18"))
    t.show_in(language)
    t.look.use(scale=scale)
    t.settle()
    panel = t.asker.bidding
    before = panel.height()
    panel.calculator.point_at(Contract(Game.SPADES))
    t.settle()
    line = panel._safe

    assert "33" in plain(line.text())
    assert line.height() >= line.heightForWidth(line.width())
    assert line.geometry().bottom() < panel.pass_button.geometry().top()
    assert panel.height() == before
