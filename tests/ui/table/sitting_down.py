"""The fixtures of this folder and of ``tests/ui/panels``."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from skatdesk.ui.table.speeds import Speed
from tests.ui.table.at_table import AtTable

Tables = Callable[[Speed], AtTable]


@pytest.fixture
def tables(qapp: QApplication) -> Iterator[Tables]:
    """Opens tables at the speed asked for, and takes them down in the end."""
    opened: list[AtTable] = []

    def open_table(speed: Speed) -> AtTable:
        opened.append(AtTable(qapp, speed=speed))
        opened[-1].show()
        return opened[-1]

    yield open_table
    for table in opened:
        table.close()


@pytest.fixture
def unseen(qapp: QApplication) -> Iterator[AtTable]:
    """A table that is never painted, for long runs."""
    table = AtTable(qapp)
    yield table
    table.close()


@pytest.fixture
def t(tables: Tables) -> AtTable:
    """An open table at which nothing takes time."""
    return tables(Speed.AT_ONCE)
