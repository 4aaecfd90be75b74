"""Language, card words, deck, theme and size change during every phase: nothing stale is left."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QApplication, QWidget

from skatdesk.i18n.card_names import CardNaming, CornerLetters, SuitWords
from skatdesk.i18n.languages import Language
from skatdesk.ui.look.theme import Back, Deck, Scheme
from skatdesk.ui.table.speeds import Speed
from tests.ui.table.at_table import AtTable
from tests.ui.table.sitting_down import Tables
from tests.ui.table.situations import SITUATIONS, TYPICAL

GERMAN = CardNaming(Language.GERMAN, SuitWords.GERMAN)


class Pseudo(QTranslator):
    """A language in which every sentence stands in brackets."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, _context: str, text: str, _comment: str | None = None, _n: int = -1) -> str:
        return f"‹{text}›"


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[Pseudo]:
    """Ready to be installed; taken away in the end."""
    translator = Pseudo()
    yield translator
    QCoreApplication.removeTranslator(translator)


def words(t: AtTable) -> list[str]:
    """All words but a message, which goes with the language it was said in."""
    t.table.strip.clear()
    t.settle()
    return t.words()


@pytest.mark.parametrize("name", SITUATIONS)
def test_another_language_leaves_no_stale_word(qapp: QApplication, tables: Tables, pseudo: Pseudo, name: str) -> None:
    """A table that changes says the same as one that never spoke another language."""
    t = tables(Speed.AT_ONCE)
    SITUATIONS[name](t)
    before = words(t)
    QCoreApplication.installTranslator(pseudo)
    t.settle()
    changed = words(t)
    t.close()
    fresh = AtTable(qapp, catalogues=False)
    fresh.show()
    SITUATIONS[name](fresh)
    try:
        assert changed == words(fresh)
        assert changed != before
    finally:
        fresh.close()


@pytest.mark.parametrize("name", TYPICAL)
def test_other_card_words_leave_no_stale_word(t: AtTable, name: str) -> None:
    """The naming alone changes, the language stays."""
    SITUATIONS[name](t)
    t.namer.use(GERMAN)
    changed = words(t)
    SITUATIONS[name](t)

    assert changed == words(t)


@pytest.mark.parametrize("name", ["bidding_pointed", "discard_one", "announce_hearts", "follow", "won"])
def test_another_look_leaves_no_stale_picture(t: AtTable, name: str) -> None:
    """Deck, back, corner letters and theme: the same picture as if it had been so from the beginning."""
    t.table.scene.row.set_focus(None)
    SITUATIONS[name](t)
    before = t.table.grab().toImage()
    t.look.use(deck=Deck.TOURNAMENT, back=Back.ROSETTE, scheme=Scheme.DARK)
    t.namer.use(CardNaming(Language.TURKISH, letters=CornerLetters.SPOKEN))
    t.settle()
    changed = t.table.grab().toImage()
    SITUATIONS[name](t)
    t.settle()

    assert changed != before
    assert changed == t.table.grab().toImage()


@pytest.mark.parametrize("name", ["bidding_pointed", "discard_one", "announce_hearts", "follow", "rearrange", "won"])
def test_another_size_leaves_nothing_in_its_old_place(t: AtTable, name: str) -> None:
    """The same geometry as if the window had been that large from the beginning."""
    SITUATIONS[name](t)
    t.look.use(scale=0.78)
    t.table.resize(984, 700)
    t.settle()
    changed = places(t)
    SITUATIONS[name](t)

    assert changed == places(t)


@pytest.mark.parametrize("name", ["bidding_hear", "bidding_pointed", "four_bidding"])
def test_the_parts_of_the_bidding_follow_the_size(t: AtTable, name: str) -> None:
    """The same geometry in the panel as if the letters had been that small from the beginning."""
    SITUATIONS[name](t)
    t.look.use(scale=0.78)
    t.table.resize(984, 700)
    t.settle()
    changed = parts(t)
    SITUATIONS["won"](t)
    SITUATIONS[name](t)

    assert changed == parts(t)


def parts(t: AtTable) -> list[tuple[str, object]]:
    """Where the parts of the panel lie in it."""
    panel = t.table.panel
    assert panel is not None
    return [
        (type(part).__name__, part.geometry().getRect()) for part in panel.findChildren(QWidget) if part.isVisible()
    ]


def places(t: AtTable) -> list[object]:
    """Where everything lies."""
    widgets = [t.table.panel, t.table.bar, t.table.status, *t.table.plates.values(), *t.table.bubbles.values()]
    shown = [widget for widget in widgets if widget is not None and widget.isVisible()]
    boxes: list[object] = [widget.geometry().getRect() for widget in shown]
    items = sorted((item.x(), item.y(), item.scale()) for item in t.table.scene._items if item.isVisible())
    return [*boxes, *items]


@pytest.mark.parametrize("name", ["skat", "kontra_asked", "second", "consent"])
def test_a_game_pointed_at_before_lights_no_cards_when_words_change(t: AtTable, name: str) -> None:
    """Panels out of use keep to themselves: the hand belongs to the question there is."""
    SITUATIONS["bidding_pointed"](t)
    SITUATIONS["announce_hearts"](t)
    SITUATIONS[name](t)
    before = hand(t)
    t.show_in(Language.GERMAN)

    assert hand(t) == before


def hand(t: AtTable) -> list[tuple[float, float]]:
    """How the cards of the hand stand, and how far they are veiled."""
    return [(item.y(), item.worn.veil) for item in t.table.scene.row.items]


def test_a_change_while_cards_fly_does_no_harm(tables: Tables) -> None:
    """In the middle of dealing: language, deck, theme, size; then the deal goes on."""
    t = tables(Speed.LEISURELY)
    t.begin()
    t.series.next_deal()
    assert t.table.choreographer.moving
    t.show_in(Language.URDU)
    t.series.same_cards_again()
    t.look.use(deck=Deck.TOURNAMENT, scheme=Scheme.CONTRAST, scale=1.2)
    t.table.resize(1400, 900)
    t.settle()

    assert len(t.table.scene.row.cards) == 10


def test_what_stays_left_to_right_in_urdu(t: AtTable) -> None:
    """Seats, trick and hand lie as ever; the lines and panels turn."""
    SITUATIONS["follow"](t)
    before = [(item.x(), item.y()) for item in t.table.scene.row.items]
    plates = [plate.geometry() for plate in t.table.plates.values()]
    menu = t.table.bar.menu_button.x()
    t.show_in(Language.URDU)

    assert [(item.x(), item.y()) for item in t.table.scene.row.items] == before
    assert [plate.geometry() for plate in t.table.plates.values()] == plates
    assert t.table.bar.menu_button.x() > t.table.width() - 100 > menu
