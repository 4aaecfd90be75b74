"""The button that goes on with the deal from the position shown."""

from skatdesk.ui.look.button import Button
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip
from skatdesk.ui.look.translated import Translated


class PlayOnButton(Translated, Button):
    """Says what it does in the language of the moment."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, icon="play")
        self._write_words()

    def _write_words(self) -> None:
        #: button of the review: go on with the deal from the position shown, at the table, for practice
        self.setText(self.tr("Play from here"))
        told = self.tr("Goes on from here at the table, for practice: you play the hand at the bottom")
        self.setToolTip(tip(f"{told} (P)"))
