"""Hands judged as an expert does it: the skat, two cards put away, the game, and what is announced with it."""

import pytest

from skatdesk.coach.judging import fair_hands
from skatdesk.coach.judging.fair_hands import FairHands
from skatdesk.coach.judging.marks import HAND_DOUBT, mark_of, mark_of_option
from skatdesk.coach.judging.verdicts import FairJudgement, FairOption, Mark
from skatdesk.players.bidding import in_list
from skatdesk.players.expert import hand_judge
from skatdesk.players.expert.hand_judge import HandJudge
from skatdesk.players.expert.knowledge import knowledge
from skatdesk.skat.actions import Action, Announce, Bid, Discard, Hold, Pass, PickUp, PlayHand
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ruleset import HOME, ISKO, ISS, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.states import GameStart
from skatdesk.skat.view import view_of

GOOD = "CJ SJ HJ CA CT CK C9 SA ST H9 | DJ CQ C8 SK SQ HQ H8 DK DQ D9 | C7 S9 S8 S7 HA HT HK DA DT D8 | H7 D7"
"""Forehand has seven good trumps and two aces; the skat brings nothing."""

SURE = "CJ SJ HJ DJ CA CT CK CQ C9 C8 | C7 SA ST SK SQ HQ H8 DK DQ D9 | S9 S8 S7 HA HT HK H9 DA DT D8 | H7 D7"
"""Forehand cannot lose a trick with clubs as trumps: worth more than a Grand, with ten matadors."""

LOW = "C7 C8 C9 CT S7 S8 S9 H7 H8 H9 | CJ SJ HJ DJ CA CK CQ SA ST SK | SQ HA HT HK HQ DA DT DK DQ D9 | D8 D7"
"""Nobody can make forehand take a trick, however the cards of the others lie."""

POOR = "CK CQ C9 SK SQ S9 HK HQ DQ DJ | SJ HJ CA CT C8 SA ST HA HT DA | CJ C7 S8 S7 H9 H8 H7 DT D9 D8 | DK D7"
"""Nobody would play anything with this hand."""

GUARDED = "C9 C8 C7 H9 H7 ST S8 S7 DA D8 | HJ CT CQ HT HK H8 SA SK DK DQ | CJ DJ CA HA HQ SQ S9 DT D9 D7 | CK SJ"
"""Forehand takes the king of clubs and the jack of spades, and has nothing but an open Null that reaches 33."""

SHORT = "CJ CA CT CK C9 SA S9 S8 HA D7 | SJ HJ DJ CQ C8 C7 ST SK SQ S7 | HT HK HQ H9 DA DT DK DQ D9 D8 | H7 H8"
"""Forehand has bid 33, and with one matador no suit game reaches that."""

HALF = "CJ SJ CA CK C9 C8 SA HK D9 D7 | HJ DJ CT CQ ST SK HA H9 DA DT | C7 SQ S9 S8 HT HQ H8 DK DQ D8 | H7 S7"
"""Forehand may well make clubs, but never 90 card points."""

ALL_HIGH = "CJ SJ HJ DJ CA CT CK SA ST SK | CQ C9 C8 SQ S9 HA HT DA DT D9 | C7 S8 S7 HK HQ H9 H8 H7 DK DQ | D7 D8"
"""Forehand has all jacks and the high cards of the black suits."""

OPENED: tuple[Action, ...] = (Pass(MIDDLEHAND), Pass(REARHAND), Bid(FOREHAND, 18))
TAKEN: tuple[Action, ...] = (*OPENED, PickUp(FOREHAND))


@pytest.fixture(scope="module")
def hands() -> FairHands:
    return FairHands(HandJudge(knowledge()), 40)


def judged(
    hands: FairHands, deal: str, done: tuple[Action, ...], action: Action, rules: RuleSet = ISKO
) -> FairJudgement | None:
    state = begin(GameStart(Deal.parse(deal), rules))
    for earlier in done:
        state, _ = step(state, earlier)
    return hands.judgement(view_of(state, FOREHAND), legal_actions(state), action)


def put_away(cards: str) -> Discard:
    return Discard(FOREHAND, parse_cards(cards))


def announced(game: Game, **more: bool) -> Announce:
    return Announce(FOREHAND, Contract(game, **more))


def chance(option: FairOption) -> float:
    assert option.chance is not None
    return option.chance


def test_two_lost_cards_are_put_away_and_not_two_that_win(hands: FairHands) -> None:
    good, bad = (judged(hands, GOOD, TAKEN, put_away(cards)) for cards in ("H9 D7", "CJ SJ"))
    assert good is not None
    assert bad is not None

    assert (good.lost_chance, good.lost_score) == (0.0, 0.0)
    assert good.chosen.tried
    assert chance(good.chosen) > 0.8
    assert bad.lost_score > 36.0
    assert bad.best.score > bad.chosen.score
    assert bad.worlds == 40


@pytest.mark.parametrize("hand", [False, True])
def test_the_game_is_told_as_it_was_played(hands: FairHands, hand: bool) -> None:
    done = (*OPENED, PlayHand(FOREHAND)) if hand else (*TAKEN, put_away("H7 D7"))
    right, wrong = (judged(hands, SURE, done, announced(game, hand=hand)) for game in (Game.CLUBS, Game.DIAMONDS))
    assert right is not None
    assert wrong is not None

    assert right.best is right.chosen
    assert wrong.best.contract == Contract(Game.CLUBS, hand=hand)
    assert wrong.lost_score > 36.0


def test_the_only_game_that_promises_anything_is_tried_as_well(hands: FairHands) -> None:
    """The nets do not see that the seven below the other spades was put away: they give this Null 24 of 100."""
    bidding = (Pass(MIDDLEHAND), Bid(REARHAND, 33), Hold(FOREHAND), Pass(REARHAND), PickUp(FOREHAND))
    away = put_away("S7 DA")
    discarded = judged(hands, GUARDED, bidding, away)
    game = judged(hands, GUARDED, (*bidding, away), announced(Game.NULL, ouvert=True))
    assert discarded is not None
    assert game is not None

    assert game.worlds == 40
    assert game.chosen.tried
    assert abs(chance(game.chosen) - chance(discarded.chosen)) < 0.1


def test_a_grand_is_trusted_less_by_what_is_at_stake_in_the_list(
    hands: FairHands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A third of it is at stake where the list has no bonuses: there the review would name another game than a hint."""
    promised = []
    for liking in (fair_hands.LIKES_GRAND, 0.0):
        monkeypatch.setattr(fair_hands, "LIKES_GRAND", liking)
        for rules in (ISKO, HOME):
            game = judged(hands, SURE, (*TAKEN, put_away("H7 D7")), announced(Game.GRAND), rules)
            assert game is not None
            promised.append(game.chosen.score)
    tournament, home, *unbiased = promised

    assert unbiased[0] - tournament == pytest.approx(14.0)
    assert unbiased[1] - home == pytest.approx(14.0 / 3)


@pytest.mark.parametrize("rules", [ISKO, HOME])
def test_a_call_is_measured_by_what_is_at_stake_in_the_list(hands: FairHands, rules: RuleSet) -> None:
    """Experts did equally well between −30 and +15 of a Seeger-Fabian list, a third of that where it has no bonuses."""
    bidding = (Pass(MIDDLEHAND), Pass(REARHAND))
    bid = judged(hands, POOR, bidding, Bid(FOREHAND, 18), rules)
    passed = judged(hands, GOOD, bidding, Pass(FOREHAND), rules)
    assert bid is not None
    assert passed is not None

    assert (bid.unit, passed.unit) == (in_list(1.0, rules), in_list(1.0, rules))
    assert bid.lost_score == pytest.approx(bid.best.score - bid.chosen.score - in_list(30.0, rules))
    assert passed.lost_score == pytest.approx(passed.best.score - passed.chosen.score - in_list(15.0, rules))


def test_without_the_skat_a_poor_hand_is_not_played(hands: FairHands) -> None:
    taken, alone = (judged(hands, GOOD, OPENED, action) for action in (PickUp(FOREHAND), PlayHand(FOREHAND)))
    assert taken is not None
    assert alone is not None

    assert {one.contract and one.contract.hand for one in taken.options} == {False, True}
    assert alone.best.score - alone.chosen.score <= alone.lost_score + 15.0, "learned judgement may be off by 15"
    assert not alone.chosen.tried
    assert (taken.worlds, taken.lost_chance) == (0, 0.0)


@pytest.mark.parametrize(("deal", "takes"), [(POOR, True), (SURE, False)])
def test_of_skat_and_hand_the_one_that_promises_more_stands_first(hands: FairHands, deal: str, takes: bool) -> None:
    """Ten tricks that are sure need no skat."""
    actions: tuple[Action, Action] = PickUp(FOREHAND), PlayHand(FOREHAND)
    better, worse = actions if takes else reversed(actions)
    right, wrong = (judged(hands, deal, OPENED, action) for action in (better, worse))
    assert right is not None
    assert wrong is not None

    assert [one.action for one in right.options] == [one.action for one in wrong.options] == [better, worse]
    assert right.best.score > right.options[1].score
    assert right.lost_score == 0.0


def test_schwarz_that_cannot_go_wrong_is_right_and_other_is_not_judged(hands: FairHands) -> None:
    alone = (*OPENED, PlayHand(FOREHAND))
    schwarz = {"hand": True, "schneider": True, "schwarz": True}
    sure = judged(hands, SURE, alone, announced(Game.CLUBS, **schwarz))
    assert sure is not None

    assert (sure.chosen.chance, sure.lost_score, sure.worlds) == (1.0, 0.0, 0)
    assert sure.chosen.score > 12 * 15
    assert judged(hands, GOOD, alone, announced(Game.CLUBS, **schwarz)) is None


def test_a_revolution_that_cannot_be_caught_is_right_and_another_is_not_judged(hands: FairHands) -> None:
    rules, alone = RuleSet(revolution=True), (*OPENED, PlayHand(FOREHAND))
    revolution = announced(Game.NULL, hand=True, ouvert=True, revolution=True)
    sure = judged(hands, LOW, alone, revolution, rules)
    assert sure is not None

    assert (sure.chosen.action, sure.chosen.chance, sure.chosen.score) == (revolution, 1.0, 92.0 + 50.0)
    assert (sure.lost_chance, sure.lost_score, sure.worlds) == (0.0, 0.0, 0)
    assert judged(hands, GOOD, alone, revolution, rules) is None


def test_schneider_is_announced_where_it_is_made(hands: FairHands) -> None:
    alone = (*OPENED, PlayHand(FOREHAND))
    sure, hoped = (
        judged(hands, deal, alone, announced(game, hand=True, schneider=True))
        for deal, game in ((SURE, Game.CLUBS), (GOOD, Game.CLUBS))
    )
    assert sure is not None
    assert hoped is not None

    assert chance(sure.chosen) > 0.9
    assert sure.lost_score == 0.0
    for one in (sure, hoped):
        assert len({option.action for option in one.options}) == len(one.options)
        assert one.options == tuple(sorted(one.options, key=lambda option: -option.score))
    plain = next(one for one in sure.options if one.action == announced(Game.CLUBS, hand=True))
    assert sure.chosen.score > plain.score
    other = next(one for one in hoped.options if one.action != hoped.chosen.action)
    assert chance(hoped.chosen) < chance(other)


@pytest.mark.parametrize("rules", [ISKO, HOME])
def test_schneider_announced_is_measured_as_the_grand_without_it(hands: FairHands, rules: RuleSet) -> None:
    """Both are trusted less: where Schneider is as good as sure, saying so brings the one level that it adds."""
    grand = announced(Game.GRAND, hand=True, schneider=True)
    fair = judged(hands, ALL_HIGH, (*OPENED, PlayHand(FOREHAND)), grand, rules)
    assert fair is not None
    plain = next(one for one in fair.options if one.action == announced(Game.GRAND, hand=True))

    assert chance(fair.chosen) > 0.99
    assert 18.0 < fair.chosen.score - plain.score < 24.0


def test_schneider_that_is_never_reached_has_no_chance_that_might_be_greater(hands: FairHands) -> None:
    hopeless = announced(Game.CLUBS, hand=True, schneider=True)
    fair = judged(hands, HALF, (*OPENED, PlayHand(FOREHAND)), hopeless)
    assert fair is not None
    plain = next(one for one in fair.options if one.action == announced(Game.CLUBS, hand=True))

    assert plain.chance_error > 0.01
    assert (fair.chosen.chance_error, fair.chosen.score_error) == (0.0, 0.0)
    assert mark_of(fair) is Mark.BLUNDER


def test_schneider_announced_has_no_chance_where_not_even_that_reaches_the_bid(hands: FairHands) -> None:
    bidding = (Pass(MIDDLEHAND), Bid(REARHAND, 81), Hold(FOREHAND), Pass(REARHAND), PlayHand(FOREHAND))
    fair = judged(hands, ALL_HIGH, bidding, announced(Game.HEARTS, hand=True, schneider=True))
    assert fair is not None

    assert (fair.chosen.chance, fair.chosen.score) == (0.0, -2 * 90 - 90)


@pytest.mark.parametrize(("rules", "mark"), [(ISKO, Mark.INACCURACY), (HOME, Mark.MISTAKE)])
def test_who_leaves_a_sure_schneider_unannounced_is_told_so_and_it_is_the_same_beside_it(
    hands: FairHands, rules: RuleSet, mark: Mark
) -> None:
    alone = (*OPENED, PlayHand(FOREHAND))
    plain, louder = announced(Game.GRAND, hand=True), announced(Game.GRAND, hand=True, schneider=True)
    quiet, loud = (judged(hands, ALL_HIGH, alone, action, rules) for action in (plain, louder))
    assert quiet is not None
    assert loud is not None

    assert (quiet.chosen.action, quiet.best.action, mark_of(quiet)) == (plain, louder, mark)
    assert (loud.chosen, mark_of(loud)) == (loud.best, Mark.BEST)
    assert quiet.options == loud.options


def test_an_announcement_that_would_be_worse_is_not_told_of(hands: FairHands) -> None:
    fair = judged(hands, HALF, (*OPENED, PlayHand(FOREHAND)), announced(Game.CLUBS, hand=True))
    assert fair is not None

    assert not any(isinstance(one.action, Announce) and one.action.contract.schneider for one in fair.options)


@pytest.mark.parametrize(("deal", "goes_on"), [(GOOD, True), (POOR, False)])
def test_the_better_call_stands_first(hands: FairHands, deal: str, goes_on: bool) -> None:
    fair = judged(hands, deal, OPENED[:2], Bid(FOREHAND, 18) if goes_on else Pass(FOREHAND))
    assert fair is not None

    assert fair.best is fair.chosen
    assert not any(one.tried for one in fair.options)
    assert (fair.lost_chance, fair.lost_score) == (0.0, 0.0)
    assert [one.chance for one in fair.options if isinstance(one.action, Pass)] == [0.0]


@pytest.mark.parametrize("cards", ["H9 D7", "CJ SJ"])
def test_where_the_time_is_over_before_anything_was_tried_learned_judgement_has_its_say(
    cards: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of chances nothing is told then, and of the score what is beyond its doubt."""
    monkeypatch.setattr(hand_judge, "try_contracts", lambda *_: False)
    fair = judged(FairHands(HandJudge(knowledge()), 40), GOOD, TAKEN, put_away(cards))
    assert fair is not None

    assert (fair.worlds, fair.lost_chance) == (0, 0.0)
    assert fair.lost_score == max(0.0, fair.best.score - fair.chosen.score - HAND_DOUBT)
    assert (fair.lost_score > 0.0) is (cards == "CJ SJ")
    assert not any(one.tried for one in fair.options)


def test_where_the_bid_does_not_matter_to_a_null_it_is_judged_as_any_other(hands: FairHands) -> None:
    """At 60 every Null is below the bid, and this one is never lost."""
    asked, hold = (Pass(MIDDLEHAND), Bid(REARHAND, 60)), Hold(FOREHAND)
    taken, away = (*asked, hold, Pass(REARHAND), PickUp(FOREHAND)), put_away("D8 D7")
    call, elsewhere = (judged(hands, LOW, asked, hold, rules) for rules in (ISS, ISKO))
    discard = judged(hands, LOW, taken, away, ISS)
    game = judged(hands, LOW, (*taken, away), announced(Game.NULL), ISS)
    assert call is not None
    assert elsewhere is not None
    assert discard is not None
    assert game is not None

    assert (call.best, call.lost_score) == (call.chosen, 0.0)
    assert elsewhere.lost_score > 36.0
    assert discard.lost_score < 1.0
    assert discard.chosen.contract == Contract(Game.NULL, ouvert=True)
    assert chance(game.chosen) > 0.9


def test_each_discard_beside_the_one_chosen_has_the_mark_it_would_have_got(hands: FairHands) -> None:
    pairs = [put_away(cards) for cards in ("H9 D7", "H7 D7", "H9 H7")]
    found = [judged(hands, GOOD, TAKEN, pair) for pair in pairs]
    marks = {one.chosen.action: mark_of(one) for one in found if one is not None}

    for one in found:
        assert one is not None
        beside = {option.action: mark_of_option(one, option) for option in one.options}
        assert marks.items() <= beside.items()


@pytest.mark.parametrize(("rules", "score"), [(ISKO, -2 * 40 - 90), (HOME, -2 * 40), (TCHIBO, -40)])
def test_a_game_that_cannot_reach_the_bid_is_told_to_cost_what_is_charged(
    hands: FairHands, rules: RuleSet, score: int
) -> None:
    """Not the 33 that was bid: the least multiple of hearts above it, or four times ten once. That is certain."""
    bidding = (Pass(MIDDLEHAND), Bid(REARHAND, 33), Hold(FOREHAND), Pass(REARHAND), PickUp(FOREHAND))
    fair = judged(hands, SHORT, (*bidding, put_away("H7 H8")), announced(Game.HEARTS), rules)
    assert fair is not None

    assert (fair.chosen.chance, fair.chosen.score) == (0.0, score)
    assert (fair.chosen.chance_error, fair.chosen.score_error) == (0.0, 0.0)
