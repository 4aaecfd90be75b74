"""Works a review out, step by step: what is quick comes first, and it can be stopped at any moment."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from skatdesk.coach.judging.marks import changes_side, mark_of
from skatdesk.coach.judging.open_cards import OpenCards
from skatdesk.coach.judging.verdicts import FairJudgement, Mark, Moment, OpenResult
from skatdesk.coach.judging.worth import result_at_end
from skatdesk.coach.reasons.advice import advice
from skatdesk.coach.reasons.reason import Why
from skatdesk.coach.reasons.why import reason_for
from skatdesk.coach.review.contract_table import ContractTable
from skatdesk.coach.review.contracts_compared import ContractsCompared
from skatdesk.coach.review.review import Review
from skatdesk.players.solver import Solver, Stopped
from skatdesk.skat.actions import Action, Kontra, Pass, Play, cards_to_play
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.results import Played
from skatdesk.skat.seats import Seat
from skatdesk.skat.states import Finished, GameStart, GameState, TrickPlay
from skatdesk.skat.view import Phase, view_of

if TYPE_CHECKING:
    from skatdesk.coach.judging.fair_cards import FairCards
    from skatdesk.coach.judging.fair_doubling import FairDoubling
    from skatdesk.coach.judging.fair_hands import FairHands

    Look = tuple[FairCards, FairHands, FairDoubling]

WORLDS = 80
"""In so many lies of the cards the options of a decision are tried, if nothing else is asked for."""

_CLOSER = 4
"""What the first look calls an inaccuracy or worse is looked at once more, in so many times the worlds.

Only the second look counts then: among all that was done the first picks what came out badly by chance, too.
"""

_OTHER_WORLDS = 1001
"""The seed of the second look."""

Found = Moment | ContractTable | Review
"""What a review tells while it is worked out (see ``Reviewer.steps``)."""


@dataclass(frozen=True, slots=True)
class _Standing:
    """An action, and the state in which it was done."""

    state: GameState
    action: Action
    options: tuple[Action, ...]

    @property
    def choices(self) -> int:
        """How many the rules allowed; of a card how many cards, whatever might have been said besides."""
        return len(cards_to_play(self.options) if isinstance(self.action, Play) else self.options)

    @property
    def leaves_unsaid(self) -> bool:
        """Whether it is a card before which Kontra could have been said."""
        return isinstance(self.action, Play) and Kontra(self.action.seat) in self.options

    @property
    def in_turn(self) -> bool:
        """Whether it answers the question that was open, and there was a choice."""
        return self.choices > 1 and self.action in self.options


class Reviewer:
    """Reviews deals; ``worlds`` is in how many lies of the cards each option is tried.

    Making one loads the kernel of the players (half a second; a minute once after an
    installation, see ``players.solver.warming``). One thread uses it at a time, any thread
    may call ``stop``. The same deal and ``worlds`` give the same review.
    """

    def __init__(self, worlds: int = WORLDS) -> None:
        # numba and the kernel are heavy: they are loaded when a reviewer is made
        from skatdesk.coach.judging.fair_cards import FairCards
        from skatdesk.coach.judging.fair_doubling import FairDoubling
        from skatdesk.coach.judging.fair_hands import FairHands
        from skatdesk.players.expert.hand_judge import HandJudge
        from skatdesk.players.expert.knowledge import knowledge
        from skatdesk.players.expert.searching import CardSearch
        from skatdesk.players.solver.warming import PLAYERS, note_ready

        note_ready(PLAYERS)
        self._solver = Solver()
        self._open = OpenCards(self._solver)
        search, judge = CardSearch(knowledge()), HandJudge(knowledge())

        def look(worlds: int, seed: int) -> "Look":
            cards, hands = FairCards(search, worlds, seed), FairHands(judge, worlds, seed)
            return cards, hands, FairDoubling(search, worlds, seed)

        self._first_look, self._second_look = look(worlds, 1), look(_CLOSER * worlds, _OTHER_WORLDS)
        self._stopped = False

    def steps(self, start: GameStart, actions: Sequence[Action]) -> Iterator[Found]:
        """Everything about a deal, each thing as soon as it is known.

        First every ``Moment`` with its open judgement, in the order of the deal; then every
        moment that has a fair one once more, complete, in the same order (``index`` says
        which it replaces); then the ``ContractTable``, if there is one; the ``Review`` last,
        always. After ``stop`` nothing more comes. Raises ``IllegalAction`` if an action is
        not allowed.
        """
        course, final = _course(start, actions)
        self._solver.forget()  # positions of a review that was left
        try:
            yield from self._steps(start, course, final)
        except Stopped:
            self._solver.forget()

    def review(self, start: GameStart, actions: Sequence[Action]) -> Review:
        """The whole review; raises ``Stopped`` if it was stopped."""
        for found in self.steps(start, actions):
            if isinstance(found, Review):
                return found
        raise Stopped("the review was stopped")

    def judged(self, state: GameState, action: Action, index: int = 0) -> Moment:
        """One action in this state, judged both ways: for trying again.

        Raises ``IllegalAction`` if it is not allowed, ``Stopped`` if the reviewer was stopped.
        """
        step(state, action)
        standing = _Standing(state, action, legal_actions(state))
        moment = self._opened(index, standing)
        fair = self._fair(standing)
        return moment if fair is None else _with_fair(moment, standing, fair)

    def count(self, start: GameStart, actions: Sequence[Action]) -> int:
        """How many things ``steps`` will tell at most: for a progress bar."""
        course, _ = _course(start, actions)
        return len(course) + sum(_is_judged(one) for one in course) + (2 if _has_table(start) else 1)

    def stop(self) -> None:
        """Ends what is being worked out, in a second at most, and everything later until ``resume``."""
        self._stopped = True
        self._solver.stop()

    def resume(self) -> None:
        """Allows work again after ``stop`` has ended it; what a Ramsch needed, 16 MB, is given back."""
        self._stopped = False
        self._solver.resume()
        self._solver.forget()

    # -------------------------------------------------------------- inside

    def _steps(self, start: GameStart, course: list[_Standing], final: GameState) -> Iterator[Found]:
        moments: list[Moment] = []
        for index, standing in enumerate(course):
            moment = self._opened(index, standing)
            turned = moment.turning_point or (index == len(course) - 1 and _is_turned_by_ending(moment, final))
            moments.append(replace(moment, turning_point=turned))
            yield moments[index]
        ending = self._ending(final, moments)
        overbid: dict[Seat, Mark] = {}
        for index, standing in enumerate(course):
            fair = self._fair(standing)
            if fair is not None:
                moments[index] = _told_once(_with_fair(moments[index], standing, fair), overbid)
                yield moments[index]
        table = None
        if _has_table(start):
            table = ContractsCompared(self._solver, start).table()
            yield table
        self._solver.forget()
        yield Review(start, tuple(one.action for one in course), tuple(moments), ending, table)

    def _opened(self, index: int, standing: _Standing) -> Moment:
        """The moment with its open judgement."""
        state, action = standing.state, standing.action
        phase = view_of(state, action.seat).phase
        moment = Moment(index, action.seat, phase, action, standing.choices)
        if not isinstance(state, TrickPlay):
            return moment
        moment = replace(moment, trick=len(state.tricks) + 1)
        if not isinstance(action, Play) and action.seat is not state.turn:
            moment = replace(moment, choices=1)
        opened = None
        if isinstance(action, Play) and standing.in_turn:
            opened = self._open.judgement(state, action.card)
        if opened is None:
            return replace(moment, outlook=self._open.outlook(state))
        reason = None
        if opened.lost_points or opened.lost_score:
            reason = reason_for(state, action, Play(action.seat, opened.best.card))
        return replace(
            moment, outlook=opened.best.result, open=opened, reason=reason, turning_point=changes_side(None, opened)
        )

    def _ending(self, final: GameState, moments: Sequence[Moment]) -> OpenResult | None:
        """How the deal ended, or would have from its last position on; None if nothing was done in the play."""
        if not moments or not moments[-1].trick:
            return None
        if isinstance(final, Finished):
            return result_at_end(final) or moments[-1].outlook
        return self._open.outlook(final) if isinstance(final, TrickPlay) else None

    def _fair(self, standing: _Standing) -> FairJudgement | None:
        """The first look, or the second where the first finds a loss; None where that one has nothing to say."""
        first = self._seen(standing, self._first_look)
        if first is None or not first.worlds or mark_of(first) <= Mark.FINE:
            return first
        return self._seen(standing, self._second_look)

    def _seen(self, standing: _Standing, look: "Look") -> FairJudgement | None:
        if not _is_judged(standing):
            return None
        if self._stopped:
            raise Stopped("the review was stopped")
        (cards, hands, doubling), action = look, standing.action
        view = view_of(standing.state, action.seat)
        if not isinstance(standing.state, TrickPlay):
            return hands.judgement(view, standing.options, action)
        if not isinstance(action, Play):
            return doubling.judgement(view, action)
        card = cards.judgement(view, cards_to_play(standing.options), action.card) if standing.choices > 1 else None
        silence = doubling.judgement(view, Pass(action.seat)) if standing.leaves_unsaid else None
        if silence is None or not mark_of(silence).is_mistake or (card and card.lost_score > silence.lost_score):
            return card
        return silence


def _course(start: GameStart, actions: Sequence[Action]) -> tuple[list[_Standing], GameState]:
    """Every action with the state before it, and the state after the last."""
    state, course = begin(start), []
    for action in actions:
        course.append(_Standing(state, action, legal_actions(state)))
        state, _ = step(state, action)
    return course, state


_JUDGED = (Phase.BIDDING, Phase.SKAT, Phase.DISCARD, Phase.ANNOUNCE, Phase.KONTRA, Phase.PLAY)


def _is_judged(standing: _Standing) -> bool:
    """Whether there is a fair judgement of such an action, as a rule."""
    state, action = standing.state, standing.action
    if not (standing.in_turn or standing.leaves_unsaid) or view_of(state, action.seat).phase not in _JUDGED:
        return False
    if isinstance(state, TrickPlay):
        # nobody reckons with the lowest trump of a game with Spitze
        return isinstance(action, Play | Kontra | Pass) and not state.contract.spitze
    return True


def _is_turned_by_ending(last: Moment, final: GameState) -> bool:
    """Whether somebody gave up or left a deal that was his with open cards."""
    if isinstance(last.action, Play) or last.outlook is None or not isinstance(final, Finished):
        return False
    return isinstance(final.result, Played) and final.result.valuation.won is not last.outlook.won


def _has_table(start: GameStart) -> bool:
    return not start.ramsch_round


def _with_fair(moment: Moment, standing: _Standing, fair: FairJudgement) -> Moment:
    """The moment with its fair judgement, and what follows from that."""
    reason, best = moment.reason, fair.best
    if fair.lost_chance or fair.lost_score:
        # where a pass is worth something, for a Ramsch follows or no Kontra is said, a hand is judged beside that:
        # it may be too weak for the game and yet better played, which the advice says
        beside = any(isinstance(option.action, Pass) and option.score for option in fair.options)
        known = standing.state, standing.action, best.action, best.contract, best.chance
        reason = None if beside else reason_for(*known)
    mark, turned = mark_of(fair), changes_side(fair, moment.open)
    said = None
    if mark is not Mark.BEST:
        view = view_of(standing.state, moment.seat)
        said = advice(view, standing.options, best.action, best.chance, best.contract, standing.action)
    return replace(moment, fair=fair, mark=mark, reason=reason, turning_point=turned, advice=said)


def _told_once(moment: Moment, overbid: dict[Seat, Mark]) -> Moment:
    """The moment, without mark and reasons where it is no worse than the seat's earlier calls that went too far.

    From the first of them on it is the same mistake; ``overbid`` has the gravest mark of each seat so far.
    """
    if moment.mark is None or moment.mark <= Mark.FINE or moment.reason is None or moment.reason.why is not Why.OVERBID:
        return moment
    told = overbid.get(moment.seat)
    if told is not None and moment.mark <= told:
        return replace(moment, mark=None, reason=None, advice=None)
    overbid[moment.seat] = moment.mark
    return moment
