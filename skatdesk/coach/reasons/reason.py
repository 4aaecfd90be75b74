"""Why an action was worse than another one, as a code; the sentences stand in ``ui/sentences/reasons.py``."""

from dataclasses import dataclass
from enum import Enum

from skatdesk.skat.cards import Card, Cards, Suit
from skatdesk.skat.contracts import Contract


class Why(Enum):
    """What was wrong. The set is closed: for each there is one sentence.

    What of ``Reason`` a sentence speaks of stands behind each: "card" is the card that was
    played, "better" the one that should have been, "suit", "contract", "value", "cards".
    Every code of card play has ``card`` and ``better`` set, spoken of or not.
    """

    # bidding and the hand
    OVERBID = "overbid"
    """Bid or held more than the hand is worth (value: what was said)."""
    UNDERBID = "underbid"
    """Passed a hand that is worth going on with (value: what could have been said; contract: the game in it)."""
    HAND_GAME_MISSED = "hand_game_missed"
    """Took the skat with a Hand game that promises more (contract)."""
    SKAT_NEEDED = "skat_needed"
    """Played Hand where taking the skat promises more."""
    WRONG_DISCARD = "wrong_discard"
    """Put the wrong cards away (cards: those to put away; contract: the game they are put away for)."""
    ANOTHER_GAME = "another_game"
    """Another game promises more (contract)."""

    # tricks in suit games and Grand, both sides
    DUCKED = "ducked"
    """Did not take a trick that should be taken (better)."""
    TRUMP_HELD_BACK = "trump_held_back"
    """Held back the trump that takes the trick (better)."""
    FORCE_MISSED = "force_missed"
    """Played no trump where only a higher one would have taken the trick from it (better)."""
    TOO_HIGH = "too_high"
    """A lower card would have taken the trick too (card, better)."""
    TOO_LOW = "too_low"
    """A higher card was needed: to take for good, to force others high, or to bring its points home (card, better)."""
    WORTH_KEEPING = "worth_keeping"
    """Spent a card that would have been good for more later (card, better)."""
    TRUMP_WASTED = "trump_wasted"
    """Spent a higher trump than was needed: a jack, or one with card points (card, better)."""
    TOOK_TOO_MUCH = "took_too_much"
    """Took a trick that was better left to the others (card, better)."""
    GUARD_THROWN = "guard_thrown"
    """Threw away the card that guarded a higher one of its suit (card, cards: what it guarded)."""
    WRONG_SUIT_LED = "wrong_suit_led"
    """Led one suit where another was better (suit: the better one, None for trumps)."""
    WRONG_SUIT_THROWN = "wrong_suit_thrown"
    """Threw off from one suit where another was better (suit: the better one, None for trumps)."""
    TRUMP_LED_TOO_SOON = "trump_led_too_soon"
    """Led a trump where a plain suit was better (card, better)."""
    TOO_MANY_POINTS = "too_many_points"
    """A card with fewer card points would have done (card, better)."""

    # the declarer
    TRUMPS_NOT_DRAWN = "trumps_not_drawn"
    """Did not draw trumps while the defenders had some (better)."""
    NO_TRUMPS_LEFT_TO_DRAW = "no_trumps_left_to_draw"
    """Drew trumps although the defenders had none (card)."""
    POINTS_TO_DEFENDERS = "points_to_defenders"
    """Gave an ace or ten to the defenders' trick (card)."""

    # the defenders
    POINTS_TO_DECLARER = "points_to_declarer"
    """Gave an ace or ten to the declarer's trick (card)."""
    POINTS_TRUMPED = "points_trumped"
    """Led an ace or ten into the declarer's trump (card)."""
    LED_INTO_TRUMP = "led_into_trump"
    """Led a suit the declarer could trump (suit)."""
    SMEAR_MISSED = "smear_missed"
    """Did not put points on a trick that was safe with the partner (better)."""
    TRUMPS_FOR_DECLARER = "trumps_for_declarer"
    """Led trumps, which the declarer would have had to do (better)."""
    LONG_SUIT_OPENED = "long_suit_opened"
    """Led the declarer's long suit (suit)."""
    PARTNER_COULD_TRUMP = "partner_could_trump"
    """Did not lead the suit the partner could trump (suit)."""
    PARTNER_OVERTAKEN = "partner_overtaken"
    """Took the trick away from the partner (card)."""

    # Null
    NULL_TRICK_TAKEN = "null_trick_taken"
    """The declarer took the trick, and could have stayed below (card, better)."""
    NULL_HIGH_KEPT = "null_high_kept"
    """The declarer kept a dangerous card it could be rid of: others hold lower ones (better)."""
    NULL_WEAK_SUIT_LED = "null_weak_suit_led"
    """The declarer led into its own weak suit (suit)."""
    NULL_WEAK_SUIT_SPARED = "null_weak_suit_spared"
    """A defender did not lead the declarer's weak suit (suit)."""
    NULL_RESCUED = "null_rescued"
    """A defender took the trick that the declarer would have had to take (card)."""
    NULL_WAY_OUT = "null_way_out"
    """A defender kept a card below which the declarer gets out (card, better)."""

    # Ramsch
    RAMSCH_TRICK_TAKEN = "ramsch_trick_taken"
    """Took a trick that could be left to others (card, better)."""
    RAMSCH_HIGH_KEPT = "ramsch_high_kept"
    """Kept a dangerous card that could go (better)."""

    OTHER_CARD = "other_card"
    """Another card was better, and no maxim says why (better)."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action was worse than the best one, with all that a sentence about it speaks of (see ``Why``)."""

    why: Why
    card: Card | None = None
    better: Card | None = None
    cards: Cards = ()
    suit: Suit | None = None
    contract: Contract | None = None
    value: int = 0
