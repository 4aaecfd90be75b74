"""What a single key means to the panel at present: the letters of the quick entry, without its line.

A key is read by what is known already: figures name the declarer, then the matadors;
letters name the game, then what is added to it. Where the keyboard is led to the players
or to the games, figures or letters name another one.
"""

from enum import Enum, auto

from skatdesk.scoring.drafts import Draft, GameDraft, Missing, RamschDraft, check
from skatdesk.skat.contracts import Game
from skatdesk.store.searching import fold
from skatdesk.ui.scoresheet.entry.letters import Letters

QUICK_KEY, MORE_KEY, NOBODY_KEY = "/", ".", "0"


class Command(Enum):
    """A key that is not about the draft."""

    QUICK = auto()
    """To the line of the quick entry."""
    MORE = auto()
    """Shows or hides the rarer inputs."""
    BID = auto()
    """To the field of the bid."""
    POINTS = auto()
    """To the field of the card points."""
    WON = auto()
    LOST = auto()
    PASSED_IN = auto()


def meaning(key: str, draft: Draft, letters: Letters, before: str, asked: Missing | None) -> Draft | Command | None:
    """What the key does to this draft; None for nothing.

    ``before`` is the key pressed just before it, ``asked`` what shall be told with it, though it may be known.

    Raises ``DraftError`` where the game or the rules do not allow it.
    """
    if key == QUICK_KEY:
        return Command.QUICK
    if key == MORE_KEY:
        return Command.MORE
    if isinstance(draft, RamschDraft):
        return None
    if key.isdecimal():
        return _figure(int(key), draft, before, asked)
    if key in "+-−":
        count = abs(draft.matadors) or 1
        return draft.with_matadors(count if key == "+" else -count)
    letter, letters = fold(key), letters.for_key(key)
    if draft.game is None or asked is Missing.GAME:
        return _game(letter, draft, letters)
    return _addition(letter, draft, letters)


def _figure(figure: int, draft: GameDraft, before: str, asked: Missing | None) -> Draft | Command | None:
    if draft.declarer is None or asked is Missing.DECLARER:
        if figure == 0:
            return _passed_in(draft)
        return draft.with_declarer(figure - 1) if figure <= draft.terms.seating.size else None
    if draft.game is None or asked is Missing.GAME:
        return None
    sign = -1 if draft.matadors < 0 else 1
    if figure < 2 and before == "1" and abs(draft.matadors) == 1:
        return draft.with_matadors(sign * (10 + figure))
    return draft.with_matadors(sign * figure)


def _passed_in(draft: GameDraft) -> Command | None:
    if draft.game is not None:
        return None
    check(draft.terms.against_passing_in)
    return Command.PASSED_IN


def _game(letter: str, draft: GameDraft, letters: Letters) -> Draft | Command | None:
    game = next((game for game, own in letters.games.items() if fold(own) == letter), None)
    if game is Game.RAMSCH:
        check(draft.terms.against_game(game))
        return RamschDraft.begin(draft.terms)
    return None if game is None else draft.with_game(game)


def _addition(letter: str, draft: GameDraft, letters: Letters) -> Draft | Command | None:
    mark = next((mark for mark, own in letters.marks.items() if fold(own) == letter), None)
    if mark is not None:
        return draft.with_mark(mark, mark not in draft.marks)
    if letter == fold(letters.announced):
        return draft.announcing()
    if letter == fold(letters.kontra):
        more = draft.kontra + 1
        return draft.with_kontra(0 if draft.kontra and draft.against_kontra(more) else more)
    commands = {
        letters.bid: Command.BID,
        letters.points: Command.POINTS,
        letters.won: Command.WON,
        letters.lost: Command.LOST,
    }
    return next((command for own, command in commands.items() if fold(own) == letter), None)
