"""Deals, auctions and positions for the tests of this folder, in few words."""

from skatdesk.skat.actions import Action, Announce, Bid, Discard, Hold, Pass, PickUp, Play, PlayHand
from skatdesk.skat.auction import Auction, Call
from skatdesk.skat.cards import Card, Cards, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.errors import IllegalAction
from skatdesk.skat.game import replay, step
from skatdesk.skat.ruleset import ISKO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, SEATS, BySeat, Seat
from skatdesk.skat.states import Finished, GameStart, GameState, SkatExchange, TrickPlay
from skatdesk.skat.tricks import Trick

WITH_ONE = Deal.parse(
    "CJ HJ CA CT CK HA HT HK SA DA | SJ DJ CQ C9 HQ H9 ST SK DT DK | C8 C7 H8 H7 SQ S9 S8 S7 DQ D9 | D8 D7"
)
"""Forehand plays any suit game, or Grand, with one matador; the skat has no points."""


def calls(text: str) -> list[Call]:
    """``M18 F+ M20 F-``: seat letter, then a value, ``+`` for yes or ``-`` for pass."""
    found: list[Call] = []
    for word in text.split():
        seat = SEATS["FMR".index(word[0])]
        if word[1:] == "+":
            found.append(Hold(seat))
        elif word[1:] == "-":
            found.append(Pass(seat))
        else:
            found.append(Bid(seat, int(word[1:])))
    return found


def auction(text: str) -> Auction:
    """The auction after these calls."""
    reached = Auction()
    for call in calls(text):
        reached = reached.after(call)
    return reached


def won_by(declarer: Seat, bid: int) -> list[Action]:
    """The shortest bidding that makes this seat the declarer at this bid."""
    text = {
        FOREHAND: f"M{bid} F+ M- R-",
        MIDDLEHAND: f"M{bid} F- R-",
        REARHAND: f"M- R{bid} F-",
    }
    return list(calls(text[declarer]))


def after_bidding(
    declarer: Seat = FOREHAND, bid: int = 18, *, rules: RuleSet = ISKO, deal: Deal = WITH_ONE
) -> SkatExchange:
    """The declarer found, the skat still lying."""
    state = replay(GameStart(deal, rules), won_by(declarer, bid))
    assert isinstance(state, SkatExchange)
    return state


def announcing(
    declarer: Seat = FOREHAND, bid: int = 18, *, hand: bool = False, rules: RuleSet = ISKO, deal: Deal = WITH_ONE
) -> SkatExchange:
    """Everything done but the announcement; who took the skat has put it away again."""
    exchange = after_bidding(declarer, bid, rules=rules, deal=deal)
    doing: list[Action] = [PlayHand(declarer)] if hand else [PickUp(declarer), Discard(declarer, deal.skat)]
    state = do(exchange, *doing)
    assert isinstance(state, SkatExchange)
    return state


def contract(text: str, rules: RuleSet = ISKO) -> Contract:
    """``C``, ``G hand schneider``, ``N ouvert``: a game and its announcements, with all they imply."""
    return bare_contract(text).normalised(rules)


def bare_contract(text: str) -> Contract:
    """The same with just what is said."""
    game, *words = text.split()
    assert set(words) <= {"hand", "schneider", "schwarz", "ouvert", "spitze", "revolution"}
    return Contract(Game.parse(game), **dict.fromkeys(words, True))


def announced(
    text: str,
    declarer: Seat = FOREHAND,
    bid: int = 18,
    *,
    rules: RuleSet = ISKO,
    deal: Deal = WITH_ONE,
) -> GameState:
    """The state after this contract was announced."""
    wanted = contract(text, rules)
    exchange = announcing(declarer, bid, hand=wanted.hand, rules=rules, deal=deal)
    return do(exchange, Announce(declarer, wanted))


def playing(
    text: str, declarer: Seat = FOREHAND, bid: int = 18, *, rules: RuleSet = ISKO, deal: Deal = WITH_ONE
) -> TrickPlay:
    """The play of this contract before the first lead."""
    state = announced(text, declarer, bid, rules=rules, deal=deal)
    assert isinstance(state, TrickPlay)
    return state


def do(state: GameState, *actions: Action) -> GameState:
    """The state after these actions."""
    for action in actions:
        state, _ = step(state, action)
    return state


def play_cards(state: GameState, text: str) -> GameState:
    """The state after these cards, each played by whoever's turn it is."""
    for card in parse_cards(text):
        assert state.turn is not None
        state = do(state, Play(state.turn, card))
    return state


def finished(state: GameState) -> Finished:
    """The state, known to be the end."""
    assert isinstance(state, Finished)
    return state


def refusal(state: GameState, action: Action) -> str:
    """The rule that forbids the action; the state is seen to stay as it was."""
    before, rule = repr(state), "allowed"
    try:
        step(state, action)
    except IllegalAction as error:
        rule = error.rule
    assert repr(state) == before
    return rule


def ending(
    game: str,
    hands: tuple[str, str, str],
    *,
    declarer: Seat | None = FOREHAND,
    leader: Seat = FOREHAND,
    trick: str = "",
    points: tuple[int, int, int] = (0, 0, 0),
    tricks: tuple[int, int, int] = (0, 0, 0),
    skat: Cards = (),
    bid: int = 18,
    rules: RuleSet = ISKO,
    deal: Deal = WITH_ONE,
) -> TrickPlay:
    """A position in the middle of a deal, put together by hand.

    ``tricks`` were won with ``points``; which cards lay in them is left open.
    """
    reached = auction("M- R- F-") if declarer is None else after_bidding(declarer, bid, deal=deal).auction
    past = tuple(Trick(seat) for seat, number in zip(SEATS, tricks, strict=True) for _ in range(number))
    return TrickPlay(
        GameStart(deal, rules),
        reached,
        BySeat(*map(parse_cards, hands)),
        skat,
        declarer,
        contract(game, rules),
        Trick(leader, parse_cards(trick)),
        past,
        BySeat(*points),
        BySeat(*tricks),
    )


def card(code: str) -> Card:
    """The card with this code."""
    return Card.parse(code)
