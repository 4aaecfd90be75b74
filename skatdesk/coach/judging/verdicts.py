"""What is said about one action: a fair judgement, an open one, a mark and a reason."""

from dataclasses import dataclass
from enum import IntEnum

from skatdesk.coach.reasons.reason import Reason
from skatdesk.players.player import Evaluation
from skatdesk.skat.actions import Action, Claim, Concede, Kontra, Leave, Play, Rearrange, ThrowIn
from skatdesk.skat.cards import Card
from skatdesk.skat.contracts import Contract
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.skat.view import Phase


class Mark(IntEnum):
    """How good an action was, by its fair judgement; worse ones are greater."""

    BEST = 0
    FINE = 1
    INACCURACY = 2
    MISTAKE = 3
    BLUNDER = 4

    @property
    def is_mistake(self) -> bool:
        """Whether there is something to learn from it: a mistake or a blunder."""
        return self >= Mark.MISTAKE


@dataclass(frozen=True, slots=True)
class FairOption:
    """What one action promised, by what the player could know.

    ``chance`` is the probability (0 to 1) that the player's side wins the deal, ``score``
    the expected list score: what the deal changes for the declarer against the others (see
    ``worth.py``), for defenders with its sign turned; in Ramsch what it changes for the player. There
    ``chance`` is that of not being the loser; it is None where everybody writes down the own points, for nobody
    loses then.
    A pass in the bidding has chance 0; its score is 0, for nothing is won or lost by it, or
    what a Ramsch promises where it leads to one.
    ``chance_error`` and ``score_error`` are standard errors. ``contract`` is the game that
    the figures of a bid, a discard or an answer about the skat count on. ``tried`` is False
    where the figures come from the learned judgement of hands alone.
    ``lost_chance`` (0 to 1) and ``lost_score`` (list score) are by how much it is worse than the best one, as far as
    that exceeds what chance leaves open (see docs/decisions/0031-review.md); never negative, and 0 for an action as
    good as the best.
    """

    action: Action
    chance: float | None
    score: float
    chance_error: float = 0.0
    score_error: float = 0.0
    contract: Contract | None = None
    tried: bool = True
    lost_chance: float = 0.0
    lost_score: float = 0.0


@dataclass(frozen=True, slots=True)
class FairJudgement:
    """What was right with what the player could know.

    ``options`` are the actions that were compared, the best first: all legal cards; for a
    discard the pairs worth a thought and the one that was chosen; in the bidding the next
    value and a pass; Kontra or the like, and a pass for silence. ``chosen`` is the one that was done.
    ``worlds`` is in how many lies of the cards the options were tried, 0 if none was.
    ``unit`` is what 1 of a Seeger-Fabian list comes to in this list (see ``players.bidding.in_list``): losses are
    measured in it.
    """

    options: tuple[FairOption, ...]
    chosen: FairOption
    worlds: int
    unit: float = 1.0

    @property
    def lost_chance(self) -> float:
        """What was done gives away so much chance of winning (0 to 1)."""
        return self.chosen.lost_chance

    @property
    def lost_score(self) -> float:
        """What was done gives away so much list score."""
        return self.chosen.lost_score

    @property
    def best(self) -> FairOption:
        """The option that promised most."""
        return self.options[0]

    @property
    def of_doubling(self) -> bool:
        """Whether Kontra, Re or a further doubling is compared with silence."""
        return any(isinstance(option.action, Kontra) for option in self.options)


@dataclass(frozen=True, slots=True)
class OpenResult:
    """How a deal ends with all cards open and played best from some point on.

    ``points`` are the declarer's card points in the end, with the skat and all tricks taken
    before; in Null they mean nothing and are 0. ``won`` tells that the declarer wins,
    ``score`` is the declarer's list score as in ``FairOption``, doublings and Bock round
    included. In Ramsch ``by_seat`` are the card points of each player in the end, the
    skat's not counted twice; ``points``, ``won`` and ``score`` are those of the player whose
    turn it is (``won``: he is not the loser; where everybody writes down the own points nobody is).
    ``value`` is the game value that is charged, before any doubling; 0 in Ramsch.
    """

    points: int
    won: bool
    score: int
    by_seat: BySeat[int] | None = None
    value: int = 0


@dataclass(frozen=True, slots=True)
class OpenCard:
    """A legal card, and how the deal ends after it with open cards."""

    card: Card
    result: OpenResult


@dataclass(frozen=True, slots=True)
class OpenJudgement:
    """What was right with all cards open: exact.

    ``cards`` are all legal cards, the best for the player's side first, equal ones in the
    order of the hand; ``chosen`` is the one that was played. ``lost_points`` (card points;
    0 in Null) and ``lost_score`` (list score) are what it cost the player's side, never
    negative.
    """

    cards: tuple[OpenCard, ...]
    chosen: OpenCard
    lost_points: int
    lost_score: int

    @property
    def best(self) -> OpenCard:
        """A card that costs nothing."""
        return self.cards[0]


@dataclass(frozen=True, slots=True)
class Moment:
    """One action of the deal, and what there is to say about it.

    ``index`` counts the actions of the deal from 0, ``choices`` is how many the rules
    allowed, of a card how many cards (1: forced, but in a Revolution, where of all ways to sort the cards one is
    counted), ``trick`` the number of the trick from 1, 0 before the first card.
    ``outlook`` is how the deal ends with open cards if everybody plays best *before* this
    action; None before the cards are played, and in a Ramsch with too many cards left to
    say, or while all ten tricks may be one player's. ``fair`` is None for forced actions,
    for those that are not judged (conceding …), for a card where no lie of the cards
    was found that fits all that was seen, and until it has been worked out; ``mark`` goes
    with it, but is None for a call that only goes on with a bidding that went too far before. Of a card before which
    Kontra could be said both are about the silence if that was a mistake, and the graver one.
    ``open`` is None but for cards, and in a Ramsch where ``outlook`` is.
    ``reason`` is there where something was lost: in the fair judgement if that much is
    known, else in the open one; its code speaks of the same loss. Of Kontra and the like, and of a call where a
    pass leads to a Ramsch, ``advice`` alone says why.
    ``turning_point`` tells that the deal changed side with this action, in either judgement.
    ``advice`` says why the best action of ``fair`` is good, as the hint of the table says it
    (``ui/sentences/hints.py``); None where the best was done.
    """

    index: int
    seat: Seat
    phase: Phase
    action: Action
    choices: int
    trick: int = 0
    outlook: OpenResult | None = None
    fair: FairJudgement | None = None
    open: OpenJudgement | None = None
    mark: Mark | None = None
    reason: Reason | None = None
    turning_point: bool = False
    advice: Evaluation | None = None

    @property
    def forced(self) -> bool:
        """Whether the rules left no choice; nobody has to end a deal before its last card."""
        free = Rearrange | Concede | Claim | ThrowIn | Leave
        return self.choices <= 1 and not isinstance(self.action, free)

    @property
    def unsaid(self) -> Action | None:
        """The silence that ``fair`` is about in place of the card: Kontra could have been said with it."""
        fair = self.fair
        return fair.chosen.action if fair is not None and fair.of_doubling and isinstance(self.action, Play) else None
