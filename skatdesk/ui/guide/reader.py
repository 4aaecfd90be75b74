"""The chapters of the moment: pages and plain texts, in the language, naming and deck in use."""

from dataclasses import dataclass
from itertools import islice

from PySide6.QtCore import QObject
from PySide6.QtGui import QTextDocument

from skatdesk.i18n.catalogues import Translations
from skatdesk.ui.guide import chapters
from skatdesk.ui.guide.page import Pages
from skatdesk.ui.guide.search import Folded, Found

MOST = 200
"""More places than that help nobody."""

_ENDS = dict.fromkeys((0x2028, 0x2029, 0xFDD0, 0xFDD1), "\n")
"""How Qt ends lines, paragraphs and cells in its raw text."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A place that was found in a chapter."""

    key: str
    found: Found


class Reader(QObject):
    """Keeps what was written once until ``forget``: searching reads every chapter."""

    def __init__(self, pages: Pages, translations: Translations, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pages = pages
        self._translations = translations
        self._html: dict[str, str] = {}
        self._texts: dict[str, Folded] = {}

    def forget(self) -> None:
        """Language, naming, deck, colours or size are others."""
        self._html.clear()
        self._texts.clear()
        self._pages.telling.album.clear()

    def title(self, key: str) -> str:
        """What a chapter is called."""
        return self._pages.title(self._part(key))

    def html(self, key: str) -> str:
        """A chapter as a page."""
        if key not in self._html:
            self._html[key] = self._pages.html(self._part(key))
        return self._html[key]

    def find(self, words: str) -> tuple[Hit, ...]:
        """The places of these words, in the order of the guide; no more than ``MOST``."""
        every = (Hit(key, found) for key in chapters.order() for found in self._text(key).find(words))
        return tuple(islice(every, MOST))

    def _text(self, key: str) -> Folded:
        if key not in self._texts:
            document = QTextDocument()
            document.setHtml(self.html(key))
            told = self._pages.telling.album.read(document)
            self._texts[key] = Folded.of([words.translate(_ENDS) for words in told])
        return self._texts[key]

    def _part(self, key: str) -> chapters.Part:
        return chapters.part(key, self._translations.language.value)
