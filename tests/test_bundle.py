"""The program for those who have no Python: what can be said of it without building it (docs/decisions/0042)."""

import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from bundle import build

import skatdesk

LAUNCH = build.HERE / "launch.py"

RUN_SPEC = """
import sys
from pathlib import Path
from unittest.mock import MagicMock

import skatdesk.start

spec, sys.platform, work = sys.argv[1:]
sys.modules["PyInstaller.utils.hooks"] = MagicMock()
known = {name: MagicMock() for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
exec(Path(spec).read_text(encoding="utf-8"), {"SPECPATH": str(Path(spec).parent), "workpath": work, **known})
for step in ("EXE", "BUNDLE"):
    for call in known[step].call_args_list:
        print(step, {name: call.kwargs[name] for name in ("icon", "info_plist") if name in call.kwargs})
"""
"""Follows the spec as PyInstaller does, on another system, without a window."""
posix_only = pytest.mark.skipif(sys.platform == "win32", reason="made of shell scripts")


def _plugin(folder: Path, name: str) -> Path:
    file = folder / name
    file.parent.mkdir(exist_ok=True)
    file.touch()
    return file


def _program(folder: Path, name: str, answer: str) -> Path:
    """A command that says the same to every question."""
    file = folder / name
    file.write_text(f"#!/bin/sh\n{answer}\n", encoding="utf-8")
    file.chmod(0o755)
    return file


def test_plugins_without_use_go_and_the_others_stay(tmp_path: Path) -> None:
    dropped = (
        "platforms/libqvnc.so",
        "platformthemes/libqgtk3.so",
        "tls/qschannelbackend.dll",
        "imageformats/qpdf.dll",
    )
    needed = (
        "platforms/libqxcb.so",
        "platforms/libqwayland.so",
        "platforms/libqoffscreen.so",
        "platforms/qwindows.dll",
        "platforms/libqcocoa.dylib",
        "platformthemes/libqxdgdesktopportal.so",
        "imageformats/libqsvg.so",
        "iconengines/libqsvgicon.so",
        "multimedia/libffmpegmediaplugin.so",
    )
    gone = [_plugin(tmp_path, name) for name in dropped]
    kept = [_plugin(tmp_path, name) for name in needed]

    build.drop_unused(tmp_path)

    assert not any(file.exists() for file in gone)
    assert all(file.exists() for file in kept)


def test_packaged_program_begins_with_the_one_command() -> None:
    told = subprocess.run([sys.executable, LAUNCH, "--version"], capture_output=True, text=True, check=True)

    assert told.stdout == f"Skatdesk {skatdesk.__version__}\n"
    assert not told.stderr


def test_spec_is_python_and_names_what_there_is() -> None:
    text = build.SPEC.read_text(encoding="utf-8")

    compile(text, build.SPEC.name, "exec")
    assert f'"{LAUNCH.name}"' in text


def _followed(system: str, work: Path) -> list[str]:
    command = [sys.executable, "-c", RUN_SPEC, str(build.SPEC), system, str(work)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.mark.parametrize(("system", "suffix"), [("win32", "ico"), ("darwin", "icns")])
def test_program_has_an_icon_where_one_is_wanted(tmp_path: Path, system: str, suffix: str) -> None:
    steps = _followed(system, tmp_path)

    assert f"skatdesk.{suffix}" in steps[0]
    assert (tmp_path / f"skatdesk.{suffix}").stat().st_size > 1_000


def test_application_of_macos_shows_itself_though_it_has_a_console(tmp_path: Path) -> None:
    application = _followed("darwin", tmp_path)[-1]

    assert application.startswith("BUNDLE")
    assert "'LSBackgroundOnly': False" in application


@posix_only
def test_program_that_answers_like_the_installed_one_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    same = 'echo "$@"; echo milliseconds $$'

    build.try_out(_program(tmp_path, "made", same), _program(tmp_path, "installed", same), tmp_path)

    assert capsys.readouterr().out.splitlines()[-1] == "  skatdesk --smoke"


@posix_only
def test_program_that_answers_otherwise_is_refused_and_told(tmp_path: Path) -> None:
    made = _program(tmp_path, "made", '[ "$1" = simulate ] && echo nonsense || echo "$@"')
    installed = _program(tmp_path, "installed", 'echo "$@"')

    with pytest.raises(
        build.BundleError, match=r"skatdesk simulate --games 3 --seed 7 says something else.*\nnonsense"
    ):
        build.try_out(made, installed, tmp_path)


@posix_only
def test_trial_takes_nothing_of_the_user_or_of_python(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    monkeypatch.setenv("SKATDESK_HOME", "/mine")
    asks = _program(tmp_path, "asks", f'[ -z "$PYTHONPATH" ] && [ "$SKATDESK_HOME" = "{tmp_path}/home" ]')

    build.try_out(asks, asks, tmp_path)  # any other answer than 0 raises


def test_licences_of_all_parts_are_told(tmp_path: Path) -> None:
    for name, licence in (("one-1.2", "License-Expression: MIT"), ("two-3.4", "License: BSD\n        and more")):
        part = tmp_path / "_internal" / f"{name}.dist-info" / "METADATA"
        part.parent.mkdir(parents=True)
        title, version = name.split("-")
        part.write_text(f"Metadata-Version: 2.4\nName: {title}\nVersion: {version}\n{licence}\n", encoding="utf-8")

    build.tell_licences(tmp_path)

    told = (tmp_path / "LICENCES.txt").read_text(encoding="utf-8").splitlines()
    assert "one 1.2: MIT" in told
    assert "two 3.4: BSD" in told
    assert any(line.startswith("Python 3.") for line in told)


def test_application_of_macos_is_packed_as_it_was_sealed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file more in it, and macOS says of what was downloaded that it is damaged."""
    folder = tmp_path / "made" / "skatdesk"
    inside = tmp_path / "made" / build.APPLICATION / "Contents" / "MacOS" / "skatdesk"
    for file in (folder / "skatdesk", inside):
        file.parent.mkdir(parents=True)
        file.touch()
    monkeypatch.setattr(build, "MAC", True)
    monkeypatch.setattr(build, "_run", lambda command, folder: None)

    made = build.gather(tmp_path / "venv", tmp_path)
    build.tell_licences(made)

    assert f'"{build.APPLICATION}"' in build.SPEC.read_text(encoding="utf-8")
    assert build._program_in(made).is_file()
    assert [file.name for file in (made / build.APPLICATION).iterdir()] == ["Contents"]
    assert sorted(file.name for file in made.iterdir()) == ["LICENCES.txt", build.APPLICATION]


@posix_only
def test_archive_keeps_rights_and_links(tmp_path: Path) -> None:
    made, bench = tmp_path / "skatdesk", tmp_path / "bench"
    made.mkdir()
    bench.mkdir()
    _program(made, "skatdesk", "exit 0")
    (made / "link").symlink_to("skatdesk")

    archive = build.pack(made, tmp_path / "skatdesk-0.1.0-here", bench)

    assert archive == tmp_path / "skatdesk-0.1.0-here.tar.xz"
    with tarfile.open(archive) as packed:
        assert packed.getmember("skatdesk/skatdesk").mode & 0o111
        assert packed.getmember("skatdesk/link").issym()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bench", "skatdesk", archive.name]
