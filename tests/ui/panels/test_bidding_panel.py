"""Bidding: who speaks to whom, what may be said, what the hand is worth."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest

from skatdesk.i18n.languages import Language
from skatdesk.skat.actions import Action, Bid, Hold, Pass
from skatdesk.skat.auction import BIDS
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import DECLARABLE, Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import TCHIBO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, BySeat, Seat
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.look.tokens import CARD_RATIO, S1
from skatdesk.ui.panels.bidding import JUMPS, BiddingPanel
from skatdesk.ui.panels.calculator import ROWS
from tests.helpers.plain import plain
from tests.helpers.wheel import turn_wheel
from tests.skat.positions import calls
from tests.ui.table.at_table import LEFT_BUTTON, AtTable
from tests.ui.table.situations import LEFT, put


def bidding(t: AtTable, me: Seat, said: str = "") -> BiddingPanel:
    """The panel for the human in this seat after these calls."""
    put(t, *calls(said), me=me)
    assert t.table.panel is t.asker.bidding
    return t.asker.bidding


def pointed(panel: BiddingPanel) -> Contract | None:
    """The game the calculator points at."""
    return panel.calculator.contract


def last(t: AtTable) -> Action:
    """What was done last."""
    return t.engine.actions[-1]


def text(panel: BiddingPanel) -> str:
    """Headline and question, without the marks that isolate names."""
    return plain(f"{panel._title.text()}. {panel._ask.text()}")


@pytest.mark.parametrize(
    ("me", "said", "words"),
    [
        (MIDDLEHAND, "", "You speak, Cem listens. Name a value to Cem, or pass"),
        (MIDDLEHAND, "M18 F+", "You speak, Cem listens. The bid stands at 18. Name a higher value to Cem, or pass"),
        (FOREHAND, "M18", "Ben speaks, you listen. Ben says 18. Hold it, or pass"),
        (REARHAND, "", "Cem speaks, Ben listens. Wait: Cem names a value, or passes"),
        (REARHAND, "M18", "Cem speaks, Ben listens. Wait: Ben holds 18, or passes"),
        (MIDDLEHAND, "M18", "You speak, Cem listens. Wait: Cem holds 18, or passes"),
        (FOREHAND, "M18 F+", "Ben speaks, you listen. Wait: Ben names a value, or passes"),
        (REARHAND, "M18 F-", "You speak, Cem listens. The bid stands at 18. Name a higher value to Cem, or pass"),
        (FOREHAND, "M- R-", "Both have passed. Play at 18, or pass"),
    ],
)
def test_it_says_who_speaks_and_what_is_asked(t: AtTable, me: Seat, said: str, words: str) -> None:
    assert text(bidding(t, me, said)) == words


def test_the_speaker_names_the_next_value_jumps_or_passes(t: AtTable) -> None:
    panel = bidding(t, MIDDLEHAND, "M18 F+")

    assert panel.main.text() == "Say 20"
    assert [button.text() for button in panel.jumps] == ["22", "23", "24", "27", "30", "33"]
    t.click(panel.jumps[2])
    assert last(t) == Bid(MIDDLEHAND, 24)


def test_the_hearer_holds_or_passes_and_has_nothing_to_jump_to(t: AtTable) -> None:
    panel = bidding(t, FOREHAND, "M18")

    assert panel.main.text() == "Hold 18"
    assert not any(button.isVisible() for button in panel.jumps)
    t.click(panel.main)
    assert last(t) == Hold(FOREHAND)


def test_passing_ends_the_own_bidding_and_the_panel_goes(t: AtTable) -> None:
    panel = bidding(t, MIDDLEHAND)
    t.click(panel.pass_button)

    assert last(t) == Pass(MIDDLEHAND)
    assert not panel.isVisible()


def test_forehand_alone_may_only_play_at_18(t: AtTable) -> None:
    panel = bidding(t, FOREHAND, "M- R-")

    assert panel.main.text() == "Say 18"
    assert not any(button.isVisible() for button in panel.jumps)
    t.click(panel.main)
    assert last(t) == Bid(FOREHAND, 18)


def test_who_waits_can_press_nothing(t: AtTable) -> None:
    panel = bidding(t, REARHAND, "M18")

    assert not panel.main.isEnabled()
    assert not panel.pass_button.isEnabled()
    panel.say()
    panel.pass_()
    assert len(t.engine.actions) == 1


def test_after_a_call_the_buttons_are_off_at_once(t: AtTable) -> None:
    """A second click on the same question says nothing."""
    panel = bidding(t, MIDDLEHAND)
    for _ in range(2):
        QTest.mouseClick(panel.main, LEFT_BUTTON)
    t.settle()

    assert t.engine.actions == (Bid(MIDDLEHAND, 18),)
    assert not panel.main.isEnabled()


def test_the_whole_ladder_can_be_bid_to_its_end(t: AtTable) -> None:
    """Near the top there are fewer jumps, at the top only a pass."""
    said = " ".join(f"M{value} F+" for value in BIDS[:-9])
    panel = bidding(t, MIDDLEHAND, said)
    for value in BIDS[-9:]:
        jumps = [button for button in panel.jumps if button.isVisible()]
        assert len(jumps) == min(JUMPS, len(BIDS) - BIDS.index(value) - 1)
        t.click(panel.main)
        assert last(t) == Bid(MIDDLEHAND, value)
        t.act(Hold(FOREHAND))
    assert not panel.main.isEnabled()
    t.click(panel.pass_button)
    assert last(t) == Pass(MIDDLEHAND)


def test_enter_does_nothing_until_a_choice_is_in_focus(t: AtTable) -> None:
    panel = bidding(t, MIDDLEHAND)
    assert panel.hasFocus()
    t.press(Qt.Key.Key_Return, Qt.Key.Key_Space)
    assert not t.engine.actions
    while not panel.main.hasFocus():
        t.press(Qt.Key.Key_Right)
    t.press(Qt.Key.Key_Return)

    assert t.engine.actions == (Bid(MIDDLEHAND, 18),)
    assert panel.hasFocus()


def test_the_keys_of_the_window_work_only_while_the_panel_is_seen(t: AtTable) -> None:
    """B and P belong to the window; in another phase they do nothing."""
    panel = bidding(t, MIDDLEHAND)
    panel.say()
    t.act(Pass(FOREHAND), Pass(REARHAND))
    assert not panel.isVisible()
    before = t.engine.actions
    panel.say()
    panel.pass_()
    t.settle()

    assert t.engine.actions == before
    assert not t.table.strip.isVisible()


# ------------------------------------------------------------------ calculator


def test_the_frame_of_the_calculator_runs_round_its_rows(t: AtTable) -> None:
    """It touches neither the heads nor the last game."""
    calculator = bidding(t, MIDDLEHAND).calculator
    heads, last_row = calculator._heads[0].geometry(), calculator._names[-1].geometry()

    assert heads.top() >= 4
    assert heads.height() >= calculator._heads[0].sizeHint().height()
    assert last_row.bottom() <= calculator.height() - 4


def test_the_calculator_counts_every_game(t: AtTable) -> None:
    """With two jacks; a Hand game counts one more; Null is fixed, and open it carries further."""
    calculator = bidding(t, MIDDLEHAND).calculator

    assert [label.text() for label in calculator._values] == ["36", "33", "30", "27", "72", "23", "46"]
    assert [label.text() for label in calculator._hands] == ["48", "44", "40", "36", "96", "35", "59"]
    assert plain(calculator._counted[0].text()) == "with 2, game 3"
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
    dim = len(calculator._values) - len(enough_in_hand.split())
    assert calculator.accessibleDescription().count("less than the bid") == dim
    for cells, values in ((calculator._values, enough), (calculator._hands, enough_in_hand)):
        bright = [cell.text() for cell in cells if cell._pieces[0].ink is None]
        assert " ".join(bright) == values
    named = [contract for contract, name in zip(ROWS, calculator._names, strict=True) if name._ink == "text"]
    assert len(named) == len(enough_in_hand.split())


def test_pointing_at_a_row_shows_how_far_it_carries(t: AtTable) -> None:
    """With hearts up to 30: five of the six jumps, the trumps lit."""
    panel = bidding(t, MIDDLEHAND, "M18 F+")
    row = panel.calculator._names[DECLARABLE.index(Game.HEARTS)]
    t.point_at(row.geometry().center(), panel.calculator)
    t.settle()

    assert pointed(panel) == Contract(Game.HEARTS)
    assert "30" in panel._safe.text()
    assert panel._reach._share == pytest.approx(5 / 6)
    assert sum(item.veil == 0 for item in t.table.scene.row.items) == 5
    t.point_at(QPoint(panel.width() - 60, 120), panel)
    assert pointed(panel) == Contract(Game.HEARTS)
    QTest.mouseClick(panel.calculator, LEFT_BUTTON, pos=QPoint(20, 2))
    t.settle()
    assert pointed(panel) is None
    assert all(item.veil == 0 for item in t.table.scene.row.items)


def test_the_arrows_point_at_rows(t: AtTable) -> None:
    calculator = bidding(t, MIDDLEHAND).calculator
    calculator.setFocus()
    for expected in (Game.CLUBS, Game.SPADES):
        t.press(Qt.Key.Key_Down)
        assert calculator.contract == Contract(expected)
    t.press(Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert calculator.contract == Contract(Game.NULL, ouvert=True)


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
    assert all(item.veil == 0 for item in t.table.scene.row.items)


def test_the_rule_set_decides_how_matadors_count(t: AtTable) -> None:
    """Four at most under the beginners' rules."""
    mine = parse_cards("CJ SJ HJ DJ CA CT CK CQ C9 C8")
    deal = Deal(
        BySeat(mine, parse_cards("C7 SA ST SK SQ S9 S8 S7 HA HT"), parse_cards("HK HQ H9 H8 H7 DA DT DK DQ D9")),
        parse_cards("D8 D7"),
    )
    t.deal(deal, calls("M18"), rules=TCHIBO)

    assert plain(t.asker.bidding.calculator._counted[0].text()) == "with 4, game 5"


def test_every_legal_value_can_be_jumped_to(t: AtTable) -> None:
    """The arrows, or the wheel, turn to higher values and back; what is shown can be said."""
    put(t, me=MIDDLEHAND)
    panel = t.asker.bidding
    request = t.controller.request
    assert request is not None
    values = [option.value for option in request.options if isinstance(option, Bid)]
    seen = [values[0]]
    while True:
        shown = [button.text() for button in panel.jumps if button.isVisible()]
        seen += [int(text) for text in shown]
        if not panel.higher_values.isEnabled():
            break
        t.click(panel.higher_values)
    assert seen == values
    assert values[-1] == 264
    last = panel.jumps[len(shown) - 1]
    t.click(panel.lower_values)
    assert panel.jumps[0].text() == str(values[-len(shown) - JUMPS])
    t.click(panel.higher_values)
    t.click(last)
    assert t.done[-1] == Bid(MIDDLEHAND, 264)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("scale", [0.78, 1.0, 2.0])
def test_values_over_a_hundred_are_whole(t: AtTable, language: Language, scale: float) -> None:
    panel = bidding(t, MIDDLEHAND, "M84 F+")
    t.show_in(language)
    t.look.use(scale=scale)
    t.settle()
    shown = [button for button in panel.jumps if button.isVisible()]
    assert len(shown) == JUMPS
    for button in shown:
        assert QFontMetricsF(button.font()).horizontalAdvance(button.text()) <= button.width() - 2 * t.look.px(S1)
        assert panel._ladder_box.rect().contains(button.geometry())
    assert len({button.width() for button in shown}) == 1


def test_the_wheel_turns_one_page_a_notch_also_in_small_parts(t: AtTable) -> None:
    """As a touchpad tells of it."""
    panel = bidding(t, MIDDLEHAND)
    first = panel.jumps[0].text()
    for _ in range(7):
        turn_wheel(panel, -15)
    assert panel.jumps[0].text() == first

    turn_wheel(panel, -15)
    assert panel.jumps[0].text() == str(BIDS[1 + JUMPS])
    turn_wheel(panel, 120)
    assert panel.jumps[0].text() == first


def test_a_value_is_pointed_out_where_it_stands_after_the_page_was_turned(t: AtTable) -> None:
    panel = bidding(t, MIDDLEHAND)
    t.click(panel.higher_values)

    shown = {button.text(): button for button in panel.jumps}
    bids = [option for option in panel.options if isinstance(option, Bid)]
    pointed_out = {str(bid.value): button for bid in bids if (button := panel.button_for(bid)) is not None}

    assert pointed_out == {str(bids[0].value): panel.main, **shown}


def test_the_next_question_begins_with_the_next_values(t: AtTable) -> None:
    put(t, me=MIDDLEHAND)
    panel = t.asker.bidding
    t.click(panel.higher_values)
    t.click(panel.main)
    t.act(Hold(FOREHAND))
    assert panel.jumps[0].text() == "22"
    assert not panel.lower_values.isEnabled()


@pytest.mark.parametrize("language", Language)
def test_the_letters_of_the_calculator_are_whole_where_it_is_cramped(t: AtTable, language: Language) -> None:
    """On a small screen on which everything is shown large: every row as high as its letters, and the same height."""
    t.look.use(scale=0.6)
    t.table.resize(853, 416)
    t.show_in(language)
    calculator = bidding(t, MIDDLEHAND, "M18 F+").calculator

    for row, name in enumerate(calculator._names):
        cells = [cell[row] for cell in (calculator._counted, calculator._times, calculator._values, calculator._hands)]
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
    middles = [cell.geometry().center().y() for cell in (calculator._heads[1], *calculator._values)]
    steps = [below - above for above, below in pairwise(middles)]
    assert max(steps) - min(steps) <= 1


@pytest.mark.parametrize("size", [(799, 700), (1000, 1300)])
def test_in_a_high_window_the_panel_is_no_higher_than_it_needs_and_the_skat_is_seen(
    t: AtTable, size: tuple[int, int]
) -> None:
    """With the list beside the table, or in a window higher than wide, felt and skat stay in sight above it."""
    t.look.use(scale=0.78)
    t.table.resize(*size)
    panel = bidding(t, MIDDLEHAND)
    layout = t.table.scene.table
    assert panel.height() <= max(panel.sizeHint().height(), round(layout.panel_height) + 2 * SHADOW_MARGIN)
    skat = layout.skat(0)
    assert skat.y + skat.width * CARD_RATIO / 2 < panel.y() + SHADOW_MARGIN


def test_what_will_be_asked_stands_there_while_the_words_of_the_others_are_still_heard(t: AtTable) -> None:
    """It is the user's turn already, though he is not asked yet."""
    put(t, *calls("M18 F+"), me=MIDDLEHAND)
    view = t.controller.view
    assert view is not None
    t.asker.watching(view)

    assert text(t.asker.bidding).endswith("The bid stands at 18. Name a higher value to Cem, or pass")
    assert not t.asker.bidding.main.isEnabled()
