"""The file of what the players have learned."""

from pathlib import Path

import numpy as np
import pytest

from skatdesk.players.expert.habits import NETS, SIZE
from skatdesk.players.expert.knowledge import Knowledge, knowledge
from tests.players.expert.knowing_nothing import AS_SAID, with_chances


@pytest.fixture
def some() -> Knowledge:
    generator = np.random.default_rng(1)
    blank = with_chances()
    habits = np.zeros_like(blank.habits)
    at = generator.choice(habits.size, 5000, replace=False)
    habits.reshape(-1)[at] = generator.normal(size=5000)
    nets = [net + np.where(np.arange(len(net)) >= 3, generator.normal(size=len(net)), 0) for net in blank.nets]
    suit, grand, null = (net.astype(np.float32) for net in nets)
    return Knowledge(habits, (suit, grand, null), AS_SAID + 0.125, blank.bids)


def test_what_is_saved_is_loaded_again_rounded_to_16_bits(some: Knowledge, tmp_path: Path) -> None:
    path = tmp_path / "knowledge.npz"
    some.save(path)
    again = Knowledge.load(path)

    assert again.habits.dtype == np.float32
    assert again.habits == pytest.approx(some.habits, rel=1e-3)
    for before, after in zip((*some.nets, some.bids), (*again.nets, again.bids), strict=True):
        assert after.dtype == np.float32
        assert after == pytest.approx(before, rel=1e-3, abs=1e-6)
    assert (again.scale == some.scale).all()


def test_saving_what_was_loaded_changes_nothing_more(some: Knowledge, tmp_path: Path) -> None:
    first, second = tmp_path / "first.npz", tmp_path / "second.npz"
    some.save(first)
    once = Knowledge.load(first)
    once.save(second)
    twice = Knowledge.load(second)

    assert (once.habits == twice.habits).all()
    assert all((one == two).all() for one, two in zip(once.nets, twice.nets, strict=True))


@pytest.mark.parametrize("left", [0, 1, 10, 1000, -1000, -10])
def test_damaged_file_is_named(some: Knowledge, tmp_path: Path, left: int) -> None:
    path = tmp_path / "knowledge.npz"
    some.save(path)
    whole = path.read_bytes()
    path.write_bytes(whole[:left])

    with pytest.raises(ValueError, match=r"knowledge\.npz is damaged"):
        Knowledge.load(path)


def test_changed_byte_is_noticed(some: Knowledge, tmp_path: Path) -> None:
    path = tmp_path / "knowledge.npz"
    some.save(path)
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 0x55
    path.write_bytes(data)

    with pytest.raises(ValueError, match="is damaged"):
        Knowledge.load(path)


def test_file_that_lacks_something_is_named(tmp_path: Path) -> None:
    path = tmp_path / "knowledge.npz"
    np.savez(path, habits=np.zeros((NETS, SIZE), np.float16))

    with pytest.raises(ValueError, match="is damaged"):
        Knowledge.load(path)


def test_missing_file_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Knowledge.load(tmp_path / "nothing.npz")


def test_what_comes_with_the_program_is_whole_and_read_once() -> None:
    known = knowledge()

    assert known is knowledge()
    for part in (known.habits, *known.nets, known.scale, known.bids):
        assert np.isfinite(part).all()
    assert known.habits.any()
