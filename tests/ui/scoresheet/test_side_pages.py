"""Money and history of a list."""

from dataclasses import replace
from decimal import Decimal

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPainter
from PySide6.QtTest import QTest

from skatdesk.i18n.languages import Language
from skatdesk.store.records import HistoryLine
from skatdesk.ui.look import paint
from skatdesk.ui.scoresheet import balances
from skatdesk.ui.scoresheet.history_words import HistoryWords
from skatdesk.ui.scoresheet.list_dialog import ListDialog
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.plain import plain
from tests.helpers.sample_lists import game
from tests.helpers.written import Written
from tests.scoring.builders import declared, ramsch
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import Keeper, speak


def told(keeper: Keeper) -> list[str]:
    return [plain(sentence) for sentence in keeper.page.settlement.sentences]


def amounts(keeper: Keeper) -> list[str]:
    return [plain(line.amount) for line in keeper.page.settlement.balances.lines]


def test_each_against_each(keeper: Keeper) -> None:
    """588, 532 and 429 at a cent a point (rules.md §11.7)."""
    keeper.click(keeper.page.head.settle)

    assert amounts(keeper) == ["+€2.15", "+€0.47", "−€2.62"]
    assert told(keeper) == ["Cem to Ada: €2.15", "Cem to Ben: €0.47"]


def test_the_result_is_copied_to_be_sent_to_those_who_played(keeper: Keeper) -> None:
    """In the order of the places, with the money and who pays whom."""
    keeper.click(keeper.page.head.settle)
    page = keeper.page.settlement
    assert not page.details.isVisible()
    keeper.click(page.copy)

    assert page.copy.text() == "Copied"
    assert QGuiApplication.clipboard().text().splitlines() == [
        "Thursday round · Golden Lion · 19 Nov 2026",
        "1. Ada: 588 · +€2.15",
        "2. Ben: 532 · +€0.47",
        "3. Cem: 429 · −€2.62",
        "Cem to Ada: €2.15",
        "Cem to Ben: €0.47",
    ]
    keeper.click(page.way.answers[1])
    assert page.copy.text() == "Copy the result"


def test_who_has_no_name_pays_and_is_paid_in_german_too(keeper: Keeper, house: House) -> None:
    """A series that was put on the shelf keeps the word for such a player: nobody pays "an Du"."""
    speak(house, Language.GERMAN)
    shown = keeper.page.shown
    shown.agree(shown.head, replace(shown.score_list, players=("Du", *shown.score_list.players[1:])))
    keeper.click(keeper.page.head.settle)

    assert told(keeper)[0] == "Cem → Du: 2,15 €"


def test_a_list_without_a_stake_leads_to_where_it_is_given_one(keeper: Keeper) -> None:
    page = keeper.page
    page.shown.agree(page.shown.head, replace(page.shown.score_list, stake=Decimal(0)))
    keeper.click(page.head.settle)
    keeper.click(page.settlement.copy)
    assert QGuiApplication.clipboard().text().splitlines()[1:] == ["1. Ada: 588", "2. Ben: 532", "3. Cem: 429"]

    keeper.click(page.settlement.details)
    dialog = next(iter(keeper.room.findChildren(ListDialog)))
    assert dialog.isVisible()
    assert dialog.focusWidget() is dialog.stake
    dialog.reject()


def test_into_the_cash_box(keeper: Keeper) -> None:
    """Everybody but the first pays; the list remembers it."""
    keeper.click(keeper.page.head.settle)
    keeper.click(keeper.page.settlement.way.answers[1])

    assert amounts(keeper) == ["€0.00", "−€0.56", "−€1.59"]
    assert told(keeper) == ["Ben into the cash box: €0.56", "Cem into the cash box: €1.59"]
    assert keeper.store.lists.open(keeper.page.shown.id).head.settlement == "box"


@pytest.mark.parametrize(
    ("stake", "shown", "each", "payments"),
    [
        ("0.005", "€0.005", ["+€1.08", "+€0.23", "−€1.31"], ["€1.08", "€0.23"]),
        ("0.0025", "€0.0025", ["+€0.54", "+€0.12", "−€0.66"], ["€0.54", "€0.12"]),
    ],
)
def test_with_fractions_of_a_cent_the_stake_is_told_as_it_is_and_everybody_is_paid_what_he_gets(
    keeper: Keeper, stake: str, shown: str, each: list[str], payments: list[str]
) -> None:
    """588, 532 and 429: exactly 1.075, 0.235 and −1.31 at half a cent."""
    page = keeper.page
    page.shown.agree(page.shown.head, replace(page.shown.score_list, stake=Decimal(stake)))
    keeper.click(page.head.settle)

    assert plain(page.settlement._explained.text()).endswith(f"{shown} for a point")
    assert amounts(keeper) == each
    assert [sentence.split(": ")[1] for sentence in told(keeper)] == payments


def test_into_the_cash_box_goes_what_stands_in_the_table(keeper: Keeper) -> None:
    """532 and 429 are 56 and 159 behind the first."""
    page = keeper.page
    agreed = replace(page.shown.score_list, stake=Decimal("0.005"))
    page.shown.agree(replace(page.shown.head, settlement="box"), agreed)
    keeper.click(page.head.settle)

    assert plain(page.settlement._explained.text()) == "Everybody pays €0.005 for each point behind the first"
    assert amounts(keeper) == ["€0.00", "−€0.28", "−€0.80"]
    assert told(keeper) == ["Ben into the cash box: €0.28", "Cem into the cash box: €0.80"]


def test_money_is_written_as_in_the_language_but_stays_the_same(keeper: Keeper, house: House) -> None:
    """A list keeps the currency it was begun with."""
    keeper.click(keeper.page.head.settle)
    speak(house, Language.TURKISH)
    assert amounts(keeper)[0] == "+€2,15"
    speak(house, Language.GERMAN)

    assert amounts(keeper)[0].replace("\u00a0", " ") == "+2,15 €"
    speak(house, Language.ENGLISH)


def test_without_a_stake_nobody_owes(keeper: Keeper) -> None:
    page = keeper.page
    page.shown.agree(page.shown.head, replace(page.shown.score_list, stake=Decimal(0)))
    keeper.click(page.head.settle)

    assert told(keeper) == []
    assert "no stake" in page.settlement._explained.text()
    assert amounts(keeper) == ["1.", "2.", "3."]


def test_the_settlement_follows_the_list(keeper: Keeper) -> None:
    page = keeper.page
    keeper.click(page.head.settle)
    page.shown.add(game(page.shown.score_list, (2, "G", 4, "S", 40, 1)))

    assert amounts(keeper)[2] != "−€2.62"
    keeper.click(page.settlement.back)
    assert page.view.isVisible()


def test_escape_leaves_settlement_and_history(keeper: Keeper) -> None:
    """Wherever the keyboard is on them, also after another list was looked at; then the entry has it."""
    page = keeper.page
    for show, focused in (
        (page.show_settlement, page.settlement.back),
        (page.show_settlement, page.settlement.way.answers[1]),
        (page.show_history, page.history.back),
        (page.show_history, page.history.list),
    ):
        show()
        keeper.open("pub")
        keeper.open("thursday")
        assert not page.view.isVisible()
        focused.setFocus()
        keeper.key(Qt.Key.Key_Escape)
        assert page.view.isVisible()
        assert page.entry.hasFocus()


def test_all_pages_over_the_sheet_begin_at_the_same_height(keeper: Keeper) -> None:
    """Whether they have buttons beside their title or none."""
    page, begins = keeper.page, []
    for show, shown in ((page.show_settlement, page.settlement), (page.show_history, page.history)):
        show()
        QCoreApplication.processEvents()
        begins.append((shown.title.geometry().center().y(), shown.plate.y()))

    assert begins[0] == begins[1]


def test_the_history_has_a_sentence_for_every_step(keeper: Keeper) -> None:
    page, shown = keeper.page, keeper.page.shown
    entries = shown.score_list.entries
    shown.add(game(shown.score_list, (1, "S", 2, "S", 33, 1)))
    shown.change(0, entries[4])
    shown.undo()
    shown.redo()
    shown.move(0, 2)
    shown.remove(1)
    shown.undo()
    shown.redo()
    shown.insert(1, entries[1])
    shown.undo()
    shown.agree(replace(shown.head, title="Friday"), shown.score_list)
    shown.undo()
    shown.redo()
    page.show_history()
    rows = [plain(page.history.list.item(row).text()) for row in range(page.history.list.count())]

    assert rows[::-1] == [
        "Game 25 written: Ben, Spades, +44",
        "Game 1 changed: Ada, Spades, +22 became passed in",
        "Undone, game 1 is once more: Ada, Spades, +22",
        "Redone, game 1 is: passed in",
        "Game 1 moved, now game 3: passed in",
        "Game 2 deleted: Cem, Diamonds, −36",
        "Undone, game 2 is once more: Cem, Diamonds, −36",
        "Redone, game 2 deleted: Cem, Diamonds, −36",
        "Game 2 inserted: Ben, Hearts, +30",
        "Undone, game 2 taken out: Ben, Hearts, +30",
        "Title: Friday (before: Thursday round)",
        "Undone: Title: Friday (before: Thursday round)",
        "Redone: Title: Friday (before: Thursday round)",
    ]


def test_the_history_says_what_doubled_a_game_and_who_lost_a_ramsch(keeper: Keeper) -> None:
    """Else its score could not be understood."""
    page, shown = keeper.page, keeper.page.shown
    seating = shown.score_list.entries[0].seating
    shown.change(0, declared(seating, 0, "H", 2, kontra=2))
    shown.change(0, ramsch(seating, -50, 0, -20))
    page.show_history()
    rows = [plain(page.history.list.item(row).text()) for row in range(page.history.list.count())]

    assert rows[1].endswith("Hearts × 4, +120")
    assert rows[0].endswith("became Ramsch; Ada: −50; Cem: −20")


def test_the_history_says_when_and_by_whom_in_full(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where text is large beside everything else, too; and the line that has the keys is marked."""
    page, texts = keeper.page, PaintedTexts(monkeypatch)
    page.shown.change(0, page.shown.score_list.entries[4])
    page.show_history()
    for scale in (1.0, 0.6):
        house.look.use(scale=scale)
        texts.listening = True
        page.history.list.grab()
        texts.listening = False
    without = page.history.list.grab().toImage()
    page.history.list.setFocus()

    assert not texts.shortened
    assert page.history.list.grab().toImage() != without


def test_of_a_long_history_only_what_is_in_sight_is_told(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand changes would keep somebody waiting who looks at the last ones."""
    keeper.type("1s2⏎")
    page, told = keeper.page, list[HistoryLine]()
    lines, sentence = page.shown.history() * 500, HistoryWords.sentence

    def note(words: HistoryWords, line: HistoryLine, players: tuple[str, ...]) -> str:
        told.append(line)
        return sentence(words, line, players)

    monkeypatch.setattr(page.shown, "history", lambda: lines)
    monkeypatch.setattr(HistoryWords, "sentence", note)
    page.show_history()
    page.history.list.grab()

    assert page.history.list.count() == len(lines) >= 500
    assert 0 < len(told) < 200


def test_an_untouched_list_has_no_history(keeper: Keeper) -> None:
    keeper.page.show_history()

    assert not keeper.page.history.list.isVisible()
    QTest.mouseClick(keeper.page.history.back, Qt.MouseButton.LeftButton)
    assert keeper.page.view.isVisible()


def test_all_amounts_are_written_in_one_size(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the one that needs most figures would be the smallest."""
    page, sizes = keeper.page, set[int]()
    page.shown.agree(page.shown.head, replace(page.shown.score_list, stake=Decimal(5)))
    keeper.click(page.head.settle)
    table, write = page.settlement.balances, paint.write
    told = {line.amount for line in table.lines}
    assert {len(plain(amount)) for amount in told} == {8, 10}

    def note(painter: QPainter, rect: QRectF, text: str, colour: str, font: QFont, *rest: Qt.AlignmentFlag) -> None:
        if text in told:
            sizes.add(font.pixelSize())
        write(painter, rect, text, colour, font, *rest)

    monkeypatch.setattr(balances, "write", note)
    table.grab()

    assert len(sizes) == 1


def test_a_long_name_stands_whole_and_apart_from_its_total(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as the dialog of a list lets it be, in either script."""
    page = keeper.page
    players = ("Hans-Joachim Freiherr vo", "محمد عبدالرحمن خان بیگم", "Cem")
    page.shown.agree(page.shown.head, replace(page.shown.score_list, players=players))
    keeper.click(page.head.settle)
    texts, written = PaintedTexts(monkeypatch), Written(monkeypatch, balances)
    texts.listening = True
    page.settlement.balances.grab()

    assert not texts.shortened
    assert min(written.gaps()) >= 8


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
def test_the_settlement_uses_a_wide_page_and_no_more_of_it(keeper: Keeper, house: House, language: Language) -> None:
    """The payments stand beside the table; the card ends below both."""
    speak(house, language)
    keeper.click(keeper.page.head.settle)
    page = keeper.page.settlement
    table, pays = page.balances.geometry(), page._payments_title.geometry()

    assert table.top() <= pays.center().y() <= table.bottom()
    assert not table.intersects(pays)
    used = table.united(pays).united(page._payments[0].geometry())
    assert used.width() > 0.9 * page.plate.contentsRect().width()
    assert page.plate.height() < 0.6 * page.height()


def test_payments_stand_below_the_table_where_it_is_narrow(keeper: Keeper) -> None:
    keeper.room.resize(800, 700)
    keeper.click(keeper.page.head.settle)
    page = keeper.page.settlement

    assert page._payments_title.geometry().top() >= page.balances.geometry().bottom()


@pytest.mark.parametrize("language", [Language.GERMAN, Language.URDU])
def test_a_notice_leaves_the_title_of_the_list_in_sight(keeper: Keeper, house: House, language: Language) -> None:
    """It lies over the title of the page that is open, between the way back and what can be done."""
    speak(house, language)
    page, notice = keeper.page, keeper.room.notice
    page.writing.remove(3)
    covered = QRect(page.head.headline.mapTo(keeper.room, QPoint()), page.head.headline.size())

    def lies() -> QRect:
        return QRect(notice.mapTo(keeper.room, QPoint()), notice.size())

    assert lies().intersects(covered)
    for show, side in ((page.show_settlement, page.settlement), (page.show_paper, page.on_paper)):
        show()
        QCoreApplication.sendPostedEvents()
        assert notice.isVisible()
        back = QRect(side.back.mapTo(keeper.room, QPoint()), side.back.size())
        assert not lies().intersects(covered)
        assert not lies().intersects(back)
        assert lies().intersects(QRect(side.title.mapTo(keeper.room, QPoint()), side.title.size()))
    page.show_sheet()
    assert lies().intersects(covered)
