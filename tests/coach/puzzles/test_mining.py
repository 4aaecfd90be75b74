"""Mining: what is found has a proof, and a search that was broken off goes on where it stopped."""

from pathlib import Path

import pytest

from skatdesk.coach.puzzles.__main__ import Collected, games, main, write
from skatdesk.coach.puzzles.holdings import SKAT, Unseen
from skatdesk.coach.puzzles.miner import Miner
from skatdesk.coach.puzzles.proof import Prover
from skatdesk.coach.puzzles.puzzle import Kind, key_of
from skatdesk.coach.puzzles.text import read_puzzles, shipped
from skatdesk.players.referee import play_deal
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, step
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.states import GameStart, TrickPlay
from skatdesk.skat.view import view_of

SEED = 3
DEALS = 6


def test_what_is_mined_is_proved_with_other_lies_of_the_cards_too() -> None:
    miner, prover = Miner(), Prover()
    found = []
    for number, start, actions in games(SEED, 1):
        found += list(miner.puzzles(start, actions, (Kind.OPEN, Kind.HOLDING)))
        if number == DEALS:
            break

    assert found
    assert all(prover.holds(puzzle, seed=9) for puzzle in found)


def test_nothing_is_mined_once_it_is_stopped() -> None:
    _, start, actions = next(games(SEED, 1))

    assert list(Miner().puzzles(start, actions, tuple(Kind), stopped=lambda: True)) == []


def test_a_search_goes_on_where_it_stopped(tmp_path: Path) -> None:
    arguments = ["--folder", str(tmp_path), "--kind", "holding", "--number", "1000", "--seed", str(SEED)]
    main([*arguments, "--deals", "3"])
    first = Collected(tmp_path, SEED)
    main([*arguments, "--deals", "3"])
    second = Collected(tmp_path, SEED)

    assert (first.next_deal, second.next_deal) == (4, 7)
    assert second.puzzles[: len(first.puzzles)] == first.puzzles
    assert len({key_of(puzzle) for puzzle in second.puzzles}) == len(second.puzzles)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    target = tmp_path / "some.jsonl"
    write(shipped(), target)

    assert set(read_puzzles(target.read_text(encoding="utf-8").splitlines())) == set(shipped())


@pytest.mark.parametrize("number", range(1, 9))
def test_what_counting_says_is_so_in_the_deal(number: int) -> None:
    """Whoever counts right is never wrong, at any card of any deal."""
    start = GameStart(Deal.of_series(SEED, number), ISKO)
    player = RulesPlayer()
    actions, _ = play_deal(start, BySeat(player, player, player), number)
    state = begin(start)
    for action in actions:
        state, _ = step(state, action)
        if not isinstance(state, TrickPlay) or state.asked or state.exposed:
            continue
        unseen = Unseen(view_of(state, state.turn))
        assert unseen.lies()
        for known in unseen.known():
            question = known.question
            if question.card is not None:
                holder = known.answer
                assert question.card in (state.skat if holder is SKAT else state.hands[Seat(holder)])
            else:
                assert question.seat is not None
                held_of_suit = [card for card in state.hands[question.seat] if card in unseen.cards[question.suit]]
                assert len(held_of_suit) == known.answer
