"""Duplicate: both are compared by the list points of the same place in the same deals."""

from skatdesk.coach.duplicate import BOARDS, EXPERT, compared, open_boards, players_of, rules_of, total
from skatdesk.players.referee import play_deal
from skatdesk.players.roster import make
from skatdesk.scoring.entries import entry_of
from skatdesk.scoring.systems import changes
from skatdesk.skat.actions import Action
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import replay
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import BySeat, Seating
from skatdesk.skat.states import Finished, GameStart
from skatdesk.store.records import DealId, Participant, SavedDeal, SavedSeries, SeriesId, SeriesStart

PEOPLE = (Participant("Ada"), Participant("Ben", "club"), Participant("Cem", "club"))
SEED = 5


def _played(number: int, seed: int) -> tuple[Action, ...]:
    player = make("rules" if seed else "random")
    return play_deal(GameStart(Deal.of_series(SEED, number), ISKO), BySeat(player, player, player), seed)[0]


def _saved(deals: int, *, finished: int) -> SavedSeries:
    start = SeriesStart(rules_of(12), PEOPLE, SEED, "2026-11-20T19:30:00+01:00")
    return SavedSeries(
        SeriesId(1),
        start,
        tuple(
            SavedDeal(
                DealId(number),
                Seating(3, (number - 1) % 3),
                GameStart(Deal.of_series(SEED, number), ISKO),
                _played(number, 1) if number <= finished else (),
                number <= finished,
            )
            for number in range(1, deals + 1)
        ),
    )


def _points(deal: SavedDeal, actions: tuple[Action, ...]) -> int:
    state = replay(deal.start, actions)
    assert isinstance(state, Finished)
    return changes("seeger", entry_of(state.result, deal.seating))[0]


def test_a_set_has_as_many_deals_as_were_asked_for() -> None:
    assert [rules_of(boards).series_games(3) for boards in BOARDS] == list(BOARDS)


def test_the_same_play_comes_to_the_same() -> None:
    saved = _saved(3, finished=3)
    boards = compared(saved, {number: deal.actions for number, deal in enumerate(saved.deals, 1)})

    assert [board.difference for board in boards] == [0, 0, 0]
    assert total(boards) == 0


def test_points_of_the_users_place_are_compared() -> None:
    saved = _saved(6, finished=6)
    expert = {number: _played(number, 0) for number in range(1, 7)}
    boards = compared(saved, expert)
    expected = [
        _points(deal, deal.actions) - _points(deal, expert[number]) for number, deal in enumerate(saved.deals, 1)
    ]

    assert [board.difference for board in boards] == expected
    assert any(expected)
    assert total(boards) == sum(expected)


def test_deals_only_one_has_played_do_not_count() -> None:
    saved = _saved(3, finished=2)
    boards = compared(saved, {1: saved.deals[0].actions})

    assert [board.difference for board in boards] == [0, None, None]
    assert [board.yours is None for board in boards] == [False, False, True]
    assert open_boards(saved, {1: saved.deals[0].actions}) == (2,)
    assert total(boards) == 0


def test_the_expert_sits_where_the_user_sat_and_the_others_stay() -> None:
    saved = _saved(3, finished=0)

    for deal in saved.deals:
        players = players_of(saved, deal)
        for seat, place in deal.seating.places.items():
            assert players[seat] == (EXPERT if place == 0 else "club")
