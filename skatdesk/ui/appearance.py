"""How everything looks and is called, as the settings say."""

from typing import Any

from PySide6.QtCore import QObject, QSignalBlocker, Slot
from PySide6.QtWidgets import QApplication

from skatdesk import paths
from skatdesk.i18n.card_names import CardNamer, CardNaming, CornerLetters, SuitWords
from skatdesk.i18n.catalogues import Translations
from skatdesk.i18n.languages import Language, system_language
from skatdesk.settings import options
from skatdesk.settings.kinds import Option
from skatdesk.settings.settings import Settings
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.look.fonts import add_bundled_fonts, families
from skatdesk.ui.look.theme import Back, Deck, Look, Scheme

_WORDS: tuple[Option[Any], ...] = (
    options.LANGUAGE,
    options.CARD_NAMING,
    options.CORNER_LETTERS,
    options.GERMAN_SUIT_WORDS,
    options.NASTALIQ,
)
_LOOKS = (options.DECK, options.BACK, options.THEME)


class Appearance(QObject):
    """Language, card words, theme and deck of the running program.

    Args:
        app: the Qt application.
        settings: the user's options.
        parent: who owns it.
    """

    def __init__(self, app: QApplication, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        add_bundled_fonts()
        self._settings = settings
        self.translations = Translations(paths.translations_folder(), self)
        self.look = Look(app, self)
        self.namer = CardNamer(paths.translations_folder(), self._naming(), self)
        self.faces = CardFaces(self.look, self.namer.index, parent=self)
        self.namer.changed.connect(self.faces.renew)

    def follow_settings(self) -> None:
        """Does as the settings say, from now on."""
        for words in _WORDS:
            self._settings.watch(words, self._use_words)
        for look in _LOOKS:
            self._settings.watch(look, self._use_look)
        self._use_look(None)
        self._use_words(None)

    @Slot(object)
    def _use_look(self, _value: object) -> None:
        get = self._settings.get
        self.look.use(scheme=Scheme(get(options.THEME)), deck=Deck(get(options.DECK)), back=Back(get(options.BACK)))

    @Slot(object)
    def _use_words(self, _value: object) -> None:
        language = _language(self._settings.get(options.LANGUAGE))
        nastaliq = self._settings.get(options.NASTALIQ)
        self.look.use(families=families(urdu=language is Language.URDU, nastaliq=nastaliq))
        naming = self._naming()
        if language is not self.translations.language and naming != self.namer.naming:
            # in another language every widget writes all its words anew, those of the cards too: once will do
            with QSignalBlocker(self.namer):
                self.namer.use(naming)
            self.faces.renew()
        self.namer.use(naming)
        self.translations.use(language)

    def _naming(self) -> CardNaming:
        get = self._settings.get
        code = get(options.CARD_NAMING)
        language = _language(get(options.LANGUAGE) if code == "system" else code)
        suits = SuitWords.GERMAN if get(options.GERMAN_SUIT_WORDS) else SuitWords.FRENCH
        return CardNaming(language, suits, CornerLetters(get(options.CORNER_LETTERS)))


def _language(code: str) -> Language:
    return system_language() if code == "system" else Language(code)
