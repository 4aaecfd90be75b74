"""The filters of the statistics in the settings: chosen once, they hold at the next start of the program too."""

from datetime import date

from skatdesk.settings.options import STATISTICS_PERIOD, STATISTICS_PLAYER, STATISTICS_RULES, STATISTICS_SOURCE
from skatdesk.settings.settings import Settings
from skatdesk.ui.charts.filter_bar import Days, KeptFilters, Period

_PLAYED = {"played": True, "entered": False}
_SOURCES = {played: source for source, played in _PLAYED.items()}


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
