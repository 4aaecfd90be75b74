"""What stands in the way of a window, said in one sentence before Qt is started.

Qt reports a missing system library as an import error or, for its X11 and Wayland
plug-ins, by aborting the whole process with advice that is often wrong. So the Qt
libraries and the plug-in are tried first, and what is missing is named by the
package that brings it. Imports no Qt by itself.
"""

import builtins
import ctypes
import importlib
import os
import platform
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from glob import escape
from pathlib import Path
from typing import Any, NamedTuple


class Package(NamedTuple):
    """The name of one package in three families of distributions."""

    debian: str
    fedora: str
    arch: str


# Every system library that Qt itself is linked to.
QT_LIBRARIES = {
    "libglib-2.0.so.0": Package("libglib2.0-0", "glib2", "glib2"),
    "libgthread-2.0.so.0": Package("libglib2.0-0", "glib2", "glib2"),
    "libGL.so.1": Package("libgl1", "libglvnd-glx", "libglvnd"),
    "libEGL.so.1": Package("libegl1", "libglvnd-egl", "libglvnd"),
    "libX11.so.6": Package("libx11-6", "libX11", "libx11"),
    "libxkbcommon.so.0": Package("libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    "libdbus-1.so.3": Package("libdbus-1-3", "dbus-libs", "dbus"),
    "libfontconfig.so.1": Package("libfontconfig1", "fontconfig", "fontconfig"),
    "libfreetype.so.6": Package("libfreetype6", "freetype", "freetype2"),
}

# What the plug-in for a kind of display needs on top.
PLATFORM_LIBRARIES = {
    "xcb": {
        "libX11-xcb.so.1": Package("libx11-xcb1", "libX11-xcb", "libx11"),
        "libxkbcommon-x11.so.0": Package("libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
        "libxcb.so.1": Package("libxcb1", "libxcb", "libxcb"),
        "libxcb-cursor.so.0": Package("libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
        "libxcb-icccm.so.4": Package("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
        "libxcb-image.so.0": Package("libxcb-image0", "xcb-util-image", "xcb-util-image"),
        "libxcb-keysyms.so.1": Package("libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
        "libxcb-randr.so.0": Package("libxcb-randr0", "libxcb", "libxcb"),
        "libxcb-render-util.so.0": Package("libxcb-render-util0", "xcb-util-renderutil", "xcb-util-renderutil"),
        "libxcb-render.so.0": Package("libxcb-render0", "libxcb", "libxcb"),
        "libxcb-shape.so.0": Package("libxcb-shape0", "libxcb", "libxcb"),
        "libxcb-shm.so.0": Package("libxcb-shm0", "libxcb", "libxcb"),
        "libxcb-sync.so.1": Package("libxcb-sync1", "libxcb", "libxcb"),
        "libxcb-util.so.1": Package("libxcb-util1", "xcb-util", "xcb-util"),
        "libxcb-xfixes.so.0": Package("libxcb-xfixes0", "libxcb", "libxcb"),
        "libxcb-xkb.so.1": Package("libxcb-xkb1", "libxcb", "libxcb"),
    },
    "wayland": {
        "libwayland-client.so.0": Package("libwayland-client0", "libwayland-client", "wayland"),
        "libwayland-cursor.so.0": Package("libwayland-cursor0", "libwayland-cursor", "wayland"),
    },
}

_VARIABLES = {"wayland": "WAYLAND_DISPLAY", "xcb": "DISPLAY"}
"""What names the display for each of them."""

FAMILIES = Package("Debian, Ubuntu", "Fedora", "Arch")
INSTALLERS = Package("apt install", "dnf install", "pacman -S")
_KIN = ({"debian", "ubuntu"}, {"fedora", "rhel"}, {"arch"})


@dataclass(frozen=True, slots=True)
class Machine:
    """What the checks ask of the machine; tests put another one in its place."""

    system: str
    """As ``sys.platform`` names it."""
    environ: Mapping[str, str]
    distributions: frozenset[str]
    """The Linux distribution and its ancestors, as os-release names them."""
    administrator: bool
    """Whether packages can be installed without ``sudo``."""
    import_qt: Callable[[], Path]
    """Imports Qt, returns the folder of its platform plug-ins; raises ``ImportError``."""
    load: Callable[[str], Any]
    """Loads a shared library by name or path; raises ``OSError``."""


def obstacle(machine: Machine) -> str | None:
    """Why no window can be opened on this machine, a sentence for each reason; None when one can."""
    displays = _displays(machine)
    reasons = [] if displays else ["there is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)"]
    try:
        plugins = machine.import_qt()
    except ModuleNotFoundError as error:
        reasons.append(f"the Python package of {error.name} is missing; pip install PySide6-Essentials")
    except ImportError as error:
        reasons.append(_missing(str(error), displays, machine))
    else:
        refusals = [_refusal(display, plugins, machine) for display in displays]
        if None not in refusals:
            # Of two, the last: nearly every desktop serves X11.
            reasons += [refusal for refusal in refusals if refusal][-1:]
    return "Skatdesk cannot open a window: " + "\nBesides, ".join(reasons) if reasons else None


def this_machine() -> Machine:
    """The machine the program runs on."""
    distributions: set[str] = set()
    administrator = False
    if sys.platform != "win32":
        administrator = os.geteuid() == 0
    if sys.platform == "linux":
        try:
            release = platform.freedesktop_os_release()
        except OSError:
            release = {}
        distributions = {release.get("ID", ""), *release.get("ID_LIKE", "").split()}
    return Machine(sys.platform, os.environ, frozenset(distributions), administrator, import_qt, ctypes.CDLL)


def import_qt() -> Path:
    """Loads Qt and returns the folder of its platform plug-ins; raises ``ImportError``.

    PySide puts a step into ``import`` that reads the source of every module imported from then on, to see whether it
    wants Qt's names spelt in another way, and Python keeps what was read: a tenth of a second and 15 MB. No module
    here wants that, so ``import`` is put back.
    """
    plain = builtins.__import__
    core = importlib.import_module("PySide6.QtCore")
    builtins.__import__ = plain
    importlib.import_module("PySide6.QtWidgets")
    importlib.import_module("PySide6.QtSvg")
    return Path(core.QLibraryInfo.path(core.QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"


def _displays(machine: Machine) -> list[str]:
    """The platform plug-ins Qt would try here, in its order; none where there is no display."""
    if machine.system != "linux":
        return ["its own"]
    chosen = machine.environ.get("QT_QPA_PLATFORM")
    if chosen:
        return [name.partition(":")[0] for name in chosen.split(";")]
    return [name for name, variable in _VARIABLES.items() if machine.environ.get(variable)]


def _refusal(display: str, plugins: Path, machine: Machine) -> str | None:
    """Why this plug-in would not start; None when it would, or when nobody here knows what it needs."""
    if machine.system != "linux":
        return None
    kind = display.partition("-")[0]  # wayland-egl is a way of wayland
    files = sorted(plugins.glob(f"libq{escape(kind)}*.so"))  # older versions of Qt have several for Wayland
    if not files and "QT_QPA_PLATFORM_PLUGIN_PATH" not in machine.environ:
        return f"Qt came without its plug-in for {display}"
    if display not in PLATFORM_LIBRARIES:
        return None
    for file in files:
        try:
            machine.load(str(file))
        except OSError as error:
            return _missing(str(error), [display], machine)
    answers = {"xcb": _x11_answers, "wayland": _wayland_answers}[display]
    if not answers(machine):
        variable = _VARIABLES[display]
        return f"the display {machine.environ.get(variable, '')!r}, named by {variable}, does not answer"
    return None


def _x11_answers(machine: Machine) -> bool:
    """Whether the X server named by DISPLAY lets us in; Qt aborts when it does not."""
    xcb = machine.load("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    answers = not xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return answers


def _wayland_answers(machine: Machine) -> bool:
    """The same of the compositor named by WAYLAND_DISPLAY; one that has let us in already would not do so twice."""
    if "WAYLAND_SOCKET" in machine.environ:
        return True
    wayland = machine.load("libwayland-client.so.0")
    wayland.wl_display_connect.restype = ctypes.c_void_p
    found = wayland.wl_display_connect(None)
    if found:
        wayland.wl_display_disconnect(ctypes.c_void_p(found))
    return bool(found)


def _missing(reason: str, displays: Iterable[str], machine: Machine) -> str:
    """Names everything that has to be installed, so that one command is enough."""
    known = dict(QT_LIBRARIES)
    for display in displays:
        known |= PLATFORM_LIBRARIES.get(display, {})
    missing = [name for name in known if not _loads(name, machine)]
    told = re.search(r"lib[\w.+-]+\.so[.\d]*", reason)
    if not missing or (told and told[0] not in missing):
        return f"Qt cannot be loaded ({reason})"
    if len(missing) == 1:
        what = f"{missing[0]} is missing"
    elif len(missing) <= 3:
        what = f"{', '.join(missing[:-1])} and {missing[-1]} are missing"
    else:
        what = f"{missing[0]} and {len(missing) - 1} more system libraries are missing"
    commands = [_install([known[name] for name in missing], column, machine) for column in range(len(INSTALLERS))]
    for command, kin in zip(commands, _KIN, strict=True):
        if machine.distributions & kin:
            return f"{what}; install with: {command}"
    choices = (f"{command} ({family})" for command, family in zip(commands, FAMILIES, strict=True))
    return f"{what}; install with: {' or '.join(choices)}"


def _install(packages: Iterable[Package], column: int, machine: Machine) -> str:
    names = sorted({package[column] for package in packages})
    return " ".join([*([] if machine.administrator else ["sudo"]), INSTALLERS[column], *names])


def _loads(name: str, machine: Machine) -> bool:
    try:
        machine.load(name)
    except OSError:
        return False
    return True
