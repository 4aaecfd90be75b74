"""Every situation a table can be in, by name: for tests and for pictures."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from skatdesk.skat.actions import (
    Action,
    Announce,
    AnnounceDefence,
    Claim,
    Concede,
    Discard,
    Kontra,
    Pass,
    PickUp,
    Play,
    PlayHand,
    Push,
    ThrowIn,
)
from skatdesk.skat.cards import Card, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import legal_actions, replay
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS, BySeat, Seat
from skatdesk.skat.states import Finished, GameStart, TrickPlay
from tests.skat.positions import calls, won_by
from tests.ui.table.at_table import AtTable

MINE = parse_cards("CJ SJ HA HK H8 CA C9 SA S9 DQ")
LEFT = parse_cards("HJ HT CT C8 C7 SK S8 DA D9 D8")
RIGHT = parse_cards("DJ HQ H9 CK CQ ST SQ S7 DK D7")
SKAT = parse_cards("H7 DT")
DISCARDS = parse_cards("DQ DT")
DEALER = {FOREHAND: 2, MIDDLEHAND: 1, REARHAND: 0}
"""Who deals at a table of three, for the human (place 0) to have this seat."""

NULL_MINE = parse_cards("C7 C8 C9 S7 S8 ST H7 H9 D7 D9")
NULL_LEFT = parse_cards("CJ CA CT CK SJ SA SK HJ HA HK")
NULL_RIGHT = parse_cards("CQ SQ S9 HT HQ H8 DJ DA DT DK")
NULL_SKAT = parse_cards("DQ D8")

PLAIN = (MINE, LEFT, RIGHT), SKAT
TAME = (NULL_MINE, NULL_LEFT, NULL_RIGHT), NULL_SKAT
"""Three hands as they sit round the table, and a skat: for trump games, for Null."""

SCHIEBE = replace(HOME, name="custom", schieberamsch=True)
BEFORE_LEAD = replace(HOME, name="custom", kontra_window="before_lead", kontra_levels=4)
SPITZE = replace(HOME, name="custom", spitze=1, revolution=True)


def my_deal(me: Seat, mine: Sequence[Card] = MINE) -> Deal:
    """The deal in which the human holds these cards in this seat."""
    around, skat = next((hands, skat) for hands, skat in (PLAIN, TAME) if mine in hands)
    at = around.index(tuple(mine))
    left, right = around[(at + 1) % 3], around[(at + 2) % 3]
    return Deal(BySeat.of(lambda seat: (tuple(mine), left, right)[(seat - me) % 3]), skat)


def put(
    t: AtTable,
    *actions: Action,
    me: Seat = FOREHAND,
    rules: RuleSet = ISKO,
    mine: Sequence[Card] = MINE,
    ramsch_round: bool = False,
) -> None:
    """Puts the human's deal on a table of three."""
    t.deal(my_deal(me, mine), actions, rules=rules, dealer=DEALER[me], ramsch_round=ramsch_round)


def declared(contract: Contract, declarer: Seat = FOREHAND, *, bid: int = 18, deal: Deal | None = None) -> list[Action]:
    """Bidding, skat and announcement of a contract; the skat is what is put away where it is taken."""
    actions = won_by(declarer, bid)
    skat = DISCARDS if deal is None else deal.skat
    exchange: list[Action] = [PlayHand(declarer)] if contract.hand else [PickUp(declarer), Discard(declarer, skat)]
    return [*actions, *exchange, Announce(declarer, contract)]


def simply(start: GameStart, actions: Sequence[Action], until: Callable[[TrickPlay], bool]) -> list[Action]:
    """The actions, and plain card play after them until something is so or the deal is over."""
    done = list(actions)
    state = replay(start, done)
    while not isinstance(state, Finished):
        assert isinstance(state, TrickPlay)
        if until(state):
            break
        plays = [option for option in legal_actions(state) if isinstance(option, Play)]
        ducking = state.game in (Game.NULL, Game.RAMSCH)
        strong = state.trick.turn is state.declarer
        best = (max if strong and not ducking else min)(plays, key=lambda play: (play.card.points, -play.card))
        done.append(best)
        state = replay(start, done)
    return done


def tricks(count: int, cards: int = 0) -> Callable[[TrickPlay], bool]:
    """Until this many tricks and cards of the next lie."""
    return lambda state: (len(state.tricks), len(state.trick.cards)) >= (count, cards)


def never(_state: TrickPlay) -> bool:
    """Play to the end."""
    return False


def play(
    t: AtTable,
    contract: Contract,
    until: Callable[[TrickPlay], bool],
    *after: Action,
    me: Seat = FOREHAND,
    declarer: Seat = FOREHAND,
    rules: RuleSet = ISKO,
    bid: int = 18,
    mine: Sequence[Card] = MINE,
    bock_factor: int = 1,
    said: Sequence[Action] = (),
) -> None:
    """A contract played to some point, then ``after``; ``said`` follows the announcement."""
    deal = my_deal(me, mine)
    start = GameStart(deal, rules, bock_factor)
    begun = declared(contract, declarer, bid=bid, deal=None if declarer is me and mine is MINE else deal)
    _bring(t, start, [*begun, *said], until, dealer=DEALER[me])
    t.act(*after)


def _bring(
    t: AtTable,
    start: GameStart,
    actions: Sequence[Action],
    until: Callable[[TrickPlay], bool],
    *,
    dealer: int,
    size: int = 3,
) -> None:
    """Plays a deal to some point; the last action is done at the table, so that a finished deal is entered."""
    *taken_up, last = simply(start, actions, until)
    t.deal(
        start.deal,
        taken_up,
        rules=start.rules,
        size=size,
        dealer=dealer,
        bock_factor=start.bock_factor,
        ramsch_round=start.ramsch_round,
    )
    t.act(last)


HEARTS = Contract(Game.HEARTS)
CLUBS_HAND = Contract(Game.CLUBS, hand=True)
DOUBLED = (Kontra(MIDDLEHAND), Kontra(FOREHAND), Pass(MIDDLEHAND))
NULL_OUVERT = Contract(Game.NULL, ouvert=True)
REVOLUTION_CONTRACT = Contract(Game.NULL, hand=True, ouvert=True, revolution=True)


# ------------------------------------------------------------------ before the play


def _discarding(t: AtTable, chosen: int) -> None:
    put(t, *won_by(FOREHAND, 24), PickUp(FOREHAND))
    for card in DISCARDS[:chosen]:
        t.controller.choose_card(card)


def _announcing(t: AtTable, game: Game | None, *additions: str, bid: int = 18, hand: bool, rules: RuleSet) -> None:
    exchange = [PlayHand(FOREHAND)] if hand else [PickUp(FOREHAND), Discard(FOREHAND, DISCARDS)]
    put(t, *won_by(FOREHAND, bid), *exchange, rules=rules)
    if game is not None:
        t.asker.announce.point_at(game)
    for addition in additions:
        t.asker.announce.additions[addition].click()


def _pointed(t: AtTable) -> None:
    put(t, *calls("M18 F+"), me=MIDDLEHAND)
    t.asker.bidding.calculator.point_at(Contract(Game.HEARTS))


def _late_bidding(t: AtTable) -> None:
    put(t, *calls("M18 F+ M20 F+ M22 F+ M23 F+ M- R24"), me=FOREHAND)


def _four(t: AtTable, dealer: int, actions: Sequence[Action], rules: RuleSet = ISKO) -> None:
    t.deal(Deal(BySeat(MINE, LEFT, RIGHT), SKAT), actions, rules=rules, size=4, dealer=dealer)


def _four_played(t: AtTable, dealer: int, contract: Contract, declarer: Seat, until: Callable[..., bool]) -> None:
    deal = Deal(BySeat(MINE, LEFT, RIGHT), SKAT)
    actions = declared(contract, declarer, bid=18, deal=deal)
    _bring(t, GameStart(deal, ISKO), actions, until, dealer=dealer, size=4)


def _wrong_card(t: AtTable) -> None:
    play(t, HEARTS, tricks(1, 1), me=MIDDLEHAND, declarer=FOREHAND)
    assert t.controller.request is not None
    allowed = {option.card for option in t.controller.request.options if isinstance(option, Play)}
    t.controller.choose_card(next(card for card in t.table.scene.row.cards if card not in allowed))


def _consent(t: AtTable) -> None:
    play(t, HEARTS, tricks(3), me=MIDDLEHAND, declarer=FOREHAND)
    t.engine.offer_concession(FOREHAND)


# ------------------------------------------------------------------ endings


def _pushing(*words: str) -> list[Action]:
    """``push`` or two cards to pass on, forehand first."""
    done: list[Action] = [*calls("M- R- F-")]
    for seat, word in zip(SEATS, words, strict=False):
        done += [Push(seat)] if word == "push" else [PickUp(seat), Discard(seat, parse_cards(word))]
    return done


def _ramsch(
    t: AtTable,
    rules: RuleSet,
    before: Sequence[Action],
    until: Callable[[TrickPlay], bool] = never,
    mine: Sequence[Card] = MINE,
) -> None:
    _bring(t, GameStart(my_deal(FOREHAND, mine), rules), before, until, dealer=2)


def _claimed(t: AtTable) -> None:
    mine = parse_cards("CJ SJ HJ DJ CA CT CK CQ C9 C8")
    left = parse_cards("C7 SA ST SK SQ S9 S8 S7 HA HT")
    right = parse_cards("HK HQ H9 H8 H7 DA DT DK DQ D9")
    deal = Deal(BySeat(mine, left, right), parse_cards("D8 D7"))
    t.deal(deal, declared(Contract(Game.CLUBS, hand=True), deal=deal))
    t.act(Claim(FOREHAND))


def _passed_in(t: AtTable) -> None:
    put(t, *calls("M- R-"))
    t.act(*calls("F-"))


SITUATIONS: dict[str, Callable[[AtTable], None]] = {
    "bidding_speak": lambda t: put(t, me=MIDDLEHAND),
    "bidding_pointed": _pointed,
    "bidding_hear": lambda t: put(t, *calls("M18")),
    "bidding_late": _late_bidding,
    "bidding_wait": lambda t: put(t, me=REARHAND),
    "bidding_watch": lambda t: put(t, *calls("M18"), me=REARHAND),
    "bidding_forehand": lambda t: put(t, *calls("M- R-")),
    "bidding_passed": lambda t: put(t, *calls("M18 F- R20"), me=FOREHAND),
    "skat": lambda t: put(t, *won_by(FOREHAND, 24)),
    "skat_other": lambda t: put(t, *won_by(MIDDLEHAND, 24)),
    "discard": lambda t: _discarding(t, 0),
    "discard_one": lambda t: _discarding(t, 1),
    "discard_two": lambda t: _discarding(t, 2),
    "announce": lambda t: _announcing(t, None, hand=False, rules=ISKO),
    "announce_hearts": lambda t: _announcing(t, Game.HEARTS, hand=False, rules=ISKO, bid=24),
    "announce_hand": lambda t: _announcing(t, Game.CLUBS, "schwarz", hand=True, rules=ISKO),
    "announce_overbid": lambda t: _announcing(t, Game.DIAMONDS, hand=False, rules=ISKO, bid=72),
    "announce_schneider": lambda t: _announcing(t, Game.HEARTS, hand=False, rules=ISKO, bid=40),
    "announce_null": lambda t: _announcing(t, Game.NULL, "ouvert", hand=False, rules=ISKO, bid=20),
    "announce_tchibo": lambda t: _announcing(t, Game.HEARTS, "ouvert", hand=False, rules=TCHIBO),
    "announce_spitze": lambda t: _announcing(t, Game.NULL, "revolution", hand=True, rules=SPITZE),
    "kontra_asked": lambda t: put(t, *declared(HEARTS, MIDDLEHAND, deal=my_deal(FOREHAND)), rules=BEFORE_LEAD),
    "re_asked": lambda t: put(t, *declared(HEARTS), Kontra(MIDDLEHAND), rules=BEFORE_LEAD),
    "grand_hand_call": lambda t: put(t, rules=HOME, ramsch_round=True),
    "push_or_take": lambda t: put(t, *_pushing("push"), me=MIDDLEHAND, rules=SCHIEBE),
    "pass_on": lambda t: put(t, *calls("M- R- F-"), PickUp(FOREHAND), rules=SCHIEBE),
    "rearrange": lambda t: put(
        t, *declared(REVOLUTION_CONTRACT), Pass(MIDDLEHAND), Pass(REARHAND), me=MIDDLEHAND, rules=SPITZE, mine=NULL_LEFT
    ),
    # -------------------------------------------------------------- play
    "lead": lambda t: play(t, HEARTS, tricks(0)),
    "follow": lambda t: play(t, HEARTS, tricks(2, 2), me=MIDDLEHAND, declarer=REARHAND),
    "second": lambda t: play(t, CLUBS_HAND, tricks(4, 1), me=REARHAND, declarer=MIDDLEHAND),
    "not_my_turn": lambda t: play(t, HEARTS, tricks(3, 1), me=FOREHAND, declarer=FOREHAND),
    "wrong_card": _wrong_card,
    "kontra_button": lambda t: play(t, HEARTS, tricks(0, 1), me=MIDDLEHAND, declarer=FOREHAND, rules=HOME),
    "defence_buttons": lambda t: play(t, HEARTS, tricks(0, 1), me=MIDDLEHAND, declarer=FOREHAND, rules=TCHIBO),
    "null_ouvert_other": lambda t: play(t, NULL_OUVERT, tricks(2, 0), declarer=MIDDLEHAND, bid=23, mine=NULL_RIGHT),
    "null_ouvert_mine": lambda t: play(t, NULL_OUVERT, tricks(1, 1), bid=23, mine=NULL_MINE),
    "ramsch": lambda t: _ramsch(t, HOME, calls("M- R- F-"), tricks(3, 2)),
    "last_trick": lambda t: play(t, HEARTS, tricks(9, 2)),
    "consent": _consent,
    # -------------------------------------------------------------- tables of four
    "four_bidding": lambda t: _four(t, 3, calls("M18")),
    "four_play": lambda t: _four_played(t, 2, HEARTS, REARHAND, tricks(2, 1)),
    "four_onlooker_bidding": lambda t: _four(t, 0, calls("M18 F+ M20 F-")),
    "four_onlooker_play": lambda t: _four_played(t, 0, HEARTS, FOREHAND, tricks(3, 2)),
    "four_onlooker_ouvert": lambda t: _four_played(
        t, 0, Contract(Game.GRAND, True, True, True, True), MIDDLEHAND, tricks(1, 1)
    ),
    "four_result": lambda t: _four_played(t, 0, HEARTS, FOREHAND, never),
    # -------------------------------------------------------------- endings
    "won": lambda t: play(t, HEARTS, never),
    "lost": lambda t: play(t, Contract(Game.DIAMONDS), never, declarer=MIDDLEHAND),
    "overbid": lambda t: play(t, HEARTS, never, bid=72),
    "null_won": lambda t: play(t, Contract(Game.NULL), never, mine=NULL_MINE),
    "null_lost": lambda t: play(t, Contract(Game.NULL), never, declarer=MIDDLEHAND, mine=NULL_MINE),
    "kontra_bock": lambda t: play(t, HEARTS, never, rules=BEFORE_LEAD, said=DOUBLED, bock_factor=2),
    "conceded": lambda t: play(t, HEARTS, tricks(0, 2), Concede(FOREHAND)),
    "conceded_by_defenders": lambda t: play(
        t, HEARTS, tricks(3), Concede(MIDDLEHAND, REARHAND), me=FOREHAND, declarer=FOREHAND
    ),
    "claimed": _claimed,
    "thrown_in": lambda t: play(t, Contract(Game.CLUBS, True, True, True), tricks(2), ThrowIn(FOREHAND), bid=18),
    "passed_in": _passed_in,
    "ramsch_lost": lambda t: _ramsch(t, HOME, calls("M- R- F-")),
    "ramsch_march": lambda t: _ramsch(t, HOME, calls("M- R- F-"), mine=NULL_MINE),
    "ramsch_own": lambda t: _ramsch(t, TCHIBO, calls("M- R- F-")),
    "schieberamsch": lambda t: _ramsch(t, SCHIEBE, _pushing("push", "C8 C7", "push")),
    "schieberamsch_passed_on": lambda t: _ramsch(t, SCHIEBE, _pushing("HA DQ", "C8 C7", "push")),
    "defence_announced": lambda t: play(
        t,
        HEARTS,
        never,
        me=MIDDLEHAND,
        rules=TCHIBO,
        said=(Play(FOREHAND, Card.parse("CQ")), AnnounceDefence(MIDDLEHAND)),
    ),
}
"""What each name stands for: a function that brings a fresh table there."""

TYPICAL = (
    "bidding_pointed",
    "bidding_hear",
    "skat",
    "discard_one",
    "announce_hand",
    "kontra_asked",
    "rearrange",
    "pass_on",
    "follow",
    "wrong_card",
    "defence_buttons",
    "null_ouvert_other",
    "ramsch",
    "consent",
    "four_onlooker_play",
    "won",
    "conceded",
    "passed_in",
    "schieberamsch",
)
"""One of each kind, for tests that need not see them all."""
