"""Claims: accepted only when proven against every play (rules.md §10)."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skatdesk.skat.actions import Claim
from skatdesk.skat.cards import CARDS, Cards, format_cards, parse_cards, without
from skatdesk.skat.claims import claim_refusal, loses_the_rest, takes_the_rest
from skatdesk.skat.contracts import SUIT_GAMES, Game
from skatdesk.skat.events import Claimed
from skatdesk.skat.game import free_actions, step
from skatdesk.skat.results import Played
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS, BySeat, Seat
from skatdesk.skat.states import TrickPlay
from skatdesk.skat.tricks import Trick, playable
from tests.skat.positions import do, ending, finished, playing, refusal


def _claimed(play: TrickPlay, seat: Seat) -> Played:
    result = finished(do(play, Claim(seat))).result
    assert isinstance(result, Played)
    return result


# ------------------------------------------------------------------ what is accepted


@pytest.mark.parametrize(
    ("game", "hands", "leader", "trick"),
    [
        pytest.param("C", ("CJ SJ HJ", "C9 H7 S7", "C8 H8 S8"), FOREHAND, "", id="the highest trumps"),
        pytest.param("C", ("CJ SJ HA", "C9 H7 S7", "C8 H8 S8"), FOREHAND, "", id="trumps, then an ace"),
        pytest.param("G", ("HA HT HK", "HQ H9 S7", "S8 D8 D9"), FOREHAND, "", id="a suit from the top in Grand"),
        pytest.param("G", ("HA HT H7", "HQ H9 S7", "S8 D8 D9"), FOREHAND, "", id="the seven is good after two rounds"),
        pytest.param("C", ("CJ SJ", "C9 H7 S7", "C8 H8"), MIDDLEHAND, "", id="not on lead, but all trumps"),
        pytest.param("C", ("CJ SJ", "H7", "H8"), MIDDLEHAND, "HA C8", id="last to play, and the trick is his"),
        pytest.param("C", ("CJ SA", "S7", "S8"), MIDDLEHAND, "HA C8", id="last to play, and one of his cards takes it"),
        pytest.param("C", ("CJ SJ", "H7", "H8 C8"), MIDDLEHAND, "HA", id="last to play, one comes before him"),
        pytest.param("C", ("SJ", "C9 H7", "H8 C8"), FOREHAND, "CJ", id="has led the highest trump"),
        pytest.param("N", ("C7 H7 S7", "CA HA SA", "CK HK SK"), MIDDLEHAND, "", id="Null with sevens only"),
        pytest.param("N", ("CJ C7 C9", "CQ C8 CT", "HA HK HQ"), REARHAND, "", id="Null with gaps filled below"),
        pytest.param("N", ("C7 H7", "CA HA SA", "CK SK"), REARHAND, "HK", id="Null before his own card"),
        pytest.param("N", ("C7 H7", "HA SA", "CK SK"), MIDDLEHAND, "CA", id="Null, third to play"),
        pytest.param("N", ("C7 H7", "HA", "SK"), MIDDLEHAND, "C9 CA", id="Null, two cards lie above his"),
        pytest.param("N", ("C7 CA", "HA", "SK"), MIDDLEHAND, "C9 CT", id="Null, last to play, one card stays below"),
        pytest.param("N", ("C7 H7", "C8 HA", "CK SK"), FOREHAND, "", id="Null on lead with a card that is overtaken"),
    ],
)
def test_obvious_claims_are_accepted(game: str, hands: tuple[str, str, str], leader: Seat, trick: str) -> None:
    assert refusal(ending(game, hands, leader=leader, trick=trick), Claim(FOREHAND)) == "allowed"


@pytest.mark.parametrize(
    ("game", "hands", "leader", "trick"),
    [
        pytest.param("C", ("CJ HJ", "SJ C9", "C8 H8"), FOREHAND, "", id="a jack is out"),
        pytest.param("C", ("CJ HA", "C9 C8", "H7 H8"), FOREHAND, "", id="a trump is left to ruff"),
        pytest.param("C", ("HA", "H7 C7", "S7 S8"), FOREHAND, "HT", id="follows now and ruffs then"),
        pytest.param("G", ("HA H7", "HK H9", "S7 S8"), FOREHAND, "", id="the king stays above the seven"),
        pytest.param("C", ("HA SA", "H7 S7", "C7 C8"), FOREHAND, "", id="no trump against two"),
        pytest.param("C", ("CJ SJ", "HA H7", "C9 S8"), FOREHAND, "D7", id="the current trick is lost"),
        pytest.param("N", ("CA", "CK", "C7"), MIDDLEHAND, "", id="Null with the ace"),
        pytest.param("N", ("C8", "C9", "C7"), REARHAND, "", id="Null, the seven is led below"),
        pytest.param("N", ("C7", "H8", "S9"), FOREHAND, "", id="Null on lead, nobody can overtake"),
        pytest.param("N", ("H7", "H8 SA", "C9 SK"), FOREHAND, "C8", id="Null, nobody has beaten his card yet"),
    ],
)
def test_unproven_claims_are_refused(game: str, hands: tuple[str, str, str], leader: Seat, trick: str) -> None:
    assert refusal(ending(game, hands, leader=leader, trick=trick), Claim(FOREHAND)) == "claim_unproven"


def test_a_defender_claims_by_himself() -> None:
    play = ending("C", ("H7 H8", "CJ SJ", "S7 S8"), leader=MIDDLEHAND, points=(50, 50, 0), tricks=(4, 4, 0))

    result = _claimed(play, MIDDLEHAND)

    assert (result.points, result.tricks, result.valuation.won) == (50, 4, False)
    assert refusal(play, Claim(REARHAND)) == "claim_unproven"
    assert step(play, Claim(MIDDLEHAND))[1][0] == Claimed(MIDDLEHAND, parse_cards("CJ SJ"), none=False)


def test_a_declarers_claim_brings_him_all_that_is_left() -> None:
    play = ending("C", ("CJ SJ", "H7 H8", "S7 S8"), points=(50, 66, 0), tricks=(4, 4, 0))

    result = _claimed(play, FOREHAND)

    assert (result.points, result.tricks) == (54, 6)


def test_null_is_claimed_by_the_declarer_only() -> None:
    play = ending("N", ("C7 H7", "CA HA", "CK HK"), leader=MIDDLEHAND)

    assert refusal(play, Claim(MIDDLEHAND)) == "no_claim"
    assert [Claim(seat) in free_actions(play, seat) for seat in SEATS] == [True, False, False]
    assert _claimed(play, FOREHAND).valuation.score == 23
    assert step(play, Claim(FOREHAND))[1][0] == Claimed(FOREHAND, parse_cards("C7 H7"), none=True)


def test_nothing_is_lost_by_asking() -> None:
    play = playing("C")
    reason = claim_refusal(play, FOREHAND)

    assert reason is not None
    assert "play on" in str(reason)


# ------------------------------------------------------------------ against every play


def _can_force(game: Game, trick: Trick, hands: BySeat[Cards], claimer: Seat) -> bool:
    """Whether the claimer, who sees all cards, gets all tricks (in Null: none) against every play; brute force."""
    if len(trick.cards) == 3:
        winner = trick.winner(game)
        if (winner is claimer) is (game is Game.NULL):
            return False
        return not hands[winner] or _can_force(game, Trick(winner), hands, claimer)
    seat = trick.turn
    cards = playable(hands[seat], trick.cards[0] if trick.cards else None, game)
    outcomes = (
        _can_force(
            game, Trick(trick.leader, (*trick.cards, card)), hands.replace(seat, without(hands[seat], card)), claimer
        )
        for card in cards
    )
    return any(outcomes) if seat is claimer else all(outcomes)


@st.composite
def endings(draw: st.DrawFn, games: tuple[Game, ...], size: int) -> TrickPlay:
    """Random cards for three hands of this size; up to two of them lie in the trick already."""
    game = draw(st.sampled_from(games))
    generator = random.Random(draw(st.integers(0, 2**32)))
    pool = list(CARDS)
    # few suits in one hand and high cards in another make claims that hold
    pool.sort(key=lambda card: (card.suit if generator.random() < 0.7 else 4, generator.random()))
    hands = [pool[size * n : size * (n + 1)] for n in range(3)]
    generator.shuffle(hands)
    leader = draw(st.sampled_from(SEATS))
    trick = Trick(leader)
    held = BySeat(*map(tuple, hands))
    for _ in range(draw(st.integers(0, 2))):
        seat = trick.turn
        card = draw(st.sampled_from(playable(held[seat], trick.cards[0] if trick.cards else None, game)))
        trick, held = Trick(leader, (*trick.cards, card)), held.replace(seat, without(held[seat], card))
    texts = (format_cards(held[0]), format_cards(held[1]), format_cards(held[2]))
    return ending(game.code, texts, leader=leader, trick=format_cards(trick.cards))


@given(st.data())
def test_accepted_claims_of_all_tricks_are_sound(data: st.DataObject) -> None:
    play = data.draw(endings((*SUIT_GAMES, Game.GRAND), data.draw(st.integers(1, 3))))

    for seat in SEATS:
        if takes_the_rest(play, seat):
            assert _can_force(play.game, play.trick, play.hands, seat)


@given(st.data())
def test_accepted_claims_of_no_trick_are_sound(data: st.DataObject) -> None:
    play = data.draw(endings((Game.NULL,), data.draw(st.integers(1, 3))))

    for seat in SEATS:
        if loses_the_rest(play, seat):
            assert _can_force(play.game, play.trick, play.hands, seat)


@pytest.mark.parametrize("game", [Game.CLUBS, Game.GRAND, Game.NULL])
def test_claims_in_many_small_endings(game: Game) -> None:
    """Sound in every one, and most of what could be claimed is accepted."""
    generator = random.Random(31)
    could = accepted = 0
    for _ in range(1500):
        size = generator.choice((1, 2, 2, 3))
        cards = generator.sample(CARDS, 3 * size)
        texts = (format_cards(cards[:size]), format_cards(cards[size : 2 * size]), format_cards(cards[2 * size :]))
        play = ending(game.code, texts, leader=generator.choice(SEATS))
        forced = _can_force(game, play.trick, play.hands, FOREHAND)
        proven = (loses_the_rest if game is Game.NULL else takes_the_rest)(play, FOREHAND)
        assert forced or not proven
        could += forced
        accepted += proven

    assert 3 * accepted > 2 * could > 0
