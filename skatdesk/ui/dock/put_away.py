"""What the declarer has put away, below the tricks, where the rules let him look at it again."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent
from PySide6.QtWidgets import QLabel

from skatdesk.i18n.numbers import number
from skatdesk.skat.cards import Cards, points
from skatdesk.skat.events import Discarded
from skatdesk.skat.view import SeatView
from skatdesk.ui.dock.columns import START
from skatdesk.ui.dock.tricks_model import counts_points
from skatdesk.ui.dock.tricks_view import CARD, TRICK_HEIGHT, column_centres, points_column
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.look.figures import write_figure
from skatdesk.ui.look.paint import painter_on, write_lines
from skatdesk.ui.look.reading import box_in
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tips import tip
from skatdesk.ui.look.tokens import MINI_RATIO, S2, SMALL
from skatdesk.ui.sentences import Company, Sentences


class PutAway(QLabel):
    """The two cards in the grid of the tricks, in the middle columns; a label, so that screen readers read it."""

    def __init__(self, look: Look, faces: CardFaces, sentences: Sentences) -> None:
        super().__init__()
        self._look = look
        self._faces = faces
        self._sentences = sentences
        self._company: Company | None = None
        self._cards: Cards = ()
        self._counted = False
        look.changed.connect(self.updateGeometry)
        faces.changed.connect(self.update)
        self.hide()

    def show_view(self, view: SeatView, company: Company) -> None:
        """Shows the cards if they may be seen, with their card points where these are."""
        self._company = company
        self._cards = view.put_away if view.may_view_put_away else ()
        self._counted = counts_points(view)
        self.write_words()
        self.setVisible(bool(self._cards))
        self.update()

    def write_words(self) -> None:
        """Names the cards anew."""
        if self._cards and self._company is not None and self._company.you is not None:
            told = self._sentences.events.what_happened(Discarded(self._company.you, self._cards), self._company)
            self.setAccessibleName(told)
            self.setToolTip(tip(told))

    def sizeHint(self) -> QSize:
        return QSize(self._look.px(CARD), self._look.px(TRICK_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._cards:
            return
        look, theme = self._look, self._look.theme
        mirrored = self.isRightToLeft()
        edge, width = look.px(S2), look.px(CARD)
        middles = column_centres(look, self.width(), 3, mirrored=mirrored)[1:]
        room = abs(middles[0] - (self.width() if mirrored else 0)) - width / 2 - look.px(START) - look.px(4)
        head = box_in(self, look.px(START), 0, room, self.height())
        with painter_on(self) as painter:
            painter.fillRect(edge, 0, self.width() - 2 * edge, 1, QColor(theme.line_strong))
            align = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
            #: Head beside the two cards the declarer has put away
            write_lines(painter, head, self.tr("Put away"), theme.text2, look.font(SMALL), align)
            for middle, card in zip(middles, self._cards, strict=True):
                box = QRectF(0, 0, width, round(width * MINI_RATIO))
                box.moveCenter(QPointF(middle, self.height() / 2))
                painter.drawPixmap(box.topLeft(), self._faces.mini(card, width, self.devicePixelRatioF()))
            if self._counted:
                place = points_column(look, QRectF(self.rect()), mirrored=mirrored)
                write_figure(painter, look, place, number(points(self._cards)), theme.text)
