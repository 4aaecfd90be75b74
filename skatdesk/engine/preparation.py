"""Compiles the kernel of the searching players beside the program, once after an installation."""

import logging

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, Signal, Slot

from skatdesk.players.solver.warming import WarmUpError, is_warm, kept_in, warming_command

_PATIENCE_MS = 2_000
"""How long the end of the program waits for the compiler to go, in ms."""

_log = logging.getLogger(__name__)


class Preparation(QObject):
    """The compiler, in a process of its own: the window stays smooth, and leaving ends it.

    A program that is killed leaves it to its work, a minute at most; the next start finds the result.

    Signals:
        ended(bool): whether the searching players are ready now; as long as they are not, rule-based players sit in.
        refused(str): they are not, and it is no use to wait; in this folder their machine code should have been kept.
    """

    ended = Signal(bool)
    refused = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = QProcess(self)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)

    @property
    def running(self) -> bool:
        """Whether the compiler is at work."""
        return self._process.state() is not QProcess.ProcessState.NotRunning

    def begin(self) -> bool:
        """Starts compiling if that is needed and not under way yet; tells whether it is now."""
        if self.running:
            return True
        if is_warm():
            return False
        try:
            command, environment = warming_command()
        except WarmUpError as error:
            _log.warning("%s", error)
            self.refused.emit(str(kept_in()))
            return False
        known = QProcessEnvironment()
        for name, value in environment.items():
            known.insert(name, value)
        self._process.setProcessEnvironment(known)
        self._process.setStandardInputFile(QProcess.nullDevice())
        self._process.start(command[0], command[1:])
        return self.running

    def stop(self) -> None:
        """Gives up what is under way."""
        if self.running:
            self._process.blockSignals(True)
            self._process.kill()
            self._process.waitForFinished(_PATIENCE_MS)

    @Slot(int, QProcess.ExitStatus)
    def _on_finished(self, code: int, _status: QProcess.ExitStatus) -> None:
        if code != 0:
            _log.warning("the kernel could not be compiled: %s", self._process.readAllStandardError().toStdString())
        self._end(is_warm())

    @Slot(QProcess.ProcessError)
    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            _log.warning("the kernel could not be compiled: %s", self._process.errorString())
            self._end(False)

    def _end(self, ready: bool) -> None:
        self.ended.emit(ready)
        if not ready:
            self.refused.emit(str(kept_in()))
