"""What the program takes of memory while somebody plays against an expert and a club player.

Run by hand from the checkout: ``python -m tests.benchmarks.bench_memory [--deals 100]``. The real window with a store
and a profile of its own; the demo plays for the user, the speed is off. Resident memory is printed at the start and
every ten deals; at most 300 MB are allowed after 100.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path
from time import monotonic

ALLOWED_MB = 300.0
_EVERY = 10


def main() -> int:
    """Prints a line now and then; the exit code says whether it was too much."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        memory = played(Path(home), chosen.deals, chosen.seed)
    print(f"{memory:.0f} MB after {chosen.deals} deals; {ALLOWED_MB:.0f} MB are allowed")
    return int(memory > ALLOWED_MB)


def played(home: Path, deals: int, seed: int) -> float:
    """Plays so many deals as ``skatdesk`` would; the memory at the end, in MB."""
    from skatdesk import preflight

    preflight.import_qt()
    from PySide6.QtWidgets import QApplication

    from skatdesk.app import Application
    from skatdesk.engine.dealing import SeriesSetup
    from skatdesk.engine.executor import PoolExecutor
    from skatdesk.settings import options
    from skatdesk.settings.settings import Settings
    from skatdesk.skat.ruleset import ISKO
    from skatdesk.store.store import FILE_NAME, Store
    from tests.helpers.soak_report import memory_mb

    qapp = QApplication([])
    settings = Settings()
    settings.set(options.SPEED, "at_once")
    executor = PoolExecutor()
    application = Application(qapp, settings, Store.open(home / FILE_NAME), executor)
    application.open()
    began = monotonic()

    def tell(done: int) -> None:
        print(f"{done:6} deals {memory_mb():7.1f} MB {monotonic() - began:6.0f} s", flush=True)

    for done in range(deals):
        if application.series.score_list is None or application.series.score_list.is_over:
            application.begin(SeriesSetup(("Ada", "Ben", "Cem"), (None, "expert", "club"), ISKO, seed + done))
        if done == 0:
            qapp.processEvents()
            tell(0)
        while application.table.panel is not application.asker.result:
            if not application.practice.helper.demo:
                application.practice.demo.trigger()
            qapp.processEvents()
        if (done + 1) % _EVERY == 0:
            tell(done + 1)
        application.asker.result.next.click()
        qapp.processEvents()
    memory = memory_mb()
    application.stop()
    executor.stop()
    return memory


if __name__ == "__main__":
    sys.exit(main())
