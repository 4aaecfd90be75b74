"""What is kept of a list is written anew with each of its games, but looked at once."""

import pytest

from skatdesk.scoring.entries import Entry
from skatdesk.store import list_rows
from skatdesk.store.store import Store
from tests.notation.lists.filled import HEAD, filled_list
from tests.store.list_samples import line


def test_only_a_new_game_is_read_back_when_it_is_written(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those before it came back as they are when they were new."""
    sheet, read = filled_list(), []
    list_id = store.lists.begin(HEAD, sheet.removed(2))

    def note(text: str, size: int) -> Entry:
        read.append(list_entry(text, size))
        return read[-1]

    list_entry = list_rows._entry
    monkeypatch.setattr(list_rows, "_entry", note)
    store.lists.write(list_id, sheet, line("inserted", 3, None, sheet.entries[2]))
    assert read == [sheet.entries[2]]
    read.clear()
    store.lists.write(list_id, sheet.removed(0), line("removed", 1, sheet.entries[0]))
    assert read == []
    assert store.lists.open(list_id).score_list == sheet.removed(0)
