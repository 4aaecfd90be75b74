"""A chapter as a page of HTML, and the style it is shown in."""

from html import escape
from string import Template

from PySide6.QtCore import QObject, Qt

from skatdesk.i18n.languages import Language
from skatdesk.ui.desk import Desk
from skatdesk.ui.guide.chapters import Part
from skatdesk.ui.guide.figures import Figures
from skatdesk.ui.guide.markup import BOX, LEFT_TO_RIGHT, RIGHT_TO_LEFT, TABLE, ended, paragraph, table
from skatdesk.ui.guide.pictures import Pictures
from skatdesk.ui.guide.telling import Telling
from skatdesk.ui.guide.text import Block, Figure, GuideError, Heading, Items, Paragraph, Run, Runs, Table
from skatdesk.ui.look.tokens import S1, S2, S3

_NARROW_NO_BREAK_SPACE = "\u202f"

_SMALLER, _TITLE, _HEADING, _SUBHEADING = 14, 26, 19, 16

_SHEET = Template("""
body { color: $text; }
h1, h2, h3 { font-family: $heading_families; }
h1 { font-size: ${title}px; font-weight: bold; margin-top: 0px; margin-bottom: ${s2}px; }
h2 { font-size: ${heading}px; font-weight: bold; margin-top: ${s3}px; margin-bottom: ${s1}px; }
h3 { font-size: ${subheading}px; font-weight: bold; margin-top: ${s2}px; margin-bottom: ${s1}px; }
p { margin-top: 0px; margin-bottom: ${paragraph}px; }
td p { margin-bottom: 0px; }
ul, ol { margin-top: 0px; margin-bottom: ${paragraph}px; }
li { margin-bottom: 5px; }
a { color: $accent_text; text-decoration: none; }
td { color: $text; }
.cards { margin-top: ${s1}px; margin-bottom: ${s2}px; }
.ladder { color: $text; font-size: ${smaller}px; }
.alone { margin-left: ${s3}px; margin-right: ${s3}px; }
.note { color: $text2; margin-left: ${s2}px; margin-right: ${s2}px; }
.key { background-color: $chip; color: $text; font-size: ${smaller}px; }
""")


class Pages(QObject):
    """Writes chapters as pages, in the language, naming, deck and colours of the moment."""

    def __init__(self, desk: Desk, pictures: Pictures, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = desk.look
        self._pictures = pictures
        self.telling = Telling(desk.namer, desk.sentences, pictures, self)
        self.figures = Figures(self.telling, self)

    def title(self, part: Part) -> str:
        """A chapter's title, as plain text."""
        return "".join(run.content for run in part.chapter.title if isinstance(run.content, str))

    def html(self, part: Part) -> str:
        """The whole chapter; raises ``GuideError`` that names it."""
        mirrored = Language(part.language).direction is Qt.LayoutDirection.RightToLeft
        way = RIGHT_TO_LEFT if mirrored else LEFT_TO_RIGHT
        try:
            blocks = "".join(self._block(block, way) for block in part.chapter.blocks)
        except GuideError as error:
            raise GuideError(f"{part.chapter.key}: {error}") from None
        # To Qt's HTML every space but this one is a common one, at which lines break.
        return f'<body dir="{way}">{self._dressed(blocks)}</body>'.replace(_NARROW_NO_BREAK_SPACE, "&nbsp;")

    def sheet(self) -> str:
        """The style sheet of the present theme and size."""
        theme, px = self._look.theme, self._pictures.px
        families = ", ".join(f"'{family}'" for family in self._look.heading_font(_TITLE).families())
        return _SHEET.substitute(
            heading_families=families,
            text=theme.text,
            text2=theme.text2,
            accent_text=theme.accent_text,
            chip=theme.chip,
            title=px(_TITLE),
            heading=px(_HEADING),
            subheading=px(_SUBHEADING),
            smaller=px(_SMALLER),
            paragraph=px(S1 + 2),
            s1=px(S1),
            s2=px(S2),
            s3=px(S3),
        )

    def _block(self, block: Block, way: str) -> str:
        match block:
            case Heading(level, runs):
                return f'<h{level} dir="{way}">{ended(self._runs(runs))}</h{level}>'
            case Paragraph(runs, note):
                return paragraph(ended(self._runs(runs)), "note" if note else "", way)
            case Items(items, numbered):
                tag = "ol" if numbered else "ul"
                lines = "".join(f'<li dir="{way}">{ended(self._runs(item))}</li>' for item in items)
                return f'<{tag} dir="{way}">{lines}</{tag}>'
            case Table(rows):
                return table([[self._runs(cell) for cell in row] for row in rows], way)
            case Figure(call):
                return self.figures.told(call)

    def _runs(self, runs: Runs) -> str:
        return "".join(map(self._run, runs))

    def _run(self, run: Run) -> str:
        content = run.content
        html = escape(content, quote=False) if isinstance(content, str) else self.telling.told(content)
        if run.bold:
            html = f"<b>{html}</b>"
        if run.italic:
            html = f"<i>{html}</i>"
        return f'<a href="chapter:{escape(run.link)}">{html}</a>' if run.link else html

    def _dressed(self, html: str) -> str:
        """With what rich text takes from attributes only: ground, side and distance of tables."""
        gap = self._pictures.px(S1)
        margins = f'style="margin-top: {gap}px; margin-bottom: {2 * gap}px"'
        frame = f'<table bgcolor="{self._look.theme.panel2}" border="0" {margins}'
        mirrored = f'dir="{RIGHT_TO_LEFT}"'
        for begin in (BOX, TABLE):
            html = html.replace(f"{begin} {mirrored}", f'{begin} {mirrored} align="right"').replace(begin, frame)
        return html
