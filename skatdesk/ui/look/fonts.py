"""The bundled fonts for Urdu. That for text is found by Qt for the letters the system font does not have.

They have family names of their own, so that installed fonts of the same origin cannot take
their place. They are not named in the application font of other languages: that would make
all lines as high as those of Urdu.
"""

from functools import cache

from PySide6.QtGui import QFontDatabase

from skatdesk.paths import resources_folder

URDU_FAMILY = "Skatdesk Urdu"
"""Put first in the application font while the program speaks Urdu (``Look.use(families=…)``)."""
NASTALIQ_FAMILY = "Skatdesk Nastaliq"
"""For headings in Urdu, where the user wants them so (``Look.use(families=…)``)."""


def add_bundled_fonts() -> None:
    """Makes the font for text known to this application."""
    _add("fonts")


def families(*, urdu: bool, nastaliq: bool) -> tuple[str, str]:
    """What stands before the system font in text and in headings, "" for nothing (``Look.use``)."""
    if not urdu:
        return "", ""
    # not known before it is wanted, or Qt could take it for text as well
    if nastaliq:
        _add("fonts/headings")
    return URDU_FAMILY, NASTALIQ_FAMILY if nastaliq else ""


@cache
def _add(folder: str) -> None:
    """Once: Qt would keep the same fonts a second time."""
    for path in sorted((resources_folder() / folder).glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))
