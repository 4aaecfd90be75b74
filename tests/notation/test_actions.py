"""One word for each action (docs/notation.md)."""

import pytest

from skatdesk.notation.actions import format_action, format_actions, parse_action, parse_actions
from skatdesk.skat.actions import (
    Action,
    Announce,
    AnnounceDefence,
    Bid,
    Claim,
    Concede,
    Discard,
    Hold,
    Kontra,
    Leave,
    Pass,
    PickUp,
    Play,
    PlayHand,
    Push,
    Rearrange,
    ThrowIn,
)
from skatdesk.skat.cards import CARDS, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.errors import NotationError
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS
from tests.notation.sheets import EVERYTHING, game_record

WORDS: list[tuple[str, Action]] = [
    ("1:18", Bid(MIDDLEHAND, 18)),
    ("0:y", Hold(FOREHAND)),
    ("2:p", Pass(REARHAND)),
    ("2:s", PickUp(REARHAND)),
    ("2:hand", PlayHand(REARHAND)),
    ("0:push", Push(FOREHAND)),
    ("2:put.SA.D9", Discard(REARHAND, parse_cards("D9 SA"))),
    ("2:game.D", Announce(REARHAND, Contract(Game.DIAMONDS))),
    ("2:game.GHSZO", Announce(REARHAND, Contract(Game.GRAND, True, True, True, True))),
    ("2:game.SHZ", Announce(REARHAND, Contract(Game.SPADES, True, False, True))),
    ("2:game.HP", Announce(REARHAND, Contract(Game.HEARTS, spitze=True))),
    ("2:game.NHOR", Announce(REARHAND, Contract(Game.NULL, hand=True, ouvert=True, revolution=True))),
    ("1:kontra", Kontra(MIDDLEHAND)),
    ("1:schneider", AnnounceDefence(MIDDLEHAND)),
    ("1:schwarz", AnnounceDefence(MIDDLEHAND, schwarz=True)),
    ("0:take.CA.CT.CK.CQ.CJ.C9.C8.C7.SA.ST", Rearrange(FOREHAND, CARDS[:10])),
    ("0:CJ", Play(FOREHAND, parse_cards("CJ")[0])),
    ("0:resign", Concede(FOREHAND)),
    ("0:resign.2", Concede(FOREHAND, agreed_by=REARHAND)),
    ("0:claim", Claim(FOREHAND)),
    ("0:throwin", ThrowIn(FOREHAND)),
    ("0:leave", Leave(FOREHAND)),
    ("0:timeout", Leave(FOREHAND, timed_out=True)),
]


@pytest.mark.parametrize(("word", "action"), WORDS)
def test_word_of_an_action(word: str, action: Action) -> None:
    assert format_action(action) == word
    assert parse_action(word) == action


def test_every_kind_of_action_has_a_word() -> None:
    assert {type(action) for _, action in WORDS} == set(Action.__args__)


@pytest.mark.parametrize("card", CARDS)
def test_every_card_can_be_played_by_every_seat(card: int) -> None:
    for seat in SEATS:
        play = Play(seat, CARDS[card])
        assert parse_action(format_action(play)) == play


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1",
        "1:",
        "3:18",
        "18",
        "1 18",
        "1:018",
        "1:1000",
        "1:²",
        "1:y.",
        "1:XX",
        "1:game.",
        "1:game.X",
        "1:game.GOH",
        "1:put.",
        "1:put.D9.D",
        "1:put",
        "1:resign.3",
        "1:resign.",
        "1:leave.now",
        "1:CJ ",
        " 1:CJ",
        "1:CJ1",
    ],
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_action(text)


@pytest.mark.parametrize("rules", [ISKO, HOME, TCHIBO, EVERYTHING], ids=lambda rules: rules.name)
def test_words_of_whole_deals_say_everything(rules: RuleSet) -> None:
    for seed in range(20):
        actions = game_record(rules, seed).actions
        assert parse_actions(format_actions(actions)) == actions
