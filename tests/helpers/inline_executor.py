"""Work that is done at once, so that no test has to wait for it."""

from collections.abc import Callable

from skatdesk.engine.executor import outcome


class InlineExecutor:
    """Runs everything in the calling thread."""

    def run(self, task: Callable[[], object], done: Callable[[object], None]) -> None:
        """See ``Executor``."""
        done(outcome(task))
