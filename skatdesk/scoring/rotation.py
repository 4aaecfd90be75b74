"""The deal goes round: every game of a list is dealt by the next player, also once one was put in or taken out."""

from dataclasses import replace

from skatdesk.scoring.entries import Entry, RamschGame
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.errors import SkatError


def goes_round(score_list: ScoreList) -> bool:
    """Whether the deal has gone round from the first game on."""
    return all(entry.seating == score_list.deal_due(at).seating for at, entry in enumerate(score_list.entries))


def in_rotation(before: ScoreList, after: ScoreList) -> ScoreList:
    """``after`` with the deal going round, if it did so ``before``.

    A game that was forgotten, moved or taken out shifts the dealers of those behind it. Where that cannot be, every
    game keeps the dealer it was written with.
    """
    return (_dealt_anew(after) or after) if goes_round(before) else after


def dealt_from(score_list: ScoreList, first_dealer: int) -> ScoreList | None:
    """The same games, dealt round from this place on; None where that cannot be.

    A list that began with this place is left as it is, whether the deal goes round in it or not.
    """
    if first_dealer == score_list.first_dealer:
        return score_list
    return _dealt_anew(replace(score_list, first_dealer=first_dealer))


def agreed_anew(score_list: ScoreList, agreed: ScoreList) -> ScoreList:
    """The games of a list under what is agreed now, dealt round from its first dealer where that can be.

    ``agreed`` is of the same table, or has a fourth player, who was away until now.
    """
    before = score_list if len(agreed.players) == len(score_list.players) else score_list.joined(agreed.players[-1])
    kept = replace(agreed, first_dealer=before.first_dealer, entries=before.entries)
    return dealt_from(kept, agreed.first_dealer) or replace(agreed, entries=before.entries)


def played_on(kept: ScoreList, series: ScoreList) -> ScoreList:
    """The list kept of a series with the games as they are there now, and the remarks written beside them.

    A fourth player who has come to the kept list is away in all of them.
    """
    table = series if len(series.players) == len(kept.players) else series.joined(kept.players[-1])
    remarks = [entry.remark for entry in kept.entries] + [""] * len(table.entries)
    entries = tuple(replace(entry, remark=remark) for entry, remark in zip(table.entries, remarks, strict=False))
    return in_rotation(kept, replace(kept, entries=entries))


def _dealt_anew(score_list: ScoreList) -> ScoreList | None:
    """None where at a table of four a declarer would sit out, or somebody of a Ramsch."""
    try:
        dealt = score_list.dealt_round()
    except SkatError:
        return None
    return None if any(map(_sits_out_of_ramsch, dealt.entries)) else dealt


def _sits_out_of_ramsch(entry: Entry) -> bool:
    """Whether who has no cards is told of as one who played."""
    ramsch, place = entry.outcome, entry.seating.without_cards
    if not isinstance(ramsch, RamschGame) or place is None:
        return False
    return bool(ramsch.points[place] or ramsch.scores[place]) or place in (ramsch.virgin, ramsch.march)
