"""Reasons in suit games and Grand, of the declarer and of the defenders."""

from skatdesk.coach.reasons.reason import Reason, Why
from skatdesk.coach.reasons.scene import Scene, about
from skatdesk.players.choice import FAT
from skatdesk.skat.cards import Card


def why_led(scene: Scene, card: Card, better: Card) -> Reason:
    """Why another card should have been led."""
    if scene.declares:
        return _declarer_led(scene, card, better)
    return _defender_led(scene, card, better)


def why_followed(scene: Scene, card: Card, better: Card) -> Reason:
    """Why another card should have been played to the trick."""
    took, takes = scene.takes(card), scene.takes(better)
    if scene.partner is not None and scene.holder is scene.partner:
        found = _on_partners_trick(scene, card, better)
        if found is not None:
            return found
    if takes and not took:
        if not scene.stays(better):
            return about(Why.TOO_LOW if scene.same_suit(card, better) else Why.FORCE_MISSED, card, better)
        return about(Why.TRUMP_HELD_BACK if scene.trump(better) else Why.DUCKED, card, better)
    if took and not takes:
        return _fat_given(scene, card, better) or about(Why.TOOK_TOO_MUCH, card, better)
    if took and takes:
        return _both_take(scene, card, better)
    return _neither_takes(scene, card, better)


def _declarer_led(scene: Scene, card: Card, better: Card) -> Reason:
    trumps_out = any(scene.trumps(seat) for seat in scene.foes)
    if scene.trump(better) and not scene.trump(card):
        if _fat_and_lost(scene, card, better):
            return about(Why.POINTS_TO_DEFENDERS, card, better)
        return about(Why.TRUMPS_NOT_DRAWN if trumps_out else Why.WRONG_SUIT_LED, card, better)
    if scene.trump(card) and not scene.trump(better):
        return about(Why.TRUMP_LED_TOO_SOON if trumps_out else Why.NO_TRUMPS_LEFT_TO_DRAW, card, better)
    if _fat_and_lost(scene, card, better):
        return about(Why.POINTS_TO_DEFENDERS, card, better)
    return _other_lead(scene, card, better)


def _defender_led(scene: Scene, card: Card, better: Card) -> Reason:
    assert scene.partner is not None
    declarer = scene.foes[0]
    if scene.can_trump(declarer, card) and not scene.same_suit(card, better):
        if card.points >= FAT:
            return about(Why.POINTS_TRUMPED, card, better)
        return about(Why.LED_INTO_TRUMP, card, better, suit=scene.suit(card))
    if scene.trump(card) and not scene.trump(better):
        drawn = Why.TRUMPS_FOR_DECLARER if scene.trumps(declarer) else Why.TRUMP_LED_TOO_SOON
        return about(drawn, card, better)
    if not scene.same_suit(card, better):
        cashes = better.points >= FAT and scene.stays(better)
        if not cashes and scene.can_trump(scene.partner, better) and not scene.can_trump(scene.partner, card):
            return about(Why.PARTNER_COULD_TRUMP, card, better, suit=scene.suit(better))
        if not scene.trump(card) and scene.longest(declarer) == scene.suit(card):
            return about(Why.LONG_SUIT_OPENED, card, better, suit=scene.suit(card))
    if _fat_and_lost(scene, card, better):
        return about(Why.POINTS_TO_DECLARER, card, better)
    return _other_lead(scene, card, better)


def _other_lead(scene: Scene, card: Card, better: Card) -> Reason:
    if not scene.same_suit(card, better):
        return about(Why.WRONG_SUIT_LED, card, better, suit=scene.suit(better))
    if scene.higher(better, card):
        return about(Why.TOO_LOW, card, better)
    if scene.high_trump(card):
        return about(Why.WORTH_KEEPING if scene.stays(card) else Why.TRUMP_WASTED, card, better)
    if card.points > better.points:
        return about(Why.TOO_MANY_POINTS if scene.is_lost_to_foes(card) else Why.WORTH_KEEPING, card, better)
    return about(Why.OTHER_CARD, card, better)


def _on_partners_trick(scene: Scene, card: Card, better: Card) -> Reason | None:
    """The partner has the trick: smear, or let it be."""
    safe = not scene.is_lost_to_foes(better)
    if safe and better.points > card.points and not scene.takes(better):
        return about(Why.SMEAR_MISSED, card, better)
    if scene.takes(card) and not scene.takes(better) and not scene.foe_comes:
        return about(Why.PARTNER_OVERTAKEN, card, better)
    return None


def _both_take(scene: Scene, card: Card, better: Card) -> Reason:
    lower = scene.higher(card, better) and scene.same_suit(card, better)
    if lower and scene.stays(better):
        return about(Why.TOO_HIGH, card, better)
    if lower and scene.high_trump(card) and not scene.stays(card):
        return about(Why.TRUMP_WASTED, card, better)
    given_away = _fat_given(scene, card, better)
    if given_away is not None:
        return given_away
    if lower:
        given = card.points > better.points and not scene.stays(card)
        return about(Why.TOO_MANY_POINTS if given else Why.WORTH_KEEPING, card, better)
    return about(Why.TOO_LOW, card, better)


def _neither_takes(scene: Scene, card: Card, better: Card) -> Reason:
    if scene.high_trump(card) and not scene.follows and not scene.trump(better):
        return about(Why.TRUMP_WASTED, card, better)
    given_away = _fat_given(scene, card, better)
    if given_away is not None:
        return given_away
    guarded = scene.guarded_by(card)
    if guarded is not None and not scene.same_suit(card, better) and not scene.follows:
        return about(Why.GUARD_THROWN, card, better, cards=(guarded,))
    partner = scene.partner
    if partner in scene.waiting and better.points > card.points and not scene.is_lost_to_foes(better):
        return about(Why.SMEAR_MISSED, card, better)
    if scene.high_trump(card) and scene.trump(better) and scene.higher(card, better):
        return about(Why.TRUMP_WASTED, card, better)
    if card.points > better.points and scene.is_lost_to_foes(card):
        return about(Why.TOO_MANY_POINTS, card, better)
    if not scene.same_suit(card, better):
        return about(Why.WRONG_SUIT_THROWN, card, better, suit=scene.suit(better))
    return about(Why.WORTH_KEEPING if scene.higher(card, better) else Why.OTHER_CARD, card, better)


def _fat_given(scene: Scene, card: Card, better: Card) -> Reason | None:
    """To whom a fat card was given, where a leaner one would have done."""
    if not _fat_and_lost(scene, card, better):
        return None
    return about(Why.POINTS_TO_DEFENDERS if scene.declares else Why.POINTS_TO_DECLARER, card, better)


def _fat_and_lost(scene: Scene, card: Card, better: Card) -> bool:
    """Whether a fat card goes to the other side where a leaner one would have done."""
    return card.points >= FAT and better.points < card.points and scene.is_lost_to_foes(card)
