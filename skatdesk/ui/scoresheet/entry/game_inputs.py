"""The inputs of a game with a declarer: who, what, with or without, levels, bid, and the rarer rest."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from skatdesk.i18n.bidi import left_to_right
from skatdesk.i18n.card_names import Term
from skatdesk.i18n.numbers import number
from skatdesk.scoring.drafts import MOST_AGREED, DealTerms, GameDraft, Mark, Missing
from skatdesk.skat.auction import BIDS
from skatdesk.skat.contracts import Game
from skatdesk.skat.kontra import KONTRA_NAMES
from skatdesk.ui.scoresheet.entry.field import NumberField
from skatdesk.ui.scoresheet.entry.inputs import CARD_POINTS, Inputs, Tools
from skatdesk.ui.scoresheet.entry.segments import Segments
from skatdesk.ui.scoresheet.entry.sizes import Size
from skatdesk.ui.scoresheet.entry.words import GAMES

LEVELS = (
    Mark.HAND,
    Mark.SCHNEIDER,
    Mark.SCHNEIDER_ANNOUNCED,
    Mark.SCHWARZ,
    Mark.SCHWARZ_ANNOUNCED,
    Mark.OUVERT,
)
"""The marks that every list has, in the order of its columns."""
EXTRAS = (Mark.SPITZE, Mark.REVOLUTION, Mark.DEFENCE_SCHNEIDER, Mark.DEFENCE_SCHWARZ)
_COUNTS, _MORE = (1, 2, 3, 4), range(5, 12)
"""Matadors with a segment of their own; those of the field."""
_PLAYERS = 4
OFFENCE, BOCK = 0, 1


class GameInputs(Inputs[GameDraft]):
    """Shows a ``GameDraft`` and tells what is changed of it."""

    def __init__(self, tools: Tools, parent: QObject | None = None) -> None:
        super().__init__(tools, parent)
        look = tools.look
        self._more = False
        self._players = ("",) * _PLAYERS
        self.declarer = Segments(look, _PLAYERS)
        self.game = Segments(look, len(GAMES))
        self.direction = Segments(look, 2)
        self.count = Segments(look, len(_COUNTS))
        self.more_matadors = NumberField(look, _MORE, digits=2)
        self.matadors = QWidget()
        self.matadors.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._together = QHBoxLayout(self.matadors)
        self._together.setContentsMargins(0, 0, 0, 0)
        for group in (self.direction, self.count, self.more_matadors):
            self._together.addWidget(group)
        self.levels = Segments(look, len(LEVELS), joined=False)
        self.bid = NumberField(look, BIDS)
        self.kontra = Segments(look, len(KONTRA_NAMES))
        self.extras = Segments(look, len(EXTRAS), joined=False)
        self.points = NumberField(look, CARD_POINTS)
        self.remarks = Segments(look, 2, joined=False)
        self.agreed = NumberField(look, BIDS, digits=len(str(MOST_AGREED)))
        self.groups = (
            self.declarer,
            self.game,
            self.matadors,
            self.levels,
            self.bid,
            self.kontra,
            self.extras,
            self.points,
            self.remarks,
            self.agreed,
        )
        for row in (self.declarer, self.game):
            row.attended.connect(self._show_again)
        self.declarer.chosen.connect(self._on_declarer)
        self.direction.chosen.connect(self._on_direction)
        self.count.chosen.connect(self._on_count)
        self.more_matadors.typed.connect(self._on_matadors_typed)
        self.levels.chosen.connect(partial(self._toggle, LEVELS))
        self.bid.typed.connect(self._on_bid)
        self.kontra.chosen.connect(self._on_kontra)
        self.extras.chosen.connect(partial(self._toggle, EXTRAS))
        self.points.typed.connect(self._on_points)
        self.remarks.chosen.connect(self._on_remark)
        self.agreed.typed.connect(self._on_agreed)

    # -------------------------------------------------------------- showing

    def use_size(self, size: Size) -> None:
        super().use_size(size)
        self._together.setSpacing(self._tools.look.px(4))

    def show_words(self, players: Sequence[str]) -> None:
        """Writes all labels in the language and the card words in use."""
        words, namer = self._tools.words, self._tools.namer
        self._players = (*players, *[""] * (_PLAYERS - len(players)))
        self.declarer.show_people(self.tr("Declarer"), self._players)
        for place, segment in enumerate(self.declarer.segments):
            segment.setVisible(place < len(players))
        #: Label over the buttons ♣ ♠ ♥ ♦ Grand Null
        self.game.show_words(self.tr("Game"), [namer.game(game.code) for game in GAMES])
        for game, segment in zip(GAMES, self.game.segments, strict=True):
            segment.show_suit(game.trump_suit)
        matadors = namer.term(Term.MATADORS)
        self.direction.show_words(matadors, (words.with_word(), words.without_word()))
        self.count.show_words("", [number(count) for count in _COUNTS])
        #: For screen readers: the field where five and more matadors are typed
        self.more_matadors.show_words("", name=self.tr("Number of matadors"))
        #: Label over the buttons Hand, Schneider, Schwarz, Ouvert
        levels = self.tr("Win levels")
        self.levels.show_words(levels, [words.short_mark(mark) for mark in LEVELS], [words.mark(m) for m in LEVELS])
        self.kontra.show_words(namer.term(Term.KONTRA), [namer.term(Term(name)) for name in KONTRA_NAMES])
        #: Label over the house rules' buttons Spitze, Revolution, Schneider announced by the defenders
        self.extras.show_words(self.tr("Also announced"), [words.mark(mark) for mark in EXTRAS])
        #: Labels of a game's rarer particulars
        remarks = self.tr("Remarks")
        #: Button: somebody broke a rule and ended the game
        offence = self.tr("Offence")
        #: Button: a game of a Bock round, which counts double
        bock = self.tr("Bock round")
        self.remarks.show_words(remarks, (offence, bock))
        #: Label over a field: the list score the players agreed on, without sign
        self.agreed.show_words(self.tr("Agreed score"))

    @property
    def asked(self) -> Missing | None:
        """What the keyboard was led to, so that keys tell it, though it may have been told before."""
        if self.declarer.holds_focus:
            return Missing.DECLARER
        return Missing.GAME if self.game.holds_focus else None

    def show_draft(self, draft: GameDraft, *, more: bool) -> None:
        """Writes what is known, bars what cannot be, and with ``more`` shows the rarer inputs too."""
        self._draft, self._more = draft, more
        self._show_game(draft)
        self._show_matadors(draft)
        self._show_additions(draft)
        self._show_kontra(draft)
        self._show_extras(draft, more=more)
        self._show_rarer(draft, more=more)

    def show_ramsch(self, terms: DealTerms) -> None:
        """Of a Ramsch only the choice of the game belongs here; the players stay, so that it keeps its place."""
        self._draft = None
        #: Why no declarer can be chosen
        barred = self.tr("In a Ramsch everybody plays alone")
        self.declarer.show_state([False] * _PLAYERS, [barred] * _PLAYERS, self._players)
        self.declarer.show_keys(())
        self.declarer.show()
        self.game.show_state(
            [game is Game.RAMSCH for game in GAMES], [self._reason(terms.against_game(game)) for game in GAMES]
        )
        self.game.show_keys(())
        self.game.segments[-1].show()
        self.game.show()

    def _show_again(self) -> None:
        """The keys are others where the keyboard is."""
        if self._draft is not None:
            self.show_draft(self._draft, more=self._more)

    def _asks_declarer(self, draft: GameDraft) -> bool:
        """Whether figures name the declarer."""
        return draft.declarer is None or self.asked is Missing.DECLARER

    def _asks_game(self, draft: GameDraft) -> bool:
        """Whether letters name the game, and not what is added to it."""
        return draft.game is None or self.asked is Missing.GAME

    def _show_game(self, draft: GameDraft) -> None:
        places = range(_PLAYERS)
        self.declarer.show_state(
            [place == draft.declarer for place in places],
            [self._reason(draft.terms.against_playing(place)) for place in places],
            self._players,
        )
        asks_declarer, asks_game = self._asks_declarer(draft), self._asks_game(draft)
        self.declarer.show_keys([number(place + 1) if asks_declarer else "" for place in places])
        words, namer = self._tools.words, self._tools.namer
        self.game.show_state(
            [game is draft.game for game in GAMES],
            [self._reason(draft.terms.against_game(game)) for game in GAMES],
            [namer.game(game.code) for game in GAMES],
        )
        letters = words.letters()
        self.game.show_keys([letters.games[game] if asks_game else "" for game in GAMES])
        self.game.segments[-1].setVisible(draft.terms.knows_ramsch)
        self.declarer.show()
        self.game.show()

    def _show_matadors(self, draft: GameDraft) -> None:
        count, is_null = abs(draft.matadors), draft.game is Game.NULL
        barred = self._reason(draft.against_matadors(1))
        self.direction.show_state((draft.matadors > 0, draft.matadors < 0), (barred, barred))
        self.direction.show_keys(("+", "−"))
        self.count.show_state([count == n for n in _COUNTS], [self._reason(draft.against_matadors(n)) for n in _COUNTS])
        digits = not (self._asks_declarer(draft) or self._asks_game(draft) or is_null)
        self.count.show_keys([number(n) if digits else "" for n in _COUNTS])
        many = self._reason(draft.against_matadors(5))
        #: Tip of the field where five and more matadors are typed
        tip = self.tr("5 to 11 matadors")
        typing = self.more_matadors.edit.hasFocus() and count > 0
        self.more_matadors.show_state(count if typing or count > _COUNTS[-1] else None, many, tip, left_to_right("5+"))
        self.matadors.show()

    def _show_additions(self, draft: GameDraft) -> None:
        words, letters = self._tools.words, self._tools.words.letters()
        self.levels.show_state(
            [draft.counts(mark) for mark in LEVELS],
            [self._reason(draft.against_mark(mark)) for mark in LEVELS],
            [words.mark(mark) for mark in LEVELS],
        )
        told = not self._asks_game(draft)
        announced = Mark.SCHWARZ_ANNOUNCED if draft.announces_schwarz else Mark.SCHNEIDER_ANNOUNCED
        keys = {**letters.marks, announced: letters.announced}
        self.levels.show_keys([keys.get(mark, "") if told else "" for mark in LEVELS])
        #: Label over the field of the bid
        self.bid.show_words(self.tr("Bid"), letters.bid if told else "")
        #: Tip of the field of the bid
        tip = self.tr("Not needed; tells whether the game is overbid")
        self.bid.show_state(draft.bid or None, self._reason(draft.against_bid(18)), tip)
        self.levels.show()
        self.bid.show()

    def _show_kontra(self, draft: GameDraft) -> None:
        rules, letters = draft.terms.rules, self._tools.words.letters()
        known = 0 if rules.kontra == "off" else rules.kontra_levels
        doublings = range(1, len(KONTRA_NAMES) + 1)
        self.kontra.show_state(
            [level <= draft.kontra for level in doublings],
            [self._reason(draft.against_kontra(level)) for level in doublings],
        )
        self.kontra.show_keys(
            [letters.kontra if level == draft.kontra + 1 and not self._asks_game(draft) else "" for level in doublings]
        )
        for level, segment in zip(doublings, self.kontra.segments, strict=True):
            segment.setVisible(level <= known)
        self.kontra.setVisible(known > 0)

    def _show_extras(self, draft: GameDraft, *, more: bool) -> None:
        rules = draft.terms.rules
        exist = {
            Mark.SPITZE: bool(rules.spitze),
            Mark.REVOLUTION: rules.revolution,
            Mark.DEFENCE_SCHNEIDER: rules.defender_announcements,
            Mark.DEFENCE_SCHWARZ: rules.defender_announcements,
        }
        self.extras.show_state(
            [mark in draft.marks for mark in EXTRAS], [self._reason(draft.against_mark(mark)) for mark in EXTRAS]
        )
        for mark, segment in zip(EXTRAS, self.extras.segments, strict=True):
            segment.setVisible(exist[mark])
        self.extras.setVisible(any(exist.values()) and (more or bool(draft.marks & set(EXTRAS))))

    def _show_rarer(self, draft: GameDraft, *, more: bool) -> None:
        rules, letters = draft.terms.rules, self._tools.words.letters()
        #: Label over the field of the declarer's card points
        self.points.show_words(self.tr("Card points"), "" if self._asks_game(draft) else letters.points)
        asks_for_60 = "lost_60" in rules.bock_events
        #: Tip of the field of card points, where a Bock round is played after that
        tip = self.tr("Not needed; lost with exactly 60, a Bock round follows") if asks_for_60 else ""
        self.points.show_state(draft.points, self._reason(draft.against_points(0)), tip)
        self.points.setVisible(more or asks_for_60 or draft.points is not None or self.points.edit.hasFocus())
        self.remarks.show_state((draft.by_offence, draft.bock_factor > 1))
        self.remarks.segments[BOCK].setVisible(bool(rules.bock_events))
        self.remarks.setVisible(more or draft.by_offence)
        #: Tip of the field for an agreed score
        tip = self.tr("The list score the table agreed on; it counts instead of the value")
        self.agreed.show_state(draft.agreed, hint=tip)
        self.agreed.setVisible(more or draft.agreed is not None or self.agreed.edit.hasFocus())

    # -------------------------------------------------------------- telling

    def _on_declarer(self, place: int) -> None:
        self._change(lambda draft: draft.with_declarer(None if draft.declarer == place else place))

    def _on_direction(self, without: int) -> None:
        sign = -1 if without else 1
        self._change(lambda draft: draft.with_matadors(sign * (abs(draft.matadors) or 1)))

    def _on_count(self, index: int) -> None:
        self._tell_count(_COUNTS[index])

    def _on_matadors_typed(self, typed: int | None) -> None:
        if typed is not None:
            self._tell_count(typed)

    def _tell_count(self, count: int) -> None:
        self._change(lambda draft: draft.with_matadors(-count if draft.matadors < 0 else count), count)

    def _toggle(self, marks: Sequence[Mark], index: int) -> None:
        mark = marks[index]
        self._change(lambda draft: draft.with_mark(mark, mark not in draft.marks))

    def _on_bid(self, typed: int | None) -> None:
        self._change(lambda draft: draft.with_bid(typed or 0), typed or 0)

    def _on_kontra(self, index: int) -> None:
        level = index + 1
        self._change(lambda draft: draft.with_kontra(index if draft.kontra == level else level))

    def _on_points(self, typed: int | None) -> None:
        self._change(lambda draft: draft.with_points(typed), typed or 0)

    def _on_remark(self, index: int) -> None:
        if index == OFFENCE:
            self._change(lambda draft: draft.with_offence(not draft.by_offence))
        else:
            self._change(lambda draft: draft.with_bock(3 - draft.bock_factor))

    def _on_agreed(self, typed: int | None) -> None:
        self._change(lambda draft: draft.with_agreed(typed), typed or 0)
