"""Hints: they help with what is asked now, and make the game practice."""

from functools import partial

from skatdesk.i18n.languages import Language
from skatdesk.players.player import Budget, Decision
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.players.understudy import Understudy
from skatdesk.skat.actions import Action, Announce, Bid, Concede, Discard, Pass, Play
from skatdesk.skat.ordering import TRUMP, effective_suit
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.practice.helper import Helper
from tests.helpers.plain import plain
from tests.ui.practice.asked import (
    advice,
    advised,
    begin_a_game,
    is_practice,
    play_until_asked,
    strip_text,
)
from tests.ui.practice.conftest import HelpAt
from tests.ui.table.at_table import NAMES, AtTable


def test_the_first_hint_of_a_series_tells_what_it_costs(t: AtTable, helper: Helper) -> None:
    begin_a_game(t, Phase.BIDDING)
    helper.hint()

    assert "not in the statistics" in strip_text(t)
    assert helper.marks.button is None
    assert not is_practice(t)

    helper.hint()

    assert strip_text(t).startswith("Hint · ")
    assert is_practice(t)
    assert t.series.dealing is not None
    assert t.series.dealing.counts


def test_a_later_game_of_the_series_asks_no_more(t: AtTable, helper: Helper) -> None:
    begin_a_game(t, Phase.BIDDING)
    helper.hint()
    helper.hint()
    play_until_asked(t)
    t.series.next_deal()
    t.settle()
    assert not is_practice(t)
    play_until_asked(t, *Phase)
    helper.hint()

    assert is_practice(t)
    assert strip_text(t).startswith("Hint · ")


def test_who_was_told_and_did_not_ask_again_is_told_in_the_next_game_too(t: AtTable, helper: Helper) -> None:
    """What was said of one game is no consent for another."""
    begin_a_game(t, Phase.BIDDING)
    helper.hint()
    play_until_asked(t)
    t.series.next_deal()
    t.settle()
    play_until_asked(t, *Phase)
    helper.hint()

    assert not is_practice(t)
    assert "not in the statistics" in strip_text(t)


def test_another_name_is_no_other_series(t: AtTable, helper: Helper) -> None:
    """Who has no name is called by another word in every language."""
    begin_a_game(t, Phase.BIDDING)
    helper.hint()
    t.series.rename(NAMES[0], "Vous")
    helper.hint()

    assert is_practice(t)
    assert strip_text(t).startswith("Hint · ")


def test_the_next_series_is_told_anew(t: AtTable, helper: Helper) -> None:
    begin_a_game(t, Phase.BIDDING)
    helper.hint()
    begin_a_game(t, Phase.BIDDING)
    helper.hint()

    assert not is_practice(t)


def test_in_practice_nothing_has_to_be_asked(t: AtTable, helper: Helper) -> None:
    t.begin()
    t.series.next_deal()
    t.settle()
    t.series.same_cards_again()
    t.settle()
    play_until_asked(t, *Phase)
    helper.hint()

    assert strip_text(t).startswith("Hint · ")


def test_a_hint_of_the_stand_in_says_that_it_goes_by_rules_of_thumb(t: AtTable, help_at: HelpAt) -> None:
    """A review of the same deal may judge otherwise later."""
    ready = [False]
    helper = help_at(t, lambda: Understudy(RulesPlayer, lambda: ready[0]))
    begin_a_game(t, Phase.PLAY)
    t.series.begin_practice()
    helper.hint()
    for_now = strip_text(t)
    ready[0] = True
    helper.hint()

    assert for_now.startswith("Hint, for now by rules of thumb · ")
    assert strip_text(t).startswith("Hint · ")


def _hint(t: AtTable, helper: Helper) -> Action:
    t.series.begin_practice()
    helper.hint()
    return advice(t)


def test_a_bid_is_shown_at_its_button(t: AtTable, helper: Helper) -> None:
    begin_a_game(t, Phase.BIDDING)
    advice = _hint(t, helper)
    panel = t.asker.bidding
    button = panel.pass_button if isinstance(advice, Pass) else panel.main

    assert helper.marks.button is button
    assert button.advised
    assert button.hasFocus()

    t.controller.submit(advice)
    t.settle()

    assert not button.advised


def test_a_hint_for_a_bid_points_at_the_game_it_has_in_mind(t: AtTable, helper: Helper) -> None:
    """How far that carries can be seen, and the cards that would be trumps stand out."""
    begin_a_game(t, Phase.BIDDING)
    _hint(t, helper)

    request = t.controller.request
    assert request is not None
    evaluation = RulesPlayer().decide(request.view, request.options, Budget(1), 1).evaluation
    assert evaluation is not None
    assert evaluation.contract is not None
    pointed = t.asker.bidding.calculator.contract
    assert pointed is not None
    assert pointed.game is evaluation.contract.game
    bright = {item.card for item in t.table.scene.row.items if item.worn.veil == 0}
    assert bright == {card for card in request.view.hand if effective_suit(card, pointed.game) == TRUMP}


def test_a_hint_that_comes_late_leaves_the_keys_where_they_are(t: AtTable, helper: Helper) -> None:
    """Somebody has left the table meanwhile, and types on another page."""
    begin_a_game(t, Phase.BIDDING)
    t.table.hide()

    _hint(t, helper)

    button = helper.marks.button
    assert button is not None
    assert t.table.focusWidget() is not button
    t.table.show()
    t.table.take_keyboard()
    assert t.table.focusWidget() is button


def test_a_card_is_shown_in_the_hand(t: AtTable, helper: Helper) -> None:
    begin_a_game(t, Phase.PLAY)
    advice = _hint(t, helper)
    assert isinstance(advice, Play)
    card = advice.card
    item = next(item for item in t.table.scene.row.items if item.card is card)

    assert advised(t) == (card,)
    assert (item.worn.label, item.worn.veil) == ("Hint", 0.0)

    t.controller.submit(advice)
    t.settle()

    assert advised(t) == ()


def test_cards_to_put_away_are_shown_in_the_hand(t: AtTable, helper: Helper) -> None:
    begin_a_game(t, Phase.DISCARD)
    advice = _hint(t, helper)

    assert isinstance(advice, Discard)
    assert advised(t) == advice.cards


def test_a_contract_is_chosen_but_not_announced(t: AtTable, helper: Helper) -> None:
    begin_a_game(t, Phase.ANNOUNCE)
    advice = _hint(t, helper)

    assert isinstance(advice, Announce)
    assert t.asker.announce.contract == advice.contract
    assert helper.marks.button is t.asker.announce.confirm
    assert t.controller.view is not None
    assert t.controller.view.phase is Phase.ANNOUNCE


def test_skat_or_hand_is_shown_at_its_button(t: AtTable, helper: Helper) -> None:
    begin_a_game(t, Phase.SKAT)
    advice = _hint(t, helper)

    assert helper.marks.button is t.asker.choice.button_for(advice)


def test_without_a_question_there_is_no_hint(t: AtTable, helper: Helper) -> None:
    begin_a_game(t, Phase.PLAY)
    play_until_asked(t)
    helper.hint()

    assert strip_text(t) == "There are hints when it is your turn"


def test_what_was_said_too_early_gives_way_when_it_is_the_users_turn(t: AtTable, helper: Helper) -> None:
    begin_a_game(t, Phase.PLAY)
    request = t.controller.request
    assert request is not None
    helper._controller.say("There are hints when it is your turn")
    t.engine.actionRequested.emit(request)

    assert strip_text(t) == ""


def test_a_hint_is_told_in_another_language(t: AtTable, helper: Helper) -> None:
    """With its card words, and on the same card."""
    begin_a_game(t, Phase.PLAY)
    _hint(t, helper)
    (card,) = advised(t)
    t.show_in(Language.GERMAN)

    assert advised(t) == (card,)
    assert plain(strip_text(t)).startswith(f"Tipp · {t.namer.card(card)}")


def test_a_hint_about_a_bid_is_told_in_another_language(t: AtTable, helper: Helper) -> None:
    begin_a_game(t, Phase.BIDDING)
    _hint(t, helper)
    button = helper.marks.button
    assert button is not None
    t.show_in(Language.FRENCH)

    assert helper.marks.button is button
    assert strip_text(t).startswith("Conseil · ")


def test_in_another_language_what_was_chosen_since_stays_chosen(t: AtTable, helper: Helper) -> None:
    """It is not what is advised, so nothing points at the button that announces it."""
    begin_a_game(t, Phase.ANNOUNCE)
    advice = _hint(t, helper)
    assert isinstance(advice, Announce)
    panel = t.asker.announce
    offered = [game for game, button in panel.games.items() if button.isEnabled()]
    panel.point_at(next(game for game in offered if game is not advice.contract.game))
    chosen = panel.contract
    t.show_in(Language.GERMAN)

    assert panel.contract == chosen
    assert helper.marks.button is None
    assert strip_text(t).startswith("Tipp · ")


def test_what_is_answered_is_no_longer_advised_in_any_language(t: AtTable, helper: Helper) -> None:
    begin_a_game(t, Phase.PLAY)
    _hint(t, helper)
    t.controller.submit(advice(t))
    t.settle()
    t.show_in(Language.GERMAN)

    assert advised(t) == ()
    assert not strip_text(t).startswith("Tipp")


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
    begin_a_game(t, Phase.BIDDING)
    t.series.begin_practice()
    for answer in (None, Bid(t.me.others[0], 18)):
        helper = help_at(t, partial(_Broken, answer))
        helper.failed.connect(faults.append)
        helper.set_demo(True)
        t.settle()

        assert not helper.demo
        assert strip_text(t) == "There is no hint for this"
        assert t.controller.request is not None

    assert len(faults) == 2


def test_the_next_card_covers_no_word_of_a_hint(t: AtTable) -> None:
    """Of two cards side by side that are to be put away the first wears its word beside the second."""
    begin_a_game(t, Phase.DISCARD)
    row = t.table.scene.row
    cards = [item.card for item in row.items if item.card is not None]
    row.set_advised((cards[2], cards[3]), "Conseil!")
    t.settle()

    first, second = row.items[2:4]
    width = first.scale() * 100
    head = first.x() + first.tab().right()
    assert head <= second.x() - width / 2
    assert first.tab().left() >= -0.55 * width


def _play_until_one_card_is_left_to_choose(t: AtTable) -> Play:
    """Until the rules leave the user one card, which he has to play."""
    for _ in range(60):
        request = t.controller.request
        if request is not None and len(request.options) == 1 and isinstance(request.options[0], Play):
            return request.options[0]
        if request is not None:
            t.controller.submit(advice(t))
        t.settle()
    raise AssertionError("there was always a choice")


def test_where_one_card_is_allowed_a_hint_says_so_and_the_game_counts_on(t: AtTable, helper: Helper) -> None:
    begin_a_game(t, Phase.PLAY)
    only = _play_until_one_card_is_left_to_choose(t)
    helper.hint()

    assert strip_text(t).endswith(": the rules allow no other card")
    assert advised(t) == (only.card,)
    assert not is_practice(t)
    t.controller.submit(only)
    t.settle()
    assert advised(t) == ()


def test_a_hint_where_one_card_is_allowed_costs_nothing_the_next_one_is_still_told_to(
    t: AtTable, helper: Helper
) -> None:
    begin_a_game(t, Phase.PLAY)
    _play_until_one_card_is_left_to_choose(t)
    helper.hint()
    begin_a_game(t, Phase.BIDDING)
    helper.hint()

    assert "not in the statistics" in strip_text(t)
    assert not is_practice(t)


def test_the_demo_is_not_disturbed_by_a_hint_where_one_card_is_allowed(t: AtTable, helper: Helper) -> None:
    begin_a_game(t, Phase.PLAY)
    t.series.begin_practice()
    _play_until_one_card_is_left_to_choose(t)
    before = len(t.engine.actions)
    helper.set_demo(True)
    helper.hint()
    t.settle()

    assert len(t.engine.actions) > before


def test_help_may_be_wanted_by_who_has_a_hand_in_a_deal_that_is_on(t: AtTable, helper: Helper) -> None:
    """Not by the dealer of a table of four, who watches, nor beside a result."""
    heard: list[bool] = []
    helper.wanted.connect(heard.append)
    t.begin(size=4, dealer=0)
    t.series.next_deal()
    t.settle()
    assert heard
    assert not any(heard)
    heard.clear()
    begin_a_game(t, Phase.PLAY)
    play_until_asked(t)

    assert heard[0]
    assert not heard[-1]
