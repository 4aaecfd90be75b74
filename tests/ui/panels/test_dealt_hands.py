"""The hands in the result: every card as it was dealt, with the trick it was played in."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from skatdesk.i18n.languages import Language
from skatdesk.settings import options
from skatdesk.skat.cards import CARDS, Card, parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND
from skatdesk.skat.states import Finished
from skatdesk.ui.look import paint
from skatdesk.ui.look.hand_order import ordered
from skatdesk.ui.look.tokens import CARD_MINI, S1
from skatdesk.ui.panels import dealt_hands
from skatdesk.ui.panels.dealt_hands import _NAMES, _ROW, _SKAT, DealtHands
from tests.helpers.plain import plain
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import DISCARDS, SITUATIONS, SKAT, never, play


def hands_of(t: AtTable, name: str) -> DealtHands:
    """Those in the result to which this situation leads."""
    SITUATIONS[name](t)
    assert t.table.panel is t.asker.result
    return t.asker.result._hands


def test_every_card_of_the_deal_is_told(t: AtTable) -> None:
    """For screen readers: the three hands with the numbers of the tricks, the skat and what was put away, by name."""
    hands = hands_of(t, "won")
    words = plain(hands.accessibleName())

    assert words.startswith("Cem: ")
    assert "; Ada: jack of clubs: " in words
    assert words.endswith("Put away: ten of diamonds, queen of diamonds"), "they have no number"
    assert words.count(" of ") == 32 + len(DISCARDS)
    for card, mark in hands._marks.items():
        assert f"{plain(t.namer.card(card))}: {mark.trick}" in words


def test_cards_carry_the_number_of_their_trick_and_who_won_it(t: AtTable) -> None:
    hands = hands_of(t, "won")
    view = t.engine.view
    assert view.contract is not None
    for index, trick in enumerate(view.tricks, 1):
        for seat, card in trick.plays():
            mark = hands._marks[card]
            assert mark.trick == index
            assert mark.won is (seat is trick.winner(view.contract.game))
    assert set(hands._away) == set(DISCARDS)


def test_the_discards_of_another_player_are_shown_however_the_deal_has_ended(t: AtTable) -> None:
    """After all tricks, and after the first that a declarer of Null takes."""
    for ending in ("defence_announced", "null_lost"):
        hands, state = hands_of(t, ending), t.engine.state
        assert t.engine.view.put_away == ()
        assert isinstance(state, Finished)
        assert set(hands._away) == set(state.skat)


def test_nothing_was_put_away_in_a_hand_game(t: AtTable) -> None:
    assert hands_of(t, "claimed")._away == ()
    assert t.engine.view.hand_game


def test_the_skat_of_a_schieberamsch_is_shown_as_dealt_and_as_it_was_in_the_end(t: AtTable) -> None:
    """Ben took it, which was 7 and 10, and passed two clubs on; Cem pushed these on unseen."""
    hands = hands_of(t, "schieberamsch")
    view = t.engine.view

    assert [(head, set(cards)) for head, cards in hands._blocks(view)] == [
        ("Skat", set(SKAT)),
        ("Passed on", set(parse_cards("C8 C7"))),
    ]
    assert "Passed on: eight of clubs, seven of clubs" in plain(hands.accessibleName())
    assert set(hands._marks) == set(CARDS) - set(parse_cards("C8 C7"))


def test_a_card_passed_on_is_no_trick_of_the_hand_it_was_dealt_to(t: AtTable) -> None:
    """It steps back there, and the number under it says where it was played."""
    hands = hands_of(t, "schieberamsch_passed_on")
    view = t.engine.view
    assert view.contract is not None
    passed_on = set(parse_cards("HA DQ"))

    assert set(hands._gone) == passed_on
    for trick in view.tricks:
        winner = trick.winner(view.contract.game)
        for seat, card in trick.plays():
            assert hands._marks[card].won is (seat is winner and card not in passed_on)


@pytest.mark.parametrize("scale", [0.6, 0.78, 0.9, 1.0])
@pytest.mark.parametrize("language", Language)
def test_words_under_neighbouring_cards_stand_apart(
    t: AtTable, monkeypatch: pytest.MonkeyPatch, language: Language, scale: float
) -> None:
    """Where letters are large for the cards, a dash stands for the word."""
    hands, written = hands_of(t, "null_won"), list[QRectF]()
    t.look.use(scale=scale)
    t.show_in(language)

    def note(_painter: QPainter, room: QRectF, text: str, _ink: str, font: QFont, *_rest: object) -> None:
        if text in (hands.tr("away"), "–"):
            box = QRectF(0, 0, QFontMetricsF(font).horizontalAdvance(text), room.height())
            box.moveCenter(room.center())
            written.append(box)

    monkeypatch.setattr(dealt_hands, "write", note)
    hands.grab()
    written.sort(key=lambda box: (box.y(), box.x()))
    gaps = [right.left() - left.right() for left, right in pairwise(written) if left.y() == right.y()]
    assert gaps
    assert min(gaps) >= t.look.px(S1)


@pytest.mark.parametrize(("game", "told"), [(Game.HEARTS, ["13 points"]), (Game.NULL, [])])
def test_the_discards_are_told_with_their_points_where_these_count(
    t: AtTable, monkeypatch: pytest.MonkeyPatch, game: Game, told: list[str]
) -> None:
    """In hand and skat, where they were dealt, each is said to be away."""
    play(t, Contract(game), never)
    shown: list[str] = []

    def watch(_painter: QPainter, _rect: QRectF, text: str, *_form: object) -> None:
        shown.append(plain(text))

    monkeypatch.setattr(dealt_hands, "write", watch)
    t.asker.result._hands.grab()

    assert shown.count("away") == 2
    assert [text for text in shown if "points" in text] == told


@pytest.mark.parametrize("scale", [0.6, 0.78, 0.85, 1.0])
def test_small_cards_are_painted_pixel_for_pixel(t: AtTable, scale: float) -> None:
    t.look.use(scale=scale)
    hands = hands_of(t, "passed_in")
    assert hands._view is not None
    assert hands._view.revealed is not None
    card = ordered(hands._view.revealed.hands[hands._order(hands._view)[0]], None)[0]
    picture = t.desk.faces.mini(card, t.look.px(CARD_MINI), hands.devicePixelRatioF())
    inside = picture.rect().adjusted(4, 4, -4, -4)  # the round corners let the ground through
    left = round(hands._x(t.look.px(_NAMES), t.look.px(CARD_MINI + 4) * 9 + t.look.px(CARD_MINI)))

    top = (hands.height() // 3 - t.look.px(_ROW)) // 2

    painted = hands.grab(picture.rect().translated(left, top)).toImage()
    assert painted.copy(inside) == picture.toImage().copy(inside).convertToFormat(painted.format())


@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_in_a_narrow_window_the_hands_close_up_beside_the_skat(
    t: AtTable, monkeypatch: pytest.MonkeyPatch, direction: Qt.LayoutDirection
) -> None:
    """1024 x 768 with the tricks beside the table."""
    hands, px = hands_of(t, "won"), t.look.px
    hands.setLayoutDirection(direction)
    lefts: dict[Card, float] = {}
    monkeypatch.setattr(hands, "_paint_card", lambda _painter, card, left, *_, **__: lefts.setdefault(card, left))
    for narrower in (0, 48, 96):
        lefts.clear()
        hands.resize(hands.sizeHint().width() - narrower, hands.height())
        hands.grab()
        dealt = [left for card, left in lefts.items() if card not in SKAT]
        block = px(_SKAT + 22)
        if direction is Qt.LayoutDirection.RightToLeft:
            assert min(dealt) > block
        else:
            assert max(dealt) + px(CARD_MINI) < hands.width() - block


def test_in_ramsch_everybodys_points_stand_at_the_name(t: AtTable) -> None:
    hands = hands_of(t, "ramsch_lost")
    view = t.engine.view
    points = [plain(hands._part(view, seat)) for seat in (FOREHAND, MIDDLEHAND, REARHAND)]

    assert points == ["107 points", "10 points", "3 points"]


@pytest.mark.parametrize(("name", "alone"), [("ramsch_march", True), ("ramsch_lost", False)])
def test_a_trick_of_a_ramsch_costs_unless_all_ten_are_taken(t: AtTable, name: str, alone: bool) -> None:
    """Blue is what brings points, as it is in the score beside."""
    assert {mark.alone for mark in hands_of(t, name)._marks.values()} == {alone}


def test_hands_lie_as_the_user_likes_them(t: AtTable, monkeypatch: pytest.MonkeyPatch) -> None:
    hands, painted = hands_of(t, "won"), list[Card]()
    monkeypatch.setattr(hands, "_paint_card", lambda _painter, card, *_, **__: painted.append(card))
    hands.grab()
    before, spoken = painted[:10], hands.accessibleName()
    painted.clear()
    t.settings.set_all(((options.TRUMPS_RIGHT, True), (options.RISING, True)))
    hands.grab()

    assert painted[:10] == before[::-1]
    assert hands.accessibleName() != spoken


def test_in_urdu_the_hands_lie_at_the_right_with_their_highest_card_at_the_left(
    t: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on the table: only the block is mirrored."""
    hands = hands_of(t, "won")
    t.show_in(Language.URDU)
    painted: list[tuple[Card, float]] = []
    monkeypatch.setattr(hands, "_paint_card", lambda _painter, card, left, *_, **__: painted.append((card, left)))
    hands.grab()
    view = t.engine.view
    assert view.revealed is not None
    assert view.contract is not None
    first = ordered(view.revealed.hands[hands._order(view)[0]], view.contract.game)

    assert tuple(card for card, _ in painted[:10]) == first
    assert [left for _, left in painted[:10]] == sorted(left for _, left in painted[:10])
    assert painted[0][1] > hands._desk.look.px(_SKAT)


@pytest.mark.parametrize("language", Language)
def test_in_a_small_window_the_hands_close_up_rather_than_be_cut(
    t: AtTable, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The headline and the count of an overbid game have two lines each in some languages."""
    lowest: list[float] = []
    draw = paint.plate

    def watch(painter: QPainter, rect: QRectF, *colours: str | None, radius: float) -> None:
        lowest.append(rect.bottom())
        draw(painter, rect, *colours, radius=radius)

    t.show_in(language)
    t.table.resize(740, 700)
    hands = hands_of(t, "overbid")
    t.settle()
    monkeypatch.setattr(dealt_hands, "plate", watch)
    hands.grab()

    assert max(lowest) <= hands.height()
