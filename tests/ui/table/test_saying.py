"""What is said beside playing: Kontra, announcements of a defender, giving up, claiming."""

import pytest
from PySide6.QtCore import QCoreApplication, QObject, Qt, Slot

from skatdesk.i18n.languages import Language
from skatdesk.settings import options
from skatdesk.skat.actions import AnnounceDefence, Claim, Kontra, Pass
from skatdesk.skat.cards import parse_cards
from skatdesk.skat.contracts import Contract, Game
from skatdesk.skat.deals import Deal
from skatdesk.skat.events import Claimed, Event
from skatdesk.skat.ruleset import HOME, ISKO, TCHIBO
from skatdesk.skat.seats import FOREHAND, MIDDLEHAND, SEATS, BySeat, Seat
from skatdesk.skat.states import GameStart
from skatdesk.skat.view import SeatView
from skatdesk.ui.look.button import Button
from skatdesk.ui.look.tokens import CARD_RATIO
from skatdesk.ui.table.layout import Side
from tests.helpers.plain import plain
from tests.ui.table.at_table import AtTable
from tests.ui.table.situations import HEARTS, SITUATIONS, declared, play, simply, tricks


def test_kontra_is_said_with_the_button_on_the_bottom_line(t: AtTable) -> None:
    """Then Re is asked, then the card may be played."""
    play(t, HEARTS, tricks(0, 1), me=MIDDLEHAND, declarer=FOREHAND, rules=HOME)
    buttons = t.controller.say_buttons
    assert buttons.kontra.isVisible()
    assert not buttons.schneider.isVisible()
    t.click(buttons.kontra)
    assert t.done[-1] == Kontra(MIDDLEHAND)
    assert not buttons.kontra.isVisible()
    t.act(Pass(FOREHAND))
    assert t.playable == set(parse_cards("SA S9"))
    assert not buttons.kontra.isVisible()
    assert "Kontra" in "".join(t.words())


def test_a_screen_reader_hears_that_kontra_may_be_said(t: AtTable, heard: list[str]) -> None:
    """The button comes without taking the focus; nothing is told once it is gone."""
    told = "You can also say: Kontra"
    play(t, HEARTS, tricks(0, 1), me=MIDDLEHAND, declarer=FOREHAND, rules=HOME)
    assert [plain(sentence) for sentence in heard][-1] == told
    heard.clear()
    t.click(t.controller.say_buttons.kontra)
    t.act(Pass(FOREHAND))

    assert t.controller.request is not None
    assert told not in map(plain, heard)


def test_a_screen_reader_hears_what_a_defender_may_announce(t: AtTable, heard: list[str]) -> None:
    play(t, HEARTS, tricks(0, 1), me=MIDDLEHAND, declarer=FOREHAND, rules=TCHIBO)

    assert [plain(sentence) for sentence in heard][-1] == "You can also say: Kontra, Schneider, Schwarz"


@pytest.mark.parametrize("name", ["kontra_button", "kontra_asked"])
def test_kontra_has_a_key_shown_on_its_button(t: AtTable, name: str) -> None:
    """Beside the hand and in the panel that asks; elsewhere the key does nothing."""
    SITUATIONS[name](t)
    keys = [
        button._key
        for button in t.table.findChildren(Button)
        if button.isVisible() and plain(button.text()) == "Kontra"
    ]
    t.controller.say_kontra()
    t.settle()
    done = t.done
    t.controller.say_kontra()

    assert keys == ["K"]
    assert done[-1] == Kontra(t.me)
    assert t.done == done


def test_who_does_not_double_says_nothing(t: AtTable, heard: list[str]) -> None:
    """Neither aloud nor for screen readers: it was no pass in the bidding."""
    SITUATIONS["re_asked"](t)
    heard.clear()
    t.click(t.asker.choice.buttons[0])
    assert t.done[-1] == Pass(FOREHAND)
    assert not [sentence for sentence in heard if "pass" in sentence]
    assert "Pass" not in t.words()


def test_who_leaves_it_at_ramsch_plays_on(t: AtTable, heard: list[str]) -> None:
    """As the button says: nobody bids in a Ramsch round, so that nobody passes."""
    SITUATIONS["grand_hand_call"](t)
    heard.clear()
    t.click(t.asker.choice.buttons[0])
    t.act(Pass(MIDDLEHAND))
    t.settle()

    assert t.done[-2:] == (Pass(FOREHAND), Pass(MIDDLEHAND))
    assert t.table.plates[Side.LEFT].face.line == "plays on"
    assert not [word for word in (*heard, *t.words()) if "pass" in word.casefold()]


def test_a_double_click_says_kontra_once(t: AtTable) -> None:
    play(t, HEARTS, tricks(0, 1), me=MIDDLEHAND, declarer=FOREHAND, rules=HOME)
    button = t.controller.say_buttons.kontra
    button.clicked.emit()
    button.clicked.emit()

    assert [action for action in t.done if isinstance(action, Kontra)] == [Kontra(MIDDLEHAND)]


@pytest.mark.parametrize("schwarz", [False, True])
def test_a_defender_announces_schneider_or_schwarz(t: AtTable, schwarz: bool) -> None:
    play(t, HEARTS, tricks(0, 1), me=MIDDLEHAND, declarer=FOREHAND, rules=TCHIBO)
    buttons = t.controller.say_buttons
    t.click(buttons.schwarz if schwarz else buttons.schneider)

    assert t.done[-1] == AnnounceDefence(MIDDLEHAND, schwarz=schwarz)
    assert t.playable
    assert buttons.schwarz.isVisible() is not schwarz
    assert not buttons.schneider.isVisible()


def test_what_may_not_be_said_has_no_button(t: AtTable) -> None:
    """Not under official rules, not for the declarer, not after the first own card."""
    for name in ("lead", "follow", "second", "bidding_speak", "discard"):
        SITUATIONS[name](t)
        buttons = t.controller.say_buttons
        assert not any(button.isVisible() for button in (buttons.kontra, buttons.schneider, buttons.schwarz))


# ------------------------------------------------------------------ giving up


def test_giving_up_in_ramsch_says_that_it_cannot_be(t: AtTable) -> None:
    SITUATIONS["ramsch"](t)
    t.engine.offer_concession(t.me)
    t.settle()

    assert t.table.strip.isVisible()


def test_the_others_refuse_and_play_goes_on(t: AtTable) -> None:
    """A declarer with few cards needs a defender's consent; without it his card is still asked for."""
    play(t, HEARTS, tricks(3), me=FOREHAND, declarer=FOREHAND)
    question = t.engine._consent
    assert question is None
    t.engine.offer_concession(t.me)
    for _ in range(2):
        request = t.engine._consent
        assert request is not None
        t.engine.answer_consent(request.number, False)
    t.settle()

    assert "do not agree" in t.table.strip.text


def test_a_partner_who_refuses_is_named(t: AtTable) -> None:
    """A defender needs his partner alone."""
    play(t, HEARTS, tricks(3), me=FOREHAND, declarer=MIDDLEHAND)
    t.engine.offer_concession(t.me)
    request = t.engine._consent
    assert request is not None
    partner = t.controller.desk.company.name(request.seat)
    t.engine.answer_consent(request.number, False)
    t.settle()

    assert plain(t.table.strip.text) == f"{plain(partner)} does not agree: play goes on"


def test_a_refusal_is_there_long_enough_to_read_while_others_play(t: AtTable) -> None:
    play(t, HEARTS, tricks(3, 1), me=FOREHAND, declarer=MIDDLEHAND)
    while t.controller.request is not None:
        t.act(t.legal[0])
    t.engine.offer_concession(t.me)
    request = t.engine.consent
    assert request is not None
    t.engine.answer_consent(request.number, False)
    t.settle()
    t.act(t.legal[0])

    assert "does not agree" in t.table.strip.text


def test_after_a_refusal_nobody_plays_on_before_the_trick_has_been_clicked_away(t: AtTable) -> None:
    play(t, HEARTS, tricks(1, 2), me=FOREHAND, declarer=MIDDLEHAND)
    t.settings.set(options.COMPLETE_TRICK, "click")
    t.engine.submit(t.legal[0])
    QCoreApplication.processEvents()
    t.engine.offer_concession(t.me)
    request = t.engine.consent
    assert request is not None
    t.engine.answer_consent(request.number, False)
    QCoreApplication.processEvents()
    assert len(t.table.scene.piles.trick) == 3
    assert t.engine.request is None

    t.table.choreographer.hurry()
    t.settle()
    assert t.engine.request is not None


def test_a_claim_that_is_not_proven_is_refused_with_a_sentence(t: AtTable) -> None:
    play(t, HEARTS, tricks(0))
    t.engine.submit(Claim(t.me))
    t.settle()

    assert t.table.strip.isVisible()
    assert t.controller.request is not None


def test_another_player_who_claims_lays_his_cards_open_and_says_so_before_all_others_are_shown(t: AtTable) -> None:
    all_trumps(t)
    claims = Claims(t)
    t.act(Claim(FOREHAND))

    assert claims.seen == [({FOREHAND, MIDDLEHAND}, "The rest is mine")]
    assert t.table.panel is t.asker.result


def test_a_claim_tells_why_it_stands_and_how_to_go_on_until_its_cards_have_been_seen(t: AtTable) -> None:
    all_trumps(t)
    t.settings.set(options.COMPLETE_TRICK, "click")
    assert t.engine.submit(Claim(FOREHAND))
    QCoreApplication.processEvents()
    told = "Cem claims the remaining tricks: no play can change that · click or press Enter to go on"

    assert plain(t.table.strip.text) == told
    assert t.table.choreographer.moving
    assert t.table.panel is None
    t.translations.use(Language.GERMAN)
    for _ in range(2):  # the other language comes with an event, and after it the sentence
        QCoreApplication.processEvents()
    assert plain(t.table.strip.text).startswith("Cem beansprucht die restlichen Stiche")
    t.table.view.setFocus()
    t.press(Qt.Key.Key_Return)
    assert not t.table.strip.text
    assert t.shows(t.asker.result)


def test_what_a_claimer_says_stands_clear_of_the_tricks_taken(t: AtTable) -> None:
    hands = "CJ SJ HJ DJ CA CT CK CQ C9 C8", "C7 SA ST SK SQ S9 S8 S7 HA HT", "HK HQ H9 H8 H7 DA DT DK DQ D9"
    deal = Deal(BySeat.of(lambda seat: parse_cards(hands[seat])), parse_cards("D8 D7"))
    start = GameStart(deal, ISKO)
    one_trick = simply(start, declared(Contract(Game.CLUBS, hand=True), deal=deal), tricks(1))
    t.settings.set(options.COMPLETE_TRICK, "click")
    for dealer, side in ((1, Side.RIGHT), (0, Side.LEFT)):
        t.deal(deal, one_trick, dealer=dealer)
        assert t.engine.submit(Claim(FOREHAND))
        QCoreApplication.processEvents()
        assert [plain(word) for word in t.table.bubbles[side].words] == ["The rest is mine"]
        heap, bubble = t.table.scene.table.won(side, 0), t.table.bubbles[side].geometry()
        half = heap.width * CARD_RATIO / 2
        assert bubble.left() > heap.x + half or bubble.right() < heap.x - half
        t.table.choreographer.hurry()
        t.settle()


def all_trumps(t: AtTable) -> None:
    """Cem, forehand, has every trick, and it is his turn; the human sits behind him."""
    hands = "CJ SJ HJ DJ CA CT CK CQ C9 C8", "C7 SA ST SK SQ S9 S8 S7 HA HT", "HK HQ H9 H8 H7 DA DT DK DQ D9"
    deal = Deal(BySeat.of(lambda seat: parse_cards(hands[seat])), parse_cards("D8 D7"))
    t.deal(deal, declared(Contract(Game.CLUBS, hand=True), deal=deal), dealer=1)
    assert t.me is MIDDLEHAND


class Claims(QObject):
    """Whose cards lie open, and what the claimer has said last, when a claim has just been shown."""

    def __init__(self, t: AtTable) -> None:
        super().__init__(t)
        self._t = t
        self._claimer: Seat | None = None
        self.seen: list[tuple[set[Seat], str]] = []
        t.controller.eventShown.connect(self._hear)
        t.controller.viewShown.connect(self._look)

    @Slot(object)
    def _hear(self, event: Event) -> None:
        self._claimer = event.seat if isinstance(event, Claimed) else self._claimer

    @Slot(object)
    def _look(self, _view: SeatView) -> None:
        claimer, self._claimer = self._claimer, None
        if claimer is not None:
            hands = self._t.table.scene._piles.hands
            shown = {seat for seat in SEATS if all(item.face_up for item in hands[seat])}
            words = self._t.table.bubbles[self._t.controller.captions._side(claimer)].words
            self.seen.append((shown, plain(words[-1])))
