"""Names as long as they may be, in the smallest window."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.languages import Language
from skatdesk.scoring.names import LONGEST_NAME
from skatdesk.skat.seats import FOREHAND, SEATS, BySeat
from skatdesk.ui.look import button as painting
from skatdesk.ui.look.tokens import SMALL
from skatdesk.ui.review.top import TABLE
from skatdesk.ui.sentences import Company
from tests.helpers.plain import plain
from tests.ui.conftest import House
from tests.ui.review.conftest import Open, Reviewed

NAMES = BySeat("Maximilian Hohenzollern", "Wilhelmine Großmannsdorf", "Mohammed-Mustafa Wagner")
assert max(map(len, NAMES)) <= LONGEST_NAME


@pytest.fixture(params=[Language.GERMAN, Language.URDU])
def reviewed(open_review: Open, house: House, request: pytest.FixtureRequest) -> Reviewed:
    reviewed = open_review(size=(1024, 700))
    reviewed.page._desk.company = Company(NAMES, FOREHAND)
    house.speak(request.param)
    reviewed.page.setFixedSize(1024, 700)
    QApplication.processEvents()
    return reviewed


def test_a_long_name_gives_way_to_how_well_he_did(reviewed: Reviewed, monkeypatch: pytest.MonkeyPatch) -> None:
    written = list[str]()

    def write(_painter: object, room: QRectF, text: str, _ink: str, font: QFont) -> None:
        assert QFontMetricsF(font).horizontalAdvance(text) <= room.width() + 1
        written.append(plain(text))

    monkeypatch.setattr(painting, "write", write)
    for seat, seat_button in zip(SEATS, reviewed.page.top.seats, strict=True):
        written.clear()
        seat_button.grab()

        assert written[0].startswith(NAMES[seat][:4])
        assert "%" in written[0]


def test_the_contract_table_shortens_a_long_name_at_its_end(reviewed: Reviewed) -> None:
    """Cut off by Qt it lost its beginning in Urdu."""
    contracts = reviewed.page.contracts
    reviewed.page.show_tab(TABLE)
    header, letters = contracts.table.verticalHeader(), QFontMetricsF(reviewed.page._desk.look.font(SMALL, bold=True))
    for seat in SEATS:
        name = str(contracts.model.headerData(seat, Qt.Orientation.Vertical)).partition("\n")[0]
        heard = contracts.model.headerData(seat, Qt.Orientation.Vertical, Qt.ItemDataRole.AccessibleTextRole)

        assert plain(name)[:4] == NAMES[seat][:4]
        assert "…" in name
        assert letters.horizontalAdvance(name) < header.width() - 16
        assert NAMES[seat] in heard
