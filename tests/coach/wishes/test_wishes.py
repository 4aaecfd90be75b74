"""Deals by wish: what is found fulfils the wishes, what cannot be is told, a seed gives the same deal again."""

import random
from collections.abc import Callable
from itertools import count, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from skatdesk.coach.wishes.demands import Demand, Demands
from skatdesk.coach.wishes.finding import Impossible, NotFound, find
from skatdesk.coach.wishes.wish import (
    Counts,
    GoodFor,
    Holds,
    LongestTrumps,
    Place,
    Wish,
    WorthBidding,
    fulfilled,
    is_judged,
    worth_bidding_for,
    would_bid,
)
from skatdesk.players.bidding import best_plan, caution, plans
from skatdesk.skat.cards import CARDS, JACKS, Cards, Rank, parse_cards, points
from skatdesk.skat.contracts import DECLARABLE, SUIT_GAMES, Game
from skatdesk.skat.deals import DEALS, Deal
from skatdesk.skat.errors import SkatError
from skatdesk.skat.ordering import trumps
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import FOREHAND, SEATS

F, M, R, SKAT = Place
ACES = tuple(card for card in CARDS if card.rank is Rank.ACE)
TENS = tuple(card for card in CARDS if card.rank is Rank.TEN)


def _patience(hands: int) -> Callable[[], float]:
    """A clock that runs out when so many hands have been looked at; it is read for each."""
    reads = count()
    return lambda: 2.0 * next(reads) / hands


def _found(*wishes: Wish, fixed: dict[Place, Cards] | None = None, seed: int = 1) -> Deal:
    deal = find(wishes, fixed or {}, seed, clock=_patience(20_000))
    assert isinstance(deal, Deal)
    for wish in wishes:
        assert fulfilled(wish, wish.place.cards_of(deal), ISKO)
    for place, cards in (fixed or {}).items():
        assert set(cards) <= set(place.cards_of(deal))
    return deal


# ------------------------------------------------------------------ what is found


def test_without_wishes_any_deal_is_found() -> None:
    assert _found() != _found(seed=2)


def test_rare_hands_are_dealt_at_once() -> None:
    """Four jacks and two aces: one hand in three thousand; ten trumps: one in 1.5 million."""
    wishes: tuple[tuple[Wish, ...], ...] = (
        (Holds(F, JACKS, 4, 4), Holds(F, ACES, 2)),
        (LongestTrumps(M, 10),),
        (Counts(R, 90),),
        (Holds(F, JACKS, 3), Holds(M, ACES, 4), Holds(R, TENS, 4), Holds(SKAT, JACKS, 1)),
        (LongestTrumps(F, 7), LongestTrumps(M, 6)),
    )
    for asked in wishes:
        deal = find(asked, {}, 5, clock=_patience(2_000))

        assert isinstance(deal, Deal)
        assert all(fulfilled(wish, wish.place.cards_of(deal), ISKO) for wish in asked)


def test_hands_to_bid_on_are_found() -> None:
    _found(GoodFor(F, (Game.NULL,)), GoodFor(M, (Game.GRAND,)))
    _found(GoodFor(R, SUIT_GAMES), Holds(R, JACKS, 0, 1))
    _found(WorthBidding(M, 60))


def test_fixed_cards_lie_where_they_were_put() -> None:
    fixed = {F: JACKS[:2], M: ACES[:3], SKAT: (TENS[0],)}
    _found(Holds(F, JACKS, 2, 2), Counts(M, 50), fixed=fixed)


def test_a_hand_without_a_trump_is_not_too_long_in_that_suit() -> None:
    """Void in hearts and diamonds, and no jack."""
    _found(LongestTrumps(F, 5, 7), fixed={F: parse_cards("CA CT CK CQ C9 C8 C7 SA ST SK")})


def test_finely_woven_wishes_are_found_as_well() -> None:
    """More groups than can be counted: the rarest wishes are counted, the others tried."""
    _found(
        Holds(F, JACKS, 2, 2),
        Holds(F, ACES, 2, 2),
        Counts(F, 40, 50),
        LongestTrumps(F, 6, 6),
        Holds(M, TENS, 2),
        Holds(R, ACES, 1),
        Holds(SKAT, JACKS, 1),
    )


places = st.sampled_from(list(Place))
some_cards = st.sampled_from([JACKS, ACES, TENS, (*ACES, *TENS), *(trumps(game) for game in SUIT_GAMES)])
ranges = st.tuples(st.integers(0, 5), st.integers(0, 5)).map(lambda ends: (min(ends), max(ends)))
held = st.builds(lambda place, cards, ends: Holds(place, cards, *ends), places, some_cards, ranges)
counted = st.tuples(places, st.integers(0, 60), st.integers(0, 30)).map(lambda c: Counts(c[0], c[1], c[1] + c[2]))
long = st.builds(LongestTrumps, st.sampled_from([F, M, R]), st.integers(3, 8))
asked = st.lists(st.one_of(held, counted, long), max_size=4)


@settings(max_examples=40)
@given(wishes=asked, seed=st.integers(0, 1000))
def test_every_deal_found_fulfils_its_wishes_and_comes_again(wishes: list[Wish], seed: int) -> None:
    result = find(wishes, {}, seed, clock=_patience(300))
    if isinstance(result, Deal):
        assert all(fulfilled(wish, wish.place.cards_of(result), ISKO) for wish in wishes)
        assert find(wishes, {}, seed, clock=_patience(300)) == result


@settings(max_examples=40)
@given(wishes=asked, seed=st.integers(0, 1000))
def test_wishes_a_deal_fulfils_are_never_called_impossible(wishes: list[Wish], seed: int) -> None:
    deal = Deal.shuffled(random.Random(seed))
    true = [wish for wish in wishes if fulfilled(wish, wish.place.cards_of(deal), ISKO)]

    assert not isinstance(find(true, {}, seed, clock=_patience(50)), Impossible)


# ------------------------------------------------------------------ what is not


def test_too_many_cards_asked_for_is_told_with_the_wishes_to_blame() -> None:
    two, three, innocent = Holds(F, JACKS, 2), Holds(M, JACKS, 3), Holds(R, ACES, 1)

    assert find([two, innocent, three], {}, 1) == Impossible((two, three))


def test_a_wish_that_nothing_fulfils_is_alone_to_blame_among_many_too_fine_to_be_counted() -> None:
    """The others are counted only as far as that is quick: what could not be counted then once passed for possible."""
    fat, rich = Holds(SKAT, ACES + TENS, 1, 1), Counts(SKAT, 60)
    fine = (
        Holds(SKAT, trumps(Game.CLUBS), 0, 9), Holds(M, trumps(Game.HEARTS), 0, 9), LongestTrumps(M, 4, 4),
        GoodFor(F, (Game.CLUBS,)), GoodFor(M, (Game.SPADES,)), GoodFor(R, (Game.HEARTS,)),
        Holds(SKAT, ACES + TENS, 2, 8), Holds(SKAT, JACKS, 1, 1), WorthBidding(R, 80),
    )  # fmt: skip

    assert find([fat, *fine, rich], {}, 1) == Impossible((rich,))


def test_a_wish_that_the_fixed_cards_forbid_is_impossible() -> None:
    assert find([Holds(F, JACKS, 1)], {M: JACKS}, 1) == Impossible((Holds(F, JACKS, 1),))
    assert find([Holds(F, JACKS, 0, 0)], {F: JACKS[:1]}, 1) == Impossible((Holds(F, JACKS, 0, 0),))
    weak = tuple(card for card in CARDS if card.rank in (Rank.NINE, Rank.EIGHT, Rank.KING))[:10]
    assert find([GoodFor(F, (Game.GRAND,))], {F: weak}, 1) == Impossible((GoodFor(F, (Game.GRAND,)),))


def test_more_cards_than_a_hand_has_cannot_be_fixed() -> None:
    assert find([], {F: CARDS[:11]}, 1) == Impossible(())
    assert find([Counts(F, 93)], {}, 1) == Impossible((Counts(F, 93),))


def test_the_skat_is_no_hand_to_bid_on() -> None:
    assert isinstance(find([WorthBidding(SKAT, 18)], {}, 1), Impossible)


def test_a_card_fixed_twice_is_a_mistake() -> None:
    with pytest.raises(SkatError, match="fixed at two places"):
        find([], {F: JACKS, M: JACKS[:1]}, 1)


def test_what_nobody_can_prove_is_not_found_in_so_many_hands() -> None:
    unlikely: list[Wish] = [GoodFor(F, (Game.NULL,)), Holds(F, JACKS, 4), Holds(F, ACES, 4)]
    result = find(unlikely, {}, 1, clock=_patience(600))

    assert isinstance(result, NotFound)
    assert result.tried >= 500


def test_a_search_nobody_waits_for_ends_at_once() -> None:
    unlikely: list[Wish] = [GoodFor(F, (Game.NULL,)), Holds(F, JACKS, 4), Holds(F, ACES, 4)]
    result = find(unlikely, {}, 1, clock=_patience(600), stopped=lambda: True)

    assert result == NotFound(1)


# ------------------------------------------------------------------ counting


def test_all_deals_are_counted() -> None:
    assert Demands({}).ways == DEALS
    assert Demands({F: CARDS[:10], M: CARDS[10:20], R: CARDS[20:30]}).ways == 1


def test_of_cards_that_all_lie_fast_there_is_one_deal_or_none() -> None:
    """None where a demand is not met, or more cards are fixed than have room: there the others could not be dealt."""
    whole = dict(zip(Place, (CARDS[:10], CARDS[10:20], CARDS[20:30], CARDS[30:]), strict=True))
    every = (1,) * 32

    assert Demands(whole).ways == 1
    assert Demands(whole, (Demand(SKAT, every, 2, 2),)).ways == 1
    assert Demands(whole, (Demand(SKAT, every, 0, 1),)).ways == 0
    assert Demands({F: CARDS[:11]}).ways == 0


def test_deals_with_four_jacks_in_one_hand_are_counted() -> None:
    """Six more of 28 cards, then the rest as always."""
    four = Demand(F, tuple(int(card in JACKS) for card in CARDS), 4, 4)

    assert Demands({}, (four,)).ways * 64_512_240 == 376_740 * DEALS


@settings(max_examples=25)
@given(st.randoms(use_true_random=False))
def test_as_many_deals_are_counted_as_fulfil_the_demands_one_by_one(chance: random.Random) -> None:
    """Six cards are open, two of them forehand's and two middlehand's; any demands on any of the places."""
    cards = chance.sample(CARDS, 32)
    places = dict(zip(Place, (cards[:8], cards[8:16], cards[16:25], cards[25:26]), strict=True))
    demands = []
    for _ in range(chance.randint(0, 3)):
        place, weights = chance.choice(list(Place)), tuple(chance.choices((0, 1, 2), k=32))
        least = sum(weights[card] for card in places[place]) + chance.randint(0, 3)
        demands.append(Demand(place, weights, least, least + chance.randint(0, 2)))
    fixed = {place: tuple(held) for place, held in places.items()}

    def fulfils(hands: dict[Place, Cards]) -> bool:
        sums = (sum(demand.weights[card] for card in hands[demand.place]) for demand in demands)
        return all(one.least <= found <= one.most for one, found in zip(demands, sums, strict=True))

    fulfilling = 0
    for a, b, c, d, e, f in permutations(cards[26:]):
        if a < b and c < d:
            rest = dict(zip(Place, ((a, b), (c, d), (e,), (f,)), strict=True))
            fulfilling += fulfils({place: fixed[place] + rest[place] for place in Place})
    counted = Demands(fixed, tuple(demands))

    assert counted.ways == fulfilling
    if fulfilling:
        dealt = counted.draw(chance, lambda _place, _cards: True)
        assert dealt is not None
        assert fulfils(dealt)
        assert sorted(card for hand in dealt.values() for card in hand) == list(CARDS)


def test_hands_are_drawn_as_often_as_they_are_dealt() -> None:
    """Jacks in forehand's hand when it has at least one: 1 to 4, by the hypergeometric distribution."""
    wish = Holds(F, JACKS, 1)
    seen = [sum(card in JACKS for card in _found(wish, seed=seed).hands[0]) for seed in range(800)]
    expected = {1: 0.531, 2: 0.358, 3: 0.0993, 4: 0.0079}
    shares = {number: seen.count(number) / 800 for number in expected}
    total = sum(expected.values())

    assert all(abs(shares[number] - share / total) < 0.06 for number, share in expected.items())


def test_a_hand_that_is_long_in_two_suits_is_drawn_as_often_as_it_is_dealt() -> None:
    """With five trumps in one suit at least, every fourth hand has them in another one too: the jacks count in both."""

    def suits(hand: Cards) -> int:
        return sum(sum(card in trumps(game) for card in hand) >= 5 for game in SUIT_GAMES)

    chance = random.Random(1)
    dealt = [found for found in (suits(tuple(chance.sample(CARDS, 10))) for _ in range(20_000)) if found]
    drawn = [suits(_found(LongestTrumps(F, 5), seed=seed).hands[0]) for seed in range(600)]

    shares = [sum(found > 1 for found in hands) / len(hands) for hands in (dealt, drawn)]
    assert shares[0] == pytest.approx(0.28, abs=0.02)
    assert shares[1] == pytest.approx(shares[0], abs=0.06)


# ------------------------------------------------------------------ judgement


@pytest.mark.parametrize("rules", [ISKO, HOME], ids=lambda rules: rules.name)
def test_a_game_is_judged_as_the_players_judge_it(rules: object) -> None:
    assert rules in (ISKO, HOME)
    chosen = ISKO if rules is ISKO else HOME
    for seed in range(40):
        deal = Deal.shuffled(random.Random(seed))
        for seat in SEATS:
            hand = deal.hands[seat]
            known = plans(hand, chosen, seat is FOREHAND)
            for game in DECLARABLE:
                promised, _ = best_plan(tuple(plan for plan in known if plan.contract.game is game), 18, chosen)
                assert worth_bidding_for(game, hand, chosen, seat) is (promised > caution(chosen))


def test_who_would_bid_more_would_bid_less() -> None:
    for seed in range(30):
        hand = Deal.shuffled(random.Random(seed)).hands[0]
        said = [would_bid(hand, ISKO, FOREHAND, bid) for bid in (18, 24, 36, 48, 72, 120)]
        assert said == sorted(said, reverse=True)


@pytest.mark.parametrize(
    ("hand", "bid", "next_bid"),
    [("CJ SJ HJ DJ CA CT CK CQ C9 C8", 144, 150), ("C7 C8 C9 CJ S7 S8 S9 H7 H8 D7", 59, 60)],
    ids=["Clubs or Grand Hand with four jacks", "Null Hand ouvert"],
)
def test_nobody_bids_more_than_the_hand_is_surely_worth(hand: str, bid: int, next_bid: int) -> None:
    for value, says in ((bid, True), (next_bid, False)):
        assert fulfilled(WorthBidding(F, value), parse_cards(hand), ISKO) is says


def test_the_best_skat_is_good_for_no_game() -> None:
    skat = parse_cards("CJ SJ")

    assert not fulfilled(GoodFor(SKAT, DECLARABLE), skat, ISKO)
    assert not fulfilled(WorthBidding(SKAT, 18), skat, ISKO)


def test_judged_wishes_are_told_from_counted_ones() -> None:
    assert is_judged(GoodFor(F, (Game.NULL,)))
    assert not is_judged(Holds(F, JACKS, 1))
    assert fulfilled(Counts(F, points(ACES)), ACES, ISKO)
