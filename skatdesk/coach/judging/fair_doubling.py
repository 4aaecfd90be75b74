"""Judging Kontra, Re and silence with what the player could know: by play-outs, as the searching players ask them."""

from dataclasses import replace
from math import hypot

import numpy as np

from skatdesk.coach.judging.fair_cards import SECONDS, error_in_batches, in_batches
from skatdesk.coach.judging.marks import DOUBT, HAND_DOUBT, beyond_doubt
from skatdesk.coach.judging.verdicts import FairJudgement, FairOption
from skatdesk.coach.judging.worth import unit_of_game
from skatdesk.players.bidding import bonuses
from skatdesk.players.doubling import cannot_lose, chance_by_play_outs
from skatdesk.players.expert.searching import CardSearch
from skatdesk.players.expert.shapes import Figures
from skatdesk.players.expert.situation import Situation
from skatdesk.players.expert.stakes import foreseen
from skatdesk.skat.actions import Action, Kontra, Pass
from skatdesk.skat.valuation import WIN_POINTS
from skatdesk.skat.view import SeatView


class FairDoubling:
    """Judges what a doubling promises, in ``worlds`` play-outs. One thread uses it at a time.

    The same question gets the same judgement; with another ``seed`` it is looked at in other worlds.
    """

    def __init__(self, search: CardSearch, worlds: int, seed: int = 1) -> None:
        self._search = search
        self._seed = seed
        self._efforts = [replace(effort, open_worlds=0) for effort in in_batches(worlds)]

    def judgement(self, view: SeatView, action: Action) -> FairJudgement | None:
        """Doubling and silence, told as a ``Pass``, compared; ``action`` is what was done.

        None where no lie of the cards fits all that was seen, and in a Revolution, before which the defenders sort
        their cards. The chance is the same for both; that the other side may double in its turn is left out.
        """
        assert view.seat is not None
        assert view.contract is not None
        if view.contract.revolution:
            return None
        wins, runs, sizes = self._wins(view)
        if not len(wins):
            return None
        sure = cannot_lose(view)
        chance = 1.0 if sure else chance_by_play_outs(view, int(wins.sum()), len(wins))
        error = 0.0 if sure else error_in_batches(wins, sizes)
        valued = [foreseen(view, WIN_POINTS, run) for run in runs]
        value = float(np.mean([one.value * one.factor for one in valued]))
        charged = float(np.mean([one.loss_factor * one.value * one.factor for one in valued]))
        unit = unit_of_game(value, view.rules)
        added, taken = bonuses(view.rules)
        learned = 0.0 if sure else HAND_DOUBT * unit / DOUBT

        def option(said: Action, times: int) -> FairOption:
            won, lost = times * value + added, -times * charged - taken
            if view.seat is not view.declarer:
                won, lost = -lost, -won
            return FairOption(said, chance, chance * won + (1.0 - chance) * lost, error, error * (won - lost))

        silent, doubled = option(Pass(view.seat), 1), option(Kontra(view.seat), 2)
        doubt = hypot(doubled.score_error - silent.score_error, learned)
        doubled = replace(doubled, score_error=silent.score_error + doubt)
        better, worse = (doubled, silent) if doubled.score > silent.score else (silent, doubled)
        worse = replace(worse, lost_score=beyond_doubt(better.score - worse.score, doubt))
        chosen = better if (action == doubled.action) is (better is doubled) else worse
        return FairJudgement((better, worse), chosen, len(wins), unit)

    def _wins(self, view: SeatView) -> tuple[Figures, list[int], list[int]]:
        """In which worlds the seat's side wins (1 or 0), the matadors there, and how many worlds each batch has."""
        situation, found, runs = Situation(view), [], []
        for batch, effort in enumerate(self._efforts):
            ends, drawn = self._search.foresee(situation, effort, SECONDS, self._seed + batch)
            here = situation.matadors_in(drawn).tolist()
            ways = list(zip(ends.tolist(), here, strict=True))
            won = {way: foreseen(view, *way).won is (view.seat is view.declarer) for way in set(ways)}
            found.append(np.array([float(won[way]) for way in ways]))
            runs += here
        return np.concatenate(found), runs, [len(batch) for batch in found]
