"""Which deal comes next: rotation, Bock and Ramsch rounds, the end (rules.md §12.3, §12.4, §14.3)."""

from dataclasses import replace

import pytest

from skatdesk.scoring.entries import Entry
from skatdesk.scoring.rounds import NextDeal, bock_events
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.ruleset import HOME, ISKO, BockEvent, RuleSet
from skatdesk.skat.seats import Seating
from tests.scoring.builders import begin, declared, due, listed, passed_in, ramsch

BOCK_RAMSCH = replace(HOME, name="bock and ramsch", bock_ramsch_round=True)
SEAT3 = Seating(3, 0)


def _plain(sheet: ScoreList) -> Entry:
    """A game that makes no Bock round."""
    return declared(due(sheet), due(sheet).places[0], "D", 1)


def _event(sheet: ScoreList) -> Entry:
    """A game that makes one: lost with 60."""
    return declared(due(sheet), due(sheet).places[0], "D", 1, points=60)


def _two_events(sheet: ScoreList) -> Entry:
    """Kontra and Re said, and the game lost."""
    return declared(due(sheet), due(sheet).places[0], "D", 1, points=50, kontra=2)


def _grand_hand(sheet: ScoreList) -> Entry:
    """E12: with 2, Hand, won with 70: 4 × 24."""
    return declared(due(sheet), due(sheet).places[1], "G", 2, bid=0, points=70, hand=True)


def _ramsch(sheet: ScoreList) -> Entry:
    scores = [0] * len(sheet.players)
    scores[due(sheet).places[0]] = -50
    return ramsch(due(sheet), *scores)


def _course(sheet: ScoreList, deals: int) -> list[str]:
    """What is due in the next deals if nothing happens in them."""
    kinds: list[str] = []
    for _ in range(deals):
        deal = sheet.next_deal
        assert deal is not None
        kinds.append(deal.round)
        sheet = sheet.with_entry(_ramsch(sheet) if deal.ramsch_round else _plain(sheet))
    return kinds


# ------------------------------------------------------------------ dealer and end


@pytest.mark.parametrize("size", [3, 4])
def test_the_next_player_deals(size: int) -> None:
    """After a passed-in deal too (E01)."""
    sheet = begin(size=size, first_dealer=2)
    dealers = []
    for number in range(2 * size):
        dealers.append(due(sheet).dealer)
        sheet = sheet.with_entry(passed_in(due(sheet)) if number % 2 else _plain(sheet))

    assert dealers == [(2 + number) % size for number in range(2 * size)]


def test_who_dealt_indeed_decides_who_deals_next() -> None:
    """Somebody dealt out of turn: the deal stands, and the turn goes on from him."""
    assert due(begin().with_entry(passed_in(Seating(3, 2)))) == Seating(3, 0)


@pytest.mark.parametrize(("size", "games"), [(3, 36), (4, 48)])
def test_a_series_ends_after_twelve_rounds(size: int, games: int) -> None:
    """E20: the last deal may be passed in."""
    sheet = begin(size=size)
    for _ in range(games - 1):
        sheet = sheet.with_entry(_plain(sheet))
    assert sheet.next_deal == NextDeal(Seating(size, size - 1), number=games)

    sheet = sheet.with_entry(passed_in(due(sheet)))
    assert sheet.next_deal is None
    assert sheet.is_over
    assert sheet.removed(games - 1).next_deal is not None


def test_an_endless_series_does_not_end() -> None:
    sheet = begin(HOME)
    for _ in range(100):
        sheet = sheet.with_entry(_plain(sheet))

    assert sheet.next_deal is not None
    assert sheet.next_deal.number == 101


# ------------------------------------------------------------------ what makes a Bock round


def _all(event: BockEvent) -> RuleSet:
    return replace(ISKO, name="one event", bock_events=(event,))


@pytest.mark.parametrize(
    ("event", "makes", "does_not"),
    [
        ("lost_60", declared(SEAT3, 0, "C", 1, points=60), declared(SEAT3, 0, "C", 1, points=59)),
        ("lost_60", declared(SEAT3, 0, "C", 1, points=60, bid=36), declared(SEAT3, 0, "N", 0, points=60)),
        (
            "lost_kontra",
            declared(SEAT3, 0, "C", 1, points=50, kontra=1),
            declared(SEAT3, 0, "C", 1, points=61, kontra=1),
        ),
        ("lost_kontra", declared(SEAT3, 0, "C", 1, points=50, kontra=2), declared(SEAT3, 0, "C", 1, points=50)),
        (
            "kontra_re",
            declared(SEAT3, 0, "C", 1, points=61, kontra=2),
            declared(SEAT3, 0, "C", 1, points=61, kontra=1),
        ),
        ("won_grand_hand", declared(SEAT3, 0, "G", 1, hand=True), declared(SEAT3, 0, "G", 1)),
        ("won_grand_hand", declared(SEAT3, 0, "G", 1, hand=True), declared(SEAT3, 0, "C", 1, hand=True)),
        ("won_grand_hand", declared(SEAT3, 0, "G", 1, hand=True), declared(SEAT3, 0, "G", 1, hand=True, points=50)),
        ("lost_grand", declared(SEAT3, 0, "G", 1, points=50), declared(SEAT3, 0, "G", 1)),
        ("lost_grand", declared(SEAT3, 0, "G", 1, points=50), declared(SEAT3, 0, "C", 1, points=50)),
        ("value_72", declared(SEAT3, 0, "G", 2), declared(SEAT3, 0, "C", 4)),
        ("value_72", declared(SEAT3, 0, "C", 5), declared(SEAT3, 0, "G", 1, kontra=1, points=50)),
        ("value_96", declared(SEAT3, 0, "G", 3), declared(SEAT3, 0, "G", 2)),
        ("passed_in", passed_in(SEAT3), ramsch(SEAT3, -50, 0, 0)),
    ],
)
def test_each_event_makes_a_bock_round(event: BockEvent, makes: Entry, does_not: Entry) -> None:
    assert bock_events(_all(event), makes, ()) == (event,)
    assert bock_events(_all(event), does_not, ()) == ()
    assert bock_events(ISKO, makes, (100, 111)) == ()


def test_a_game_agreed_as_won_is_not_lost_with_60() -> None:
    valued = declared(SEAT3, 0, "C", 1, points=60).declared
    assert valued is not None

    assert bock_events(_all("lost_60"), Entry(SEAT3, replace(valued, agreed=24)), ()) == ()


@pytest.mark.parametrize(("total", "makes"), [(100, True), (-300, True), (110, False), (90, False)])
def test_a_round_hundred_makes_a_bock_round(total: int, makes: bool) -> None:
    assert bool(bock_events(_all("score_hundred"), passed_in(SEAT3), (18, total))) is makes


@pytest.mark.parametrize(
    ("total", "makes"),
    [(111, True), (-444, True), (2777, True), (1000, True), (99, False), (11, False), (0, False), (122, False)],
)
def test_three_equal_digits_make_a_bock_round(total: int, makes: bool) -> None:
    assert bool(bock_events(_all("equal_digits"), passed_in(SEAT3), (18, total))) is makes


def test_only_a_total_that_was_written_makes_a_bock_round() -> None:
    """Ada stands at 100 for a while; it counts once. In Seeger-Fabian the game points are written."""
    sheet = replace(begin(_all("score_hundred")), system="seeger")
    sheet = sheet.with_entry(declared(due(sheet), 0, "H", 9))
    assert (sheet.tallies[0].points, sheet.tallies[0].total) == (100, 150)
    assert sheet.next_deal == NextDeal(Seating(3, 1), number=2, round="bock", left=3)

    assert _course(sheet, 4) == ["bock", "bock", "bock", "plain"]


def test_in_bierlachs_the_minus_is_written() -> None:
    sheet = replace(begin(_all("score_hundred")), system="bierlachs")
    for place, matadors in ((0, 3), (1, 5)):
        assert _course(sheet, 1) == ["plain"]
        sheet = sheet.with_entry(declared(due(sheet), place, "H", matadors))

    assert (sheet.totals, [tally.points for tally in sheet.tallies]) == ((-60, -40, -100), [40, 60, 0])
    assert _course(sheet, 1) == ["bock"]


# ------------------------------------------------------------------ Bock rounds


@pytest.mark.parametrize("size", [3, 4])
def test_an_event_doubles_the_next_round_of_deals(size: int) -> None:
    """The game that made it is not doubled."""
    sheet = begin(HOME, size)
    before = sheet.next_deal
    sheet = sheet.with_entry(_event(sheet))

    assert before is not None
    assert before.bock_factor == 1
    assert sheet.next_deal is not None
    assert (sheet.next_deal.bock_factor, sheet.next_deal.left) == (2, size)
    assert _course(sheet, size + 1) == ["bock"] * size + ["plain"]


def test_two_events_of_one_game_make_two_rounds_and_no_factor_four() -> None:
    sheet = begin(HOME)
    sheet = sheet.with_entry(_two_events(sheet))

    assert sheet.next_deal == NextDeal(Seating(3, 1), number=2, round="bock", left=3, waiting=1)
    assert sheet.next_deal.bock_factor == 2
    assert _course(sheet, 7) == ["bock"] * 6 + ["plain"]


def test_an_event_inside_a_bock_round_appends_another() -> None:
    sheet = begin(HOME)
    sheet = sheet.with_entry(_event(sheet))
    sheet = sheet.with_entry(_event(sheet))

    assert _course(sheet, 6) == ["bock"] * 5 + ["plain"]


def test_passed_in_deals_use_a_bock_round_up() -> None:
    sheet = begin(HOME)
    sheet = sheet.with_entry(_event(sheet))
    for _ in range(3):
        sheet = sheet.with_entry(passed_in(due(sheet)))

    assert _course(sheet, 1) == ["plain"]


# ------------------------------------------------------------------ Ramsch rounds


def test_a_ramsch_round_follows_each_bock_round() -> None:
    sheet = begin(BOCK_RAMSCH)
    sheet = sheet.with_entry(_two_events(sheet))

    assert _course(sheet, 13) == ["bock"] * 3 + ["ramsch"] * 3 + ["bock"] * 3 + ["ramsch"] * 3 + ["plain"]


def test_ramsch_of_a_ramsch_round_is_not_doubled() -> None:
    deal = NextDeal(SEAT3, round="ramsch", left=3)

    assert deal.ramsch_round
    assert deal.bock_factor == 1


def _in_ramsch_round(rules: RuleSet = BOCK_RAMSCH, size: int = 3) -> ScoreList:
    """A list whose Bock round is over and whose Ramsch round is about to begin."""
    sheet = begin(rules, size)
    sheet = sheet.with_entry(_event(sheet))
    for _ in range(size):
        sheet = sheet.with_entry(_plain(sheet))
    return sheet


def test_a_grand_hand_is_played_for_a_ramsch_that_stays_owed() -> None:
    """E12: +96, the same dealer deals again, and the deal does not count for the round."""
    sheet = _in_ramsch_round()
    ramsch_due = sheet.next_deal
    assert ramsch_due is not None
    assert ramsch_due.ramsch_round
    entry = _grand_hand(sheet)
    after = sheet.with_entry(entry)

    assert entry.scores[ramsch_due.seating.places[1]] == 96
    assert after.next_deal == ramsch_due
    assert after.with_entry(_grand_hand(after)).next_deal == ramsch_due
    assert _course(after, 4) == ["ramsch"] * 3 + ["plain"]


def test_a_grand_hand_in_another_deal_is_a_game_like_any() -> None:
    sheet = begin(BOCK_RAMSCH)

    assert due(sheet.with_entry(_grand_hand(sheet))) == Seating(3, 1)


@pytest.mark.parametrize(("game", "hand"), [("G", False), ("C", True)])
def test_any_other_game_in_a_ramsch_round_uses_it_up(game: str, hand: bool) -> None:
    """Not by the rules, but a corrected list may hold it."""
    sheet = _in_ramsch_round()
    other = declared(due(sheet), due(sheet).places[1], game, 2, points=70, hand=hand)

    assert _course(sheet.with_entry(other), 3) == ["ramsch"] * 2 + ["plain"]


def test_who_has_gone_is_away_when_a_ramsch_that_is_owed_is_dealt() -> None:
    deal = NextDeal(Seating(4, 0), round="ramsch", left=4)
    grand_hand = declared(Seating(4, 0), 1, "G", 2, bid=0, hand=True)

    assert deal.after(grand_hand, BOCK_RAMSCH, (), away=2) == replace(deal, seating=Seating(4, 0, away=2))


def test_a_repeated_deal_does_not_shorten_the_series() -> None:
    rules = replace(BOCK_RAMSCH, series_rounds=3)
    sheet = _in_ramsch_round(rules)
    sheet = sheet.with_entry(_grand_hand(sheet))
    for _ in range(5):
        sheet = sheet.with_entry(_ramsch(sheet))

    assert len(sheet.entries) == 10
    assert sheet.is_over


def test_an_event_in_a_ramsch_round_waits_for_its_end() -> None:
    rules = replace(BOCK_RAMSCH, bock_events=("lost_60", "won_grand_hand"))
    sheet = _in_ramsch_round(rules)
    sheet = sheet.with_entry(_grand_hand(sheet))

    assert _course(sheet, 10) == ["ramsch"] * 3 + ["bock"] * 3 + ["ramsch"] * 3 + ["plain"]


# ------------------------------------------------------------------ corrected lists


def test_a_corrected_entry_moves_the_rounds() -> None:
    """The first game was lost with 60, not 59: the deals after it should have been doubled."""
    sheet = begin(HOME)
    sheet = sheet.with_entry(declared(due(sheet), 1, "D", 1, points=59))
    sheet = sheet.with_entry(_plain(sheet))
    assert [sheet.deal_due(index).round for index in (0, 1)] == ["plain", "plain"]
    assert _course(sheet, 1) == ["plain"]

    corrected = sheet.replaced(0, declared(sheet.entries[0].seating, 1, "D", 1, points=60))

    assert [corrected.deal_due(index).round for index in (0, 1)] == ["plain", "bock"]
    assert _course(corrected, 3) == ["bock", "bock", "plain"]


def test_a_list_entered_one_by_one_equals_one_entered_at_once() -> None:
    sheet = _in_ramsch_round(size=4)

    assert replace(begin(BOCK_RAMSCH, 4), entries=sheet.entries).next_deal == sheet.next_deal
    assert listed(begin(BOCK_RAMSCH, 4), sheet.entries) == sheet


@pytest.mark.parametrize("rules", [HOME, BOCK_RAMSCH], ids=["Bock", "Bock and Ramsch"])
@pytest.mark.parametrize("size", [3, 4])
def test_what_is_foretold_of_bock_rounds_begins_in_a_list_of_any_length(rules: RuleSet, size: int) -> None:
    """Two events in the first game, one more a round later: foretold the same from there on to the end."""
    for games in range(1, 24):
        sheet, begun, foretold = replace(begin(rules, size), games=games), 0, []
        while (deal := sheet.next_deal) is not None:
            begun += deal.round == "bock" and deal.left == size
            making = {1: _two_events, size + 1: _event}.get(deal.number, _plain)
            sheet = sheet.with_entry(_ramsch(sheet) if deal.ramsch_round else making(sheet))
            made = len(bock_events(rules, sheet.entries[-1], ()))
            foretold.append(begun + sheet.beginning(deal.waiting + made, deal))

        assert foretold[size:] == [begun] * len(foretold[size:]), games


def test_a_list_without_end_has_room_for_every_bock_round() -> None:
    sheet = begin(HOME)
    deal = sheet.next_deal
    assert deal is not None

    assert sheet.beginning(7, deal) == 7


def test_a_game_makes_the_rounds_only_that_its_series_is_long_enough_for() -> None:
    sheet = replace(begin(HOME), games=4)
    for making in (_plain, _two_events):
        sheet = sheet.with_entry(making(sheet))

    assert [sheet.bock_rounds_made(at) for at in (0, 1)] == [0, 1]
    assert [replace(sheet, games=None).bock_rounds_made(at) for at in (0, 1)] == [0, 2]


def test_a_game_makes_its_own_bock_rounds_and_none_for_who_wrote_nothing() -> None:
    """Those that wait already are another game's; 0 points that stay are no hundred that is reached."""
    sheet = begin(HOME)
    for making in (_two_events, _event):
        sheet = sheet.with_entry(making(sheet))
    assert [sheet.bock_rounds_made(at) for at in (0, 1)] == [2, 1]

    hundred = begin(replace(HOME, bock_events=("score_hundred",)))
    assert hundred.with_entry(_plain(hundred)).bock_rounds_made(0) == 0
