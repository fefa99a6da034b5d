"""The log: what happened, as sentences; one line an action."""

from __future__ import annotations

from collections.abc import Sequence

from engine.journal import Entry
from words import consequences as consequences  # their words join those of `words.entries`
from words import corrections as corrections
from words.entries import say
from words.ledger import Log, Said


def log_lines(entries: Sequence[Entry], names: Sequence[str], seat: int | None = None) -> list[str]:
    """What `seat`, or anybody, may read of some entries, a line an action; markdown, names `verbatim`."""
    return [said.text for said in log_said(entries, names, seat)]


def log_said(
    entries: Sequence[Entry], names: Sequence[str], seat: int | None = None, *, ahead: bool = False
) -> list[Said]:
    """The lines of `log_lines`, each with its kind: somebody's action, or what stands on its own; `ahead` where it is yet to happen."""
    log = Log(names, ahead)
    for entry in entries:
        if entry.to == -1 or entry.to == seat:
            say(entry, log)
    log.close()
    return [
        Said(text, line.seat, line.kind, line.concerns(), tuple(line.effects()), line.head or text)
        for line in log.lines
        if (text := line.said())
    ]
