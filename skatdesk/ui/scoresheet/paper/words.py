"""The words that stand on paper only."""

from collections.abc import Iterator

from PySide6.QtCore import QObject

from skatdesk.i18n.amounts import stake_text
from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.card_names import Term
from skatdesk.i18n.joins import listed
from skatdesk.i18n.numbers import number, signed
from skatdesk.scoring.entries import DeclaredGame, Entry, PassedInGame, RamschGame
from skatdesk.scoring.heads import ListHead
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.scoring.systems import OWN_GAME_BONUS
from skatdesk.skat.valuation import Level
from skatdesk.ui.scoresheet.list_words import ListWords, rank_text
from skatdesk.ui.sentences import Sentences
from skatdesk.ui.sentences.series_words import SeriesWords

_DOT = " · "
_CLOSE = "\u00a0"
"""Between words that stay on one line."""
_WITHOUT_COLUMN = (Level.SPITZE, Level.DEFENCE_SCHNEIDER, Level.DEFENCE_SCHWARZ)
_ON_ONE_LINE = str.maketrans({" ": _CLOSE, "-": "\u2011"})


def _whole(name: str) -> str:
    """A name that no end of a line parts, at a hyphen neither."""
    return isolate(name.translate(_ON_ONE_LINE))


def _runs(counts: list[int]) -> list[str]:
    """Numbers of games, those that follow one another as one: "3", "5–9"."""
    runs: list[list[int]] = []
    for count in counts:
        if runs and count <= runs[-1][-1] + 1:
            runs[-1].append(count)
        else:
            runs.append([count])
    ends = (dict.fromkeys((run[0], run[-1])) for run in runs)
    return [left_to_right("–".join(map(number, two))) for two in ends]


class PaperWords(QObject):
    """Speaks on paper, in the interface language."""

    def __init__(self, sentences: Sentences, words: ListWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sentences = sentences
        self._words = words
        self._series = SeriesWords(self)

    # -------------------------------------------------------------- above the games

    def title(self, head: ListHead, score_list: ScoreList) -> str:
        """What the list is called."""
        return self._words.title(head, score_list.players)

    def where_and_when(self, head: ListHead) -> tuple[str, ...]:
        """Place and date."""
        return tuple(map(isolate, filter(None, (head.place, self._words.date(head.date)))))

    def agreed(self, head: ListHead, score_list: ScoreList) -> str:
        """How the list counts: system, rule set, length, stake."""
        rules, _ = self._series.rules(score_list.rules)
        parts = [self._words.system(score_list), rules]
        if score_list.games is not None:
            parts.append(self._series.length(score_list.games))
        if score_list.stake:
            #: On a printed list: how much money one point is; {amount} is "0.01 €"
            parts.append(
                self.tr("{amount} a point").format(amount=isolate(stake_text(score_list.stake, head.currency)))
            )
        return _DOT.join(parts)

    def players(self, score_list: ScoreList) -> str:
        """Everybody at the table."""
        names = self._sentences.words.both([isolate(name) for name in score_list.players])
        #: On a printed list; {names} are all players of the list
        return self.tr("Players: {names}").format(names=names)

    # -------------------------------------------------------------- among the games

    def running(self) -> str:
        """Head of a player's running points."""
        #: Head of a narrow column on a printed list: a player's points so far
        return self.tr("Points")

    def won(self) -> str:
        """Head of a player's games won."""
        #: Head of a very narrow column on a printed list, written upwards: how many games somebody has won
        return self.tr("won")

    def lost(self) -> str:
        """Head of a player's games lost."""
        #: Head of a very narrow column on a printed list, written upwards: how many games somebody has lost
        return self.tr("lost")

    def carried(self) -> str:
        """Of the line that repeats how the page before ended."""
        #: First line of a further page of a printed list: the points so far
        return self.tr("Carried forward")

    # -------------------------------------------------------------- below the games

    def remarks(self, score_list: ScoreList) -> str:
        """What the columns do not say, or "": overbids, offences, agreed scores, levels that only house rules have,
        Ramsch points, who was away, notes.
        """
        told: dict[str, list[str]] = {}
        without: dict[int, list[int]] = {}
        for index, entry in enumerate(score_list.entries):
            for remark, detail in self._remarks(entry, score_list.players):
                count = number(score_list.deal_due(index).number)
                told.setdefault(remark, []).append(f"{count}{_CLOSE}({detail})" if detail else count)
            if entry.remark:
                told.setdefault(isolate(entry.remark), []).append(number(score_list.deal_due(index).number))
            if entry.seating.away is not None:
                without.setdefault(entry.seating.away, []).append(score_list.deal_due(index).number)
        for place, counts in without.items():
            #: Remark on games of a printed list of four: {name} was away; right also where somebody is called "You"
            told[self.tr("without {name}").format(name=_whole(score_list.players[place]))] = _runs(counts)
        if not told:
            return ""
        #: A remark below a printed list: {remark} is for instance "overbid", {numbers} are the numbers of the games
        pattern = self.tr("{remark}: {numbers}")
        lines = [pattern.format(remark=remark, numbers=listed(counts)) for remark, counts in told.items()]
        #: Below a printed list; {remarks} are like "overbid: 3, 12 · agreed at the table: 7" with numbers of games
        return self.tr("Remarks (by game) – {remarks}").format(remarks=_DOT.join(lines))

    def _remarks(self, entry: Entry, players: tuple[str, ...]) -> Iterator[tuple[str, str]]:
        """The kinds of remarks, and of each what belongs to this game alone."""
        match entry.outcome:
            case DeclaredGame() as game:
                if ending := self._ending(game):
                    yield ending, ""
                words, levels = self._sentences.words, dict(game.valuation.levels)
                if game.contract.revolution:
                    yield words.term(Term.REVOLUTION), ""
                yield from ((words.term(Term(level.value)), "") for level in _WITHOUT_COLUMN if level in levels)
            case RamschGame(points=points):
                sums = [
                    f"{_whole(players[place])}{_CLOSE}{number(value)}"
                    for place, value in enumerate(points)
                    if place != entry.seating.without_cards
                ]
                yield self._sentences.entries.game(entry), listed(sums)
            case PassedInGame():
                pass

    def _ending(self, game: DeclaredGame) -> str:
        """Why the score is not what the cards were worth; or ""."""
        if game.agreed is not None:
            #: Remark on games of a printed list: the table agreed on the score
            return self.tr("agreed at the table")
        if game.by_offence:
            #: Remark on games of a printed list: somebody broke a rule
            return self.tr("ended by an offence")
        #: Remark on games of a printed list: the bid was higher than the game's value
        return self.tr("overbid") if game.valuation.overbid else ""

    def sits_out(self) -> str:
        """What the dealer's mark means."""
        #: Explains the mark of the dealer, a dash, on a printed list of four players
        return self.tr("– deals and sits out")

    def footer(self, score_list: ScoreList) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The lines of the footer: a label, and figures for all. A Bierlachs has no game points, only minus."""
        tallies = score_list.tallies
        lines: list[tuple[str, tuple[str, ...]]] = []
        if score_list.system != "bierlachs":
            #: Line below a printed list: sum of the games, without bonuses
            lines.append((self.tr("Game points"), tuple(number(tally.points) for tally in tallies)))
        if score_list.system == "seeger":
            own, others = number(OWN_GAME_BONUS), " / ".join(map(number, score_list.others_lost_bonuses))
            #: Line below a printed list: games won minus games lost, times {bonus}
            won = self.tr("(won − lost) × {bonus}").format(bonus=own)
            #: Line below a printed list: games that other players declared and lost, times {bonus}
            lost = self.tr("Lost by others × {bonus}").format(bonus=others)
            lines.append((won, tuple(signed(tally.own_bonus) for tally in tallies)))
            lines.append((lost, tuple(signed(tally.others_bonus) for tally in tallies)))
        #: Line below a printed list: what counts in the end
        total = self.tr("Total")
        if score_list.system != "classic":
            lines.append((total, tuple(number(tally.total) for tally in tallies)))
        #: Line below a printed list: who is first, second, third
        place_word = self.tr("Place")
        lines.append((place_word, tuple(map(rank_text, score_list.ranks))))
        return tuple(lines)

    def gets_or_pays(self) -> str:
        """Label of what everybody gets or pays in the end."""
        #: Line below a printed list: money, each with each
        return self.tr("Gets or pays")

    def into_box(self) -> str:
        """Label of what everybody pays into the cash box."""
        #: Line below a printed list: money for the common box
        return self.tr("Into the cash box")

    def payment(self, payer: str, receiver: str, amount: str) -> str:
        """Who pays whom."""
        #: A payment, below a printed list; right also where somebody is called "You"
        return self.tr("{payer} to {receiver}: {amount}").format(
            payer=_whole(payer), receiver=_whole(receiver), amount=isolate(amount)
        )

    def signatures(self) -> str:
        """Over the lines everybody signs on."""
        #: On a printed list, over the lines on which the players sign
        return self.tr("Signatures")

    def page(self, page: int, pages: int) -> str:
        """At the foot of each page."""
        #: At the foot of a printed page
        return self.tr("Page {page} of {pages}").format(page=number(page), pages=number(pages))
