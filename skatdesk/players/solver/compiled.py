"""The door to numba: what a kernel function is, where its machine code is kept, and what Python has no word for.

Importing this module imports numba; nothing outside the kernel does.
"""

import functools
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numpy as np
import numpy.typing as npt

from skatdesk.players.solver.warming import folder_to_compile_into, forget_machine_code, one_at_a_time

os.environ["NUMBA_CACHE_DIR"] = str(folder_to_compile_into())  # numba reads it when it is imported

import numba
from llvmlite import ir  # type: ignore[import-untyped]  # it tells no types
from numba import types
from numba.extending import intrinsic

Words = npt.NDArray[np.int64]
"""The memory of one solver (see ``workspace``), or a constant table."""

P = ParamSpec("P")
R = TypeVar("R")
Instruction = Callable[[int], int]
_njit: Any = functools.partial(numba.njit, nogil=True, boundscheck=False, error_model="numpy")


def compiled(signature: Any) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """An entry of the kernel: compiled when imported, without the interpreter's lock, and kept on disk.

    ``signature`` is numba's, as text or as its own object.
    """
    kept = cast("Callable[[Callable[P, R]], Callable[P, R]]", _njit(signature, cache=True))

    def entry(function: Callable[P, R]) -> Callable[P, R]:
        with one_at_a_time(Path(os.environ["NUMBA_CACHE_DIR"])):
            try:
                return kept(function)
            except OSError:  # the disk refuses
                raise
            except Exception:  # noqa: BLE001  # numba trusts every file: half of one, as after a power cut, fails anyhow
                forget_machine_code(f"{function.__module__.rpartition('.')[2]}.{function.__qualname__}")
                return kept(function)

    return entry


def part(function: Callable[P, R]) -> Callable[P, R]:
    """A part of the kernel: compiled into each entry that uses it."""
    return cast("Callable[P, R]", _njit(function))


def _lowest(_typing: Any, _word: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, True))

    return types.int64(types.int64), generate


def _highest(_typing: Any, _word: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        zeros = builder.ctlz(arguments[0], context.get_constant(types.boolean, True))
        return builder.sub(context.get_constant(types.int64, 63), zeros)

    return types.int64(types.int64), generate


def _count(_typing: Any, _word: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


def _call(_typing: Any, _function: Any, _argument: Any, _answer: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        number, pointer = ir.IntType(32), ir.IntType(8).as_pointer()
        function, argument, answer = arguments
        place = builder.inttoptr(answer, pointer)
        given = [place] if sys.platform == "win32" else [builder.trunc(argument, number), place]
        kind = ir.FunctionType(number, [value.type for value in given])
        called = builder.call(builder.inttoptr(function, kind.as_pointer()), given)
        return builder.sext(called, ir.IntType(64))

    return types.int64(types.int64, types.int64, types.int64), generate


lowest = cast("Instruction", intrinsic(_lowest))
"""The number of the lowest bit of a word that is not 0."""

highest = cast("Instruction", intrinsic(_highest))
"""The number of the highest bit of a word that is not 0."""

count = cast("Instruction", intrinsic(_count))
"""How many bits of a word are set."""

call = cast("Callable[[int, int, int], int]", intrinsic(_call))
"""Calls the system's clock: the address of its function, which clock (not on Windows), where to write the time."""
