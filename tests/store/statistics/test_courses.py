"""What the charts are drawn from, computed by hand."""

from typing import get_args

import pytest

from skatdesk.scoring.entries import Entry
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import HOME, ListSystem, RuleSet
from skatdesk.skat.seats import Seating
from skatdesk.store.statistics.courses import (
    MOST_POINTS,
    BidSpot,
    Course,
    by_bid,
    by_card_points,
    by_matadors_and_game,
    by_score,
    close,
    comparison,
    cumulative,
    race,
    recent,
    rolling,
)
from skatdesk.store.statistics.figures import Form, Share
from skatdesk.store.statistics.selection import Filter
from skatdesk.store.store import Store
from tests.notation.lists.filled import game
from tests.scoring.builders import declared, passed_in, sample
from tests.store.statistics.sittings import id_of, keep, of, twelve


def test_race_follows_the_list(store: Store) -> None:
    keep(store, twelve())

    found = race(of(store, "Cem"))

    assert found is not None
    assert found.names == ("Ada", "Ben", "Cem")
    assert found.totals[0] == (0, 86, 126, 248, 248, 321, 321, 217, 95, 95, 181, 255, 295)
    assert found.totals[1] == (0, 0, -90, -90, -90, -90, -90, -50, -10, -90, -90, -90, -188)
    assert found.totals[2] == (0, 0, 40, 40, 40, 40, 112, 152, 192, 192, 192, 192, 232)
    assert (found.own, found.leader, found.leads_since) == (2, 0, 11)


@pytest.mark.parametrize(
    ("winners", "leader", "since"), [((0, 1), 0, 2), ((1, 0, 0), 0, 3), ((0, 0, 1), 0, 1), ((0, 1, 1), 1, 3)]
)
def test_who_is_only_level_does_not_lead(store: Store, winners: tuple[int, ...], leader: int, since: int) -> None:
    """Each wins as much as the other; a lead that is level at the end is told with the last game."""
    seatings = (Seating(3, 2), Seating(3, 0), Seating(3, 1))
    keep(store, [declared(one, who, "C", 1, points=70) for one, who in zip(seatings, winners, strict=False)])

    found = race(of(store, "Ada"))

    assert found is not None
    assert (found.leader, found.leads_since) == (leader, since)


def test_the_race_is_that_of_the_latest_list_a_player_sat_at(store: Store) -> None:
    for count, players in ((2, ("Ada", "Ben", "Cem")), (3, ("Ben", "Ada", "Dua")), (4, ("Ben", "Cem", "Dua"))):
        keep(store, twelve()[:count], players)

    found = race(of(store, "Ada"))

    assert found is not None
    assert (found.names, found.own, len(found.games)) == (("Ben", "Ada", "Dua"), 1, 3)
    assert found.totals[0] == (0, 86, 126, 248)


@pytest.mark.parametrize("system", get_args(ListSystem))
@pytest.mark.parametrize("size", [3, 4])
def test_race_ends_where_the_list_does(store: Store, size: int, system: str) -> None:
    """The sample list of rules.md §11.8 in every system."""
    rules = RuleSet.from_dict({"base": "home", "list_system": system})
    kept: ScoreList = keep(store, sample(size), ("Ada", "Ben", "Cem", "Dua")[:size], rules=rules)

    found = race(of(store, "Ada"))

    assert found is not None
    assert tuple(totals[-1] for totals in found.totals) == kept.totals


def coming_and_going() -> list[Entry]:
    """Dua comes after two games, Ben goes after four; Ada declares all, and loses every other one."""
    seatings = [Seating(4, 2, away=3), Seating(4, 0, away=3), Seating(4, 1), Seating(4, 2), Seating(4, 3, away=1)]
    return [declared(seating, 0, "D", 1, points=61 - at % 2) for at, seating in enumerate(seatings)]


@pytest.mark.parametrize("system", get_args(ListSystem))
def test_race_of_players_who_come_and_go_ends_where_the_list_does(store: Store, system: str) -> None:
    rules = RuleSet.from_dict({"base": "home", "list_system": system})
    kept = keep(store, coming_and_going(), ("Ada", "Ben", "Cem", "Dua"), rules=rules)

    found = race(of(store, "Ada"))

    assert found is not None
    assert tuple(totals[-1] for totals in found.totals) == kept.totals


def test_who_is_away_has_no_game_and_no_seat(store: Store) -> None:
    """Nor did he watch: that is the dealer of four. In the sixth game it is Ada."""
    entries = coming_and_going()
    entries.append(declared(Seating(4, 1, away=0), 2, "D", 1))
    kept = keep(store, entries, ("Ada", "Ben", "Cem", "Dua"))
    for place, name in enumerate(kept.players):
        games = of(store, name)
        seats = [entry.seating.seat_of(place) for entry in entries]
        assert games.seat.tolist() == [3 if seat is None else seat for seat in seats]
        assert games.watched.tolist() == [entry.seating.sitting_out == place for entry in entries]
        assert int(games.seeger.sum()) == int(games.seeger_in_hand.sum()) == kept.totals[place]
    beside = {one.person.name: one.games for one in comparison(of(store, "Ada"))}
    assert beside == {"Ada": 5, "Ben": 4, "Cem": 5, "Dua": 4}


def test_race_of_nothing(store: Store) -> None:
    keep(store, twelve())

    assert race(of(store, "Ada", Filter(id_of(store, "Ada"), rules="tchibo"))) is None


def test_cumulative_form(store: Store) -> None:
    """From nought on, as the race."""
    keep(store, twelve())

    assert cumulative(of(store, "Ada")) == Course(
        tuple(range(13)), (0, 86, 126, 248, 248, 321, 321, 217, 95, 95, 181, 255, 295)
    )


def test_rolling_form_begins_with_game_36(store: Store) -> None:
    """Three times the twelve games are 885 points in a series of 36; then the first falls out and comes in again."""
    keep(store, twelve() * 3 + twelve()[:1], rules=HOME)
    games = of(store, "Ada")

    found = rolling(games)

    assert rolling(games.where(games.columns.number("number") <= 36)) == Course((36,), found.height[:1])
    assert found.at == (36, 37)
    assert found.height == pytest.approx((885, 885))
    assert rolling(of(store, "Ada").where(of(store, "Ada").won)) == Course((), ())


def _rounds(count: int) -> list[Entry]:
    """At a table of four: Ada wins 86 points, then deals while Ben loses (30), then two are passed in."""
    first = Seating(4, 3)
    third = first.next.next
    won, lost = declared(first, 0, "C", 2, bid=24, points=75), declared(first.next, 1, "H", -1, bid=20, points=50)
    return [won, lost, passed_in(third), passed_in(third.next)] * count


def test_at_a_table_of_four_a_course_counts_the_games_with_cards_in_hand(store: Store) -> None:
    """Three of a round; the 30 for the deal Ada sat out count with the game before it."""
    keep(store, _rounds(2), ("Ada", "Ben", "Cem", "Dua"))

    assert cumulative(of(store, "Ada")) == Course((0, 1, 2, 3, 4, 5, 6), (0, 116, 116, 116, 232, 232, 232))


def test_at_a_table_of_four_the_rolling_form_looks_back_on_twelve_rounds(store: Store) -> None:
    """In 48 deals Ada has cards 36 times; what she got in them is what they come to in a series."""
    keep(store, _rounds(12) + _rounds(1)[:1], ("Ada", "Ben", "Cem", "Dua"))

    assert rolling(of(store, "Ada").where(of(store, "Ada").columns.number("number") < 48)) == Course((), ())
    assert rolling(of(store, "Ada")) == Course((36, 37), (12 * 116, 12 * 116 - 116 + 86))


def test_long_courses_are_thinned_out_and_keep_their_end(store: Store) -> None:
    keep(store, twelve() * 100, rules=HOME)

    found = cumulative(of(store, "Ada"))

    assert len(found.at) == MOST_POINTS
    assert (found.at[0], found.at[-1], found.height[-1]) == (0, 1200, 29500)


def test_histogram_of_scores(store: Store) -> None:
    """+36 +72 +23 −54 −72 +36 +24 +121 in steps of 24."""
    keep(store, [*twelve(), declared(Seating(3, 2), 0, "S", 10)])

    found = {(one.low, one.high): (one.count, one.which[-1]) for one in by_score(of(store, "Ada")) if one.count}

    assert found == {(-72, -49): (2, 7), (1, 24): (2, 10), (25, 48): (2, 9), (49, 72): (1, 2), (121, 144): (1, 12)}


def test_outermost_bars_take_all_beyond(store: Store) -> None:
    first = Seating(3, 2)
    grand = declared(first, 0, "G", 4, points=120, tricks=10, hand=True, bid=18)  # 24 · 8 = 192
    more = declared(first, 0, "G", 4, points=120, tricks=10, kontra=1, bid=18, rules=HOME)
    lost = declared(first, 0, "G", 4, points=20, tricks=2, bid=18)  # −2 · 24 · 6 = −288
    keep(store, [grand, more, lost], rules=HOME)

    found = by_score(of(store, "Ada"))

    assert (found[-1].count, found[0].count) == (2, 1)
    assert (found[-1].low, found[-1].high, found[0].low, found[0].high) == (169, 192, -192, -169)
    assert len(found) == 16


def test_ten_points_would_have_turned_games_from_51_to_70(store: Store) -> None:
    """But not where something else has decided: he overbid, or announced Schneider and missed it."""
    first = Seating(3, 2)
    overbid = declared(first, 0, "C", 1, bid=30, points=55)
    announced = game(first, 0, Contract(Game.CLUBS, hand=True, schneider=True), 1, points=65)
    keep(
        store, [*(declared(first, 0, "C", 1, points=points) for points in (50, 51, 60, 61, 70, 71)), overbid, announced]
    )

    assert close(of(store, "Ada")) == Share(4, 8)


def test_card_points_are_told_in_tens_up_to_all_of_them(store: Store) -> None:
    points = (0, 10, 11, 110, 111, 120)
    keep(store, [declared(Seating(3, 2), 0, "C", 1, points=taken) for taken in points])

    tens = by_card_points(of(store, "Ada"))

    assert [(ten.low, ten.high) for ten in tens] == [(0, 10), *((ten + 1, ten + 10) for ten in range(10, 120, 10))]
    for ten in tens:
        assert ten.which == tuple(index for index, taken in enumerate(points) if ten.low <= taken <= ten.high)


def test_histogram_of_card_points_knows_no_null(store: Store) -> None:
    """75, 92, 70 overbid, 28, 61, 61; what ten points would have turned are the games of 61 and 61."""
    keep(store, twelve())
    games = of(store, "Ada")

    found = {(one.low, one.high): (one.count, one.won) for one in by_card_points(games) if one.count}

    assert found == {(21, 30): (1, 0), (61, 70): (3, 2), (71, 80): (1, 1), (91, 100): (1, 1)}
    assert close(games) == Share(2, 6)


def test_bids_and_results(store: Store) -> None:
    """In order; a game whose bid nobody noted down has no place there."""
    keep(store, [*twelve(), twelve()[0], declared(Seating(3, 2), 0, "C", 1, bid=0)])

    found = by_bid(of(store, "Ada"))

    assert list(found) == sorted(found, key=lambda spot: (spot.bid, spot.score))

    assert BidSpot(24, 36, (0, 12)) in found
    assert BidSpot(20, -54, (6,)) in found
    assert sum(spot.count for spot in found) == 8


def test_by_matadors(store: Store) -> None:
    """Clubs: with 2 won, without 1 lost in Schneider, with 1 won twice."""
    keep(store, twelve())

    found = by_matadors_and_game(of(store, "Ada"))

    assert found[2, Game.CLUBS].won == Share(1, 1)
    assert found[-1, Game.CLUBS].won == Share(0, 1)
    assert found[1, Game.CLUBS].won == Share(2, 2)


def test_more_than_four_matadors_stand_with_four(store: Store) -> None:
    runs = (-11, -5, -4, -3, -2, 2, 3, 4, 5, 11)
    keep(store, [declared(Seating(3, 2), 0, "S", run) for run in runs])

    found = {
        run: one.which for (run, kind), one in by_matadors_and_game(of(store, "Ada")).items() if kind is Game.SPADES
    }

    assert found == {-4: (0, 1, 2), -3: (3,), -2: (4,), -1: (), 1: (), 2: (5,), 3: (6,), 4: (7, 8, 9)}


def test_players_side_by_side(store: Store) -> None:
    """In the games of the one asked about, the best form first: 543 in 15, 232 in 12, −148 in 15, −90 in 3."""
    keep(store, twelve())
    keep(store, twelve()[:3], ("Ada", "Dua", "Ben"))

    found = comparison(of(store, "Ben"))

    assert [one.person.name for one in found] == ["Ada", "Cem", "Ben", "Dua"]
    assert [one.own for one in found] == [False, False, True, False]
    assert [one.games for one in found] == [15, 12, 15, 3]
    assert found[2].declared == Share(2, 15)
    assert found[0].won == Share(7, 9)


def test_beside_a_player_are_those_who_sat_with_him_most_often(store: Store) -> None:
    """Also where others have the better form."""
    keep(store, twelve())
    keep(store, twelve()[:3], ("Dua", "Ben", "Eva"))

    assert [one.person.name for one in comparison(of(store, "Ben"), most=2)] == ["Ada", "Ben"]


def test_games_are_counted_for_who_has_cards_in_them(store: Store) -> None:
    """Of five deals at a table of four everybody dealt one, and Dua two. Who has most games is named first."""
    keep(store, _rounds(1) + _rounds(1)[:1], ("Ada", "Ben", "Cem", "Dua"))
    keep(store, twelve()[:2], ("Ada", "Dua", "Ben"))
    store.statistics.refresh()

    known = {one.person.name: one.games for one in store.statistics.people()}
    assert list(known.items()) == [("Ada", 6), ("Ben", 6), ("Dua", 5), ("Cem", 4)]
    assert {one.person.name: one.games for one in comparison(of(store, "Ada"))} == known


def test_a_list_in_which_a_player_only_dealt_has_no_form(store: Store) -> None:
    keep(store, _rounds(1)[1:2], ("Ada", "Ben", "Cem", "Dua"))

    assert recent(of(store, "Ada")) == ()
    assert comparison(of(store, "Ada"))[-1].person.name == "Ada"
    assert comparison(of(store, "Ada"))[-1].form == Form(None, None)
    assert cumulative(of(store, "Ada")) == Course((), ())


def test_latest_lists(store: Store) -> None:
    for day in range(1, 13):
        keep(store, twelve()[: 1 + day % 2], date=f"2026-11-{day:02}")

    found = recent(of(store, "Ada"))

    assert [sitting.day.day for sitting, _ in found if sitting.day] == list(range(3, 13))
    assert found[0][1] == pytest.approx(63 * 36)
    assert found[1][1] == pytest.approx(86 * 36)
