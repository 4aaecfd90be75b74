"""The code cites docs/rules.md by section, and that paper describes the rule sets: neither may drift."""

import ast
import re
from dataclasses import fields
from itertools import chain

import pytest

from skatdesk.skat.ruleset import PROFILES, RuleSet
from tests.architecture.source import ROOT, modules, tree

RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
SECTION = r"\d+(?:\.\d+)?"
CITATION = re.compile(rf"§({SECTION})(?:\s*[-–]\s*§?({SECTION}))?")
"""``§8.3``, and both ends of ``§6-§8`` and ``§11.1-11.3``."""


def sections() -> set[str]:
    """Every section there is: ``## 8. …``, ``### 7.1 …``, ``- **8.3** …``, and the numbered steps of a section."""
    found = set()
    section = ""
    for line in RULES.splitlines():
        if match := re.match(rf"(?:#+ |- \*\*)({SECTION})\b", line):
            found.add(match[1])
            section = match[1] if line.startswith("## ") else section
        elif match := re.match(r"(\d+)\. ", line):
            found.add(f"{section}.{match[1]}")
    return found


def test_every_section_cited_is_in_the_rules() -> None:
    files = chain(modules(), (ROOT / "tests").rglob("*.py"))
    cited = {
        (str(path.relative_to(ROOT)), section)
        for path in files
        for match in CITATION.finditer(path.read_text(encoding="utf-8"))
        for section in match.groups()
        if section is not None
    }
    there = sections()

    assert len(cited) > 50
    assert sorted(citation for citation in cited if citation[1] not in there) == []


def _told() -> dict[str, dict[str, str]]:
    """What the table of §13 says: by switch, then by profile."""
    rows = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in RULES.splitlines() if " | " in line]
    head = next(index for index, row in enumerate(rows) if row[0] == "switch")
    names = rows[head][2:]
    table = [row for row in rows[head + 1 :] if row[0].startswith("`")]
    return {row[0].strip("`"): dict(zip(names, row[2:], strict=True)) for row in table}


def _in_words(value: object) -> str:
    match value:
        case True | False:
            return "yes" if value else "no"
        case None | ():
            return "none"
        case tuple():
            return ", ".join(map(str, value))
    return str(value)


def test_table_of_switches_has_each_switch_once() -> None:
    assert list(_told()) == [field.name for field in fields(RuleSet) if field.name != "name"]


def test_every_switch_has_an_effect() -> None:
    """Somebody asks the rules for it, or they ask themselves."""
    asked = {
        node.attr
        for path in modules()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute)
        and ast.unparse(node.value).endswith(("self",) if path.name == "ruleset.py" else ("rules", "manners"))
    }

    assert set(_told()) - asked == set()


@pytest.mark.parametrize("profile", PROFILES)
def test_table_of_switches_says_what_a_profile_does(profile: str) -> None:
    told = {switch: row[profile] for switch, row in _told().items()}

    assert told == {switch: _in_words(getattr(PROFILES[profile], switch)) for switch in told}
