"""What a class says of its arguments and signals is so."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.source import modules, place, tree


def test_arguments_are_told_by_their_names_and_in_their_order() -> None:
    """``parent`` may be left out: it is the same everywhere."""
    wrong = []
    for path, owner in _classes():
        given = [name for method in owner.body if _is_init(method) for name in _parameters(method)]
        told = re.findall(r"^    (\w+):", _section(owner, "Args"), re.MULTILINE)
        if told and told not in (given, [name for name in given if name != "parent"]):
            wrong.append(f"{place(path, owner)} {owner.name}: {told}, not {given}")

    assert wrong == []


def test_every_signal_is_told_with_what_it_carries() -> None:
    wrong = []
    for path, owner in _classes():
        told = dict(re.findall(r"(\w+)\(([^()]*)\)(?=[,:])", _section(owner, "Signals")))
        for name, carried in _signals(owner):
            if not name.startswith("_") and told.get(name) != carried:
                wrong.append(f"{place(path, owner)} {owner.name}.{name}({carried})")

    assert wrong == []


def test_signals_are_named_as_those_of_qt() -> None:
    odd = [
        f"{place(path, owner)} {owner.name}.{name}"
        for path, owner in _classes()
        for name, _ in _signals(owner)
        if "_" in name.removeprefix("_")
    ]

    assert odd == []


def _classes() -> Iterator[tuple[Path, ast.ClassDef]]:
    for path in modules():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield path, node


def _section(owner: ast.ClassDef, title: str) -> str:
    """The lines under this title of the class's docstring; none where there is no such title."""
    found = re.search(rf"^{title}:\n((?:    .*\n?)+)", ast.get_docstring(owner) or "", re.MULTILINE)
    return "" if found is None else found[1]


def _is_init(method: ast.stmt) -> bool:
    return isinstance(method, ast.FunctionDef) and method.name == "__init__"


def _parameters(method: ast.stmt) -> list[str]:
    assert isinstance(method, ast.FunctionDef)
    return [one.arg for one in (*method.args.args, *method.args.kwonlyargs) if one.arg != "self"]


def _signals(owner: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Each signal the class declares, with the kinds of what it carries: "int, object"."""
    for line in owner.body:
        match line:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="Signal"), args=kinds)):
                yield name, ", ".join(map(ast.unparse, kinds))
