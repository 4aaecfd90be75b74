"""Money: every player settles with every other, or pays into a cash box; and who pays whom (rules.md §11.7)."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal

from skatdesk.skat.errors import SkatError


@dataclass(frozen=True, slots=True)
class Transfer:
    """One payment between two places; the amount is positive."""

    payer: int
    receiver: int
    amount: Decimal


def balances(totals: Sequence[int], stake: Decimal) -> tuple[Decimal, ...]:
    """What each place receives (plus) or pays (minus), each against each.

    Every two players settle the difference of their totals, ``stake`` for one point:
    stake × (n · own total − sum of all totals). The balances sum to zero.
    """
    together = sum(totals)
    return tuple(stake * (len(totals) * total - together) for total in totals)


def box_payments(totals: Sequence[int], stake: Decimal) -> tuple[Decimal, ...]:
    """What each place pays into the cash box: ``stake`` for every point he is behind the best.

    The first pays nothing; nobody is paid.
    """
    best = max(totals)
    return tuple(stake * (best - total) for total in totals)


def transfers(balances: Sequence[Decimal]) -> tuple[Transfer, ...]:
    """The payments that clear these balances; raises ``SkatError`` if they do not sum to zero.

    Whoever owes most pays whoever gets most. For up to four players no other way needs
    fewer payments: only two pairs of equal amounts could save one, and those meet here.
    """
    if sum(balances):
        raise SkatError(f"the balances sum to {sum(balances)}, not to zero")
    open_balances = list(balances)
    found: list[Transfer] = []
    places = range(len(open_balances))
    while any(open_balances):
        payer = min(places, key=lambda place: open_balances[place])
        receiver = max(places, key=lambda place: open_balances[place])
        amount = min(-open_balances[payer], open_balances[receiver])
        open_balances[payer] += amount
        open_balances[receiver] -= amount
        found.append(Transfer(payer, receiver, amount))
    return tuple(found)
