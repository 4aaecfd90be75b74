"""What can go wrong in the game itself, told apart by who has to react."""


class SkatError(ValueError):
    """Base of all errors the game raises; the message is a sentence for people."""


class IllegalAction(SkatError):
    """A rule forbids the action; nothing was changed.

    The message names the rule in a player's words. ``rule`` is a stable key
    ("follow_suit") by which the interface finds a translated sentence, ``cards``
    the cards the sentence speaks of (for ``follow_suit``: those that may be played).
    """

    def __init__(self, rule: str, message: str, cards: tuple[object, ...] = ()) -> None:
        super().__init__(message)
        self.rule = rule
        self.cards = cards


def wrong_phase(wanted: str) -> IllegalAction:
    """The error for an action that belongs to another phase; ``wanted`` says what is due now."""
    return IllegalAction("wrong_phase", f"that is not possible now: {wanted}")


class NotationError(SkatError):
    """A text does not describe cards, deals or games.

    ``line`` and ``column`` count from 1; 0 where there is no position.
    """

    def __init__(self, message: str, line: int = 0, column: int = 0) -> None:
        place = f"line {line}, column {column}: " if line else ""
        super().__init__(place + message)
        self.reason = message
        self.line = line
        self.column = column
