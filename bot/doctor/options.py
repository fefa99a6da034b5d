"""The options of the doctor; each is in `OPTIONS`, with what it does in a module of its own beside this one."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, Final, NamedTuple

from bot.config import Settings
from bot.doctor.copying import copy_from
from bot.doctor.host import examine
from bot.doctor.live import live
from bot.doctor.quarantine import quarantine, release, take_back

Say = Callable[[str], None]
"""Prints one line for the host."""


class DoctorOption(NamedTuple):
    """One option of the doctor: the name of its value, and its function, which returns the number of problems."""

    value: str
    do: Callable[[Settings, str, Say], Coroutine[Any, Any, int]]


OPTIONS: Final[Mapping[str, DoctorOption]] = {
    "--live": DoctorOption("CHANNEL", live),
    "--copy-from": DoctorOption("DATABASE|@FILE", copy_from),
    "--quarantine": DoctorOption("GAME", quarantine),
    "--release": DoctorOption("GAME", release),
    "--take-back": DoctorOption("GAME", take_back),
}


def ways() -> list[str]:
    """Return the ways to call the doctor, as they stand behind the name of the program."""
    return [" doctor", *(f" doctor {name} {option.value}" for name, option in OPTIONS.items())]


def chosen(arguments: Sequence[str]) -> Callable[[Settings, Say], Coroutine[Any, Any, int]] | None:
    """Return the function that the arguments behind `doctor` ask for; None for arguments that no option takes."""
    if not arguments:
        return examine
    if len(arguments) != 2 or arguments[0] not in OPTIONS:
        return None
    option, value = OPTIONS[arguments[0]], arguments[1]
    return lambda settings, say: option.do(settings, value, say)
