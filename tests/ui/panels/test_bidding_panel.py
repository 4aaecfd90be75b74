"""Bidding: who speaks to whom, and what may be said."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from skatdesk.i18n.languages import Language
from skatdesk.skat.actions import Action, Bid, Hold, Pass
from skatdesk.skat.auction import BIDS
from skatdesk.skat.ruleset import HOME, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, Seat
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.look.tokens import CARD_RATIO, S1, S3
from skatdesk.ui.panels.bidding import JUMPS, BiddingPanel
from skatdesk.ui.panels.calculator import ROWS
from tests.helpers.plain import plain
from tests.helpers.wheel import turn_wheel
from tests.skat.positions import calls
from tests.ui.table.at_table import LEFT_BUTTON, AtTable
from tests.ui.table.situations import SCHIEBE, put


def bidding(t: AtTable, me: Seat, said: str = "") -> BiddingPanel:
    """The panel for the human in this seat after these calls."""
    put(t, *calls(said), me=me)
    assert t.table.panel is t.asker.bidding
    return t.asker.bidding


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


def test_a_reader_takes_only_headline_and_question_for_loose_words(t: AtTable) -> None:
    """What stands at the ladder and in the calculator belongs to them; else it is read as part of the question."""
    panel = bidding(t, MIDDLEHAND)
    panel.calculator.point_at(ROWS[0])
    loose = {
        label for label in panel.findChildren(QLabel) if not QAccessible.queryAccessibleInterface(label).relations()
    }

    assert loose == {panel._title, panel._ask, *panel.calculator._heads}
    named = QAccessible.RelationFlag.Label
    for part in (*panel.jumps, panel.calculator):
        assert not QAccessible.queryAccessibleInterface(part).relations(named), "it would have their words for its name"


@pytest.mark.parametrize(("rules", "game"), [(HOME, "Ramsch"), (SCHIEBE, "Pass-along Ramsch")])
def test_forehand_is_told_what_becomes_of_a_deal_on_which_nobody_bids(t: AtTable, rules: RuleSet, game: str) -> None:
    put(t, *calls("M- R-"), me=FOREHAND, rules=rules)

    assert text(t.asker.bidding) == f"Both have passed. Play at 18, or pass: then there is a {game}"


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


def test_a_reader_hears_the_values_a_turned_page_shows(t: AtTable, heard: list[str]) -> None:
    """With mouse, key or wheel; nothing where there is no further page."""
    panel = bidding(t, MIDDLEHAND)
    heard.clear()
    t.click(panel.higher_values)
    turn_wheel(panel, 120)
    turn_wheel(panel, 120)

    first, second = BIDS[1 : 1 + JUMPS], BIDS[1 + JUMPS : 1 + 2 * JUMPS]
    assert heard == [", ".join(map(str, second)), ", ".join(map(str, first))]


def test_paging_by_key_past_the_last_values_says_none_of_them(t: AtTable) -> None:
    put(t, me=MIDDLEHAND)
    panel = t.asker.bidding
    panel.higher_values.setFocus()
    for _ in range(40):
        focused = QApplication.focusWidget()
        assert focused in (panel.higher_values, panel.lower_values), focused and focused.accessibleName()
        QTest.keyClick(focused, Qt.Key.Key_Space)

    assert not t.done


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


def _clear_of_the_sides(panel: BiddingPanel) -> tuple[int, int]:
    """How far the calculator and the ladder are from the edge of the plate."""
    left = panel.calculator.mapTo(panel, panel.calculator.rect().topLeft()).x() - SHADOW_MARGIN
    ladder = panel._ladder_box.mapTo(panel, panel._ladder_box.rect().topRight()).x() + 1
    return left, panel.width() - SHADOW_MARGIN - ladder


def test_the_content_stands_as_far_from_the_sides_as_on_pages_where_there_is_room(t: AtTable) -> None:
    """And comes nearer to them before it would lack width; then stands clear again."""
    panel = bidding(t, MIDDLEHAND)
    px, wide = t.look.px, t.table.width()
    assert _clear_of_the_sides(panel) == (px(S3), px(S3))

    t.table.resize(panel.width(), t.table.height())
    t.settle()
    assert _clear_of_the_sides(panel) == (px(S3 - S1), px(S3 - S1))

    t.table.resize(wide, t.table.height())
    t.settle()
    assert _clear_of_the_sides(panel) == (px(S3), px(S3))
