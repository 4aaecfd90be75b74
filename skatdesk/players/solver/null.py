"""The search of Null: can the defenders make the declarer take a trick?

Cards lie in four suits of eight bits, and only their order counts, so that all cards which
touch are equal. The table keeps a verdict for the start of a trick.
"""

import numpy as np
import numpy.typing as npt

from skatdesk.players.solver.compiled import Words, compiled, count, lowest, part
from skatdesk.players.solver.following import from_winner, place_after, table_card, touching, with_card
from skatdesk.players.solver.ordering import ROOM, card_of, sort_in
from skatdesk.players.solver.table import NULL, bucket_of, entry_of, kind_of, lower_of, store
from skatdesk.players.solver.workspace import MIDDLE, MOVES, NODES, POLL_EVERY, STOPPED, TRICKS, poll

_LOST, _SAFE = 1, 2
_SUIT = 0xFF


def _squeezed() -> npt.NDArray[np.uint8]:
    """The cards of a suit that a hand holds, moved together as far as cards are gone: by cards left and cards held."""
    left, held = np.arange(256)[:, None], np.arange(256)[None, :]
    table, place = np.zeros((256, 256), np.int64), np.zeros((256, 1), np.int64)
    for rank in range(8):
        table |= (held & left) >> rank << place & 1 << place
        place += left >> rank & 1
    return table.astype(np.uint8)


_SQUEEZED = _squeezed()


@part
def null_suit_of(card: int) -> int:
    """All cards of the suit of a card."""
    return _SUIT << (card & 24)


@part
def _is_safe(own: int, others: int) -> bool:
    """Whether the declarer, never on lead, can stay below in every suit.

    So it is if in each suit the lowest card lies below the others' lowest, the second
    below their second, and so on: whatever is played, the highest card below it keeps
    that order among the rest.
    """
    while own != 0:
        suit = null_suit_of(lowest(own))
        mine, theirs = own & suit, others & suit
        own &= ~suit
        while mine != 0 and theirs != 0:
            if lowest(mine) > lowest(theirs):
                return False
            mine &= mine - 1
            theirs &= theirs - 1
    return True


@part
def _leads(memory: Words, at: int, hand: int, declarer: int, others: int) -> int:
    """Writes the cards worth leading, best first, and returns their number; ``declarer`` is 0 if on lead itself."""
    number, last = 0, -1
    cards = hand
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if last >= 0 and null_suit_of(card) == null_suit_of(last) and touching(card, last, others):
            last = card
            continue
        last = card
        rank = card & 7
        if declarer == 0:
            score = -rank
        else:
            theirs = declarer & null_suit_of(card)
            score = -20 - rank
            if theirs != 0:
                score = 40 - rank if lowest(theirs) > card else 20 - rank
        sort_in(memory, at, number, score, card)
        number += 1
    return number


@part
def _follows(memory: Words, at: int, hand: int, suit: int, others: int, best: int, role: int) -> int:
    """Writes the cards worth playing on ``best``, which holds the trick, and returns their number.

    Roles: 0 the declarer, 1 a defender while the declarer holds the trick, 2 a defender otherwise.
    """
    number, last = 0, -1
    cards = hand & suit if hand & suit != 0 else hand
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        if last >= 0 and null_suit_of(card) == null_suit_of(last) and touching(card, last, others):
            last = card
            continue
        last = card
        rank = card & 7
        takes = (suit >> card) & 1 != 0 and card > best
        if role == 0:
            score = -100 - rank if takes else rank
        elif role == 1:
            score = -50 if takes else 20 + rank
        else:
            score = rank
        sort_in(memory, at, number, score, card)
        number += 1
    return number


@part
def _key(h0: int, h1: int, h2: int) -> int:
    """One word for three hands, as ``table.key_of``, the same for all that differ by cards that are gone only."""
    low, high = h0 | h2, h1 | h2
    key = 0
    for shift in (0, 8, 16, 24):
        left = (low | high) >> shift & _SUIT
        key |= int(_SQUEEZED[left, low >> shift & _SUIT]) << shift
        key |= int(_SQUEEZED[left, high >> shift & _SUIT]) << shift + 32
    return key


@compiled("int64(int64[::1], int64, int64, int64, int64, int64)")
def null_search(  # noqa: C901, PLR0912 - as search
    memory: Words, h0: int, h1: int, h2: int, place: int, left: int
) -> int:
    """1 if the declarer is made to take one of the ``left`` tricks from this lead on, else 0."""
    if left == 0:
        return 0
    memory[TRICKS] += 1
    if memory[TRICKS] % POLL_EVERY == 0:
        poll(memory)
    own = h0 if place == 0 else h1 if place == 1 else h2
    others = (h0 | h1 | h2) ^ own
    if place != 0 and _is_safe(own, others):
        return 0
    kind = kind_of(NULL, place)
    key = _key(h0, h1, h2)
    bucket = bucket_of(memory, key, kind)
    at = entry_of(memory, bucket, key, kind)
    if at != 0:
        return 1 if lower_of(memory[at + 1]) == _LOST else 0
    first = MOVES + left * 32
    second, third = first + ROOM, first + 2 * ROOM
    lost = 1 if place == 0 else 0
    for i in range(_leads(memory, first, h0, 0 if place == 0 else own, h1 | h2)):
        memory[NODES] += 1
        led = card_of(memory[first + i])
        suit, a0 = null_suit_of(led), h0 ^ 1 << led
        lost = 1 if place == 1 else 0
        role = 0 if place == 1 else 1 if place == 0 else 2
        for j in range(_follows(memory, second, h1, suit, a0 | h2 | 1 << led, led, role)):
            memory[NODES] += 1
            card = card_of(memory[second + j])
            a1 = h1 ^ 1 << card
            holder, holds = (1, card) if (suit >> card) & 1 != 0 and card > led else (0, led)
            lost = 1 if place == 2 else 0
            role = 0 if place == 2 else 1 if place == holder else 2
            for k in range(_follows(memory, third, h2, suit, a0 | a1 | 1 << holds, holds, role)):
                memory[NODES] += 1
                closing = card_of(memory[third + k])
                a2 = h2 ^ 1 << closing
                winner = 2 if (suit >> closing) & 1 != 0 and closing > holds else holder
                if winner == place:
                    lost = 1
                else:
                    b0, b1, b2 = from_winner(a0, a1, a2, winner)
                    lost = null_search(memory, b0, b1, b2, place_after(place, winner), left - 1)
                if memory[STOPPED] != 0:
                    return 0
                if (lost == 0) == (place == 2):
                    break
            if (lost == 0) == (place == 1):
                break
        if (lost == 0) == (place == 0):
            break
    store(memory, bucket, key, kind, _LOST if lost != 0 else _SAFE, 0, 0, left)
    return lost


@compiled("int64(int64[::1], int64, int64, int64, int64, int64)")
def null_lost(memory: Words, h0: int, h1: int, h2: int, place: int, table: int) -> int:
    """As ``null_search``, with up to three cards on the table; who has played holds one card fewer."""
    if table == 0:
        return null_search(memory, h0, h1, h2, place, count(h0))
    led, card, closing = table_card(table, 0), table_card(table, 1), table_card(table, 2)
    suit = null_suit_of(led)
    holder, holds = (1, card) if card >= 0 and (suit >> card) & 1 != 0 and card > led else (0, led)
    if closing >= 0:
        winner = 2 if (suit >> closing) & 1 != 0 and closing > holds else holder
        if winner == place:
            return 1
        b0, b1, b2 = from_winner(h0, h1, h2, winner)
        return null_search(memory, b0, b1, b2, place_after(place, winner), count(b0))
    turn = 2 if card >= 0 else 1
    hand, others = (h2, h0 | h1 | 1 << holds) if turn == 2 else (h1, h0 | h2 | 1 << led)
    role = 0 if place == turn else 1 if place == holder else 2
    lost = 1 if place == turn else 0
    at = MIDDLE + turn * ROOM
    for index in range(_follows(memory, at, hand, suit, others, holds, role)):
        played = card_of(memory[at + index])
        gone = ~(1 << played)
        lost = null_lost(memory, h0, h1 & gone, h2 & gone, place, with_card(table, played))
        if memory[STOPPED] != 0:
            return 0
        if (lost == 0) == (place == turn):
            break
    return lost
