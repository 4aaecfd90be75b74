"""A list kept by somebody who does anything at any time: what is shown is kept, and nobody plays without cards."""

import random
from collections.abc import Callable

import pytest

from skatdesk.ui.scoresheet.player_menu import Presence
from tests.ui.scoresheet.conftest import Keeper

LINES = ("1 c 2", "3gw1", "p", "r 60 40 20", "2", "z")


class Hasty:
    """Does one thing after another in the list in front; ``done`` tells which."""

    def __init__(self, keeper: Keeper, chance: random.Random) -> None:
        self._keeper = keeper
        self._chance = chance
        self._deeds: tuple[Callable[[], object], ...] = (
            *(self._press,) * 4,
            *(self._deal, self._go_or_come, self._type_line, self._take_back, self._do_again, self._forget),
            *(self._change, self._insert, self._move, self._remove, self._enter, self._pass_in, self._start_again),
        )
        self.done: list[str] = []

    def do(self) -> None:
        """One deed."""
        deed = self._chance.choice(self._deeds)
        self.done.append(deed.__name__)
        deed()

    def _place(self) -> int:
        return self._chance.randrange(len(self._keeper.page.shown.score_list.players))

    def _game(self) -> int:
        return self._chance.randrange(len(self._keeper.page.shown.score_list.entries))

    def _press(self) -> None:
        self._keeper.page.entry.type(self._chance.choice("1234cshdgnr+-"))

    def _type_line(self) -> None:
        self._keeper.page.entry.quick.edit.clear()
        self._keeper.page.entry.quick.edit.setFocus()
        self._keeper.type(self._chance.choice(LINES))

    def _deal(self) -> None:
        place, writing = self._place(), self._keeper.page.writing
        if writing.deals(place) is not None:
            writing.say_who_deals(place)
            assert writing.deals(place)

    def _go_or_come(self) -> None:
        place, writing = self._place(), self._keeper.page.writing
        if writing.presence(place) is not None:
            lasting = (Presence.AWAY_ON,) if writing.line.kind == "new" else ()
            writing.say_who_is_there(place, self._chance.choice((Presence.THERE, Presence.AWAY_ONCE, *lasting)))

    def _take_back(self) -> None:
        self._keeper.page.undo.trigger()

    def _do_again(self) -> None:
        self._keeper.page.redo.trigger()

    def _forget(self) -> None:
        self._keeper.page.entry.refocus()
        self._keeper.type("⎋")

    def _change(self) -> None:
        self._keeper.page.writing.change(self._game())

    def _insert(self) -> None:
        self._keeper.page.writing.insert(self._game())

    def _move(self) -> None:
        self._keeper.page.writing.move(self._game(), self._game())

    def _remove(self) -> None:
        if len(self._keeper.page.shown.score_list.entries) > 3:
            self._keeper.page.writing.remove(self._game())

    def _enter(self) -> None:
        self._keeper.page.entry.refocus()
        self._keeper.type("⏎")

    def _pass_in(self) -> None:
        self._keeper.page.entry.refocus()
        self._keeper.type("0")

    def _start_again(self) -> None:
        """The program is killed; what was told by then is told still."""
        page = self._keeper.page
        told, told_of = page.entry.begun, page.entry.draft
        self._keeper.room.pages.close(page)
        self._keeper.room.open(page.shown.id)
        assert not told or self._keeper.page.entry.draft == told_of


@pytest.mark.parametrize("name", ["pub", "thursday", "bierlachs"])
def test_whatever_is_done_in_whatever_order(keeper: Keeper, name: str) -> None:
    keeper.open(name)
    hasty = Hasty(keeper, random.Random(name))
    for _ in range(80):
        hasty.do()
        page = keeper.page
        shown, draft = page.shown.score_list, page.entry.draft
        assert keeper.kept() == shown, hasty.done
        if draft is not None and page.writing.line.kind == "new":
            assert page.model.next_seats == draft.terms.seating, hasty.done
        for entry in shown.entries:
            assert entry.declared is None or entry.declared.declarer != entry.seating.without_cards, hasty.done
        assert all(page.history.sentence(line) for line in page.shown.history()[-2:])
        assert all(page.model.told(row) for row in range(page.model.rowCount()) if page.model.rows[row].entry)
