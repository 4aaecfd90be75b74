"""The column *Bemerkung*: what happened in a game that no other column of the Spielliste tells.

``Reizwert 33, Augen 75, Kontra, abwesend Dua``: words, some with numbers or a player, in any order. Players are called
by their names, as over their columns; when a remark is read, their numbers from 1 are understood as well. What
somebody wrote beside the game comes last: ``Augen 75, Notiz: Karten gezeigt``.
"""

import re
from collections.abc import Mapping, Sequence

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
DEALER = "Geber"  # where no G stands: of four if he has points to write, of three if it was not his turn
AWAY = "abwesend"  # the one of four who was not there
RAMSCH = "Ramsch"  # the list scores of each place
PUSHES = "geschoben"
VIRGIN = "Jungfrau"
MARCH = "Durchmarsch"
NOTE = "Notiz: "  # what somebody wrote, to the end of the cell

LEVELS = {DEFENCE_SCHNEIDER: Level.DEFENCE_SCHNEIDER, DEFENCE_SCHWARZ: Level.DEFENCE_SCHWARZ}
"""Words that are said for a level."""

_FIXED = dict.fromkeys((OVERBID, SINGLE, *KONTRA, OFFENCE, DEFENCE_SCHNEIDER, DEFENCE_SCHWARZ), 0)
_ONE = dict.fromkeys((BID, VALUE, BOCK, TRICKS, AGREED, SPITZE, DEALER, AWAY, PUSHES, VIRGIN, MARCH), 1)
_NUMBERS = {**_FIXED, **_ONE}
"""How many numbers go with a word; ``POINTS`` and ``RAMSCH`` take one, three or four."""

_PLAYER = (DEALER, AWAY, VIRGIN, MARCH)
"""Words with which a player goes."""

_SIGNED = (RAMSCH, AGREED)
"""Words whose numbers may be negative."""

_NUMBER = r"(?:0|-?[1-9]\d{0,8})"
_REMARK = re.compile(rf"(?P<word>\D+?)(?: (?P<numbers>{_NUMBER}(?:/{_NUMBER}){{0,3}}))?", re.ASCII)

Remarks = Mapping[str, tuple[int, ...]]
"""The numbers of each word that is said."""


def remarks_text(remarks: Remarks, players: Sequence[str], note: str) -> str:
    """The remarks as they stand in their cell, with what somebody wrote."""
    said = [_remark(word, numbers, players) for word, numbers in remarks.items()]
    return ", ".join([*said, f"{NOTE}{note}"] if note else said)


def without_note(text: str) -> tuple[str, str]:
    """A cell as the remarks that ``read_remarks`` reads, and what somebody wrote."""
    said, _, note = f", {text}".partition(f", {NOTE}")
    return said.removeprefix(", "), note


def _remark(word: str, numbers: tuple[int, ...], players: Sequence[str]) -> str:
    if word in _PLAYER:
        return f"{word} {players[numbers[0] - 1].strip()}"
    return f"{word} {'/'.join(map(str, numbers))}" if numbers else word


def _in_numbers(text: str, players: Sequence[str]) -> str:
    """The same with the numbers of players instead of their names, in which anything may stand, commas too."""
    numbers = {name.strip(): number for number, name in enumerate(players, 1)}
    names = "|".join(map(re.escape, sorted(numbers, key=len, reverse=True)))
    said = re.compile(rf"(?P<word>(?:^|, )(?:{'|'.join(_PLAYER)})) (?P<name>{names})(?=, |$)")
    return said.sub(lambda found: f"{found['word']} {numbers[found['name']]}", text)


def read_remarks(text: str, players: Sequence[str]) -> dict[str, tuple[int, ...]]:
    """The remarks of a cell; raises ``SkatError`` naming what is not understood."""
    text = _in_numbers(text, players)
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
