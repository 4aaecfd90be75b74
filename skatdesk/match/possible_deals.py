"""Whether a deal can be as a referee has told it: a player must never be shown one that cannot."""

from collections.abc import Sequence

from skatdesk.skat.cards import CARDS, Card
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import EFFECTIVE_SUIT
from skatdesk.skat.seats import BySeat
from skatdesk.skat.tricks import Trick
from skatdesk.skat.view import SeatView


def is_possible(view: SeatView) -> bool:
    """Whether no card is there twice, and the unseen ones have room in the other hands and the skat.

    For a view of the card play; everybody is taken to have followed suit.
    """
    assert view.seat is not None
    assert view.trick is not None
    assert view.contract is not None
    tricks = (*view.tricks, view.trick)
    open_hand = () if view.declarer is view.seat else view.open_hand
    known = (*view.hand, *view.put_away, *open_hand, *(card for trick in tricks for card in trick.cards))
    if len(view.hand) != view.cards_left[view.seat] or len(known) != len(set(known)):
        return False
    unseen = set(CARDS) - set(known)
    lacking, (left, right) = _lacking(unseen, tricks, view.contract.game), view.seat.others
    room = view.cards_left
    if view.open_hand and view.declarer in (left, right):
        room = room.replace(view.declarer, room[view.declarer] - len(view.open_hand))
    skat = len(unseen) - room[left] - room[right]
    return (
        skat == 2 - len(view.put_away)
        and len(lacking[left]) <= room[right] + skat
        and len(lacking[right]) <= room[left] + skat
        and len(lacking[left] & lacking[right]) <= skat
    )


def _lacking(unseen: set[Card], tricks: Sequence[Trick], game: Game) -> BySeat[set[Card]]:
    """The unseen cards of suits that each seat has not followed."""
    suits = EFFECTIVE_SUIT[game]
    lacking: BySeat[set[Card]] = BySeat.of(lambda _: set())
    for trick in tricks:
        for seat, card in trick.plays():
            led = suits[trick.cards[0]]
            if suits[card] != led:
                lacking[seat].update(other for other in unseen if suits[other] == led)
    return lacking
