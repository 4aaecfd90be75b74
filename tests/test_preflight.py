"""What is told when no window can be opened, on machines made up for the purpose."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from skatdesk.preflight import PLATFORM_LIBRARIES, QT_LIBRARIES, Machine, obstacle, this_machine

X11 = {"DISPLAY": ":0"}
WAYLAND = {"WAYLAND_DISPLAY": "wayland-0"}
ANYWHERE = (
    "sudo apt install libegl1 libgl1 (Debian, Ubuntu) or sudo dnf install libglvnd-egl libglvnd-glx (Fedora)"
    " or sudo pacman -S libglvnd (Arch)"
)


@pytest.fixture
def plugins(tmp_path: Path) -> Path:
    """A folder with the plug-ins a Linux Qt comes with."""
    for name in ("libqxcb.so", "libqwayland.so", "libqoffscreen.so"):
        (tmp_path / name).touch()
    return tmp_path


@pytest.fixture
def machine(plugins: Path) -> Machine:
    """A Debian desktop on which nothing is missing."""
    return Machine(
        system="linux",
        environ=X11,
        distributions=frozenset({"debian"}),
        administrator=False,
        import_qt=lambda: plugins,
        load=_loader(),
    )


def _loader(*missing: str, answers: bool = True) -> Callable[[str], Any]:
    """Loads all libraries but the missing ones, and the plug-ins that need none of those."""

    def load(name: str) -> Any:
        plugin = Path(name).stem.removeprefix("libq") if Path(name).is_absolute() else None
        needed = [*QT_LIBRARIES, *PLATFORM_LIBRARIES[plugin]] if plugin else [name]
        for library in needed:
            if library in missing:
                raise OSError(f"{library}: cannot open shared object file: No such file or directory")
        return SimpleNamespace(
            xcb_connect=lambda display, screen: 1,
            xcb_connection_has_error=lambda connection: int(not answers),
            xcb_disconnect=lambda connection: None,
            wl_display_connect=_Connects(answers),
            wl_display_disconnect=lambda display: None,
        )

    return load


class _Connects:
    """Whether a compositor lets us in; a function of a library has the type of its result beside it."""

    def __init__(self, answers: bool) -> None:
        self._answers = answers
        self.restype: object = None

    def __call__(self, _name: None) -> int | None:
        return 1 if self._answers else None


def _failing(message: str) -> Callable[[], Path]:
    def import_qt() -> Path:
        raise ImportError(message)

    return import_qt


def test_desktop_with_everything_has_no_obstacle(machine: Machine) -> None:
    assert obstacle(machine) is None
    assert obstacle(replace(machine, environ=WAYLAND)) is None


def test_offscreen_needs_no_display(machine: Machine) -> None:
    assert obstacle(replace(machine, environ={"QT_QPA_PLATFORM": "offscreen:size=800x600"})) is None


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_other_systems_have_a_display(machine: Machine, system: str) -> None:
    assert obstacle(replace(machine, system=system, environ={})) is None


def test_missing_display_is_told(machine: Machine) -> None:
    told = obstacle(replace(machine, environ={}))

    assert told == ("Skatdesk cannot open a window: there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)")


def test_display_that_does_not_answer_is_told(machine: Machine) -> None:
    told = obstacle(replace(machine, load=_loader(answers=False)))

    assert told == "Skatdesk cannot open a window: the display ':0', named by DISPLAY, does not answer"


def test_compositor_that_does_not_answer_is_told(machine: Machine) -> None:
    """As for another user, who cannot reach it; Qt would abort, and advise to install what is there."""
    deaf = _loader(answers=False)
    told = obstacle(replace(machine, environ=WAYLAND, load=deaf))

    assert told == ("Skatdesk cannot open a window: the display 'wayland-0', named by WAYLAND_DISPLAY, does not answer")
    assert obstacle(replace(machine, environ={**WAYLAND, "WAYLAND_SOCKET": "7"}, load=deaf)) is None


@pytest.mark.parametrize(
    ("distributions", "command"),
    [
        ({"debian"}, "sudo apt install libegl1 libgl1"),
        ({"linuxmint", "ubuntu"}, "sudo apt install libegl1 libgl1"),
        ({"fedora"}, "sudo dnf install libglvnd-egl libglvnd-glx"),
        ({"endeavouros", "arch"}, "sudo pacman -S libglvnd"),
        ({"unheard-of"}, ANYWHERE),
    ],
)
def test_missing_qt_libraries_are_named_with_one_command(
    machine: Machine, distributions: set[str], command: str
) -> None:
    """Qt's import names only the first; the command installs all that are missing."""
    bare = replace(
        machine,
        distributions=frozenset(distributions),
        import_qt=_failing("libGL.so.1: cannot open shared object file: No such file or directory"),
        load=_loader("libGL.so.1", "libEGL.so.1"),
    )

    told = obstacle(bare)

    assert told == (f"Skatdesk cannot open a window: libGL.so.1 and libEGL.so.1 are missing; install with: {command}")


def test_administrator_needs_no_sudo(machine: Machine) -> None:
    bare = replace(machine, administrator=True, import_qt=_failing("libGL.so.1: …"), load=_loader("libGL.so.1"))

    told = obstacle(bare)

    assert told == "Skatdesk cannot open a window: libGL.so.1 is missing; install with: apt install libgl1"


def test_missing_plugin_libraries_are_named_before_qt_aborts(machine: Machine) -> None:
    told = obstacle(replace(machine, load=_loader("libxcb-icccm.so.4", "libxcb-cursor.so.0")))

    assert told == (
        "Skatdesk cannot open a window: libxcb-cursor.so.0 and libxcb-icccm.so.4 are missing;"
        " install with: sudo apt install libxcb-cursor0 libxcb-icccm4"
    )


def test_everything_missing_is_told_at_once(machine: Machine) -> None:
    bare = replace(
        machine,
        import_qt=_failing("libEGL.so.1: cannot open shared object file"),
        load=_loader("libEGL.so.1", "libxcb-keysyms.so.1"),
    )

    assert "apt install libegl1 libxcb-keysyms1" in str(obstacle(bare))


def test_no_display_and_no_libraries_are_both_told(machine: Machine) -> None:
    bare = replace(machine, environ={}, import_qt=_failing("libGL.so.1: …"), load=_loader("libGL.so.1"))

    first, second = str(obstacle(bare)).splitlines()

    assert first.endswith("neither DISPLAY nor WAYLAND_DISPLAY is set)")
    assert second == "Besides, libGL.so.1 is missing; install with: sudo apt install libgl1"


def test_long_list_of_libraries_is_counted(machine: Machine) -> None:
    """On a bare system all are missing; the command says enough."""
    bare = replace(machine, import_qt=_failing("libGL.so.1: …"), load=_loader(*QT_LIBRARIES))

    assert "libglib-2.0.so.0 and 8 more system libraries are missing; install with: sudo apt" in str(obstacle(bare))


def test_one_working_display_is_enough(machine: Machine) -> None:
    both = replace(machine, environ=X11 | WAYLAND)

    assert obstacle(replace(both, load=_loader("libwayland-cursor.so.0"))) is None
    assert obstacle(replace(both, load=_loader("libxcb-icccm.so.4"))) is None


def test_of_two_displays_that_fail_the_x11_one_is_explained(machine: Machine) -> None:
    load = _loader("libwayland-cursor.so.0", "libxcb-icccm.so.4")

    assert "libxcb-icccm4" in str(obstacle(replace(machine, environ=X11 | WAYLAND, load=load)))


def test_library_nobody_has_heard_of_is_quoted(machine: Machine) -> None:
    reason = "libstrange.so.7: cannot open shared object file"

    told = obstacle(replace(machine, import_qt=_failing(reason)))

    assert told == f"Skatdesk cannot open a window: Qt cannot be loaded ({reason})"


def test_qt_without_the_plugin_is_told(machine: Machine, plugins: Path) -> None:
    (plugins / "libqxcb.so").unlink()

    assert obstacle(machine) == "Skatdesk cannot open a window: Qt came without its plug-in for xcb"


def test_display_that_qt_has_never_heard_of_is_told_before_qt_aborts(machine: Machine) -> None:
    chosen = {"QT_QPA_PLATFORM": "x11"}

    assert obstacle(replace(machine, environ=chosen)) == (
        "Skatdesk cannot open a window: Qt came without its plug-in for x11"
    )
    assert obstacle(replace(machine, environ={"QT_QPA_PLATFORM": "x11;xcb"})) is None
    assert obstacle(replace(machine, environ={"QT_QPA_PLATFORM": "wayland-egl"})) is None
    assert obstacle(replace(machine, environ={**chosen, "QT_QPA_PLATFORM_PLUGIN_PATH": "/elsewhere"})) is None


def test_missing_python_package_is_named(machine: Machine) -> None:
    def import_qt() -> Path:
        raise ModuleNotFoundError("No module named 'PySide6'", name="PySide6")

    told = str(obstacle(replace(machine, import_qt=import_qt)))

    assert "PySide6 is missing; pip install PySide6-Essentials" in told


def test_this_machine_can_show_windows_offscreen() -> None:
    """The real Qt, loaded as the program loads it."""
    here = replace(this_machine(), environ={"QT_QPA_PLATFORM": "offscreen"})

    assert here.import_qt().name == "platforms"
    assert obstacle(here) is None


def test_modules_imported_after_qt_are_not_read_and_kept_as_source() -> None:
    """What PySide adds to ``import`` costs time at the start and memory for good."""
    program = (
        "import linecache; from skatdesk import preflight; preflight.import_qt(); linecache.clearcache();"
        "import skatdesk.ui.look.tokens, skatdesk.skat.game; print(len(linecache.cache))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "0"
