"""The memory of one solver: a header, room for the moves of each trick, the table of positions.

Everything that changes lies in this one array, so that threads with an array each do not
meet. Stop flag and clock are in it too: another thread may set the flag at any time.
"""

import ctypes
import sys
import time

import numpy as np

from skatdesk.players.solver.compiled import Words, call, compiled, part

NODES = 0
"""Cards played since the header was last set to zero."""
TRICKS = 1
"""Positions at the start of a trick that were looked at."""
QUESTION = 2
"""Counts the questions; entries of older ones are replaced first."""
SIZE = 3
"""Binary logarithm of the number of entries in the table."""
STOP = 4
"""Not 0: whoever is searching shall stop. Set from any thread."""
STOPPED = 5
"""Not 0: the search has stopped, its answer means nothing."""
DEADLINE = 6
"""The time at which to stop by itself, 0 for never, in the clock's units."""

_CLOCK = 7  # the address of the system's function, then which of its clocks
_PER_SECOND = 9
_TIME = 10  # where the clock writes

MOVES = 16
"""Where the moves of a trick lie: three times ten words for each number of cards left, 0 to 10."""
MIDDLE = MOVES + 11 * 32
"""The same for the trick that a question begins in."""
TABLE = MIDDLE + 32
"""The table of positions, two words for each entry."""

POLL_EVERY = 512
"""Positions between two looks at flag and clock, some 0.1 ms."""

_WINDOWS = sys.platform == "win32"


def new_workspace(size: int) -> Words:
    """The memory of a solver with 2 to the power of ``size`` (2 to 28) table entries of 16 bytes."""
    if not 2 <= size <= 28:
        raise ValueError(f"no table of 2 to the power of {size}")
    memory = np.zeros(TABLE + (2 << size), np.int64)
    memory[SIZE] = size
    memory[_PER_SECOND] = 10**9
    if sys.platform == "win32":
        kernel32 = ctypes.windll.kernel32
        ticks = ctypes.c_int64()
        kernel32.QueryPerformanceFrequency(ctypes.byref(ticks))
        function, memory[_PER_SECOND] = kernel32.QueryPerformanceCounter, ticks.value
    else:
        function, memory[_CLOCK + 1] = ctypes.CDLL(None).clock_gettime, time.CLOCK_MONOTONIC
    memory[_CLOCK] = ctypes.cast(function, ctypes.c_void_p).value or 0
    return memory


@part
def _now(memory: Words) -> int:
    call(memory[_CLOCK], memory[_CLOCK + 1], memory.ctypes.data + 8 * _TIME)
    if _WINDOWS:
        return memory[_TIME]
    return memory[_TIME] * 1_000_000_000 + memory[_TIME + 1]


@compiled("void(int64[::1], float64)")
def begin(memory: Words, seconds: float) -> None:
    """Makes ready for a question that may take so long; less than 0 is as long as it takes."""
    memory[NODES] = 0
    memory[TRICKS] = 0
    memory[QUESTION] += 1
    memory[STOPPED] = 0
    memory[DEADLINE] = 0
    if seconds >= 0.0:
        memory[DEADLINE] = _now(memory) + int(seconds * memory[_PER_SECOND])


@part
def poll(memory: Words) -> None:
    """Notes that the search has to stop, if it has."""
    if memory[STOP] != 0 or (memory[DEADLINE] != 0 and _now(memory) >= memory[DEADLINE]):
        memory[STOPPED] = 1
