"""lupdate reads the source, not the running program: what it cannot read is never translated."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.source import calls, modules, place, tree

MARKS = {"QT_TRANSLATE_NOOP", "QT_TR_NOOP"}
APPLICATIONS = ("QCoreApplication", "QGuiApplication", "QApplication")
OPTION_DOOR = "option_words.py"
"""The words of the option table are marked where they stand; here they are looked up."""


def _translations(path: Path) -> Iterator[tuple[ast.Call, list[ast.expr]]]:
    """Calls that translate, with the arguments lupdate must be able to read: context, text, comment."""
    for call, name, target in calls(path):
        if name == "tr" and target is not None:
            yield call, call.args[:2]
        elif name == "translate" and target is not None and ast.unparse(target).endswith(APPLICATIONS):
            if path.name != OPTION_DOOR:
                yield call, call.args[:3]
        elif name in MARKS:
            yield call, call.args


def test_shown_words_are_literals() -> None:
    unreadable = [
        f"{place(path, call)} {ast.unparse(call)}"
        for path in modules()
        for call, arguments in _translations(path)
        if not all(isinstance(word, ast.Constant) and isinstance(word.value, str) for word in arguments)
    ]

    assert unreadable == []


def test_no_words_stand_inside_other_texts() -> None:
    """lupdate does not look into f-strings."""
    hidden = [
        place(path, call)
        for path in modules()
        for text in ast.walk(tree(path))
        if isinstance(text, ast.JoinedStr)
        for call, _ in _translations(path)
        if call in ast.walk(text)
    ]

    assert hidden == []


def test_only_self_translates_with_tr() -> None:
    """``other.tr`` would be filed under the class it stands in and looked up under the other's."""
    strangers = [
        place(path, call)
        for path in modules()
        for call, name, target in calls(path)
        if name == "tr" and (target is None or ast.unparse(target) != "self")
    ]

    assert strangers == []


def test_translating_has_no_other_name() -> None:
    """An alias such as ``tr = self.tr`` loses the context; only calls are allowed."""
    called = {id(call.func) for path in modules() for call, _, _ in calls(path)}
    aliases = [
        place(path, node)
        for path in modules()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute) and id(node) not in called
        if node.attr == "tr" or ast.unparse(node).endswith("QCoreApplication.translate")
    ]

    assert aliases == []
