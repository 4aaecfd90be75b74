"""How far a review is: first results at once, given up, failed, begun again."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.ui.review.progress import Stage
from skatdesk.ui.review.top import TABLE
from tests.ui.conftest import House
from tests.ui.review.conftest import Open


def test_first_results_show_at_once_and_it_can_be_cancelled(open_review: Open, qtbot: QtBot) -> None:
    reviewed = open_review(complete=False)
    page = reviewed.page
    assert all(row.mark is None for row in page.model.rows)
    reviewed.reviewing.begin(reviewed.record.start, reviewed.record.actions)
    qtbot.waitUntil(lambda: any(one is not None for one in page.course.moments))
    assert page.top.progress.cancel.isVisible()
    QTest.mouseClick(page.top.progress.cancel, Qt.MouseButton.LeftButton)

    assert not page.top.progress.cancel.isVisible()
    assert page.top.progress.word.text()
    assert page.course.review is None
    page.show_tab(TABLE)
    assert page.contracts.par.text() == "The review is not complete yet"  # and nobody works at it


def test_a_whole_review_arrives(open_review: Open, qtbot: QtBot) -> None:
    reviewed = open_review(complete=False)
    with qtbot.waitSignal(reviewed.reviewing.ended):
        reviewed.reviewing.begin(reviewed.record.start, reviewed.record.actions)

    assert reviewed.course.review is not None
    assert not reviewed.page.top.progress.bar.isVisible()
    assert any(row.mark is not None for row in reviewed.page.model.rows)


def test_a_review_that_waits_or_fails_says_so(open_review: Open) -> None:
    reviewed = open_review(complete=False)
    word, reviewing = reviewed.page.top.progress.word, reviewed.reviewing
    reviewing.waiting.emit()
    waiting = word.text()
    reviewing.unavailable.emit()
    unavailable = word.text()
    reviewing.failed.emit(RuntimeError())

    assert len({waiting, unavailable, word.text(), ""}) == 4


def test_a_review_that_fails_says_so_to_the_end_and_can_be_begun_again(
    open_review: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    reviewed = open_review(complete=False)
    progress = reviewed.page.top.progress
    with monkeypatch.context() as broken:
        broken.setattr(reviewed.judge, "steps", lambda *_: iter(()))
        with qtbot.waitSignal(reviewed.reviewing.failed):
            reviewed.page.review()
    assert progress.word.text() == "This deal could not be reviewed"
    with qtbot.waitSignal(reviewed.reviewing.ended):
        QTest.mouseClick(progress.again, Qt.MouseButton.LeftButton)

    assert reviewed.course.review is not None
    assert progress.again.isHidden()


def test_a_review_that_was_broken_off_can_be_begun_again_by_the_keys(open_review: Open, qtbot: QtBot) -> None:
    """``cancel`` hands the keys on where it goes."""
    reviewed = open_review(complete=False)
    progress = reviewed.page.top.progress
    reviewed.page.review()
    progress.cancel.setFocus()
    QTest.keyClick(progress.cancel, Qt.Key.Key_Space)
    assert progress.again.hasFocus()
    with qtbot.waitSignal(reviewed.reviewing.ended):
        QTest.keyClick(progress.again, Qt.Key.Key_Space)

    assert reviewed.course.review is not None


def test_how_far_a_review_is_follows_the_language(open_review: Open, house: House) -> None:
    progress = open_review(complete=False).page.top.progress
    progress.show_stage(Stage.BROKEN_OFF)
    house.speak(Language.GERMAN)
    QCoreApplication.processEvents()

    assert progress.word.text() == "Die Analyse wurde abgebrochen"
    assert progress.again.text() == "Noch einmal analysieren"
