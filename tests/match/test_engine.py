"""A player of ours behind the line protocol."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skatdesk.match.engine import Engine
from skatdesk.players.player import Budget, Decision, Player
from skatdesk.players.random_player import RandomPlayer
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.actions import Action
from skatdesk.skat.view import SeatView

HAND = "hand CJ SJ HJ CA CT CK SA HA D8 D7"


class Engines:
    """Makes engines and keeps what they log."""

    def __init__(self) -> None:
        self.log: list[str] = []

    def __call__(self, player: Player) -> Engine:
        return Engine("tested", player, Budget(1.0), self.log.append)


@pytest.fixture
def engines() -> Engines:
    return Engines()


class BrokenPlayer(RandomPlayer):
    """Has a defect."""

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        raise ZeroDivisionError("worlds\nwithout end ½")


class SeedTeller(RandomPlayer):
    """Remembers the seeds it was given."""

    def __init__(self) -> None:
        self.seeds: list[int] = []

    def decide(self, view: SeatView, options: tuple[Action, ...], budget: Budget, seed: int) -> Decision:
        self.seeds.append(seed)
        return super().decide(view, options, budget, seed)


def hear(engine: Engine, *lines: str) -> list[str]:
    """The answers to these lines."""
    return [answer for line in lines if (answer := engine.hear(line)) is not None]


def test_greets(engines: Engines) -> None:
    assert hear(engines(RulesPlayer()), "hello 1\n") == ["id tested"]


def test_a_game_from_the_first_word_to_the_last(engines: Engines) -> None:
    engine = engines(RulesPlayer())

    assert hear(engine, "game 1 0 77", HAND, "event pass 1", "event pass 2", "bid? 18") == ["bid 18"]
    answers = hear(engine, "event bid 0 18", "declarer 0 18", "hand?")
    assert answers in (["hand"], ["pickup"])
    declared = hear(engine, "event pickup", "skat S7 H7", "declare?")
    words = declared[0].split()
    assert words[0] == "declare"
    assert words[-3] == "discard"
    assert hear(engine, " ".join(("contract 0", *words[1:-3])), "play?")[0].startswith("play ")
    assert engines.log == []


def test_several_games_one_after_another(engines: Engines) -> None:
    engine = engines(RulesPlayer())
    first = hear(engine, "hello 1", "game 1 1 5", HAND, "bid? 18", "passed", "end")
    second = hear(engine, "game 2 2 6", "hand C7 CQ S8 SQ H7 HQ HT D9 DQ DT", "event pass 1", "bid? 18", "end")
    third = hear(engine, "game 3 1 5", HAND, "bid? 18")

    assert first == ["id tested", "bid 18"]
    assert second == ["pass"]
    assert third == first[1:]


@pytest.mark.parametrize(
    "line", ["", "   ", "\r\n", "weather fine", "event", "GAME 1 0 7", "end", "passed", "\x00", "ü"]
)
def test_lines_that_say_nothing_to_it(line: str, engines: Engines) -> None:
    engine = engines(RulesPlayer())
    hear(engine, "game 1 1 7\r\n", f"{HAND}\r\n")

    assert engine.hear(line) is None
    assert engine.hear("bid? 18\r\n") == "bid 18"


@pytest.mark.parametrize(
    "line", ["game", "game 1 7 7", "hand CJ", "event bid 9 18", "event play 1 CA", "contract 1 C C7"]
)
def test_lines_it_cannot_make_sense_of_are_logged(line: str, engines: Engines) -> None:
    engine = engines(RulesPlayer())
    hear(engine, "game 1 1 7", HAND)

    assert hear(engine, line, "bid? 18") == ["bid 18"]
    assert engines.log == [] or engines.log[0].startswith(f"not understood: {line}")
    assert len(engines.log) == (0 if line.endswith("C7") else 1)


@pytest.mark.parametrize("line", ["bid? 19", "bid?", "play?", "hand?", "kontra?", "?", "declare? now", "bid? ½\x07"])
def test_question_it_cannot_answer_gets_an_error(line: str, engines: Engines) -> None:
    engine = engines(RulesPlayer())
    hear(engine, "game 1 1 7", HAND, "event pass 1", "declarer 0 18")
    answer = engine.hear(line)

    assert answer is not None
    assert answer.startswith("error ")
    assert answer.isascii()
    assert answer.isprintable()


def test_forehand_does_not_answer_18_where_more_is_asked(engines: Engines) -> None:
    """Which the rules never do: forehand speaks when nobody has bid, and 18 would be no answer to 20."""
    engine = engines(RulesPlayer())

    assert hear(engine, "game 1 0 7", HAND, "bid? 20", "bid? 18") == [
        "error forehand speaks last, at 18 only",
        "bid 18",
    ]


def test_question_before_any_game_gets_an_error(engines: Engines) -> None:
    assert hear(engines(RulesPlayer()), "bid? 18") == ["error no game has begun"]
    assert hear(engines(RulesPlayer()), "game 1 1 7", "bid? 18") == ["error no hand has been dealt to this seat"]


def test_defect_of_the_player_costs_one_answer(engines: Engines) -> None:
    engine = engines(BrokenPlayer())

    answers = hear(engine, "game 1 1 7", HAND, "bid? 18", "bid? 18")

    assert answers == [r"error defect: ZeroDivisionError: worlds without end \xbd"] * 2
    assert "BrokenPlayer" in engines.log[0] or "decide" in engines.log[0]


def test_seeds_follow_from_the_game_and_the_number_of_the_decision(engines: Engines) -> None:
    def seeds_of(seed: str) -> list[int]:
        player = SeedTeller()
        hear(engines(player), f"game 1 1 {seed}", HAND, "bid? 18", "event bid 1 18", "event hold 0 18", "bid? 20")
        return player.seeds

    assert seeds_of("7") == seeds_of("7")
    assert len(set(seeds_of("7") + seeds_of("8") + seeds_of(""))) == 6


VOCABULARY = """
hello game hand deal bid? hold? event bid hold pass declarer passed hand? pickup skat declare? contract ouvert fullskat
play? play trick result end C S H D G N schneider schwarz discard 0 1 2 3 18 20 22 264 CJ SJ HJ DJ CA D7 H7 S7
x ? \x00 ½
"""
WORDS = VOCABULARY.split()
LINES = st.lists(st.sampled_from(WORDS), max_size=13).map(" ".join) | st.text(max_size=30)


@given(st.lists(LINES, max_size=60), st.booleans())
def test_never_crashes_and_answers_exactly_what_is_asked(lines: list[str], dealt: bool) -> None:
    engine = Engine("tested", RandomPlayer(), Budget(1.0), lambda text: None)
    if dealt:
        hear(engine, "game 1 1 7", HAND)
    for line in lines:
        wants = bool(line.split()) and (line.split()[0] == "hello" or line.split()[0].endswith("?"))
        answer = engine.hear(line)
        assert (answer is not None) is wants
        assert answer is None or (answer.isascii() and "\n" not in answer)


GAME = [
    "game 1 0 77",
    HAND,
    "bid? 18",
    "event pass 1",
    "event pass 2",
    "bid? 18",
    "event bid 0 18",
    "declarer 0 18",
    "hand?",
    "event pickup",
    "skat S7 H7",
    "declare?",
    "contract 0 C",
    "play?",
    "event play 0 CJ",
    "event play 1 C7",
    "event play 2 C8",
    "event trick 1 0 2",
    "play?",
]


@given(st.randoms(use_true_random=False), st.integers(1, 12))
def test_never_crashes_on_a_game_told_badly(generator: random.Random, changes: int) -> None:
    """Lines of a game left out, doubled and put in the wrong place."""
    lines = list(GAME)
    for _ in range(changes):
        line = lines.pop(generator.randrange(len(lines))) if generator.random() < 0.7 else generator.choice(GAME)
        if generator.random() < 0.6:
            lines.insert(generator.randrange(len(lines) + 1), line)
    engine = Engine("tested", RandomPlayer(), Budget(1.0), lambda text: None)

    for line in lines:
        answer = engine.hear(line)
        assert (answer is not None) is line.split()[0].endswith("?")
        assert answer is None or not answer.startswith("error defect")
