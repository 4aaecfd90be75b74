"""Questions with two answers: both do what they say."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QMargins, Qt

from skatdesk.i18n.languages import Language
from skatdesk.skat.actions import Action, Announce, Concede, Kontra, Pass, PickUp, Play, PlayHand, Push
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.ruleset import HOME, TCHIBO, RuleSet
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND
from skatdesk.skat.states import Finished
from skatdesk.ui.look.guide_mark import GuideMark
from skatdesk.ui.look.panel import SHADOW_MARGIN
from skatdesk.ui.look.tokens import CARD_RATIO, S1
from tests.helpers.plain import plain
from tests.ui.table import at_table
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import BEFORE_LEAD, HEARTS, SITUATIONS, declared, my_deal, play, put, tricks

ANSWERS: dict[str, tuple[str, tuple[str, Action], tuple[str, Action]]] = {
    "skat": ("You play alone at 24", ("Take the skat", PickUp(FOREHAND)), ("Hand", PlayHand(FOREHAND))),
    "push_or_take": ("Pass-along Ramsch", ("Take the skat", PickUp(MIDDLEHAND)), ("Push on", Push(MIDDLEHAND))),
    "kontra_asked": ("Kontra?", ("No", Pass(FOREHAND)), ("Kontra", Kontra(FOREHAND))),
    "re_asked": ("Re?", ("No", Pass(FOREHAND)), ("Re", Kontra(FOREHAND))),
    "grand_hand_call": (
        "Ramsch round",
        ("Play on", Pass(FOREHAND)),
        ("Grand Hand", Announce(FOREHAND, Contract(Game.GRAND, hand=True))),
    ),
}


@pytest.mark.parametrize("index", [0, 1])
@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_does_what_it_says(t: AtTable, name: str, index: int) -> None:
    """By mouse."""
    title, *answers = ANSWERS[name]
    SITUATIONS[name](t)
    panel = t.asker.choice
    assert t.table.panel is panel
    assert plain(panel._title.text()) == title
    assert [plain(button.text()) for button in panel.buttons] == [text for text, _ in answers]
    t.click(panel.buttons[index])

    assert t.engine.actions[-1] == answers[index][1]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
@pytest.mark.parametrize("name", ["skat", "push_or_take", "grand_hand_call"])
def test_enter_gives_the_answer_that_stands_out(t: AtTable, name: str, key: Qt.Key) -> None:
    """Wherever the keyboard is: at the panel, or at the cards."""
    _, usual, _ = ANSWERS[name]
    SITUATIONS[name](t)
    if key == Qt.Key.Key_Enter:
        t.table.view.setFocus()
    before = len(t.engine.actions)
    t.press(key)
    assert t.engine.actions[before] == usual[1]


def test_the_answers_lie_as_far_apart_as_those_of_other_panels(t: AtTable) -> None:
    SITUATIONS["skat"](t)
    t.settle()
    first, second = (button.geometry() for button in t.asker.choice.buttons)

    assert second.left() - first.right() - 1 == t.look.px(S1)


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize(
    ("width", "height", "scale", "enlarged"),
    [(994, 700, 0.78, False), (994, 700, 0.93, True), (1400, 900, 1.3, True), (1880, 1080, 1.56, True)],
)
def test_the_skat_lies_whole_above_the_question_for_it(
    t: AtTable, language: Language, width: int, height: int, scale: float, enlarged: bool
) -> None:
    """In the smallest window, too, with the list put away, and with larger text, which makes the question higher."""
    t.look.use(scale=scale, enlarged=enlarged)
    t.table.resize(width, height)
    SITUATIONS["skat"](t)
    t.show_in(language)
    t.settle()
    skat = t.table.scene.table.skat(0)

    assert skat.y + skat.width * CARD_RATIO / 2 < t.asker.choice.y() + SHADOW_MARGIN


@pytest.mark.parametrize("language", Language)
def test_the_question_of_a_ramsch_round_covers_the_whole_skat_and_is_no_higher_than_its_words(
    t: AtTable, language: Language
) -> None:
    """Nobody gets the skat: it is laid aside before the question, and no rim of it looks out from behind the panel."""
    SITUATIONS["grand_hand_call"](t)
    panel, shadow = t.asker.choice, QMargins(*[SHADOW_MARGIN] * 4)
    for width, height, scale in ((994, 700, 0.78), (1152, 900, 1.0), (1920, 1400, 1.3)):
        t.look.use(scale=scale)
        t.table.resize(width, height)
        t.show_in(language)
        seen = panel.geometry().marginsRemoved(shadow)
        skat = [item.mapRectToScene(item.boundingRect()).toRect() for item in t.table.scene.piles.skat]

        assert len(skat) == 2
        assert all(seen.contains(card) for card in skat)
        assert panel.height() == panel.heightForWidth(panel.width())


@pytest.mark.parametrize("rules", [HOME, replace(TCHIBO, name="custom", grand_hand_before_ramsch_round=True)])
def test_every_grand_hand_can_be_reached_and_is_what_the_button_announces(t: AtTable, rules: RuleSet) -> None:
    """In a Ramsch round: Schneider, Schwarz and ouvert are announced as with any Hand game."""
    put(t, rules=rules, ramsch_round=True)
    panel = t.asker.choice
    width = panel.width()
    legal = {option.contract for option in t.legal if isinstance(option, Announce)}
    found: set[Contract] = set()
    open_ends = [Contract(Game.GRAND, hand=True)]
    while open_ends:
        contract = open_ends.pop()
        if contract in found:
            continue
        found.add(contract)
        for field, addition in panel.additions.buttons.items():
            panel.show_contract(contract)
            assert panel.buttons[1].accessibleName() == panel.desk.namer.contract(contract)
            assert addition.isChecked() is getattr(contract, field)
            if addition.isVisible() and addition.isEnabled():
                addition.click()
                said = next(c for c in legal if panel.button_for(Announce(FOREHAND, c)) is not None)
                assert getattr(said, field) is not getattr(contract, field)
                open_ends.append(said)
    assert found == legal
    panel.show_contract(Contract(Game.GRAND, hand=True, schneider=True))
    t.settle()
    assert panel.width() == width
    t.click(panel.buttons[1])
    assert t.engine.view.contract == Contract(Game.GRAND, hand=True, schneider=True)
    assert not panel.additions.isVisible()


@pytest.mark.parametrize(("bock_factor", "times"), [(1, 4), (2, 8)])
def test_doubling_is_told_with_the_bock_round(t: AtTable, bock_factor: int, times: int) -> None:
    """As the list beside the table counts it."""
    t.deal(my_deal(FOREHAND), (*declared(HEARTS), Kontra(MIDDLEHAND)), rules=BEFORE_LEAD, bock_factor=bock_factor)
    assert plain(t.asker.choice._ask.text()) == f"Hearts: Re multiplies the score by {times}"


@pytest.mark.parametrize("name", ["kontra_asked", "re_asked"])
def test_enter_alone_does_not_answer_a_question_about_doubling(t: AtTable, name: str) -> None:
    SITUATIONS[name](t)
    before = len(t.engine.actions)
    t.press(Qt.Key.Key_Return)
    assert len(t.engine.actions) == before


@pytest.mark.parametrize("name", ANSWERS)
def test_an_answer_is_given_by_key_and_once(t: AtTable, name: str) -> None:
    """An arrow leads to the first answer."""
    _, first, _ = ANSWERS[name]
    SITUATIONS[name](t)
    before = len(t.engine.actions)
    t.press(Qt.Key.Key_Right)
    assert t.asker.choice.buttons[0].hasFocus()
    t.asker.choice.buttons[0].clicked.emit()
    t.asker.choice.buttons[0].clicked.emit()
    t.settle()

    assert t.engine.actions[before] == first[1]
    assert len(t.engine.actions) == before + 1


def test_the_skat_lies_in_sight_above_the_question(t: AtTable) -> None:
    SITUATIONS["skat"](t)
    top = t.asker.choice.geometry().top()
    for item in t.table.scene.piles.skat:
        assert item.isVisible()
        assert item.y() < top


@pytest.mark.parametrize("agrees", [True, False])
def test_consent_is_asked_and_answered(t: AtTable, agrees: bool) -> None:
    """The declarer wants to give up with few cards: one defender has to agree."""
    play(t, HEARTS, tricks(3), me=MIDDLEHAND, declarer=FOREHAND)
    t.engine.offer_concession(FOREHAND)
    t.settle()
    panel = t.asker.choice
    assert t.shows(panel)
    assert plain(panel._title.text()) == "Cem wants to give up"
    t.click(panel.buttons[0 if agrees else 1])

    assert isinstance(t.engine.state, Finished) is agrees
    assert (t.engine.actions[-1] == Concede(FOREHAND, MIDDLEHAND)) is agrees
    assert t.table.panel is (t.asker.result if agrees else None)


def test_after_a_refusal_the_own_card_is_still_asked_for(t: AtTable) -> None:
    """The question that was open before is open again."""
    play(t, HEARTS, tricks(2, 2), me=MIDDLEHAND, declarer=FOREHAND)
    while t.controller.request is None:
        t.act(t.legal[0])
    t.engine.offer_concession(FOREHAND)
    t.settle()
    t.click(t.asker.choice.buttons[1])
    own = t.legal[0]
    assert isinstance(own, Play)
    t.click_card(own.card)

    assert t.engine.actions[-1] == own


@pytest.mark.parametrize("name", ["consent", "discard_two", "rearrange", "announce", "bidding_late"])
def test_a_headline_with_a_long_name_leaves_the_question_mark_in_the_corner_clear(
    t: AtTable, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(at_table, "NAMES", ("Ada", "Maximilian Hohenstauf", "Maximiliane Hohenstau"))
    t.table.resize(740, 700)
    SITUATIONS[name](t)
    panel = t.table.panel
    assert panel is not None
    mark = GuideMark(t.look, panel)
    for language in (Language.GERMAN, Language.URDU):
        t.show_in(language)
        assert not mark.geometry().intersects(panel._title.geometry())
