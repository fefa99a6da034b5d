"""The words of log entries that begin a line, and `say`, the function with which all entries and the expansions register their words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Final

from engine.card import CARDS
from engine.journal import (
    ActionUsed,
    AwardFunded,
    CardLost,
    CardPlayed,
    CardsBought,
    Converted,
    CorporationPlayed,
    Drafted,
    Entry,
    GenerationBegan,
    Governed,
    Lost,
    MilestoneClaimed,
    NeutralCardsRevealed,
    NeutralTilePlaced,
    Paid,
    Passed,
    PoliciesChanged,
    ProjectUsed,
    Scored,
    TurnEnded,
    UnknownEntry,
    Won,
)
from words.catalogue import _, listed, plural
from words.ledger import Log, is_action
from words.lines import Line, Part
from words.names import (
    cards_text,
    goal_name,
    government_name,
    mix_text,
    points_by_source,
    policy_name,
    project_name,
    space_name,
    tile_name,
)
from words.unnamed import nameless, unnamed


@singledispatch
def say(entry: Entry, log: Log) -> None:
    """Write an entry to the log, as a line of its own (`log.start`) or as a part of the line before (`log.add`)."""
    log.add(entry, nameless("entry of the log", entry))


@say.register
def _unknown(entry: UnknownEntry, log: Log) -> None:
    log.add(entry, unnamed("entry of the log", entry.kind))


def bold(card: int) -> str:
    """The name of a card, in bold type."""
    return f"**{CARDS[card].name}**"


def named(cards: Sequence[int]) -> str:
    """The names of cards, joined as a list."""
    return listed([CARDS[card].name for card in cards])


@say.register
def _play(entry: CardPlayed, log: Log) -> None:
    line = log.lines[-1] if log.lines else None
    if CARDS[entry.cause.card].kind == "prelude":
        if line and is_action(line.kind):
            name = bold(entry.cause.card)
            line.parts.append(Part(_("play {card}", card=name) if log.ahead else _("played {card}", card=name)))
            return
        # Nobody may have been asked: preludes about which there is nothing to decide are played at once.
        log.start("prelude", entry, _("{who} played {card}", who=log.who(entry.seat), card=bold(entry.cause.card)))
    elif line and line.kind == "paying" and line.cause.card == entry.cause.card:
        line.kind = "play"
    else:
        log.start("play", entry, bold(entry.cause.card))


@say.register
def _lost_card(entry: CardLost, log: Log) -> None:
    log.start("prelude", entry, _("{who} cannot play {card}", who=log.who(entry.seat), card=bold(entry.card)))


@say.register
def _action(entry: ActionUsed, log: Log) -> None:
    log.start("action", entry, _("Action of {card}", card=bold(entry.cause.card)))


@say.register
def _project(entry: ProjectUsed, log: Log) -> None:
    log.start("project", entry, _("Standard project **{name}**", name=project_name(entry.key)))


@say.register
def _milestone(entry: MilestoneClaimed, log: Log) -> None:
    log.start("milestone", entry, _("Milestone **{name}** claimed", name=goal_name(entry.key)))


@say.register
def _award(entry: AwardFunded, log: Log) -> None:
    log.start("award", entry, _("Award **{name}** funded", name=goal_name(entry.key)))


@say.register
def _convert(entry: Converted, log: Log) -> None:
    log.start("convert", entry, "")


@say.register
def _corporation(entry: CorporationPlayed, log: Log) -> None:
    log.start("corporation", entry, _("{who} played {card}", who=log.who(entry.seat), card=bold(entry.cause.card)))


@say.register
def _governed(entry: Governed, log: Log) -> None:
    what = f"**{government_name(entry.phase)}**"
    log.start("government", entry, _("{what} by {who}", what=what, who=log.who(entry.seat)))


@say.register
def _pass(entry: Passed, log: Log) -> None:
    who = log.who(entry.seat)
    log.start("pass", entry, _("{who} passes", who=who) if log.ahead else _("{who} passed", who=who))


@say.register
def _end(entry: TurnEnded, log: Log) -> None:
    log.start("end", entry, _("{who} ended their turn", who=log.who(entry.seat)))


@say.register
def _generation(entry: GenerationBegan, log: Log) -> None:
    head = _("**Generation {n}** begins, {who} is first", n=entry.n, who=log.who(entry.seat))
    log.start("generation", entry, head)


TOLD_OTHERWISE: Final[set[str]] = set()
"""Policies whose coming into force is told by other entries of their expansion, such as those about a government."""


@say.register
def _policies(entry: PoliciesChanged, log: Log) -> None:
    if not TOLD_OTHERWISE.isdisjoint(entry.keys):
        return
    names = [f"**{policy_name(key)}**" for key in entry.keys]
    log.start(
        "policies", entry, _("In force: {policies}", policies=listed(names)) if names else _("No policy is in force")
    )


@say.register
def _score(entry: Scored, log: Log) -> None:
    by = points_by_source(entry.points)
    who, total = log.who(entry.seat), plural("{n} point", "{n} points", entry.total)
    if len(log.names) == 1:
        said = _("{who}, **{total}** ({by})", who=who, total=total, by=by)
    else:
        said = _("Rank {rank}: {who}, **{total}** ({by})", rank=entry.rank, who=who, total=total, by=by)
    log.start("score", entry, said)


@say.register
def _paid(entry: Paid, log: Log) -> None:
    split = entry.split
    line = log.lines[-1] if log.lines else None
    if entry.cause.source == "research":
        if line and line.kind == "corporation" and line.seat == entry.seat:
            cards = next((part for part in reversed(line.parts) if part.what == "bought"), None)
            if cards:
                cards.inner.append(mix_text(split))
        else:
            if not log.bought:
                log.close()
            n = log.bought.get(entry.seat, (-1, {}))[0]
            log.bought[entry.seat] = n, split
    elif line and line.seat == entry.seat and same(line, entry):
        line.pay(split)
    elif entry.cause.card:
        log.start("paying", entry, bold(entry.cause.card)).pay(split)
    else:
        log.add(entry, _("paid {price}", price=mix_text(split)))


def same(line: Line, entry: Entry) -> bool:
    """Whether an entry has the same cause (card or source) as a line."""
    if entry.cause.card:
        return line.cause.card == entry.cause.card
    return line.cause.source == entry.cause.source


@say.register
def _bought(entry: CardsBought, log: Log) -> None:
    n = entry.n
    line = log.lines[-1] if log.lines else None
    if line and line.kind == "corporation" and line.seat == entry.seat:
        said = _("bought {cards}", cards=cards_text(n)) if n else _("bought no cards")
        line.parts.append(Part(said, entry.seat, what="bought"))
        return
    split = log.bought.get(entry.seat, (0, {}))[1]
    if not log.bought:
        log.close()
    log.bought[entry.seat] = n, split


@say.register
def _drafted(entry: Drafted, log: Log) -> None:
    line = log.lines[-1] if log.lines else None
    if line is None or line.kind != "drafted":
        line = log.start("drafted", entry, _("You kept"))
    line.parts.append(Part(bold(entry.card)))


@say.register
def _neutral_cards(entry: NeutralCardsRevealed, log: Log) -> None:
    shown = listed([bold(card) for card in entry.cards])
    log.start("neutral", entry, _("Revealed for the neutral tiles: {cards}", cards=shown))


@say.register
def _neutral_tile(entry: NeutralTilePlaced, log: Log) -> None:
    tile, space = tile_name(entry.tile), space_name(entry.space)
    log.start("neutral", entry, _("Neutral {tile} at {space}", tile=tile, space=space))


@say.register
def _won(entry: Won, log: Log) -> None:
    said = _("Mars is terraformed in time: the game is won")
    if entry.goal:
        said = _("TR {n} is reached in time: the game is won", n=entry.goal)
    log.start("score", entry, said)


@say.register
def _lost(entry: Lost, log: Log) -> None:
    said = _("Mars is not terraformed in time: the game is lost")
    if entry.goal:
        said = _("TR {n} is not reached in time: the game is lost", n=entry.goal)
    log.start("score", entry, said)
