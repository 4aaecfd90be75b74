"""Brings the interface catalogues up to date with the program's text, then compiles all catalogues.

``python packaging/update_translations.py`` after any change of shown text; the catalogues it
leaves belong into the same commit. New texts are marked unfinished, in English those with plural forms, and counted:
translate them with ``pyside6-linguist`` or by hand, in the words of ``translations/GLOSSARY.md``.
The card words (``cards_*.ts``) and what Qt itself has not translated (``qtbase_*.ts``: all of
Urdu, gaps in others) have no source text in the program and are only compiled.
"""

import subprocess
import xml.etree.ElementTree as ET
from importlib.util import find_spec
from pathlib import Path

from catalogues import compile_folder

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("de", "tr", "ur", "fr")


def update(folder: Path, sources: Path = ROOT / "skatdesk") -> None:
    """Merges the texts found in ``sources`` into the interface catalogues of ``folder``.

    English keeps plural forms only; its other texts are those of the source. Raises
    ``subprocess.CalledProcessError`` when lupdate fails, ``FileNotFoundError`` without PySide6.
    """
    catalogues = [folder / f"skatdesk_{language}.ts" for language in LANGUAGES]
    _lupdate(sources, catalogues)
    _lupdate(sources, [folder / "skatdesk_en.ts"], "-pluralonly")


def _lupdate(sources: Path, catalogues: list[Path], *options: str) -> None:
    # given a folder instead of files lupdate finds no Python text at all
    files = sorted(sources.rglob("*.py"))
    settings = ("-silent", "-source-language", "en", "-locations", "none", "-no-obsolete", *options)
    subprocess.run([_lupdate_program(), *settings, *files, "-ts", *catalogues], check=True)


def _lupdate_program() -> Path:
    package = find_spec("PySide6")
    if package is None or package.origin is None:
        raise FileNotFoundError("lupdate comes with PySide6-Essentials, which is not installed")
    return Path(package.origin).with_name("lupdate")


def unfinished(catalogue: Path) -> int:
    """How many texts of a catalogue have still to be translated."""
    return len(ET.parse(catalogue).getroot().findall(".//translation[@type='unfinished']"))


if __name__ == "__main__":
    update(ROOT / "translations")
    compile_folder(ROOT / "translations")
    for path in sorted((ROOT / "translations").glob("*.ts")):
        print(f"{path.relative_to(ROOT)}: {unfinished(path) or 'nothing'} to translate")
