"""Where texts stand that are painted side by side, and how much room stays between them."""

from itertools import pairwise
from types import ModuleType
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter


class Written:
    """Where the ink of each text stands that a module writes on one line, from the left: its two ends."""

    def __init__(self, patch: pytest.MonkeyPatch, module: ModuleType) -> None:
        self.spans: list[tuple[float, float, float]] = []
        write = module.write

        def note(painter: QPainter, rect: QRectF, text: str, *rest: Any) -> None:
            font, align = rest[1], rest[2] if len(rest) > 2 else Qt.AlignmentFlag.AlignLeading
            width = min(QFontMetricsF(font).horizontalAdvance(text), rect.width())
            trailing = bool(align & Qt.AlignmentFlag.AlignTrailing)
            at_right = trailing != (painter.layoutDirection() is Qt.LayoutDirection.RightToLeft)
            if align & Qt.AlignmentFlag.AlignAbsolute:
                at_right = trailing
            start = rect.right() - width if at_right else rect.left()
            if align & Qt.AlignmentFlag.AlignHCenter:
                start = rect.center().x() - width / 2
            self.spans.append((rect.center().y(), start, start + width))
            write(painter, rect, text, *rest)

        patch.setattr(module, "write", note)

    def gaps(self) -> list[float]:
        """What stays free between neighbours."""
        lines: dict[float, list[tuple[float, float]]] = {}
        for height, start, end in sorted(self.spans):
            lines.setdefault(round(height), []).append((start, end))
        return [after[0] - before[1] for line in lines.values() for before, after in pairwise(line)]
