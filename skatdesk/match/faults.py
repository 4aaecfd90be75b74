"""What a player can do wrong in a match. It is counted and replaced, and the match goes on."""

from enum import Enum


class FaultKind(Enum):
    """How an answer was missing or wrong."""

    ILLEGAL = "illegal"
    ERROR = "error"
    SILENCE = "silence"
    CRASH = "crash"

    @property
    def words(self) -> str:
        """For the report."""
        return {"illegal": "illegal answer", "error": "answered error", "silence": "silent", "crash": "crashed"}[
            self.value
        ]


class FaultError(Exception):
    """A player gave no usable answer; the message says what it did instead."""

    def __init__(self, kind: FaultKind, message: str) -> None:
        super().__init__(message)
        self.kind = kind
