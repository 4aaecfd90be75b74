"""What is asked at an open list: its next game, what one of its games was instead, or one that was forgotten."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, Signal

from skatdesk.i18n.numbers import number
from skatdesk.scoring.drafts import Draft
from skatdesk.scoring.entries import Entry, Outcome
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.seats import Seating
from skatdesk.store.records import Correction
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.scoresheet.entry import EntryPanel
from skatdesk.ui.scoresheet.open_list import OpenList
from skatdesk.ui.scoresheet.player_menu import Presence
from skatdesk.ui.scoresheet.sheet_model import SheetModel
from skatdesk.ui.scoresheet.sheet_rows import OpenLine
from skatdesk.ui.scoresheet.sheet_view import SheetView


class Writing(QObject):
    """Asks for games in the panel, and writes them into the list.

    Args:
        shown: the list.
        entry: where games are told.
        model: the lines of the sheet, with the one being written.
        view: the sheet, which goes along.
        parent: who owns it.

    Signals:
        asked(): another game is asked for, or the list is another one.
        done(): what was asked for is written or dropped; the keyboard goes on where the next game is told.
        told(str): that nothing was changed.
        corrected(): a game in the midst of the list is another one, or who is there; the step can be undone.
    """

    asked = Signal()
    done = Signal()
    told = Signal(str)
    corrected = Signal()

    def __init__(
        self,
        shown: OpenList,
        entry: EntryPanel,
        model: SheetModel,
        view: SheetView,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._shown = shown
        self._entry = entry
        self._model = model
        self._view = view
        self._begun = shown.begun
        self._is_entering = False
        self.line = OpenLine()
        entry.entered.connect(self._on_entered)
        entry.previewed.connect(self._on_previewed)
        shown.changed.connect(self.go_on)
        shown.stepped.connect(view.choose)

    # -------------------------------------------------------------- asking

    def ask_next(self) -> None:
        """Asks for the next game of the list; a change that was begun is dropped."""
        self._ask(OpenLine())
        self._view.follow()
        self.done.emit()

    def change(self, index: int) -> None:
        """Asks what the game at this index was instead."""
        self._correct(OpenLine("change", index))

    def insert(self, index: int) -> None:
        """Asks for a game that was forgotten before the one at this index."""
        self._correct(OpenLine("insert", index))

    def _correct(self, line: OpenLine) -> None:
        """A game that was begun waits meanwhile, and is taken up again."""
        if self.line.kind == "new":
            self._begun = self._entry.begun or self._begun
        self._ask(line)
        self._view.follow()
        self._entry.refocus()

    def begin(self) -> None:
        """The list is opened: a correction that was begun goes on, else the next game is asked for."""
        correction = self._shown.correction
        if correction is None:
            self._ask(OpenLine())
        else:
            self._ask(OpenLine(correction.kind, correction.index), correction.told)
        self._view.follow()

    def go_on(self) -> None:
        """The list is another one; what was begun goes on if it was not entered, even if another deal is due now."""
        before, at_end = self._model.score_list, self._view.at_end
        told = self._entry.begun
        if self.line.kind != "new" and _games(self._shown.score_list) == _games(before):
            self._ask(self.line, told)
            return
        if self.line.kind == "new":
            self._begun = () if self._is_entering else told or self._begun
        self._ask(OpenLine())
        if at_end:
            self._view.follow()

    def _ask(self, line: OpenLine, told: tuple[Draft, ...] = ()) -> None:
        """Asks for the game of this line, of which so much is told; what was begun of the next game waits for it.

        In a list that is over, too, or where it cannot be the game that is due: a step may be taken back, or the list
        made longer.
        """
        self.line = line
        score_list = self._shown.score_list
        if line.kind == "change":
            self._entry.ask(score_list, line.index, told)
        elif line.kind == "insert":
            # what is due there follows from the games before it
            self._entry.ask(score_list.before(line.index), None, told)
        else:
            if score_list.next_deal is None and self._entry.holds_focus:
                self._view.setFocus(Qt.FocusReason.OtherFocusReason)  # else Qt hands it on, to a button that leads away
            self._entry.ask(self._shown.next_list, None, self._begun)
            if self._entry.begun:
                self._begun = ()
        self.asked.emit()

    @property
    def shown_line(self) -> OpenLine | None:
        """The line shown open; none in a list that is over, unless one of its games is being changed."""
        over = self._shown.score_list.next_deal is None
        return None if over and self.line.kind == "new" else self.line

    # -------------------------------------------------------------- who is there

    @property
    def game(self) -> int | None:
        """The number of the game that is told; None where none is."""
        score_list = self._shown.score_list
        if self.line.kind != "new":
            return score_list.deal_due(self.line.index).number
        return None if score_list.next_deal is None else score_list.next_deal.number

    def presence(self, place: int) -> Presence | None:
        """Whether a player is there in the game that is told; None where nobody can be away."""
        draft = self._entry.draft
        if draft is None or draft.terms.seating.size == 3:
            return None
        if draft.terms.seating.away != place:
            return Presence.THERE
        lasts = self.line.kind == "new" and self._shown.score_list.away == place
        return Presence.AWAY_ON if lasts else Presence.AWAY_ONCE

    def say_who_is_there(self, place: int, presence: Presence) -> None:
        """Tells of a player in the game that is told; only what lasts is a step of the list."""
        if presence is self.presence(place):
            return
        shown, is_next = self._shown, self.line.kind == "new"
        comes_later = is_next and shown.waits_one_game  # he who was to be there after this game
        if comes_later and not shown.undo():
            return
        away = before = shown.score_list.away if is_next else None
        lasts = comes_later or presence is Presence.AWAY_ON or away == place
        if lasts:
            once = presence is Presence.AWAY_ONCE and away == place  # then there again after this game
            away = place if presence is Presence.AWAY_ON else None
            if not shown.agree(shown.head, replace(shown.score_list, away=away), after_next=once):
                return
        self._entry.play_without(place if presence is Presence.AWAY_ONCE else away)
        if away != before and presence is not Presence.AWAY_ONCE:
            self.corrected.emit()
        self.done.emit()

    def deals(self, place: int) -> bool | None:
        """Whether a player deals the game that is told; None where none is told, or he is away in it."""
        draft = self._entry.draft
        if draft is None or draft.terms.seating.away == place:
            return None
        return draft.terms.seating.dealer == place

    def say_who_deals(self, place: int) -> None:
        """Tells that this player deals the game that is told, though it may not be his turn."""
        self._entry.deal_by(place)
        self.done.emit()

    # -------------------------------------------------------------- writing

    def _on_previewed(self, entry: Entry | None) -> None:
        draft = self._entry.draft
        line = self.line = replace(self.line, entry=entry, seating=None if draft is None else draft.terms.seating)
        told = self._entry.begun
        if line.kind == "new":
            self._shown.put_by(told or self._begun)
        else:
            self._shown.put_by(self._begun, Correction(line.kind, line.index, told) if told else None)
        self._model.show_list(self._shown.score_list, self.shown_line)
        if told:
            self._view.follow()

    def _on_entered(self, entry: Entry) -> None:
        line, before = self.line, self._shown.score_list
        self._is_entering = True
        if line.kind == "change":
            remark = before.entries[line.index].remark  # is not told in the panel
            written = self._shown.change(line.index, replace(entry, remark=remark))
        else:
            written = self._shown.insert(line.index, entry) if line.kind == "insert" else self._shown.add(entry)
        self._is_entering = False
        if not written:
            return
        if line.kind == "new":
            self._view.choose(len(before.entries))
            self._view.follow()
            written_row = self._model.index(len(before.entries), 0)
            announce(self._view, str(written_row.data(Qt.ItemDataRole.AccessibleTextRole)))
        else:
            self._tell_of(line, before)
            self._view.choose(line.index)
        if self._entry.isHidden() or not self._entry.types_a_line:
            self.done.emit()

    def _tell_of(self, line: OpenLine, before: ScoreList) -> None:
        """What became of a correction."""
        if self._shown.score_list is not before:
            self.corrected.emit()
            return
        self._ask(OpenLine())
        k = number(before.deal_due(line.index).number)
        self.told.emit(self.tr("Game {k} is as it was: nothing has changed").format(k=k))

    def remove(self, index: int) -> None:
        """Takes the game at this index out."""
        if self._shown.remove(index):
            self._view.choose(min(index, len(self._shown.score_list.entries) - 1))
            self.corrected.emit()

    def move(self, index: int, to: int) -> None:
        """Puts a game at another index."""
        if self._shown.move(index, to):
            self._view.choose(to)
            self.corrected.emit()

    def count_in_bock(self, index: int, factor: int) -> None:
        """Counts a game as one of a Bock round, or as one of none."""
        if self._shown.change(index, self._shown.score_list.entries[index].with_bock(factor)):
            self._view.choose(index)
            self.corrected.emit()

    def remark(self, index: int, remark: str) -> None:
        """Writes a few words beside a game, or takes them away."""
        before = self._shown.score_list
        entry = replace(before.entries[index], remark=remark)
        if self._shown.change(index, entry) and self._shown.score_list is not before:
            self._view.choose(index)
            self.corrected.emit()

    # -------------------------------------------------------------- taking back

    @property
    def is_under_way(self) -> bool:
        """Whether anything is told, or begun to be changed, that is not written yet."""
        return self._entry.can_take_back or self.line.kind != "new"

    @property
    def can_take_back(self) -> bool:
        """Whether ``take_back`` has anything to do."""
        return self.is_under_way or self._shown.last_step is not None

    @property
    def can_do_again(self) -> bool:
        """Whether a step of the list can be done again; not at the cost of what is being told."""
        return not self.is_under_way and self._shown.undone_step is not None

    def take_back(self) -> None:
        """Takes back what was done last: told of a game, begun to be changed, or written into the list."""
        if self._entry.can_take_back:
            self._entry.take_back()
        elif self.line.kind != "new":
            self.ask_next()
        else:
            self._shown.undo()


def _games(score_list: ScoreList) -> list[tuple[Seating, Outcome]]:
    """The games without what somebody wrote beside them; a fourth who joins has been away in all."""
    entries: Iterable[Entry] = score_list.entries
    if len(score_list.players) == 3:
        entries = map(Entry.with_fourth_away, entries)
    return [(entry.seating, entry.outcome) for entry in entries]
