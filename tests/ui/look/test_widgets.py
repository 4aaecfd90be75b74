"""The base widgets: painted in every theme, both reading directions and larger text; usable from the keyboard."""

from typing import TypeVar

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QKeySequence, QPainter
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QStyleOptionMenuItem, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.i18n.bidi import MARKS, isolate, left_to_right
from skatdesk.skat.cards import Suit
from skatdesk.ui.look.bar import Bar
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.fonts import add_bundled_fonts, families
from skatdesk.ui.look.menu import Menu
from skatdesk.ui.look.paint import lines_height, write, write_lines
from skatdesk.ui.look.panel import Panel
from skatdesk.ui.look.richline import Piece, RichLine, compose
from skatdesk.ui.look.suit_label import SuitLabel
from skatdesk.ui.look.theme import Look, Scheme
from skatdesk.ui.look.tokens import BODY, DENSE, GOLD, ROW, SMALL, SMALLEST_TEXT
from tests.helpers.gallery import widgets

W = TypeVar("W", bound=QWidget)
LEFT_TO_RIGHT, RIGHT_TO_LEFT = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("direction", [LEFT_TO_RIGHT, RIGHT_TO_LEFT])
@pytest.mark.parametrize("scheme", [Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST])
def test_all_widgets_paint(
    qtbot: QtBot, look: Look, scheme: Scheme, direction: Qt.LayoutDirection, scale: float
) -> None:
    """Qt warnings fail the test."""
    look.use(scheme=scheme, scale=scale)
    page = widgets(look)
    qtbot.addWidget(page)
    page.setLayoutDirection(direction)
    image = page.grab().toImage()

    assert len({image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}) > 10


def test_widgets_follow_a_change_of_look(qtbot: QtBot, look: Look) -> None:
    page = widgets(look)
    qtbot.addWidget(page)
    before, size = page.grab().toImage(), page.sizeHint()
    look.use(scheme=Scheme.DARK, scale=1.5)

    assert page.grab().toImage() != before
    assert page.sizeHint().height() > size.height()


@pytest.mark.parametrize("name", ["Käthe-Ottilie Müller-Lüdenscheidt", "محمد عبدالرحمن خان غازی"])
def test_the_dots_of_a_name_stand_where_the_name_ends(look: Look, name: str) -> None:
    """In whatever direction the page is read."""
    images = []
    for direction in (LEFT_TO_RIGHT, RIGHT_TO_LEFT):
        image = QImage(100, 30, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        painter = QPainter(image)
        painter.setLayoutDirection(direction)
        write(painter, QRectF(0, 0, 90, 30), name, "black", look.font(BODY), Qt.AlignmentFlag.AlignHCenter)
        painter.end()
        images.append(image)

    assert images[0] == images[1]


def test_a_button_has_the_height_of_a_control(qtbot: QtBot, look: Look) -> None:
    button = _shown(qtbot, Button(look, "Pass", Kind.PRIMARY, icon="play", key="⏎"))

    assert button.sizeHint().height() == ROW
    assert button.sizeHint().width() > Button(look, "Pass").sizeHint().width()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_keys_press_a_focused_button_once(qtbot: QtBot, look: Look, key: Qt.Key) -> None:
    button = _shown(qtbot, Button(look, "Hold 18"))
    clicks = QSignalSpy(button.clicked)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, key)

    assert clicks.count() == 1


def test_a_disabled_button_is_not_pressed(qtbot: QtBot, look: Look) -> None:
    button = _shown(qtbot, Button(look, "Hold 18"))
    button.setEnabled(False)
    clicks = QSignalSpy(button.clicked)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    assert clicks.count() == 0


@pytest.mark.parametrize("kind", Kind)
def test_focus_by_key_is_visible_in_every_kind(qtbot: QtBot, look: Look, kind: Kind) -> None:
    button = _shown(qtbot, Button(look, "Hold 18", kind))
    _focus(qtbot, button, Qt.FocusReason.MouseFocusReason)
    without = button.grab().toImage()
    button.clearFocus()
    button.setFocus(Qt.FocusReason.TabFocusReason)

    assert button.grab().toImage() != without


def test_focus_by_mouse_draws_no_ring(qtbot: QtBot, look: Look) -> None:
    button = _shown(qtbot, Button(look, "Hold 18"))
    _focus(qtbot, button, Qt.FocusReason.MouseFocusReason)
    focused = button.grab().toImage()
    button.clearFocus()

    assert button.grab().toImage() == focused


def test_a_button_that_has_opened_a_menu_no_longer_looks_pointed_at(qtbot: QtBot, look: Look) -> None:
    """Qt would leave it so until the pointer comes again."""
    button, menu = _shown(qtbot, Button(look, icon="menu")), Menu()
    qtbot.addWidget(menu)
    menu.addAction("Home")
    button.clicked.connect(lambda: menu.popup(button.mapToGlobal(button.rect().bottomLeft())))
    button.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    assert menu.isVisible()
    assert not button.underMouse()
    menu.close()


def test_a_checked_button_looks_switched_on(qtbot: QtBot, look: Look) -> None:
    button = _shown(qtbot, Button(look, "Schneider"))
    button.setCheckable(True)
    off = button.grab().toImage()
    button.click()

    assert button.grab().toImage() != off


def test_a_suit_label_shows_the_sign_at_the_reading_start(qtbot: QtBot, look: Look) -> None:
    label = _shown(qtbot, SuitLabel(look))
    label.show_suit(Suit.HEARTS, "Hearts")
    label.resize(200, 28)
    red = look.suit_colour(Suit.HEARTS)

    assert _columns(label, red)[-1] < 30

    label.setLayoutDirection(RIGHT_TO_LEFT)

    assert _columns(label, red)[0] > 170


def test_right_to_left_all_lines_of_a_text_begin_at_the_same_edge(look: Look) -> None:
    """A broken line keeps no space at its end, which would push it away from the edge."""
    font, width = look.font(SMALL), 60.0
    high = lines_height("HHHHH HHHHH", width, font)
    picture = QImage(int(width), int(high), QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    with QPainter(picture) as painter:
        painter.setLayoutDirection(RIGHT_TO_LEFT)
        start = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop
        write_lines(painter, QRectF(0, 0, width, high), "\u200fHHHHH HHHHH", "#000000", font, start)
    ends = []
    for half in (range(picture.height() // 2), range(picture.height() // 2, picture.height())):
        inked = [x for x in range(picture.width()) for y in half if picture.pixelColor(x, y).lightness() < 128]
        ends.append(max(inked))

    assert high > 1.5 * lines_height("HHHHH", width, font)
    assert ends[0] == ends[1]


def test_a_sentence_is_filled_piece_by_piece() -> None:
    pieces = compose("{name} holds {value}.", name=Piece("Ada", bold=True), value="20")

    assert pieces == (Piece("Ada", bold=True), Piece(" holds "), Piece("20"), Piece("."))
    with pytest.raises(KeyError):
        compose("{name} passes", player="Ada")


def test_a_line_draws_signs_and_keeps_its_plain_text(qtbot: QtBot, look: Look) -> None:
    line = _shown(qtbot, RichLine(look, "you hold ♥K and ♥8"))

    assert line.text() == "you hold ♥K and ♥8"
    assert _columns(line, look.suit_colour(Suit.HEARTS))


def test_a_sign_is_as_large_as_the_letters_beside_it_where_they_shrink_no_further(qtbot: QtBot, look: Look) -> None:
    look.use(scale=0.69)
    for size in (SMALL, DENSE, BODY):
        assert RichLine(look, "♣", size=size).sizeHint().width() > SMALLEST_TEXT


def test_marks_nobody_sees_need_no_room(qtbot: QtBot, look: Look) -> None:
    """Few fonts have them, and the font they come from may have higher lines."""
    line = _shown(qtbot, RichLine(look, "Cem, 18"))
    plain = line.sizeHint()
    line.show_text(f"{isolate('Cem')}, {left_to_right('18')}")

    assert line.sizeHint().height() == plain.height()
    assert line.sizeHint().width() <= plain.width() + 4
    fragments = []
    piece = line._document.firstBlock().begin()
    while not piece.atEnd():
        fragments.append((piece.fragment().text(), piece.fragment().charFormat().font().pixelSize()))
        piece += 1
    assert {size for text, size in fragments if text[0] in MARKS} == {1}


def test_a_line_follows_the_application_s_font(qtbot: QtBot, qapp: QApplication, look: Look) -> None:
    line = _shown(qtbot, RichLine(look, "you hold ♥K", wrap=True))
    line.grab()
    font = QFont(qapp.font())
    font.setFamilies(["Another Family"])
    qapp.setFont(font)

    qtbot.waitUntil(lambda: line._document.defaultFont().families() == ["Another Family"])


def test_cells_of_a_table_stand_as_close_as_their_letters_allow(qtbot: QtBot, look: Look) -> None:
    """The fonts for Urdu have high lines, and so has Noto Sans."""
    add_bundled_fonts()
    look.use(families=families(urdu=True, nastaliq=False))
    line, cell = _shown(qtbot, RichLine(look, "قیمت 23")), _shown(qtbot, RichLine(look, "قیمت 23", dense=True))

    assert line.sizeHint().height() > cell.sizeHint().height() >= 1.3 * BODY


def test_a_line_on_felt_has_bright_signs(qtbot: QtBot, look: Look) -> None:
    line = _shown(qtbot, RichLine(look, "♥K", ink="on_felt"))

    assert _columns(line, look.suit_colour(Suit.HEARTS, on_felt=True))
    assert not _columns(line, look.suit_colour(Suit.HEARTS))


def test_a_long_sentence_breaks_where_the_room_ends(qtbot: QtBot, look: Look) -> None:
    line = _shown(qtbot, RichLine(look, "Hearts were led: you hold ♥K and ♥8, play one of them. " * 3, wrap=True))
    short = RichLine(look, "Hearts were led", wrap=True)
    qtbot.addWidget(short)

    assert line.hasHeightForWidth()
    assert line.heightForWidth(200) > 2 * line.heightForWidth(800)
    assert line.sizeHint().height() > short.sizeHint().height()


@pytest.mark.parametrize("words", range(7, 19))
def test_an_even_sentence_leaves_no_word_alone(qtbot: QtBot, look: Look, words: int) -> None:
    """Whatever its length: the last line is not much shorter than the others, and there is none more."""
    text = " ".join(["spades"] * words)
    plain, even = RichLine(look, text, wrap=True), RichLine(look, text, wrap=True, even=True)
    lines = []
    for line in (plain, even):
        line.setFixedWidth(400)
        _shown(qtbot, line).grab()
        block = line._document.firstBlock().layout()
        lines.append([block.lineAt(index).naturalTextWidth() for index in range(block.lineCount())])

    assert len(lines[0]) == len(lines[1])
    assert min(lines[1]) > 0.5 * max(lines[1])


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
@pytest.mark.parametrize("centred", [True, False])
def test_an_even_sentence_stands_where_it_should(
    qtbot: QtBot, look: Look, direction: Qt.LayoutDirection, *, centred: bool
) -> None:
    """Its lines are narrower than the room: the rest is left at the end, or on both sides alike."""
    line = RichLine(look, " ".join(["spades"] * 8), wrap=True, even=True, centred=centred)
    line.setLayoutDirection(direction)
    line.setFixedWidth(500)
    picture = _shown(qtbot, line).grab().toImage()
    ground = picture.pixelColor(0, 0)
    inked = [x for x in range(500) if any(picture.pixelColor(x, y) != ground for y in range(picture.height()))]
    left, right = inked[0], 499 - inked[-1]

    if centred:
        assert abs(left - right) <= 8
    else:
        assert (left < right) is (direction is Qt.LayoutDirection.LeftToRight)
        assert min(left, right) <= 8


def test_the_bar_fills_from_the_reading_start(qtbot: QtBot, look: Look) -> None:
    bar = _shown(qtbot, Bar(look, thin=True))
    bar.resize(240, 40)
    bar.show_points(30)

    assert max(_columns(bar, look.theme.accent)) <= 60

    bar.setLayoutDirection(RIGHT_TO_LEFT)

    assert min(_columns(bar, look.theme.accent)) >= 180


@pytest.mark.parametrize("points", [0, 1, 60, 119, 120])
def test_the_bar_shows_any_share(qtbot: QtBot, look: Look, points: int) -> None:
    bar = _shown(qtbot, Bar(look))
    bar.show_points(points, f"You {points}", f"Ben and Cem {120 - points}")
    bar.show_marks({30: "30", 61: "61", 90: "90 Schneider"})
    bar.resize(480, bar.sizeHint().height())

    assert bool(_columns(bar, look.theme.plus)) is (points > 0)


def test_a_panel_tells_what_is_asked(qtbot: QtBot, look: Look) -> None:
    panel = _shown(qtbot, Panel(look))
    panel.show_title("Your skat")
    panel.show_ask(*compose("{name} holds 18.", name=Piece("Cem", bold=True)))

    assert panel.accessibleName() == "Your skat"
    assert panel.accessibleDescription() == "Cem holds 18."


def test_a_panel_keeps_leading_and_trailing_buttons_apart(qtbot: QtBot, look: Look) -> None:
    panel = _shown(qtbot, Panel(look))
    again, review, following = (Button(look, word) for word in ("Again", "Review", "Next"))
    panel.add_button(review)
    panel.add_button(again, leading=True)
    panel.add_button(following)
    panel.resize(700, 300)
    panel.grab()

    assert again.x() < review.x() < following.x()
    assert review.x() - again.geometry().right() > 100


def _shown(qtbot: QtBot, widget: W) -> W:
    qtbot.addWidget(widget)
    widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    widget.resize(widget.sizeHint())
    return widget


def _focus(qtbot: QtBot, widget: QWidget, reason: Qt.FocusReason) -> None:
    widget.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen, False)
    widget.show()
    widget.activateWindow()
    qtbot.waitUntil(widget.isActiveWindow)
    widget.setFocus(reason)


def _columns(widget: QWidget, colour: str) -> list[int]:
    """The columns in which this colour appears."""
    image = widget.grab().toImage()
    wanted = QColor(colour).rgb()
    return [x for x in range(image.width()) if any(image.pixel(x, y) == wanted for y in range(image.height()))]


def test_a_menu_writes_its_keys_from_the_left(qtbot: QtBot, look: Look) -> None:
    menu = Menu()
    qtbot.addWidget(menu)
    action = menu.addAction("Settings")
    action.setShortcut("Ctrl+,")
    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    for direction, shown in ((LEFT_TO_RIGHT, keys), (RIGHT_TO_LEFT, left_to_right(keys))):
        menu.setLayoutDirection(direction)
        option = QStyleOptionMenuItem()
        menu.initStyleOption(option, action)

        assert option.text == f"Settings\t{shown}"


@pytest.mark.parametrize(("scheme", "dashed"), [(Scheme.LIGHT, False), (Scheme.DARK, False), (Scheme.CONTRAST, True)])
def test_the_ring_of_a_hint_is_no_focus_ring(qtbot: QtBot, look: Look, scheme: Scheme, dashed: bool) -> None:
    """Where both are yellow it is dashed; where the colours tell them apart it is one line."""
    look.use(scheme=scheme)
    button = Button(look, "Hold 18")
    qtbot.addWidget(button)
    button.resize(200, 40)
    button.set_advised(True)
    image = button.grab().toImage()
    line = {image.pixelColor(x, 2).name() for x in range(20, 180)}

    assert (len(line) > 1) is dashed
    assert GOLD.lower() in line


def test_no_letter_of_what_people_have_written_presses_a_button(qtbot: QtBot, look: Look) -> None:
    button = Button(look, "Ada & Ben")
    qtbot.addWidget(button)
    assert button.shortcut().isEmpty()

    button.setText("A&B")
    assert button.shortcut().isEmpty()
    assert button.text() == "A&B"
