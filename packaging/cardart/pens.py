"""The pens everything is drawn with: SVG text for paths, discs, groups and whole pictures.

Units are tenths of a millimetre on a real card: 590 × 910. Shapes are paths only, so no font is needed.
"""

import re
from collections.abc import Iterable, Sequence

from palette import INK

WIDTH, HEIGHT = 590, 910
SLOPE = 0.24
"""Slope of the line on which the two halves of a court meet."""

LINE = 0.84
"""One factor for all line weights of the card art."""

Point = tuple[float, float]


def cut(x: float) -> float:
    """Height of the dividing line of a court at ``x``; x = 0 is the middle of the card."""
    return 455 + SLOPE * x


def num(value: float) -> str:
    """A coordinate with at most one decimal."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def mirrored(d: str) -> str:
    """A path made of absolute M, L, C, Q and Z, mirrored at x = 0."""
    out: list[str] = []
    is_x = True
    for token in re.findall(r"-?\d+\.?\d*|[A-Za-z]", d):
        if token.isalpha():
            out.append(token)
            is_x = True
        else:
            out.append(num(-float(token)) if is_x else token)
            is_x = not is_x
    return " ".join(out)


def _ink(line: str | None, weight: float) -> str:
    return f' stroke="{line}" stroke-width="{num(weight * LINE)}"' if line else ""


def path(d: str, fill: str = "none", line: str | None = INK, weight: float = 4) -> str:
    """A path, filled and outlined."""
    return f'<path d="{d}" fill="{fill}"{_ink(line, weight)}/>\n'


def both(d: str, fill: str = "none", line: str | None = INK, weight: float = 4) -> str:
    """A path and its mirror image."""
    return path(d, fill, line, weight) + path(mirrored(d), fill, line, weight)


def stroke(d: str, line: str = INK, weight: float = 4) -> str:
    """An open line."""
    return path(d, "none", line, weight)


def cord(d: str, colour: str, weight: float, core: float) -> str:
    """A coloured line with an ink edge on both sides."""
    return stroke(d, INK, weight) + stroke(d, colour, core)


def disc(x: float, y: float, r: float, fill: str = "none", line: str | None = INK, weight: float = 4) -> str:
    """A circle."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{_ink(line, weight)}/>\n'


def discs(x: float, y: float, r: float, fill: str = "none", line: str | None = INK, weight: float = 4) -> str:
    """A circle and its mirror image."""
    return disc(x, y, r, fill, line, weight) + disc(-x, y, r, fill, line, weight)


def oval(x: float, y: float, rx: float, ry: float, fill: str) -> str:
    """An upright ellipse with an outline."""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"{_ink(INK, 4)}/>\n'


def frame(inset: float, radius: float, fill: str = "none", line: str | None = None, weight: float = 0) -> str:
    """A rounded rectangle this far inside the card's edge; line weights are exact here."""
    ink = f' stroke="{line}" stroke-width="{num(weight)}"' if line else ""
    return (
        f'<rect x="{num(inset)}" y="{num(inset)}" width="{num(WIDTH - 2 * inset)}" height="{num(HEIGHT - 2 * inset)}" '
        f'rx="{num(radius)}" fill="{fill}"{ink}/>\n'
    )


def place(body: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0) -> str:
    """The body moved to (x, y), turned by degrees and scaled about its own origin."""
    steps = [f"translate({num(x)} {num(y)})"] if x or y else []
    if turn:
        steps.append(f"rotate({num(turn)})")
    if scale != 1:
        steps.append(f"scale({scale:.4f})")
    return f'<g transform="{" ".join(steps)}">\n{body}</g>\n' if steps else body


def half_turn(body: str) -> str:
    """The body turned by 180 degrees about the middle of the card."""
    return f'<g transform="rotate(180 {num(WIDTH / 2)} {num(HEIGHT / 2)})">\n{body}</g>\n'


def both_ways(body: str) -> str:
    """The body, and once more turned by 180 degrees about the middle of the card; once in a picture."""
    return (
        f'<g id="half">\n{body}</g>\n'
        f'<use xlink:href="#half" transform="rotate(180 {num(WIDTH / 2)} {num(HEIGHT / 2)})"/>\n'
    )


def loop(points: Sequence[Point]) -> str:
    """A smooth closed path through the points (Catmull-Rom)."""
    count = len(points)
    d = [f"M{num(points[0][0])} {num(points[0][1])}"]
    for i in range(count):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        control = ((x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6), (x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6), (x2, y2))
        d.append("C" + " ".join(f"{num(x)} {num(y)}" for x, y in control))
    return " ".join(d) + " Z"


def joined(parts: Iterable[str]) -> str:
    """The parts one over the other, the first at the bottom."""
    return "".join(parts)


def picture(body: str, width: float = WIDTH, height: float = HEIGHT) -> str:
    """A whole SVG file."""
    links = ' xmlns:xlink="http://www.w3.org/1999/xlink"' if "<use" in body else ""
    size = f'width="{num(width)}" height="{num(height)}" viewBox="0 0 {num(width)} {num(height)}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg"{links} {size}>\n'
        f'<g stroke-linejoin="round" stroke-linecap="round">\n{body}</g>\n</svg>\n'
    )
