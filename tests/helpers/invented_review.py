"""Reviews without a kernel: a deal played by maxims, judged by invented figures that hang together."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

from skatdesk.coach.judging.marks import beyond_doubt, lost_by_call, mark_of
from skatdesk.coach.judging.verdicts import (
    FairJudgement,
    FairOption,
    Mark,
    Moment,
    OpenCard,
    OpenJudgement,
    OpenResult,
)
from skatdesk.coach.reasons.advice import advice
from skatdesk.coach.reasons.reason import Reason, Why
from skatdesk.coach.review.contract_table import ContractRow, ContractTable, Par
from skatdesk.coach.review.review import Review
from skatdesk.coach.review.reviewer import Found
from skatdesk.notation.iss import GameRecord, Header
from skatdesk.players.referee import play_deal
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.players.solver import Stopped
from skatdesk.skat.actions import Action, Announce, Bid, Discard, Pass, Play
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ruleset import ISKO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, BySeat
from skatdesk.skat.states import GameStart, GameState, TrickPlay
from skatdesk.skat.view import view_of

NAMES = BySeat("Ada", "Ben", "Cem")
LOST_EVERY = 4
"""Every so many decisions something is lost, more or less."""


def played(seed: int, rules: RuleSet = ISKO) -> GameRecord:
    """A deal played to its end by three players who follow maxims."""
    generator = random.Random(f"invented:{seed}")
    start, player = GameStart(Deal.shuffled(generator), rules), RulesPlayer()
    actions, _ = play_deal(start, BySeat(player, player, player), seed)
    return GameRecord(Header(names=NAMES), start, actions)


def call_judged(promise: float, *, passed: bool, ramsch: float = 0.0, unit: float = 1.0) -> FairJudgement:
    """A hand that wins every second game, and promises so much list score; a pass promises what a Ramsch does."""
    of_pass, of_bid = (lost_by_call(promise - ramsch, unit, passed=one) for one in (True, False))
    going = FairOption(Bid(MIDDLEHAND, 18), 0.53, promise, 0.0, 7.5, tried=False, lost_score=of_bid)
    passing = FairOption(Pass(MIDDLEHAND), 0.0, ramsch, tried=False, lost_score=of_pass)
    ranked = (going, passing) if promise > ramsch or not passed else (passing, going)
    return FairJudgement(ranked, passing if passed else going, 0, unit)


class InventedReviewer:
    """Does what ``coach.review.reviewer.Reviewer`` does, at once."""

    def __init__(self) -> None:
        self.stopped = False
        self.asked: list[Action] = []

    def steps(self, start: GameStart, actions: Sequence[Action]) -> Iterator[Found]:
        """See ``Reviewer``."""
        moments = list(_moments(start, actions))
        for moment in moments:
            if self.stopped:
                return
            yield replace(moment, fair=None, mark=None, reason=None, advice=None)
        for moment in moments:
            if self.stopped:
                return
            if moment.fair is not None:
                yield moment
        table = None if start.ramsch_round else invented_table(start)
        if table is not None:
            yield table
        yield Review(start, tuple(actions), tuple(moments), OpenResult(70, True, 98), table)

    def judged(self, state: GameState, action: Action, index: int = 0) -> Moment:
        """See ``Reviewer``: the first of the options is best."""
        if self.stopped:
            raise Stopped("stopped")
        self.asked.append(action)
        return _moment(
            index, state, action, legal_actions(state), lost=0 if _options(state, action)[0] == action else 9
        )

    def count(self, start: GameStart, actions: Sequence[Action]) -> int:
        """See ``Reviewer``."""
        return len(list(self.steps(start, actions)))

    def stop(self) -> None:
        """See ``Reviewer``."""
        self.stopped = True

    def resume(self) -> None:
        """See ``Reviewer``."""
        self.stopped = False


def review_of(record: GameRecord) -> Review:
    """The whole of it."""
    found = list(InventedReviewer().steps(record.start, record.actions))
    assert isinstance(found[-1], Review)
    return found[-1]


def _moments(start: GameStart, actions: Sequence[Action]) -> Iterator[Moment]:
    state, decisions = begin(start), 0
    for index, action in enumerate(actions):
        options = legal_actions(state)
        lost = 0
        if len(options) > 1 and action in options:
            decisions += 1
            lost = 1 + decisions // LOST_EVERY % 3 if decisions % LOST_EVERY == 0 else 0
        yield _moment(index, state, action, options, lost)
        state, _ = step(state, action)


def _options(state: GameState, action: Action) -> tuple[Action, ...]:
    """What is compared: of discards and games a few, of bids the lowest."""
    options = legal_actions(state)
    if isinstance(action, Play):
        return tuple(option for option in options if isinstance(option, Play))
    if isinstance(action, Discard | Announce | Bid):
        few = [option for option in options if isinstance(option, type(action))][:4]
        return tuple(dict.fromkeys((*few, action)))
    return options


def _moment(index: int, state: GameState, action: Action, legal: tuple[Action, ...], lost: int) -> Moment:
    trick = len(state.tricks) + 1 if isinstance(state, TrickPlay) else 0
    moment = Moment(index, action.seat, view_of(state, action.seat).phase, action, len(legal), trick)
    play = isinstance(state, TrickPlay) and isinstance(action, Play)
    if play:
        moment = replace(moment, outlook=_result(index))
    if len(legal) <= 1 or action not in legal:
        return moment
    compared = [one for one in _options(state, action) if one != action]
    compared.insert(0 if not lost else len(compared), action)
    contract = Contract(Game.GRAND) if isinstance(action, Bid | Discard) else None
    defends = isinstance(state, TrickPlay) and state.declarer not in (None, action.seat)
    chance, score = (0.25, -60.0) if defends else (0.75, 60.0)
    options = tuple(
        FairOption(one, max(0.0, chance - 0.02 * lost * at), score - 3 * lost * at, 0.03, 4.0, contract)
        for at, one in enumerate(compared)
    )
    behind = ((one, chance - (one.chance or 0.0), score - one.score) for one in options)
    options = tuple(
        replace(one, lost_chance=chance, lost_score=score)
        if one.action == action
        else replace(one, lost_chance=beyond_doubt(chance, 0.03), lost_score=beyond_doubt(score, 4.0))
        for one, chance, score in behind
    )
    chosen = next(option for option in options if option.action == action)
    fair, best = FairJudgement(options, chosen, 80), options[0]
    mark = mark_of(fair)
    if play:
        worse = bool(lost) * (1 if defends else -1)
        cards = tuple(
            OpenCard(one.action.card, OpenResult(70 + worse * at, True, 98))
            for at, one in enumerate(options)
            if isinstance(one.action, Play)
        )
        own = next(card for card in cards if card.card is action.card)  # type: ignore[union-attr]  # a card was played
        lost_points = abs(70 - own.result.points)
        moment = replace(moment, open=OpenJudgement(cards, own, lost_points, 0))
    if mark is Mark.BEST:
        return replace(moment, fair=fair, mark=mark)
    reason = Reason(Why.UNDERBID, value=18, contract=Contract(Game.GRAND))
    if isinstance(action, Play) and isinstance(best.action, Play):
        reason = Reason(Why.OTHER_CARD, action.card, best.action.card)
    why = advice(view_of(state, action.seat), legal, best.action, best.chance)
    turned = mark is Mark.BLUNDER
    return replace(moment, fair=fair, mark=mark, reason=reason, advice=why, turning_point=turned)


def _result(index: int) -> OpenResult:
    return OpenResult(70 - index % 3, True, 98)


def invented_table(start: GameStart) -> ContractTable:
    """Forehand wins everything, nobody else anything."""
    games = [Contract(game) for game in (Game.CLUBS, Game.SPADES, Game.HEARTS, Game.DIAMONDS, Game.GRAND, Game.NULL)]
    games.append(Contract(Game.NULL, ouvert=True))

    def rows(won: bool) -> tuple[ContractRow, ...]:
        away = start.deal.skat
        return tuple(
            ContractRow(game, away, 80 if won else 40, won, 24 + at, 74 if won else -98)
            for at, game in enumerate(games)
        )

    by_seat = BySeat.of(lambda seat: rows(seat is FOREHAND))
    best = BySeat.of(lambda seat: 30 if seat is FOREHAND else 0)
    return ContractTable(by_seat, best, Par(FOREHAND, 18, by_seat[FOREHAND][4]))
