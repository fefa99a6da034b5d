"""The few ways in which the state changes, each with its line in the journal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.card import CARDS
from engine.core import Cause, Step
from engine.journal import (
    CardResourcesChanged,
    DeckRenewed,
    Discarded,
    DiscardedCards,
    Drawn,
    DrawnCards,
    ParameterLowered,
    ParameterRaised,
    ProductionChanged,
    RatingChanged,
    StockChanged,
)
from engine.state import PROJECT_DECK, Standing
from engine.triggers import tell

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player, Tile


def gain(game: Game, me: Player, what: str, n: int, cause: Cause, by: Player | None = None) -> None:
    """Change a stock by `n`, down or up, `by` somebody else perhaps; raises `ValueError` when it would fall below zero."""
    if not n:
        return
    was = me.stock[what]
    if was + n < 0:
        raise ValueError(f"{was} {what} cannot change by {n}")
    me.stock[what] = was + n
    tell(game, StockChanged(me.seat, what, n, was, cause=cause, by=_other(me, by)))


def produce(game: Game, me: Player, what: str, n: int, cause: Cause, by: Player | None = None) -> None:
    """Change a production by `n` steps, `by` somebody else perhaps; raises `ValueError` below its floor (M€ -5, others 0)."""
    if not n:
        return
    was = me.production[what]
    if was + n < floor(what):
        raise ValueError(f"{what} production of {was} cannot change by {n}")
    me.production[what] = was + n
    tell(game, ProductionChanged(me.seat, what, n, was, cause=cause, by=_other(me, by)))


def _other(me: Player, by: Player | None) -> int:
    """The seat that did something to `me`, -1 where nobody else did."""
    return -1 if by is None or by is me else by.seat


def floor(what: str) -> int:
    """The lowest production of a resource (rulebook, Player boards)."""
    return -5 if what == "mc" else 0


def raise_tr(game: Game, me: Player, n: int, cause: Cause) -> None:
    """Raise the terraform rating."""
    if not n:
        return
    was = me.tr
    me.tr += n
    me.raised_tr = True
    tell(game, RatingChanged(me.seat, n, was, cause=cause))


def raise_parameter(game: Game, me: Player, key: str, steps: int, cause: Cause, *, rewarded: bool = True) -> None:
    """Raise a global parameter as far as it goes: 1 TR a step really made, bonus steps set off for the same player.

    Unrewarded, nobody gains anything; a bonus step that raises another parameter still does.
    """
    parameter = game.box.parameters[key]
    was = game.table.parameters[key]
    steps = min(steps, parameter.left(was))
    if steps <= 0:
        return
    now = was + steps * parameter.step
    game.table.parameters[key] = now
    tell(game, ParameterRaised(me.seat, key, was, now, cause=cause))
    if rewarded:
        raise_tr(game, me, steps, cause)
    for at, bonus in parameter.bonuses:
        if was < at <= now:
            if effect := bonus if rewarded else bonus.unrewarded():
                game.triggered.append(Step(me.seat, effect, Cause(source=f"bonus:{key}:{at}")))


def lower_parameter(game: Game, key: str, steps: int, cause: Cause, by: Player) -> None:
    """Lower a global parameter, no further than where it began; nobody's rating changes, and no bonus step is undone."""
    parameter = game.box.parameters[key]
    was = game.table.parameters[key]
    now = max(parameter.start, was - steps * parameter.step)
    if now != was:
        game.table.parameters[key] = now
        tell(game, ParameterLowered(by.seat, key, was, now, cause=cause))


def set_policies(game: Game, keys: list[str]) -> None:
    """Which of the box's rules by name hold for all from now on."""
    game.table.policies = keys
    for p in game.players:
        p.forget()


def lay(game: Game, space: str, tile: Tile) -> None:
    """Put a tile on a space, or an area off the map; a claim of the space is used up."""
    game.table.tiles[space] = tile
    game.table.claims.pop(space, None)
    game.table.forget()


def claim(game: Game, me: Player, space: str) -> None:
    """Reserve a space."""
    game.table.claims[space] = me.seat
    game.table.forget()


def found_settlement(game: Game, me: Player, outpost: str) -> None:
    """Found a settlement; raises `ValueError` where there is no room left."""
    stands = game.table.outposts[outpost]
    if len(stands.settled) >= game.box.outposts[outpost].room:
        raise ValueError(f"there is no room left on {outpost}")
    game.table.outposts[outpost] = Standing(stands.marker, (*stands.settled, me.seat))


def move_marker(game: Game, outpost: str, steps: int) -> None:
    """Move the marker of an outpost up or down, no further than its track goes."""
    stands = game.table.outposts[outpost]
    to = max(0, min(stands.marker + steps, game.box.outposts[outpost].end))
    game.table.outposts[outpost] = Standing(to, stands.settled)


def put_on(game: Game, owner: Player, card: int, n: int, cause: Cause, by: Player | None = None) -> None:
    """Change the resources on a card, played or hosted, by `n`, `by` somebody else perhaps."""
    if not n:
        return
    lies = owner.hosted if card in owner.hosted else owner.resources
    was = lies.get(card, 0)
    if was + n < 0:
        raise ValueError(f"{was} resources on card {card} cannot change by {n}")
    lies[card] = was + n
    if not lies[card] and lies is owner.resources:
        del lies[card]
    tell(game, CardResourcesChanged(owner.seat, card, n, was, cause=cause, by=_other(owner, by)))


def take_from(game: Game, key: str, n: int) -> list[int]:
    """Take up to `n` cards off the top of a deck; an empty one is made anew from its discards (rulebook, Research phase)."""
    deck = game.table.decks[key]
    taken: list[int] = []
    while len(taken) < n:
        if not deck.cards:
            if not deck.discard:
                break
            deck.cards, deck.discard = deck.discard, []
            game.shuffle(deck.cards)
            tell(game, DeckRenewed(-1))
        taken.append(deck.cards.pop())
    if taken:
        game.barrier()
    return taken


def put_away(game: Game, cards: Iterable[int]) -> None:
    """Discard cards face down, each from the deck that it is of; from which zone they come is the caller's to say."""
    decks, deck_of = game.table.decks, game.box.deck_of
    for card in cards:
        decks[deck_of[CARDS[card].kind]].discard.append(card)


def draw(game: Game, me: Player, n: int, cause: Cause) -> None:
    """Draw project cards to the hand; only their owner reads which."""
    cards = take_from(game, PROJECT_DECK, n)
    if not cards:
        return
    me.hand += cards
    tell(game, Drawn(me.seat, len(cards), cause=cause))
    tell(game, DrawnCards(me.seat, tuple(cards), cause=cause, to=me.seat))


def discard(game: Game, me: Player, cards: list[int], cause: Cause) -> None:
    """Discard from the hand, face down."""
    for card in cards:
        me.hand.remove(card)
    put_away(game, cards)
    tell(game, Discarded(me.seat, len(cards), cause=cause))
    tell(game, DiscardedCards(me.seat, tuple(cards), cause=cause, to=me.seat))
