"""The felt of the review."""

from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from skatdesk.coach.judging.verdicts import Mark, Moment
from skatdesk.i18n.bidi import left_to_right
from skatdesk.i18n.languages import Language
from skatdesk.i18n.numbers import number, percent
from skatdesk.notation.iss import GameRecord, Header
from skatdesk.skat.actions import Action, Announce, Discard, Pass, PickUp, Play, PlayHand
from skatdesk.skat.auction import calls_alone
from skatdesk.skat.cards import CARDS
from skatdesk.skat.deals import Deal
from skatdesk.skat.game import begin, legal_actions, replay, step
from skatdesk.skat.ruleset import HOME
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, REARHAND, BySeat, Seat
from skatdesk.skat.states import Bidding, Finished, GameStart, Rearranging, SkatExchange, TrickPlay
from skatdesk.skat.view import Phase
from skatdesk.ui.look.theme import Look
from skatdesk.ui.review.board_view import Value
from tests.coach.spitze import promised
from tests.helpers.plain import plain
from tests.ui.conftest import House
from tests.ui.review.conftest import Open
from tests.ui.table.situations import NULL_LEFT, NULL_MINE, NULL_RIGHT, NULL_SKAT, REVOLUTION_CONTRACT, declared


def test_in_urdu_the_words_on_the_board_run_from_the_right(
    open_review: Open, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the place they have in every language; "20 ✓" keeps its order."""
    house.speak(Language.URDU)
    board = open_review().page.board
    view = board.view
    assert view is not None
    seat = view.bottom
    written: dict[str, tuple[Qt.LayoutDirection, Qt.AlignmentFlag]] = {}

    def note(painter: QPainter, _rect: object, text: str, _ink: object, _font: object, align: Qt.AlignmentFlag) -> None:
        written[text] = painter.layoutDirection(), align

    monkeypatch.setattr("skatdesk.ui.review.board.write", note)
    board.show_view(replace(view, lines=BySeat("", "", ""), said=view.said.replace(seat, ("20 ✓", "22 ✓"))), "")
    board.grab()
    direction, align = written[f"{left_to_right('20 ✓')} · {left_to_right('22 ✓')}"]

    assert direction is Qt.LayoutDirection.RightToLeft
    assert align == Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute


@pytest.mark.parametrize("count", [2, 10])
def test_names_stand_over_the_cards_however_few_they_are(open_review: Open, count: int) -> None:
    """Outside over the others' cards, in the middle over the own ones."""
    board = open_review().page.board
    view = board.view
    assert view is not None
    held = replace(view, hands=BySeat.of(lambda seat: view.hands[seat][:count]))
    board.show_view(held, "")
    bottom = view.bottom
    own = tuple(board.hand_boxes().values())
    name, left, right = (board.name_box(seat, held) for seat in (bottom, bottom.next, bottom.previous))

    assert abs((own[0].left() + own[-1].right()) / 2 - board.width() / 2) < 1
    assert own[0].left() < name.left() + board.width() / 8
    assert name.left() < board.width() / 2 < own[-1].right()
    assert name.bottom() <= own[0].top()
    assert left.left() == board.width() - right.right()
    assert left.right() < right.left()


def test_the_sign_of_a_card_is_not_covered_by_the_next_one(open_review: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Twelve cards of a discard cover one another in a small window."""
    page = open_review().page
    page.resize(1024, 700)
    board, hand, painted = page.board, CARDS[:12], list[QRectF]()
    view = board.view
    assert view is not None

    def note(_painter: QPainter, _look: Look, _mark: Mark, box: QRectF) -> None:
        painted.append(box)

    monkeypatch.setattr("skatdesk.ui.review.board.paint_mark", note)
    board.show_view(
        replace(
            view,
            hands=view.hands.replace(view.bottom, hand),
            visible=view.visible.replace(view.bottom, True),
            turn=view.bottom,
            next_card=None,
            values={card: Value("", Mark.BEST) for card in hand},
        ),
        "",
    )
    board.grab()
    boxes = list(board.hand_boxes().values())

    assert len(painted) == 12
    assert boxes[1].left() < boxes[0].right()
    assert all(sign.left() >= box.left() for sign, box in zip(painted, boxes, strict=True))
    assert all(sign.right() <= covering.left() for sign, covering in zip(painted, boxes[1:], strict=False))


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(("size", "whole"), [((960, 620), False), ((1440, 900), True)])
def test_figures_under_small_cards_stand_apart(
    open_review: Open,
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    language: Language,
    size: tuple[int, int],
    whole: bool,
) -> None:
    """The sign of the percentage gives way where it would run into the next figure."""
    house.look.use(scale=0.69 if size[0] < 1024 else 1.0)
    house.speak(language)
    page = open_review().page
    page.resize(*size)
    board = page.board
    view = board.view
    assert view is not None
    seat = view.bottom.next
    chances = {card: (percent(c), number(c)) for c, card in zip((100, 99, 88), view.hands[seat], strict=False)}
    values = {card: Value(text, Mark.FINE, short) for card, (text, short) in chances.items()}
    board.show_view(replace(view, turn=seat, visible=view.visible.replace(seat, True), values=values), "")
    written: list[tuple[str, float, float]] = []

    def note(_painter: QPainter, rect: QRectF, text: str, _ink: object, font: QFont, _align: object) -> None:
        written.append((text, rect.center().x(), QFontMetricsF(font).horizontalAdvance(text)))

    monkeypatch.setattr("skatdesk.ui.review.board.write", note)
    board.grab()
    figures = [one for one in written if one[0] in {text for pair in chances.values() for text in pair}]

    assert len(figures) == 3
    assert all(b[1] - b[2] / 2 - (a[1] + a[2] / 2) >= 3 for a, b in pairwise(figures))
    if whole:
        assert [figure[0] for figure in figures] == [text for text, _ in chances.values()]


def test_the_figure_under_a_lifted_card_lies_on_no_other_card(
    open_review: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is as white as the card beside it."""
    page = open_review().page
    page.resize(1024, 700)
    board, hand, written = page.board, CARDS[:10], dict[str, QRectF]()
    view = board.view
    assert view is not None
    seat = view.bottom

    def note(_painter: QPainter, rect: QRectF, text: str, *_how: object) -> None:
        written[text] = rect

    monkeypatch.setattr("skatdesk.ui.review.board.write", note)
    held, seen = view.hands.replace(seat, hand), view.visible.replace(seat, True)
    values = {card: Value("100%", Mark.FINE, "100") for card in hand[3:5]} | {hand[5]: Value("99%", Mark.FINE, "99")}
    board.show_view(replace(view, hands=held, visible=seen, turn=seat, chosen=(hand[5],), values=values), "")
    board.grab()
    boxes = board.hand_boxes().values()

    assert len({box.bottom() for box in boxes}) == 2
    assert written["99%"].top() >= max(box.bottom() for box in boxes)
    assert written["99%"].top() == written["100%"].top()


def test_hands_without_cards_are_painted(open_review: Open) -> None:
    page = open_review().page
    page.course.go(page.course.end)
    view = page.board.view
    assert view is not None
    assert not any(view.hands)
    page.board.grab()

    assert page.board.sign_middles() == {}


@pytest.mark.parametrize("seed", range(4))
def test_a_card_that_is_played_leaves_the_others_where_they_lie(open_review: Open, seed: int) -> None:
    """Of every hand; though a suit is gone, and those that are left would alternate in another order."""
    page = open_review(seed=seed, complete=False).page
    page.course.go(next(at for at, state in enumerate(page.course.states) if isinstance(state, TrickPlay)))
    while page.course.at < page.course.end:
        before, action = page.board.view, page.course.action
        page.course.go(page.course.at + 1)
        after = page.board.view
        assert before is not None
        assert after is not None
        if isinstance(action, Play):
            left = [tuple(card for card in hand if card is not action.card) for hand in before.hands]
            assert [*after.hands] == left


@pytest.mark.parametrize(("you", "known"), [(FOREHAND, [True, True, False]), (MIDDLEHAND, [True, False, False])])
def test_the_points_of_the_declarer_contain_the_skat_where_it_lies_open(
    open_review: Open, you: Seat, known: list[bool]
) -> None:
    """A Diamonds game of forehand, who has put away three points: with all hands open, his own or none."""
    page = open_review(seed=4, you=you).page
    at, state = next(
        (index, state)
        for index, state in enumerate(page.course.states)
        if isinstance(state, TrickPlay) and len(state.tricks) == 3
    )
    page.course.go(at)
    tricks, others = state.points[FOREHAND], state.points[MIDDLEHAND] + state.points[REARHAND]
    for hands, with_skat in enumerate(known):
        page.hands.setCurrentIndex(hands)
        view = page.board.view
        assert view is not None
        assert plain(view.middle[-1]) == f"Points {tricks + 3 * with_skat} : {others}"


def test_who_plays_a_revolution_is_seen_while_the_others_sort_their_cards(open_review: Open) -> None:
    page = open_review(complete=False).page
    rules = replace(HOME, name="custom", revolution=True, kontra_window="before_lead", kontra_levels=4)
    start = GameStart(Deal(BySeat(NULL_MINE, NULL_LEFT, NULL_RIGHT), NULL_SKAT), rules)
    actions = (*declared(REVOLUTION_CONTRACT), Pass(MIDDLEHAND), Pass(REARHAND))
    page.course.load(GameRecord(Header(), start, actions), None)
    page.course.go_to_end()
    view = page.board.view

    assert isinstance(page.course.state, Rearranging)
    assert view is not None
    assert view.declarer is FOREHAND


def test_no_card_lies_in_two_places_while_the_skat_is_passed_on(open_review: Open) -> None:
    """A Schieberamsch in which each takes the skat and passes two others on."""
    page = open_review(complete=False).page
    rules = replace(HOME, name="custom", schieberamsch=True, grand_hand_before_ramsch_round=False)
    start = GameStart(Deal.of_series(1, 1), rules, ramsch_round=True)
    state, actions = begin(start), list[Action]()
    while not isinstance(state, TrickPlay):
        actions.append(next(one for one in legal_actions(state) if isinstance(one, PickUp | Discard)))
        state, _ = step(state, actions[-1])
    page.course.load(GameRecord(Header(), start, tuple(actions)), None)
    for at in range(page.course.end + 1):
        page.course.go(at)
        view = page.board.view
        assert view is not None
        assert sorted((*(card for hand in view.hands for card in hand), *view.skat)) == list(CARDS)


def test_cards_that_are_not_judged_are_not_shown_as_forbidden(open_review: Open) -> None:
    """As in a game with Spitze: forehand leads, and may play any of the ten."""
    page = open_review(complete=False).page
    start, actions, state = next(promised(1))
    card = Play(FOREHAND, state.hands[FOREHAND][0])
    page.course.load(GameRecord(Header(), start, (*actions, card)), FOREHAND)
    page.course.take(Moment(len(actions), FOREHAND, Phase.PLAY, card, choices=10, trick=1))
    page.course.go(len(actions))
    view = page.board.view

    assert view is not None
    assert view.possible is not None
    assert sorted(view.possible) == sorted(state.hands[FOREHAND])


@pytest.mark.parametrize("hand", [True, False])
def test_with_one_hand_open_the_skat_lies_closed_until_its_player_has_seen_it(open_review: Open, hand: bool) -> None:
    """In a Hand game that is at the end."""
    start, actions = GameStart(Deal.shuffled(Random(3)), HOME), list[Action](calls_alone(FOREHAND))
    state = replay(start, actions)
    actions.append(PlayHand(FOREHAND) if hand else PickUp(FOREHAND))
    state, _ = step(state, actions[-1])
    while not isinstance(state, Finished):
        options = legal_actions(state)
        actions.append(next((one for one in options if isinstance(one, Discard | Announce | Play)), options[0]))
        state, _ = step(state, actions[-1])
    page, course = (reviewed := open_review(complete=False)).page, reviewed.course
    course.load(GameRecord(Header(), start, tuple(actions)), FOREHAND)
    page.hands.setCurrentIndex(1)
    seen = set()
    for at, before in enumerate(course.states):
        course.go(at)
        view = page.board.view
        assert view is not None
        if view.skat:
            seen.add((type(before), view.skat_visible))

    assert seen - {(SkatExchange, True)} == {
        (Bidding, False),
        (SkatExchange, False),
        (TrickPlay, not hand),
        (Finished, True),
    }
