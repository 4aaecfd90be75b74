"""Habits that keep Qt from freezing, crashing or leaking (CONTRIBUTING, "Qt")."""

import ast
import re
from pathlib import Path

from tests.architecture.source import ROOT, calls, modules, place, tree


def test_nothing_opens_a_modal_loop() -> None:
    """``exec`` blocks the table and cannot be tested; ``start`` alone runs the main loop."""
    modal = [
        place(path, call)
        for path in modules()
        for call, name, _ in calls(path)
        if name in ("exec", "exec_") and path.name != "start.py"
    ]

    assert modal == []


def test_main_loop_is_run_once() -> None:
    """With the window, or with the note why there can be none."""
    start = tree(ROOT / "skatdesk" / "start.py")
    loops = {way.name: ast.unparse(way).count(".exec(") for way in start.body if isinstance(way, ast.FunctionDef)}

    assert {way: times for way, times in loops.items() if times} == {"main": 1, "tell_homeless": 1}


def test_scenes_are_never_cleared() -> None:
    """``QGraphicsScene.clear`` deletes items behind Python's back."""
    cleared = [
        place(path, call)
        for path in modules("engine", "i18n", "ui")
        for call, name, target in calls(path)
        if name == "clear" and target is not None and _is_scene(path, call, target)
    ]

    assert cleared == []


def _is_scene(path: Path, call: ast.Call, target: ast.expr) -> bool:
    """A scene by its name, or ``self`` inside a class derived from one."""
    if "scene" in ast.unparse(target).lower():
        return True
    return any(
        isinstance(owner, ast.ClassDef)
        and any("Scene" in ast.unparse(base) for base in owner.bases)
        and owner.lineno <= call.lineno <= (owner.end_lineno or 0)
        for owner in ast.walk(tree(path))
        if isinstance(target, ast.Name) and target.id == "self"
    )


def test_lines_are_typed_in_fields_that_know_where_they_begin() -> None:
    """One of Qt's own follows the keyboard, and every page and dialog would have to remember that."""
    own = [
        path for path in modules() if re.search(r"\bQLineEdit\(|\(.*\bQLineEdit\):", path.read_text(encoding="utf-8"))
    ]

    assert [path.name for path in own] == ["text_field.py"]


def test_pages_lie_one_over_another_in_a_layout() -> None:
    """A stacked widget is a pane without a name, which screen readers say on the way to whatever lies in it."""
    panes = [place(path, call) for path in modules() for call, name, _ in calls(path) if name == "QStackedWidget"]

    assert panes == []


def test_no_class_has_two_qt_bases() -> None:
    """PySide6 does not support it; compose instead."""
    double = [
        f"{place(path, node)} {node.name}"
        for path in modules()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef) and sum(_is_qt(base) for base in node.bases) > 1
    ]

    assert double == []


def _is_qt(base: ast.expr) -> bool:
    name = ast.unparse(base).rpartition(".")[2]
    return len(name) > 1 and name[0] == "Q" and name[1].isupper()


def test_no_lambda_holding_an_object_is_connected() -> None:
    """A lambda that uses ``self`` keeps it alive for as long as the sender lives."""
    holding = [
        place(path, call)
        for path in modules()
        for call, name, _ in calls(path)
        for argument in call.args
        if name == "connect" and isinstance(argument, ast.Lambda) and "self" in _names(argument)
    ]

    assert holding == []


def _names(node: ast.AST) -> set[str]:
    return {child.id for child in ast.walk(node) if isinstance(child, ast.Name)}


def test_single_shots_belong_to_an_object() -> None:
    """``singleShot(ms, owner, slot)`` dies with its owner; ``singleShot(ms, slot)`` fires into the void."""
    ownerless = [
        place(path, call)
        for path in modules()
        for call, name, _ in calls(path)
        if name == "singleShot" and len(call.args) < 3
    ]

    assert ownerless == []


def test_screens_are_asked_for_at_one_door() -> None:
    """``QWidget.screen`` hands the screen to Python's search for garbage (``look.screens``)."""
    asked = [place(path, call) for path in modules() for call, name, _ in calls(path) if name == "screen"]

    assert asked == []


def test_layouts_make_their_gaps_themselves() -> None:
    """A ``QSpacerItem`` that Python knows is deleted by its layout and by the search for garbage."""
    made = [place(path, call) for path in modules() for call, name, _ in calls(path) if name == "QSpacerItem"]

    assert made == []


def test_margins_are_the_same_at_both_ends() -> None:
    """Qt does not mirror them in a language that is read from the right; ``before`` and ``after`` have been."""
    uneven = [
        place(path, call)
        for path in modules("ui")
        for call, name, target in calls(path)
        if name == "setContentsMargins" and target is not None and ast.unparse(target) != "self._plot_grid"
        for left, right in ((ast.unparse(call.args[0]), ast.unparse(call.args[2])),)
        if left != right and (left, right) != ("before", "after")
    ]

    assert uneven == []


def test_what_waits_is_entered() -> None:
    """``waitExposed`` and its like wait at the end of a ``with``; merely called they wait for nothing."""
    idle = [
        place(path, node)
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Call)
        and isinstance(node.value.func, ast.Attribute)
        and node.value.func.attr in ("waitExposed", "waitActive", "waitSignal", "waitSignals")
    ]

    assert idle == []


def test_every_signal_is_listened_to() -> None:
    """What only tests hear is told to nobody."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in modules())
    unheard = [
        f"{place(path, node)} {target.id}"
        for path in modules()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        for target in node.targets
        if isinstance(target, ast.Name) and ast.unparse(node.value.func) == "Signal"
        if f".{target.id}.connect(" not in source
    ]

    assert unheard == []
