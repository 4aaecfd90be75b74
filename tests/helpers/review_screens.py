"""The review as it is seen: under way, before a mistake in both judgements, the contract table, the lesson."""

from collections.abc import Iterator

from PySide6.QtGui import QPixmap

from skatdesk.app import Application
from skatdesk.skat.seats import FOREHAND, SEATS
from skatdesk.ui.review.progress import Stage
from skatdesk.ui.review.top import DEAL, LEARN, TABLE
from tests.helpers.invented_review import played, review_of
from tests.helpers.sheet_screens import Picture

SUIT_GAME = 2


def review_screens(application: Application, picture: Picture) -> Iterator[tuple[str, QPixmap]]:
    """Each with its name; the judgements are invented, so that no kernel is needed."""
    room = application.review
    page, record = room.page, played(SUIT_GAME)
    review = review_of(record)
    room.lay_out(record, FOREHAND)
    application.window.show_room(page)
    for moment in review.moments[:20]:
        page.course.take(moment)
    page.top.progress.show_progress(20, len(review.moments))
    yield "review_under_way", picture(None)
    page.course.take(review)
    page.top.progress.show_stage(Stage.COMPLETE)
    worst = max((one for one in review.moments if one.mark is not None and one.trick), key=lambda one: one.mark or 0)
    page.course.go(worst.index)
    yield "review", picture(None)
    page.judged.answers[1].click()
    yield "review_open_cards", picture(None)
    page.judged.answers[0].click()
    page.course.go(page.course.end)
    yield "review_end", picture(None)
    page.show_tab(TABLE)
    yield "contract_table", picture(None)
    page.course.turn(max(SEATS, key=lambda seat: len(review.mistakes(seat))))
    page.show_tab(LEARN)
    yield "learn_from_mistakes", picture(None)
    page.lesson.show_answer()
    yield "learn_from_mistakes_shown", picture(None)
    page.show_tab(DEAL)
    application.window.show_home()
