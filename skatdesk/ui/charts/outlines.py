"""The words of a drawing as outlines: it looks the same where there are none of the fonts it was drawn with."""

from collections.abc import Iterator, Sequence
from xml.etree import ElementTree as ET

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPainterPath, QTextLayout, QTextOption

from skatdesk.i18n.bidi import MARKS

_SVG = "http://www.w3.org/2000/svg"
_XLINK = "http://www.w3.org/1999/xlink"
_TEXT, _PATH = f"{{{_SVG}}}text", f"{{{_SVG}}}path"
_INK = ("fill", "fill-opacity")
_NOWHERE = "M0 0"
"""What a text without letters draws."""
_COMMA = "\u060c"
"""Of Urdu, where it stands alone between words in other letters."""
_LETTERS = {
    QPainterPath.ElementType.MoveToElement: "M",
    QPainterPath.ElementType.LineToElement: "L",
    QPainterPath.ElementType.CurveToElement: "C",
    QPainterPath.ElementType.CurveToDataElement: "",
}


def outlined(drawing: bytes, families: Sequence[str]) -> bytes:
    """A drawing of ``QSvgGenerator`` with each text as a path; ``families`` are those of the font it was drawn with."""
    for prefix, space in (("", _SVG), ("xlink", _XLINK)):
        ET.register_namespace(prefix, space)
    root = ET.fromstring(drawing)  # noqa: S314  (nobody else wrote it)
    for parent in root.iter():
        for text in parent.findall(_TEXT):
            _draw(text, families)
    written: bytes = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return written


def _draw(text: ET.Element, families: Sequence[str]) -> None:
    """Makes a path of it, in the same ink."""
    font = QFont(families)
    font.setPixelSize(round(float(text.get("font-size", "1"))))
    font.setWeight(QFont.Weight(int(text.get("font-weight", "400"))))
    path = _path(text.text or "", font)
    path.translate(float(text.get("x", "0")), float(text.get("y", "0")))
    ink = {name: value for name, value in text.items() if name in _INK}
    text.clear()
    text.tag = _PATH
    text.attrib = {**ink, "stroke": "none", "fill-rule": "nonzero", "d": " ".join(_steps(path)) or _NOWHERE}


def _path(text: str, font: QFont) -> QPainterPath:
    """The outlines of a run of text in one direction; it begins on the left, with its base line, at (0, 0)."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    if {*text} <= {_COMMA, " ", *MARKS}:  # which have no direction of their own
        option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    option.setFlags(QTextOption.Flag.IncludeTrailingSpaces)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    path = QPainterPath()
    for run in layout.glyphRuns() if line.isValid() else ():
        font_of_run = run.rawFont()
        for glyph, at in zip(run.glyphIndexes(), run.positions(), strict=True):
            letter = font_of_run.pathForGlyph(glyph)
            path.addPath(letter.translated(at.x() - line.naturalTextRect().left(), at.y() - line.ascent()))
    return path


def _steps(path: QPainterPath) -> Iterator[str]:
    for number in range(path.elementCount()):
        element = path.elementAt(number)
        yield f"{_LETTERS[element.type]}{element.x:.2f} {element.y:.2f}"
