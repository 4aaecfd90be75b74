"""Which tricks may be seen again, and how they are told."""

import random

import pytest
from PySide6.QtCore import Qt

from skatdesk.skat.actions import Announce, Bid, Pass, Play, PlayHand
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import replay, step
from skatdesk.skat.legal import legal_actions
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS, BySeat, Seat
from skatdesk.skat.states import Finished, GameStart, GameState, TrickPlay
from skatdesk.skat.view import view_of
from skatdesk.ui.desk import Desk
from skatdesk.ui.dock.tricks_model import TRICK_ROLE, TricksModel, visible_tricks
from skatdesk.ui.sentences import Company
from tests.skat.positions import play_cards, playing
from tests.ui.dock.conftest import watch

NAMES = BySeat("Ada", "Ben", "Cem")


def after(cards: int, rules: RuleSet) -> GameState:
    """A Grand Hand of middlehand after so many cards, played as they come."""
    start = GameStart(Deal.shuffled(random.Random(5)), rules)
    bidding = (Bid(MIDDLEHAND, 18), Pass(FOREHAND), Pass(REARHAND), PlayHand(MIDDLEHAND))
    state = replay(start, (*bidding, Announce(MIDDLEHAND, Contract(Game.GRAND, hand=True))))
    for _ in range(cards):
        assert isinstance(state, TrickPlay)
        play = next(action for action in legal_actions(state) if isinstance(action, Play))
        state, _ = step(state, play)
    return state


def numbers(cards: int, rules: RuleSet, seat: Seat | None) -> list[int]:
    return [row.number for row in visible_tricks(view_of(after(cards, rules), seat))]


def test_before_the_first_trick_there_is_nothing_to_see() -> None:
    assert numbers(0, ISKO, FOREHAND) == numbers(2, HOME, FOREHAND) == []
    assert visible_tricks(view_of(replay(GameStart(Deal.from_number(1), HOME), ()), FOREHAND)) == ()


def test_tournament_shows_the_last_trick_until_the_next_is_played_to() -> None:
    """ISkO 4.4.3."""
    state = after(7, ISKO)
    assert isinstance(state, TrickPlay)
    leader, waiting = state.trick.leader, state.trick.turn

    assert numbers(7, ISKO, waiting) == [2]
    assert numbers(7, ISKO, leader) == []
    assert numbers(7, ISKO, None) == []


def test_at_home_all_tricks_may_be_seen() -> None:
    assert numbers(11, HOME, FOREHAND) == [1, 2, 3]


def test_points_are_told_where_the_rules_count_them() -> None:
    counted = visible_tricks(view_of(after(6, HOME), FOREHAND))
    silent = visible_tricks(view_of(after(6, ISKO), FOREHAND))

    assert [row.points for row in counted] == [row.trick.points for row in counted]
    assert [row.points for row in silent] == [None]


@pytest.mark.parametrize(("trick", "over"), [("CT CQ C8", False), ("CA CQ C8", True)])
def test_in_null_no_points_are_told(trick: str, over: bool) -> None:
    """None count there, in the middle of the deal or after it."""
    view = view_of(play_cards(playing("N", rules=HOME), trick), FOREHAND)

    assert (view.result is not None) is over
    assert [row.points for row in visible_tricks(view)] == [None]


@pytest.mark.parametrize("seat", [*SEATS, None])
def test_finished_deal_shows_everything(seat: Seat | None) -> None:
    state = after(30, ISKO)
    assert isinstance(state, Finished)

    rows = visible_tricks(view_of(state, seat))

    assert [row.number for row in rows] == list(range(1, 11))
    assert sum(row.points or 0 for row in rows) + sum(card.points for card in state.start.deal.skat) == 120


def test_model_keeps_the_rules_of_qt(desk: Desk) -> None:
    model = TricksModel(desk.sentences, desk.look)
    watch(model)
    for cards in (0, 3, 4, 6, 9, 30, 0):
        for rules in (HOME, ISKO):
            for you in (FOREHAND, None):
                model.show_view(view_of(after(cards, rules), you), Company(NAMES, you))


def test_row_is_a_whole_sentence(desk: Desk) -> None:
    model = TricksModel(desk.sentences, desk.look)
    view = view_of(after(3, HOME), FOREHAND)
    model.show_view(view, Company(NAMES, FOREHAND))

    told = str(model.data(model.index(0), Qt.ItemDataRole.DisplayRole))

    assert told.startswith("Trick 1: you ")
    assert "with" in told
    assert model.data(model.index(0), TRICK_ROLE) is model.rows[0]
    assert model.seats == (MIDDLEHAND, REARHAND, FOREHAND)
    assert [model.name(seat) for seat in model.seats] == ["Ben", "Cem", "Ada"]
