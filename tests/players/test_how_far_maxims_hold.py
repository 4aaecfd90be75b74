"""Of which of two cards a maxim holds more, in positions shown in full."""

import pytest

from skatdesk.players import leadmaxims, maxims, nullmaxims
from skatdesk.players.choice import Choice
from skatdesk.players.inference import Table
from skatdesk.players.nullmaxims import NullChoice
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.view import SeatView
from tests.players.seats_at_play import at_play

LEADS = at_play("S", FOREHAND, "CJ SJ SA ST S9 HT H9 DA DT CK", put_away="C9 D9")
RUFFED = at_play(
    "S", REARHAND, "DJ S7 HT H9 CK", declarer=MIDDLEHAND,
    played=("CA C8 C9", "CQ SA C7", "CJ S9 S8", "HJ SK SQ", "DQ D8 DA"), trick="DK D9",
)  # fmt: skip
NULL_LEADS = at_play("N", FOREHAND, "S7 S8 S9 HJ H9 H7 D7 D8 DT C8", put_away="SA SK")
NULL_DUCKS = at_play("N", FOREHAND, "C7 CJ CK S7 S8 H7 H9 HJ D7 D9", leader=REARHAND, trick="CQ", put_away="SA DK")
UNDER_DECLARER = at_play("N", MIDDLEHAND, "S8 SK HK HQ H9 DK DQ CK CQ C9", declarer=REARHAND, trick="S7")
OPEN_LATER = at_play(
    "N", FOREHAND, "HQ H8 SJ S8 DK DQ CK CQ C9 C8", declarer=MIDDLEHAND, open_hand="H7 HT HK S9 ST SK D7 D8 D9 C7"
)


@pytest.mark.parametrize(
    ("view", "maxim", "cards"),
    [
        pytest.param(LEADS, leadmaxims.cash_points, "DA DT", id="an ace counts more than a ten"),
        pytest.param(LEADS, leadmaxims.lead_into_rich_suit, "CK HT", id="24 points are out in clubs, 18 in hearts"),
        pytest.param(LEADS, leadmaxims.lead_long_suit, "HT CK", id="two hearts, one club"),
        pytest.param(LEADS, leadmaxims.into_a_ruff, "DA CK", id="four diamonds are out, five clubs"),
        pytest.param(RUFFED, maxims.smear_what_he_ruffs, "CK HT", id="it is clubs that the declarer has trumped"),
        pytest.param(RUFFED, maxims.throw_weak_cards, "H9 CK", id="the nine is beaten by more cards"),
        pytest.param(RUFFED, maxims.suit_still_out, "HT CK", id="more hearts than clubs are out"),
        pytest.param(RUFFED, maxims.spend_low_trump, "S7 DJ", id="the seven is the lower trump"),
        pytest.param(NULL_LEADS, nullmaxims.get_stuck, "HJ H9 S9", id="the higher, the fewer have to take it off"),
        pytest.param(NULL_LEADS, nullmaxims.many_higher_out, "C8 H7 S7", id="six clubs, five hearts, three spades"),
        pytest.param(NULL_LEADS, nullmaxims.many_lower_out, "HJ H9", id="eight and ten below the jack"),
        pytest.param(NULL_LEADS, nullmaxims.long_suit, "S9 C8", id="three spades, one club"),
        pytest.param(NULL_DUCKS, nullmaxims.high_card, "CK CJ C7", id="in Null the jack lies below queen and king"),
        pytest.param(UNDER_DECLARER, nullmaxims.stay_with_declarer, "S8 SK", id="below the king he may well stay"),
        pytest.param(OPEN_LATER, nullmaxims.attack_exposed_suit, "S8 H8", id="the first spade, the second heart"),
        pytest.param(OPEN_LATER, nullmaxims.attack_alone, "S8 H8", id="one lead of spades, two of hearts"),
    ],
)  # fmt: skip
def test_a_maxim_holds_more_of_the_first_card_than_of_the_next(view: SeatView, maxim: object, cards: str) -> None:
    assert callable(maxim)
    table = Table(view)
    kind = NullChoice if maxim.__module__ == nullmaxims.__name__ else Choice
    far = [maxim(table, kind(table, card)) for card in parse_cards(cards)]

    assert far == sorted(set(far), reverse=True)
