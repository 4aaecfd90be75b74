"""Settings are read, set, told and kept; what goes wrong with the file costs no setting."""

import errno
import io
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import IO

import pytest

from skatdesk.settings.options import (
    DECK,
    LANGUAGE,
    LAST_OPPONENTS,
    LAST_RULES,
    PLAYER_NAME,
    RISING,
    SPEED,
    WINDOW_GEOMETRY,
)
from skatdesk.settings.settings import Settings, SettingsError
from skatdesk.skat.ruleset import HOME, ISKO


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where settings may be kept."""
    return tmp_path / "settings.json"


def _content(path: Path) -> dict[str, object]:
    content = json.loads(path.read_text(encoding="utf-8"))
    assert isinstance(content, dict)
    return content


def test_nothing_set_means_defaults_and_no_file(path: Path) -> None:
    settings = Settings.load(path)

    assert settings.get(DECK) == "french"
    assert settings.get(LAST_RULES) == ISKO
    assert settings.get(RISING) is False
    assert not path.exists()


def test_what_was_set_is_there_at_the_next_start(path: Path) -> None:
    settings = Settings.load(path)
    settings.set(PLAYER_NAME, "گلِ لالہ")
    settings.set(RISING, True)
    settings.set(LAST_RULES, HOME)
    settings.set(LAST_OPPONENTS, ("rules", "random"))
    settings.set(WINDOW_GEOMETRY, b"\x01\xd9\xd0\xcb")

    again = Settings.load(path)

    assert again.get(PLAYER_NAME) == "گلِ لالہ"
    assert again.get(RISING) is True
    assert again.get(LAST_RULES) == HOME
    assert again.get(LAST_OPPONENTS) == ("rules", "random")
    assert again.get(WINDOW_GEOMETRY) == b"\x01\xd9\xd0\xcb"
    assert again.set_aside is None


def test_only_what_was_set_stands_in_the_file(path: Path) -> None:
    """A default may become another one with the next version."""
    settings = Settings.load(path)
    settings.set(DECK, "tournament")
    settings.set(LANGUAGE, "system")

    assert _content(path) == {"version": 1, "deck": "tournament"}


def test_wrong_value_is_refused_and_changes_nothing(path: Path) -> None:
    settings = Settings.load(path)

    with pytest.raises(ValueError, match="cardboard"):
        settings.set(DECK, "cardboard")

    assert settings.get(DECK) == "french"
    assert not path.exists()


def test_watchers_are_told_of_changes_to_their_option() -> None:
    settings = Settings()
    told: list[str] = []
    stop = settings.watch(DECK, told.append)

    settings.set(DECK, "tournament")
    settings.set(DECK, "tournament")
    settings.set(SPEED, "off")
    settings.set(DECK, "french")
    stop()
    stop()
    settings.set(DECK, "tournament")

    assert told == ["tournament", "french"]


def test_watcher_may_stop_watching_when_told() -> None:
    settings = Settings()
    told: list[str] = []

    def once(value: str) -> None:
        told.append(value)
        stop()

    stop = settings.watch(DECK, once)
    settings.watch(DECK, told.append)
    settings.set(DECK, "tournament")
    settings.set(DECK, "french")

    assert told == ["tournament", "tournament", "french"]


def test_settings_in_memory_have_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    settings = Settings()
    settings.set(DECK, "tournament")

    assert settings.get(DECK) == "tournament"
    assert list(tmp_path.iterdir()) == []


def test_unknown_keys_survive(path: Path) -> None:
    """They belong to a later version, which may be started again tomorrow."""
    path.write_text('{"version": 1, "deck": "tournament", "weather": {"rain": [1, null, "ü"]}}', encoding="utf-8")

    Settings.load(path).set(RISING, True)

    assert _content(path) == {
        "version": 1,
        "deck": "tournament",
        "weather": {"rain": [1, None, "ü"]},
        "rising": True,
    }


def test_value_of_a_later_version_counts_as_default_and_survives(path: Path) -> None:
    path.write_text('{"version": 7, "deck": "holographic"}', encoding="utf-8")

    settings = Settings.load(path)
    settings.set(RISING, True)

    assert settings.get(DECK) == "french"
    assert _content(path) == {"version": 7, "deck": "holographic", "rising": True}


def test_mark_of_an_editor_does_no_harm(path: Path) -> None:
    path.write_bytes(b'\xef\xbb\xbf{"deck": "tournament"}')

    assert Settings.load(path).get(DECK) == "tournament"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b'{"version": 1, "deck": "tourn',
        b"[]",
        b"null",
        b"\xff\xfe{}",
        b'{"version": "one"}',
        b'{"version": 0}',
        b'{"version": true}',
        b"[" * 100_000,
    ],
    ids=range(10),
)
def test_damaged_file_is_set_aside_and_defaults_hold(path: Path, content: bytes) -> None:
    path.write_bytes(content)

    settings = Settings.load(path)
    settings.set(SPEED, "quick")

    aside = path.with_name("settings.json.damaged-1")
    assert settings.set_aside == aside
    assert aside.read_bytes() == content
    assert settings.get(DECK) == "french"
    assert Settings.load(path).get(SPEED) == "quick"


def test_file_set_aside_before_is_kept(path: Path) -> None:
    for content in (b"first", b"second"):
        path.write_bytes(content)
        Settings.load(path)

    kept = {file.name: file.read_bytes() for file in path.parent.iterdir()}
    assert kept == {"settings.json.damaged-1": b"first", "settings.json.damaged-2": b"second"}


@pytest.mark.parametrize("make", ["mkdir", "mkfifo"])
def test_file_that_cannot_be_read_is_told_and_left_alone(path: Path, make: str) -> None:
    if not hasattr(os, make):
        pytest.skip("there are no pipes among the files of Windows")
    getattr(os, make)(path)

    with pytest.raises(SettingsError, match="cannot be read") as refused:
        Settings.load(path)

    assert refused.value.path == path
    assert path.exists()


def test_damaged_file_that_cannot_be_set_aside_is_told(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, target: Path) -> Path:
        raise PermissionError(errno.EACCES, "Permission denied")

    path.write_bytes(b"garbage")
    monkeypatch.setattr(Path, "replace", refuse)

    with pytest.raises(SettingsError, match="cannot be set aside"):
        Settings.load(path)

    assert path.read_bytes() == b"garbage"


def _no_space(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def _fill_disk(patch: pytest.MonkeyPatch) -> None:
    """Half of what is written arrives."""
    open_file = Path.open

    def open_on_full_disk(path: Path, mode: str, buffering: int = -1) -> IO[bytes]:  # Python 3.14 reads without one
        if mode == "rb":
            return open_file(path, "rb")

        class Full(io.BufferedWriter):
            def write(self, data: object) -> int:
                assert isinstance(data, bytes)
                super().write(data[: len(data) // 2])
                super().flush()
                raise OSError(errno.ENOSPC, "No space left on device")

        file = open_file(path, mode, buffering=0)
        assert isinstance(file, io.FileIO)
        return Full(file)

    patch.setattr(Path, "open", open_on_full_disk)


def _refuse_sync(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(os, "fsync", _no_space)


def _refuse_swap(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Path, "replace", _no_space)


@pytest.mark.parametrize("fault", [_fill_disk, _refuse_sync, _refuse_swap])
def test_failed_save_leaves_the_old_file_whole(path: Path, fault: Callable[[pytest.MonkeyPatch], None]) -> None:
    settings = Settings.load(path)
    settings.set(DECK, "tournament")
    told: list[str] = []
    settings.watch(SPEED, told.append)
    before = path.read_bytes()

    with pytest.MonkeyPatch.context() as patch:
        fault(patch)
        with pytest.raises(SettingsError, match=r"settings\.json: cannot be written: .*No space left on device"):
            settings.set(SPEED, "quick")

    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]
    # The new value holds as long as the program runs, and is saved with the next.
    assert settings.get(SPEED) == "quick"
    assert told == ["quick"]
    settings.set(RISING, True)
    assert Settings.load(path).get(SPEED) == "quick"


def test_program_that_dies_before_the_swap_leaves_the_old_file_whole(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings.load(path)
    settings.set(DECK, "tournament")
    seen: list[bytes] = []

    def look(file: int) -> None:
        seen.append(path.read_bytes())

    monkeypatch.setattr(os, "fsync", look)
    settings.set(DECK, "french")

    assert [json.loads(content)["deck"] for content in seen] == ["tournament"]
    assert _content(path)["deck"] == "french"


def test_two_programs_leave_each_other_what_they_set(path: Path) -> None:
    Settings.load(path).set(PLAYER_NAME, "Ada")
    one, other = Settings.load(path), Settings.load(path)
    one.set(DECK, "tournament")
    other.set(SPEED, "quick")
    one.set(RISING, True)
    other.set(PLAYER_NAME, "Ben")

    expected = {"version": 1, "player_name": "Ben", "deck": "tournament", "speed": "quick", "rising": True}
    assert _content(path) == expected
    assert (one.get(SPEED), other.get(DECK)) == ("system", "french")  # what was there when it began


def test_what_another_program_has_set_since_is_not_set_back(path: Path) -> None:
    """Of one option the later choice holds, whatever else the first program saves afterwards."""
    one, other = Settings.load(path), Settings.load(path)
    one.set(DECK, "tournament")
    other.set(DECK, "german")
    one.set(LANGUAGE, "de")

    assert Settings.load(path).get(DECK) == "german"


@pytest.mark.parametrize("content", [None, b"{", b"[" * 100_000], ids=range(3))
def test_settings_are_whole_again_where_somebody_has_spoilt_the_file(path: Path, content: bytes | None) -> None:
    settings = Settings.load(path)
    settings.set(DECK, "tournament")
    path.unlink()
    if content is not None:
        path.write_bytes(content)
    settings.set(RISING, True)

    assert _content(path) == {"version": 1, "deck": "tournament", "rising": True}


def test_what_a_later_version_has_made_of_the_file_meanwhile_is_kept(path: Path) -> None:
    settings = Settings.load(path)
    path.write_text('{"version": 7, "weather": "rain"}', encoding="utf-8")
    settings.set(RISING, True)

    assert _content(path) == {"version": 7, "weather": "rain", "rising": True}


# ---------------------------------------------------------------- several at once


def test_several_are_set_and_saved_at_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings.load(path)
    told: list[tuple[object, object]] = []

    def look(_: object) -> None:
        told.append((settings.get(DECK), settings.get(RISING)))

    settings.watch(DECK, look)
    settings.watch(RISING, look)
    saved: list[int] = []
    monkeypatch.setattr(os, "fsync", saved.append)
    settings.set_all([(DECK, "tournament"), (LANGUAGE, "system"), (RISING, True)])
    settings.set_all([(DECK, "tournament"), (RISING, True)])
    settings.set_all([])

    assert told == [("tournament", True)] * 2  # nobody sees some of them only
    assert len(saved) == 1
    assert _content(path) == {"version": 1, "deck": "tournament", "rising": True}


def test_a_wrong_value_among_several_changes_none(path: Path) -> None:
    settings = Settings.load(path)
    with pytest.raises(ValueError, match="cardboard"):
        settings.set_all([(RISING, True), (DECK, "cardboard")])

    assert settings.get(RISING) is False
    assert not path.exists()


def test_all_of_several_hold_though_they_cannot_be_saved(path: Path) -> None:
    settings = Settings.load(path)
    told: list[object] = []
    settings.watch(DECK, told.append)
    settings.watch(RISING, told.append)
    with pytest.MonkeyPatch.context() as patch:
        _refuse_swap(patch)
        with pytest.raises(SettingsError):
            settings.set_all([(DECK, "tournament"), (RISING, True)])

    assert (settings.get(DECK), settings.get(RISING)) == ("tournament", True)
    assert told == ["tournament", True]
    settings.set(SPEED, "quick")
    assert _content(path) == {"version": 1, "deck": "tournament", "rising": True, "speed": "quick"}


@pytest.mark.skipif(os.name == "nt", reason="links need a privilege on Windows")
def test_linked_file_stays_a_link(path: Path, tmp_path: Path) -> None:
    """People keep such files in a folder under version control and link them."""
    (tmp_path / "elsewhere").mkdir()
    kept = tmp_path / "elsewhere" / "settings.json"
    kept.write_text("{}", encoding="utf-8")
    path.symlink_to(kept)

    Settings.load(path).set(DECK, "tournament")

    assert path.is_symlink()
    assert _content(kept)["deck"] == "tournament"
