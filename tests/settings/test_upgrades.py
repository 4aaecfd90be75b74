"""Settings of earlier versions are brought to the present form, step by step."""

import json
from pathlib import Path

import pytest

from skatdesk.settings.options import DECK, RISING
from skatdesk.settings.settings import Settings
from skatdesk.settings.upgrades import UPGRADES, Upgrades


@pytest.fixture
def upgrades() -> Upgrades:
    """Two steps, to versions 2 and 3."""
    upgrades = Upgrades()

    @upgrades.to(2)
    def colours_become_a_deck(values: dict[str, object]) -> None:
        if values.pop("four_colours", False):
            values["pack"] = "tournament"

    @upgrades.to(3)
    def pack_is_called_deck(values: dict[str, object]) -> None:
        if "pack" in values:
            values["deck"] = values.pop("pack")

    return upgrades


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
def test_every_earlier_version_is_understood(tmp_path: Path, upgrades: Upgrades, content: dict[str, object]) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(content), encoding="utf-8")

    settings = Settings.load(path, upgrades)
    settings.set(RISING, True)

    assert settings.get(DECK) == "tournament"
    assert json.loads(path.read_text(encoding="utf-8")) == {"version": 3, "deck": "tournament", "rising": True}


def test_later_version_is_left_as_it_is(upgrades: Upgrades) -> None:
    values: dict[str, object] = {"pack": "of the future"}

    upgrades.run(values, 4)

    assert values == {"pack": "of the future"}


@pytest.mark.parametrize("version", [1, 3, 4])
def test_steps_are_numbered_without_gaps(version: int) -> None:
    upgrades = Upgrades()

    with pytest.raises(ValueError, match="next version is 2"):
        upgrades.to(version)


def test_new_file_has_the_present_version(tmp_path: Path, upgrades: Upgrades) -> None:
    path = tmp_path / "settings.json"

    Settings.load(path, upgrades).set(RISING, True)

    assert json.loads(path.read_text(encoding="utf-8"))["version"] == upgrades.version == 3
    assert UPGRADES.version == 1
