"""The calibration plot: what the nets said against what was won, as a small SVG."""

from collections.abc import Sequence
from pathlib import Path

_SIDE, _MARGIN, _MOST = 320, 44, 13.0


def write_plot(path: Path, bins: Sequence[tuple[float, float, int]]) -> None:
    """Draws a point for each bin (said, won, games); its area grows with the number of games."""
    most = max(games for _, _, games in bins)

    def place(said: float, won: float) -> tuple[float, float]:
        return _MARGIN + said * _SIDE, _MARGIN + (1 - won) * _SIDE

    size = _SIDE + 2 * _MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size}" height="{size}"',
        ' font-family="sans-serif" font-size="12">',
        f'<rect width="{size}" height="{size}" fill="#fff"/>',
        f'<rect x="{_MARGIN}" y="{_MARGIN}" width="{_SIDE}" height="{_SIDE}" fill="none" stroke="#999"/>',
        f'<path d="M{_MARGIN} {_MARGIN + _SIDE}L{_MARGIN + _SIDE} {_MARGIN}" stroke="#999" stroke-dasharray="4 4"/>',
    ]
    for said, won, games in bins:
        x, y = place(said, won)
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{3 + _MOST * (games / most) ** 0.5:.1f}" fill="#0072b2" '
            f'fill-opacity="0.6"><title>said {said:.2f}, won {won:.2f}, {games} games</title></circle>'
        )
    for tenth in range(0, 11, 2):
        x, y = place(tenth / 10, 0)
        parts.append(f'<text x="{x:.0f}" y="{y + 16:.0f}" text-anchor="middle">{tenth / 10:g}</text>')
        x, y = place(0, tenth / 10)
        parts.append(f'<text x="{x - 6:.0f}" y="{y + 4:.0f}" text-anchor="end">{tenth / 10:g}</text>')
    parts.append(f'<text x="{size / 2}" y="{size - 8}" text-anchor="middle">said before the first card</text>')
    parts.append(f'<text x="{_MARGIN}" y="{_MARGIN - 12}">won</text></svg>')
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(parts) + "\n", encoding="utf-8")
