"""Who may look into whom (the contracts in pyproject.toml, and what they cannot say)."""

import ast
import re
import subprocess
import sys

import pytest

from tests.architecture.source import PACKAGE, ROOT, imports, modules, place, tree
from tests.notation.sheets import FOREHAND_PLAYS, played_on, sheet

# The game does no input or output and does not know what time it is.
IMPURE = {"datetime", "io", "logging", "os", "pathlib", "secrets", "shutil", "socket", "subprocess", "sys", "time"}


def test_import_contracts_hold() -> None:
    check = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True, no_logo=True))"
    result = subprocess.run([sys.executable, "-c", check], cwd=ROOT, capture_output=True, text=True, check=False)

    assert result.returncode == 0, result.stdout + result.stderr


def test_every_room_is_a_package_or_module_that_says_what_it_is() -> None:
    silent = [path for path in modules() if not ast.get_docstring(tree(path))]

    assert silent == []


def test_a_room_names_the_rooms_it_looks_into() -> None:
    """``May import …`` in its first lines; one that says ``every`` may look into all below it.

    A part of a room need not say it, but what it says is true.
    """
    rooms = {path.stem for path in PACKAGE.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
    unnamed = set()
    for first in PACKAGE.glob("*/**/__init__.py"):
        part = first.parent.relative_to(PACKAGE)
        told = re.search(r"[Ii]mports?\s(.*?)\.\s", ast.get_docstring(tree(first)) or "", re.DOTALL)
        assert told is not None or len(part.parts) > 1, f"{part} does not say what it may import"
        named = set(re.findall(r"\w+", told[1])) if told is not None else {"every"}
        if named.isdisjoint({"every", "everything", "what"}):
            inside = modules(part.as_posix())
            looks = {name.split(".")[1] for path in inside for _, name in imports(path) if "skatdesk." in name}
            unnamed |= {f"{part} looks into {other}" for other in (looks & rooms) - named - {part.parts[0]}}

    assert unnamed == set()


def test_game_imports_the_pure_part_of_the_standard_library_only() -> None:
    allowed = (sys.stdlib_module_names - IMPURE) | {"skatdesk"}
    foreign = [
        f"{place(path, node)} {name}"
        for path in modules("skat")
        for node, name in imports(path)
        if name.partition(".")[0] not in allowed
    ]

    assert foreign == []


def test_chance_comes_from_generators_that_are_given() -> None:
    """``random.Random`` may be named; the global generator may not be used."""
    found = []
    for path in modules("skat", "scoring", "notation", "players", "coach"):
        imported = [(node, name) for node, name in imports(path) if name.startswith("random.")]
        used = [(node, ast.unparse(node)) for node in ast.walk(tree(path)) if isinstance(node, ast.Attribute)]
        drawn = [(node, name) for node, name in used if name.startswith("random.")]
        found += [place(path, node) for node, name in imported + drawn if not name.startswith("random.Random")]

    assert found == []


def test_engine_knows_only_qtcore() -> None:
    foreign = [
        f"{place(path, node)} {name}"
        for path in modules("engine")
        for node, name in imports(path)
        if name.startswith(("PySide6", "shiboken6")) and not name.startswith("PySide6.QtCore")
    ]

    assert foreign == []


RECORD = sheet(played_on(f"{FOREHAND_PLAYS} 0 s w D8.D7 0 C.D8.D7", 30), "d:0 win v:156 m:10 bidok p:120 t:10")

BLOCKED = """
import sys
for name in ("PySide6", "shiboken6", "pyqtgraph"):
    sys.modules[name] = None  # importing it now fails
from skatdesk.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    "arguments",
    [
        "--help",
        "deal 1",
        "simulate --games 2 --players rules --seed 7 --rules isko --format json",
        "simulate --games 2 --players rules --seed 7 --rules home --table 4 --format iss",
        "replay -",
        "value",
    ],
)
def test_command_line_works_without_qt(arguments: str) -> None:
    command = [sys.executable, "-c", BLOCKED, *arguments.split()]
    given = RECORD if arguments.startswith("replay") else ""
    result = subprocess.run(command, cwd=ROOT, input=given, capture_output=True, text=True, check=False)

    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
