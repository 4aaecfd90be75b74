"""A whole game in plain words, to be pasted into a letter or a forum."""

from PySide6.QtCore import QObject

from skatdesk.i18n.bidi import isolate, to_be_sent
from skatdesk.i18n.card_names import CardNamer
from skatdesk.i18n.numbers import deal_number
from skatdesk.notation.iss import GameRecord, format_record
from skatdesk.skat.events import CardPlayed, DealFinished, Event, Passed, TrickWon
from skatdesk.skat.game import begin, step
from skatdesk.skat.results import Played, RamschPlayed
from skatdesk.skat.seats import SEATS, BySeat
from skatdesk.skat.states import Finished, GameState, Rearranging, TrickPlay
from skatdesk.skat.view import view_of
from skatdesk.ui.look.hand_order import ordered
from skatdesk.ui.sentences import Company, Sentences
from skatdesk.ui.user import called, spoken_to


class GameText(QObject):
    """Tells a game from the deal to its result; at the end stands the record, for programs."""

    def __init__(self, namer: CardNamer, sentences: Sentences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._namer = namer
        self._sentences = sentences

    def of(self, record: GameRecord) -> str:
        """The text, in the language of the program and with its card words; ends with a line break."""
        names = called(record.header.names)
        company = Company(names, spoken_to(names))
        parts = [self._deal(record, names), self._course(record, company), format_record(record)]
        return to_be_sent("\n\n".join(part for part in parts if part)) + "\n"

    def _deal(self, record: GameRecord, names: BySeat[str]) -> str:
        deal, words = record.start.deal, self._sentences.words
        lines = [self.tr("Skat, deal {number}").format(number=deal_number(deal.number))]
        for seat in SEATS:
            cards = words.all_of(ordered(deal.hands[seat], None))
            #: a player, the seat (forehand, middlehand, rearhand) and the ten cards dealt
            line = self.tr("{name} ({seat}): {cards}")
            lines.append(line.format(name=isolate(names[seat]), seat=self._namer.seat(seat), cards=cards))
        #: the two cards of the skat, as dealt
        lines.append(self.tr("Skat: {cards}").format(cards=words.all_of(deal.skat)))
        return "\n".join(lines)

    def _course(self, record: GameRecord, company: Company) -> str:
        """Everything that happened, a line for each; the cards of a trick stand together."""
        state, lines = begin(record.start), list[str]()
        ending: Event | None = None
        for action in record.actions:
            playing = isinstance(state, TrickPlay | Rearranging)
            state, events = step(state, action)
            for event in events:
                match event:
                    case CardPlayed():
                        continue
                    case Passed() if playing:
                        continue  # somebody was asked about Kontra and has said nothing
                    case TrickWon(seat=winner, trick=trick, points=points):
                        nth, counted = len(view_of(state, None).tricks), points is not None
                        lines.append(self._sentences.events.trick(nth, trick, winner, company, counted=counted))
                    case DealFinished():
                        lines += self._result(state, company, ending)
                    case _:
                        lines.append(self._sentences.events.what_happened(event, company))
                        ending = event
        return "\n".join(lines)

    def _result(self, state: GameState, company: Company, ending: Event | None) -> list[str]:
        if not isinstance(state, Finished):
            return []
        lines = [self._sentences.results.headline(state.result, company, ending)]
        if isinstance(state.result, RamschPlayed):
            lines += self._sentences.ramsch.lines(state.result, company)
        if isinstance(state.result, Played):
            lines += self._sentences.values.derivation(state.result.valuation, state.start.rules, state.result.kontra)
        return lines
