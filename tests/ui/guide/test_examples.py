"""What the calls of the guide mean, in the figures of the rules."""

from collections.abc import Callable

import pytest

from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import Game
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.ui.guide import examples
from skatdesk.ui.guide.text import Call, GuideError

FACTS = {
    "cards": 32,
    "all-points": 120,
    "suit-points": 30,
    "win": 61,
    "defenders-win": 60,
    "schneider-made": 90,
    "schneider": 30,
    "out-of-schneider": 31,
    "suit-trumps": 11,
    "grand-trumps": 4,
    "bids": 63,
    "lowest-bid": 18,
    "highest-bid": 264,
    "null": 23,
    "null-ouvert": 46,
    "revolution": 92,
    "own-game": 50,
    "lost-by-others-three": 40,
    "lost-by-others-four": 30,
    "games-three": 36,
    "games-four": 48,
    "concede": 9,
    "durchmarsch": 120,
    "deals": 2_753_294_408_504_640,
}
"""rules.md §1-3, §6, §7.2, §10-12."""

GAMES = [
    # the examples of the beginners' guides: worth, and what is written in the list
    ("{result: D with=1 bid=18}", 18, 18),
    ("{result: H without=3 bid=40 points=70}", 40, 40),
    ("{result: C without=4 bid=60 points=62}", 60, 60),
    ("{result: H with=2 bid=30}", 30, 30),
    # Schwarz announced contains Schneider announced; the count that leaves it out is a rule set of its own
    ("{result: G hand schwarz with=3 bid=48 points=120 tricks=10}", 216, 216),
    ("{result: G hand schwarz with=3 bid=48 points=120 tricks=10 rules=tchibo}", 192, 192),
    ("{result: G hand schwarz with=3 bid=48 points=120 tricks=10 rules=tchibo kontra=2}", 192, 768),
    ("{result: C with=6 bid=60 points=80 tricks=8}", 84, 84),
    ("{result: C with=6 bid=60 points=80 tricks=8 rules=tchibo}", 60, 60),
    # rules.md §14.2
    ("{result: S with=2 bid=33 points=89 tricks=8}", 33, 33),
    ("{result: S with=2 bid=33 points=90 tricks=8}", 44, 44),
    ("{result: C with=1 bid=24 points=120 tricks=9}", 36, 36),
    ("{result: H with=1 bid=20 points=60 tricks=6}", 20, -40),
    ("{result: C without=1 bid=24 points=8 tricks=0}", 48, -96),
    ("{result: C hand schneider with=1 bid=24 points=89 tricks=8}", 60, -120),
    ("{result: G ouvert with=4 bid=44 points=106 tricks=9}", 264, -528),
    ("{result: N ouvert bid=46}", 46, 46),
    ("{result: N hand bid=23 tricks=1}", 35, -70),
    ("{result: H with=1 bid=30 points=70 tricks=6}", 20, -60),
    ("{result: H with=1 bid=30 points=92 tricks=8}", 30, 30),
    ("{result: G with=1 bid=50 points=80 tricks=7}", 48, -144),
    ("{result: D with=1 bid=27 points=25 tricks=2}", 27, -54),
    ("{result: H with=1 bid=24 points=70 tricks=6 rules=tchibo}", 20, -40),
    ("{result: C with=1 bid=24 points=60 tricks=6 kontra=2 rules=home}", 24, -192),
    ("{result: D with=1 bid=20 points=85 tricks=8 kontra=1 rules=home}", 18, -108),
    ("{result: G with=2 bid=48 points=70 tricks=7 bock=2 rules=home}", 72, 144),
]


def test_facts_are_those_of_the_rules() -> None:
    assert examples.FACTS == FACTS


@pytest.mark.parametrize(("source", "worth", "score"), GAMES, ids=[source for source, _, _ in GAMES])
def test_games_count_as_in_the_worked_examples(source: str, worth: int, score: int) -> None:
    valuation = examples.game_example(Call.parse(source)).valuation

    assert (valuation.worth, valuation.score) == (worth, score)


def test_tricks_of_the_worked_examples_go_where_they_go() -> None:
    """rules.md §5."""
    for source, winner in (
        ("{trick: H F SA S7 H7}", REARHAND),
        ("{trick: C M CA DJ CT}", REARHAND),
        ("{trick: C R S9 HA S7}", REARHAND),
        ("{trick: G F SK ST SA}", REARHAND),
        ("{trick: N F C7 HA SA}", FOREHAND),
    ):
        game, trick = examples.trick_example(Call.parse(source))
        assert trick.winner(game) is winner, source


def test_the_bidding_ends_with_its_declarer() -> None:
    _, auction = examples.auction_example(Call.parse("{auction: M18 F+ M20 F+ M22 F- R23 M+ R24 M+ R-}"))

    assert (auction.declarer, auction.bid) == (MIDDLEHAND, 24)


def test_games_of_just_this_value() -> None:
    assert examples.games_worth(264) == ((Game.GRAND, 11),)
    assert examples.games_worth(48) == ((Game.CLUBS, 4), (Game.GRAND, 2))
    assert examples.games_worth(25) == ()


def test_suits_are_ordered_as_in_their_game() -> None:
    assert examples.ordered(Game.HEARTS, examples.suit_of("S")) == parse_cards("SA ST SK SQ S9 S8 S7")
    assert examples.ordered(Game.NULL, examples.suit_of("S")) == parse_cards("SA SK SQ SJ ST S9 S8 S7")


@pytest.mark.parametrize(
    "source",
    [
        "{fact: luck}",
        "{result: C bid=24}",
        "{result: C with=1 bid=25}",
        "{result: C with=12}",
        "{result: C schneider with=1 points=121}",
        "{result: C with=1 points=100 tricks=10}",
        "{result: C with=1 points=8 tricks=0}",
        "{result: N with=1}",
        "{result: C luck with=1}",
        "{result: C with=1 luck=1}",
        "{result: C with=1 cards=CJ}",
        "{result: C with=1 kontra=1}",
        "{result: C with=1 rules=luck}",
        "{result:}",
    ],
)
def test_games_the_rules_do_not_know_are_refused(source: str) -> None:
    call = Call.parse(source)
    with pytest.raises(GuideError):
        examples.fact(call) if call.name == "fact" else examples.game_example(call)


@pytest.mark.parametrize(
    "source", ["{auction: M19}", "{auction: M18}", "{auction: M25 F-}", "{auction: M18 F+ M18}", "{auction: X18}"]
)
def test_bidding_against_the_rules_is_refused(source: str) -> None:
    with pytest.raises(GuideError):
        examples.auction_example(Call.parse(source))


@pytest.mark.parametrize(
    ("example", "source"),
    [
        (examples.legal_example, '{legal: H led=DJ hand="DJ H7"}'),
        (examples.trick_example, "{trick: H F SA S7}"),
        (examples.ramsch_example, "{ramsch: 50 40 20}"),
        (examples.ramsch_example, '{ramsch: 50 40 30 tricks="5 5 5"}'),
        (examples.list_example, '{list: 3 "3 C with=1"}'),
        (examples.list_example, "{list: 3}"),
        (examples.bids_between, "{sources: 18 19}"),
    ],
)
def test_other_examples_against_the_rules_are_refused(example: Callable[[Call], object], source: str) -> None:
    with pytest.raises(GuideError):
        example(Call.parse(source))
