"""Knowledge made for tests: nets that say what they are told to, habits without a preference."""

import numpy as np

from skatdesk.players.expert.habits import NETS, SIZE
from skatdesk.players.expert.hands import HIDDEN
from skatdesk.players.expert.inference import BID_ROWS, THRESHOLDS
from skatdesk.players.expert.kinds import GRAND, NULL, SUIT
from skatdesk.players.expert.knowledge import Knowledge
from skatdesk.players.expert.shapes import Figures, Net
from skatdesk.players.training.hand_fit import SHAPES, packed

AS_SAID = np.tile((0.0, 1.0, 0.0), (8, 1))


def constant(kind: int, *chances: float) -> Net:
    """A net that gives these chances of its outcomes to every hand."""
    rows, units, outcomes = SHAPES[kind]
    assert len(chances) == outcomes
    said = np.array(chances, np.float32)
    shapes = ((rows, units), (units,), (units, outcomes))
    return packed([*(np.zeros(shape, np.float32) for shape in shapes), np.log(said / (1 - said))])


def with_chances(
    trumps: tuple[float, float, float] = (0.5, 0.2, 0.8), null: float = 0.5, scale: Figures = AS_SAID
) -> Knowledge:
    """A judgement that gives every hand these chances of 61, 90 and 31 card points, and of a Null."""
    reached = (*trumps, 0.01)
    nets = (constant(SUIT, *reached), constant(GRAND, *reached), constant(NULL, null))
    bids = packed([np.zeros(shape, np.float32) for shape in ((BID_ROWS, HIDDEN), (HIDDEN,), (HIDDEN, 17), (17,))])
    assert len(THRESHOLDS) == 17
    return Knowledge(np.zeros((NETS, SIZE), np.float32), nets, scale, bids)
