"""Who plays for a player that has failed: by the rules of docs/protocol.md, and never against those of the game."""

import random

import pytest

from skatdesk.players.player import Budget
from skatdesk.players.substitute import Substitute, best_suit
from skatdesk.skat.actions import Action, Announce, Bid, Concede, Discard, Hold, Pass, PickUp, PlayHand
from skatdesk.skat.cards import CARDS, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, replay, step
from skatdesk.skat.ruleset import ISKO, PROFILES
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, BySeat
from skatdesk.skat.states import Finished, GameStart, GameState
from skatdesk.skat.view import view_of

TWELVE = "CJ DJ CA CT C9 SA SK HT H7 D8 D7 DQ"
DECLARES = (Bid(MIDDLEHAND, 18), Hold(FOREHAND), Pass(MIDDLEHAND), Pass(REARHAND))


def exchange(*said: Action) -> GameState:
    """A deal in which forehand gets the twelve cards above, with D7 and DQ in the skat."""
    first = parse_cards(TWELVE)
    left = [card for card in CARDS if card not in first]
    deal = Deal(BySeat(first[:10], tuple(left[:10]), tuple(left[10:])), first[10:])
    return replay(GameStart(deal, ISKO), said)


def decided(state: GameState) -> Action:
    return Substitute().decide(view_of(state, state.turn), legal_actions(state), Budget(0.0), 1).action


@pytest.mark.parametrize(
    ("said", "instead"),
    [
        ((), Pass(MIDDLEHAND)),
        ((Bid(MIDDLEHAND, 18),), Pass(FOREHAND)),
        (DECLARES, PickUp(FOREHAND)),
    ],
)
def test_passes_and_picks_up(said: tuple[Action, ...], instead: Action) -> None:
    assert decided(exchange(*said)) == instead


def test_plays_the_longest_suit_and_puts_away_the_two_lowest_cards_beside_it() -> None:
    discard = Discard(FOREHAND, parse_cards("H7 D7"))

    assert decided(exchange(*DECLARES, PickUp(FOREHAND))) == discard
    assert decided(exchange(*DECLARES, PickUp(FOREHAND), discard)) == Announce(FOREHAND, Contract(Game.CLUBS))
    assert decided(exchange(*DECLARES, PlayHand(FOREHAND))) == Announce(FOREHAND, Contract(Game.CLUBS, True))


def test_plays_the_first_legal_card() -> None:
    state = exchange(*DECLARES, PlayHand(FOREHAND), Announce(FOREHAND, Contract(Game.CLUBS, True)))

    while not isinstance(state, Finished):
        action = decided(state)
        assert action == legal_actions(state)[0]
        state, _ = step(state, action)


def test_agrees_to_nothing() -> None:
    state = exchange(*DECLARES, PlayHand(FOREHAND), Announce(FOREHAND, Contract(Game.CLUBS, True)))

    assert not Substitute().consents(view_of(state, REARHAND), Concede(MIDDLEHAND))


def test_decides_legally_in_every_state() -> None:
    generator = random.Random(3)
    for number in range(1, 60):
        for rules in PROFILES.values():
            state: GameState = begin(GameStart(Deal.of_series(9, number), rules))
            while not isinstance(state, Finished):
                assert decided(state) in legal_actions(state)
                state, _ = step(state, generator.choice(legal_actions(state)))


def test_best_suit() -> None:
    assert best_suit(parse_cards("CJ C7 C8 SA ST SK")) is Game.SPADES
    assert best_suit(parse_cards("CJ C7 C8 D7 D8")) is Game.CLUBS
    assert best_suit(parse_cards("CJ H9 H8 HA HT D7 D8 DA DT")) is Game.HEARTS
