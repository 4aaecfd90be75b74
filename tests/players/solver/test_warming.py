"""Compiling ahead of time."""

import os
import sys
from pathlib import Path

import pytest

from skatdesk import paths
from skatdesk.players.solver import Solver, WarmUpError, is_warm, warm_up, warming


def test_solver_leaves_the_kernel_warm(solver: Solver) -> None:
    assert is_warm()
    warm_up()  # nothing to do


def test_cold_kernel_is_compiled_by_another_process(
    solver: Solver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process is a stand-in that does as if: the real one takes long."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert not is_warm()
    stand_in = tmp_path / "python"
    stand_in.write_text(f'#!/bin/sh\ntouch "{warming.cache_folder()}/ready"\n')
    stand_in.chmod(0o755)
    if os.name == "nt":
        pytest.skip("the stand-in is a shell script")
    monkeypatch.setattr(sys, "executable", str(stand_in))

    warm_up()

    assert is_warm()


def test_failure_to_compile_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if os.name == "nt":
        pytest.skip("the stand-in is a shell script")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    stand_in = tmp_path / "python"
    stand_in.write_text("#!/bin/sh\necho Traceback >&2\necho no room on the disk >&2\nexit 1\n")
    stand_in.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(stand_in))

    with pytest.raises(WarmUpError, match="no room on the disk"):
        warm_up()


def test_machine_code_lies_in_the_cache_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR")

    assert warming.cache_folder().parent == paths.cache_folder() / "kernel"


def test_code_of_earlier_versions_is_cleared_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    earlier, foreign = tmp_path / "solver-0123456789abcdef", tmp_path / "somebody"
    earlier.mkdir()
    foreign.mkdir()

    warming.note_ready()

    assert is_warm()
    assert not earlier.exists()
    assert foreign.exists()
