"""What is given as the reason for a card in Null is true of the position it is said about."""

from skatdesk.players.cardplay import choose_card, reason_for
from skatdesk.players.sayings import LIKELY
from skatdesk.skat.cards import Card, Rank, Suit
from skatdesk.skat.contracts import Game
from skatdesk.skat.ordering import POWER, beats
from skatdesk.skat.seats import REARHAND, Seat
from tests.players.said_reasons import held_by, others_hold, partner, suit_of, takes, where
from tests.players.seats_at_play import at_play


def test_who_leaves_a_trick_of_a_null_to_the_declarer_does_not_take_it_from_him() -> None:
    for card, state in where("stay_with_declarer"):
        assert state.declarer is not None
        own = state.trick.card_of(state.declarer)
        assert state.declarer is not state.trick.turn
        assert own is None or (state.trick.winner(state.game) is state.declarer and not beats(card, own, state.game))


def test_who_hopes_to_lose_a_trick_of_a_null_again_has_it_for_now() -> None:
    assert all(not state.trick.cards or takes(state, card) for card, state in where("avoid_get_stuck"))


def test_a_partner_who_can_stay_below_is_still_to_play() -> None:
    for _, state in where("partner_below", LIKELY + "partner_below"):
        assert (partner(state) - state.trick.turn) % 3 <= 2 - len(state.trick.cards)


def test_what_does_not_take_a_trick_of_a_null_is_beaten_already() -> None:
    for card, state in where("avoid_take_the_trick"):
        holder = state.trick.card_of(state.trick.winner(state.game))
        assert holder is not None
        assert not beats(card, holder, state.game), (card, state.trick)


def test_who_keeps_the_lowest_cards_of_a_null_has_one_below() -> None:
    for card, state in where("avoid_lowest_of_suit"):
        assert any(beats(card, held, state.game) for held in held_by(state, state.trick.turn, suit_of(state, card)))


def test_who_keeps_the_low_cards_of_a_null_for_later_does_not_play_his_lowest_one_below_most_of_the_others() -> None:
    for card, state in where("avoid_many_higher_out"):
        own = held_by(state, state.trick.turn, suit_of(state, card))
        out = others_hold(state, card)
        higher = sum(beats(other, card, state.game) for other in out)
        assert any(beats(card, held, state.game) for held in own) or higher <= len(out) - higher, (card, state)


def test_a_highest_card_is_a_danger_to_the_declarer_where_others_hold_lower_ones() -> None:
    for card, state in where("highest_of_suit", "throw_high_card"):
        if state.trick.turn is state.declarer:
            out = others_hold(state, card)
            assert any(beats(card, held, state.game) for held in out), (card, state)


def test_who_cannot_be_caught_has_no_card_under_which_others_hold_too_many() -> None:
    for card, state in where("cannot_be_caught"):
        assert state.trick.turn is state.declarer
        assert not takes(state, card)
        for suit in Suit:
            own = [held for held in held_by(state, state.declarer, suit) if held is not card]
            out = others_hold(state, Card.of(suit, Rank.SEVEN))
            own.sort(key=POWER[Game.NULL].__getitem__)
            for place, held in enumerate(own[: len(out)]):
                assert sum(beats(held, other, state.game) for other in out) <= place, (card, state)


def test_a_suit_of_which_it_is_said_that_it_is_soon_gone_is_not_gone_from_the_other_hands() -> None:
    short = [(card, state) for card, state in where("short_suit") if state.game is Game.NULL]
    for card, state in short:
        assert len(held_by(state, state.trick.turn, suit_of(state, card))) == 2
    for card, state in (*short, *where("last_of_suit")):
        assert others_hold(state, card)
        assert len(state.hands[state.trick.turn]) > 2


def test_the_declarer_may_still_have_cards_of_the_suit_he_has_thrown_from() -> None:
    played = ("C9 CA C8", "SQ CQ SK", "D9 DT CJ", "D8 C7 DJ")
    view = at_play("N", Seat.FOREHAND, "CT CK S9 H9 H8 H7", declarer=REARHAND, played=played)

    assert all(reason_for(view, view.hand, Card.parse(card)) != "he_threw_from_it" for card in ("CT", "CK"))


def test_a_lowest_card_of_a_defender_in_null_may_have_to_be_beaten_by_the_declarer() -> None:
    hand = "CA CQ CT D8 DQ DT H7 HK S9 SA"
    view = at_play("N", Seat.FOREHAND, hand, declarer=REARHAND)

    assert choose_card(view, view.hand)[1] == "lowest_of_suit"


def test_what_is_thrown_against_an_open_hand_is_told_as_thrown_and_not_as_led() -> None:
    """Hearts from the ace to the eight, of which only the seven catches, and spades, in which nothing can be caught."""
    hand, open_hand = "HA HT H7 SA SK SQ DA DK DQ D7", "H8 HK C7 C8 C9 S7 S8 S9 D8 D9"
    view = at_play("N", Seat.MIDDLEHAND, hand, declarer=REARHAND, trick="CK", open_hand=open_hand)
    said = {card: reason_for(view, view.hand, Card.parse(card)) for card in ("HT", "H7", "SA")}

    assert said["HT"] == "attack_exposed_suit"
    assert said["H7"] != "attack_exposed_suit"
    assert said["SA"] == "throw_what_he_cannot_use"


def test_the_declarer_does_not_have_to_take_a_trick_that_his_open_hand_can_duck() -> None:
    hand, open_hand = "C9 SK SQ SJ HT HK H9 H8 H7 D8", "CT CK CJ C7 S7 DK DQ DJ D9 D7"
    view = at_play("N", Seat.FOREHAND, hand, declarer=REARHAND, open_hand=open_hand)

    assert reason_for(view, view.hand, Card.parse("C9")) not in ("lowest_of_suit", "catch_declarer")


def test_the_declarer_who_may_have_to_take_a_trick_has_a_higher_card_or_his_hand_is_hidden() -> None:
    for card, state in where("lowest_of_suit"):
        assert state.declarer is not None
        assert not state.trick.cards
        if state.contract.ouvert:
            own = held_by(state, state.declarer, suit_of(state, card))
            assert own
            assert all(beats(held, card, state.game) for held in own), (card, state)


def test_only_what_is_led_goes_for_a_weakness_of_the_declarer() -> None:
    """He has thrown the ten of clubs on diamonds."""
    open_hand = "CQ CJ C8 SA ST SJ S9 S7"
    hand = "CA C9 SK S8 HA HQ H9 H8 H7"
    view = at_play(
        "N", REARHAND, hand, declarer=Seat.MIDDLEHAND, played=("DA C7 D7",), trick="D8 CT", open_hand=open_hand
    )

    assert reason_for(view, view.hand, Card.parse("C9")) != "he_threw_from_it"


def test_that_nobody_can_go_below_a_card_is_said_to_the_declarer_only() -> None:
    view = at_play(
        "N", REARHAND, "CA SK S8 HA HQ H9 H8 H7", declarer=Seat.MIDDLEHAND, played=("DA C7 D7", "D8 CT C9"),
        trick="HK C8", open_hand="CQ CJ SA ST SJ S9 S7",
    )  # fmt: skip

    assert reason_for(view, view.hand, Card.parse("H7")) != "nothing_lower_out"


def test_lowest_cards_are_kept_where_others_still_have_higher_ones() -> None:
    for card, state in where("avoid_nothing_lower_out"):
        own = [held for held in state.hands[state.trick.turn] if held is not card]
        assert any(others_hold(state, held) for held in own), (card, state)


def test_in_the_last_tricks_nothing_is_kept_for_being_low_or_thrown_later() -> None:
    played = (
        "SK SQ SJ", "CK CJ C9", "CA C7 CT", "ST S9 S8", "SA S7 DQ", "D8 D7 DT", "HQ H7 C8", "HK H8 D9",
    )  # fmt: skip
    view = at_play("N", REARHAND, "CQ HT", declarer=Seat.MIDDLEHAND, played=played)

    assert reason_for(view, view.hand, Card.parse("HT")) not in ("avoid_nothing_lower_out", "last_of_suit")


def test_of_an_open_hand_it_is_known_what_it_holds() -> None:
    """Of a hidden one it may be guessed."""
    hand, open_hand = "C9 SK SQ SJ HT HK H9 H8 H7 D8", "CT CK CJ C7 S7 DK DQ DJ D9 D7"
    for lies, said in ((open_hand, {"declarer_has_to_follow"}), ("", {"cards_he_may_hold"})):
        view = at_play("N", Seat.FOREHAND, hand, declarer=REARHAND, open_hand=lies)
        reasons = {reason_for(view, view.hand, card) for card in view.hand}
        assert reasons & {"cards_he_may_hold", "declarer_has_to_follow"} == said, (lies, reasons)
