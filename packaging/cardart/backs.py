"""Three backs; each looks the same turned by 180 degrees."""

import math

from palette import SUITS
from pens import HEIGHT, WIDTH, disc, frame, half_turn, joined, loop, num, path, stroke
from pips import pip

MARGIN = 26
"""White border round the printed part."""

CX, CY = WIDTH / 2, HEIGHT / 2
CREAM = "#F1E9D4"


def _ground(colour: str) -> str:
    return frame(MARGIN, 14, colour)


def _border(colour: str) -> str:
    return frame(MARGIN + 11, 10, line=colour, weight=4)


def lattice() -> str:
    """Blue diamonds with the four signs in turn; calm when many are fanned."""
    dark, light = "#1E4674", "#2C5F9E"
    columns, rows = 7, 11
    left = top = MARGIN + 22
    dx, dy = (WIDTH - 2 * left) / columns, (HEIGHT - 2 * top) / rows
    middle = (rows // 2, columns // 2)
    drawn = _ground(dark)
    for j in range(rows):
        for i in range(columns):
            x, y = left + dx * (i + 0.5), top + dy * (j + 0.5)
            drawn += path(_diamond(x, y, dx / 2, dy / 2), light, CREAM, 2.4)
            if (j, i) == middle:
                continue
            turned = (j, i) > middle
            step = (columns - 1 - i) + (rows - 1 - j) if turned else i + j
            drawn += pip(SUITS[step % 4], x, y, 30, CREAM, 180 if turned else 0)
    drawn += joined(
        disc(left + dx * i, top + dy * j, 4, CREAM, None) for j in range(rows + 1) for i in range(columns + 1)
    )
    return (
        drawn
        + _border(CREAM)
        + path(_diamond(CX, CY, 60, 66), dark, CREAM)
        + path(_diamond(CX, CY, 45, 50), "none", CREAM, 2)
        + pip("D", CX, CY, 44, CREAM)
    )


def _diamond(x: float, y: float, half_width: float, half_height: float) -> str:
    return (
        f"M{num(x)} {num(y - half_height)} L{num(x + half_width)} {num(y)} "
        f"L{num(x)} {num(y + half_height)} L{num(x - half_width)} {num(y)} Z"
    )


def rosette() -> str:
    """Fine turned lines on red."""
    red, pale, fine = "#9C1F2E", "#F6E7CF", 1.7

    def ring(radius: float, depth: float, phase: float) -> str:
        """One eight-waved line round the middle."""
        points = []
        for degrees in range(0, 360, 5):
            angle = math.radians(degrees)
            r = radius * (1 + depth * math.cos(8 * angle + phase))
            points.append((CX + r * math.cos(angle), CY + r * math.sin(angle)))
        return path(loop(points), "none", pale, fine)

    drawn = _ground(red)
    drawn += joined(ring(212, 0.13, i * math.pi / 4.5) for i in range(9))
    drawn += joined(ring(118, 0.2, i * math.pi / 3.5) for i in range(7))
    drawn += disc(CX, CY, 70, red, pale, 3) + disc(CX, CY, 62, line=pale, weight=1.6)
    for quarter in range(4):
        angle = math.radians(45 + 90 * quarter)
        drawn += pip("D", CX + 34 * math.sin(angle), CY - 34 * math.cos(angle), 34, pale, 45 + 90 * quarter)
    for sx, sy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):  # shells in the corners
        x, y = CX + sx * 243, CY + sy * 403
        for r in range(30, 211, 15):
            drawn += stroke(
                f"M{num(x)} {num(y - sy * r)} C{num(x - sx * r * 0.56)} {num(y - sy * r)} "
                f"{num(x - sx * r)} {num(y - sy * r * 0.56)} {num(x - sx * r)} {num(y)}",
                pale,
                fine,
            )
    return drawn + _border(pale)


def scales() -> str:
    """Rows of plum scales with gold arcs, a band of the four signs between the halves."""
    dark, plum, mauve, gold = "#43203F", "#5A2A56", "#6C3767", "#E0B35C"
    left, right = MARGIN + 11, WIDTH - MARGIN - 11
    band = 44.0
    r = (right - left) / 12

    def row_of(radius: float, y: float, shifted: bool, closed: bool) -> str:
        """Half circles from border to border; those that stand on the border are cut in half."""
        d = []
        for i in range(6 + shifted):
            x = left + r * (2 * i + (not shifted))
            d.append(f"M{num(x)} {num(y - radius)}" if x < left + 1 else f"M{num(x - radius)} {num(y)}")
            if x > left + 1:
                d.append(_quarter(radius, x, y - radius))
            if x < right - 1:
                d.append(_quarter(radius, x + radius, y))
            if closed:
                d.append(f"L{num(x)} {num(y)} Z")
        return " ".join(d)

    half = ""
    row = 0
    y = MARGIN + 11 + r
    while y - r < CY - band:
        shifted = row % 2 == 1
        half += path(row_of(r, y, shifted, True), mauve if shifted else plum, CREAM, 2.6)
        half += stroke(row_of(r * 0.72, y, shifted, False), gold, 2.6)
        half += stroke(row_of(r * 0.44, y, shifted, False), gold, 2.6)
        row += 1
        y += r / 2
    signs = joined(pip(suit, CX - 217 + 62 * i, CY, 40, CREAM) for i, suit in enumerate(SUITS))
    belt = path(f"M{left} {CY - band} H{right} V{CY + band} H{left} Z", dark, CREAM, 4)
    rules = stroke(f"M{left} {CY - band + 11} H{right} M{left} {CY + band - 11} H{right}", gold, 2.6)
    return _ground(dark) + half + half_turn(half) + belt + rules + signs + half_turn(signs) + _border(CREAM)


def _quarter(radius: float, x: float, y: float) -> str:
    """A quarter of a circle, clockwise to (x, y)."""
    return f"A{num(radius)} {num(radius)} 0 0 1 {num(x)} {num(y)}"


BACKS = {"lattice": lattice, "rosette": rosette, "scales": scales}
