"""What a wish came to is told in the language of the moment."""

import pytest
from PySide6.QtCore import QCoreApplication

from skatdesk.coach.wishes.finding import Impossible, NotFound
from skatdesk.i18n.languages import Language
from skatdesk.ui.deals.page import DealsPage
from tests.ui.conftest import House


@pytest.mark.parametrize("kind", [Impossible, NotFound])
def test_why_nothing_was_dealt_follows_the_language(
    page: DealsPage, house: House, kind: type, monkeypatch: pytest.MonkeyPatch
) -> None:
    page.wishes.add_wish()
    row = page.wishes.rows[0]
    outcome = NotFound(1000) if kind is NotFound else Impossible((row.wish,))
    monkeypatch.setattr("skatdesk.ui.deals.wish_panel.find", lambda *_, **__: outcome)
    page.wishes.deal_rest()
    english = page.wishes.said, row.accessibleDescription()
    house.speak(Language.GERMAN)
    QCoreApplication.processEvents()
    german = page.wishes.said, row.accessibleDescription()

    assert bool(german[1]) is (kind is Impossible)
    assert all(said != before for said, before in zip(german, english, strict=True) if before)
    assert german[0]
