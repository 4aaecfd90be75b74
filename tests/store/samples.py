"""Series and deals to keep, and a program of its own that writes them."""

import os
import random
import subprocess
import sys
from datetime import date, datetime, time
from pathlib import Path

from skatdesk.skat.actions import Action
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, step
from skatdesk.skat.ruleset import HOME, ISKO, RuleSet
from skatdesk.skat.seats import Seating
from skatdesk.skat.states import Finished, GameStart
from skatdesk.store.copies import copy_of
from skatdesk.store.records import DealId, Participant, SeriesId, SeriesStart
from skatdesk.store.store import Store

ROOT = Path(__file__).resolve().parent.parent.parent

THREE = (Participant("Ada"), Participant("Ben", "rules"), Participant("Cem", "random"))
FOUR = (*THREE, Participant("Dua", "rules"))

SEATING = Seating(3, 2)

TODAY = date(2026, 11, 20)


def series(rules: RuleSet = ISKO, *, practice: bool = False) -> SeriesStart:
    """A series of three."""
    return SeriesStart(rules, THREE, 7, "2026-11-20T19:30:00+01:00", practice)


def start(number: int = 1, rules: RuleSet = ISKO) -> GameStart:
    """The deal with this number."""
    return GameStart(Deal.from_number(number), rules)


def played(start: GameStart, seed: int) -> tuple[Action, ...]:
    """A whole deal of random legal actions."""
    generator = random.Random(seed)
    state, actions = begin(start), []
    while not isinstance(state, Finished):
        action = generator.choice(legal_actions(state))
        state, _ = step(state, action)
        actions.append(action)
    return tuple(actions)


ACTIONS = played(start(rules=HOME), 3)


def finished_deal(store: Store, kept: SeriesId, number: int = 1, seating: Seating = SEATING) -> DealId:
    """One more deal of this series, with these cards, played to its end."""
    deal = store.add_deal(kept, seating, start(number))
    for action in played(start(number), seed=3):
        store.add_action(deal, action)
    store.finish_deal(deal)
    return deal


def filled(path: Path, deals: int = 30) -> None:
    """A store of several pages, closed again."""
    store = Store.open(path)
    kept = store.begin_series(series())
    for number in range(1, deals + 1):
        deal = store.add_deal(kept, SEATING, start(number))
        for action in ACTIONS:
            store.add_action(deal, action)
        store.finish_deal(deal)
    store.close()


def actions_in(path: Path) -> tuple[Action, ...]:
    """All actions of the series to resume, one deal after the other."""
    store = Store.open(path)
    saved = store.open_series()
    assert store.set_aside is None
    store.close()
    return () if saved is None else tuple(action for deal in saved.deals for action in deal.actions)


def actions_of(store: Store) -> int:
    """How many actions the series to resume has."""
    saved = store.open_series()
    return 0 if saved is None else sum(len(deal.actions) for deal in saved.deals)


def date_copy(path: Path, day: date) -> None:
    """Has the copy of this store be made at noon of this day."""
    noon = datetime.combine(day, time(12)).astimezone().timestamp()
    os.utime(copy_of(path), (noon, noon))


WRITER = """
import sys
from pathlib import Path
from tests.store.samples import ACTIONS, SEATING, series, start
from skatdesk.store.store import Store

store = Store.open(Path(sys.argv[1]))
saved = store.open_series()
kept = store.begin_series(series()) if saved is None else saved.id
for number in range(1, 10**6):
    deal = store.add_deal(kept, SEATING, start(number))
    for action in ACTIONS:
        store.add_action(deal, action)
        print("accepted", flush=True)
    store.finish_deal(deal)
"""


def writer(path: Path) -> subprocess.Popen[str]:
    """A program that plays on in this store until it is killed, and says so after each action."""
    return subprocess.Popen([sys.executable, "-c", WRITER, str(path)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
