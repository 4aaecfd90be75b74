import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFontMetrics, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.catalogues import Translations
from skatdesk.i18n.languages import Language
from skatdesk.i18n.numbers import deal_number, decimal, money, number, percent, signed

ENGLISH, GERMAN, FRENCH, URDU = (
    language.locale for language in (Language.ENGLISH, Language.GERMAN, Language.FRENCH, Language.URDU)
)
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


def test_scores_always_show_their_sign() -> None:
    assert signed(96, ENGLISH) == "+96"
    assert signed(-36, GERMAN) == "−36"
    assert signed(0, FRENCH) == "0"
    assert signed(-1234, GERMAN) == "−1.234"


@pytest.mark.parametrize(("value", "shown"), [(96, "+96"), (-96, "−96")])
def test_the_sign_stands_left_of_the_figure_in_urdu(qapp: QApplication, value: int, shown: str) -> None:
    assert reads_from_the_left(f"کل {signed(value, URDU)} باقی", shown)
    assert reads_from_the_left(signed(value, URDU), shown)


def test_two_scores_in_a_row_stand_in_urdu_order(qapp: QApplication) -> None:
    text = f"{signed(96, URDU)} {signed(-48, URDU)}"
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


def test_nothing_is_isolated_where_nothing_can_go_wrong() -> None:
    for value in (signed(96, ENGLISH), money(-350, "€", GERMAN), deal_number(1234, FRENCH)):
        assert left_to_right("")[0] not in value


def test_numbers_have_the_thousands_of_their_locale() -> None:
    assert number(1234567, ENGLISH) == "1,234,567"
    assert number(1234567, GERMAN) == "1.234.567"
    assert number(1234567, FRENCH) == f"1{NARROW}234{NARROW}567"
    assert number(-5, ENGLISH) == "−5"


def test_a_deal_number_is_the_same_in_every_language() -> None:
    spoken = f"2{NARROW}753{NARROW}294{NARROW}408{NARROW}504{NARROW}640"
    texts = {deal_number(2_753_294_408_504_640, language.locale) for language in Language}
    assert texts == {spoken, left_to_right(spoken)}


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


def test_decimals_round_and_never_show_a_negative_nought() -> None:
    assert decimal(27.449, 1, ENGLISH) == "27.4"
    assert decimal(-27.46, 1, GERMAN) == "−27,5"
    assert decimal(-0.04, 1, GERMAN) == "0,0"


def test_money_in_hundredths() -> None:
    assert money(350, "€", GERMAN) == "3,50\u00a0€"
    assert money(-350, "€", GERMAN) == "−3,50\u00a0€"
    assert money(-123456, "$", ENGLISH) == "−$1,234.56"
    assert money(350, "", ENGLISH) == "$3.50"


def test_letters_for_a_currency_stand_apart_from_the_figure() -> None:
    assert money(215, "", URDU) == "Rs\u00a02.15"
    assert money(-215, "", URDU) == left_to_right("−Rs\u00a02.15")
    assert money(215, "CHF", ENGLISH) == "CHF\u00a02.15"
    assert money(215, "CHF", GERMAN) == "2,15\u00a0CHF"


def test_without_a_locale_that_of_the_interface_counts() -> None:
    before = QLocale()
    try:
        QLocale.setDefault(GERMAN)
        assert number(1000) == "1.000"
    finally:
        QLocale.setDefault(before)


def test_halves_are_rounded_away_from_nought_wherever_people_see_them() -> None:
    assert percent(12.5) == "13%"
    assert percent(100 * (29 / 200)) == "15%"  # 14.499999999999998
    assert number(0.5, GERMAN) == "1"
    assert [signed(value, GERMAN) for value in (2.5, -2.5, -0.4)] == ["+3", "−3", "0"]
    assert decimal(0.285, 2, ENGLISH) == "0.29"
    assert decimal(-12.25, 1, ENGLISH) == "−12.3"
