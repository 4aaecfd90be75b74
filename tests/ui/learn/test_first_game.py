"""The first game in the real window: clicked through as advised, left, come back to."""

import pytest
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.i18n.languages import Language
from skatdesk.settings.options import TEXT_SIZE
from skatdesk.skat.actions import Announce, Discard, Pass, Play
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.results import Played
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.states import Finished
from skatdesk.store.store import Store
from skatdesk.ui.learn.first_game import FIRST_DEAL, FirstGame
from skatdesk.ui.learn.first_game_card import FirstGameCard
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.look.richline import RichLine
from tests.helpers.plain import plain
from tests.helpers.whole_program import Hand, series
from tests.ui.learn.conftest import do_as_advised, speak


def _first_game(application: Application) -> FirstGame:
    return application.learn.first_game


def _card(application: Application) -> FirstGameCard:
    return application.learn.first_game.card


def _play_on(application: Application, hand: Hand) -> list[str]:
    """Plays the deal to its end as advised; the pages that were shown, headline first."""
    shown: list[str] = []
    card = _card(application)
    while hand.wait_for_question():
        hand.qtbot.waitUntil(lambda: bool(card.advice.text()))
        assert card.isVisible()
        assert plain(card.advice.text()).startswith("Hint · ")
        while True:
            shown.append(plain(": ".join(card.page)))
            if not card.following.isEnabled() or not card.following.isVisible():
                break
            hand.click(card.following)
        do_as_advised(application, hand)
    return shown


def test_the_first_game_is_clicked_through_as_advised(application: Application, qtbot: QtBot, store: Store) -> None:
    """From the first page over the bidding to the result, which is explained; nothing of it is kept."""
    hand = Hand(application, qtbot)
    hand.click(application.home.learn)
    hand.click(application.learn.page.first_game)
    shown = _play_on(application, hand)
    state, note = application.engine.state, _first_game(application).note

    assert isinstance(state, Finished)
    assert isinstance(state.result, Played)
    assert state.result.valuation.won
    assert state.result.valuation.contract == application.asker.bidding.calculator.contract == Contract(Game.SPADES)
    headlines = [page.split(":")[0] for page in shown]
    assert headlines[:1] == ["The game"]
    expected = (
        "What the hand is worth",
        "Bidding",
        "You play alone",
        "Putting away",
        "Naming the game",
        "What it takes to win",
        "You lead",
        "Following suit",
        "A trick for you",
        "A trick for the others",
    )
    assert set(expected) <= set(headlines)
    assert any("Spades: with 1, game 2, × 11 = 22" in page for page in shown)
    assert any("must follow" in page for page in shown)
    assert any("An ace takes the trick" in page for page in shown)
    assert any("are missing" in page for page in shown)
    assert note.isVisible()
    assert "71 together" in plain(note.text.text())
    assert not _card(application).isVisible()
    assert store.open_series() is None
    assert store.last_series() is None

    hand.click(application.asker.result.next)
    assert application.learn.page.isVisible()


def test_the_advice_is_the_same_every_time(application: Application, qtbot: QtBot) -> None:
    hand = Hand(application, qtbot)
    courses = []
    for _ in range(2):
        application.learn.begin_first_game()
        _play_on(application, hand)
        courses.append(application.engine.actions)

    assert courses[0] == courses[1]


def test_there_is_one_advice_at_a_time_while_the_demo_plays(application: Application, qtbot: QtBot) -> None:
    """The demo goes by the expert's; who takes the cards back is advised by the card again."""
    hand, card, demo = Hand(application, qtbot), _card(application), application.practice.demo
    application.learn.begin_first_game()
    assert hand.wait_for_question()
    qtbot.waitUntil(lambda: bool(card.advice.text()))
    demo.trigger()

    assert application.practice.helper.demo
    assert not card.advice.text()

    demo.trigger()
    qtbot.waitUntil(lambda: bool(card.advice.text()))


def test_the_same_cards_again_are_explained_from_the_beginning(application: Application, qtbot: QtBot) -> None:
    """From another seat too: the explanations follow the seat."""
    hand = Hand(application, qtbot)
    application.learn.begin_first_game()
    for button in (application.asker.result.again, application.asker.result.other_seat):
        _play_on(application, hand)
        hand.click(button)
        assert not _first_game(application).note.isVisible()
        assert hand.wait_for_question()
        assert _card(application).page[0] == "The game"


def test_the_deal_is_the_one_that_was_chosen(application: Application) -> None:
    application.learn.begin_first_game()

    assert application.series.dealing is not None
    assert application.series.dealing.start.deal.number == FIRST_DEAL
    assert not application.series.dealing.counts
    assert application.engine.audience is FOREHAND


def test_who_passes_defends_and_is_told_how(application: Application, qtbot: QtBot) -> None:
    """The explanations follow what the learner does, not what was advised."""
    hand = Hand(application, qtbot)
    application.learn.begin_first_game()
    assert hand.wait_for_question()
    hand.click(application.asker.bidding.pass_button)
    shown = _play_on(application, hand)

    state = application.engine.state
    assert isinstance(state, Finished)
    assert isinstance(state.result, Played)
    assert state.result.declarer is not FOREHAND
    assert any("Ben plays Null and must not take a trick" in page for page in shown)
    assert not any("trump" in page for page in shown if page.startswith(("Following suit", "You lead")))
    assert not any(page.startswith("You play alone") for page in shown)
    assert _first_game(application).note.isVisible()


def test_another_game_than_advised_is_explained_too(application: Application, qtbot: QtBot) -> None:
    hand = Hand(application, qtbot)
    application.learn.begin_first_game()
    for _ in range(4):
        assert hand.wait_for_question()
        request = application.controller.request
        assert request is not None
        if any(isinstance(option, Announce) for option in request.options):
            break
        do_as_advised(application, hand)
    hand.click(application.asker.announce.games[Game.GRAND])
    hand.click(application.asker.announce.confirm)
    hand.wait_for_question()

    assert any("You play Grand" in plain(text) for _, text in _card(application)._pages)


def test_what_is_taken_back_is_explained_again(application: Application, qtbot: QtBot) -> None:
    hand = Hand(application, qtbot)
    application.learn.begin_first_game()
    for _ in range(6):
        assert hand.wait_for_question()
        do_as_advised(application, hand)
    assert hand.wait_for_question()
    application.window.undo.trigger()
    assert hand.wait_for_question()

    assert _card(application).isVisible()
    assert _card(application).page[1]
    _play_on(application, hand)
    assert _first_game(application).note.isVisible()


def test_who_takes_something_back_sees_all_pages_of_that_moment_again(application: Application, qtbot: QtBot) -> None:
    hand, card = Hand(application, qtbot), _card(application)
    application.learn.begin_first_game()
    for _ in range(7):
        assert hand.wait_for_question()
        pages = card._pages
        qtbot.waitUntil(lambda: bool(card.advice.text()))
        do_as_advised(application, hand)
        assert hand.wait_for_question()
        assert card._pages != pages
        application.window.undo.trigger()
        assert hand.wait_for_question()
        assert (card._pages, card.page) == (pages, pages[0])
        qtbot.waitUntil(lambda: bool(card.advice.text()))
        do_as_advised(application, hand)


def test_the_explanations_can_be_ended(application: Application, qtbot: QtBot) -> None:
    hand = Hand(application, qtbot)
    application.learn.begin_first_game()
    assert hand.wait_for_question()
    hand.click(_card(application).end)

    assert not _first_game(application).running
    assert not _card(application).isVisible()
    assert not application.learn.end.isVisible()
    hand.play_deal()
    assert not _first_game(application).note.isVisible()


def test_who_leaves_finds_the_deal_as_it_was(application: Application, qtbot: QtBot) -> None:
    hand = Hand(application, qtbot)
    application.learn.begin_first_game()
    assert hand.wait_for_question()
    hand.click(_card(application).leave)
    assert application.learn.page.isVisible()

    application.window.show_table()
    assert _card(application).isVisible()
    assert _first_game(application).running


def test_a_series_that_was_running_comes_back(application: Application, qtbot: QtBot) -> None:
    hand = Hand(application, qtbot)
    of_three = series(ISKO)
    application.begin(of_three)
    assert hand.wait_for_question()
    before = application.engine.actions
    application.learn.begin_first_game()
    _play_on(application, hand)
    hand.click(application.asker.result.next)
    assert hand.wait_for_question()

    assert application.series.setup == of_three
    assert application.engine.actions == before
    assert not _first_game(application).running
    assert not _card(application).isVisible()


def test_the_card_hides_neither_panel_nor_hand(application: Application, qtbot: QtBot) -> None:
    hand = Hand(application, qtbot)
    application.window.resize(1024, 700)
    application.learn.begin_first_game()
    while hand.wait_for_question():
        card, panel = _card(application), application.table.panel
        if panel is not None:
            assert not card.geometry().intersects(panel.geometry())
        assert card.geometry().bottom() < application.table.scene.table.trick_y
        do_as_advised(application, hand)


@pytest.mark.parametrize("size", [(853, 433), (910, 505), (1024, 700)])
def test_no_word_at_a_seat_looks_out_from_under_the_card(
    application: Application, qtbot: QtBot, size: tuple[int, int]
) -> None:
    """Where letters are large for the window the card covers what was said, which it tells itself."""
    hand, table, card = Hand(application, qtbot), application.table, _card(application)
    application.window.setMinimumSize(1, 1)
    application.window.resize(*size)
    application.learn.begin_first_game()
    said = 0
    for _ in range(3):
        assert hand.wait_for_question()
        qtbot.waitUntil(lambda: bool(card.advice.text()))
        shown = [bubbles for bubbles in table.bubbles.values() if bubbles.isVisible()]
        said += len(shown)
        edge = SHADOW_MARGIN
        seen = card.geometry().adjusted(edge, edge, -edge, -edge)
        assert not any(seen.intersects(bubbles.geometry()) for bubbles in shown)
        do_as_advised(application, hand)
    assert said
    _first_game(application).end()
    assert all(bubbles.isVisible() for bubbles in table.bubbles.values() if bubbles in table._present)


@pytest.mark.parametrize("language", Language)
def test_no_word_of_the_top_line_is_cut_by_the_card(application: Application, qtbot: QtBot, language: Language) -> None:
    """Of "highest bid 18" the card would leave "highest bid 1". Once it is gone all of it stands there again."""
    hand, bar, card = Hand(application, qtbot), application.table.bar, _card(application)
    application.settings.set(TEXT_SIZE, "largest")
    speak(application, language)
    application.window.resize(1024, 700)
    application.learn.begin_first_game()
    for _ in range(3):
        assert hand.wait_for_question()
        qtbot.waitUntil(lambda: bool(card.advice.text()))
        edge = SHADOW_MARGIN
        seen = card.geometry().adjusted(edge, edge, -edge, -edge)
        assert seen.intersects(bar.geometry())
        words = [part for part in bar.findChildren(RichLine) if part.isVisible() and part.text()]
        assert words
        assert not any(seen.intersects(part.geometry()) for part in words)
        do_as_advised(application, hand)
    _first_game(application).end()
    assert bar._who.isVisible()


def test_messages_leave_the_card_readable(application: Application, qtbot: QtBot) -> None:
    """Its own hint stands on the card, so the command for another one rests."""
    hand = Hand(application, qtbot)
    application.learn.begin_first_game()
    while hand.wait_for_question():
        assert not application.practice.hint.isEnabled()
        application.controller.say("Exactly two cards are put away")
        assert not application.table.strip.geometry().intersects(_card(application).geometry())
        do_as_advised(application, hand)


def test_hints_are_offered_again_where_the_explanations_end(application: Application, qtbot: QtBot) -> None:
    hand = Hand(application, qtbot)
    application.learn.begin_first_game()
    assert hand.wait_for_question()
    _first_game(application).end()

    assert application.practice.hint.isEnabled()


def test_any_legal_course_is_explained(application: Application, qtbot: QtBot) -> None:
    """The plainest answers instead of the advised ones: the worst game the hand allows."""
    hand = Hand(application, qtbot)
    application.learn.begin_first_game()
    while hand.wait_for_question():
        request = application.controller.request
        assert request is not None
        assert all(all(page) for page in _card(application)._pages)
        kinds = (Play, Discard)
        option = next((one for one in reversed(request.options) if isinstance(one, kinds)), None)
        plain_option = next(one for one in request.options if not isinstance(one, Pass))
        application.controller.submit(option or plain_option)

    assert _first_game(application).note.isVisible()


def test_on_a_small_screen_the_card_lies_above_the_panel(application: Application, qtbot: QtBot) -> None:
    """1280 x 720 where everything is shown half as large again, with room for a line of the desktop."""
    application.window.setMinimumSize(1, 1)
    application.window.resize(853, 433)
    application.learn.begin_first_game()
    card, table = _card(application), application.table
    qtbot.waitUntil(lambda: table.panel is not None and bool(card.advice.text()))

    assert table.panel is not None
    assert card.geometry().bottom() - SHADOW_MARGIN <= table.panel.geometry().top() + SHADOW_MARGIN
    assert not any(card.geometry().intersects(plate.geometry()) for plate in table.plates.values() if plate.isVisible())
