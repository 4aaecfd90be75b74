"""All durations of the table, in ms at normal speed, and the one factor that scales them."""

from enum import Enum

DEAL_PACKET = 150
MOVE = 220
FLIP = 200
SORT = 260
SWEEP = 240
LOOK_AT_TRICK = 1000
"""How long a complete trick lies before it is swept."""
OPPONENT_PAUSE = 380
"""The least time between two actions of the computer, so that the eye can follow."""
SAY = 500
"""How long a bid or a word stands before the next is said."""
SHAKE = 240


class Speed(Enum):
    """Animation speed; the value is the factor on every duration. ``OFF`` finishes at once."""

    OFF = 0.0
    QUICK = 0.5
    NORMAL = 1.0
    LEISURELY = 1.7
