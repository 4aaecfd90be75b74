"""The window of the guide: chapters or what was found on one side, the page on the other, the search on top."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QCloseEvent, QColor, QKeyEvent, QKeySequence, QPaintEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from skatdesk.i18n.catalogues import Translations
from skatdesk.settings.options import GUIDE_GEOMETRY, GUIDE_ZOOM
from skatdesk.settings.settings import Settings
from skatdesk.ui.desk import Desk
from skatdesk.ui.guide import chapters
from skatdesk.ui.guide.browser import GuideBrowser
from skatdesk.ui.guide.hits import Side
from skatdesk.ui.guide.page import Pages
from skatdesk.ui.guide.pictures import Pictures
from skatdesk.ui.guide.reader import MOST, Hit, Reader
from skatdesk.ui.look.announcing import announce
from skatdesk.ui.look.button import Button, Kind, offer_ways
from skatdesk.ui.look.keys import ENTER_KEYS, sequences_of
from skatdesk.ui.look.paint import painter_on
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.screens import ScreenWatch, fit_on_screen, room_on_screen
from skatdesk.ui.look.search_field import SearchField
from skatdesk.ui.look.tokens import S1, SMALL
from skatdesk.ui.places import remember_place

_DRAWN = 1040, 760
_SIDE, _PAGE, _LOWEST = 264, 600, 420
"""Widths of the list and, at least, of the page; the least height."""
_EDGE = 10
_ZOOM_STEP = 10
_Standard = QKeySequence.StandardKey


@dataclass(slots=True)
class _Visit:
    """A chapter that was read, and how far."""

    key: str
    place: int = 0


class GuideWindow(QWidget):
    """Shows the guide; everything in it follows language, card words, deck and colours while it is open."""

    def __init__(self, desk: Desk, settings: Settings, translations: Translations) -> None:
        super().__init__()
        self._look = look = desk.look
        self._settings = settings
        self._pictures = Pictures(look, desk.faces)
        self._pictures.zoom = settings.get(GUIDE_ZOOM) / 100
        pages = Pages(desk, self._pictures, self)
        self._reader = Reader(pages, translations, self)
        self._visits: list[_Visit] = []
        self._at = -1
        self._hits: tuple[Hit, ...] = ()
        self._stale = True
        self._renewal = QTimer(self, singleShot=True, interval=0)
        self._renewal.timeout.connect(self._renew)

        self.back = Button(look, icon="left", kind=Kind.GHOST)
        self.forward = Button(look, icon="right", kind=Kind.GHOST)
        self.smaller = Button(look, icon="minus", kind=Kind.GHOST)
        self.larger = Button(look, icon="plus", kind=Kind.GHOST)
        self.search = SearchField(look)
        self.contents, self.found = Side(look), Side(look)
        self.count = RichLine(look, size=SMALL, ink="text2", wrap=True)
        self.browser = GuideBrowser(look, pages, self._pictures)
        self._build()
        self._connect(desk)
        self._make_keys()
        geometry = settings.get(GUIDE_GEOMETRY)
        if not geometry or not self.restoreGeometry(geometry):
            self.resize(QSize(*_DRAWN).boundedTo(room_on_screen(self)))
        ScreenWatch(self).changed.connect(self._on_screens)
        self._space()
        self._renew()

    def _build(self) -> None:
        self._top, self._column, self._row = QHBoxLayout(), QVBoxLayout(self), QHBoxLayout()
        for widget in (self.back, self.forward):
            self._top.addWidget(widget)
        self._top.addWidget(self.search, 1)
        for widget in (self.smaller, self.larger):
            self._top.addWidget(widget)
        self._results = QWidget()
        self._below = QVBoxLayout(self._results)
        self._below.setContentsMargins(0, 0, 0, 0)
        self._told = QHBoxLayout()
        self._told.addWidget(self.count)
        self._below.addLayout(self._told)
        self._below.addWidget(self.found, 1)
        self._ground = QWidget()
        self._side = QStackedLayout(self._ground)  # a stacked widget is a pane without a name to screen readers
        self._side.addWidget(self.contents)
        self._side.addWidget(self._results)
        self._row.addWidget(self._ground)
        self._row.addWidget(self.browser, 1)
        self._column.addLayout(self._top)
        self._column.addLayout(self._row, 1)

    def _connect(self, desk: Desk) -> None:
        self.back.clicked.connect(self.go_back)
        self.forward.clicked.connect(self.go_forward)
        self.smaller.clicked.connect(self._zoom_out)
        self.larger.clicked.connect(self._zoom_in)
        self.search.textChanged.connect(self._search)
        self.contents.chosen.connect(self._on_chapter)
        self.found.chosen.connect(self._on_found)
        self.browser.chapterRequested.connect(self._on_link)
        self.browser.zoomRequested.connect(self._zoom)
        self._look.changed.connect(self._space)
        for changed in (desk.look.changed, desk.namer.changed, desk.faces.changed):
            changed.connect(self._outdate)

    def _make_keys(self) -> None:
        slots: dict[str, Callable[[], None]] = {}
        for keys, slot in (
            (_Standard.Find, self._to_search),
            (_Standard.Back, self.go_back),
            (_Standard.Forward, self.go_forward),
            (_Standard.ZoomIn, self._zoom_in),
            ("Ctrl+=", self._zoom_in),
            (_Standard.ZoomOut, self._zoom_out),
            ("Ctrl+0", self._zoom_reset),
            (_Standard.FindNext, self.next_hit),
            (_Standard.FindPrevious, self.previous_hit),
            (_Standard.Close, self._close),
        ):
            for sequence in sequences_of(keys):
                slots[sequence.toString()] = slot  # some systems know Ctrl+= by itself
        for sequence_text, slot in slots.items():
            QShortcut(QKeySequence(sequence_text), self, slot)

    # -------------------------------------------------------------- chapters

    @property
    def chapter(self) -> str:
        """The chapter that is open."""
        return self._visits[self._at].key if self._at >= 0 else ""

    def show_chapter(self, key: str = "") -> None:
        """Opens a chapter at its beginning; empty: the first."""
        key = key or chapters.order()[0]
        if key == self.chapter:
            self.browser.verticalScrollBar().setValue(0)
            return
        self._keep_place()
        del self._visits[self._at + 1 :]
        self._visits.append(_Visit(key))
        self._at += 1
        self._show()

    def go_back(self) -> None:
        """To the chapter read before."""
        self._go(-1)

    def go_forward(self) -> None:
        """Back again."""
        self._go(1)

    def _go(self, step: int) -> None:
        if 0 <= self._at + step < len(self._visits):
            self._keep_place()
            self._at += step
            self._show()
            self._tell_chapter()

    def _keep_place(self) -> None:
        if self._at >= 0:
            self._visits[self._at].place = self.browser.verticalScrollBar().value()

    def _show(self, *, keep_place: bool = False) -> None:
        visit = self._visits[self._at]
        self.browser.show_page(self._reader.html(visit.key), keep_place=keep_place)
        if not keep_place:
            self.browser.verticalScrollBar().setValue(visit.place)
        title = self._reader.title(visit.key)
        self.browser.setAccessibleName(title)
        #: title of the guide's window; {chapter} is the title of a chapter
        self.setWindowTitle(self.tr("{chapter} – Skatdesk guide").format(chapter=title))
        offer_ways(self.back, self.forward, self._at > 0, self._at + 1 < len(self._visits))
        with QSignalBlocker(self.contents):
            self.contents.setCurrentRow(chapters.order().index(visit.key))
        self._mark(follow=not keep_place)

    def _on_link(self, key: str) -> None:
        self.show_chapter(key)
        self._tell_chapter()

    def _tell_chapter(self) -> None:
        """For screen readers: the focus stays where it is, another text is there."""
        announce(self, self.browser.accessibleName())

    def _on_chapter(self, row: int) -> None:
        if row >= 0:
            self.show_chapter(chapters.order()[row])

    # -------------------------------------------------------------- search

    def next_hit(self) -> None:
        """The next place that was found, after the last the first."""
        self._step(1)

    def previous_hit(self) -> None:
        """The place found before."""
        self._step(-1)

    def _step(self, step: int) -> None:
        if self._hits:
            self.found.setCurrentRow((self.found.currentRow() + step) % len(self._hits))
            self.found.choose_again()  # of a single place the row stays what it was
            if not self.found.hasFocus():  # there the reader has the line already
                announce(self, self.found.currentItem().data(Qt.ItemDataRole.AccessibleTextRole))

    def _to_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _search(self) -> None:
        """Shows what is found, in the chapter that is read if anything is."""
        self._list_found()
        if self._hits:
            here = (row for row, hit in enumerate(self._hits) if hit.key == self.chapter)
            self.found.setCurrentRow(next(here, 0))
        else:
            self._mark()
        if len(self.search.text().strip()) > 1:
            announce(self, self._count())

    def _find_again(self) -> None:
        """The same words on pages written anew: the place chosen stays chosen, and no other chapter is opened."""
        row = self.found.currentRow()
        key = self._hits[row].key if 0 <= row < len(self._hits) else ""
        nth = sum(hit.key == key for hit in self._hits[:row])
        self._list_found()
        again = [row for row, hit in enumerate(self._hits) if hit.key == key]
        with QSignalBlocker(self.found):
            self.found.setCurrentRow(again[min(nth, len(again) - 1)] if again else -1)

    def _list_found(self) -> None:
        words = self.search.text()
        self._hits = self._reader.find(words)
        with QSignalBlocker(self.found):
            self.found.clear()
            for hit in self._hits:
                self.found.add_found(self._reader.title(hit.key), hit.found)
        self._side.setCurrentWidget(self._results if len(words.strip()) > 1 else self.contents)
        self.count.show_text(self._count())

    def _count(self) -> str:
        if not self._hits:
            return self.tr("Not found in the guide")
        if len(self._hits) == MOST:
            #: guide: so many places are listed, there are more
            return self.tr("The first %n places", "never 1", MOST)
        return self.tr("Found %n time(s)", "", len(self._hits))

    def _on_found(self, row: int) -> None:
        if 0 <= row < len(self._hits):
            hit = self._hits[row]
            if hit.key != self.chapter:
                self.show_chapter(hit.key)
            else:
                self._mark()

    def _mark(self, *, follow: bool = True) -> None:
        """Marks what was found in the open chapter; the place chosen comes into sight to ``follow`` it."""
        row, here = self.found.currentRow(), [hit for hit in self._hits if hit.key == self.chapter]
        chosen = self._hits[row] if 0 <= row < len(self._hits) else None
        self.browser.mark(chosen.found if chosen in here else None, [hit.found for hit in here], follow=follow)

    # -------------------------------------------------------------- size

    def _zoom_in(self) -> None:
        self._zoom(1)

    def _zoom_out(self) -> None:
        self._zoom(-1)

    def _zoom(self, step: int) -> None:
        self._use_zoom(self._settings.get(GUIDE_ZOOM) + step * _ZOOM_STEP)

    def _zoom_reset(self) -> None:
        self._use_zoom(GUIDE_ZOOM.default)

    def _use_zoom(self, percent: int) -> None:
        percent = max(GUIDE_ZOOM.lowest, min(GUIDE_ZOOM.highest, percent))
        self._pictures.zoom = percent / 100
        self._outdate()
        self._settings.set(GUIDE_ZOOM, percent)

    # -------------------------------------------------------------- the window itself

    def _outdate(self) -> None:
        """What is shown is written anew, once, however many things have changed."""
        self._stale = True
        if self.isVisible():
            self._renewal.start()

    def _renew(self) -> None:
        self._stale = False
        self._reader.forget()
        self._write_words()
        with QSignalBlocker(self.contents):
            self.contents.clear()
            for key in chapters.order():
                self.contents.add_line(self._reader.title(key))
        if self.search.text().strip():
            self._find_again()
        if self._visits:
            self._show(keep_place=True)

    def _write_words(self) -> None:
        #: guide: to the chapter read before
        self.back.explain(self.tr("Back"))
        #: guide: to the chapter one has come back from
        self.forward.explain(self.tr("Forward"))
        self.smaller.explain(self.tr("Smaller text"))
        self.larger.explain(self.tr("Larger text"))
        self.search.setPlaceholderText(self.tr("Search the guide"))
        self.search.setAccessibleName(self.tr("Search the guide"))
        self.contents.setAccessibleName(self.tr("Chapters"))
        self.found.setAccessibleName(self.tr("Places found"))

    def _space(self) -> None:
        px = self._look.px
        self._column.setContentsMargins(0, px(S1), 0, 0)
        self._column.setSpacing(px(S1))
        self._top.setContentsMargins(px(S1), 0, px(S1), 0)
        self._top.setSpacing(px(S1) // 2)
        self._row.setSpacing(0)
        self._below.setSpacing(px(S1))
        self._told.setContentsMargins(px(_EDGE), 0, px(_EDGE), 0)
        self.setMinimumSize(px(_SIDE + _PAGE), px(_LOWEST))
        self._ground.setFixedWidth(px(_SIDE))
        for side in (self.contents, self.found):
            side.setStyleSheet("QListWidget { background: transparent; border: none; }")

    def _close(self) -> None:
        self.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Letters begin a search, Enter goes on with it, Escape ends it and then closes the window."""
        key, text = event.key(), event.text()
        if key == Qt.Key.Key_Escape:
            if self.search.text():
                self.search.clear()
                self.browser.setFocus()
            else:
                self.close()
        elif key in ENTER_KEYS:
            self._step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif key == Qt.Key.Key_Down and self.search.hasFocus() and self._hits:
            self.found.setFocus()
        elif text.strip() and text.isprintable() and not self.search.hasFocus():
            self._to_search()
            self.search.insert(text)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follows the interface language."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.LanguageChange:
            self._outdate()

    def showEvent(self, event: QShowEvent) -> None:
        """Whatever has changed while the window was hidden."""
        if self._stale:
            self._renew()
        super().showEvent(event)

    @Slot()
    def _on_screens(self) -> None:
        fit_on_screen(self)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remembers size and place."""
        remember_place(self, self._settings, GUIDE_GEOMETRY)
        super().closeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painter_on(self) as painter:
            painter.fillRect(self.rect(), QColor(self._look.theme.page))
