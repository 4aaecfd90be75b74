"""Reasons in Null and in Ramsch, where tricks are to be avoided."""

from skatdesk.coach.reasons.reason import Reason, Why
from skatdesk.coach.reasons.scene import Scene, about
from skatdesk.skat.cards import Card


def in_null(scene: Scene, card: Card, better: Card) -> Reason:
    """Why another card was better in a Null."""
    if scene.declares:
        return _declarer(scene, card, better)
    if scene.leads and not scene.same_suit(card, better):
        weaker = scene.exposed(scene.foes[0], better) > scene.exposed(scene.foes[0], card)
        return about(Why.NULL_WEAK_SUIT_SPARED if weaker else Why.WRONG_SUIT_LED, card, better, suit=scene.suit(better))
    if scene.holder is scene.declarer and scene.takes(card) and not scene.takes(better):
        return about(Why.NULL_RESCUED, card, better)
    if not scene.same_suit(card, better):
        return about(Why.WRONG_SUIT_THROWN, card, better, suit=scene.suit(better))
    if _leaves_room(scene, card, better):
        return about(Why.NULL_WAY_OUT, card, better)
    return about(Why.OTHER_CARD, card, better)


def _leaves_room(scene: Scene, card: Card, better: Card) -> bool:
    """Whether the declarer has still to play, and holds a card below the one but not below the other."""
    declarer = scene.foes[0]
    if declarer not in scene.waiting or not scene.takes(card):
        return False
    own = scene.of_suit(declarer, card)
    return any(scene.higher(card, held) and scene.higher(held, better) for held in own)


def _declarer(scene: Scene, card: Card, better: Card) -> Reason:
    if scene.leads:
        if not scene.same_suit(card, better):
            if scene.exposed(scene.seat, card):
                return about(Why.NULL_WEAK_SUIT_LED, card, better, suit=scene.suit(card))
            return about(Why.WRONG_SUIT_LED, card, better, suit=scene.suit(better))
        return about(Why.OTHER_CARD, card, better)
    if scene.is_left_with(card) and not scene.takes(better):
        return about(Why.NULL_TRICK_TAKEN, card, better)
    if scene.lower_with_others(better) and (not scene.same_suit(card, better) or scene.higher(better, card)):
        return about(Why.NULL_HIGH_KEPT, card, better)
    return _thrown(scene, card, better)


def in_ramsch(scene: Scene, card: Card, better: Card) -> Reason:
    """Why another card was better in a Ramsch."""
    if scene.leads:
        if not scene.same_suit(card, better):
            return about(Why.WRONG_SUIT_LED, card, better, suit=scene.suit(better))
        return about(Why.OTHER_CARD, card, better)
    if scene.is_left_with(card) and not scene.takes(better):
        return about(Why.RAMSCH_TRICK_TAKEN, card, better)
    dangerous = better.points > 0 or scene.lower_with_others(better)
    if dangerous and not scene.takes(better) and (better.points > card.points or scene.higher(better, card)):
        return about(Why.RAMSCH_HIGH_KEPT, card, better)
    return _thrown(scene, card, better)


def _thrown(scene: Scene, card: Card, better: Card) -> Reason:
    """Where nothing more can be said than which suit was better to throw from."""
    if not scene.same_suit(card, better):
        return about(Why.WRONG_SUIT_THROWN, card, better, suit=scene.suit(better))
    return about(Why.OTHER_CARD, card, better)
