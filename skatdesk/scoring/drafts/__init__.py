"""One game of a physical list while it is written down: what is known so far, and what can still be said.

A draft is frozen; every change gives a new one and raises ``DraftError`` where the game or
the list's rules do not allow it, so that an impossible game cannot be entered. All values
come from ``skatdesk.skat``. Start with ``terms.py`` (the deal that is due), then ``game.py``.
"""

from skatdesk.scoring.drafts.game import GameDraft
from skatdesk.scoring.drafts.marks import Mark
from skatdesk.scoring.drafts.ramsch import RamschDraft
from skatdesk.scoring.drafts.redealt import told_by, told_of
from skatdesk.scoring.drafts.refusals import MOST_AGREED, DraftError, Missing, Reason, check
from skatdesk.scoring.drafts.terms import DealTerms

__all__ = [
    "MOST_AGREED",
    "DealTerms",
    "Draft",
    "DraftError",
    "GameDraft",
    "Mark",
    "Missing",
    "RamschDraft",
    "Reason",
    "check",
    "told_by",
    "told_of",
]

Draft = GameDraft | RamschDraft
