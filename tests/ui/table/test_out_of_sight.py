"""Nothing is read aloud of a table out of sight; who comes back hears how it stands."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication

from skatdesk.app import Application
from skatdesk.engine.adviser import Adviser
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.settings import options
from skatdesk.skat.actions import PickUp
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND
from skatdesk.ui.practice.helper import Helper
from tests.helpers.plain import plain
from tests.helpers.whole_program import series
from tests.skat.positions import calls
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import HEARTS, NULL_OUVERT, declared, play, put, tricks


def test_another_page_is_not_disturbed_by_the_table(program: Application, heard: list[str]) -> None:
    program.begin(series(ISKO, ("Ada", "Ben", "Cem")))
    program.window.show_home()
    heard.clear()

    program.controller.aloud.say("Ben plays ace of hearts")
    assert heard == []
    program.window.show_table()
    assert heard[0].startswith("Game 1 of")


def test_who_comes_back_hears_the_trick_and_whose_turn_it_is(t: AtTable, heard: list[str]) -> None:
    play(t, HEARTS, tricks(0), me=MIDDLEHAND, declarer=FOREHAND)
    t.table.hide()
    heard.clear()
    t.act(t.legal[0])
    assert heard == []

    t.table.show()
    assert t.engine.view.trick is not None
    played = f"Cem plays {plain(t.namer.card(t.engine.view.trick.cards[0]))}"
    assert heard == ["Game 1 of 36", "Cem announces Hearts", played, "Middlehand · your turn"]

    heard.clear()
    t.table.hide()
    t.table.show()
    assert heard == []


def test_who_comes_back_to_a_trick_that_lies_hears_whose_it_is(t: AtTable, heard: list[str]) -> None:
    play(t, HEARTS, tricks(0, 2), me=FOREHAND, declarer=FOREHAND)
    t.settings.set(options.COMPLETE_TRICK, "click")
    t.table.hide()
    heard.clear()
    t.engine.submit(t.legal[0])
    QCoreApplication.processEvents()
    assert heard == []

    t.table.show()
    QCoreApplication.processEvents()
    assert heard[-1].endswith(" · click or press Enter to go on")
    t.table.choreographer.hurry()
    t.settle()


def test_who_comes_back_to_a_deal_that_is_over_hears_its_result(t: AtTable, heard: list[str]) -> None:
    play(t, HEARTS, tricks(9, 2))
    t.table.hide()
    heard.clear()
    t.act(t.legal[0])
    assert heard == []

    t.table.show()
    won, counted = heard
    assert won == "You win with 96 points"
    assert counted.startswith("Hearts: ")


def test_who_comes_back_to_a_question_of_cards_hears_it(t: AtTable, heard: list[str]) -> None:
    put(t, *calls("M18 F+ M- R-"), me=FOREHAND)
    t.table.hide()
    heard.clear()
    t.act(PickUp(FOREHAND))
    assert t.shows(t.asker.discard)
    assert heard == []

    t.table.show()
    assert heard[-1] == plain(t.asker.discard.accessibleName())


@pytest.mark.parametrize(
    ("actions", "last"),
    [
        ("M18 F+ M20", ["Ben bids 20", "Forehand · your turn"]),
        ("M18 F+ M- R20 F+", ["You hold 20", "Forehand · Cem's turn"]),
        ("M18 F+ M-", ["You hold 18", "Forehand · Cem's turn"]),
        ("M18 F-", ["Ben bids 18", "Forehand · you have passed"]),
        ("M18 F- R-", ["Ben plays alone at 18", "Forehand · Ben's turn"]),
        ("M18 F+ M- R-", ["Forehand · your turn"]),  # the question begins with it
        ("", ["Forehand · Ben's turn"]),
    ],
)
def test_who_comes_back_in_the_bidding_hears_the_bid_reached(
    t: AtTable, heard: list[str], actions: str, last: list[str]
) -> None:
    """And so does who takes a deal up again."""
    put(t, *calls(actions))
    assert heard[: 1 + len(last)] == ["Game 1 of 36", *last]

    t.table.hide()
    t.controller.aloud.say("missed")
    heard.clear()
    t.table.show()
    assert heard[: 1 + len(last)] == ["Game 1 of 36", *last]


def test_who_comes_back_to_his_two_cards_hears_his_bid(t: AtTable, heard: list[str]) -> None:
    """The question that would tell it is answered."""
    put(t, *calls("M18 F+ M- R-"), PickUp(FOREHAND))
    assert heard == [
        "Game 1 of 36",
        "You play alone at 18",
        "Forehand · your turn",
        plain(t.asker.discard.accessibleName()),
    ]


def test_who_comes_back_to_an_open_hand_hears_the_cards_that_are_left(t: AtTable, heard: list[str]) -> None:
    play(t, NULL_OUVERT, tricks(2), me=MIDDLEHAND, declarer=FOREHAND)
    assert (left := t.engine.view.open_hand)
    t.table.hide()
    t.controller.aloud.say("missed")
    heard.clear()

    t.table.show()
    assert len(left) == 8
    assert heard[1].startswith("Cem announces Null")
    assert heard[2] == f"Cem's cards lie open: {plain(t.desk.sentences.words.all_of(left))}"


def test_who_takes_up_his_own_open_game_hears_that_it_is(t: AtTable, heard: list[str]) -> None:
    put(t, *declared(NULL_OUVERT))
    assert heard[2] == "Your cards lie open"


class _Later:
    """Thinks until it is told to answer."""

    def run(self, task: Callable[[], object], done: Callable[[object], None]) -> None:
        self._task, self._done = task, done

    def answer(self) -> None:
        self._done(self._task())


def test_who_comes_back_hears_the_hint_that_came_meanwhile(t: AtTable, heard: list[str]) -> None:
    play(t, HEARTS, tricks(0, 1), me=MIDDLEHAND, declarer=FOREHAND)
    t.series.begin_practice()
    later = _Later()
    Helper(t.controller, Adviser(RulesPlayer, later, t.engine.accepts, parent=t), t).hint()
    t.table.hide()
    heard.clear()
    later.answer()
    assert heard == []

    t.table.show()
    assert heard[-2] == "Middlehand · your turn"
    assert heard[-1].startswith("Hint · ")
    assert heard[-1] == plain(t.table.strip.text)
