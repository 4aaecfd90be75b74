"""All durations of the table, in ms at normal speed, and what scales them."""

from enum import Enum

from PySide6.QtGui import QGuiApplication

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
LOOK_AT_TRICK = 1200
"""How long a complete trick lies before it is swept."""
LOOK_AT_CLAIM = 3200
"""How long the cards of another player who claims the rest lie open before all others are shown."""
LOOK_AT_HINT = 1400
"""How long the demo shows what it will do."""
BEFORE_DEAL = 60
"""Before the first cards fly: the page may have to be painted whole, and no flight should wait for it."""
BEFORE_OPEN = 300
"""At most before hands are laid open: their faces are drawn first."""
LOOK_AT_END = 1600
"""How long all hands and the skat lie open before the result covers them."""
LOOK_AT_SKAT = 900
"""The same when all cards have been played and only the skat is left to see."""

MESSAGE = 4500
"""How long a message stands, in ms at every speed."""


class Speed(Enum):
    """Animation speed.

    At ``OFF`` nothing moves, but everything can be looked at as long as at normal speed; so ``SYSTEM`` is where the
    desktop asks for less motion. ``AT_ONCE`` does not wait for anything either.
    """

    SYSTEM = "system"
    AT_ONCE = "at_once"
    OFF = "off"
    QUICK = "quick"
    NORMAL = "normal"
    LEISURELY = "leisurely"

    @property
    def motion(self) -> float:
        """What the duration of every movement is multiplied by."""
        if self is Speed.SYSTEM:
            return 0.0 if _less_motion() else 1.0
        return 0.0 if self is Speed.OFF else self.patience

    @property
    def patience(self) -> float:
        """What the duration of every pause is multiplied by."""
        return {Speed.AT_ONCE: 0.0, Speed.QUICK: 0.5, Speed.LEISURELY: 1.7}.get(self, 1.0)


def _less_motion() -> bool:
    """Whether the desktop asks for less motion; Qt tells from 6.12 on."""
    accessibility = getattr(QGuiApplication.styleHints(), "accessibility", None)
    preference = getattr(accessibility(), "motionPreference", None) if accessibility is not None else None
    return preference is not None and preference().name != "NoPreference"
