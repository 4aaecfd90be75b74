"""Games of a match as they might have been."""

from skatdesk.match.records import Board, MatchGame


def game(
    seats: tuple[int, int, int] = (0, 1, 1),
    declarer: int | None = None,
    contract: str = "C",
    value: int = 24,
    *,
    overbid: bool = False,
    time: float = 1.0,
) -> MatchGame:
    """A game; nobody bids where there is no declarer."""
    if declarer is None:
        return MatchGame(seats, (0, 0, 0), None, "", 0, 0, False, 0, False, ((time,), (), ()), (), "1:p 2:p 0:p")
    won = value > 0
    own, others = value + (50 if won else -50), 0 if won else 40
    scores = tuple(own if seat == declarer else others for seat in range(3))
    return MatchGame(
        seats, scores, declarer, contract, 18, 70 if won else 50, won, value, overbid, ((time,), (), ()), (), ""
    )


def board(number: int, *games: MatchGame) -> Board:
    """A board of these games."""
    return Board(number, games)
