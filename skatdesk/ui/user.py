"""What the user is called at the table and on lists, and what players of a record are called who have no name."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from skatdesk.i18n.numbers import number
from skatdesk.scoring.names import name_of, told_apart
from skatdesk.settings.options import PLAYER_NAME
from skatdesk.settings.settings import Settings
from skatdesk.skat.seats import SEATS, BySeat, Seat


def nameless() -> str:
    """A user who has given no name, in the language of the moment."""
    #: name of the user at the table and on lists, when no other is typed
    return QCoreApplication.translate("User", "You")


def own_name(settings: Settings) -> str:
    """The name in the settings, empty for a user without one."""
    return name_of(settings.get(PLAYER_NAME))


def user_name(settings: Settings) -> str:
    """The name in the settings, or the word for a user without one."""
    return own_name(settings) or nameless()


def spoken_to(names: BySeat[str]) -> Seat | None:
    """The seat of who is called by that word, as in a record of a user without a name; None if nobody is."""
    return next((seat for seat in SEATS if names[seat] == nameless()), None)


def called(names: BySeat[str]) -> BySeat[str]:
    """The names of a record; who has none is numbered, since the word for a seat bends in some languages."""
    #: a player of a recorded game who has no name; {k} counts from forehand
    nobody = QCoreApplication.translate("User", "Player {k}")
    return BySeat.of(lambda seat: names[seat] or nobody.format(k=number(seat + 1)))


def two_others(own: str, names: Iterable[str]) -> tuple[str, str]:
    """The first two of these names that are not the user's: the left opponent and the right one."""
    left, right = list(dict.fromkeys(name for name in names if told_apart(name) != told_apart(own)))[:2]
    return left, right
