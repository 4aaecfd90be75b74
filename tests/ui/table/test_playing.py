"""Playing cards with mouse and keys: what a click does, when it does nothing, and what it says."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from skatdesk.skat.actions import Concede, Play
from skatdesk.skat.cards import Card
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND
from skatdesk.ui.look.tokens import LIGHT_VEIL, VEIL
from skatdesk.ui.table import speeds
from skatdesk.ui.table.card_item import CardItem
from skatdesk.ui.table.hand_row import FOCUS_LIFT
from skatdesk.ui.table.speeds import Speed
from tests.helpers.plain import plain
from tests.skat.positions import calls
from tests.ui.table.at_table import LEFT_BUTTON, AtTable
from tests.ui.table.sitting_down import Tables
from tests.ui.table.situations import HEARTS, SITUATIONS, play, put, tricks

CARD = {code: Card.parse(code) for code in ("HA", "SA", "S9", "CJ", "SJ", "HK", "H8", "CA", "C9", "DQ")}


def follow(t: AtTable) -> None:
    """The human, a defender, has to follow the ten of spades with SA or S9."""
    play(t, HEARTS, tricks(0, 1), me=MIDDLEHAND, declarer=FOREHAND)
    assert t.playable == {CARD["SA"], CARD["S9"]}


def item_of(t: AtTable, card: Card) -> CardItem:
    """The item of a card of the hand."""
    return next(item for item in t.table.scene.row.items if item.card is card)


def test_a_click_plays_a_card(t: AtTable) -> None:
    follow(t)
    t.click_card(CARD["S9"])

    assert t.done[-1] == Play(MIDDLEHAND, CARD["S9"])
    assert CARD["S9"] not in t.table.scene.row.cards
    assert t.table.scene.piles.trick[-1][1].card is CARD["S9"]


def test_cards_that_may_not_be_played_are_veiled_and_the_others_stand_up(t: AtTable) -> None:
    """At once when the question comes, gone at once when it is answered."""
    follow(t)
    for item in t.table.scene.row.items:
        may = item.card in t.playable
        assert item.worn.veil == (0 if may else VEIL)
    assert item_of(t, CARD["SA"]).y() < item_of(t, CARD["DQ"]).y() - 10
    t.click_card(CARD["S9"])
    assert t.controller.request is None

    assert all(item.worn.veil == 0 for item in t.table.scene.row.items)


def test_a_card_that_may_be_played_like_every_other_does_not_stand_up(t: AtTable) -> None:
    """Where every card is allowed, none is pointed out."""
    play(t, HEARTS, tricks(0))
    t.table.scene.row.set_focus(None)
    heights = [round(item.y()) for item in t.table.scene.row.items]

    assert max(heights) - min(heights) < 12


def test_a_forbidden_card_says_which_rule_forbids_it(t: AtTable, heard: list[str]) -> None:
    follow(t)
    t.click_card(CARD["HA"])

    assert t.done[-1] != Play(MIDDLEHAND, CARD["HA"])
    assert t.table.strip.isVisible()
    assert "Spades" in t.table.strip.text
    assert "ace of spades" in plain(t.table.strip.text)
    assert heard[-1] == plain(t.table.strip.text)
    t.click_card(CARD["SA"])
    assert not t.table.strip.isVisible()


def test_a_forbidden_card_shakes_and_stands_still_again(tables: Tables) -> None:
    t = tables(Speed.NORMAL)
    follow(t)
    t.settle()
    item = item_of(t, CARD["HA"])
    at = item.x()
    t.controller.choose_card(CARD["HA"])
    moving = t.table.scene.row._moving
    assert moving is not None
    moving.setCurrentTime(moving.duration() // 5)
    assert item.x() < at
    moving.setCurrentTime(moving.duration())
    t.settle()
    assert item.x() == pytest.approx(at)


def test_a_forbidden_card_that_is_clicked_while_it_stands_up_leaves_no_card_half_way(tables: Tables) -> None:
    """Neither itself nor the one that was in focus before."""
    t = tables(Speed.NORMAL)
    follow(t)
    t.settle()
    first, second = CARD["HA"], CARD["HK"]
    for card in (first, second):
        QTest.qWait(2 * speeds.LIFT)
        t.hover_card(card)
    QTest.mouseClick(t.table.view.viewport(), LEFT_BUTTON, pos=t.point_of(second))
    come_to_rest(t)

    assert t.table.strip.isVisible()
    assert all(item.y() == pytest.approx(spot.y) for item, spot, *_ in t.table.scene.row.spots())


def test_a_forbidden_card_that_was_dragged_up_does_not_stay_there(tables: Tables) -> None:
    t = tables(Speed.NORMAL)
    follow(t)
    t.settle()
    t.drag_card(CARD["HA"], QPoint(576, 400))
    come_to_rest(t)

    assert t.table.strip.isVisible()
    assert item_of(t, CARD["HA"]).y() == pytest.approx(t.spot_of(CARD["HA"]).y, abs=FOCUS_LIFT)


def come_to_rest(t: AtTable) -> None:
    """Brings what moves in the hand to its end."""
    while (moving := t.table.scene.row._moving) is not None:
        moving.setCurrentTime(moving.duration())


def test_fast_clicks_play_one_card(t: AtTable) -> None:
    """The second click of a double click is for no card, not even the one that has moved there."""
    play(t, HEARTS, tricks(0))
    at, viewport = t.point_of(CARD["H8"]), t.table.view.viewport()
    QTest.mouseClick(viewport, LEFT_BUTTON, pos=at)
    QTest.mouseDClick(viewport, LEFT_BUTTON, pos=at)
    QTest.mouseClick(viewport, LEFT_BUTTON, pos=at)
    t.settle()

    assert [action for action in t.done if isinstance(action, Play)] == [Play(FOREHAND, CARD["H8"])]


def test_a_click_while_cards_move_hurries_and_plays_nothing(tables: Tables) -> None:
    t = tables(Speed.LEISURELY)
    follow(t)
    t.controller.choose_card(CARD["S9"])
    assert t.table.choreographer.moving
    before = len(t.done)
    QTest.mousePress(t.table.view.viewport(), LEFT_BUTTON, pos=t.point_of(CARD["HA"]))
    assert bool(t.table.choreographer.moving) is False
    QTest.mouseRelease(t.table.view.viewport(), LEFT_BUTTON, pos=t.point_of(CARD["HA"]))

    assert len(t.done) == before


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_1])
def test_a_key_while_cards_move_hurries_and_plays_nothing(tables: Tables, key: Qt.Key) -> None:
    t = tables(Speed.LEISURELY)
    play(t, HEARTS, tricks(0))
    t.settle()
    t.table.scene.row.set_focus(CARD["H8"])
    t.table.choreographer.pause(1000)
    QTest.keyClick(t.table.windowHandle(), key)

    assert not t.table.choreographer.moving
    assert not [action for action in t.done if isinstance(action, Play)]


def test_pointing_at_cards_delays_nothing(tables: Tables) -> None:
    """The hand moves by itself: a card pointed at can be clicked at once."""
    t = tables(Speed.LEISURELY)
    play(t, HEARTS, tricks(0))
    t.settle()
    for card in t.table.scene.row.cards:
        t.hover_card(card)
        assert not t.table.choreographer.busy
    QTest.mouseClick(t.table.view.viewport(), LEFT_BUTTON, pos=t.point_of(card))

    assert t.done[-1] == Play(FOREHAND, card)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("bidding_speak", "The bidding comes first"),
        ("skat", "Take the skat, or play Hand"),
        ("announce", "The game has to be announced first"),
        ("kontra_asked", "The question about Kontra has to be answered first"),
    ],
)
def test_a_card_chosen_too_early_is_told_what_comes_first(t: AtTable, name: str, words: str) -> None:
    SITUATIONS[name](t)
    before = t.done
    t.click_card(t.table.scene.row.cards[0])

    assert t.done == before
    assert plain(t.table.strip.text) == words


def test_while_consent_is_asked_no_card_is_played(t: AtTable) -> None:
    """The answer comes first."""
    play(t, HEARTS, tricks(2, 2), me=MIDDLEHAND, declarer=FOREHAND)
    while t.controller.request is None:
        t.act(t.legal[0])
    t.engine.offer_concession(FOREHAND)
    t.settle()
    before = t.done
    t.controller.choose_card(next(iter(t.playable)))
    t.settle()

    assert t.done == before


def test_it_is_not_your_turn(t: AtTable) -> None:
    """A click on a card while another player is asked does nothing."""
    play(t, HEARTS, tricks(0), me=MIDDLEHAND, declarer=FOREHAND)
    before = t.done
    t.click_card(CARD["SA"])

    assert t.done == before
    assert not t.table.strip.isVisible()


# ------------------------------------------------------------------ pointing and dragging


def test_the_card_under_the_pointer_stands_up_and_goes_back(t: AtTable) -> None:
    play(t, HEARTS, tricks(0))
    card = CARD["HK"]
    down = item_of(t, card).y()
    t.hover_card(card)

    assert item_of(t, card).worn.marked
    assert item_of(t, card).y() < down - 20
    t.point_at(QPoint(40, 400))
    assert not item_of(t, card).worn.marked
    assert item_of(t, card).y() == pytest.approx(down)


def test_a_lifted_card_does_not_slip_from_under_the_pointer(t: AtTable) -> None:
    """At its lower edge the pointer stays on it, though the card has moved up."""
    play(t, HEARTS, tricks(0))
    card = CARD["HK"]
    spot = t.spot_of(card)
    edge = QPoint(round(spot.x - spot.width * 0.3), round(spot.y + spot.width * 0.74))
    for _ in range(3):
        t.point_at(edge)
        assert t.table.scene.row.focus is card
        edge.setX(edge.x() + 1)


def test_a_card_dragged_onto_the_table_is_played(t: AtTable) -> None:
    play(t, HEARTS, tricks(0))
    t.drag_card(CARD["HK"], QPoint(576, 400))

    assert t.done[-1] == Play(FOREHAND, CARD["HK"])
    assert not t.table._held.isVisible()
    assert all(item.opacity() == 1 for item in t.table.scene._items)


def test_while_it_is_dragged_the_card_floats_over_everything(t: AtTable) -> None:
    play(t, HEARTS, tricks(0))
    viewport, start = t.table.view.viewport(), t.point_of(CARD["HK"])
    QTest.mousePress(viewport, LEFT_BUTTON, pos=start)
    QTest.mouseMove(viewport, start - QPoint(0, 60))

    assert t.table._held.isVisible()
    assert item_of(t, CARD["HK"]).opacity() == 0
    QTest.mouseRelease(viewport, LEFT_BUTTON, pos=start)


def test_a_card_let_go_over_the_hand_goes_back(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speeds, "LIFT", 60_000)  # it is still on its way however slow the machine is
    t = tables(Speed.NORMAL)
    play(t, HEARTS, tricks(0))
    t.settle()
    card, before = CARD["HK"], t.done
    t.drag_card(card, t.point_of(card) + QPoint(200, -20))

    assert t.done == before
    moving = t.table.scene.row._moving
    assert moving is not None
    moving.setCurrentTime(moving.duration())
    assert item_of(t, card).x() == pytest.approx(t.spot_of(card).x)


def test_a_forbidden_card_dragged_onto_the_table_comes_back_with_the_rule(t: AtTable) -> None:
    follow(t)
    t.drag_card(CARD["HA"], QPoint(576, 400))

    assert CARD["HA"] in t.table.scene.row.cards
    assert t.table.strip.isVisible()


def test_undoing_while_a_card_is_dragged_leaves_nothing_in_the_air(t: AtTable) -> None:
    play(t, HEARTS, tricks(0), rules=HOME)
    viewport, start = t.table.view.viewport(), t.point_of(CARD["HK"])
    QTest.mousePress(viewport, LEFT_BUTTON, pos=start)
    QTest.mouseMove(viewport, start - QPoint(0, 200))
    t.engine.undo(t.me)
    t.settle()
    QTest.mouseRelease(viewport, LEFT_BUTTON, pos=start - QPoint(0, 200))
    t.settle()

    assert not t.table._held.isVisible()
    assert all(item.opacity() == 1 for item in t.table.scene._items)


def test_a_card_that_is_played_while_it_is_dragged_lies_in_the_trick_and_nowhere_else(t: AtTable) -> None:
    """Because it is the only one, and its player likes such cards to play themselves; or by the demo, or by key."""
    play(t, HEARTS, tricks(0))
    viewport, start = t.table.view.viewport(), t.point_of(CARD["HK"])
    QTest.mousePress(viewport, LEFT_BUTTON, pos=start)
    QTest.mouseMove(viewport, start - QPoint(0, 60))
    t.act(Play(t.me, CARD["HK"]))

    assert not t.table._held.isVisible()
    assert [(item.card, item.opacity()) for _, item in t.table.scene.piles.trick] == [(CARD["HK"], 1)]
    QTest.mouseMove(viewport, start - QPoint(0, 300))
    assert not t.table._held.isVisible()
    QTest.mouseRelease(viewport, LEFT_BUTTON, pos=start - QPoint(0, 300))
    assert t.table.strip.text == "", "it is not chosen once more"


def test_a_card_that_is_held_when_the_result_comes_does_not_float_over_it(t: AtTable) -> None:
    play(t, HEARTS, tricks(5))
    card = t.table.scene.row.cards[0]
    viewport, start = t.table.view.viewport(), t.point_of(card)
    QTest.mousePress(viewport, LEFT_BUTTON, pos=start)
    QTest.mouseMove(viewport, start - QPoint(0, 60))
    t.act(Concede(FOREHAND, MIDDLEHAND))
    assert t.shows(t.asker.result)
    QTest.mouseMove(viewport, start - QPoint(0, 300))

    assert not t.table._held.isVisible()
    QTest.mouseRelease(viewport, LEFT_BUTTON, pos=start - QPoint(0, 300))


def test_light_on_the_trumps_of_the_game_pointed_at(t: AtTable) -> None:
    """While bidding, the other cards lie under a lighter veil."""
    put(t, *calls("M18 F+"), me=MIDDLEHAND)
    t.asker.bidding.calculator.point_at(Contract(Game.HEARTS))
    t.settle()
    trumps = {CARD[code] for code in ("CJ", "SJ", "HA", "HK", "H8")}
    for item in t.table.scene.row.items:
        assert item.worn.veil == (0 if item.card in trumps else LIGHT_VEIL)
    t.asker.bidding.calculator.point_at(Contract(Game.NULL))
    t.settle()
    assert all(item.worn.veil == 0 for item in t.table.scene.row.items)


def test_the_human_never_sees_cards_he_may_not_know(unseen: AtTable) -> None:
    """In no situation does an item behind a back carry a face that the view does not hold."""
    t = unseen
    for situation in SITUATIONS.values():
        situation(t)
        view = t.engine.view
        if view.revealed is not None:
            continue  # when the deal is over all cards are turned over
        known = {*view.hand, *view.taken, *view.put_away, *view.open_hand, *view.partner_hand}
        for trick in (*view.tricks, *([view.trick] if view.trick else [])):
            known.update(trick.cards)
        shown = {item.card for item in t.table.scene._items if item.card is not None}
        assert shown <= known


def test_grand_hand_is_a_contract(t: AtTable) -> None:
    """The choice in a Ramsch round leads to the play."""
    put(t, rules=HOME, ramsch_round=True)
    t.click(t.asker.choice.buttons[1])

    assert t.engine.view.contract == Contract(Game.GRAND, hand=True)
    assert t.engine.view.declarer is FOREHAND
