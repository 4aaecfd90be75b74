"""What a wish came to is told in the language of the moment."""

import pytest
from PySide6.QtCore import QCoreApplication

from skatdesk.coach.wishes.finding import Impossible, NotFound
from skatdesk.coach.wishes.wish import Place
from skatdesk.i18n.languages import Language
from skatdesk.skat.cards import parse_cards
from skatdesk.ui.deals.deal_words import KINDS
from skatdesk.ui.deals.page import DealsPage
from tests.helpers.drop_down import wish_for
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
    english = page.wishes.said.text(), row.accessibleDescription()
    house.speak(Language.GERMAN)
    QCoreApplication.processEvents()
    german = page.wishes.said.text(), row.accessibleDescription()

    assert bool(german[1]) is (kind is Impossible)
    assert all(said != before for said, before in zip(german, english, strict=True) if before)
    assert german[0]


def test_of_fixed_cards_is_spoken_only_where_there_are_some(page: DealsPage) -> None:
    """The skat is good for no game, whatever lies where."""
    page.wishes.add_wish()
    wish_for(page.wishes.rows[0], Place.SKAT, next(kind for kind in KINDS if kind.what == "games"))
    page.wishes.deal_rest()
    assert page.wishes.said.text() == "The marked wish cannot be fulfilled: change it"

    page.draft.put(parse_cards("C7"), Place.REARHAND)
    page.wishes.deal_rest()
    assert page.wishes.said.text().startswith("With the fixed cards nobody")


def test_every_amount_is_offered_once(page: DealsPage) -> None:
    words = page.wishes._words
    for kind in KINDS:
        offered = [words.amount(amount, kind) for amount in kind.amounts]
        assert len(set(offered)) == len(offered)
