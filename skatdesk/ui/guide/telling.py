"""What stands in a line for each call: names, numbers, sentences of the game, small cards."""

from collections.abc import Callable
from html import escape

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.card_names import CardNamer, Term
from skatdesk.i18n.numbers import number
from skatdesk.skat.cards import Suit, points
from skatdesk.ui.guide import examples
from skatdesk.ui.guide.pictures import Album, MiniRow, Picture, Pictures, Sign
from skatdesk.ui.guide.text import Call, GuideError
from skatdesk.ui.sentences import Sentences

_JOINER = "\u2060"


class Telling(QObject):
    """Turns calls within a line into HTML."""

    def __init__(
        self, namer: CardNamer, sentences: Sentences, pictures: Pictures, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.namer = namer
        self.sentences = sentences
        self.pictures = pictures
        self.album = Album()
        self.tellers: dict[str, Callable[[Call], str]] = {
            "name": self._name,
            "mini": self._mini,
            "suit": self._suit,
            "game": self._game,
            "term": self._term,
            "seat": self._seat,
            "fact": self._fact,
            "sum": self._sum,
            "worth": self._worth,
            "value": self._value,
            "key": self._key,
        }

    def told(self, call: Call) -> str:
        """What the call says; raises ``GuideError``."""
        if call.name not in self.tellers:
            raise GuideError(f"no call {call.name!r} in a line; there are {', '.join(self.tellers)}")
        try:
            return self.tellers[call.name](call)
        except GuideError as error:
            raise GuideError(f"{call.name}: {error}") from None

    def image(self, picture: Picture, text: str, *, middle: bool = False) -> str:
        """A picture; ``text`` says what it shows."""
        size = self.pictures.size(picture)
        style = ' style="vertical-align: middle"' if middle else ""
        address = self.album.add(picture, text)
        return f'<img src="{address}" width="{size.width()}" height="{size.height()}"{style}>'

    def sign(self, suit: Suit) -> str:
        """The deck's sign of a suit; its word stands behind it, with a space."""
        return self.image(Sign(suit), "")

    def game_word(self, code: str) -> str:
        """A game's word after its sign."""
        game = examples.game_of(code)
        word = escape(self.sentences.words.game(game))
        return word if game.trump_suit is None else f"{self.sign(game.trump_suit)}&nbsp;{word}"

    # -------------------------------------------------------------- words

    def _name(self, call: Call) -> str:
        return escape(isolate(self.sentences.words.all_of(examples.cards_of(" ".join(call.words)))))

    def _mini(self, call: Call) -> str:
        cards = examples.cards_of(" ".join(call.words))
        return self.image(MiniRow(cards), self.sentences.words.all_of(cards), middle=True)

    def _suit(self, call: Call) -> str:
        suit = examples.suit_of(call.word)
        # a plain space: lines break after a picture whatever follows, and a no-break space would indent the next one
        return f"{self.sign(suit)} {escape(self.sentences.words.suit(suit))}"

    def _game(self, call: Call) -> str:
        return escape(self.sentences.words.game(examples.game_of(call.word)))

    def _term(self, call: Call) -> str:
        word = call.word
        if word not in set(Term):
            raise GuideError(f"no term {word!r}; there are {', '.join(Term)}")
        return escape(self.sentences.words.term(Term(word)))

    def _seat(self, call: Call) -> str:
        return escape(self.sentences.words.seat(examples.seat_of(call.word)))

    def _key(self, call: Call) -> str:
        keys = QKeySequence(call.word).toString(QKeySequence.SequenceFormat.NativeText)
        if not keys:
            raise GuideError(f"{call.words[0]!r} is no key")
        # joined, so that "Ctrl++" is not broken at its end
        joined = escape(_JOINER.join(left_to_right(keys)))
        return f'<span class="key">&nbsp;{joined}&nbsp;</span>'

    # -------------------------------------------------------------- numbers

    def _fact(self, call: Call) -> str:
        return number(examples.fact(call))

    def _sum(self, call: Call) -> str:
        cards = examples.cards_of(" ".join(call.words))
        terms = " + ".join(number(card.points) for card in cards)
        return left_to_right(f"{terms} = {number(points(cards))}")

    def _worth(self, call: Call) -> str:
        return escape(isolate(self.sentences.values.worth(examples.game_example(call).valuation)))

    def _value(self, call: Call) -> str:
        return number(examples.game_example(call).valuation.worth)
