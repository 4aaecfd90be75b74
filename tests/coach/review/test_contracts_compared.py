"""The contract table: exact over all discards, and par follows from it."""

import random
from dataclasses import replace
from itertools import combinations

import pytest

from skatdesk.coach.review.contract_table import ContractRow, ContractTable
from skatdesk.coach.review.contracts_compared import CONTRACTS, ContractsCompared, _par, discards
from skatdesk.players.solver import Position, Solver
from skatdesk.skat.auction import BIDS
from skatdesk.skat.cards import CARDS, parse_cards, without
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS, BySeat, Seat
from skatdesk.skat.states import GameStart


def table(solver: Solver, seed: int) -> ContractTable:
    return ContractsCompared(solver, GameStart(Deal.shuffled(random.Random(seed)), ISKO)).table()


@pytest.mark.parametrize(("seed", "seat", "game"), [(1, FOREHAND, Game.CLUBS), (2, REARHAND, Game.GRAND)])
def test_no_discard_is_better(solver: Solver, seed: int, seat: int, game: Game) -> None:
    deal = Deal.shuffled(random.Random(seed))
    twelve = deal.hands[seat] + deal.skat
    found = [
        solver.points(
            Position(deal.hands.replace(SEATS[seat], without(twelve, *pair)), game, FOREHAND, SEATS[seat], pair)
        )
        for pair in combinations(twelve, 2)
    ]
    row = next(row for row in table(solver, seed).rows[seat] if row.contract.game is game)

    assert row.points == max(found)
    assert row.points == dict(zip(combinations(twelve, 2), found, strict=True))[row.put_away[0], row.put_away[1]]


@pytest.mark.parametrize("seed", range(4))
def test_rows_bids_and_par_fit_together(solver: Solver, seed: int) -> None:
    found = table(solver, seed)
    for seat in SEATS:
        rows = found.rows[seat]
        assert [row.contract for row in rows] == list(CONTRACTS)
        assert found.best_bid[seat] <= max((row.value for row in rows if row.won), default=0)
        assert found.best(seat).score == max(row.score for row in rows)
        for row in rows:
            assert row.won is (row.score > 0)
            assert row.contract.game is Game.NULL or row.won is (row.points >= 61)
    par = found.par
    if par.declarer is None:
        assert par.score == 0
        assert set(found.best_bid) == {0}
    else:
        assert par.row in found.rows[par.declarer]
        assert par.bid in BIDS
        assert par.score > 0
        assert found.best_bid[par.declarer] == max(found.best_bid)
        for rival in par.declarer.others:
            reached = par.bid >= found.best_bid[rival] if par.declarer < rival else par.bid > found.best_bid[rival]
            assert reached or found.best_bid[rival] == 0


def test_all_pass_at_par_where_nobody_can_win(solver: Solver) -> None:
    found = table(solver, 3)

    assert (found.par.declarer, found.par.bid, found.par.row) == (None, 0, None)


def test_par_is_played_by_who_can_bid_most_at_what_silences_the_others() -> None:
    """Forehand takes every trick; rearhand can hold to 46 with a Null ouvert."""
    deal = Deal.parse(
        "CJ SJ HJ DJ CA CT CK CQ SA ST | C7 C8 C9 SK SQ S9 S8 S7 HA HT | HK HQ H9 H8 H7 DA DT DK DQ D9 | D8 D7"
    )
    found = ContractsCompared(Solver(), GameStart(deal, ISKO)).table()
    par = found.par

    assert (par.declarer, par.bid) == (FOREHAND, max(found.best_bid.middlehand, found.best_bid.rearhand))
    assert par.bid == 46
    assert par.row is not None
    assert par.row.points == 120


def test_all_card_points_or_none_but_those_put_away_are_schwarz() -> None:
    """As the review counts them in the play: forehand takes every trick of a Grand and of clubs, rearhand none."""
    deal = Deal.parse(
        "CJ SJ HJ DJ CA CT CK CQ SA ST | C7 C8 C9 SK SQ S9 S8 S7 HA HT | HK HQ H9 H8 H7 DA DT DK DQ D9 | D8 D7"
    )
    rows = ContractsCompared(Solver(), GameStart(deal, ISKO)).table().rows
    grand, clubs = (
        {row.contract.game: row for row in rows[seat]}[game]
        for seat, game in ((FOREHAND, Game.GRAND), (REARHAND, Game.CLUBS))
    )

    assert (grand.points, grand.value, grand.score) == (120, 7 * 24, 7 * 24 + 50)
    assert clubs.points == sum(card.points for card in clubs.put_away)
    assert (clubs.won, clubs.value) == (False, 14 * 12)


def _won(value: int, score: int = 0) -> ContractRow:
    return ContractRow(Contract(Game.CLUBS), (), 61, won=True, value=value, score=score or value)


@pytest.mark.parametrize(
    ("best", "declarer", "bid"),
    [
        ((24, 24, 24), FOREHAND, 24),
        ((0, 24, 24), MIDDLEHAND, 24),  # rearhand speaks, middlehand has only to hold
        ((24, 27, 24), MIDDLEHAND, 27),  # forehand holds 24
        ((20, 22, 27), REARHAND, 23),
        ((0, 0, 27), REARHAND, 18),
    ],
)
def test_of_equals_plays_who_has_only_to_hold(best: tuple[int, int, int], declarer: Seat, bid: int) -> None:
    """Middlehand speaks to forehand, then rearhand to the one who is left (rules.md §3)."""
    rows = BySeat(*best).map(lambda value: tuple(_won(one) for one in (value,) if one))

    par = _par(rows, BySeat(*best))
    assert (par.declarer, par.bid) == (declarer, bid)


def test_at_par_the_game_that_counts_most_of_those_that_carry_the_bid_is_played() -> None:
    rows = BySeat((_won(22, 200), _won(30, 80), _won(33, 83)), (_won(24),), ())

    par = _par(rows, BySeat(33, 24, 0))
    assert (par.bid, par.row) == (24, rows.forehand[2])


def test_equal_discards_are_asked_about_once() -> None:
    twelve = parse_cards("C7 C8 C9 SA ST SK H7 HA D7 D8 DA DK")
    pairs = discards(tuple(sorted(twelve)), Game.GRAND)

    assert len(pairs) < 66
    assert sum(set(pair) <= {CARDS[card] for card in parse_cards("C7 C8 C9")} for pair in pairs) == 1
    assert len(discards(tuple(sorted(twelve)), Game.NULL)) <= 66
    assert MIDDLEHAND in SEATS


def test_par_is_the_game_that_brings_most_of_those_won_that_reach_the_bid() -> None:
    """Rearhand goes to 46: neither the dearer game below that nor one that is lost may be played."""
    lost = replace(_won(59, 120), won=False)
    games = (_won(24, 110), lost, _won(46, 96), _won(48, 98), _won(50, 97))
    rows = BySeat(games, (), (_won(46),))

    par = _par(rows, BySeat(50, 0, 46))
    assert (par.declarer, par.bid, par.row) == (FOREHAND, 46, games[3])
