"""Hand nets: the kernel's answers are those of plain matrices, and it sees what a player sees."""

import numpy as np
import pytest

from skatdesk.players.cardsets import set_of
from skatdesk.players.expert.hands import GAMES, HIDDEN, MOST_ROWS, NULL_ROWS, TRUMP_ROWS
from skatdesk.players.expert.inference import BID_ROWS
from skatdesk.players.expert.kinds import GRAND, NULL, OPEN_NULL, SUIT
from skatdesk.players.expert.shapes import SCALE_PLACE, STAKES_PLACE
from skatdesk.players.expert.shapes import packed as packed_insight
from skatdesk.players.solver.layout import word_of
from skatdesk.players.training.hand_fit import SHAPES, Floats, blank_net, packed
from skatdesk.skat.cards import CARDS
from skatdesk.skat.contracts import Game
from tests.players.expert.entries import bid_chance, card_set, judged, noticed_hand, word


def random_parts(rows: int, units: int, outcomes: int, seed: int) -> list[Floats]:
    generator = np.random.default_rng(seed)
    shapes = ((rows, units), (units,), (units, outcomes), (outcomes,))
    return [generator.normal(size=shape).astype(np.float32) for shape in shapes]


@pytest.mark.parametrize("shape", [(TRUMP_ROWS, HIDDEN, 4), (NULL_ROWS, HIDDEN // 2, 1), (7, 3, 2)])
def test_net_in_the_kernel_answers_as_plain_matrices_do(shape: tuple[int, int, int]) -> None:
    generator = np.random.default_rng(1)
    for seed in range(30):
        parts = random_parts(*shape, seed)
        before = generator.normal(size=5).astype(np.float32)
        rows = generator.choice(shape[0], generator.integers(1, 6), replace=False).astype(np.int64)
        logits, hidden = np.zeros(shape[2]), np.zeros(HIDDEN, np.float32)

        judged(np.concatenate([before, packed(parts)]), 5, rows, len(rows), hidden, logits)

        units = np.maximum(parts[0][rows].sum(axis=0) + parts[1], 0)
        assert logits == pytest.approx(units @ parts[2] + parts[3], rel=1e-3, abs=1e-3)


def test_blank_net_thinks_everything_as_likely_as_not() -> None:
    for shape in SHAPES.values():
        logits = np.ones(shape[2])
        judged(blank_net(shape), 0, np.array([3, 5]), 2, np.zeros(HIDDEN, np.float32), logits)
        assert (logits == 0).all()


def test_parts_of_the_insight_lie_where_its_first_words_say() -> None:
    nets = (np.full(3, 1.0, np.float32), np.full(4, 2.0, np.float32), np.full(5, 3.0, np.float32))
    scale, stakes = np.arange(24.0).reshape(8, 3), np.arange(15.0)

    insight = packed_insight(nets, scale, stakes)

    places = insight[: STAKES_PLACE + 1].astype(int)
    assert [insight[place] for place in places[:SCALE_PLACE]] == [1, 2, 3]
    assert insight[places[SCALE_PLACE] : places[STAKES_PLACE]].tolist() == scale.ravel().tolist()
    assert insight[places[STAKES_PLACE] :].tolist() == stakes.tolist()


@pytest.mark.parametrize("game", range(GAMES))
def test_sets_of_cards_and_words_of_a_game_are_inverse(game: int) -> None:
    generator = np.random.default_rng(game)
    layout = Game(min(game, Game.NULL))
    for _ in range(300):
        cards = tuple(card for card in CARDS if generator.random() < 0.4)

        assert word(game, set_of(cards)) == word_of(cards, layout)
        assert card_set(game, word_of(cards, layout)) == set_of(cards)


@pytest.mark.parametrize(("kind", "game", "rows"), [
    (SUIT, Game.HEARTS, TRUMP_ROWS), (GRAND, Game.GRAND, TRUMP_ROWS),
    (NULL, Game.NULL, NULL_ROWS), (OPEN_NULL, Game.NULL, NULL_ROWS),
])  # fmt: skip
def test_what_is_noticed_about_a_hand_has_its_place_in_the_net(kind: int, game: Game, rows: int) -> None:
    generator = np.random.default_rng(kind)
    for _ in range(500):
        cards = tuple(CARDS[card] for card in generator.permutation(32)[:12])
        seen = np.full(MOST_ROWS, -1, np.int64)
        number = noticed_hand(
            kind, word_of(cards[:10], game), word_of(cards[10:], game), int(generator.integers(3)), False, seen
        )

        assert 0 < number <= MOST_ROWS
        assert ((seen[:number] >= 0) & (seen[:number] < rows)).all()


def test_order_of_the_side_suits_plays_no_part() -> None:
    seen = [np.zeros(MOST_ROWS, np.int64) for _ in range(2)]
    suits = [0b1000001, 0b0110000, 0b0000111]
    numbers = [
        noticed_hand(SUIT, sum(suit << 7 * at for at, suit in enumerate(order)) | 0b111 << 29, 0, 1, True, rows)
        for order, rows in zip((suits, suits[::-1]), seen, strict=True)
    ]

    assert sorted(seen[0][: numbers[0]]) == sorted(seen[1][: numbers[1]])


def test_bids_are_read_as_shares_that_add_up() -> None:
    """Whoever says yes up to some value says no to one of the next: all stops together are certain."""
    parts = random_parts(BID_ROWS, HIDDEN, 17, 2)
    parts[2][:] = 0
    parts[3][:] = np.linspace(3, -4, 17)
    net, cards = packed(parts), set_of(CARDS[3:13])

    stops = [(0, 18), (18, 20), (20, 22), (22, 23), (23, 0)]
    assert sum(bid_chance(cards, 1, said, refused, net) for said, refused in stops) == pytest.approx(1)
    assert bid_chance(cards, 1, 0, 0, net) == 1
    assert bid_chance(cards, 1, 72, 0, net) == pytest.approx(1 / (1 + np.exp(4)), rel=1e-3)
