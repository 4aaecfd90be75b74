"""What the players have learned, as it lies in the data folder: habits, hand nets, calibration, bids."""

import zlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from skatdesk import paths
from skatdesk.players.expert.habits import BY_RULE, CALCULATING, CALCULATING_IN_RAMSCH, NETS, SIZE, Weights
from skatdesk.players.expert.kinds import RAMSCH
from skatdesk.players.expert.shapes import Figures, Insight, Net, packed

FILE_NAME = "knowledge.npz"


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Everything a player knows by experience.

    ``habits`` are the weights of card play (see ``habits_in``), ``nets`` the hand nets (suit, Grand, Null).
    ``scale`` is their calibration (see ``Insight``). ``bids`` tells how far a hand is bid.
    """

    habits: Weights
    nets: tuple[Net, Net, Net]
    scale: Figures
    bids: Net

    def habits_in(self, kind: int) -> Weights:
        """The habits in this kind of play, a net for each manner."""
        return self.habits[[BY_RULE, CALCULATING_IN_RAMSCH if kind == RAMSCH else CALCULATING]]

    def insight(self, stakes: Figures) -> Insight:
        """How hands are judged when so much is at stake (see ``prospects``)."""
        return packed(self.nets, self.scale, stakes)

    def save(self, path: Path) -> None:
        """Writes the file that ``load`` reads: weights as 16-bit numbers."""
        suit, grand, null = (net.astype(np.float16) for net in self.nets)
        np.savez_compressed(
            path,
            habits=self.habits.astype(np.float16),
            suit=suit,
            grand=grand,
            null=null,
            scale=self.scale,
            bids=self.bids.astype(np.float16),
        )

    @staticmethod
    def load(path: Path) -> "Knowledge":
        """Reads what ``save`` wrote; raises ``OSError`` if there is no such file, ``ValueError`` if it is damaged."""
        try:
            with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
                habits = file["habits"].astype(np.float32).reshape(NETS, SIZE)
                suit, grand, null = (file[name].astype(np.float32) for name in _NETS)
                return Knowledge(habits, (suit, grand, null), file["scale"], file["bids"].astype(np.float32))
        except (BadZipFile, EOFError, IndexError, KeyError, ValueError, zlib.error) as error:
            raise ValueError(f"{path} is damaged: {error}") from error


_NETS = ("suit", "grand", "null")


@cache
def knowledge() -> Knowledge:
    """What comes with the program, read once."""
    return Knowledge.load(paths.resources_folder() / "players" / FILE_NAME)
