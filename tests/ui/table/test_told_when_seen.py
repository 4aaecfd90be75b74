"""What is seen is heard too, once, and not before: how a trick, a claim and the deal end, what is asked."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.settings import options
from skatdesk.skat.actions import Claim, Concede, Kontra, PickUp
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.deals import Deal
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, BySeat, Seat
from skatdesk.ui.table.speeds import Speed
from tests.helpers.plain import plain
from tests.skat.positions import calls, won_by
from tests.ui.table.at_table import AtTable
from tests.ui.table.sitting_down import Tables
from tests.ui.table.situations import BEFORE_LEAD, CLUBS_HAND, HEARTS, declared, play, put, tricks

GOES_ON = " · click or press Enter to go on"
CLAIM_STANDS = ": no play can change that" + GOES_ON
BEN_TAKES_ALL = Deal(
    BySeat(
        parse_cards("C7 SA ST SK SQ S9 S8 S7 HA HT"),
        parse_cards("CJ SJ HJ DJ CA CT CK CQ C9 C8"),
        parse_cards("HK HQ H9 H8 H7 DA DT DK DQ D9"),
    ),
    parse_cards("D8 D7"),
)


@pytest.mark.parametrize(("lies", "goes_on"), [("click", GOES_ON), ("moment", "")])
def test_the_last_trick_is_told_once_and_then_the_result(t: AtTable, heard: list[str], lies: str, goes_on: str) -> None:
    play(t, HEARTS, tricks(9, 2))
    t.settings.set(options.COMPLETE_TRICK, lies)
    heard.clear()

    t.engine.submit(t.legal[0])
    QCoreApplication.processEvents()
    card, taken, *result = heard
    assert card.startswith("Cem plays")
    assert taken.startswith("You take the trick with 21 points")
    assert taken.endswith(goes_on)
    assert bool(result) is (lies == "moment")

    t.table.choreographer.hurry()
    t.settle()
    won, counted = heard[2:]
    assert won == "You win with 96 points"
    assert counted.startswith("Hearts: ")


@pytest.mark.parametrize(
    ("lies", "speed", "goes_on"),
    [
        ("click", Speed.AT_ONCE, CLAIM_STANDS),
        ("moment", Speed.QUICK, CLAIM_STANDS),
        ("moment", Speed.AT_ONCE, ""),  # nothing waits
    ],
)
def test_the_claim_of_another_player_is_told_once(
    tables: Tables, heard: list[str], qtbot: QtBot, lies: str, speed: Speed, goes_on: str
) -> None:
    t = tables(speed)
    t.deal(BEN_TAKES_ALL, declared(CLUBS_HAND, MIDDLEHAND, deal=BEN_TAKES_ALL))
    t.settings.set(options.COMPLETE_TRICK, lies)
    heard.clear()

    t.engine.submit(Claim(MIDDLEHAND))
    qtbot.waitUntil(lambda: bool(heard))
    t.table.choreographer.hurry()
    t.settle()
    claimed, won, _ = heard
    assert claimed == "Ben claims the remaining tricks" + goes_on
    assert won.startswith("Ben wins ")


@pytest.mark.parametrize("lies", ["click", "moment"])
def test_who_goes_on_to_the_result_hears_of_no_claim(tables: Tables, heard: list[str], lies: str) -> None:
    t = tables(Speed.LEISURELY)
    t.deal(BEN_TAKES_ALL, declared(CLUBS_HAND, MIDDLEHAND, deal=BEN_TAKES_ALL), size=4, dealer=0)
    t.settings.set(options.COMPLETE_TRICK, lies)
    t.table.choreographer.skip(True)
    heard.clear()

    t.act(Claim(MIDDLEHAND))
    won, counted = heard
    assert won.startswith("Cem wins ")
    assert counted.startswith("Clubs Hand: ")


def test_who_wins_the_bidding_is_told_once(t: AtTable, heard: list[str]) -> None:
    """The question about the skat, which is read as it gets the focus, begins with it."""
    put(t, *calls("M18 F+ M20"), me=FOREHAND)
    heard.clear()
    t.act(*calls("F+ M- R-"))
    assert plain(t.asker.choice.accessibleName()) == "You play alone at 20"
    assert t.asker.choice.hasFocus()
    assert heard == ["You hold 20", "Ben passes", "Cem passes"]

    put(t, *calls("M18 F+ M20"), me=REARHAND)
    heard.clear()
    t.act(*calls("F- R-"))
    assert heard == ["Ben passes", "You pass", "Cem plays alone at 20"]


@pytest.mark.parametrize(
    ("who", "lying", "told"),
    [
        (FOREHAND, 3, ["You give up and lose"]),
        (MIDDLEHAND, 3, ["The defenders give up: you win"]),
        (
            FOREHAND,
            9,
            ["You give up, and Ben agrees", "You win with 75 points"],
        ),  # the headline tells of the points instead
    ],
)
def test_who_gives_up_is_told_once(t: AtTable, heard: list[str], who: Seat, lying: int, told: list[str]) -> None:
    play(t, HEARTS, tricks(lying), me=FOREHAND, declarer=FOREHAND)
    needs = t.engine.consent_for_concession(who)
    heard.clear()

    t.act(Concede(who, needs[0] if needs else None))
    *how, counted = heard
    assert how == told
    assert counted.startswith("Hearts: ")


def test_who_goes_forward_again_to_the_end_hears_who_has_won(t: AtTable, heard: list[str]) -> None:
    play(t, HEARTS, tricks(9, 2))
    t.act(t.legal[0])
    t.engine.undo(FOREHAND)
    t.settle()
    heard.clear()

    t.engine.redo(FOREHAND)
    t.settle()
    assert "You win with 96 points" in heard


def test_a_second_question_of_the_bidding_is_told_though_the_keys_are_there_already(
    t: AtTable, heard: list[str]
) -> None:
    """The first is read as the panel gets the focus."""
    put(t, *calls("M18"))
    assert heard.count("Forehand · your turn") == 1
    heard.clear()

    t.click(t.asker.bidding.main)
    t.act(*calls("M20"))
    assert t.asker.bidding.hasFocus()
    assert heard == ["You hold 18", "Ben bids 20", "Forehand · your turn"]


def test_who_comes_back_to_a_deal_hears_what_was_said_to_its_game(t: AtTable, heard: list[str]) -> None:
    put(t, *declared(HEARTS), Kontra(MIDDLEHAND), Kontra(FOREHAND), rules=BEFORE_LEAD)

    assert heard[1:4] == ["You announce Hearts", "Ben says Kontra", "You say Re"]


def test_who_answers_with_the_keys_on_the_cards_does_not_hear_the_question_again(t: AtTable) -> None:
    put(t, *won_by(FOREHAND, 24), PickUp(FOREHAND))
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    read = QSignalSpy(application.focusChanged)  # gone after the test, where a slot would keep all that is read later
    t.press(Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_Return)

    assert t.shows(t.asker.announce)
    assert [read.at(index)[1] for index in range(read.count())] == [t.asker.announce]
