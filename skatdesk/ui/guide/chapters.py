"""The chapters as they lie in ``resources/guide``: a folder for each language, a file for each chapter. No Qt here."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from skatdesk.paths import resources_folder
from skatdesk.ui.guide.text import Chapter, parse_chapter

SOURCE = "en"
"""The language the guide is written in; a chapter that is not translated yet shows in it."""
_INDEX = "index"


@dataclass(frozen=True, slots=True)
class Part:
    """A chapter in a language; ``language`` is that of its text."""

    chapter: Chapter
    language: str


def folder() -> Path:
    """Where the guide lies; raises ``FileNotFoundError`` when the installation is incomplete."""
    return resources_folder() / "guide"


@cache
def order() -> tuple[str, ...]:
    """The chapters in the order of the guide."""
    return tuple((folder() / _INDEX).read_text(encoding="utf-8").split())


@cache
def part(key: str, language: str) -> Part:
    """A chapter, in English if it is not translated; raises ``GuideError`` if its text is wrong."""
    path = folder() / language / f"{key}.md"
    if not path.is_file():
        language, path = SOURCE, folder() / SOURCE / f"{key}.md"
    return Part(parse_chapter(key, path.read_text(encoding="utf-8")), language)
