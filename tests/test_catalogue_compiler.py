"""Our compiler of catalogues does what Qt's own does (docs/decisions/0006)."""

import subprocess
from pathlib import Path

import PySide6
import pytest
from catalogues import compile_catalogue, compile_folder
from PySide6.QtCore import QTranslator

CATALOGUES = sorted((Path(__file__).parent.parent / "translations").glob("*.ts"))


def _lrelease(catalogue: Path, target: Path) -> bytes:
    """What Qt's own compiler makes of a catalogue."""
    program = Path(PySide6.__file__).with_name("lrelease")
    subprocess.run([program, catalogue, "-qm", target], capture_output=True, check=True)
    return target.read_bytes()


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=lambda path: path.stem)
def test_catalogues_are_compiled_as_qt_compiles_them(catalogue: Path, tmp_path: Path) -> None:
    assert compile_catalogue(catalogue) == _lrelease(catalogue, tmp_path / "qt.qm")


ODDITIES = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="{language}" sourcelanguage="en">
<context>
    <name>Table</name>
    <message><source>Hold</source><translation>Tenir</translation></message>
    <message><source>Hold</source><comment>other</comment><translation>Gard&#xe9;</translation></message>
    <message><source>Pass</source><comment>bid</comment><translation>Passe</translation></message>
    <message><source>Pass</source><comment>road</comment><translation>Col</translation></message>
    <message numerus="yes"><source>%n game(s)</source><translation>{forms}</translation></message>
    <message><source>Half</source><translation type="unfinished">halb \U0001d11e</translation></message>
    <message><source>None</source><translation type="unfinished"></translation></message>
    <message><source>Gone</source><translation type="vanished">weg</translation></message>
    <message><source>Escaped</source><translation>a<byte value="x1b"/>b &lt;b&gt; &amp;x</translation></message>
    <message><source>Empty</source><translation></translation></message>
    <message><source>♣ a long text of some words, with signs and more</source><translation>zwei
  Zeilen </translation></message>
</context>
<context>
    <name></name>
    <message><source>Hold</source><comment>c</comment><translation>T0</translation></message>
</context>
<context>
    <name>Abc</name>
    <message><source>Hold</source><translation>T2</translation></message>
    <message><source></source><comment>context</comment><translation>T3</translation></message>
</context>
</TS>
"""


@pytest.mark.parametrize(("language", "plurals"), [("de", 2), ("en", 2), ("fr", 2), ("tr", 1), ("ur", 2)])
def test_everything_a_catalogue_may_hold_is_compiled_as_qt_does(language: str, plurals: int, tmp_path: Path) -> None:
    forms = "".join(f"<numerusform>%n form {number}</numerusform>" for number in range(plurals))
    catalogue = tmp_path / f"odd_{language}.ts"
    catalogue.write_text(ODDITIES.format(language=language, forms=forms), encoding="utf-8")

    assert compile_catalogue(catalogue) == _lrelease(catalogue, tmp_path / "qt.qm")


def test_compiled_catalogue_is_read_by_qt(tmp_path: Path) -> None:
    source, target = tmp_path / "odd_fr.ts", tmp_path / "odd_fr.qm"
    source.write_text(
        ODDITIES.format(language="fr", forms="<numerusform>%n partie</numerusform>" * 2), encoding="utf-8"
    )
    target.write_bytes(compile_catalogue(source))
    translator = QTranslator()

    assert translator.load(str(target))
    assert translator.translate("Table", "Hold", "other") == "Gardé"
    assert translator.translate("Table", "Pass", "road") == "Col"
    assert translator.translate("Table", "%n game(s)", "", 0) == "%n partie"


def test_language_without_a_plural_rule_is_refused(tmp_path: Path) -> None:
    catalogue = tmp_path / "skatdesk_pl.ts"
    catalogue.write_text('<TS version="2.1"></TS>')

    with pytest.raises(ValueError, match="add the plural rule of 'pl'"):
        compile_catalogue(catalogue)


def test_folder_is_compiled_when_something_changed(tmp_path: Path) -> None:
    assert compile_folder(tmp_path) == []
    source = tmp_path / "cards_de.ts"
    source.write_text('<TS version="2.1" language="de"></TS>')

    [target] = compile_folder(tmp_path)
    made = target.stat().st_mtime_ns

    assert target.name == "cards_de.qm"
    assert compile_folder(tmp_path) == [target]
    assert target.stat().st_mtime_ns == made
    assert sorted(tmp_path.iterdir()) == [target, source]
