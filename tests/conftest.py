"""What holds for every test: no screen, no leftovers, nothing of the user's touched."""

import gc
import itertools
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.helpers.offscreen import take_offscreen

# Before anything imports Qt.
take_offscreen()
os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="en")
for variable in ("QT_SCALE_FACTOR", "QT_FONT_DPI", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME"):
    os.environ.pop(variable, None)

from catalogues import compile_folder

from skatdesk.store.store import Store
from tests.helpers.leaks import LeakPolice

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from tests.helpers.patient_bot import PatientBot

# `ci` tries the same examples in every run; `dev` goes on searching.
settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))

_numbers = itertools.count(1)
_over = itertools.count(1)
_FULL_TURN = 20
"""So manieth time all garbage is searched."""


def pytest_configure(config: pytest.Config) -> None:
    """Where no bytecode may lie beside the source, that of the tests is kept in pytest's cache, also for children.

    Else every process of every run would compile 1,300 files anew, for two minutes.
    """
    cache = getattr(config, "cache", None)  # absent with -p no:cacheprovider
    if sys.dont_write_bytecode and cache is not None:
        sys.dont_write_bytecode, sys.pycache_prefix = False, str(cache.mkdir("bytecode"))
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or it was -B


@pytest.fixture(scope="session", autouse=True)
def _compiled_catalogues() -> None:
    """The tests see the translations as they stand in the source."""
    compile_folder(Path(__file__).parent.parent / "translations")


@pytest.fixture(autouse=True)
def skatdesk_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own for each test; it comes into being when something is kept there."""
    home = tmp_path_factory.getbasetemp() / f"home-{next(_numbers)}"
    monkeypatch.setenv("SKATDESK_HOME", str(home))
    return home


@pytest.fixture(autouse=True)
def _chance(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the program leaves to chance is the same in every run of a test, so what fails once fails again."""
    monkeypatch.setattr("secrets.randbelow", Random(request.node.nodeid).randrange)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A new store."""
    store = Store.open(tmp_path / "skatdesk.sqlite")
    yield store
    store.close()


@pytest.fixture
def qtbot(qapp: "QApplication", request: pytest.FixtureRequest) -> "PatientBot":
    """In place of the one that pytest-qt brings."""
    from tests.helpers.patient_bot import PatientBot

    return PatientBot(request)


@pytest.fixture(autouse=True)
def _as_found() -> Iterator[None]:
    """No test sees what the windows of another have dressed the application in, or finds held what it pressed."""
    yield
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is not None and isinstance(application := widgets.QApplication.instance(), widgets.QApplication):
        from tests.helpers.let_go import let_go
        from tests.helpers.undress import undress

        let_go()
        undress(application)


@pytest.fixture(scope="session", autouse=True)
def _garbage_in_good_time() -> Iterator[None]:
    """Python searches for garbage between two tests only (``pytest_runtest_logfinish``).

    In the middle of one it would find the windows which that test has let go of, and destroy them even while they
    are painted, which Qt does not survive. In the program ``skatdesk.ui.garbage`` sees to that.
    """
    gc.disable()
    yield
    gc.enable()


def pytest_collection_finish() -> None:
    """What has been loaded for all tests is no garbage: the searches between them leave it out."""
    gc.collect()
    gc.freeze()


def pytest_runtest_logfinish() -> None:
    """A test is over and holds nothing any more: what it has made is searched, and now and then everything.

    What is left of everything is kept for other tests, as the syntax trees of the whole program are: it is searched
    no more. Else each search would take longer than the tests around it.
    """
    if next(_over) % _FULL_TURN == 0:
        gc.collect()
        gc.freeze()
    else:
        gc.collect(1)


@pytest.fixture(autouse=True)
def _no_leaks() -> Iterator[None]:
    """Fails the test that leaves a timer, thread, animation or window behind."""
    with pytest.MonkeyPatch.context() as patch:
        police = LeakPolice(patch)
        yield
        leaks = police.report()
    if leaks:
        pytest.fail("\n".join(leaks), pytrace=False)
