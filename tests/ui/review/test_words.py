"""What is said of a move in the review."""

import random

import pytest

from skatdesk.skat.actions import Claim
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import replay
from skatdesk.skat.ruleset import ISKO
from skatdesk.skat.seats import FOREHAND
from skatdesk.skat.states import GameStart
from skatdesk.ui.desk import Desk
from skatdesk.ui.review.words import ReviewWords
from tests.ui.table.situations import declared


@pytest.mark.parametrize(
    ("game", "said"), [(Game.CLUBS, "Claims the remaining tricks"), (Game.NULL, "Claims to take no more tricks")]
)
def test_a_claim_is_told_by_what_is_claimed(desk: Desk, game: Game, said: str) -> None:
    deal = Deal.shuffled(random.Random(1))
    state = replay(GameStart(deal, ISKO), declared(Contract(game, hand=True), deal=deal))

    assert ReviewWords(desk).move(Claim(FOREHAND), state) == said
