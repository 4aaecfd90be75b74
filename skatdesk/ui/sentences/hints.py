"""What the adviser would do, and why, in one sentence.

The reasons are keys of ``Evaluation.reason``: for cards the names of the maxims in ``skatdesk/players``, with
``avoid_`` before those that speak against the other cards, ``likely_`` before those that hold probably. When a
sentence may be said stands in ``players/sayings.py``. Words for ranks are avoided: they bend in many languages.
"""

from PySide6.QtCore import QObject

from skatdesk.i18n.card_names import Term
from skatdesk.i18n.numbers import number, percent
from skatdesk.players.player import Decision, Evaluation
from skatdesk.players.sayings import LIKELY
from skatdesk.skat.actions import (
    Action,
    Announce,
    AnnounceDefence,
    Bid,
    Discard,
    Hold,
    Kontra,
    PickUp,
    Play,
    PlayHand,
    Push,
    Rearrange,
)
from skatdesk.skat.view import Phase, SeatView
from skatdesk.ui.sentences.card_words import CardWords

_GAMES = "best_game_for_the_bid", "schneider_reaches_the_bid"
_BEFORE_SKAT = (
    "hand_is_worth_the_bid", "hand_is_not_worth_the_bid", "better_than_a_ramsch", "ramsch_is_better", "skat_helps",
)  # fmt: skip
"""Said while the skat may still be taken: the chance is that of the hand, which may become another game."""

_HOPELESS = 0.05
"""Below this chance a game promises nothing: what it costs speaks for it."""


class HintSentences(QObject):
    """Speaks for the adviser."""

    def __init__(self, words: CardWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words

    def sentence(self, decision: Decision, view: SeatView) -> str:
        """The advice with its reason: "Hint · ace of hearts: it takes the points that lie in the trick"."""
        #: {move} is a card, a bid or another answer; {reason} follows as a sentence without a full stop
        pattern = self.tr("Hint · {move}: {reason}")
        if decision.by_stand_in:
            #: the strong player who gives the hints is not ready yet: another one sits in for it
            pattern = self.tr("Hint, for now by rules of thumb · {move}: {reason}")
        return pattern.format(move=self.move(decision.action, view), reason=self.reason(decision.evaluation))

    def consent(self, agrees: bool) -> str:
        """The advice when another player wants to give up."""
        if agrees:
            return self.tr("Hint · agree: there is nothing more to win in this deal")
        return self.tr("Hint · play on: this deal is not decided yet")

    def move(self, action: Action, view: SeatView) -> str:
        """What shall be done, in few words."""
        words = self._words
        match action:
            case Play(card=card):
                return words.card(card)
            case Discard(cards=cards):
                return words.all_of(cards)
            case Bid(value=value):
                return self.tr("Say {value}").format(value=number(value))
            case Hold():
                return self.tr("Hold {value}").format(value=number(view.bid))
            case Announce(contract=contract):
                return words.contract(contract)
            case Kontra():
                return words.doubling(view.kontra + 1)
            case AnnounceDefence(schwarz=schwarz):
                return words.term(Term.SCHWARZ if schwarz else Term.SCHNEIDER)
            case PlayHand():
                return words.term(Term.HAND)
        return self._answer(action, view)

    def _answer(self, action: Action, view: SeatView) -> str:
        """The words on the button that does it."""
        match action:
            case PickUp():
                return self.tr("Take the skat")
            case Push():
                return self.tr("Push on")
            case Rearrange():
                return self.tr("The cards as they lie now")
        passing = {Phase.KONTRA: self.tr("No"), Phase.GRAND_HAND_CALL: self.tr("Play on")}
        return passing.get(view.phase, self.tr("Pass"))

    # -------------------------------------------------------------- reasons

    def reason(self, evaluation: Evaluation | None) -> str:
        """Why; with the chance of winning where the player has estimated one."""
        if evaluation is None:
            return self.tr("it looks best")
        key = evaluation.reason
        why = next((group[key] for group in self._known() if key in group), self.tr("it promises most"))
        if key in _GAMES and evaluation.chance is not None and evaluation.chance < _HOPELESS:
            why = self.tr("hardly any game that reaches the bid can be won: this one costs least")
        contract = evaluation.contract
        game = "" if contract is None else self._words.contract(contract)
        if evaluation.chance is None:
            #: {reason} is a sentence, {game} the game in mind
            return self.tr("{reason} ({game})").format(reason=why, game=game) if game else why
        #: {reason} is a sentence, {share} the chance of winning the game: "62%"
        pattern = self.tr("{reason} (chance of winning the game about {share})")
        if contract is not None and not contract.hand and key in _BEFORE_SKAT:
            game = self._words.likely(contract)
            #: {reason} is a sentence, {share} the chance of winning: "62%", {game} is "most likely Grand"
            pattern = self.tr("{reason} (chance of winning about {share}, {game})")
        elif game:
            #: {reason} is a sentence, {game} the game in mind, {share} the chance of winning it: "62%"
            pattern = self.tr("{reason} ({game}, chance of winning about {share})")
        return pattern.format(reason=why, game=game, share=percent(100 * evaluation.chance))

    def _known(self) -> tuple[dict[str, str], ...]:
        suit = self._suit_leads(), self._suit_tricks(), self._suit_avoids()
        return self._hand(), *suit, self._null(), self._likely()

    def _hand(self) -> dict[str, str]:
        """Bidding, skat, discards, announcements, Kontra, Ramsch, and what holds for every card."""
        guarded = self.tr("the points in these cards count for you and nobody can take them")
        lifted = self.tr("this game reaches the bid with Schneider, and no other promises more")
        drawn = self.tr("the others probably still have trumps, and a trick of trumps costs little")
        return {
            "hand_is_worth_the_bid": self.tr("this hand is worth the bid"),
            "hand_is_not_worth_the_bid": self.tr("what this hand loses would cost more than its wins bring"),
            "better_than_a_ramsch": self.tr("otherwise there would be a Ramsch, and that promises this hand less"),
            "ramsch_is_better": self.tr("a Ramsch promises this hand more"),
            "nothing_left_to_bid": self.tr("there is nothing more to bid for"),
            "good_enough_without_skat": self.tr("the hand is strong enough as it is, and a Hand game counts more"),
            "skat_helps": self.tr("the two cards, and putting two away, make the hand better"),
            "best_discard": self.tr("the ten cards that stay promise most"),
            "make_a_suit_void": self.tr("you can trump a suit you no longer hold"),
            "put_the_ten_in_safety": guarded,
            "put_points_in_safety": guarded,
            "put_losers_away": self.tr("these cards would only lose tricks"),
            "put_away_what_gets_caught": self.tr("with these cards you would be caught"),
            "best_game_for_the_bid": self.tr("of the games that reach the bid this one promises most"),
            "schneider_reaches_the_bid": lifted,
            "schneider_is_near_certain": self.tr("the others will hardly reach 31 card points"),
            "takes_everything": self.tr("nobody can take a trick from this hand"),
            "cannot_be_caught": self.tr("nobody can force a trick on this hand"),
            "trumps_enough_for_spitze": self.tr("trumps enough to draw all others, and to keep the lowest for the end"),
            "strong_enough_to_double": self.tr("you are likely enough to win, and it counts double"),
            "not_worth_doubling": self.tr("you are not likely enough to win, and it would count double"),
            "strong_enough_to_announce": self.tr("it costs nothing if it fails"),
            "keep_exposed_suits_together": self.tr("the suits in which the declarer can be caught are in one hand"),
            "sorted_to_catch": self.tr("with the cards sorted so, the declarer can be made to take a trick"),
            "pass_on_what_costs_most": self.tr("these two would cost you most points"),
            "hand_is_safe": self.tr("this hand takes few points, and a push doubles what the Ramsch costs"),
            "skat_can_only_help": self.tr("the hand is dangerous: get rid of its two worst cards"),
            "ramsch_lead_low": self.tr("a low card is least likely to take the trick"),
            "ramsch_duck": self.tr("it stays below and takes nothing"),
            "ramsch_throw": self.tr("a good moment to be rid of a dangerous card"),
            "ramsch_take": self.tr("if you have to take it, then with what costs least"),
            "ramsch_void": self.tr("the suit will be gone, and you can throw others on it"),
            "ramsch_keep_low": self.tr("the lowest cards are wanted later"),
            "ramsch_trumps_follow": drawn,
            "ramsch_cannot_lose": self.tr("you cannot lose any more: another player has too many card points"),
            "ramsch_march": self.tr("every trick so far is yours, and with all ten you win"),
            "ramsch_must_take": self.tr("it is sure to take a trick some time: better one that you choose"),
            "ramsch_keep_points": self.tr("this trick does not go to whoever has most card points: keep yours for him"),
            "ramsch_keep_safer": self.tr("more cards are out above the one that you keep for the last trick"),
            "ramsch_cheap": self.tr("so far this trick counts little: a good moment to be rid of a dangerous card"),
            "ramsch_keep_stopper": self.tr("you keep a higher card, which may stop whoever has won every trick so far"),
            "only_card": self.tr("the rules allow no other card"),
            "most_promising": self.tr("it promises most"),
            "all_the_same": self.tr("the other cards would come to the same"),
            "best_in_most_worlds": self.tr("against most of the hands the others may hold it comes out best"),
        }

    def _suit_leads(self) -> dict[str, str]:
        """Leading in suit games and Grand."""
        draw = self.tr("draw trumps with the highest: what falls now can trump nothing of yours later")
        most = self.tr("you have more trumps than the others together: draw them, and your last ones are the only ones")
        cash = self.tr("nobody else has a higher card of the suit: take the points while the others must follow")
        loser = self.tr("a card that loses anyway is best led while you can still come back")
        partner = self.tr("your partner can trump it, or throw points on it")
        void = self.tr("the suit will be gone, and you can trump it")
        return {
            "draw_from_the_top": draw,
            "draw_from_strength": draw,
            "draw_some_lower": self.tr("it draws lower trumps out, which can trump nothing of yours any more"),
            "draw_the_last_two": self.tr("the last trumps of the others may fall together"),
            "drive_from_strength": self.tr("drive the higher trumps out: you have enough of them"),
            "trump_majority": most,
            "trump_excess": most,
            "lead_jack": self.tr("a strong trump draws two others"),
            "draws_higher_trumps": self.tr("a low trump of yours brings out higher ones of the others"),
            "lead_last_trump": self.tr("your last trump wins nothing by waiting"),
            "cash_points": cash,
            "cash_high_card": cash,
            "cash_from_length": self.tr("it is high, and the long suit behind it will be too"),
            "lead_loser_after_trumps": self.tr("the trumps are gone: now the weak cards can be given up"),
            "lead_loser_with_trumps_out": loser,
            "lead_new_single": void,
            "lead_single": void,
            "lead_from_nothing": self.tr("you have no points to lose in this suit"),
            "lead_from_ten": self.tr("it keeps the card of this suit that is worth many points for later"),
            "lead_from_the_middle": self.tr("it forces the others to play high, and you keep the lowest"),
            "lead_into_rich_suit": self.tr(
                "more points of this suit are still out than you hold, and the declarer plays before your partner"
            ),
            "lead_ace_ten": self.tr("the next card of the suit is high after it"),
            "lead_for_partner_to_ruff": partner,
            "lead_low_for_partner_to_ruff": partner,
            "lead_where_partner_is_void": partner,
            "lead_where_declarer_is_void": self.tr("the declarer has to spend a trump or give the trick away"),
            "repeat_own_suit": self.tr("it goes on with the suit you have led before, and opens no new one"),
        }

    def _suit_tricks(self) -> dict[str, str]:
        """Following and throwing in suit games and Grand."""
        win = self.tr("it wins the trick")
        weak = self.tr("it is among the weakest cards you can spare")
        lowest = self.tr("play low where there is nothing to win")
        lowest_trump = self.tr("your lowest trump is enough")
        ruffed = self.tr("the declarer would trump it later")
        void = self.tr("the suit will be gone, and you can trump it")
        return {
            "take_what_lies": self.tr("it takes the points that lie in the trick"),
            "bring_home": self.tr("its points count for you"),
            "win_with_points": self.tr("it wins the trick, and its points count for you"),
            "points_to_partner": self.tr("the trick is your partner's: the points of this card count for you"),
            "win_the_trick": win,
            "follow_and_win": win,
            "follow_with_master": self.tr("nobody else has a higher card of the suit led"),
            "win_it_myself": self.tr("it wins the trick, and you lead next"),
            "win_for_sure": self.tr("nobody can beat it any more"),
            "overtake_jack": self.tr("it beats a strong trump"),
            "ruff_what_is_dear": self.tr("the trick is worth a trump"),
            "ruff_with_points": self.tr("its own points are safe in this trick"),
            "spend_low_trump": lowest_trump,
            "play_lowest_trump": lowest_trump,
            "play_last_trump": self.tr("your last trump wins nothing by waiting"),
            "part_with_master_points": self.tr("now its points are worth most"),
            "throw_weak_cards": weak,
            "throw_lowest": lowest,
            "throw_blank": self.tr("it gives no points away"),
            "play_king_or_queen": self.tr("it can be spared, and the cards worth many points stay"),
            "make_void": void,
            "trump_next_time": void,
            "from_a_pair": self.tr("with one card less in this suit you can soon trump it"),
            "suit_still_out": self.tr(
                "the others hold many cards of this suit, and higher ones: later it would probably lose a trick"
            ),
            "rest_is_yours": self.tr("every trick that is left is yours, whatever you play"),
            "keep_a_higher_one": self.tr("you keep a higher card for later"),
            "nothing_to_win": self.tr("you cannot take this trick, and it gives no points away"),
            "keep_the_stronger": self.tr("the card you keep for the last trick beats more of those that are still out"),
            "partner_may_take": self.tr(
                "your partner may take this trick, and then the points of this card count for you"
            ),
            "fewest_points": self.tr("no other card risks fewer card points"),
            "one_higher_left": self.tr("one higher card of the suit is out: once it is played, yours are the highest"),
            "other_suits_stay": self.tr("it is the only one of its suit: your other suits stay as long as they are"),
            "declarer_before_partner": self.tr("the declarer has to play before your partner"),
            "declarer_gives_a_trump": self.tr("the declarer probably has to give up a trump for it"),
            "has_to_be_beaten": self.tr("whoever wants this trick now has to play higher"),
            "smear_what_he_ruffs": ruffed,
            "throw_what_he_ruffs": ruffed,
        }

    def _suit_avoids(self) -> dict[str, str]:
        """What the advised card avoids in suit games and Grand."""
        trump = self.tr("it saves your trumps")
        highest = self.tr("it keeps your highest trump for later")
        points = self.tr("other cards would give points away")
        high = self.tr("it keeps your high cards for tricks that are worth more")
        later = self.tr("it keeps your high cards for later")
        guard = self.tr("it leaves the card worth many points in another suit guarded")
        pairs = self.tr("it leaves the pairs in the other suits together")
        ruff = self.tr("another suit might be trumped")
        drawn = self.tr("leading trumps would cost you as much as the others")
        low = self.tr("the low cards are more useful later")
        return {
            "avoid_spend_trump": trump,
            "avoid_play_lowest_trump": trump,
            "avoid_lead_last_trump": self.tr("it keeps your last trump"),
            "avoid_spend_top_trump": highest,
            "avoid_spend_fat_top_trump": highest,
            "avoid_spend_jack": highest,
            "avoid_lead_old_one": highest,
            "avoid_ruff_with_jack": highest,
            "avoid_risk_fat_trump": self.tr("it risks no trump worth many points"),
            "avoid_lead_fat_trump": self.tr("it risks no trump worth many points"),
            "avoid_lead_trump_picture": trump,
            "avoid_draw_from_below": self.tr("a trump you lead could be beaten: yours are better kept to trump with"),
            "avoid_draw_from_one_only": drawn,
            "avoid_trumps_are_drawn": self.tr("the others have no trumps left: yours are worth more at the end"),
            "avoid_trump_majority": self.tr("your trumps can wait: the others have no more of them than you"),
            "avoid_give_away": points,
            "avoid_into_a_ruff": ruff,
            "avoid_lead_where_declarer_is_void": ruff,
            "avoid_declarer_can_beat": self.tr("the declarer could beat other cards"),
            "avoid_part_with_master": later,
            "avoid_part_with_master_points": later,
            "avoid_throw_master": later,
            "avoid_follow_with_master": later,
            "avoid_win_for_sure": self.tr("it wins, and the surest card is kept"),
            "avoid_lead_ace": high,
            "avoid_lead_ace_from_two": high,
            "avoid_break_ace_suit": self.tr("it leaves your strong suit together"),
            "avoid_bare_the_ten": guard,
            "avoid_lead_from_guarded_king": pairs,
            "avoid_lead_ten_below_ace": self.tr("a card worth many points that can be beaten is not led"),
            "avoid_from_a_pair": pairs,
            "avoid_lead_into_rich_suit": self.tr("the others wait with points in another suit"),
            "avoid_lead_late_loser": self.tr("so late, a losing card gives too much away"),
            "avoid_lead_long_suit": self.tr("the long suit can wait until it is high"),
            "avoid_lead_new_suit": self.tr("it opens no new suit for the others"),
            "avoid_suit_still_out": self.tr("hardly any cards of this suit are still out"),
            "avoid_throw_blank": low,
            "avoid_throw_lowest": low,
        }

    def _null(self) -> dict[str, str]:
        """Null, both sides."""
        catch = self.tr("the declarer may have to take this trick")
        exposed = self.tr("the rest of this suit stays safe")
        beware = self.tr("the other suits are more dangerous")
        return {
            "many_higher_out": self.tr("others can still go above it"),
            "avoid_get_stuck": self.tr("you will hardly be left with the trick"),
            "many_lower_out": self.tr("it will not get safer than now"),
            "avoid_many_higher_out": self.tr("the low cards are wanted later"),
            "avoid_nothing_lower_out": self.tr("the lowest cards are wanted later"),
            "nothing_lower_out": self.tr("nobody can go below it"),
            "avoid_high_card": self.tr("it is low enough"),
            "highest_of_suit": self.tr("be rid of the highest while it is safe"),
            "throw_high_card": self.tr("be rid of the highest while it is safe"),
            "avoid_highest_of_suit": beware,
            "lowest_of_suit": catch,
            "avoid_lowest_of_suit": self.tr("the lowest cards are wanted later"),
            "own_lower_cards": self.tr("you keep lower cards of this suit"),
            "avoid_own_lower_cards": beware,
            "last_of_suit": self.tr("the suit will be gone, and you can throw others on it"),
            "short_suit": self.tr("the suit is soon gone"),
            "avoid_short_suit": self.tr("the long suit can afford it"),
            "avoid_long_suit": self.tr("the long suit can wait"),
            "take_the_trick": self.tr("it takes the trick, and you lead next"),
            "avoid_take_the_trick": self.tr("it does not take the trick"),
            "avoid_leave_lowest_exposed": exposed,
            "avoid_leave_lowest_slightly_exposed": exposed,
            "avoid_leave_second_exposed": exposed,
            "catch_declarer": catch,
            "stay_with_declarer": catch,
            "avoid_rescue_declarer": self.tr("it does not take the trick off the declarer"),
            "avoid_make_room_for_declarer": self.tr("it gives the declarer no more room below"),
            "declarer_has_to_follow": self.tr("the declarer has to follow suit"),
            "cards_he_may_hold": self.tr("the declarer may hold cards of this suit"),
            "avoid_cards_he_may_hold": self.tr("the declarer holds more cards of other suits: there yours are wanted"),
            "declarer_void": self.tr("the declarer does not have this suit"),
            "avoid_declarer_void": self.tr("on another suit the declarer could throw a bad card"),
            "partner_void": self.tr("your partner can throw a card on it"),
            "partner_below": self.tr("your partner can stay below"),
            "avoid_partner_below": self.tr("your partner can take the trick over"),
            "he_threw_from_it": self.tr("the declarer has thrown from this suit: it was his weakness"),
            "attack_exposed_suit": self.tr(
                "in this suit the open hand can be caught, but only with lower cards than this one"
            ),
            "avoid_attack_exposed_suit": self.tr("for the other suit it is too early"),
            "avoid_attack_alone": self.tr("it needs your partner's help, so begin there"),
            "avoid_below_open_hand": self.tr("the card below the open hand is kept for later"),
            "avoid_below_open_hand_partner_void": self.tr("the card below the open hand is kept for later"),
            "below_open_hand_partner_void": catch,
            "throw_what_he_cannot_use": self.tr("this card cannot catch the open hand any more"),
        }

    def _likely(self) -> dict[str, str]:
        """What holds probably, but not for sure."""
        win = self.tr("it will probably win the trick")
        partner = self.tr("your partner can probably trump it, or throw points on it")
        ruffed = self.tr("the declarer would probably trump it later")
        said = {
            "take_what_lies": self.tr("it will probably take the points that lie in the trick"),
            "bring_home": self.tr("its points will probably count for you"),
            "win_the_trick": win,
            "win_it_myself": win,
            "follow_and_win": win,
            "lead_for_partner_to_ruff": partner,
            "lead_low_for_partner_to_ruff": partner,
            "lead_where_partner_is_void": partner,
            "lead_where_declarer_is_void": self.tr("the declarer probably has to spend a trump or give the trick away"),
            "smear_what_he_ruffs": ruffed,
            "throw_what_he_ruffs": ruffed,
            "declarer_void": self.tr("the declarer probably does not have this suit"),
            "partner_void": self.tr("your partner can probably throw a card on it"),
            "partner_below": self.tr("your partner can probably stay below"),
        }
        return {LIKELY + key: sentence for key, sentence in said.items()}
