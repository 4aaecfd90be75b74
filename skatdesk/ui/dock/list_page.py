"""The page with the list: games above, totals below, in the same columns."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from skatdesk.i18n.card_names import CardNamer
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.ui.dock.footer_model import FooterModel
from skatdesk.ui.dock.footer_view import FooterView
from skatdesk.ui.dock.list_model import ListModel, Running
from skatdesk.ui.dock.list_view import ListView
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.sentences import Sentences


class ListPage(Translated, QWidget):
    """The running list of a series."""

    def __init__(self, look: Look, namer: CardNamer, sentences: Sentences) -> None:
        super().__init__()
        self._look = look
        self.model = ListModel(sentences, self)
        self.view = ListView(look, namer, self.model)
        self.totals = FooterModel(self)
        self.footer = FooterView(look, self.totals)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self.view, 1)
        self._column.addWidget(self.footer)
        self.view.rearranged.connect(self._arrange)
        namer.changed.connect(self._write_words)
        look.changed.connect(self._refresh)
        self._refresh()
        self._write_words()

    def show_list(self, score_list: ScoreList, own: int | None) -> None:
        """Shows this list, where a game is new its end; who reads further up is left there when only a name is new.

        ``own`` is the reader's place.
        """
        before = self.model.rows
        self.model.show_list(score_list, own)
        self.totals.show_list(score_list, self.model.order)
        self._arrange()
        if self.model.rows != before:
            self.view.scrollToBottom()

    def show_running(self, running: Running | None) -> None:
        """Shows the game being played below the finished ones; who reads further up is left there while it goes on."""
        before = len(self.model.rows)
        self.model.show_running(running)
        if len(self.model.rows) > before:
            self.view.scrollToBottom()

    def _write_words(self) -> None:
        self.model.renew()
        self.totals.renew()
        self.view.setAccessibleName(self.tr("List of games"))
        self.footer.setAccessibleName(self.tr("Totals of the list"))
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._arrange()

    def _refresh(self) -> None:
        self._column.setContentsMargins(0, 0, 0, self._look.px(S1))

    def _arrange(self) -> None:
        self.view.reserve(self.footer.label_room(), self.footer.figure_room())  # another room arranges both anew
        self.footer.arrange(self.view.columns)
