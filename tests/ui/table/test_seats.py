"""Who sits where, what the plates say, what was said: at tables of three and four."""

from dataclasses import replace
from typing import Literal

import pytest

from skatdesk.i18n.languages import Language
from skatdesk.skat.actions import Announce, AnnounceDefence, Kontra, Pass, Play, PlayHand
from skatdesk.skat.cards import Card
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.events import TrickWon
from skatdesk.skat.ruleset import HOME, TCHIBO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, Seating
from skatdesk.ui.look.button import Button
from skatdesk.ui.table.chairs import chair_of, sides_of
from skatdesk.ui.table.layout import Side
from skatdesk.ui.table.seat_plate import SeatFace
from skatdesk.ui.table.speeds import Speed
from tests.helpers.plain import plain
from tests.skat.positions import calls, won_by
from tests.ui.table.at_table import AtTable
from tests.ui.table.sitting_down import Tables
from tests.ui.table.situations import BEFORE_LEAD, CLUBS_HAND, DOUBLED, HEARTS, SITUATIONS, declared, play, put, tricks

DEAL = Deal.of_series(1, 1)


def face(t: AtTable, side: Side) -> SeatFace | None:
    """What the plate at this side shows, None where there is none."""
    plate = t.table.plates[side]
    return plate.face if plate.isVisible() else None


def said(t: AtTable, side: Side) -> tuple[str, ...]:
    """What the seat at this side has said, as shown."""
    bubbles = t.table.bubbles[side]
    return tuple(plain(word) for word in bubbles.words) if bubbles.isVisible() else ()


# ------------------------------------------------------------------ chairs


@pytest.mark.parametrize("size", [3, 4])
@pytest.mark.parametrize("human", [0, 1, 2])
def test_everybody_keeps_the_chair_whoever_deals(size: int, human: int) -> None:
    """Clockwise from the human; the sides of a deal are the chairs of its players."""
    chairs = [chair_of((human + step) % size, size, human) for step in range(size)]
    assert chairs == [Side.SELF, Side.LEFT, *([Side.TOP] if size == 4 else []), Side.RIGHT]
    for dealer in range(size):
        seating = Seating(size, dealer)
        sides = sides_of(seating, human)
        for seat, place in seating.places.items():
            assert sides[seat] is chair_of(place, size, human)


def test_without_a_human_three_sit_round_the_upper_half() -> None:
    assert set(sides_of(Seating(3, 0), None)) == {Side.LEFT, Side.TOP, Side.RIGHT}


# ------------------------------------------------------------------ plates


def test_the_left_neighbour_acts_next(t: AtTable) -> None:
    """Names, roles and the dealer's button of a deal in which the human is forehand."""
    put(t)
    left, right = face(t, Side.LEFT), face(t, Side.RIGHT)
    assert left is not None
    assert right is not None

    assert (left.name, left.role, left.dealer) == ("Ben", "M", False)
    assert (right.name, right.role, right.dealer) == ("Cem", "R", True)
    assert left.thinking
    assert face(t, Side.TOP) is None


def test_the_declarers_plate_is_golden_until_the_result(t: AtTable) -> None:
    play(t, HEARTS, tricks(1), me=MIDDLEHAND, declarer=FOREHAND)
    right, left = face(t, Side.RIGHT), face(t, Side.LEFT)
    assert right is not None
    assert left is not None
    assert right.declarer
    assert right.line == "plays alone"
    assert not left.declarer
    assert left.line == "your partner"


@pytest.mark.parametrize(
    ("dealer", "sides"),
    [
        (1, {Side.LEFT: ("Ben", True), Side.TOP: ("Cem", False), Side.RIGHT: ("Dua", False)}),
        (2, {Side.LEFT: ("Ben", False), Side.TOP: ("Cem", True), Side.RIGHT: ("Dua", False)}),
        (3, {Side.LEFT: ("Ben", False), Side.TOP: ("Cem", False), Side.RIGHT: ("Dua", True)}),
    ],
)
def test_at_a_table_of_four_the_dealer_sits_out_in_his_chair(
    t: AtTable, dealer: int, sides: dict[Side, tuple[str, bool]]
) -> None:
    """His plate says so; he has no cards, the two others have theirs."""
    t.deal(DEAL, size=4, dealer=dealer)
    for side, (name, deals) in sides.items():
        shown = face(t, side)
        assert shown is not None
        assert (shown.name, shown.dealer) == (name, deals)
        assert (shown.line == "deals and sits out") is deals
        assert (shown.role == "") is deals
    assert len(t.table.scene.row.cards) == 10


def test_who_deals_at_a_table_of_four_watches(t: AtTable) -> None:
    """Three hands face down, nothing to choose, the bottom line says why."""
    SITUATIONS["four_onlooker_play"](t)

    assert t.table.scene.row.cards == ()
    assert [face(t, side) is not None for side in (Side.LEFT, Side.TOP, Side.RIGHT)] == [True] * 3
    assert "you deal and watch this game" in t.words()
    assert t.table.panel is None
    t.act(*t.legal[:1])
    assert t.controller.request is None


def test_an_onlooker_sees_the_result_too(t: AtTable) -> None:
    SITUATIONS["four_result"](t)

    assert t.table.panel is t.asker.result


def test_avatars_keep_their_colours(t: AtTable) -> None:
    """By chair, so by player: four colours at a table of four, the same in the result."""
    colours: dict[str, set[int]] = {}
    for dealer in (1, 2, 3):
        t.deal(DEAL, size=4, dealer=dealer)
        for side in (Side.LEFT, Side.TOP, Side.RIGHT):
            shown = face(t, side)
            assert shown is not None
            colours.setdefault(shown.name, set()).add(shown.colour)
        for seat, name in zip((FOREHAND, MIDDLEHAND, REARHAND), t.series.names(), strict=True):
            colours.setdefault(name, set()).add(t.desk.colours[seat])

    assert colours == {"Ada": {0}, "Ben": {1}, "Cem": {3}, "Dua": {2}}


# ------------------------------------------------------------------ what was said


def test_bids_stand_at_the_seats(t: AtTable) -> None:
    put(t, *calls("M18 F+ M20 F+ M- R22"), me=FOREHAND)

    assert said(t, Side.LEFT) == ("18", "20", "Pass")
    assert said(t, Side.RIGHT) == ("22",)


def test_only_the_last_words_of_a_long_bidding_are_shown(t: AtTable) -> None:
    put(t, *calls("M18 F+ M20 F+ M22 F+ M23 F+ M24 F+"), me=FOREHAND)

    assert said(t, Side.LEFT) == ("20", "22", "23", "24")


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.URDU])
def test_a_long_bidding_opposite_stays_clear_of_the_next_cards(t: AtTable, language: Language) -> None:
    """The oldest words give way."""
    t.show_in(language)
    t.deal(DEAL, calls("M18 F+ M20 F+ M22 F+ M23 F+ M24 F+ M27 F+"), size=4, dealer=1)
    table, bubbles = t.table.scene.table, t.table.bubbles[Side.TOP]
    corners = [table.fan(Side.RIGHT, index, 10) for index in range(10)]

    assert bubbles.isVisible()
    assert len(bubbles.words) == 4
    assert 0 < len(bubbles._widths()) < 4
    assert bubbles.geometry().right() < min(spot.x - spot.width / 2 for spot in corners)


def test_the_own_words_stay_between_name_and_buttons(t: AtTable) -> None:
    put(t, *calls("M18 F+ M20 F+ M22 F+ M23 F+"), me=FOREHAND)
    bubbles, status = t.table.bubbles[Side.SELF], t.table.status
    buttons = [Button(t.look, "As wide as it takes", key="X") for _ in range(3)]
    before = len(bubbles._widths())
    for button in buttons:
        status.add_button(button)
    t.table.resize(900, 900)
    t.settle()

    assert len(bubbles._widths()) < before == 4
    assert bubbles.x() + bubbles.width() <= buttons[0].x()


def test_a_long_own_name_is_shortened_before_anything_else(t: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.ui.table.at_table.NAMES", ("Käthe-Ottilie Müller-Lüdenscheidt", "Ben", "Cem"))
    put(t)
    status = t.table.status
    extra = Button(t.look, "Something very long that needs the room", key="X")
    status.add_button(extra)
    written: list[float] = []
    monkeypatch.setattr("skatdesk.ui.table.lines.write", lambda _painter, room, *_: written.append(room.width()))
    t.table.resize(800, 900)
    t.settle()
    status.grab()

    assert status._name.width() < status._name.sizeHint().width()
    assert status._line.width() >= status._line.minimumSizeHint().width()
    assert set(written) == {status._name.width()}


def test_hand_and_contract_are_said_at_the_seat_until_the_first_trick_is_over(t: AtTable) -> None:
    put(t, *won_by(MIDDLEHAND, 18), me=FOREHAND)
    t.act(PlayHand(MIDDLEHAND))
    assert said(t, Side.LEFT)[-1] == "Hand"
    t.act(Announce(MIDDLEHAND, Contract(Game.DIAMONDS, hand=True)))
    assert said(t, Side.LEFT) == ("Hand", "Diamonds Hand")
    assert said(t, Side.RIGHT) == ()
    for _ in range(3):
        assert said(t, Side.LEFT)
        t.act(t.legal[-1])
    assert said(t, Side.LEFT) == ()


def test_the_first_trick_does_not_come_to_lie_under_what_was_said(t: AtTable) -> None:
    """Words and tricks of a seat have one place."""
    put(t, *won_by(MIDDLEHAND, 18), me=FOREHAND)
    t.act(PlayHand(MIDDLEHAND), Announce(MIDDLEHAND, Contract(Game.DIAMONDS, hand=True)))
    seen: list[tuple[str, ...]] = []

    def look(event: object) -> None:
        if isinstance(event, TrickWon):
            seen.append(said(t, Side.LEFT))

    t.controller.eventShown.connect(look)
    for _ in range(3):
        t.act(t.legal[-1])
    t.controller.eventShown.disconnect(look)

    assert seen == [()]


@pytest.mark.parametrize(
    ("name", "factor"), [("ramsch_lost", ""), ("schieberamsch_passed_on", "· × 2"), ("schieberamsch", "· × 4")]
)
def test_what_pushes_multiply_stands_with_the_ramsch(t: AtTable, name: str, factor: str) -> None:
    SITUATIONS[name](t)

    assert plain(t.table.bar._pill._more.text()) == factor


def test_kontra_is_said_at_the_seat_and_stands_with_the_contract(t: AtTable) -> None:
    play(t, HEARTS, tricks(0, 1), me=FOREHAND, declarer=FOREHAND, rules=HOME)
    t.act(Kontra(MIDDLEHAND))
    assert said(t, Side.LEFT) == ("Kontra",)
    assert "Kontra" in plain(t.table.bar._pill._more.text())
    t.act(Pass(FOREHAND))
    assert said(t, Side.LEFT) == ("Kontra",)
    assert said(t, Side.SELF) == ("Hearts",)  # who does not double says nothing


@pytest.mark.parametrize("level", ["Schneider", "Schwarz"])
def test_what_defenders_announce_stands_with_the_contract_to_the_end(t: AtTable, level: str) -> None:
    """At the seat it is gone with the trick, and yet it counts."""
    lead, announced = Play(FOREHAND, Card.parse("CQ")), AnnounceDefence(MIDDLEHAND, schwarz=level == "Schwarz")
    play(t, HEARTS, tricks(2), me=MIDDLEHAND, rules=TCHIBO, said=(lead, announced))

    assert said(t, Side.SELF) == ()
    assert plain(t.table.bar._pill._more.text()) == f"· bid 18 · {level} announced by the defenders"


def test_what_was_said_is_forgotten_with_the_deal(t: AtTable) -> None:
    play(t, HEARTS, tricks(0, 1), me=FOREHAND, declarer=FOREHAND, rules=HOME)
    t.act(Kontra(MIDDLEHAND))
    put(t)

    assert said(t, Side.LEFT) == ()


# ------------------------------------------------------------------ the lines


def test_the_heaps_say_how_many_tricks_lie_there(t: AtTable) -> None:
    play(t, HEARTS, tricks(3), me=FOREHAND, declarer=FOREHAND)
    won = {seat: t.engine.view.won[seat] for seat in (FOREHAND, MIDDLEHAND, REARHAND)}
    shown = {side: label.text() for side, label in t.table._heaps.items() if label.isVisible()}

    assert {side: text.split()[0] for side, text in shown.items()} == {
        side: str(won[seat]) for seat, side in zip(won, (Side.SELF, Side.LEFT, Side.RIGHT), strict=True) if won[seat]
    }


@pytest.mark.parametrize(("round_name", "words"), [("bock", "Bock round"), ("ramsch", "Ramsch round")])
def test_the_line_at_the_top_names_the_round(t: AtTable, round_name: Literal["bock", "ramsch"], words: str) -> None:
    put(t, rules=HOME, ramsch_round=round_name == "ramsch")
    dealing = t.series.dealing
    assert dealing is not None
    t.series._dealing = replace(dealing, due=replace(dealing.due, round=round_name, left=3))
    t.controller.captions.again()

    assert words in t.table.bar._game.text()


def test_the_line_at_the_top_says_that_the_skat_is_passed_on(t: AtTable) -> None:
    SITUATIONS["push_or_take"](t)

    assert t.table.bar._who.text() == "Pass-along Ramsch"


def test_a_narrow_line_gives_up_the_deal_number_first(t: AtTable) -> None:
    """Then the declarer; contract and buttons stay."""
    play(t, HEARTS, tricks(0), me=MIDDLEHAND, declarer=FOREHAND)
    bar = t.table.bar
    assert bar._deal.isVisible()
    shown = []
    for width in (900, 600, 420):
        t.table.resize(width, 900)
        t.settle()
        shown.append((bar._deal.isVisible(), bar._who.isVisible(), bar._pill.isVisible()))
        assert bar.copy_button.geometry().right() <= bar.width()
    assert shown[0] == (True, True, True)
    assert shown[-1][0] is False
    assert all(pill for _, _, pill in shown)
    t.table.resize(1152, 900)
    t.settle()
    assert bar._deal.isVisible()


@pytest.mark.parametrize(("said", "game"), [(0, True), (2, False)])
def test_what_was_said_to_the_contract_is_told_whole_before_the_game(t: AtTable, said: int, game: bool) -> None:
    """In the largest text with the list beside the table, in a Bock round."""
    t.look.use(scale=1.3, enlarged=True)
    t.table.resize(1066, 900)
    t.show_in(Language.FRENCH)
    put(t, *declared(CLUBS_HAND), *DOUBLED[:said], rules=BEFORE_LEAD)
    dealing, bar = t.series.dealing, t.table.bar
    assert dealing is not None
    t.series._dealing = replace(dealing, practice=True, due=replace(dealing.due, round="bock", left=3))
    t.controller.captions.again()
    t.settle()

    assert bar._pill.width() == bar._pill.sizeHint().width()
    assert bar._game.isVisible() is game


def test_where_not_all_has_room_the_last_doubling_stands_for_those_before(t: AtTable) -> None:
    doubled = (*DOUBLED[:2], Kontra(MIDDLEHAND), Kontra(FOREHAND))
    put(t, *declared(CLUBS_HAND), *doubled, rules=BEFORE_LEAD)
    bar, told = t.table.bar, {}
    for width in (1152, 420, 1152):
        t.table.resize(width, 900)
        t.settle()
        told[width] = plain(bar._pill._more.text())

        assert bar._pill.width() == bar._pill.sizeHint().width()

    assert told == {1152: "· bid 18 · Kontra · Re · Bock · Hirsch", 420: "· Hirsch"}


def test_names_of_buttons_without_words_are_told(t: AtTable) -> None:
    put(t)
    for button in (t.table.bar.menu_button, t.table.bar.copy_button):
        assert button.accessibleName()
        assert button.toolTip() == button.accessibleName()


def test_plates_tell_screen_readers_who_does_what(t: AtTable) -> None:
    put(t, *calls("M18"))
    plate = t.table.plates[Side.LEFT]

    assert plate.accessibleName() == "Ben"
    assert plain(plate.accessibleDescription()).startswith("Middlehand · speaks · 10")
    assert t.table.bubbles[Side.LEFT].accessibleName() == "18"
    assert t.table.status.accessibleName() == "Ada"
    assert "your turn" in t.table.status.accessibleDescription()


def test_words_follow_the_cards(tables: Tables) -> None:
    """Whose turn it is and how many tricks lie there change when the trick is swept, not before."""
    t = tables(Speed.LEISURELY)
    play(t, HEARTS, tricks(0, 2), me=FOREHAND, declarer=FOREHAND)
    t.settle()
    turn = t.engine.view.turn
    assert turn is REARHAND
    t.engine.submit(t.legal[-1])
    right = face(t, Side.RIGHT)
    assert right is not None
    assert right.thinking
    assert not any(label.isVisible() for label in t.table._heaps.values())
    t.settle()
    assert any(label.isVisible() for label in t.table._heaps.values())
