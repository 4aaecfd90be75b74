"""The platform without a screen, with one that is a little larger than the smallest window.

Of itself it has a smaller one, on which dialogs are narrower than on any desk. Imports nothing of Qt, which is told
before it is imported.
"""

import os
from pathlib import Path

_SCREENS = Path(__file__).parent / "offscreen.json"


def take_offscreen() -> None:
    """Where windows come to be from now on; a platform that is asked for by name is respected."""
    if os.environ.setdefault("QT_QPA_PLATFORM", "offscreen") == "offscreen":
        # without the drive of Windows, for Qt parts what it is told at colons
        os.environ["QT_QPA_PLATFORM"] += f":configfile={str(_SCREENS).removeprefix(_SCREENS.drive)}"
