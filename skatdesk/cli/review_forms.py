"""The forms in which a review is printed: a table for people, one line of JSON for programs."""

import json
from collections.abc import Callable

from skatdesk.coach.judging.verdicts import FairJudgement, FairOption, Moment, OpenJudgement, OpenResult
from skatdesk.coach.reasons.reason import Reason
from skatdesk.coach.review.contract_table import ContractRow, ContractTable
from skatdesk.coach.review.review import Review
from skatdesk.notation.actions import format_action, format_contract
from skatdesk.notation.iss import GameRecord
from skatdesk.players.bidding import list_score
from skatdesk.scoring.rounding import nearest
from skatdesk.skat.actions import Action
from skatdesk.skat.cards import format_cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.results import PassedIn, Played, RamschPlayed
from skatdesk.skat.seats import SEATS
from skatdesk.skat.states import Finished, TrickPlay

Form = Callable[[GameRecord, Review], str]
Row = dict[str, object]

# ------------------------------------------------------------------ JSON


def as_json(record: GameRecord, review: Review) -> str:
    """Everything as plain data, on one line; seats are 0 (forehand) to 2, cards written "CJ"."""
    row: Row = {"id": record.header.id, "line": record.line, "deal": review.start.deal.number}
    row["moments"] = [_moment(moment) for moment in review.moments]
    row["ending"] = _result(review.ending)
    row["accuracy"] = [None if one is None else round(one, 1) for one in review.accuracy]
    row["mistakes"] = [[moment.index for moment in review.mistakes(seat)] for seat in SEATS]
    row["turning_points"] = [moment.index for moment in review.turning_points]
    row["table"] = None if review.table is None else _table(review.table)
    return json.dumps(row)


def _moment(moment: Moment) -> Row:
    return {
        "index": moment.index,
        "seat": moment.seat,
        "phase": moment.phase.value,
        "trick": moment.trick,
        "action": _did(moment.action),
        "choices": moment.choices,
        "outlook": _result(moment.outlook),
        "mark": None if moment.mark is None else moment.mark.name.lower(),
        "fair": None if moment.fair is None else _fair(moment.fair),
        "open": None if moment.open is None else _open(moment.open),
        "reason": None if moment.reason is None else _reason(moment.reason),
        "advice": None if moment.advice is None else moment.advice.reason,
        "turning_point": moment.turning_point,
    }


def _fair(fair: FairJudgement) -> Row:
    return {
        "chosen": _option(fair.chosen),
        "lost_chance": round(fair.lost_chance, 4),
        "lost_score": round(fair.lost_score, 2),
        "worlds": fair.worlds,
        "unit": round(fair.unit, 4),
        "options": [_option(option) for option in fair.options],
    }


def _option(option: FairOption) -> Row:
    return {
        "action": _did(option.action),
        "chance": None if option.chance is None else round(option.chance, 4),
        "chance_error": round(option.chance_error, 4),
        "score": round(option.score, 2),
        "score_error": round(option.score_error, 2),
        "contract": None if option.contract is None else format_contract(option.contract),
        "tried": option.tried,
        "lost_chance": round(option.lost_chance, 4),
        "lost_score": round(option.lost_score, 2),
    }


def _open(opened: OpenJudgement) -> Row:
    return {
        "lost_points": opened.lost_points,
        "lost_score": opened.lost_score,
        "chosen": opened.chosen.card.code,
        "cards": {one.card.code: _result(one.result) for one in opened.cards},
    }


def _result(result: OpenResult | None) -> Row | None:
    if result is None:
        return None
    row: Row = {"points": result.points, "won": result.won, "value": result.value, "score": result.score}
    return row if result.by_seat is None else row | {"by_seat": result.by_seat}


def _reason(reason: Reason) -> Row:
    return {
        "why": reason.why.value,
        "card": None if reason.card is None else reason.card.code,
        "better": None if reason.better is None else reason.better.code,
        "cards": [card.code for card in reason.cards],
        "suit": None if reason.suit is None else reason.suit.code,
        "contract": None if reason.contract is None else format_contract(reason.contract),
        "value": reason.value,
    }


def _table(table: ContractTable) -> Row:
    par = table.par
    return {
        "games": [[_row(row) for row in rows] for rows in table.rows],
        "best_bid": table.best_bid,
        "par": {
            "declarer": par.declarer,
            "bid": par.bid,
            "game": None if par.row is None else _row(par.row),
            "score": par.score,
        },
    }


def _row(row: ContractRow) -> Row:
    return {
        "contract": format_contract(row.contract),
        "put_away": [card.code for card in row.put_away],
        "points": row.points,
        "won": row.won,
        "value": row.value,
        "score": row.score,
    }


def _did(action: Action) -> str:
    """The action without its seat."""
    return format_action(action).partition(":")[2]


# ------------------------------------------------------------------ table

_SEATS = ("forehand", "middlehand", "rearhand")
_HEAD = ("No", "Trick", "Seat", "Did", "Best", "Mark", "Chance", "of", "Lost", "Open", "Lost", "Why")
_WIDTHS = (3, 5, 10, 14, 14, 10, 6, 6, 6, 5, 5, 0)


def as_table(record: GameRecord, review: Review) -> str:
    """The decisions of a deal, the accuracy of each seat, and what could have been played."""
    lines = [f"{record.header.id or f'line:{record.line}'}: {_outcome(review)}", _line(_HEAD)]
    null = _is_null(review)
    judged = [moment for moment in review.moments if moment.fair is not None or moment.open is not None]
    lines += [_line(_cells(moment, null=null)) for moment in judged]
    for seat, accuracy in review.accuracy.items():
        told = "nothing to decide" if accuracy is None else f"{nearest(accuracy)} %"
        mistakes = len(review.mistakes(seat))
        lines.append(f"accuracy of {_SEATS[seat]}: {told}, {mistakes} mistake{'s' * (mistakes != 1)}")
    if review.table is not None:
        lines += _contracts(review.table)
    return "\n".join((*lines, ""))


def _outcome(review: Review) -> str:
    """How the deal ended, whatever the cards would have brought if it had been played on."""
    final = review.final
    match final.result if isinstance(final, Finished) else None:
        case Played(declarer=seat, valuation=valuation):
            contract, won = format_contract(valuation.contract), "won" if valuation.won else "lost"
            return f"{_SEATS[seat]} played {contract}, {won}, list score {list_score(valuation, review.start.rules):+}"
        case RamschPlayed(score=ramsch):
            points = ", ".join(f"{seat} {points}" for seat, points in zip(_SEATS, ramsch.points, strict=True))
            return f"Ramsch, {points} card points, list score {', '.join(map(str, ramsch.scores))}"
        case PassedIn():
            return "passed in"
    return "broken off"


def _is_null(review: Review) -> bool:
    """Whether the cards of this deal are played for no points."""
    final = review.final
    play = final.play if isinstance(final, Finished) else final
    return isinstance(play, TrickPlay) and play.game is Game.NULL


def _cells(moment: Moment, *, null: bool) -> tuple[str, ...]:
    fair, opened = moment.fair, moment.open
    best, mark, chance, of, lost = ("",) * 5
    if fair is not None and moment.mark is not None:
        best = _did(fair.best.action) if fair.best is not fair.chosen else ""
        mark = moment.mark.name.lower()
        chance, of = (
            "" if one.chance is None else f"{nearest(100 * one.chance)} %" for one in (fair.chosen, fair.best)
        )
        lost = str(nearest(fair.lost_score)) if fair.lost_score >= 0.5 else ""
    points = cost = ""
    if opened is not None:
        result = opened.chosen.result
        points = str(result.points) if not null else "won" if result.won else "lost"
        cost = str(opened.lost_points) if opened.lost_points else ""
        if result.won is not opened.best.result.won:
            cost += "!"
    why = "" if moment.reason is None else moment.reason.why.value.replace("_", " ")
    trick = str(moment.trick) if moment.trick else ""
    did = _did(moment.action)
    return str(moment.index + 1), trick, _SEATS[moment.seat], did, best, mark, chance, of, lost, points, cost, why


def _line(cells: tuple[str, ...]) -> str:
    return " ".join(cell.ljust(width) for cell, width in zip(cells, _WIDTHS, strict=True)).rstrip()


def _contracts(table: ContractTable) -> list[str]:
    lines = ["with open cards: card points (or won, lost) and list score"]
    lines.append(" " * 11 + "".join(format_contract(row.contract).rjust(11) for row in table.rows[0]) + "   best bid")
    for seat in SEATS:
        cells = "".join(_told(row).rjust(11) for row in table.rows[seat])
        lines.append(f"{_SEATS[seat]:11}{cells}   {table.best_bid[seat] or '-'}")
    par = table.par
    if par.declarer is None or par.row is None:
        return [*lines, "par: all pass"]
    game, away = format_contract(par.row.contract), format_cards(par.row.put_away)
    return [*lines, f"par: {_SEATS[par.declarer]} plays {game} at {par.bid}, puts {away} away, {par.score:+}"]


def _told(row: ContractRow) -> str:
    if row.contract.game is Game.NULL:
        return f"{'won' if row.won else 'lost'} {row.score:+}"
    return f"{row.points} {row.score:+}"
