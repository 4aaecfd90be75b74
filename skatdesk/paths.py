"""Where things are: what comes with the program, and what belongs to the user.

Nobody else knows a directory. ``SKATDESK_HOME`` (or ``--profile DIR``, which sets
it) moves the user's four folders into one place; without it they are where the
platform wants them. Variables are read at each call, so nothing has to be told.
Imports the standard library and platformdirs only.
"""

import os
from pathlib import Path

from platformdirs import PlatformDirs

HOME_VARIABLE = "SKATDESK_HOME"

_PACKAGE = Path(__file__).resolve().parent
# Installed, the data lies inside the package; in a checkout, beside it.
_BASES = (_PACKAGE / "_data", _PACKAGE.parent)


def resources_folder() -> Path:
    """Card art, icons, fonts, help texts; raises ``FileNotFoundError`` when the installation is incomplete."""
    return _packaged("resources")


def translations_folder() -> Path:
    """The compiled catalogues (``*.qm``); raises ``FileNotFoundError`` when the installation is incomplete."""
    return _packaged("translations")


def use_profile(folder: Path) -> None:
    """Keep everything of the user's in this folder, in this process and in those it starts.

    Raises ``OSError`` if nobody can tell where that is.
    """
    os.environ[HOME_VARIABLE] = str(_absolute(folder))


def config_folder() -> Path:
    """Settings. Made when missing; raises ``OSError`` when that fails, as do the three below."""
    return _own("config")


def data_folder() -> Path:
    """Games, lists, players: what the user would miss."""
    return _own("data")


def cache_folder() -> Path:
    """What can be made again, such as compiled kernels."""
    return _own("cache")


def log_folder() -> Path:
    """Log files and crash reports."""
    return _own("log")


def documents_folder() -> Path:
    """Where people look for files of their own: the folder a menu starts the program in may be the root of the disk."""
    documents = PlatformDirs().user_documents_path
    return documents if documents.is_dir() else documents.parent


def _packaged(name: str) -> Path:
    for base in _BASES:
        if (base / name).is_dir():
            return base / name
    raise FileNotFoundError(f"Skatdesk's {name} are missing from {' and '.join(map(str, _BASES))}")


def _absolute(folder: Path) -> Path:
    try:
        return folder.expanduser().absolute()
    except RuntimeError:  # "~name" of somebody unknown
        raise FileNotFoundError(f"{folder}: nobody has this home folder") from None


def _own(kind: str) -> Path:
    profile = os.environ.get(HOME_VARIABLE)
    if profile:
        folder = _absolute(Path(profile)) / kind
    else:
        places = PlatformDirs("skatdesk", appauthor=False)
        folder = {
            "config": places.user_config_path,
            "data": places.user_data_path,
            "cache": places.user_cache_path,
            "log": places.user_log_path,
        }[kind]
    folder.mkdir(parents=True, exist_ok=True)
    return folder
