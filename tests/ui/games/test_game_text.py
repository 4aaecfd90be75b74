"""A game in words."""

import random
import re
from dataclasses import replace

from skatdesk.i18n.bidi import MARKS
from skatdesk.i18n.languages import Language
from skatdesk.notation.iss import GameRecord, Header
from skatdesk.skat.actions import Discard
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.states import GameStart
from skatdesk.ui.games.game_text import GameText
from skatdesk.ui.sentences import Sentences
from tests.helpers.legal_play import played
from tests.helpers.one_record import read_record
from tests.helpers.plain import plain
from tests.ui.conftest import House
from tests.ui.games.conftest import NAMES

PUB = replace(HOME, schieberamsch=True)


def _text(house: House, record: GameRecord) -> str:
    return GameText(house.namer, Sentences(house.namer, house.look), house.look).of(record)


def played_at_random(seed: int, bock_factor: int = 1) -> GameRecord:
    """A legal game of the pub, of any kind."""
    start = GameStart(Deal.of_series(7, seed + 1), PUB, bock_factor)
    return GameRecord(Header(names=NAMES), start, played(start, random.Random(seed)))


def test_a_game_is_told_from_the_deal_to_the_result(house: House, records: list[GameRecord]) -> None:
    text = _text(house, records[0])
    deal, course, record = text.strip().split("\n\n")

    assert deal.startswith("Skat, deal ")
    assert len(deal.splitlines()) == 5
    assert "Ada (Forehand): " in deal
    assert len([line for line in course.splitlines() if line.startswith("Trick ")]) <= 10
    assert "announces" in course
    assert read_record(record) == records[0]


def test_players_without_names_are_numbered(house: House, records: list[GameRecord]) -> None:
    text = _text(house, replace(records[0], header=Header()))

    assert "Player 1 (Forehand): " in text
    assert not re.search(r"^(:| )", text, re.MULTILINE)


def test_only_what_runs_from_the_right_keeps_its_invisible_marks(house: House, records: list[GameRecord]) -> None:
    """Without them a score of −36 reads "36−" in Urdu; programs that read the record again get none."""
    assert not set(_text(house, records[0])) & set(MARKS)
    house.speak(Language.URDU)
    words, record = _text(house, records[0]).rsplit("\n\n", 1)

    assert re.search("\u2066[+−]\\d+\u2069$", words)
    assert all(f"\u2068{name}\u2069 (" in words for name in NAMES)
    assert not set(record) & set(MARKS)


def test_every_game_can_be_told(house: House, records: list[GameRecord]) -> None:
    assert all(_text(house, record).endswith(" ;)\n") for record in records)


def test_who_is_called_you_is_spoken_to(house: House, records: list[GameRecord]) -> None:
    """So is the user called as long as no name is typed: "You bids 18" would be no English."""
    header = records[0].header
    names = header.names.replace(FOREHAND, "You")
    text = _text(house, replace(records[0], header=replace(header, names=names)))

    assert "You (Forehand): " in text
    assert not re.search(r"\bYou (\w+s|has) ", text.split("\n\n")[1])


def test_who_says_nothing_to_kontra_has_not_passed(house: House) -> None:
    told = 0
    for seed in range(40):
        record = played_at_random(seed)
        course = _text(house, record).split("\n\n")[1]
        _, _, play = course.partition(" announces ")
        told += " says Kontra" in play
        assert " passes" not in play

    assert told


def test_tricks_of_null_are_told_without_card_points(house: House) -> None:
    """There cards count nothing."""
    tricks = [
        line
        for record in map(played_at_random, range(40))
        for line in _text(house, record).split("\n\n")[1].partition(" announces Null")[2].splitlines()
        if line.startswith("Trick ")
    ]

    assert tricks
    assert not any(" points" in line for line in tricks)


def test_what_was_put_away_is_named(house: House) -> None:
    """The text is read when the deal is over."""
    records = [played_at_random(seed) for seed in range(40)]
    discards = [(record, action) for record in records for action in record.actions if isinstance(action, Discard)]

    assert discards
    for record, action in discards:
        cards = Sentences(house.namer, house.look).words.all_of(action.cards)
        line = plain(f"{record.header.names[action.seat]} puts away {cards}")
        assert line in plain(_text(house, record)), line


def test_a_ramsch_says_how_its_score_came_about(house: House) -> None:
    texts = (plain(_text(house, played_at_random(seed, bock_factor=2))) for seed in range(200))
    course = next(text for text in texts if "Ramsch: everybody" in text and "Cem loses with " in text)

    assert "\nBock round, 2 × " in course
