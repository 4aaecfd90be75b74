"""What the user is called at the table and on lists."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from skatdesk.scoring.names import one_line
from skatdesk.settings.options import PLAYER_NAME
from skatdesk.settings.settings import Settings


def nameless() -> str:
    """A user who has given no name, in the language of the moment."""
    #: name of the user at the table and on lists, when no other is typed
    return QCoreApplication.translate("User", "You")


def own_name(settings: Settings) -> str:
    """The name in the settings, empty for a user without one."""
    return one_line(settings.get(PLAYER_NAME))


def user_name(settings: Settings) -> str:
    """The name in the settings, or the word for a user without one."""
    return own_name(settings) or nameless()


def two_others(own: str, names: Iterable[str]) -> tuple[str, str]:
    """The first two of these names that are not the user's: the left opponent and the right one."""
    left, right = list(dict.fromkeys(name for name in names if name.casefold() != own.casefold()))[:2]
    return left, right
