"""The dialogs for one deal and for the games of a file."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.languages import Language
from skatdesk.notation.iss import GameRecord, iter_records
from skatdesk.skat.deals import DEALS, Deal
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import BySeat, Seat
from skatdesk.ui.desk import Desk
from skatdesk.ui.dialogs.games import GamesDialog
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.dialogs.play_deal import PlayDealDialog
from skatdesk.ui.look.theme import Scheme
from tests.helpers.plain import plain
from tests.ui.conftest import House, Press, ShowDialog
from tests.ui.dialogs.conftest import click
from tests.ui.games.conftest import played, records

__all__ = ["records"]

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def deal(show_dialog: ShowDialog, house: House, window: QWidget) -> PlayDealDialog:
    return show_dialog(PlayDealDialog(house.look, house.namer, replace(HOME, spitze=1), parent=window))


@pytest.mark.parametrize(
    ("typed", "number"),
    [
        ("1", 1),
        ("1 234 567 890", 1_234_567_890),
        ("2\u202f753\u202f294\u202f408\u202f504\u202f640", DEALS),
        ("2,753,294,408,504,640", DEALS),
        (" ۱۲۳ ", 123),
        ("\u206642\u2069", 42),
    ],
)
def test_a_number_is_read_as_people_write_it(deal: PlayDealDialog, typed: str, number: int) -> None:
    spy = QSignalSpy(deal.chosen)
    deal.number.setText(typed)
    click(deal.seat, 1)
    QTest.mouseClick(deal.play, LEFT)

    assert spy.at(0) == [Deal.from_number(number), Seat.MIDDLEHAND, replace(HOME, spitze=1)]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Type the number"),
        ("clubs", "digits only"),
        ("12x", "digits only"),
        ("²", "digits only"),
        ("0", "There are deals from 1"),
        (str(DEALS + 1), "There are deals from 1"),
    ],
)
def test_what_is_no_deal_is_told(deal: PlayDealDialog, press: Press, typed: str, said: str) -> None:
    spy = QSignalSpy(deal.chosen)
    deal.number.setText(typed)
    press(deal, Qt.Key.Key_Return)

    assert said in deal.error
    assert spy.count() == 0
    assert deal.number.hasFocus()

    deal.number.setText("")
    QTest.keyClicks(deal.number, "7")

    assert deal.error == ""


def test_what_is_no_deal_is_said_whenever_it_was_to_be_played(
    deal: PlayDealDialog, press: Press, heard: list[str]
) -> None:
    """Enter would be silent the second time for somebody who does not see the sentence."""
    QTest.keyClicks(deal.number, "12x")
    assert len(heard) == 1
    for _ in range(2):
        press(deal, Qt.Key.Key_Return)

    assert heard == [plain(deal.error)] * 3


def test_other_rules_are_those_of_the_profile(deal: PlayDealDialog) -> None:
    spy = QSignalSpy(deal.chosen)
    deal.number.setText("7")
    click(deal.rules, 0)
    QTest.mouseClick(deal.play, LEFT)

    assert spy.at(0)[2] == ISKO


def test_own_rules_played_last_are_offered_after_the_others(
    show_dialog: ShowDialog, house: House, window: QWidget
) -> None:
    own = replace(HOME, name="own", spitze=1)
    deal = show_dialog(PlayDealDialog(house.look, house.namer, own, parent=window))
    spy = QSignalSpy(deal.chosen)
    deal.number.setText("7")
    assert deal.rules.index == 3
    QTest.mouseClick(deal.play, LEFT)

    assert spy.at(0)[2] == own


# ---------------------------------------------------------------- games of a file


@pytest.fixture
def games(show_dialog: ShowDialog, desk: Desk, window: QWidget, records: list[GameRecord]) -> GamesDialog:
    """A file with a bad record before three good ones and one of the pub."""
    bad = list(iter_records("(;GM[Skat]MV[w XX] ;)"))
    return show_dialog(GamesDialog(desk, "evening.sgf", [*bad, *records], window))


def _row(games: GamesDialog, row: int) -> list[str]:
    cells = (games.model.index(row, column) for column in range(games.model.columnCount()))
    return [str(cell.data() or "") for cell in cells]


def test_every_game_has_a_row(games: GamesDialog) -> None:
    assert games.model.rowCount() == 5
    assert "Line 1 cannot be read" in _row(games, 0)[1]
    assert _row(games, 1)[1:4] == [isolate(name) for name in ("Ada", "Ben", "Cem")]
    assert all(_row(games, row)[4] for row in range(1, 5))


def test_the_first_good_game_is_chosen(games: GamesDialog, records: list[GameRecord]) -> None:
    assert games.chosen == records[0]
    assert "Ada" in games.seat.answers[0].text()


def test_a_game_is_shown_with_enter(games: GamesDialog, records: list[GameRecord], press: Press) -> None:
    spy = QSignalSpy(games.watchRequested)
    press(games, Qt.Key.Key_Down)
    press(games, Qt.Key.Key_Return)

    assert spy.at(0)[0] == records[1]


def test_its_cards_are_played_from_a_seat(games: GamesDialog, records: list[GameRecord]) -> None:
    spy = QSignalSpy(games.playRequested)
    click(games.seat, 2)
    QTest.mouseClick(games.play, LEFT)

    assert spy.at(0) == [records[0], Seat.REARHAND]


def test_what_cannot_be_read_can_only_be_looked_at(games: GamesDialog) -> None:
    games.choose(0)

    assert games.chosen is None
    assert not games.watch.isEnabled()
    assert not games.play.isEnabled()


def _foot(games: GamesDialog, row: int, column: int) -> int:
    """Where the letters of a cell stand: its lowest dark line, px."""
    cell = games.table.visualRect(games.model.index(row, column))
    image = games.table.viewport().grab(cell.adjusted(4, 3, -4, -3)).toImage()
    dark = [y for y in range(image.height()) for x in range(image.width()) if image.pixelColor(x, y).lightness() < 110]
    return max(dark)


def test_how_many_games_there_are_is_told_in_letters_of_usual_size(games: GamesDialog, house: House) -> None:
    """As below the headlines of other tables."""
    assert games._line.font().pixelSize() == house.look.font().pixelSize()


def test_words_and_figures_of_a_game_stand_on_one_line(games: GamesDialog) -> None:
    """Though marks of direction beside a name come from a font with higher lines."""
    for row in (2, 3):
        assert _row(games, row)[1:4] == [isolate(name) for name in ("Ada", "Ben", "Cem")]
        assert len({_foot(games, row, column) for column in (0, 1, 2, 3, 5)}) == 1


def test_keys_that_come_to_the_games_are_seen_there(games: GamesDialog, qtbot: QtBot) -> None:
    """The row chosen is marked without them, too."""
    with qtbot.waitActive(games):
        games.activateWindow()
    games.table.setFocus()
    with_keys = games.table.grab().toImage()
    games.close_button.setFocus()

    assert games.table.grab().toImage() != with_keys


def test_many_games_are_counted_with_their_thousands(show_dialog: ShowDialog, desk: Desk, window: QWidget) -> None:
    dialog = show_dialog(GamesDialog(desk, "x", list(iter_records("(;GM[Skat]MV[w XX] ;)\n" * 1000)), window))

    assert dialog._line.text() == "0 games · 1,000 cannot be read"
    dialog.close()


def test_a_file_that_has_more_games_than_are_shown_is_told(
    show_dialog: ShowDialog, desk: Desk, window: QWidget, records: list[GameRecord]
) -> None:
    dialog = show_dialog(GamesDialog(desk, "x", records, window, more=True))

    assert dialog._line.text() == "4 games · there are more in the file: cut it into smaller files"
    dialog.close()


def test_another_language_keeps_the_choice(games: GamesDialog, house: House, records: list[GameRecord]) -> None:
    games.choose(3)
    house.speak(Language.URDU)
    QCoreApplication.sendPostedEvents()

    assert games.chosen == records[2]
    assert games.model.rowCount() == 5


def test_what_cannot_be_read_is_red_in_every_theme(games: GamesDialog, house: House) -> None:
    for scheme in Scheme:
        house.look.use(scheme=scheme)

        assert games.model.item(0, 1).foreground().color().name() == QColor(house.look.theme.minus).name()


def test_names_and_places_are_text_and_not_markup(
    desk: Desk, show_dialog: ShowDialog, window: QWidget, records: list[GameRecord]
) -> None:
    header = replace(records[0].header, names=BySeat("Ada & Ben", "<b>", "C&em"), place="<b>Pub</b>")
    dialog = show_dialog(GamesDialog(desk, "x", [replace(records[0], header=header)], window))

    assert "&lt;b&gt;Pub" in dialog.model.item(0, 0).toolTip()
    assert "C&em" in dialog.seat.answers[2].text()
    assert all(answer.shortcut().isEmpty() for answer in dialog.seat.answers)
    dialog.close()


def test_a_game_broken_off_is_named_so(show_dialog: ShowDialog, desk: Desk, window: QWidget) -> None:
    record = played(1)
    half = replace(record, actions=record.actions[:3])
    dialog = show_dialog(GamesDialog(desk, "x", [half], window))

    assert _row(dialog, 0)[4:] == ["broken off", ""]
    dialog.close()


def test_who_is_called_you_is_spoken_to(desk: Desk, show_dialog: ShowDialog, window: QWidget) -> None:
    """In a Ramsch the loser is told of in a sentence: "You loses" would be no English."""
    record = played(13, HOME)
    names = record.header.names.replace(Seat.MIDDLEHAND, "You")
    dialog = show_dialog(GamesDialog(desk, "x", [replace(record, header=replace(record.header, names=names))], window))

    assert _row(dialog, 0)[4].startswith("You lose ")
    dialog.close()


def test_who_takes_all_tricks_of_a_ramsch_gains(desk: Desk, show_dialog: ShowDialog, window: QWidget) -> None:
    text = (
        '(;GM[Skat]P0[Ada]P1[Ben]P2[Cem]XG[{"base":"home"}]XA[1:p 2:p 0:p 0:CJ 1:SA 2:S8 0:SJ 1:ST 2:S7 0:HJ 1:SK 2:H8'
        " 0:DJ 1:SQ 2:DA 0:CA 1:S9 2:DT 0:CT 1:HA 2:DK 0:CK 1:HT 2:DQ 0:CQ 1:HK 2:D9 0:C9 1:HQ 2:D8 0:C8 1:H9 2:D7]"
        "MV[w CA.CT.CK.CQ.CJ.C9.C8.SJ.HJ.DJ.SA.ST.SK.SQ.S9.HA.HT.HK.HQ.H9.S8.S7.H8.DA.DT.DK.DQ.D9.D8.D7.C7.H7 "
        "1 p 2 p 0 p ]R[passed] ;)"
    )
    dialog = show_dialog(GamesDialog(desk, "x", list(iter_records(text)), window))

    assert _row(dialog, 0)[4:] == [f"{isolate('Ada')} takes all ten tricks: {isolate('March')}", "+120"]
    dialog.close()


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("scale", "width", "height"), [(0.78, 1024, 700), (1.0, 1440, 900)])
def test_both_fit_their_window(
    games: GamesDialog, deal: PlayDealDialog, house: House, language: Language, scale: float, width: int, height: int
) -> None:
    house.look.use(scale=scale)
    house.speak(language)
    QCoreApplication.sendPostedEvents()

    for dialog in (games, deal):
        assert dialog.width() <= width
        assert dialog.height() <= height - 40


def test_a_note_says_what_it_was_told(show_dialog: ShowDialog, house: House, window: QWidget, press: Press) -> None:
    note = show_dialog(NoteDialog(house.look, "Games", "This file holds no games", window))

    assert note.line.text() == "This file holds no games"

    spy = QSignalSpy(note.accepted)
    press(note, Qt.Key.Key_Return)

    assert spy.count() == 1
