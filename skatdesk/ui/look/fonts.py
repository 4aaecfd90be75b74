"""The bundled font for Urdu, used for the letters the system font does not have.

It has a family name of its own, so that an installed font of the same origin cannot take
its place (Debian's own fonts lack letters of Urdu).
"""

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from skatdesk.paths import resources_folder

URDU_FAMILY = "Skatdesk Urdu"


def add_bundled_fonts(app: QApplication) -> None:
    """Lets the application fall back on the bundled font; the system font stays first."""
    for path in sorted((resources_folder() / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))
    font = QFont(app.font())
    families = font.families()
    if URDU_FAMILY not in families:
        font.setFamilies([*families, URDU_FAMILY])
        app.setFont(font)
