"""The day of a moment, also where the system cannot tell what time it was here."""

from datetime import date, datetime

import pytest

from skatdesk.store import records
from skatdesk.store.records import day_of


@pytest.mark.parametrize("moment", ["0001-01-01T00:00:00+05:00", "9999-12-31T23:59:59-12:00"])
def test_a_moment_before_or_after_all_days_keeps_the_day_it_tells(moment: str) -> None:
    assert day_of(moment).isoformat() == moment[:10]


def test_a_moment_before_1970_has_a_day_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    class WindowsTime(datetime):
        def astimezone(self, _zone: object = None) -> "WindowsTime":
            raise OSError(22, "Invalid argument")

    monkeypatch.setattr(records, "datetime", WindowsTime)

    assert day_of("1969-07-20T20:17:40+00:00") == date(1969, 7, 20)


def test_what_is_no_moment_is_told() -> None:
    with pytest.raises(ValueError, match="Invalid isoformat"):
        day_of("yesterday")
