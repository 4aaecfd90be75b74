"""The deal editor as pictures: wishes nobody can fulfil, and the spread of some games."""

from collections.abc import Callable, Iterator

from PySide6.QtGui import QPixmap

from skatdesk.app import Application
from skatdesk.coach.wishes.wish import Place
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.states import GameStart
from skatdesk.ui.deals.deal_words import JACKS_WISHED, KINDS
from tests.helpers.drop_down import wish_for
from tests.helpers.sheet_screens import Picture

_POINTS = next(kind for kind in KINDS if kind.what == "points")
_GRAND = next(kind for kind in KINDS if kind.what == "games")
_GAMES = 20


def deal_screens(application: Application, picture: Picture, turn: Callable[[], None]) -> Iterator[tuple[str, QPixmap]]:
    """Each screen with its name; the home page is in front afterwards."""
    application.deals.edit.trigger()
    page = application.deals.page
    page.board.put_all(parse_cards("CJ SJ HA HT"), Place.FOREHAND)
    page.board.put_all(parse_cards("D7 D8"), Place.SKAT)
    asked = (
        (Place.MIDDLEHAND, JACKS_WISHED, (3, 4)),
        (Place.REARHAND, _GRAND, (0, 0)),
        (Place.FOREHAND, _POINTS, (40, 120)),
    )
    for place, kind, amount in asked:
        page.wishes.add_wish()
        wish_for(page.wishes.rows[-1], place, kind, amount)
    page.wishes.deal_rest()
    yield "deals", picture(None)
    deal = Deal.from_number(1_234_567_890_123)
    page.draft.lay(deal)
    page.trials.begin(GameStart(deal, ISKO), "random", _GAMES, 1)
    while page.trials.running:
        turn()
    yield "deals_played", picture(None)
    application.window.show_home()
