"""Draws the card art again: ``python packaging/cardart/draw.py [FOLDER]``, by default into resources/cards.

Start reading in ``courts.py``; ``pens.py`` holds the drawing vocabulary, ``palette.py`` the colours.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import german_plain
from backs import BACKS
from courts import court
from german_courts import german_court
from german_signs import sign_picture, silhouette_picture
from letters import LABELS, letter_name, letter_picture
from palette import FOUR_COLOURS, GERMAN, SUIT_FOUR, SUIT_TWO, SUITS, TWO_COLOURS
from pens import picture
from pips import pip_picture
from plain import ace, number, paper

DECKS = {"french": (TWO_COLOURS, SUIT_TWO), "tournament": (FOUR_COLOURS, SUIT_FOUR)}


def pictures() -> Iterator[tuple[str, str]]:
    """Every picture: its place under resources/cards and its SVG text."""
    for deck, (families, colours) in DECKS.items():
        for suit in SUITS:
            for rank in "ATKQJ987":
                if rank in "KQJ":
                    body = court(rank, suit, families[suit])
                elif rank == "A":
                    body = ace(suit, colours[suit])
                else:
                    body = number(rank, suit, colours[suit])
                yield f"{deck}/{suit}{rank}.svg", picture(paper() + body)
    for suit in SUITS:
        for rank in "AT987":
            body = german_plain.daus(suit) if rank == "A" else german_plain.number(rank, suit)
            yield f"german/{suit}{rank}.svg", picture(paper() + body)
        for rank in "KQJ":
            yield f"german/{suit}{rank}.svg", picture(paper() + german_court(rank, suit, GERMAN[suit]))
    for name, back in BACKS.items():
        yield f"backs/{name}.svg", picture(paper() + back())
    for suit in SUITS:
        yield f"pips/{suit}.svg", pip_picture(suit)
        yield f"pips/german/{suit}.svg", silhouette_picture(suit)
        yield f"pips/painted/{suit}.svg", sign_picture(suit)
    for label in LABELS:
        yield f"index/{letter_name(label)}.svg", letter_picture(label)


def main() -> None:
    """Writes every picture."""
    default = Path(__file__).resolve().parents[2] / "resources" / "cards"
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else default
    for name, text in pictures():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
