"""One list that is open: every step is on the disk before it shows, and every step can be taken back."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from skatdesk.scoring.drafts import Draft
from skatdesk.scoring.entries import Entry
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.rotation import in_rotation
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.store.errors import StoreError
from skatdesk.store.lists import Lists
from skatdesk.store.records import Correction, Happening, HistoryLine, KeptList, ListId, ListState, Step


class OpenList(QObject):
    """The only writer of an open list.

    Args:
        lists: where lists are kept.
        kept: the list as it is kept.
        now: tells the time, ISO 8601.
        by: who writes, for the history; may be empty.
        parent: who owns it.

    Signals:
        changed(): heading or games are others.
        stepped(int): a step was taken back or done again; the entry at this index is as it was, or where it was.
        failed(object): a ``StoreError``; the step was not done, and can be tried again.
    """

    changed = Signal()
    stepped = Signal(int)
    failed = Signal(object)

    def __init__(
        self,
        lists: Lists,
        kept: KeptList,
        now: Callable[[], str],
        by: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.id: ListId = kept.id
        self.is_copy = kept.is_copy
        self._lists = lists
        self._now = now
        self._by = by
        self._state = ListState(kept.head, kept.score_list)
        self._begun = kept.begun
        self._correction = kept.correction
        self._done = [] if kept.last_step is None else [kept.last_step]
        self._undone: list[tuple[Step, ListState]] = []  # each with the list after it
        self._is_as_read = True
        self._still_away = self._away_for_one_game()

    @property
    def head(self) -> ListHead:
        """Title, place, date."""
        return self._state.head

    @property
    def score_list(self) -> ScoreList:
        """Players, agreements and games."""
        return self._state.score_list

    @property
    def begun(self) -> tuple[Draft, ...]:
        """What was told, step by step, of the next game, as it is kept; a step of the list ends it."""
        return self._begun

    @property
    def correction(self) -> Correction | None:
        """What was told in the midst of the list, as it is kept; a step of the list ends it."""
        return self._correction

    @property
    def is_as_read(self) -> bool:
        """Whether no step was done or taken back here: read again, the list would know as many steps."""
        return self._is_as_read

    def history(self) -> tuple[HistoryLine, ...]:
        """Every change since the list was begun; raises ``StoreError``."""
        return self._lists.history(self.id)

    @property
    def last_step(self) -> Step | None:
        """What ``undo`` would take back; None where there is nothing."""
        return self._done[-1] if self._done else None

    @property
    def undone_step(self) -> Step | None:
        """What ``redo`` would do again; None where there is nothing."""
        return self._undone[-1][0] if self._undone else None

    @property
    def waits_one_game(self) -> bool:
        """Whether what was agreed last holds only from the game after the next one on."""
        return bool(self._done) and _waits_one_game(self._done[-1])

    @property
    def next_list(self) -> ScoreList:
        """The list as its next game is played: who is there again only after it is still away."""
        away = self.score_list.away
        for step in reversed(self._done):
            if step.line.what == "added" or step.before.score_list.away != away:
                if _waits_one_game(step):
                    return replace(self.score_list, away=step.before.score_list.away)
                return self.score_list
        return self.score_list if self._still_away is None else replace(self.score_list, away=self._still_away)

    # -------------------------------------------------------------- steps: each tells whether it was done

    def add(self, entry: Entry) -> bool:
        """Writes one more game."""
        line = self._line("added", _next_number(self.score_list), after=entry)
        return self._do(self.score_list.with_entry(entry), line, len(self.score_list.entries))

    def change(self, index: int, entry: Entry) -> bool:
        """Writes another game in place of the one at this index; the same game changes nothing.

        Where somebody was away who was to deal, others dealt the games behind it. One that was dealt out of turn
        leaves their dealers as they were written.
        """
        before = self.score_list.entries[index]
        if entry == before:
            return True
        after = self.score_list.replaced(index, entry)
        if self._is_in_turn(index, entry):
            after = in_rotation(self.score_list, after)
        return self._do(after, self._line("changed", self._number(index), before, entry), index)

    def insert(self, index: int, entry: Entry) -> bool:
        """Writes a forgotten game before the one at this index.

        The deal goes on going round behind it, unless it was dealt out of turn.
        """
        number, after = self._number(index), self.score_list.inserted(index, entry)
        if self._is_in_turn(index, entry):
            after = in_rotation(self.score_list, after)
        return self._do(after, self._line("inserted", number, after=entry), index)

    def remove(self, index: int) -> bool:
        """Takes a game out."""
        before = self.score_list.entries[index]
        after = in_rotation(self.score_list, self.score_list.removed(index))
        return self._do(after, self._line("removed", self._number(index), before), index)

    def move(self, index: int, to: int) -> bool:
        """Puts a game at another index; those between move up or down."""
        if index == to:
            return True
        entry = self.score_list.entries[index]
        after = in_rotation(self.score_list, self.score_list.removed(index).inserted(to, entry))
        line = self._line("moved", self._number(index), entry, entry)
        return self._do(after, replace(line, moved_to=after.deal_due(to).number), index, to)

    def agree(self, head: ListHead, score_list: ScoreList, *, after_next: bool = False) -> bool:
        """Another heading, other names, another length, stake or system; the games stay.

        ``after_next``: it holds only from the game after the next one on.
        """
        if (head, score_list) == (self.head, self.score_list):
            return True
        before, after = (
            replace(state, score_list=replace(state.score_list, entries=()))
            for state in (self._state, ListState(head, score_list))
        )
        line = self._line("head", _next_number(self.score_list) + after_next, before, after)
        return self._do(score_list, line, head=head)

    def undo(self) -> bool:
        """Takes the last step back."""
        if not self._done:
            return False
        *earlier, step = self._done
        line = replace(self._said_now(step), what="undone", before=step.line.after, after=step.line.before)
        if not self._write(step.before, line, earlier[-1] if earlier else None):
            return False
        self._done.pop()
        self._undone.append((step, self._state))
        self._show(step.before)
        if isinstance(line.after, Entry):
            self.stepped.emit(step.index)
        return True

    def redo(self) -> bool:
        """Does again what was taken back."""
        if not self._undone:
            return False
        step, after = self._undone[-1]
        line = replace(self._said_now(step), what="redone")
        if not self._write(after, line, step):
            return False
        self._undone.pop()
        self._done.append(step)
        self._show(after)
        if isinstance(line.after, Entry):
            self.stepped.emit(step.index if step.to is None else step.to)
        return True

    def put_by(self, begun: tuple[Draft, ...], correction: Correction | None = None) -> None:
        """Keeps what was told of the next game, or in the midst of the list, until it is entered."""
        if (begun, correction) == (self._begun, self._correction):
            return
        try:
            self._lists.put_by(self.id, begun, correction)
        except StoreError as error:
            self.failed.emit(error)
        else:
            self._begun, self._correction = begun, correction

    # -------------------------------------------------------------- how

    def _away_for_one_game(self) -> int | None:
        """Who is away in the next game only, by what was agreed before the step that can be taken back; None: nobody.

        Told by the history; where that cannot be read, nobody knows.
        """
        if len(self.score_list.players) == 3:
            return None
        standing: list[HistoryLine] = []
        undone: list[HistoryLine] = []
        with suppress(StoreError):
            for line in self.history():
                if line.what == "undone":
                    undone += standing[-1:]
                    del standing[-1:]
                else:
                    standing.append(undone.pop() if line.what == "redone" and undone else line)
        number = _next_number(self.score_list)  # when the line was written
        for back, line in enumerate(reversed(standing)):
            number += (line.what == "removed") - (line.what in ("added", "inserted"))
            if back < len(self._done):
                continue
            if line.what == "added":
                return None
            was, now = line.before, line.after
            if isinstance(was, ListState) and isinstance(now, ListState) and was.score_list.away != now.score_list.away:
                return was.score_list.away if line.number > number else None
        return None

    def _number(self, index: int) -> int:
        return self.score_list.deal_due(index).number

    def _is_in_turn(self, index: int, entry: Entry) -> bool:
        """Whether this game was dealt by whose turn it is there, once it is known who was away."""
        return entry.seating == self.score_list.seating_due(index, entry.seating.away)

    def _line(
        self,
        what: Happening,
        number: int,
        before: Entry | ListState | None = None,
        after: Entry | ListState | None = None,
    ) -> HistoryLine:
        return HistoryLine(self._now(), what, number, before, after, by=self._by())

    def _said_now(self, step: Step) -> HistoryLine:
        """What is said of a step by whoever takes it back, or does it again, now."""
        return replace(step.line, at=self._now(), by=self._by())

    def _do(
        self,
        score_list: ScoreList,
        line: HistoryLine,
        index: int = 0,
        to: int | None = None,
        *,
        head: ListHead | None = None,
    ) -> bool:
        """A step at this index of the games, or from there to another."""
        step, after = Step(line, self._state, index, to), ListState(head or self.head, score_list)
        if not self._write(after, line, step):
            return False
        self._done.append(step)
        self._undone.clear()
        self._show(after)
        return True

    def _write(self, state: ListState, line: HistoryLine, last_step: Step | None) -> bool:
        """Puts a state on the disk, with what ``undo`` takes back then, and only then is it the list."""
        try:
            self._lists.write(self.id, state.score_list, line, state.head, last_step)
        except StoreError as error:
            self.failed.emit(error)
            return False
        self._begun, self._correction = (), None
        self._is_as_read = False
        return True

    def _show(self, state: ListState) -> None:
        self._state = state
        self.changed.emit()


def _waits_one_game(step: Step) -> bool:
    """Whether what was agreed in this step holds only from the game after the next one on."""
    return step.line.what == "head" and step.line.number > _next_number(step.before.score_list)


def _next_number(score_list: ScoreList) -> int:
    due = score_list.next_deal
    return len(score_list.entries) + 1 if due is None else due.number
