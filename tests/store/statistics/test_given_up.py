"""Games that ended before the last card, and games nobody played alone: what they say, and what they do not."""

import random
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from skatdesk.scoring.drafts.game import GameDraft
from skatdesk.scoring.drafts.marks import Mark
from skatdesk.scoring.drafts.terms import DealTerms
from skatdesk.skat.actions import Action, Concede, Leave
from skatdesk.skat.contracts import Game
from skatdesk.skat.endings import concession_needs, outstanding_points
from skatdesk.skat.game import begin, step
from skatdesk.skat.results import Played
from skatdesk.skat.ruleset import ISKO, ISS, TCHIBO, RuleSet
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.skat.states import Finished, TrickPlay
from skatdesk.store.migrations import MIGRATIONS
from skatdesk.store.records import ListId
from skatdesk.store.statistics.courses import by_card_points, close, race
from skatdesk.store.statistics.facts import LAYOUT, SCHNEIDER, UNKNOWN
from skatdesk.store.statistics.figures import Share, figures
from skatdesk.store.statistics.selection import Selection
from skatdesk.store.store import Store
from tests.helpers.legal_play import choose
from tests.store.samples import SEATING, THREE, finished_deal, series, start
from tests.store.statistics.sittings import SEATINGS, keep, of, taken_back_to, taken_over


def _play_without_schneider_said(chance: random.Random) -> tuple[TrickPlay, list[Action]]:
    """The cards are about to be led to a suit game or Grand in which only the game was announced."""
    while True:
        state, actions = begin(start()), []
        while not isinstance(state, TrickPlay | Finished):
            actions.append(choose(state, chance))
            state, _ = step(state, actions[-1])
        if isinstance(state, TrickPlay) and state.contract.game < Game.NULL and not state.contract.hand:
            return state, actions


def _given_up(chance: random.Random, *, declarer: bool, leaves: bool) -> tuple[Played, list[Action]]:
    """Somebody gives up before the first card."""
    play, actions = _play_without_schneider_said(chance)
    assert play.declarer is not None
    seat = play.declarer if declarer else play.declarer.others[0]
    needs = concession_needs(play, seat)
    actions.append(Leave(seat) if leaves else Concede(seat, needs[0] if needs else None))
    state, _ = step(play, actions[-1])
    assert isinstance(state, Finished)
    assert isinstance(state.result, Played)
    return state.result, actions


def _give_up(store: Store, *, declarer: bool, leaves: bool) -> Seat:
    """Such a deal, which was not overbid, in a series of the store; returns the declarer's seat."""
    some = (_given_up(random.Random(seed), declarer=declarer, leaves=leaves) for seed in count())
    result, actions = next(one for one in some if not one[0].valuation.overbid)
    deal = store.add_deal(store.begin_series(series()), SEATING, start())
    for action in actions:
        store.add_action(deal, action)
    store.finish_deal(deal)
    return result.declarer


def _games_of(store: Store, seat: Seat) -> Selection:
    store.statistics.refresh()
    store.statistics.take_over()
    return of(store, THREE[SEATING.places[seat]].name)


@pytest.mark.parametrize("leaves", [False, True], ids=["gives up", "leaves"])
def test_a_declarer_who_gives_up_at_once_is_not_made_schneider(store: Store, leaves: bool) -> None:
    """The game counts at the simple level, however few card points lie there (rules.md §10)."""
    games = _games_of(store, _give_up(store, declarer=True, leaves=leaves))

    assert figures(games).won == Share(0, 1)
    assert figures(games).schneider_suffered == Share(0, 1)


@pytest.mark.parametrize("declarer", [True, False])
def test_card_points_that_were_never_taken_are_not_known(store: Store, declarer: bool) -> None:
    """Else a game the defenders gave up would stand among those lost with few card points."""
    games = _games_of(store, _give_up(store, declarer=declarer, leaves=False))

    assert figures(games).won == Share(int(not declarer), 1)
    assert sum(one.count for one in by_card_points(games)) == 0
    assert close(games) == Share(0, 0)


def _given_up_when_all_points_were_taken(chance: random.Random) -> tuple[Played, list[Action]] | None:
    """Only sevens, eights and nines are left, and the declarer gives up; None if these cards did not fall so."""
    state, actions = _play_without_schneider_said(chance)
    while outstanding_points(state):
        actions.append(choose(state, chance))
        after, _ = step(state, actions[-1])
        if not isinstance(after, TrickPlay):
            return None
        state = after
    assert state.declarer is not None
    actions.append(Concede(state.declarer, state.declarer.next))
    end, _ = step(state, actions[-1])
    assert isinstance(end, Finished)
    assert isinstance(end.result, Played)
    return end.result, actions


def test_card_points_are_known_where_none_were_left_to_take(store: Store) -> None:
    """Whoever gives up then has changed nothing about them."""
    some = (_given_up_when_all_points_were_taken(random.Random(seed)) for seed in count())
    result, actions = next(one for one in some if one is not None)
    deal = store.add_deal(store.begin_series(series()), SEATING, start())
    for action in actions:
        store.add_action(deal, action)
    store.finish_deal(deal)

    assert _games_of(store, result.declarer).number("points").tolist() == [result.points]


def test_card_points_are_those_taken_and_those_that_came_with_the_rest(store: Store) -> None:
    """Ten deals are played to their end, Null too; in ten the defenders resign as on the server."""
    chance, kept = random.Random(3), store.begin_series(series(ISS))
    taken: dict[Seat, list[int]] = {seat: [] for seat in SEATS}
    games = set()
    for number in range(1, 21):
        state, actions = begin(start(number, ISS)), []
        while not isinstance(state, Finished):
            action: Action = choose(state, chance)
            if (
                number > 10
                and isinstance(state, TrickPlay)
                and state.declarer is not None
                and state.game is not Game.NULL
            ):
                action = Concede(*state.declarer.others)
            actions.append(action)
            state, _ = step(state, action)
        deal = store.add_deal(kept, SEATING, start(number, ISS))
        for action in actions:
            store.add_action(deal, action)
        store.finish_deal(deal)
        if isinstance(state.result, Played):
            games.add((number > 10, state.result.valuation.contract.game is Game.NULL))
            taken[state.result.declarer].append(state.result.points)
    assert {(False, True), (False, False), (True, False)} <= games

    for seat, points in taken.items():
        found = _games_of(store, seat)
        assert found.number("points")[found.declared].tolist() == points


def _draft(rules: RuleSet = ISKO) -> GameDraft:
    """Ada plays Hearts with one."""
    return GameDraft.begin(DealTerms(SEATINGS[0], rules)).with_declarer(0).with_game(Game.HEARTS).with_matadors(1)


def test_an_overbid_game_with_schneider_says_by_its_card_points_alone_who_made_it(store: Store) -> None:
    """The declarer may have made it and not reached his bid all the same."""
    overbid = _draft().with_mark(Mark.SCHNEIDER, True).with_bid(40)
    keep(store, [draft.entry(False) for draft in (overbid, overbid.with_points(90), overbid.with_points(30))])

    assert figures(of(store, "Ada")).overbid == Share(3, 3)
    assert figures(of(store, "Ada")).schneider_suffered == Share(1, 3)


def test_who_made_schneider_is_told_by_the_end_of_the_game_where_nobody_counted(store: Store) -> None:
    schneider = _draft().with_mark(Mark.SCHNEIDER, True)
    announced = _draft().with_mark(Mark.SCHNEIDER_ANNOUNCED, True)
    keep(store, [schneider.entry(True), schneider.entry(False), announced.entry(True)])

    found = figures(of(store, "Ada"))

    assert (found.schneider_made, found.schneider_suffered) == (Share(2, 3), Share(1, 3))


@pytest.mark.parametrize("rules", [ISKO, TCHIBO], ids=["official", "beginners' guide"])
@pytest.mark.parametrize("said", [Mark.SCHNEIDER_ANNOUNCED, Mark.SCHWARZ_ANNOUNCED])
def test_what_was_announced_and_missed_is_not_suffered(store: Store, said: Mark, rules: RuleSet) -> None:
    """It counts all the same; announced Schwarz brings the level of Schneider with it under every rule set."""
    keep(store, [_draft(rules).with_mark(said, True).entry(False)], rules=rules)

    assert figures(of(store, "Ada")).schneider_suffered == Share(0, 1)


def test_a_game_ended_by_an_offence_is_not_decided_by_card_points(store: Store) -> None:
    keep(store, [_draft().with_offence(True).with_points(20).entry(True), _draft().with_points(64).entry(True)])

    assert close(of(store, "Ada")) == Share(1, 1)
    assert [(one.low, one.count) for one in by_card_points(of(store, "Ada")) if one.count] == [(61, 1)]


def test_lists_from_before_this_version_are_entered_anew(store: Store, path: Path) -> None:
    """One that was taken away too, for it may come back; a list without games has nothing to enter."""
    entries = [_draft().with_offence(True).with_points(20).entry(True), _draft().with_points(64).entry(True)]
    keep(store, entries)
    keep(store, entries, date="2026-11-20")
    keep(store, [], date="2026-11-21")
    store.lists.remove(ListId(2))
    store.close()
    with closing(sqlite3.connect(path)) as connection:
        for key, facts in connection.execute("SELECT id, facts FROM games").fetchall():
            *others, points, flags, a, b, c, d = LAYOUT.unpack(facts)
            before = LAYOUT.pack(*others, 20 if points == UNKNOWN else points, flags | SCHNEIDER, a, b, c, d)
            connection.execute("UPDATE games SET facts = ? WHERE id = ?", (before, key))
        connection.commit()
    taken_back_to(12, path)

    with closing(Store.open(path)) as again:
        assert again.statistics.refresh() == 4
        assert [again.statistics.take_over() for _ in range(2)] == [2, 0]
        assert again.statistics.refresh() == 0
        for _ in range(2):
            assert close(of(again, "Ada")) == Share(1, 1)
            assert figures(of(again, "Ada")).schneider_made == Share(0, 2)
            again.lists.restore(ListId(2))
            again.lists.remove(ListId(1))


def test_a_list_that_is_taken_away_before_its_turn_comes_is_entered_later(store: Store, path: Path) -> None:
    """Who goes from the statistics to the lists while they are taken over was told of a fault again and again."""
    keep(store, [_draft().with_points(64).entry(True)])
    keep(store, [_draft().with_points(64).entry(True)], date="2026-11-20")
    store.close()
    taken_back_to(12, path)

    with closing(Store.open(path)) as again:
        again.statistics.refresh()
        again.lists.remove(ListId(1))
        assert again.statistics.take_over(40) == 0
        again.lists.restore(ListId(1))
        assert taken_over(again) == 0
        assert len(of(again, "Ada")) == 2


def test_a_list_that_makes_no_sense_is_left_out(store: Store, path: Path, caplog: pytest.LogCaptureFixture) -> None:
    keep(store, [_draft().with_points(64).entry(True)])
    keep(store, [_draft().with_points(64).entry(True)], date="2026-11-20")
    store.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE list_entries SET entry = '{}' WHERE list = 1")
        connection.commit()
    taken_back_to(12, path)

    with closing(Store.open(path)) as again:
        assert taken_over(again) == 0
        assert len(of(again, "Ada")) == 1
        assert "list 1 is left out" in caplog.text


def test_a_deal_with_help_stands_in_the_race_of_its_list_only(store: Store) -> None:
    """The list at the table has it too; else its lines would end at other totals."""
    kept = store.begin_series(series())
    deals = [finished_deal(store, kept, number) for number in (1, 2, 3)]
    store.mark_practice(deals[1])
    store.statistics.refresh()
    store.statistics.take_over()

    games = of(store, "Ada")
    course = race(games)
    assert [games.ref(at).number for at in range(len(games))] == [1, 3]
    assert course is not None
    assert [course.games.ref(at).number for at in range(len(course.games))] == [1, 2, 3]


def test_nobody_is_known_for_deals_with_help_alone(store: Store) -> None:
    store.mark_practice(finished_deal(store, store.begin_series(series())))
    store.statistics.refresh()
    store.statistics.take_over()
    store.statistics.refresh()

    assert store.statistics.people() == ()


def test_what_was_given_up_before_this_version_is_entered_anew(store: Store, path: Path) -> None:
    """And no deal that was played to its end; a list of this time with it."""
    seat = _give_up(store, declarer=True, leaves=False)
    finished_deal(store, store.begin_series(series()))
    keep(store, [_draft().with_points(64).entry(True)])
    _games_of(store, seat)
    store.close()
    connection = sqlite3.connect(path)
    (facts,) = connection.execute("SELECT facts FROM games WHERE deal = 1").fetchone()
    *others, flags, a, b, c, d = LAYOUT.unpack(facts)
    connection.execute(
        "UPDATE games SET facts = ? WHERE deal = 1", (LAYOUT.pack(*others, flags | SCHNEIDER, a, b, c, d),)
    )
    connection.commit()
    connection.close()
    taken_back_to(10, path)

    store = Store.open(path)
    assert len(MIGRATIONS) >= 11
    assert store.statistics.refresh() == 2
    taken_over(store)
    assert figures(_games_of(store, seat)).schneider_suffered.part == 0
    store.close()
