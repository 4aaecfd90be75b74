"""What a referee tells and asks an engine, line by line (docs/protocol.md)."""

from skatdesk.notation.protocol import format_contract
from skatdesk.skat.auction import next_bid
from skatdesk.skat.cards import format_cards
from skatdesk.skat.errors import NotationError
from skatdesk.skat.events import (
    AuctionWon,
    BidHeld,
    BidNamed,
    CardPlayed,
    ContractAnnounced,
    DealFinished,
    Event,
    HandChosen,
    HandExposed,
    Passed,
    SkatTaken,
    TrickWon,
)
from skatdesk.skat.results import Played
from skatdesk.skat.seats import Seat
from skatdesk.skat.states import Bidding, Finished, GameStart, GameState, SkatExchange, TrickPlay

Lines = tuple[str, ...]


def question(state: GameState) -> str:
    """What the player whose turn it is gets asked; raises ``NotationError`` where the protocol has no question."""
    match state:
        case Bidding(auction=auction) if auction.answering:
            return f"hold? {auction.bid}"
        case Bidding(auction=auction) if next_bid(auction.bid) is not None:
            return f"bid? {next_bid(auction.bid)}"
        case SkatExchange(stage="skat"):
            return "hand?"
        case SkatExchange():
            return "declare?"
        case TrickPlay(asked=()):
            return "play?"
    raise NotationError("the protocol has no question for this")


def opening_lines(start: GameStart, seat: Seat, game: str, seed: int, *, fulldeal: bool = False) -> Lines:
    """What the engine at this seat is told when a game begins; with ``fulldeal`` all cards too."""
    deal = start.deal
    lines = (f"game {game} {seat:d} {seed}", f"hand {format_cards(deal.hands[seat])}")
    return (*lines, f"deal {deal}") if fulldeal else lines


def event_lines(event: Event, after: GameState, seat: Seat, *, fulldeal: bool = False) -> Lines:
    """What the engine at this seat is told about an event; ``after`` is the state it led to.

    With ``fulldeal`` also which cards lie in the skat. Nothing where the protocol has no words.
    """
    match event:
        case BidNamed(who, value):
            return (f"event bid {who:d} {value}",)
        case BidHeld(who, value):
            return (f"event hold {who:d} {value}",)
        case Passed(who):
            return (f"event pass {who:d}",)
        case AuctionWon(who, bid):
            return (f"declarer {who:d} {bid}",)
        case HandChosen():
            return ("event hand",)
        case SkatTaken(who, cards):
            return ("event pickup", f"skat {format_cards(cards or ())}") if who is seat else ("event pickup",)
        case ContractAnnounced(who, contract) if who is not None:
            named = f"contract {who:d} {format_contract(contract)}"
            return (named,) if contract.ouvert else (named, *_skat_lines(after, fulldeal))
        case HandExposed(_, cards):
            return (f"ouvert {format_cards(cards)}", *_skat_lines(after, fulldeal))
    return _play_lines(event, after)


def _skat_lines(after: GameState, fulldeal: bool) -> Lines:
    return (f"fullskat {format_cards(after.skat)}",) if fulldeal and isinstance(after, TrickPlay) else ()


def _play_lines(event: Event, after: GameState) -> Lines:
    match event:
        case CardPlayed(who, card):
            return (f"event play {who:d} {card}",)
        case TrickWon(who, trick):
            play = after.play if isinstance(after, Finished) else after
            assert isinstance(play, TrickPlay)
            return (f"event trick {len(play.tricks)} {who:d} {trick.points}",)
        case DealFinished(Played() as result):
            outcome = "won" if result.valuation.won else "lost"
            return f"result {result.declarer:d} {outcome} {result.points} {result.valuation.score}", "end"
        case DealFinished():
            return "passed", "end"
    return ()
