"""The values of the options, and the file they live in."""

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from skatdesk.files import write_whole
from skatdesk.settings.kinds import Option
from skatdesk.settings.upgrades import UPGRADES, Upgrades

T = TypeVar("T")

FILE_NAME = "settings.json"
"""What the file is called in the user's configuration folder."""


class SettingsError(Exception):
    """The settings file could not be read or written; ``path`` is the file."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path


class Settings:
    """Values of options. ``Settings()`` lives in memory only, ``Settings.load`` has a file.

    What a file holds beyond the options of this version survives: unknown keys, and values
    of an option that only a later version knows (until another one is set).
    ``set_aside`` is where a damaged file went, None if all was well.
    """

    def __init__(self) -> None:
        self.set_aside: Path | None = None
        self._path: Path | None = None
        self._version = UPGRADES.version
        self._values: dict[str, object] = {}
        self._watchers: dict[str, list[Callable[[Any], None]]] = {}

    @staticmethod
    def load(path: Path, upgrades: Upgrades = UPGRADES) -> "Settings":
        """The settings of this file; defaults where there is none.

        A damaged file is set aside as ``name.damaged-N``, and defaults hold. Raises
        ``SettingsError`` when the file is there but cannot be read, or not be set aside.
        """
        settings = Settings()
        settings._path = path
        settings._read(path, upgrades)
        return settings

    def get(self, option: Option[T]) -> T:
        """The option's value: its default until something valid was set."""
        if option.key not in self._values:
            return option.default
        try:
            return option.from_json(self._values[option.key])
        except ValueError:
            return option.default

    def set(self, option: Option[T], value: T) -> None:
        """Sets the option, saves at once, and tells those who watch it.

        Raises ``ValueError`` for a value the option cannot have, and ``SettingsError`` when
        saving failed: the file is as it was before, the new value holds all the same.
        """
        raw = option.to_json(value)
        if self.get(option) == value:
            return
        self._values[option.key] = raw
        try:
            self._save()
        finally:
            for watcher in tuple(self._watchers.get(option.key, ())):
                watcher(value)

    def watch(self, option: Option[T], watcher: Callable[[T], None]) -> Callable[[], None]:
        """Calls ``watcher(value)`` after every change of the option; returns what ends that."""
        watchers = self._watchers.setdefault(option.key, [])
        watchers.append(watcher)

        def stop() -> None:
            if watcher in watchers:
                watchers.remove(watcher)

        return stop

    def _read(self, path: Path, upgrades: Upgrades) -> None:
        self._version = upgrades.version
        try:
            data = path.read_bytes()
        except FileNotFoundError:
            return
        except OSError as error:
            raise SettingsError(path, f"cannot be read: {error}") from error
        try:
            values, version = _parse(data)
        except (ValueError, RecursionError):
            self.set_aside = _set_aside(path)
            return
        upgrades.run(values, version)
        self._values = values
        self._version = max(version, upgrades.version)

    def _save(self) -> None:
        if self._path is not None:
            text = json.dumps({"version": self._version, **self._values}, indent=2) + "\n"
            try:
                write_whole(self._path, text.encode("ascii"))
            except OSError as error:
                raise SettingsError(self._path, f"cannot be written: {error}") from error


def _parse(data: bytes) -> tuple[dict[str, object], int]:
    """Values and version of a settings file; raises ``ValueError`` for anything else."""
    values = json.loads(data.decode("utf-8-sig"))  # some editors leave a mark at the beginning
    if not isinstance(values, dict):
        raise ValueError("not an object")
    version = values.pop("version", 1)
    if type(version) is not int or version < 1:
        raise ValueError("no version")
    return values, version


def _set_aside(path: Path) -> Path:
    names = (path.with_name(f"{path.name}.damaged-{number}") for number in count(1))
    aside = next(name for name in names if not name.exists())
    try:
        return path.rename(aside)
    except OSError as error:
        raise SettingsError(path, f"is damaged and cannot be set aside: {error}") from error
