"""The catalogues, and a language that is put back afterwards."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.catalogues import Translations
from skatdesk.i18n.languages import Language
from skatdesk.paths import translations_folder


@pytest.fixture
def catalogues() -> Path:
    """The folder of the compiled catalogues; each test run compiles them first."""
    return translations_folder()


@pytest.fixture
def speak() -> Iterator[Callable[[Language], None]]:
    """Makes the locale of a language the default one, which is put back afterwards."""
    before = QLocale()
    yield lambda language: QLocale.setDefault(language.locale)
    QLocale.setDefault(before)


@pytest.fixture
def translations(qapp: QApplication, catalogues: Path) -> Iterator[Translations]:
    locale = QLocale()
    translations = Translations(catalogues)
    yield translations
    translations.use(Language.ENGLISH)
    translations.deleteLater()
    QCoreApplication.sendPostedEvents(translations, QEvent.Type.DeferredDelete)
    QLocale.setDefault(locale)
