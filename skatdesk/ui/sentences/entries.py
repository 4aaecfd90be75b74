"""A game of the score list in words: what was played, and how its score came about."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.numbers import number
from skatdesk.scoring.entries import DeclaredGame, Entry, PassedInGame, RamschGame
from skatdesk.skat.contracts import Game
from skatdesk.skat.ruleset import RuleSet
from skatdesk.ui.sentences.card_words import CardWords
from skatdesk.ui.sentences.ramsch import RamschSentences
from skatdesk.ui.sentences.values import ValueSentences


class EntrySentences(QObject):
    """Tells entries; ``players`` are the names of the list by place."""

    def __init__(
        self, words: CardWords, values: ValueSentences, ramsch: RamschSentences, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._values = values
        self._ramsch = ramsch

    def game(self, entry: Entry) -> str:
        """What was played: "Clubs Hand", "Ramsch", "passed in"."""
        match entry.outcome:
            case DeclaredGame(contract=contract):
                return self._words.contract(contract)
            case RamschGame():
                return self._words.game(Game.RAMSCH)
            case PassedInGame():
                return self.passed_in()

    def undeclared(self, entry: Entry) -> str:
        """The same of a game without declarer, with what multiplies its score and has no column: "Ramsch × 4"."""
        outcome, words = entry.outcome, self.game(entry)
        if not isinstance(outcome, RamschGame) or outcome.doublings == 1:
            return words
        return f"{words} {left_to_right(f'× {number(outcome.doublings)}')}"

    def passed_in(self) -> str:
        """Of a deal that nobody bid on."""
        #: In the list of games, instead of a game's name: nobody bid
        return self.tr("passed in")

    def lines(self, entry: Entry, rules: RuleSet, players: Sequence[str]) -> tuple[str, ...]:
        """Everything about the game, one line for each step: who played what, and how the score came about."""
        match entry.outcome:
            case DeclaredGame() as game:
                return self._declared(game, rules, players)
            case RamschGame() as ramsch:
                return self._words.game(Game.RAMSCH), *self.ramsch(entry, ramsch, players)
            case PassedInGame():
                return (self.tr("passed in: nobody bid"),)

    def ramsch(self, entry: Entry, ramsch: RamschGame, players: Sequence[str]) -> tuple[str, ...]:
        """How the score of the Ramsch of this entry came about."""
        active = [place for place in range(len(ramsch.points)) if place != entry.seating.without_cards]
        return self._ramsch.derivation(
            [ramsch.points[place] for place in active],
            [ramsch.scores[place] for place in active],
            ramsch.pushes,
            ramsch.bock_factor,
            "" if ramsch.virgin is None else players[ramsch.virgin],
            "" if ramsch.march is None else players[ramsch.march],
        )

    def _declared(self, game: DeclaredGame, rules: RuleSet, players: Sequence[str]) -> tuple[str, ...]:
        #: Head of the account of a game in the list: the player who declared it, and the game
        head = self.tr("{name}: {contract}").format(
            name=isolate(players[game.declarer]), contract=self._words.contract(game.contract)
        )
        lines = [head]
        if game.by_offence:
            #: The deal ended because somebody broke a rule; it counts without Schneider and Schwarz
            lines.append(self.tr("ended by an offence"))
        if game.agreed is None:
            lines += self._values.derivation(game.valuation, rules, game.kontra)
        else:
            #: The table agreed on the score, whatever the cards were worth
            lines += [self.tr("agreed at the table"), self._values.score_line(game.agreed)]
        return tuple(lines)
