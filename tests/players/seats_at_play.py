"""Views of positions put together by hand, in few words."""

from skatdesk.players.player import Budget, Decision, Player
from skatdesk.players.rules_player import RulesPlayer
from skatdesk.skat.actions import Action, Play
from skatdesk.skat.auction import Auction
from skatdesk.skat.cards import CARDS, Cards, format_cards, parse_cards, points
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import ISKO, RuleSet
from skatdesk.skat.seats import FOREHAND, BySeat, Seat
from skatdesk.skat.tricks import Trick, playable
from skatdesk.skat.view import Phase, SeatView

BUDGET = Budget(1.0)


def sorted_cards(text: str) -> Cards:
    """The cards in card order, as a hand is kept."""
    return tuple(sorted(parse_cards(text)))


def at_play(
    game: str,
    seat: Seat,
    hand: str,
    *,
    declarer: Seat | None = FOREHAND,
    trick: str = "",
    leader: Seat = FOREHAND,
    played: tuple[str, ...] = (),
    put_away: str = "",
    open_hand: str = "",
    hand_game: bool = False,
    rules: RuleSet = ISKO,
) -> SeatView:
    """What the seat sees in the play.

    ``played`` are the tricks so far, three cards each in the order played; forehand led
    the first. With tricks played, ``leader`` follows from them.
    """
    contract = Contract(Game.parse(game), hand_game, ouvert=bool(open_hand))
    tricks: list[Trick] = []
    taken = {place: [0, 0] for place in Seat}
    for text in played:
        done = Trick(leader, parse_cards(text))
        leader = done.winner(contract.game)
        taken[leader][0] += points(done.cards)
        taken[leader][1] += 1
        tricks.append(done)
    table = Trick(leader, parse_cards(trick))
    left = {place: 10 - len(tricks) - (table.card_of(place) is not None) for place in Seat}
    own = sorted_cards(hand)
    assert table.turn is seat, "somebody else has to play"
    assert len(own) == left[seat], f"the hand should have {left[seat]} cards"
    seen = [*own, *parse_cards(put_away), *table.cards, *(card for done in tricks for card in done.cards)]
    assert len(set(seen)) == len(seen), f"a card lies twice: {format_cards(sorted(seen))}"
    return SeatView(
        seat,
        rules,
        1,
        False,
        Phase.PLAY,
        seat,
        own,
        Auction((), 18, 4, declarer=declarer),
        declarer,
        contract,
        hand_game,
        put_away=sorted_cards(put_away),
        open_hand=sorted_cards(open_hand),
        cards_left=BySeat.of(left.__getitem__),
        trick=table,
        tricks=tuple(tricks),
        points=BySeat.of(lambda place: taken[place][0]),
        won=BySeat.of(lambda place: taken[place][1]),
    )


def plays_in(view: SeatView) -> tuple[Play, ...]:
    """The cards that may be played."""
    assert view.trick is not None
    assert view.contract is not None
    assert view.seat is not None
    led = view.trick.cards[0] if view.trick.cards else None
    return tuple(Play(view.seat, card) for card in playable(view.hand, led, view.contract.game))


def decided(view: SeatView, options: tuple[Action, ...], player: Player | None = None) -> Decision:
    """The rule-based player's decision."""
    return (player or RulesPlayer()).decide(view, options, BUDGET, seed=0)


def card_played(view: SeatView) -> str:
    """The code of the card the rule-based player plays."""
    action = decided(view, plays_in(view)).action
    assert isinstance(action, Play)
    return action.card.code


def others_of(cards: Cards) -> Cards:
    """The rest of the deck."""
    return tuple(card for card in CARDS if card not in cards)
