"""Kontra, Re and silence, judged by what could be known."""

from dataclasses import replace

import pytest

from skatdesk.coach.judging.fair_doubling import FairDoubling
from skatdesk.coach.judging.marks import mark_of, mark_of_option
from skatdesk.coach.judging.verdicts import FairJudgement, Mark
from skatdesk.players.expert.knowledge import knowledge
from skatdesk.players.expert.searching import CardSearch
from skatdesk.skat.actions import Action, Announce, Bid, Discard, Kontra, Pass, PickUp, Play
from skatdesk.skat.cards import Card, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import replay
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.states import GameStart, GameState
from skatdesk.skat.view import view_of

POOR, STRONG = "D7 D8 D9 DQ DK C9 CQ S9 SQ H9", "CJ SJ HJ DJ CA CT SA ST HA HT"
"""Forehand has bid on nothing; middlehand beats every game."""

WEAK = "C7 C8 S7 S8 H7 H8 HQ CK SK HK | DA DT"
LINE = f"{POOR} | {STRONG} | {WEAK}"
AWAY = Discard(FOREHAND, parse_cards("C9 S9"))


def diamonds(*said: Action, rules: RuleSet = HOME, deal: str = LINE) -> GameState:
    """Forehand plays diamonds at 18 and has led the seven; after that these actions."""
    calls = (Pass(MIDDLEHAND), Pass(REARHAND), Bid(FOREHAND, 18), PickUp(FOREHAND), AWAY)
    announced = Announce(FOREHAND, Contract(Game.DIAMONDS))
    actions = (*calls, announced, Play(FOREHAND, Card.parse("D7")), *said)
    return replay(GameStart(Deal.parse(deal), rules), actions)


def judged(state: GameState, action: Action, worlds: int = 40) -> FairJudgement:
    fair = FairDoubling(CardSearch(knowledge()), worlds).judgement(view_of(state, action.seat), action)
    assert fair is not None
    return fair


def test_who_beats_the_game_for_sure_and_says_nothing_gives_away_what_a_doubling_brings() -> None:
    silent, said = (judged(diamonds(), action) for action in (Pass(MIDDLEHAND), Kontra(MIDDLEHAND)))

    assert [option.action for option in silent.options] == [Kontra(MIDDLEHAND), Pass(MIDDLEHAND)]
    assert silent.best.score == pytest.approx(2 * silent.chosen.score)  # the list of HOME has no bonuses
    assert silent.best.chance == silent.chosen.chance
    assert mark_of(silent) >= Mark.MISTAKE
    assert (said.lost_score, mark_of(said)) == (0.0, Mark.BEST)
    assert mark_of_option(said, said.options[1]) is mark_of(silent)


def test_re_on_a_game_that_is_lost_is_a_mistake_and_silence_none() -> None:
    state = diamonds(Kontra(MIDDLEHAND))
    said, silent = (judged(state, action) for action in (Kontra(FOREHAND), Pass(FOREHAND)))

    assert said.best.action == Pass(FOREHAND)
    assert mark_of(said) >= Mark.MISTAKE
    assert mark_of(silent) is Mark.BEST
    assert said.chosen.score == pytest.approx(2 * said.best.score)


def test_what_learned_judgement_may_miss_is_no_loss() -> None:
    """Where winning as likely as one in three is about to pay, both are as good."""
    fair = judged(diamonds(), Pass(MIDDLEHAND))
    lost = fair.best.score - fair.chosen.score - fair.lost_score

    assert lost >= 15.0 * fair.unit - 1e-9


def test_nobody_looks_at_hidden_cards() -> None:
    other = LINE.replace("H9", "H?").replace("H8", "H9").replace("H?", "H8")
    here, there = (view_of(diamonds(deal=deal), MIDDLEHAND) for deal in (LINE, other))

    judge = FairDoubling(CardSearch(knowledge()), 8)
    assert judge.judgement(here, Pass(MIDDLEHAND)) == judge.judgement(there, Pass(MIDDLEHAND))


@pytest.mark.parametrize("rules", [HOME, replace(ISKO, name="custom", kontra="any", kontra_levels=1)])
def test_a_doubling_changes_the_game_alone_not_what_the_list_adds(rules: RuleSet) -> None:
    """A game that is lost costs twice its value more, one that is won brings that value more.

    Middlehand has all four jacks: it is worth 45 without four, 54 without five and so on.
    """
    fair = judged(diamonds(rules=rules), Pass(MIDDLEHAND))
    chance = fair.best.chance
    assert chance is not None
    value = (fair.best.score - fair.chosen.score) / (3.0 * chance - 1.0)

    assert 45.0 <= value < 63.0
    assert fair.unit == pytest.approx(1.0 if rules.list_system == "seeger" else 3 * value / (3 * value + 140))
