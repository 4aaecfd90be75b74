"""Which chapter belongs to which place of the program."""

from typing import Protocol, runtime_checkable

from PySide6.QtWidgets import QWidget

from skatdesk.skat.contracts import Game
from skatdesk.skat.results import RamschPlayed
from skatdesk.skat.view import Phase, SeatView

PLACES: dict[str, str] = {
    "BiddingPanel": "bidding",
    "AnnouncePanel": "announcements",
    "RearrangePanel": "house-rules",
    "Dock": "lists",
    "NewSeriesDialog": "house-rules",
    "RulesDialog": "house-rules",
    "SettingsDialog": "using",
    "ShortcutsDialog": "using",
    "PlayDealDialog": "using",
    "GamesDialog": "using",
    "AboutDialog": "using",
    "ListDialog": "lists",
    "RankingDialog": "lists",
    "RemarkDialog": "lists",
    "ScoreSheetRoom": "lists",
    "LargeWindow": "lists",
    "StatisticsPage": "using",
    "StatisticsRoom": "using",
    "DealDialog": "scoring",
    "LearnPage": "learning",
    "ReviewPage": "learning",
    "DealsPage": "learning",
    "DuplicatePage": "learning",
    "PeopleDialog": "using",
    "GamesBehindDialog": "using",
    "PeriodDialog": "using",
    "RestoreDialog": "using",
    "GiveUpDialog": "scoring",
}
"""Chapters by the names of widget classes: whoever looks something up must not load every room for it."""


@runtime_checkable
class Topical(Protocol):
    """A place whose chapter depends on what it shows."""

    @property
    def guide_chapter(self) -> str:
        """The chapter about what is shown now."""
        ...


_AT_TABLE = frozenset({"TableWidget", "ChoicePanel", "DiscardPanel", "ResultPanel"})
"""Where the chapter depends on how the deal stands."""

_BY_PHASE = {
    Phase.BIDDING: "bidding",
    Phase.SKAT: "hand",
    Phase.DISCARD: "hand",
    Phase.ANNOUNCE: "announcements",
    Phase.REARRANGE: "house-rules",
    Phase.KONTRA: "kontra",
    Phase.GRAND_HAND_CALL: "ramsch",
    Phase.PUSHING: "ramsch",
    Phase.PLAY: "play",
    Phase.FINISHED: "scoring",
}


def chapter_of(widget: QWidget | None, view: SeatView | None) -> str:
    """The chapter for whoever is at this widget, empty for none; ``view`` is the deal on the table."""
    while widget is not None:
        if isinstance(widget, Topical):
            return widget.guide_chapter
        names = [kind.__name__ for kind in type(widget).__mro__]
        known = next((PLACES[name] for name in names if name in PLACES), "")
        if known:
            return known
        if view is not None and not _AT_TABLE.isdisjoint(names):
            return _chapter_of_deal(view)
        widget = widget.parentWidget()
    return ""


def _chapter_of_deal(view: SeatView) -> str:
    if isinstance(view.result, RamschPlayed):
        return "ramsch"
    contract = view.contract
    if view.phase is Phase.PLAY and contract is not None:
        return {Game.NULL: "null", Game.RAMSCH: "ramsch"}.get(contract.game, "play")
    return _BY_PHASE[view.phase]
