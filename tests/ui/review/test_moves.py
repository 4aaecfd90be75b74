"""The list of moves: under which heading each of them stands, and what is told of those it does not have."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from skatdesk.notation.iss import GameRecord
from skatdesk.skat.actions import Kontra, Pass
from skatdesk.skat.game import replay
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.states import TrickPlay
from skatdesk.ui.review.moves_model import Filter
from tests.helpers.invented_review import played
from tests.helpers.plain import plain
from tests.ui.conftest import House
from tests.ui.review.conftest import Open
from tests.ui.review.test_page import SUIT_GAME


def _with_kontra(cards: int) -> tuple[GameRecord, int]:
    """A deal with Kontra of who is to play while so many cards of the first trick lie, and no Re; and where that is."""
    for record in (played(seed, HOME) for seed in range(9)):
        for index in range(len(record.actions)):
            state = replay(record.start, record.actions[:index])
            if not isinstance(state, TrickPlay) or state.declarer is None or state.contract.ouvert or state.tricks:
                continue
            if len(state.trick.cards) == cards and not state.asked and state.turn is not state.declarer:
                said = (Kontra(state.turn), Pass(state.declarer))
                return replace(record, actions=(*record.actions[:index], *said, *record.actions[index:])), index
    raise AssertionError("nobody could say Kontra there")


@pytest.mark.parametrize(("cards", "heading"), [(0, "Skat and game"), (1, "Trick 1")])
def test_kontra_and_its_answer_stand_where_they_are_said(open_review: Open, cards: int, heading: str) -> None:
    record, at = _with_kontra(cards)
    reviewed = open_review(complete=False)

    reviewed.course.load(record, None)

    model = reviewed.page.model
    said = [row.index for row in model.rows].index(at)
    above = [row.text for row in model.rows[:said] if row.index is None]
    assert above[-1].startswith(heading)
    assert model.rows[said + 1].index == at + 1
    assert sum(row.text.startswith("Trick 1 ") for row in model.rows) == 1


def test_a_screen_reader_hears_of_moves_that_are_not_listed(open_review: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not of the mistake before; from the list, too, whose row stays the same."""
    said = list[str]()
    monkeypatch.setattr("skatdesk.ui.review.page.announce", lambda _, words: said.append(plain(words)))
    page = open_review(SUIT_GAME).page
    spoken = [row.spoken for row in page.model.rows if row.index is not None]
    page.filter.setCurrentIndex(list(Filter).index(Filter.MISTAKES))
    page.moves.setFocus()
    bad = next(row.index for row in page.model.rows if row.index is not None)
    for at in (bad + 1, page.course.end):
        page.course.go(at)

        assert page.board.accessibleName() == spoken[at]
        assert said[-1].startswith(plain(spoken[at]))


def test_a_click_leads_back_to_the_mistake_one_has_gone_on_from(open_review: Open) -> None:
    """Its row is still the current one, where moves after it are not listed."""
    page = open_review(SUIT_GAME).page
    page.filter.setCurrentIndex(list(Filter).index(Filter.MISTAKES))
    row, bad = next((row, one.index) for row, one in enumerate(page.model.rows) if one.index is not None)
    page.course.go(bad + 1)
    assert page.moves.currentIndex().row() == row
    place = page.moves.visualRect(page.model.index(row)).center()
    QTest.mouseClick(page.moves.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert page.course.at == bad


def test_where_one_stands_stays_in_sight_whatever_the_room_and_the_text_size(
    open_review: Open, house: House, qapp: QApplication
) -> None:
    page = open_review(SUIT_GAME).page
    for at in (page.course.end // 2, page.course.end):
        page.course.go(at)
        for size, scale in (((1024, 700), 0.8), ((1440, 900), 1.0), ((1440, 900), 1.3), ((1440, 640), 1.0)):
            house.look.use(scale=scale)
            page.resize(*size)
            qapp.processEvents()
            row = page.moves.visualRect(page.moves.currentIndex())
            assert page.moves.viewport().rect().contains(row), (at, size, scale)
