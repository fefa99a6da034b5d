"""The log: what happened, as sentences; one line an action."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from engine.card import CARDS
from engine.effects.order import NextCard
from engine.journal import Entry
from words.brief import drawn, gift, plus
from words.catalogue import _, listed, plural, signed
from words.ledger import CLOSED, Log, Said
from words.lines import Line, Part
from words.names import (
    cards_text,
    counted,
    goal_name,
    mix_text,
    parameter_change,
    points_by_source,
    points_text,
    project_name,
    rating_text,
    space_name,
    tile_name,
)
from words.unnamed import Table


def log_lines(entries: Sequence[Entry], names: Sequence[str], seat: int | None = None) -> list[str]:
    """What `seat`, or anybody, may read of some entries, a line an action; markdown, names `verbatim`."""
    return [said.text for said in log_said(entries, names, seat)]


def log_said(
    entries: Sequence[Entry], names: Sequence[str], seat: int | None = None, *, ahead: bool = False
) -> list[Said]:
    """The same lines, each with what it is: somebody's action, or what stands on its own; `ahead` where it is yet to happen."""
    log = Log(names, ahead)
    for entry in entries:
        if entry.to == -1 or entry.to == seat:
            _WORDS[entry.key](log, entry)
    log.close()
    return [
        Said(text, line.seat, line.kind, line.concerns(), tuple(line.effects()), line.head or text)
        for line in log.lines
        if (text := line.said())
    ]


def _bold(card: int) -> str:
    return f"**{CARDS[card].name}**"


def _cards(cards: Sequence[int]) -> str:
    return listed([CARDS[card].name for card in cards])


def _play(log: Log, entry: Entry) -> None:
    line = log.lines[-1] if log.lines else None
    if line and line.kind == "paying" and line.cause.card == entry.cause.card:
        line.kind = "play"
    else:
        log.start("play", entry, _bold(entry.cause.card))


def _action(log: Log, entry: Entry) -> None:
    log.start("action", entry, _("Action of {card}", card=_bold(entry.cause.card)))


def _project(log: Log, entry: Entry) -> None:
    log.start("project", entry, _("Standard project **{name}**", name=project_name(entry.data["key"])))


def _milestone(log: Log, entry: Entry) -> None:
    log.start("milestone", entry, _("Milestone **{name}** claimed", name=goal_name(entry.data["key"])))


def _award(log: Log, entry: Entry) -> None:
    log.start("award", entry, _("Award **{name}** funded", name=goal_name(entry.data["key"])))


def _convert(log: Log, entry: Entry) -> None:
    log.start("convert", entry, "")


def _corporation(log: Log, entry: Entry) -> None:
    log.start("corporation", entry, _("{who} played {card}", who=log.who(entry.seat), card=_bold(entry.cause.card)))


def _pass(log: Log, entry: Entry) -> None:
    log.start("pass", entry, _("{who} passed", who=log.who(entry.seat)))


def _end(log: Log, entry: Entry) -> None:
    log.start("end", entry, _("{who} ended their turn", who=log.who(entry.seat)))


def _generation(log: Log, entry: Entry) -> None:
    head = _("**Generation {n}** begins, {who} is first", n=entry.data["n"], who=log.who(entry.seat))
    log.start("generation", entry, head)


def _score(log: Log, entry: Entry) -> None:
    by = points_by_source(entry.data["points"])
    who, total = log.who(entry.seat), points_text(entry.data["total"])
    log.start(
        "score",
        entry,
        _("Rank {rank}: {who}, **{total}** ({by})", rank=entry.data["rank"], who=who, total=total, by=by),
    )


def _paid(log: Log, entry: Entry) -> None:
    split: Mapping[str, int] = entry.data["split"]
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
    elif line and line.seat == entry.seat and _same(line, entry):
        line.pay(split)
    elif entry.cause.card:
        log.start("paying", entry, _bold(entry.cause.card)).pay(split)
    else:
        log.add(entry, _("paid {price}", price=mix_text(split)))


def _same(line: Line, entry: Entry) -> bool:
    if entry.cause.card:
        return line.cause.card == entry.cause.card
    return line.cause.source == entry.cause.source


def _bought(log: Log, entry: Entry) -> None:
    n: int = entry.data["n"]
    line = log.lines[-1] if log.lines else None
    if line and line.kind == "corporation" and line.seat == entry.seat:
        said = _("bought {cards}", cards=cards_text(n)) if n else _("bought no cards")
        line.parts.append(Part(said, entry.seat, what="bought"))
        return
    split = log.bought.get(entry.seat, (0, {}))[1]
    if not log.bought:
        log.close()
    log.bought[entry.seat] = n, split


def _drawn(log: Log, entry: Entry) -> None:
    names = _cards(entry.data["cards"])
    if not names:
        return
    line = log.lines[-1] if log.lines else None
    if entry.cause.source == "research" and not (line and line.kind == "corporation" and line.seat == entry.seat):
        log.own = names
        return
    line = log.line(entry)
    if entry.cause.source == "placement" and (tile := line.tile_at(entry.cause.space)):
        tile.inner[-1] += f": {names}"
    elif line.parts:
        line.parts[-1].text += f": {names}"
    else:
        line.parts.append(Part(_("you drew {cards}", cards=names), entry.seat))


def _stock(log: Log, entry: Entry) -> None:
    what, n, was = entry.data["what"], entry.data["n"], entry.data["was"]
    source = entry.cause.source
    if source == "production":
        _produced(log, entry.seat, what, n)
        return
    line = log.line(entry)
    if source in ("placement", "oceans") and (tile := line.tile_at(entry.cause.space)):
        tile.inner.append(plus(n, what))
    elif source == "project:sell-patents":
        line.costs.append(counted(n, what))
    elif n < 0 and line.kind in ("action", "convert") and entry.seat == line.seat and _same(line, entry):
        line.costs.append(counted(-n, what))
    else:
        line.change("stock", entry.seat, what, n, was, line.label(entry.cause))


def _produced(log: Log, seat: int, what: str, n: int) -> None:
    if not log.made:
        log.close()
    made = log.made.setdefault(seat, {})
    if what == "energy" and n < 0:
        log.from_energy[seat] = -n
    else:
        made[what] = made.get(what, 0) + n


def _production(log: Log, entry: Entry) -> None:
    line = log.line(entry)
    data = entry.data
    line.change("production", entry.seat, data["what"], data["n"], data["was"], line.label(entry.cause))


def _resources(log: Log, entry: Entry) -> None:
    line, data = log.line(entry), entry.data
    here = data["card"] == line.cause.card
    if here and data["n"] < 0 and line.kind == "action" and entry.seat == line.seat:
        line.costs.append(counted(-data["n"], CARDS[data["card"]].holds))
        return
    text = "here" if here else ""
    line.change("resources", entry.seat, str(data["card"]), data["n"], data["was"], line.label(entry.cause), text)


def _raise(log: Log, entry: Entry) -> None:
    key, was, now = entry.data["what"], entry.data["was"], entry.data["now"]
    line = log.line(entry)
    tile = line.tile_at(entry.cause.space)
    if tile is None:
        part = log.add(entry, parameter_change(key, was, now))
        part.kind, part.what = "", key
    elif key != "oceans":
        tile.inner.append(parameter_change(key, was, now))


def _rating(log: Log, entry: Entry) -> None:
    line = log.line(entry)
    n, was = entry.data["n"], entry.data["was"]
    text = rating_text(signed(n))
    raised = line.tile_at(entry.cause.space)
    last = line.parts[-1] if line.parts else None
    if raised is None and last and last.what in ("temperature", "oxygen", "oceans") and last.seat == entry.seat:
        raised = last if not last.inner and last.label == line.label(entry.cause) else None
    if raised is not None:
        raised.inner.append(text)
    else:
        part = log.add(entry, text)
        part.kind, part.n, part.was = "tr", n, was


def _tile(log: Log, entry: Entry) -> None:
    space = entry.data["space"]
    part = log.add(entry, _("{tile} at {space}", tile=tile_name(entry.data["tile"]), space=space_name(space)))
    part.space = space


def _no_space(log: Log, entry: Entry) -> None:
    tile = entry.data["tile"]
    log.add(entry, _("no ocean placed") if tile == "ocean" else _("no space for the {tile} tile", tile=tile_name(tile)))


def _claim(log: Log, entry: Entry) -> None:
    log.add(entry, _("{space} reserved", space=space_name(entry.data["space"])))


def _draw(log: Log, entry: Entry) -> None:
    tile = log.line(entry).tile_at(entry.cause.space) if entry.cause.source == "placement" else None
    if tile:
        tile.inner.append(drawn(entry.data["n"]))
    else:
        n = entry.data["n"]
        log.add(entry, drawn(n) if log.ahead else _("drew {cards}", cards=cards_text(n)))


def _discard(log: Log, entry: Entry) -> None:
    n = entry.data["n"]
    if entry.cause.source == "project:sell-patents":
        log.start("sell", entry, plural("{n} card sold", "{n} cards sold", n))
    else:
        text = _("discard {cards}") if log.ahead else _("discarded {cards}")
        log.add(entry, text.format(cards=cards_text(n)))


def _discarded(log: Log, entry: Entry) -> None:
    line = log.line(entry)
    names = _cards(entry.data["cards"])
    if line.kind == "sell" or not line.parts:
        line.parts.append(Part(names, entry.seat))
    else:
        line.parts[-1].text += f": {names}"


def _look(log: Log, entry: Entry) -> None:
    n = entry.data["n"]
    text = _("look at {cards}") if log.ahead else _("looked at {cards}")
    part = log.add(entry, text.format(cards=cards_text(n)) if n else _("no card is left to look at"))
    part.what = "look"


def _kept(log: Log, entry: Entry) -> None:
    line = log.line(entry)
    n, of = entry.data["n"], entry.data["of"]
    if line.parts and line.parts[-1].what == "look":
        line.parts.pop()
    if of == 1:
        log.add(entry, _("took the card") if n else _("discarded the card"))
    else:
        log.add(entry, _("kept {n} of {of} cards", n=n, of=of))


def _reveal(log: Log, entry: Entry) -> None:
    log.add(entry, _("{card} shown and discarded", card=_bold(entry.data["card"])))


def _host(log: Log, entry: Entry) -> None:
    n = counted(entry.data["n"], "")
    log.add(entry, _("{card} laid down with {n}", card=_bold(entry.data["card"]), n=n))


def _next_card(log: Log, entry: Entry) -> None:
    gifts = [m for e in CARDS[entry.cause.card].play if isinstance(e, NextCard) for m in e.modifiers]
    log.add(entry, _("the next card {change}", change=listed([gift(m) for m in gifts])))


def _drafted(log: Log, entry: Entry) -> None:
    log.start("drafted", entry, _("You kept {card}", card=_bold(entry.data["card"])))


def _reshuffle(log: Log, entry: Entry) -> None:
    text = _("the discard pile became the new deck")
    if log.lines and log.lines[-1].kind not in CLOSED:
        log.lines[-1].parts.append(Part(text))
    else:
        log.start("research", entry, text)


def _neutral_cards(log: Log, entry: Entry) -> None:
    shown = listed([_bold(card) for card in entry.data["cards"]])
    log.start("neutral", entry, _("Revealed for the neutral tiles: {cards}", cards=shown))


def _neutral_tile(log: Log, entry: Entry) -> None:
    tile, space = tile_name(entry.data["tile"]), space_name(entry.data["space"])
    log.start("neutral", entry, _("Neutral {tile} at {space}", tile=tile, space=space))


def _won(log: Log, entry: Entry) -> None:
    log.start("score", entry, _("Mars is terraformed in time: the game is won"))


def _lost(log: Log, entry: Entry) -> None:
    log.start("score", entry, _("Mars is not terraformed in time: the game is lost"))


def _unknown(said: str) -> Callable[[Log, Entry], Any]:
    return lambda log, entry: log.add(entry, said)


_WORDS: Final[Table[Callable[[Log, Entry], Any]]] = Table(
    "entry of the log",
    {
        "play": _play,
        "action": _action,
        "project": _project,
        "milestone": _milestone,
        "award": _award,
        "convert": _convert,
        "corporation": _corporation,
        "pass": _pass,
        "end": _end,
        "generation": _generation,
        "score": _score,
        "paid": _paid,
        "bought": _bought,
        "drawn": _drawn,
        "stock": _stock,
        "production": _production,
        "resources": _resources,
        "raise": _raise,
        "tr": _rating,
        "tile": _tile,
        "no-space": _no_space,
        "claim": _claim,
        "draw": _draw,
        "discard": _discard,
        "discarded": _discarded,
        "look": _look,
        "kept": _kept,
        "reveal": _reveal,
        "host": _host,
        "next-card": _next_card,
        "drafted": _drafted,
        "reshuffle": _reshuffle,
        "neutral-cards": _neutral_cards,
        "neutral-tile": _neutral_tile,
        "won": _won,
        "lost": _lost,
    },
    _unknown,
)
