"""What a series is called by: its rule set, its length, the players of the roster."""

from PySide6.QtCore import QObject

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.numbers import grouped
from skatdesk.players.levels import CHARACTERS, LEVELS, Style
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet

OFFERED: tuple[RuleSet, ...] = (ISKO, HOME, TCHIBO)
"""The rule sets to choose from."""

OPPONENTS: tuple[str, ...] = (*LEVELS, *(character.name.lower() for character in CHARACTERS))
"""The players of the roster to choose from: the levels, weakest first, then those with a name."""


class SeriesWords(QObject):
    """Speaks of rule sets, lengths and opponents in the interface language."""

    def rules(self, rules: RuleSet) -> tuple[str, str]:
        """A rule set's name, and in a sentence or two what is special about it; of one's own rules only the name."""
        match rules.name:
            case "isko" | "iss":
                return (
                    #: name of a rule set: the International Skat Order, as in tournaments
                    self.tr("Official rules"),
                    self.tr(
                        "As in tournaments: no Kontra, no Ramsch, no taking back. "
                        "When everybody passes, the next player deals. Seeger-Fabian list."
                    ),
                )
            case "home":
                return (
                    #: name of a rule set: as played in pubs and at home
                    self.tr("Pub rules"),
                    self.tr(
                        "Kontra and Re, Ramsch when everybody passes, Bock rounds. "
                        "You may take moves back and count points. Classic list."
                    ),
                )
            case "tchibo":
                return (
                    #: name of a rule set: simpler, as in a guide for beginners
                    self.tr("Beginners' guide"),
                    self.tr(
                        "Simpler counting: only jacks count as matadors, and announcements need no Hand. "
                        "Kontra and Ramsch. Three players, classic list."
                    ),
                )
        #: name of a rule set: any other, with switches set by the user
        return self.tr("Own rules"), ""

    def length(self, games: int | None) -> str:
        """How long a series is; None for one without end."""
        if games is None:
            #: length of a series: until the players stop
            return self.tr("No end")
        return grouped(self.tr("%n games", "length of a series; never 1", games), games)

    def player(self, name: str) -> str:
        """A player of the roster: "Club", "Wilma, cautious"; a name that is not known here stands for itself."""
        levels = {
            #: level of a computer player, the weakest of five
            "beginner": self.tr("Beginner"),
            #: level of a computer player, the second of five: plays now and then
            "casual": self.tr("Casual player"),
            #: level of a computer player, the third of five: plays in a club
            "club": self.tr("Club player"),
            #: level of a computer player, the fourth of five: plays tournaments
            "tournament": self.tr("Tournament player"),
            #: level of a computer player, the strongest of five
            "expert": self.tr("Expert"),
            #: a computer player that goes by fixed maxims; short, it stands beside a name
            "rules": self.tr("By the book"),
            "random": self.tr("Plays anything"),
        }
        return levels.get(name) or self._character(name)

    def _character(self, name: str) -> str:
        character = next((one for one in CHARACTERS if one.name.lower() == name), None)
        if character is None:
            return name
        styles: dict[Style, str] = {
            #: style of a computer player, after its name
            "loves_grand": self.tr("loves Grand"),
            #: style of a computer player, after its name
            "cautious": self.tr("cautious"),
            #: style of a computer player, after its name
            "bold": self.tr("bold"),
        }
        #: a computer player and its style: "Wilma, cautious"
        return self.tr("{name}, {style}").format(name=isolate(character.name), style=styles[character.style])

    def own_name(self, player: str) -> str:
        """The name a player of the roster brings along; empty for a level."""
        return next((character.name for character in CHARACTERS if character.name.lower() == player), "")

    def given_names(self) -> tuple[str, ...]:
        """Names for opponents, familiar in the language of the interface; none of a ``Character``."""
        #: First names of computer players, separated by commas: six short ones that are common in your language,
        #: but not Wilma, Karl, Greta, Emil or Rosa
        names = self.tr("Ben, Clara, Felix, Ida, Oscar, Ruth")
        return tuple(filter(None, (name.strip() for name in names.replace("،", ",").split(","))))
