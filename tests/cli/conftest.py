"""Where the kernel's machine code is kept."""

from tests.players.conftest import pytest_configure

__all__ = ["pytest_configure"]
