"""Rule sets for hypothesis: every switch that steers the play of a deal, in every combination."""

from typing import Any, get_args

from hypothesis import strategies as st

from skatdesk.skat.ruleset import PROFILES, RuleSet

_SWITCHES = (
    "all_pass",
    "max_matadors_suit",
    "announcements_require_hand",
    "ouvert_requires_schwarz_announced",
    "schwarz_announced_includes_schneider_announced",
    "overbid_rule",
    "null_below_bid",
    "lost_hand_factor",
    "grand_ouvert_base",
    "kontra",
    "kontra_levels",
    "kontra_window",
    "re_in_null",
    "defender_announcements",
    "ramsch_score",
    "ramsch_skat_to",
    "ramsch_jungfrau",
    "ramsch_durchmarsch",
    "ramsch_tie",
    "ramsch_three_way",
    "schieberamsch",
    "schieberamsch_jacks",
    "grand_hand_before_ramsch_round",
    "spitze",
    "revolution",
    "concession",
    "last_trick_view",
)


def _values(switch: str) -> st.SearchStrategy[Any]:
    choices = get_args(RuleSet.__annotations__[switch])
    return st.sampled_from(choices) if choices else st.booleans()


custom_rule_sets = st.fixed_dictionaries({switch: _values(switch) for switch in _SWITCHES}).map(
    lambda switches: RuleSet(name="custom", **switches)
)
"""Rule sets with all switches drawn independently."""

rule_sets = st.sampled_from(tuple(PROFILES.values())) | custom_rule_sets
"""The named profiles and custom rule sets."""
