"""What the user is told when something outside the game fails: what happened, what it means, what to do."""

from pathlib import Path

from PySide6.QtCore import QObject

from skatdesk.i18n.bidi import isolate
from skatdesk.i18n.dates import written
from skatdesk.store.errors import SetAside, StoreError, Trouble


class Troubles(QObject):
    """Sentences for faults of the environment; play goes on in every case."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: set[Trouble] = set()

    def news_of_store(self, error: StoreError) -> str:
        """As ``beside_games``; empty if that was said here before and would only be said again."""
        if error.trouble in self._told:
            return ""
        self._told.add(error.trouble)
        return self.beside_games(error)

    def of_store(self, error: StoreError) -> str:
        """A game could not be written into the store, or read."""
        path = isolate(str(error.path))
        match error.trouble:
            case Trouble.LOCKED:
                return self.tr(
                    "Another Skatdesk is running: games played here are not kept. Close this one and play in the other"
                )
            case Trouble.UNAVAILABLE:
                return self.tr(
                    "This game cannot be written to {path}. Is the disk full or protected? Play goes on"
                ).format(path=path)
            case Trouble.DAMAGED | Trouble.GONE:
                return self.tr("The saved games in {path} cannot be read. They are left as they are").format(path=path)
            case Trouble.NEWER:
                return self.tr("The saved games in {path} are from a newer Skatdesk. They are left as they are").format(
                    path=path
                )

    def beside_games(self, error: StoreError) -> str:
        """What belongs to no game in play could not be written, or read: statistics, who is who, puzzles, reviews."""
        return self.unwritable(error.path) if error.trouble is Trouble.UNAVAILABLE else self.of_store(error)

    def of_lists(self, error: StoreError) -> str:
        """A score list could not be written, or read."""
        if error.trouble is not Trouble.UNAVAILABLE:
            return self.of_store(error)
        return self.tr(
            "{path} cannot be written: the list is as it was before. Is the disk full or protected? "
            "Make room or allow writing there, then try again"
        ).format(path=isolate(str(error.path)))

    def of_unopened(self, error: StoreError) -> str:
        """The store could not be opened: whatever is done till the end is lost."""
        if error.trouble is not Trouble.UNAVAILABLE:
            return self.of_store(error)
        return self.tr(
            "The saved games in {path} cannot be opened: nothing that is played or written now is kept. "
            "Is the disk full or protected? Make room or allow writing there, then start Skatdesk again"
        ).format(path=isolate(str(error.path)))

    def of_set_aside(self, moved: SetAside) -> str:
        """A file was put aside, or was gone, and a backup or its copy taken up, or a new one begun."""
        path = isolate(moved.path.name)
        if moved.trouble is Trouble.NEWER:
            return self.tr("The saved games are from a newer Skatdesk: they were kept as {path}").format(path=path)
        if moved.trouble is None:
            return self.tr("The backup is in use now. What was here before was kept as {path}").format(path=path)
        if moved.copied is None:
            return self.tr("The saved games were damaged: they were kept as {path}, and new ones begun").format(
                path=path
            )
        day = isolate(written(moved.copied))
        if moved.trouble is Trouble.GONE:
            return self.tr(
                "The saved games were no longer there. Skatdesk goes on with its copy of {day}; "
                "what was played and written after that is not in it"
            ).format(day=day)
        return self.tr(
            "The saved games were damaged and were kept as {path}. Skatdesk goes on with its copy of {day}; "
            "what was played and written after that is not in it"
        ).format(path=path, day=day)

    def of_home(self, error: OSError) -> str:
        """None of the user's files can be kept where they belong: there is no window."""
        return self.tr(
            "Skatdesk cannot keep its files in {path}. Is the disk full or protected, or is a file in the way? "
            "Make room or allow writing there, then start Skatdesk again"
        ).format(path=isolate(str(error.filename or "")))

    def of_settings_set_aside(self, path: Path, options: str = "") -> str:
        """The file with the settings was put aside under this name, because of all of it or of these options."""
        if options:
            #: {options} are settings with the values they have now, such as "Card faces: French; Sounds: off"
            return self.tr(
                "Some settings could not be understood and are as at the first start: {options}. "
                "The file as it was is kept as {path}"
            ).format(options=options, path=isolate(path.name))
        return self.tr(
            "The settings were damaged: they were kept as {path}, and everything is set as at the first start"
        ).format(path=isolate(path.name))

    def of_settings(self) -> str:
        """The settings could not be saved."""
        return self.tr("The settings cannot be saved. Is the disk full or protected? They hold until you quit")

    def unwritable(self, path: str | Path) -> str:
        """A file the user asked for, or the store, cannot be written."""
        return self.tr("{path} cannot be written. Is the disk full or protected, or is its folder gone?").format(
            path=isolate(str(path))
        )

    def of_preparation(self, folder: str) -> str:
        """The players who search could not be compiled, or what was compiled cannot be kept in this folder."""
        return self.tr(
            "The strong players could not be prepared, and others sit in for them. Is the disk full or protected? "
            "Make room in {path} or allow writing there, then start Skatdesk again"
        ).format(path=isolate(folder))

    def of_defect(self, log: str) -> str:
        """Something is wrong in the program itself."""
        return self.tr("Something went wrong in Skatdesk. The game is saved; details are in {path}").format(
            path=isolate(log)
        )

    def of_saved_game(self) -> str:
        """A saved series cannot be read, or does not fit the rules of this version."""
        return self.tr("The series you left cannot be taken up again. It is kept as it is; begin a new one")
