"""An executor whose tasks run when the test says so."""

from collections.abc import Callable

from skatdesk.engine.executor import outcome


class Later:
    """Keeps tasks until the test lets them run, each in its turn; those it never lets run are a silent player."""

    def __init__(self) -> None:
        self.tasks: list[tuple[Callable[[], object], Callable[[object], None]]] = []

    def run(self, task: Callable[[], object], done: Callable[[object], None]) -> None:
        """See ``Executor``."""
        self.tasks.append((task, done))

    def finish_one(self, index: int = 0) -> None:
        """Runs the task that has waited longest, or a later one; an error is its outcome, as with real executors."""
        task, done = self.tasks.pop(index)
        done(outcome(task))
