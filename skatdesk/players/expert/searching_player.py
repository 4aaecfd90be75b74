"""The searching player: judges hands by what was learned, and cards by trying them in many worlds."""

import random
from dataclasses import dataclass, replace
from functools import partial

from skatdesk.players import announcing, doubling
from skatdesk.players.bidding import in_list, reason_of_call, worth_of_passing
from skatdesk.players.cardplay import keeping_spitze
from skatdesk.players.cardsets import ALL, CardSet, cards_of, set_of
from skatdesk.players.expert.hand_judge import Asked, HandJudge, Plan, best_plan, contract_of, game_of
from skatdesk.players.expert.rearranging import rearrange
from skatdesk.players.expert.searching import CardSearch, Effort, different
from skatdesk.players.expert.situation import Situation
from skatdesk.players.expert.stakes import foreseen
from skatdesk.players.player import Budget, Decision, Evaluation
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.players.weighing import ALL_THE_SAME, BEST_DISCARD, MOST_PROMISING
from skatdesk.skat.actions import Action, Announce, Bid, Concede, Discard, Hold, PickUp, Play, PlayHand
from skatdesk.skat.cards import CARDS
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.view import Phase, SeatView

_HAND_MARGIN = 5.0
"""By how much more a Hand game must promise than taking the skat (list score)."""

_SEARCHED = 0.95
"""The share of its time a decision searches: the clock is looked at between two worlds only."""


@dataclass(frozen=True, slots=True)
class Temper:
    """How a player bids, and what he overlooks.

    ``caution`` is what a game must promise before it is bid for; ``misjudges`` the spread of his error about
    that; ``likes_grand`` what he adds to a Grand (all Seeger-Fabian list score, see ``in_list``). He thinks of
    every ``skats``-th of the possible skats. ``worlds`` is in how many lies of the cards he
    tries his best discards, and looks whether to double. ``notices`` is the share of the others' cards he remembers
    once their trick is over.
    """

    caution: float = 0.0
    misjudges: float = 0.0
    likes_grand: float = 0.0
    skats: int = 1
    worlds: int = 200
    notices: float = 1.0


class SearchingPlayer:
    """Decides by learned judgement and search; how well, its effort and its temper say.

    What no search helps with is decided by rule: Grand Hand before a Ramsch, pushing, giving up.
    """

    def __init__(self, judge: HandJudge, search: CardSearch, effort: Effort, temper: Temper) -> None:
        self._judge = judge
        self._search = search
        self._effort = effort
        self._temper = temper
        self._by_rule = RulesPlayer()

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        """See ``Player``."""
        budget = Budget(_SEARCHED * budget.seconds)
        match view.phase:
            case Phase.BIDDING:
                return self._call(view, options)
            case Phase.SKAT:
                return self._skat_or_hand(view, options)
            case Phase.DISCARD:
                return self._discard(view, options, budget, seed)
            case Phase.ANNOUNCE:
                return self._announce(view, options, budget, seed)
            case Phase.REARRANGE:
                return rearrange(view)
            case Phase.PLAY:
                chance_to_win = partial(self._chance_to_win, view, budget, seed)
                return doubling.announcement(options, chance_to_win) or self._play(view, options, budget, seed)
            case Phase.KONTRA:
                return doubling.answer(view, options, self._chance_to_win(view, budget, seed))
            case _:
                return self._by_rule.decide(view, options, budget, seed)

    def consents(self, view: SeatView, concession: Concede) -> bool:
        """See ``Player``."""
        return self._by_rule.consents(view, concession)

    # -------------------------------------------------------------- the hand

    def _call(self, view: SeatView, options: tuple[Action, ...]) -> Decision:
        offer = options[0]
        if not isinstance(offer, Bid | Hold):
            return Decision(offer, Evaluation("nothing_left_to_bid"))
        asked = self._asked(view, view.value_of(offer))
        promise, chance = self._judge.worth_with_skat(asked, self._temper.skats)
        from_hand = self._judge.worth_from_hand(asked)
        contract = self._likely(asked)
        if from_hand.promise > promise:
            promise, chance = from_hand.promise, from_hand.chance
            contract = contract_of(from_hand.game, hand=True)
        gain = promise + in_list(self._misjudged(asked.cards), view.rules) - worth_of_passing(view)
        action = offer if gain > in_list(self._temper.caution, view.rules) else options[-1]
        return Decision(action, Evaluation(reason_of_call(view, action), chance, contract))

    def _skat_or_hand(self, view: SeatView, options: tuple[Action, ...]) -> Decision:
        asked = self._asked(view, view.bid)
        promise, chance = self._judge.worth_with_skat(asked, self._temper.skats)
        from_hand = self._judge.worth_from_hand(asked)
        hand = from_hand.promise > promise + _HAND_MARGIN
        action = next(option for option in options if isinstance(option, PlayHand if hand else PickUp))
        if hand:
            contract = contract_of(from_hand.game, hand=True)
            return Decision(action, Evaluation("good_enough_without_skat", from_hand.chance, contract))
        return Decision(action, Evaluation("skat_helps", chance, self._likely(asked)))

    def _discard(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        tried = self._judge.discards(self._asked(view, view.bid), self._temper.worlds, budget.seconds, seed)
        plan = best_plan(tried)
        pair = tuple(cards_of(plan.put_away))
        action = next(option for option in options if isinstance(option, Discard) and option.cards == pair)
        return Decision(action, Evaluation(BEST_DISCARD, plan.chance, contract_of(plan.game)))

    def _announce(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        offered = {
            game_of(option.contract): option
            for option in options[::-1]
            if isinstance(option, Announce) and _is_plain(option)
        }
        tried = self._judge.games(
            self._asked(view, view.bid), tuple(sorted(offered)), set_of(view.put_away), self._temper.worlds,
            budget.seconds, seed, from_hand=view.hand_game,
        )  # fmt: skip
        plan = best_plan(tried)
        action, chance = _raised(view, options, offered[plan.game], plan)
        action = announcing.with_spitze(view, options, action)
        return Decision(action, Evaluation(announcing.why(view, action.contract), chance))

    def _likely(self, asked: Asked) -> Contract:
        """The game this hand will most likely become once the skat is taken."""
        return contract_of(self._judge.likely_game(asked, self._temper.skats))

    def _asked(self, view: SeatView, bid: int) -> Asked:
        return Asked.by(view, bid, in_list(self._temper.likes_grand, view.rules))

    def _misjudged(self, cards: CardSet) -> float:
        """The error about this hand: the same whenever the player looks at it."""
        return random.Random(cards).gauss(0.0, self._temper.misjudges) if self._temper.misjudges else 0.0

    # -------------------------------------------------------------- the cards

    def _chance_to_win(self, view: SeatView, budget: Budget, seed: int) -> float:
        """The chance of this seat's side to make or beat the contract; who thinks of no lies goes by rule.

        So does who cannot lose: habit plays some such hands badly.
        """
        effort = replace(self._effort, playouts=self._temper.worlds, open_worlds=0)
        if not effort.playouts or doubling.cannot_lose(view):
            return doubling.own_chance(view)
        found, _ = self._search.foresee(Situation(view), effort, budget.seconds, seed)
        ends = found.tolist()
        made = {end: foreseen(view, end).won for end in set(ends)}
        won = sum(made[end] is (view.seat is view.declarer) for end in ends)
        return doubling.chance_by_play_outs(view, won, len(ends))

    def _play(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        plays = {option.card: option for option in options if isinstance(option, Play)}
        if len(plays) == 1:
            return Decision(next(iter(plays.values())), Evaluation("only_card"))
        situation = Situation(view)
        kept = keeping_spitze(view, tuple(plays))
        candidates = different(situation, situation.words_of(kept))
        if len(candidates) == 1:
            reason = ALL_THE_SAME if len(kept) == len(plays) else MOST_PROMISING
            return Decision(plays[situation.card(int(candidates[0]))], Evaluation(reason))
        unnoticed = situation.word(tuple(cards_of(self._overlooked(view))))
        judged = self._search.judge(situation, candidates, self._effort, budget.seconds, seed, unnoticed)
        return Decision(plays[situation.card(judged.card)], Evaluation("best_in_most_worlds"))

    def _overlooked(self, view: SeatView) -> CardSet:
        """The others' cards of finished tricks the player has forgotten: of one deal always the same."""
        if self._temper.notices >= 1.0:
            return 0
        own = [card for trick in view.tricks for seat, card in trick.plays() if seat is view.seat]
        dealt = set_of((*view.hand, *own))
        memory = random.Random(dealt)
        forgotten = sum(1 << card for card in CARDS if memory.random() >= self._temper.notices)
        seen = set_of(card for trick in view.tricks for card in trick.cards)
        return forgotten & seen & ~dealt & ALL


def _raised(view: SeatView, options: tuple[Action, ...], plain: Announce, plan: Plan) -> tuple[Announce, float]:
    """The announcement with Schneider where it pays; with Schwarz, open or as Revolution where nothing can go wrong.

    With it the chance of winning the game that is announced.
    """
    game, cards, forehand = plain.contract.game, set_of(view.hand), view.seat is FOREHAND
    same = [
        option
        for option in options
        if isinstance(option, Announce) and option.contract.game is game and not option.contract.spitze
    ]
    if game is Game.NULL:
        revolution = next((one for one in same if one.contract.revolution), None)
        if revolution is not None and announcing.cannot_be_caught(cards, forehand):
            return revolution, 1.0
        return plain, plan.chance
    if announcing.takes_everything(game, cards, set_of(view.put_away), forehand):
        return max(same, key=lambda one: (one.contract.ouvert, one.contract.schwarz, one.contract.schneider)), 1.0
    higher = next((one for one in same if one.contract == replace(plain.contract, schneider=True)), None)
    if higher is not None and announcing.schneider_pays(view, higher.contract, plan.chance, plan.chance_90):
        return higher, plan.chance_90
    return plain, plan.chance


def _is_plain(option: Announce) -> bool:
    contract = option.contract
    if contract.spitze or contract.revolution:
        return False
    return contract.game is Game.NULL or not (contract.schneider or contract.schwarz or contract.ouvert)
