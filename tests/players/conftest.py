"""Where the kernel's machine code is kept during tests, and one solver for all of them."""

import os
import tempfile
from importlib import import_module
from pathlib import Path

import pytest

from skatdesk.players.solver import Solver


def pytest_configure(config: pytest.Config) -> None:
    """The kernel is compiled for all runs of the tests, not once for each, and never into the user's cache.

    Its door is opened now: whoever imports numba before it, or opens it in a test that has other plans for machine
    code, would have that kept where nobody looks for it.
    """
    cache = getattr(config, "cache", None)  # absent with -p no:cacheprovider
    kept = cache.mkdir("kernel") if cache is not None else Path(tempfile.gettempdir()) / "skatdesk-tests-kernel"
    os.environ.setdefault("NUMBA_CACHE_DIR", str(kept))
    import_module("skatdesk.players.solver.compiled")


@pytest.fixture(scope="session")
def solver() -> Solver:
    """One for all tests: what it remembers of one must not harm another."""
    return Solver()
