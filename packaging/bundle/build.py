"""Makes Skatdesk for those who have no Python: a folder that is unpacked and started.

``python3 packaging/bundle/build.py [FOLDER]`` needs nothing beforehand. It installs a copy of the checkout and
PyInstaller into an environment of its own, lets PyInstaller gather the program, its interpreter and all
libraries, tries what came out, and only then writes the archive into FOLDER (by default ``dist``). A program is
made for the system it is made on, and runs on that and on later ones (docs/decisions/0042).

Standard library only. Raises ``subprocess.CalledProcessError`` when a step fails, or ``BundleError`` when what was made
does not do what the installed program does; no archive is left then.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Sequence
from importlib.metadata import Distribution, distributions
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent.parent
SPEC = HERE / "skatdesk.spec"
WINDOWS = sys.platform == "win32"
MAC = sys.platform == "darwin"
APPLICATION = "Skatdesk.app"
"""What PyInstaller makes of the folder on macOS, beside it; the spec names it."""

UNUSED_PLUGINS = (
    # screens without a window system, and parts of machines that are none
    "egldeviceintegrations/*",
    "generic/*",
    "platforms/*eglfs*",
    "platforms/*linuxfb*",
    "platforms/*minimal*",
    "platforms/*vkkhr*",
    "platforms/*vnc*",
    # would bring a second GTK, which knows nothing of the desktop's themes; its file dialogs come by the portal
    "platformthemes/*gtk3*",
    # would bring Qt's parts for PDF files and Qt Quick
    "imageformats/*pdf*",
    "platforminputcontexts/*virtualkeyboard*",
    # Skatdesk never goes online
    "networkinformation/*",
    "tls/*",
)
"""Qt's plug-ins that Skatdesk has no use for, each with libraries behind it: below PySide6's folder of plug-ins."""

NOTICE = """\
Skatdesk is free software under the MIT licence. This folder also holds, unchanged and each under its own licence:

{parts}

Where they brought the text of their licence along, it is in the folders whose names end in .dist-info. Qt and PySide6
are used under version 3 of the GNU Lesser General Public License, https://www.gnu.org/licenses/lgpl-3.0.html; their
libraries are files of their own here and can be replaced, their sources are at https://download.qt.io. On Linux there
are libraries of the system besides, on which Qt stands, as Debian and others distribute them.
"""


class BundleError(Exception):
    """The program that was made is not the program that was installed; the message says in what."""


def main(arguments: list[str] | None = None) -> Path:
    """Makes and tries the program; returns the archive."""
    parser = argparse.ArgumentParser(prog="build.py", description="Makes Skatdesk for those who have no Python.")
    parser.add_argument("folder", nargs="?", type=Path, default=Path("dist"), help="where the archive goes (dist)")
    target: Path = parser.parse_args(arguments).folder
    with tempfile.TemporaryDirectory(prefix="skatdesk-bundle-") as work:
        bench = Path(work)
        print("Installing …", flush=True)
        installed = install(bench / "venv")
        drop_unused(_plugins_of(bench / "venv"))
        print("Gathering …", flush=True)
        version = _told([installed, "--version"]).split()[-1]
        made = gather(bench / "venv", bench)
        print("Trying …", flush=True)
        try_out(_program_in(made), installed, bench)
        tell_licences(made)
        print("Packing …", flush=True)
        target.mkdir(parents=True, exist_ok=True)
        archive = pack(made, target / f"skatdesk-{version}-{_system()}", bench)
    print(f"{archive}  {archive.stat().st_size / 1e6:.0f} MB")
    return archive


def install(environment: Path) -> Path:
    """Puts the checkout, with sound, and PyInstaller into a new environment; returns the command ``skatdesk`` there."""
    venv.create(environment, with_pip=True)
    pip: list[str | Path] = [_python_of(environment), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    _run([*pip, f"{PROJECT}[sound]", "pyinstaller>=6.11"], environment)
    return _scripts_of(environment) / ("skatdesk.exe" if WINDOWS else "skatdesk")


def drop_unused(plugins: Path) -> None:
    """Deletes them from the environment, so that PyInstaller gathers neither them nor what they are linked to."""
    for pattern in UNUSED_PLUGINS:
        for file in plugins.glob(pattern):
            file.unlink()


def gather(environment: Path, bench: Path) -> Path:
    """Lets PyInstaller work; returns the folder that it made."""
    folders: list[str | Path] = ["--distpath", bench / "made", "--workpath", bench / "work"]
    _run([_python_of(environment), "-m", "PyInstaller", "--log-level", "ERROR", *folders, SPEC], bench)
    made = bench / "made" / "skatdesk"
    return framed(made) if MAC else made


def framed(made: Path) -> Path:
    """Puts the application of macOS, which PyInstaller has sealed, in place of what it was made from.

    The folder is what is packed: a file more in the application itself would break its seal, and macOS calls such a one
    that was downloaded damaged.
    """
    shutil.rmtree(made)
    made.mkdir()
    (made.parent / APPLICATION).rename(made / APPLICATION)
    return made


def try_out(program: Path, installed: Path, bench: Path) -> None:
    """Sees that the program is whole where there is no Python: command line, kernel, processes, window.

    Raises ``BundleError`` if it answers other than the installed one.
    """
    elsewhere = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    elsewhere |= {"SKATDESK_HOME": str(bench / "home"), "QT_QPA_PLATFORM": "offscreen"}
    match = "match --seat club --seat rules --boards 2 --seed 7 --jobs 2"
    for command in ("--version", "engine --prepare", "simulate --games 3 --seed 7", match, "--smoke"):
        said, expected = (_told([one, *command.split()], elsewhere) for one in (program, installed))
        if _untimed(said) != _untimed(expected):
            raise BundleError(f"skatdesk {command} says something else than the installed program:\n{said}")
        print(f"  skatdesk {command}", flush=True)


def tell_licences(made: Path) -> None:
    """Writes into the folder what it consists of, under which licences."""
    places = sorted({str(found.parent) for found in made.rglob("*.dist-info")})
    parts = {f"Python {platform.python_version()}: PSF-2.0", *map(_licence_of, distributions(path=places))}
    text = NOTICE.format(parts="\n".join(sorted(parts, key=str.casefold)))
    (made / "LICENCES.txt").write_text(text, encoding="utf-8")


def pack(made: Path, name: Path, bench: Path) -> Path:
    """Writes the archive, whole or not at all: a zip on Windows, elsewhere a tar that keeps links and rights."""
    kind = "zip" if WINDOWS else "xztar"
    part = Path(shutil.make_archive(str(bench / "archive"), kind, made.parent, made.name))
    archive = name.with_name(name.name + part.name.removeprefix("archive"))
    passing = archive.with_name(archive.name + ".part")
    shutil.move(part, passing)
    return passing.replace(archive)


def _licence_of(part: Distribution) -> str:
    """A line such as "numba 0.68.1: BSD-2-Clause"."""
    about = part.metadata
    told = [text for field in ("License-Expression", "License") for text in about.get_all(field) or () if text]
    return f"{part.name} {part.version}: {told[0].splitlines()[0] if told else 'see its folder'}"


def _untimed(said: str) -> str:
    """Without the table of milliseconds that ends a match."""
    return said.partition("milliseconds")[0]


def _plugins_of(environment: Path) -> Path:
    question = "from PySide6.QtCore import QLibraryInfo as I; print(I.path(I.LibraryPath.PluginsPath))"
    return Path(_told([_python_of(environment), "-c", question]))


def _program_in(made: Path) -> Path:
    if MAC:
        return made / APPLICATION / "Contents" / "MacOS" / "skatdesk"
    return made / ("skatdesk.exe" if WINDOWS else "skatdesk")


def _system() -> str:
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, sys.platform)
    return f"{system}-{platform.machine().lower()}"


def _scripts_of(environment: Path) -> Path:
    return environment / ("Scripts" if WINDOWS else "bin")


def _python_of(environment: Path) -> Path:
    return _scripts_of(environment) / ("python.exe" if WINDOWS else "python")


def _run(command: Sequence[str | Path], folder: Path) -> None:
    """Runs it in a folder where no checkout lies, which Python would take for the program that is installed."""
    subprocess.run([*map(str, command)], cwd=folder, check=True)


def _told(command: Sequence[str | Path], environment: dict[str, str] | None = None) -> str:
    """What the command prints; what it complains of goes to the console."""
    done = subprocess.run([*map(str, command)], env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


if __name__ == "__main__":
    try:
        main()
    except (BundleError, subprocess.CalledProcessError) as error:
        sys.exit(str(error))
