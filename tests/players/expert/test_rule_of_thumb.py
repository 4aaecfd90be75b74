"""Hands as somebody who goes by rule sees them: the kernel's sums are those of the rule-based player."""

from itertools import combinations
from random import Random

import numpy as np
import pytest

from skatdesk.players.announcing import GRAND_SHYNESS
from skatdesk.players.bidding import expected_score
from skatdesk.players.cardsets import set_of
from skatdesk.players.discarding import best_discard
from skatdesk.players.expert.hands import GAMES, OPEN_NULL_GAME
from skatdesk.players.expert.knowledge import knowledge
from skatdesk.players.expert.stakes import stakes_of
from skatdesk.players.handvalue import chance_of, log_odds, null_log_odds, schneider_log_odds
from skatdesk.skat.cards import CARDS, Cards, parse_cards, points
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ordering import trumps
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.valuation import matadors, smallest_value
from tests.players.expert.entries import announcement_by_rule

INSIGHT = knowledge().insight(stakes_of(ISKO))


def hands(number: int, seed: int) -> list[Cards]:
    chance = Random(seed)
    return [tuple(sorted(chance.sample(CARDS, 12))) for _ in range(number)]


def pairs_of(game: int, twelve: Cards) -> list[Cards]:
    lofty = trumps(Game(game)) if game < Game.NULL else ()
    loose = [card for card in twelve if card not in lofty]
    return list(combinations(loose if len(loose) >= 2 else twelve, 2))


def promise(game: int, twelve: Cards, pair: Cards, forehand: bool) -> float:
    """What the rule-based player's own sums say of a game (list score)."""
    ten, ouvert = set_of(card for card in twelve if card not in pair), game == OPEN_NULL_GAME
    played = Game(min(game, Game.NULL))
    run = 0 if played is Game.NULL else matadors(played, twelve)
    value = smallest_value(Contract(played, ouvert=ouvert), run, ISKO)
    if played is Game.NULL:
        return expected_score(ISKO, value, chance_of(null_log_odds(ten, ouvert=ouvert)))
    worth = log_odds(played, ten, points(pair), forehand)
    schneider = chance_of(schneider_log_odds(played, worth)) * played.base
    return expected_score(ISKO, value, chance_of(worth)) + schneider - GRAND_SHYNESS * (played is Game.GRAND)


def likelihoods(game: int, twelve: Cards, seat: int) -> dict[Cards, float]:
    return {
        pair: announcement_by_rule(game, set_of(twelve), set_of(pair), seat, INSIGHT) for pair in pairs_of(game, twelve)
    }


@pytest.mark.parametrize("seat", [0, 2])
def test_a_discard_is_as_likely_as_its_promise_says(seat: int) -> None:
    for twelve in hands(40, seat):
        for game in (0, 3, Game.GRAND, Game.NULL, OPEN_NULL_GAME):
            promises = np.array([promise(game, twelve, pair, seat == 0) for pair in pairs_of(game, twelve)])
            shares = np.exp((promises - promises.max()) / 4.0)
            said = np.array(list(likelihoods(game, twelve, seat).values()))

            assert said - said.max() == pytest.approx(
                np.log(shares / shares.sum() + 0.002) - np.log(1 / shares.sum() + 0.002), abs=1e-4
            )


def test_a_game_is_as_likely_as_its_best_discard_promises() -> None:
    for twelve in hands(60, 5):
        playable = [
            game for game in range(GAMES)
            if game >= Game.GRAND or sum(card in trumps(Game(game)) for card in twelve) >= 4
        ]  # fmt: skip
        best = np.array(
            [max(promise(game, twelve, pair, False) for pair in pairs_of(game, twelve)) for game in playable]
        )
        shares = np.exp((best - best.max()) / 4.0)
        for game, share in zip(playable, shares / shares.sum(), strict=True):
            whole = sum(np.exp(list(likelihoods(game, twelve, 1).values())))
            number = len(pairs_of(game, twelve))

            assert whole == pytest.approx((share + 0.002) * (1 + 0.002 * number), abs=1e-4)


def test_the_rule_based_player_puts_away_what_is_likeliest() -> None:
    for twelve in hands(60, 9):
        for game in (*range(5), Game.NULL):
            found = likelihoods(game, twelve, 1)
            _, pair = best_discard(Game(game), twelve, False)

            assert found[tuple(sorted(pair))] == pytest.approx(max(found.values()), abs=1e-6)


def test_cards_nobody_who_goes_by_rule_puts_away_are_unlikely_but_not_impossible() -> None:
    twelve = parse_cards("CJ SJ CA CT CK C9 C8 SA HA HK D9 D7")

    assert announcement_by_rule(0, set_of(twelve), set_of(parse_cards("CJ CA")), 0, INSIGHT) == pytest.approx(
        np.log(0.002), abs=0.1
    )
