"""What the calls of the guide mean: cards, games, tricks, lists, worked out by the rules. No Qt here.

Every function raises ``GuideError`` where a call asks for something that the rules do not know.
"""

from collections.abc import Callable
from dataclasses import dataclass
from decimal import Decimal
from typing import TypeVar

from skatdesk.scoring.entries import DeclaredGame, Entry
from skatdesk.scoring.systems import OWN_GAME_BONUS, others_lost_bonus
from skatdesk.skat.actions import Bid, Hold, Pass
from skatdesk.skat.auction import BIDS, Auction
from skatdesk.skat.cards import CARDS, DECK_POINTS, Card, Cards, Rank, Suit, parse_cards, points
from skatdesk.skat.contracts import NULL_VALUES, REVOLUTION_VALUE, SUIT_GAMES, Contract, Game, contracts
from skatdesk.skat.deals import DEALS
from skatdesk.skat.errors import SkatError
from skatdesk.skat.kontra import kontra_factor
from skatdesk.skat.ordering import MOST_TRUMPS, POWER, trumps
from skatdesk.skat.ramsch import RamschScore, score_ramsch
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet, profile
from skatdesk.skat.seats import SEATS, BySeat, Seat, Seating
from skatdesk.skat.tricks import Trick, playable
from skatdesk.skat.valuation import (
    DEFENDERS_WIN_POINTS,
    SCHNEIDER_AT_MOST,
    SCHNEIDER_POINTS,
    WIN_POINTS,
    Valuation,
    evaluate,
    smallest_value,
)
from skatdesk.ui.guide.text import Call, GuideError

T = TypeVar("T")

FACTS: dict[str, int] = {
    "cards": len(CARDS),
    "all-points": DECK_POINTS,
    "suit-points": points(card for card in CARDS if card.suit is Suit.CLUBS),
    "win": WIN_POINTS,
    "defenders-win": DEFENDERS_WIN_POINTS,
    "schneider-made": SCHNEIDER_POINTS,
    "schneider": SCHNEIDER_AT_MOST,
    "out-of-schneider": SCHNEIDER_AT_MOST + 1,
    "suit-trumps": len(trumps(Game.CLUBS)),
    "grand-trumps": len(trumps(Game.GRAND)),
    "bids": len(BIDS),
    "lowest-bid": BIDS[0],
    "highest-bid": BIDS[-1],
    "null": NULL_VALUES[False, False],
    "null-ouvert": NULL_VALUES[False, True],
    "revolution": REVOLUTION_VALUE,
    "own-game": OWN_GAME_BONUS,
    "lost-by-others-three": others_lost_bonus(3),
    "lost-by-others-four": others_lost_bonus(4),
    "games-three": ISKO.series_games(3) or 0,
    "games-four": ISKO.series_games(4) or 0,
    "concede": ISKO.concede_min_cards,
    "durchmarsch": HOME.ramsch_durchmarsch,
    "deals": DEALS,
}
"""Numbers that the rules decide, for the middle of a sentence."""

_STEPS = 7
"""Game, Hand, Schneider, Schwarz, both announced, ouvert: what can come on top of the matadors (rules.md §7.2)."""
_FLAGS = {"hand", "schneider", "schwarz", "ouvert", "spitze", "revolution"}


def fact(call: Call) -> int:
    """The number of this name."""
    if call.word not in FACTS:
        raise GuideError(f"no fact {call.word!r}; there are {', '.join(FACTS)}")
    return FACTS[call.word]


def cards_of(text: str) -> Cards:
    """Different cards, in the order written."""
    cards = _understood(parse_cards, text)
    if not cards or len(set(cards)) != len(cards):
        raise GuideError(f"{text!r}: different cards are needed")
    return cards


def game_of(code: str) -> Game:
    """C S H D the suits, G Grand, N Null, R Ramsch."""
    return _understood(Game.parse, code)


def suit_of(code: str) -> Suit:
    """C, S, H or D."""
    return _named(code, {suit.code: suit for suit in Suit})


def seat_of(code: str) -> Seat:
    """F, M or R."""
    return _named(code, {"F": Seat.FOREHAND, "M": Seat.MIDDLEHAND, "R": Seat.REARHAND})


def number_of(call: Call, key: str, default: int, most: int) -> int:
    """A whole number among the options."""
    text = call.option(key, str(default))
    if not text.isdecimal() or int(text) > most:
        raise GuideError(f"{key}={text} is not between 0 and {most}")
    return int(text)


def rules_of(call: Call) -> RuleSet:
    """The rule set asked for, else that of tournaments."""
    return _understood(profile, call.option("rules", "isko"))


def contract_of(words: tuple[str, ...], rules: RuleSet) -> Contract:
    """A game and what is announced with it: ``C hand schneider``."""
    code, flags = (words[0], set(words[1:])) if words else ("", set())
    if not flags <= _FLAGS:
        raise GuideError(f"{', '.join(sorted(flags - _FLAGS))}: announced can be {', '.join(sorted(_FLAGS))}")
    contract = Contract(game_of(code), **dict.fromkeys(flags, True)).normalised(rules)
    if contract not in contracts(rules, contract.hand):
        raise GuideError(f"{' '.join(words)} cannot be announced under the rules {rules.name}")
    return contract


@dataclass(frozen=True, slots=True)
class GameExample:
    """A game, as far as it is known, and how it counts."""

    contract: Contract
    rules: RuleSet
    points: int
    tricks: int
    kontra: int
    valuation: Valuation


_GAME_OPTIONS = {"with", "without", "bid", "points", "tricks", "kontra", "bock", "rules", "dealer"}


def game_example(call: Call) -> GameExample:
    """``H hand with=2 bid=30 points=93 tricks=9``."""
    _known_options(call, _GAME_OPTIONS)
    rules = rules_of(call)
    contract = contract_of(call.words, rules)
    null = contract.game is Game.NULL
    run = number_of(call, "with", 0, MOST_TRUMPS) - number_of(call, "without", 0, MOST_TRUMPS)
    if (run == 0) is not null:
        raise GuideError("with or without is needed, but for Null")
    bid = number_of(call, "bid", 0, BIDS[-1])
    if bid and bid not in BIDS:
        raise GuideError(f"{bid} is no bid")
    own = number_of(call, "points", 0 if null else WIN_POINTS, DECK_POINTS)
    tricks = number_of(call, "tricks", 0 if null else 6, 10)
    if not null and (tricks == 10) > (own == DECK_POINTS):
        raise GuideError("all ten tricks hold all card points")
    if run > 0 and not tricks:
        raise GuideError("the best trump takes a trick")
    kontra = number_of(call, "kontra", 0, rules.kontra_levels)
    valuation = evaluate(
        rules,
        contract,
        matadors=run,
        bid=bid,
        points=own,
        tricks=tricks,
        kontra_factor=kontra_factor(kontra),
        bock_factor=number_of(call, "bock", 1, 2),
    )
    return GameExample(contract, rules, own, tricks, kontra, valuation)


def trick_example(call: Call) -> tuple[Game, Trick]:
    """``H F SA S7 H7``: the game, who leads, the three cards."""
    if len(call.words) != 5:
        raise GuideError("a trick needs a game, who leads, and three cards")
    code, leader, *played = call.words
    return game_of(code), Trick(seat_of(leader), cards_of(" ".join(played)))


def legal_example(call: Call) -> tuple[Card, Cards, Cards]:
    """``H led=DJ hand="H7 CA"``: the card led, the hand, and what may be played."""
    _known_options(call, {"led", "hand"})
    game = game_of(call.word)
    [led] = cards_of(call.option("led"))
    hand = cards_of(call.option("hand"))
    if led in hand:
        raise GuideError(f"{led} is on the table")
    return led, hand, playable(hand, led, game)


def ordered(game: Game, suit: Suit) -> Cards:
    """The cards of a suit from the highest down, without trumps."""
    plain = [Card.of(suit, rank) for rank in Rank if Card.of(suit, rank) not in trumps(game)]
    return tuple(sorted(plain, key=lambda card: -POWER[game][card]))


_CALLS = {"+": Hold, "-": Pass}


def auction_example(call: Call) -> tuple[tuple[Bid | Hold | Pass, ...], Auction]:
    """``M18 F+ M20 F-``: what was said, and how the bidding stands; + holds, - passes."""
    auction = Auction()
    for word in call.words:
        seat, said = seat_of(word[0]), word[1:]
        spoken = _CALLS[said](seat) if said in _CALLS else Bid(seat, int(said) if said.isdecimal() else 0)
        auction = _understood(auction.after, spoken)
    if not auction.closed:
        raise GuideError("the bidding is not over")
    return auction.calls, auction


def bids_between(call: Call) -> tuple[int, ...]:
    """The bids from the first of two numbers to the second."""
    if len(call.words) != 2 or not all(word.isdecimal() and int(word) in BIDS for word in call.words):
        raise GuideError("two bids are needed")
    first, last = map(int, call.words)
    return BIDS[BIDS.index(first) : BIDS.index(last) + 1]


def games_worth(value: int) -> tuple[tuple[Game, int], ...]:
    """The suit games and Grands of just this value, each with its multiplier."""
    found = [(game, value // game.base) for game in (*SUIT_GAMES, Game.GRAND) if value % game.base == 0]
    return tuple((game, steps) for game, steps in found if 2 <= steps <= len(trumps(game)) + _STEPS)


def just_made(game: Game, run: int) -> int | None:
    """The value of a plain game with so many matadors; None for more than there are."""
    if run > len(trumps(game)):
        return None
    return smallest_value(Contract(game), run, ISKO)


def null_score(contract: Contract, tricks: int) -> int:
    """What a Null game with so many tricks of the declarer writes."""
    return evaluate(ISKO, contract, matadors=0, bid=0, points=0, tricks=tricks).score


def list_example(call: Call) -> tuple[Entry, ...]:
    """``3 "0 G with=4 points=95 tricks=9"``: the table, and each game with its declarer's place first."""
    size = 4 if call.words[:1] == ("4",) else 3
    entries = []
    for text in call.words[1:]:
        place, _, game = text.partition(" ")
        told = Call.parse("{game: " + game + "}")
        example = game_example(told)
        declarer = _named(place, {str(number): number for number in range(size)})
        dealer = number_of(told, "dealer", (declarer + 1) % size, size - 1)
        outcome = DeclaredGame(declarer, example.valuation, example.points, example.tricks, example.kontra)
        entries.append(_understood(Entry, Seating(size, dealer), outcome))
    if not entries:
        raise GuideError("a list needs games")
    return tuple(entries)


def declared(entry: Entry) -> DeclaredGame:
    """The game of an entry made here, which always has a declarer."""
    assert entry.declared is not None
    return entry.declared


def stake(call: Call) -> Decimal:
    """Money for one point."""
    return Decimal(number_of(call, "money", 1, 100))


def ramsch_example(call: Call) -> RamschScore:
    """``70 50 0 tricks="7 3 0" skat=0 last=F pushes=0 rules=home``: card points in tricks by seat."""
    _known_options(call, {"tricks", "skat", "last", "pushes", "rules"})
    rules = _understood(profile, call.option("rules", "home"))
    own, tricks = _three(call.words), _three(tuple(call.option("tricks", "4 3 3").split()))
    skat = number_of(call, "skat", 0, 22)
    if sum(own) + skat != DECK_POINTS or sum(tricks) != len(SEATS) + 7:
        raise GuideError("card points and tricks do not add up")
    last = seat_of(call.option("last", "F"))
    return score_ramsch(rules, own, tricks, skat, last, pushes(call))


def pushes(call: Call) -> int:
    """How many players of a Ramsch have pushed the skat on."""
    return number_of(call, "pushes", 0, len(SEATS))


def _three(words: tuple[str, ...]) -> BySeat[int]:
    if len(words) != 3 or not all(word.isdecimal() for word in words):
        raise GuideError("three numbers are needed, forehand's first")
    first, second, third = map(int, words)
    return BySeat(first, second, third)


def _known_options(call: Call, known: set[str]) -> None:
    unknown = {key for key, _ in call.options} - known
    if unknown:
        raise GuideError(f"unknown option {', '.join(sorted(unknown))}; there are {', '.join(sorted(known))}")


def _named(code: str, choices: dict[str, T]) -> T:
    if code not in choices:
        raise GuideError(f"{code!r} is none of {', '.join(choices)}")
    return choices[code]


def _understood(read: Callable[..., T], *given: object) -> T:
    try:
        return read(*given)
    except SkatError as error:
        raise GuideError(str(error)) from None
