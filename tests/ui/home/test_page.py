"""The home page: what it offers, how it is used, and that it follows every choice made on it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt
from PySide6.QtGui import QAccessible, QAction, QKeySequence
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.i18n.card_names import CardNaming
from skatdesk.i18n.languages import Language
from skatdesk.settings.options import CARD_NAMING, DECK, LANGUAGE, PLAYER_NAME
from skatdesk.ui.home import door
from skatdesk.ui.home.chooser import Chooser
from skatdesk.ui.home.door import Door
from skatdesk.ui.home.page import HomePage
from skatdesk.ui.look.theme import Deck, Scheme
from tests.ui.conftest import House, Press
from tests.ui.home.conftest import LIST, PUZZLE, RUNNING

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def heard(home: HomePage) -> Callable[[], str]:
    """What the page has asked for so far: "play", "continue"."""
    said: list[str] = []
    plays, goes_on = QSignalSpy(home.playRequested), QSignalSpy(home.continueRequested)

    def heard() -> str:
        said[:] = ["play"] * plays.count() + ["continue"] * goes_on.count()
        return " ".join(said)

    return heard


# ---------------------------------------------------------------- the next step


def test_without_a_running_series_the_one_next_step_is_to_play(home: HomePage) -> None:
    assert home.continue_.isHidden()
    assert home.play.isVisible()


def test_a_running_series_comes_first(home: HomePage) -> None:
    home.show_running(*RUNNING)
    QCoreApplication.sendPostedEvents()

    assert (home.continue_.text(), home.continue_.accessibleDescription()) == RUNNING
    assert home.continue_.height() > home.play.height()
    assert home.continue_.geometry().bottom() < home.play.geometry().top()


def test_when_the_series_is_over_it_is_offered_no_more(home: HomePage, press: Press, heard: Callable[[], str]) -> None:
    home.show_running(*RUNNING)
    home.show_running("", "")
    press(home, Qt.Key.Key_Return)

    assert home.continue_.isHidden()
    assert heard() == "play"


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_P, Qt.Key.Key_Space])
def test_keys_open_a_new_table(home: HomePage, press: Press, heard: Callable[[], str], key: Qt.Key) -> None:
    press(home, key)

    assert heard() == "play"


def test_learning_is_a_click_or_a_key_away(home: HomePage, press: Press) -> None:
    asked = QSignalSpy(home.learnRequested)
    QTest.mouseClick(home.learn, LEFT)
    press(home, Qt.Key.Key_L)

    assert asked.count() == 2


def test_below_a_running_series_play_and_learn_stand_side_by_side(home: HomePage) -> None:
    QCoreApplication.sendPostedEvents()
    assert home.learn.geometry().top() > home.play.geometry().bottom()

    home.show_running(*RUNNING)
    QCoreApplication.sendPostedEvents()

    assert home.learn.geometry().top() == home.play.geometry().top()
    assert home.learn.width() == home.play.width()


def test_doors_lie_as_far_below_each_other_as_beside_each_other(home: HomePage) -> None:
    QCoreApplication.sendPostedEvents()
    play, learn, sheet, figures = (one.geometry() for one in (home.play, home.learn, home.sheet, home.statistics))

    assert learn.top() - play.bottom() == sheet.top() - learn.bottom() == figures.left() - sheet.right()


@pytest.mark.parametrize(
    ("key", "what"),
    [(Qt.Key.Key_Return, "continue"), (Qt.Key.Key_Enter, "continue"), (Qt.Key.Key_P, "play")],
)
def test_enter_continues_a_running_series(
    home: HomePage, press: Press, heard: Callable[[], str], key: Qt.Key, what: str
) -> None:
    home.show_running(*RUNNING)
    press(home, key)

    assert heard() == what


def test_enter_continues_wherever_the_focus_is(home: HomePage, press: Press, heard: Callable[[], str]) -> None:
    home.show_running(*RUNNING)
    home.deck.list.setFocus()
    press(home, Qt.Key.Key_Return)

    assert heard() == "continue"


def test_enter_on_the_play_button_plays(home: HomePage, press: Press, heard: Callable[[], str]) -> None:
    home.show_running(*RUNNING)
    home.play.setFocus(Qt.FocusReason.TabFocusReason)
    press(home, Qt.Key.Key_Return)

    assert heard() == "play"


def test_clicks_do_the_same(home: HomePage, heard: Callable[[], str]) -> None:
    home.show_running(*RUNNING)
    QTest.mouseClick(home.play, LEFT)

    assert heard() == "play"

    QTest.mouseClick(home.continue_, LEFT)

    assert heard() == "play continue"


def test_the_keys_of_the_table_do_not_take_those_of_the_page(qtbot: QtBot, house: House, press: Press) -> None:
    """P passes at the table, by a shortcut of the whole window."""
    window = QMainWindow()
    qtbot.addWidget(window)
    home = HomePage(house.look, house.namer, house.faces, house.settings)
    window.setCentralWidget(home)
    pass_ = QAction(window)
    pass_.setShortcut(QKeySequence("P"))
    window.addAction(pass_)
    with qtbot.waitExposed(window):
        window.show()
    passed, played = QSignalSpy(pass_.triggered), QSignalSpy(home.playRequested)
    press(window, Qt.Key.Key_P)

    assert (passed.count(), played.count()) == (0, 1)


def test_other_keys_are_left_to_the_window(qtbot: QtBot, house: House, press: Press) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    home = HomePage(house.look, house.namer, house.faces, house.settings)
    window.setCentralWidget(home)
    sheet = QAction(window)
    sheet.setShortcut(QKeySequence("F1"))
    window.addAction(sheet)
    with qtbot.waitExposed(window):
        window.show()
    asked = QSignalSpy(sheet.triggered)
    press(window, Qt.Key.Key_F1)

    assert asked.count() == 1


# ---------------------------------------------------------------- choices


def _choose(chooser: Chooser, value: str) -> None:
    """Picks a value with the keyboard, as somebody does who has opened nothing."""
    chooser.list.setFocus()
    wanted = chooser.list.findData(value)
    while (now := chooser.list.currentIndex()) != wanted:
        QTest.keyClick(chooser.list, Qt.Key.Key_Down if now < wanted else Qt.Key.Key_Up)


def test_choosers_set_the_options(home: HomePage, house: House) -> None:
    _choose(home.language, "tr")
    _choose(home.naming, "de")
    _choose(home.deck, "tournament")

    assert [house.settings.get(option) for option in (LANGUAGE, CARD_NAMING, DECK)] == ["tr", "de", "tournament"]


def test_letters_open_doors_after_a_language_was_chosen(home: HomePage) -> None:
    """It is the first thing somebody does who does not read the page; then the keys are still with the list."""
    learned, counted = QSignalSpy(home.learnRequested), QSignalSpy(home.statisticsRequested)
    _choose(home.language, "tr")
    QTest.keyClick(home.language.list, Qt.Key.Key_L)
    QTest.keyClick(home.language.list, Qt.Key.Key_T)

    assert (learned.count(), counted.count()) == (1, 1)
    assert home.language.list.currentData() == "tr"


def test_choosers_say_what_the_system_has_come_to(home: HomePage) -> None:
    """Nobody who does not read the language could use "Same as the system"."""
    assert home.language.list.currentText() == "English"
    assert [home.language.list.itemData(i) for i in range(home.language.list.count())] == ["en", "de", "tr", "ur", "fr"]
    assert home.naming.list.currentText() == "English"


def test_choosers_follow_choices_made_elsewhere(home: HomePage, house: House) -> None:
    house.translations.use(Language.FRENCH)
    house.namer.use(CardNaming(Language.TURKISH))
    house.look.use(deck=Deck.TOURNAMENT)
    QCoreApplication.sendPostedEvents()

    shown = [chooser.list.currentData() for chooser in (home.language, home.naming, home.deck)]
    assert shown == ["fr", "tr", "tournament"]


def test_showing_a_choice_does_not_set_it(home: HomePage, house: House) -> None:
    house.speak(Language.GERMAN)
    QCoreApplication.sendPostedEvents()

    assert house.settings.get(LANGUAGE) == house.settings.get(CARD_NAMING) == "system"


def test_the_page_speaks_the_language_in_use(home: HomePage, house: House) -> None:
    english = home.play.text()
    house.speak(Language.GERMAN)
    QCoreApplication.sendPostedEvents()
    translated = QCoreApplication.translate("HomePage", "Play")

    assert home.play.text() == translated
    assert english == "Play"


# ---------------------------------------------------------------- greeting


def test_the_user_is_greeted_by_name(home: HomePage, house: House) -> None:
    assert "Ada" not in home._greeting.text()

    house.settings.set(PLAYER_NAME, "Ada")

    assert "Ada" in home._greeting.text()


def test_a_page_that_is_gone_greets_nobody(qtbot: QtBot, house: House) -> None:
    page = HomePage(house.look, house.namer, house.faces, house.settings)
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    house.settings.set(PLAYER_NAME, "Ada")


# ---------------------------------------------------------------- looks


def test_page_and_felt_change_sides_where_text_runs_from_right_to_left(home: HomePage, house: House) -> None:
    assert home.play.mapTo(home, home.play.rect().center()).x() < home.width() / 2

    house.speak(Language.URDU)
    QCoreApplication.sendPostedEvents()
    home.resize(1025, 700)

    assert home.play.mapTo(home, home.play.rect().center()).x() > home.width() / 2


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("width", "height", "scale", "enlarged"),
    [
        (853, 440, 0.6, False),
        (1024, 700, 0.78, False),
        (1440, 900, 1.0, False),
        (1920, 1080, 1.2, False),
        (960, 600, 0.87, True),
        (1024, 700, 0.93, True),
        (1440, 900, 1.3, True),
    ],
)
def test_everything_fits(
    home: HomePage, house: House, language: Language, width: int, height: int, scale: float, enlarged: bool
) -> None:
    house.look.use(scale=scale, enlarged=enlarged, deck=Deck.TOURNAMENT)  # which is called longest
    house.settings.set(PLAYER_NAME, "Maximiliane-Friederike")
    house.speak(language)
    home.show_running(*RUNNING)
    home.show_list(*LIST)
    home.show_puzzle(PUZZLE)
    QCoreApplication.sendPostedEvents()
    home.resize(width, height)
    QCoreApplication.sendPostedEvents()
    need = home.minimumSizeHint()

    assert need.width() <= width
    assert need.height() <= height
    assert home.size().width() == width
    for chooser in (home.language, home.naming, home.deck):
        assert chooser.list.width() >= chooser.list.width_for([chooser.list.currentText()])
        assert home.rect().contains(chooser.mapTo(home, chooser.rect().bottomRight()))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("running", [RUNNING, ("", "")])
@pytest.mark.parametrize("written", [LIST, ("", "")])
def test_doors_hold_their_words_on_a_small_screen(
    home: HomePage,
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    language: Language,
    running: tuple[str, str],
    written: tuple[str, str],
) -> None:
    """A screen of 1280 x 720 with everything half as large again."""
    house.look.use(scale=0.6)
    house.speak(language)
    home.show_running(*running)
    home.show_list(*written)
    home.show_puzzle(PUZZLE)
    home.resize(853, 440)
    QCoreApplication.sendPostedEvents()
    rooms: list[QRectF] = []
    monkeypatch.setattr(door, "write_lines", lambda _painter, room, *_rest: rooms.append(room))
    for one in home.findChildren(Door):
        rooms.clear()
        one.grab()

        assert min(room.top() for room in rooms) > 12, one.text()  # 8 of them shadow
        assert max(room.bottom() for room in rooms) < one.height() - 12, one.text()


@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST])
@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
def test_the_page_paints_in_every_look(home: HomePage, house: House, scheme: Scheme, language: Language) -> None:
    """Qt warnings fail the test."""
    house.look.use(scheme=scheme)
    house.speak(language)
    home.show_running(*RUNNING)
    image = home.grab().toImage()

    assert len({image.pixel(x, y) for x in range(0, 1024, 9) for y in range(0, 700, 9)}) > 50


def test_the_jacks_are_those_of_the_deck_in_use(home: HomePage, house: House) -> None:
    before = home.grab().toImage()
    house.look.use(deck=Deck.TOURNAMENT)

    assert home.grab().toImage() != before


def test_the_small_cards_speak_the_card_words(home: HomePage, house: House) -> None:
    before = home.grab().toImage()
    house.namer.use(CardNaming(Language.GERMAN))

    assert home.grab().toImage() != before


def test_everything_that_takes_the_focus_has_a_name(home: HomePage) -> None:
    home.show_running(*RUNNING)
    home.show_puzzle(PUZZLE)
    reached = [widget for widget in home.findChildren(QWidget) if widget.isVisible() and _takes_focus(widget)]

    assert len(reached) == 10
    assert [widget for widget in reached if not _name(widget)] == []


def _takes_focus(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)


def _name(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


# ---------------------------------------------------------------- the strong players


@pytest.mark.parametrize("language", Language)
def test_nothing_moves_when_the_strong_players_are_ready(home: HomePage, house: House, language: Language) -> None:
    """The note about them is two lines in every language, what is said there otherwise is one."""
    house.translations.use(language)
    parts = home.play, home.sheet, home.statistics

    def places() -> list[QRectF]:
        for _ in range(3):  # nested layouts find their sizes
            QCoreApplication.processEvents()
        return [QRectF(part.geometry()) for part in parts]

    home.show_preparing(True)
    waiting = places()
    assert home._preparing.isVisible()
    home.show_preparing(False)

    assert places() == waiting
    assert home._footer.isVisible()
    assert not home._preparing.isVisible()
