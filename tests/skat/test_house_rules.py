"""Spitze and Revolution (rules.md §12.5)."""

from dataclasses import replace

import pytest

from skatdesk.skat.actions import (
    Action,
    Announce,
    Claim,
    Concede,
    Discard,
    Kontra,
    Leave,
    Pass,
    PickUp,
    PlayHand,
    Rearrange,
    ThrowIn,
)
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import Contract, Game, contracts, contracts_at
from skatdesk.skat.deals import Deal
from skatdesk.skat.events import HandExposed, HandsRearranged, KontraSaid
from skatdesk.skat.game import free_actions, legal_actions, step
from skatdesk.skat.results import Played
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.states import Rearranging, TrickPlay
from skatdesk.skat.valuation import Level
from skatdesk.skat.view import Phase, view_of
from tests.skat.positions import (
    after_bidding,
    announced,
    announcing,
    do,
    ending,
    finished,
    play_cards,
    playing,
    refusal,
)

SPITZE = replace(ISKO, spitze=1)
REVOLUTION = replace(HOME, revolution=True)

SPITZE_DEAL = Deal.parse(
    "CJ SJ HJ C7 CA CT CK SA ST DJ | CQ C9 C8 SK SQ HA HT HK HQ H9 | S9 S8 S7 H8 H7 DA DT DK DQ D9 | D8 D7"
)
"""Forehand has four jacks and the lowest club."""


# ------------------------------------------------------------------ Spitze


def test_spitze_needs_the_lowest_trump() -> None:
    offered = {
        action.contract.game
        for action in legal_actions(announcing(rules=SPITZE, deal=SPITZE_DEAL))
        if isinstance(action, Announce) and action.contract.spitze
    }

    assert offered == {Game.CLUBS}


def test_spitze_is_not_for_a_grand_with_four_jacks() -> None:
    """Whoever put one of them away has had them all; in the skat of a Hand game nobody has seen the fourth."""
    state = announcing(rules=SPITZE, deal=SPITZE_DEAL)

    assert refusal(state, Announce(FOREHAND, Contract(Game.GRAND, spitze=True))) == "spitze"
    put_away = do(
        after_bidding(rules=SPITZE, deal=SPITZE_DEAL),
        PickUp(FOREHAND),
        Discard(FOREHAND, parse_cards("CJ D7")),
    )
    assert refusal(put_away, Announce(FOREHAND, Contract(Game.GRAND, spitze=True))) == "spitze"
    fourth_in_skat = Deal.parse(
        "SJ HJ DJ C7 CA CT CK SA ST D8 | CQ C9 C8 SK SQ HA HT HK HQ H9 | S9 S8 S7 H8 H7 DA DT DK DQ D9 | CJ D7"
    )
    unseen = do(after_bidding(rules=SPITZE, deal=fourth_in_skat), PlayHand(FOREHAND))
    assert refusal(unseen, Announce(FOREHAND, Contract(Game.GRAND, hand=True, spitze=True))) == "allowed"


def test_spitze_and_null_do_not_meet() -> None:
    assert not any(each.spitze for each in contracts(SPITZE, False) if each.game is Game.NULL)
    assert not any(each.spitze for each in contracts(ISKO, False))


@pytest.mark.parametrize(
    ("own", "others", "won"),
    [
        pytest.param("C7", ("HA", "H7"), True, id="won with the lowest trump"),
        pytest.param("C7", ("C8", "H7"), False, id="lost the last trick"),
        pytest.param("C9", ("HA", "H7"), False, id="won with another trump"),
    ],
)
def test_spitze_is_won_with_the_last_trick(own: str, others: tuple[str, str], won: bool) -> None:
    play = ending("C spitze", (own, *others), points=(100, 9, 0), tricks=(8, 1, 0), rules=SPITZE)
    result = finished(play_cards(play, " ".join((own, *others)))).result

    assert isinstance(result, Played)
    assert result.valuation.won is won
    assert refusal(play, Claim(FOREHAND)) == "no_claim"


@pytest.mark.parametrize("rules", [SPITZE, replace(SPITZE, concession="remaining")], ids=["simple", "remaining"])
@pytest.mark.parametrize("end", [ThrowIn(FOREHAND), Concede(MIDDLEHAND), Leave(REARHAND)])
def test_a_spitze_played_before_the_last_trick_is_missed(rules: RuleSet, end: Action) -> None:
    """Whatever else was taken: 'a missed game stays lost', whoever gives up (rules.md §10)."""
    hands = ("CJ CA C7", "C8 HA H8", "H7 S8 S7")
    play = ending("C spitze", hands, points=(90, 9, 0), tricks=(6, 1, 0), rules=rules)
    assert refusal(play, ThrowIn(FOREHAND)) == "not_missed"

    missed = play_cards(play, "C7 C8")
    result = finished(do(missed, end)).result

    assert isinstance(result, Played)
    assert not result.valuation.won


@pytest.mark.parametrize(
    ("cards", "end"),
    [
        pytest.param("C7 C8", ThrowIn(FOREHAND), id="missed, thrown in"),
        pytest.param("C7 C8", Concede(FOREHAND), id="missed, conceded"),
        pytest.param("C7 C8", Leave(FOREHAND), id="missed, left"),
        pytest.param("C7 C8", Leave(REARHAND), id="missed, a defender left"),
        pytest.param("", Concede(FOREHAND), id="conceded while it could be made"),
        pytest.param("", Leave(FOREHAND), id="left while it could be made"),
    ],
)
def test_a_lost_spitze_counts_the_schneider_that_is_certain(cards: str, end: Action) -> None:
    """'A Schneider that is certain already is counted', whoever ends the deal (rules.md §10)."""
    hands = ("CJ CA C7", "C8 HA H8", "H7 S8 S7")
    play = ending("C spitze", hands, points=(90, 9, 0), tricks=(6, 1, 0), rules=replace(SPITZE, concede_min_cards=0))
    result = finished(do(play_cards(play, cards), end)).result

    assert isinstance(result, Played)
    assert not result.valuation.won
    assert Level.SCHNEIDER in dict(result.valuation.levels)


def test_a_spitze_is_not_missed_while_it_lies_in_the_last_trick_but_in_the_ninth() -> None:
    play = ending("C spitze", ("C7", "HA", "H7"), points=(100, 9, 0), tricks=(8, 1, 0), rules=SPITZE)

    assert refusal(play_cards(play, "C7 HA"), ThrowIn(FOREHAND)) == "not_missed"
    ninth = ending("C spitze", ("C7 HA", "C8 H8", "H7 S7"), points=(90, 9, 0), tricks=(7, 1, 0), rules=SPITZE)
    assert refusal(play_cards(ninth, "C7 C8 H7"), ThrowIn(FOREHAND)) == "allowed"


def test_a_missed_spitze_is_not_thrown_in_before_kontra_is_answered() -> None:
    """While a question about Kontra is open nothing of this is possible (rules.md §10)."""
    rules = replace(HOME, spitze=1)
    state = play_cards(playing("C spitze", rules=rules, deal=SPITZE_DEAL), "C7")
    asked = do(state, Kontra(MIDDLEHAND))
    assert isinstance(asked, TrickPlay)

    assert free_actions(asked, FOREHAND) == ()
    assert refusal(asked, ThrowIn(FOREHAND)) == "answer_kontra"
    assert refusal(do(asked, Pass(FOREHAND)), ThrowIn(FOREHAND)) == "allowed"


# ------------------------------------------------------------------ Revolution


def test_revolution_is_played_from_the_hand_and_may_always_be_afforded() -> None:
    assert [each for each in contracts(REVOLUTION, True) if each.revolution] == [
        Contract(Game.NULL, hand=True, ouvert=True, revolution=True)
    ]
    assert not any(each.revolution for each in (*contracts(REVOLUTION, False), *contracts(HOME, True)))
    assert any(each.revolution for each in contracts_at(REVOLUTION, True, 90))
    assert not any(each.revolution for each in contracts_at(REVOLUTION, True, 96))


def _rearranging() -> Rearranging:
    state = do(announced("N revolution", rules=REVOLUTION), Pass(MIDDLEHAND), Pass(REARHAND))
    assert isinstance(state, Rearranging)
    return state


def test_kontra_comes_before_the_hand_is_laid_open() -> None:
    state = announced("N revolution", rules=REVOLUTION)
    assert isinstance(state, TrickPlay)
    assert state.asked == (MIDDLEHAND, REARHAND)
    view = view_of(state, MIDDLEHAND)
    assert (view.open_hand, view.partner_hand) == ((), ())

    after, events = step(do(state, Kontra(MIDDLEHAND)), Kontra(FOREHAND))
    assert isinstance(after, Rearranging)
    assert events == (KontraSaid(FOREHAND, 2), HandExposed(FOREHAND, after.hands[FOREHAND]))
    view = view_of(after, REARHAND)
    assert (view.declarer, view.contract, view.hand_game) == (FOREHAND, after.contract, True)
    assert (view.kontra, view.kontra_by) == (2, MIDDLEHAND)
    play = do(after, *legal_actions(after))
    assert isinstance(play, TrickPlay)
    assert (play.kontra, play.kontra_by, play.asked) == (2, MIDDLEHAND, ())


def test_revolution_without_kontra_begins_with_the_sorting() -> None:
    assert isinstance(announced("N revolution", rules=replace(ISKO, revolution=True)), Rearranging)


def test_a_defender_sorts_the_twenty_cards_anew() -> None:
    state = _rearranging()
    assert state.turn is MIDDLEHAND
    both = state.hands[MIDDLEHAND] + state.hands[REARHAND]
    wanted = parse_cards("SJ DJ CQ C9 C8 C7 HQ H9 H8 H7")

    play, events = step(state, Rearrange(MIDDLEHAND, wanted))

    assert isinstance(play, TrickPlay)
    assert play.hands[MIDDLEHAND] == tuple(sorted(wanted))
    assert play.hands[REARHAND] == tuple(sorted(set(both) - set(wanted)))
    assert events == (HandsRearranged(play.hands, FOREHAND),)


def test_defenders_see_each_other_and_the_declarer_does_not() -> None:
    for state in (_rearranging(), do(_rearranging(), *legal_actions(_rearranging()))):
        views = {seat: view_of(state, seat) for seat in (FOREHAND, MIDDLEHAND, REARHAND, None)}
        assert views[MIDDLEHAND].partner_hand == state.hands[REARHAND]
        assert views[REARHAND].partner_hand == state.hands[MIDDLEHAND]
        assert views[FOREHAND].partner_hand == views[None].partner_hand == ()
        assert views[MIDDLEHAND].open_hand == views[None].open_hand == state.hands[FOREHAND]
        assert views[FOREHAND].open_hand == ()
        assert {view.phase for view in views.values()} <= {Phase.REARRANGE, Phase.PLAY}


@pytest.mark.parametrize(
    "cards",
    [
        "SJ DJ CQ C9 HQ H9 ST SK DT",
        "CJ SJ DJ CQ C9 HQ H9 ST SK DT",
        "SJ DJ CQ C9 HQ H9 ST SK DT DT",
        "SJ DJ CQ C9 HQ H9 ST SK DT DK DK",
    ],
    ids=["nine cards", "a card of the declarer", "one card twice", "eleven with one twice"],
)
def test_ten_of_the_twenty_cards_are_taken(cards: str) -> None:
    assert refusal(_rearranging(), Rearrange(MIDDLEHAND, parse_cards(cards))) == "ten_of_both"


def test_nothing_but_sorting_is_done_before_the_sorted_cards_are_played() -> None:
    assert refusal(_rearranging(), Pass(MIDDLEHAND)) == "wrong_phase"


def test_who_leaves_a_revolution_pays_for_it() -> None:
    for seat, score in [(FOREHAND, -184), (MIDDLEHAND, 92)]:
        end = finished(do(_rearranging(), Leave(seat)))
        assert end.result.scores == (score, 0, 0)
