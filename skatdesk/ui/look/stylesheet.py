"""Palette and style sheet by which Qt's own widgets take the program's colours."""

from dataclasses import fields
from string import Template

from PySide6.QtGui import QColor, QPalette

from skatdesk.paths import resources_folder
from skatdesk.ui.look.tokens import CHIP_ROW, FIELD_AIR, RADIUS, ROW, SMALL, SMALLEST_TEXT, Theme

_Role = QPalette.ColorRole
_Group = QPalette.ColorGroup


_EXAMPLE = 0.64
"""How much of the ink is left in what an empty field says; Qt's half of it is too pale to be read."""


def _example(theme: Theme) -> str:
    """The colour of what an empty field says: paler than what is written into it, and still readable."""
    colour = QColor(theme.text)
    colour.setAlphaF(_EXAMPLE)
    return colour.name(QColor.NameFormat.HexArgb)


def palette_of(theme: Theme) -> QPalette:
    """All roles Fusion paints with; Light, Mid and Dark keep outlines of check boxes and grids visible in the dark."""
    roles = {
        _Role.Window: theme.page,
        _Role.WindowText: theme.text,
        _Role.Base: theme.field,
        _Role.AlternateBase: theme.panel2,
        _Role.Text: theme.text,
        _Role.PlaceholderText: _example(theme),
        _Role.Button: theme.panel,
        _Role.ButtonText: theme.text,
        _Role.BrightText: theme.minus,
        _Role.ToolTipBase: theme.panel,
        _Role.ToolTipText: theme.text,
        _Role.Highlight: theme.accent,
        _Role.HighlightedText: theme.on_accent,
        _Role.Link: theme.accent_text,
        _Role.LinkVisited: theme.accent_text,
        _Role.Accent: theme.accent,
        _Role.Light: theme.panel2 if theme.dark else theme.field,
        _Role.Midlight: theme.panel2,
        _Role.Mid: theme.line_strong,
        _Role.Dark: theme.line_strong,
        _Role.Shadow: "#000000" if theme.dark else theme.line_strong,
    }
    palette = QPalette()
    for role, colour in roles.items():
        palette.setColor(role, QColor(colour))
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        palette.setColor(_Group.Disabled, role, QColor(theme.off))
    palette.setColor(_Group.Disabled, _Role.Highlight, QColor(theme.line))
    return palette


_BOX, _TICK = 18, 16
"""Side of a check box, and of the tick before a line of a menu."""

_SHEET = Template("""
QToolTip { background: $panel; color: $text; border: 1px solid $line_strong; padding: 6px 8px; }
QMenu { background: $panel; color: $text; border: 1px solid $line_strong; padding: 6px; }
QMenu::item { padding: ${menu_air}px 24px ${menu_air}px 24px; border-radius: 6px; }
QMenu::item:selected { background: $accent_soft; color: $accent_text; }
QMenu::item:disabled { color: $off; }
QMenu::indicator { width: ${menu_tick}px; height: ${menu_tick}px; margin: 0 4px; }
QMenu::indicator:checked { image: url("$parts/$tick_on_panel"); }
QMenu::separator { height: 1px; background: $line; margin: 6px 8px; }
QLineEdit, QPlainTextEdit, QTextEdit, QComboBox, QAbstractSpinBox {
    background: $field; color: $text; border: 1px solid $line_strong; border-radius: ${radius}px;
    padding: 0 10px; selection-background-color: $accent; selection-color: $on_accent;
    placeholder-text-color: $example;
}
QLineEdit, QComboBox, QAbstractSpinBox { min-height: ${row}px; }
QLineEdit { padding: 0 ${air}px; }
QPlainTextEdit, QTextEdit { padding: 8px 10px; }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus {
    border: 2px solid $accent; padding: 0 9px; min-height: ${row_inside}px;
}
QLineEdit:focus { padding: 0 ${air_inside}px; }
QPlainTextEdit:focus, QTextEdit:focus { border: 2px solid $accent; padding: 7px 9px; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled {
    background: $panel; color: $off; border-color: $line; placeholder-text-color: $off;
}
QLineEdit[wrong="true"] {
    background: $minus_soft; color: $on_minus_soft; border: 2px solid $minus;
    padding: 0 ${air_inside}px; min-height: ${row_inside}px;
}
QAbstractSpinBox QLineEdit, QComboBox QLineEdit {
    background: transparent; border: none; min-height: 0; padding: 0 8px;
}
QAbstractSpinBox, QAbstractSpinBox:focus { padding: 0; max-height: ${row}px; qproperty-alignment: AlignCenter; }
QAbstractSpinBox:focus { max-height: ${row_inside}px; }
QComboBox::drop-down, QDateEdit::drop-down { border: none; width: 32px; }
QComboBox::down-arrow, QDateEdit::down-arrow { image: url("$parts/down.svg"); width: 16px; height: 16px; }
QComboBox QAbstractItemView { background: $panel; border: 1px solid $line_strong; padding: 4px; outline: none; }
QComboBox QAbstractItemView::item { min-height: 28px; padding: 2px 6px; }
QListView#proposals { border: 1px solid $line_strong; padding: 0; outline: none; }
QListView#proposals::item { min-height: 28px; padding: 2px ${air}px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; background: transparent; width: 28px; }
QAbstractSpinBox::up-button { subcontrol-position: top right; margin-top: 3px; }
QAbstractSpinBox::down-button { subcontrol-position: bottom right; margin-bottom: 3px; }
QAbstractSpinBox::up-arrow { image: url("$parts/up.svg"); width: 12px; height: 12px; }
QAbstractSpinBox::down-arrow { image: url("$parts/down.svg"); width: 12px; height: 12px; }
QCheckBox, QRadioButton { spacing: 10px; min-height: ${low_row}px; }
QCheckBox::indicator, QRadioButton::indicator {
    width: ${box}px; height: ${box}px; background: $field; border: 1px solid $text2; border-radius: ${box_corner}px;
}
QRadioButton::indicator { border-radius: ${box_round}px; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: url("$parts/$tick"); }
QRadioButton::indicator:checked {
    border: 1px solid $accent;
    background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5, fx: 0.5, fy: 0.5,
        stop: 0 $accent, stop: 0.5 $accent, stop: 0.6 $field, stop: 1 $field);
}
QCheckBox:focus, QRadioButton:focus { color: $accent_text; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus {
    border: 2px solid $accent; width: ${box_inside}px; height: ${box_inside}px;
}
QCheckBox:disabled, QRadioButton:disabled { color: $off; }
QProgressBar { background: $panel2; border: none; border-radius: 4px; max-height: 8px; text-align: center; }
QProgressBar::chunk { background: $accent; border-radius: 4px; }
.QPushButton {
    background: $field; color: $text; border: 1px solid $line_strong; border-radius: ${radius}px;
    padding: 0 16px; min-height: ${row}px;
}
QDialogButtonBox .QPushButton { min-width: 64px; }  /* elsewhere a button may need more and would be cut */
.QPushButton:hover { background: $panel2; }
.QPushButton:focus, .QPushButton:default {
    border: 2px solid $accent; padding: 0 15px; min-height: ${row_inside}px;
}
.QPushButton:disabled { background: $panel; color: $off; border-color: $line; }
QTabWidget::pane { border: none; border-top: 1px solid $line; }
QTabBar { background: transparent; }
QTabBar::tab {
    background: transparent; color: $text2; border: none; border-bottom: 3px solid transparent;
    padding: 10px 4px 8px 4px; margin: 0 12px;
}
QTabBar::tab:selected { color: $text; border-bottom: 3px solid $accent; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:focus { color: $accent_text; }
QHeaderView { background: $panel; border: none; }
QHeaderView::section {
    background: $panel; color: $text2; border: none; border-bottom: 1px solid $line_strong;
    padding: 4px 9px; margin: 0 -1px; font-size: ${small}px; font-weight: bold;  /* the lines reach into each other */
}
QHeaderView::section:vertical { border-bottom: none; padding: 4px 0; margin: 0; }
QTableView, QTreeView, QListView {
    background: $panel; alternate-background-color: $panel2; border: none; gridline-color: $line;
    selection-background-color: $accent_soft; selection-color: $accent_text;
}
QTableCornerButton::section { background: $panel; border: none; }
QScrollArea { background: transparent; border: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $line_strong; border: 3px solid transparent; border-radius: 6px; }
QScrollBar::handle:vertical { min-height: 32px; margin: 2px 3px; border: none; border-radius: 3px; }
QScrollBar::handle:horizontal { min-width: 32px; margin: 3px 2px; border: none; border-radius: 3px; }
QScrollBar::handle:hover { background: $text2; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QSplitter::handle { background: $line; }
""")


def stylesheet_of(theme: Theme, scale: float, *, enlarged: bool) -> str:
    """Menus, inputs, tabs, tables and scroll bars; the rest is Fusion with the palette."""
    colours = {field.name: getattr(theme, field.name) for field in fields(theme)}
    row = round(ROW * scale) - 2  # a control's frame comes on top of its height
    box = round(_BOX * scale)
    air = round(FIELD_AIR * scale) - 3  # beside the frame and 2 px of Qt's own
    sizes = {
        "air": air,
        "air_inside": air - 1,
        "box": box,
        "box_inside": box - 2,
        "box_corner": round(4 * scale),
        "box_round": box // 2 + 1,
        "menu_air": 4 if enlarged else 7,  # the menu stays in one column
        "menu_tick": round(_TICK * scale),
        "radius": round(RADIUS * scale),
        "row": row,
        "row_inside": row - 2,
        "low_row": round(CHIP_ROW * scale),
        "small": max(SMALLEST_TEXT, round(SMALL * scale)),
    }
    ticks = ("tick_dark.svg", "tick_light.svg") if theme.dark else ("tick_light.svg", "tick_dark.svg")
    parts = {
        "parts": (resources_folder() / "icons" / "parts").as_posix(),
        "tick": ticks[0],
        "tick_on_panel": ticks[1],
    }
    return _SHEET.substitute(colours | sizes | parts, example=_example(theme))
