"""The dialogs about whole lists: what a new one needs, what was agreed about one, how several stand together."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from skatdesk.scoring.heads import ListHead
from skatdesk.store.errors import StoreError
from skatdesk.store.lists import Lists
from skatdesk.store.records import KeptList, ListSummary
from skatdesk.ui.look.theme import Look
from skatdesk.ui.scoresheet.list_dialog import ListDialog
from skatdesk.ui.scoresheet.list_words import ListWords
from skatdesk.ui.scoresheet.open_list import OpenList
from skatdesk.ui.scoresheet.ranking_dialog import RankingDialog

First = int | Literal["stake"]
"""What is asked for first: the name of the player at this place, or the stake."""


class ListAsker(QObject):
    """Opens the dialog of a list over the window that ``part`` is in; whoever calls it hears of a ``StoreError``.

    Signals:
        answered(object, object): the ``ListHead`` and the ``ScoreList`` of a new list.
    """

    answered = Signal(object, object)

    def __init__(self, look: Look, words: ListWords, today: Callable[[], str], part: QWidget) -> None:
        super().__init__(part)
        self._look = look
        self._words = words
        self._today = today
        self._part = part

    def ask_for_list(self, lists: Lists) -> None:
        """Asks for a new list; what was agreed about the last one is suggested, if that can be read."""
        names, summaries = lists.known_names(), lists.summaries()
        last: KeptList | None = None
        with suppress(StoreError):  # a damaged list bars nobody from a new one
            last = lists.open(summaries[0].id) if summaries else None
        head = ListHead("", "", self._today())
        if last is not None:
            head = replace(head, place=last.head.place, currency=last.head.currency)
        suggested = last.score_list if last is not None else None
        dialog = ListDialog(self._look, head, suggested, names, parent=self._part.window())
        dialog.answered.connect(self.answered)
        dialog.open()

    def ask_for_details(self, lists: Lists, shown: OpenList, first: First | None = None) -> None:
        """Asks for other agreements about an open list."""
        names, part = lists.known_names(), self._part.window()
        dialog = ListDialog(self._look, shown.head, shown.score_list, names, existing=True, parent=part)
        dialog.answered.connect(shown.agree)
        if first is not None:
            field = dialog.stake if first == "stake" else dialog.players[first]
            field.setFocus(Qt.FocusReason.TabFocusReason)  # chooses what stands there
        dialog.open()

    def show_ranking(self, lists: Lists, summaries: Sequence[ListSummary]) -> None:
        """Shows how everybody stands in these lists together; one of them at least has games."""
        chosen = [summary.id for summary in summaries]
        rankings = lists.ranking(chosen, seeger=True), lists.ranking(chosen, seeger=False)
        seeger = any(summary.system == "seeger" for summary in summaries)
        part = self._part.window()
        RankingDialog(self._look, self._words, summaries, rankings, seeger=seeger, parent=part).open()
