"""Words about whole lists."""

from PySide6.QtCore import QLocale

from skatdesk.i18n.bidi import left_to_right
from skatdesk.i18n.languages import Language
from skatdesk.ui.scoresheet.list_words import ListWords, local
from skatdesk.ui.sentences import Sentences
from tests.ui.conftest import House

MOMENT = "2026-11-20T15:10:00Z"


def test_a_time_reads_from_the_left_in_urdu(house: House) -> None:
    """As "3:10 PM" after a date in Urdu words."""
    words = ListWords(Sentences(house.namer, house.look), house.look)
    house.speak(Language.URDU)
    time = QLocale().toString(local(MOMENT).time(), QLocale.FormatType.ShortFormat)

    assert words.moment(MOMENT).endswith(left_to_right(time))
