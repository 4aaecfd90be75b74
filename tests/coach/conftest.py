"""Where the kernel's machine code is kept, and one reviewer and one solver for all tests."""

import pytest

from skatdesk.coach.review.reviewer import Reviewer
from tests.players.conftest import pytest_configure, solver

__all__ = ["pytest_configure", "quick", "solver"]


@pytest.fixture(scope="session")
def quick() -> Reviewer:
    """A reviewer that looks into few worlds: what it says is rough, how it says it is right."""
    return Reviewer(8)
