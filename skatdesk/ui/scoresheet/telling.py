"""Trouble with the store is told, wherever it comes up."""

from collections.abc import Callable

from skatdesk.store.errors import StoreError


class Telling:
    """Around what reads or writes the store: a ``StoreError`` ends it, and is told."""

    def __init__(self, tell: Callable[[StoreError], None]) -> None:
        self._tell = tell

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> bool:
        if isinstance(error, StoreError):
            self._tell(error)
            return True
        return False
