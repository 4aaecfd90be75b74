"""The values of the options, and the file they live in."""

import json
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from skatdesk.files import free_name, move, read_whole, remove_parts_of, write_whole
from skatdesk.settings.kinds import Option
from skatdesk.settings.options import OPTIONS

T = TypeVar("T")

FILE_NAME = "settings.json"
"""What the file is called in the user's configuration folder."""

Step = Callable[[dict[str, object]], None]
"""Changes the raw values of a file in place; they may be anything a user can write."""
STEPS: tuple[Step, ...] = ()
"""From version 1 of the file to the present one, a step for each version.

Renaming or re-reading an option is a new step at the end. A new option needs none: where it is missing, its default
holds.
"""


class SettingsError(Exception):
    """The settings file could not be read or written; ``path`` is the file."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path


class Settings:
    """Values of options. ``Settings()`` lives in memory only, ``Settings.load`` has a file.

    Another program may use the same file: what is saved is what was set here, and no more.
    What a file holds beyond the options of this version survives: unknown keys, and in the file
    of a later version values that only that knows (until another one is set).
    ``set_aside`` is where a damaged file is kept, None if all was well; ``misread`` are the options
    with their defaults, because what the file had for them was no value, if the rest of it was good.
    """

    def __init__(self) -> None:
        self.set_aside: Path | None = None
        self.misread: tuple[Option[Any], ...] = ()
        self._path: Path | None = None
        self._steps = STEPS
        self._version = self._present
        self._values: dict[str, object] = {}
        self._unsaved: set[str] = set()
        self._watchers: dict[str, list[Callable[[Any], None]]] = {}

    @staticmethod
    def load(path: Path, steps: tuple[Step, ...] = STEPS) -> "Settings":
        """The settings of this file; defaults where there is none.

        A damaged file is set aside as ``name.damaged-N``, and defaults hold; where some values only are none, they
        hold for these, and a copy of the file is set aside. Raises ``SettingsError`` when the file is there but
        cannot be read, or not be set aside.
        """
        settings = Settings()
        settings._path = path
        settings._steps = steps
        remove_parts_of(Path(os.path.realpath(path)))  # another program that writes just now tries again with its next
        settings._read(path)
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
        self.set_all([(option, value)])

    def set_all(self, pairs: Iterable[tuple[Option[Any], Any]]) -> None:
        """Sets several options with their values, saves once, and tells those who watch any of them.

        Raises ``ValueError`` for a value an option cannot have, and changes nothing then; and ``SettingsError`` when
        saving failed: the file is as it was before, all new values hold all the same.
        """
        wanted = {option.key: (option, value, option.to_json(value)) for option, value in pairs}
        changed = [(option, value, raw) for option, value, raw in wanted.values() if self.get(option) != value]
        if not changed:
            return
        for option, _, raw in changed:
            self._values[option.key] = raw
            self._unsaved.add(option.key)
        try:
            self._save()
        finally:
            for option, value, _ in changed:
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

    @property
    def _present(self) -> int:
        """The version that is written; that of another program may be later."""
        return len(self._steps) + 1

    def _read(self, path: Path) -> None:
        self._version = self._present
        try:
            self._values, self._version = self._content(path)
        except FileNotFoundError:
            return
        except OSError as error:
            raise SettingsError(path, f"cannot be read: {error}") from error
        except (ValueError, RecursionError):
            self.set_aside = _set_aside(path)
        else:
            self._mend(path)

    def _mend(self, path: Path) -> None:
        """Puts defaults in the place of values that are none, once the file is kept as it was.

        Of what nobody is asked in the dialog nobody is told either. Where no copy can be made all stays as it is.
        """
        if self._version > self._present:
            return
        misread = tuple(option for option in OPTIONS if option.page is not None and not self._is_understood(option))
        if not misread:
            return
        aside = free_name(path, "damaged")
        try:
            write_whole(aside, read_whole(path))
        except OSError:
            return
        self.set_aside, self.misread = aside, misread
        for option in misread:
            self._values[option.key] = option.to_json(option.default)
            self._unsaved.add(option.key)
        with suppress(SettingsError):  # they hold, and are saved with the next
            self._save()

    def _is_understood(self, option: Option[Any]) -> bool:
        try:
            option.from_json(self._values.get(option.key, option.to_json(option.default)))
        except ValueError:
            return False
        return True

    def _content(self, path: Path) -> tuple[dict[str, object], int]:
        """Values and version of the file, in the shape of today; raises what reading and ``_parse`` raise."""
        values, version = _parse(read_whole(path))
        for step in self._steps[version - 1 :]:
            step(values)
        return values, max(version, self._present)

    def _save(self) -> None:
        if self._path is None:
            return
        try:
            values, version = self._content(self._path)
        except (OSError, ValueError, RecursionError):  # what is known of it is what there is
            values, version = dict(self._values), self._version
        values |= {key: value for key, value in self._values.items() if key in self._unsaved}
        text = json.dumps({"version": version, **values}, indent=2) + "\n"
        try:
            write_whole(self._path, text.encode("ascii"))
        except OSError as error:
            raise SettingsError(self._path, f"cannot be written: {error}") from error
        self._unsaved.clear()


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
    try:
        return move(path, free_name(path, "damaged"))
    except OSError as error:
        raise SettingsError(path, f"is damaged and cannot be set aside: {error}") from error
