"""Where Bock rounds are played, nobody forgets what makes one (rules.md §12.4)."""

from dataclasses import replace

from skatdesk.skat.ruleset import HOME, ISKO
from tests.scoring.builders import begin
from tests.ui.scoresheet.entry.conftest import Keeper


def test_card_points_are_asked_for_where_60_make_a_bock_round(keeper: Keeper) -> None:
    """They are in sight at once, and their tip says why."""
    points = keeper.panel.game_inputs.points
    keeper.sit_down(begin(HOME))
    assert points.isVisible()
    assert "exactly 60" in points.edit.toolTip()

    keeper.sit_down(begin(replace(HOME, bock_events=("lost_grand",))))
    assert not points.isVisible()
    keeper.sit_down(begin(ISKO))
    assert not points.isVisible()


def test_what_makes_a_bock_round_is_said_before_it_is_entered(keeper: Keeper) -> None:
    keeper.sit_down(begin(HOME))
    keeper.type("1h2p61")
    assert "Bock" not in keeper.said

    keeper.type("⌫0")
    assert keeper.said.endswith("Ada then −60 · a Bock round follows")
    keeper.type("⏎")
    assert "Bock round: counts double" in keeper.said


def test_it_is_told_how_long_a_bock_round_still_is(keeper: Keeper) -> None:
    """What is counted by strokes on paper: this game included, and the rounds that were made within the round."""
    keeper.sit_down(begin(HOME))
    keeper.type("1h2p60l")
    assert "counts double · 3 games left · Who" in keeper.said
    keeper.type("2h2p60l")
    assert "counts double · 2 games left · then 1 more Bock round · Who" in keeper.said
    keeper.type("3h2⏎")
    assert "1 game left · then" in keeper.said
    keeper.type("1h2⏎")
    assert "counts double · 3 games left · Who" in keeper.said


def test_a_kontra_that_is_lost_makes_one_and_one_that_is_won_does_not(keeper: Keeper) -> None:
    keeper.sit_down(begin(HOME))
    keeper.type("1h2kp70")
    assert "a Bock round follows" not in keeper.said

    keeper.type("⌫⌫50")
    assert "a Bock round follows" in keeper.said


def test_a_game_that_makes_several_bock_rounds_says_how_many(keeper: Keeper) -> None:
    """Lost after Kontra and Re is two events, and with 60 card points three."""
    keeper.sit_down(begin(HOME))
    keeper.type("1h2kkp59")
    assert keeper.said.endswith("2 Bock rounds follow")
    keeper.type("⌫⌫60")
    assert keeper.said.endswith("3 Bock rounds follow")


def test_the_last_game_of_a_list_makes_no_bock_round_and_the_one_before_does(keeper: Keeper) -> None:
    """Also where it is corrected."""
    keeper.sit_down(replace(begin(HOME), games=2))
    keeper.type("1h2p60")
    assert "a Bock round follows" in keeper.said
    keeper.type("l")
    keeper.type("2h2p60")
    assert keeper.said.endswith("Ben then −120")

    full = keeper.list.with_entry(keeper.last.with_bock(2))
    keeper.sit_down(full, 1)
    keeper.type("1h2p60")
    assert "follow" not in keeper.said
    keeper.sit_down(full, 0)
    keeper.type("2h2p60")
    assert keeper.said.endswith("a Bock round follows")


def test_no_more_bock_rounds_are_told_than_will_begin_in_the_list(keeper: Keeper) -> None:
    """Three events, and games for two rounds; one more of three games goes on for none."""
    keeper.sit_down(replace(begin(HOME), games=6))
    keeper.type("1h2kkp60")
    assert keeper.said.endswith("2 Bock rounds follow")
    keeper.type("l")
    assert "3 games left · then 1 more Bock round · Who" in keeper.said
    keeper.type("2h2p60")
    assert "follow" not in keeper.said


def test_where_a_ramsch_round_stands_between_bock_rounds_it_takes_their_room(keeper: Keeper) -> None:
    rules = replace(HOME, name="custom", bock_ramsch_round=True)
    keeper.sit_down(replace(begin(rules), games=7))
    keeper.type("1h2kkp59")
    assert keeper.said.endswith("a Bock round follows")
    keeper.sit_down(replace(begin(rules), games=8))
    keeper.type("1h2kkp59")
    assert keeper.said.endswith("2 Bock rounds follow")


def test_no_more_of_a_bock_round_is_told_to_be_left_than_the_list_has_games(keeper: Keeper) -> None:
    keeper.sit_down(replace(begin(HOME), games=5))
    keeper.type("1h2p60l")
    assert "counts double · 3 games left · Who" in keeper.said
    keeper.type("2h2p60l")
    assert "2 games left · then 1 more Bock round" in keeper.said
    keeper.type("3h2⏎")
    keeper.type("1h2⏎")
    assert "counts double · 1 game left · Who" in keeper.said
