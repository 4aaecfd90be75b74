"""A game in words."""

import re
from dataclasses import replace

from skatdesk.i18n.languages import Language
from skatdesk.notation.iss import GameRecord, read_record
from skatdesk.skat.seats import FOREHAND
from skatdesk.ui.games.game_text import GameText
from skatdesk.ui.sentences import Sentences
from tests.ui.conftest import House


def _text(house: House, record: GameRecord) -> str:
    return GameText(house.namer, Sentences(house.namer, house.look), house.look).of(record)


def test_a_game_is_told_from_the_deal_to_the_result(house: House, records: list[GameRecord]) -> None:
    text = _text(house, records[0])
    deal, course, record = text.strip().split("\n\n")

    assert deal.startswith("Skat, deal ")
    assert len(deal.splitlines()) == 5
    assert "Ada (Forehand): " in deal
    assert len([line for line in course.splitlines() if line.startswith("Trick ")]) <= 10
    assert "announces" in course
    assert read_record(record) == records[0]


def test_no_invisible_marks_go_along(house: House, records: list[GameRecord]) -> None:
    house.speak(Language.URDU)

    assert not set(_text(house, records[0])) & {"\u2066", "\u2068", "\u2069"}


def test_every_game_can_be_told(house: House, records: list[GameRecord]) -> None:
    assert all(_text(house, record).endswith(" ;)\n") for record in records)


def test_who_is_called_you_is_spoken_to(house: House, records: list[GameRecord]) -> None:
    """So is the user called as long as no name is typed: "You bids 18" would be no English."""
    header = records[0].header
    names = header.names.replace(FOREHAND, "You")
    text = _text(house, replace(records[0], header=replace(header, names=names)))

    assert "You (Forehand): " in text
    assert not re.search(r"\bYou (\w+s|has) ", text.split("\n\n")[1])
