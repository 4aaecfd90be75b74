"""The bundled font for Urdu, found by Qt for the letters the system font does not have.

It has a family name of its own, so that an installed font of the same origin cannot take
its place. It is not named in the application font: that would make the lines of every
language as high as those of Urdu.
"""

from PySide6.QtGui import QFontDatabase

from skatdesk.paths import resources_folder

URDU_FAMILY = "Skatdesk Urdu"
"""Put first in the application font while the program speaks Urdu (``Look.use(family=…)``)."""


def add_bundled_fonts() -> None:
    """Makes the bundled fonts known to this application."""
    for path in sorted((resources_folder() / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))
