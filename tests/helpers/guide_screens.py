"""The guide as pictures: chapters with every kind of figure, and a search."""

from collections.abc import Callable, Iterator

from PySide6.QtGui import QPixmap

from skatdesk.app import Application

SHOWN = ("cards", "seats", "play", "bidding", "scoring", "lists", "kontra", "learning", "using")


def guide_screens(application: Application, turn: Callable[[], None]) -> Iterator[tuple[str, QPixmap]]:
    """The guide's window, as large as the main window."""
    for chapter in SHOWN:
        application.guide.open_at(chapter)
        guide = application.guide.window
        assert guide is not None
        guide.resize(application.window.size())
        turn()
        yield f"guide_{chapter}", guide.grab()
    guide = application.guide.window
    assert guide is not None
    guide.search.setText("18")
    turn()
    yield "guide_found", guide.grab()
    application.guide.close()
