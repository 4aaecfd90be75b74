"""Settings of earlier versions are brought to the present form, step by step."""

import json
from pathlib import Path

import pytest

from skatdesk.settings.options import DECK, RISING
from skatdesk.settings.settings import Settings


def _colours_become_a_deck(values: dict[str, object]) -> None:
    if values.pop("four_colours", False):
        values["pack"] = "tournament"


def _pack_is_called_deck(values: dict[str, object]) -> None:
    if "pack" in values:
        values["deck"] = values.pop("pack")


_STEPS = (_colours_become_a_deck, _pack_is_called_deck)
"""To versions 2 and 3."""


@pytest.mark.parametrize(
    "content",
    [
        {"four_colours": True},  # written before versions were
        {"version": 1, "four_colours": True},
        {"version": 2, "pack": "tournament"},
        {"version": 3, "deck": "tournament"},
    ],
    ids=["none", "1", "2", "3"],
)
def test_every_earlier_version_is_understood(tmp_path: Path, content: dict[str, object]) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(content), encoding="utf-8")

    settings = Settings.load(path, _STEPS)
    settings.set(RISING, True)

    assert settings.get(DECK) == "tournament"
    assert json.loads(path.read_text(encoding="utf-8")) == {"version": 3, "deck": "tournament", "rising": True}


def test_later_version_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"version": 4, "pack": "of the future"}), encoding="utf-8")

    Settings.load(path, _STEPS).set(RISING, True)

    content = json.loads(path.read_text(encoding="utf-8"))
    assert content == {"version": 4, "pack": "of the future", "rising": True}


def test_new_file_has_the_present_version(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"

    Settings.load(path, _STEPS).set(RISING, True)

    assert json.loads(path.read_text(encoding="utf-8"))["version"] == 3
