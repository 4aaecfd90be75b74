"""The page of learning: its doors by mouse and keys."""

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QTextLayout
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.ui.home.door import Door
from skatdesk.ui.learn.page import LearnPage
from tests.ui.conftest import House, Press

LEFT = Qt.MouseButton.LeftButton


def _spies(page: LearnPage) -> dict[str, QSignalSpy]:
    signals = (page.first_game.clicked, page.exercises.clicked, page.guide.clicked, page.backRequested)
    return dict(zip(("first", "exercises", "guide", "back"), map(QSignalSpy, signals), strict=True))


def _heard(spies: dict[str, QSignalSpy]) -> list[str]:
    return [name for name, spy in spies.items() if spy.count()]


@pytest.mark.parametrize(
    ("key", "what"),
    [
        (Qt.Key.Key_Return, "first"),
        (Qt.Key.Key_1, "first"),
        (Qt.Key.Key_2, "exercises"),
        (Qt.Key.Key_3, "guide"),
        (Qt.Key.Key_Escape, "back"),
    ],
)
def test_keys_open_the_doors(learn: LearnPage, press: Press, key: Qt.Key, what: str) -> None:
    spies = _spies(learn)
    press(learn, key)

    assert _heard(spies) == [what]


def test_the_arrow_leads_back_as_well(learn: LearnPage) -> None:
    spies = _spies(learn)
    QTest.mouseClick(learn.back, LEFT)

    assert _heard(spies) == ["back"]


def test_others_add_doors_of_their_own(learn: LearnPage, press: Press) -> None:
    door = learn.add_door("cards", "4", lambda: ("Puzzles", "Win these"))
    opened = QSignalSpy(door.clicked)
    press(learn, Qt.Key.Key_4)

    assert opened.count() == 1
    assert (door.text(), door.accessibleDescription()) == ("Puzzles", "Win these")


def test_every_door_says_what_it_is_in_every_language(learn: LearnPage, house: House) -> None:
    for language in Language:
        house.speak(language)
        for door in (learn.first_game, learn.exercises, learn.guide):
            assert door.text()
            assert door.accessibleDescription()
        assert learn.back.accessibleName()
        assert learn.layoutDirection() is language.direction


@pytest.mark.parametrize("more", range(5))
def test_doors_stand_in_two_columns_below_the_first(learn: LearnPage, more: int) -> None:
    """All of them inside the smallest window, none over another."""
    doors = [learn.first_game, learn.exercises, learn.guide]
    doors += [learn.add_door("cards", str(4 + at), lambda: ("Puzzles", "Win these")) for at in range(more)]
    QTest.qWait(1)
    places = [QRect(door.mapTo(learn, QPoint()), door.size()) for door in doors]

    assert all(learn.rect().contains(place) for place in places)
    assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[:at])
    assert {place.width() for place in places[1:]} == {places[1].width()}
    assert places[0].left() == places[1].left()


@pytest.mark.parametrize("width", range(260, 321, 10))
@pytest.mark.parametrize(
    "words", ["Spiel die gleichen Karten wie ein Experte", "کچھ بانٹیں کھیلیں جو ایک ماہر بھی کھیلتا ہے"]
)
def test_no_lone_word_stands_on_a_door(
    house: House, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, words: str, width: int
) -> None:
    widths: list[float] = []

    def note(_painter: QPainter, rect: QRectF, text: str, _ink: str, font: QFont, _align: object) -> None:
        layout = QTextLayout(text, font)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(rect.width())
            widths.append(line.naturalTextWidth() if text == words else 0)
        layout.endLayout()

    house.look.use(scale=0.78)
    door = Door(house.look, "learn", key="5")
    qtbot.addWidget(door)
    door.show_words("Vergleichsspiel", words)
    door.resize(width, door.sizeHint().height())
    monkeypatch.setattr("skatdesk.ui.home.door.write_lines", note)
    door.grab()
    lines = [line for line in widths if line]

    assert len(lines) > 1
    assert min(lines) > max(lines) / 2


def test_nothing_on_a_closed_door_is_written_as_if_it_were_open(
    house: House, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    inks: set[str] = set()
    door = Door(house.look, "learn", key="T")
    qtbot.addWidget(door)
    door.show_words("Statistics", "How you play")
    door.setEnabled(False)
    monkeypatch.setattr("skatdesk.ui.home.door.write_lines", lambda _p, _room, _words, ink, *_rest: inks.add(ink))
    door.grab()

    assert inks == {house.look.theme.off}
