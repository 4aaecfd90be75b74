"""Folders of the program and of its user."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from skatdesk import paths

FOLDERS = {
    "config": paths.config_folder,
    "data": paths.data_folder,
    "cache": paths.cache_folder,
    "log": paths.log_folder,
}


@pytest.mark.parametrize("kind", FOLDERS)
def test_home_moves_every_folder_and_makes_it(kind: str, skatdesk_home: Path) -> None:
    assert not skatdesk_home.exists()

    folder = FOLDERS[kind]()

    assert folder == skatdesk_home / kind
    assert folder.is_dir()


def test_profile_moves_them_too_and_is_inherited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    paths.use_profile(Path("club"))
    monkeypatch.chdir(tmp_path.parent)
    child = "from skatdesk import paths; print(paths.data_folder())"
    root = Path(paths.__file__).parent.parent
    told = subprocess.run([sys.executable, "-c", child], cwd=root, capture_output=True, text=True, check=True)

    assert paths.data_folder() == tmp_path / "club" / "data"
    assert told.stdout.strip() == str(tmp_path / "club" / "data")


@pytest.mark.skipif(os.name == "nt", reason="no variable moves the folders of Windows")
def test_without_a_profile_the_platform_decides(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SKATDESK_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(tmp_path / variable))

    folders = [folder() for folder in FOLDERS.values()]

    assert all("skatdesk" in str(folder.relative_to(tmp_path)) for folder in folders)
    assert len(set(folders)) == 4


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system knows this folder")
def test_files_of_ones_own_are_among_the_documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And where there is no such folder, where it would be."""
    monkeypatch.setenv("XDG_DOCUMENTS_DIR", str(tmp_path / "Dokumente"))
    assert paths.documents_folder() == tmp_path

    (tmp_path / "Dokumente").mkdir()
    assert paths.documents_folder() == tmp_path / "Dokumente"


def test_folder_that_cannot_be_made_is_an_os_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    paths.use_profile(tmp_path / "file")

    with pytest.raises(OSError, match="file"):
        paths.config_folder()


@pytest.mark.skipif(os.name == "nt", reason="Windows takes every name for that of a neighbour")
def test_home_of_nobody_is_an_os_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SKATDESK_HOME", "~nobody-of-this-name/skat")

    with pytest.raises(OSError, match="nobody has this home folder"):
        paths.config_folder()


def test_packaged_data_is_beside_the_package_in_a_checkout() -> None:
    root = Path(paths.__file__).parent.parent

    assert paths.resources_folder() == root / "resources"
    assert paths.translations_folder() == root / "translations"


def test_packaged_data_is_inside_the_package_when_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("resources", "translations"):
        (tmp_path / "_data" / name).mkdir(parents=True)
    monkeypatch.setattr(paths, "_BASES", (tmp_path / "_data", tmp_path))

    assert paths.resources_folder() == tmp_path / "_data" / "resources"
    assert paths.translations_folder() == tmp_path / "_data" / "translations"


def test_missing_data_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "_BASES", (tmp_path,))

    with pytest.raises(FileNotFoundError, match=re.escape(f"resources are missing from {tmp_path}")):
        paths.resources_folder()
