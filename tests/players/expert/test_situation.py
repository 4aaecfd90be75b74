"""What a seat knows in card play, and the worlds that are dealt from it."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from skatdesk.players.expert import course as c
from skatdesk.players.expert.dice import new_dice
from skatdesk.players.expert.situation import Situation
from skatdesk.players.expert.worlds import Worlds, deal_worlds
from skatdesk.skat.actions import Action, Bid, Discard, Hold, Pass, Rearrange
from skatdesk.skat.auction import Auction
from skatdesk.skat.cards import CARDS, JACKS, Cards, parse_cards
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import replay
from skatdesk.skat.ordering import EFFECTIVE_SUIT
from skatdesk.skat.ruleset import HOME, ISKO, PROFILES, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS, BySeat
from skatdesk.skat.states import GameStart, TrickPlay
from skatdesk.skat.view import view_of
from tests.helpers.legal_play import walk
from tests.players.seats_at_play import at_play

PUSHING = replace(HOME, name="custom", schieberamsch=True, grand_hand_before_ramsch_round=False)
RULES = PROFILES | {
    "revolution": replace(HOME, name="custom", revolution=True),
    "pushing": PUSHING,
    "pushing jacks": replace(PUSHING, schieberamsch_jacks=True),
}
WORLDS = 4


def plays(rules: RuleSet, deals: int, some: float) -> Iterator[tuple[TrickPlay, tuple[Action, ...]]]:
    """States of card play, with the actions that led there, and none with an announcement about hidden cards."""
    chance = Random(f"{rules.name}{rules.schieberamsch}{rules.schieberamsch_jacks}{rules.revolution}")
    for _ in range(deals):
        pushing = rules.schieberamsch or (rules.all_pass == "ramsch" and chance.random() < 0.2)
        actions: list[Action] = []
        for state, action in walk(GameStart(Deal.shuffled(chance), rules, ramsch_round=pushing), chance):
            if (
                isinstance(state, TrickPlay)
                and not state.asked
                and not state.contract.spitze
                and chance.random() < some
            ):
                yield state, tuple(actions)
            actions.append(action)


def dealt(situation: Situation, number: int, seed: int = 1) -> Worlds:
    table = np.zeros((number, 4), np.int64)
    made = deal_worlds(
        situation.unseen, 0, situation.room, situation.allowed, situation.known, new_dice(seed), table
    )  # fmt: skip
    assert made == number
    return table


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_what_is_public_is_true(rules: RuleSet) -> None:
    for state, _ in plays(rules, 25, 0.3):
        suits = EFFECTIVE_SUIT[state.game]
        for seat in SEATS:
            situation = Situation(view_of(state, seat))
            course, word = situation.course, situation.word

            assert course[c.DECLARER] == (state.declarer or 0)
            assert course[c.LEADER] == state.trick.leader
            assert course[c.COUNT] == len(state.trick.cards)
            assert [situation.card(int(bit)) for bit in course[c.TABLE :][: course[c.COUNT]]] == [*state.trick.cards]
            assert course[c.TRICK] == len(state.tricks) + 1
            assert course[c.GONE] == word(tuple(card for trick in state.tricks for card in trick.cards))
            assert tuple(course[c.PILES : c.PILES + 3]) == tuple(state.points)
            assert tuple(course[c.WON : c.WON + 3]) == tuple(state.won)
            assert course[c.HANDS + seat] == word(state.hands[seat])
            assert len(situation.played) == sum(len(trick.cards) for trick in (*state.tricks, state.trick))
            for other in SEATS:
                void = {suits[situation.card(bit)] for bit in range(32) if course[c.VOID + other] >> bit & 1}
                assert not void & {suits[card] for card in state.hands[other]}


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_truth_is_among_the_worlds(rules: RuleSet) -> None:
    for state, _ in plays(rules, 25, 0.3):
        for seat in SEATS:
            situation = Situation(view_of(state, seat))
            truth = [situation.word(cards) for cards in (*state.hands, state.skat)]

            for place, cards in enumerate(truth):
                known, more = int(situation.known[place]), cards & ~int(situation.known[place])
                assert known & ~cards == 0
                assert more & ~(situation.unseen & int(situation.allowed[place])) == 0
                assert more.bit_count() == situation.room[place]


def as_dealt(situation: Situation, state: TrickPlay, world: Worlds) -> tuple[GameStart, BySeat[Cards], Cards]:
    """The deal that would have led to this world."""

    def cards(word: int) -> Cards:
        return tuple(card for card in CARDS if word >> situation.word((card,)).bit_length() - 1 & 1)

    hands = BySeat.of(lambda seat: cards(int(world[seat])))
    for trick in (*state.tricks, state.trick):
        for seat, card in trick.plays():
            hands = hands.replace(seat, (*hands[seat], card))
    hands, skat = hands.map(lambda hand: tuple(sorted(hand))), cards(int(world[3]))
    view, start = situation.view, state.start
    if situation.declares and not view.hand_game:  # he knows which two were in the skat
        own = tuple(sorted(card for card in (*hands[situation.seat], *skat) if card not in start.deal.skat))
        return replace(start, deal=Deal(hands.replace(situation.seat, own), start.deal.skat)), hands, skat
    return replace(start, deal=Deal(hands, skat)), hands, skat


@pytest.mark.parametrize("rules", [rules for rules in RULES.values() if not rules.schieberamsch], ids=lambda r: r.name)
def test_every_world_looks_the_same_from_the_seat(rules: RuleSet) -> None:
    """Had the cards lain so, all that was done could have been done, and the seat would see what it sees."""
    for state, actions in plays(rules, 20, 0.15):
        for seat in SEATS:
            view = view_of(state, seat)
            situation = Situation(view)
            for world in dealt(situation, WORLDS):
                start, hands, skat = as_dealt(situation, state, world)
                moved = [
                    Discard(action.seat, tuple(sorted(skat))) if isinstance(action, Discard)
                    else Rearrange(action.seat, hands[action.seat]) if isinstance(action, Rearrange)
                    else action
                    for action in actions
                ]  # fmt: skip

                assert view_of(replay(start, moved), seat) == view


@pytest.mark.parametrize("rules", [RULES["pushing"], RULES["pushing jacks"]], ids=["jacks stay", "jacks go"])
def test_worlds_of_schieberamsch_keep_what_the_seat_has_passed_on_where_it_may_be(rules: RuleSet) -> None:
    seen_kept = seen_moved = 0
    for state, _ in plays(rules, 40, 0.15):
        if state.declarer is not None:
            continue
        for seat in SEATS:
            view = view_of(state, seat)
            situation = Situation(view)
            takers = [other for other in SEATS[seat + 1 :] if other not in view.pushed]
            put_away = situation.word(view.put_away) & ~int(situation.course[c.GONE])
            put_away &= ~situation.word(state.trick.cards)
            for world in dealt(situation, WORLDS):
                assert int(world[0] | world[1] | world[2] | world[3]) == int(situation.unseen) | int(
                    situation.known[0] | situation.known[1] | situation.known[2] | situation.known[3]
                )
                within = int(world[3]) | sum(int(world[other]) for other in takers)
                assert put_away & ~within == 0
                if view.put_away and not takers:
                    assert int(world[3]) == situation.word(view.put_away)
                    seen_kept += 1
                seen_moved += int(bool(view.put_away and takers))
                if len(view.pushed) < 3 and not rules.schieberamsch_jacks:
                    assert not int(world[3]) & situation.word(JACKS)

    assert seen_kept > 20
    assert seen_moved > 20


def test_declarer_knows_the_skat_and_defenders_do_not() -> None:
    hand, skat = "CJ SJ HJ DJ CA CT CK CQ C9 C8", "D7 D8"
    declarer = Situation(at_play("C", FOREHAND, hand, put_away=skat))

    assert declarer.course[c.SKAT] == declarer.word(parse_cards(skat))
    assert declarer.course[c.KNOWS_SKAT] == 1
    assert declarer.room.tolist() == [0, 10, 10, 0]

    defender = Situation(at_play("C", FOREHAND, hand, declarer=REARHAND))
    assert defender.course[c.SKAT] == 0
    assert defender.room.tolist() == [0, 10, 10, 2]

    from_hand = Situation(at_play("C", FOREHAND, hand, hand_game=True))
    assert from_hand.course[c.KNOWS_SKAT] == 0
    assert from_hand.room.tolist() == [0, 10, 10, 2]


def bidding(*calls: Bid | Hold | Pass) -> tuple[tuple[int, int], ...]:
    view = at_play("C", FOREHAND, "CJ SJ HJ DJ CA CT CK CQ C9 C8")
    auction = replace(Auction((), 18, 4, declarer=FOREHAND), calls=calls)
    return Situation(replace(view, auction=auction)).bids


def test_bids_are_what_each_seat_said_yes_to_and_what_it_refused() -> None:
    f, m, r = FOREHAND, MIDDLEHAND, REARHAND

    assert bidding(Bid(m, 18), Hold(f), Bid(m, 20), Pass(f), Pass(r)) == ((18, 20), (20, 0), (0, 22))
    assert bidding(Pass(m), Pass(r), Bid(f, 18)) == ((18, 0), (0, 18), (0, 18))
    assert bidding(Bid(m, 18), Hold(f), Pass(m), Bid(r, 20), Hold(f), Bid(r, 22), Pass(f)) == (
        (20, 22),
        (18, 20),
        (22, 0),
    )


def test_open_hand_is_no_secret() -> None:
    hand, null = "CJ SJ HJ DJ CA CT CK CQ C9 C8", "S7 S8 S9 H7 H8 H9 D8 D9 C7"
    view = at_play(
        "N", MIDDLEHAND, hand, declarer=FOREHAND, trick="D7", open_hand=null, rules=ISKO
    )  # fmt: skip
    situation = Situation(view)

    assert situation.room.tolist() == [0, 0, 10, 2]
    assert all(int(world[0]) == situation.word(view.open_hand) for world in dealt(situation, 5))


def test_matadors_are_counted_in_each_world_with_the_skat_and_what_was_played() -> None:
    """Forehand has led the jack of clubs; the next ones lie with the others, in the hand, or in the skat."""
    situation = Situation(at_play("C", MIDDLEHAND, "CT C9 HA HT HK SA ST SK DA DT", trick="CJ"))
    lies = np.zeros((3, 4), np.int64)
    for lie, (hand, skat) in zip(lies, [("HJ DJ", "H7 D7"), ("SJ HJ CA", "H7 D7"), ("SJ DJ CA", "HJ D7")], strict=True):
        lie[FOREHAND], lie[3] = situation.word(parse_cards(hand)), situation.word(parse_cards(skat))

    assert situation.matadors_in(lies).tolist() == [1, 3, 5]
