"""Positions every Skat player knows: the cards that are right, and why."""

import pytest

from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.view import SeatView
from tests.players.seats_at_play import at_play, card_played

DECLARER = {
    "the declarer draws trumps from the top with the jacks, which cost nothing": (
        at_play("S", FOREHAND, "CJ SJ HJ SA ST S9 S8 HA HT D7", put_away="DK CQ"),
        "CJ SJ HJ",
    ),
    "without the highest jacks he drives them out and keeps ace, ten and king of trumps back": (
        at_play("S", FOREHAND, "SJ DJ SA SK S9 S8 S7 HA HT D7", put_away="DK CQ"),
        "S7 S8 S9 DJ SJ",
    ),
    "once the trumps are drawn he cashes his aces before he gives up a trick": (
        at_play("S", FOREHAND, "SA S9 HA HT CA D7 D8", played=("CJ SK S7", "SJ SQ HJ", "DJ ST S8"), put_away="DK CQ"),
        "HA CA HT",
    ),
    "last to play he trumps twenty-one points, and with the ace, which nobody can overtrump": (
        at_play("S", FOREHAND, "CJ SJ SA S9 S8 S7 HA HK C7 C8", leader=MIDDLEHAND, trick="DA DT", put_away="DK DQ"),
        "SA",
    ),
    "he takes the ten with the ace while he can": (
        at_play("S", FOREHAND, "CJ SJ SA S9 S8 S7 HA HK H7 C8", leader=MIDDLEHAND, trick="HT HQ", put_away="DK DQ"),
        "HA",
    ),
    "under the ace he gives the card without points": (
        at_play("S", FOREHAND, "CJ SJ HJ SA S9 S8 CK CT C8 H9", leader=MIDDLEHAND, trick="CA CQ", put_away="DK DQ"),
        "C8",
    ),
    "the master takes a king that is led to him": (
        at_play("H", REARHAND, "CJ HJ HA HK H9 H8 SA ST D7 C7", declarer=REARHAND, trick="SK S9", put_away="DK CQ"),
        "SA ST",
    ),
    "on a trick without points he gets rid of a loser instead of a trump": (
        at_play("C", FOREHAND, "CJ SJ HJ DJ CA CT C9 SK S7 H8", leader=MIDDLEHAND, trick="D9 D8", put_away="DT DK"),
        "H8 S7",
    ),
    "second to play he trumps an ace of a suit he is void in": (
        at_play("S", FOREHAND, "CJ HJ SA ST SK S9 S8 HA HT C7", leader=REARHAND, trick="DA", put_away="DK D7"),
        "SA ST SK S9 S8",
    ),
    "in Grand he fetches the other jacks first": (
        at_play("G", FOREHAND, "CJ SJ HA HT HK H9 SA ST D7 C7", put_away="DK CQ"),
        "CJ SJ",
    ),
    "in Grand, once the jacks are gone, the long suit runs from the top": (
        at_play("G", FOREHAND, "HA HT HK H9 SA ST D7 C7", played=("CJ HJ DJ", "SJ C8 D9"), put_away="DK CQ"),
        "HA HT SA ST",
    ),
    "in Grand the jack takes a ten that nobody can overtrump": (
        at_play("G", FOREHAND, "CJ SJ HJ HA HT HK SA ST SK C7", leader=MIDDLEHAND, trick="DA DT", put_away="D7 CQ"),
        "CJ SJ HJ",
    ),
}

DEFENDERS = {
    "on a trump trick that is the partner's the defender smears a fat card": (
        at_play("S", REARHAND, "HT HK H7 DA D9 D8 CA C9 C8 C7", declarer=MIDDLEHAND, trick="CJ S7"),
        "CA DA HT",
    ),
    "on the declarer's trick he throws a card without points": (
        at_play("S", REARHAND, "HT HK H7 DA D9 D8 CA C9 C8 C7", declarer=FOREHAND, trick="CJ S7"),
        "H7 D8 D9 C7 C8 C9",
    ),
    "under the declarer's highest jack goes the lowest trump": (
        at_play("S", MIDDLEHAND, "S7 ST HA HT HK DA D9 D8 CA C9", trick="CJ"),
        "S7",
    ),
    "second hand takes the declarer's queen with the ace": (
        at_play("H", MIDDLEHAND, "H7 H9 CA C9 C8 DT DK D9 S7 S8", trick="CQ"),
        "CA",
    ),
    "last to play he takes the king and brings his fat card home": (
        at_play("H", REARHAND, "H7 H9 CA CT C8 DT DK D9 S7 S8", trick="CK CQ"),
        "CA CT",
    ),
    "behind the partner's ace the ten is safe": (
        at_play("S", REARHAND, "SQ S7 HA HK H9 DT D8 CT C8 C7", declarer=MIDDLEHAND, trick="DA DQ"),
        "DT",
    ),
    "behind the declarer's ace the low card is enough": (
        at_play("S", REARHAND, "SQ S7 HA HK H9 DT D8 CT C8 C7", declarer=FOREHAND, trick="DA DQ"),
        "D8",
    ),
    "from ace and ten the ace is led": (
        at_play("S", FOREHAND, "SQ S7 HA HT H9 DK D9 C9 C8 C7", declarer=MIDDLEHAND),
        "HA",
    ),
    "he leads what his partner can trump": (
        at_play("S", FOREHAND, "S7 SQ D9 D8 H9 H8 C7 CK", declarer=REARHAND, played=("HA HT H7", "DA C9 D7")),
        "D8 D9",
    ),
    "he does not lead a ten into the ace": (
        at_play("H", FOREHAND, "H7 H9 ST DK D9 D8 D7 CQ C9 C8", declarer=MIDDLEHAND),
        "DK D9 D8 D7 CQ C9 C8",
    ),
    "he does not give the declarer his trumps": (
        at_play("C", FOREHAND, "SJ CA C7 HK H9 H8 DQ D9 SQ S9", declarer=REARHAND),
        "HK H9 H8 DQ D9 SQ S9",
    ),
    "a low trump that can still take the trick takes it from the declarer": (
        at_play("S", REARHAND, "S9 SQ HK H7 D9 D8 DK CK C8 C7", leader=FOREHAND, trick="S7 S8"),
        "S9 SQ",
    ),
    "he overtrumps the declarer rather than let him have the points": (
        at_play("S", REARHAND, "SJ S9 HK H7 H9 CT CK CQ C8", declarer=MIDDLEHAND, played=("DA D8 D7",), trick="DT S8"),
        "S9",
    ),
    "he never trumps his partner's ace": (
        at_play("S", REARHAND, "SQ S9 HK H7 H9 H8 CT CK CQ C8", declarer=MIDDLEHAND, trick="DA D7"),
        "CT CK",
    ),
    "in Grand he cashes ace and ten of his long suit": (
        at_play("G", FOREHAND, "HA HT HK H9 H8 DK D8 C9 C8 S7", declarer=MIDDLEHAND),
        "HA",
    ),
}

NULL = {
    "the declarer ducks with the highest card that stays below": (
        at_play("N", FOREHAND, "C7 C9 CJ S7 S8 H7 H9 HJ D7 D9", leader=REARHAND, trick="CQ", put_away="SA DK"),
        "CJ",
    ),
    "on a trick somebody else must take he parts with his dangerous card": (
        at_play("N", FOREHAND, "S7 S8 S9 H7 H8 H9 D7 D8 D9 DA", leader=MIDDLEHAND, trick="CQ C8", put_away="SA CK"),
        "DA",
    ),
    "second to play he does not put up a high card he could keep below": (
        at_play("N", FOREHAND, "C7 CK S7 S8 S9 H7 H8 H9 D7 D8", leader=REARHAND, trick="C9", put_away="SA DK"),
        "C7",
    ),
    "on lead the declarer parts with his bare eight, the only card that can be caught": (
        at_play("N", FOREHAND, "S7 S8 S9 HJ H9 H7 D7 D8 DT C8", put_away="SA SK"),
        "C8",
    ),
    "a defender does not help the declarer with an ace": (
        at_play("N", FOREHAND, "S8 SA HK H8 DA DQ D9 CA CJ C9", declarer=MIDDLEHAND),
        "S8 H8 D9 C9",
    ),
    "he leaves the declarer with the trick": (
        at_play("N", REARHAND, "S8 SK HK HQ H9 DK DQ CK CQ C9", trick="SJ S9"),
        "S8",
    ),
    "he does not make room for the declarer": (
        at_play("N", MIDDLEHAND, "S8 SK HK HQ H9 DK DQ CK CQ C9", declarer=REARHAND, trick="S7"),
        "S8",
    ),
    "once the declarer is out of the trick he gets rid of his high card": (
        at_play("N", REARHAND, "S8 SA HK HQ H9 DK DQ CK CQ C9", declarer=MIDDLEHAND, trick="SJ S9"),
        "SA",
    ),
    "against an open hand he attacks the suit in which it is exposed and his partner void": (
        at_play(
            "N",
            FOREHAND,
            "S8 SK HK HQ DK DQ CK CQ C9",
            declarer=MIDDLEHAND,
            played=("S9 S7 HA",),
            open_hand="SJ ST H7 H8 H9 D7 D8 C7 C8",
        ),
        "S8",
    ),
}

RAMSCH = {
    "everybody leads low": (
        at_play("R", FOREHAND, "S7 SA HK HQ H9 DK D8 CK CQ C9", declarer=None),
        "S7 D8 H9 C9",
    ),
    "and ducks with the highest card that stays below": (
        at_play("R", MIDDLEHAND, "S7 S9 SK HA HQ H9 DK D8 CQ C9", declarer=None, trick="ST"),
        "SK",
    ),
    "the dangerous ace goes on another player's trick": (
        at_play("R", REARHAND, "HA HT H9 H8 H7 D9 D8 D7 C9 C8", declarer=None, trick="SK SA"),
        "HA HT",
    ),
    "but an ace above seven, eight and nine is in no danger, unlike a single ten": (
        at_play("R", REARHAND, "HA H9 H8 H7 DT CQ C9 C8 C7 DJ", declarer=None, trick="SK SA"),
        "DT",
    ),
    "who must take the trick anyway takes it with his highest card": (
        at_play("R", REARHAND, "SA ST HA HT H8 H7 D9 D8 C9 C8", declarer=None, trick="S7 S8"),
        "SA ST",
    ),
}


@pytest.mark.parametrize(
    ("view", "right"),
    [
        pytest.param(view, right, id=why)
        for positions in (DECLARER, DEFENDERS, NULL, RAMSCH)
        for why, (view, right) in positions.items()
    ],
)
def test_the_right_card(view: SeatView, right: str) -> None:
    assert card_played(view) in right.split()
