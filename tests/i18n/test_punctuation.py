"""The signs between the words, as each language sets them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from skatdesk.i18n.languages import Language
from tests.i18n.test_translation_files import FOLDER, OTHERS, read

GUIDE = FOLDER.parent / "resources" / "guide"
CALL = re.compile(r"\{[^{}]*\}|%n|%p|`[^`]*`|\]\([^)]*\)")
"""What stands for something else: a placeholder, a call of the guide, where a link leads."""
WRONG = {
    "en": re.compile(r"\s(…$|%)|’"),
    "de": re.compile(r"""["']|[\w ]…$|\w%| %"""),
    "fr": re.compile(r"""'|\s…$|[^\u00a0]:|[^\u202f][;!?»%]|«(?!\u202f)"""),
    "tr": re.compile(r"[‘’]|\s…$|\d%| %$"),
    "ur": re.compile(r"[,;?](?!\d)|\S…$|[ا-ی]\.(\s|$)"),
}
"""French has a space before a colon and a narrow one before the other high signs, German one before the dots of what
asks further; none may break a line. Urdu has signs of its own, and a space before such dots."""


def _texts(language: str) -> Iterator[str]:
    if language == "en":
        yield from (message.source for message in read("skatdesk_de.ts"))
    for path in FOLDER.glob(f"*_{language}.ts"):
        yield from (form for found in read(path.name).values() for form in found.forms)
    yield from (line for path in sorted(GUIDE.glob(f"{language}/*.md")) for line in _lines(path))


def _lines(path: Path) -> list[str]:
    return CALL.sub("x", path.read_text(encoding="utf-8")).splitlines()


@pytest.mark.parametrize("language", Language)
def test_signs_are_set_as_the_language_sets_them(language: Language) -> None:
    shown = (CALL.sub("x", text) for text in _texts(language))
    assert [text for text in shown if WRONG[language].search(text.strip())] == []


PARAGRAPHS = {"SeriesWords", "Figures"}
"""Where texts of several sentences stand by themselves: what a rule set is about, and the guide."""


@pytest.mark.parametrize("language", OTHERS)
def test_a_line_of_the_interface_has_no_full_stop(language: str) -> None:
    lines = [
        line
        for message, translation in read(f"skatdesk_{language}.ts").items()
        if message.context not in PARAGRAPHS
        for line in (message.source, *translation.forms)
    ]
    assert [line for line in lines if len(line.split()) > 3 and line.endswith((".", "۔"))] == []
