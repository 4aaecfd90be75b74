"""One walk per language for all tests of this folder: each takes seconds."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.languages import Language
from tests.helpers.language_survey import Findings, survey

Surveyed = Callable[[Language | None], Findings]


@pytest.fixture(scope="session")
def surveyed(qapp: QApplication) -> Surveyed:
    """What a walk through every screen brings in a language; None is the pseudo-language."""
    known: dict[Language | None, Findings] = {}

    def find(language: Language | None) -> Findings:
        if language not in known:
            known[language] = survey(qapp, language)
        return known[language]

    return find
