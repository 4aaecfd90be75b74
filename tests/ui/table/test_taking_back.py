"""Undo and redo: the table goes back with the referee, also in full flight."""

import pytest

from skatdesk.skat.actions import Announce, Bid, Discard, Kontra, Pass, PickUp, Play
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.ui.table.speeds import Speed
from tests.helpers.plain import plain
from tests.skat.positions import calls, won_by
from tests.ui.table.at_table import AtTable
from tests.ui.table.sitting_down import Tables
from tests.ui.table.situations import BEFORE_LEAD, HEARTS, declared, play, put, tricks
from tests.ui.table.test_scene import check_scene


@pytest.mark.parametrize(("lying", "cards"), [(0, 0), (2, 0), (4, 1), (8, 2)])
def test_undo_puts_the_cards_back(t: AtTable, lying: int, cards: int) -> None:
    play(t, HEARTS, tricks(lying, cards), me=FOREHAND, declarer=FOREHAND, rules=HOME)
    while t.controller.request is None:
        t.act(t.legal[0])
    hand = t.table.scene.row.cards
    t.click_card(min(t.playable))
    t.engine.undo(t.me)
    t.settle()

    assert set(t.table.scene.row.cards) == set(hand)
    assert t.controller.request is not None
    check_scene(t, t.engine.view)


def _bubbles(t: AtTable) -> list[list[str]]:
    shown = [bubbles.words for bubbles in t.table.bubbles.values() if bubbles.isVisible()]
    return sorted([plain(word) for word in words] for words in shown)


def test_undo_in_full_flight_lands_everything_where_it_was(tables: Tables) -> None:
    """The card is still on its way to the trick."""
    t = tables(Speed.LEISURELY)
    play(t, HEARTS, tricks(0), rules=HOME)
    t.settle()
    card = t.table.scene.row.cards[3]
    t.controller.choose_card(card)
    assert t.table.choreographer.moving
    t.engine.undo(t.me)
    assert card in t.table.scene.row.cards
    t.settle()
    check_scene(t, t.engine.view)
    assert t.controller.request is not None


def test_redo_plays_the_card_again(t: AtTable) -> None:
    play(t, HEARTS, tricks(0), rules=HOME)
    card = t.table.scene.row.cards[0]
    t.click_card(card)
    t.engine.undo(t.me)
    t.settle()
    t.engine.redo(t.me)
    t.settle()

    assert t.engine.actions[-1] == Play(FOREHAND, card)
    assert card not in t.table.scene.row.cards
    check_scene(t, t.engine.view)


def test_a_reader_hears_what_lies_in_the_trick_after_undo(t: AtTable, heard: list[str]) -> None:
    """After the card that is back, and before it is told whose turn it is."""
    play(t, HEARTS, tricks(0, 1), me=MIDDLEHAND, declarer=MIDDLEHAND, rules=HOME)
    assert t.engine.view.trick is not None
    lying = [plain(t.namer.card(card)) for card in t.engine.view.trick.cards]
    card = min(t.playable)
    t.click_card(card)
    heard.clear()
    t.engine.undo(t.me)
    t.settle()

    back, *trick = heard
    assert back == f"Back in your hand: {plain(t.namer.card(card))}"
    assert lying
    assert [card for card, told in zip(lying, trick, strict=False) if card in told] == lying
    assert trick[len(lying) :] == ["Middlehand · your turn"]


def test_a_reader_hears_of_no_card_that_does_not_come_back(t: AtTable, heard: list[str]) -> None:
    """Taking back that the skat was taken, and going forward again; two cards put away come back."""
    put(t, *won_by(FOREHAND, 18), PickUp(FOREHAND), rules=HOME)
    away = t.table.scene.row.cards[:2]
    t.act(Discard(FOREHAND, away))
    heard.clear()
    told: list[list[str]] = []
    for turn in (t.engine.undo, t.engine.undo, t.engine.redo, t.engine.redo):
        turn(FOREHAND)
        t.settle()
        told.append([words for words in heard if words.startswith("Back in your hand")])
        heard.clear()

    assert [len(words) for words in told] == [1, 0, 0, 0]
    assert all(plain(t.namer.card(card)) in told[0][0] for card in away)


def test_a_reader_hears_what_happens_again(t: AtTable, heard: list[str]) -> None:
    """A bid and those of the others, the skat, what is put away and announced, a card; whose turn it is comes last."""
    put(t, *calls("M18"), rules=HOME)
    heard.clear()
    t.act(*calls("F+ M- R-"))
    bidding = list(heard)
    t.click(t.asker.choice.buttons[0])
    away = t.table.scene.row.cards[:2]
    t.act(Discard(FOREHAND, away), Announce(FOREHAND, HEARTS))
    card = min(t.playable)
    t.act(Play(FOREHAND, card))
    while t.engine.can_undo(FOREHAND):
        t.engine.undo(FOREHAND)
    t.settle()
    told: list[list[str]] = []
    while t.engine.can_redo():
        heard.clear()
        t.engine.redo(FOREHAND)
        t.settle()
        told.append(list(heard))

    assert told[0] == bidding == ["You hold 18", "Ben passes", "Cem passes"]
    assert told[1][0].startswith("You take the skat: ")
    assert told[2][0].startswith("You put away ")
    assert told[3][0] == "You announce Hearts"
    assert told[4][0] == f"You play {plain(t.namer.card(card))}"
    assert not any(words.startswith("Back in your hand") for sentences in told for words in sentences)


def test_who_does_not_double_says_nothing_when_it_happens_again_either(t: AtTable, heard: list[str]) -> None:
    put(t, *declared(HEARTS), me=FOREHAND, rules=BEFORE_LEAD)
    heard.clear()
    t.act(Pass(MIDDLEHAND), Pass(REARHAND))
    t.engine.undo(MIDDLEHAND)
    t.engine.redo(MIDDLEHAND)
    t.settle()

    assert not any("pass" in words for words in heard)


def test_undo_goes_back_through_the_phases(t: AtTable) -> None:
    """From the discard to the question about the skat to the bidding; each has its panel."""
    put(t, *calls("M18"))
    t.click(t.asker.bidding.main)
    t.act(*calls("M- R-"))
    t.click(t.asker.choice.buttons[0])
    assert t.shows(t.asker.discard)
    t.engine.undo(t.me)
    t.settle()
    assert t.shows(t.asker.choice)
    t.engine.undo(t.me)
    t.settle()
    assert t.shows(t.asker.bidding)
    assert t.asker.bidding.main.text() == "Hold 18"
    assert t.engine.actions == (Bid(MIDDLEHAND, 18),)
    check_scene(t, t.engine.view)


def test_undo_withdraws_an_open_question_of_consent(t: AtTable) -> None:
    play(t, HEARTS, tricks(3), me=MIDDLEHAND, declarer=FOREHAND)
    t.engine.offer_concession(FOREHAND)
    t.settle()
    assert t.shows(t.asker.choice)
    t.engine.undo(t.me)
    t.settle()
    assert t.shows(None)
    t.asker.choice.consentGiven.emit(True)
    t.settle()
    assert t.engine.running


def test_the_bubbles_of_what_was_taken_back_are_gone(t: AtTable) -> None:
    put(t, *won_by(FOREHAND, 18), rules=HOME)
    t.click(t.asker.choice.buttons[0])
    assert isinstance(t.engine.actions[-1], PickUp)
    for _ in range(2):
        t.engine.undo(t.me)
        t.settle()

    assert not any(isinstance(action, Pass) for action in t.engine.actions)
    assert all("Pass" not in bubbles.words for bubbles in t.table.bubbles.values() if bubbles.isVisible())


def test_who_has_said_what_is_seen_again_where_a_deal_is_taken_up_or_taken_back(t: AtTable) -> None:
    """Which of the defenders has said Kontra stands nowhere else."""
    put(t, *declared(HEARTS), Kontra(MIDDLEHAND), me=FOREHAND, rules=BEFORE_LEAD)
    assert _bubbles(t) == [["Hearts"], ["Kontra"]]
    t.click(t.asker.choice.buttons[-1])
    assert _bubbles(t) == [["Hearts", "Re"], ["Kontra"]]

    t.engine.undo(t.me)
    t.settle()
    assert _bubbles(t) == [["Hearts"], ["Kontra"]]


def test_what_was_said_before_the_last_trick_is_not_seen_again(t: AtTable) -> None:
    play(t, HEARTS, tricks(1), me=FOREHAND, declarer=FOREHAND)

    assert _bubbles(t) == []


def test_a_reader_hears_which_game_is_taken_up(t: AtTable, heard: list[str]) -> None:
    """A series that goes on in mid-deal: the eye finds this at the edges of the table."""
    play(t, HEARTS, tricks(0, 1), me=MIDDLEHAND, declarer=FOREHAND, rules=HOME)

    assert heard[:2] == ["Game 1", "Cem announces Hearts"]
    assert "Middlehand · your turn" in heard


def test_a_reader_hears_where_he_sits_when_a_bidding_is_taken_up(t: AtTable, heard: list[str]) -> None:
    t.deal(Deal.from_number(1), [Bid(MIDDLEHAND, 18)], dealer=2)

    assert heard[:3] == ["Game 1 of 36", "Ben bids 18", "Forehand · your turn"]
