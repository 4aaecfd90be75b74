"""The settings, generated from the table of options."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QStackedLayout, QVBoxLayout, QWidget

from skatdesk.i18n.bidi import isolate, left_to_right
from skatdesk.i18n.card_names import CardNamer
from skatdesk.settings import kinds
from skatdesk.settings.options import OPTIONS, SOUNDS
from skatdesk.settings.settings import Settings
from skatdesk.ui.dialogs.card_preview import CardPreview
from skatdesk.ui.dialogs.option_controls import OptionControl, control_for
from skatdesk.ui.dialogs.page import Page
from skatdesk.ui.look.button import Button, Kind
from skatdesk.ui.look.faces import CardFaces
from skatdesk.ui.look.richline import RichLine
from skatdesk.ui.look.tabs import Tabs
from skatdesk.ui.look.theme import Look
from skatdesk.ui.look.tokens import S1, S2, SMALL
from skatdesk.ui.option_words import option_words
from skatdesk.ui.table.sounds import can_play

_WIDTH, _CONTROLS = 720, 400


class SettingsDialog(Page):
    """A tab for each page of the table; every change holds at once, so there is nothing to confirm.

    Args:
        look: how it looks.
        settings: read and set.
        namer: the words for cards, for the preview.
        faces: the pictures of cards, for the preview.
        parent: the window it belongs to.

    Signals:
        saveRequested(), restoreRequested(): a backup of everything is wanted, or is to be taken up.
    """

    saveRequested = Signal()
    restoreRequested = Signal()

    def __init__(
        self, look: Look, settings: Settings, namer: CardNamer, faces: CardFaces, parent: QWidget | None = None
    ) -> None:
        super().__init__(look, _WIDTH, parent)
        self._settings = settings
        self.tabs = Tabs(look)
        ground = QWidget()
        self._stack = QStackedLayout(ground)
        self.controls: dict[str, OptionControl] = {}
        self._captions: dict[str, RichLine] = {}
        self._grids: list[QGridLayout] = []
        self.preview = CardPreview(look, namer, faces)
        self._names = RichLine(look, ink="text2", wrap=True, centred=True, even=True)
        self._no_sound = RichLine(look, size=SMALL, ink="text2", wrap=True, even=True, parent=self)
        self._no_sound.setVisible(not can_play())
        self.save_button, self.restore_button = Button(look), Button(look)
        self.close_button = Button(look, kind=Kind.PRIMARY)
        for page in kinds.Page:
            self._add_page(page)
        self.body.addWidget(self.tabs)
        self.body.addWidget(ground)
        self.add_button(self.save_button, leading=True)
        self.add_button(self.restore_button, leading=True)
        self.add_button(self.close_button, default=True)
        self.tabs.setFocus(Qt.FocusReason.OtherFocusReason)
        self.close_button.clicked.connect(self.accept)
        for button, asked in ((self.save_button, self.saveRequested), (self.restore_button, self.restoreRequested)):
            button.clicked.connect(self.accept)
            button.clicked.connect(asked)
        self.tabs.currentChanged.connect(self._stack.setCurrentIndex)
        look.changed.connect(self._space)
        namer.changed.connect(self._show_names)
        self._space()
        self._write_words()
        for control in self.controls.values():
            control.start()

    def take_away_backup(self) -> None:
        """Where nothing is kept there is nothing to save."""
        self.save_button.hide()
        self.restore_button.hide()

    def _add_page(self, page: kinds.Page) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        self._grids.append(grid)
        for at, option in enumerate(option for option in OPTIONS if option.page is page):
            row = 2 * at  # a row between two options is empty, or tells something about the one above
            control = self.controls[option.key] = control_for(self._look, self._settings, option)
            if isinstance(option, kinds.Switch):
                grid.addWidget(control.widget, row, 0, 1, 2)
                if option is SOUNDS and not can_play():
                    control.widget.setEnabled(False)
                    grid.addWidget(self._no_sound, row + 1, 0, 1, 2)
                continue
            caption = self._captions[option.key] = RichLine(self._look, wrap=True, even=True)
            caption.setBuddy(control.widget)
            grid.addWidget(caption, row, 0)
            grid.addWidget(control.widget, row, 1)
        column.addLayout(grid)
        if page is kinds.Page.CARDS:
            column.addStretch(1)
            column.addWidget(self.preview, 0, Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(self._names)
        column.addStretch(1)
        self._stack.addWidget(content)
        self.tabs.addTab("")

    def _write_words(self) -> None:
        self.show_title(self.tr("Settings"))
        #: button: all games and lists go into one file
        self.save_button.setText(self.tr("Save a backup…"))
        #: button: all games and lists come from such a file
        self.restore_button.setText(self.tr("Restore a backup…"))
        self.close_button.setText(self.tr("Close"))
        for index, page in enumerate(kinds.Page):
            self.tabs.setTabText(index, option_words(page))
        for key, control in self.controls.items():
            label = option_words(control.option.label)
            control.widget.setAccessibleName(label)
            control.write_words()
            if key in self._captions:
                self._captions[key].show_text(label)
        #: settings, under the switch for sounds; {command} is typed into a terminal
        told = self.tr("For sounds, install an add-on first: {command}")
        self._no_sound.show_text(told.format(command=left_to_right('pip install "skatdesk[sound]"')))
        self._show_names()

    def _show_names(self) -> None:
        self._names.show_text(" · ".join(isolate(name) for name in self.preview.names()))

    def _space(self) -> None:
        px = self._look.px
        for grid in self._grids:
            grid.setHorizontalSpacing(px(S2))
            grid.setVerticalSpacing(px(S1))
            grid.setColumnMinimumWidth(1, px(_CONTROLS))
