"""The result: right words for every kind of ending, how it was counted, all hands, what the list says."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QSignalSpy

from skatdesk.i18n.languages import Language
from skatdesk.scoring.entries import PassedInGame
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.game import legal_actions
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import Seating
from skatdesk.skat.states import Finished, GameStart
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.look.tokens import S1, S3
from skatdesk.ui.panels.result import ResultPanel
from skatdesk.ui.sentences.list_systems import system_name
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.plain import plain
from tests.notation.lists.filled import game
from tests.ui.table.at_table import NAMES, AtTable
from tests.ui.table.situations import SITUATIONS

ENDINGS = {
    "won": ("You win with 96 points", "+40"),
    "lost": ("Ben loses with 52 points", "−54"),
    "overbid": ("You lose with 96 points: overbid", "−160"),
    "null_won": ("You win without a trick", "+23"),
    "null_lost": ("Ben takes a trick and loses", "−46"),
    "kontra_bock": ("You win with 96 points", "+320"),
    "conceded": ("You give up and lose", "−60"),
    "conceded_by_defenders": ("The defenders give up: you win", "+30"),
    "claimed": ("You win all ten tricks", "+168"),
    "thrown_in": ("You throw the cards in and lose", "−192"),
    "passed_in": ("Passed in: nobody bid", ""),
    "ramsch_lost": ("You lose with 107 points", "−107"),
    "ramsch_march": ("Ben takes all ten tricks: March", "+120"),
    "ramsch_own": ("You have most points: 107", "−107"),
    "schieberamsch": ("You lose with 90 points", "−360"),
    "defence_announced": ("Cem loses with 30 points", "−120"),
    "four_result": ("Ben wins with 63 points", "+30"),
}
WITH_BAR = {"won", "lost", "overbid", "kontra_bock", "claimed", "defence_announced", "four_result"}
WITHOUT_TRICKS = {"claimed", "conceded", "passed_in"}
COUNTED = {
    "won": "Hearts: with 2, game 3, Schneider 4, × 10 = 40 · your bid 18 is reached",
    "lost": "Diamonds: without 2, game 3, × 9 = 27 · the bid 18 is reached · lost, 2 × 27 = 54",
    "overbid": "Hearts: with 2, game 3, Schneider 4, × 10 = 40 · your bid 72 is not reached"
    " · overbid, smallest multiple of 10 that reaches 72 = 80 · lost, 2 × 80 = 160",
    "null_won": "Null: fixed value 23 · your bid 18 is reached",
    "kontra_bock": "Hearts: with 2, game 3, Schneider 4, × 10 = 40 · your bid 18 is reached"
    " · Kontra, 2 × 40 = 80 · Re, 2 × 80 = 160 · Bock round, 2 × 160 = 320 · a Bock round follows",
    "ramsch_own": "Everybody writes down their own points",
    "schieberamsch": "90 points · pushed on unseen, 4 × 90 = 360",
}


def result(t: AtTable, name: str) -> ResultPanel:
    """The result of this ending."""
    SITUATIONS[name](t)
    assert t.table.panel is t.asker.result
    return t.asker.result


@pytest.mark.parametrize("name", ENDINGS)
def test_every_ending_has_its_headline_and_its_score(t: AtTable, name: str) -> None:
    headline, score = ENDINGS[name]
    panel = result(t, name)

    assert plain(panel._headline.text()) == headline
    assert panel.accessibleName() == panel._headline.text()
    assert (plain(panel._score.text()) if panel._score.isVisible() else "") == score


@pytest.mark.parametrize("name", ["won", "conceded", "claimed", "thrown_in", "passed_in", "schieberamsch"])
def test_after_a_deal_beside_the_series_the_result_is_told_as_before(t: AtTable, heard: list[str], name: str) -> None:
    panel, told = result(t, name), heard.copy()
    shown = panel._headline.text(), panel._score.text(), panel._counted.text(), panel._bar.isVisible()
    assert t.series.setup is not None
    t.series.play_beside(t.series.setup, GameStart(t.engine.state.start.deal, ISKO))
    t.settle()
    assert not panel.isVisible()
    t.series.next_deal()
    t.settle()

    assert panel.isVisible()
    assert (panel._headline.text(), panel._score.text(), panel._counted.text(), panel._bar.isVisible()) == shown
    assert heard[-1] == told[-1]


@pytest.mark.parametrize("name", COUNTED)
def test_the_value_is_derived_in_words(t: AtTable, name: str) -> None:
    assert plain(result(t, name)._counted.text()) == COUNTED[name]


@pytest.mark.parametrize("name", ["won", "overbid", "kontra_bock", "schieberamsch"])
def test_a_reader_hears_once_who_has_won_and_then_how_it_was_counted(t: AtTable, heard: list[str], name: str) -> None:
    result(t, name)

    assert heard.count(ENDINGS[name][0]) == 1
    assert heard[-1] == f"{COUNTED[name]}; {ENDINGS[name][1]}"


def test_no_wrapped_line_of_it_begins_with_the_figure_of_a_word(t: AtTable) -> None:
    assert "\u00a04, " in result(t, "kontra_bock")._counted.text()


@pytest.mark.parametrize("name", ENDINGS)
def test_the_bar_shows_points_only_where_all_were_shared_out(t: AtTable, name: str) -> None:
    """Not in Null, not in Ramsch, not where somebody gave up; and the hands are numbered if there were tricks."""
    panel = result(t, name)

    assert panel._bar.isVisible() is (name in WITH_BAR)
    assert ("numbered" in panel._hands_word.text()) is (name not in WITHOUT_TRICKS)


def test_after_a_claim_it_is_told_why_cards_have_no_number(t: AtTable) -> None:
    assert plain(result(t, "claimed")._hands_word.text()) == "The hands as dealt · You claim the remaining tricks"


def test_a_deal_passed_in_counts_nothing_and_stands_in_the_list(t: AtTable) -> None:
    panel = result(t, "passed_in")

    assert not panel._counted.isVisible()
    assert t.series.score_list is not None
    assert isinstance(t.series.score_list.entries[-1].outcome, PassedInGame)
    assert panel._change.isVisible()


def test_the_bar_and_a_heading_give_way_to_the_hands_only_where_there_is_no_room(t: AtTable) -> None:
    panel = result(t, "won")
    for size, scale, enlarged, room in (
        ((1024, 600), 0.67, False, True),
        ((1024, 520), 0.8, True, False),
        ((1152, 900), 1.0, False, True),
    ):
        t.look.use(scale=scale, enlarged=enlarged)
        t.table.resize(*size)
        t.settle()
        assert panel._bar.isVisible() is panel._hands_word.isVisible() is room
        assert panel.height() >= panel.heightForWidth(panel.width())


@pytest.mark.parametrize("ending", ["won", "conceded", "claimed"])
def test_enter_goes_on_wherever_the_focus_is(t: AtTable, ending: str) -> None:
    """Also after a click on the felt, with cards still in the hand under the page."""
    panel = result(t, ending)
    heard = QSignalSpy(panel.nextRequested)
    assert panel.next.hasFocus()
    t.press(Qt.Key.Key_Return)
    t.table.view.setFocus()
    t.press(Qt.Key.Key_Return)
    panel.setFocus()
    t.press(Qt.Key.Key_Enter)

    assert heard.count() == 3


def test_arrows_stay_among_the_buttons(t: AtTable) -> None:
    """One pressed too late for the last card does not lead out of the panel, where Enter would do nothing."""
    panel = result(t, "won")
    t.press(Qt.Key.Key_Right, Qt.Key.Key_Down)
    assert panel.next.hasFocus()
    t.press(Qt.Key.Key_Left)
    assert panel.review.hasFocus()
    t.press(*[Qt.Key.Key_Left] * 5)
    assert panel.again.hasFocus()
    t.press(*[Qt.Key.Key_Right] * 5)
    assert panel.next.hasFocus()


def test_the_buttons_ask_for_the_next_deal_or_the_same_again(t: AtTable) -> None:
    panel = result(t, "won")
    following, again = QSignalSpy(panel.nextRequested), QSignalSpy(panel.againRequested)
    t.click(panel.next)
    t.click(panel.again)

    assert (following.count(), again.count()) == (1, 1)


def test_practice_changes_no_list(t: AtTable) -> None:
    """The same cards once more: the block with the list is gone, the bar says so."""
    panel = result(t, "won")
    done = t.engine.actions
    t.series.same_cards_again()
    t.settle()
    assert t.table.panel is not panel
    assert "Practice" in t.words()
    t.act(*done)

    assert t.table.panel is panel
    assert not panel._change.isVisible()


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
def test_the_place_of_a_player_stands_in_his_own_column(
    t: AtTable, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """However long his name is."""
    monkeypatch.setattr("tests.ui.table.at_table.NAMES", ("Käthe-Ottilie Müller-Lüdenscheidt", "Ben", "Cem"))
    change = result(t, "won")._change
    t.show_in(language)
    discs: list[QRectF] = []

    def watch(_painter: QPainter, rect: QRectF, *_colour: object, **_form: object) -> None:
        discs.append(QRectF(rect))

    monkeypatch.setattr("skatdesk.ui.panels.list_change.plate", watch)
    change.grab()
    whole, *discs = discs
    column = (whole.width() - 32) / 4
    for number, disc in enumerate(discs, 1):
        start = 16 + number * column
        edges = (
            (disc.left(), disc.right())
            if language is Language.ENGLISH
            else (whole.width() - disc.right(), whole.width() - disc.left())
        )
        assert start < edges[0] < edges[1] <= start + column


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
def test_where_columns_are_narrow_the_old_total_is_left_out(
    t: AtTable, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """It would stand in the column of another player."""
    change = result(t, "four_result")._change
    t.show_in(language)
    shown: list[tuple[QRectF, str]] = []

    def watch(_painter: QPainter, rect: QRectF, text: str, *_form: object) -> None:
        shown.append((QRectF(rect), text))

    monkeypatch.setattr("skatdesk.ui.panels.list_change.write", watch)
    for width, figures in ((900, ["0", "80", "+80"]), (560, ["80", "+80"])):
        shown.clear()
        change.setFixedWidth(width)
        change.grab()
        column = (width - 32) / 5
        of_ben = [rect for rect, text in shown if text in ("80", "+80")]
        assert [plain(text) for _, text in shown if "80" in text or text == "0"][: len(figures)] == figures
        for rect in of_ben:
            edges = (rect.left(), rect.right())
            start, end = edges if language is Language.ENGLISH else (width - edges[1], width - edges[0])
            assert 16 + column - 1 <= start < end <= 16 + 2 * column


def test_old_totals_are_told_of_all_players_or_of_none(t: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """One from whom the deal took more needs more room than the others."""
    change = result(t, "four_result")._change
    lost = game(Seating(4, 0), 1, Contract(Game.CLUBS), 1, points=40, tricks=3)
    change.show_list(ScoreList(NAMES, ISKO, "seeger", entries=(lost, lost)), 0)
    arrows = list[str]()
    monkeypatch.setattr("skatdesk.ui.panels.list_change.draw_icon", lambda _, name, *__, **___: arrows.append(name))
    told = set[int]()
    for width in range(500, 1400, 20):
        arrows.clear()
        change.setFixedWidth(width)
        change.grab()
        told.add(len(arrows))

    assert told == {0, 4}


def test_a_list_is_called_what_it_is_called_everywhere(t: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    change = result(t, "won")._change
    shown = list[str]()
    monkeypatch.setattr("skatdesk.ui.panels.list_change.write", lambda _painter, _box, text, *_: shown.append(text))
    lost = game(Seating(3, 0), 1, Contract(Game.CLUBS), 1, points=40, tricks=3)
    change.show_list(ScoreList(NAMES[:3], ISKO, "classic", entries=(lost,)), 0)
    change.grab()

    assert system_name("classic") in shown


def test_players_stand_in_the_order_of_the_list_beside_the_table(t: AtTable) -> None:
    """From the left neighbour on, the reader last."""
    spoken = result(t, "won")._change.accessibleDescription()
    names = [name for name in sorted(NAMES, key=spoken.find) if name in spoken]

    assert names == [NAMES[1], NAMES[2], NAMES[0]]


def test_at_the_end_of_the_series_it_says_so_and_who_has_won_it(t: AtTable) -> None:
    """A series of one round: three deals."""
    panel = t.asker.result
    t.begin(replace(ISKO, name="custom", series_rounds=1))
    for last in (False, False, True):
        t.series.next_deal()
        t.settle()
        while not isinstance(t.engine.state, Finished):
            t.act(legal_actions(t.engine.state)[-1])
        assert panel.next.text() == ("End of the series" if last else "Next deal")
        assert panel._series_word.isVisible() is last
    scores = t.series.score_list
    assert scores is not None
    winners = [scores.players[one.place] for one in scores.standings if one.rank == 1]
    told = plain(panel._series_word.text())
    assert told.startswith("The series is over · First with ")
    assert all(name in told for name in winners)

    t.series.same_cards_again()
    t.settle()
    while not isinstance(t.engine.state, Finished):
        t.act(legal_actions(t.engine.state)[-1])
    assert not panel._series_word.isVisible()


@pytest.mark.parametrize(("size", "scale", "whole"), [((1024, 700), 0.93, True), ((2880, 1440), 1.95, False)])
def test_with_large_letters_the_result_takes_the_whole_felt_unless_that_is_far_too_wide(
    t: AtTable, size: tuple[int, int], scale: float, whole: bool
) -> None:
    """Else the hands and the skat beside them would lie a yard apart."""
    panel = result(t, "won")
    t.look.use(scale=scale, enlarged=True)
    t.table.resize(*size)
    t.settle()

    share = (panel.width() - 2 * SHADOW_MARGIN) / size[0]
    assert share > 0.97 if whole else 0.6 < share < 0.8
    assert panel.geometry().center().x() == pytest.approx(size[0] / 2, abs=1)


def test_behind_the_result_nothing_shows(t: AtTable) -> None:
    result(t, "won")

    assert not any(item.isVisible() for item in t.table.scene._items)
    assert not any(widget.isVisible() for widget in (*t.table.plates.values(), *t.table.bubbles.values()))
    assert not any(label.isVisible() for label in t.table._heaps.values())


def test_the_same_cards_from_another_seat(t: AtTable) -> None:
    """For practice: the human holds what his neighbour held; the next deal goes on with the series."""
    panel = result(t, "won")
    before = t.engine.state.start.deal
    mine, entries = t.me, t.series.score_list
    t.click(panel.other_seat)
    assert t.engine.state.start.deal == before
    assert t.me is not mine
    assert set(t.table.scene.row.cards) == set(before.hands[t.me])
    assert t.series.dealing is not None
    assert not t.series.dealing.counts
    assert t.series.score_list == entries


def test_a_long_headline_stands_clear_of_the_score(t: AtTable) -> None:
    panel = result(t, "overbid")
    t.show_in(Language.FRENCH)
    for scale in (0.78, 1.0):
        t.look.use(scale=scale)
        t.settle()
        assert panel._score.x() - panel._headline.geometry().right() >= t.look.px(S3)


def test_who_only_watched_has_no_other_seat(t: AtTable) -> None:
    assert not result(t, "four_result").other_seat.isVisible()


def test_tab_goes_from_the_first_button_to_the_others_of_the_panel(t: AtTable) -> None:
    panel = result(t, "won")
    assert panel.next.hasFocus()
    for button in (panel.again, panel.other_seat, panel.review):
        t.press(Qt.Key.Key_Tab)
        assert button.hasFocus()


def test_long_names_are_said_as_people_say_them(t: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the hands, and in what the list says now."""
    names = "Anne-Marie Kowalczyk-Schulze", "Friedrich Wilhelm Meyer-Lüden", "Hans-Joachim Freiherr von Strauch"
    monkeypatch.setattr("tests.ui.table.at_table.NAMES", names)
    panel = result(t, "won")
    texts = PaintedTexts(monkeypatch)
    texts.listening = True
    panel._hands.grab()
    panel._change.grab()
    shown = {plain(one.text) for one in texts.drawn}

    assert texts.shortened == []
    assert not shown & set(names)
    assert {"Anne-Marie", "Hans-Joachim"} <= {name.partition(" ")[0] for name in shown}


def test_the_hands_take_the_room_over_the_score_list(t: AtTable) -> None:
    """No band is left empty there that is wider than the one over the hands."""
    panel = result(t, "won")
    above = panel._hands_word.geometry().top() - panel._bar.geometry().bottom()
    below = panel._change.geometry().top() - panel._hands.geometry().bottom()

    assert abs(below - above) <= t.look.px(S1)


def test_where_much_room_is_left_the_rows_of_the_hands_stand_apart(t: AtTable) -> None:
    panel = result(t, "passed_in")

    assert panel._hands.height() > panel._hands.sizeHint().height()
