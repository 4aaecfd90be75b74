"""Words are found in texts."""

from skatdesk.ui.guide.search import Folded

TEXT = "Der Alleinspieler gewinnt. Wer überreizt, verliert: immer.\nSkat\u2019ı al\nحُکم کے ساتھ"


def test_case_and_accents_do_not_matter() -> None:
    [found] = Folded.of(TEXT).find("UBERREIZT")

    assert TEXT[found.start : found.start + found.length] == "überreizt"
    assert (found.before, found.match, found.after) == ("Wer ", "überreizt", ", verliert:")


def test_several_words_are_found_as_they_stand() -> None:
    assert [found.match for found in Folded.of(TEXT).find("  alleinspieler   gewinnt ")] == ["Alleinspieler gewinnt"]


def test_letters_are_found_in_other_spellings() -> None:
    assert next(Folded.of(TEXT).find("حکم")).match == "حُکم"
    assert next(Folded.of("Straße").find("strasse")).match == "Straße"


def test_every_place_is_found() -> None:
    assert [found.start for found in Folded.of("aaaa aa").find("aa")] == [0, 2, 5]
    assert not list(Folded.of(TEXT).find("Null"))


def test_one_letter_is_not_worth_a_search() -> None:
    assert not list(Folded.of(TEXT).find("a"))
    assert not list(Folded.of(TEXT).find("  "))


def test_long_sentences_are_shortened_around_the_words() -> None:
    long = "word " * 40 + "here" + " word" * 40
    [found] = Folded.of(long).find("here")

    assert found.before.startswith("… word")
    assert found.after.endswith("word …")
    assert len(found.before) < 60


def test_a_picture_is_found_once_by_its_words_and_counts_as_one_place() -> None:
    folded = Folded.of([*"If ", "jack of hearts and jack of spades", *" is led"])
    [jack] = folded.find("jack of")
    [led] = folded.find("spades is")

    assert (jack.start, jack.length, jack.before, jack.match) == (3, 1, "If ", "jack of")
    assert jack.after == " hearts and jack of spades is led"
    assert (led.start, led.length, led.before) == (3, 4, "If jack of hearts and jack of ")
