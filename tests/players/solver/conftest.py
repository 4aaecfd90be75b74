"""The kernel is compiled once for all runs of the tests, not once for each."""

import os

import pytest

from skatdesk.players.solver import Solver


@pytest.fixture(scope="session")
def solver(request: pytest.FixtureRequest) -> Solver:
    """One solver for all tests: what it remembers of one must not harm another."""
    cache = getattr(request.config, "cache", None)  # absent with -p no:cacheprovider
    if cache is not None:
        os.environ.setdefault("NUMBA_CACHE_DIR", str(cache.mkdir("kernel")))
    return Solver()
