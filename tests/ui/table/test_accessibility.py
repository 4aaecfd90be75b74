"""What a screen reader finds at the table: role, name and state of every card and control, and what it is told."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.settings import options
from skatdesk.skat.actions import Play
from skatdesk.skat.cards import Card
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND
from skatdesk.ui.table.spoken_cards import SpokenCard
from tests.helpers.plain import plain
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import HEARTS, NULL_MINE, SITUATIONS, play, tricks

Role, Text = QAccessible.Role, QAccessible.Text


@pytest.fixture
def reader(t: AtTable, monkeypatch: pytest.MonkeyPatch) -> AtTable:
    """A table with a screen reader beside it."""
    monkeypatch.setattr(QAccessible, "isActive", staticmethod(lambda: True))
    return t


def interface(widget: QWidget) -> QAccessibleInterface:
    """What Qt tells others about the widget."""
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def cards(t: AtTable) -> dict[str, SpokenCard]:
    """The cards that can be read, by name."""
    return {interface(widget).text(Text.Name): widget for widget in t.controller.spoken_cards.shown}


def test_every_card_that_lies_open_has_role_name_and_state(reader: AtTable) -> None:
    """The hand says what may be played, the trick who played it; nobody else's cards are told."""
    t = reader
    play(t, HEARTS, tricks(0, 2), me=MIDDLEHAND, declarer=MIDDLEHAND)
    play(t, HEARTS, tricks(2, 2), me=MIDDLEHAND, declarer=MIDDLEHAND)
    view = t.engine.view
    assert view.trick is not None
    names = {t.namer.card(card) for card in (*view.hand, *view.trick.cards)}
    found = cards(t)
    assert set(found) == names
    for name, widget in found.items():
        told = interface(widget)
        assert told.role() is Role.Button
        assert told.isValid()
        assert told.text(Text.Description)
        assert bool(told.state().disabled) is (widget.card not in t.playable), name
        assert not told.state().invisible
    trick = [interface(found[t.namer.card(card)]).text(Text.Description) for card in view.trick.cards]
    assert all(plain(words).startswith("played by ") for words in trick)
    assert plain(interface(found[t.namer.card(view.hand[0])]).text(Text.Description)).endswith("in your hand")


def test_a_card_lies_where_the_reader_thinks_it_lies(reader: AtTable) -> None:
    t = reader
    play(t, HEARTS, tricks(0))
    for name, widget in cards(t).items():
        card = widget.card
        assert card is not None
        spot = t.spot_of(card)
        assert abs(widget.geometry().center().x() - spot.x) <= 2, name


def test_a_card_can_be_pressed_by_a_reader(reader: AtTable, qtbot: QtBot) -> None:
    t = reader
    play(t, HEARTS, tricks(0))
    card = next(iter(t.playable))
    action = interface(cards(t)[t.namer.card(card)]).actionInterface()
    action.doAction(action.pressAction())
    qtbot.waitUntil(lambda: t.done[-1] == Play(FOREHAND, card))  # Qt shows the button pressed for a moment
    t.settle()
    assert t.done[-1] == Play(FOREHAND, card)
    assert t.namer.card(card) in cards(t)


def test_cards_follow_the_language_and_vanish_under_a_page(reader: AtTable) -> None:
    t = reader
    play(t, HEARTS, tricks(0))
    t.show_in(Language.GERMAN)
    assert "Herz-Ass" in cards(t)
    t.show_in(Language.ENGLISH)
    SITUATIONS["won"](t)
    assert not cards(t)


def test_without_a_reader_nothing_is_kept(t: AtTable) -> None:
    play(t, HEARTS, tricks(0))
    assert not t.controller.spoken_cards.shown


@pytest.fixture
def told(reader: AtTable, monkeypatch: pytest.MonkeyPatch) -> list[tuple[QAccessible.Event, str]]:
    """Everything that is announced, and every move of the focus among cards, in order."""
    heard: list[tuple[QAccessible.Event, str]] = []

    def hear(event: QAccessibleEvent) -> None:
        message = getattr(event, "message", None)
        widget = event.object()
        words = message() if message is not None else widget.accessibleName() if isinstance(widget, QWidget) else ""
        heard.append((event.type(), plain(words)))

    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(hear))
    return heard


def test_what_happens_is_announced(reader: AtTable, told: list[tuple[QAccessible.Event, str]]) -> None:
    """ "Cem plays the ace of hearts", and then that it is the player's turn."""
    t = reader
    play(t, HEARTS, tricks(0), me=FOREHAND, declarer=FOREHAND)
    told.clear()
    card = next(iter(t.playable))
    t.act(Play(FOREHAND, card))
    request = t.engine.request
    assert request is not None
    t.act(request.options[0])
    sentences = [words for kind, words in told if kind is QAccessible.Event.Announcement]
    second = request.options[0]
    assert isinstance(second, Play)
    assert any(t.namer.card(card) in words for words in sentences)
    assert any("Ben" in words and t.namer.card(second.card) in words for words in sentences)


def test_card_points_of_a_trick_are_announced_but_in_null(
    reader: AtTable, told: list[tuple[QAccessible.Event, str]]
) -> None:
    """There they count nothing."""
    for contract, points in ((HEARTS, True), (Contract(Game.NULL), False)):
        told.clear()
        play(reader, contract, tricks(1), me=FOREHAND, declarer=MIDDLEHAND, mine=NULL_MINE)
        taken = [words for _, words in told if "the trick" in words]
        assert len(taken) == 1
        assert (" points" in taken[0]) is points


def test_who_takes_a_trick_that_lies_until_it_is_clicked_away_is_announced_once(
    reader: AtTable, told: list[tuple[QAccessible.Event, str]]
) -> None:
    """With its card points, and how to go on."""
    play(reader, HEARTS, tricks(0, 2), me=FOREHAND, declarer=FOREHAND)
    reader.settings.set(options.COMPLETE_TRICK, "click")
    told.clear()
    reader.engine.submit(reader.legal[0])
    QCoreApplication.processEvents()
    reader.table.choreographer.hurry()
    reader.settle()
    (taken,) = [words for kind, words in told if kind is QAccessible.Event.Announcement and "the trick" in words]
    assert " points · click or press Enter" in taken


def test_a_new_deal_is_announced_with_the_own_seat(reader: AtTable, told: list[tuple[QAccessible.Event, str]]) -> None:
    """The eye finds both at the edges of the table."""
    reader.begin(seed=3)
    reader.series.next_deal()
    assert [words for _, words in told][:2] == ["Game 1 of 36", "Rearhand · Cem's turn"]


@pytest.mark.parametrize(("name", "asked"), [("discard", "Put two cards away"), ("pass_on", "Pass two cards on")])
def test_a_question_is_announced_where_the_keys_are_for_the_cards(
    reader: AtTable, told: list[tuple[QAccessible.Event, str]], name: str, asked: str
) -> None:
    """A panel that has the focus is read for it; this one leaves it to the hand."""
    SITUATIONS[name](reader)
    assert reader.table.view.hasFocus()
    assert told.count((QAccessible.Event.Announcement, asked)) == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End])
def test_the_card_reached_by_key_is_the_focus_of_the_reader(
    reader: AtTable, told: list[tuple[QAccessible.Event, str]], key: Qt.Key
) -> None:
    t = reader
    play(t, HEARTS, tricks(0))
    t.press(Qt.Key.Key_Right, Qt.Key.Key_Right)
    told.clear()
    t.press(key)
    reached: Card | None = t.table.scene.row.focus
    assert reached is not None
    assert told[-1:] == [(QAccessible.Event.Focus, t.namer.card(reached))]


@pytest.mark.parametrize("name", SITUATIONS)
def test_every_control_has_a_name_and_a_role(reader: AtTable, name: str) -> None:
    """Buttons, slots and lines that can have the focus; words for what is painted and no control."""
    t = reader
    SITUATIONS[name](t)
    for widget in t.table.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QAbstractButton):
            continue
        found = interface(widget)
        assert found.role() in (Role.Button, Role.CheckBox), widget
        assert found.text(Text.Name), widget
    for widget in filter(QWidget.isVisible, t.table.findChildren(QWidget)):
        if widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value:
            assert interface(widget).text(Text.Name), widget


def test_a_plate_tells_in_words_what_it_shows(reader: AtTable) -> None:
    t = reader
    play(t, HEARTS, tricks(1, 1), me=FOREHAND, declarer=MIDDLEHAND)
    plates = [plate for plate in t.table.plates.values() if plate.isVisible()]
    assert all(interface(plate).role() is Role.StaticText for plate in plates)
    told = [plain(interface(plate).text(Text.Description)) for plate in plates]
    assert any(words.startswith("Middlehand · plays alone") for words in told)
    assert all("card" in words for words in told)
