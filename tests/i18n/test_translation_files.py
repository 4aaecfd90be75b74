"""The .ts files as text: complete, alike, and in step with the program and the glossary."""

import re
import shutil
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest
from update_translations import update

from skatdesk.i18n.languages import Language

FOLDER = Path(__file__).resolve().parents[2] / "translations"
OTHERS = [language for language in Language if language is not Language.ENGLISH]
PLACEHOLDER = re.compile(r"\{\w*\}|%n|%\d|%L\d")


class Message(NamedTuple):
    """What a catalogue says about one text of the program."""

    context: str
    source: str
    comment: str
    numerus: bool


class Translation(NamedTuple):
    """What it makes of it."""

    forms: tuple[str, ...]
    unfinished: bool


def read(name: str, folder: Path = FOLDER) -> dict[Message, Translation]:
    found = {}
    for context in ET.parse(folder / name).getroot().iter("context"):
        for entry in context.iter("message"):
            translation = entry.find("translation")
            assert translation is not None
            numerus = entry.get("numerus") == "yes"
            parts = translation.findall("numerusform") if numerus else [translation]
            forms = tuple(part.text or "" for part in parts)
            message = Message(
                context.findtext("name", ""), entry.findtext("source", ""), entry.findtext("comment", ""), numerus
            )
            assert message not in found, f"{name} has {message} twice"
            found[message] = Translation(forms, translation.get("type") is not None)
    return found


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("[cq]*_*.ts")))
def test_card_words_and_what_qt_lacks_are_complete(name: str) -> None:
    catalogue = read(name)
    assert [message for message, found in catalogue.items() if found.unfinished or not all(found.forms)] == []


def test_urdu_has_the_labels_that_had_no_key_in_the_oldest_qt() -> None:
    """PySide6 6.8.0 looks for these; since then they have a letter with an ampersand."""
    assert {"Look in:", "Files of type:", "Page Set:"} <= {message.source for message in read("qtbase_ur.ts")}


@pytest.mark.parametrize("language", OTHERS)
def test_card_words_have_the_same_keys_in_every_language(language: Language) -> None:
    assert read(f"cards_{language}.ts").keys() == read("cards_en.ts").keys()


@pytest.mark.parametrize("language", OTHERS)
def test_the_interface_has_the_same_texts_in_every_language(language: Language) -> None:
    texts = read(f"skatdesk_{language}.ts")
    assert texts.keys() == read("skatdesk_de.ts").keys()
    plurals = {message for message in texts if message.numerus}
    assert read("skatdesk_en.ts").keys() == plurals


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.ts")))
def test_placeholders_survive_translation(name: str) -> None:
    for message, found in read(name).items():
        expected = sorted(PLACEHOLDER.findall(message.source))
        for form in filter(None, found.forms):
            left = sorted(PLACEHOLDER.findall(form))
            # "one game" needs no figure
            assert left == expected or (message.numerus and left == [x for x in expected if x != "%n"]), (name, message)


def test_the_catalogues_hold_every_text_of_the_program(tmp_path: Path) -> None:
    """Otherwise run ``python packaging/update_translations.py``."""
    for path in FOLDER.glob("skatdesk_*.ts"):
        shutil.copy(path, tmp_path)
    update(tmp_path)
    for path in tmp_path.glob("*.ts"):
        assert read(path.name, tmp_path).keys() == read(path.name).keys()


def test_no_text_of_the_program_has_a_sign_that_is_written_by_its_number() -> None:
    """In Python's ``\\u00a0`` the lupdate of PySide6 6.8.0 finds a letter u and four figures."""
    texts = (message.source for message in read("skatdesk_de.ts"))
    assert [text for text in texts if not text.replace("\n", "").isprintable()] == []


def test_lupdate_finds_texts_and_plurals(tmp_path: Path) -> None:
    (tmp_path / "panel.py").write_text(
        "class Panel(QWidget):\n"
        "    def retranslate(self, n):\n"
        '        self.tr("Deal")\n'
        '        self.tr("%n game(s)", "", n)\n'
        '        QCoreApplication.translate("Rules", "You must follow {suit}")\n',
        encoding="utf-8",
    )
    update(tmp_path, tmp_path)
    plural = Message("Panel", "%n game(s)", "", numerus=True)
    german = read("skatdesk_de.ts", tmp_path)
    assert german.keys() == {
        Message("Panel", "Deal", "", numerus=False),
        plural,
        Message("Rules", "You must follow {suit}", "", numerus=False),
    }
    assert all(found.unfinished for found in german.values())
    assert read("skatdesk_en.ts", tmp_path).keys() == {plural}
    forms = {language: len(read(f"skatdesk_{language}.ts", tmp_path)[plural].forms) for language in Language}
    assert forms == {"en": 2, "de": 2, "tr": 1, "ur": 2, "fr": 2}


@pytest.mark.parametrize("language", Language)
def test_card_words_are_those_of_the_glossary(language: Language) -> None:
    lines = (FOLDER / "GLOSSARY.md").read_text(encoding="utf-8").splitlines()
    rows = [line.removeprefix("| ").split(" | ") for line in lines if line.startswith("| ")]
    column = rows[0].index(language.own_name)
    words = {row[column] for row in rows}
    own = ("suit.", "rank.", "seat", "term")
    catalogue = read(f"cards_{language}.ts")
    used = {found.forms[0] for message, found in catalogue.items() if message.context.startswith(own)}
    assert used - words == set()
