"""One solver for the tests, compiled once for all runs."""

import os

import pytest

from skatdesk.players.solver import Solver


@pytest.fixture(scope="session", autouse=True)
def _kept_machine_code(request: pytest.FixtureRequest) -> None:
    """The kernel is compiled for all runs of the tests, not once for each."""
    cache = getattr(request.config, "cache", None)  # absent with -p no:cacheprovider
    if cache is not None:
        os.environ.setdefault("NUMBA_CACHE_DIR", str(cache.mkdir("kernel")))


@pytest.fixture(scope="session")
def solver(_kept_machine_code: None) -> Solver:
    """One for all tests: what it remembers of one must not harm another."""
    return Solver()
