"""Every order in which a card's effects and what they set off can be done, beside the orders that the engine leads to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final, NamedTuple
from unittest.mock import patch

from engine import Game, load, save
from engine.actions.playing import EnterPlay, blocked
from engine.card import Card
from engine.core import Cause, Decision, Illegal, Step
from engine.effects.order import AnyOrder, Triggered, parts
from engine.state import Player

ME: Final = 0
SPACES: Final = frozenset(f"space:{space}" for space in ("A4", "A5", "B5", "C1", "E3", "H3", "H6"))
"""The only spaces looked at, where any of them is possible: two for oceans, one of them with a card, land beside, land with a card."""
NEXT: Final = "next-of-all"

Shown = tuple[tuple[str, int], ...]
"""For each choice in the order of making: what was chosen, and how many cards had been shown before."""


class FreeOrder(AnyOrder, frozen=True):
    """Steps of which any may be the next, however unwise."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        steps = self.open_steps(game)
        different = tuple(str(i) for i, step in enumerate(steps) if step not in steps[:i])
        return Decision(me.seat, NEXT, different) if len(different) > 1 else None

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        steps, i = self.open_steps(game), int(picks[0]) if picks else 0
        game.triggered = []
        if steps:
            game.then(steps[i].effect, steps[i].seat, steps[i].cause)
            game.then(FreeOrder(steps[:i] + steps[i + 1 :]), me.seat)


class End(NamedTuple):
    """What everybody has when all is done; `apart` is what can only be the same or another, such as tiles and cards."""

    mine: tuple[int, ...]
    others: tuple[int, ...]
    apart: str

    def as_good_as(self, other: End) -> bool:
        """Whether it is no worse for its player than another in anything: nothing of theirs is less, nothing of others more."""
        return (
            self.apart == other.apart
            and all(a >= b for a, b in zip(self.mine, other.mine, strict=True))
            and all(a <= b for a, b in zip(self.others, other.others, strict=True))
        )


class Way(NamedTuple):
    """One way through all that is asked: its end, and what was known at each choice."""

    end: End
    shown: Shown

    def known(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for what, n in sorted(self.shown, reverse=True):
            found.setdefault(what, []).append(n)
        return found

    def as_good_as(self, other: Way) -> bool:
        """Whether it ends as well, with every choice of the other made, knowing as much; there may be more to choose."""
        mine = self.known()
        return self.end.as_good_as(other.end) and all(
            len(mine.get(what, ())) >= len(ns) and all(a >= b for a, b in zip(mine[what], ns, strict=False))
            for what, ns in other.known().items()
        )


def worse_ways(game: Game, card: Card) -> tuple[set[Way], set[Way]]:
    """The ways through a card from hand that the engine does not lead to, and of them those than which it leads to no way as good."""
    if blocked(game, game.players[ME], card):
        return set(), set()
    reached = ways(game, card)
    with patch("engine.actions.playing.AnyOrder", FreeOrder):
        possible = ways(game, card, free=True)
    assert reached <= possible, card.name
    left = possible - reached
    return left, {way for way in left if not any(found.as_good_as(way) for found in reached)}


def ways(game: Game, card: Card, *, free: bool = False) -> set[Way]:
    """All ways through playing a card from hand, which is not paid; `free` in orders that may come to nothing."""
    begun = load(save(game))
    begun.agenda = [Step(ME, Triggered()), Step(ME, EnterPlay(card.id), Cause(card.id))]
    begun.advance()
    deck = len(game.table.deck)
    found: set[Way] = set()
    open_ways = [(_plain(begun), Shown())]
    seen = set(open_ways)
    while open_ways:
        data, shown = open_ways.pop()
        now = load(data)
        if not now.pending:
            found.add(Way(_end(now), shown))
            continue
        seat = min(now.pending)
        for picks in _answers(now.pending[seat]):
            copy = load(data)
            what = _about(copy, seat, picks)
            then = (*shown, (what, deck - len(copy.table.deck))) if what else shown
            try:
                copy.answer(seat, picks)
            except Illegal:
                raise
            except ValueError:
                if not free:
                    raise
                continue  # what is lost was not there yet: no order at all
            way = _plain(copy), then
            if way not in seen:
                seen.add(way)
                open_ways.append(way)
    return found


def _plain(game: Game) -> bytes:
    """A save without what only counts answers."""
    game.tokens, game.answered, game.floor, game.last = [0] * len(game.players), 0, 0, -1
    return save(game)


def _answers(decision: Decision) -> Iterator[tuple[str, ...]]:
    options = decision.options
    if decision.kind == "space":
        options = tuple(o for o in options if o in SPACES) or options[:1]
    for n in range(decision.least, decision.most + 1):
        yield from combinations(options, n)


def _about(game: Game, seat: int, picks: Sequence[str]) -> str:
    """Which choice an answer makes; none, where it only says what is next or how much."""
    decision = game.pending[seat]
    if decision.key == "effects":
        step, asked = parts(game, seat)[int(picks[0].partition("/")[0])]
        if asked is None:
            return ""
        decision = asked._replace(cause=step.cause)
    if decision.key in (NEXT, "order") or decision.key.startswith("fewer"):
        return ""
    return f"{decision.key} {decision.cause.card if decision.key == 'either' else ''}"


def _end(game: Game) -> End:
    sides = [
        (*p.stock.values(), *p.production.values(), p.tr, *(p.resources.get(card, 0) for card in p.played), _metals(p))
        for p in game.players
    ]
    table, me = game.table, game.players[ME]
    apart = (table.parameters, sorted(table.tiles.items()), sorted(table.claims.items()), len(table.deck))
    places = sorted((card, memo.partition("@")[2]) for card, memo in me.memo.items() if card in me.played)
    cards = (sorted(table.discard), sorted(me.hand), me.events, places, me.next_card)
    return End(sides[ME], tuple(n for p in game.players if p is not me for n in sides[p.seat]), repr((apart, cards)))


def _metals(me: Player) -> int:
    """How many cards remember a metal, and so can be copied."""
    return sum(bool(memo.partition("@")[0]) for memo in me.memo.values())
