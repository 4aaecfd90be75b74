"""What was told of a game, when it turns out to be another deal of the list: a game before it had been forgotten."""

from dataclasses import replace

from skatdesk.scoring.drafts.game import GameDraft
from skatdesk.scoring.drafts.marks import Mark
from skatdesk.scoring.drafts.ramsch import RamschDraft
from skatdesk.scoring.drafts.terms import DealTerms
from skatdesk.skat.seats import BySeat, Seat


def told_of(draft: GameDraft | RamschDraft, terms: DealTerms) -> GameDraft | RamschDraft | None:
    """The same told of this deal, without those who have no cards in it; None where it cannot have been played there.

    It counts as games in this deal's round do, unless somebody told otherwise. Of a Grand Hand in a Ramsch round
    there is no bid.
    """
    before = draft.terms
    if before.rules != terms.rules:
        return None
    factor = terms.bock_factor if draft.bock_factor == before.bock_factor else draft.bock_factor
    if isinstance(draft, GameDraft):
        no_grand_hand = terms.ramsch_round and Mark.HAND not in draft.marks
        if draft.game is not None and (no_grand_hand or terms.against_game(draft.game) is not None):
            return None
        draft = replace(draft, bid=0 if terms.ramsch_round else draft.bid)
    return told_by(replace(draft, bock_factor=factor), terms)


def told_by(draft: GameDraft | RamschDraft, terms: DealTerms) -> GameDraft | RamschDraft:
    """The same told of those who have cards in this deal, which is as the draft's own but for who is there."""
    if isinstance(draft, GameDraft):
        return replace(draft, terms=terms, declarer=_with_cards(draft.declarer, terms))
    before = draft.terms
    march = _with_cards(draft.march, terms)
    if march != draft.march:
        draft = draft.with_march(None)
    given, untold = draft.given, None if march is None else 0  # where one took all tricks, nobody else took any

    def points(seat: Seat) -> int | None:
        sat = before.seating.seat_of(terms.seating.places[seat])
        return untold if sat is None else given[sat]

    virgin, last_trick = _with_cards(draft.virgin, terms), _with_cards(draft.last_trick, terms)
    return replace(draft, terms=terms, virgin=virgin, march=march, last_trick=last_trick, given=BySeat.of(points))


def _with_cards(place: int | None, terms: DealTerms) -> int | None:
    """This place if it plays in this deal."""
    return None if place is None or terms.against_playing(place) is not None else place
