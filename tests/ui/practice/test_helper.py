"""Hint and demo: they help with what is asked now, and make the game practice."""

from functools import partial

import pytest

from skatdesk.i18n.languages import Language
from skatdesk.players.player import Budget, Decision
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.actions import Action, Announce, Bid, Concede, Discard, Pass, Play
from skatdesk.skat.cards import Cards
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.practice.helper import Helper
from skatdesk.ui.table.speeds import Speed
from tests.helpers.plain import plain
from tests.ui.practice.conftest import HelpAt
from tests.ui.table.at_table import NAMES, AtTable
from tests.ui.table.sitting_down import Tables
from tests.ui.table.situations import SITUATIONS


def _advice(t: AtTable) -> Action:
    request = t.controller.request
    assert request is not None
    return RulesPlayer().decide(request.view, request.options, Budget(1), 1).action


def _asked(t: AtTable, *phases: Phase) -> None:
    """Plays on as advised until the human is asked in one of these phases, or the deal is over."""
    for _ in range(60):
        view = t.controller.view
        assert view is not None
        if view.phase is Phase.FINISHED or (view.phase in phases and t.controller.request is not None):
            return
        if t.controller.request is not None:
            t.controller.submit(_advice(t))
        t.settle()


def _begin(t: AtTable, *phases: Phase) -> None:
    """A game of a series in which the human is asked in one of these phases."""
    for seed in range(1, 60):
        t.begin(seed=seed)
        t.series.next_deal()
        t.settle()
        _asked(t, *phases)
        if t.controller.view is not None and t.controller.view.phase in phases:
            return
    raise AssertionError("no such game")


def _is_practice(t: AtTable) -> bool:
    assert t.series.dealing is not None
    return t.series.dealing.practice


def _advised(t: AtTable) -> Cards:
    return t.table.scene.row.advised


def _plays(helper: Helper) -> bool:
    return helper.demo


def _text(t: AtTable) -> str:
    return t.table.strip.text


def test_the_first_hint_of_a_series_tells_what_it_costs(t: AtTable, helper: Helper) -> None:
    _begin(t, Phase.BIDDING)
    helper.hint()

    assert "not in the statistics" in _text(t)
    assert helper.marks.button is None
    assert not _is_practice(t)

    helper.hint()

    assert _text(t).startswith("Hint · ")
    assert _is_practice(t)
    assert t.series.dealing is not None
    assert t.series.dealing.counts


def test_a_later_game_of_the_series_asks_no_more(t: AtTable, helper: Helper) -> None:
    _begin(t, Phase.BIDDING)
    helper.hint()
    helper.hint()
    _asked(t)
    t.series.next_deal()
    t.settle()
    assert not _is_practice(t)
    _asked(t, *Phase)
    helper.hint()

    assert _is_practice(t)
    assert _text(t).startswith("Hint · ")


def test_who_was_told_and_did_not_ask_again_is_told_in_the_next_game_too(t: AtTable, helper: Helper) -> None:
    """What was said of one game is no consent for another."""
    _begin(t, Phase.BIDDING)
    helper.hint()
    _asked(t)
    t.series.next_deal()
    t.settle()
    _asked(t, *Phase)
    helper.hint()

    assert not _is_practice(t)
    assert "not in the statistics" in _text(t)


def test_another_name_is_no_other_series(t: AtTable, helper: Helper) -> None:
    """Who has no name is called by another word in every language."""
    _begin(t, Phase.BIDDING)
    helper.hint()
    t.series.rename(NAMES[0], "Vous")
    helper.hint()

    assert _is_practice(t)
    assert _text(t).startswith("Hint · ")


def test_the_next_series_is_told_anew(t: AtTable, helper: Helper) -> None:
    _begin(t, Phase.BIDDING)
    helper.hint()
    _begin(t, Phase.BIDDING)
    helper.hint()

    assert not _is_practice(t)


def test_in_practice_nothing_has_to_be_asked(t: AtTable, helper: Helper) -> None:
    t.begin()
    t.series.next_deal()
    t.settle()
    t.series.same_cards_again()
    t.settle()
    _asked(t, *Phase)
    helper.hint()

    assert _text(t).startswith("Hint · ")


def _hint(t: AtTable, helper: Helper) -> Action:
    t.series.begin_practice()
    helper.hint()
    return _advice(t)


def test_a_bid_is_shown_at_its_button(t: AtTable, helper: Helper) -> None:
    _begin(t, Phase.BIDDING)
    advice = _hint(t, helper)
    panel = t.asker.bidding
    button = panel.pass_button if isinstance(advice, Pass) else panel.main

    assert helper.marks.button is button
    assert button.advised
    assert button.hasFocus()

    t.controller.submit(advice)
    t.settle()

    assert not button.advised


def test_a_hint_that_comes_late_leaves_the_keys_where_they_are(t: AtTable, helper: Helper) -> None:
    """Somebody has left the table meanwhile, and types on another page."""
    _begin(t, Phase.BIDDING)
    t.table.hide()

    _hint(t, helper)

    button = helper.marks.button
    assert button is not None
    assert t.table.focusWidget() is not button
    t.table.show()
    t.table.take_keyboard()
    assert t.table.focusWidget() is button


def test_a_card_is_shown_in_the_hand(t: AtTable, helper: Helper) -> None:
    _begin(t, Phase.PLAY)
    advice = _hint(t, helper)
    assert isinstance(advice, Play)
    card = advice.card
    item = next(item for item in t.table.scene.row.items if item.card is card)

    assert _advised(t) == (card,)
    assert (item.label, item.veil) == ("Hint", 0.0)

    t.controller.submit(advice)
    t.settle()

    assert _advised(t) == ()


def test_cards_to_put_away_are_shown_in_the_hand(t: AtTable, helper: Helper) -> None:
    _begin(t, Phase.DISCARD)
    advice = _hint(t, helper)

    assert isinstance(advice, Discard)
    assert _advised(t) == advice.cards


def test_a_contract_is_chosen_but_not_announced(t: AtTable, helper: Helper) -> None:
    _begin(t, Phase.ANNOUNCE)
    advice = _hint(t, helper)

    assert isinstance(advice, Announce)
    assert t.asker.announce.contract == advice.contract
    assert helper.marks.button is t.asker.announce.confirm
    assert t.controller.view is not None
    assert t.controller.view.phase is Phase.ANNOUNCE


def test_skat_or_hand_is_shown_at_its_button(t: AtTable, helper: Helper) -> None:
    _begin(t, Phase.SKAT)
    advice = _hint(t, helper)

    assert helper.marks.button is t.asker.choice.button_for(advice)


def test_without_a_question_there_is_no_hint(t: AtTable, helper: Helper) -> None:
    _begin(t, Phase.PLAY)
    _asked(t)
    helper.hint()

    assert _text(t) == "There are hints when it is your turn"


def test_a_hint_is_told_in_another_language(t: AtTable, helper: Helper) -> None:
    """With its card words, and on the same card."""
    _begin(t, Phase.PLAY)
    _hint(t, helper)
    (card,) = _advised(t)
    t.show_in(Language.GERMAN)

    assert _advised(t) == (card,)
    assert plain(_text(t)).startswith(f"Tipp · {t.namer.card(card)}")


def test_a_hint_about_a_bid_is_told_in_another_language(t: AtTable, helper: Helper) -> None:
    _begin(t, Phase.BIDDING)
    _hint(t, helper)
    button = helper.marks.button
    assert button is not None
    t.show_in(Language.FRENCH)

    assert helper.marks.button is button
    assert _text(t).startswith("Conseil · ")


def test_in_another_language_what_was_chosen_since_stays_chosen(t: AtTable, helper: Helper) -> None:
    """It is not what is advised, so nothing points at the button that announces it."""
    _begin(t, Phase.ANNOUNCE)
    advice = _hint(t, helper)
    assert isinstance(advice, Announce)
    panel = t.asker.announce
    offered = [game for game, button in panel.games.items() if button.isEnabled()]
    panel.point_at(next(game for game in offered if game is not advice.contract.game))
    chosen = panel.contract
    t.show_in(Language.GERMAN)

    assert panel.contract == chosen
    assert helper.marks.button is None
    assert _text(t).startswith("Tipp · ")


def test_what_is_answered_is_no_longer_advised_in_any_language(t: AtTable, helper: Helper) -> None:
    _begin(t, Phase.PLAY)
    _hint(t, helper)
    t.controller.submit(_advice(t))
    t.settle()
    t.show_in(Language.GERMAN)

    assert _advised(t) == ()
    assert not _text(t).startswith("Tipp")


def test_the_demo_plays_the_deal_to_its_end(t: AtTable, helper: Helper) -> None:
    _begin(t, Phase.BIDDING)
    helper.set_demo(True)
    assert not _plays(helper)
    helper.set_demo(True)
    assert _plays(helper)
    for _ in range(20):
        t.settle()

    assert t.shows(t.asker.result)
    assert _is_practice(t)


def test_the_demo_does_nothing_for_who_deals_and_watches(t: AtTable, helper: Helper) -> None:
    """A game in which nothing can be played for him does not become practice by it."""
    SITUATIONS["four_onlooker_play"](t)
    for _ in range(2):
        helper.set_demo(True)

    assert not _plays(helper)
    assert not _is_practice(t)
    assert _text(t) == "You sit this deal out"


def test_the_demo_ends_with_the_deal(t: AtTable, helper: Helper) -> None:
    """The next game of the series is the user's own, and on the result there is nothing to play."""
    _begin(t, Phase.BIDDING)
    t.series.begin_practice()
    helper.set_demo(True)
    for _ in range(20):
        t.settle()
    assert not _plays(helper)
    helper.set_demo(True)
    assert not _plays(helper)

    t.series.next_deal()
    _asked(t, *Phase)

    assert t.controller.request is not None
    assert not _is_practice(t)


def test_the_demo_does_not_play_another_deal_begun_meanwhile(tables: Tables, help_at: HelpAt) -> None:
    t = tables(Speed.LEISURELY)
    helper = help_at(t, RulesPlayer)
    _begin(t, Phase.BIDDING)
    t.series.begin_practice()
    helper.set_demo(True)
    t.series.same_cards_again()
    t.settle()

    assert not _plays(helper)


def test_the_demo_gives_the_play_back(tables: Tables, help_at: HelpAt) -> None:
    """Switched off while it shows what it would do, it does nothing more."""
    t = tables(Speed.LEISURELY)
    helper = help_at(t, RulesPlayer)
    _begin(t, Phase.PLAY)
    t.series.begin_practice()
    before = t.done
    helper.set_demo(True)
    assert _advised(t)
    helper.set_demo(False)
    t.settle()

    assert t.done == before
    assert _advised(t) == ()
    assert t.controller.request is not None


def test_who_plays_during_the_demo_is_first(tables: Tables, help_at: HelpAt) -> None:
    t = tables(Speed.LEISURELY)
    helper = help_at(t, RulesPlayer)
    _begin(t, Phase.BIDDING)
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


class _Broken:
    """Raises, or answers what nobody asked."""

    def __init__(self, answer: Action | None = None) -> None:
        self._answer = answer

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        if self._answer is None:
            raise ValueError("no idea")
        return Decision(self._answer)

    def consents(self, view: SeatView, concession: Concede) -> bool:
        return False


def test_an_adviser_who_fails_does_no_harm(t: AtTable, help_at: HelpAt) -> None:
    faults: list[object] = []
    _begin(t, Phase.BIDDING)
    t.series.begin_practice()
    for answer in (None, Bid(t.me.others[0], 18)):
        helper = help_at(t, partial(_Broken, answer))
        helper.failed.connect(faults.append)
        helper.set_demo(True)
        t.settle()

        assert not helper.demo
        assert t.controller.request is not None

    assert len(faults) == 2


def test_the_next_card_covers_no_word_of_a_hint(t: AtTable) -> None:
    """Of two cards side by side that are to be put away the first wears its word beside the second."""
    _begin(t, Phase.DISCARD)
    row = t.table.scene.row
    cards = [item.card for item in row.items if item.card is not None]
    row.set_advised((cards[2], cards[3]), "Conseil!")
    t.settle()

    first, second = row.items[2:4]
    width = first.scale() * 100
    head = first.x() + first.tab().right()
    assert head <= second.x() - width / 2
    assert first.tab().left() >= -0.55 * width
