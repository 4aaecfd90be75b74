"""All durations of the table, in ms at normal speed, and the one factor that scales them."""

from enum import Enum

# Movement.
DEAL_PACKET = 150
MOVE = 220
SORT = 260
SWEEP = 240
LIFT = 120
"""A card of the own hand stands up or goes back."""
SHAKE = 240

# Pauses, so that the eye can follow and the other players seem to think.
BEFORE_CALL = 520
"""Before another player bids, passes, takes the skat, discards."""
BEFORE_CARD = 380
"""Before another player plays a card."""
AFTER_CALL = 420
"""While the last word of the bidding stands."""
AFTER_CONTRACT = 1100
"""While the contract another player has announced, a Kontra, an announcement stands at his seat."""
LOOK_AT_TRICK = 1000
"""How long a complete trick lies before it is swept."""

MESSAGE = 4500
"""How long a message stands, in ms at every speed."""


class Speed(Enum):
    """Animation speed; the value is the factor on every duration. ``OFF`` finishes at once."""

    OFF = 0.0
    QUICK = 0.5
    NORMAL = 1.0
    LEISURELY = 1.7
