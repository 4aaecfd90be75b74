"""How long the table waits before and after what the other players do."""

from skatdesk.skat.events import (
    BidHeld,
    BidNamed,
    CardPlayed,
    Claimed,
    ContractAnnounced,
    DefenceAnnounced,
    Discarded,
    Event,
    HandChosen,
    KontraSaid,
    Passed,
    SkatPushed,
    SkatTaken,
)
from skatdesk.skat.seats import Seat
from skatdesk.ui.table import speeds

_CALLS = BidNamed | BidHeld | Passed
_DEEDS = SkatTaken | HandChosen | SkatPushed | Discarded
_ANNOUNCEMENTS = ContractAnnounced | KontraSaid | DefenceAnnounced


def pause_before(event: Event, own: Seat | None) -> int:
    """Ms at normal speed before the event, as if its player had to think; own actions do not wait."""
    if not isinstance(event, _CALLS | _DEEDS | _ANNOUNCEMENTS | CardPlayed | Claimed) or event.seat in (own, None):
        return 0
    return speeds.BEFORE_CARD if isinstance(event, CardPlayed) else speeds.BEFORE_CALL


def pause_after(event: Event, own: Seat | None) -> int:
    """Ms at normal speed during which the event's words stand, before anything else is asked."""
    match event:
        case ContractAnnounced(seat=seat) | KontraSaid(seat=seat) | DefenceAnnounced(seat=seat) if seat is not own:
            return speeds.AFTER_CONTRACT
        case BidNamed(seat=seat) | BidHeld(seat=seat) | Passed(seat=seat) | HandChosen(seat=seat) if seat is not own:
            return speeds.AFTER_CALL
        case Claimed(seat=seat) if seat is not own:
            return speeds.LOOK_AT_CLAIM
    return 0
