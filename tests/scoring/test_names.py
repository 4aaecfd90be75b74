"""Names as people type and paste them, and what tells them apart."""

import unicodedata

import pytest

from skatdesk.scoring.names import double_name, one_line, told_apart

DECOMPOSED = unicodedata.normalize("NFD", "Jörg")


@pytest.mark.parametrize(
    ("pasted", "line"),
    [
        ("  Ada ", "Ada"),
        ("Anna\tMüller", "Anna Müller"),
        ("Anna\r\nMüller\u2028", "Anna Müller"),
        ("A\x00d\x07a", "A d a"),
        ("Ada\ud83d \udc00", "Ada"),
        (DECOMPOSED, "Jörg"),
        ("محمد علی", "محمد علی"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        (" \n ", ""),
    ],
)
def test_what_is_pasted_becomes_one_line(pasted: str, line: str) -> None:
    assert one_line(pasted) == one_line(one_line(pasted)) == line


@pytest.mark.parametrize("other", ["jörg", DECOMPOSED, "JÖRG ", "Jö\u200brg", "Jörg\ufe0f", "\u200fJörg", "Ｊörg"])
def test_names_that_look_alike_are_the_same(other: str) -> None:
    assert double_name(("Jörg", other, "Ben")) == "Jörg"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("علی", "علي"),
        ("علی", "على"),
        ("کاشف", "كاشف"),
        ("ہما", "هما"),
        ("می\u200cرا", "ميرا"),
        ("ئلا", "ی\u0654لا"),
        ("مسۂ", "مسه\u0654"),
        ("İnci", "inci"),
        ("IŞIL", "ışıl"),
    ],
)
def test_a_name_is_the_same_from_every_keyboard(name: str, other: str) -> None:
    """Arabic, Persian and Urdu ones have letters of their own that look alike."""
    assert double_name((name, other, "Ben")) == name


def test_letters_that_urdu_tells_apart_make_two_names() -> None:
    assert double_name(("بہائی", "بھائی", "Ben")) is None


def test_others_are_not_and_empty_ones_are_no_names() -> None:
    assert double_name(("Jörg", "Jorg", "Jürg", "", "")) is None
    assert told_apart("\u200b\u200f\ufe0f ") == ""
