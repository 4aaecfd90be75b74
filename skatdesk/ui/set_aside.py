"""What became of files that could not be used at the start."""

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from skatdesk.i18n.joins import apart, named
from skatdesk.settings.kinds import Choice, Option, Switch
from skatdesk.settings.settings import Settings, SettingsError
from skatdesk.store.errors import StoreError
from skatdesk.store.store import Store
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.look.theme import Look
from skatdesk.ui.option_words import option_words
from skatdesk.ui.troubles import Troubles


def tell_set_aside(look: Look, troubles: Troubles, settings: Settings, store: Store | None, window: QWidget) -> None:
    """Notes that have to be read, if there is anything to tell."""
    if settings.set_aside is not None:
        told = troubles.of_settings_set_aside(settings.set_aside, as_they_are(settings.misread))
        NoteDialog(look, _of_settings(), told, window).open()
    if store is not None and store.set_aside is not None:
        NoteDialog(look, _of_games(), troubles.of_set_aside(store.set_aside), window).open()


def as_they_are(misread: Iterable[Option[Any]]) -> str:
    """Options with their defaults: "Card faces: French; Sounds: off". A text is empty and has its name alone."""
    return apart(named(option_words(option.label), _default(option)) for option in misread)


def _default(option: Option[Any]) -> str:
    match option:
        case Choice():
            return option_words(dict(option.choices)[option.default])
        case Switch(default=True):
            #: value of a setting that is a switch
            return QCoreApplication.translate("SetAside", "on")
        case Switch():
            #: value of a setting that is a switch
            return QCoreApplication.translate("SetAside", "off")
    return ""


def tell_unopened(
    look: Look, troubles: Troubles, settings: SettingsError | None, store: StoreError | None, window: QWidget
) -> None:
    """The same of files that were left as they are: nothing is kept, which a line that goes away would not do for."""
    if settings is not None:
        NoteDialog(look, _of_settings(), troubles.of_settings(), window).open()
    if store is not None:
        NoteDialog(look, _of_games(), troubles.of_unopened(store), window).open()


def _of_settings() -> str:
    #: title of a note at the start: the file with everything that was chosen could not be used
    return QCoreApplication.translate("SetAside", "Settings")


def _of_games() -> str:
    #: title of a note at the start: the file with everything that was played could not be used
    return QCoreApplication.translate("SetAside", "Saved games")
