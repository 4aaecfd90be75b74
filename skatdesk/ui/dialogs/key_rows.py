"""What can be done by key where no action of the window stands for it: in the hand, in the panels, on other pages."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QKeyCombination, QObject, Qt
from PySide6.QtGui import QKeySequence

from skatdesk.i18n.bidi import left_to_right
from skatdesk.ui.look.keys import FIGURE_KEYS

_NATIVE = QKeySequence.SequenceFormat.NativeText
_ARROWS = {Qt.Key.Key_Left: "←", Qt.Key.Key_Right: "→", Qt.Key.Key_Up: "↑", Qt.Key.Key_Down: "↓"}
_CTRL = Qt.KeyboardModifier.ControlModifier
_ALT = Qt.KeyboardModifier.AltModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_KEY = Qt.Key
_GAMES, _DOORS, _PLACES = 6, 7, 4
_STANDARD = QKeySequence.StandardKey


class KeyRow(NamedTuple):
    """One thing to do.

    ``keys`` are all that do it, ``caps`` what is drawn of them, as this system writes them.
    """

    words: str
    caps: tuple[str, ...]
    keys: tuple[QKeyCombination, ...]


class KeyRows(QObject):
    """The rows of each page of the sheet that do not come from actions."""

    def program(self) -> list[KeyRow]:
        """What works everywhere, and on the home page."""
        return [
            #: sheet of keys: the keyboard goes on to the next button, list or card
            _row(self.tr("To the next button or list"), _KEY.Key_Tab),
            #: sheet of keys: does what the button with the frame says
            _row(self.tr("Press the button"), _KEY.Key_Return, _KEY.Key_Space),
            #: sheet of keys: settings and other dialogs have several pages
            _row(self.tr("Next page of a dialog"), _CTRL | _KEY.Key_Tab),
            #: sheet of keys
            _row(self.tr("Close a dialog"), _KEY.Key_Escape),
            #: sheet of keys: what the large door on the home page does
            _row(self.tr("Home page: go on playing"), _KEY.Key_Return),
            #: sheet of keys: the large buttons are play, learn, score sheet, statistics, next puzzle
            _row(
                self.tr("Home page: to its large buttons"), _KEY.Key_P, _KEY.Key_L, _KEY.Key_S, _KEY.Key_T, _KEY.Key_U
            ),
        ]

    def table(self) -> list[KeyRow]:
        """The hand and the panels over the table."""
        return [
            #: sheet of keys
            _row(self.tr("Move along the hand"), _KEY.Key_Left, _KEY.Key_Right),
            #: sheet of keys
            _row(self.tr("To the first or last card"), _KEY.Key_Home, _KEY.Key_End),
            #: sheet of keys: puts the card one place further in the hand
            _row(self.tr("Move the card in the hand"), _CTRL | _KEY.Key_Left, _CTRL | _KEY.Key_Right),
            #: sheet of keys: the card is the one reached with the arrow keys
            _row(self.tr("Play the card"), _KEY.Key_Return, _KEY.Key_Space),
            #: sheet of keys: the keys are 1 to 9 and 0
            _range(self.tr("Play the first to tenth card"), FIGURE_KEYS),
            #: sheet of keys: cards on their way are there at once; a trick that lies complete goes to who took it
            _row(self.tr("Hurry the cards, clear the trick"), _KEY.Key_Return, _KEY.Key_Space),
            #: sheet of keys: says yes to a bid, or bids the next value
            _row(self.tr("Bidding: hold, or the next value"), _KEY.Key_B),
            #: sheet of keys
            _row(self.tr("Bidding: pass"), _KEY.Key_P),
            #: sheet of keys: Kontra doubles the score, Re doubles it again
            _row(self.tr("Say Kontra or Re"), _KEY.Key_K),
            #: sheet of keys: the list of games beside the bidding
            _row(self.tr("Bidding: from game to game"), _KEY.Key_Up, _KEY.Key_Down),
            #: sheet of keys
            _row(self.tr("Discard: take a card back"), _KEY.Key_Backspace, _KEY.Key_Delete),
            #: sheet of keys: the keys are 1 to 6
            _range(self.tr("Announcing: choose the game"), FIGURE_KEYS[:_GAMES]),
            #: sheet of keys: from choosing the game back to the two cards put away
            _row(self.tr("Announcing: back to the discards"), _KEY.Key_Backspace),
            #: sheet of keys: between the buttons of what is asked over the table
            _row(self.tr("From answer to answer"), *_ARROWS),
            #: sheet of keys: a line of the list beside the table
            _row(self.tr("List: explain the value"), _KEY.Key_Return, _KEY.Key_Space),
        ]

    def sheet(self) -> list[KeyRow]:
        """The shelf of lists and the score sheet."""
        return [
            #: sheet of keys: tells what was played; the keys stand under the answers
            KeyRow(self.tr("Enter a game: the keys under the answers"), ("A", "…", "Z", "0", "…", "9"), ()),
            #: sheet of keys: score sheet
            _row(self.tr("From answer to answer"), _KEY.Key_Left, _KEY.Key_Right),
            #: sheet of keys: score sheet; the result told last, won if nothing is told
            _row(self.tr("Write the game down"), _KEY.Key_Return),
            #: sheet of keys: score sheet
            _row(self.tr("One answer back"), _KEY.Key_Backspace),
            #: sheet of keys: score sheet
            _row(self.tr("Start the entry again, leave a game"), _KEY.Key_Escape),
            *self._taking_back(),
            #: sheet of keys: score sheet, the keyboard goes to the games written down
            _row(self.tr("To the games"), _CTRL | _KEY.Key_L, _KEY.Key_Up),
            #: sheet of keys: score sheet, the keyboard goes to where games are told
            _row(self.tr("To the entry"), _CTRL | _KEY.Key_E),
            #: sheet of keys: score sheet, the menu of a player; the keys are Alt+1 to Alt+4
            _range(self.tr("A player: there or away"), [_ALT | key for key in FIGURE_KEYS[:_PLACES]]),
            #: sheet of keys: begins a new score list
            _row(self.tr("New list"), *_standard(_STANDARD.New)),
            #: sheet of keys: score sheet, the keyboard goes to the search in the shelf
            _row(self.tr("Search the lists"), *_standard(_STANDARD.Find)),
            #: sheet of keys: a game of the score sheet
            _row(self.tr("Change the game"), _KEY.Key_F2, _KEY.Key_Return),
            #: sheet of keys: score sheet, while a game is changed: empties the entry
            _row(self.tr("Changing: enter the game anew"), _KEY.Key_Backspace),
            #: sheet of keys: score sheet, while a game is changed: leads to answers that keys then tell again
            _row(self.tr("Changing: to player and game"), _KEY.Key_Tab),
            #: sheet of keys: a game of the score sheet
            _row(self.tr("Insert a game before it"), _KEY.Key_Insert),
            #: sheet of keys: a game of the score sheet
            _row(self.tr("Move the game"), _CTRL | _KEY.Key_Up, _CTRL | _KEY.Key_Down),
            #: sheet of keys: a game of the score sheet, or a list of the shelf
            _row(self.tr("Delete the game or the list"), _KEY.Key_Delete),
            #: sheet of keys: a game of the score sheet, or a list of the shelf; a remark is written from its menu alone
            _row(self.tr("Menu of the game or the list"), _SHIFT | _KEY.Key_F10),
            #: sheet of keys: score sheet
            _row(self.tr("Print the list"), *_standard(_STANDARD.Print)),
            #: sheet of keys: score sheet, the list as it will be printed
            _row(self.tr("Preview: page by page"), _KEY.Key_PageUp, _KEY.Key_PageDown),
            #: sheet of keys: score sheet, the list as it will be printed
            _row(self.tr("Preview: beginning, end"), _KEY.Key_Home, _KEY.Key_End),
            #: sheet of keys: score sheet, all games to the clipboard
            _row(self.tr("Copy the list"), *_standard(_STANDARD.Copy)),
            #: sheet of keys: the sheet in large figures, in a window of its own
            _row(self.tr("Large sheet: full screen"), _KEY.Key_F11),
        ]

    def statistics(self) -> list[KeyRow]:
        """The charts."""
        return [
            #: sheet of keys: statistics
            _row(self.tr("From value to value of a chart"), *_ARROWS),
            #: sheet of keys: statistics
            _row(self.tr("The game behind the value"), _KEY.Key_Return),
        ]

    def review(self) -> list[KeyRow]:
        """A deal under review."""
        return [
            #: sheet of keys: a deal under review
            _row(self.tr("One card back or on"), _KEY.Key_Left, _KEY.Key_Right),
            #: sheet of keys: a deal under review
            _row(self.tr("One trick back or on"), _KEY.Key_PageUp, _KEY.Key_PageDown),
            #: sheet of keys: a deal under review
            _row(self.tr("To the beginning or the end of the deal"), _KEY.Key_Home, _KEY.Key_End),
            #: sheet of keys: a deal under review
            _row(self.tr("Play from here"), _KEY.Key_P),
            #: sheet of keys: a deal under review, in the list of moves or the contract table
            _row(self.tr("From move to move, from game to game"), *_ARROWS),
            #: sheet of keys: learning from mistakes, along the hand
            _row(self.tr("Learning: from card to card"), _KEY.Key_Left, _KEY.Key_Right),
            #: sheet of keys: learning from mistakes
            _row(self.tr("Learning: try the card"), _KEY.Key_Return, _KEY.Key_Space),
            #: sheet of keys: learning from mistakes; the keys are 1 to 9 and 0
            _range(self.tr("Learning: try the first to tenth card"), FIGURE_KEYS),
        ]

    def learning(self) -> list[KeyRow]:
        """Exercises, puzzles, duplicate, and the guide."""
        return [
            #: sheet of keys: the large buttons of the page "Learn"
            _range(self.tr("Learn: to its large buttons"), FIGURE_KEYS[:_DOORS]),
            #: sheet of keys: one of several answers, or a card of the hand
            _range(self.tr("Give an answer, choose a card"), FIGURE_KEYS),
            #: sheet of keys: exercises and puzzles
            _row(self.tr("From card to card"), _KEY.Key_Left, _KEY.Key_Right),
            #: sheet of keys: exercises and puzzles
            _row(self.tr("Check the answer, go on"), _KEY.Key_Return),
            #: sheet of keys
            _row(self.tr("Puzzle: try again"), _KEY.Key_R),
            #: sheet of keys
            _row(self.tr("Puzzle: show the answer"), _KEY.Key_S),
            #: sheet of keys
            _row(self.tr("Puzzle: open all hands after the answer"), _KEY.Key_H),
            #: sheet of keys
            _row(self.tr("Guide: search"), *_standard(_STANDARD.Find)),
            #: sheet of keys: to the place found next, with Shift to the one before
            _row(self.tr("Guide: to the next place found"), _KEY.Key_Return, _KEY.Key_Down),
            #: sheet of keys: the chapters read before
            _row(self.tr("Guide: back and on"), *_standard(_STANDARD.Back), *_standard(_STANDARD.Forward)),
            #: sheet of keys: the letters of the guide
            _row(self.tr("Guide: larger, smaller"), *_standard(_STANDARD.ZoomIn), *_standard(_STANDARD.ZoomOut)),
            #: sheet of keys: back to where one came from
            _row(self.tr("Leave the page"), _KEY.Key_Escape),
        ]

    def any_deal(self) -> list[KeyRow]:
        """The page where a deal is made."""
        return [
            #: sheet of keys: making a deal; three hands and the skat
            _range(self.tr("Choose a hand, or put the card there"), FIGURE_KEYS[:_PLACES]),
            #: sheet of keys: making a deal
            _row(self.tr("From card to card"), *_ARROWS),
            #: sheet of keys: making a deal; the hand is the one chosen
            _row(self.tr("Give the card to the hand"), _KEY.Key_Return, _KEY.Key_Space),
            #: sheet of keys: making a deal
            _row(self.tr("Take the card from the hand"), _KEY.Key_Delete, _KEY.Key_Backspace),
            #: sheet of keys: making a deal; every card that lies nowhere yet is dealt at random
            _row(self.tr("Deal the rest"), _KEY.Key_R),
            *self._taking_back(),
            #: sheet of keys: making a deal
            _row(self.tr("Copy the number of the deal"), *_standard(_STANDARD.Copy)),
            #: sheet of keys: making a deal; its text or its number lies on the clipboard
            _row(self.tr("Paste a deal"), *_standard(_STANDARD.Paste)),
        ]

    def _taking_back(self) -> list[KeyRow]:
        return [
            #: sheet of keys: score sheet, making a deal
            _row(self.tr("Take back"), *_standard(_STANDARD.Undo)),
            #: sheet of keys: score sheet, making a deal
            _row(self.tr("Redo what was taken back"), *_standard(_STANDARD.Redo)),
        ]


def cap(keys: QKeySequence) -> str:
    """A key or chord as this system writes it, with arrows for the arrow keys."""
    text = keys.toString(_NATIVE)
    pressed = chords(keys)
    if pressed and (last := pressed[-1].key()) in _ARROWS:
        text = text.removesuffix(QKeySequence(last).toString(_NATIVE)) + _ARROWS[last]
    return left_to_right(text)


def chords(sequence: QKeySequence) -> tuple[QKeyCombination, ...]:
    """What is pressed one after the other."""
    return tuple(
        sequence[place]  # type: ignore[index]  # PySide6's stubs do not know that a sequence has items
        for place in range(sequence.count())
    )


def _row(words: str, *keys: QKeyCombination | Qt.Key) -> KeyRow:
    pressed = tuple(QKeyCombination(key) if isinstance(key, Qt.Key) else key for key in keys)
    return KeyRow(words, tuple(cap(QKeySequence(chord)) for chord in pressed), pressed)


def _range(words: str, keys: Sequence[QKeyCombination | Qt.Key]) -> KeyRow:
    """A row of figures, of which the first and the last are drawn."""
    row = _row(words, *keys)
    return row._replace(caps=(row.caps[0], "…", row.caps[-1]))


def _standard(key: QKeySequence.StandardKey) -> tuple[QKeyCombination, ...]:
    """The first key this system has for it."""
    return tuple(chords(sequence)[0] for sequence in QKeySequence.keyBindings(key)[:1])
