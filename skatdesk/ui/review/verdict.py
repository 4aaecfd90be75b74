"""What is said about one move: its mark, the reason, the alternatives. One of the two judgements at a time."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from skatdesk.coach.judging.marks import are_equal_calls, mark_of_open, mark_of_option
from skatdesk.coach.judging.open_cards import RAMSCH_CARDS, may_march
from skatdesk.coach.judging.verdicts import FairJudgement, FairOption, Mark, Moment
from skatdesk.coach.reasons.reason import Why
from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.joins import apart, as_sentences
from skatdesk.i18n.numbers import number
from skatdesk.skat.actions import Discard, Pass, Play
from skatdesk.skat.cards import Suit
from skatdesk.skat.contracts import Game
from skatdesk.skat.states import GameState, TrickPlay
from skatdesk.ui.desk import Desk
from skatdesk.ui.look.paint import painter_on, plate, square
from skatdesk.ui.look.quiet import quiet_area
from skatdesk.ui.look.richline import Piece, RichLine
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import DENSE, RADIUS, S1, SMALL
from skatdesk.ui.look.translated import Translated
from skatdesk.ui.review.board_view import game_of
from skatdesk.ui.review.course import Course
from skatdesk.ui.review.marks import Judged, paint_mark
from skatdesk.ui.review.options import Option, OptionsTable
from skatdesk.ui.review.words import ReviewWords

_MARK, _HEIGHT = 24, 316
_ONLY_BETTER = (Why.OTHER_CARD, Why.WRONG_DISCARD, Why.ANOTHER_GAME)
"""These reasons tell nothing but what was better."""


class MarkSign(QLabel):
    """The disc of a mark."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._mark: Mark | None = None
        look.changed.connect(self.updateGeometry)

    def show_mark(self, mark: Mark | None) -> None:
        """Shows a mark; None hides it."""
        self._mark = mark
        self.setVisible(mark is not None)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(_MARK), self._look.px(_MARK))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._mark is not None:
            with painter_on(self) as painter:
                disc = square(QRectF(self.rect()).center(), self._look.px(_MARK))
                paint_mark(painter, self._look, self._mark, disc)


class Verdict(Translated, QWidget):
    """Stands under the list of moves, and in the exercises behind the answer."""

    def __init__(self, desk: Desk, words: ReviewWords) -> None:
        super().__init__()
        look = desk.look
        self._desk = desk
        self._words = words
        self._shown: tuple[Moment | None, GameState, Judged, str] | None = None
        self._advised = True
        self.sign = MarkSign(look)
        self.title = RichLine(look, bold=True, wrap=True)
        self.mark = RichLine(look, size=DENSE, ink="text2", wrap=True)
        self.reason = RichLine(look, wrap=True, even=True)
        self.better = RichLine(look, size=DENSE, wrap=True, even=True)
        self.options = OptionsTable(look)
        self.below = RichLine(look, size=SMALL, ink="text2", wrap=True, even=True)
        head = QHBoxLayout()
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.title)
        names.addWidget(self.mark)
        head.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(names, 1)
        inside = QWidget()
        self._inner = QVBoxLayout(inside)
        for part in (self.reason, self.better, self.options, self.below):
            self._inner.addWidget(part)
        self._inner.addStretch(1)
        self._inner.setContentsMargins(0, 0, 0, 0)
        self.area = QScrollArea()
        quiet_area(self.area, inside)
        self.area.verticalScrollBar().rangeChanged.connect(self._offer_keys)
        self.area.installEventFilter(self)
        self._offer_keys()
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self.area, 1)
        look.changed.connect(self._space)
        desk.namer.changed.connect(self._write_words)
        self._space()

    def show_moment(
        self, moment: Moment | None, state: GameState, judged: Judged, move: str, *, advised: bool = True
    ) -> None:
        """Says what there is to say; ``move`` is what was done, in words: "Ada: ten of hearts".

        ``advised``: what would have been better, too.
        """
        self._shown = moment, state, judged, move
        self._advised = advised
        self._write_words()

    @property
    def reasons(self) -> str:
        """For screen readers: why the move was worse, and what would have been better; empty where nothing is said."""
        return as_sentences(part.text() for part in (self.reason, self.better) if not part.isHidden())

    def show_course(self, course: Course, judged: Judged) -> None:
        """Speaks of the next action of the course."""
        action = course.action
        if action is None:
            self._shown = None
            self._clear(course)
            return
        name, done = self._desk.company.name(action.seat), self._words.done(course.moment, action, course.state, judged)
        #: a player and what he does: "Ada: ten of hearts"
        move = self.tr("{name}: {move}").format(name=name, move=done)
        self.show_moment(course.moment, course.state, judged, move)

    def _clear(self, course: Course) -> None:
        """At the end of the deal: its turning points."""
        self.sign.show_mark(None)
        #: title at the end of a deal under review
        self.title.show_text(self.tr("End of the deal"))
        self.area.setAccessibleName(self.title.text())
        self.mark.show_text("")
        turns = [one for one in course.moments if one is not None and one.turning_point]
        lines = [
            self.tr("{name}: {move}").format(
                name=self._desk.company.name(one.seat), move=self._words.move(one.action, course.states[one.index])
            )
            for one in turns
        ]
        #: {moves} are the moves with which the deal changed side
        told = self.tr("Turning points: {moves}").format(moves=apart(lines))
        self.reason.show_text(told if lines else self.tr("The deal never changed side"))
        sides = course.declarer is not None  # else there was none to change
        self.reason.setVisible(course.review is not None and (sides or bool(lines)))
        self.better.hide()
        self.options.show_options((), ())
        self.below.hide()

    # -------------------------------------------------------------- one move

    def _write_words(self) -> None:
        if self._shown is None:
            return
        moment, state, judged, move = self._shown
        self.title.show_text(move)
        self.area.setAccessibleName(move)
        self.area.verticalScrollBar().setValue(0)
        if judged is Judged.FAIR:
            self._show_fair(moment, state)
        else:
            self._show_open(moment, state)

    def _show_fair(self, moment: Moment | None, state: GameState) -> None:
        words = self._words
        self.sign.show_mark(None if moment is None else moment.mark)
        fair = None if moment is None else moment.fair
        if moment is None or fair is None:
            self.mark.show_text(words.standing(moment, Judged.FAIR))
            for part in (self.reason, self.better, self.below):
                part.hide()
            self.options.show_options((), ())
            if moment is not None and _is_of_spitze(state):
                self.below.show_text(self._why_inexact(moment, state))
                self.below.show()
            return
        standing = words.standing(moment, Judged.FAIR)
        lost = words.lost(moment, state)
        self.mark.show_text(" · ".join(part for part in (standing, lost) if part))
        reason, advice = words.why(moment)
        worse = bool(lost)
        #: {reason} is why a move was not the best, without a full stop
        self.reason.show_text(self.tr("Why: {reason}").format(reason=reason))
        best = words.move(fair.best.action, state)
        #: {move} is the better card or bid, {reason} says why it is good
        pattern = self.tr("Better: {move} – {reason}")
        self.better.show_pieces([Piece(pattern.format(move=isolate(best), reason=advice))])
        advised = bool(advice) and worse and self._advised
        self.better.setVisible(advised)
        said_again = advised and moment.reason is not None and moment.reason.why in _ONLY_BETTER
        self.reason.setVisible(bool(reason) and worse and not said_again)
        #: heads over figures: chance of winning, expected change of the list
        heads = (self.tr("Wins"), self.tr("Score"))
        if game_of(state) is Game.RAMSCH:
            #: head over figures: the chance of not being the loser of a Ramsch
            heads = (self.tr("Does not lose"), self.tr("Score"))
        shown = heads if fair.best.chance is not None else heads[1:]
        self.options.show_options(shown, tuple(self._row(option, fair, moment.mark, state) for option in fair.options))
        told = words.ground(fair, lost=worse)
        if are_equal_calls(fair):
            told = self._why_equal(fair.options, state)
        self.below.show_text(" · ".join(part for part in (told, words.likely_game(fair)) if part))
        self.below.show()

    def _row(self, option: FairOption, fair: FairJudgement, mark: Mark | None, state: GameState) -> Option:
        """One of the options; ``mark`` is that of the chosen one, which has none where the title has none."""
        words, action = self._words, option.action
        text, game = words.move(action, state), words.game_of(option)
        spoken = text = f"{text} ({game})" if game and game not in text else text
        cards: tuple[tuple[Suit, str], ...] = ()
        if isinstance(action, Discard):
            cards = tuple((card.suit, self._desk.namer.index(card)) for card in action.cards)
            text = game
        figures: tuple[str, ...] = (words.score(option.score, option.score_error),)
        if option.chance is not None:
            # with a pass in the bidding nothing is played, so nothing is won
            passed = isinstance(action, Pass) and not fair.of_doubling
            chance = "–" if passed else words.percent(option.chance, option.chance_error)
            figures = (chance, *figures)
        chosen = action == fair.chosen.action
        return Option(text, figures, mark if chosen else mark_of_option(fair, option), chosen, cards, spoken)

    def _why_equal(self, calls: tuple[FairOption, ...], state: GameState) -> str:
        if any(isinstance(call.action, Pass) and call.score for call in calls):
            return self.tr("A pass leads to a Ramsch here: in the long run it comes to about the same as bidding")
        if state.auction.forehand_alone:
            return self.tr(
                "After a pass nobody plays and nothing is scored: in the long run that comes to about the same as "
                "bidding"
            )
        return self.tr(
            "A pass scores nothing here, but leaves the game to the others: in the long run it comes to about the "
            "same as bidding"
        )

    def _show_open(self, moment: Moment | None, state: GameState) -> None:
        words, game = self._words, game_of(state)
        opened = None if moment is None else moment.open
        for part in (self.reason, self.better):
            part.hide()
        if moment is None or opened is None or game is None:
            self.sign.show_mark(None)
            self.mark.show_text(words.standing(moment, Judged.OPEN))
            self.options.show_options((), ())
            self.below.show_text("" if moment is None else self._why_inexact(moment, state))
            forced_card = moment is not None and moment.forced and isinstance(moment.action, Play)
            self.below.setVisible(moment is not None and not forced_card)  # the one card there is needs no figures
            return
        mark = mark_of_open(opened, opened.chosen)
        self.sign.show_mark(mark)
        lost = words.lost_open(moment, game)
        self.mark.show_text(lost or self.tr("costs nothing"))
        #: head over figures: how the deal ends for the declarer after this card
        heads = (self.tr("Declarer"), self.tr("Score"))
        if game is Game.RAMSCH:
            #: head over figures: card points of the three players at the end of a Ramsch
            heads = (self.tr("Points"), self.tr("Score"))
        rows = [
            Option(
                self._desk.sentences.words.card(one.card),
                (words.short_end(one.result, game), words.score(one.result.score)),
                mark_of_open(opened, one),
                one is opened.chosen,
            )
            for one in opened.cards
        ]
        self.options.show_options(heads, tuple(rows))
        self.below.show_text(self.tr("Exact, if everybody sees all cards from here on; nobody could know that"))
        self.below.show()

    def _why_inexact(self, moment: Moment, state: GameState) -> str:
        if _is_of_spitze(state):
            return self.tr("The cards of a game with Spitze are not judged")
        if isinstance(state, TrickPlay) and state.game is Game.RAMSCH and isinstance(moment.action, Play):
            if max(map(len, state.hands)) <= RAMSCH_CARDS and may_march(state):
                return self.tr("There are no exact figures while one player has every trick: all ten would win")
            return self.tr("In a Ramsch there are exact figures once nobody holds more than {n} cards").format(
                n=number(RAMSCH_CARDS)
            )
        if state.start.ramsch_round:
            return self.tr("There are exact figures for cards only")
        return self.tr("There are exact figures for cards only; for games, see the contract table")

    # -------------------------------------------------------------- look

    def sizeHint(self) -> QSize:
        return QSize(self._desk.look.px(340), self._desk.look.px(_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            theme = self._desk.look.theme
            painter.fillRect(0, 0, self.width(), 1, QColor(theme.line))
            if self.area.hasFocus():
                ring = QRectF(self.area.geometry()).adjusted(-5, -3, 5, 0)
                plate(painter, ring, None, theme.accent, radius=self._desk.look.px(RADIUS), weight=2)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The ring round what is scrolled comes and goes with the keys."""
        if watched is self.area and event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    @Slot()
    def _offer_keys(self) -> None:
        """Up and down scroll, where there is more than can be seen."""
        scrolled = self.area.verticalScrollBar().maximum() > 0
        self.area.setFocusPolicy(Qt.FocusPolicy.TabFocus if scrolled else Qt.FocusPolicy.NoFocus)

    def _space(self) -> None:
        px = self._desk.look.px
        self._column.setContentsMargins(px(S1), px(S1), px(S1), 0)
        self._column.setSpacing(px(S1))
        self._inner.setSpacing(px(S1) // 2)
        self.setMinimumHeight(px(_HEIGHT))
        self.updateGeometry()
        self.update()


def _is_of_spitze(state: GameState) -> bool:
    """Whether cards are played in a game with Spitze."""
    return isinstance(state, TrickPlay) and state.contract.spitze
