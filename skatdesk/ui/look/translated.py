"""Words that follow the interface language."""

from PySide6.QtCore import QEvent


class Translated:
    """Stands before Qt's class among the bases of a widget that writes words of its own."""

    def _write_words(self) -> None:
        """Writes them all, now and whenever the language changes."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follows the interface language."""
        super().changeEvent(event)  # type: ignore[misc]  # the widget's own
        if event.type() is QEvent.Type.LanguageChange:
            self._write_words()
