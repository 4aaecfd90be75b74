"""The cards lie where the view says, whatever happened, and show nothing the view does not know."""

import random
from dataclasses import replace

import pytest
from PySide6.QtTest import QSignalSpy, QTest

from skatdesk.skat.actions import Discard, Pass, PickUp, Push, Rearrange
from skatdesk.skat.cards import CARDS, parse_cards
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS, BySeat
from skatdesk.skat.states import GameStart
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.table.card_item import CardItem
from skatdesk.ui.table.piles import Piles, open_seats, piled
from skatdesk.ui.table.speeds import Speed
from tests.helpers.legal_play import played
from tests.skat.positions import calls
from tests.ui.table.at_table import LEFT_BUTTON, AtTable
from tests.ui.table.sitting_down import Tables
from tests.ui.table.situations import (
    NULL_LEFT,
    NULL_MINE,
    NULL_RIGHT,
    NULL_SKAT,
    REVOLUTION_CONTRACT,
    SCHIEBE,
    SITUATIONS,
    SKAT,
    declared,
    never,
    put,
    simply,
)

REVOLUTION = replace(HOME, name="custom", revolution=True, spitze=2, kontra_window="before_lead", kontra_levels=4)
RULES = {"isko": ISKO, "home": HOME, "tchibo": TCHIBO, "schieberamsch": SCHIEBE, "revolution": REVOLUTION}


def laid(piles: Piles) -> dict[str, object]:
    """What lies where, by the cards the items show."""

    def cards(items: list[CardItem]) -> list[object]:
        return sorted((item.card for item in items), key=str)

    return {
        "hands": [cards(piles.hands[seat]) for seat in SEATS],
        "skat": cards(piles.skat),
        "put away": cards(piles.put_away),
        "trick": [(seat, item.card) for seat, item in piles.trick],
        "won": [cards(piles.won[seat]) for seat in SEATS],
    }


def check_scene(t: AtTable, view: SeatView) -> None:
    """The scene is what a fresh look at the view would give."""
    scene = t.table.scene
    blanks = [Blank() for _ in range(32)]
    afresh = piled(blanks, view)  # type: ignore[arg-type]  # a blank is all that piles need of an item
    assert laid(scene.piles) == laid(afresh)
    known = open_seats(view)
    for seat in SEATS:
        for item in scene.piles.hands[seat]:
            assert item.property("flip") == (1.0 if seat in known else 0.0)
            assert (item.card is not None) == (seat in known)
    assert set(scene.row.cards) == set(view.hand)
    aside = [item for item in (*scene.piles.skat, *scene.piles.put_away) if view.revealed is not None]
    assert all(item.face_up == (item.card is not None) for item in aside)


class Blank:
    """An item that only remembers its card."""

    card: object = None

    def show_card(self, card: object) -> None:
        self.card = card


TABLES = [
    pytest.param(rules, size, dealer, id=f"{name}-{size}-{dealer}")
    for name, rules in RULES.items()
    for size, dealer in ((3, 2), (3, 1), (3, 0), (4, 3), (4, 0))
    if size in rules.tables
]


@pytest.mark.parametrize(("rules", "size", "dealer"), TABLES)
def test_cards_follow_random_legal_play(unseen: AtTable, rules: RuleSet, size: int, dealer: int) -> None:
    """Every seat, and an onlooker, in every rule set: after each action the table is what the view says."""
    t, generator = unseen, random.Random(size * 10 + dealer)
    for number in range(4):
        deal = Deal.shuffled(generator)
        ramsch_round = number % 4 == 3
        start = GameStart(deal, rules, ramsch_round=ramsch_round)
        t.deal(deal, rules=rules, size=size, dealer=dealer, ramsch_round=ramsch_round)
        for action in played(start, generator):
            t.act(action)
            check_scene(t, t.engine.view)


@pytest.mark.parametrize(("size", "dealer"), [(3, 2), (3, 1), (3, 0), (4, 0)])
def test_a_revolution_is_seen_by_everybody_as_far_as_the_rules_let_them(
    unseen: AtTable, size: int, dealer: int
) -> None:
    """Declarer, the defender who sorts, his partner, the dealer who watches."""
    t = unseen
    deal = Deal(BySeat(NULL_MINE, NULL_LEFT, NULL_RIGHT), NULL_SKAT)
    t.deal(deal, rules=REVOLUTION, size=size, dealer=dealer)
    hand = tuple(sorted((*NULL_LEFT[:5], *NULL_RIGHT[:5])))
    sorting = Rearrange(MIDDLEHAND, hand)
    begun = [*declared(REVOLUTION_CONTRACT), Pass(MIDDLEHAND), Pass(REARHAND), sorting]
    for action in simply(GameStart(deal, REVOLUTION), begun, never):
        t.act(action)
        check_scene(t, t.engine.view)


@pytest.mark.parametrize("name", SITUATIONS)
def test_a_deal_that_is_taken_up_lies_as_if_it_had_been_followed(unseen: AtTable, name: str) -> None:
    """Resuming and undoing show the same table as playing there."""
    t = unseen
    SITUATIONS[name](t)
    view = t.engine.view
    if not t.asker.takes_cards:
        check_scene(t, view)
    t.table.scene.show_view(view)
    check_scene(t, view)


def test_who_has_passed_cards_on_holds_none_that_is_marked_as_the_skat(t: AtTable) -> None:
    """Nor when the deal is taken up before the others have said what they do; till then the marks are there."""
    begun = [*calls("M- R- F-"), PickUp(FOREHAND)]
    marked = []
    for actions in (begun, [*begun, Discard(FOREHAND, parse_cards("C9 S9"))]):
        put(t, *actions, rules=SCHIEBE)
        marked.append([item.card for item in t.table.scene.row.items if item.worn.label])

    assert marked == [list(SKAT), []]


def test_in_a_ramsch_round_the_skat_that_is_pushed_on_lies_in_the_middle(t: AtTable) -> None:
    """However one has come there; it goes aside when nobody gets it any more."""
    pushing = [Pass(FOREHAND), Pass(MIDDLEHAND), Pass(REARHAND)]
    lying = []
    for actions, after in (((), pushing), (pushing, ())):
        put(t, *actions, rules=replace(SCHIEBE, grand_hand_before_ramsch_round=True), ramsch_round=True)
        t.act(*after)
        assert t.engine.view.phase is Phase.PUSHING
        lying.append([item.x() for item in t.table.scene.piles.skat])

    assert lying[0] == lying[1] == [t.table.scene.table.skat(index).x for index in range(2)]
    t.act(*(Push(seat) for seat in SEATS))
    assert [item.x() for item in t.table.scene.piles.skat] != lying[0]


@pytest.mark.parametrize("rules", [HOME, SCHIEBE, TCHIBO])
def test_a_hand_that_is_taken_up_stands_in_the_order_in_which_it_stood(unseen: AtTable, rules: RuleSet) -> None:
    """Though a suit is gone, and those that are left would alternate in another order."""
    t, generator = unseen, random.Random(1)
    for _ in range(5):
        deal = Deal.shuffled(generator)
        t.deal(deal, rules=rules, size=3, dealer=2)
        for action in played(GameStart(deal, rules), generator):
            t.act(action)
            view, stood = t.engine.view, [[item.card for item in hand] for hand in t.table.scene.piles.hands]
            if view.phase in (Phase.PLAY, Phase.FINISHED):
                t.table.scene.show_view(view)
                assert [[item.card for item in hand] for hand in t.table.scene.piles.hands] == stood


def test_a_resize_in_full_flight_brings_everything_to_its_place(tables: Tables) -> None:
    """Nothing goes on flying to a place of the old size."""
    t = tables(Speed.LEISURELY)
    t.begin()
    t.series.next_deal()
    assert t.table.choreographer.moving
    t.table.resize(900, 700)
    for item, spot, _, _ in t.table.scene._spots():
        assert (item.x(), item.y()) == (spot.x, spot.y)


@pytest.mark.parametrize("name", ["conceded", "claimed", "null_lost", "passed_in", "lost", "won", "ramsch_lost"])
def test_when_a_deal_is_over_everybody_lays_his_cards_open(unseen: AtTable, name: str) -> None:
    """All 32 cards are known, and the skat lies face up in the middle."""
    t = unseen
    SITUATIONS[name](t)
    scene, view = t.table.scene, t.engine.view
    assert view.revealed is not None
    assert {item.card for item in scene._items} == set(CARDS)
    assert all(item.face_up for seat in SEATS for item in scene.piles.hands[seat])
    for item in (*scene.piles.skat, *scene.piles.put_away):
        assert item.face_up
        spots = [scene.table.skat_shown(at) if scene.piles.trick else scene.table.skat(at) for at in range(2)]
        assert (item.x(), item.y()) in {(spot.x, spot.y) for spot in spots}


def test_hands_lie_open_for_a_while_before_the_result(tables: Tables) -> None:
    """A click moves on at once."""
    t = tables(Speed.LEISURELY)
    SITUATIONS["lost"](t)
    t.deal(t.engine.state.start.deal, t.done[:-1])
    assert t.engine.submit(t.legal[0])
    assert t.table.choreographer.moving
    assert t.shows(None)
    QTest.mouseClick(t.table.view.viewport(), LEFT_BUTTON)
    t.settle()
    assert t.shows(t.asker.result)


def test_cards_that_stay_where_they_are_are_not_painted_anew(t: AtTable) -> None:
    """Half of what a frame cost once: whenever one card began to move, all 32 were painted."""
    SITUATIONS["follow"](t)
    t.settle()
    changed = QSignalSpy(t.table.scene.changed)
    t.table.scene._place_all()
    t.settle()

    assert changed.count() == 0
