"""Rule sets for hypothesis: every switch that steers the play of a deal, in every combination."""

from dataclasses import fields
from typing import Any, get_args

from hypothesis import strategies as st

from skatdesk.skat.ruleset import PROFILES, RuleSet

_NOT_DRAWN = (
    "name",
    "tables",
    "series_rounds",
    "bock_events",
    "bock_ramsch_round",
    "concede_min_cards",
    "review_discards",
    "undo",
    "point_counter",
    "list_system",
    "bierlachs_limit",
    "money_stake",
)
"""They steer the list, the table and later deals; and from how many cards on one may give up is a number."""

_SWITCHES = tuple(field.name for field in fields(RuleSet) if field.name not in _NOT_DRAWN)


def _values(switch: str) -> st.SearchStrategy[Any]:
    choices = get_args(RuleSet.__annotations__[switch])
    return st.sampled_from(choices) if choices else st.booleans()


custom_rule_sets = st.fixed_dictionaries({switch: _values(switch) for switch in _SWITCHES}).map(
    lambda switches: RuleSet(name="custom", **switches)
)
"""Rule sets with all switches drawn independently."""

rule_sets = st.sampled_from(tuple(PROFILES.values())) | custom_rule_sets
"""The named profiles and custom rule sets."""
