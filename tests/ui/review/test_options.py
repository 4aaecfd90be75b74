"""The table of alternatives: the words of a row have all the room its figures leave."""

from PySide6.QtGui import QFontMetricsF
from pytestqt.qtbot import QtBot

from skatdesk.coach.judging.verdicts import Mark
from skatdesk.skat.cards import Suit
from skatdesk.ui.look.tokens import DENSE
from skatdesk.ui.review.options import Option, OptionsTable
from tests.ui.conftest import House

CARDS = ((Suit.CLUBS, "R"), (Suit.DIAMONDS, "10"))


def test_the_game_of_a_discard_is_read_to_the_end(qtbot: QtBot, house: House) -> None:
    """As wide as the table is in a lesson in a window of 1440 × 880."""
    house.look.use(scale=0.87)
    table = OptionsTable(house.look)
    qtbot.addWidget(table)
    table.resize(270, 100)
    row = Option("Carreau", ("92 %\u00a0± 2", "+63\u00a0± 6"), Mark.FINE, chosen=True, cards=CARDS)
    table.show_options(("Gain", "Score"), (row,))

    words = QFontMetricsF(house.look.font(DENSE, bold=True)).horizontalAdvance(row.text)
    assert words <= table.room_for_text(row)


def test_a_column_is_as_wide_as_its_widest_figure(qtbot: QtBot, house: House) -> None:
    table = OptionsTable(house.look)
    qtbot.addWidget(table)
    wide = Option("Grand", ("100 %\u00a0± 12", "0"), Mark.BEST, chosen=False)
    table.show_options(("Gain", "Score"), (wide,))
    first, second = table.columns()

    assert first > QFontMetricsF(house.look.font(DENSE)).horizontalAdvance(wide.figures[0])
    assert second < first
