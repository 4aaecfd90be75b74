"""How quickly statistics of 100,000 games answer.

Run by hand from the checkout: ``python -m tests.benchmarks.bench_statistics [GAMES]``. A store of written lists of 40
games is generated; then the page is opened and filtered. The limits are half a second to open the page and a fifth for
another filter.
"""

import argparse
import os
import random
import resource
import tempfile
import time
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication, QComboBox

from skatdesk.i18n.card_names import CardNamer, CardNaming
from skatdesk.i18n.languages import Language
from skatdesk.paths import translations_folder
from skatdesk.scoring.entries import Entry
from skatdesk.skat.seats import Seating
from skatdesk.store.statistics.facts import facts_of
from skatdesk.store.store import Store
from skatdesk.ui.look.theme import Look
from skatdesk.ui.sentences import Sentences
from tests.scoring.builders import declared, passed_in

LIST_GAMES = 40
NAMES = ("Ada", "Ben", "Cem", "Dua", "Eva", "Fritz", "Gül", "Hanna")


def generate(store: Store, games: int, seed: int = 1) -> None:
    """Fills the store; Ada sits in every list, at tables of three and of four."""
    chance = random.Random(seed)
    pool = {size: [_entry(chance, size, place) for place in range(size) for _ in range(400)] for size in (3, 4)}
    first_day = date(2012, 1, 1)
    with store._database.writing() as sql:
        sql.executemany("INSERT INTO players (id, name, computer) VALUES (?, ?, '')", list(enumerate(NAMES, 1)))
        for number in range(games // LIST_GAMES):
            size = chance.choice((3, 3, 4))
            others = chance.sample(range(2, len(NAMES) + 1), size - 1)
            day = (first_day + timedelta(days=2 * number)).toordinal()
            sql.execute(
                "INSERT INTO lists (id, title, place, date, settlement, rules, system, first_dealer, stake, is_over,"
                " is_copy) VALUES (?, 'Round', '', '', 'each', '', 'seeger', 0, '0', 1, 0)",
                (number + 1,),
            )
            sql.execute(
                "INSERT INTO sittings (id, list, title, day, rules, system, size, player0, player1, player2, player3)"
                " VALUES (?, ?, ?, ?, ?, 'seeger', ?, ?, ?, ?, ?)",
                (
                    number + 1,
                    number + 1,
                    f"Round {number + 1}",
                    day,
                    chance.choice(("isko", "home")),
                    size,
                    *((1, *others, None)[:4]),
                ),
            )
            sql.executemany(
                "INSERT INTO games (sitting, facts) VALUES (?, ?)",
                [(number + 1, facts_of(game, chance.choice(pool[size]))) for game in range(1, LIST_GAMES + 1)],
            )


def _entry(chance: random.Random, size: int, dealer: int) -> Entry:
    """A game such as people play: mostly won, mostly suit games."""
    seating = Seating(size, dealer)
    if chance.random() < 0.05:
        return passed_in(seating)
    declarer = seating.places[chance.randrange(3)]
    game = chance.choices("CSHDGN", (25, 20, 18, 12, 18, 7))[0]
    matadors = 0 if game == "N" else chance.choice((-4, -3, -2, -1, -1, -1, 1, 1, 1, 2, 2, 3))
    points = min(120, max(0, round(chance.gauss(74, 20))))
    tricks = (0 if chance.random() < 0.65 else 2) if game == "N" else min(9, max(1, points // 12))
    return declared(
        seating,
        declarer,
        game,
        matadors,
        bid=chance.choice((18, 18, 18, 20, 20, 22, 23, 24, 27, 30, 33, 36)),
        points=points,
        tricks=tricks,
        hand=game != "N" and chance.random() < 0.1,
    )


def timed(what: str, work: Callable[[], object], limit: float | None = None) -> None:
    """Prints how long it took, in ms: by the clock, and of the processor, which is what an idle machine would take."""
    began, began_work = time.perf_counter(), time.process_time()
    work()
    took, worked = time.perf_counter() - began, time.process_time() - began_work
    verdict = "" if limit is None else f"  (limit {limit * 1000:.0f} ms: {'kept' if worked <= limit else 'MISSED'})"
    print(f"{what:44} {took * 1000:8.0f} ms {worked * 1000:8.0f} ms{verdict}")


def memory() -> float:
    """The most memory this program has used so far, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main() -> None:
    """Generates the store and prints what everything took."""
    parser = argparse.ArgumentParser(description="How quickly statistics answer.")
    parser.add_argument("games", nargs="?", type=int, default=100_000)
    games = parser.parse_args().games
    app = QApplication([])
    look = Look(app)
    namer = CardNamer(translations_folder(), CardNaming(Language.ENGLISH), look)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "skatdesk.sqlite"
        store = Store.open(path)
        timed(f"generating {games} games", lambda: generate(store, games))
        store.close()
        print(f"{'size of the file':44} {path.stat().st_size / 2**20:8.0f} MB")
        store = Store.open(path)
        _measure(app, look, namer, store)
        store.close()


def _measure(app: QApplication, look: Look, namer: CardNamer, store: Store) -> None:
    before = memory()
    timed("loading numpy and pyqtgraph, once a start", _load)
    loaded = memory()
    from skatdesk.ui.charts.page import StatisticsPage

    pages: list[StatisticsPage] = []

    def open_page() -> None:
        page = StatisticsPage(look, namer, Sentences(namer, look), store.statistics)
        page.resize(1440, 900)
        page.refresh()
        page.show()
        app.processEvents()
        pages.append(page)

    timed("opening the page", open_page, 0.5)
    (page,) = pages

    def reset() -> None:
        page.filters.reset()
        app.processEvents()

    def show_again() -> None:
        page.refresh()
        app.processEvents()

    for choice in page.filters.all[1:]:

        def choose(choice: QComboBox = choice) -> None:
            choice.setCurrentIndex(1)
            page.filters.changed.emit()
            app.processEvents()

        timed(f"filter: {choice.itemText(1)}", choose, 0.2)
        timed("  and all games again", reset, 0.2)
    timed("showing it again", show_again, 0.5)
    print(f"{'memory for the modules':44} {loaded - before:8.0f} MB")
    print(f"{'memory for games and page':44} {memory() - loaded:8.0f} MB")
    page.close()
    page.deleteLater()


def _load() -> None:
    import skatdesk.store.statistics.statistics
    import skatdesk.ui.charts.page  # noqa: F401


if __name__ == "__main__":
    main()
