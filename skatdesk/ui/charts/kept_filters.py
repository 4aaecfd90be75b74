"""Which filters of the statistics stay chosen at the next start of the program, and how the settings keep them."""

from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum

from skatdesk.settings.options import STATISTICS_PERIOD, STATISTICS_PLAYER, STATISTICS_RULES, STATISTICS_SOURCE
from skatdesk.settings.settings import Settings

_PLAYED = {"played": True, "entered": False}
_SOURCES = {played: source for source, played in _PLAYED.items()}


class Period(Enum):
    """A time that ends now or with the year before; which days it has follows from the day it is."""

    YEAR = "year"
    YEAR_BEFORE = "year before"
    DAYS_90 = "90 days"
    DAYS_30 = "30 days"

    def days(self, today: date) -> tuple[date, date | None]:
        """The first and the last day, None for up to now."""
        year = date(today.year, 1, 1)
        match self:
            case Period.YEAR:
                return year, None
            case Period.YEAR_BEFORE:
                return date(today.year - 1, 1, 1), year - timedelta(days=1)
            case Period.DAYS_90:
                return today - timedelta(days=89), None
            case Period.DAYS_30:
                return today - timedelta(days=29), None


@dataclass(frozen=True, slots=True)
class Days:
    """A period from one day to another, both included."""

    since: date
    until: date


@dataclass(frozen=True, slots=True)
class KeptFilters:
    """What stays chosen when the program ends: whose games, and what is asked of them again and again.

    One list, one opponent and one game are questions of the moment. ``player`` is the name in lists and series, and
    which computer player it is; it is empty before anybody was chosen.
    """

    player: tuple[str, ...] = ()
    period: Period | Days | None = None
    played: bool | None = None
    rules: str | None = None


def read_filters(settings: Settings) -> KeptFilters:
    """What was chosen last; what the settings say otherwise than this version does leaves a question open."""
    return KeptFilters(
        settings.get(STATISTICS_PLAYER),
        _period(settings.get(STATISTICS_PERIOD)),
        _PLAYED.get(settings.get(STATISTICS_SOURCE)),
        settings.get(STATISTICS_RULES) or None,
    )


def keep_filters(settings: Settings, kept: KeptFilters) -> None:
    """For the next start; raises ``SettingsError`` when that cannot be written."""
    match kept.period:
        case Period() as period:
            told = period.value
        case Days(since, until):
            told = f"{since}/{until}"
        case _:
            told = ""
    settings.set_all(
        (
            (STATISTICS_PLAYER, kept.player),
            (STATISTICS_PERIOD, told),
            (STATISTICS_SOURCE, "" if kept.played is None else _SOURCES[kept.played]),
            (STATISTICS_RULES, kept.rules or ""),
        )
    )


def _period(told: str) -> Period | Days | None:
    if told in {period.value for period in Period}:
        return Period(told)
    try:
        since, until = map(date.fromisoformat, told.split("/"))
    except ValueError:
        return None
    return Days(since, until) if since <= until else None
