"""The walk through the real window that draws every screen."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.languages import Language
from tests.helpers.screens import Walk, main


# Menus raise themselves and grab the keyboard, which the platform without a screen cannot.
@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_the_command_draws_what_it_is_asked_for(qapp: QApplication, tmp_path: Path) -> None:
    main([str(tmp_path), "--language", "de", "--deck", "german", "--theme", "dark", "--size", "1024x700"])
    names = sorted(path.name for path in tmp_path.iterdir())

    screens = {Path(name).stem.split("_", 5)[5] for name in names}
    table = ("bidding", "skat", "discard", "announce", "refusal", "trick", "last_trick", "result", "list")
    tabs = [QImage(str(tmp_path / name)) for name in names if "_settings_" in name or "_rules_" in name]
    played = [QImage(str(tmp_path / name)) for name in names if Path(name).stem.split("_", 5)[5] in table]

    assert names[0] == "de_german_dark_1024x700_001_home.png"
    assert {"settings_0", "games", "play_deal", "keys", "about", "result"} <= screens
    assert len(played) >= len(table)
    assert all(first != second for shown in (played, tabs) for first, second in pairwise(shown))


def test_a_walk_leaves_nothing_behind(qapp: QApplication) -> None:
    """The leak police looks, too."""
    before = set(qapp.topLevelWidgets())
    walk = Walk(qapp, Language.ENGLISH, "light", (1440, 900))
    walk.close()

    assert {window for window in qapp.topLevelWidgets() if window.isVisible()} <= before
