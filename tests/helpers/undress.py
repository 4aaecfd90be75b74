"""Takes off the application what a window has dressed it in."""

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication


def undress(qapp: QApplication) -> None:
    """The application as it was before it had a window: style sheet, colours, font, direction and locale."""
    QLocale.setDefault(QLocale.c())
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    qapp.setStyleSheet("")
    qapp.setPalette(QPalette())
    qapp.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont))
