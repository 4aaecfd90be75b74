"""What a program leaves that dies while it writes the settings is gone after the next start."""

from pathlib import Path

import pytest

from skatdesk.settings.options import DECK
from skatdesk.settings.settings import Settings


@pytest.mark.parametrize("linked", [False, True], ids=["plain", "linked"])
def test_nothing_piles_up_of_programs_that_died(tmp_path: Path, linked: bool) -> None:
    path = tmp_path / "settings.json"
    real = tmp_path / "elsewhere" / "mine.json" if linked else path
    real.parent.mkdir(exist_ok=True)
    if linked:
        path.symlink_to(real)
    Settings.load(path).set(DECK, "german")
    for part in ("4711.part", "4712.part", "damaged-1.4713.part"):
        real.with_name(f"{real.name}.{part}").write_bytes(b'{"version": 1, "de')
    other = real.with_name("notes.4711.part")
    other.write_bytes(b"of another program")

    assert Settings.load(path).get(DECK) == "german"
    assert sorted(real.parent.glob("*.*")) == sorted([real, other])
