"""What an exercise asks, in words of the language and the card naming in use."""

from PySide6.QtCore import QObject

from skatdesk.coach.exercises.exercise import (
    Answer,
    Counting,
    Exercise,
    Following,
    HandAsk,
    HandWorth,
    Kind,
    Ladder,
    LadderAsk,
    Score,
    TrickTaking,
)
from skatdesk.coach.exercises.guides import Guide
from skatdesk.i18n.joins import listed
from skatdesk.i18n.languages import Language
from skatdesk.i18n.numbers import number, signed
from skatdesk.skat.contracts import Game
from skatdesk.ui.sentences import Sentences
from skatdesk.ui.sentences.list_systems import system_name


class ExerciseWords(QObject):
    """Asks."""

    def __init__(self, sentences: Sentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = sentences.words

    def kind(self, kind: Kind) -> str:
        """A kind of exercise, as the list of kinds names it."""
        names = {
            #: kind of exercise
            Kind.HAND: self.tr("What is this hand worth?"),
            #: kind of exercise
            Kind.BIDS: self.tr("Which values can be bid?"),
            #: kind of exercise
            Kind.FOLLOWING: self.tr("Which cards may you play?"),
            #: kind of exercise
            Kind.TRICK: self.tr("Who takes the trick?"),
            #: kind of exercise
            Kind.COUNTING: self.tr("How many points are these?"),
            #: kind of exercise
            Kind.SCORE: self.tr("What does this game count?"),
        }
        return names[kind]

    def mixed(self) -> str:
        """All kinds in turn."""
        #: choice of exercises: all kinds in turn
        return self.tr("Mixed")

    def guides(self) -> str:
        """The examples of the beginners' guides."""
        #: choice of exercises: examples that four guides for beginners use
        return self.tr("Examples from guides")

    def origin(self, guides: tuple[Guide, ...]) -> str:
        """Where an example comes from."""
        names = self._words.both([Language(guide.value).own_name for guide in guides])
        #: Of an exercise: {languages} are names of languages, such as "Deutsch and Türkçe"
        return self.tr("Example from a beginners' guide: {languages}").format(languages=names)

    # -------------------------------------------------------------- questions

    def question(self, exercise: Exercise) -> str:
        """The question in one sentence."""
        match exercise:
            case HandWorth():
                return self._hand(exercise)
            case Ladder(values=values, ask=LadderAsk.NEXT):
                return self.tr("{bid} has been said. What is the next value?").format(bid=number(values[0]))
            case Ladder():
                return self.tr("Which of these values can nobody bid?")
            case Following():
                return self.tr("Which of your cards may you play?")
            case TrickTaking():
                return self.tr("Which card takes the trick?")
            case Counting(cards=cards):
                return self.tr("How many points do these %n cards count?", "card points", len(cards))
            case Score():
                return self.tr("What does the declarer write in the list?")

    def _hand(self, exercise: HandWorth) -> str:
        contract = self._words.contract(exercise.contract)
        if exercise.ask is HandAsk.MATADORS:
            #: {game} is a game such as Hearts; matadors are the highest trumps in an unbroken line
            return self.tr("You want to play {game}. With or without how many matadors?").format(game=contract)
        if exercise.ask is HandAsk.BID and exercise.other is not None:
            other = self._words.contract(exercise.other)
            #: {first} and {second} are games such as Hearts or Null ouvert
            return self.tr("You could play {first} or {second}. How far may you bid?").format(
                first=contract, second=other
            )
        #: {game} is a game such as Hearts or Clubs Hand
        return self.tr("You want to play {game}. What is this hand worth?").format(game=contract)

    def facts(self, exercise: Exercise) -> tuple[str, ...]:
        """What has to be known besides the cards."""
        match exercise:
            case Following(led=led, game=game):
                #: {game} is a game such as Hearts, {card} the card another player has led
                pattern = self.tr("{game} is played, and {card} was led")
                return (pattern.format(game=self._words.game(game), card=self._words.card(led)),)
            case TrickTaking(game=game):
                #: {game} is a game such as Hearts; the cards lie in the order in which they were played
                pattern = self.tr("{game} is played; the card on the left was led")
                return (pattern.format(game=self._words.game(game)),)
            case Score():
                return self._score(exercise)
        return ()

    def _score(self, score: Score) -> tuple[str, ...]:
        words, null = self._words, score.contract.game is Game.NULL
        line = words.contract(score.contract)
        if not null:
            with_words = self.tr("{game}, with {matadors}")
            #: {game} is the declarer's game, {matadors} a number: "Hearts, without 2"
            without_words = self.tr("{game}, without {matadors}")
            pattern = with_words if score.matadors > 0 else without_words
            line = pattern.format(game=line, matadors=number(abs(score.matadors)))
        if null:
            taken = self.tr("The declarer takes a trick") if score.tricks else self.tr("The declarer takes no trick")
        elif score.tricks == 10:
            taken = self.tr("The declarer takes all ten tricks")
        else:
            taken = self.tr("The declarer has %n points, the skat included", "card points", score.points)
        bid = self.tr("Bid: {bid}").format(bid=number(score.bid))
        doublings = listed(words.doubling(level) for level in range(1, score.kontra + 1))
        counted = system_name(score.system)  # "Classic list" says it all, "Seeger-Fabian" does not
        if score.system != "classic":
            #: {system} is the way a list counts: Seeger-Fabian
            counted = self.tr("List: {system}").format(system=counted)
        return tuple(fact for fact in (line, bid, doublings, taken, counted) if fact)

    # -------------------------------------------------------------- answers

    def choice(self, exercise: Exercise, answer: Answer) -> str:
        """One of the answers, on its button."""
        match exercise:
            case HandWorth(ask=HandAsk.MATADORS) if isinstance(answer, int):
                return self.matadors(answer)
            case Score() if isinstance(answer, int):
                return signed(answer)
        if isinstance(answer, tuple):
            return self._words.all_of(answer)
        return number(answer)

    def matadors(self, run: int) -> str:
        """Signed matadors: "with 2", "without 1"."""
        #: {matadors} is a number: how many of the highest trumps a player holds
        with_words = self.tr("with {matadors}")
        #: {matadors} is a number: how many of the highest trumps a player lacks
        without_words = self.tr("without {matadors}")
        return (with_words if run > 0 else without_words).format(matadors=number(abs(run)))

    def typed(self, exercise: Exercise) -> str:
        """The line beside the field for a number; empty where cards, words or one of some values are the answer."""
        match exercise:
            case Following() | TrickTaking() | HandWorth(ask=HandAsk.MATADORS) | Ladder(ask=LadderAsk.NO_BID):
                return ""
        #: before a field in which the answer, a number, can be typed instead of pressing one of four buttons
        return self.tr("or type the number")
