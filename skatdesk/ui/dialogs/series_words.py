"""The words of the dialog for a new series that are more than labels: rule sets, lengths, opponents' names."""

from PySide6.QtCore import QObject

from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO, RuleSet

OFFERED: tuple[RuleSet, ...] = (ISKO, HOME, TCHIBO)
"""The rule sets to choose from."""


class SeriesWords(QObject):
    """Speaks of rule sets, lengths and opponents in the interface language."""

    def rules(self, rules: RuleSet) -> tuple[str, str]:
        """A rule set's name, and in one sentence what is special about it."""
        match rules.name:
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
        return (
            #: name of a rule set: the International Skat Order, as in tournaments
            self.tr("Official rules"),
            self.tr(
                "As in tournaments: no Kontra, no Ramsch, no taking back. "
                "When everybody passes, the next player deals. List after Seeger-Fabian."
            ),
        )

    def length(self, games: int | None) -> str:
        """How long a series is; None for one without end."""
        if games is None:
            #: length of a series: until the players stop
            return self.tr("No end")
        return self.tr("%n games", "length of a series; never 1", games)

    def given_names(self) -> tuple[str, ...]:
        """Names for opponents, familiar in the language of the interface."""
        #: First names of computer players, separated by commas: six short ones that are common in your language
        names = self.tr("Ben, Clara, Emil, Ida, Oscar, Rosa")
        return tuple(filter(None, (name.strip() for name in names.replace("،", ",").split(","))))
