"""Judging bids, the skat, discards and announcements with what the player could know, as an expert does it."""

from dataclasses import replace
from math import hypot

import numpy as np

from skatdesk.coach.judging.fair_cards import SECONDS, error_of
from skatdesk.coach.judging.marks import BID_FROM, BID_TO, DOUBT, HAND_DOUBT, beyond_doubt, lost_by_call
from skatdesk.coach.judging.verdicts import FairJudgement, FairOption
from skatdesk.coach.judging.worth import unit_of_game
from skatdesk.players.announcing import cannot_be_caught, takes_everything
from skatdesk.players.bidding import expected_score, in_list, list_score, worth_of_passing
from skatdesk.players.cardsets import cards_of, set_of
from skatdesk.players.expert.hand_judge import TRUST, Asked, HandJudge, Plan, PlanTried, contract_of, game_of
from skatdesk.players.expert.hands import GAMES, REACHES_31, REACHES_61, REACHES_90
from skatdesk.players.expert.shapes import Figures
from skatdesk.skat.actions import Action, Announce, Bid, Discard, Hold, Pass, PickUp, PlayHand
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.valuation import (
    SCHNEIDER_AT_MOST,
    SCHNEIDER_POINTS,
    SOME_TRICKS,
    WIN_POINTS,
    Valuation,
    evaluate,
    matadors,
    smallest_value,
)
from skatdesk.skat.view import Phase, SeatView

_ENDS = SCHNEIDER_AT_MOST, WIN_POINTS - 1, WIN_POINTS, SCHNEIDER_POINTS
"""Card points with which a game ends that reaches none, one, two or all of 31, 61 and 90."""

LIKES_GRAND = -14.0
"""What is added to a Grand (Seeger-Fabian list score): the nets expect too much of it, as the expert's games show."""


class FairHands:
    """Judges hands by learned judgement, and discards in ``worlds`` lies of the cards. One thread uses it at a time.

    The same question gets the same judgement; with another ``seed`` it is looked at in other worlds.
    """

    def __init__(self, judge: HandJudge, worlds: int, seed: int = 1) -> None:
        self._judge = judge
        self._worlds = worlds
        self._seed = seed

    def judgement(self, view: SeatView, options: tuple[Action, ...], action: Action) -> FairJudgement | None:
        """What was said or put away; None for actions that are not judged."""
        match action:
            case Bid() | Hold() | Pass() if view.phase is Phase.BIDDING:
                return self._call(view, options, action)
            case PickUp() | PlayHand() if view.phase is Phase.SKAT:
                return self._skat_or_hand(view, action)
            case Discard() if view.phase is Phase.DISCARD:
                return self._discard(view, action)
            case Announce() if view.phase is Phase.ANNOUNCE:
                return self._announce(view, options, action)
        return None

    def _call(self, view: SeatView, options: tuple[Action, ...], action: Action) -> FairJudgement:
        go_on = action if not isinstance(action, Pass) else options[0]
        asked = _asked(view, view.value_of(go_on))
        promise, chance = self._judge.worth_with_skat(asked)
        contract = contract_of(self._judge.likely_game(asked))
        from_hand = self._judge.worth_from_hand(asked)
        if from_hand.promise > promise:
            promise, chance, contract = from_hand.promise, from_hand.chance, contract_of(from_hand.game, hand=True)
        unit = in_list(1.0, view.rules)
        gain = promise - worth_of_passing(view)
        of_pass, of_bid = (lost_by_call(gain, unit, passed=passed) for passed in (True, False))
        error = HAND_DOUBT * unit / 2.0
        going = FairOption(go_on, chance, promise, 0.0, error, contract, tried=False, lost_score=of_bid)
        assert view.seat is not None
        passing = FairOption(Pass(view.seat), 0.0, worth_of_passing(view), tried=False, lost_score=of_pass)
        passed = action == passing.action
        better = gain > BID_TO * unit or (gain >= BID_FROM * unit and not passed)  # between, what was said is as good
        ranked = (going, passing) if better else (passing, going)
        return FairJudgement(ranked, passing if passed else going, 0, unit)

    def _skat_or_hand(self, view: SeatView, action: Action) -> FairJudgement:
        assert view.seat is not None
        asked = _asked(view, view.bid)
        promise, chance = self._judge.worth_with_skat(asked)
        plan, game = self._judge.worth_from_hand(asked), self._judge.likely_game(asked)
        unit = in_list(1.0, view.rules)
        doubt, error = HAND_DOUBT * unit, HAND_DOUBT * unit / 2.0
        skat = FairOption(PickUp(view.seat), chance, promise, 0.0, error, contract_of(game), tried=False)
        contract = contract_of(plan.game, hand=True)
        hand = FairOption(PlayHand(view.seat), plan.chance, plan.promise, 0.0, error, contract, tried=False)
        better, worse = (hand, skat) if plan.promise > promise else (skat, hand)
        worse = replace(worse, lost_score=max(0.0, better.score - worse.score - doubt))
        return FairJudgement((better, worse), better if action == better.action else worse, 0, unit)

    def _discard(self, view: SeatView, action: Discard) -> FairJudgement:
        asked, own = _asked(view, view.bid), set_of(action.cards)
        tried = self._judge.discards(asked, self._worlds, SECONDS, self._seed, own)
        by_pair: dict[int, PlanTried] = {}
        for one in sorted(_sobered(asked, tried, hand=False), key=lambda one: -one.plan.promise):
            by_pair.setdefault(one.plan.put_away, one)
        found: dict[Action, PlanTried] = {_discard_of(view, one.plan): one for one in by_pair.values()}
        return _compared(asked, found, action, hand=False)

    def _announce(self, view: SeatView, options: tuple[Action, ...], action: Announce) -> FairJudgement | None:
        contract, away = action.contract, set_of(view.put_away)
        if contract.spitze:
            return None
        if contract.revolution or (contract.game is not Game.NULL and (contract.schwarz or contract.ouvert)):
            if not _cannot_go_wrong(view, contract):
                return None
            sure = FairOption(action, 1.0, expected_score(view.rules, _value(view, contract), 1.0), tried=False)
            return FairJudgement((sure,), sure, 0)
        asked = _asked(view, view.bid)
        offered = {option.contract for option in options if isinstance(option, Announce)}
        games = tuple(game for game in range(GAMES) if contract_of(game, hand=view.hand_game) in offered)
        tried = self._judge.games(
            asked, games, away, self._worlds, SECONDS, self._seed, from_hand=view.hand_game, game=game_of(contract)
        )
        plain = replace(contract, schneider=False)
        assert view.seat is not None
        found: dict[Action, PlanTried] = {}
        for one in _sobered(asked, tried, hand=view.hand_game):
            found[Announce(view.seat, contract_of(one.plan.game, hand=view.hand_game))] = one
        judged = _compared(asked, found, Announce(view.seat, plain), hand=view.hand_game)
        louder = Announce(view.seat, replace(contract, schneider=True))
        return _with_schneider(asked, judged, found, louder, action) if louder in options else judged


def _asked(view: SeatView, bid: int) -> Asked:
    asked = Asked.by(view, bid, in_list(LIKES_GRAND, view.rules))
    return replace(asked, any_null=view.rules.null_below_bid == "ignore")


def _cannot_go_wrong(view: SeatView, contract: Contract) -> bool:
    """Whether every lie of the cards gives the declarer all tricks, or none in a Revolution."""
    cards, leads = set_of(view.hand), view.seat is FOREHAND
    if contract.revolution:
        return cannot_be_caught(cards, leads)
    return takes_everything(contract.game, cards, set_of(view.put_away), leads)


def _compared(asked: Asked, found: dict[Action, PlanTried], action: Action, *, hand: bool) -> FairJudgement:
    """The chosen plan against the one that promises most."""
    ranked = sorted(found, key=lambda one: (-found[one].plan.promise, one != action))
    best = found[ranked[0]]
    unit = unit_of_game(_if_lost(asked, best.plan, hand=hand).value, asked.rules)
    options = tuple(_told(asked, one, found[one], best, unit, hand=hand) for one in ranked)
    return FairJudgement(options, options[ranked.index(action)], len(best.reached), unit)


def _share_tried(number: int) -> float:
    """The share of a promise that comes from so many worlds, and errs by chance as they do; the rest is learned."""
    return number / (number + TRUST)


def _told(asked: Asked, action: Action, tried: PlanTried, best: PlanTried, unit: float, *, hand: bool) -> FairOption:
    plan, number = tried.plan, len(tried.reached)
    behind, lower = best.plan.chance - plan.chance, best.plan.promise - plan.promise
    contract = contract_of(plan.game, hand=hand)
    if number == 0:
        error, lost = in_list(HAND_DOUBT, asked.rules) / 2.0, max(0.0, lower - HAND_DOUBT * unit)
        return FairOption(action, plan.chance, plan.promise, 0.0, error, contract, tried=False, lost_score=lost)
    shrunk = _share_tried(number)
    wins, scores = _in_worlds(asked, tried, contract)
    best_wins, best_scores = _in_worlds(asked, best, contract_of(best.plan.game, hand=hand))
    return FairOption(
        action,
        plan.chance,
        plan.promise,
        error_of(wins) * shrunk,
        error_of(scores) * shrunk,
        contract,
        lost_chance=beyond_doubt(behind, error_of(best_wins - wins) * shrunk),
        lost_score=beyond_doubt(lower, error_of(best_scores - scores) * shrunk),
    )


def _sobered(asked: Asked, tried: tuple[PlanTried, ...], *, hand: bool) -> list[PlanTried]:
    """The plans, none of them promising less than a game that is surely lost: some the nets refuse to judge."""
    found = []
    for one in tried:
        lost = list_score(_if_lost(asked, one.plan, hand=hand), asked.rules)
        found.append(replace(one, plan=replace(one.plan, promise=max(one.plan.promise, lost))))
    return found


def _in_worlds(asked: Asked, tried: PlanTried, contract: Contract) -> tuple[Figures, Figures]:
    """Whether the contract is won (1 or 0) in each world where its plan was tried, and its list score there."""
    plan, reached = tried.plan, tried.reached
    if contract.game is Game.NULL:
        ends = [_valued(asked, plan, contract, 0, tricks) for tricks in (1, 0)]
        which = reached[:, REACHES_61]
    else:
        ends = [_valued(asked, plan, contract, points) for points in _ENDS]
        which = reached[:, (REACHES_31, REACHES_61, REACHES_90)].sum(axis=1)
    won, scores = np.array([(float(end.won), float(list_score(end, asked.rules))) for end in ends]).T
    return won[which.astype(np.int64)], scores[which.astype(np.int64)]


def _with_schneider(
    asked: Asked, judged: FairJudgement, found: dict[Action, PlanTried], announced: Announce, action: Announce
) -> FairJudgement:
    """The chosen game with Schneider ``announced`` among the others, if that was done or promises more beyond doubt.

    In each world it is won or lost by 90 card points; what learned judgement may miss of them is left out of a loss.
    """
    tried, contract = found[judged.chosen.action], announced.contract
    missed, made = (_valued(asked, tried.plan, contract, points) for points in (WIN_POINTS, SCHNEIDER_POINTS))
    lowest, highest = list_score(missed, asked.rules), list_score(made, asked.rules)
    chance = tried.plan.chance_90 if made.won else 0.0
    score = lowest + chance * (highest - lowest)
    if contract.game is Game.GRAND:
        score += asked.likes_grand
    wins, scores = _in_worlds(asked, tried, contract)
    shrunk = _share_tried(len(wins))

    def beyond(gain: float, other: Action) -> float:
        _, others = _in_worlds(asked, found[other], contract_of(found[other].plan.game, hand=contract.hand))
        return beyond_doubt(gain, hypot(error_of(others - scores) * shrunk, HAND_DOUBT * judged.unit / DOUBT))

    gained = {one.action: beyond(score - one.score, one.action) for one in judged.options}
    if action != announced and not gained[action]:
        return judged
    lost = beyond(judged.best.score - score, judged.best.action)
    errors = error_of(wins) * shrunk, error_of(scores) * shrunk
    said = FairOption(announced, chance, score, *errors, contract, lost_score=lost)
    others = (replace(one, lost_score=max(one.lost_score, gained[one.action])) for one in judged.options)
    options = tuple(sorted((said, *others), key=lambda option: -option.score))
    chosen = next(option for option in options if option.action == action)
    return FairJudgement(options, chosen, judged.worlds, judged.unit)


def _if_lost(asked: Asked, plan: Plan, *, hand: bool) -> Valuation:
    """The game lost, without Schneider: its worth, and what is charged where that does not reach the bid."""
    return _valued(asked, plan, contract_of(plan.game, hand=hand), WIN_POINTS - 1)


def _valued(asked: Asked, plan: Plan, contract: Contract, points: int, tricks: int = SOME_TRICKS) -> Valuation:
    """This contract with the plan's cards, if it ends with so many card points and tricks for the declarer."""
    run = matadors(contract.game, cards_of(asked.cards | plan.put_away))
    return evaluate(asked.rules, contract, matadors=run, bid=asked.bid, points=points, tricks=tricks)


def _value(view: SeatView, contract: Contract) -> int:
    return smallest_value(contract, matadors(contract.game, view.hand + view.put_away), view.rules)


def _discard_of(view: SeatView, plan: Plan) -> Discard:
    assert view.seat is not None
    return Discard(view.seat, tuple(cards_of(plan.put_away)))
