"""Score lists to look at: an evening of three, one of four by house rules, one after Bierlachs."""

from dataclasses import replace
from decimal import Decimal

from skatdesk.scoring.entries import DeclaredGame, Entry, PassedInGame, RamschGame
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.kontra import kontra_factor
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.valuation import evaluate

Played = tuple[int, str, int, str, int, int]
"""Declarer, game, matadors, flags (H Hand, S Schneider, A announced, O ouvert, K Kontra), bid, won."""

_THURSDAY: tuple[Played | None, ...] = (
    (0, "S", 1, "", 20, 1),
    (1, "H", 2, "", 27, 1),
    (2, "D", -1, "", 18, 0),
    (1, "G", 2, "", 36, 1),
    None,
    (0, "N", 0, "", 23, 1),
    (1, "C", 2, "H", 33, 1),
    (0, "H", 2, "", 24, 1),
    (2, "C", -2, "", 24, 1),
    (0, "G", 1, "S", 48, 1),
    (2, "S", 1, "", 22, 0),
    (1, "D", -3, "", 30, 1),
    (2, "G", 4, "S", 40, 1),
    (0, "C", 1, "", 24, 1),
    (1, "N", 0, "O", 45, 0),
    (0, "D", 2, "HS", 27, 1),
    (2, "H", -1, "", 20, 1),
    (1, "S", 3, "", 44, 1),
    None,
    (0, "G", -1, "", 33, 0),
    (2, "N", 0, "H", 30, 1),
    (1, "C", 1, "", 24, 1),
    (2, "S", -2, "S", 33, 1),
    (0, "C", 3, "", 36, 1),
)


def game(score_list: ScoreList, played: Played | None) -> Entry:
    """The next game of a list, valued."""
    due = score_list.next_deal
    assert due is not None
    if played is None:
        return Entry(due.seating, PassedInGame())
    declarer, code, matadors, flags, bid, won = played
    contract = Contract(Game.parse(code), hand="H" in flags, schneider="A" in flags, ouvert="O" in flags)
    doublings = flags.count("K")
    null = contract.game is Game.NULL
    points = (90 if "S" in flags else 61) if won else 50
    tricks = (0 if won else 1) if null else 6
    valuation = evaluate(
        score_list.rules,
        contract,
        matadors=matadors,
        bid=bid,
        points=points,
        tricks=tricks,
        kontra_factor=kontra_factor(doublings),
        bock_factor=due.bock_factor,
    )
    return Entry(due.seating, DeclaredGame(declarer, valuation, kontra=doublings))


def thursday() -> tuple[ListHead, ScoreList]:
    """24 of 36 games of three, by Seeger-Fabian."""
    sheet = ScoreList.begin(("Ada", "Ben", "Cem"), ISKO, 2)
    sheet = replace(sheet, stake=Decimal("0.01"))
    for played in _THURSDAY:
        sheet = sheet.with_entry(game(sheet, played))
    return ListHead("Thursday round", "Golden Lion", "2026-11-19", currency="€"), sheet


def pub() -> tuple[ListHead, ScoreList]:
    """Four players by house rules: Kontra, Ramsch, a Bock round, one without end."""
    sheet = ScoreList.begin(("Annemarie", "Ben", "Cem", "Dua"), HOME, 3)
    for turn in range(15):
        due = sheet.next_deal
        assert due is not None
        places = due.seating.places
        if turn == 4:
            points = [0, 0, 0, 0]
            for place, value in zip(places, (64, 36, 20), strict=True):
                points[place] = value
            factor = due.bock_factor
            scores = tuple(-64 * factor if place == places[0] else 0 for place in range(4))
            sheet = sheet.with_entry(Entry(due.seating, RamschGame(tuple(points), scores, bock_factor=factor)))
            continue
        flags = "KK" if turn == 6 else "K" if turn == 2 else ""
        code = "SCGHDN"[turn % 6]
        matadors = 0 if code == "N" else (-1) ** turn * (1 + turn % 3)
        sheet = sheet.with_entry(game(sheet, (places[turn % 3], code, matadors, flags, 18, int(turn % 4 != 2))))
    return ListHead("Pub evening", "", "2026-11-03", "box", "€"), sheet


def bierlachs() -> tuple[ListHead, ScoreList]:
    """Three players to −301."""
    sheet = replace(ScoreList.begin(("Ada", "Ben", "Cem"), HOME), system="bierlachs", bierlachs_limit=301, games=None)
    for played in _THURSDAY[:8]:
        sheet = sheet.with_entry(game(sheet, played))
    return ListHead("Bierlachs", "Garden", "2026-10-28", currency="€"), sheet
