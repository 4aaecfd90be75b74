"""The line over the entry while a game of the list is changed, or one is inserted before it."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from skatdesk.i18n.numbers import number
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import DENSE, S1, S2
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.scoresheet.sheet_rows import OpenLine


class ChangeLine(Translated, QWidget):
    """Says what is being written, and has the ways out: telling the game anew, or leaving it as it was."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.what = RichLine(look, bold=True)
        self.anew = Button(look, icon="again", row=32, text_size=DENSE)
        self.cancel = Button(look, row=32, text_size=DENSE)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.what, 1)
        self._row.addWidget(self.anew)
        self._row.addWidget(self.cancel)
        look.changed.connect(self._refresh)
        self._refresh()
        self._write_words()

    def show_line(self, score_list: ScoreList, line: OpenLine) -> None:
        """What is being done with which game; for the next one of the list there is nothing to say."""
        if line.kind == "new":
            return
        k = number(score_list.deal_due(line.index).number)
        changing = self.tr("Game {k} is being changed").format(k=k)
        inserting = self.tr("A game is being inserted before game {k}").format(k=k)
        self.what.show_text(changing if line.kind == "change" else inserting)

    def _write_words(self) -> None:
        #: button while a game of the list is changed: empties the entry, so that the game is told like a new one
        self.anew.setText(self.tr("Enter anew"))
        self.cancel.setText(self.tr("Cancel"))

    def _refresh(self) -> None:
        px = self._look.px
        self._row.setContentsMargins(px(S2), 0, px(S2), 0)
        self._row.setSpacing(px(S1))
