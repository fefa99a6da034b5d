"""The words of Turmoil's log entries: delegates, leaders, governments and global events."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.box import Box, CorrectionTarget
from engine.card import CARDS, Card
from engine.expansions.turmoil.entries import (
    ChairmanChanged,
    ChoicePutOff,
    DelegateRemoved,
    DelegatesReturned,
    DelegatesSent,
    DominanceMoved,
    EventHappened,
    EventsMoved,
    GovernmentFormed,
    LeaderChanged,
    LeaderLost,
    LobbyFilled,
    NeutralDelegateSent,
    PolicyUsed,
    SenateConvened,
    SenateMet,
)
from engine.expansions.turmoil.event_effects import ForAll
from engine.expansions.turmoil.events import KIND
from engine.expansions.turmoil.policies import POLICY_PREFIX
from engine.expansions.turmoil.state import NEUTRAL
from engine.journal import Entry
from words.catalogue import N_, _, colon, commas, listed, plural
from words.corrections import CATEGORIES, LEVELS
from words.entries import bold, say
from words.expansions.turmoil.parties import party_name
from words.ledger import EVENTS, Log
from words.lines import Line, Part
from words.names import CAUSES, mark

CAUSES[POLICY_PREFIX] = party_name

JOINS: Final = "neutral delegate"
"""What the parts of a line about neutral delegates who join parties are about."""


@say.register
def _sent(entry: DelegatesSent, log: Log) -> None:
    party = f"**{party_name(entry.party)}**"
    if entry.cause.source.startswith("delegate:"):
        said = (
            _("Delegate from the lobby to {party}", party=party)
            if entry.lobby
            else _("Delegate to {party}", party=party)
        )
        log.start("delegate", entry, said)
    else:
        log.add(entry, plural("a delegate to {party}", "{n} delegates to {party}", entry.n, party=party))


@say.register
def _neutral_sent(entry: NeutralDelegateSent, log: Log) -> None:
    part = log.add(entry, "")
    *before, _part = log.lines[-1].parts
    part.text, part.what = _joins(entry.party, before), JOINS
    _unnamed(entry, log.lines[-1])


def _joins(party: str, before: Sequence[Part], *, leads: bool = False) -> str:
    """The words about a neutral delegate who joins a party, of whom the parts `before` may have told another."""
    if any(part.what == JOINS for part in before):
        said = N_("another joins and leads {party}") if leads else N_("another joins {party}")
    else:
        said = N_("a neutral delegate joins and leads {party}") if leads else N_("a neutral delegate joins {party}")
    return _(said, party=party_name(party))


def _unnamed(entry: Entry, line: Line) -> None:
    """Take the name of the event from behind the newest part of a line that has just named it."""
    if entry.cause.card and bold(entry.cause.card) in line.head:
        line.parts[-1].label = ""


@say.register
def _removed(entry: DelegateRemoved, log: Log) -> None:
    party = party_name(entry.party)
    if entry.seat == NEUTRAL:
        log.add(entry, _("a neutral delegate leaves {party}", party=party))
    else:
        log.add(entry, _("a delegate leaves {party}", party=party))


@say.register
def _leader(entry: LeaderChanged, log: Log) -> None:
    if entry.seat != NEUTRAL:
        log.add(entry, _("leads {party}", party=party_name(entry.party)))
        return
    *before, joined = log.lines[-1].parts if log.lines and log.lines[-1].parts else [Part("")]
    if joined.what == JOINS and joined.text == _joins(entry.party, before):
        joined.text = _joins(entry.party, before, leads=True)
    else:
        log.add(entry, _("a neutral delegate leads {party}", party=party_name(entry.party)))


@say.register
def _dominance(entry: DominanceMoved, log: Log) -> None:
    log.add(entry, _("dominant now: {party}", party=party_name(entry.party)))
    _unnamed(entry, log.lines[-1])


@say.register
def _government(entry: GovernmentFormed, log: Log) -> None:
    if log.lines and (event := CARDS.get(log.lines[-1].cause.card)) and event.kind == KIND:
        _say_who_was_spared(log.lines[-1], event, len(log.names))
    log.start("world", entry, _("New government: **{party}**", party=party_name(entry.party)))


def _say_who_was_spared(line: Line, event: Card, seats: int) -> None:
    """Add to a global event for whom it changed nothing, unless it is only about the planet or changed nothing for anybody."""
    touched = {part.seat for part in line.parts}
    spared = [mark(seat) for seat in range(seats) if seat not in touched]
    if not line.parts:
        line.parts.append(Part(_("nothing came of it")))
    elif len(spared) < seats and not all(isinstance(effect, ForAll) for effect in event.play):
        line.parts += [Part(_("no change for {who}", who=listed(spared)))] if spared else []
    _say_once_who_chooses_later(line)


def _say_once_who_chooses_later(line: Line) -> None:
    later = [part for part in line.parts if part.text == _("chooses later")]
    if len(later) > 1:
        first = line.parts.index(later[0])
        rest = [part for part in line.parts[first:] if part not in later]
        said = _("{who} choose later", who=listed([mark(part.seat) for part in later]))
        line.parts[first:] = [Part(said, among=frozenset(part.seat for part in later)), *rest]


@say.register
def _put_off(entry: ChoicePutOff, log: Log) -> None:
    log.add(entry, _("chooses later"))


@say.register
def _chairman(entry: ChairmanChanged, log: Log) -> None:
    neutral = entry.seat == NEUTRAL
    log.add(entry, _("a neutral chairman") if neutral else _("chairman"))


@say.register
def _met(entry: SenateMet, log: Log) -> None:
    log.start("world", entry, _("**Turmoil**"))


@say.register
def _happened(entry: EventHappened, log: Log) -> None:
    log.start("world", entry, _("Global event {card}", card=bold(entry.cause.card)))


@say.register
def _moved(entry: EventsMoved, log: Log) -> None:
    distant = bold(entry.distant) if entry.distant else ""
    said = [
        _("{card} now", card=bold(entry.current)) if entry.current else "",
        _("{card} next", card=bold(entry.coming)) if entry.coming else "",
        _("then {card}", card=distant) if distant and (entry.current or entry.coming) else "",
        _("{card} first", card=distant) if distant and not (entry.current or entry.coming) else "",
    ]
    log.start("world", entry, _("Global events: {events}", events=commas(part for part in said if part)))


@say.register
def _policy(entry: PolicyUsed, log: Log) -> None:
    log.start("policy", entry, _("Policy of **{party}**", party=party_name(entry.party)))


@say.register(SenateConvened)
@say.register(DelegatesReturned)
@say.register(LobbyFilled)
@say.register(LeaderLost)
def _untold(entry: SenateConvened | DelegatesReturned | LobbyFilled | LeaderLost, log: Log) -> None:
    """Adds nothing to the log: an earlier line implies these entries."""


def _delegates(box: Box, spot: CorrectionTarget, n: int) -> str:
    delegates = plural("{n} delegate", "{n} delegates", n)
    return colon(party_name(spot.what), delegates)


EVENTS.add(KIND)
CATEGORIES.add({"delegates": N_("Delegates")})
LEVELS["delegates"] = _delegates
