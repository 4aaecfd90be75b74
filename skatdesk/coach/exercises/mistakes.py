"""What people answer when they err: the wrong choices of the exercises, the likeliest first."""

from collections.abc import Iterable

from skatdesk.skat.cards import Cards, Rank, points
from skatdesk.skat.contracts import SUIT_GAMES, Contract, Game
from skatdesk.skat.ordering import trumps
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.valuation import Level, Valuation, smallest_value

CHOICES = 4
"""How many numbers there are to choose from."""


def among(
    answer: int, mistakes: Iterable[int], place: int, *, over: int = 0, signed: bool = False, zero: bool = False
) -> tuple[int, ...]:
    """The answer among three mistakes, rising; neighbours of the answer stand in where the mistakes do not suffice.

    ``place``, any number, decides how many of them are smaller, so that the place says nothing about the answer. All
    are greater than ``over``; only ``signed`` choices may be negative, only with ``zero`` may one be nought.
    """
    step = 1 if abs(answer) < 18 else 2
    neighbours = (answer + sign * step * n for n in range(1, CHOICES) for sign in (1, -1))
    likely = [
        choice
        for choice in dict.fromkeys((*mistakes, *neighbours))
        if choice != answer and (choice > over or (signed and choice < 0) or (zero and choice == 0))
    ]
    below, above = [one for one in likely if one < answer], [one for one in likely if one > answer]
    fewer = min(place % CHOICES, len(below))
    wrong = below[:fewer] + above[: CHOICES - 1 - fewer]
    return tuple(sorted((answer, *wrong)))


def hand_mistakes(cards: Cards, contract: Contract, run: int) -> tuple[int, ...]:
    """Values of a hand counted wrongly: the game forgotten, every jack counted, one matador off, another suit."""
    game = contract.game
    right = smallest_value(contract, run, ISKO)
    jacks = sum(card.rank is Rank.JACK for card in cards)
    held = sum(card in cards for card in trumps(game))
    steps = [abs(run) + 1, abs(run) - 1, jacks, 4 - jacks, held]
    counted = [smallest_value(contract, n, ISKO) for n in steps if n > 0]
    neighbour = SUIT_GAMES[(int(game) + 1) % 4] if game in SUIT_GAMES else Game.CLUBS
    elsewhere = smallest_value(Contract(neighbour, contract.hand), run, ISKO)
    return (right - game.base, *counted, elsewhere, right + game.base)


def points_mistakes(cards: Cards) -> tuple[int, ...]:
    """Card points counted wrongly: an ace as ten, jacks as nothing, queen and king mixed up, a nine as nine, a slip."""
    right = points(cards)

    def held(rank: Rank) -> int:
        return sum(card.rank is rank for card in cards)

    slips = (held(Rank.ACE), 2 * held(Rank.JACK), held(Rank.QUEEN), held(Rank.KING), held(Rank.NINE) * 9)
    near = (right - slips[0], right - slips[1], right + slips[2], right - slips[3], right + slips[4])
    return (*near, right - 1, right + 1, right + 10)


def score_mistakes(valuation: Valuation, answer: int) -> tuple[int, ...]:
    """List scores counted wrongly: the sign, the doubling of a loss, a level forgotten, the overbid overlooked."""
    worth, value, won = valuation.worth, valuation.value, valuation.won
    bonus = answer - valuation.score
    counted = dict(valuation.levels)
    forgotten = (worth - valuation.base) * (1 if won else -2) + bonus
    found = [answer - bonus, valuation.score - bonus]
    found += (
        [worth + abs(bonus), -worth - abs(bonus)] if won else [-value + bonus, worth + abs(bonus), -2 * worth + bonus]
    )
    if Level.SCHNEIDER in counted or Level.HAND in counted:
        found.insert(0, forgotten)
    found += [forgotten, -2 * value + bonus, 2 * value + bonus, -answer, answer + (valuation.base or 10)]
    return tuple(found)
