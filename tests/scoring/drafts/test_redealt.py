"""What was told of a game stays told when another deal turns out to be due."""

from dataclasses import replace

from skatdesk.scoring.drafts import DealTerms, GameDraft, Mark, RamschDraft, told_by, told_of
from skatdesk.skat.contracts import Game
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import Seating

ROUNDS = replace(HOME, bock_ramsch_round=True)
FIRST = DealTerms(Seating(4, 0), HOME)
SECOND = DealTerms(Seating(4, 1), HOME)


def test_a_game_keeps_what_does_not_hang_on_the_deal() -> None:
    draft = GameDraft.begin(FIRST).with_declarer(2).with_game(Game.CLUBS).with_matadors(-2).with_bid(36)

    assert told_of(draft, SECOND) == replace(draft, terms=SECOND)
    assert told_of(draft, FIRST) == draft


def test_who_has_no_cards_has_not_declared() -> None:
    draft = GameDraft.begin(FIRST).with_declarer(1).with_game(Game.CLUBS)

    assert told_of(draft, SECOND) == GameDraft.begin(SECOND).with_game(Game.CLUBS)


def test_a_game_counts_as_its_round_does_unless_told_otherwise() -> None:
    bock = replace(SECOND, bock_factor=2)

    for draft, factor in (
        (GameDraft.begin(FIRST), 2),
        (GameDraft.begin(replace(FIRST, bock_factor=2)).with_bock(1), 1),
    ):
        told = told_of(draft, bock)
        assert told is not None
        assert told.bock_factor == factor


def test_in_a_ramsch_everybody_keeps_the_own_card_points() -> None:
    """The first dealer comes in, the second goes out with the points told of him."""
    draft = RamschDraft.begin(FIRST).with_points(1, 20).with_points(2, 100).with_virgin(3).with_last_trick(1)

    told = told_of(draft, SECOND)
    assert isinstance(told, RamschDraft)
    assert [told.points_of(place) for place in (2, 3, 0)] == [100, 0, 20]
    assert (told.virgin, told.last_trick) == (3, None)


def test_who_took_all_tricks_of_a_ramsch_takes_them_away() -> None:
    assert told_of(RamschDraft.begin(FIRST).with_march(1), SECOND) == RamschDraft.begin(SECOND)
    assert told_of(RamschDraft.begin(FIRST).with_march(2), SECOND) == RamschDraft.begin(SECOND).with_march(2)


def test_who_took_all_tricks_under_other_rules_took_them_still() -> None:
    """Whoever was away in that Ramsch after all, and whatever skat was told beside it."""
    rules = replace(HOME, ramsch_skat_to="loser")
    march = RamschDraft.begin(replace(FIRST, rules=rules)).with_march(2).with_skat(4)
    own = replace(FIRST, rules=replace(rules, ramsch_score="own"))

    assert told_by(march, march.terms) == march
    assert told_by(replace(march, terms=own), own) == replace(march, terms=own)
    without = told_by(replace(march, terms=own), own.without(1))
    assert isinstance(without, RamschDraft)
    assert [without.points_of(place) for place in (2, 3, 0)] == [120, 0, 0]


def test_a_game_that_cannot_be_played_in_a_ramsch_round_does_not_go_over_into_it() -> None:
    ramsch_round = replace(SECOND, rules=ROUNDS, ramsch_round=True)
    first = GameDraft.begin(replace(FIRST, rules=ROUNDS)).with_declarer(2)

    assert told_of(first, ramsch_round) == GameDraft.begin(ramsch_round).with_declarer(2)
    for game in (Game.CLUBS, Game.GRAND, Game.NULL):
        assert told_of(first.with_game(game), ramsch_round) is None


def test_a_grand_hand_and_a_ramsch_go_into_a_ramsch_round_and_out_of_it() -> None:
    """Where nobody bids."""
    plain = replace(FIRST, rules=ROUNDS)
    ramsch_round = replace(plain, ramsch_round=True)
    grand = GameDraft.begin(plain).with_game(Game.GRAND).with_mark(Mark.HAND, True).with_matadors(2)
    ramsch = RamschDraft.begin(plain).with_points(1, 20)

    assert told_of(grand.with_bid(48), ramsch_round) == replace(grand, terms=ramsch_round)
    assert told_of(ramsch, ramsch_round) == replace(ramsch, terms=ramsch_round)
    for draft in (grand, ramsch):
        assert told_of(replace(draft, terms=ramsch_round), plain) == draft
    only_ramsch = replace(ramsch_round, rules=replace(ROUNDS, grand_hand_before_ramsch_round=False))
    assert told_of(replace(grand, terms=replace(plain, rules=only_ramsch.rules)), only_ramsch) is None


def test_nothing_goes_over_into_other_rules() -> None:
    draft = GameDraft.begin(FIRST).with_game(Game.CLUBS)

    assert told_of(draft, replace(SECOND, rules=ISKO)) is None


def test_a_deal_out_of_turn_takes_the_cards_from_its_dealer_and_gives_them_to_the_other() -> None:
    """At a table of four, where place 1 was to deal."""
    third, second = (GameDraft.begin(SECOND).with_declarer(place) for place in (3, 2))
    dealt = SECOND.dealt_by(2)

    assert told_by(third, dealt) == GameDraft.begin(dealt).with_declarer(3)
    assert told_by(second, dealt) == GameDraft.begin(dealt)
