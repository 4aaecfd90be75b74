"""Works out what each seat could have played: every game with every discard, all cards open."""

from itertools import combinations

from skatdesk.coach.review.contract_table import ContractRow, ContractTable, Par
from skatdesk.players.bidding import list_score
from skatdesk.players.solver import Position, Solver
from skatdesk.skat.auction import BIDS, next_bid
from skatdesk.skat.cards import DECK_POINTS, Card, Cards, Rank, points, without
from skatdesk.skat.contracts import DECLARABLE, Contract, Game
from skatdesk.skat.ordering import EFFECTIVE_SUIT, POWER, TRUMP
from skatdesk.skat.seats import FOREHAND, SEATS, BySeat, Seat
from skatdesk.skat.states import GameStart
from skatdesk.skat.valuation import SOME_TRICKS, WIN_POINTS, evaluate, matadors

CONTRACTS = (*map(Contract, DECLARABLE), Contract(Game.NULL, ouvert=True))
"""The seven games of the table, in its order."""


class ContractsCompared:
    """Compares the contracts of a deal. Raises ``Stopped`` if the solver is told to stop."""

    def __init__(self, solver: Solver, start: GameStart) -> None:
        self._solver = solver
        self._start = start
        self._deal = start.deal

    def table(self) -> ContractTable:
        """All games of all seats; some seconds."""
        rows = BySeat.of(self._rows)
        best = rows.map(_best_bid)
        return ContractTable(rows, best, _par(rows, best))

    def _rows(self, seat: Seat) -> tuple[ContractRow, ...]:
        closed = {game: self._best(seat, game) for game in DECLARABLE}
        return tuple(self._row(seat, contract, *closed[contract.game]) for contract in CONTRACTS)

    def _best(self, seat: Seat, game: Game) -> tuple[Cards, int]:
        """A discard that is best, and the declarer's points with it (Null: 61 if it is made, 0 if not)."""
        twelve = self._deal.hands[seat] + self._deal.skat
        pairs, most = discards(twelve, game), -1
        best = pairs[0]
        for pair in pairs:
            position = Position(self._deal.hands.replace(seat, without(twelve, *pair)), game, FOREHAND, seat, pair)
            if game is Game.NULL:
                if not self._solver.null_is_lost(position):
                    return pair, WIN_POINTS
                most = 0
            elif self._solver.reaches(position, most + 1):
                best, most = pair, self._solver.points(position)
        return best, most

    def _row(self, seat: Seat, contract: Contract, put_away: Cards, found: int) -> ContractRow:
        null = contract.game is Game.NULL
        tricks = int(found == 0) if null else _tricks(found, put_away)
        valuation = evaluate(
            self._start.rules,
            contract,
            matadors=matadors(contract.game, self._deal.hands[seat] + self._deal.skat),
            bid=BIDS[0],
            points=found,
            tricks=tricks,
            bock_factor=self._start.bock_factor,
        )
        score = list_score(valuation, self._start.rules)
        return ContractRow(contract, put_away, 0 if null else found, valuation.won, valuation.worth, score)


def _tricks(found: int, put_away: Cards) -> int:
    """The tricks to count: all card points are taken for Schwarz, and so are none but those put away."""
    if found == DECK_POINTS:
        return 10
    return 0 if found == points(put_away) else SOME_TRICKS


def discards(twelve: Cards, game: Game) -> list[Cards]:
    """Every two of twelve cards to put away, but one of those that come to the same, likely good ones first."""
    suits, power = EFFECTIVE_SUIT[game], POWER[game]
    twins = {card: _twin(card, twelve, game) for card in twelve}
    seen: dict[tuple[Card, ...], Cards] = {}
    for pair in combinations(twelve, 2):
        seen.setdefault(tuple(sorted(_as_low(pair, twins))), pair)
    lengths = {suit: sum(suits[card] == suit for card in twelve) for suit in range(TRUMP + 1)}

    def hope(pair: Cards) -> tuple[int, ...]:
        if game is Game.NULL:
            return (-sum(power[card] for card in pair),)
        trumps = sum(suits[card] == TRUMP for card in pair)
        left = dict(lengths)
        for card in pair:
            left[suits[card]] -= 1
        voids = sum(left[suits[card]] == 0 for card in pair)
        aces = sum(card.rank is Rank.ACE for card in pair)
        return trumps, aces, -voids, -points(pair)

    return sorted(seen.values(), key=hope)


def _twin(card: Card, twelve: Cards, game: Game) -> Card:
    """The lowest of the own cards that is as good as this one: of its suit and points, nobody else's in between."""
    suits, power = EFFECTIVE_SUIT[game], POWER[game]
    mine = sorted((own for own in twelve if suits[own] == suits[card]), key=lambda own: -power[own])
    for above, below in zip(mine[mine.index(card) :], mine[mine.index(card) + 1 :], strict=False):
        if power[above] - power[below] != 1 or (game is not Game.NULL and above.points != below.points):
            break
        card = below
    return card


def _as_low(pair: Cards, twins: dict[Card, Card]) -> Cards:
    """The pair with equal cards told by the lowest of them."""
    return tuple(twins[card] for card in pair)


def _best_bid(rows: tuple[ContractRow, ...]) -> int:
    highest = max((row.value for row in rows if row.won), default=0)
    return max((bid for bid in BIDS if bid <= highest), default=0)


def _par(rows: BySeat[tuple[ContractRow, ...]], best: BySeat[int]) -> Par:
    declarer = max(SEATS, key=lambda seat: (best[seat], -seat))
    if best[declarer] == 0:
        return Par()
    bid = BIDS[0]
    for rival in declarer.others:
        silencing = best[rival] if declarer < rival else next_bid(best[rival]) or BIDS[-1]
        if best[rival]:
            bid = max(bid, silencing)
    carrying = [row for row in rows[declarer] if row.won and row.value >= bid]
    return Par(declarer, bid, max(carrying, key=lambda row: row.score))
