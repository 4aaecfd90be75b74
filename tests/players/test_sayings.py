"""What is given as the reason for a card is true of the position it is said about."""

from collections import Counter
from functools import cache

import pytest

from skatdesk.coach.reasons.scene import Scene
from skatdesk.players.cardplay import choose_card, reason_for
from skatdesk.players.choice import Choice
from skatdesk.players.inference import Table
from skatdesk.players.nullsayings import NULL_SAYINGS
from skatdesk.players.sayings import LIKELY, SAID_IF_LIKELY, SAYINGS, told
from skatdesk.skat.cards import Card, Rank, parse_cards, points
from skatdesk.skat.contracts import SUIT_GAMES, Game
from skatdesk.skat.ordering import TRUMP, beats
from skatdesk.skat.seats import SEATS, Seat
from skatdesk.skat.states import TrickPlay
from skatdesk.skat.tricks import playable
from skatdesk.skat.view import view_of
from tests.players.said_reasons import all_reasons, held_by, others_hold, partner, playable_now, suit_of, takes, where
from tests.players.seats_at_play import at_play


@cache
def _of_chosen_cards() -> dict[Game, Counter[str]]:
    """How often each reason is given for the cards the maxims choose, by game."""
    counted = {game: Counter[str]() for game in Game}
    for reason, card, state in all_reasons():
        if card is choose_card(view_of(state, state.trick.turn), playable_now(state))[0]:
            counted[state.game][reason] += 1
    return counted


def _keeps_the_trick(state: TrickPlay, card: Card) -> bool:
    """Whether the card has the trick, however the others may answer."""
    trick, turn = state.trick, state.trick.turn
    lying = trick.cards[0] if trick.cards else card
    if trick.cards and not beats(card, trick.cards[trick.winner(state.game) - trick.leader], state.game):
        return False
    waiting = [SEATS[(turn + place) % 3] for place in range(1, 3 - len(trick.cards))]
    return not any(
        beats(answer, card, state.game) for seat in waiting for answer in playable(state.hands[seat], lying, state.game)
    )


def test_a_card_of_which_it_is_said_that_it_wins_the_trick_cannot_be_beaten() -> None:
    for card, state in where("win_the_trick", "follow_and_win", "win_it_myself", "win_for_sure"):
        assert _keeps_the_trick(state, card), (card, state.trick)


def test_who_is_told_to_trump_a_suit_later_has_trumps() -> None:
    for card, state in where("make_void", "lead_single", "lead_new_single", "trump_next_time"):
        assert held_by(state, state.trick.turn, TRUMP), (card, state.trick)
        assert held_by(state, state.trick.turn, suit_of(state, card)) == (card,)


def test_a_suit_to_be_trumped_later_is_still_with_the_others_and_there_are_tricks_left_for_it() -> None:
    for card, state in where("make_void", "lead_single", "lead_new_single", "trump_next_time"):
        assert others_hold(state, card), (card, state)
        assert len(state.hands[state.trick.turn]) > 2


def test_the_points_of_a_suit_are_out_where_the_own_hand_has_fewer_of_them() -> None:
    for card, state in where("lead_into_rich_suit"):
        own = held_by(state, state.trick.turn, suit_of(state, card))
        assert points(others_hold(state, card)) > points(own), (card, state)
        assert state.trick.turn.next is state.declarer


def test_trumps_are_drawn_where_some_are_out() -> None:
    drawing = "trump_majority", "trump_excess", "draw_from_the_top", "draw_some_lower", "drive_from_strength"
    for card, state in where(*drawing):
        assert suit_of(state, card) == TRUMP
        assert others_hold(state, card), (card, state)


def test_lower_trumps_are_drawn_where_no_more_are_out_above() -> None:
    for card, state in where("draw_some_lower"):
        hands = (*state.hands, state.skat if state.contract.hand or state.trick.turn is not state.declarer else ())
        trumps = [other for hand in hands for other in hand if suit_of(state, other) == TRUMP]
        out = [other for other in trumps if other not in held_by(state, state.trick.turn, TRUMP)]
        above = [other for other in out if beats(other, card, state.game)]
        assert len(out) >= max(1, 2 * len(above)), (card, state.trick)


def test_who_has_more_trumps_than_the_others_leads_one() -> None:
    for card, state in where("trump_majority", "trump_excess"):
        own, others = (held_by(state, seat, TRUMP) for seat in (state.trick.turn, state.trick.turn.next))
        assert suit_of(state, card) == TRUMP
        assert len(own) > len(others)


def test_a_jack_draws_two_trumps_only_where_two_are_out() -> None:
    for card, state in where("lead_jack"):
        hands = (*state.hands, state.skat if state.contract.hand or state.trick.turn is not state.declarer else ())
        out = [other for hand in hands for other in hand if suit_of(state, other) == TRUMP]
        assert len(out) - len(held_by(state, state.trick.turn, TRUMP)) > 1, (card, state.trick)


def test_the_lowest_of_several_trumps_is_enough_where_it_takes_a_trick_that_others_lead() -> None:
    for card, state in where("spend_low_trump", "play_lowest_trump"):
        own = held_by(state, state.trick.turn, TRUMP)
        assert takes(state, card)
        assert len(own) > 1
        assert not any(beats(card, other, state.game) for other in own)


def test_an_ace_is_led_because_it_is_high_whatever_it_saves_besides() -> None:
    """It wins, brings its points home, or makes what lies behind it high; the trumps it leaves alone are no reason."""
    plain = [
        (reason, card, state)
        for reason, card, state in all_reasons()
        if not state.trick.cards
        and card.rank is Rank.ACE
        and suit_of(state, card) != TRUMP
        and state.declarer is not None
        if state.game is not Game.NULL and card is choose_card(view_of(state, state.trick.turn), playable_now(state))[0]
    ]
    against_others = [one for one in plain if one[0].startswith("avoid_")]

    assert len(plain) > 100
    assert len(against_others) < 0.02 * len(plain)
    assert not any(reason in ("lead_single", "lead_new_single") for reason, _, _ in plain)


def test_the_highest_card_of_a_suit_that_is_said_to_be_so_lies_above_the_others_of_the_trick() -> None:
    assert all(takes(state, card) for card, state in where("follow_with_master"))


def test_a_last_trump_that_is_led_has_nothing_to_wait_for_where_no_trumps_are_left_with_the_other_side() -> None:
    last = [(card, state) for reason, card, state in all_reasons() if reason == "lead_last_trump"]
    assert not any(held_by(state, state.declarer, TRUMP) for _, state in last)


def test_what_becomes_of_the_plain_suits_is_no_reason_for_a_trump() -> None:
    for card, state in where("avoid_lead_new_suit", "avoid_lead_long_suit", "avoid_from_a_pair"):
        assert suit_of(state, card) != TRUMP, (card, state.trick)


def test_the_highest_trump_is_kept_by_another_card_and_is_not_the_only_one() -> None:
    for card, state in where("avoid_spend_top_trump", "avoid_spend_jack", "avoid_ruff_with_jack"):
        own = held_by(state, state.trick.turn, TRUMP)
        assert len(own) > 1
        assert suit_of(state, card) != TRUMP or any(beats(other, card, state.game) for other in own)


def test_several_trumps_are_saved_and_a_single_one_is_the_last() -> None:
    for reason, least, most in (("avoid_spend_trump", 2, 11), ("avoid_lead_last_trump", 1, 1)):
        for card, state in where(reason):
            assert suit_of(state, card) != TRUMP
            assert least <= len(held_by(state, state.trick.turn, TRUMP)) <= most


def test_what_is_said_for_sure_of_another_hand_is_so() -> None:
    """Partner and declarer lack a suit, and the declarer has a trump for it."""
    for card, state in where("lead_where_partner_is_void", "lead_for_partner_to_ruff", "lead_low_for_partner_to_ruff"):
        assert not held_by(state, partner(state), suit_of(state, card)), (card, state.trick)
    for card, state in where("smear_what_he_ruffs", "throw_what_he_ruffs", "lead_where_declarer_is_void"):
        assert not held_by(state, state.declarer, suit_of(state, card)), (card, state.trick)
        assert held_by(state, state.declarer, TRUMP)


def test_who_must_take_a_trick_of_a_ramsch_has_no_card_below_it() -> None:
    """On lead: nobody else has a higher card of any suit in hand."""
    for card, state in where("ramsch_take"):
        trick, hand = state.trick, state.hands[state.trick.turn]
        assert card.points == min(held.points for held in playable_now(state))
        if not trick.cards:
            for held in hand:
                line = [other for seat in trick.turn.others for other in held_by(state, seat, suit_of(state, held))]
                assert not any(beats(other, held, state.game) for other in line)
            continue
        holder = trick.card_of(trick.winner(state.game))
        assert holder is not None
        assert all(beats(held, holder, state.game) for held in playable(hand, trick.cards[0], state.game)), card
        assert any(held.points > card.points for held in playable_now(state)), "else it costs no less than another"


def test_a_low_card_led_in_a_ramsch_has_more_cards_above_it_than_below() -> None:
    for card, state in where("ramsch_lead_low"):
        hands = (*(state.hands[seat] for seat in state.trick.turn.others), state.skat)
        out = [held for hand in hands for held in hand if suit_of(state, held) == suit_of(state, card)]
        assert 2 * sum(beats(held, card, state.game) for held in out) >= len(out) > 0, (card, state)


def test_a_low_card_led_in_a_ramsch_is_no_trump_and_counts_nothing() -> None:
    assert not any(suit_of(state, card) == TRUMP or card.points for card, state in where("ramsch_lead_low"))


def test_who_keeps_a_low_card_of_a_ramsch_has_one() -> None:
    for card, state in where("ramsch_keep_low"):
        assert any(beats(card, held, state.game) for held in held_by(state, state.trick.turn, suit_of(state, card)))


def test_who_parts_with_the_last_card_of_a_suit_in_a_ramsch_leaves_some_of_it_out() -> None:
    for card, state in where("ramsch_void"):
        assert held_by(state, state.trick.turn, suit_of(state, card)) == (card,)
        hands = (*state.hands, state.skat)
        out = [held for hand in hands for held in hand if suit_of(state, held) == suit_of(state, card)]
        assert len(out) > 1


def test_a_card_of_a_ramsch_that_takes_the_trick_is_got_rid_of_in_a_cheap_one() -> None:
    """Where nobody can lay more on it, and others hold cards below it, on which it would be caught later."""
    thrown = [(card, state) for card, state in where("ramsch_throw") if state.game is Game.RAMSCH]
    taking = [(card, state) for card, state in thrown if takes(state, card)]
    assert taking
    for card, state in taking:
        assert len(state.trick.cards) == 2
        assert sum(lying.points for lying in (*state.trick.cards, card)) <= 5
        out = [held for hand in state.hands for held in hand if suit_of(state, held) == suit_of(state, card)]
        assert any(beats(card, held, state.game) for held in (*out, *state.skat))


def test_a_suit_that_is_soon_gone_in_a_ramsch_has_one_more_card_here_and_others_elsewhere() -> None:
    short = [(card, state) for card, state in where("short_suit") if state.game is Game.RAMSCH]
    assert short
    for card, state in short:
        assert len(held_by(state, state.trick.turn, suit_of(state, card))) == 2
        assert suit_of(state, card) != TRUMP


def test_of_most_cards_of_a_ramsch_something_true_is_said_whoever_plays_them() -> None:
    """Players who search lead the middle of a suit, and take cheap tricks."""
    said = Counter(reason for reason, _, state in all_reasons() if state.game is Game.RAMSCH)
    assert said["most_promising"] < 0.12 * said.total()


def test_hardly_ever_is_nothing_true_said() -> None:
    said = _of_chosen_cards()
    of_games = said[Game.GRAND] + sum((said[game] for game in SUIT_GAMES), Counter())

    assert of_games["most_promising"] < 0.01 * of_games.total()
    for game in (Game.NULL, Game.RAMSCH):
        assert said[game]["most_promising"] < 0.05 * said[game].total()


def test_a_weak_card_to_be_given_up_and_one_that_is_played_low_are_no_ace_or_ten() -> None:
    given_up = where("lead_loser_after_trumps", "lead_loser_with_trumps_out", "throw_lowest")
    assert all(card.points < 10 for card, _ in given_up)


def test_no_card_of_another_suit_that_counts_less_could_be_played_where_one_is_said_to_play_low() -> None:
    """Trumps apart: they are not spent where there is nothing to win."""
    said = where("throw_lowest")
    assert said
    for card, state in said:
        plain = [other for other in playable_now(state) if suit_of(state, other) != TRUMP]
        assert card.points == min(other.points for other in plain), (card, state)


def test_there_is_something_to_win_where_another_card_would_take_points() -> None:
    """A trump, as a rule: nobody is told there to play low."""
    for card, state in where("throw_lowest"):
        would_take = any(takes(state, other) for other in playable_now(state))
        assert not would_take or not points(state.trick.cards), (card, state.trick)


def test_few_cards_of_a_suit_are_out_where_that_is_said() -> None:
    for card, state in where("avoid_suit_still_out"):
        others = [held for seat in state.trick.turn.others for held in held_by(state, seat, suit_of(state, card))]
        assert suit_of(state, card) != TRUMP
        assert len(others) <= 2


def test_a_card_thrown_as_a_later_loser_is_of_a_suit_in_which_others_hold_many_cards_and_a_higher_one() -> None:
    for card, state in where("suit_still_out"):
        skat = state.skat if state.contract.hand else ()  # the declarer has not seen it
        held = (*state.hands[state.trick.turn.next], *state.hands[state.trick.turn.previous], *skat)
        out = [other for other in held if suit_of(state, other) == suit_of(state, card)]
        assert len(out) >= 4
        assert any(beats(other, card, state.game) for other in out), (card, state)


def test_a_card_that_takes_the_trick_in_the_end_is_not_told_by_what_others_would_give_away() -> None:
    assert not [
        (card, state.trick)
        for card, state in where("avoid_give_away")
        if len(state.trick.cards) == 2 and takes(state, card)
    ]


def test_nearly_all_other_cards_count_something_where_they_are_said_to_give_points_away() -> None:
    """And the card itself counts nothing, or its side is likely to take the trick."""
    for card, state in where("avoid_give_away"):
        others = [other for other in playable_now(state) if other is not card]
        assert 4 * sum(other.points > 0 for other in others) >= 3 * len(others), (card, state)


# -------------------------------------------------------------- single positions


def test_a_jack_that_the_declarer_may_beat_is_not_led_because_he_could_beat_other_cards() -> None:
    hand = "C9 SK S9 S8 S7 HJ H7 DT DJ"
    view = at_play("G", Seat.FOREHAND, hand, declarer=Seat.MIDDLEHAND, played=("HA HK H9",))

    assert all(reason_for(view, view.hand, Card.parse(jack)) != "avoid_declarer_can_beat" for jack in ("HJ", "DJ"))


@pytest.mark.parametrize(("led", "nothing"), [("HQ", 0.0), ("HA", 1.0)])
def test_there_is_nothing_to_win_where_the_partner_will_hardly_take_the_trick(led: str, nothing: float) -> None:
    hand = "HK H7 C9 C8 C7 S9 S8 S7 D9 D8"
    table = Table(at_play("G", Seat.MIDDLEHAND, hand, declarer=Seat.FOREHAND, trick=led))

    assert SAYINGS["throw_lowest"](table, Choice(table, Card.parse("H7")), ()) == nothing


def test_who_throws_the_ace_of_a_suit_does_not_leave_it_together() -> None:
    played = ("D9 DK DA", "CJ DJ SJ", "HA H9 HK", "HT HQ D8", "H8 S8 CQ", "H7 C7 CK", "DQ DT SQ")
    view = at_play("G", Seat.MIDDLEHAND, "CA CT SA", declarer=Seat.REARHAND, trick="D7", played=played)

    assert reason_for(view, view.hand, Card.parse("CA")) != "avoid_break_ace_suit"


def test_among_many_cards_that_count_nothing_others_are_not_said_to_give_points_away() -> None:
    hand = "CT C8 HK H9 H8 ST S7 D9 D8 D7"
    for declarer in (Seat.MIDDLEHAND, Seat.REARHAND):
        view = at_play("G", Seat.FOREHAND, hand, declarer=declarer, hand_game=True)

        assert reason_for(view, view.hand, Card.parse("D7")) != "avoid_give_away"


def test_where_every_other_card_counts_something_they_would_give_points_away() -> None:
    view = at_play("G", Seat.REARHAND, "CA CT CK C9 HA HT SA ST DA DT", declarer=Seat.FOREHAND, trick="CJ DJ")
    fat = tuple(card for card in view.hand if card.points > 3)

    assert reason_for(view, fat, Card.parse("CK")) != "avoid_give_away"
    assert reason_for(view, view.hand, Card.parse("C9")) == "avoid_give_away"


def test_a_ten_that_is_played_is_not_said_to_stay_guarded() -> None:
    hand = "CJ CK D7 D8 DA DQ HQ HT S7 ST"
    view = at_play("G", Seat.MIDDLEHAND, hand, declarer=Seat.REARHAND, trick="HK")

    assert choose_card(view, parse_cards("HQ HT"))[1] != "avoid_bare_the_ten"


def test_a_jack_led_below_two_others_in_a_ramsch_is_not_said_to_be_a_low_card() -> None:
    view = at_play("R", Seat.FOREHAND, "CJ DJ C8 C7 HT H7 S8 S7 DQ D7", declarer=None)

    assert reason_for(view, view.hand, Card.parse("DJ")) == "many_higher_out"
    assert reason_for(view, view.hand, Card.parse("C7")) == "ramsch_lead_low"


@pytest.mark.parametrize(("chance", "given"), [(1.0, "bring_home"), (0.7, LIKELY + "bring_home"), (0.3, None)])
def test_a_reason_is_given_as_far_as_it_holds(chance: float, given: str | None) -> None:
    assert told("bring_home", chance) == given


def test_what_has_no_second_sentence_is_said_for_sure_or_not_at_all() -> None:
    assert told("win_for_sure", 0.7) is None


def test_what_may_be_said_to_be_probable_has_a_chance() -> None:
    assert set(SAYINGS) | set(NULL_SAYINGS) >= SAID_IF_LIKELY


def test_points_that_probably_count_do_so_more_often_than_not() -> None:
    """The declarer plays as well as he can with all cards open, and the partner, too."""
    said = where("likely_bring_home")
    came_home = [not Scene(state).is_lost_to_foes(card) for card, state in said]

    assert sum(came_home) > 0.5 * len(said)
