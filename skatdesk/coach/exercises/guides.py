"""The worked examples of four beginners' guides, with the answers the rules give.

The project began with these guides, in Turkish, German, Urdu and French. Only their facts are here (cards, games,
bids, figures), written anew; where a guide says only "several hearts" the hand is filled up. What a guide has
wrong is mended, and a comment says how. ``figure`` is the expected answer, independent of the code that computes it.
"""

from dataclasses import dataclass
from enum import StrEnum

from skatdesk.coach.exercises.exercise import (
    Answer,
    Counting,
    Exercise,
    Following,
    HandAsk,
    HandWorth,
    Ladder,
    LadderAsk,
    Score,
    TrickTaking,
)
from skatdesk.skat.cards import CARDS, Card, Cards, parse_cards
from skatdesk.skat.contracts import SUIT_GAMES, Contract, Game
from skatdesk.skat.ordering import trumps


class Guide(StrEnum):
    """Whose example it is."""

    TURKISH = "tr"
    GERMAN = "de"
    URDU = "ur"
    FRENCH = "fr"


TURKISH, GERMAN, URDU, FRENCH = Guide
BOTH = (URDU, FRENCH)
"""Two translations of one text."""


@dataclass(frozen=True, slots=True)
class WorkedExample:
    """An exercise, the guides that have it, and the figure it must come to."""

    guides: tuple[Guide, ...]
    exercise: Exercise
    figure: Answer


def _hand(game: Game, run: int) -> Cards:
    """Ten cards with this many matadors in the game, and side cards that say nothing."""
    line = trumps(game)
    size = abs(run)
    held = list(line[:run]) if run > 0 else [line[size]]
    held += [card for card in line[size + 1 :] if len(held) < 6]
    side = [card for card in CARDS if card not in line]
    return tuple(sorted((*held, *side[:: len(side) // 10][: 10 - len(held)])))


def _worth(guides: tuple[Guide, ...], cards: str, game: Game, figure: int) -> WorkedExample:
    return WorkedExample(guides, HandWorth(tuple(sorted(parse_cards(cards))), Contract(game)), figure)


def _run(guides: tuple[Guide, ...], cards: str, game: Game, figure: int) -> WorkedExample:
    exercise = HandWorth(tuple(sorted(parse_cards(cards))), Contract(game), HandAsk.MATADORS)
    return WorkedExample(guides, exercise, figure)


def _trick(guides: tuple[Guide, ...], cards: str, game: Game, taken: str) -> WorkedExample:
    return WorkedExample(guides, TrickTaking(parse_cards(cards), game), Card.parse(taken))


def _follow(guides: tuple[Guide, ...], led: str, hand: str, game: Game, may: str) -> WorkedExample:
    exercise = Following(tuple(sorted(parse_cards(hand))), Card.parse(led), game)
    return WorkedExample(guides, exercise, tuple(sorted(parse_cards(may))))


def _score(
    guides: tuple[Guide, ...],
    contract: Contract,
    run: int,
    bid: int,
    points: int,
    tricks: int,
    figure: int,
    *,
    kontra: int = 0,
) -> WorkedExample:
    return WorkedExample(guides, Score(contract, run, bid, points, tricks, kontra=kontra), figure)


C, S, H, D = SUIT_GAMES
G, N = Game.GRAND, Game.NULL
_ALL = (TURKISH, GERMAN, URDU, FRENCH)

_HANDS = (
    _worth((TURKISH,), "CJ HJ DA DT DK D9 D7 SA S8 H7", D, 18),
    _worth((TURKISH,), "DJ HA HT HK HQ H8 SA S9 C7 D8", H, 40),
    # The guide calls 60 the highest bid there is. It is so only where jacks alone are counted: without the ace of
    # trumps this hand would be without 5.
    _worth((TURKISH,), "CA CT CK CQ C9 C8 SA S7 HA DT", C, 60),
    _worth((GERMAN,), "CJ SJ HA HK HQ H9 SA ST C9 D8", H, 30),
    _run((GERMAN,), "CJ HJ CA CT C8 SA SK H9 H7 DA", C, 1),
    _run((GERMAN,), "CJ SJ DJ CA CK C9 HA HT S8 D7", C, 2),
    _run((GERMAN,), "SJ HJ SA SK S9 S7 CA CT H8 D9", S, -1),
    _run((GERMAN,), "HJ HA HT HQ H8 SA SK C9 D8 D7", H, -2),
    _run((GERMAN,), "HJ DJ DA DK DQ D8 CA CK S9 H7", D, -2),
    _run((GERMAN,), "DJ CA CK CQ C9 C7 HA HT S8 S7", C, -3),
    # The signs of the suits are lost in the text: four jacks, ace, ten and king of trumps.
    _run(BOTH, "CJ SJ HJ DJ CA CT CK C8 HA S9", C, 7),
    _worth(BOTH, "CJ SJ HJ DJ CA CT CK C8 HA S9", C, 96),
    # "Against" matadors is said of a declarer who plays without them; the smallest multiplier is 2.
    _worth(BOTH, "SJ HJ DA DK DQ D9 CA CT S8 H7", D, 18),
)
"""Hands to value. "Diamants" and "Clubs" of the French guide are carreau and trèfle."""


def _grid() -> tuple[WorkedExample, ...]:
    """The German guide's table of simple games: with 1 to 4 in each game, with 5 in each suit, with 6 to 8, without."""
    figures = {
        1: (24, 22, 20, 18, 48),
        2: (36, 33, 30, 27, 72),
        3: (48, 44, 40, 36, 96),
        4: (60, 55, 50, 45, 120),
        5: (72, 66, 60, 54),
        6: (84,),
        7: (96,),
        8: (108,),
        -1: (24,),
        -2: (36,),
        -5: (72,),
    }
    return tuple(
        WorkedExample((GERMAN,), HandWorth(_hand(game, run), Contract(game)), figure)
        for run, row in figures.items()
        for game, figure in zip((C, S, H, D, G), row, strict=False)
    )


_BIDS = (
    # Both texts give 20, 25, 33 and 60 as bids; no game is worth 25.
    WorkedExample(BOTH, Ladder((20, 25, 33, 60)), 25),
    WorkedExample((TURKISH,), Ladder((18,), LadderAsk.NEXT), 20),
    WorkedExample((TURKISH,), Ladder((24,), LadderAsk.NEXT), 27),
    WorkedExample((TURKISH,), Ladder((36,), LadderAsk.NEXT), 40),
    WorkedExample((TURKISH,), Ladder((50,), LadderAsk.NEXT), 54),
)

# The Turkish guide's second table has ace 10, king 9, queen 8, jack 7: places in the Null order, not points.
_POINTS = (("CA", 11), ("ST", 10), ("HK", 4), ("DQ", 3), ("CJ", 2), ("S9", 0), ("H8", 0), ("D7", 0))

_COUNTING = (
    *(WorkedExample(_ALL, Counting(parse_cards(code)), figure) for code, figure in _POINTS),
    WorkedExample(_ALL, Counting(parse_cards("HA HT HK HQ HJ H9 H8 H7")), 30),
)
"""Card points, 30 in each suit and 120 in all."""

_TRICKS = (
    # A higher card of a suit that was not led takes nothing.
    _trick((TURKISH,), "C7 HA H8", S, "C7"),
    # A jack belongs to the trumps and beats their ace.
    _trick((TURKISH,), "CA DJ C7", C, "DJ"),
    _trick((TURKISH,), "C7 HA S7", S, "S7"),
    _trick((GERMAN,), "CA H7 CT", H, "H7"),
    # The guide says "the card with the highest value": it is the highest in rank, for a ten that is the same.
    _trick((GERMAN,), "SK ST S9", H, "ST"),
    _trick((GERMAN,), "HA SJ H9", H, "SJ"),
    _trick((GERMAN,), "SA HK DJ", H, "DJ"),
    _trick((GERMAN,), "S8 CA D9", H, "S8"),
    _trick((GERMAN,), "SQ SK DA", H, "SK"),
    # Diamonds were led, and the jack of clubs is the highest trump all the same.
    _trick(BOTH, "DA CJ DT", S, "CJ"),
    # Null: 7 8 9 10 jack queen king ace.
    _trick((TURKISH, GERMAN), "ST SJ S9", N, "SJ"),
    _trick(_ALL, "HQ H7 HT", N, "HQ"),
    _follow((TURKISH, GERMAN), "SA", "SJ ST S8 HA D9 CK", H, "ST S8"),
    _follow((TURKISH,), "CA", "SJ C9 HA HT D8 S7", C, "SJ C9"),
    _follow((GERMAN, *BOTH), "DK", "SJ HA HT C9 C8 S7", H, "SJ HA HT C9 C8 S7"),
    # Eleven trumps in a hearts game, seven cards in every other suit.
    _follow((GERMAN,), "H7", "CJ SJ HJ DJ HA HT HK HQ H9 H8", H, "CJ SJ HJ DJ HA HT HK HQ H9 H8"),
    _follow(_ALL, "S9", "SJ ST DA C7", N, "SJ ST"),
)

_SCORES = (
    # By the guide's count, 8 × 24: it leaves out that Schwarz announced contains Schneider announced.
    _score((TURKISH,), Contract(G, True, True, True), 3, 48, 120, 10, 216),
    # Kontra and Re: four times as much; the guide's 768 comes of its 192.
    _score((TURKISH,), Contract(G, True, True, True), 3, 48, 120, 10, 864, kontra=2),
    _score((TURKISH, *BOTH), Contract(D), 1, 18, 61, 5, 18),
    _score((TURKISH, *BOTH), Contract(D), 1, 18, 60, 5, -36),
    _score((GERMAN,), Contract(C), 1, 24, 89, 8, 24),
    _score((GERMAN, *BOTH), Contract(C), 1, 24, 90, 8, 36),
    _score((GERMAN, *BOTH), Contract(C), 1, 24, 120, 10, 48),
    # The opponents have 31 points and are out of Schneider.
    _score(BOTH, Contract(S), 2, 22, 89, 7, 33),
    # What holds for the opponents holds for the declarer: 30 points are Schneider.
    _score(BOTH, Contract(S), 2, 22, 30, 2, -88),
    # Bid on without 2, and the jack of clubs lies in the skat. The guides charge the game once (Turkish) or the
    # doubled base value (Urdu, French); the rule is the smallest multiple that reaches the bid, doubled.
    _score((TURKISH, *BOTH), Contract(S), 1, 33, 75, 7, -66),
    # Saved by Schneider, and by Hand.
    _score((TURKISH,), Contract(S), 1, 33, 92, 8, 33),
    _score((TURKISH,), Contract(S, True), 1, 33, 75, 7, 33),
    _score((GERMAN,), Contract(C, True), 1, 36, 70, 6, 36),
    # Less than 90 points after Schneider was announced.
    _score(BOTH, Contract(H, True, True), 1, 30, 80, 7, -100),
    # The texts say "and wins a trick": he loses because he loses one.
    _score(BOTH, Contract(H, True, True, True), 1, 30, 112, 9, -140),
    # The Urdu table is broken here; the French one is whole.
    *(
        _score((*guides, *BOTH), Contract(N, hand, ouvert=ouvert), 0, 18, 0, taken, value if not taken else -2 * value)
        for guides, hand, ouvert, value in (
            ((TURKISH, GERMAN), False, False, 23),
            ((TURKISH, GERMAN), True, False, 35),
            ((TURKISH, GERMAN), False, True, 46),
            ((TURKISH, GERMAN), True, True, 59),
        )
        for taken in (0, 1)
    ),
)

WORKED_EXAMPLES: tuple[WorkedExample, ...] = (*_COUNTING, *_TRICKS, *_HANDS, *_BIDS, *_SCORES, *_grid())
"""All of them, in the order in which a beginner meets the rules."""
