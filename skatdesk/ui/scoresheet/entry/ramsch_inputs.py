"""The inputs of a Ramsch: the card points of each, who took no trick or all, and how often the skat was pushed on."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Qt

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.card_names import Term
from skatdesk.i18n.numbers import number
from skatdesk.scoring.drafts import RamschDraft
from skatdesk.skat.cards import SKAT_AT_MOST
from skatdesk.ui.scoresheet.entry.field import NumberField
from skatdesk.ui.scoresheet.entry.inputs import CARD_POINTS, Inputs, Tools
from skatdesk.ui.scoresheet.entry.segments import Segments

_PLAYERS, _PUSHES = 4, 3


class RamschInputs(Inputs[RamschDraft]):
    """Shows a ``RamschDraft`` and tells what is changed of it."""

    def __init__(self, tools: Tools, parent: QObject | None = None) -> None:
        super().__init__(tools, parent)
        look = tools.look
        self.points = tuple(NumberField(look, CARD_POINTS) for _ in range(_PLAYERS))
        self.skat = NumberField(look, range(SKAT_AT_MOST + 1))
        self.virgin, self.march, self.last_trick = (Segments(look, _PLAYERS) for _ in range(3))
        self.pushes = Segments(look, _PUSHES)
        self.bock = Segments(look, 1, joined=False)
        self.groups = (
            *self.points,
            self.skat,
            self.virgin,
            self.march,
            self.last_trick,
            self.pushes,
            self.bock,
        )
        for place, field in enumerate(self.points):
            field.typed.connect(partial(self._on_points, place))
        self.skat.typed.connect(self._on_skat)
        self.virgin.chosen.connect(self._on_virgin)
        self.march.chosen.connect(self._on_march)
        self.last_trick.chosen.connect(self._on_last_trick)
        self.pushes.chosen.connect(self._on_pushes)
        self.bock.chosen.connect(self._on_bock)

    def show_words(self, players: Sequence[str]) -> None:
        """Writes all labels in the language and the card words in use."""
        namer = self._tools.namer
        names = [*players, *[""] * (_PLAYERS - len(players))]
        for field, name in zip(self.points, names, strict=True):
            #: For screen readers: the field of a player's card points in a Ramsch
            called = isolate(name)
            field.show_words(called, name=self.tr("Card points of {name}").format(name=called))
        #: Label over the field of the skat's card points, which go to the loser of a Ramsch
        self.skat.show_words(self.tr("Skat"))
        self.virgin.show_people(namer.term(Term.JUNGFRAU), names)
        self.march.show_people(namer.term(Term.DURCHMARSCH), names)
        #: Label over the players' names: who took the last trick of a Ramsch
        self.last_trick.show_people(self.tr("Last trick"), names)
        #: Label over the numbers 1 to 3: so many players passed the skat on unseen
        self.pushes.show_words(self.tr("Pushed on"), [number(count + 1) for count in range(_PUSHES)])
        #: Button: a game of a Bock round, which counts double
        self.bock.show_words("", (self.tr("Bock round"),))

    def show_draft(self, draft: RamschDraft) -> None:
        """Writes what is known and bars what cannot be."""
        self._draft = draft
        active, places = draft.terms.active, range(_PLAYERS)
        for place, field in enumerate(self.points):
            field.setVisible(place in active)
            if place in active:
                given = draft.given[draft.terms.seating.places.index(place)]
                follows = draft.points_of(place)
                field.show_state(given, placeholder="" if follows is None else number(follows))
        self.skat.show_state(draft.skat or None)
        self.skat.setVisible(draft.knows_skat)
        virgins = [self._reason(draft.against_virgin(place)) if place in active else "-" for place in places]
        self.virgin.show_state([place == draft.virgin for place in places], virgins)
        self.march.show_state([place == draft.march for place in places])
        self.last_trick.show_state([place == draft.last_trick for place in places])
        for group in (self.virgin, self.march, self.last_trick):
            for place, segment in enumerate(group.segments):
                segment.setVisible(place in active)
        self.virgin.setVisible(draft.knows_virgin)
        self.march.setVisible(draft.knows_march)
        self.last_trick.setVisible(draft.asks_last_trick)
        self.pushes.show_state([count + 1 == draft.pushes for count in range(_PUSHES)])
        self.pushes.setVisible(draft.most_pushes > 0)
        self.bock.show_state((draft.bock_factor > 1,))
        self.bock.setVisible(bool(draft.terms.rules.bock_events))

    def take_keys(self, figure: str = "") -> None:
        """The keyboard, and this figure as the first, to the card points that are told next."""
        if self._draft is None:
            return
        active = self._draft.terms.active
        field = self.points[next((place for place in active if self._draft.points_of(place) is None), active[0])]
        field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if figure:
            field.type(figure)

    # -------------------------------------------------------------- telling

    def _on_points(self, place: int, typed: int | None) -> None:
        self._change(lambda draft: draft.with_points(place, typed), typed or 0)

    def _on_skat(self, typed: int | None) -> None:
        self._change(lambda draft: draft.with_skat(typed or 0), typed or 0)

    def _on_virgin(self, place: int) -> None:
        self._change(lambda draft: draft.with_virgin(None if draft.virgin == place else place))

    def _on_march(self, place: int) -> None:
        self._change(lambda draft: draft.with_march(None if draft.march == place else place))

    def _on_last_trick(self, place: int) -> None:
        self._change(lambda draft: draft.with_last_trick(place))

    def _on_pushes(self, index: int) -> None:
        self._change(lambda draft: draft.with_pushes(0 if draft.pushes == index + 1 else index + 1))

    def _on_bock(self, _index: int) -> None:
        self._change(lambda draft: draft.with_bock(3 - draft.bock_factor))
