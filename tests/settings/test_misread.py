"""Some values of the settings file are none: defaults stand in their place, and nothing is lost."""

import errno
import json
from pathlib import Path

import pytest

from skatdesk.settings import settings as settings_module
from skatdesk.settings.options import DECK, RISING, SPEED
from skatdesk.settings.settings import Settings


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def _no_space(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_a_value_that_is_none_becomes_the_default_and_the_file_is_kept_as_it_was(path: Path) -> None:
    content = b'{"deck": "cardboard", "rising": "yes", "speed": "quick", "last_table_size": 9, "weather": "fine"}'
    path.write_bytes(content)

    settings = Settings.load(path)

    assert settings.misread == (DECK, RISING)
    assert settings.set_aside == path.with_name("settings.json.damaged-1")
    assert settings.set_aside.read_bytes() == content
    assert (settings.get(DECK), settings.get(RISING), settings.get(SPEED)) == ("french", False, "quick")
    assert json.loads(path.read_bytes()) == {
        "version": 1,
        "deck": "french",
        "rising": False,
        "speed": "quick",
        "last_table_size": 9,
        "weather": "fine",
    }
    again = Settings.load(path)
    assert (again.misread, again.set_aside) == ((), None)


@pytest.mark.parametrize("content", ['{"last_table_size": 9}', '{"version": 7, "deck": "holographic"}'])
def test_of_what_nobody_has_chosen_wrongly_nobody_is_told(path: Path, content: str) -> None:
    path.write_text(content, encoding="utf-8")

    settings = Settings.load(path)

    assert (settings.misread, settings.set_aside) == ((), None)
    assert path.read_text(encoding="utf-8") == content


def test_a_value_that_is_none_stays_where_no_copy_can_be_made(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.write_text('{"deck": "cardboard"}', encoding="utf-8")
    monkeypatch.setattr(settings_module, "write_whole", _no_space)
    settings = Settings.load(path)

    assert (settings.get(DECK), settings.set_aside) == ("french", None)
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]
    assert path.read_text(encoding="utf-8") == '{"deck": "cardboard"}'
