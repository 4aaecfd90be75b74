"""What each seat could have played with all cards open: game by game, the best bid, and par of the deal."""

from dataclasses import dataclass

from skatdesk.coach.judging.verdicts import OpenResult
from skatdesk.skat.cards import Cards
from skatdesk.skat.contracts import Contract
from skatdesk.skat.seats import BySeat, Seat


@dataclass(frozen=True, slots=True)
class ContractRow:
    """One game of one seat that has taken the skat, everybody seeing all cards.

    ``put_away`` is a discard than which none of the others does better, ``points`` the
    declarer's card points with it, the skat included (Null: 0), ``won`` whether the game is
    made at the lowest bid. ``value`` is the game value counted after the deal, so the highest bid that the game
    carries if it is won; with Schneider where the points reach it, and with Schwarz where all 120 are the
    declarer's, or none but those put away: the solver counts points, not tricks. ``score`` is the list
    score at the lowest bid, with the 50 of Seeger-Fabian where that list is kept.
    """

    contract: Contract
    put_away: Cards
    points: int
    won: bool
    value: int
    score: int

    @property
    def result(self) -> OpenResult:
        """How the deal ends."""
        return OpenResult(self.points, self.won, self.score, value=self.value)


@dataclass(frozen=True, slots=True)
class Par:
    """What comes out when everybody knows all cards, in the bidding too.

    Each player bids as far as some game still wins with the skat; who can bid most plays,
    of equals the one who has only to hold (forehand before middlehand before rearhand),
    for the lowest bid that silences the others, and the game with the highest list score
    among those that carry it. ``declarer``, ``row`` are None and the others 0 if nobody
    can win a game: then all pass.
    """

    declarer: Seat | None = None
    bid: int = 0
    row: ContractRow | None = None

    @property
    def score(self) -> int:
        """The declarer's list score."""
        return 0 if self.row is None else self.row.score


@dataclass(frozen=True, slots=True)
class ContractTable:
    """For each seat its seven games in the order ♣ ♠ ♥ ♦ Grand, Null, Null ouvert, its best bid, and par of the deal.

    ``best_bid`` is the highest value of the bid ladder that a seat can reach with a game
    that wins, 0 if it wins none.
    """

    rows: BySeat[tuple[ContractRow, ...]]
    best_bid: BySeat[int]
    par: Par

    def best(self, seat: Seat) -> ContractRow:
        """The game with the highest list score of this seat."""
        return max(self.rows[seat], key=lambda row: row.score)
