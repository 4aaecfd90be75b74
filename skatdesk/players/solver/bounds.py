"""Card points the declarer is sure of without searching.

The bound is the outcome of a plain way to play that the defenders cannot hinder, with
every card it says nothing about given to them. Bounds for the defenders were tried and
did not pay: docs/decisions/0010-solver.md.
"""

from skatdesk.players.solver.compiled import count, highest, part
from skatdesk.players.solver.following import PLAIN_SUIT, higher_than
from skatdesk.players.solver.layout import ACES, BLANKS, JACK_TRUMPS, KINGS, QUEENS, TENS


@part
def dearest(cards: int, number: int) -> int:
    """Card points of the ``number`` cards with the most points."""
    have = count(cards & ACES)
    if number <= have:
        return 11 * number
    total = 11 * have
    number -= have
    have = count(cards & TENS)
    if number <= have:
        return total + 10 * number
    total += 10 * have
    number -= have
    have = count(cards & KINGS)
    if number <= have:
        return total + 4 * number
    total += 4 * have
    number -= have
    have = count(cards & QUEENS)
    if number <= have:
        return total + 3 * number
    return total + 3 * have + 2 * min(number - have, count(cards & JACK_TRUMPS))


@part
def without_cheapest(cards: int, number: int) -> int:
    """What is left of a hand's trumps after it has followed so often with the fewest card points."""
    while number > 0 and cards != 0:
        cheap = cards & BLANKS
        if cheap == 0:
            cheap = cards & JACK_TRUMPS
        if cheap == 0:
            cheap = cards
        cards ^= cheap & -cheap
        number -= 1
    return cards


@part
def sure_trumps(own: int, others: int) -> int:
    """How many tricks these trumps win whoever leads: each trump against them takes away one lower one at most."""
    sure, threats = 0, 0
    while own != 0:
        card = highest(own)
        own ^= 1 << card
        threats += count(others >> card)
        others &= (1 << card) - 1
        if threats > 0:
            threats -= 1
        else:
            sure += 1
    return sure


@part
def declarer_is_sure_of(trumps: int, own: int, x: int, y: int, tricks: int, leads: bool, rest: int) -> int:
    """Card points the declarer gets at least, of the ``rest`` that is in the hands.

    ``own``, ``x`` and ``y`` are the hands of declarer and defenders, who have ``tricks`` to go.

    On lead, the declarer plays trumps from the top and then the winners of each suit, as
    long as no defender who has a trump left can be void. If the trumps are the declarer's
    alone, the plan also works when a defender leads: the declarer follows with what it would
    lose anyway, and takes the first trick in which it can or must do more. Otherwise only
    those trumps count that no trump can take away.
    """
    own_trumps, x_trumps, y_trumps = own & trumps, x & trumps, y & trumps
    theirs = x_trumps | y_trumps
    winners = own_trumps & higher_than(theirs)
    sure = sure_trumps(own_trumps, theirs)
    if not leads and (theirs != 0 or own_trumps == 0):
        if sure == 0:
            return 0
        left = tricks - sure
        return rest - dearest(own & ~winners, left) - dearest(x, left) - dearest(y, left)
    rounds, x_length, y_length = count(winners), count(x_trumps), count(y_trumps)
    if rounds >= x_length and rounds >= y_length:  # drawn: the low ones are good too
        winners = own_trumps
        sure = rounds = count(own_trumps)
    keeps_x = x & ~trumps | without_cheapest(x_trumps, rounds)
    keeps_y = y & ~trumps | without_cheapest(y_trumps, rounds)
    side = own & ~trumps
    while side != 0:
        suit = PLAIN_SUIT[highest(side)]
        mine, xs, ys = side & suit, x & suit, y & suit
        side &= ~suit
        run, x_follows, y_follows = count(mine & higher_than(xs | ys)), count(xs), count(ys)
        if run >= x_follows and run >= y_follows:
            run = count(mine)
        if x_length > rounds:
            run = min(run, x_follows)
        if y_length > rounds:
            run = min(run, y_follows)
        sure += run
        for _ in range(run):
            winner = 1 << highest(mine)
            mine ^= winner
            winners |= winner
            keeps_x &= ~(xs & -xs)
            xs &= xs - 1
            keeps_y &= ~(ys & -ys)
            ys &= ys - 1
    if sure == 0:
        return 0
    left = tricks - sure
    if not leads:  # what they throw away in tricks lost before is theirs to choose
        keeps_x, keeps_y = x, y
    return rest - dearest(own & ~winners, left) - dearest(keeps_x, left) - dearest(keeps_y, left)
