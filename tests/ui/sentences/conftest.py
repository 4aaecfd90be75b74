"""Sentences in English, without the interface catalogue: the texts of the source."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.card_names import CardNamer, CardNaming
from skatdesk.i18n.languages import Language
from skatdesk.paths import translations_folder
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.ui.sentences import Company, Sentences


@pytest.fixture
def namer(qapp: QApplication) -> Iterator[CardNamer]:
    locale = QLocale()
    QLocale.setDefault(QLocale(QLocale.Language.English))
    namer = CardNamer(translations_folder(), CardNaming(Language.ENGLISH))
    yield namer
    namer.deleteLater()
    QCoreApplication.sendPostedEvents(namer, QEvent.Type.DeferredDelete)
    QLocale.setDefault(locale)


@pytest.fixture
def sentences(namer: CardNamer) -> Sentences:
    return Sentences(namer, namer)


@pytest.fixture
def company() -> Company:
    """Ada, who reads, is forehand; then Ben and Cem."""
    return Company(BySeat("Ada", "Ben", "Cem"), Seat.FOREHAND)
