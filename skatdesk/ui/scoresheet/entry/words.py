"""The words of the panel: labels, letters, and why something cannot be."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QObject

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.card_names import CardNamer, Term
from skatdesk.i18n.joins import listed
from skatdesk.i18n.numbers import number
from skatdesk.scoring.drafts import MOST_AGREED, Draft, Mark, Missing, RamschDraft, Reason
from skatdesk.skat.auction import BIDS
from skatdesk.skat.contracts import DECLARABLE, Game
from skatdesk.skat.kontra import KONTRA_NAMES
from skatdesk.ui.scoresheet.entry.letters import Letters, game_letters
from skatdesk.ui.scoresheet.entry.reader import Reading, Trouble, Vocabulary

GAMES = (*DECLARABLE, Game.RAMSCH)
_WORDS_ONLY = (Mark.SCHNEIDER_ANNOUNCED, Mark.SCHWARZ_ANNOUNCED, Mark.SPITZE, Mark.REVOLUTION)
"""Marks without a letter of their own in the quick entry."""


class EntryWords(QObject):
    """Speaks for the panel; nothing is kept, so ask again when language or naming change."""

    def __init__(self, namer: CardNamer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._namer = namer

    # -------------------------------------------------------------- labels

    def with_word(self) -> str:
        """The segment for "with"."""
        #: Button: the declarer has the top trumps, "with 2"; also typed in the quick entry
        return self.tr("with")

    def without_word(self) -> str:
        """The segment for "without"."""
        #: Button: the declarer lacks the top trumps, "without 2"; also typed in the quick entry
        return self.tr("without")

    def mark(self, mark: Mark) -> str:
        """The whole word of a mark, for tips and screen readers."""
        return self._namer.term(Term(mark.value))

    def short_mark(self, mark: Mark) -> str:
        """The word on the segment: an announcement stands beside what it announces."""
        if mark in (Mark.SCHNEIDER_ANNOUNCED, Mark.SCHWARZ_ANNOUNCED):
            #: Button beside "Schneider" and "Schwarz": that it was announced; as short as the column of a score list
            return self.tr("ann.")
        return self.mark(mark)

    # -------------------------------------------------------------- keys and letters

    def letters(self) -> Letters:
        """The letters of the language in use; those of the games follow the card words."""
        return Letters(
            games=game_letters({game: self._namer.game(game.code) for game in GAMES}),
            #: Quick entry, one letter: with matadors ("w2"); differs from the letter of "without"
            with_matadors=self.tr("w"),
            #: Quick entry, one letter: without matadors ("o2"); differs from the letter of "with"
            without_matadors=self.tr("o"),
            marks={
                #: Key and quick entry, one letter: Hand; differs from the letters s a z u b k p l
                Mark.HAND: self.tr("h"),
                #: Key and quick entry, one letter: Schneider; differs from the letters h a z u b k p l
                Mark.SCHNEIDER: self.tr("s"),
                #: Key and quick entry, one letter: Schwarz; differs from the letters h s a u b k p l
                Mark.SCHWARZ: self.tr("z"),
                #: Key and quick entry, one letter: Ouvert; differs from the letters h s a z b k p l
                Mark.OUVERT: self.tr("u"),
            },
            #: Key and quick entry, one letter: announced ("sa" Schneider announced); differs from h s z u b k p l
            announced=self.tr("a"),
            #: Key and quick entry, one letter: the bid ("b24"); differs from the letters h s a z u k p l
            bid=self.tr("b"),
            #: Key and quick entry, one letter: Kontra, twice for Re; differs from the letters h s a z u b p l
            kontra=self.tr("k"),
            #: Key and quick entry, one letter: card points ("p60"); differs from the letters h s a z u b k l
            points=self.tr("p"),
            #: Key and quick entry, one letter: won; differs from the letters h s a z u b k p l
            won=self.tr("w", "won"),
            #: Key and quick entry, one letter: lost; differs from the letters h s a z u b k p w
            lost=self.tr("l"),
            #: Quick entry of a Ramsch, one letter: the player without a trick ("v3"); differs from m and x
            virgin=self.tr("v"),
            #: Quick entry of a Ramsch, one letter: the player with all tricks ("m1"); differs from v and x
            march=self.tr("m"),
            #: Quick entry of a Ramsch, one letter: so many pushed the skat on ("x2"); differs from v and m
            pushed=self.tr("x"),
        )

    def vocabulary(self, players: Sequence[str]) -> Vocabulary:
        """Everything that can be typed at this table."""
        letters = self.letters()
        return Vocabulary(
            letters,
            {game: self._namer.game(game.code) for game in GAMES},
            {mark: self.mark(mark) for mark in (*letters.marks, *_WORDS_ONLY)},
            [self._namer.term(Term(name)) for name in KONTRA_NAMES],
            self.with_word(),
            self.without_word(),
            #: Quick entry, a whole word that may be typed: the declarer won the game; as on the button
            self.tr("won"),
            #: Quick entry, a whole word that may be typed: the declarer lost the game; as on the button
            self.tr("lost"),
            players,
        )

    def example(self, player: int) -> str:
        """What the quick entry may look like, in the letters in use and with this player, from 1: "1 c w2 h +"."""
        letters = self.letters()
        parts = (str(player), letters.games[Game.CLUBS], f"{letters.with_matadors}2", letters.marks[Mark.HAND], "+")
        return isolate(" ".join(parts))

    # -------------------------------------------------------------- what is missing, what cannot be

    def question(self, missing: Sequence[Missing]) -> str:
        """What is to be told next."""
        if Missing.DECLARER in missing:
            return self.tr("Who plays alone?")
        if Missing.GAME in missing:
            return self.tr("Which game?")
        return self.tr("With or without how many?")

    def not_of_this_deal(self, *, ramsch_round: bool) -> str:
        """That a game which was begun is another one than that which is asked for now."""
        if ramsch_round:
            #: A game was begun; then games before it were corrected, and now a Ramsch round's deal is due
            return self.tr("The game that was begun cannot be played in this Ramsch round")
        #: A game was begun; then other rules were agreed on
        return self.tr("The game that was begun goes by other rules")

    def reason(self, reason: Reason, bid: int = 0) -> str:
        """Why something cannot be entered."""
        return self._reasons()[reason].format(bid=number(bid), most=number(MOST_AGREED))

    def _reasons(self) -> dict[Reason, str]:
        return {
            Reason.SITS_OUT: self.tr("The dealer sits out this game. If somebody else dealt, click that name above"),
            Reason.AWAY: self.tr("Whoever is away does not play this game"),
            Reason.RAMSCH_ROUND: self.tr("Ramsch round: only a Grand Hand can be played instead"),
            Reason.ONLY_RAMSCH: self.tr("Ramsch round: only Ramsch is played"),
            Reason.GRAND_HAND: self.tr("Instead of a Ramsch only a Grand Hand can be played"),
            Reason.NOT_WITH_THIS_GAME: self.tr("The rules of this list do not allow that with this game"),
            Reason.NOBODY_BIDS: self.tr("In a Ramsch round nobody bids"),
            Reason.NO_KONTRA: self.tr("The rules of this list have no such doubling"),
            Reason.NOT_IN_NULL: self.tr("By the rules of this list a closed Null is doubled only once"),
            Reason.RULES_PASS_IN: self.tr("The rules of this list have no Ramsch"),
            Reason.RULES_PLAY_RAMSCH: self.tr("By the rules of this list a Ramsch is played when all pass"),
            Reason.NULL_HAS_NO_MATADORS: self.tr("Null has a fixed value: matadors do not count"),
            Reason.NULL_HAS_NO_LEVELS: self.tr("Null has a fixed value: there is no Schneider and no Schwarz"),
            Reason.FOUR_JACKS: self.tr("A Grand is played with or without four at most"),
            Reason.ELEVEN_TRUMPS: self.tr("A game is played with or without one to eleven"),
            Reason.COUNTS_ANYWAY: self.tr("What was announced counts in any case"),
            Reason.OFFENCE_IS_SIMPLE: self.tr("A game ended by an offence counts without Schneider and Schwarz"),
            #: One of the two was told beside card points by which nobody can be that
            Reason.NOT_WITH_POINTS: self.tr("Schneider or Schwarz does not go with these card points"),
            Reason.NOT_A_BID: self.tr("{bid} cannot be bid: no game is worth that"),
            #: {bid} is what has been typed of a bid so far: 2, of 24
            Reason.BID_BEGUN: self.tr("{bid} alone is no bid"),
            Reason.OVERBID: self.tr("Overbid: the value does not reach the bid, so the game is lost"),
            Reason.INCOMPLETE: self.tr("Something is still missing"),
            Reason.NULL_COUNTS_TRICKS: self.tr("In Null only tricks count, not card points"),
            Reason.NOT_CARD_POINTS: self.tr("Card points are between 0 and 120"),
            #: two cards have at most 22 card points
            Reason.NOT_SKAT_POINTS: self.tr("The skat has at most 22 card points"),
            Reason.NOT_A_SCORE: self.tr("An agreed score is between 1 and {most}"),
            Reason.POINTS_TOO_FEW: self.tr("With these card points the game is lost"),
            Reason.POINTS_ENOUGH: self.tr("With these card points the game is won"),
            #: Overbid or with Spitze, a game was lost and Schneider, as the defenders had said: by 90, or by 30
            Reason.WHOSE_SCHNEIDER: self.tr("Who was Schneider? The declarer's card points tell"),
            Reason.NOT_120: self.tr("The card points of all must come to 120"),
            Reason.VIRGIN_HAS_POINTS: self.tr("Whoever has card points has a trick"),
            Reason.LAST_TRICK: self.tr("Two have most points, and the last trick decides: who took it?"),
            Reason.ALL_TRICKS: self.tr("One player has all the tricks"),
        }

    def trouble(self, reading: Reading, players: Sequence[str]) -> str:
        """What in the quick entry cannot be read, and what to type instead."""
        word = isolate(reading.word)
        letters = self.letters()
        names = listed(f"{number(place + 1)} {isolate(players[place])}" for place in reading.draft.terms.active)
        match reading.trouble:
            case Trouble.NO_SUCH_PLAYER if reading.draft.terms.against_passing_in is not None:
                #: {word} was typed where a player is wanted; {players} is "1 Ada, 2 Ben, 3 Cem"
                return self.tr("{word} is not a player. Begin with {players}").format(word=word, players=names)
            case Trouble.NO_SUCH_PLAYER:
                #: {word} was typed where a player is wanted; {players} is "1 Ada, 2 Ben, 3 Cem"
                return self.tr("{word} is not a player. Begin with {players}, or 0 for passed in").format(
                    word=word, players=names
                )
            case Trouble.SEVERAL_PLAYERS:
                #: {word} is the beginning of two names; {players} is "1 Ada, 2 Ben, 3 Cem"
                return self.tr("{word} can be several players. Type more of the name, or {players}").format(
                    word=word, players=names
                )
            case Trouble.PLAYER_WANTED:
                #: {word} was typed and needs a player after it; {players} is "1 Ada, 2 Ben, 3 Cem"
                return self.tr("A player must follow {word}: {players}").format(word=word, players=names)
            case Trouble.NO_SUCH_GAME:
                terms = reading.draft.terms
                games = listed(
                    f"{isolate(letters.games[game])} {isolate(self._namer.game(game.code))}"
                    for game in GAMES
                    if terms.against_game(game) is None
                )
                #: {word} was typed where a game is wanted; {games} is "c Clubs, s Spades …"
                return self.tr("{word} is not a game. Type {games}").format(word=word, games=games)
            case Trouble.NUMBER_WANTED:
                #: {word} was typed and needs a number after it, such as "b" and then 24
                return self.tr("A number must follow {word}").format(word=word)
            case Trouble.NUMBER_NOT_WANTED:
                #: {number} was typed where no number can stand; {example} is "b24", the letter of the bid and a bid
                return self.tr("{number} cannot go here. Type a bid as {example}").format(
                    number=word, example=isolate(f"{letters.bid}24")
                )
            case Trouble.REFUSED if reading.reason is not None:
                bid = int(digits) if (digits := "".join(c for c in reading.word if c.isdecimal())) else 0
                return self.reason(reading.reason, bid)
            case _:
                #: {word} was typed and means nothing here; {letters} is "h Hand, s Schneider …"
                return self.tr("{word} means nothing here. Type {letters}").format(
                    word=word, letters=self._additions(letters, reading.draft)
                )

    def _additions(self, letters: Letters, draft: Draft) -> str:
        """The letters that may follow here, with their words: in a Null others than in a suit game."""
        if isinstance(draft, RamschDraft):
            return self._additions_of_ramsch(letters, draft)
        bid = QCoreApplication.translate("GameInputs", "Bid")
        points = QCoreApplication.translate("GameInputs", "Card points")
        known = (
            *((draft.against_mark(mark), letter, self.mark(mark)) for mark, letter in letters.marks.items()),
            (draft.against_bid(BIDS[0]), letters.bid, bid),
            (draft.against_kontra(1), letters.kontra, self._namer.term(Term.KONTRA)),
            (draft.against_points(0), letters.points, points),
            # not + and −, which as keys are matadors; before these are told the letters may mean them, too
            (draft.missing or None, letters.won, self.tr("won")),
            (draft.missing or None, letters.lost, self.tr("lost")),
        )
        return listed(f"{isolate(letter)} {isolate(word)}" for against, letter, word in known if against is None)

    def _additions_of_ramsch(self, letters: Letters, draft: RamschDraft) -> str:
        """Those the rules know; where they know none, card points only."""
        pushed_on = QCoreApplication.translate("RamschInputs", "Pushed on")
        known = (
            (draft.knows_virgin, letters.virgin, self._namer.term(Term.JUNGFRAU)),
            (draft.knows_march, letters.march, self._namer.term(Term.DURCHMARSCH)),
            (draft.most_pushes > 0, letters.pushed, pushed_on),
        )
        told = [f"{isolate(letter)} {isolate(word)}" for known_here, letter, word in known if known_here]
        return listed(told) if told else QCoreApplication.translate("GameInputs", "Card points")
