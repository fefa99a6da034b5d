"""One line of the log: an act, its price, and its consequences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.card import CARDS
from engine.decision import NO_CAUSE, Cause
from words.brief import plus
from words.catalogue import (
    _,
    arrow,
    bracketed,
    capital,
    colon,
    commas,
    listed,
    number,
    pair,
    pluses,
    semicolons,
    signed,
)
from words.names import bonus_text, mark, mix_text, production_name


@dataclass
class Part:
    """One consequence in a line: its text, the remark in brackets after it, the seat it affects and the cause it names."""

    text: str
    seat: int = -1
    label: str = ""
    inner: list[str] = field(default_factory=list[str])
    space: str = ""
    kind: str = ""
    what: str = ""
    n: int = 0
    was: int = 0
    among: frozenset[int] = frozenset()
    """The seats that its text names, where it is about several."""

    def said(self, ahead: bool = False) -> str:
        inner, text = list(self.inner), self.text
        if self.kind == "stock":
            text = plus(self.n, self.what)
        elif self.kind == "production":
            text = pair(production_name(self.what), signed(self.n))
        elif self.kind == "resources":
            text = _lying(self)
        label = "" if self.kind == "resources" and self.label == CARDS[int(self.what)].name else self.label
        if self.kind and (ahead or self.n < 0 or self.kind not in ("stock", "tr")):
            inner.insert(0, arrow(number(self.was), number(self.was + self.n)))
        behind = semicolons(part for part in (commas(inner), label) if part)
        return bracketed(text, behind) if behind else text


def _lying(part: Part) -> str:
    card = CARDS[int(part.what)]
    change = plus(part.n, card.holds)
    return change if part.text == "here" else pair(card.name, change)


@dataclass
class Line:
    """A line of the log: a head such as a card's name, the price, and the consequences."""

    kind: str
    seat: int
    head: str = ""
    cause: Cause = NO_CAUSE
    paid: dict[str, int] = field(default_factory=dict[str, int])
    costs: list[str] = field(default_factory=list[str])
    parts: list[Part] = field(default_factory=list[Part])
    ahead: bool = False

    def pay(self, split: Mapping[str, int]) -> None:
        for what, n in split.items():
            self.paid[what] = self.paid.get(what, 0) + n

    def tile_at(self, space: str) -> Part | None:
        return next((part for part in reversed(self.parts) if part.space == space), None) if space else None

    def change(self, kind: str, seat: int, what: str, n: int, was: int, label: str, text: str = "") -> None:
        """Add a change of a number; a change of the same number with the same cause and direction is added to the earlier one."""
        for part in self.parts:
            same = (part.kind, part.seat, part.what, part.label) == (kind, seat, what, label)
            if same and part.was + part.n == was and (part.n > 0) == (n > 0):
                part.n += n
                return
        self.parts.append(Part(text, seat, label, kind=kind, what=what, n=n, was=was))

    def label(self, cause: Cause) -> str:
        """The name of the card or bonus that caused something; empty if the line is about that card or bonus."""
        if bonus := bonus_text(cause.source):
            return "" if bonus in self.head else bonus
        if cause.card and cause.card != self.cause.card:
            return CARDS[cause.card].name
        return ""

    def concerns(self) -> frozenset[int]:
        """The seats for which something changed: the seat that acted, and the seats that lost or gained something."""
        seats = frozenset(seat for seat in (self.seat, *(part.seat for part in self.parts)) if seat >= 0)
        return seats.union(*(part.among for part in self.parts))

    def effects(self) -> list[str]:
        """The consequences of the line, in words."""
        return _joined(self.parts, -1 if self.kind == "event" else self.seat, self.ahead)

    def said(self) -> str:
        price = [mix_text(self.paid)] if any(self.paid.values()) else []
        price += self.costs
        head = self.head
        if price and not head:
            head = _("{price} spent", price=pluses(price))
        elif price:
            head = _("{what} for {price}", what=head, price=pluses(price))
        effects = commas(self.effects())
        return capital(colon(head, effects) if effects and head else head or effects)


def _joined(parts: Sequence[Part], actor: int, ahead: bool) -> list[str]:
    """The consequences in words; adjacent ones with the same player and cause share a bracket, those of other players begin with the
    player's mark."""
    said: list[str] = []
    i = 0
    while i < len(parts):
        part, group = parts[i], [parts[i]]
        while i + 1 < len(parts) and part.label and _alike(part, parts[i + 1]):
            i += 1
            group.append(parts[i])
        text = listed([_bare(p).said(ahead) for p in group[:-1]] + [group[-1].said(ahead)])
        theirs = part.seat not in (-1, actor)
        said.append(f"{mark(part.seat)}\u00a0{text}" if theirs else text)
        i += 1
    return said


def _alike(part: Part, other: Part) -> bool:
    plain = all(p.kind == "stock" and p.n > 0 and not p.inner for p in (part, other))
    return plain and (part.seat, part.label) == (other.seat, other.label)


def _bare(part: Part) -> Part:
    return Part(part.text, part.seat, "", part.inner, part.space, part.kind, part.what, part.n, part.was)
