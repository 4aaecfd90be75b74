"""The panel: a game in seconds, and what is said while it is entered."""

from dataclasses import replace

import pytest

from skatdesk.scoring.entries import PassedInGame
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import Seating
from tests.helpers.french_row import as_on_x11, press_french
from tests.helpers.plain import plain
from tests.scoring.builders import begin, declared, listed
from tests.ui.scoresheet.entry.conftest import Keeper, chosen

CLUBS, SPADES, GRAND = 0, 1, 4
LETTERS = "h Hand, s Schneider, z Schwarz, u Ouvert, b Bid, p Card points, w won, l lost"
"""What may follow the matadors where nobody says Kontra."""


# ---------------------------------------------------------------- seconds


def test_four_clicks_are_enough(keeper: Keeper) -> None:
    inputs = keeper.panel.game_inputs

    keeper.click(inputs.declarer, 1)
    keeper.click(inputs.game, SPADES)
    keeper.click(inputs.count, 1)
    keeper.press(keeper.panel.outcome.won)

    assert keeper.last.scores == (0, 33, 0)


def test_three_keys_are_enough_for_null_and_four_for_most(keeper: Keeper) -> None:
    keeper.type("2n⏎")
    keeper.type("1c2⏎")
    keeper.type("3h-l")

    assert [entry.scores for entry in keeper.entered] == [(0, 23, 0), (36, 0, 0), (0, 0, -40)]


def test_on_a_french_keyboard_figures_need_no_shift(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside the figures only "-" is what it writes: without, and no 6."""
    as_on_x11(monkeypatch)
    for figures, letters in (("2", "c"), ("6", ""), ("3", "b"), ("36", "⏎")):
        press_french(figures)
        keeper.type(letters)

    game = keeper.last.declared
    assert game is not None
    assert (game.declarer, game.matadors, game.bid, game.score) == (1, -3, 36, 48)


@pytest.mark.parametrize("dealer", range(4))
def test_the_example_of_the_quick_entry_can_be_typed(keeper: Keeper, dealer: int) -> None:
    """Whoever sits out at a table of four."""
    keeper.sit_down(begin(ISKO, 4, dealer))
    keeper.type("/" + plain(keeper.panel.quick.edit.placeholderText()) + "⏎")

    assert len(keeper.entered) == 1


def test_one_key_for_a_deal_passed_in(keeper: Keeper) -> None:
    keeper.type("0")

    assert isinstance(keeper.last.outcome, PassedInGame)


def test_a_click_counts_with_where_nothing_else_was_said(keeper: Keeper) -> None:
    keeper.click(keeper.panel.game_inputs.count, 2)

    assert chosen(keeper.panel.game_inputs.direction) == [0]


def test_two_figures_make_ten_and_eleven(keeper: Keeper) -> None:
    keeper.type("1c11")
    assert "with 11" in keeper.said
    keeper.type("⎋1c-10")
    assert "without 10" in keeper.said


def test_backspace_goes_one_step_back_and_escape_to_the_beginning(keeper: Keeper) -> None:
    keeper.type("1c2h")
    assert "Hand 4" in keeper.said
    keeper.type("⌫")
    assert "Hand" not in keeper.said
    keeper.type("⌫⌫")
    assert "Which game?" in keeper.said
    keeper.type("s1⎋")
    assert "Who plays alone?" in keeper.said


def test_focus_stays_where_the_next_game_is_typed(keeper: Keeper) -> None:
    """After the bid's field the panel has the keys again; the line of the quick entry keeps them."""
    keeper.type("1c2b36⏎")
    assert keeper.panel.hasFocus()
    keeper.type("/2 s 1 +⏎")
    assert keeper.panel.quick.edit.hasFocus()
    assert keeper.panel.quick.text == ""
    keeper.type("3 d 2⏎")
    assert [entry.scores for entry in keeper.entered] == [(36, 0, 0), (0, 22, 0), (0, 0, 27)]


def test_segments_and_keys_may_be_mixed(keeper: Keeper) -> None:
    keeper.click(keeper.panel.game_inputs.declarer, 0)
    keeper.type("g")
    keeper.click(keeper.panel.game_inputs.direction, 1)
    keeper.type("2")
    keeper.click(keeper.panel.game_inputs.levels, 0)
    keeper.type("⏎")

    assert keeper.score == 96


# ---------------------------------------------------------------- what is said


def test_sentence_shows_the_value_the_bid_and_the_new_total(keeper: Keeper) -> None:
    keeper.sit_down(listed(begin(), [declared(Seating(3, 0), 1, "C", 1)]))

    keeper.type("2s2s")
    assert keeper.said == "♠  with 2, game 3, Schneider 4, × 11 = 44 · Ben then 68"
    assert "then\u00a068" in keeper.panel.outcome.line.text()  # the number does not stand on a line of its own
    keeper.type("b33")
    assert keeper.said == "♠  with 2, game 3, Schneider 4, × 11 = 44 · the bid 33 is reached · Ben then 68"
    assert (keeper.panel.outcome.won.text(), keeper.panel.outcome.lost.text()) == ("won +44", "lost −88")


def test_the_sentence_is_announced_whenever_it_is_another_one(keeper: Keeper, heard: list[str]) -> None:
    """Who does not see it hears what each key has done."""
    keeper.type("1c2")
    assert heard[-1] == keeper.said
    assert "with 2" in heard[-1]
    keeper.type("⏎")
    assert heard[-1] == keeper.said
    assert len(heard) == len(set(heard))


def test_value_shows_before_the_declarer_is_known(keeper: Keeper) -> None:
    keeper.click(keeper.panel.game_inputs.game, GRAND)
    keeper.click(keeper.panel.game_inputs.count, 3)

    assert keeper.said == "Grand  with 4, game 5, × 24 = 120 · Who plays alone?"
    assert not keeper.panel.outcome.won.isEnabled()
    assert keeper.panel.outcome.won.toolTip() == "Something is still missing"


def test_a_bid_reveals_that_a_game_is_overbid(keeper: Keeper) -> None:
    outcome = keeper.panel.outcome
    keeper.type("1d1b22")

    assert "overbid, smallest multiple of 9 that reaches 22 = 27 · lost, 2 × 27 = 54" in keeper.said
    assert not outcome.won.isEnabled()
    assert outcome.won.accessibleDescription() == "Overbid: the value does not reach the bid, so the game is lost"
    keeper.click(keeper.panel.game_inputs.levels, 1)
    assert outcome.won.isEnabled()  # Schneider repairs it
    assert keeper.panel.outcome.won.text() == "won +27"


def test_what_is_no_bid_is_told_and_cannot_be_entered(keeper: Keeper) -> None:
    keeper.type("1c1b2")
    assert keeper.said == "2 alone is no bid"
    assert keeper.entered == []
    keeper.type("5")
    assert keeper.said == "25 cannot be bid: no game is worth that"
    keeper.type("⏎")
    assert keeper.entered == []
    keeper.type("⌫⌫19")
    assert keeper.said == "19 cannot be bid: no game is worth that"
    keeper.type("2")
    assert "192" in keeper.said
    keeper.type("⌫⌫⌫24⏎")
    assert keeper.score == 24


def test_keys_after_a_player_who_sits_out_wait_for_another_player(keeper: Keeper) -> None:
    """Else the figure of the matadors would name him, and Ben would have played without 1."""
    keeper.sit_down(begin(ISKO, 4))
    keeper.type("1c-")
    assert keeper.said == "The dealer sits out this game. If somebody else dealt, click that name above"
    keeper.type("2⏎")
    assert keeper.entered == []
    assert keeper.said == "Dealer, sitting out: Ada · Which game?"

    keeper.type("c-2⏎")
    assert keeper.last.scores == (0, 36, 0, 0)


def test_keys_after_a_number_that_is_nobodys_wait_for_a_player(keeper: Keeper) -> None:
    """Else a slip at the first key would make the matadors a player."""
    keeper.type("4c21⏎")
    assert keeper.entered == []
    keeper.type("⎋4")
    assert keeper.said == "4 is not a player. Begin with 1 Ada, 2 Ben, 3 Cem, or 0 for passed in"

    keeper.type("1c2⏎")
    assert keeper.last.scores == (36, 0, 0)


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("x", "x is not a player. Begin with 1 Ada, 2 Ben, 3 Cem, or 0 for passed in"),
        ("1x", "x is not a game. Type c Clubs, s Spades, h Hearts, d Diamonds, g Grand, n Null"),
        ("12", "2 is not a game. Type c Clubs, s Spades, h Hearts, d Diamonds, g Grand, n Null"),
        ("1c2x", f"x means nothing here. Type {LETTERS}"),
        ("1cx", "x means nothing here. Type h Hand, s Schneider, z Schwarz, u Ouvert, b Bid, p Card points"),
        ("1nx", "x means nothing here. Type h Hand, u Ouvert, b Bid, w won, l lost"),
    ],
)
def test_a_key_that_tells_nothing_says_what_can_be_typed(keeper: Keeper, keys: str, said: str) -> None:
    keeper.type(keys)
    assert keeper.said == said

    keeper.type("⌫")
    assert keeper.panel.draft is not None
    assert keeper.said != said


def test_the_letters_that_are_named_end_the_game_by_key_and_in_the_line(keeper: Keeper) -> None:
    """+ and − would tell other matadors by key."""
    for begun, end, score in (("1c-2x", "w", 36), ("2c-2x", "l", -72), ("/3 c w2 ", "w⏎", 36), ("/1 c w2 ", "l⏎", -72)):
        keeper.type(begun + end)
        assert keeper.score == score


def test_where_nothing_is_passed_in_no_key_for_it_is_offered(keeper: Keeper) -> None:
    keeper.sit_down(begin(HOME))
    keeper.type("x")
    assert keeper.said == "x is not a player. Begin with 1 Ada, 2 Ben, 3 Cem"


def test_a_step_back_after_a_refused_key_forgets_that_key_alone(keeper: Keeper) -> None:
    """A Grand with five is none; with four it is the Grand that was told."""
    keeper.type("1g5⌫4⏎")
    assert keeper.last.scores == (120, 0, 0)


def test_why_nothing_is_passed_in_is_said_to_its_key(keeper: Keeper) -> None:
    keeper.sit_down(begin(HOME))
    keeper.type("0")
    assert keeper.said == "By the rules of this list a Ramsch is played when all pass"


def test_the_figure_of_a_player_is_no_part_of_a_number(keeper: Keeper) -> None:
    """Clubs with, Ada, one: not with eleven."""
    keeper.type("c+11⏎")
    assert keeper.last.scores == (24, 0, 0)


@pytest.mark.parametrize("back", ["⌫", "⎋"])
def test_a_player_who_sits_out_is_forgotten_like_anything_told(keeper: Keeper, back: str) -> None:
    keeper.sit_down(begin(ISKO, 4))
    keeper.type(f"1{back}")
    assert keeper.said == "Dealer, sitting out: Ada · Who plays alone?"

    keeper.type("c2-2⏎")
    assert keeper.last.scores == (0, 36, 0, 0)


def test_opening_says_who_deals_and_what_round_it_is(keeper: Keeper) -> None:
    assert keeper.said == "Dealer: Ada · Who plays alone?"
    keeper.sit_down(begin(ISKO, 4))
    assert keeper.said == "Dealer, sitting out: Ada · Who plays alone?"
    keeper.sit_down(listed(begin(HOME), [declared(Seating(3, 0), 2, "C", points=60, rules=HOME)]))
    assert keeper.said == "Dealer: Ben · Bock round: counts double · 3 games left · Who plays alone?"


def test_bierlachs_tells_everybody_whose_minus_grows(keeper: Keeper) -> None:
    keeper.sit_down(replace(begin(), system="bierlachs"))

    keeper.type("1c1")
    assert keeper.said.endswith("Ben then −24 · Cem then −24")


def test_preview_is_the_entry_as_it_would_be(keeper: Keeper) -> None:
    keeper.type("1c")
    assert keeper.previewed[-1:] == [None]
    keeper.type("2")
    preview = keeper.previewed[-1]
    assert preview is not None
    assert preview.scores == (36, 0, 0)
    keeper.type("b40")
    overbid = keeper.previewed[-1]
    assert overbid is not None
    assert overbid.scores == (-96, 0, 0)


def test_quick_entry_lights_the_segments_and_explains_itself(keeper: Keeper) -> None:
    inputs = keeper.panel.game_inputs
    keeper.type("/A")
    assert (chosen(inputs.declarer), keeper.said) == ([0], "Dealer: Ada · Which game?")
    keeper.type(" C w2 h")
    assert (chosen(inputs.game), chosen(inputs.count), chosen(inputs.levels)) == ([CLUBS], [1], [0])
    assert keeper.said == "♣  with 2, game 3, Hand 4, × 12 = 48 · Ada then 48"
    keeper.type(" -")
    assert keeper.said.endswith("lost, 2 × 48 = 96 · Ada then −96")
    keeper.type("⏎")
    assert keeper.score == -96


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("q", "q is not a player. Begin with 1 Ada, 2 Ben, 3 Cem, or 0 for passed in"),
        ("a q", "q is not a game. Type c Clubs, s Spades, h Hearts, d Diamonds, g Grand, n Null"),
        ("a c 1 q", f"q means nothing here. Type {LETTERS}"),
        ("a c q", "q means nothing here. Type h Hand, s Schneider, z Schwarz, u Ouvert, b Bid, p Card points"),
        ("a c 1 b", "A number must follow b"),
        ("a c 1 5", "5 cannot go here. Type a bid as b24"),
        ("a c 1 b25", "25 cannot be bid: no game is worth that"),
        ("a g 5", "A Grand is played with or without four at most"),
        ("0", "Passed in: nobody scores, the deal counts as a game"),
    ],
)
def test_quick_entry_says_what_is_wrong_and_what_to_type(keeper: Keeper, text: str, said: str) -> None:
    keeper.type("/" + text)

    assert keeper.said == said
    if text != "0":
        keeper.type("⏎")
        assert keeper.entered == []
