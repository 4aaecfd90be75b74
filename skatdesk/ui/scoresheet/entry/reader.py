"""The one-line quick entry: "A C w2 h +" read word by word into a draft, and told where it cannot be read.

The order is that of the list: who plays alone, the game, the matadors, then in any order
what was reached and announced, the bid, Kontra, and won or lost. Spaces may be left out.
A place number stands for its player, 0 for nobody: passed in. Knows no Qt.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial

from skatdesk.scoring.drafts import DealTerms, Draft, DraftError, GameDraft, Mark, RamschDraft, Reason, check
from skatdesk.scoring.drafts.marks import REACHED
from skatdesk.skat.auction import BIDS
from skatdesk.skat.contracts import Game
from skatdesk.skat.seats import SEATS
from skatdesk.store.searching import fold
from skatdesk.ui.scoresheet.entry.letters import Letters
from skatdesk.ui.scoresheet.entry.typed_line import TypedLine

_WITH, _WITHOUT = "+", "-−–"
_AGREED, _OFFENCE = "=", "!"
_MOST_FIGURES = 9
"""No number that is told of a game is as long, and what reckons with longer ones is not made for them."""


class Trouble(Enum):
    """Why a word cannot be read."""

    NO_SUCH_PLAYER = auto()
    SEVERAL_PLAYERS = auto()
    PLAYER_WANTED = auto()
    NO_SUCH_GAME = auto()
    NOT_KNOWN_HERE = auto()
    NUMBER_WANTED = auto()
    NUMBER_NOT_WANTED = auto()
    REFUSED = auto()
    """The game or the rules do not allow it; ``Reading.reason`` tells why."""


@dataclass(frozen=True, slots=True)
class Reading:
    """As far as the text could be read.

    ``draft`` is what was understood; ``passed`` that nobody played. With a ``trouble``
    reading stopped at ``word``, which is ``unfinished`` where what is missing may just be being typed.
    """

    draft: Draft
    passed: bool = False
    trouble: Trouble | None = None
    word: str = ""
    reason: Reason | None = None
    unfinished: bool = False


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """What may be typed: the letters, whole words beside them or where there is none, and the players by place."""

    letters: Letters
    games: Mapping[Game, str]
    marks: Mapping[Mark, str]
    doublings: Sequence[str]
    with_word: str
    without_word: str
    won_word: str
    lost_word: str
    players: Sequence[str]

    def read(self, text: str, terms: DealTerms) -> Reading:
        """What the text says of a deal; never raises."""
        return _Deal(self, text, terms).read()


class _Stop(Exception):
    """Ends the reading at a word."""

    def __init__(self, trouble: Trouble, word: str, reason: Reason | None = None) -> None:
        super().__init__(trouble)
        self.trouble, self.word, self.reason = trouble, word, reason


class _Deal:
    """What a line says of a deal, while it is read."""

    def __init__(self, vocabulary: Vocabulary, text: str, terms: DealTerms) -> None:
        self._words = vocabulary
        self._line = TypedLine(text)
        self._terms = terms
        self._game = GameDraft.begin(terms)
        self._ramsch: RamschDraft | None = None
        self._passed = False
        self._told = 0
        """How many points of a Ramsch were told."""
        self._result_word = ""
        self._marked: dict[Mark, str] = {}
        """What was marked, and the words that did it."""
        self._points_word = ""

    def read(self) -> Reading:
        try:
            while self._line.skip():
                start = self._line.at
                try:
                    self._next()
                except DraftError as error:
                    raise _Stop(Trouble.REFUSED, self._line.since(start), error.reason) from None
        except _Stop as stop:
            awaits_figures = stop.trouble is Trouble.NUMBER_WANTED or stop.reason is Reason.BID_BEGUN
            unfinished = (awaits_figures and not self._line.rest.strip()) or self._begins_word
            return Reading(self._draft, self._passed, stop.trouble, stop.word.strip(), stop.reason, unfinished)
        return self._weighed()

    @property
    def _begins_word(self) -> bool:
        """Whether reading stopped in what may become a word: "nul" is no Null ouvert with something behind it."""
        words = self._words
        whole = (*words.games.values(), *words.marks.values(), *words.doublings, words.with_word, words.without_word)
        whole += (words.won_word, words.lost_word)
        return any(self._line.ends_in(fold(word)) for word in whole)

    def _weighed(self) -> Reading:
        """The whole line read; only now it is seen whether the game can have ended as was said."""
        won, word = self._game.won, self._result_word
        reason = None if won is None or self._ramsch is not None else self._game.against_result(won)
        if reason is None or reason is Reason.INCOMPLETE:
            word, reason = self._forgotten
        if reason is None:
            return Reading(self._draft, self._passed)
        return Reading(self._draft, False, Trouble.REFUSED, word, reason)

    @property
    def _forgotten(self) -> tuple[str, Reason | None]:
        """What was told and holds no more, because something told later contradicts it."""
        game = self._game
        if self._points_word and game.points is None:
            return self._points_word, Reason.NOT_WITH_POINTS
        for mark, word in self._marked.items():
            if mark not in REACHED and not game.counts(mark):
                return word, Reason.NOT_WITH_THIS_GAME
            if not game.counts(mark):
                return word, Reason.OFFENCE_IS_SIMPLE if game.by_offence else Reason.NOT_WITH_POINTS
        return "", None

    @property
    def _draft(self) -> Draft:
        return self._game if self._ramsch is None else self._ramsch

    # -------------------------------------------------------------- what comes next

    @property
    def _letters(self) -> Letters:
        """What the letter that stands here is compared with."""
        return self._words.letters.for_key(self._line.here)

    def _number(self) -> int | None:
        """Takes the number that follows, if one does."""
        start, figures = self._line.at, self._line.figures()
        if len(figures) > _MOST_FIGURES:
            word, self._line.at = self._line.since(start), start
            raise _Stop(Trouble.NOT_KNOWN_HERE, word)
        return int(figures) if figures else None

    def _wanted_number(self) -> int:
        number = self._number()
        if number is None:
            raise _Stop(Trouble.NUMBER_WANTED, self._line.last_word)
        return number

    def _next(self) -> None:
        if self._passed:
            raise _Stop(Trouble.NOT_KNOWN_HERE, self._line.word)
        if self._ramsch is not None:
            self._next_of_ramsch(self._ramsch)
        elif self._game.declarer is None and not self._starts_ramsch():
            self._read_player()
        elif self._game.game is None:
            self._read_game()
        elif self._line.here.isdecimal():
            self._read_bare_number()
        elif not (self._awaits_matadors and self._read_direction()):
            self._read_addition()

    @property
    def _awaits_matadors(self) -> bool:
        return self._game.game is not Game.NULL and not self._game.matadors

    # -------------------------------------------------------------- who, and which game

    def _read_player(self) -> None:
        if self._line.here.isdecimal():
            place, start = int(self._line.here) - 1, self._line.at
            self._line.at += 1
            if place < 0:
                check(self._terms.against_passing_in)
                self._passed = True
                return
            if place >= len(self._words.players):
                raise _Stop(Trouble.NO_SUCH_PLAYER, self._line.since(start))
        else:
            place = self._named()
        self._game = self._game.with_declarer(place)

    def _named(self) -> int:
        """The player whose name stands here, begins like the word here, or else like its first letter.

        "Karl" is Karl, though a Karl C may sit there, too: what follows may be a game.
        """
        run = self._line.run
        names = [fold(name) for name in self._words.players]
        chunk = self._line.chunk
        whole = max((name for name in names if self._line.holds(name)), key=len, default=chunk)
        for beginning in (run if run in names else whole, chunk, run, run[:1]):
            found = [place for place, name in enumerate(names) if name == beginning] or [
                place for place, name in enumerate(names) if name.startswith(beginning)
            ]
            if len(found) == 1:
                self._line.at += len(beginning)
                return found[0]
            if found:
                raise _Stop(Trouble.SEVERAL_PLAYERS, self._line.word)
        raise _Stop(Trouble.NO_SUCH_PLAYER, self._line.word)

    def _starts_ramsch(self) -> bool:
        """Whether a Ramsch is told here, which has no declarer; a player's name comes first."""
        run = self._line.run
        named = any(fold(name).startswith(run) for name in self._words.players)
        ramsch = (fold(self._words.games[Game.RAMSCH]), fold(self._letters.games[Game.RAMSCH]))
        return not named and run in ramsch

    def _read_game(self) -> None:
        meanings = {fold(letter): game for game, letter in self._letters.games.items()}
        chosen = self._line.match(meanings | {fold(word): game for game, word in self._words.games.items()})
        if chosen is None:
            raise _Stop(Trouble.NO_SUCH_GAME, self._line.word)
        if chosen is Game.RAMSCH:
            check(self._terms.against_game(Game.RAMSCH))
            self._ramsch = RamschDraft.begin(self._terms)
        else:
            self._game = self._game.with_game(chosen)

    # -------------------------------------------------------------- matadors, bid, and the rest

    def _read_bare_number(self) -> None:
        """After the game the matadors, after the matadors the bid."""
        start, number = self._line.at, self._wanted_number()
        if number >= BIDS[0]:
            self._game = self._game.with_bid(number)
        elif self._awaits_matadors:
            self._game = self._game.with_matadors(number)
        else:
            raise _Stop(Trouble.NUMBER_NOT_WANTED, self._line.since(start))

    def _read_direction(self) -> bool:
        """With or without, and how many; one if no number follows. False if it is something else."""
        words, letters = self._words, self._letters
        meanings = {_WITH: 1, fold(words.with_word): 1, fold(words.without_word): -1}
        meanings |= dict.fromkeys(_WITHOUT, -1)
        meanings |= {fold(letters.with_matadors): 1, fold(letters.without_matadors): -1}
        sign = self._line.match(meanings)
        if sign is None:
            return False
        after = self._line.at
        number = self._number()
        if number is None or number >= BIDS[0]:
            self._line.at, number = after, 1
        self._game = self._game.with_matadors(sign * number)
        return True

    def _read_addition(self) -> None:
        letters, start = self._letters, self._line.at
        meanings: dict[str, Callable[[str], None]] = {
            _WITH: partial(self._end, True),
            **{sign: partial(self._end, False) for sign in _WITHOUT},
            **dict.fromkeys((fold(letters.won), fold(self._words.won_word)), partial(self._end, True)),
            **dict.fromkeys((fold(letters.lost), fold(self._words.lost_word)), partial(self._end, False)),
            _AGREED: self._read_agreed,
            _OFFENCE: self._read_offence,
            fold(letters.announced): self._read_announced,
            fold(letters.bid): self._read_bid,
            fold(letters.kontra): self._read_kontra,
            fold(letters.points): self._read_points,
        }
        for mark, word in (*letters.marks.items(), *self._words.marks.items()):
            meanings[fold(word)] = partial(self._read_mark, mark)
        for kontra, word in enumerate(self._words.doublings, 1):
            meanings[fold(word)] = partial(self._read_doubling, kontra)
        read = self._line.match(meanings)
        if read is None:
            raise _Stop(Trouble.NOT_KNOWN_HERE, self._line.word)
        read(self._line.since(start))

    def _end(self, won: bool, word: str) -> None:
        self._game = self._game.with_result(won)
        self._result_word = word

    def _read_mark(self, mark: Mark, word: str) -> None:
        if not self._game.counts(mark):
            self._game = self._game.with_mark(mark, True)
        self._marked[mark] = word

    def _read_announced(self, _word: str) -> None:
        self._game = self._game.announcing()

    def _read_bid(self, _word: str) -> None:
        self._game = self._game.with_bid(self._wanted_number())

    def _read_kontra(self, _word: str) -> None:
        self._game = self._game.with_kontra(self._game.kontra + 1)

    def _read_doubling(self, kontra: int, _word: str) -> None:
        self._game = self._game.with_kontra(kontra)

    def _read_points(self, word: str) -> None:
        self._game = self._game.with_points(self._wanted_number())
        self._points_word = word

    def _read_agreed(self, _word: str) -> None:
        self._game = self._game.with_agreed(self._wanted_number())

    def _read_offence(self, _word: str) -> None:
        self._game = self._game.with_offence(True)

    # -------------------------------------------------------------- Ramsch

    def _next_of_ramsch(self, draft: RamschDraft) -> None:
        letters = self._letters
        if self._line.here.isdecimal():
            start = self._line.at
            if self._told == len(SEATS) and self._number() is not None:
                raise _Stop(Trouble.NOT_KNOWN_HERE, self._line.since(start))
            place = self._terms.active[self._told]
            self._told += 1
            self._ramsch = self._with_points(draft, place, self._wanted_number())
            return
        read = self._line.match(
            {fold(letters.virgin): "virgin", fold(letters.march): "march", fold(letters.pushed): "push"}
        )
        match read:
            case "virgin":
                self._ramsch = draft.with_virgin(self._place())
            case "march":
                ramsch = draft.with_march(self._place())
                if any(told not in (None, points) for told, points in zip(draft.given, ramsch.given, strict=True)):
                    raise DraftError(Reason.ALL_TRICKS)
                self._ramsch = ramsch
            case "push":
                self._ramsch = draft.with_pushes(self._wanted_number())
            case _:
                raise _Stop(Trouble.NOT_KNOWN_HERE, self._line.word)

    @staticmethod
    def _with_points(draft: RamschDraft, place: int, points: int) -> RamschDraft:
        """What was told of the tricks before stands: the line says all of it at once."""
        if draft.march is not None:
            if points != draft.points_of(place):
                raise DraftError(Reason.ALL_TRICKS)
            return draft
        if points and place == draft.virgin:
            raise DraftError(Reason.VIRGIN_HAS_POINTS)
        return draft.with_points(place, points)

    def _place(self) -> int:
        """A player by number or name, who follows the letter just read."""
        letter = self._line.last_word
        if not self._line.skip():
            raise _Stop(Trouble.PLAYER_WANTED, letter)
        if self._line.here.isdecimal():
            place = self._wanted_number() - 1
            if not 0 <= place < len(self._words.players):
                raise _Stop(Trouble.PLAYER_WANTED, letter)
            return place
        try:
            return self._named()
        except _Stop as stop:
            if stop.trouble is Trouble.NO_SUCH_PLAYER:  # the game has begun, with whom it begins is no question
                raise _Stop(Trouble.PLAYER_WANTED, letter) from None
            raise
