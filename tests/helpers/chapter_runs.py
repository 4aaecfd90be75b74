"""What a chapter of the guide asks for, and where it leads."""

from collections.abc import Iterator

from skatdesk.ui.guide.text import Call, Chapter, Figure, Heading, Items, Paragraph, Run, Table


def calls_of(chapter: Chapter) -> Iterator[Call]:
    """Every call: first those that stand alone, then those within a line."""
    for block in chapter.blocks:
        if isinstance(block, Figure):
            yield block.call
    yield from (run.content for run in _runs(chapter) if isinstance(run.content, Call))


def links_of(chapter: Chapter) -> set[str]:
    """The chapters this one leads to."""
    return {run.link for run in _runs(chapter) if run.link}


def _runs(chapter: Chapter) -> Iterator[Run]:
    for block in chapter.blocks:
        match block:
            case Heading(runs=runs) | Paragraph(runs=runs):
                yield from runs
            case Items(items=items):
                for item in items:
                    yield from item
            case Table(rows=rows):
                for row in rows:
                    for cell in row:
                        yield from cell
