"""A look for each test, taken off the application afterwards."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from skatdesk.ui.look.theme import Look, Scheme


@pytest.fixture
def look(qapp: QApplication) -> Iterator[Look]:
    look = Look(qapp)
    look.use(scheme=Scheme.LIGHT)
    yield look
    look.use(scheme=Scheme.SYSTEM)
    look.deleteLater()
