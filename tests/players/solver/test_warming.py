"""Compiling ahead of time."""

import errno
import io
import os
import re
import runpy
import subprocess
import sys
import tempfile
from pathlib import Path
from queue import Queue
from threading import Thread

import numba
import pytest

from skatdesk import paths
from skatdesk.cli.main import main
from skatdesk.players.roster import make
from skatdesk.players.solver import Solver, WarmUpError, is_warm, warming


def _warm_up() -> None:
    command, environment = warming.warming_command()
    subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, check=True)


def test_solver_leaves_its_kernel_warm(solver: Solver) -> None:
    assert is_warm(warming.SOLVER)


def test_player_leaves_all_of_the_kernel_warm() -> None:
    make("beginner")

    assert is_warm()
    assert is_warm(warming.SOLVER)


def test_solver_alone_is_not_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    warming.folder_to_compile_into()

    warming.note_ready(warming.SOLVER)

    assert is_warm(warming.SOLVER)
    assert not is_warm()


def test_edition_is_told_by_every_file_that_is_compiled() -> None:
    """A file that uses numba and is forgotten would leave old machine code in use."""
    players = Path(warming.__file__).parents[1]
    kernel = [
        source for source in players.rglob("*.py") if re.search(r"@(part|compiled)\b|numba\.", source.read_text())
    ]

    assert kernel
    for source in kernel:
        assert any(door in source.read_bytes() for door in warming._DOORS), source.name


def test_the_same_program_in_another_folder_is_another_edition(tmp_path: Path) -> None:
    """Numba would not find there what was compiled here, and compile anew in the middle of a game."""
    for name in ("here", "there"):
        (tmp_path / name / "solver").mkdir(parents=True)
        (tmp_path / name / "solver" / "kernel.py").write_text("import numba")
    here, there = tmp_path / "here", tmp_path / "there"
    before = warming._edition(here)

    assert before != warming._edition(there)
    warming._edition.cache_clear()
    assert before == warming._edition(here)


def test_cold_kernel_is_compiled_by_another_process(
    solver: Solver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process is a stand-in that does as if: the real one takes long."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    assert not is_warm()
    stand_in = tmp_path / "python"
    stand_in.write_text(f'#!/bin/sh\ntouch "{warming.machine_code_folder()}/players.ready"\n')
    stand_in.chmod(0o755)
    if os.name == "nt":
        pytest.skip("the stand-in is a shell script")
    monkeypatch.setattr(sys, "executable", str(stand_in))

    _warm_up()

    assert is_warm()


def test_packaged_program_compiles_by_a_command_of_its_own(
    solver: Solver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is no interpreter that takes modules."""
    if os.name == "nt":
        pytest.skip("the stand-in is a shell script")
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    stand_in = tmp_path / "skatdesk"
    stand_in.write_text(f'#!/bin/sh\necho "$@" > "{tmp_path}/asked"\n')
    stand_in.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(stand_in))
    monkeypatch.setattr(sys, "frozen", True, raising=False)

    _warm_up()

    command = (tmp_path / "asked").read_text().split()
    assert command == ["engine", "--prepare"]
    assert main(command) == 0


def test_without_a_cache_folder_each_process_compiles_for_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(in_the_way))

    assert not is_warm()
    with pytest.raises(WarmUpError, match=r"cannot be kept: [^\[]+$"):
        warming.warming_command()
    warming.note_ready(warming.PLAYERS)
    passing = warming.folder_to_compile_into()
    assert in_the_way not in passing.parents
    assert passing.is_dir()


class _Full(io.BytesIO):
    """A file of a disk that still takes names, but no contents."""

    def write(self, _contents: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_is_noticed_before_anything_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """There an engine would err at its first question; what is compiled already is used all the same."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path / "full"))
    elsewhere = tempfile.TemporaryFile
    monkeypatch.setattr(
        tempfile,
        "TemporaryFile",
        lambda **where: _Full() if tmp_path / "full" in where["dir"].parents else elsewhere(**where),
    )

    with pytest.raises(WarmUpError, match="No space left"):
        warming.warming_command()
    passing = warming.folder_to_compile_into()
    assert tmp_path / "full" not in passing.parents
    warming.note_ready(warming.PLAYERS)
    assert warming.folder_to_compile_into() == warming.machine_code_folder()


@pytest.mark.parametrize("kind", ["nbi", "nbc"])
@pytest.mark.parametrize("left", [b"", b"\0" * 500, None])
def test_damaged_machine_code_is_compiled_anew(
    left: bytes | None, kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A power cut leaves files empty, full of zeros, or half of them; the players would err for ever."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    folder = warming.folder_to_compile_into()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(folder))  # as compiled.py does; numba looks at both
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(folder))
    source = tmp_path / "halves.py"
    source.write_text(
        "from skatdesk.players.solver.compiled import compiled\n"
        '@compiled("int64(int64)")\n'
        "def half(word):\n"
        "    return word // 2\n"
    )
    assert runpy.run_path(str(source), run_name="halves")["half"](64) == 32
    warming.note_ready(warming.PLAYERS)
    (kept,) = folder.rglob(f"halves.half-*.{kind}")
    whole = kept.read_bytes()
    damaged = whole[: len(whole) // 2] if left is None else left
    kept.write_bytes(damaged)

    assert runpy.run_path(str(source), run_name="halves")["half"](64) == 32
    assert kept.read_bytes() != damaged
    assert not is_warm(), "what is missing is compiled before anybody is told that all is there"


def test_two_programs_do_not_compile_the_same_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second waits, and then finds what the first has compiled."""
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    folder = warming.folder_to_compile_into()
    told: Queue[str] = Queue()

    def second() -> None:
        with warming.one_at_a_time(folder):
            told.put("second")

    with warming.one_at_a_time(folder):
        other = Thread(target=second)
        other.start()
        other.join(0.3)
        told.put("first")
    other.join()

    assert [told.get(), told.get()] == ["first", "second"]


@pytest.mark.parametrize("hindrance", ["ready", "held for ever", "no folder"])
def test_nobody_waits_in_vain(hindrance: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    folder = warming.folder_to_compile_into()
    match hindrance:
        case "ready":
            warming.note_ready(warming.PLAYERS)
        case "held for ever":
            monkeypatch.setattr(warming, "_PATIENCE_S", 0.0)
        case "no folder":
            folder /= "none"

    with warming.one_at_a_time(folder), warming.one_at_a_time(folder):
        pass


def test_machine_code_lies_in_the_cache_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR")

    assert warming.machine_code_folder().parent == paths.cache_folder() / "kernel"


def test_processes_started_by_a_warm_one_use_its_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    folder = warming.machine_code_folder()
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(folder))

    assert warming.machine_code_folder() == folder


def test_another_processor_is_another_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a folder that comes from another machine passes for ready, and all is compiled while somebody waits."""

    def edition(cpuinfo: str) -> str:
        (tmp_path / "cpuinfo").write_text(cpuinfo)
        return edition_here()

    def edition_here() -> str:
        warming._edition.cache_clear()
        return warming._edition(tmp_path)

    monkeypatch.setattr(warming, "_CPUINFO", tmp_path / "cpuinfo")
    intel = "model\t\t: 167\ncpu MHz\t\t: {}\n\nmodel\t\t: {}\n"
    assert edition(intel.format("2600.000", 1)) == edition(intel.format("800.000", 2))
    assert edition(intel) != edition(intel.replace("167", "85"))
    assert edition("CPU part\t: 0xd08\n") != edition("CPU part\t: 0xd0b\n")

    (tmp_path / "cpuinfo").unlink()
    monkeypatch.setenv("PROCESSOR_IDENTIFIER", "Intel64 Family 6 Model 142")
    windows = edition_here()
    monkeypatch.setenv("PROCESSOR_IDENTIFIER", "Intel64 Family 6 Model 151")
    assert windows != edition_here()


def test_only_the_latest_of_other_editions_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CACHE_DIR", str(tmp_path))
    warming.folder_to_compile_into()
    others = [tmp_path / name for name in ("solver-0", "solver-3", "solver-1", "solver-2", "somebody")]
    for year, folder in enumerate(others):
        folder.mkdir()
        os.utime(folder, (year, year))

    warming.note_ready(warming.PLAYERS)

    assert is_warm()
    assert [folder.name for folder in others if folder.exists()] == ["solver-3", "solver-1", "solver-2", "somebody"]
