"""The repository itself: readable files, honest names, nothing of one machine in it."""

import ast
import re

from tests.architecture.source import PACKAGE, ROOT, modules, project_files, tree

LONGEST = 400
"""Lines of a file that can be read in one sitting."""

# Written in pieces, so that this file does not find itself.
MACHINE = re.compile(
    "|".join(
        [
            "/" + "work/",
            "/" + "root/",
            r"(?<!\w)/" + "home/[a-z]",
            "/" + "tmp/",
            "[A-Z]:" + r"\\Users",
            "index" + "-url",
        ]
    )
)


def test_files_can_be_read_in_one_sitting() -> None:
    long = {
        str(path.relative_to(ROOT)): lines
        for path in project_files()
        if path.suffix == ".py" and (lines := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST
    }

    assert long == {}


def test_files_are_named_in_the_words_of_the_game() -> None:
    vague = [path for path in modules() if path.stem in ("utils", "util", "helpers", "common", "misc")]

    assert vague == []


def test_every_folder_with_modules_is_a_package() -> None:
    """Without ``__init__.py`` the import contracts would not see it."""
    folders = {folder for path in modules() for folder in path.parents if folder.is_relative_to(PACKAGE)}

    assert [folder.name for folder in sorted(folders) if not (folder / "__init__.py").is_file()] == []


def test_every_package_says_what_lives_there() -> None:
    """What it holds, what it may import, where to start: three lines at least."""
    terse = []
    for path in modules():
        if path.name == "__init__.py" and path.parent.parent == PACKAGE:
            docstring = ast.get_docstring(tree(path)) or ""
            if len(docstring.splitlines()) < 3:
                terse.append(path.parent.name)

    assert terse == []


def test_no_file_knows_a_machine() -> None:
    found = []
    for path in project_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if match := MACHINE.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number} {match[0]}")

    assert found == []


def test_modules_that_papers_and_docstrings_name_are_there() -> None:
    """Named by the end of their path: ``card_names.py``, ``i18n/card_names.py``."""
    files = [path.relative_to(ROOT) for path in project_files()]
    there = {"/".join(path.parts[start:]) for path in files for start in range(len(path.parts))}
    missing = [
        f"{path} names {name}"
        for path in files
        if path.suffix in (".md", ".py")
        for name in re.findall(r"`((?:\w+/)*\w+\.py)`", (ROOT / path).read_text(encoding="utf-8"))
        if name not in there
    ]

    assert missing == []


def test_every_decision_has_a_number_of_its_own_and_stands_in_the_index() -> None:
    folder = ROOT / "docs" / "decisions"
    titles = {path: path.read_text(encoding="utf-8").partition("\n")[0] for path in folder.glob("[0-9]*.md")}
    index = (folder / "README.md").read_text(encoding="utf-8")
    numbers = [int(path.name[:4]) for path in titles]

    assert len(numbers) == len(set(numbers))
    assert [path.name for path, title in titles.items() if not title.startswith(f"# {int(path.name[:4])}. ")] == []
    assert [
        path.name for path, title in titles.items() if f"[{title.removeprefix('# ')}]({path.name})" not in index
    ] == []
