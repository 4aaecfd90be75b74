"""The lines of the spread: which game, how often it was played, and how many of these were won."""

import pytest
from PySide6.QtWidgets import QApplication

from skatdesk.coach.spread import Declared, Spread
from skatdesk.i18n.languages import Language
from skatdesk.skat.contracts import DECLARABLE
from skatdesk.skat.seats import SEATS, BySeat
from skatdesk.ui.deals.page import DealsPage
from tests.helpers.painted_texts import PaintedTexts
from tests.ui.conftest import House


def test_screen_readers_are_told_it_with_the_signs_of_the_language(page: DealsPage, house: House) -> None:
    """A no-break space before the French colon, and the Urdu semicolon."""
    view = page.play.view
    view.show_spread(Spread(2, (), 2, 0, (), BySeat(0.0, 0.0, 0.0)))
    house.speak(Language.FRENCH)
    view.write_words()
    assert view.accessibleDescription().count("\u00a0: ") == 4
    house.speak(Language.URDU)
    view.write_words()
    assert view.accessibleDescription().count("؛ ") == 3


@pytest.mark.parametrize("language", Language)
def test_every_line_can_be_read_in_the_smallest_window(
    page: DealsPage, house: House, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """Each game with each seat, played and won a hundred times: no figure is wider."""
    house.speak(language)
    page.resize(1024, 700)
    view = page.play.view
    texts = PaintedTexts(monkeypatch)
    for seat in SEATS:
        for game in DECLARABLE:
            spread = Spread(100, (Declared(seat, game, 100, 100),), 0, 0, (), BySeat(0.0, 0.0, 0.0))
            view.show_spread(spread)
            qapp.processEvents()
            texts.listening = True
            view.grab()
            texts.listening = False

    assert texts.drawn
    assert not texts.shortened
