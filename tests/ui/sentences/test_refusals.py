"""Every rule the game can name has a sentence of its own."""

import ast
from collections.abc import Iterator
from dataclasses import replace

import pytest

from skatdesk.i18n.card_names import CardNamer, CardNaming, SuitWords
from skatdesk.i18n.languages import Language
from skatdesk.skat.actions import Announce, Bid, Hold, Kontra, Pass, PickUp, Play, PlayHand
from skatdesk.skat.cards import Card, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.game import replay, step
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, Seat
from skatdesk.skat.states import GameStart, GameState
from skatdesk.skat.view import Phase, view_of
from skatdesk.ui.sentences import Company, Sentences
from tests.architecture.source import calls, modules, tree
from tests.helpers.plain import plain

DEAL = Deal.parse(
    "CJ HJ CA CT CK HA HT HK SA DA | SJ DJ CQ C9 HQ H9 ST SK DT DK | C8 C7 H8 H7 SQ S9 S8 S7 DQ D9 | D8 D7"
)
FOREHAND_AT_18 = (Bid(MIDDLEHAND, 18), Hold(FOREHAND), Pass(MIDDLEHAND), Pass(REARHAND))
CLUBS_HAND = (PlayHand(FOREHAND), Announce(FOREHAND, Contract(Game.CLUBS, hand=True)))


def _rules() -> Iterator[str]:
    """The first argument of each ``IllegalAction(…)``, looked up where it is a variable of the same file."""
    for path in modules("skat", "engine"):
        assigned = {
            target.id: node.value
            for node in ast.walk(tree(path))
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for call, name, _ in calls(path):
            if name == "IllegalAction":
                rule = call.args[0]
                yield from _texts(assigned[rule.id] if isinstance(rule, ast.Name) else rule)


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
    else:
        assert isinstance(node, ast.Constant), ast.unparse(node)
        assert isinstance(node.value, str)
        yield node.value


RULES = sorted(set(_rules()))


def test_rules_are_found_in_the_source() -> None:
    assert {"follow_suit", "follow_trump", "passed", "not_your_turn", "wrong_phase", "consent"} <= set(RULES)


@pytest.mark.parametrize("rule", RULES)
@pytest.mark.parametrize("played", range(0, 7, 2))
def test_every_rule_has_a_sentence(rule: str, played: int, sentences: Sentences, company: Company) -> None:
    """Whatever the phase, and not the error's own English words."""
    actions = (*FOREHAND_AT_18, *CLUBS_HAND)[:played]
    view = view_of(replay(GameStart(DEAL, ISKO), actions), FOREHAND)

    sentence = sentences.refusals.sentence(
        IllegalAction(rule, "the error's own words", parse_cards("HK H8")), view, company
    )

    assert sentence
    assert "own words" not in sentence
    assert not set("{}") & set(sentence)
    assert not plain(sentence).endswith(".")


def test_unknown_rule_speaks_for_itself(sentences: Sentences, company: Company) -> None:
    view = view_of(replay(GameStart(DEAL, ISKO), ()), FOREHAND)

    assert sentences.refusals.sentence(IllegalAction("new", "no sevens on Sundays"), view, company) == (
        "no sevens on Sundays"
    )


def test_who_waits_is_told_for_whom_where_it_is_somebody_s_turn(sentences: Sentences, company: Company) -> None:
    view = view_of(replay(GameStart(DEAL, ISKO), ()), FOREHAND)
    refusal = IllegalAction("not_your_turn", "")

    told = [
        plain(sentences.refusals.sentence(refusal, replace(view, turn=turn), company))
        for turn in (MIDDLEHAND, None, company.you)
    ]

    assert told == [f"It is {company.names[MIDDLEHAND]}'s turn", "It is not your turn", "It is not your turn"]


@pytest.mark.parametrize(
    ("phase", "seat", "taken", "said"),
    [
        (Phase.GRAND_HAND_CALL, FOREHAND, False, "First everybody says Grand Hand or passes"),
        (Phase.PUSHING, FOREHAND, False, "Take the skat, or push it on unseen"),
        (Phase.PUSHING, FOREHAND, True, "Pass two cards on"),
        (Phase.PUSHING, REARHAND, True, "Put two cards away"),
        (Phase.SKAT, FOREHAND, False, "Take the skat, or play Hand"),
        (Phase.DISCARD, FOREHAND, True, "Put two cards away"),
        (Phase.REARRANGE, MIDDLEHAND, False, "The defenders are sorting their cards"),
        (Phase.KONTRA, MIDDLEHAND, False, "The question about Kontra has to be answered first"),
    ],
)
def test_who_does_something_else_is_told_what_has_to_be_done(
    sentences: Sentences, company: Company, phase: Phase, seat: Seat, taken: bool, said: str
) -> None:
    view = replace(view_of(replay(GameStart(DEAL, HOME), ()), seat), phase=phase, taken=DEAL.skat if taken else ())

    assert plain(sentences.refusals.sentence(IllegalAction("wrong_phase", ""), view, company)) == said


def refused(sentences: Sentences, company: Company, state: GameState, seat: Seat, action: object) -> str:
    """What the player is told who tries this."""
    with pytest.raises(IllegalAction) as error:
        step(state, action)  # type: ignore[arg-type]  # every action, legal or not
    return sentences.refusals.sentence(error.value, view_of(state, seat), Company(company.names, seat))


def test_card_of_another_suit_is_told_what_to_follow_with(sentences: Sentences, company: Company) -> None:
    state = replay(GameStart(DEAL, ISKO), (*FOREHAND_AT_18, *CLUBS_HAND, Play(FOREHAND, Card.parse("HA"))))

    told = refused(sentences, company, state, MIDDLEHAND, Play(MIDDLEHAND, Card.parse("DT")))

    assert plain(told) == "The lead is Hearts: follow with queen of hearts or nine of hearts"


def test_trump_lead_is_followed_with_any_trump(sentences: Sentences, company: Company) -> None:
    state = replay(GameStart(DEAL, ISKO), (*FOREHAND_AT_18, *CLUBS_HAND, Play(FOREHAND, Card.parse("HJ"))))

    told = refused(sentences, company, state, MIDDLEHAND, Play(MIDDLEHAND, Card.parse("HQ")))

    assert plain(told) == (
        "The lead is a trump: follow with queen of clubs, nine of clubs, jack of spades or jack of diamonds"
    )


def test_cards_have_the_names_of_the_naming_in_use(sentences: Sentences, company: Company, namer: CardNamer) -> None:
    state = replay(GameStart(DEAL, ISKO), (*FOREHAND_AT_18, *CLUBS_HAND, Play(FOREHAND, Card.parse("HA"))))

    namer.use(CardNaming(Language.GERMAN, SuitWords.GERMAN))
    told = refused(sentences, company, state, MIDDLEHAND, Play(MIDDLEHAND, Card.parse("DT")))

    assert plain(told) == "The lead is Rot: follow with Rot-Ober or Rot-Neun"


def test_waiting_player_is_told_whose_turn_it_is(sentences: Sentences, company: Company) -> None:
    state = replay(GameStart(DEAL, ISKO), ())

    assert plain(refused(sentences, company, state, REARHAND, Pass(REARHAND))) == "It is Ben's turn"


def test_action_of_another_phase_is_told_what_is_due(sentences: Sentences, company: Company) -> None:
    told = []
    state = replay(GameStart(DEAL, ISKO), FOREHAND_AT_18)
    told.append(plain(refused(sentences, company, state, FOREHAND, Play(FOREHAND, Card.parse("CJ")))))
    state = step(state, PickUp(FOREHAND))[0]
    told.append(plain(refused(sentences, company, state, FOREHAND, Play(FOREHAND, Card.parse("CJ")))))

    assert told == ["Take the skat, or play Hand", "Put two cards away"]


def test_wrong_bids_are_answered_with_what_may_be_said(sentences: Sentences, company: Company) -> None:
    state = replay(GameStart(DEAL, ISKO), (Bid(MIDDLEHAND, 20),))
    answering = plain(refused(sentences, company, state, FOREHAND, Bid(FOREHAND, 22)))
    state = step(state, Hold(FOREHAND))[0]
    low = plain(refused(sentences, company, state, MIDDLEHAND, Bid(MIDDLEHAND, 18)))

    assert (answering, low) == ("Hold 20 or pass", "Name a value above 20, or pass")


def test_who_is_asked_about_re_is_told_that_re_has_to_be_answered(sentences: Sentences, company: Company) -> None:
    """And who is asked about Kontra, that it is Kontra."""
    rules = replace(HOME, name="custom", kontra_window="before_lead")
    announced = replay(GameStart(DEAL, rules), (*FOREHAND_AT_18, *CLUBS_HAND))
    doubled = step(announced, Kontra(MIDDLEHAND))[0]
    told = [
        plain(refused(sentences, company, state, seat, Play(seat, view_of(state, seat).hand[0])))
        for state, seat in ((announced, MIDDLEHAND), (doubled, FOREHAND))
    ]

    assert told == [f"The question about {word} has to be answered first" for word in ("Kontra", "Re")]


def test_kontra_that_nobody_may_say(sentences: Sentences, company: Company) -> None:
    state = replay(GameStart(DEAL, HOME), (*FOREHAND_AT_18, *CLUBS_HAND))

    assert view_of(state, FOREHAND).phase is Phase.PLAY
    assert plain(refused(sentences, company, state, FOREHAND, Kontra(FOREHAND))) == (
        "You have no right to Kontra in this deal"
    )


def test_who_has_only_overbid_is_told_truly_why_the_cards_are_not_thrown_in(
    sentences: Sentences, company: Company
) -> None:
    view = view_of(replay(GameStart(DEAL, ISKO), (*FOREHAND_AT_18, *CLUBS_HAND)), FOREHAND)

    sentence = sentences.refusals.sentence(IllegalAction("not_missed", ""), view, company)

    assert sentence == "Only a declarer who can no longer make the announced game may throw the cards in"
