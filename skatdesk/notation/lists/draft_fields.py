"""A game that was begun and not entered, in JSON: what is known of it, in the words of the drafts.

``{"declarer": 1, "game": "C", "matadors": 2, "marks": ["hand"]}`` is a game with a declarer, ``{"ramsch": [60, null,
null]}`` a Ramsch, the card points by seat. What is not known yet is left out. ``dealer`` stands with each, and with
those of a table of four ``away``: who is not there in this game, or null.
"""

from collections.abc import Sequence

from skatdesk.notation.lists.errors import Fault
from skatdesk.notation.lists.fields import Field
from skatdesk.scoring.drafts import MOST_AGREED, DealTerms, Draft, GameDraft, Mark, RamschDraft
from skatdesk.skat.cards import DECK_POINTS, SKAT_AT_MOST
from skatdesk.skat.contracts import DECLARABLE, Game
from skatdesk.skat.kontra import KONTRA_NAMES
from skatdesk.skat.ordering import MOST_TRUMPS
from skatdesk.skat.seats import BySeat

_GAMES = tuple(game.code for game in DECLARABLE)
_MARKS = tuple(mark.value for mark in Mark)
_ENDED = ("points", "tricks", "by_offence", "agreed", "won", "given_up")
_PLAIN = ("declarer", "matadors", "bid", "kontra", "bock_factor", *_ENDED)
_SEATING = ("dealer", "away")
_GAME = (*_SEATING, "game", "marks", *_PLAIN)
_PLAIN_OF_RAMSCH = ("skat", "pushes", "bock_factor", "virgin", "march", "last_trick")
_RAMSCH = (*_SEATING, "ramsch", *_PLAIN_OF_RAMSCH)


def draft_fields(draft: Draft) -> dict[str, object]:
    """The draft as JSON values; the deal it is of follows from the list, but for who deals it and is away in it."""
    seating = draft.terms.seating
    seats = {"dealer": seating.dealer, **({"away": seating.away} if seating.size == 4 else {})}
    if isinstance(draft, RamschDraft):
        return {**seats, "ramsch": list(draft.given), **_unusual(draft, RamschDraft(draft.terms), _PLAIN_OF_RAMSCH)}
    game = {} if draft.game is None else {"game": draft.game.code}
    marks = {"marks": sorted(draft.marks)} if draft.marks else {}
    return {**seats, **game, **marks, **_unusual(draft, GameDraft(draft.terms), _PLAIN)}


def _unusual(draft: Draft, nothing: Draft, names: Sequence[str]) -> dict[str, object]:
    """What is other than in a draft of which nothing is known."""
    values = {name: getattr(draft, name) for name in names}
    return {name: value for name, value in values.items() if value != getattr(nothing, name)}


def draft_of_fields(fields: Field, terms: DealTerms) -> Draft:
    """The draft of this deal that ``draft_fields`` described; raises ``Misfit``.

    Every value is of its kind; whether the game can be entered so the draft knows itself.
    """
    terms = _seated(fields, terms)
    ramsch = fields.get("ramsch")
    if ramsch is not None:
        fields.object_of(_RAMSCH)
        points = [seat.whole_or_none(0, DECK_POINTS) for seat in ramsch.items(3, 3)]
        return RamschDraft(
            terms,
            BySeat(*points),
            fields.get_or("skat", 0).whole(0, SKAT_AT_MOST),
            fields.get_or("pushes", 0).whole(0, 3),
            fields.get_or("bock_factor", 1).whole(1, 2),
            *(_place(fields, name, terms) for name in ("virgin", "march", "last_trick")),
        )
    fields.object_of(_GAME)
    game, won = fields.get("game"), fields.get("won")
    return GameDraft(
        terms,
        _place(fields, "declarer", terms),
        None if game is None else Game.parse(game.one_of(_GAMES)),
        fields.get_or("matadors", 0).whole(-MOST_TRUMPS, MOST_TRUMPS),
        frozenset(Mark(mark.one_of(_MARKS)) for mark in fields.get_or("marks", []).items(0, len(_MARKS))),
        fields.get_or("bid", 0).whole(0),
        fields.get_or("kontra", 0).whole(0, len(KONTRA_NAMES)),
        fields.get_or("bock_factor", 1).whole(1, 2),
        fields.get_or("points", None).whole_or_none(0, DECK_POINTS),
        fields.get_or("tricks", None).whole_or_none(0, 10),
        fields.get_or("by_offence", False).truth(),
        fields.get_or("agreed", None).whole_or_none(1, MOST_AGREED),
        None if won is None else won.truth(),
        fields.get_or("given_up", False).truth(),
    )


def _seated(fields: Field, terms: DealTerms) -> DealTerms:
    """This deal with who was said to be away, and to deal; what was kept before that could be said is as it was due."""
    last = terms.seating.size - 1
    away, dealer = fields.get("away"), fields.get("dealer")
    if away is not None:
        terms = terms.without(away.whole_or_none(0, last))
    if dealer is None:
        return terms
    place = dealer.whole(0, last)
    if place == terms.seating.away:
        raise dealer.misfit(Fault.SITS_OUT, "")
    return terms.dealt_by(place)


def _place(fields: Field, key: str, terms: DealTerms) -> int | None:
    """A place of somebody who plays in this deal."""
    found = fields.get(key)
    if found is None:
        return None
    place = found.whole(0, terms.seating.size - 1)
    if terms.against_playing(place) is not None:
        raise found.misfit(Fault.SITS_OUT, "")
    return place
