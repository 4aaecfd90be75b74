"""What lies where, and what can be taken back."""

import random
from collections.abc import Callable
from functools import partial

from hypothesis import given
from hypothesis import strategies as st

from skatdesk.coach.wishes.wish import Place
from skatdesk.skat.cards import CARDS, JACKS, Card
from skatdesk.skat.deals import Deal
from skatdesk.ui.deals.draft import Draft, Laid

F, M, R, SKAT = Place
DEAL = Deal.shuffled(random.Random(4))


def test_cards_go_where_they_are_put_and_back() -> None:
    draft = Draft()

    assert draft.put(JACKS, F)
    assert draft.now.at(F) == JACKS
    assert draft.put(JACKS[:1], None)
    assert draft.now.at(F) == JACKS[1:]
    assert draft.deal is None


def test_what_does_not_fit_changes_nothing() -> None:
    draft = Draft()

    assert not draft.put(CARDS[:3], SKAT)
    assert draft.now == Laid()
    assert not draft.can_undo


def test_two_cards_change_places() -> None:
    draft = Draft()
    draft.lay(DEAL)
    mine, skat = DEAL.hands[0][0], DEAL.skat[0]
    draft.swap(mine, skat)

    assert mine in draft.now.at(SKAT)
    assert skat in draft.now.at(F)
    assert draft.deal is not None


def test_cards_dealt_at_random_are_loose_until_somebody_touches_them() -> None:
    draft = Draft()
    draft.put(DEAL.hands[0][:2], F)
    draft.deal_rest(DEAL)
    touched = DEAL.hands[1][0]

    assert draft.deal == DEAL
    assert draft.now.fixed == {F: DEAL.hands[0][:2], M: (), R: (), SKAT: ()}
    draft.put((touched,), None)
    draft.put((touched,), M)
    assert touched in draft.now.fixed[M]


def test_a_loaded_deal_lies_fixed() -> None:
    draft = Draft()
    draft.lay(DEAL)

    assert draft.deal == DEAL
    assert not draft.now.loose


moves = st.one_of(
    st.tuples(st.sampled_from(CARDS), st.sampled_from([None, *Place])),
    st.sampled_from(["clear", "lay", "undo", "redo"]),
)


@given(st.lists(moves, max_size=30))
def test_undo_leads_back_to_the_beginning_and_redo_to_the_end(steps: list[tuple[Card, Place | None] | str]) -> None:
    draft = Draft()
    named: dict[str, Callable[[], None]] = {
        "clear": draft.clear,
        "lay": partial(draft.lay, DEAL),
        "undo": draft.undo,
        "redo": draft.redo,
    }
    for step in steps:
        if isinstance(step, str):
            named[step]()
        else:
            draft.put(step[:1], step[1])
        assert all(draft.now.room(place) >= 0 for place in Place)
    _to_the_end(draft)
    end = draft.now
    for _ in range(len(steps)):
        draft.undo()
    assert draft.now == Laid()
    _to_the_end(draft)
    assert draft.now == end


def _to_the_end(draft: Draft) -> None:
    while draft.can_redo:
        draft.redo()
