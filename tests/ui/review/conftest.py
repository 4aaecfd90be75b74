"""Reviews without a kernel: a page over a deal that is judged at once, and those of the whole program."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from skatdesk.app import Application
from skatdesk.engine.preparation import Preparation
from skatdesk.engine.reviewing import Reviewing
from skatdesk.notation.iss import GameRecord
from skatdesk.skat.seats import FOREHAND, Seat
from skatdesk.ui.desk import Desk
from skatdesk.ui.review.course import Course
from skatdesk.ui.review.page import ReviewPage
from skatdesk.ui.sentences import Company
from tests.helpers.inline_executor import InlineExecutor
from tests.helpers.invented_review import InventedReviewer, played, review_of


@dataclass
class Reviewed:
    """An open page, and what stands behind it."""

    page: ReviewPage
    record: GameRecord
    reviewing: Reviewing
    judge: InventedReviewer

    @property
    def course(self) -> Course:
        return self.page.course


Open = Callable[..., Reviewed]


def invent_reviews(program: Application) -> None:
    """From now on the reviews of this program are invented, and there at once."""
    reviewing = program.review.reviewing
    reviewing._make, reviewing._door._ready = InventedReviewer, lambda: True


@pytest.fixture
def open_review(qtbot: QtBot, qapp: QApplication, desk: Desk) -> Iterator[Open]:
    """Opens a page with a deal; ``complete`` with all that is known about it."""
    owner = QObject()

    def open_review(
        seed: int = 0, *, you: Seat | None = FOREHAND, complete: bool = True, size: tuple[int, int] = (1440, 900)
    ) -> Reviewed:
        record, judge = played(seed), InventedReviewer()
        reviewing = Reviewing(InlineExecutor(), Preparation(owner), lambda: judge, lambda: True, owner)
        page = ReviewPage(desk, Course(owner), reviewing)
        qtbot.addWidget(page)
        page.resize(*size)
        page.show()
        desk.company = Company(record.header.names, you)
        page.course.load(record, you)
        if complete:
            review = review_of(record)
            for moment in review.moments:
                page.course.take(moment)
            page.course.take(review)
        qapp.processEvents()
        return Reviewed(page, record, reviewing, judge)

    yield open_review
    owner.deleteLater()
