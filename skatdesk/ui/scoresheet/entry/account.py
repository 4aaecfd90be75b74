"""The sentence under the inputs: how the value comes about, what the bid says, and how the list stands then."""

from collections.abc import Iterator

from PySide6.QtCore import QObject

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.numbers import number, signed
from skatdesk.scoring.drafts import DraftError, GameDraft, Missing, RamschDraft
from skatdesk.scoring.entries import Entry
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.contracts import Game
from skatdesk.ui.look.richline import SUIT_CHARACTERS, Piece, compose
from skatdesk.ui.scoresheet.entry.words import EntryWords
from skatdesk.ui.sentences import Sentences

_DOT = Piece(" · ", ink="text2")


class Account(QObject):
    """Tells what a draft comes to, in a list of which it will be the entry at ``index``, or the next one."""

    def __init__(self, words: EntryWords, sentences: Sentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._sentences = sentences

    def opening(self, draft: GameDraft, score_list: ScoreList, index: int | None) -> tuple[Piece, ...]:
        """Who deals, what round it is, and what is to be told next."""
        names, seating = score_list.players, draft.terms.seating
        dealer = isolate(names[seating.dealer])
        if seating.sitting_out is not None:
            #: Right also where somebody is called "You"
            said = self.tr("Dealer, sitting out: {name}").format(name=dealer)
        else:
            #: Right also where somebody is called "You"
            said = self.tr("Dealer: {name}").format(name=dealer)
        parts = [Piece(said, ink="text2")]
        if seating.away is not None:
            #: Right also where somebody is called "You"
            parts.append(Piece(self.tr("Away: {name}").format(name=isolate(names[seating.away])), ink="text2"))
        if draft.terms.ramsch_round:
            parts.append(Piece(self.tr("Ramsch round"), bold=True))
        elif draft.bock_factor > 1:
            parts.append(Piece(self.tr("Bock round: counts double"), bold=True))
        due = score_list.next_deal if index is None else score_list.deal_due(index)
        if due is not None and due.left:
            # a list may end before the round does, and have been made shorter than it was then
            to_come = due.left if score_list.games is None else min(due.left, max(score_list.games - due.number, 0) + 1)
            left = self.tr("%n game(s) left", "of a Bock or Ramsch round, the one that is told included", to_come)
            parts.append(Piece(left, ink="text2"))
        if due is not None and (waiting := score_list.beginning(due.waiting, due)):
            told = self.tr("then %n more Bock round(s)", "that were made in this Bock round", waiting)
            parts.append(Piece(told, ink="text2"))
        missing = draft.missing
        if draft.terms.ramsch_round and Missing.GAME in missing:
            missing = (Missing.GAME,)  # most often nobody plays alone
        parts.append(Piece(self._words.question(missing)))
        return _dotted([(part,) for part in parts])

    def game(self, draft: GameDraft, score_list: ScoreList, index: int | None) -> tuple[Piece, ...]:
        """The value counted out, what the bid says, and the new total: "with 2, game 3, × 11 = 33 · Ben then 206"."""
        won = draft.result
        valuation = draft.valuation(won)
        values = self._sentences.values
        told: list[tuple[Piece, ...]] = [(self._head(draft), Piece(values.worth(valuation), bold=True))]
        overbid = values.overbid_line(valuation, draft.terms.rules)
        if overbid:
            told.append((Piece(overbid, bold=True, ink="minus"),))
        elif valuation.bid:
            told.append((Piece(values.bid_line(valuation), ink="ok"),))
        told += [(Piece(line, ink="text2"),) for line in values.list_lines(valuation, draft.kontra)]
        if draft.agreed is not None:
            agreed = draft.agreed if won else -draft.agreed
            #: The table agreed on this score, whatever the cards were worth: "agreed +48"
            told.append((Piece(self.tr("agreed {score}").format(score=signed(agreed)), bold=True),))
        if draft.missing:
            told.append((Piece(self._words.question(draft.missing), ink="text2"),))
        else:
            told += self._afterwards(draft.entry(won), score_list, index)
        return _dotted(told)

    def _head(self, draft: GameDraft) -> Piece:
        """The suit's sign before the sentence, or the name of a game that has none."""
        assert draft.game is not None
        suit = draft.game.trump_suit
        name = self._sentences.words.game(draft.game) if suit is None else SUIT_CHARACTERS[suit]
        return Piece(f"{name}  ", bold=True)

    def ramsch(self, draft: RamschDraft, score_list: ScoreList, index: int | None) -> tuple[Piece, ...]:
        """How the points became the scores, and how the list stands then; before that what is missing."""
        name = Piece(self._sentences.words.game(Game.RAMSCH), bold=True)
        try:
            entry = draft.entry()
        except DraftError as error:
            missing: list[tuple[Piece, ...]] = [(name,), (Piece(self._words.reason(error.reason), ink="text2"),)]
            if draft.left:
                #: Ramsch: card points that no player has been given yet, or that are too many (negative)
                left = self.tr("{points} left of 120").format(points=number(draft.left))
                missing.insert(1, (Piece(left, ink="minus" if draft.left < 0 else "text2"),))
            return _dotted(missing)
        lines = self._sentences.entries.lines(entry, score_list.rules, score_list.players)
        told: list[tuple[Piece, ...]] = [(name,), *((Piece(line),) for line in lines[1:])]
        return _dotted([*told, *self._afterwards(entry, score_list, index)])

    def passed_in(self) -> tuple[Piece, ...]:
        """Nobody bid."""
        return (Piece(self.tr("Passed in: nobody scores, the deal counts as a game"), bold=True),)

    def _afterwards(self, entry: Entry, score_list: ScoreList, index: int | None) -> Iterator[tuple[Piece, ...]]:
        """The new running number of everybody whose number changes: "Ben then 206"."""
        at = len(score_list.entries) if index is None else index
        after = score_list.with_entry(entry) if index is None else score_list.replaced(index, entry)
        for name, (was, now) in zip(score_list.players, after.numbers(at), strict=True):
            if now != was:
                #: A player's running total after the game that is being entered: "Ben then 206"
                template = self.tr("{name} then {total}").replace(" {total}", "\u00a0{total}")
                yield compose(template, name=isolate(name), total=Piece(number(now), bold=True))
        is_last = after.is_over and at + 1 == len(after.entries)
        follow = after.bock_rounds_made(at)
        if follow and not is_last:
            yield (Piece(self._sentences.results.bock_rounds(follow), bold=True),)


def _dotted(parts: list[tuple[Piece, ...]]) -> tuple[Piece, ...]:
    """The parts with a dot between them."""
    found: list[Piece] = []
    for part in parts:
        if found:
            found.append(_DOT)
        found += part
    return tuple(found)
