"""What a soak has seen: faults, and figures that must not grow."""

import ctypes
import logging
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from types import TracebackType

from PySide6.QtCore import QObject, QtMsgType, qInstallMessageHandler

_TOLD = 5
"""Of what has grown, the kinds of objects that have most."""
_GROWTH, _GROWTH_MB = 1.02, 12.0
"""How much more there may be in the last third of the samples than in the first: objects by factor, memory in MB."""
_LARGE_FROM = -3
"""``M_MMAP_THRESHOLD`` of the GNU C library."""
_HARMLESS = QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg
OF_THE_PLATFORM = ("This plugin does not support", "propagateSizeHints")
"""What the platform without a screen says for itself."""


@dataclass(slots=True)
class Report:
    """What a soak has seen. ``samples`` are (deals, objects by kind, MB) after the deals so far; see ``written_mb``."""

    deals: int = 0
    deeds: int = 0
    faults: list[str] = field(default_factory=list)
    samples: list[tuple[int, Counter[str], float]] = field(default_factory=list)

    @property
    def moment(self) -> str:
        """When it is now, for messages."""
        return f"deal {self.deals}, deed {self.deeds}"

    def judge(self) -> None:
        """Adds what has grown to the faults; the first fifth of the deals may fill caches."""
        settled = [sample for sample in self.samples if sample[0] > self.deals / 5]
        if len(settled) < 3:
            return
        third = len(settled) // 3
        first, last = settled[:third], settled[-third:]
        objects, objects_now = (median(sample[1].total() for sample in part) for part in (first, last))
        memory, memory_now = (median(sample[2] for sample in part) for part in (first, last))
        if objects_now > objects * _GROWTH:
            more = ", ".join(f"{kind} +{number}" for kind, number in (last[-1][1] - first[0][1]).most_common(_TOLD))
            self.faults.append(f"objects grew from {objects:.0f} to {objects_now:.0f}: {more}")
        if memory_now > memory + _GROWTH_MB:
            self.faults.append(f"memory grew from {memory:.0f} to {memory_now:.0f} MB")


def kinds_of(objects: Iterable[QObject]) -> Counter[str]:
    """How many objects there are of each class."""
    return Counter(type(one).__name__ for one in objects)


def keep_nothing_for_later() -> None:
    """From now on the C library hands large blocks back to the system at once, where that can be asked for.

    Else, after the first of 16 MB, it keeps as much at the end of each thread's heap, out of reach of ``give_back``.
    """
    if sys.platform == "linux" and hasattr(libc := ctypes.CDLL(None), "mallopt"):
        libc.mallopt(_LARGE_FROM, 128 * 1024)


def give_back() -> None:
    """Memory that is free already, and only kept by the C library for later, goes back where that can be asked for."""
    if sys.platform == "linux" and hasattr(libc := ctypes.CDLL(None), "malloc_trim"):
        libc.malloc_trim(0)


def memory_mb() -> float:
    """Resident memory of this process in MB, 0 where the system does not tell."""
    status = Path("/proc/self/statm")
    if not status.exists():
        return 0.0
    return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024 / 1024


def written_mb() -> float:
    """The part of it the process has written itself, in MB, 0 where the system does not tell.

    The rest are pages of files, code and fonts above all, which the system reads in and drops as it likes.
    """
    status = Path("/proc/self/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return sum(int(line.split()[1]) for line in lines if line.startswith("RssAnon:")) / 1024


@contextmanager
def listening(report: Report) -> Iterator[None]:
    """Exceptions nobody has caught, and everything Qt or the log warns of, become faults."""

    def on_message(kind: QtMsgType, _context: object, text: str) -> None:
        if kind not in _HARMLESS and not any(words in text for words in OF_THE_PLATFORM):
            report.faults.append(f"{report.moment}: Qt: {text}")

    def on_exception(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        report.faults.append(f"{report.moment}: {kind.__name__}: {error}")
        before(kind, error, trace)

    class Log(logging.Handler):
        """Takes what the program logs."""

        def emit(self, record: logging.LogRecord) -> None:
            report.faults.append(f"{report.moment}: {record.name}: {record.getMessage()}")

    log = Log(logging.WARNING)
    logging.getLogger().addHandler(log)
    before = sys.excepthook
    qInstallMessageHandler(on_message)
    sys.excepthook = on_exception
    try:
        yield
    finally:
        logging.getLogger().removeHandler(log)
        sys.excepthook = before
        qInstallMessageHandler(None)
