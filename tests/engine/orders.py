"""Compares all orders in which the effects of a card and the reactions to them can be done with those that the engine offers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from itertools import combinations
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from msgspec.structs import replace

from engine import Game, load, save
from engine.actions.playing import EnterPlay, blocked
from engine.card import CARDS, Card
from engine.core import Cause, Decision, Illegal, Step
from engine.effects.card_resources import TakeOwn
from engine.effects.cards import DiscardCards
from engine.effects.choices import effects_in
from engine.effects.order import AnyOrder, Triggered, parts
from engine.effects.tiles import Place
from engine.state import Player

ME: Final = 0
SPACES: Final = frozenset(f"space:{space}" for space in ("A4", "A5", "B5", "C1", "E3", "H3", "H6"))
"""The only spaces looked at, where any of them is possible: two for oceans, one of them with a card, land beside, land with a card."""
NEXT: Final = "next-of-all"
ORDERED: Final = (
    "engine.actions.playing",
    "engine.effects.order",
    "engine.expansions.colonies.effects",
    "engine.expansions.colonies.trade",
)
"""Where steps are queued that may be done in any order: those of a card, what is set off, bonuses of colonies, and what a trade brings."""

Shown = tuple[tuple[str, int], ...]
"""For each choice in the order of making: what was chosen, and how many cards had been shown before."""


class FreeOrder(AnyOrder, frozen=True):
    """Steps in any order, like `AnyOrder`, but the player always chooses which is next, also if another order is better."""

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
    """What all players have at the end; `apart` are things that are equal or not, but not better, such as tiles and cards."""

    mine: tuple[int, ...]
    others: tuple[int, ...]
    apart: str

    def as_good_as(self, other: End) -> bool:
        """Whether this end is at least as good for the player as another: the player has no less of anything, and opponents no more."""
        return (
            self.apart == other.apart
            and all(a >= b for a, b in zip(self.mine, other.mine, strict=True))
            and all(a <= b for a, b in zip(self.others, other.others, strict=True))
        )


class Way(NamedTuple):
    """One sequence of answers to all decisions: its end, and what the player knew at each choice."""

    end: End
    shown: Shown

    def known(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for what, n in sorted(self.shown, reverse=True):
            found.setdefault(what, []).append(n)
        return found

    def as_good_as(self, other: Way) -> bool:
        """Whether this way ends at least as well as another, and each choice of the other was made with at least as much knowledge.

        What this way does not ask at all was decided by what else has to be possible.
        """
        mine = self.known()
        return self.end.as_good_as(other.end) and all(
            len(mine[what]) >= len(ns) and all(a >= b for a, b in zip(mine[what], ns, strict=False))
            for what, ns in other.known().items()
            if what in mine
        )


def worse_ways(game: Game, card: Card) -> tuple[set[Way], set[Way]]:
    """All ways to play a card that the engine does not offer, and those of them for which it offers no way that is as good."""
    if blocked(game, game.players[ME], card):
        return set(), set()
    return worse_orders(game, Step(ME, EnterPlay(card.id), Cause(card.id)))


def worse_orders(game: Game, step: Step) -> tuple[set[Way], set[Way]]:
    """All ways to do a step that the engine does not offer, and those of them for which it offers no way that is as good."""
    spaces, tried = {*SPACES}, 0
    while len(spaces) > tried:
        tried = len(spaces)
        reached = ways(game, step, spaces)
    with ExitStack() as free:
        for place in ORDERED:
            free.enter_context(patch(f"{place}.AnyOrder", FreeOrder))
        free.enter_context(_paid_whole(DiscardCards, lambda effect: effect.n))
        free.enter_context(_paid_whole(TakeOwn, lambda effect: 1))
        possible = ways(game, step, spaces, free=True)
    # What is asked on the way may differ: who must draw a card to have one to lose is not asked whether to draw.
    assert {way.end for way in reached} <= {way.end for way in possible}, step
    left = possible - reached
    return left, {way for way in left if not any(found.as_good_as(way) for found in reached)}


def _paid_whole(kind: type[DiscardCards | TakeOwn], least: Callable[[Any], int]) -> Any:
    """How a price is paid in free order: where too little is there for it, that order is impossible."""
    apply = kind.apply

    def paid(effect: Any, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if len(picks) < least(effect):
            raise ValueError("there is too little to pay with")
        apply(effect, game, me, cause, picks)

    return patch.object(kind, "apply", paid)


def ways(game: Game, step: Step, spaces: set[str], *, free: bool = False) -> set[Way]:
    """All ways to do a step without paying; with `free`, in every order, of which some may be impossible to finish.

    Of the spaces for a tile only `spaces` are chosen, and where none of them is offered the first one, which is added to them.
    """
    begun = load(save(game))
    begun.agenda = [Step(ME, Triggered()), step]
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
        for picks in _answers(now.pending[seat], spaces):
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
                continue  # something was to be lost that was not there yet: this order is impossible
            way = _plain(copy), then
            if way not in seen:
                seen.add(way)
                open_ways.append(way)
    return found


def _plain(game: Game) -> bytes:
    """A save without the fields that only count answers."""
    game.tokens, game.answered, game.floor, game.last = [0] * len(game.players), 0, 0, -1
    return save(game)


def _answers(decision: Decision, spaces: set[str]) -> Iterator[tuple[str, ...]]:
    options = decision.options
    if decision.kind == "space":
        options = tuple(o for o in options if o in spaces) or options[:1]
        spaces.update(options)
    for n in range(decision.least, decision.most + 1):
        yield from combinations(options, n)


def _about(game: Game, seat: int, picks: Sequence[str]) -> str:
    """The choice that an answer makes; None if it only says which step is next, or how much."""
    decision = game.pending[seat]
    if decision.key == "effects":
        step, asked = parts(game, seat)[int(picks[0].partition("/")[0])]
        if asked is None:
            return ""
        decision = replace(asked, cause=step.cause)
    if decision.key in (NEXT, "order") or decision.key.startswith("fewer"):
        return ""
    return f"{decision.key} {decision.cause.card if decision.key == 'either' else ''}"


def _end(game: Game) -> End:
    sides = [
        (*p.stock.values(), *p.production.values(), p.tr, *(p.resources.get(card, 0) for card in p.played), _metals(p))
        for p in game.players
    ]
    table, me = game.table, game.players[ME]
    # What lies on a card that was turned face down is gone, so such ends are not compared.
    apart = (
        [p.played for p in game.players],
        table.parameters,
        sorted(table.tiles.items()),
        sorted(table.claims.items()),
        len(table.deck),
    )
    places = sorted((card, memo.partition("@")[2]) for card, memo in me.memo.items() if _has_own_tile(me, card))
    cards = (sorted(table.discard), sorted(me.hand), me.events, places, me.next_card)
    return End(sides[ME], tuple(n for p in game.players if p is not me for n in sides[p.seat]), repr((apart, cards)))


def _has_own_tile(me: Player, card: int) -> bool:
    """Whether a card in play has laid a tile of its own; oceans are nobody's, so where they came from does not matter."""
    laid = [effect for effect in effects_in(CARDS[card]) if isinstance(effect, Place)]
    return card in me.played and any(effect.tile != "ocean" for effect in laid)


def _metals(me: Player) -> int:
    """The number of cards that have stored a metal, and can therefore be copied."""
    return sum(bool(memo.partition("@")[0]) for memo in me.memo.values())
