"""What is begun and not entered, and what can be taken back, comes back with its list."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Literal

import pytest

from skatdesk.scoring.drafts import DealTerms, GameDraft
from skatdesk.skat.contracts import Game
from skatdesk.store.records import Correction, HistoryLine, KeptList, ListState, Step
from skatdesk.store.store import Store
from tests.notation.lists.filled import FREE, HEAD, empty_list, filled_list
from tests.store.list_samples import AT, line
from tests.store.samples import series


def test_a_game_that_was_begun_comes_back_until_the_list_is_written(store: Store, path: Path) -> None:
    sheet = empty_list()
    list_id = store.lists.begin(HEAD, sheet)
    first = GameDraft.begin(DealTerms.of(sheet))
    begun = (first, first.with_declarer(1), first.with_declarer(1).with_game(Game.GRAND))
    store.lists.put_by(list_id, begun)
    store.close()

    store = Store.open(path)
    assert store.lists.open(list_id).begun == begun
    store.lists.write(list_id, sheet, line("head", 0))
    assert store.lists.open(list_id).begun == ()
    store.close()


@pytest.mark.parametrize("begun", ["", "nonsense", "{}", "[3]", '[{"declarer": 7}]', '[{"later": 1}]'])
def test_a_game_that_was_begun_and_makes_no_sense_bars_nobody_from_the_list(
    store: Store, path: Path, begun: str
) -> None:
    list_id = store.lists.begin(HEAD, filled_list())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE lists SET begun = ?", (begun,))
        connection.commit()

    assert store.lists.open(list_id) == KeptList(list_id, HEAD, filled_list())


@pytest.mark.parametrize("index", [0, 4, 18], ids=["first", "in a Bock round", "last"])
@pytest.mark.parametrize("kind", ["change", "insert"])
def test_a_correction_that_was_begun_comes_back_beside_the_next_game(
    store: Store, path: Path, kind: Literal["change", "insert"], index: int
) -> None:
    """A game that is changed counts as it was dealt; one that is put in before it does as the list goes there."""
    sheet = replace(filled_list(4, FREE), games=None, bierlachs_limit=None)
    list_id = store.lists.begin(HEAD, sheet)
    terms = DealTerms.of(sheet, index) if kind == "change" else DealTerms.of(sheet.before(index))
    told = GameDraft.begin(terms)
    correction = Correction(kind, index, (told, told.with_declarer(terms.active[0])))
    begun = (GameDraft.begin(DealTerms.of(sheet)).with_game(Game.GRAND),)
    store.lists.put_by(list_id, begun, correction)
    store.close()

    store = Store.open(path)
    assert store.lists.open(list_id) == KeptList(list_id, HEAD, sheet, begun=begun, correction=correction)
    store.lists.write(list_id, sheet, line("head", 0))
    assert store.lists.open(list_id) == KeptList(list_id, HEAD, sheet)
    store.close()


def test_what_was_begun_in_the_list_of_a_series_outlives_a_look_at_the_list(store: Store) -> None:
    """With what can be taken back; of games that were played since only a correction is still one."""
    played, sheet = store.begin_series(series()), filled_list()
    before = replace(sheet, entries=sheet.entries[:2])
    list_id = store.lists.of_series(played, HEAD, before)
    store.lists.write(list_id, before, line("head", 0), last_step=Step(line("head", 0), ListState(HEAD, before)))
    correction = Correction("change", 1, (GameDraft.begin(DealTerms.of(before, 1)),))
    store.lists.put_by(list_id, (GameDraft.begin(DealTerms.of(before)),), correction)
    kept = store.lists.open(list_id)

    store.lists.of_series(played, HEAD, before)
    assert store.lists.open(list_id) == kept

    store.lists.of_series(played, HEAD, sheet)
    assert store.lists.open(list_id) == KeptList(list_id, HEAD, sheet, is_copy=True, correction=correction)


@pytest.mark.parametrize(
    "correction",
    [
        "",
        "3",
        "{}",
        '{"kind": "change", "index": 3}',
        '{"kind": "change", "index": 3, "told": [{"later": 1}]}',
        '{"kind": "change", "index": 15, "told": [{"game": "C"}]}',
        '{"kind": "moved", "index": 3, "told": [{"game": "C"}]}',
    ],
)
def test_a_correction_that_makes_no_sense_bars_nobody_from_the_list(store: Store, path: Path, correction: str) -> None:
    list_id = store.lists.begin(HEAD, filled_list())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE lists SET correction = ?", (correction,))
        connection.commit()

    assert store.lists.open(list_id) == KeptList(list_id, HEAD, filled_list())


@pytest.mark.parametrize(("index", "to"), [(1, 3), (3, 0), (0, None)])
def test_the_step_that_can_be_taken_back_comes_back(store: Store, path: Path, index: int, to: int | None) -> None:
    """The list as it was before it, with every field."""
    sheet, before = filled_list(4), ListState(replace(HEAD, title="Wednesday"), filled_list(4, FREE))
    list_id = store.lists.begin(HEAD, sheet)
    entry = sheet.entries[1]
    step = Step(HistoryLine(AT, "moved", 2, entry, entry, 4, "Ada"), before, index, to)
    store.lists.write(list_id, sheet, step.line, last_step=step)
    store.close()

    store = Store.open(path)
    assert store.lists.open(list_id).last_step == step
    store.lists.write(list_id, sheet, line("head", 0))
    assert store.lists.open(list_id).last_step is None
    store.close()


@pytest.mark.parametrize(
    "step", ["", "3", "{}", '{"line": [], "before": "", "index": 0, "to": null}', '{"line": [1, 2, 3, 4, 5, 6, 7, 8]}']
)
def test_a_step_that_makes_no_sense_bars_nobody_from_the_list(store: Store, path: Path, step: str) -> None:
    list_id = store.lists.begin(HEAD, filled_list())
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE lists SET last_step = ?", (step,))
        connection.commit()

    assert store.lists.open(list_id) == KeptList(list_id, HEAD, filled_list())
