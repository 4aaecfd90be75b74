"""Charts as files: a picture in dots or in lines, or the figures as a table."""

import csv
import errno
import io
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QLocale, QPoint, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from skatdesk.files import write_whole
from skatdesk.skat.contracts import Game
from skatdesk.store.statistics.facts import HAND, NOBODY, OUVERT, OVERBID, UNKNOWN, WON
from skatdesk.store.statistics.selection import Selection
from skatdesk.ui.charts.chart import Table
from skatdesk.ui.charts.outlines import outlined
from skatdesk.ui.charts.words import ChartWords

DOTS = 2
"""Pixels of a PNG for each pixel of the screen, so that it can be printed."""


_FORMULA = ("=", "+", "-", "@")
"""What a spreadsheet takes for the beginning of a formula, and reckons with."""


class FileKind(Enum):
    """What a chart can be saved as; the value is the suffix of the file."""

    PNG = "png"
    SVG = "svg"
    CSV = "csv"


def save_picture(widget: QWidget, path: Path, kind: FileKind, ground: str) -> None:
    """Writes what the widget shows on a ground of this colour; raises ``OSError`` when the file cannot be written."""
    if kind is FileKind.SVG:
        _save_svg(widget, path, ground)
    else:
        picture = QPixmap(widget.size() * DOTS)
        picture.setDevicePixelRatio(DOTS)
        picture.fill(QColor(ground))
        widget.render(picture, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
        drawn = QBuffer()
        if not picture.save(drawn, "PNG"):
            raise OSError(errno.EIO, "it cannot be drawn", str(path))
        write_whole(path, bytes(drawn.data().data()))


def _save_svg(widget: QWidget, path: Path, ground: str) -> None:
    size: QSize = widget.size()
    drawn = QBuffer()
    drawing = QSvgGenerator()
    drawing.setOutputDevice(drawn)
    drawing.setSize(size)
    drawing.setViewBox(widget.rect())
    drawing.setTitle(widget.accessibleName())
    with QPainter(drawing) as painter:
        painter.fillRect(widget.rect(), QColor(ground))
        widget.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    write_whole(path, outlined(bytes(drawn.data().data()), widget.font().families()))


def save_table(table: Table, path: Path) -> None:
    """Writes rows as CSV that a spreadsheet in the language of the interface opens by a double click.

    Where a comma begins the decimals it wants semicolons between the cells. Raises ``OSError`` when the file cannot be
    written.
    """
    point = QLocale().decimalPoint()
    file = io.StringIO()
    rows = csv.writer(file, delimiter=";" if point == "," else ",")
    for row in table:
        rows.writerow([_cell(cell, point) for cell in row])
    write_whole(path, file.getvalue().encode("utf-8-sig"))


def _cell(cell: str | float | None, point: str) -> str | float | None:
    """As a spreadsheet takes it: what begins like a formula is none in names and titles, which may come from others."""
    if isinstance(cell, str) and cell.startswith(_FORMULA):
        return f"'{cell}"
    return str(cell).replace(".", point) if isinstance(cell, float) else cell


def games_table(games: Selection, words: ChartWords) -> Table:
    """Every game in a row."""
    rows: Table = [[*_heads()]]
    changes, seeger = games.change.tolist(), games.seeger.tolist()
    for at, row in enumerate(games.rows.tolist()):
        facts, sitting = games.columns.facts[row], games.sitting(at)
        names = [games.people.name(player) for player in sitting.players]
        declarer, game, flags = int(facts["declarer"]), int(facts["game"]), int(facts["flags"])
        played = declarer != NOBODY
        points = int(facts["points"])
        rows.append(
            [
                sitting.day.isoformat() if sitting.day else "",
                sitting.title,
                int(facts["number"]),
                " / ".join(names),
                names[int(facts["dealer"])],
                names[declarer] if played else "",
                words.label(Game(game)) if game <= Game.RAMSCH else "",
                int(facts["matadors"]) if played else None,
                int(bool(flags & HAND)) if played else None,
                int(bool(flags & OUVERT)) if played else None,
                int(facts["bid"]) or None,
                int(facts["value"]) if played else None,
                int(bool(flags & WON)) if played else None,
                int(bool(flags & OVERBID)) if played else None,
                None if points == UNKNOWN else points,
                int(facts["scores"][declarer]) if played else None,
                changes[at],
                seeger[at],
            ]
        )
    return rows


def _heads() -> list[str]:
    return [
        QCoreApplication.translate("GamesTable", "date"),
        QCoreApplication.translate("GamesTable", "list"),
        #: heads of columns in a file for spreadsheets: which game of the list it was
        QCoreApplication.translate("GamesTable", "number"),
        QCoreApplication.translate("GamesTable", "players"),
        QCoreApplication.translate("GamesTable", "dealer"),
        QCoreApplication.translate("GamesTable", "declarer"),
        QCoreApplication.translate("GamesTable", "game"),
        QCoreApplication.translate("GamesTable", "matadors"),
        #: played without the skat: 1 or 0
        QCoreApplication.translate("GamesTable", "hand"),
        QCoreApplication.translate("GamesTable", "ouvert"),
        QCoreApplication.translate("GamesTable", "bid"),
        QCoreApplication.translate("GamesTable", "value"),
        QCoreApplication.translate("GamesTable", "won"),
        QCoreApplication.translate("GamesTable", "overbid"),
        QCoreApplication.translate("GamesTable", "card points"),
        QCoreApplication.translate("GamesTable", "score"),
        #: what the game changed for the player of the statistics
        QCoreApplication.translate("GamesTable", "change"),
        QCoreApplication.translate("GamesTable", "Seeger-Fabian"),
    ]
