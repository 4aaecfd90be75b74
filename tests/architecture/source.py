"""The program's source as the architecture tests read it."""

import ast
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PACKAGE = ROOT / "skatdesk"

_NOT_OURS = {"__pycache__", "build", "dist", "screenshots"}


def modules(*rooms: str) -> list[Path]:
    """The Python files of these rooms, of the whole package when none is named."""
    folders = [PACKAGE / room for room in rooms] or [PACKAGE]
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


@cache
def tree(path: Path) -> ast.Module:
    """The syntax tree of a file."""
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def place(path: Path, node: ast.expr | ast.stmt) -> str:
    """``skatdesk/ui/x.py:12``, for a test to name what it found."""
    return f"{path.relative_to(ROOT)}:{node.lineno}"


def calls(path: Path) -> Iterator[tuple[ast.Call, str, ast.expr | None]]:
    """Every call with the name called and, for a method, what it is called on."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Attribute):
                yield node, node.func.attr, node.func.value
            elif isinstance(node.func, ast.Name):
                yield node, node.func.id, None


def imports(path: Path) -> Iterator[tuple[ast.stmt, str]]:
    """Every module imported, by its full name; ``from a import b`` counts as ``a.b``."""
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node, alias.name
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                yield node, f"{node.module}.{alias.name}"


@cache
def project_files() -> tuple[Path, ...]:
    """Every file that is, or would be, in the repository; without git, every file of the folder."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        command = ["git", "ls-files", "-co", "--exclude-standard", "-z"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout.split("\0")
        paths = [ROOT / name for name in listed if name]
    else:
        paths = [path for path in ROOT.rglob("*") if not any(map(_is_left_out, path.relative_to(ROOT).parts))]
    return tuple(sorted(path for path in paths if path.is_file()))


def _is_left_out(part: str) -> bool:
    """Environments and caches begin with a dot."""
    return part in _NOT_OURS or (part.startswith(".") and part not in (".ci", ".gitignore"))
