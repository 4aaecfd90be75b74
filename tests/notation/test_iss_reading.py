"""Reading ISS moves: every peculiarity of real archives (docs/notation.md), in records of our own."""

import pytest

from skatdesk.notation.iss import GameRecord, RecordError, check
from skatdesk.notation.iss.results import Agrees, Unscored
from skatdesk.skat.actions import Announce, Bid, Claim, Concede, Discard, Hold, Leave, Pass, PickUp, PlayHand, ThrowIn
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.game import replay
from skatdesk.skat.results import Aborted, Played
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.states import Finished
from tests.helpers.one_record import read_record
from tests.notation.sheets import DEALT, FOREHAND_PLAYS, MIDDLEHAND_PLAYS, SERVER, played_on, sheet

CLUBS = f"{FOREHAND_PLAYS} 0 s w D8.D7 0 C.D8.D7"
WEAK_DIAMONDS = f"{MIDDLEHAND_PLAYS} 1 s w D8.D7 1 D.S7.S8"


def read(moves: str, result: str = "unknown", place: str = SERVER) -> GameRecord:
    """The record with these moves."""
    return read_record(sheet(moves, result, place))


def played(record: GameRecord) -> Played:
    """How the deal ended, which has to have been played."""
    state = replay(record.start, record.actions)
    assert isinstance(state, Finished)
    assert isinstance(state.result, Played)
    return state.result


# ------------------------------------------------------------------ the whole of a deal


def test_all_pass() -> None:
    record = read("1 p 2 p 0 p", "passed")

    assert record.actions == (Pass(MIDDLEHAND), Pass(REARHAND), Pass(FOREHAND))
    assert check(record) == Agrees()


def test_bidding_with_steps_left_out() -> None:
    assert read("1 20 0 y 1 46 0 p 2 48 1 p").actions == (
        Bid(MIDDLEHAND, 20),
        Hold(FOREHAND),
        Bid(MIDDLEHAND, 46),
        Pass(FOREHAND),
        Bid(REARHAND, 48),
        Pass(MIDDLEHAND),
    )


def test_deal_may_be_parted_by_bars() -> None:
    cards = DEALT.removeprefix("w ").split(".")
    barred = "|".join(".".join(part) for part in (cards[:10], cards[10:20], cards[20:30], cards[30:]))
    text = sheet(FOREHAND_PLAYS)

    assert read_record(text.replace(DEALT, f"w {barred}")) == read_record(text)


# ------------------------------------------------------------------ bids no game is worth


@pytest.mark.parametrize("value", [171, 189, 190])
def test_unreachable_bid_that_was_outbid_is_left_out(value: int) -> None:
    assert read(f"1 18 0 y 1 {value} 0 y 1 204 0 p").actions == read("1 18 0 y 1 204 0 p").actions


@pytest.mark.parametrize(("value", "instead"), [(171, 176), (189, 192), (190, 192)])
def test_last_unreachable_bid_counts_as_the_next_value(value: int, instead: int) -> None:
    assert read(f"1 {value} 0 y 1 p 2 p").actions == read(f"1 {instead} 0 y 1 p 2 p").actions


# ------------------------------------------------------------------ declarations


@pytest.mark.parametrize(
    "declaration",
    [
        "0 D.SA.HA",
        "0 D 0 SA.HA",
        "0 SA.HA 0 D",
        "0 DH.SA.HA",  # Hand is told by the skat left lying
    ],
)
def test_declaration_with_discards_in_one_move_or_two(declaration: str) -> None:
    moves = f"{MIDDLEHAND_PLAYS} 1 s w D8.D7 {declaration}".replace("0 D", "1 D").replace("0 SA", "1 SA")

    assert read(moves).actions[3:] == (
        PickUp(MIDDLEHAND),
        Discard(MIDDLEHAND, parse_cards("SA HA")),
        Announce(MIDDLEHAND, Contract(Game.DIAMONDS)),
    )


@pytest.mark.parametrize(
    ("word", "contract"),
    [
        ("C", Contract(Game.CLUBS, hand=True)),
        ("CH", Contract(Game.CLUBS, hand=True)),
        ("CHS", Contract(Game.CLUBS, hand=True, schneider=True)),
        ("CSH", Contract(Game.CLUBS, hand=True, schneider=True)),
        ("CHZ", Contract(Game.CLUBS, hand=True, schneider=True, schwarz=True)),
        ("GO", Contract(Game.GRAND, True, True, True, True)),
        ("CO", Contract(Game.CLUBS, True, True, True, True)),
        ("NH", Contract(Game.NULL, hand=True)),
        ("NHO", Contract(Game.NULL, hand=True, ouvert=True)),
        ("NOH", Contract(Game.NULL, hand=True, ouvert=True)),
        ("NHO.CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8", Contract(Game.NULL, hand=True, ouvert=True)),
    ],
)
def test_hand_games_and_what_their_letters_imply(word: str, contract: Contract) -> None:
    assert read(f"{FOREHAND_PLAYS} 0 {word}").actions[3:] == (PlayHand(FOREHAND), Announce(FOREHAND, contract))


@pytest.mark.parametrize("word", ["NO.D8.D7", "NO.D8.D7.CJ.SJ.HJ.DJ.CA.CT.CK.CQ.C9.C8"])
def test_null_ouvert_with_the_open_cards_or_without(word: str) -> None:
    announced = read(f"{FOREHAND_PLAYS} 0 s w ??.?? 0 {word}").actions[-1]

    assert announced == Announce(FOREHAND, Contract(Game.NULL, ouvert=True))


def test_null_may_be_worth_less_than_the_bid_there() -> None:
    """ISS limits the bid for Null, but what it recorded is not refused."""
    assert read("1 48 0 y 1 p 2 p 0 NH").actions[-1] == Announce(FOREHAND, Contract(Game.NULL, hand=True))


# ------------------------------------------------------------------ endings


def test_resignation_of_both_defenders_gives_the_declarer_the_rest() -> None:
    record = read(f"{FOREHAND_PLAYS} 0 GO 0 CJ 0 SC 1 RE 1 C7 2 RE", "d:0 win v:264 m:4 bidok p:120 t:10 s:1 z:1")

    assert record.actions[-1] == Concede(MIDDLEHAND, agreed_by=REARHAND)
    assert check(record) == Agrees()


def test_resignation_of_one_defender_is_an_offer_without_effect() -> None:
    record = read(f"{played_on(CLUBS, 2)} 1 RE", "d:0 win v:156")

    assert record.actions == read(played_on(CLUBS, 2)).actions
    assert check(record) == Unscored("the moves stop before the deal is over")


def test_resignations_count_after_the_declarer_has_won() -> None:
    record = read(f"{played_on(CLUBS, 27)} 2 RE 1 RE")

    assert record.actions[-1] == Concede(REARHAND, agreed_by=MIDDLEHAND)
    assert (played(record).points, played(record).tricks) == (120, 10)


def test_resignation_of_the_declarer_ends_the_deal() -> None:
    record = read(f"{played_on(WEAK_DIAMONDS, 4)} 1 RE", "d:1 loss v:-270")

    assert record.actions[-1] == Concede(MIDDLEHAND)
    assert not played(record).valuation.won


def test_resignation_before_a_card_in_null_ouvert() -> None:
    record = read(f"{FOREHAND_PLAYS} 0 s w D8.D7 0 NO.CJ.CA 2 RE 1 RE", "d:0 win v:46 m:0 bidok p:13 t:0 s:0 z:0")

    assert check(record) == Agrees()


def test_shown_cards_mean_nothing_there() -> None:
    shown = played_on(CLUBS, 3).replace(" 0 CA", " 0 SC 0 CA") + " 0 SC.CT.CK"

    assert read(shown).actions == read(played_on(CLUBS, 3)).actions
    assert read(f"{CLUBS} 0 SC 1 RE 2 RE").actions[-1] == Concede(MIDDLEHAND, agreed_by=REARHAND)


@pytest.mark.parametrize(("word", "timed_out"), [("LE", False), ("TI", True)])
def test_defender_who_leaves_gives_the_declarer_the_rest(word: str, timed_out: bool) -> None:
    record = read(f"{played_on(CLUBS, 1)} 1 ?? w {word}.1", "d:0 win v:156 m:10 bidok p:120 t:10 s:1 z:1")

    assert record.actions[-1] == Leave(MIDDLEHAND, timed_out)
    assert check(record) == Agrees()


def test_declarer_who_leaves_has_lost() -> None:
    assert not played(read(f"{played_on(CLUBS, 1)} w LE.0")).valuation.won


@pytest.mark.parametrize("moves", ["1 18 0 p w LE.2", f"{FOREHAND_PLAYS} 0 s w D8.D7 w TI.0"])
def test_leaving_before_the_announcement_is_not_scored(moves: str) -> None:
    record = read(moves, "d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 p0:0 p1:0 p2:1 l:2 to:-1")
    state = replay(record.start, record.actions)

    assert isinstance(state, Finished)
    assert isinstance(state.result, Aborted)
    assert check(record) == Unscored("broken off before there was a game to score")


@pytest.mark.parametrize(
    ("flags", "leave"),
    [
        ("p0:0 p1:0 p2:1 l:-1 to:-1", Leave(REARHAND)),
        ("p0:0 p1:1 p2:0 l:1 to:-1", Leave(MIDDLEHAND)),
        ("p0:0 p1:0 p2:0 l:1 to:-1", Leave(MIDDLEHAND)),
        ("p0:0 p1:0 p2:0 l:-1 to:2", Leave(REARHAND, timed_out=True)),
    ],
)
def test_penalty_without_a_move_for_it_names_who_left(flags: str, leave: Leave) -> None:
    assert read("1 18", f"d:-1 penalty v:0 m:0 bidok p:0 t:0 s:0 z:0 {flags}").actions[-1] == leave


@pytest.mark.parametrize("result", ["d:-1 penalty p0:0 p1:0 p2:0 l:-1 to:-1", "unknown l:1 to:-1"])
def test_nobody_is_told_to_have_left_without_a_name_or_without_a_penalty(result: str) -> None:
    assert read("1 18", result).actions == (Bid(MIDDLEHAND, 18),)


def test_missed_announcement_ends_the_deal_without_a_move() -> None:
    """Schwarz announced: ISS stops at the defenders' first trick."""
    moves = played_on(f"{MIDDLEHAND_PLAYS} 1 DHZ", 3)
    record = read(moves, f"d:1 loss v:{-2 * 9 * (9 + 1 + 5)} m:-9")

    assert record.actions[-1] == ThrowIn(MIDDLEHAND)
    assert check(record) == Agrees()
    assert read(moves).actions == record.actions[:-1], "the result is unknown: the deal was not over"


def test_null_is_over_with_the_declarers_first_trick() -> None:
    moves = played_on(f"{FOREHAND_PLAYS} 0 NHO", 30)

    assert moves.count(" ") - f"{FOREHAND_PLAYS} 0 NHO".count(" ") == 6, "three cards"
    assert check(read(moves, "d:0 loss v:-118 m:0 bidok t:1")) == Agrees()
    assert read(f"{moves} 1 RE w LE.1 0 SC").actions == read(moves).actions, "what is said later changes nothing"


def test_result_may_be_missing() -> None:
    record = read_record(sheet(played_on(CLUBS, 30)).replace("R[unknown]", ""))

    assert record.result is None
    assert check(record) == Unscored("the record states no result")


def test_penalty_after_the_announcement_is_not_compared() -> None:
    assert check(read(played_on(CLUBS, 30), "d:0 penalty")) == Unscored("the record states a penalty, no result")


# ------------------------------------------------------------------ records written here


def test_place_decides_about_the_rules() -> None:
    assert read("").start.rules.name == "iss"
    assert read("", place="").start.rules.name == "iss"
    assert read("", place="Skatdesk").start.rules.name == "isko"


@pytest.mark.parametrize(
    ("ending", "action"),
    [
        ("0 RE", Concede(FOREHAND)),
        ("1 RE 0 RE", Concede(FOREHAND, agreed_by=MIDDLEHAND)),
        ("1 RE 2 RE", Concede(MIDDLEHAND, agreed_by=REARHAND)),
        ("0 SC 1 RE 2 RE", Claim(FOREHAND)),
    ],
)
def test_endings_are_exact_in_our_own_records(ending: str, action: object) -> None:
    assert read(f"{CLUBS} {ending}", place="Skatdesk").actions[-1] == action


def test_declarers_late_resignation_was_agreed_to() -> None:
    """The rules want a consent; the record does not say whose it was."""
    record = read(f"{played_on(CLUBS, 12)} 0 RE", place="Skatdesk")

    assert record.actions[-1] == Concede(FOREHAND, agreed_by=MIDDLEHAND)


def test_an_offer_nobody_took_up_is_over_with_the_next_card() -> None:
    assert read(f"{CLUBS} 1 RE 0 CJ", place="Skatdesk").actions == read(f"{CLUBS} 0 CJ", place="Skatdesk").actions


def test_defender_may_give_up_alone_what_is_decided() -> None:
    assert read(f"{played_on(CLUBS, 27)} 1 RE", place="Skatdesk").actions[-1] == Concede(MIDDLEHAND)


# ------------------------------------------------------------------ what cannot be read


@pytest.mark.parametrize(
    ("moves", "reason"),
    [
        ("1 18 0 y 2 20", "2 20: it is not your turn"),
        ("1 25", "1 25: no game is worth 25"),
        ("1 999999", "neither a value nor y nor p"),
        ("1 18 0 18", "answer 18 with yes or pass"),
        ("1 190 0 p 2 192", "2 192: name a value above 192"),
        ("3 18", "'3' is no mover"),
        ("1", "the move of 1 is missing"),
        ("1 18 0", "the move of 0 is missing"),
        ("w LE.3", "'LE' is not a card"),
        (f"{FOREHAND_PLAYS} 0 s w D8.D9", "not the skat that was dealt"),
        (f"{FOREHAND_PLAYS} 0 s w D8.D7 0 C.D8", "exactly two cards"),
        (f"{FOREHAND_PLAYS} 0 s w D8.D7 0 C.D8.D8", "exactly two cards"),
        (f"{FOREHAND_PLAYS} 0 s w D8.D7 0 C.D8.SA", "you do not hold SA"),
        (f"{FOREHAND_PLAYS} 0 s w D8.D7 0 CHZ.D8.D7", "Hand"),
        (f"{FOREHAND_PLAYS} 0 s 0 s", "0 s"),
        (f"{FOREHAND_PLAYS} 0 CX", "here a game is announced"),
        (f"{FOREHAND_PLAYS} 0 s w D8.D7 0 X.D8.D7", "here a game is announced"),
        (f"{FOREHAND_PLAYS} 0 C 0 RE 1 SA", "the deal is over"),
        (f"{FOREHAND_PLAYS} 1 RE", "before a game is announced"),
        (f"{CLUBS} 0 XX", "'XX' is not a card"),
        (f"{CLUBS} 0 D7", "you do not hold D7"),
        (f"{CLUBS} 0 CJ 1 HA", "you must follow trumps: C7"),
        (f"{CLUBS} 1 SA", "not your turn"),
    ],
)
def test_impossible_move_is_refused_where_it_stands(moves: str, reason: str) -> None:
    text = sheet(moves)
    with pytest.raises(RecordError) as refused:
        read_record(text)

    error = refused.value
    assert reason in error.reason
    assert error.id == "7"
    assert error.line == 1
    assert text[: error.column - 1].endswith((f"{DEALT} ", " ")), "at the beginning of a word"


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        ("", "begin with the deal"),
        ("w", "begin with the deal"),
        ("1 18", "begin with the deal"),
        (DEALT[:-3], "a deal has 32 cards, not 31"),
        (DEALT.replace("D7", "D8"), "D8 is dealt twice"),
        (DEALT.replace("D7", "1D"), "'1D' is not a card"),
        (DEALT.replace("D8.D7", "??.??"), "what one seat saw"),
    ],
)
def test_deal_that_cannot_be_read(deal: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason.replace("?", r"\?")):
        read_record(sheet("").replace(f"{DEALT} ", deal))


@pytest.mark.parametrize(
    ("result", "reason"),
    [
        ("won", "R says 'won'"),
        ("d:0 win loss", "neither or more than one of"),
        ("d:0 v:24", "neither or more than one of"),
        ("win v:24", "who was the declarer"),
        ("d:3 loss v:-24", "who was the declarer"),
        ("d:0 win v:x", "R says 'v:x'"),
    ],
)
def test_result_that_cannot_be_read(result: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        read("", result)


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ("XG[isko]", "XG is not JSON"),
        ("XG[1]", "not a JSON object"),
        ('XG[{"base":"pub"}]', "no rule set 'pub'"),
        ('XG[{"base":"home","kontra":"maybe"}]', "kontra"),
        ("XB[3]", "XB says '3'"),
        ("XP[2]", "XP says '2'"),
        ("XS[1 2]", "XS says '1 2'"),
        ("XA[1:p 0:18]", "0:18: it is not your turn"),
        ("XA[1:p 2-p]", "'2-p' is not an action"),
    ],
)
def test_property_of_ours_that_cannot_be_read(more: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason) as refused:
        read_record(sheet("", more=more))

    assert refused.value.column > 1


def test_a_word_without_an_end_is_told_by_its_beginning() -> None:
    """Else it hides what is wrong with it, where to find it, and in which record."""
    endless = "9" * 5000
    with pytest.raises(RecordError) as told:
        read_record(sheet(FOREHAND_PLAYS, f"v:{endless}").replace("ID[7]", f"ID[{endless}]"))

    assert told.value.reason == f"R says 'v:{'9' * 60}...', which no result contains"
    assert told.value.id == f"{'9' * 60}..."
