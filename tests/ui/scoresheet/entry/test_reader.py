"""The quick entry as text: what it understands, and what it says where it does not."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from skatdesk.scoring.drafts import DealTerms, GameDraft, Mark, RamschDraft, Reason
from skatdesk.skat.contracts import Game
from skatdesk.skat.ruleset import HOME, ISKO
from skatdesk.skat.seats import BySeat, Seating
from skatdesk.store.searching import fold
from skatdesk.ui.scoresheet.entry.letters import LATIN, game_letters
from skatdesk.ui.scoresheet.entry.reader import Reading, Trouble, Vocabulary

GAMES = dict(zip(LATIN.games, ("Clubs", "Spades", "Hearts", "Diamonds", "Grand", "Null", "Ramsch"), strict=True))
MARKS = dict(zip(LATIN.marks, ("Hand", "Schneider", "Schwarz", "Ouvert"), strict=True))
DOUBLINGS = ("Kontra", "Re", "Bock", "Hirsch")
WORDS = Vocabulary(LATIN, GAMES, MARKS, DOUBLINGS, "with", "without", "won", "lost", ("Ada", "Ben", "Cem"))
TERMS = DealTerms(Seating(3, 2), ISKO)
AT_HOME = DealTerms(Seating(3, 2), HOME)


def read(text: str, terms: DealTerms = TERMS, words: Vocabulary = WORDS) -> Reading:
    return words.read(text, terms)


def game(text: str, terms: DealTerms = TERMS, words: Vocabulary = WORDS) -> GameDraft:
    """The game that was understood, all of it."""
    reading = read(text, terms, words)
    assert reading.trouble is None, reading
    assert isinstance(reading.draft, GameDraft)
    return reading.draft


@pytest.mark.parametrize(
    "text",
    [
        "A C w2 h +",
        "ada clubs with 2 hand w",
        "ada clubs with 2 hand won",
        "1 c 2 h +",
        "1cw2h+",
        "ACW2HW",
        "  a , c , w 2 , h , + ",
    ],
)
def test_the_same_game_in_many_ways(text: str) -> None:
    expected = GameDraft.begin(TERMS).with_declarer(0).with_game(Game.CLUBS).with_matadors(2)
    expected = expected.with_mark(Mark.HAND, True)

    draft = game(text)

    assert replace(draft, won=None) == expected
    assert draft.won is True


def test_without_and_lost() -> None:
    draft = game("b s o3 -")

    assert (draft.declarer, draft.game, draft.matadors, draft.won) == (1, Game.SPADES, -3, False)


@pytest.mark.parametrize("text", ["c g - l", "c g without l", "c g o −"])
def test_one_matador_where_no_number_follows(text: str) -> None:
    draft = game(text)

    assert (draft.matadors, draft.won) == (-1, False)


def test_announcing_contains_what_it_needs() -> None:
    assert game("1 g 4 z a").marks >= {Mark.SCHWARZ_ANNOUNCED, Mark.SCHNEIDER_ANNOUNCED, Mark.HAND}
    assert game("1 g 4 s a").marks >= {Mark.SCHNEIDER_ANNOUNCED, Mark.HAND}
    assert Mark.SCHWARZ_ANNOUNCED not in game("1 g 4 s a").marks
    assert game("1 g 4 ouvert").contract.schwarz


def test_what_has_no_letter_is_told_by_its_word() -> None:
    """Where the rules of the list have it."""
    words = replace(WORDS, marks=MARKS | {Mark.SPITZE: "Spitze", Mark.REVOLUTION: "Revolution"})
    terms = replace(TERMS, rules=replace(HOME, spitze=1, revolution=True))
    assert game("1 c w2 spitze s k -", terms, words).marks == {Mark.SPITZE, Mark.SCHNEIDER}
    assert game("1cw2Spitze+", terms, words).entry(True).scores == (48, 0, 0)
    assert game("2 n revolution -", terms, words).entry(False).scores == (0, -184, 0)
    assert read("1 c w2 spi", terms, words).unfinished
    refused = read("1 c w2 spitze", TERMS, words)
    assert (refused.trouble, refused.reason) == (Trouble.REFUSED, Reason.NOT_WITH_THIS_GAME)


def test_null_needs_no_matadors() -> None:
    draft = game("2 n h u b59 -")

    assert (draft.game, draft.marks, draft.bid, draft.won) == (
        Game.NULL,
        frozenset({Mark.HAND, Mark.OUVERT}),
        59,
        False,
    )


def test_a_large_number_is_the_bid() -> None:
    assert game("1 c 2 33 +").bid == 33
    assert game("1 c 33 2").bid == 33
    assert game("1 c w 33").matadors == 1


def test_kontra_points_agreement_and_offence() -> None:
    draft = game("1 c 1 k k p60 = 50 !", AT_HOME)

    assert (draft.kontra, draft.points, draft.agreed, draft.by_offence) == (2, 60, 50, True)


def test_nobody_played() -> None:
    reading = read("0")

    assert (reading.passed, reading.trouble) == (True, None)
    assert read("0", AT_HOME).reason is Reason.RULES_PLAY_RAMSCH


@pytest.mark.parametrize("text", ["r 50 40", "Ramsch 50 40 30", "r50,40,30"])
def test_a_ramsch(text: str) -> None:
    draft = read(text, AT_HOME).draft

    assert isinstance(draft, RamschDraft)
    assert draft.points == BySeat(50, 40, 30)


def test_a_ramsch_with_all_that_doubles_it() -> None:
    terms = replace(AT_HOME, rules=replace(HOME, schieberamsch=True))
    draft = read("r 80 40 0 v3 x2", terms).draft

    assert isinstance(draft, RamschDraft)
    assert (draft.virgin, draft.pushes, draft.entry().scores) == (2, 2, (-640, 0, 0))
    march = read("r m Ben", terms).draft
    assert isinstance(march, RamschDraft)
    assert march.march == 1


@pytest.mark.parametrize(
    ("text", "trouble", "word"),
    [
        ("x", Trouble.NO_SUCH_PLAYER, "x"),
        ("4", Trouble.NO_SUCH_PLAYER, "4"),
        ("a q", Trouble.NO_SUCH_GAME, "q"),
        ("a 2", Trouble.NO_SUCH_GAME, "2"),
        ("a c w2 q", Trouble.NOT_KNOWN_HERE, "q"),
        ("a c w2 hand bid", Trouble.NUMBER_WANTED, "b"),
        ("a c 2 3", Trouble.NUMBER_NOT_WANTED, "3"),
        ("0 c", Trouble.NOT_KNOWN_HERE, "c"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, trouble: Trouble, word: str) -> None:
    reading = read(text)

    assert (reading.trouble, reading.word) == (trouble, word)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a g w5", Reason.FOUR_JACKS),
        ("a c w12", Reason.ELEVEN_TRUMPS),
        ("a n s", Reason.NULL_HAS_NO_LEVELS),
        ("a c 1 b25", Reason.NOT_A_BID),
        ("a c 1 k", Reason.NO_KONTRA),
        ("a r", Reason.RULES_PASS_IN),
        ("a d 1 b22 +", Reason.OVERBID),
        ("a d 1 + b22", Reason.OVERBID),
        ("a d 1 p60 +", Reason.POINTS_TOO_FEW),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(text: str, reason: Reason) -> None:
    reading = read(text)

    assert (reading.trouble, reading.reason) == (Trouble.REFUSED, reason)


def test_what_may_just_be_being_typed_is_told_from_what_cannot_be() -> None:
    assert [text for text in ("a c 1 b", "a c 1 b ", "a c 1 b1", "a c 1 p") if not read(text).unfinished] == []
    assert [text for text in ("a c 1 b h", "a c 1 b1 h", "a c 1 b25", "a q", "x") if read(text).unfinished] == []


def test_a_word_is_no_trouble_while_it_is_typed() -> None:
    """Letter by letter; a space after its beginning ends it."""
    for line in ("ben null hand lost", "ada grand without 2 schneider ouvert won", "1 clubs with 3 schwarz"):
        for end in range(len(line) + 1):
            reading = read(line[:end])
            assert reading.trouble is None or reading.unfinished, line[:end]
    assert [
        text for text in ("ben nul ", "ben nul h", "ben nulx", "ben xnul", "ada c 1 q ou") if read(text).unfinished
    ] == []


def test_what_was_understood_before_the_trouble_is_kept() -> None:
    draft = read("ben hearts 2 h q").draft

    assert isinstance(draft, GameDraft)
    assert (draft.declarer, draft.game, draft.matadors, draft.marks) == (1, Game.HEARTS, 2, frozenset({Mark.HAND}))


def test_names_that_begin_alike_need_more_letters() -> None:
    words = replace(WORDS, players=("Anna", "Anton", "Cem"))

    assert read("An c", TERMS, words).trouble is Trouble.SEVERAL_PLAYERS
    assert game("ant c 1", TERMS, words).declarer == 1
    assert game("1c1", TERMS, words).declarer == 0


@pytest.mark.parametrize(
    ("typed", "declarer"),
    [
        ("Karl-Otto c 1", 1),
        ("karl-o, c 1", 1),
        ("karl-heinz c 1", 0),
        ("Anna M. c 1", 2),
        ("anna s. c 1", 3),
    ],
)
def test_a_name_of_several_words_is_told_as_it_is_written(typed: str, declarer: int) -> None:
    words = replace(WORDS, players=("Karl-Heinz", "Karl-Otto", "Anna M.", "Anna S."))

    assert game(typed, DealTerms(Seating(4, 0, away=1 if declarer != 1 else 2), ISKO), words).declarer == declarer
    for half in ("karl c 1", "anna m c 1"):
        assert read(half, TERMS, words).trouble is Trouble.SEVERAL_PLAYERS


def test_all_that_is_written_of_a_name_may_be_typed() -> None:
    for name in ("Jean-Luc", "Anna Maria", "O'Neil", "Dr. Eva", "Player 2"):
        assert game(f"{name} c 2", words=replace(WORDS, players=("Ada", name, "Cem"))).declarer == 1
    numbered = replace(WORDS, players=("Player 1", "Player 11", "Player 2"))
    assert [game(f"player {k}c2", words=numbered).declarer for k in (1, 11, 2)] == [0, 1, 2]


def test_a_name_that_begins_another_stays_the_whole_of_it() -> None:
    """What follows is the game."""
    draft = game("karl c 2", words=replace(WORDS, players=("Karl", "Karl C", "Cem")))

    assert (draft.declarer, draft.game) == (0, Game.CLUBS)


def test_the_dealer_of_four_is_refused() -> None:
    words = replace(WORDS, players=("Ada", "Ben", "Cem", "Dua"))

    assert read("c c 1", DealTerms(Seating(4, 2), ISKO), words).reason is Reason.SITS_OUT


def test_accents_case_and_kinds_of_keyboards_make_no_difference() -> None:
    assert fold("ÇIğlık") == fold("cıglik")
    assert fold("İ") == fold("i") == fold("ı")
    assert fold("ك") == fold("ک")


def test_letters_of_games_are_told_apart() -> None:
    words = ("Kreuz", "Pik", "Herz", "Karo", "Grand", "Null", "Ramsch")

    assert list(game_letters(dict(zip(GAMES, words, strict=True))).values()) == ["k", "p", "h", "a", "g", "n", "r"]
    acorns = ("Eichel", "Grün", "Rot", "Schellen", "Grand", "Null", "Ramsch")
    assert list(game_letters(dict(zip(GAMES, acorns, strict=True))).values()) == ["e", "g", "r", "s", "a", "n", "m"]


def test_urdu_letters_and_figures() -> None:
    """As an Urdu catalogue would give them."""
    letters = replace(
        LATIN,
        games=dict(zip(LATIN.games, "چحپاگنر", strict=True)),
        with_matadors="س",
        without_matadors="ب",
        marks=dict(zip(LATIN.marks, "ہشوک", strict=True)),
        announced="ع",
        bid="ب",
        lost="ر",
        won="ج",
    )
    games = dict(zip(GAMES, ("چڑیا", "حکم", "پان", "اینٹ", "گرینڈ", "نول", "رامش"), strict=True))
    words = Vocabulary(letters, games, MARKS, DOUBLINGS, "کے ساتھ", "کے بغیر", "جیت", "ہار", ("عائشہ", "بلال", "جمیل"))

    draft = game("ع چ س۲ ہ ب۳۶ +", TERMS, words)

    assert (draft.declarer, draft.game, draft.matadors, draft.bid, draft.won) == (0, Game.CLUBS, 2, 36, True)
    assert draft.marks == {Mark.HAND}
    lost = game("۲ حكم ب 3 شع ر", TERMS, words)
    assert (lost.declarer, lost.game, lost.matadors, lost.won) == (1, Game.SPADES, -3, False)
    assert Mark.SCHNEIDER_ANNOUNCED in lost.marks


@pytest.mark.parametrize("told", ["k", "Kontra"])
@pytest.mark.parametrize("again", ["", "k", "Re", "re"])
def test_doublings_may_be_told_as_words(told: str, again: str) -> None:
    """The second has the first with it."""
    doubled = game(f"a clubs 2 {told} {again} lost", AT_HOME)

    assert (doubled.kontra, doubled.won) == (2 if again else 1, False)
    assert game("a c 2 Re", AT_HOME).kontra == 2
    assert read("a c 2 Kontra").reason is Reason.NO_KONTRA
    assert read("a c 2 Kon", AT_HOME).unfinished


@pytest.mark.parametrize("told", ["s p50", "p50 s", "z p100", "p 89 s", "p31 z"])
def test_levels_and_card_points_that_cannot_both_be_are_refused(told: str) -> None:
    """In whatever order they are told; neither is forgotten for the other."""
    for end in ("", "+", "-"):
        assert read(f"1 c 2 {told} {end}").trouble is Trouble.REFUSED
    assert read(f"1 c 2 {told}").reason is Reason.NOT_WITH_POINTS


@pytest.mark.parametrize(("told", "won"), [("s p95", True), ("p120 z", True), ("z p0", False), ("sa p80", False)])
def test_levels_and_card_points_may_both_be_told(told: str, won: bool) -> None:
    assert game(f"1 c 2 {told} {'+' if won else '-'}").points is not None


def test_what_an_offence_ended_is_no_schneider_however_it_is_told() -> None:
    assert read("1 c 2 s ! +").reason is read("1 c 2 ! s +").reason is Reason.OFFENCE_IS_SIMPLE


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("r v1 70 50", Reason.VIRGIN_HAS_POINTS),
        ("r 70 50 v1", Reason.VIRGIN_HAS_POINTS),
        ("r m1 50 40 30", Reason.ALL_TRICKS),
        ("r m2 0 119", Reason.ALL_TRICKS),
        ("r 50 40 30 m1", Reason.ALL_TRICKS),
    ],
)
def test_points_and_tricks_of_a_ramsch_that_cannot_both_be_are_refused(text: str, reason: Reason) -> None:
    """In whatever order they are told; neither is forgotten for the other."""
    assert read(text, AT_HOME).reason is reason


@pytest.mark.parametrize("text", ["r m1", "r m1 120 0 0", "r 120 0 0 m1", "r 120 m1 0"])
def test_all_tricks_may_be_told_with_their_points(text: str) -> None:
    reading = read(text, AT_HOME)

    assert reading.trouble is None
    assert isinstance(reading.draft, RamschDraft)
    assert reading.draft.entry().scores == (120, 0, 0)


@pytest.mark.parametrize("text", ["r 80 40 0 v", "R0v", "r m ,"])
def test_the_player_of_a_ramsch_who_is_not_named_is_asked_for(text: str) -> None:
    """No player named is not several players."""
    reading = read(text, AT_HOME)

    assert reading.trouble is Trouble.PLAYER_WANTED
    assert reading.word == text.strip(" ,").split()[-1]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Dörte", "Dörte"),
        ("Do\u0308rte c", "Do\u0308rte"),
        ("a KARÖ", "KARÖ"),
        ("a c 1 Straße", "traße"),
        ("a c 1 hÖ", "Ö"),
        ("۹ c", "۹"),
        ("a c 2 ۳", "۳"),
        ("a c 1 B", "B"),
        ("r Vé", "V"),
    ],
)
def test_what_is_not_understood_is_told_as_it_was_typed(text: str, word: str) -> None:
    """Not in the small letters without accents in which it is read."""
    assert read(text, AT_HOME).word == word


@pytest.mark.parametrize("text", ["a c {}", "a c 1 b{}", "a c 1 p{}", "a c 1 ={}", "r {} 0 0", "r x{}"])
def test_a_number_without_end_means_nothing(text: str) -> None:
    """Nothing is reckoned with it, however long it is."""
    for length in (19, 5000):
        reading = read(text.format("9" * length), AT_HOME)
        assert (reading.trouble, reading.word) == (Trouble.NOT_KNOWN_HERE, "9" * length)


@given(st.text(alphabet="ABCDNRacghnorswzuabkplvmx0123459 +-=!/Ben۲چ", max_size=24))
def test_no_text_makes_it_stumble(text: str) -> None:
    """Whatever is typed gives a draft, or a trouble that says where."""
    for terms in (TERMS, AT_HOME):
        reading = read(text, terms)

        assert reading.trouble is None or reading.word
        assert (reading.trouble is Trouble.REFUSED) == (reading.reason is not None)
