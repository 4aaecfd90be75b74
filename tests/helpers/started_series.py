"""A profile in which a series has been begun: ``python -m tests.helpers.started_series RULES``, with ``SKATDESK_HOME``.

The first deal lies on the table, nothing has been done in it. The opponents need no compiled kernel.
"""

import os
import sys

from PySide6.QtWidgets import QApplication

from skatdesk import paths
from skatdesk.app import Application
from skatdesk.engine.dealing import SeriesSetup
from skatdesk.settings.settings import Settings
from skatdesk.skat.ruleset import profile
from skatdesk.store.store import FILE_NAME, Store
from tests.helpers.inline_executor import InlineExecutor

SEED = 5


def main() -> None:
    """Begins a series under the rule set named and leaves it."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    qapp = QApplication([])
    store = Store.open(paths.data_folder() / FILE_NAME)
    application = Application(qapp, Settings(), store, InlineExecutor())
    application.begin(SeriesSetup(("Ada", "Ben", "Cem"), (None, "rules", "rules"), profile(sys.argv[1]), SEED))
    application.stop()


if __name__ == "__main__":
    main()
