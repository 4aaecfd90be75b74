"""What has been told of the game that is asked for: the draft, the steps that led to it, and what is in the way."""

from dataclasses import replace

from skatdesk.scoring.drafts import (
    DealTerms,
    Draft,
    DraftError,
    GameDraft,
    Missing,
    RamschDraft,
    Reason,
    told_by,
    told_of,
)
from skatdesk.scoring.entries import DeclaredGame, Entry, PassedInGame, RamschGame
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Game
from skatdesk.skat.seats import Seating
from skatdesk.ui.scoresheet.entry.keys import MORE_KEY, QUICK_KEY, Command, meaning
from skatdesk.ui.scoresheet.entry.reader import Reading, Trouble
from skatdesk.ui.scoresheet.entry.words import EntryWords


class Told:
    """The game of ``score_list`` at ``index``, or with None the one that is due.

    ``draft`` is None where the series is over and nothing is asked.
    ``passed``: the quick entry says that nobody bid. ``trouble`` is a sentence about what
    was told last and cannot be, or cannot yet be where it is ``unfinished``; while it is
    ``blocked`` nothing can be entered. A key that was refused is all that the next step back forgets. One for
    a player without cards, or for nobody, bars the keys after it until another player is named: they were
    meant for his game, and would tell of another.
    """

    def __init__(self, words: EntryWords, score_list: ScoreList) -> None:
        self._words = words
        self.begin(score_list, None)

    def begin(self, score_list: ScoreList, index: int | None) -> None:
        """Another game, or the same anew."""
        self.score_list, self.index = score_list, index
        self._earlier: list[Draft] = []
        self._key_before = ""
        self._forget_trouble()
        self.draft: Draft | None = self._first()

    @property
    def terms(self) -> DealTerms | None:
        """The deal that is told of; None where nothing is asked."""
        return None if self.draft is None else self.draft.terms

    def _first(self) -> Draft | None:
        """The draft before anything was told: empty, or of the entry that is changed."""
        if self.index is None and self.score_list.next_deal is None:
            return None
        terms = DealTerms.of(self.score_list, self.index)
        if self.index is not None:
            match self.score_list.entries[self.index].outcome:
                case DeclaredGame() as game:
                    return GameDraft.of(terms, game)
                case RamschGame() as ramsch:
                    return RamschDraft.of(terms, ramsch)
                case PassedInGame():
                    pass
        return GameDraft.begin(terms)

    def _forget_trouble(self) -> None:
        self.passed, self.trouble, self.unfinished, self.blocked = False, "", False, False
        self._refused = self._misnamed = False

    # -------------------------------------------------------------- telling

    def change(self, draft: Draft) -> None:
        """Something more, or something else."""
        if self.draft is not None and draft != self.draft:
            self._earlier.append(self.draft)
        self.draft = draft
        self._forget_trouble()

    def play_without(self, away: int | None) -> None:
        """Somebody is away in this game, or nobody; who has no cards then cannot have played it alone."""
        if self.terms is None:
            return
        told, due = self.terms.seating, self.score_list.seating_due
        index = len(self.score_list.entries) if self.index is None else self.index
        in_turn = told == due(index, told.away) or told.dealer == away
        self._sit(replace(self.terms, seating=due(index, away) if in_turn else replace(told, away=away)))

    def deal_by(self, place: int) -> None:
        """This game was dealt out of turn, or by whose turn it was after all."""
        if self.terms is not None:
            self._sit(self.terms.dealt_by(place))

    def _sit(self, terms: DealTerms) -> None:
        if self.draft is not None:
            self.change(told_by(self.draft, terms))

    def tell_anew(self) -> None:
        """Nothing is told any more, not even of the entry that is changed."""
        if self.terms is not None:
            self.change(GameDraft.begin(self.terms))

    def choose(self, game: Game) -> None:
        """Another game; between a Ramsch and a game with a declarer nothing is carried over."""
        if self.terms is None:
            return
        if game is Game.RAMSCH:
            self.change(RamschDraft.begin(self.terms))
        else:
            draft = self.draft if isinstance(self.draft, GameDraft) else GameDraft.begin(self.terms)
            self.change(draft.with_game(game))

    def refuse(self, reason: Reason, figure: int) -> None:
        """A field holds what cannot be; it must be mended before anything is entered."""
        self.trouble, self.blocked = self._words.reason(reason, figure), True
        self.unfinished = reason is Reason.BID_BEGUN

    def read(self, text: str) -> None:
        """The line of the quick entry, as far as it is typed."""
        if self.terms is None:
            return
        terms, players = self.terms, self.score_list.players
        self._earlier.clear()
        self.draft = self._first()
        self._sit(terms)
        if not text.strip():
            return
        reading = self._words.vocabulary(players).read(text, terms)
        self.change(reading.draft)
        self.passed = reading.passed
        if reading.trouble is not None:
            self.trouble, self.blocked = self._words.trouble(reading, players), True
            self.unfinished = reading.unfinished

    def press(self, key: str, asked: Missing | None = None) -> Command | None:
        """A single key: changes the draft, or is a command to the panel. What is refused does no harm.

        ``asked`` is what it shall tell, where that was told before.
        """
        if self.draft is None or (self._misnamed and not key.isdecimal() and key not in (QUICK_KEY, MORE_KEY)):
            return None
        tells_player = asked is not None or (isinstance(self.draft, GameDraft) and self.draft.declarer is None)
        before, self._key_before = self._key_before, "" if tells_player else key
        try:
            meant = meaning(key, self.draft, self._words.letters(), before, asked)
        except DraftError as error:
            self._refuse_key(self._words.reason(error.reason), error.reason in (Reason.SITS_OUT, Reason.AWAY))
            return None
        if isinstance(meant, Command):
            return meant
        if meant is not None:
            self.change(meant)
        elif isinstance(self.draft, GameDraft):
            self._say_unknown(key, self.draft, asked)
        return None

    def _say_unknown(self, key: str, draft: GameDraft, asked: Missing | None) -> None:
        """A key that tells nothing here: what can be typed instead."""
        trouble = Trouble.NOT_KNOWN_HERE
        if draft.declarer is None or asked is Missing.DECLARER:
            trouble = Trouble.NO_SUCH_PLAYER
        elif draft.game is None or asked is Missing.GAME:
            trouble = Trouble.NO_SUCH_GAME
        said = self._words.trouble(Reading(draft, trouble=trouble, word=key), self.score_list.players)
        self._refuse_key(said, key.isdecimal() and trouble is Trouble.NO_SUCH_PLAYER)

    def refuse_result(self, won: bool) -> bool:
        """Says why a key cannot end the game so, where all is told that it takes; False where it can, or is not."""
        draft = self.draft
        if self.blocked or not isinstance(draft, GameDraft) or draft.missing or draft.against_result(won) is None:
            return False
        self._refuse_key(self.against(won), misnamed=False)
        return True

    def _refuse_key(self, said: str, misnamed: bool) -> None:
        self.trouble, self.unfinished = said, False
        self._refused, self._misnamed = True, misnamed

    @property
    def begun(self) -> tuple[Draft, ...]:
        """What was told, step by step from nothing on; empty where nothing was."""
        first = self._first()
        if first is None or self.draft is None or self.draft == first:
            return ()
        earlier = self._earlier if self._earlier[:1] == [first] else [first, *self._earlier]
        return (*earlier, self.draft)

    @property
    def begun_seating(self) -> tuple[Draft, ...]:
        """Who is away in this game alone, or deals out of turn, as ``begun``; empty where nothing else was told."""
        first = self._first()
        if first is None or self.terms is None:
            return ()
        alone = told_by(first, self.terms)
        told_more = self.draft != alone or self.blocked or self.passed or self._refused
        return (first, alone) if told_more and alone != first else ()

    def take_up(self, begun: tuple[Draft, ...]) -> None:
        """Goes on with what was told before, if it can be of the deal that is asked for; else says that it cannot.

        What was told of a game that is changed is of its deal, whatever round that falls into by now. Who was away in
        the game alone is away in it still, and who dealt it out of turn has dealt it.
        """
        terms = self.terms
        if terms is None or not begun:
            return
        usual = begun[0].terms.seating

        def of_this_deal(draft: Draft) -> Draft | None:
            told = draft.terms.seating
            away = terms.seating.away if told.away == usual.away else told.away
            seated = _seated(terms, away, told, usual)
            return told_of(draft, seated) if self.index is None else told_by(draft, seated)

        told = [of_this_deal(draft) for draft in begun]
        if told[-1] is None:
            self.trouble = self._words.not_of_this_deal(ramsch_round=terms.ramsch_round)
            return
        steps = list[Draft]()
        for step in told:
            if step is not None and step not in steps[-1:]:
                steps.append(step)
        *self._earlier, self.draft = steps

    @property
    def can_step_back(self) -> bool:
        """Whether anything was told by steps."""
        return self._refused or bool(self._earlier)

    def step_back(self) -> None:
        """Forgets what was told last."""
        if not self.can_step_back:
            return
        if not self._refused:
            self.draft = self._earlier.pop()
        self._forget_trouble()

    # -------------------------------------------------------------- what follows

    @property
    def result(self) -> bool:
        """Won or lost as it would be entered now."""
        return not isinstance(self.draft, GameDraft) or self.draft.result

    def entry(self, won: bool) -> Entry | None:
        """The entry as it would be now; None while something stands against it."""
        if self.draft is None or self.terms is None or self.blocked:
            return None
        if self.passed:
            return self.terms.passed_in()
        try:
            return self.draft.entry(won) if isinstance(self.draft, GameDraft) else self.draft.entry()
        except DraftError:
            return None

    def against(self, won: bool) -> str:
        """Why the game cannot be entered so."""
        draft = self.draft
        if self.blocked or draft is None or self.passed:
            return self.trouble
        reason = draft.against_result(won) if isinstance(draft, GameDraft) else draft.refusal
        return "" if reason is None else self._words.reason(reason)

    @property
    def against_passing_in(self) -> str:
        """Why the deal cannot have been passed in."""
        reason = None if self.terms is None else self.terms.against_passing_in
        return "" if reason is None else self._words.reason(reason)


def _seated(terms: DealTerms, away: int | None, told: Seating, usual: Seating) -> DealTerms:
    """This deal with somebody else away, or nobody; still dealt by who dealt, as it was told, out of the usual turn."""
    terms = terms.without(away)
    return terms if told.is_in_turn(usual) or told.dealer == away else terms.dealt_by(told.dealer)
