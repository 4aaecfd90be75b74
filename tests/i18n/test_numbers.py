from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.catalogues import Translations
from skatdesk.i18n.languages import Language
from skatdesk.i18n.numbers import deal_number, decimal, grouped, money, number, percent, signed

Speak = Callable[[Language], None]

NARROW = "\u202f"


def places_on_screen(text: str, part: str) -> list[float]:
    """Where each character of the part stands in a right-to-left paragraph, as x of its glyph."""
    layout = QTextLayout(text)
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    layout.setTextOption(option)
    layout.beginLayout()
    layout.createLine().setLineWidth(1000)
    layout.endLayout()
    start = text.index(part)
    runs = [layout.glyphRuns(position, 1) for position in range(start, start + len(part))]
    return [run[0].positions()[0].x() for run in runs]


def reads_from_the_left(text: str, part: str) -> bool:
    places = places_on_screen(text, part)
    return places == sorted(places)


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN, Language.FRENCH])
def test_scores_always_show_their_sign(speak: Speak, language: Language) -> None:
    speak(language)
    assert [signed(score) for score in (96, 1, 0, -36)] == ["+96", "+1", "0", "−36"]


@pytest.mark.parametrize(("value", "shown"), [(96, "+96"), (-96, "−96")])
def test_the_sign_stands_left_of_the_figure_in_urdu(qapp: QApplication, speak: Speak, value: int, shown: str) -> None:
    speak(Language.URDU)
    assert reads_from_the_left(f"کل {signed(value)} باقی", shown)
    assert reads_from_the_left(signed(value), shown)


def test_two_scores_in_a_row_stand_in_urdu_order(qapp: QApplication, speak: Speak) -> None:
    speak(Language.URDU)
    text = f"{signed(96)} {signed(-48)}"
    assert places_on_screen(text, "9") > places_on_screen(text, "4")


def test_a_bare_sign_would_move_to_the_right_in_urdu(qapp: QApplication) -> None:
    """What the isolates are for; if this fails, Qt has learnt better and they may go."""
    assert not reads_from_the_left("کل +96 باقی", "+96")


def test_a_sum_reads_from_the_left_in_urdu(qapp: QApplication) -> None:
    total = "11 + 0 + 4 = 15"
    assert reads_from_the_left(f"پوائنٹس {left_to_right(total)}", total)
    assert not reads_from_the_left(f"پوائنٹس {total}", total)


def test_a_name_keeps_its_full_stop_in_urdu(qapp: QApplication) -> None:
    assert reads_from_the_left(f"سر {isolate('Ben Jr.')} کی", "Ben Jr.")
    assert not reads_from_the_left("سر Ben Jr. کی", "Ben Jr.")


def test_the_marks_take_no_room(qapp: QApplication) -> None:
    metrics = QFontMetrics(qapp.font())
    assert metrics.horizontalAdvance(isolate("Ada")) == metrics.horizontalAdvance("Ada")
    assert metrics.horizontalAdvance(left_to_right("96")) == metrics.horizontalAdvance("96")


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN, Language.FRENCH])
def test_nothing_is_isolated_where_nothing_can_go_wrong(speak: Speak, language: Language) -> None:
    speak(language)
    for value in (signed(96), money(-350, "€"), deal_number(1234)):
        assert left_to_right("")[0] not in value


@pytest.mark.parametrize(
    ("language", "mark"), [(Language.ENGLISH, ","), (Language.GERMAN, "."), (Language.FRENCH, NARROW)]
)
def test_numbers_have_the_thousands_of_the_language(speak: Speak, language: Language, mark: str) -> None:
    speak(language)
    assert number(1234567) == f"1{mark}234{mark}567"
    assert number(-5) == "−5"
    assert signed(-1234) == f"−1{mark}234"


def test_a_count_in_a_sentence_is_written_as_all_other_numbers(speak: Speak) -> None:
    speak(Language.GERMAN)
    assert grouped("1234 Spiele", 1234) == "1.234 Spiele"
    assert grouped("7 Spiele", 7) == "7 Spiele"


def test_a_deal_number_is_the_same_in_every_language(speak: Speak) -> None:
    spoken = f"2{NARROW}753{NARROW}294{NARROW}408{NARROW}504{NARROW}640"
    for language in Language:
        speak(language)
        text = deal_number(2_753_294_408_504_640)
        assert text == (left_to_right(spoken) if language is Language.URDU else spoken)


@pytest.mark.parametrize(
    ("language", "shown"),
    [
        (Language.ENGLISH, "62%"),
        (Language.GERMAN, f"62{NARROW}%"),
        (Language.FRENCH, f"62{NARROW}%"),
        (Language.TURKISH, "%62"),
        (Language.URDU, left_to_right("62%")),
    ],
)
def test_a_share_has_its_sign_where_the_language_has_it(
    translations: Translations, language: Language, shown: str
) -> None:
    translations.use(language)
    assert percent(61.7) == shown


def test_decimals_round_and_never_show_a_negative_nought(speak: Speak) -> None:
    speak(Language.ENGLISH)
    assert decimal(27.449, 1) == "27.4"
    speak(Language.GERMAN)
    assert decimal(-27.46, 1) == "−27,5"
    assert decimal(-0.04, 1) == "0,0"


def test_money_in_hundredths(speak: Speak) -> None:
    speak(Language.GERMAN)
    assert money(350, "€") == "3,50\u00a0€"
    assert money(-350, "€") == "−3,50\u00a0€"
    speak(Language.ENGLISH)
    assert money(-123456, "$") == "−$1,234.56"
    assert money(350, "") == "$3.50"


def test_letters_for_a_currency_stand_apart_from_the_figure(speak: Speak) -> None:
    speak(Language.URDU)
    assert money(215, "") == "Rs\u00a02.15"
    assert money(-215, "") == left_to_right("−Rs\u00a02.15")
    speak(Language.ENGLISH)
    assert money(215, "CHF") == "CHF\u00a02.15"
    assert money(215, "R") == "R\u00a02.15"
    speak(Language.GERMAN)
    assert money(215, "CHF") == "2,15\u00a0CHF"


def test_halves_are_rounded_away_from_nought_wherever_people_see_them(speak: Speak) -> None:
    speak(Language.ENGLISH)
    assert percent(12.5) == "13%"
    assert percent(100 * (29 / 200)) == "15%"  # 14.499999999999998
    assert number(0.5) == "1"
    assert [signed(value) for value in (2.5, -2.5, -0.4)] == ["+3", "−3", "0"]
    assert decimal(0.285, 2) == "0.29"
    assert decimal(-12.25, 1) == "−12.3"
