"""Contact sheets to be looked at: ``python -m tests.helpers.gallery FOLDER`` draws cards, icons and base widgets."""

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from skatdesk.paths import resources_folder
from skatdesk.skat.cards import CARDS, Card, Rank, Suit
from skatdesk.ui.look.bar import Bar
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.choice import Choice
from skatdesk.ui.look.faces import CardFaces, card_size
from skatdesk.ui.look.icons import draw_icon
from skatdesk.ui.look.panel import Panel
from skatdesk.ui.look.richline import Piece, RichLine, compose
from skatdesk.ui.look.suit_label import SuitLabel
from skatdesk.ui.look.theme import Back, Deck, Look, Scheme
from skatdesk.ui.look.tokens import FIGURE, TITLE
from tests.helpers.offscreen import take_offscreen

GAP = 12


def english_index(card: Card) -> str:
    """Corner labels of the English naming."""
    return "10" if card.rank is Rank.TEN else card.rank.code


def german_index(card: Card) -> str:
    """Corner labels of the German-suited pack."""
    return {Rank.QUEEN: "O", Rank.JACK: "U"}.get(card.rank) or english_index(card)


def urdu_index(card: Card) -> str:
    """Corner labels in Urdu letters."""
    letters = {Rank.ACE: "ا", Rank.KING: "با", Rank.QUEEN: "بی", Rank.JACK: "غ"}
    return letters.get(card.rank) or english_index(card)


def urdu_german_index(card: Card) -> str:
    """Corner labels of the German-suited pack in Urdu letters."""
    return {Rank.QUEEN: "او", Rank.JACK: "ان"}.get(card.rank) or urdu_index(card)


def sheet(pixmaps: Sequence[QPixmap], columns: int, ground: str) -> QPixmap:
    """The pixmaps in rows on a coloured ground."""
    width = max(round(pixmap.deviceIndependentSize().width()) for pixmap in pixmaps) + GAP
    height = max(round(pixmap.deviceIndependentSize().height()) for pixmap in pixmaps) + GAP
    rows = -(-len(pixmaps) // columns)
    ratio = pixmaps[0].devicePixelRatio()
    canvas = QPixmap(round((columns * width + GAP) * ratio), round((rows * height + GAP) * ratio))
    canvas.setDevicePixelRatio(ratio)
    canvas.fill(QColor(ground))
    with QPainter(canvas) as painter:
        for i, pixmap in enumerate(pixmaps):
            painter.drawPixmap(QPoint(GAP + i % columns * width, GAP + i // columns * height), pixmap)
    return canvas


def widgets(look: Look) -> QWidget:
    """One of each base widget on a page."""
    page = QWidget()
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    grid = QGridLayout(page)
    grid.addWidget(_bidding(look), 0, 0)
    grid.addWidget(_result(look), 1, 0)
    grid.addWidget(_stock(look), 0, 1, 2, 1)
    grid.addWidget(_felt(look), 2, 0, 1, 2)
    return page


def _felt(look: Look) -> QWidget:
    """What lies on the felt without a plate."""
    strip = QWidget()
    strip.setAutoFillBackground(True)
    strip.setPalette(QPalette(QColor(look.theme.felt)))
    row = QHBoxLayout(strip)
    row.addWidget(RichLine(look, "Diamonds were led: you hold ♦K and ♣9", ink="on_felt"))
    row.addStretch()
    row.addWidget(Button(look, "Undo", Kind.FELT, icon="undo", key="Z"))
    off = Button(look, "Hint", Kind.FELT, icon="hint", key="H")
    off.setEnabled(False)
    row.addWidget(off)
    row.addWidget(Choice(look, ["English"], icon="globe", on_felt=True))
    return strip


def _bidding(look: Look) -> Panel:
    panel = Panel(look)
    panel.show_title("You name – Cem hears")
    panel.show_ask("Cem holds 18. Name the next value or pass.")
    row = QHBoxLayout()
    rows = QVBoxLayout()
    for suit, word in zip((*Suit, None), ("Clubs", "Spades", "Hearts", "Diamonds", "Grand"), strict=True):
        label = SuitLabel(look)
        label.show_suit(suit, word, bold=suit is Suit.HEARTS)
        rows.addWidget(label)
    row.addLayout(rows)
    ladder = QVBoxLayout()
    ladder.addWidget(Button(look, "Say 20", Kind.ON, text_size=TITLE, row=64))
    jumps = QHBoxLayout()
    for value in (22, 23, 24, 27, 30, 33):
        jumps.addWidget(Button(look, str(value), row=34))
    ladder.addLayout(jumps)
    focused = Button(look, "Pass")
    focused._ring = True  # no window is active here
    ladder.addWidget(focused)
    row.addLayout(ladder, 1)
    panel.body.addLayout(row)
    hand = Button(look, "Hand")
    hand.setCheckable(True)
    hand.setChecked(True)
    disabled = Button(look, "Discard and announce")
    disabled.setEnabled(False)
    panel.add_button(hand, leading=True)
    panel.add_button(disabled)
    panel.add_button(Button(look, "Hint", Kind.GHOST, icon="hint", key="H"))
    return panel


def _result(look: Look) -> Panel:
    panel = Panel(look, soft=True)
    panel.body.addWidget(RichLine(look, "You win with 79 points", size=FIGURE, bold=True))
    value = compose(
        "♥ with 2, game 3, times 10 = {value} · your bid 24 {check}",
        value=Piece("30", bold=True),
        check=Piece("✓", ink="ok"),
    )
    line = RichLine(look)
    line.show_pieces(value)
    panel.body.addWidget(line)
    bar = Bar(look)
    bar.show_points(79, "You 79", "Ben and Cem 41")
    bar.show_marks({30: "30", 61: "61", 90: "90 Schneider"})
    panel.body.addWidget(bar)
    thin = Bar(look, thin=True)
    thin.show_points(10)
    panel.body.addWidget(thin)
    panel.body.addWidget(RichLine(look, "Hearts were led: you hold ♥K and ♥8, but not ♣J, ♠J or ♦9.", wrap=True))
    panel.add_button(Button(look, "Same cards again", icon="again"), leading=True)
    panel.add_button(Button(look, "Review", icon="play"))
    panel.add_button(Button(look, "Next deal", Kind.PRIMARY, key="⏎"))
    return panel


def _stock(look: Look) -> QTabWidget:
    """Qt's own widgets in the program's colours."""
    tabs = QTabWidget()
    page = QWidget()
    column = QVBoxLayout(page)
    edit = QLineEdit("Ada")
    choice = Choice(look, ["French deck", "Tournament deck"], icon="cards")
    stock = QComboBox()
    stock.addItems(["French deck", "Tournament deck"])
    spin = QSpinBox()
    spin.setValue(36)
    on, off = QCheckBox("Lift playable cards"), QCheckBox("Sort by suit")
    on.setChecked(True)
    radio, other = QRadioButton("Three players"), QRadioButton("Four players")
    radio.setChecked(True)
    for widget in (edit, choice, stock, spin, on, off, radio, other):
        column.addWidget(widget)
    push = QPushButton("Cancel")
    column.addWidget(push)
    column.addStretch()
    tabs.addTab(page, "List")
    tabs.addTab(QWidget(), "Tricks")
    return tabs


def sheets(app: QApplication) -> Iterator[tuple[str, QPixmap]]:
    """Every sheet with its file name."""
    look = Look(app)
    faces = CardFaces(look, english_index)
    ground = look.theme.felt
    for deck in Deck:
        look.use(deck=deck)
        drawn = CardFaces(look, german_index if deck is Deck.GERMAN else english_index)
        for width in (280, 120, 60):
            yield f"{deck}_{width}", sheet([drawn.face(card, width, 1) for card in CARDS], 8, ground)
        yield f"{deck}_mini", sheet([drawn.mini(card, 50, 2) for card in CARDS], 8, look.theme.panel)
    look.use(deck=Deck.FRENCH)
    urdu = CardFaces(look, urdu_index)
    hearts = [card for card in CARDS if card.suit is Suit.HEARTS]
    yield "urdu_letters", sheet([urdu.face(card, 120, 1) for card in hearts], 8, ground)
    look.use(deck=Deck.GERMAN)
    urdu = CardFaces(look, urdu_german_index)
    yield "urdu_letters_german", sheet([urdu.face(card, 120, 1) for card in hearts], 8, ground)
    look.use(deck=Deck.FRENCH)
    backs = []
    for back in Back:
        look.use(back=back)
        backs += [faces.back(200, 2), faces.back(80, 2)]
    yield "backs", sheet(backs, 6, ground)
    names = sorted(path.stem for path in (resources_folder() / "icons").glob("*.svg"))
    yield "icons", sheet([_icon(name, look.theme.text) for name in names], 9, look.theme.panel)
    for scheme in (Scheme.LIGHT, Scheme.DARK, Scheme.CONTRAST):
        for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
            look.use(scheme=scheme, deck=Deck.FRENCH)
            page = widgets(look)
            page.setLayoutDirection(direction)
            page.show()
            yield f"widgets_{scheme}_{'rtl' if direction is Qt.LayoutDirection.RightToLeft else 'ltr'}", page.grab()
            page.deleteLater()
    look.use(scheme=Scheme.LIGHT)
    yield "turned", _turned(faces, look)


def _turned(faces: CardFaces, look: Look) -> QPixmap:
    """A hand on an arc, to see the edges of turned cards."""
    canvas = QPixmap(QRect(0, 0, 1100, 300).size())
    canvas.fill(QColor(look.theme.felt))
    with QPainter(canvas) as painter:
        painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
        size = card_size(132)
        for i, card in enumerate(CARDS[::3][:10]):
            painter.save()
            painter.translate(110 + i * 94, 160)
            painter.rotate((i - 4.5) * 2.5)
            painter.drawPixmap(QPoint(-size.width() // 2, -size.height() // 2), faces.face(card, 132, 1))
            painter.restore()
    return canvas


def _icon(name: str, colour: str) -> QPixmap:
    canvas = QPixmap(48, 48)
    canvas.fill(Qt.GlobalColor.transparent)
    with QPainter(canvas) as painter:
        draw_icon(painter, name, QRectF(0, 0, 48, 48), colour)
    return canvas


def main() -> None:
    """Writes every sheet as PNG."""
    parser = argparse.ArgumentParser(description="Cards, icons and base widgets as pictures.")
    parser.add_argument("folder", type=Path, help="where the pictures go; made if missing")
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    take_offscreen()
    app = QApplication([])
    for name, pixmap in sheets(app):
        pixmap.save(str(folder / f"{name}.png"))


if __name__ == "__main__":
    main()
