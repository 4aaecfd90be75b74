"""What whoever writes about cards or draws them is given."""

from skatdesk.i18n.card_names import CardNamer
from skatdesk.skat.seats import BySeat
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.look.hand_order import HandOrder
from skatdesk.ui.look.theme import Look
from skatdesk.ui.sentences import Company, Sentences


class Desk:
    """What every panel needs to speak and to draw.

    ``order`` is how hands are sorted everywhere; ``company`` and ``colours``, the avatars' colours by seat, change
    with each deal.
    """

    def __init__(self, look: Look, namer: CardNamer, sentences: Sentences, faces: CardFaces, order: HandOrder) -> None:
        self.look = look
        self.namer = namer
        self.sentences = sentences
        self.faces = faces
        self.order = order
        self.company = Company.of(lambda seat: seat.name.title())
        self.colours = BySeat(0, 1, 2)

    def elsewhere(self) -> "Desk":
        """The same, with a company of its own: for cards that are not those on the table."""
        return Desk(self.look, self.namer, self.sentences, self.faces, self.order)
