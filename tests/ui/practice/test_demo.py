"""The demo: it plays for the user, and makes the game practice."""

from collections.abc import Callable

import pytest

from skatdesk.engine.adviser import Adviser
from skatdesk.i18n.languages import Language
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.view import Phase
from skatdesk.ui.practice.helper import Helper
from skatdesk.ui.table.speeds import Speed
from tests.helpers.plain import plain
from tests.ui.practice.asked import (
    advised,
    begin_a_game,
    is_practice,
    play_until_asked,
    plays_the_demo,
    strip_text,
)
from tests.ui.practice.conftest import HelpAt
from tests.ui.table.at_table import AtTable
from tests.ui.table.sitting_down import Tables
from tests.ui.table.situations import SITUATIONS


def test_the_demo_plays_the_deal_to_its_end(t: AtTable, helper: Helper) -> None:
    begin_a_game(t, Phase.BIDDING)
    helper.set_demo(True)
    assert not plays_the_demo(helper)
    helper.set_demo(True)
    assert plays_the_demo(helper)
    for _ in range(20):
        t.settle()

    assert t.shows(t.asker.result)
    assert is_practice(t)


def test_a_reader_hears_that_the_demo_plays_and_that_it_leaves_the_play_to_him(
    t: AtTable, helper: Helper, heard: list[str]
) -> None:
    """Also while the others play; nothing is told of a demo that ends with its deal."""
    SITUATIONS["not_my_turn"](t)
    t.series.begin_practice()
    heard.clear()
    helper.set_demo(True)
    helper.set_demo(False)
    assert heard == ["The computer now plays for you", heard[-1]]
    assert plain(t.table.status.accessibleDescription()) == heard[-1]

    helper.set_demo(True)
    heard.clear()
    t.series.same_cards_again()
    t.settle()
    assert not plays_the_demo(helper)
    assert heard == ["Practice", "Forehand · Ben's turn"]


def test_the_demo_does_nothing_for_who_deals_and_watches(t: AtTable, helper: Helper) -> None:
    """A game in which nothing can be played for him does not become practice by it."""
    SITUATIONS["four_onlooker_play"](t)
    for _ in range(2):
        helper.set_demo(True)

    assert not plays_the_demo(helper)
    assert not is_practice(t)
    assert strip_text(t) == "You sit this deal out"


def test_the_demo_ends_with_the_deal(t: AtTable, helper: Helper) -> None:
    """The next game of the series is the user's own, and on the result there is nothing to play."""
    begin_a_game(t, Phase.BIDDING)
    t.series.begin_practice()
    helper.set_demo(True)
    for _ in range(20):
        t.settle()
    assert not plays_the_demo(helper)
    helper.set_demo(True)
    assert not plays_the_demo(helper)

    t.series.next_deal()
    play_until_asked(t, *Phase)

    assert t.controller.request is not None
    assert not is_practice(t)


def test_the_demo_does_not_play_another_deal_begun_meanwhile(tables: Tables, help_at: HelpAt) -> None:
    t = tables(Speed.LEISURELY)
    helper = help_at(t, RulesPlayer)
    begin_a_game(t, Phase.BIDDING)
    t.series.begin_practice()
    helper.set_demo(True)
    t.series.same_cards_again()
    t.settle()

    assert not plays_the_demo(helper)


def test_the_demo_gives_the_play_back(tables: Tables, help_at: HelpAt) -> None:
    """Switched off while it shows what it would do, it does nothing more."""
    t = tables(Speed.LEISURELY)
    helper = help_at(t, RulesPlayer)
    begin_a_game(t, Phase.PLAY)
    t.series.begin_practice()
    before = t.done
    helper.set_demo(True)
    assert advised(t)
    helper.set_demo(False)
    t.settle()

    assert t.done == before
    assert advised(t) == ()
    assert strip_text(t) == ""
    assert t.controller.request is not None


class _Later:
    """Thinks until the test is over."""

    def run(self, task: Callable[[], object], done: Callable[[object], None]) -> None:
        pass


def test_switched_off_while_it_thinks_the_demo_asks_for_no_more_patience(t: AtTable) -> None:
    begin_a_game(t, Phase.PLAY)
    t.series.begin_practice()
    helper = Helper(t.controller, Adviser(RulesPlayer, _Later(), t.engine.accepts, parent=t), t)
    helper.set_demo(True)
    assert strip_text(t) == "One moment…"
    t.show_in(Language.GERMAN)
    assert strip_text(t) == "Einen Moment\N{NO-BREAK SPACE}…"
    helper.set_demo(False)

    assert strip_text(t) == ""


def test_who_plays_during_the_demo_is_first(tables: Tables, help_at: HelpAt) -> None:
    t = tables(Speed.LEISURELY)
    helper = help_at(t, RulesPlayer)
    begin_a_game(t, Phase.BIDDING)
    t.series.begin_practice()
    helper.set_demo(True)
    request = t.controller.request
    assert request is not None
    t.controller.submit(request.options[-1])
    helper.set_demo(False)
    t.settle()

    own = [action for action in t.done if action.seat is t.me]
    assert own[-1] == request.options[-1]


@pytest.mark.parametrize("rules", [ISKO, HOME])
def test_the_demo_plays_every_rule_set(t: AtTable, helper: Helper, rules: RuleSet) -> None:
    t.begin(rules, size=4)
    helper.set_demo(True)
    for _ in range(5):
        t.series.next_deal()
        t.series.begin_practice()
        helper.set_demo(True)
        for _ in range(20):
            t.settle()

        assert t.shows(t.asker.result)
