"""What the switches of a rule set are called: the one table from which the dialog of the rules is made."""

from PySide6.QtCore import QObject

from skatdesk.i18n.numbers import number
from skatdesk.skat.ruleset import RuleSet

GROUPS: dict[str, tuple[str, ...]] = {
    "games": (
        "all_pass",
        "announcements_require_hand",
        "ouvert_requires_schwarz_announced",
        "schwarz_announced_includes_schneider_announced",
        "spitze",
        "revolution",
    ),
    "values": ("max_matadors_suit", "overbid_rule", "null_below_bid", "lost_hand_factor", "grand_ouvert_base"),
    "kontra": ("kontra", "kontra_levels", "kontra_window", "re_in_null", "defender_announcements"),
    "ramsch": (
        "ramsch_score",
        "ramsch_skat_to",
        "ramsch_tie",
        "ramsch_three_way",
        "ramsch_jungfrau",
        "ramsch_durchmarsch",
        "schieberamsch",
        "schieberamsch_jacks",
    ),
    "bock": ("bock_events", "bock_ramsch_round", "grand_hand_before_ramsch_round"),
    "manners": (
        "undo",
        "point_counter",
        "last_trick_view",
        "review_discards",
        "concede_min_cards",
        "concession",
        "money_stake",
    ),
}
"""The switches in the order of the dialog, a page for each group; the guide calls the groups by their names."""

ASKED_ELSEWHERE = ("name", "tables", "series_rounds", "list_system", "bierlachs_limit")
"""Switches the dialog for a new series asks for itself."""


def meaningless(rules: RuleSet) -> set[str]:
    """The switches that mean nothing beside the others of these rules (rules.md §13)."""
    doubling = rules.kontra != "off"
    ramsch = rules.all_pass == "ramsch" or rules.bock_ramsch_round
    means = {
        "kontra_levels": doubling,
        "kontra_window": doubling,
        "re_in_null": doubling and rules.kontra_levels > 1,
        "bock_ramsch_round": bool(rules.bock_events),
        "grand_hand_before_ramsch_round": bool(rules.bock_events) and rules.bock_ramsch_round,
    }
    means |= dict.fromkeys(GROUPS["ramsch"], ramsch and rules.ramsch_score == "loser")  # else nobody loses alone
    means |= {
        "ramsch_score": ramsch,
        "schieberamsch": ramsch,
        "schieberamsch_jacks": ramsch and rules.schieberamsch,
    }
    return {switch for switch, meant in means.items() if not meant}


class RuleWords(QObject):
    """Speaks of switches and their values in the interface language."""

    def groups(self) -> tuple[str, ...]:
        """The titles of ``GROUPS``."""
        return (
            #: page of the rules: which games there are
            self.tr("Games"),
            #: page of the rules: how games are counted
            self.tr("Values"),
            #: page of the rules: doubling
            self.tr("Kontra"),
            #: page of the rules: everybody alone, few points win
            self.tr("Ramsch"),
            #: page of the rules: rounds that count double
            self.tr("Bock"),
            #: page of the rules: what players may do and see
            self.tr("Manners"),
        )

    def switches(self) -> dict[str, str]:
        """What every switch is called."""
        return self._of_games() | self._of_doubling() | self._of_manners()

    def _of_games(self) -> dict[str, str]:
        return {
            "all_pass": self.tr("When everybody passes"),
            "announcements_require_hand": self.tr("Announcements need a Hand game"),
            "ouvert_requires_schwarz_announced": self.tr("An open game is announced Schwarz, too"),
            "schwarz_announced_includes_schneider_announced": self.tr("Schwarz announced contains Schneider announced"),
            "spitze": self.tr("Win the last trick with the lowest trump (Spitze)"),
            "revolution": self.tr("Open Null in which the defenders sort their cards anew (Revolution)"),
            "max_matadors_suit": self.tr("Matadors that count in suit games"),
            "overbid_rule": self.tr("An overbid game costs"),
            "null_below_bid": self.tr("A Null worth less than the bid"),
            "lost_hand_factor": self.tr("A lost Hand game"),
            "grand_ouvert_base": self.tr("Base value of an open Grand"),
        }

    def _of_doubling(self) -> dict[str, str]:
        return {
            "kontra": self.tr("Who may say Kontra"),
            "kontra_levels": self.tr("How far doubling goes"),
            "kontra_window": self.tr("When Kontra is said"),
            "re_in_null": self.tr("Re is possible in Null"),
            "defender_announcements": self.tr("Defenders may announce Schneider or Schwarz"),
            "ramsch_score": self.tr("Who writes points in Ramsch"),
            "ramsch_skat_to": self.tr("The skat goes to"),
            "ramsch_tie": self.tr("Two tie for most points"),
            "ramsch_three_way": self.tr("All three have 40 points"),
            "ramsch_jungfrau": self.tr("Somebody without a trick doubles the loss"),
            "ramsch_durchmarsch": self.tr("All ten tricks in one hand"),
            "schieberamsch": self.tr("The skat is passed on before play (Pass-along Ramsch)"),
            "schieberamsch_jacks": self.tr("Jacks may be passed on"),
            "bock_events": self.tr("A Bock round follows when"),
            "bock_ramsch_round": self.tr("A Ramsch round follows each Bock round"),
            "grand_hand_before_ramsch_round": self.tr("Grand Hand may be played instead of Ramsch"),
        }

    def _of_manners(self) -> dict[str, str]:
        return {
            "undo": self.tr("Moves may be taken back"),
            "point_counter": self.tr("Card points may be counted on screen"),
            "last_trick_view": self.tr("The last trick may be seen again"),
            "review_discards": self.tr("The declarer may look at the cards put away"),
            "concede_min_cards": self.tr("Giving up alone, with at least this many cards in hand"),
            "concession": self.tr("Giving up counts"),
            "money_stake": self.tr("Stake for one point"),
        }

    def value(self, switch: str, value: object) -> str:
        """What a value of this switch is called."""
        if isinstance(value, int) and not isinstance(value, bool):
            return self._counts(switch).get(value, number(value))
        return (self._choices() | self._kontra_choices() | self._events()).get((switch, value), str(value))

    def _counts(self, switch: str) -> dict[int, str]:
        """Numbers that mean more than themselves."""
        doublings = {
            0: self.tr("No doubling"),
            1: self.tr("Kontra"),
            2: self.tr("Kontra and Re"),
            3: self.tr("Kontra, Re and Bock"),
            4: self.tr("Kontra, Re, Bock and Hirsch"),
        }
        steps = {0: self.tr("No"), 1: self.tr("One step more"), 2: self.tr("Two steps more")}
        matadors = {11: self.tr("All trumps in a row, 11 at most"), 4: self.tr("Jacks only, 4 at most")}
        #: a lost Hand game costs once or twice its value
        factors = {1: self.tr("Once its value"), 2: self.tr("Twice its value")}
        marches = {0: self.tr("No reward"), 120: self.tr("120 points for that player")}
        tables = {
            "kontra_levels": doublings,
            "spitze": steps,
            "max_matadors_suit": matadors,
            "lost_hand_factor": factors,
            "ramsch_durchmarsch": marches,
        }
        return tables.get(switch, {})

    def _choices(self) -> dict[tuple[str, object], str]:
        return {
            ("all_pass", "passed_in"): self.tr("The next player deals"),
            ("all_pass", "ramsch"): self.tr("Ramsch is played"),
            ("overbid_rule", "least_multiple_doubled"): self.tr("Twice the smallest multiple that reaches the bid"),
            ("overbid_rule", "jacks_plus_3_single"): self.tr("(Jacks + 3) × base value, once"),
            ("null_below_bid", "forbid"): self.tr("Cannot be announced"),
            ("null_below_bid", "lost_multiple_23"): self.tr("Is lost, in multiples of 23"),
            ("null_below_bid", "ignore"): self.tr("Counts as if the bid were reached"),
            ("ramsch_score", "loser"): self.tr("The loser, as minus"),
            ("ramsch_score", "own"): self.tr("Everybody their own, as minus"),
            ("ramsch_skat_to", "last"): self.tr("Whoever wins the last trick"),
            ("ramsch_skat_to", "loser"): self.tr("The loser"),
            ("ramsch_tie", "both"): self.tr("Both lose"),
            ("ramsch_tie", "last"): self.tr("Whoever won the last trick loses"),
            ("ramsch_tie", "split"): self.tr("They share the loss"),
            ("ramsch_three_way", "zero"): self.tr("Nobody loses"),
            ("ramsch_three_way", "all_lose"): self.tr("All lose"),
            ("last_trick_view", "not_yet_played"): self.tr("Until one's own card to the next trick is played"),
            ("last_trick_view", "always"): self.tr("At any time"),
            ("concession", "simple"): self.tr("The plain game"),
            ("concession", "remaining"): self.tr("All tricks that are left"),
        }

    def _kontra_choices(self) -> dict[tuple[str, object], str]:
        return {
            ("kontra", "off"): self.tr("Nobody"),
            ("kontra", "any"): self.tr("Every defender"),
            ("kontra", "bid18"): self.tr("Defenders who have bid or held 18"),
            ("kontra", "tchibo"): self.tr("The same, and those who could no longer bid 18"),
            ("kontra_window", "own10"): self.tr("Before one's own first card"),
            ("kontra_window", "before_lead"): self.tr("Before the first lead"),
        }

    def _events(self) -> dict[tuple[str, object], str]:
        return {
            ("bock_events", "lost_60"): self.tr("a game is lost with 60 points"),
            ("bock_events", "lost_kontra"): self.tr("a game is lost after Kontra"),
            ("bock_events", "kontra_re"): self.tr("Kontra and Re were said"),
            ("bock_events", "won_grand_hand"): self.tr("a Grand Hand is won"),
            ("bock_events", "lost_grand"): self.tr("a Grand is lost"),
            ("bock_events", "value_72"): self.tr("a game is worth 72 or more"),
            ("bock_events", "value_96"): self.tr("a game is worth 96 or more"),
            ("bock_events", "score_hundred"): self.tr("a total is a multiple of 100"),
            ("bock_events", "equal_digits"): self.tr("a total ends in three equal figures"),
            ("bock_events", "passed_in"): self.tr("nobody bids"),
        }
