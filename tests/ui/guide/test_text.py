"""How a chapter is read."""

import pytest

from skatdesk.ui.guide.text import (
    Call,
    Figure,
    GuideError,
    Heading,
    Items,
    Paragraph,
    Run,
    Table,
    parse_chapter,
    parse_runs,
)
from tests.helpers.chapter_runs import calls_of, links_of

CHAPTER = """# Null

Two **bold** lines
that belong together.

> On the *side*.

- one {name: CJ}
  goes on
- two

1. first
2. second

| A | B |
| --- | --- |
| {fact: win} | [there](games) |

{cards: CJ SJ}
"""


def test_a_chapter_is_read_block_by_block() -> None:
    title, paragraph, note, items, steps, table, figure = parse_chapter("null", CHAPTER).blocks

    assert title == Heading(1, (Run("Null"),))
    assert paragraph == Paragraph((Run("Two "), Run("bold", bold=True), Run(" lines that belong together.")))
    assert note == Paragraph((Run("On the "), Run("side", italic=True), Run(".")), note=True)
    assert isinstance(items, Items)
    assert items.items == ((Run("one "), Run(Call("name", ("CJ",))), Run(" goes on")), (Run("two"),))
    assert isinstance(steps, Items)
    assert steps.numbered
    assert isinstance(table, Table)
    assert table.rows[1] == ((Run(Call("fact", ("win",))),), (Run("there", link="games"),))
    assert figure == Figure(Call("cards", ("CJ", "SJ")))


def test_a_chapter_has_calls_and_links() -> None:
    chapter = parse_chapter("null", CHAPTER)

    assert sorted(call.name for call in calls_of(chapter)) == ["cards", "fact", "name"]
    assert links_of(chapter) == {"games"}


def test_a_call_has_words_and_options() -> None:
    call = Call.parse('{list: 3 "0 G with=4" money=1}')

    assert call == Call("list", ("3", "0 G with=4"), (("money", "1"),))
    assert (call.option("money"), call.option("stake", "2")) == ("1", "2")


def test_a_link_may_hold_emphasis_and_calls() -> None:
    runs = parse_runs("see [the **{term: hand}** game](hand) there")

    assert runs == (
        Run("see "),
        Run("the ", link="hand"),
        Run(Call("term", ("hand",)), bold=True, link="hand"),
        Run(" game", link="hand"),
        Run(" there"),
    )


@pytest.mark.parametrize(
    "text",
    [
        "No title",
        "",
        "## Not the title",
        "# Title\n\n**open",
        "# Title\n\n*open",
        "# Title\n\nan {open brace",
        "# Title\n\na {Wrong: name}",
        '# Title\n\na {cards: "CJ}',
        "# Title\n\n| a | b |\n| --- | --- |\n| c |",
    ],
)
def test_what_cannot_be_read_is_told_with_the_chapter(text: str) -> None:
    with pytest.raises(GuideError, match=r"^null: "):
        parse_chapter("null", text)
