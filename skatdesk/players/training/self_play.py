"""Games the searching players play among themselves, and what their nets said of the game declared."""

from dataclasses import dataclass

import numpy as np

from skatdesk.players.cardsets import set_of
from skatdesk.players.expert import prospects as p
from skatdesk.players.expert.hand_judge import game_of
from skatdesk.players.expert.hands import kind_of_game
from skatdesk.players.expert.knowledge import Knowledge
from skatdesk.players.expert.shapes import packed
from skatdesk.players.expert.stakes import stakes_of
from skatdesk.players.training.calibration import AS_SAID, CLASSES
from skatdesk.skat.results import Played
from skatdesk.skat.states import Finished, TrickPlay


@dataclass(frozen=True, slots=True)
class Saying:
    """What the nets said of a declared game, and how it ended.

    ``place`` is the class as ``calibrate`` counts them, ``logit`` the net's log-odds of
    winning, ``rivals`` the number of opponents who had bid.
    """

    place: int
    logit: float
    rivals: int
    won: bool


def saying_of(knowledge: Knowledge, start: TrickPlay, end: Finished) -> Saying | None:
    """What the nets say of the game that began so; None in Ramsch."""
    result, contract, declarer = end.result, start.contract, start.declarer
    if not isinstance(result, Played) or declarer is None:
        return None
    game = game_of(contract)
    insight = packed(knowledge.nets, np.tile(AS_SAID, (CLASSES, 1)), stakes_of(start.start.rules))
    found = np.zeros(p.FIELDS)
    away = 0 if contract.hand else set_of(start.skat)
    p.one_game(game, set_of(start.hands[declarer]), away, int(declarer), contract.hand, 0, insight, found)
    rivals = sum(map(end.auction.took_part, declarer.others))
    place = int(kind_of_game(game)) + (CLASSES // 2 if contract.hand else 0)
    return Saying(place, float(found[p.LOGIT]), rivals, result.valuation.won)
