"""One walk per language for all tests of this folder: each takes seconds."""

import os
import pickle
from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.languages import Language
from tests.helpers.language_survey import Findings, survey

Surveyed = Callable[[Language | None], Findings]


@pytest.fixture(scope="session")
def surveyed(qapp: QApplication, request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Surveyed:
    """What a walk through every screen brings in a language; None is the pseudo-language.

    Processes that share the work of one run share what they have found, too.
    """
    folder = tmp_path_factory.getbasetemp()
    if hasattr(request.config, "workerinput"):
        folder = folder.parent  # of the whole run
    known: dict[Language | None, Findings] = {}

    def find(language: Language | None) -> Findings:
        if language not in known:
            kept = folder / f"survey-{language}"
            if not kept.exists():
                part = kept.with_suffix(f".{os.getpid()}")
                part.write_bytes(pickle.dumps(survey(qapp, language)))
                part.replace(kept)
            known[language] = pickle.loads(kept.read_bytes())
        return known[language]

    return find
