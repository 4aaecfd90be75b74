"""A menu that writes its keys as they are printed, in every language."""

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QStyleOptionMenuItem

from skatdesk.i18n.bidi import left_to_right


def literal(text: str) -> str:
    """What people have written, in a menu: an ``&`` of theirs marks no key."""
    return text.replace("&", "&&")


class Menu(QMenu):
    """In a right-to-left menu "Ctrl+," would read ",+Ctrl"."""

    def initStyleOption(self, option: QStyleOptionMenuItem, action: QAction) -> None:
        """What is painted: words, a tab, the keys."""
        super().initStyleOption(option, action)
        words, tab, keys = option.text.partition("\t")
        if tab and self.isRightToLeft():
            option.text = f"{words}\t{left_to_right(keys)}"
