from collections.abc import Iterator
from pathlib import Path

import pytest

from skatdesk.store.store import Store
from tests.store.samples import TODAY, date_copy, filled


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a store may be made."""
    return tmp_path / "skatdesk.sqlite"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    """A new store."""
    store = Store.open(path)
    yield store
    store.close()


@pytest.fixture
def kept(path: Path) -> Path:
    """A store of three deals, closed, of which there is a copy."""
    filled(path, deals=3)
    store = Store.open(path)
    store.keep_copy(TODAY)
    store.close()
    date_copy(path, TODAY)
    return path
