"""Money: every player settles with every other, or pays into a cash box; and who pays whom (rules.md §11.7)."""

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import ROUND_FLOOR, ROUND_HALF_UP, Decimal

from skatdesk.skat.errors import SkatError

_CENT = Decimal("0.01")


@dataclass(frozen=True, slots=True)
class Transfer:
    """One payment between two places; the amount is positive."""

    payer: int
    receiver: int
    amount: Decimal


def balances(totals: Sequence[int], stake: Decimal) -> tuple[Decimal, ...]:
    """What each place receives (plus) or pays (minus), each against each, in whole cents.

    Every two players settle the difference of their totals, ``stake`` for one point:
    stake × (n · own total − sum of all totals). The balances sum to zero, also where
    the stake has fractions of a cent.
    """
    together = sum(totals)
    return _in_cents([stake * (len(totals) * total - together) for total in totals])


def box_payments(totals: Sequence[int], stake: Decimal) -> tuple[Decimal, ...]:
    """What each place pays into the cash box, in whole cents: ``stake`` for every point he is behind the best.

    The first pays nothing; nobody is paid. Who is as far behind pays as much, so each is rounded by itself.
    """
    best = max(totals)
    return tuple((stake * (best - total)).quantize(_CENT, ROUND_HALF_UP) for total in totals)


def _in_cents(exact: Sequence[Decimal]) -> tuple[Decimal, ...]:
    """Amounts that sum to zero, rounded so that they still do.

    All are rounded down, and the cents left over go to the largest remainders; of equal ones to whoever gets most or
    pays least, then to the first place.
    """
    rounded = [amount.quantize(_CENT, ROUND_FLOOR) for amount in exact]
    left_over = int(-sum(rounded) / _CENT)
    places = sorted(range(len(exact)), key=lambda place: (rounded[place] - exact[place], -exact[place]))
    for place in places[:left_over]:
        rounded[place] += _CENT
    return tuple(rounded)


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
