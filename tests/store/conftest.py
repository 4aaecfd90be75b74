from collections.abc import Iterator
from pathlib import Path

import pytest

from skatdesk.store.store import Store


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
