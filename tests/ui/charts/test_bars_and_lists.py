"""What a bar, a cell or a spot shows is what is listed behind it, whatever was played and whatever is filtered."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from skatdesk.scoring.entries import Entry
from skatdesk.skat.contracts import DECLARABLE, Game
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.store.statistics.figures import figures
from skatdesk.store.statistics.selection import Filter, GameRef, Selection
from skatdesk.store.store import Store
from skatdesk.ui.charts.bids import BidChart
from skatdesk.ui.charts.by_game import GameChart
from skatdesk.ui.charts.chart import Chart, Table
from skatdesk.ui.charts.games_behind import GamesBehindDialog
from skatdesk.ui.charts.heat import HeatChart
from skatdesk.ui.charts.values import ValueChart
from skatdesk.ui.charts.words import ChartWords
from skatdesk.ui.sentences import Sentences
from tests.scoring.builders import declared, passed_in, ramsch
from tests.store.statistics.sittings import SEATINGS, keep
from tests.ui.conftest import House

PLAYERS = "Ada", "Ben", "Cem", "Dua"
DAYS = date(2025, 12, 31), date(2026, 1, 1), date(2026, 6, 1)
COUNTS = {GameChart: 1, HeatChart: 2, ValueChart: 2, BidChart: 2}
"""The column of a chart's table that counts the games of a bar, a cell or a spot."""


@st.composite
def entries(draw: st.DrawFn) -> Entry:
    """A game of three, also passed in or a Ramsch."""
    seating = draw(st.sampled_from(SEATINGS))
    kind = draw(st.sampled_from("CSHDGNPR"))
    match kind:
        case "P":
            return passed_in(seating)
        case "R":
            return ramsch(seating, -draw(st.integers(1, 120)), 0, 0)
    return declared(
        seating,
        draw(st.integers(0, 2)),
        kind,
        0 if kind == "N" else draw(st.sampled_from((-5, -4, -2, -1, 1, 2, 4, 6))),
        bid=draw(st.sampled_from((0, 18, 20, 23, 60))),
        points=draw(st.integers(0, 120)),
        tricks=draw(st.integers(0, 9)),
        hand=draw(st.booleans()),
    )


LISTS = st.lists(
    st.tuples(
        st.lists(entries(), min_size=1, max_size=30),
        st.permutations(PLAYERS),
        st.sampled_from(DAYS),
        st.sampled_from((ISKO, HOME)),
    ),
    min_size=1,
    max_size=3,
)
FILTERS = st.builds(
    Filter,
    player=st.integers(1, 3),
    since=st.sampled_from((None, *DAYS)),
    until=st.sampled_from((None, *DAYS)),
    sitting=st.sampled_from((None, 1, 2)),
    played=st.sampled_from((None, True, False)),
    opponent=st.sampled_from((None, 1, 2, 3)),
    rules=st.sampled_from((None, ISKO.name, HOME.name)),
    game=st.sampled_from((None, *DECLARABLE, Game.RAMSCH)),
)


@contextmanager
def _selected(lists: list[tuple[list[Entry], list[str], date, RuleSet]], chosen: Filter) -> Iterator[Selection]:
    with TemporaryDirectory() as folder, closing(Store.open(Path(folder) / "skatdesk.sqlite")) as store:
        for at, (games, players, day, rules) in enumerate(lists):
            keep(store, games, players[:3], title=f"List {at}", date=day.isoformat(), rules=rules)
        store.statistics.refresh()
        yield store.statistics.select(chosen)


def _charts(house: House, words: ChartWords, games: Selection) -> list[Chart]:
    average = figures(games).won.ratio
    by_game, bids = GameChart(house.look, words), BidChart(house.look, words)
    seats, matadors = HeatChart(house.look, words), HeatChart(house.look, words)
    scores, points = ValueChart(house.look, words), ValueChart(house.look, words)
    by_game.show_games(games, average)
    bids.show_games(games)
    for heat, by_matadors in ((seats, False), (matadors, True)):
        heat.show_games(games, average, by_matadors=by_matadors)
    for values, of_cards in ((scores, False), (points, True)):
        values.show_games(games, of_cards=of_cards)
    return [by_game, bids, seats, matadors, scores, points]


def _behind(chart: Chart) -> list[Selection]:
    """The games behind each stop of a chart, found as a click finds them."""
    chart.resize(1000, 2000)  # spots that nearly touch stay apart
    chart.grab()
    hits = [chart.hit(stop) for stop in chart.stops()]
    return [hit.games for hit in hits if hit is not None and hit.games is not None]


def _counted(table: Table, column: int) -> list[int]:
    counts = [row[column] for row in table[1:]]
    return [count for count in counts if isinstance(count, int) and count]


def _refs(games: Selection) -> list[GameRef]:
    return [games.ref(at) for at in range(len(games))]


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(lists=LISTS, chosen=FILTERS)
def test_as_many_games_are_listed_as_are_shown(
    house: House, lists: list[tuple[list[Entry], list[str], date, RuleSet]], chosen: Filter
) -> None:
    """No game twice in a chart, and none that the filter leaves out or that somebody else declared."""
    with _selected(lists, chosen) as games:
        declared_here = set(_refs(games.where(games.declared)))
        words = ChartWords(house.namer, Sentences(house.namer, house.look))
        for chart in _charts(house, words, games):
            behind = _behind(chart)
            listed = [ref for some in behind for ref in _refs(some)]
            assert [len(some) for some in behind] == _counted(chart.table(), COUNTS[type(chart)])
            assert len(listed) == len(set(listed))
            assert set(listed) <= declared_here
            for some in behind:
                dialog = GamesBehindDialog(house.look, words, "", some)
                assert dialog.model.rowCount() == len(some)
                dialog.deleteLater()
            chart.deleteLater()
