"""Timers and threads need an application, even where a test shows nothing."""

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def _application(qapp: QApplication) -> None:
    """Every test of the engine has one."""
