"""Lists leave as files and come back; what cannot be read is told."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from skatdesk.i18n.languages import Language
from skatdesk.notation.lists.csv_text import csv_of
from skatdesk.notation.lists.errors import Fault, ListFileError
from skatdesk.notation.lists.json_text import json_of
from skatdesk.ui.scoresheet.files import ListFiles
from tests.helpers.disks import full_disk
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.plain import plain
from tests.helpers.sample_lists import thursday
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import NOW, Keeper, speak, titles


@pytest.mark.parametrize("suffix", ["json", "csv"])
def test_a_list_leaves_and_comes_back(keeper: Keeper, tmp_path: Path, suffix: str) -> None:
    """What was written is read without any difference in its games."""
    head, sheet = keeper.page.shown.head, keeper.page.shown.score_list
    target = tmp_path / f"list.{suffix}"
    keeper.room.files.write(str(target), head, sheet)
    assert str(target) in keeper.room.notice.text
    for name in ("thursday", "pub", "bierlachs"):
        keeper.room.remove(keeper.ids[name])
    keeper.room.files.read(str(target))

    assert keeper.page.shown.score_list.entries == sheet.entries
    assert len(titles(keeper.room)) == 1


def test_columns_that_were_exported_come_back_with_title_and_day(keeper: Keeper, tmp_path: Path) -> None:
    """By the name that is proposed for the file; a name without a day is a title of today."""
    head, sheet = keeper.page.shown.head, keeper.page.shown.score_list
    for name, found in (
        (f"Club evening {head.date}", ("Club evening", head.date)),
        ("Club evening 2026-02-30", ("Club evening 2026-02-30", NOW[:10])),
    ):
        target = tmp_path / f"{name}.csv"
        keeper.room.files.write(str(target), head, sheet)
        keeper.room.files.read(str(target))
        shown = keeper.page.shown
        assert (shown.head.title, shown.head.date) == found


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_columns_of_a_list_without_a_title_come_back_without_one(
    keeper: Keeper, house: House, tmp_path: Path, language: Language
) -> None:
    """The name proposed for the file is made of its players."""
    speak(house, language)
    files, (head, sheet) = keeper.room.files, thursday()
    files.ask_to_export(replace(head, title=""), sheet, on_paper=False)
    assert files.asker.dialog is not None
    target = tmp_path / Path(files.asker.dialog.selectedFiles()[0]).with_suffix(".csv").name
    files.asker.dialog.close()
    files.write(str(target), replace(head, title=""), sheet)
    files.read(str(target))

    assert target.name.startswith("Ada Ben ")
    assert (keeper.page.shown.head.title, keeper.page.shown.head.date) == ("", head.date)


def test_a_list_that_is_here_already_says_so(keeper: Keeper, tmp_path: Path) -> None:
    """It comes to the front, with what was written since."""
    target = tmp_path / "list.json"
    keeper.room.files.write(str(target), *thursday())
    keeper.open("pub")
    keeper.room.files.read(str(target))

    assert plain(keeper.room.notice.text) == "The list Thursday round was here already"
    assert plain(keeper.page.head.headline.title) == "Thursday round"
    assert len(titles(keeper.room)) == 3


def test_what_was_printed_into_a_file_is_told_like_what_was_exported(keeper: Keeper) -> None:
    keeper.room.paper.written.emit("lists/club.pdf")
    assert plain(keeper.room.notice.text) == "Written: lists/club.pdf"
    keeper.room.paper.unwritten.emit("nowhere/club.pdf")
    assert plain(keeper.room.notice.text).startswith("nowhere/club.pdf cannot be written")


def test_an_older_state_of_a_list_is_told_apart_on_the_shelf(keeper: Keeper, tmp_path: Path) -> None:
    target = tmp_path / "list.json"
    keeper.room.files.write(str(target), *thursday())
    keeper.type("2s2⏎")
    keeper.room.files.read(str(target))

    assert titles(keeper.room)[:2] == ["Thursday round (2)", "Thursday round"]
    assert keeper.room.notice.text.startswith("This list is a copy")  # its games count once

    keeper.room.files.read(str(target))
    assert plain(keeper.room.notice.text) == "The list Thursday round (2) was here already"


def test_a_long_title_is_whole_on_the_shelf_with_its_number(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, title = keeper.page.shown, "The long Thursday round of the Golden Lion (2)"
    shown.agree(replace(shown.head, title=title), shown.score_list)
    texts = PaintedTexts(monkeypatch)
    texts.listening = True
    keeper.room.shelf.view.viewport().grab()

    assert [plain(one.text) for one in texts.drawn if "long" in one.text] == [title]
    assert texts.shortened == []


def test_players_a_list_is_called_after_go_by_first_names_before_any_is_cut(
    keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over the sheet, and on the shelf; who has a title has chosen it."""
    page = keeper.open("pub")
    full = ("Ada Lindenberg", "Ben Wiesengrund", "Cem Yıldırım", "Dua Chaudhry")
    page.shown.agree(replace(page.shown.head, title=""), replace(page.shown.score_list, players=full))
    texts = PaintedTexts(monkeypatch)
    for width, over in ((1800, "Ada Lindenberg, Ben Wiesengrund"), (1024, "Ada, Ben, Cem and Dua")):
        keeper.room.resize(width, 900)
        QCoreApplication.sendPostedEvents()
        texts.drawn.clear()
        texts.listening = True
        keeper.page.head.headline.grab()
        texts.listening = False
        assert any(plain(one.text).startswith(over) for one in texts.drawn if "Headline" in one.where)
    keeper.room.shelf.folding.set_folded(False)
    texts.listening = True
    keeper.room.shelf.view.viewport().grab()

    assert "Ada, Ben, Cem, Dua" in [plain(one.text) for one in texts.drawn if "shelf" in one.where]
    assert not [one for one in texts.shortened if "Ada" in one.text]


def test_a_list_leaves_as_pdf(keeper: Keeper, tmp_path: Path) -> None:
    target = tmp_path / "list.pdf"
    keeper.room.files.write(str(target), *thursday())

    assert target.read_bytes().startswith(b"%PDF")


def test_a_csv_finds_the_rules_it_was_played_by(keeper: Keeper, tmp_path: Path) -> None:
    """The columns name no rule set; house rules are recognised by their numbers."""
    page = keeper.open("pub")
    target = tmp_path / "pub.csv"
    keeper.room.files.write(str(target), page.shown.head, page.shown.score_list)
    keeper.room.files.read(str(target))

    assert keeper.page.shown.score_list.rules.name == "home"
    assert keeper.page.shown.score_list.totals == page.shown.score_list.totals
    assert plain(keeper.room.notice.text).startswith("This list is a copy")


def test_a_bad_file_is_refused_with_its_line(keeper: Keeper, tmp_path: Path) -> None:
    head, sheet = thursday()
    target = tmp_path / "bad.json"
    keeper.room.files.write(str(target), head, sheet)
    lines = target.read_text(encoding="utf-8").splitlines()
    lines[20] = lines[20].replace("{", "{{", 1)
    target.write_text("\n".join(lines), encoding="utf-8")
    keeper.room.files.read(str(target))

    assert "bad.json" in plain(keeper.room.notice.text)
    assert "line 21" in plain(keeper.room.notice.text)
    assert len(titles(keeper.room)) == 3


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("later.json", '"version": 2', "line 3: version: the list is from a newer Skatdesk. Bring this one up to date"),
        ("stake.json", '"stake": 0.05', 'line 15: stake: this should look like "0.05"'),
        ("title.json", f'"title": "{"x" * 1_000_000}"', "line 4: title: there may be at most 1000 letters here"),
    ],
)
def test_a_file_that_is_refused_says_how_to_mend_it(
    keeper: Keeper, tmp_path: Path, name: str, text: str, said: str
) -> None:
    key = text.partition(":")[0]
    lines = json_of(*thursday()).splitlines()
    target = tmp_path / name
    target.write_text("\n".join(f" {text}," if key in line else line for line in lines), encoding="utf-8")
    keeper.room.files.read(str(target))

    assert said in plain(keeper.room.notice.text)


@pytest.mark.parametrize("text", ["", " \n", "Dear Ben, here is the list", "Nr.;Name\n1;Ada"])
@pytest.mark.parametrize("name", ["list.json", "list.csv", "list.txt"])
def test_what_is_no_list_at_all_is_called_so(keeper: Keeper, tmp_path: Path, name: str, text: str) -> None:
    """And not: a bracket is missing; the notice stays a line or two."""
    (tmp_path / name).write_text(text, encoding="utf-8")
    keeper.room.files.read(str(tmp_path / name))

    said = plain(keeper.room.notice.text)
    assert "this is not a score list" in said
    assert len(said) < 180


def test_every_file_of_a_list_is_offered_where_the_last_one_lay(keeper: Keeper, tmp_path: Path) -> None:
    files = keeper.room.files
    for folder in (None, tmp_path):
        files.ask_to_import()
        dialog = files.asker.dialog
        assert dialog is not None
        assert "*.json" in dialog.nameFilters()[0]
        assert "*.csv" in dialog.nameFilters()[0]
        assert (Path(dialog.directory().absolutePath()) == tmp_path) is (folder is not None)
        dialog.fileSelected.emit(str(tmp_path / "list.csv"))
        dialog.close()


def test_a_list_is_known_by_what_is_in_the_file(keeper: Keeper, tmp_path: Path) -> None:
    """Mail programs and people change the ending of a name."""
    head, sheet = thursday()
    (tmp_path / "official.txt").write_text(csv_of(sheet), encoding="utf-8")
    (tmp_path / "everything.csv").write_text(json_of(replace(head, title="By mail"), sheet), encoding="utf-8")
    for name in ("official.txt", "everything.csv"):
        keeper.room.files.read(str(tmp_path / name))
        assert keeper.page.shown.score_list.totals == sheet.totals

    assert {"official", "By mail"} <= set(titles(keeper.room))


def test_every_fault_of_a_file_has_a_sentence_of_its_own(keeper: Keeper) -> None:
    """In the language of the interface: what the reader of a file says in English stays with it."""
    files = keeper.room.files
    told = {files.sentence("list.csv", ListFileError(2, "", fault, "§")) for fault in Fault}
    assert len(told) == len(Fault)
    assert "§" not in files.sentence("list.csv", ListFileError(2, "", Fault.SYNTAX, "§"))


@pytest.mark.parametrize(
    ("name", "text", "what"),
    [
        ("list.csv", "überreizt".encode("latin-1"), "line 1: this is not text in UTF-8. Save the file as UTF-8"),
        ("list.json", b'{"format": }', "line 1: the file cannot be read here: a bracket, a comma or a quotation mark"),
    ],
)
def test_another_text_is_refused_in_words(keeper: Keeper, tmp_path: Path, name: str, text: bytes, what: str) -> None:
    target = tmp_path / name
    target.write_bytes(text)
    keeper.room.files.read(str(target))

    assert what in plain(keeper.room.notice.text)


@pytest.mark.parametrize("name", ["list.csv", "list.json"])
def test_a_file_larger_than_any_list_is_refused_unread(keeper: Keeper, tmp_path: Path, name: str) -> None:
    target = tmp_path / name
    target.write_bytes(b" " * 5_000_000 + json_of(*thursday()).encode())
    keeper.room.files.read(str(target))

    assert "the file is too large for a score list" in plain(keeper.room.notice.text)
    assert len(titles(keeper.room)) == 3


def test_files_that_cannot_be_reached_are_told(keeper: Keeper, tmp_path: Path) -> None:
    keeper.room.files.read(str(tmp_path / "nowhere.json"))
    assert "cannot be read. Is the file still there" in keeper.room.notice.text
    keeper.room.files.write(str(tmp_path / "no" / "where.json"), *thursday())
    assert "cannot be written" in keeper.room.notice.text
    assert "or is its folder gone?" in keeper.room.notice.text


@pytest.mark.parametrize("suffix", ["json", "csv"])
def test_a_list_that_cannot_be_written_leaves_the_file_that_was_there(
    keeper: Keeper, tmp_path: Path, suffix: str
) -> None:
    target = tmp_path / f"list.{suffix}"
    keeper.room.files.write(str(target), *thursday())
    before = target.read_bytes()
    head, sheet = thursday()
    with full_disk():
        keeper.room.files.write(str(target), head, sheet.removed(0))

    assert "cannot be written" in keeper.room.notice.text
    assert target.read_bytes() == before


def test_the_dialogs_ask_for_files(keeper: Keeper, tmp_path: Path, qtbot: QtBot) -> None:
    """Export and import through the file dialog itself."""
    files: ListFiles = keeper.room.files
    keeper.click(keeper.page.head.export)
    dialog = files.asker.dialog
    assert dialog is not None
    assert dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    target = tmp_path / "out.json"
    dialog.fileSelected.emit(str(target))
    dialog.close()
    assert target.is_file()
    keeper.room.menu.import_.trigger()
    qtbot.waitUntil(lambda: files.asker.dialog is not None and files.asker.dialog is not dialog)
    assert files.asker.dialog is not None
    files.asker.dialog.close()


def test_what_was_only_told_is_over_when_the_user_comes_back(keeper: Keeper) -> None:
    """Else it would lie over the title for the rest of the evening; what went wrong waits to be read."""
    room = keeper.room
    for say, waits in ((room.notice.say, False), (room.notice.warn, True)):
        say("lists/club.pdf")
        assert room.notice.isVisible()
        room.hide()
        room.show()
        assert room.notice.isVisible() is waits


def test_what_was_only_told_does_not_lie_over_the_next_page(keeper: Keeper) -> None:
    """What can be taken back can be so there, too."""
    room = keeper.room
    room.notice.say("Copied")
    keeper.page.show_paper()
    assert not room.notice.isVisible()

    room.notice.offer(lambda: "Game 3 deleted", lambda: None)
    keeper.page.show_settlement()
    assert room.notice.isVisible()
