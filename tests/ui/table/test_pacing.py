"""Time at the table: one thing after the other, never too fast to follow, and nothing left running."""

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest

from skatdesk.i18n.languages import Language
from skatdesk.settings import options
from skatdesk.skat.actions import Action, Bid, Kontra, Pass, Play
from skatdesk.skat.cards import Card
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.events import (
    BidNamed,
    CardPlayed,
    ContractAnnounced,
    DealFinished,
    KontraSaid,
    SkatTaken,
    TrickWon,
)
from skatdesk.skat.results import PassedIn
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.tricks import Trick
from skatdesk.ui.table import speeds
from skatdesk.ui.table.pacing import pause_after, pause_before
from skatdesk.ui.table.speeds import Speed
from tests.ui.table.at_table import LEFT_BUTTON, AtTable
from tests.ui.table.sitting_down import Tables
from tests.ui.table.situations import HEARTS, play, put, tricks

CARD = Card.parse("CJ")


def test_others_take_their_time_and_the_human_does_not_wait_for_himself() -> None:
    """A pause before a card or a call of another player, none before one's own or what follows from it."""
    assert pause_before(CardPlayed(MIDDLEHAND, CARD), FOREHAND) == speeds.BEFORE_CARD
    assert pause_before(BidNamed(MIDDLEHAND, 18), FOREHAND) == speeds.BEFORE_CALL
    assert pause_before(SkatTaken(MIDDLEHAND, None), FOREHAND) == speeds.BEFORE_CALL
    assert pause_before(CardPlayed(FOREHAND, CARD), FOREHAND) == 0
    assert pause_before(ContractAnnounced(None, Contract(Game.RAMSCH)), FOREHAND) == 0
    assert pause_before(TrickWon(MIDDLEHAND, Trick(FOREHAND), 0), FOREHAND) == 0
    assert pause_before(DealFinished(PassedIn()), FOREHAND) == 0
    assert pause_before(CardPlayed(FOREHAND, CARD), None) == speeds.BEFORE_CARD


def test_what_others_say_stands_long_enough_to_be_read() -> None:
    assert pause_after(ContractAnnounced(MIDDLEHAND, Contract(Game.CLUBS)), FOREHAND) == speeds.AFTER_CONTRACT
    assert pause_after(KontraSaid(MIDDLEHAND, 1), FOREHAND) == speeds.AFTER_CONTRACT
    assert pause_after(BidNamed(MIDDLEHAND, 18), FOREHAND) == speeds.AFTER_CALL
    assert pause_after(BidNamed(FOREHAND, 18), FOREHAND) == 0
    assert pause_after(CardPlayed(MIDDLEHAND, CARD), FOREHAND) == 0


def durations(t: AtTable) -> int:
    """Ms of everything that moves or waits to move, brought to its end."""
    total, choreographer = 0, t.table.choreographer
    while choreographer.moving:
        group = choreographer._group
        assert group is not None
        total += group.duration()
        group.setCurrentTime(group.duration())
    return total


@pytest.mark.parametrize(
    ("said", "least", "most"),
    [
        (Bid(MIDDLEHAND, 18), 800, 1100),
        (Pass(MIDDLEHAND), 800, 1100),
    ],
)
def test_a_call_takes_about_a_second(tables: Tables, said: Action, least: int, most: int) -> None:
    t = tables(Speed.NORMAL)
    put(t)
    t.settle()
    t.engine.submit(said)

    assert least <= durations(t) <= most


def test_a_card_of_another_player_takes_about_half_a_second(tables: Tables) -> None:
    t = tables(Speed.NORMAL)
    play(t, HEARTS, tricks(1, 1), me=FOREHAND, declarer=FOREHAND)
    t.settle()
    request = t.engine.request
    assert request is not None
    assert request.seat is not FOREHAND
    t.engine.submit(request.options[0])

    assert 500 <= durations(t) <= 750


def test_a_trick_lies_a_second_before_it_is_swept(tables: Tables) -> None:
    t = tables(Speed.NORMAL)
    play(t, HEARTS, tricks(0, 2), me=FOREHAND, declarer=FOREHAND)
    t.settle()
    t.engine.submit(t.legal[0])

    assert 1600 <= durations(t) <= 2200


@pytest.mark.parametrize(("speed", "factor"), [(Speed.QUICK, 0.5), (Speed.LEISURELY, 1.7)])
def test_one_factor_scales_every_duration(tables: Tables, speed: Speed, factor: float) -> None:
    lengths = []
    for each in (Speed.NORMAL, speed):
        t = tables(each)
        play(t, HEARTS, tricks(0, 2), me=FOREHAND, declarer=FOREHAND)
        t.settle()
        t.engine.submit(t.legal[0])
        lengths.append(durations(t))
        t.settle()

    assert lengths[1] == pytest.approx(lengths[0] * factor, rel=0.02)


def test_nothing_is_asked_while_something_moves(tables: Tables) -> None:
    """The referee goes on when the table has settled."""
    t = tables(Speed.LEISURELY)
    play(t, HEARTS, tricks(0, 2), me=FOREHAND, declarer=FOREHAND)
    t.settle()
    t.engine.submit(t.legal[0])
    assert t.engine.request is None
    t.settle()
    assert t.engine.request is not None


def test_a_click_on_the_felt_hurries_and_then_time_runs_again(tables: Tables) -> None:
    t = tables(Speed.LEISURELY)
    play(t, HEARTS, tricks(0, 2), me=FOREHAND, declarer=FOREHAND)
    t.settle()
    t.engine.submit(t.legal[0])
    QTest.mouseClick(t.table.view.viewport(), LEFT_BUTTON)
    assert not t.table.choreographer.moving
    t.settle()
    if t.engine.request is not None and t.engine.request.seat is not FOREHAND:
        t.engine.submit(t.engine.request.options[0])
        assert t.table.choreographer.moving
    assert not t.table.choreographer.instant


def test_a_new_deal_is_dealt_in_packets_and_the_panel_waits(tables: Tables) -> None:
    """After a moment 3 – skat – 4 – 3: ten packets, then the hand is sorted, then the first question."""
    t = tables(Speed.NORMAL)
    t.begin()
    t.series.next_deal()
    assert t.table.panel is None
    assert all(item.property("flip") == 0 for item in t.table.scene._items)

    assert durations(t) == speeds.BEFORE_DEAL + 10 * speeds.DEAL_PACKET + speeds.SORT
    t.settle()
    assert [item.property("flip") for item in t.table.scene.row.items] == [1] * 10


def test_closing_in_full_flight_leaves_nothing_running(tables: Tables) -> None:
    """The leak police watches."""
    t = tables(Speed.LEISURELY)
    t.begin()
    t.series.next_deal()
    t.table.strip.say("in the air")
    t.table.scene.row.set_focus(t.table.scene.row.cards[0])
    assert t.table.choreographer.moving
    t.close()


def test_the_answer_to_a_kontra_is_read_before_play_goes_on(tables: Tables) -> None:
    t = tables(Speed.NORMAL)
    play(t, HEARTS, tricks(0, 1), me=FOREHAND, declarer=FOREHAND, rules=HOME)
    t.settle()
    t.engine.submit(Kontra(MIDDLEHAND))

    assert durations(t) >= speeds.AFTER_CONTRACT


def test_the_last_trick_is_seen_before_the_result(tables: Tables) -> None:
    t = tables(Speed.NORMAL)
    play(t, HEARTS, tricks(9, 2), me=FOREHAND, declarer=FOREHAND)
    t.settle()
    request = t.engine.request
    assert request is not None
    last = request.options[0]
    assert isinstance(last, Play)
    assert last.seat in (MIDDLEHAND, REARHAND)
    t.engine.submit(last)
    assert t.table.panel is None
    durations(t)
    t.settle()
    assert t.table.panel is t.asker.result


def test_whose_trick_lies_and_how_to_go_on_is_told_in_another_language_too(tables: Tables) -> None:
    t = tables(Speed.AT_ONCE)
    play(t, HEARTS, tricks(0, 2), me=FOREHAND, declarer=FOREHAND)
    t.settings.set(options.COMPLETE_TRICK, "click")
    t.engine.submit(t.legal[0])
    for language, key in ((Language.ENGLISH, "Enter"), (Language.GERMAN, "Eingabetaste")):
        t.translations.use(language)
        for _ in range(2):  # the other language comes with an event, and after it the sentence
            QCoreApplication.processEvents()
        assert key in t.table.strip.text
    t.table.choreographer.hurry()
    t.settle()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, None], ids=["Enter", "Space", "a click"])
@pytest.mark.parametrize("played", [0, 9], ids=["the first trick", "the last trick"])
def test_a_trick_can_lie_until_it_is_clicked_away(tables: Tables, played: int, key: Qt.Key | None) -> None:
    """Also the last one, when the own hand is empty; at any speed, through a change of the window's size."""
    t = tables(Speed.AT_ONCE)
    play(t, HEARTS, tricks(played, 2), me=FOREHAND, declarer=FOREHAND)
    t.settings.set(options.COMPLETE_TRICK, "click")
    t.engine.submit(t.legal[0])
    for size in ((1100, 800), (1152, 900)):
        t.table.resize(*size)
        QCoreApplication.processEvents()
    assert len(t.table.scene.piles.trick) == 3
    assert "takes the trick" in t.table.strip.text or "You take the trick" in t.table.strip.text
    assert "Enter" in t.table.strip.text
    assert "your turn" not in t.table.status.accessibleDescription() or t.table.strip.text.startswith("You")
    if key is None:
        QTest.mouseClick(t.table.view.viewport(), LEFT_BUTTON, pos=QPoint(12, 500))
    else:
        QTest.keyClick(t.table.windowHandle(), key)
    t.settle()
    assert not t.table.scene.piles.trick
    assert "Enter" not in t.table.strip.text
    assert t.shows(t.asker.result if played else None)
