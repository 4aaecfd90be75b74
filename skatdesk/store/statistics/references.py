"""What figures are measured by: the same player in the games before, or the others at the same tables."""

from dataclasses import dataclass, replace
from datetime import date, timedelta
from math import hypot, sqrt

import numpy as np

from skatdesk.skat.ruleset import SERIES_GAMES
from skatdesk.skat.seats import SEATS
from skatdesk.store.statistics.figures import NORMAL_95, Form, Share, form, share
from skatdesk.store.statistics.selection import Selection

ENOUGH = SERIES_GAMES
"""With fewer games in hand nothing is measured: chance alone makes any difference."""


@dataclass(frozen=True, slots=True)
class Reference:
    """The share won as declarer and the form, to be put beside those of a selection.

    ``before`` are the earlier games they are taken from; None where they are those of the others at the same tables.
    """

    won: Share
    form: Form
    before: Selection | None = None


def reference(games: Selection, today: date) -> Reference | None:
    """What these games are measured by: those before them, if there are enough, else the others.

    None where these games themselves are too few.
    """
    if len(games.in_hand) < ENOUGH:
        return None
    before = earlier(games, today)
    if before is not None and len(before.in_hand) >= ENOUGH:
        return Reference(share(before.won, before.declared), form(before), before)
    return Reference(share(games.won, games.has_declarer & ~games.declared), _form_of_others(games))


def earlier(games: Selection, today: date) -> Selection | None:
    """The games before these that the other filters let pass; None where nothing can be before them.

    Before a list or series are all games until then, before a period are as many days as it has.
    """
    columns, chosen = games.columns, games.filter
    if chosen.sitting is not None:
        whole = Selection.of(columns, games.people, replace(chosen, sitting=None, since=None, until=None))
        return whole.where(columns.at[whole.rows] < columns.at[games.rows[0]]) if games.sitting(0).day else None
    if chosen.since is None:
        return None
    days = ((chosen.until or today) - chosen.since).days + 1
    since = date.fromordinal(max(1, chosen.since.toordinal() - days))
    return Selection.of(columns, games.people, replace(chosen, since=since, until=chosen.since - timedelta(days=1)))


def _form_of_others(games: Selection) -> Form:
    """What a game has brought the others who had cards in it, for 36 of them; nobody asks how sure that is."""
    scores = games.columns.number("scores")[games.rows].astype(np.int64).sum(axis=1)
    own, others = games.bonuses
    whole = scores + own + (games.present - 1) * others
    hands = len(SEATS) * len(games) - len(games.in_hand)
    return Form(SERIES_GAMES * float((whole - games.seeger).sum()) / hands, None)


def share_moved(now: Share, before: Share) -> int:
    """1 where the share has grown by more than chance would do 95 times in 100, -1 where it has shrunk, else 0."""
    if now.ratio is None or before.ratio is None:
        return 0
    both = (now.part + before.part) / (now.whole + before.whole)
    error = sqrt(both * (1 - both) * (1 / now.whole + 1 / before.whole))
    return _moved(now.ratio - before.ratio, NORMAL_95 * error)


def form_moved(now: Form, before: Form) -> int:
    """The same for points."""
    if now.per_series is None or before.per_series is None or now.error is None or before.error is None:
        return 0
    return _moved(now.per_series - before.per_series, hypot(now.error, before.error))


def _moved(difference: float, error: float) -> int:
    return 0 if abs(difference) <= error else int(np.sign(difference))
