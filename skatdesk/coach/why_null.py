"""Reasons in Null and in Ramsch, where tricks are to be avoided."""

from skatdesk.coach.reasons import Reason, Why
from skatdesk.coach.scene import Scene, about
from skatdesk.skat.cards import Card


def in_null(scene: Scene, card: Card, better: Card) -> Reason:
    """Why another card was better in a Null."""
    if scene.declares:
        return _declarer(scene, card, better)
    if scene.leads and not scene.same_suit(card, better):
        return about(Why.NULL_WEAK_SUIT_SPARED, card, better, suit=scene.suit(better))
    if scene.holder is scene.declarer and scene.takes(card) and not scene.takes(better):
        return about(Why.NULL_RESCUED, card, better)
    if not scene.same_suit(card, better):
        return about(Why.WRONG_SUIT_THROWN, card, better, suit=scene.suit(better))
    if scene.higher(card, better):
        return about(Why.NULL_WAY_OUT, card, better)
    return about(Why.OTHER_CARD, card, better)


def _declarer(scene: Scene, card: Card, better: Card) -> Reason:
    if scene.leads:
        if not scene.same_suit(card, better):
            return about(Why.NULL_WEAK_SUIT_LED, card, better, suit=scene.suit(card))
        return about(Why.OTHER_CARD, card, better)
    if scene.takes(card) and not scene.takes(better):
        return about(Why.NULL_TRICK_TAKEN, card, better)
    if not scene.same_suit(card, better) or scene.higher(better, card):
        return about(Why.NULL_HIGH_KEPT, card, better)
    return about(Why.OTHER_CARD, card, better)


def in_ramsch(scene: Scene, card: Card, better: Card) -> Reason:
    """Why another card was better in a Ramsch."""
    if scene.leads:
        if not scene.same_suit(card, better):
            return about(Why.WRONG_SUIT_LED, card, better, suit=scene.suit(better))
        return about(Why.OTHER_CARD, card, better)
    if scene.takes(card) and not scene.takes(better):
        return about(Why.RAMSCH_TRICK_TAKEN, card, better)
    if not scene.takes(better) and (better.points > card.points or scene.higher(better, card)):
        return about(Why.RAMSCH_HIGH_KEPT, card, better)
    if not scene.same_suit(card, better):
        return about(Why.WRONG_SUIT_THROWN, card, better, suit=scene.suit(better))
    return about(Why.OTHER_CARD, card, better)
