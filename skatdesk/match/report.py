"""A match's summary as lines to read, and as plain data; list scores are told for the games of a series."""

from collections.abc import Iterator, Sequence

from skatdesk.match.faults import FaultKind
from skatdesk.match.intervals import Estimate
from skatdesk.match.plan import Plan
from skatdesk.match.summary import CONTRACT_KINDS, PlayerSummary, Summary
from skatdesk.scoring.rounding import rounded
from skatdesk.skat.ruleset import SERIES_GAMES

Row = dict[str, object]


def report_lines(plan: Plan, told: Summary) -> Iterator[str]:
    """The report for people."""
    width = max(6, *(len(player.name) for player in told.players))
    played = f"{_count(told.boards, 'board')} in {_count(len(plan.seatings), 'seating')}"
    passed_in = f"{told.passed_in} passed in ({_share(told.passed_in, told.games)})"
    yield f"{played}, seed {plan.seed}, rules {plan.rules}: {_count(told.games, 'game')}, {passed_in}"
    for player, command in zip(told.players, plan.players, strict=True):
        if player.name != command:
            yield f"{player.name}: {command}"
    yield ""
    yield _line(width, "player", "games", "declared", "", "won", "mean value", "SF per 36 games", "overbid")
    for player in told.players:
        own = player.declared
        yield _line(
            width,
            player.name,
            str(player.games),
            str(own.games),
            _share(own.games, player.games),
            _share(own.won, own.games),
            f"{rounded(own.mean_value, 1):+.1f}" if own.games else "-",
            _interval(player.seeger.times(SERIES_GAMES)),
            str(player.overbid),
        )
    if told.differences:
        yield ""
    for difference in told.differences:
        per_series = _interval(difference.seeger.times(SERIES_GAMES))
        per_game = _interval(difference.seeger, 2)
        yield f"{difference.player} - {difference.other}: {per_series} per 36 games, {per_game} per game"
    yield from _contracts(width, told.players)
    yield ""
    yield f"{'':{width}}  milliseconds a question: mean, median, longest"
    for player in told.players:
        yield f"{player.name:{width}}  " + "".join(f"{time:12.2f}" for time in player.milliseconds)
    yield ""
    yield from _faults(told.players)


def _contracts(width: int, players: Sequence[PlayerSummary]) -> Iterator[str]:
    for player in players:
        if not player.contracts:
            continue
        yield ""
        yield f"{player.name:{width}}  {'contract':16} {'games':>7} {'share':>8} {'won':>8} {'mean value':>12}"
        for kind in CONTRACT_KINDS:
            if kind in player.contracts:
                counted = player.contracts[kind]
                yield (
                    f"{'':{width}}  {kind:16} {counted.games:7} {_share(counted.games, player.declared.games):>8} "
                    f"{_share(counted.won, counted.games):>8} {rounded(counted.mean_value, 1):+12.1f}"
                )


def _faults(players: Sequence[PlayerSummary]) -> Iterator[str]:
    for player in players:
        if not player.faults:
            yield f"{player.name}: no faults"
        for kind in FaultKind:
            count = player.faults.get(kind.value)
            if count:
                yield f"{player.name}: {kind.words}, {_count(count, 'time')}; first on {player.examples[kind.value]}"


def _line(width: int, name: str, *cells: str) -> str:
    sizes = (8, 9, 9, 9, 12, 18, 9)
    return f"{name:{width}}" + "".join(f"{cell:>{size}}" for cell, size in zip(cells, sizes, strict=True))


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'s' * (number != 1)}"


def _share(part: int, whole: int) -> str:
    return f"{rounded(100 * part / whole, 1):.1f} %" if whole else "-"


def _interval(value: Estimate, places: int = 0) -> str:
    margin = "?" if value.margin is None else f"{rounded(value.margin, places):.{places}f}"
    return f"{rounded(value.mean, places):+.{places}f} ± {margin}"


def report_data(plan: Plan, told: Summary) -> Row:
    """The report as one JSON object; list scores are per 36 games, margins half a 95 % interval."""
    return {
        "boards": told.boards,
        "games": told.games,
        "passed_in": told.passed_in,
        "seed": plan.seed,
        "rules": plan.rules,
        "seatings": plan.seatings,
        "players": [_player_data(player, command) for player, command in zip(told.players, plan.players, strict=True)],
        "differences": [
            {"player": found.player, "other": found.other, **_estimate_data(found.seeger)} for found in told.differences
        ],
    }


def _player_data(player: PlayerSummary, command: str) -> Row:
    mean, median, longest = player.milliseconds
    return {
        "name": player.name,
        "player": command,
        "games": player.games,
        "declared": player.declared.games,
        "won": player.declared.won,
        "mean_value": player.declared.mean_value,
        **_estimate_data(player.seeger),
        "overbid": player.overbid,
        "contracts": {
            kind: {"games": counted.games, "won": counted.won, "mean_value": counted.mean_value}
            for kind, counted in player.contracts.items()
        },
        "milliseconds": {"mean": mean, "median": median, "longest": longest},
        "faults": player.faults,
        "fault_examples": player.examples,
    }


def _estimate_data(value: Estimate) -> Row:
    per_series = value.times(SERIES_GAMES)
    return {"seeger_per_36": per_series.mean, "margin_95": per_series.margin}
