"""A game at this table as a record, and a record as a game to be laid on the table."""

from collections.abc import Sequence

from skatdesk.engine.dealing import Dealing, SeriesSetup
from skatdesk.notation.iss import GameRecord, Header
from skatdesk.players.roster import PLAYERS
from skatdesk.skat.actions import Action
from skatdesk.skat.ruleset import RuleSet
from skatdesk.skat.seats import SEATS, BySeat, Seat, Seating
from skatdesk.store.records import PlayedDeal, SavedDeal, SavedSeries, SeriesStart
from skatdesk.store.store import Store

TABLE = 3
"""A record knows three players; at a table of three the dealer is rearhand."""


def record_of(setup: SeriesSetup, dealing: Dealing, actions: Sequence[Action], now: str) -> GameRecord:
    """The deal on the table; ``now`` is ISO 8601 text."""
    names = dealing.seating.places.map(lambda place: setup.names[place])
    number = f"{setup.seed}-{dealing.index + 1}" if dealing.counts else ""
    header = Header(series=str(setup.seed) if dealing.counts else "", id=number, date=_date(now), names=names)
    return GameRecord(header, dealing.start, tuple(actions))


def records_of(saved: SavedSeries) -> list[GameRecord]:
    """The finished deals of a series in the order of play."""
    return [_record_of_deal(saved.start, deal, game) for game, deal in enumerate(saved.deals, 1) if deal.finished]


def _record_of_deal(series: SeriesStart, deal: SavedDeal, game: int) -> GameRecord:
    """A finished deal of a series; ``game`` is counted from 1."""
    names = deal.seating.places.map(lambda place: series.participants[place].name)
    number = f"{series.seed}-{game}"
    header = Header(series=str(series.seed), id=number, date=_date(series.started_at), names=names)
    return GameRecord(header, deal.start, deal.actions)


def record_kept(store: Store, played: PlayedDeal) -> tuple[SeriesStart, GameRecord] | None:
    """A deal that was played here to its end, and its series; None where it is gone. Raises ``StoreError``."""
    kept = store.deal(played)
    if kept is None or not kept[1].finished:
        return None
    return kept[0], _record_of_deal(*kept, played.game)


def user_in(series: SeriesStart, deal: SavedDeal) -> Seat | None:
    """The user's seat in a deal of a series; None where the user sat out, or computers only."""
    own = next((place for place, person in enumerate(series.participants) if person.computer is None), None)
    return None if own is None else deal.seating.seat_of(own)


def _date(iso: str) -> str:
    """``2026-11-20T18:30:00+00:00`` as records write it: ``2026-11-20/18:30:00/UTC``."""
    return f"{iso[:10]}/{iso[11:19]}/UTC" if len(iso) >= 19 else ""


def to_watch(record: GameRecord) -> SeriesSetup:
    """The table of a record with nobody of our own at it."""
    players = (PLAYERS[0],) * TABLE
    return SeriesSetup(_by_place(record.header.names, 0), players, record.start.rules, 1, practice=True)


def to_play(names: BySeat[str], rules: RuleSet, own: Seat, you: str, opponents: Sequence[str]) -> SeriesSetup:
    """A table of three at which the user, called ``you``, sits at ``own`` and computer players at the other seats.

    ``opponents`` are names of the roster, clockwise from the user's left; where one is missing the best plays.
    """
    dealer = (SEATS[-1] - own) % TABLE
    by_place = _by_place(names, dealer)
    chosen = (name if name in PLAYERS else PLAYERS[0] for name in opponents)
    left, right = (*chosen, PLAYERS[0], PLAYERS[0])[:2]
    return SeriesSetup((you, *by_place[1:]), (None, left, right), rules, 1, dealer, practice=True)


def _by_place(names: BySeat[str], dealer: int) -> tuple[str, ...]:
    seating = Seating(TABLE, dealer)
    places = [""] * TABLE
    for seat in SEATS:
        places[seating.places[seat]] = names[seat]
    return tuple(places)
