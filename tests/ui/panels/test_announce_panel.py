"""Announcing: every contract the rules allow can be chosen, none that they do not."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from skatdesk.skat.actions import Announce, Discard, PickUp, PlayHand
from skatdesk.skat.cards import Cards, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.game import legal_actions
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND
from skatdesk.ui.panels.announce import AnnouncePanel
from tests.helpers.plain import plain
from tests.skat.positions import won_by
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import DISCARDS, SPITZE, put

FREE = replace(TCHIBO, name="custom", spitze=2, revolution=True)
RULES = {"isko": ISKO, "home": HOME, "tchibo": TCHIBO, "spitze and revolution": SPITZE, "everything": FREE}


def announcing(
    t: AtTable, rules: RuleSet = ISKO, *, hand: bool = False, bid: int = 18, away: Cards = DISCARDS
) -> AnnouncePanel:
    """The panel for a forehand who has won the bidding at this value."""
    exchange = [PlayHand(FOREHAND)] if hand else [PickUp(FOREHAND), Discard(FOREHAND, away)]
    put(t, *won_by(FOREHAND, bid), *exchange, rules=rules)
    assert t.table.panel is t.asker.announce
    return t.asker.announce


def line(panel: AnnouncePanel) -> str:
    """The live line."""
    return plain(panel._line.text())


def on(panel: AnnouncePanel) -> set[str]:
    """The additions that are switched on."""
    return {field for field, button in panel.additions.items() if button.isChecked()}


@pytest.mark.parametrize("hand", [False, True], ids=["skat taken", "hand"])
@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_every_legal_contract_can_be_reached_by_clicks_and_no_other(t: AtTable, rules: RuleSet, hand: bool) -> None:
    """From each game by switching additions on and off, whatever the order."""
    panel = announcing(t, rules, hand=hand, away=parse_cards("DQ DT"))
    legal = {option.contract for option in legal_actions(t.engine.state) if isinstance(option, Announce)}
    found: set[Contract] = set()
    for game, button in panel.games.items():
        if not button.isEnabled():
            continue
        button.click()
        assert panel.contract is not None
        open_ends = [panel.contract]
        while open_ends:
            contract = open_ends.pop()
            if contract in found:
                continue
            found.add(contract)
            assert contract.game is game
            for field, addition in panel.additions.items():
                panel._contract = contract
                panel._write_words()
                if addition.isVisible() and addition.isEnabled():
                    addition.click()
                    assert getattr(panel.contract, field) is not getattr(contract, field)
                    open_ends.append(panel.contract)

    assert found == legal


def test_turning_an_addition_on_turns_on_what_it_contains(t: AtTable) -> None:
    """Schwarz contains Schneider; ouvert contains Schwarz; turning Schneider off turns Schwarz off."""
    panel = announcing(t, hand=True)
    t.click(panel.games[Game.CLUBS])
    assert on(panel) == {"hand"}
    assert not panel.additions["hand"].isEnabled()
    t.click(panel.additions["schwarz"])
    assert on(panel) == {"hand", "schneider", "schwarz"}
    t.click(panel.additions["ouvert"])
    assert on(panel) == {"hand", "schneider", "schwarz", "ouvert"}
    t.click(panel.additions["schneider"])
    assert on(panel) == {"hand"}


def test_beginners_rules_let_additions_stand_alone(t: AtTable) -> None:
    panel = announcing(t, TCHIBO)
    t.click(panel.games[Game.HEARTS])
    t.click(panel.additions["ouvert"])
    assert on(panel) == {"ouvert"}
    t.click(panel.additions["schwarz"])
    assert on(panel) == {"ouvert", "schwarz"}
    t.click(panel.confirm)

    assert t.engine.view.contract == Contract(Game.HEARTS, schwarz=True, ouvert=True)


def test_the_game_can_be_changed_without_losing_the_additions(t: AtTable) -> None:
    panel = announcing(t, hand=True)
    t.click(panel.games[Game.CLUBS])
    t.click(panel.additions["schneider"])
    t.click(panel.games[Game.GRAND])
    assert panel.contract == Contract(Game.GRAND, hand=True, schneider=True)
    t.click(panel.games[Game.NULL])
    assert panel.contract == Contract(Game.NULL, hand=True)


def test_nothing_can_be_announced_before_a_game_is_chosen(t: AtTable) -> None:
    panel = announcing(t)
    assert not panel.confirm.isEnabled()
    assert not any(button.isChecked() for button in panel.games.values())
    t.press(Qt.Key.Key_Return)

    assert t.table.panel is panel


def test_an_addition_that_cannot_be_chosen_says_what_has_to_be_first(t: AtTable) -> None:
    """With the skat taken only Null is played open."""
    panel = announcing(t)
    ouvert = panel.additions["ouvert"]
    assert not ouvert.isEnabled()
    assert ouvert.toolTip() == "First choose a game"
    panel.point_at(Game.HEARTS)
    assert not ouvert.isEnabled()
    assert plain(ouvert.toolTip()) == plain(ouvert.accessibleDescription()) == "Only with Null"
    panel.point_at(Game.NULL)
    assert ouvert.isEnabled()
    assert ouvert.toolTip() == ""


def test_null_is_not_offered_below_the_bid(t: AtTable) -> None:
    """Official rules; at 24 only Null ouvert is left, at 50 none; the beginners' rules forbid it too."""
    panel = announcing(t, bid=24)
    t.click(panel.games[Game.NULL])
    assert panel.contract == Contract(Game.NULL, ouvert=True)
    assert not panel.additions["ouvert"].isEnabled()
    panel = announcing(t, bid=50)
    assert not panel.games[Game.NULL].isEnabled()


def test_the_line_counts_the_game_out(t: AtTable) -> None:
    panel = announcing(t, bid=24)
    t.click(panel.games[Game.HEARTS])

    assert line(panel) == "Hearts: with 2, game 3, × 10 = 30 · your bid 24 is reached · you need 61 points"


def test_what_is_announced_of_necessity_is_said_and_looks_chosen(t: AtTable) -> None:
    """At 48 only Null ouvert Hand is left of Null: its additions are locked, but on."""
    panel = announcing(t, hand=True, bid=48)
    t.click(panel.games[Game.NULL])
    ouvert = panel.additions["ouvert"]
    chosen = ouvert.grab().toImage()
    ouvert.setChecked(False)

    assert line(panel).startswith("Null ouvert Hand: fixed value 59 · ")
    assert not ouvert.isEnabled()
    assert chosen != ouvert.grab().toImage()


@pytest.mark.parametrize(
    ("bid", "warning", "need"),
    [
        (40, "your bid 40 is reached only with Schneider", " · you need 90 points"),
        (50, "your bid 50 is reached only with Schwarz", " · you need all ten tricks"),
        (60, "this game cannot reach your bid 60", ""),
    ],
)
def test_an_overbid_is_said_in_red_with_its_reason_and_what_it_takes(
    t: AtTable, bid: int, warning: str, need: str
) -> None:
    """It may still be announced: the hand has to be played."""
    panel = announcing(t, bid=bid)
    t.click(panel.games[Game.HEARTS])
    spoken = [piece for piece in panel._line._pieces if piece.ink == "minus"]

    assert [plain(piece.text) for piece in spoken] == [warning]
    assert line(panel).endswith(f" · {warning}{need}")
    assert panel.confirm.isEnabled()


def test_games_below_the_bid_look_like_it_and_say_why(t: AtTable) -> None:
    """Their value is red; one that cannot be chosen for it is told from one that can be risked."""
    panel = announcing(t, bid=50)
    told = {game: plain(button.toolTip()) for game, button in panel.games.items()}
    assert told == {
        Game.CLUBS: "your bid 50 is reached only with Schwarz",
        Game.SPADES: "your bid 50 is reached only with Schwarz",
        Game.HEARTS: "your bid 50 is reached only with Schwarz",
        Game.DIAMONDS: "this game cannot reach your bid 50",
        Game.GRAND: "",
        Game.NULL: "this game cannot reach your bid 50",
    }
    assert all(button.accessibleDescription() == button.toolTip() for button in panel.games.values())
    black = (Game.CLUBS, Game.SPADES, Game.GRAND, Game.NULL)
    assert [game for game in black if has_red(panel.games[game])] == [Game.CLUBS, Game.SPADES]


def has_red(widget: QWidget) -> bool:
    """Whether there is something warm among its pixels."""
    picture = widget.grab().toImage()
    pixels = (picture.pixelColor(x, y) for x in range(picture.width()) for y in range(picture.height()))
    return any(pixel.red() - pixel.blue() > 80 for pixel in pixels)


def test_the_trumps_of_the_game_are_lit(t: AtTable) -> None:
    panel = announcing(t)
    t.click(panel.games[Game.HEARTS])
    assert sum(item.worn.veil == 0 for item in t.table.scene.row.items) == 6
    t.click(panel.games[Game.NULL])
    assert all(item.worn.veil == 0 for item in t.table.scene.row.items)
    t.click(panel.games[Game.HEARTS])
    t.click(panel.confirm)
    assert all(item.worn.veil == 0 for item in t.table.scene.row.items)


def test_digits_and_enter_announce(t: AtTable) -> None:
    announcing(t)
    t.press(Qt.Key.Key_3, Qt.Key.Key_Return)

    assert t.engine.view.contract == Contract(Game.HEARTS)


def test_digits_work_with_the_focus_on_the_cards_too(t: AtTable) -> None:
    """After a click on the felt the keys still belong to the question."""
    announcing(t)
    t.table.view.setFocus()
    t.press(Qt.Key.Key_5, Qt.Key.Key_Right, Qt.Key.Key_Return)

    assert t.engine.view.contract == Contract(Game.GRAND)


def test_enter_announces_what_a_digit_has_chosen_wherever_the_focus_was(t: AtTable) -> None:
    """On the way back to the discards Enter would have gone there."""
    panel = announcing(t)
    panel.back.setFocus(Qt.FocusReason.TabFocusReason)
    t.press(Qt.Key.Key_4)
    assert panel.games[Game.DIAMONDS].hasFocus()
    t.press(Qt.Key.Key_Return)

    assert t.engine.view.contract == Contract(Game.DIAMONDS)


def test_enter_announces_what_the_mouse_has_chosen(t: AtTable) -> None:
    panel = announcing(t, hand=True)
    t.click(panel.games[Game.CLUBS])
    t.click(panel.additions["schneider"])
    t.press(Qt.Key.Key_Return)

    assert t.engine.view.contract == Contract(Game.CLUBS, hand=True, schneider=True)


def test_before_a_game_is_chosen_enter_chooses_the_one_with_the_frame(t: AtTable) -> None:
    panel = announcing(t)
    panel.games[Game.SPADES].setFocus(Qt.FocusReason.TabFocusReason)
    t.press(Qt.Key.Key_Return)
    assert panel.contract == Contract(Game.SPADES)
    panel.games[Game.HEARTS].setFocus(Qt.FocusReason.TabFocusReason)
    t.press(Qt.Key.Key_Space, Qt.Key.Key_Return)

    assert t.engine.view.contract == Contract(Game.HEARTS)


def test_announcing_twice_announces_once(t: AtTable) -> None:
    panel = announcing(t)
    t.click(panel.games[Game.HEARTS])
    for _ in range(2):
        panel.confirm.clicked.emit()
    t.settle()

    assert sum(isinstance(action, Announce) for action in t.engine.actions) == 1


def test_spitze_and_revolution_are_offered_where_the_rules_have_them(t: AtTable) -> None:
    """Spitze only with the lowest trump in hand."""
    panel = announcing(t, SPITZE, hand=True)
    t.click(panel.games[Game.NULL])
    t.click(panel.additions["revolution"])
    assert panel.contract == Contract(Game.NULL, hand=True, ouvert=True, revolution=True)
    assert not panel.additions["spitze"].isVisible()
    panel = announcing(t, SPITZE)
    t.click(panel.games[Game.HEARTS])
    t.click(panel.additions["spitze"])
    t.click(panel.confirm)
    assert t.engine.view.contract == Contract(Game.HEARTS, spitze=True)


def test_the_discards_can_be_changed_until_the_game_is_announced(t: AtTable) -> None:
    """Under every rule set; by the button or by Backspace."""
    for by_key in (False, True):
        put(t, *won_by(FOREHAND, 18), PickUp(FOREHAND), Discard(FOREHAND, DISCARDS))
        panel = t.asker.announce
        assert t.shows(panel)
        if by_key:
            t.press(Qt.Key.Key_Backspace)
        else:
            t.click(panel.back)
        assert t.shows(t.asker.discard)
        assert len(t.table.scene.row.cards) == 12
        others = t.table.scene.row.cards[-2:]
        for card in others:
            t.click_card(card)
        t.click(t.asker.discard.confirm)
        assert t.done[-1] == Discard(FOREHAND, others)
        assert t.shows(panel)


def test_a_hand_player_has_no_discards_to_change(t: AtTable) -> None:
    put(t, *won_by(FOREHAND, 18), PlayHand(FOREHAND))
    assert not t.asker.announce.back.isVisible()
    t.press(Qt.Key.Key_Backspace)
    assert t.done[-1] == PlayHand(FOREHAND)


def test_what_a_game_is_worth_is_announced_when_it_is_chosen(t: AtTable, heard: list[str]) -> None:
    """By click or key, game or addition: the line below the games has no focus and would stay unheard."""
    panel = announcing(t)
    heard.clear()
    panel.games[Game.CLUBS].click()
    chosen = line(panel)
    panel.additions["ouvert" if panel.additions["ouvert"].isEnabled() else "hand"].click()

    assert heard[0] == chosen
    assert len(heard) == len({chosen, line(panel)})
