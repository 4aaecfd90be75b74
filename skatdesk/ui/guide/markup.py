"""The few pieces of HTML that pages are made of."""

import re
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QLocale, Qt

LEFT_TO_RIGHT, RIGHT_TO_LEFT = "ltr", "rtl"
BOX, TABLE = '<table class="box"', '<table class="table"'
"""How boxes and tables begin; the page puts their colours there."""
_LAST_SPACE = re.compile(r'(?<!">) (?=(?:[^<> ]|<(?!img)[^<>]*>)+$)')
"""That of a paragraph, if no picture stands beside it: after one lines break whatever follows."""


def spoken_way() -> str:
    """The direction of what is said in the interface language, whatever the chapter is written in."""
    return RIGHT_TO_LEFT if QLocale().textDirection() is Qt.LayoutDirection.RightToLeft else LEFT_TO_RIGHT


def paragraph(html: str, kind: str = "", way: str = "") -> str:
    """A paragraph; ``kind`` names its style."""
    style = f' class="{kind}"' if kind else ""
    return f'<p{style} dir="{way or spoken_way()}">{html}</p>'


def lines(texts: Iterable[str]) -> str:
    """Lines of one paragraph."""
    return paragraph("<br>".join(texts))


def box(*parts: str) -> str:
    """Paragraphs and tables on a ground of their own, as wide as the page."""
    inner = "".join(parts)
    frame = f'{BOX} dir="{spoken_way()}" width="100%" cellpadding="10" cellspacing="0">'
    return f"{frame}<tr><td>{inner}</td></tr></table>"


def table(rows: Sequence[Sequence[str]], way: str = "") -> str:
    """A table whose first row is the head; its first column stands where reading begins."""
    way = way or spoken_way()
    head, *body = rows
    inner = ""
    for row in ([bold(cell) for cell in head], *body):
        # rich text does not mirror tables
        ordered = row if way == LEFT_TO_RIGHT else reversed(row)
        inner += f"<tr>{''.join(f'<td>{paragraph(cell, way=way)}</td>' for cell in ordered)}</tr>"
    return f'{TABLE} dir="{way}" cellpadding="6" cellspacing="0">{inner}</table>'


def bold(html: str) -> str:
    """Bold text."""
    return f"<b>{html}</b>"


def ended(html: str) -> str:
    """Keeps the last two words together: in the last line none of them stands alone."""
    return _LAST_SPACE.sub("&nbsp;", html)
