"""One game as a row of the Spielliste."""

from skatdesk.notation.lists import columns, remarks
from skatdesk.notation.lists.remarks import Remarks, remarks_text
from skatdesk.scoring.entries import DeclaredGame, PassedInGame, RamschGame
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Game, null_value
from skatdesk.skat.valuation import Level


def row_of(score_list: ScoreList, index: int) -> tuple[str, ...]:
    """The cells of the entry at this index."""
    entry = score_list.entries[index]
    cells = dict.fromkeys((*columns.BEFORE_PLAYERS, *columns.AFTER_PLAYERS), "")
    cells[columns.NUMBER] = str(index + 1)
    said: dict[str, tuple[int, ...]] = {}
    seating, written = entry.seating, _player_cells(score_list, index)
    if seating.size == 4 and not written[3 * seating.dealer]:
        written[3 * seating.dealer] = columns.DEALS
    elif seating.size == 4 or seating.dealer != _expected_dealer(score_list, index):
        said[remarks.DEALER] = (seating.dealer + 1,)
    if seating.away is not None:
        said[remarks.AWAY] = (seating.away + 1,)
    match entry.outcome:
        case DeclaredGame() as game:
            cells |= _game_cells(game)
            said |= _game_remarks(game)
        case RamschGame() as ramsch:
            said |= _ramsch_remarks(ramsch)
        case PassedInGame():
            cells[columns.PASSED_IN] = columns.MARK
    cells[columns.REMARK] = remarks_text(said, score_list.players, entry.remark)
    return (
        *(cells[name] for name in columns.BEFORE_PLAYERS),
        *written,
        *(cells[name] for name in columns.AFTER_PLAYERS),
    )


def _game_cells(game: DeclaredGame) -> dict[str, str]:
    valuation, contract = game.valuation, game.contract
    levels = {level for level, _ in valuation.levels}
    if contract.game is Game.NULL:
        levels = {level for level in (Level.HAND, Level.OUVERT) if getattr(contract, level.value)}
    return {
        columns.BASE: str(valuation.base or null_value(contract)),
        columns.WITH: str(valuation.matadors) if valuation.matadors > 0 else "",
        columns.WITHOUT: str(-valuation.matadors) if valuation.matadors < 0 else "",
        columns.WON if game.won else columns.LOST: str(abs(game.score)),
        **{name: columns.MARK for name, level in columns.LEVELS.items() if level in levels},
    }


def _game_remarks(game: DeclaredGame) -> Remarks:
    valuation = game.valuation
    levels = dict(valuation.levels)
    said: dict[str, tuple[int, ...] | None] = {
        remarks.OVERBID: () if valuation.overbid else None,
        remarks.BID: (valuation.bid,) if valuation.bid else None,
        remarks.VALUE: (valuation.value,) if valuation.value != valuation.worth else None,
        remarks.SINGLE: () if valuation.loss_factor == 1 else None,
        **{word: () if level == game.kontra else None for level, word in enumerate(remarks.KONTRA, 1)},
        remarks.BOCK: (game.bock_factor,) if game.bock_factor != 1 else None,
        remarks.POINTS: None if game.points is None else (game.points,),
        remarks.TRICKS: None if game.tricks is None else (game.tricks,),
        remarks.OFFENCE: () if game.by_offence else None,
        remarks.SPITZE: (levels[Level.SPITZE],) if Level.SPITZE in levels else None,
        **{word: () if level in levels else None for word, level in remarks.LEVELS.items()},
        remarks.AGREED: None if game.agreed is None else (valuation.score,),
    }
    return {word: numbers for word, numbers in said.items() if numbers is not None}


def _ramsch_remarks(ramsch: RamschGame) -> Remarks:
    said: dict[str, tuple[int, ...] | None] = {
        remarks.RAMSCH: ramsch.scores,
        remarks.POINTS: ramsch.points,
        remarks.PUSHES: (ramsch.pushes,) if ramsch.pushes else None,
        remarks.BOCK: (ramsch.bock_factor,) if ramsch.bock_factor != 1 else None,
        remarks.VIRGIN: None if ramsch.virgin is None else (ramsch.virgin + 1,),
        remarks.MARCH: None if ramsch.march is None else (ramsch.march + 1,),
    }
    return {word: numbers for word, numbers in said.items() if numbers is not None}


def _player_cells(score_list: ScoreList, index: int) -> list[str]:
    """Three cells for each player: running points, games won, games lost, where they change."""
    game = score_list.entries[index].declared
    cells = []
    for place, (number, tally) in enumerate(zip(score_list.written(index), score_list.running[index], strict=True)):
        declares = game is not None and game.declarer == place
        running = "" if number is None else str(number)
        cells += [running, str(tally.won) if declares else "", str(tally.lost) if declares else ""]
    return cells


def _expected_dealer(score_list: ScoreList, index: int) -> int:
    """The place whose turn it was to deal, the first player in the first game."""
    return score_list.entries[index - 1].seating.next.dealer if index else 0
