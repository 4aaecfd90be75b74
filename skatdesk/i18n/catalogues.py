"""The interface language, exchanged while the program runs."""

import logging
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtGui import QGuiApplication

from skatdesk.i18n.languages import Language

_log = logging.getLogger(__name__)


class Translations(QObject):
    """Installs the catalogues of one language at a time.

    Widgets hear of a change through ``QEvent.Type.LanguageChange``, everything else
    through ``languageChanged``. Until ``use`` is called the English source text shows.

    Signals:
        languageChanged(object): the new ``Language``; locale, direction and catalogues are in place.
    """

    languageChanged = Signal(object)

    def __init__(self, directory: Path, parent: QObject | None = None) -> None:
        """``directory`` holds the compiled catalogues, ``skatdesk_de.qm`` and so on."""
        super().__init__(parent)
        self._directory = directory
        self._language = Language.ENGLISH
        self._installed: list[QTranslator] = []

    @property
    def language(self) -> Language:
        """The language in use."""
        return self._language

    def use(self, language: Language) -> None:
        """Changes texts, default locale and layout direction at once; where it is in use already, nothing.

        A missing catalogue is logged, and its part of the texts stays English.
        """
        changed = language is not self._language
        if not changed and self._installed:
            return  # else every widget would be told, and write its words anew
        self._language = language
        QLocale.setDefault(language.locale)
        if isinstance(QCoreApplication.instance(), QGuiApplication):
            QGuiApplication.setLayoutDirection(language.direction)
        outdated, self._installed = self._installed, []
        for translator in outdated:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        # the last installed is asked first, and ours must come before Qt's
        qts = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        self._install("qtbase", qts, self._directory)
        self._install("skatdesk", self._directory)
        if changed:
            self.languageChanged.emit(language)

    def _install(self, catalogue: str, *directories: Path) -> None:
        """Installs the catalogue from every directory that has it.

        Qt itself has no Urdu, and some gaps in other languages; our folder has what is missing.
        """
        name = f"{catalogue}_{self._language}.qm"
        found = False
        for directory in directories:
            translator = QTranslator(self)
            if translator.load(str(directory / name)):
                QCoreApplication.installTranslator(translator)
                self._installed.append(translator)
                found = True
            else:
                translator.deleteLater()
        if not found:
            _log.warning("no catalogue %s", name)
