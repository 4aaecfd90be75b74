"""Words about whole lists."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QLocale

from skatdesk.i18n.bidi import MARKS, isolate, left_to_right
from skatdesk.i18n.languages import Language
from skatdesk.scoring.heads import ListHead
from skatdesk.skat.ruleset import HOME
from skatdesk.store.records import ListId, ListSummary
from skatdesk.ui.scoresheet.list_words import ListWords, local
from skatdesk.ui.sentences import Sentences
from tests.helpers.plain import plain
from tests.scoring.builders import begin, declared, due
from tests.ui.conftest import House

MOMENT = "2026-11-20T15:10:00Z"


def test_a_time_reads_from_the_left_in_urdu(house: House) -> None:
    """As "3:10 PM" after a date in Urdu words."""
    words = ListWords(Sentences(house.namer, house.look), house.look)
    house.speak(Language.URDU)
    time = QLocale().toString(local(MOMENT).time(), QLocale.FormatType.ShortFormat)

    assert words.moment(MOMENT).endswith(left_to_right(time))


def test_a_list_that_ends_in_a_bock_round_says_that_it_can_be_longer(house: House) -> None:
    words = ListWords(Sentences(house.namer, house.look), house.look)
    sheet = replace(begin(HOME), games=1)
    won, lost = (sheet.with_entry(declared(due(sheet), 0, "C", points=points, rules=HOME)) for points in (61, 60))

    assert plain(words.ending(won)) == "First with 24: Ada"
    assert plain(words.ending(lost)).startswith("First with 0: Ben and Cem. A Bock or Ramsch round is not played out")


@pytest.mark.parametrize(
    ("search", "is_found"),
    [
        ("", True),
        ("müll", True),
        ("IPEK", True),
        ("ipek köln", True),
        ("isik", True),
        ("11-20", True),
        ("۲۰۲۶", True),
        ("20. nov", True),
        ("November", True),
        ("freitag köln", True),
        ("samstag", False),
        ("ipek bonn", False),
        ("علي", True),
        ("ثناء", False),
    ],
)
def test_lists_are_found_by_any_word_without_regard_to_case_accents_and_keyboards(
    house: House, search: str, is_found: bool
) -> None:
    """A day by what stands on the shelf, and by what people call it."""
    words = ListWords(Sentences(house.namer, house.look), house.look)
    house.speak(Language.GERMAN)
    head, players = ListHead("Runde", "Köln", "2026-11-20"), ("İpek", "Müller", "Işık", "علی")
    summary = ListSummary(ListId(1), head, players, "classic", 0, 36, archived=False, is_over=False)

    assert bool(words.found(search, (summary,))) is is_found


@pytest.mark.parametrize(
    ("written", "told"), [(24, "24 of 36"), (36, "36 games"), (38, "38 games"), (1234, "1,234 games")]
)
def test_games_of_a_running_list_are_counted_against_its_length_as_long_as_they_are_fewer(
    house: House, written: int, told: str
) -> None:
    """A Grand Hand in place of a Ramsch is a game more than the series has deals."""
    words = ListWords(Sentences(house.namer, house.look), house.look)
    head, players = ListHead("", "", "2026-11-20"), ("Ada", "Ben", "Cem")
    summary = ListSummary(ListId(1), head, players, "classic", written, 36, archived=False, is_over=False)

    assert plain(words.written(summary)) == told


def test_a_result_that_is_sent_keeps_names_and_figures_in_order_where_one_runs_from_the_right(house: House) -> None:
    """In a plain text "1. زینب: 24 · +1,20 €" would end with the number of the place, and have its plus behind."""
    words = ListWords(Sentences(house.namer, house.look), house.look)
    house.speak(Language.GERMAN)
    sheet = replace(begin(), players=("زینب", "Ben", "Cem"))
    sheet = sheet.with_entry(declared(due(sheet), 0, "C"))
    head = ListHead("جمعرات", "Altenburg", "2026-11-20")
    title, first, *others = words.result(head, sheet, ("+1,20 €", "", ""), ()).splitlines()

    assert title == f"{isolate('جمعرات')} · {isolate('Altenburg')} · {isolate('20. Nov. 2026')}"
    assert first.startswith(f"{left_to_right('1.')} {isolate('زینب')}: ")
    assert not set("".join(others)) & set(MARKS)
