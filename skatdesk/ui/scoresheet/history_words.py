"""What was done to a list, in one sentence: to one of its games, or to what was agreed."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import zip_longest

from PySide6.QtCore import QCoreApplication, QObject

from skatdesk.i18n.amounts import stake_text
from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.joins import apart, listed, named
from skatdesk.i18n.numbers import number, signed
from skatdesk.scoring.entries import DeclaredGame, Entry, RamschGame
from skatdesk.skat.ruleset import RuleSet
from skatdesk.store.records import HistoryLine, ListState
from skatdesk.ui.dialogs.agreements import TABLES
from skatdesk.ui.dialogs.rule_words import RuleWords
from skatdesk.ui.dialogs.rules_dialog import differing
from skatdesk.ui.scoresheet.list_words import ListWords
from skatdesk.ui.sentences import Sentences
from skatdesk.ui.sentences.series_words import SeriesWords


class HistoryWords(QObject):
    """Speaks of changes in the interface language; ``players`` are called as they are now."""

    def __init__(self, words: ListWords, sentences: Sentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._sentences = sentences
        self._series = SeriesWords(self)
        self._rules = RuleWords(self)

    def sentence(self, line: HistoryLine, players: Sequence[str]) -> str:
        """What was done."""
        if not line.is_of_game:
            return self._of_list(line)
        k, (before, after) = number(line.number), self._games(line, players)
        match line.what:
            case "added":
                return self.tr("Game {k} written: {after}").format(k=k, after=after)
            case "inserted":
                return self.tr("Game {k} inserted: {after}").format(k=k, after=after)
            case "changed" if (remarks := _remarks(line)) is not None:
                was, now = map(isolate, remarks)
                if not remarks[1]:
                    #: Of a list: what somebody had written beside a game is there no more
                    return self.tr("Remark on game {k} taken away: {remark}").format(k=k, remark=was)
                #: Of a list: what somebody wrote beside a game
                return self.tr("Remark on game {k}: {remark}").format(k=k, remark=now)
            case "changed":
                return self.tr("Game {k} changed: {before} became {after}").format(k=k, before=before, after=after)
            case "removed":
                return self.tr("Game {k} deleted: {before}").format(k=k, before=before)
            case "moved":
                to = number(line.moved_to or line.number)
                return self.tr("Game {k} moved, now game {to}: {after}").format(k=k, to=to, after=after)
            case "undone" if line.after is None:
                return self.tr("Undone, game {k} taken out: {before}").format(k=k, before=before)
            case "undone":
                return self.tr("Undone, game {k} is once more: {after}").format(k=k, after=after)
            case _ if line.after is None:
                return self.tr("Redone, game {k} deleted: {before}").format(k=k, before=before)
        return self.tr("Redone, game {k} is: {after}").format(k=k, after=after)

    # -------------------------------------------------------------- games

    def _games(self, line: HistoryLine, players: Sequence[str]) -> tuple[str, str]:
        """A game as it was and as it is, each with as much as it takes to tell them apart."""
        players = _four(players)
        entries = tuple(entry if isinstance(entry, Entry) else None for entry in (line.before, line.after))
        before, after = (self._game(entry, players) for entry in entries)
        if line.what == "changed" and before == after:
            was, now = (tuple(self._details(entry, players)) for entry in entries)
            before = listed((before, *(detail for detail in was if detail not in now)))
            after = listed((after, *(detail for detail in now if detail not in was)))
        return before, after

    def _game(self, entry: Entry | None, players: Sequence[str]) -> str:
        """A game in few words: "Ada, Clubs Hand × 2, +96", "Ramsch; Ben: −50"."""
        if entry is None:
            return ""
        played, game = self._sentences.entries.game(entry), entry.declared
        if game is None:
            scores = (named(isolate(players[at]), signed(won)) for at, won in enumerate(entry.scores) if won)
            return apart((played, *scores))
        if game.valuation.factor > 1:
            played = f"{played} {left_to_right(f'× {number(game.valuation.factor)}')}"
        #: A game of the list in few words: who declared, what, and what it brought
        return self.tr("{name}, {game}, {score}").format(
            name=isolate(players[game.declarer]), game=played, score=signed(game.score)
        )

    def _details(self, entry: Entry | None, players: Sequence[str]) -> Iterator[str]:
        """What few words leave out: dealer, who was away, bid, how it was counted, card points; only what was said."""
        if entry is None:
            return
        #: Of a game of the list: {name} was the dealer
        yield self.tr("dealt by {name}").format(name=isolate(players[entry.seating.dealer]))
        if entry.seating.away is not None:
            #: Of a game at a table of four: {name} was away
            yield self.tr("without {name}").format(name=isolate(players[entry.seating.away]))
        match entry.outcome:
            case DeclaredGame() as game:
                yield from self._of_declared(game)
            case RamschGame(points=points) as ramsch:
                yield from (
                    named(isolate(players[place]), number(points[place])) for place in sorted(entry.seating.places)
                )
                yield from self._sentences.entries.ramsch(entry, ramsch, players)

    def _of_declared(self, game: DeclaredGame) -> Iterator[str]:
        if game.bid:
            yield named(QCoreApplication.translate("GameInputs", "Bid"), number(game.bid))
        yield self._sentences.values.counted(game.valuation)
        yield from self._sentences.values.list_lines(game.valuation, game.kontra)
        if game.points is not None:
            yield named(QCoreApplication.translate("GameInputs", "Card points"), number(game.points))
        if game.by_offence:
            yield QCoreApplication.translate("EntrySentences", "ended by an offence")
        if game.agreed is not None:
            yield QCoreApplication.translate("EntrySentences", "agreed at the table")

    # -------------------------------------------------------------- what was agreed

    def _of_list(self, line: HistoryLine) -> str:
        before, after = line.before, line.after
        if line.what == "undone":
            before, after = after, before
        #: What was done to a list, where it is not kept what exactly
        what = self.tr("Title, players or agreements changed")
        if isinstance(before, ListState) and isinstance(after, ListState):
            what = apart((*self._people(line.number, before, after), *self._agreements(before, after))) or what
        if line.what == "head":
            return what
        #: A change of the list was taken back; {what} says which
        undone = self.tr("Undone: {what}")
        #: A change of the list was made again; {what} says which
        redone = self.tr("Redone: {what}")
        return (undone if line.what == "undone" else redone).format(what=what)

    def _people(self, game: int, before: ListState, after: ListState) -> Iterator[str]:
        """Who is called otherwise, joins, goes away, or is there again."""
        was, now = before.score_list, after.score_list
        for old, new in zip_longest(was.players, now.players, fillvalue=""):
            if not old:
                #: A fourth player sits down at a list of three
                yield self.tr("New at the table: {name}").format(name=isolate(new))
            elif old != new:
                #: A player of the list is called otherwise from now on; right also of "You"
                yield self.tr("New name of {before}: {after}").format(before=isolate(old), after=isolate(new))
        for score_list, away in ((was, False), (now, True)):
            if score_list.away is not None and was.away != now.away:
                yield self._presence(now.players[score_list.away], game, away=away)

    def _presence(self, name: str, game: int, *, away: bool) -> str:
        #: A player of four who is away; right also where somebody is called "You"
        gone = self.tr("Away from game {k} on: {name}")
        #: A player of four who was away; right also where somebody is called "You"
        there = self.tr("There again from game {k} on: {name}")
        return (gone if away else there).format(k=number(game), name=isolate(name))

    def _agreements(self, before: ListState, after: ListState) -> Iterator[str]:
        """Everything else that is another now, with what it was before."""
        players = after.score_list.players
        agreed = zip(self._agreed(before, players), self._agreed(after, players), strict=True)
        for (caption, was), (_, now) in agreed:
            if was != now:
                #: Something of a list was changed: "Length: 48 games (before: 36 games)"
                change = self.tr("{now} (before: {was})").format(now=now or "–", was=was or "–")
                yield named(caption, change)
        yield self._within_rules(before.score_list.rules, after.score_list.rules)

    def _within_rules(self, before: RuleSet, after: RuleSet) -> str:
        """What is other in rules that are called as before; empty where nothing is."""
        if self._series.rules(before) != self._series.rules(after):
            return ""
        changed = differing(before, after)
        what = " · ".join(word for switch, word in self._rules.switches().items() if switch in changed)
        #: The players' own rules of a list were changed; {what} names the switches, as in the dialog of the rules
        return self.tr("Changed in the rules: {what}").format(what=what) if what else ""

    def _agreed(self, state: ListState, players: Sequence[str]) -> tuple[tuple[str, str], ...]:
        """What the dialog of a list asks for, each with its caption; ``players`` are called as they are now."""
        head, score_list = state.head, state.score_list
        each = QCoreApplication.translate("SettlementPage", "Each against each")
        box = QCoreApplication.translate("SettlementPage", "Cash box")
        stake = isolate(stake_text(score_list.stake, head.currency)) if score_list.stake else ""
        return (
            (QCoreApplication.translate("ListDialog", "Title"), isolate(head.title) if head.title else ""),
            (QCoreApplication.translate("ListDialog", "Where"), isolate(head.place) if head.place else ""),
            (QCoreApplication.translate("ListDialog", "Date"), self._words.date(head.date)),
            (QCoreApplication.translate("ListDialog", "Deals first"), isolate(players[score_list.first_dealer])),
            (QCoreApplication.translate("ListDialog", "Rules"), self._series.rules(score_list.rules)[0]),
            (QCoreApplication.translate("ListDialog", "Scoring"), self._words.system(score_list)),
            (QCoreApplication.translate("ListDialog", "Length"), self._series.length(score_list.games)),
            (QCoreApplication.translate("ListDialog", "Stake for one point"), stake),
            (QCoreApplication.translate("SettlementPage", "Settlement"), each if head.settlement == "each" else box),
        )


def everybody(lines: Iterable[HistoryLine], players: Sequence[str]) -> tuple[str, ...]:
    """The players of the list, and a fourth whose joining was undone: he may have declared games until then."""
    states = (state for line in lines for state in (line.before, line.after) if isinstance(state, ListState))
    tables = (players, *(state.score_list.players for state in states))
    return (*players, *max(tables, key=len)[len(players) :])


def _remarks(line: HistoryLine) -> tuple[str, str] | None:
    """What stood beside a game and what stands there now, if nothing else was changed of it."""
    before, after = line.before, line.after
    if not (isinstance(before, Entry) and isinstance(after, Entry)) or before == after:
        return None
    return (before.remark, after.remark) if replace(before, remark=after.remark) == after else None


def _four(players: Sequence[str]) -> tuple[str, ...]:
    """Everybody of a table of four: of an old history nobody may know how the fourth was called."""
    word = QCoreApplication.translate("ListDialog", "Player {k}")
    return (*players, *(word.format(k=number(k)) for k in range(len(players) + 1, max(TABLES) + 1)))
