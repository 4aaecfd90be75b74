"""What the panel bars, and the rarer things it takes: offences, agreed values, card points."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import Seating
from skatdesk.ui.scoresheet.entry.game_inputs import LEVELS, OFFENCE
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.plain import plain
from tests.scoring.builders import begin, declared, listed
from tests.ui.conftest import House
from tests.ui.scoresheet.entry.conftest import Keeper, barred, chosen

RAMSCH = 6


def test_the_dealer_of_four_cannot_declare(keeper: Keeper) -> None:
    keeper.sit_down(begin(ISKO, 4, first_dealer=1))

    assert barred(keeper.panel.game_inputs.declarer) == {
        "Declarer: Ben": "The dealer sits out this game. If somebody\nelse dealt, click that name above"
    }
    keeper.type("2")
    assert keeper.said == "The dealer sits out this game. If somebody else dealt, click that name above"
    keeper.type("1c1⏎")
    assert keeper.last.scores == (24, 0, 0, 0)


def test_a_name_too_long_for_its_segment_is_said_as_people_say_it(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Screen readers hear it whole."""
    names = (
        "Annegret-Elisabeth Müller",
        "Hans-Joachim Freiherr vo",
        "Friedrich Wilhelm Kowalcz",
        "Marie-Luise Hohenstein",
    )
    texts = PaintedTexts(monkeypatch)
    keeper.sit_down(replace(begin(ISKO, 4), players=names))
    keeper.window.resize(700, keeper.window.height())
    texts.listening = True
    keeper.panel.game_inputs.declarer.grab()

    assert texts.shortened == []
    assert "Friedrich Wilhelm K." in {plain(shown.text) for shown in texts.drawn}
    assert keeper.panel.game_inputs.declarer.segments[1].accessibleName() == "Declarer: Hans-Joachim Freiherr vo"


def test_a_key_that_cannot_end_the_game_so_says_why(keeper: Keeper) -> None:
    """What is told stays; the next key is taken as ever."""
    keeper.type("1c1p95")
    keeper.panel.refocus()
    keeper.type("l")
    assert keeper.said == "With these card points the game is won"
    keeper.type("⌫")
    assert keeper.said.startswith("♣  with 1, game 2, Schneider 3")
    keeper.type("lw")

    assert keeper.last.scores == (36, 0, 0)


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_a_label_longer_than_the_only_answer_is_whole_and_begins_where_that_does(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch, direction: Qt.LayoutDirection
) -> None:
    """Where Spitze is all that may be announced besides."""
    texts = PaintedTexts(monkeypatch)
    keeper.window.setLayoutDirection(direction)
    keeper.sit_down(begin(replace(HOME, name="custom", spitze=1)))
    keeper.window.resize(1024, keeper.window.height())
    keeper.panel.outcome.more.setChecked(True)
    extras = keeper.panel.game_inputs.extras
    texts.listening = True
    extras.grab()
    spitze = extras.segments[0].geometry()

    assert texts.shortened == []
    assert spitze.width() < extras.width()
    assert spitze.left() == 0 if direction is Qt.LayoutDirection.LeftToRight else spitze.right() + 1 == extras.width()


@pytest.mark.parametrize("scale", [0.6, 0.69, 1.0])
def test_no_letter_of_a_key_is_cut_below(keeper: Keeper, house: House, scale: float) -> None:
    """On a small screen a "g" without its end would be read as "q": below the letters a line is free."""
    house.look.use(scale=scale)
    keeper.type("1")  # the letters of the games stand there now
    QApplication.processEvents()
    games = keeper.panel.game_inputs.game
    picture = games.grab().toImage()
    lowest = {picture.pixel(x, picture.height() - 1) for x in range(picture.width())}

    assert len(lowest) == 1


def test_null_bars_matadors_and_levels(keeper: Keeper) -> None:
    keeper.type("1n")

    inputs = keeper.panel.game_inputs
    assert len(barred(inputs.direction)) == 2
    assert list(barred(inputs.levels)) == [
        "Win levels: Schneider",
        "Win levels: Schneider announced",
        "Win levels: Schwarz",
        "Win levels: Schwarz announced",
    ]
    assert all("Null" in reason for reason in barred(inputs.levels).values())


def test_a_refused_key_is_told_and_does_no_harm(keeper: Keeper) -> None:
    keeper.type("1n-")
    assert keeper.said == "Null has a fixed value: matadors do not count"
    keeper.type("⏎")
    assert keeper.score == 23


def test_a_grand_has_four_matadors(keeper: Keeper) -> None:
    keeper.type("1g")

    assert not keeper.panel.game_inputs.more_matadors.edit.isEnabled()
    keeper.type("5")
    assert keeper.said == "A Grand is played with or without four at most"


def test_announcing_turns_on_what_it_contains(keeper: Keeper) -> None:
    levels = keeper.panel.game_inputs.levels
    keeper.type("1c1")
    keeper.click(levels, 4)  # Schwarz announced

    assert chosen(levels) == [0, 1, 2, 3, 4]
    assert set(barred(levels).values()) == {"What was announced counts in any case"}
    keeper.click(levels, 0)
    assert chosen(levels) == []


def test_tournament_rules_know_neither_kontra_nor_ramsch(keeper: Keeper) -> None:
    inputs = keeper.panel.game_inputs

    assert not inputs.kontra.isVisible()
    assert not inputs.game.segments[RAMSCH].isVisible()
    assert keeper.panel.outcome.passed_in.isEnabled()


def test_where_ramsch_is_played_nothing_is_passed_in(keeper: Keeper) -> None:
    keeper.sit_down(begin(HOME))

    assert keeper.panel.outcome.passed_in.toolTip() == "By the rules of this list a Ramsch is played when all pass"
    keeper.type("0")
    assert keeper.entered == []


def test_a_closed_null_may_be_doubled_only_once(keeper: Keeper) -> None:
    keeper.sit_down(begin(replace(HOME, name="custom", re_in_null=False)))

    keeper.type("1nk")
    assert list(barred(keeper.panel.game_inputs.kontra)) == ["Kontra: Re"]
    keeper.type("⏎")
    assert keeper.score == 46


def test_in_a_ramsch_round_only_ramsch_or_grand_hand_is_played(keeper: Keeper) -> None:
    rules = replace(HOME, name="custom", bock_ramsch_round=True)
    lost = [declared(Seating(3, 0), 2, "C", points=60, rules=rules)]
    bock = [declared(Seating(3, 1 + n), 2, "C", bock=2, rules=rules) for n in range(2)]
    keeper.sit_down(listed(begin(rules), [*lost, *bock, declared(Seating(3, 0), 2, "C", bock=2, rules=rules)]))

    assert keeper.said == "Dealer: Ben · Ramsch round · 3 games left · Which game?"
    assert len(barred(keeper.panel.game_inputs.game)) == 5
    keeper.type("17")
    assert keeper.said == "7 is not a game. Type g Grand, r Ramsch"
    keeper.type("g2⏎")
    assert keeper.score == 96  # Grand Hand with 2
    assert keeper.list.next_deal is not None
    assert keeper.list.next_deal.seating.dealer == 1  # the Ramsch is still owed
    keeper.type("1g2")
    assert [*barred(keeper.panel.game_inputs.levels)] == ["Win levels: Hand"]  # it is one in any case
    keeper.type("a⏎")
    assert keeper.score == 144


def test_an_offence_counts_at_the_simple_level(keeper: Keeper) -> None:
    inputs = keeper.panel.game_inputs
    keeper.type("1c1s.")
    keeper.click(inputs.remarks, OFFENCE)

    assert barred(inputs.levels)["Win levels: Schneider"].startswith("A game ended by an offence")
    keeper.type("l")
    game = keeper.last.declared
    assert game is not None
    assert (game.by_offence, game.score) == (True, -48)


def test_an_offence_keeps_a_level_the_bid_needs(keeper: Keeper) -> None:
    """The declarer keeps a needed higher level (rules.md §10)."""
    keeper.type("1d1b22.")
    keeper.click(keeper.panel.game_inputs.remarks, OFFENCE)

    assert barred(keeper.panel.game_inputs.levels) == {}
    keeper.click(keeper.panel.game_inputs.levels, LEVELS.index(LEVELS[1]))
    keeper.press(keeper.panel.outcome.won)
    assert keeper.score == 27


@pytest.mark.parametrize(("key", "score"), [("w", 100), ("l", -100)])
def test_a_value_as_agreed_stands_instead(keeper: Keeper, key: str, score: int) -> None:
    keeper.type("1c1b46.")
    keeper.panel.game_inputs.agreed.edit.setFocus()
    keeper.type("100" + key)

    game = keeper.last.declared
    assert game is not None
    assert (game.agreed, game.score, game.valuation.value) == (score, score, 48)


def test_card_points_say_who_has_won(keeper: Keeper) -> None:
    keeper.type("1c1p60")
    assert keeper.panel.outcome.won.toolTip() == "With these card points the game is lost"
    keeper.type("⌫⌫95")
    assert keeper.panel.outcome.lost.toolTip() == "With these card points the game is won"
    assert chosen(keeper.panel.game_inputs.levels) == [1]
    keeper.type("⏎")
    game = keeper.last.declared
    assert game is not None
    assert (game.points, game.score) == (95, 36)
