"""The window of the guide, by keys and mouse."""

import random
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QImage, QKeySequence, QPixmap, QTextDocument
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.i18n.card_names import CardNaming, SuitWords
from skatdesk.i18n.languages import Language
from skatdesk.settings.options import GUIDE_GEOMETRY, GUIDE_ZOOM
from skatdesk.settings.settings import SettingsError
from skatdesk.ui.desk import Desk
from skatdesk.ui.guide import chapters
from skatdesk.ui.guide.hits import _Drawing
from skatdesk.ui.guide.window import GuideWindow
from skatdesk.ui.look import screens
from skatdesk.ui.look.items import Index
from skatdesk.ui.look.theme import Deck, Scheme
from tests.helpers.wheel import turn_wheel
from tests.ui.conftest import House, Press

KEYS = chapters.order()


def test_it_opens_at_the_first_chapter(window: GuideWindow) -> None:
    assert window.chapter == "cards"
    assert window.windowTitle() == "The cards and their values – Skatdesk guide"
    assert window.contents.count() == len(KEYS)
    assert "Skat is played with 32 cards" in window.browser.toPlainText()


def test_the_arrow_keys_lead_through_the_chapters(window: GuideWindow, press: Press) -> None:
    window.contents.setFocus()
    press(window, Qt.Key.Key_Down)
    press(window, Qt.Key.Key_Down)

    assert window.chapter == KEYS[2]


def test_letters_search_wherever_the_focus_is(window: GuideWindow, qtbot: QtBot) -> None:
    for start in (window.browser, window.contents):
        window.search.clear()
        start.setFocus()
        qtbot.waitUntil(start.hasFocus)
        QTest.keyClick(start, Qt.Key.Key_K)
        QTest.keyClick(window.search, Qt.Key.Key_A)
        assert window.search.text() == "ka"


def test_enter_goes_from_place_to_place_and_round(window: GuideWindow, press: Press) -> None:
    window.search.setFocus()
    QTest.keyClicks(window.search, "sixty to SIXTY")
    assert window.chapter == "counting"
    assert marked(window) == "Sixty to sixty"

    window.search.setText("revolution")
    seen = []
    for _ in range(window.found.count()):
        press(window, Qt.Key.Key_Return)
        seen.append((window.chapter, window.found.currentRow()))
        assert marked(window).casefold() == "revolution"
    assert {chapter for chapter, _ in seen} == {"house-rules", "glossary"}
    assert len(set(seen)) == window.found.count()


def test_who_has_left_a_place_found_comes_back_by_a_click_or_enter(window: GuideWindow, press: Press) -> None:
    window.search.setText("sixty to sixty")
    bar = window.browser.verticalScrollBar()
    assert window.found.count() == 1
    place = bar.value()

    bar.setValue(bar.minimum() if place else bar.maximum())
    assert bar.value() != place
    press(window.search, Qt.Key.Key_Return)
    assert bar.value() == place

    window.browser.chapterRequested.emit("bidding")
    spot = window.found.visualItemRect(window.found.item(0)).center()
    QTest.mouseClick(window.found.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert (window.chapter, bar.value()) == ("counting", place)


def test_what_the_program_works_out_is_found_too(window: GuideWindow) -> None:
    window.search.setText("with 2, game 3")

    assert window.found.count() > 3


def test_with_each_letter_only_what_is_found_now_is_laid_out(
    window: GuideWindow, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not once more what was found before, while it is taken away."""
    window.search.setText("tr")
    qapp.processEvents()
    lines: list[int] = []
    real = _Drawing._document

    def noted(drawing: _Drawing, index: Index, ink: str) -> QTextDocument:
        lines.append(index.model().rowCount())
        return real(drawing, index, ink)

    monkeypatch.setattr(_Drawing, "_document", noted)
    window.search.insert("u")

    assert set(lines) == {window.found.count()}


def test_nothing_found_says_so_and_escape_ends_the_search(window: GuideWindow, press: Press) -> None:
    window.search.setText("xyzzy")
    assert window.found.count() == 0
    assert window.count.text() == "Not found in the guide"

    press(window, Qt.Key.Key_Escape)
    assert window.search.text() == ""
    assert window.isVisible()
    press(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_it_closes_as_other_windows_do(window: GuideWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keySequence(window, QKeySequence(QKeySequence.StandardKey.Close))

    assert not window.isVisible()


def test_back_and_forward_return_to_the_place_read(window: GuideWindow) -> None:
    window.show_chapter("scoring")
    bar = window.browser.verticalScrollBar()
    bar.setValue(300)
    window.show_chapter("null")
    window.back.click()
    assert (window.chapter, bar.value()) == ("scoring", 300)
    window.forward.click()
    assert (window.chapter, bar.value()) == ("null", 0)
    assert not window.forward.isEnabled()
    QTest.keyClick(window.browser, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(window.browser, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert window.chapter == "cards"
    assert not window.back.isEnabled()


def test_the_way_that_ends_hands_the_keys_to_the_other(window: GuideWindow, qtbot: QtBot) -> None:
    """They went into the search field, and the next space stood there."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.show_chapter("scoring")
    window.back.setFocus()
    QTest.keyClick(window.back, Qt.Key.Key_Space)
    assert not window.back.isEnabled()
    assert window.forward.hasFocus()

    QTest.keyClick(window.forward, Qt.Key.Key_Space)
    assert window.chapter == "scoring"
    assert window.back.hasFocus()


def test_links_lead_to_their_chapters(window: GuideWindow) -> None:
    cursor = window.browser.document().find("chapter about Null")
    window.browser.setTextCursor(cursor)
    window.browser.ensureCursorVisible()
    end = window.browser.cursorRect(cursor).center()

    QTest.mouseClick(window.browser.viewport(), Qt.MouseButton.LeftButton, pos=end - QPoint(6, 0))

    assert window.chapter == "null"


def test_keys_change_the_size_of_text_and_pictures(window: GuideWindow, house: House, qapp: QApplication) -> None:
    before = window.browser.document().defaultFont().pixelSize()
    for _ in range(3):
        QTest.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    qapp.processEvents()
    assert house.settings.get(GUIDE_ZOOM) == 130
    assert window.browser.document().defaultFont().pixelSize() == round(before * 1.3)

    QTest.keyClick(window, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert house.settings.get(GUIDE_ZOOM) == 120
    QTest.keyClick(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert house.settings.get(GUIDE_ZOOM) == 100


def test_with_ctrl_a_notch_of_the_wheel_is_a_step_also_in_small_parts(window: GuideWindow, house: House) -> None:
    """As a touchpad tells of it."""
    for _ in range(4):
        turn_wheel(window.browser.viewport(), 30, Qt.KeyboardModifier.ControlModifier)
    assert house.settings.get(GUIDE_ZOOM) == 110

    turn_wheel(window.browser.viewport(), -240, Qt.KeyboardModifier.ControlModifier)
    assert house.settings.get(GUIDE_ZOOM) == 90


def test_size_and_place_are_remembered(window: GuideWindow, house: House) -> None:
    window.resize(900, 600)
    window.close()

    assert house.settings.get(GUIDE_GEOMETRY)


def test_it_is_never_larger_than_its_screen(house: House, desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    small = QSize(900, 600)
    monkeypatch.setattr(screens, "screen_of", lambda _window: SimpleNamespace(availableSize=lambda: small))
    window = GuideWindow(desk, house.settings, house.translations)

    assert window.size().boundedTo(small) == window.size()
    window.deleteLater()


def test_it_reads_from_the_right_in_urdu(window: GuideWindow, house: House, qapp: QApplication) -> None:
    house.speak(Language.URDU)
    qapp.processEvents()

    assert window.browser.x() == 0
    assert window.contents.mapTo(window, QPoint()).x() >= window.browser.width()
    window.search.setText("18")
    window.search.grab()
    assert window.search.cursorRect().center().x() > window.search.width() / 2
    for key in KEYS[::3]:
        window.show_chapter(key)
        assert window.grab().width() == window.width()


@pytest.mark.parametrize("language", Language)
def test_nothing_is_wider_than_the_page(window: GuideWindow, house: House, language: Language) -> None:
    """Neither pictures nor tables, in the smallest window."""
    house.speak(language)
    window.resize(window.minimumWidth(), 420)
    QApplication.processEvents()
    assert window.width() < 1024
    for key in KEYS:
        window.show_chapter(key)
        assert window.browser.document().size().width() <= window.browser.viewport().width() + 1, key


@pytest.mark.parametrize("language", Language)
def test_the_first_page_is_as_wide_as_its_room(
    house: House, desk: Desk, language: Language, qapp: QApplication
) -> None:
    """Opened as F1 does it, then at other sizes: no line is cut off."""
    house.speak(language)
    window = GuideWindow(desk, house.settings, house.translations)
    window.show_chapter()
    window.show()
    for width, height in ((1040, 760), (1440, 900), (900, 2400), (1000, 600)):
        qapp.processEvents()
        assert window.browser.document().textWidth() == window.browser.viewport().width()
        window.resize(width, height)
    window.close()
    window.deleteLater()


def test_everything_follows_language_names_and_deck(window: GuideWindow, house: House, qapp: QApplication) -> None:
    window.show_chapter("bidding")
    assert "Diamonds" in window.browser.toPlainText()
    before = picture(window)

    house.look.use(deck=Deck.GERMAN)
    house.namer.use(CardNaming(Language.GERMAN, SuitWords.GERMAN))
    qapp.processEvents()

    assert "Schellen" in window.browser.toPlainText()
    assert picture(window) != before
    house.look.use(deck=Deck.FRENCH)


def test_switched_at_random_it_stays_where_it_is(window: GuideWindow, house: House, qapp: QApplication) -> None:
    """Language, naming, deck and colours, while reading; a leak would fail the test."""
    choose = random.Random(6)
    window.show_chapter("scoring")
    for _ in range(30):
        match choose.randrange(5):
            case 0:
                house.translations.use(choose.choice(list(Language)))
            case 1:
                house.namer.use(CardNaming(choose.choice(list(Language)), choose.choice(list(SuitWords))))
            case 2:
                house.look.use(deck=choose.choice(list(Deck)))
            case 3:
                house.look.use(scheme=choose.choice([Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST]))
            case 4:
                window.show_chapter(choose.choice(KEYS))
        chapter = window.chapter
        qapp.processEvents()
        assert window.chapter == chapter
        assert window.grab().width() == window.width()
    house.look.use(deck=Deck.FRENCH, scheme=Scheme.LIGHT)


def test_a_search_leads_nowhere_while_the_text_gets_larger(
    window: GuideWindow, house: House, qapp: QApplication
) -> None:
    """The place chosen stays chosen, and who reads on elsewhere stays there."""
    window.search.setText("grand")
    window.found.setCurrentRow(next(row for row, hit in enumerate(window._hits) if hit.key == "games") + 3)
    chosen = window.found.currentRow()
    assert marked(window).lower() == "grand"
    window.browser.verticalScrollBar().setValue(0)
    QTest.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    qapp.processEvents()
    assert window.found.currentRow() == chosen
    assert marked(window).lower() == "grand"
    assert window.browser.verticalScrollBar().value() == 0

    window.browser.chapterRequested.emit("seats")
    house.look.use(scheme=Scheme.DARK)
    qapp.processEvents()
    assert window.chapter == "seats"
    for language in (*Language, Language.ENGLISH):
        house.translations.use(language)
        qapp.processEvents()
        assert window.chapter == "seats"
    house.look.use(scheme=Scheme.LIGHT)


def test_a_search_follows_the_card_words(window: GuideWindow, house: House, qapp: QApplication) -> None:
    window.search.setText("Schellen")
    assert window.found.count() == 0

    house.namer.use(CardNaming(Language.GERMAN, SuitWords.GERMAN))
    qapp.processEvents()

    assert window.found.count() > 3
    assert "Schellen" in [mark.cursor.selectedText() for mark in window.browser.extraSelections()]


def test_everything_has_a_name_for_screen_readers(window: GuideWindow) -> None:
    named = (window.back, window.forward, window.smaller, window.larger, window.search, window.contents, window.browser)

    assert all(widget.accessibleName() for widget in named)


def marked(window: GuideWindow) -> str:
    """What is marked as found just now."""
    selections = window.browser.extraSelections()
    return selections[-1].cursor.selectedText()


def picture(window: GuideWindow) -> QImage:
    """The first picture of the page."""
    cursor = window.browser.document().find("\ufffc")
    pixmap: QPixmap = window.browser.loadResource(2, cursor.charFormat().toImageFormat().name())
    return pixmap.toImage()


def test_the_pictures_grow_though_that_cannot_be_kept(
    window: GuideWindow, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a full disk settings hold until the program ends, as the user is told."""

    def refuse() -> None:
        raise SettingsError(Path("settings.json"), "no space left")

    monkeypatch.setattr(house.settings, "_save", refuse)
    with pytest.raises(SettingsError):
        window._zoom_in()

    assert window._pictures.zoom == pytest.approx(house.settings.get(GUIDE_ZOOM) / 100)
    assert window._pictures.zoom > 1


def test_keys_that_come_to_a_page_without_links_are_seen_there(window: GuideWindow, qtbot: QtBot) -> None:
    """And no line of it moves."""
    window.show_chapter("using")
    with qtbot.waitActive(window):
        window.activateWindow()
    window.search.setFocus()
    browser = window.browser
    without, place = browser.grab().toImage(), browser.viewport().geometry()
    browser.setFocus()

    assert browser.grab().toImage() != without
    assert browser.viewport().geometry() == place
