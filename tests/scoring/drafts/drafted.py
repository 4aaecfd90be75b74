"""Games as somebody has told them so far: clubs at a table of three, by the official rules if none are named."""

from skatdesk.scoring.drafts import DealTerms, GameDraft, Mark
from skatdesk.skat.contracts import Game
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import Seating

TERMS = DealTerms(Seating(3, 0), ISKO)


def clubs(matadors: int = 1, terms: DealTerms = TERMS) -> GameDraft:
    return GameDraft.begin(terms).with_declarer(0).with_game(Game.CLUBS).with_matadors(matadors)


def marked(draft: GameDraft, *marks: Mark) -> GameDraft:
    for mark in marks:
        draft = draft.with_mark(mark, True)
    return draft
