"""Lists, Ramsch and rule sets as figures of the guide."""

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QLocale, QObject

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.joins import apart
from skatdesk.i18n.numbers import number, signed
from skatdesk.scoring.entries import DeclaredGame
from skatdesk.scoring.settlement import balances
from skatdesk.scoring.systems import changes
from skatdesk.skat.ruleset import ListSystem, RuleSet
from skatdesk.skat.seats import SEATS
from skatdesk.ui.dialogs.agreements import SYSTEMS
from skatdesk.ui.dialogs.rule_words import GROUPS, RuleWords, meaningless
from skatdesk.ui.guide import examples
from skatdesk.ui.guide.markup import bold, lines, table
from skatdesk.ui.guide.telling import Telling
from skatdesk.ui.guide.text import Call, GuideError
from skatdesk.ui.sentences import Company
from skatdesk.ui.sentences.list_systems import system_name
from skatdesk.ui.sentences.series_words import OFFERED, SeriesWords

_PLAYERS = "ABCD"
_SYSTEMS: dict[str, ListSystem] = {system: system for system in SYSTEMS}


class ListFigures(QObject):
    """What is about more than one game."""

    def __init__(self, telling: Telling, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._sentences = telling.sentences
        self._namer = telling.namer
        self._rule_words = RuleWords(self)
        self._series_words = SeriesWords(self)
        self.tellers: dict[str, Callable[[Call], str]] = {
            "list": self._list,
            "ramsch": self._ramsch,
            "rules": self._rules,
        }

    def _list(self, call: Call) -> str:
        """``{list: 3 seeger "0 G with=4" … money=1}``: the table, the system, the games."""
        if len(call.words) < 3 or call.words[1] not in _SYSTEMS:
            raise GuideError("a table, a system and games are needed")
        size, name, *games = call.words
        system = _SYSTEMS[name]
        players = [isolate(player) for player in _PLAYERS[: int(size)]]
        rows = [[escape(system_name(system)), *map(escape, players)]]
        totals = [0] * len(players)
        for entry in examples.list_example(Call(call.name, (size, *games))):
            made = changes(system, entry)
            totals = [total + change for total, change in zip(totals, made, strict=True)]
            rows.append([self._game(examples.declared(entry), players), *map(signed, made)])
        #: guide: last row of a list
        rows.append([bold(escape(self.tr("Total"))), *(bold(signed(total)) for total in totals)])
        if call.option("money"):
            paid = [int(amount) for amount in balances(totals, examples.stake(call))]
            #: guide: row of a list: what each player gets or pays at a stake of 1 for a point
            rows.append([escape(self.tr("Settled")), *map(signed, paid)])
        return table(rows)

    def _game(self, game: DeclaredGame, players: Sequence[str]) -> str:
        #: guide: a game in a list: who declared it, and which game
        line = self.tr("{name}: {contract}").format(
            name=players[game.declarer], contract=self._sentences.words.contract(game.contract)
        )
        return escape(f"{line} · {isolate(self._sentences.values.worth(game.valuation))}")

    def _ramsch(self, call: Call) -> str:
        score = examples.ramsch_example(call)
        names = [self._sentences.words.seat(seat) for seat in SEATS]
        told = self._sentences.ramsch
        steps = told.derivation(
            score.points,
            score.scores,
            examples.pushes(call),
            1,
            "" if score.virgin is None else self._namer.seat(score.virgin),
            "" if score.march is None else self._namer.seat(score.march),
        )
        rows = [
            ["", *map(escape, names)],
            #: guide: row of a table: what the players of a Ramsch have taken
            [escape(self.tr("Card points")), *map(number, score.points)],
            #: guide: row of a table: what the players of a Ramsch write down
            [escape(self.tr("List")), *(bold(signed(change)) for change in score.scores)],
        ]
        headline = told.headline(score, Company.of(self._namer.seat))
        # the first step only repeats the points of the headline
        return lines(map(escape, (headline, *steps[1:]))) + table(rows)

    def _rules(self, call: Call) -> str:
        if len(call.words) != 1 or call.words[0] not in GROUPS:
            raise GuideError(f"one of {', '.join(GROUPS)} is needed")
        [group] = call.words
        known = [rules for rules in OFFERED if _knows(rules, group)]
        switches, names = self._rule_words.switches(), [self._series_words.rules(rules)[0] for rules in known]
        rows = [["", *map(escape, names)]]
        for switch in GROUPS[group]:
            if switch != "money_stake":  # an amount, not a rule
                values = [self._value(switch, rules) for rules in known]
                rows.append([escape(switches[switch]), *map(escape, values)])
        return table(rows)

    def _value(self, switch: str, rules: RuleSet) -> str:
        if switch in meaningless(rules):
            return "–"
        value: object = getattr(rules, switch)
        if isinstance(value, bool):
            #: guide: a rule that is in force
            yes = self.tr("Yes")
            #: guide: a rule that is not in force
            no = self.tr("No")
            return yes if value else no
        if isinstance(value, tuple):
            return apart(self._rule_words.value(switch, each) for each in value) or "–"
        words = self._rule_words.value(switch, value)
        if value == "tchibo":  # its words go on from those of another choice
            going_on = QLocale().toLower(words[:1]) + words[1:]
            words = apart((self._rule_words.value(switch, "bid18"), going_on))
        return words


def _knows(rules: RuleSet, group: str) -> bool:
    """Whether what these switches are about exists under the rules."""
    exists = {
        "kontra": rules.kontra != "off",
        "ramsch": rules.all_pass == "ramsch" or rules.bock_ramsch_round,
        "bock": bool(rules.bock_events),
    }
    return exists.get(group, True)
