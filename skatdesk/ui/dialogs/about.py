"""What Skatdesk is, under which licence, and what it stands on."""

import platform
from importlib.metadata import PackageNotFoundError, version

from PySide6.QtCore import QLocale, Qt, Slot, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from skatdesk import __version__
from skatdesk.i18n.bidi import isolate
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import BODY

_WIDTH = 520
_PACKAGES = ("PySide6-Essentials", "numba", "numpy", "platformdirs", "pyqtgraph")
_LINES = 10


class AboutDialog(Page):
    """Version, licence, what it is built on, and details to copy into a report."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(look, _WIDTH, parent)
        self._version = RichLine(look, bold=True)
        self._what = RichLine(look, wrap=True, even=True)
        self._licence = RichLine(look, ink="text2", wrap=True, even=True)
        self._ground = RichLine(look, ink="text2", wrap=True, even=True)
        self.details = QPlainTextEdit()
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.copy_button = Button(look, icon="copy")
        self.close_button = Button(look, kind=Kind.PRIMARY)
        for part in (self._version, self._what, self._licence, self._ground, self.details):
            self.body.addWidget(part)
        self.add_button(self.copy_button, leading=True)
        self.add_button(self.close_button, default=True)
        self.copy_button.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.accept)
        look.changed.connect(self._fit)
        self._fit()
        self._write_words()

    def _write_words(self) -> None:
        self.show_title(self.tr("About Skatdesk"))
        self._version.show_text(self.tr("Version {version}").format(version=isolate(__version__)))
        self._what.show_text(self.tr("Skat, the German card game for three, and its score list"))
        self._licence.show_text(
            self.tr("Free software under the MIT licence: use it, share it, change it. Its cards are its own")
        )
        self._ground.show_text(
            self.tr("It stands on {names}, with thanks to all who make them").format(
                names=isolate("Python, Qt, PySide6, numba, NumPy, pyqtgraph, platformdirs")
            )
        )
        self.details.setPlainText(details(self._look))
        self.details.setAccessibleName(self.tr("Details for a report"))
        self.copy_button.setText(self.tr("Copy details"))
        self.close_button.setText(self.tr("Close"))

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())
        #: button: the details are on the clipboard now
        self.copy_button.setText(self.tr("Copied"))

    def _fit(self) -> None:
        self.details.setFont(self._look.font(BODY))
        line = self.details.fontMetrics().lineSpacing()
        self.details.setFixedHeight(line * _LINES + self._look.px(40))


def details(look: Look) -> str:
    """What whoever reads a report needs to know, always in English; nothing about the user."""
    screen = QGuiApplication.primaryScreen()
    size = screen.size()
    lines = [
        f"Skatdesk {__version__}",
        f"Python {platform.python_version()}, Qt {qVersion()}",
        *(f"{name} {_version(name)}" for name in _PACKAGES),
        f"{platform.platform()}, {QGuiApplication.platformName()}",
        f"Screen {size.width()} × {size.height()} at {screen.devicePixelRatio():g}",
        f"Language {QLocale().name()}, colours {look.theme.name}, size {look.scale:g}",
    ]
    return "\n".join(lines)


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "(unknown)"
