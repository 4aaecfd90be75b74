"""What stands over narrow columns, and in them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.languages import Language
from skatdesk.scoring.entries import Entry, RamschGame
from skatdesk.scoring.scorelist import ScoreList
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import Seating
from skatdesk.ui.look import figures
from skatdesk.ui.look.short_words import can_be_cut, short_name, shortened, shortest_name
from skatdesk.ui.scoresheet import sheet_head
from skatdesk.ui.scoresheet.players import initial
from skatdesk.ui.scoresheet.sheet_head import SheetHead
from skatdesk.ui.scoresheet.widths import BESIDE_FIGURES
from tests.helpers.painted_texts import PaintedTexts
from tests.helpers.plain import plain
from tests.helpers.written import Written
from tests.ui.conftest import House
from tests.ui.scoresheet.conftest import Keeper, speak

RAMSCH = Entry(Seating(3, 0), RamschGame((70, 30, 20), (-140, 0, 0), bock_factor=2))


@pytest.mark.parametrize(
    ("word", "short"),
    [("Schneider", "Schn."), ("Schwarz", "Schw."), ("Ouvert", "Ouv."), ("Kontra", "Kont."), ("شنائیڈر", "شنائ۔")],
)
def test_words_are_cut_as_people_abbreviate_them(qapp: QApplication, word: str, short: str) -> None:
    """Before a vowel where that fits, else as late as there is room."""
    font = QFont()
    room = QFontMetricsF(font).horizontalAdvance(short) + 0.5
    assert shortened(word, font, room) == short


@pytest.mark.parametrize("word", ["Base", "with", "w/o", "ann.", "Bid", "کھلا"])
def test_short_words_are_left_alone(qapp: QApplication, word: str) -> None:
    assert shortened(word, QFont(), 1) == word


def test_a_word_that_fits_is_whole(qapp: QApplication) -> None:
    assert shortened("Schneider", QFont(), 1000) == "Schneider"


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Friedrich-Wilhelm", ["Friedrich-W.", "Friedrich"]),
        ("Hans-Jürgen K.", ["Hans-Jürgen", "Hans-J. K.", "Hans"]),
        ("Jan van der Berg", ["Jan B.", "Jan"]),
        ("Wolfgang Bauer II", ["Wolfgang Bauer", "Wolfgang B. II", "Wolfgang"]),
        ("عائشہ صدیقہ", ["عائشہ"]),
        ("Ada", []),
        ("- -", []),
    ],
)
def test_names_are_shortened_as_people_say_them(qapp: QApplication, name: str, short: list[str]) -> None:
    metrics = QFontMetricsF(QFont())
    for way in (name, *short):
        assert short_name(name, (name, "Ben"), QFont(), metrics.horizontalAdvance(way) + 0.5) == way
    assert short_name(name, (name, "Ben"), QFont(), 1) == name
    assert shortest_name(name, (name, "Ben")) == (name, *short)[-1]


@pytest.mark.parametrize("other", ["Hans-Joachim K.", "Hans-Joachim", "Hans"])
def test_a_name_is_not_shortened_to_that_of_another(qapp: QApplication, other: str) -> None:
    names = ("Hans-Jürgen", other)
    room = QFontMetricsF(QFont()).horizontalAdvance("Hans") + 0.5

    assert short_name(names[0], names, QFont(), room) == names[0]
    assert shortest_name(names[0], names).startswith("Hans-J")
    assert short_name("Hans", names, QFont(), room) == "Hans"


@pytest.mark.parametrize(("language", "letter"), [(QLocale.Language.Turkish, "İ"), (QLocale.Language.German, "I")])
def test_the_letter_of_a_player_is_that_of_the_language(language: QLocale.Language, letter: str) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    found = initial(" ismail")
    QLocale.setDefault(before)

    assert found == letter


def test_a_ramsch_in_a_bock_round_shows_its_factor(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though its words run over the columns before."""
    sheet = ScoreList.begin(("Ada", "Ben", "Cem"), HOME).with_entry(RAMSCH)
    keeper.page.shown.agree(keeper.page.shown.head, sheet)
    texts = PaintedTexts(monkeypatch)
    texts.listening = True
    keeper.page.view.viewport().grab()

    assert "× 2" in [plain(shown.text) for shown in texts.drawn]


def test_who_is_in_a_ramsch_and_in_the_totals_is_said_shorter_where_it_is_narrow(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No name ends in dots as long as there is a shorter way to say it."""
    page = keeper.open("pub")
    players = (
        "Annegret-Elisabeth Mülle",
        "Hans-Joachim Freiherr vo",
        "Friedrich Wilhelm Kowalc",
        "Marie-Luise Hohenstein",
    )
    page.shown.agree(page.shown.head, replace(page.shown.score_list, players=players))
    house.look.use(scale=0.93, enlarged=True)
    keeper.room.resize(1024, 700)
    QApplication.processEvents()
    texts = PaintedTexts(monkeypatch)
    texts.listening = True
    page.view.viewport().grab()
    page.footer.viewport().grab()

    assert [shown.text for shown in texts.shortened] == []


@pytest.mark.parametrize("language", list(Language))
def test_heads_do_not_touch(keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, language: Language) -> None:
    """Words over columns, and names too long for theirs in either script, have a gap between them."""
    page = keeper.open("pub")
    players = ("Hans-Joachim Freiherr vo", "محمد عبدالرحمن خان", "Ipek", "Hans-Joachim Freiherr v.")
    page.shown.agree(page.shown.head, replace(page.shown.score_list, players=players))
    speak(house, language)
    for scale, width in ((0.78, 1024), (1, 1440), (2, 2880)):
        house.look.use(scale=scale)
        keeper.room.resize(width, 900)
        QCoreApplication.sendPostedEvents()
        with monkeypatch.context() as patch:
            written = Written(patch, sheet_head)
            page.view.horizontalHeader().viewport().grab()

        assert min(written.gaps()) >= 2.5 * scale, scale


@pytest.mark.parametrize("language", [Language.GERMAN, Language.URDU])
def test_totals_over_narrow_columns_end_over_the_running_numbers(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """Figures stand at the right in every language, and the dealer's mark before them."""
    page = keeper.open("pub")
    page.shown.agree(
        page.shown.head, replace(page.shown.score_list, players=("Abcdefgh", "Bcdefghi", "Cdefghij", "De"))
    )
    keeper.room.resize(1024, 900)
    speak(house, language)
    assert page.view._widths.head == "names"
    over = Written(monkeypatch, sheet_head)
    page.view.horizontalHeader().viewport().grab()
    totals = [end for height, _, end in over.spans if height > 24 and end > 0][-4:]
    columns = range(page.model.columnCount() - 4, page.model.columnCount())
    header = page.view.horizontalHeader()
    ends = [header.sectionViewportPosition(section) + header.sectionSize(section) for section in columns]

    assert [round(end - total) for end, total in zip(ends, totals, strict=True)] == [house.look.px(BESIDE_FIGURES)] * 4


def heads_drawn(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The words over the columns as they are painted."""
    with monkeypatch.context() as patch:
        texts = PaintedTexts(patch)
        texts.listening = True
        keeper.page.view.horizontalHeader().viewport().grab()
    return {plain(shown.text) for shown in texts.drawn}


@pytest.mark.parametrize("sample", ["thursday", "pub", "bierlachs"])
def test_heads_are_whole_in_a_small_window(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, sample: str
) -> None:
    """Three players and four, with Kontra and Bock: what the players' columns can spare goes to the words.

    In a narrow font it is enough for games won and lost, which go before the longest words.
    """
    page = keeper.open(sample)
    names = ("Ada", "Ben", "Cem", "Dua")
    sheet = page.shown.score_list
    page.shown.agree(page.shown.head, replace(sheet, players=names[: len(sheet.players)]))
    house.look.use(scale=0.8)
    keeper.room.resize(1280, 720)
    head = page.view.horizontalHeader()
    assert isinstance(head, SheetHead)
    for language in Language:
        speak(house, language)

        assert set(page.model.heads.values()) <= heads_drawn(keeper, monkeypatch) or head.widths.tally, language


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
def test_a_total_of_five_figures_is_whole_over_a_narrow_column(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """An evening with Kontra in Bock rounds; the dealer's mark gives way to it."""
    page = keeper.open("pub")
    sheet = page.shown.score_list
    played, game = next((entry, entry.declared) for entry in sheet.entries if entry.declared is not None)
    dear = replace(played, outcome=replace(game, agreed=-12_300))
    page.shown.agree(page.shown.head, replace(sheet, entries=(dear,) * 4, games=None))
    house.look.use(scale=0.78)
    keeper.room.resize(1024, 700)
    speak(house, language)

    assert "−49,200" in heads_drawn(keeper, monkeypatch)


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
def test_the_number_of_the_thousandth_game_is_whole_in_a_small_window(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    page = keeper.page
    sheet = page.shown.score_list
    page.shown.agree(page.shown.head, replace(sheet, entries=(sheet.entries[0],) * 1000, games=None))
    house.look.use(scale=0.78)
    keeper.room.resize(1024, 700)
    speak(house, language)
    page.view.scrollToBottom()
    written = Written(monkeypatch, figures)
    page.view.viewport().grab()
    left, width = page.view.columnViewportPosition(0), page.view.columnWidth(0)
    starts = [start - left for _, start, end in written.spans if left < end <= left + width]

    assert len(starts) > 10
    assert min(starts) >= 0


@pytest.mark.parametrize("language", list(Language))
def test_short_words_and_names_are_whole_where_long_words_are_cut(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    page = keeper.open("pub")
    house.look.use(scale=0.8)
    keeper.room.resize(1280, 720)
    speak(house, language)
    drawn = heads_drawn(keeper, monkeypatch)

    assert {*page.model.players} <= drawn
    assert {word for word in page.model.heads.values() if not can_be_cut(word)} <= drawn


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
def test_long_names_have_no_dots_in_a_small_window(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """Over the players' columns and among the games; pointing at the head tells the whole name."""
    page = keeper.open("pub")
    names = ("Ulrich-Wilhelm", "Judith von Ahlen", "Hans-Jürgen K.", "Bo")
    page.shown.agree(page.shown.head, replace(page.shown.score_list, players=names))
    house.look.use(scale=0.8)
    keeper.room.resize(1280, 720)
    speak(house, language)
    texts = PaintedTexts(monkeypatch)
    texts.listening = True
    page.view.horizontalHeader().viewport().grab()
    page.view.viewport().grab()

    assert not [shown for shown in texts.shortened if plain(shown.text) in names]
    head = page.model.headerData(len(page.model.columns), Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
    assert plain(str(head)) == names[0]


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
def test_no_stroke_runs_through_the_number_of_a_dealer_who_sits_out(
    keeper: Keeper, house: House, language: Language
) -> None:
    """In Bierlachs a game that is won changes his number too; where it does not, a stroke says that he sat out."""
    page = keeper.open("pub")
    sheet = replace(page.shown.score_list, system="bierlachs", bierlachs_limit=9_999)
    page.shown.agree(page.shown.head, sheet)
    speak(house, language)
    view, model = page.view, page.model
    view.scrollToTop()
    picture, line = view.viewport().grab().toImage(), QColor(house.look.theme.line).rgb()
    struck: dict[bool, set[bool]] = {}
    for row, shown in enumerate(model.rows[:8]):
        assert shown.entry is not None
        index = model.index(row, len(model.columns) + shown.entry.seating.dealer)
        cell = view.visualRect(index)
        pixels = [picture.pixel(x, cell.center().y()) for x in range(cell.left(), cell.right())]
        struck.setdefault(bool(index.data()), set()).add(line in pixels)

    assert struck == {True: {False}, False: {True}}


def test_the_line_with_the_keys_lies_on_a_ground_on_which_plus_and_minus_are_read(keeper: Keeper, house: House) -> None:
    """Not on the players' colours."""
    view, model = keeper.page.view, keeper.page.model
    view.choose(20)
    view.setFocus(Qt.FocusReason.TabFocusReason)
    picture, ground = view.viewport().grab().toImage(), QColor(house.look.theme.accent_soft).rgb()
    for place in range(3):
        cell = view.visualRect(model.index(20, len(model.columns) + place))
        row = [picture.pixel(x, cell.center().y()) for x in range(cell.left(), cell.right())]
        assert max(set(row), key=row.count) == ground


def test_a_tally_never_runs_into_the_total_beside_it(keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a list without end somebody wins and loses hundreds of games."""
    page = keeper.page
    sheet = replace(page.shown.score_list, games=None)
    won, lost = sheet.entries[0], sheet.entries[19]
    page.shown.agree(page.shown.head, replace(sheet, entries=(won, lost) * 125))
    texts = PaintedTexts(monkeypatch)
    texts.listening = True
    page.view.viewport().grab()
    assert not [shown for shown in texts.drawn if plain(shown.text).startswith("125 / ")]

    page.shown.agree(page.shown.head, replace(sheet, entries=(won, lost) * 12))
    page.view.viewport().grab()
    assert [shown for shown in texts.drawn if plain(shown.text).startswith("12 / ")]


@pytest.mark.parametrize("language", [Language.GERMAN, Language.URDU])
def test_games_won_and_lost_stand_apart_from_the_total_before_them(
    keeper: Keeper, house: House, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """With two figures each: the total −592 and 12 / 12 would be read as −59212 / 12."""
    page = keeper.page
    sheet = replace(page.shown.score_list, games=None)
    page.shown.agree(page.shown.head, replace(sheet, entries=(sheet.entries[0], sheet.entries[19]) * 12))
    speak(house, language)
    for scale, width in ((0.69, 1024), (0.78, 1024), (1, 1440)):
        house.look.use(scale=scale)
        keeper.room.resize(width, 900)
        QCoreApplication.sendPostedEvents()
        view, first = page.view, page.model.index(0, len(page.model.columns))
        left, right = view.visualRect(first).left(), view.visualRect(first).right()
        with monkeypatch.context() as patch:
            cells = Written(patch, figures)
            view.viewport().grab()
        cells.spans = [span for span in cells.spans if left <= span[1] and span[2] <= right and span[2] > span[1]]

        assert view._widths.tally, scale
        assert min(cells.gaps()) >= 4.5 * scale, scale
