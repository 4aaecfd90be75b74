"""What a text says about cards: a record, a whole deal, a number, or a few cards."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain

from skatdesk.notation.iss import BEGIN, GameRecord, iter_records
from skatdesk.skat.cards import Card, Cards
from skatdesk.skat.deals import DEALS, Deal
from skatdesk.skat.errors import NotationError
from skatdesk.ui.dialogs.typed import typed_number

_WHOLE = (10, 10, 10, 2)
"""So many cards has each part of a whole deal."""

_LONGEST = 1_000_000
"""Letters of a text that is looked at."""


@dataclass(frozen=True, slots=True)
class Games:
    """The deals of records, in their order; none where no record could be read."""

    deals: tuple[Deal, ...]


@dataclass(frozen=True, slots=True)
class Twice:
    """What would be a whole deal, but for a card that stands in two places."""

    card: Card


@dataclass(frozen=True, slots=True)
class Uneven:
    """What is written as a whole deal, but is none: so many cards in each part."""

    counts: tuple[int, ...]


Pasted = Games | Deal | Twice | Uneven | Cards


def read_text(text: str, read_cards: Callable[[str], Cards]) -> Pasted:
    """What the text says; ``read_cards`` knows how cards are called.

    Raises ``NotationError`` where it says nothing about cards; its message is the word
    that nobody knows, empty where there is no word at all.
    """
    text = text[:_LONGEST].strip()
    if BEGIN in text:
        return Games(tuple(record.start.deal for record in iter_records(text) if isinstance(record, GameRecord)))
    typed = typed_number(text)
    if typed is not None and len(text) > 2 and 1 <= typed <= DEALS:
        return Deal.from_number(typed)
    if text.count("|") == 3:
        parts = [read_cards(part) for part in text.split("|")]
        counts = tuple(map(len, parts))
        if counts == _WHOLE:
            card, times = Counter(chain(*parts)).most_common(1)[0]
            if times > 1:
                return Twice(card)
            return Deal.parse(" | ".join(" ".join(card.code for card in part) for part in parts))
        if sum(counts) > _WHOLE[0]:  # fewer may be for one hand
            return Uneven(counts)
    cards = read_cards(text)
    if not cards:
        raise NotationError("")
    return cards
