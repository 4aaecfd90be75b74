"""One start of the program with its window: from the command line to the exit code."""

import ctypes
import gc
import logging
import os
import sys
from pathlib import Path
from typing import NoReturn

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from skatdesk import __version__, paths
from skatdesk.app import Application
from skatdesk.engine.executor import PoolExecutor
from skatdesk.settings.settings import FILE_NAME as SETTINGS_FILE
from skatdesk.settings.settings import Settings, SettingsError
from skatdesk.store.errors import StoreError
from skatdesk.store.store import FILE_NAME as STORE_FILE
from skatdesk.store.store import Store
from skatdesk.ui.appearance import Appearance
from skatdesk.ui.defects import Defects
from skatdesk.ui.dialogs.note import NoteDialog
from skatdesk.ui.interrupts import Interrupts
from skatdesk.ui.troubles import Troubles

APPLICATION_ID = "org.skatdesk.Skatdesk"
_AT_REST_MS = 1_500
"""So long after the start the window stands, and nobody has come far yet; then what is slow to load is loaded ahead."""


def main(*, smoke: bool = False, file: Path | None = None) -> int:
    """Opens the window and runs until it is closed, for ``smoke`` until it stands; returns the exit code.

    ``file`` is opened in it as if it had been dropped there: a score list, a backup, or games.
    """
    gc.freeze()  # what is loaded stays to the end, and no search goes through it; nothing of the window is there yet
    app = _application()
    defects = Defects(paths.log_folder(), app)
    defects.watch()
    interrupts = Interrupts(app)
    interrupts.asked.connect(app.quit)
    interrupts.watch()
    settings = Settings()
    unread: SettingsError | None = None
    store: Store | None = None
    unopened: StoreError | None = None
    try:
        settings = Settings.load(paths.config_folder() / SETTINGS_FILE)
    except SettingsError as error:
        unread = error
    try:
        store = Store.open(paths.data_folder() / STORE_FILE)
    except StoreError as error:
        unopened = error
    executor = PoolExecutor()
    application = Application(app, settings, store, executor)
    app.aboutToQuit.connect(application.window.close)  # Windows ends a session with that, and then the process
    defects.happened.connect(application.on_defect)
    application.open()
    if not smoke:
        application.strong_players.prepare()
        QTimer.singleShot(_AT_REST_MS, application.statistics, application.statistics.load_ahead)
    application.tell_set_aside()
    application.tell_unopened(unread, unopened)
    if file is not None:
        application.games.take(str(file))
    defects.window_stands()
    if smoke:
        QTimer.singleShot(0, app, app.quit)
    code = app.exec()
    application.stop()
    ended = executor.stop()
    interrupts.unwatch()
    defects.unwatch()
    if not ended:
        _leave(code)
    return code


def tell_homeless(error: OSError) -> None:
    """Says in place of the window why the user's files cannot be kept, and waits until it is closed.

    With no settings to be read it is said in the language of the system.
    """
    app = _application()
    appearance = Appearance(app, Settings(), app)
    appearance.follow_settings()
    note = NoteDialog(appearance.look, "Skatdesk", Troubles().of_home(error))
    note.open()
    app.exec()


def _application() -> QApplication:
    if sys.platform == "win32":  # else the task bar shows Python's own icon
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APPLICATION_ID)
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Skatdesk")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(APPLICATION_ID)
    app.setWindowIcon(QIcon(str(paths.resources_folder() / "program.svg")))
    return app


def _leave(code: int) -> NoReturn:
    """Ends the process although somebody still thinks in it, who would keep it there, unseen."""
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:  # none where the program was started without a console
            stream.flush()
    os._exit(code)
