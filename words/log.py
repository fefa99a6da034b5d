"""The log of a game as sentences, one line for each action."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from engine.card import CARDS
from engine.effects.choices import effects_in
from engine.journal import Entry
from words import consequences as consequences  # their words join those of `words.entries`
from words import corrections as corrections
from words.catalogue import _
from words.entries import say
from words.ledger import Log, Said, is_action
from words.lines import Line, Part


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
    if not ahead:
        _say_what_was_in_vain(log)
    return [
        Said(text, line.seat, line.kind, line.concerns(), tuple(line.effects()), line.head or text)
        for line in log.lines
        if (text := line.said())
    ]


TRIES: Final = frozenset({"action", "convert", "project", "policy"})
"""The kinds of lines about an act that is done for what it brings, beside events."""


def _say_what_was_in_vain(log: Log) -> None:
    """Say so where an act brought nothing, which would look as if something had been left out; not where the next line goes on with it,
    or another player has still to choose."""
    for line, after in zip_longest(log.lines, log.lines[1:]):
        card = CARDS.get(line.cause.card)
        if card is not None and line.kind == "action" and any(one.left_to_others for one in effects_in(card.action)):
            continue
        event = line.kind == "play" and card is not None and card.kind == "event" and bool(card.play)
        tried = event or line.kind in TRIES
        if tried and all(_is_price(part, line) for part in line.parts) and (after is None or not is_action(after.kind)):
            line.parts.append(Part(_("nothing came of it")))


def _is_price(part: Part, line: Line) -> bool:
    """Whether a consequence is what somebody paid for a conversion from a card of theirs."""
    return line.kind == "convert" and part.kind == "resources" and part.seat == line.seat and part.n < 0
