"""The log of a game as sentences, one line for each action."""

from __future__ import annotations

from collections.abc import Sequence

from engine.journal import Entry
from words import consequences as consequences  # their words join those of `words.entries`
from words import corrections as corrections
from words.entries import say
from words.ledger import Log, Said


def log_lines(entries: Sequence[Entry], names: Sequence[str], seat: int | None = None) -> list[str]:
    """The lines about some entries that `seat`, or every player, may read, one line for each action; markdown, names `verbatim`."""
    return [said.text for said in log_said(entries, names, seat)]


def log_said(
    entries: Sequence[Entry], names: Sequence[str], seat: int | None = None, *, ahead: bool = False
) -> list[Said]:
    """The lines of `log_lines` with their kinds: a player's action, or a line on its own; with `ahead` the entries are a forecast."""
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
