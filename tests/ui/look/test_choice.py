"""The drop-down list."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from skatdesk.ui.look.choice import Choice
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import ROW


def test_a_choice_shows_its_word_in_both_directions(qtbot: QtBot, look: Look) -> None:
    choice = Choice(look, ("French deck", "Tournament deck"), icon="cards")
    qtbot.addWidget(choice)
    choice.resize(220, ROW)
    before = choice.grab().toImage()
    choice.setCurrentIndex(1)

    assert choice.grab().toImage() != before

    choice.setLayoutDirection(Qt.LayoutDirection.RightToLeft)

    assert choice.grab().toImage().pixelColor(20, ROW // 2) != QColor(look.theme.text)


def test_a_choice_is_as_wide_as_its_words_in_another_language(qtbot: QtBot, look: Look) -> None:
    choice, page = Choice(look, ("All",)), QWidget()
    qtbot.addWidget(page)
    row = QHBoxLayout(page)
    row.addWidget(choice)
    row.addStretch(1)
    page.resize(600, 80)
    page.show()
    QCoreApplication.processEvents()
    choice.offer_words(("Alle Schwierigkeiten",))
    QCoreApplication.processEvents()

    assert choice.width() == choice.sizeHint().width()
