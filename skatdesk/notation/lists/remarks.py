"""The column *Bemerkung*: what happened in a game that no other column of the Spielliste tells.

``Reizwert 33, Augen 75, Kontra``: words, some with numbers, in any order. Players count from 1.
"""

import re
from collections.abc import Mapping

from skatdesk.skat.errors import SkatError
from skatdesk.skat.valuation import Level

OVERBID = "überreizt"
BID = "Reizwert"
VALUE = "Spielwert"  # charged after an overbid, where it is not base × multiplier
SINGLE = "einfach"  # a loss is charged once, not twice
KONTRA = ("Kontra", "Re", "Bock", "Hirsch")  # the last one said
BOCK = "Bockrunde"  # the factor
POINTS = "Augen"  # the declarer's; in Ramsch of each place
TRICKS = "Stiche"  # the declarer's
OFFENCE = "Regelverstoß"
AGREED = "vereinbart statt"  # the list score that the valuation would have given
SPITZE = "Spitze"  # how many steps it counts
DEFENCE_SCHNEIDER = "Schneider der Gegner"
DEFENCE_SCHWARZ = "Schwarz der Gegner"
DEALER = "Geber"  # where the next one in turn has not dealt
AWAY = "abwesend"  # the one of four who was not there
RAMSCH = "Ramsch"  # the list scores of each place
PUSHES = "geschoben"
VIRGIN = "Jungfrau"
MARCH = "Durchmarsch"

LEVELS = {DEFENCE_SCHNEIDER: Level.DEFENCE_SCHNEIDER, DEFENCE_SCHWARZ: Level.DEFENCE_SCHWARZ}
"""Words that are said for a level."""

_FIXED = dict.fromkeys((OVERBID, SINGLE, *KONTRA, OFFENCE, DEFENCE_SCHNEIDER, DEFENCE_SCHWARZ), 0)
_ONE = dict.fromkeys((BID, VALUE, BOCK, TRICKS, AGREED, SPITZE, DEALER, AWAY, PUSHES, VIRGIN, MARCH), 1)
_NUMBERS = {**_FIXED, **_ONE}
"""How many numbers go with a word; ``POINTS`` and ``RAMSCH`` take one, three or four."""

_SIGNED = (RAMSCH, AGREED)
"""Words whose numbers may be negative."""

_NUMBER = r"(?:0|-?[1-9]\d{0,8})"
_REMARK = re.compile(rf"(?P<word>\D+?)(?: (?P<numbers>{_NUMBER}(?:/{_NUMBER}){{0,3}}))?", re.ASCII)

Remarks = Mapping[str, tuple[int, ...]]
"""The numbers of each word that is said."""


def remarks_text(remarks: Remarks) -> str:
    """The remarks as they stand in their cell."""
    return ", ".join(f"{word} {'/'.join(map(str, numbers))}" if numbers else word for word, numbers in remarks.items())


def read_remarks(text: str) -> dict[str, tuple[int, ...]]:
    """The remarks of a cell; raises ``SkatError`` naming what is not understood."""
    found: dict[str, tuple[int, ...]] = {}
    for part in text.split(", ") if text else ():
        remark = _REMARK.fullmatch(part)
        word = remark["word"] if remark else part
        numbers = tuple(map(int, remark["numbers"].split("/"))) if remark and remark["numbers"] else ()
        wanted = (1, 3, 4) if word == POINTS else (3, 4) if word == RAMSCH else (_NUMBERS.get(word),)
        if len(numbers) not in wanted or word in found or (min(numbers, default=0) < 0 and word not in _SIGNED):
            raise SkatError(part)
        found[word] = numbers
    return found
