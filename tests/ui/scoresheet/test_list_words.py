"""Words about whole lists."""

from dataclasses import replace

from PySide6.QtCore import QLocale

from skatdesk.i18n.bidi import left_to_right
from skatdesk.i18n.languages import Language
from skatdesk.skat.ruleset import HOME
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
