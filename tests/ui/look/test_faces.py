"""Card pixmaps: all there, sharp, the right letters, never more memory than allowed."""

import itertools

import pytest
from PySide6.QtGui import QColor, QImage, QPixmap

from skatdesk.skat.cards import CARDS, Card, Suit
from skatdesk.ui.look.faces import CardFaces, card_size, shadow_edge
from skatdesk.ui.look.theme import Back, Deck, Look
from skatdesk.ui.look.tokens import CARD_SUITS, GOLD
from tests.helpers.drawn_cards import DrawnCards
from tests.helpers.gallery import english_index, german_index, urdu_index

JACK = Card.parse("CJ")
ACE = Card.parse("HA")


@pytest.fixture(autouse=True)
def _cards_drawn_once() -> None:
    """Here each card is drawn anew."""


@pytest.fixture
def faces(look: Look) -> CardFaces:
    return CardFaces(look, english_index, parent=look)


@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("width", [64, 112, 136])
@pytest.mark.parametrize("ratio", [1, 2])
def test_all_cards_are_drawn_and_differ(look: Look, faces: CardFaces, deck: Deck, width: int, ratio: float) -> None:
    look.use(deck=deck)
    drawn = [faces.face(card, width, ratio) for card in CARDS]

    assert {pixmap.deviceIndependentSize().toSize() for pixmap in drawn} == {card_size(width)}
    assert {pixmap.devicePixelRatio() for pixmap in drawn} == {ratio}
    assert len({_content(pixmap) for pixmap in drawn}) == 32


@pytest.mark.parametrize("ratio", [1, 2])
def test_all_backs_are_drawn_and_differ(look: Look, faces: CardFaces, ratio: float) -> None:
    drawn = []
    for back, width in itertools.product(Back, (26, 80, 136)):
        look.use(back=back)
        drawn.append(faces.back(width, ratio))

    assert len({_content(pixmap) for pixmap in drawn}) == 9


def test_small_cards_show_letter_and_sign_in_the_suit_s_colour(faces: CardFaces) -> None:
    drawn = [faces.mini(card, 50, 2) for card in CARDS]

    assert len({_content(pixmap) for pixmap in drawn}) == 32
    assert _has(faces.mini(ACE, 50, 2), CARD_SUITS[ACE.suit])
    assert _content(faces.mini(ACE, 50, 2, dim=True)) != _content(faces.mini(ACE, 50, 2))


def test_corners_and_edge_are_clear(faces: CardFaces) -> None:
    """A clear rim of one device pixel keeps turned cards smooth."""
    image = faces.face(ACE, 136, 2).toImage()
    rim = [image.pixelColor(x, y).alpha() for x, y in ((0, 0), (0, 200), (100, 0), (271, 419))]

    assert rim == [0, 0, 0, 0]
    assert image.pixelColor(136, 4).alpha() == 255


def test_a_pixmap_is_drawn_once(faces: CardFaces) -> None:
    assert faces.face(ACE, 136, 1).cacheKey() == faces.face(ACE, 136, 1).cacheKey()


def test_memory_is_bounded_and_the_least_used_goes_first(look: Look) -> None:
    one = 64 * 99 * 4
    faces = CardFaces(look, english_index, budget=3 * one, parent=look)
    first = faces.face(CARDS[0], 64, 1).cacheKey()
    second = faces.face(CARDS[1], 64, 1).cacheKey()
    faces.face(CARDS[2], 64, 1)
    faces.face(CARDS[0], 64, 1)
    faces.face(CARDS[3], 64, 1)

    assert faces.used == 3 * one
    assert faces.face(CARDS[0], 64, 1).cacheKey() == first
    assert faces.face(CARDS[1], 64, 1).cacheKey() != second


def test_other_corner_letters_give_other_faces(look: Look) -> None:
    german = False

    def index_of(card: Card) -> str:
        return german_index(card) if german else english_index(card)

    faces = CardFaces(look, index_of, parent=look)
    changes: list[None] = []
    faces.changed.connect(lambda: changes.append(None))
    english, ace = _content(faces.face(JACK, 136, 1)), _content(faces.face(ACE, 136, 1))
    german = True
    faces.renew()

    assert len(changes) == 1
    assert _content(faces.face(JACK, 136, 1)) != english
    assert _content(faces.face(ACE, 136, 1)) == ace


@pytest.mark.parametrize("width", [60, 120])
def test_urdu_letters_are_drawn_without_a_font(look: Look, width: int) -> None:
    latin, urdu = (CardFaces(look, index, parent=look) for index in (english_index, urdu_index))
    lettered = [card for card in CARDS if card.suit is Suit.HEARTS and card.code[1] in "AKQJ"]
    drawn = {_content(urdu.face(card, width, 1)) for card in lettered}

    assert len(drawn) == 4
    assert drawn.isdisjoint(_content(latin.face(card, width, 1)) for card in lettered)


@pytest.mark.parametrize(
    ("code", "is_large"), [("HK", True), ("HQ", True), ("HJ", False), ("HA", False), ("HT", False)]
)
def test_kings_and_obers_carry_their_sign_large_in_the_corner(
    look: Look, faces: CardFaces, code: str, is_large: bool
) -> None:
    """Their picture holds it; the others get a small one under the letter."""
    look.use(deck=Deck.GERMAN)
    image = faces.face(Card.parse(code), 590, 1).toImage()
    red = [x for x in range(128) for y in range(145, 275) if _is_red(image, x, y)]

    assert (max(red) - min(red) > 82) is is_large


@pytest.mark.parametrize("suit", Suit)
def test_ober_and_unter_wear_their_sign_high_and_low(look: Look, suit: Suit) -> None:
    """Only the Unter has a roundel at the height of his sleeve."""
    look.use(deck=Deck.GERMAN)
    faces = CardFaces(look, german_index, parent=look)
    ring = [
        faces.face(Card.parse(f"{suit.code}{rank}"), 590, 1).toImage().pixelColor(28, 372).name().upper()
        for rank in "KQJ"
    ]

    assert [point == GOLD for point in ring] == [False, False, True]


def test_deck_and_back_are_announced_but_the_theme_is_not(look: Look, faces: CardFaces) -> None:
    changes: list[None] = []
    faces.changed.connect(lambda: changes.append(None))
    look.use(deck=Deck.TOURNAMENT, back=Back.SCALES)
    look.use(scale=1.25)

    assert len(changes) == 1


def test_an_index_nobody_has_drawn_is_refused(look: Look) -> None:
    faces = CardFaces(look, lambda card: "nobody", parent=look)

    with pytest.raises(FileNotFoundError):
        faces.mini(ACE, 50, 1)


def _is_red(image: QImage, x: int, y: int) -> bool:
    point = image.pixelColor(x, y)
    return point.red() > 150 and point.green() < 90


def _content(pixmap: QPixmap) -> bytes:
    image = pixmap.toImage()  # has to live as long as its bits are read
    return bytes(image.constBits())


def _has(pixmap: QPixmap, colour: str) -> bool:
    image = pixmap.toImage()
    wanted = QColor(colour).rgb()
    return any(image.pixel(x, y) == wanted for x in range(image.width()) for y in range(image.height()))


@pytest.mark.parametrize("ratio", [1, 2])
def test_a_card_that_lies_is_the_face_on_its_shadow(faces: CardFaces, ratio: int) -> None:
    """Inside the card lies the face; beyond it what reaches out of the shadow."""
    edge, face = shadow_edge(112) * ratio, faces.face(ACE, 112, ratio).toImage()
    lying = faces.lying(ACE, 112, ratio).toImage()
    points = list(itertools.product(range(8, face.width() - 8, 6), range(8, face.height() - 8, 6)))
    other = [(x, y) for x, y in points if not _alike(face.pixelColor(x, y), lying.pixelColor(x + edge, y + edge))]

    assert lying.width() == face.width() + 2 * edge
    assert len(other) <= len(points) // 200
    assert lying.pixelColor(edge // 2, lying.height() // 2).alpha() in range(1, 60)
    assert faces.lying(None, 112, ratio).size() == lying.size()


def _alike(one: QColor, other: QColor) -> bool:
    """But for the rounding of an edge."""
    ways = one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue()
    return max(map(abs, ways)) <= 8


@pytest.mark.parametrize("ratio", [1, 1.25, 2])
def test_the_cards_that_tests_copy_are_like_the_drawn_ones(
    look: Look, faces: CardFaces, monkeypatch: pytest.MonkeyPatch, ratio: float
) -> None:
    """In all other tests a card that was drawn before is copied."""

    def pictures(faces: CardFaces) -> list[QImage]:
        some = [faces.face(ACE, 112, ratio), faces.mini(JACK, 50, ratio, dim=True), faces.back(80, ratio)]
        return [one.toImage() for one in (*some, *(faces.lying(card, 112, ratio) for card in (None, JACK, ACE)))]

    drawn = pictures(faces)
    DrawnCards().share(monkeypatch)
    first, copied = (pictures(CardFaces(look, english_index, parent=look)) for _ in range(2))

    assert drawn == first == copied
