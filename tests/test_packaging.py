"""What is installed, and the two commands that install it."""

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from importlib.metadata import entry_points, packages_distributions, version
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from hatchling.builders.wheel import WheelBuilder
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import skatdesk
from skatdesk.i18n.languages import Language
from tests.architecture.source import imports, modules

ROOT = Path(__file__).parent.parent
LINUX = ROOT / "packaging" / "linux"
APP_ID = "org.skatdesk.Skatdesk"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
CATALOGUES = sorted((ROOT / "translations").glob("*.ts"))


def _readme_lines(start: str, end: str) -> list[str]:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith(start) and line.endswith(end)]


def test_readme_has_one_line_to_start_and_one_to_test() -> None:
    assert _readme_lines("python3 -m venv", "/skatdesk") == [
        "python3 -m venv .venv && .venv/bin/pip install . && .venv/bin/skatdesk"
    ]
    assert _readme_lines("python3 -m venv", "/pytest -n auto") == [
        'python3 -m venv .venv && .venv/bin/pip install -e ".[dev]" && .venv/bin/pytest -n auto'
    ]


def test_readme_has_lines_for_windows_that_every_shell_there_takes() -> None:
    """PowerShell 5, which every Windows brings, knows no "&&"."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```bat\n(.*?)^```", text, re.MULTILINE | re.DOTALL)

    assert [block.splitlines()[-1] for block in blocks] == [
        r".venv\Scripts\skatdesk",
        r".venv\Scripts\pytest -n auto",
    ]
    assert not [block for block in blocks if "&" in block]


def test_pythons_are_told_alike_everywhere() -> None:
    """Whoever has another one is refused by pip in a sentence, not by a missing wheel (docs/decisions/0005)."""
    named = [line for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)]
    minors = [int(line.rpartition(".")[2]) for line in named]

    assert minors == [*range(minors[0], minors[-1] + 1)]
    assert PROJECT["requires-python"] == f">=3.{minors[0]},<3.{minors[-1] + 1}"
    assert f"3.{minors[0]} to 3.{minors[-1]}" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("system", "machine", "newest"),
    [("darwin", "x86_64", False), ("darwin", "arm64", True), ("win32", "AMD64", True), ("linux", "x86_64", True)],
)
def test_compiler_is_one_that_has_a_wheel_for_the_machine(system: str, machine: str, *, newest: bool) -> None:
    requirements = [Requirement(text) for text in PROJECT["dependencies"]]
    wanted = [
        one.specifier
        for one in requirements
        if one.name == "numba"
        and (one.marker is None or one.marker.evaluate({"sys_platform": system, "platform_machine": machine}))
    ]

    assert all("0.62.1" in specifier for specifier in wanted)
    assert all("0.68.1" in specifier for specifier in wanted) == newest


def test_what_is_imported_is_asked_for() -> None:
    asked = {canonicalize_name(Requirement(text).name) for text in PROJECT["dependencies"]}
    brought_by = packages_distributions()
    named = {name.partition(".")[0] for path in modules() for _, name in imports(path)} & brought_by.keys()
    unasked = {name for name in named if asked.isdisjoint(map(canonicalize_name, brought_by[name]))}

    assert unasked - {"skatdesk"} == {"llvmlite"}  # numba asks for the one that it fits


def test_ci_runs_the_line_of_the_readme() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    search = re.search(r"grep -m 1 -E '(.+)' README\.md", script)
    assert search
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert re.findall(search[1], readme, re.MULTILINE) == _readme_lines("python3 -m venv", "/pytest -n auto")
    assert script.rstrip().endswith('eval "$test_command"')
    assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_there_is_one_command() -> None:
    assert PROJECT["scripts"] == {"skatdesk": "skatdesk.__main__:main"}
    assert "gui-scripts" not in PROJECT


@pytest.mark.parametrize(("minor", "allowed"), [(11, False), (14, False), (15, True)])
def test_broken_qt_release_is_never_installed_where_it_aborts(minor: int, *, allowed: bool) -> None:
    """docs/decisions/0005."""
    asked = [Requirement(text) for text in (*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["sound"])]
    qt = [one for one in asked if one.marker and one.marker.evaluate({"python_version": f"3.{minor}"})]
    qt = [one for one in qt if one.name.startswith("PySide6")]

    assert [one.name for one in qt] == ["PySide6-Essentials", "PySide6-Addons"]
    assert all(("6.12.0" in one.specifier) == allowed for one in qt)
    assert all("6.12.1" in one.specifier for one in qt)


@pytest.mark.skipif(not entry_points(group="console_scripts", name="skatdesk"), reason="runs from the source only")
def test_installed_version_is_the_one_in_the_source() -> None:
    assert version("skatdesk") == skatdesk.__version__


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as pip builds it, without fetching anything."""
    folder = tmp_path_factory.mktemp("wheel")
    return Path(next(WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])))


def test_wheel_brings_everything_the_program_needs(wheel: Path, tmp_path: Path) -> None:
    """Unpacked elsewhere it finds its own data; sources of translations and tests stay out."""
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        archive.extractall(tmp_path)
    share = f"skatdesk-{skatdesk.__version__}.data/data/share"
    resources = [path.relative_to(ROOT) for path in (ROOT / "resources").rglob("*") if path.is_file()]
    child = "from skatdesk import paths; print(paths.resources_folder(), paths.translations_folder())"
    told = subprocess.run([sys.executable, "-c", child], cwd=tmp_path, capture_output=True, text=True, check=True)

    assert {f"skatdesk/_data/translations/{path.stem}.qm" for path in CATALOGUES} <= names
    assert {f"skatdesk/_data/{path.as_posix()}" for path in resources} <= names
    assert f"{share}/applications/{APP_ID}.desktop" in names
    assert f"{share}/metainfo/{APP_ID}.metainfo.xml" in names
    assert f"{share}/icons/hicolor/scalable/apps/{APP_ID}.svg" in names
    assert not [name for name in names if name.endswith(".ts") or name.startswith("tests")]
    assert told.stdout.split() == [
        str(tmp_path / "skatdesk" / "_data" / name) for name in ("resources", "translations")
    ]


def test_wheel_brings_no_commands_of_those_who_work_on_the_program(wheel: Path) -> None:
    """And all the rest of the package."""
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if name.endswith(".py")}
    package = {path.relative_to(ROOT).as_posix() for path in (ROOT / "skatdesk").rglob("*.py")}

    left_out = package - names
    assert left_out == {name for name in package if name.startswith("skatdesk/players/training/")} | {
        "skatdesk/coach/puzzles/__main__.py"
    }


def test_editable_install_points_to_the_checkout(tmp_path: Path) -> None:
    """It copies no data: what is edited is what is used."""
    built = next(WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["editable"]))
    with zipfile.ZipFile(built) as archive:
        names = archive.namelist()

    assert not [name for name in names if name.startswith("skatdesk/")]
    assert all(path.with_suffix(".qm").is_file() for path in CATALOGUES)


def test_desktop_files_agree_with_each_other() -> None:
    desktop = (LINUX / f"{APP_ID}.desktop").read_text(encoding="utf-8").splitlines()
    metainfo = ET.parse(LINUX / f"{APP_ID}.metainfo.xml")

    assert f"Icon={APP_ID}" in desktop
    assert "Exec=skatdesk %f" in desktop
    assert metainfo.findtext("id") == APP_ID
    assert metainfo.findtext("launchable") == f"{APP_ID}.desktop"
    assert metainfo.findtext("project_license") == PROJECT["license"]
    assert (ROOT / "resources" / "program.svg").is_file()


def test_software_centres_and_the_list_of_changes_name_the_same_releases() -> None:
    """With their days; what is not released yet is none."""
    metainfo = ET.parse(LINUX / f"{APP_ID}.metainfo.xml")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    headings = re.findall(r"^## \[(?!Unreleased)(.+)\] - (.+)$", changes, re.MULTILINE)

    assert [(one.get("version"), one.get("date")) for one in metainfo.iter("release")] == headings


def test_the_desktop_files_speak_every_language() -> None:
    lines = (LINUX / f"{APP_ID}.desktop").read_text(encoding="utf-8").splitlines()
    desktop = dict(line.split("=", 1) for line in lines if "=" in line)
    metainfo = ET.parse(LINUX / f"{APP_ID}.metainfo.xml")
    languages = list(Language)

    def said(key: str, language: Language) -> str:
        return desktop[key if language is Language.ENGLISH else f"{key}[{language}]"]

    summaries = {each.get(_LANG, "en"): each.text for each in metainfo.iter("summary")}
    assert summaries == {language: said("Comment", language) for language in languages}
    assert all(said(key, language) for key in ("GenericName", "Keywords") for language in languages)
    for tag in ("p", "li"):
        said_in = [each.get(_LANG, "en") for each in metainfo.iter(tag)]
        assert said_in == languages * (len(said_in) // len(languages)), tag
