"""What entries of the journal set off on cards in play and by policies, and what that surely brings; telling an entry sets it off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine import tableau
from engine.core import NOTHING, Cause, Effect, Game, Step
from engine.effect import add_amounts
from engine.journal import Entry, ParameterRaised, RatingChanged
from engine.modifiers import PerRating, RatingRule

if TYPE_CHECKING:
    from engine.state import Player


def reactions_of(game: Game, me: Player, entry: Entry, only: int = 0) -> list[Step]:
    """The steps that an entry sets off on the cards of one player, or on one card, in the order in which the cards were played."""
    steps: list[Step] = []
    for card, trigger in tableau.triggers_by_entry(game, me).get(type(entry), ()):
        if only in (0, card) and trigger.concerns(me, entry, card):
            because, policy = entry.because(), "" if card else tableau.policy_with(game, trigger)
            for source in trigger.sources(game, me, entry):
                steps.append(Step(me.seat, trigger.do, replace(because, card=card, source=source or policy)))
    return steps


def promised_by(game: Game, me: Player, *entries: Entry, card: int = 0) -> dict[str, int]:
    """What cards in play, those of others too, surely bring a player as a reaction to entries.

    The own `card` reacts too, although it may not be in play yet.
    """
    steps = [step for entry in entries for step in reactions_of(game, me, entry)]
    if card and card not in me.played:
        steps += _reactions_of_card(game, me, card, entries)
    out: dict[str, int] = {}
    for step in _once_each(steps):
        add_amounts(out, step.effect.promises(game, me, step.cause))
    for other, entry in product(game.players, entries):
        if other.seat != me.seat:
            for step in reactions_of(game, other, entry):
                add_amounts(out, step.effect.promises_to(me, game, other, step.cause))
    return out


def _reactions_of_card(game: Game, me: Player, card: int, entries: Sequence[Entry]) -> Iterator[Step]:
    """The steps that entries would set off on a card of a player if it were in play."""
    for trigger, entry in product(game.box.cards[card].triggers, entries):
        if type(entry) in game.box.entries_heard_by(type(trigger)) and trigger.concerns(me, entry, card):
            because = replace(entry.because(), card=card)
            for source in trigger.sources(game, me, entry):
                yield Step(me.seat, trigger.do, replace(because, source=source))


def _once_each(steps: Iterable[Step]) -> Iterator[Step]:
    """These steps, but of those that do something only the first time (`Effect.only_once`) no other than the first."""
    done: set[tuple[Effect, int]] = set()
    for step in steps:
        if step.effect.only_once:
            if (step.effect, step.cause.card) in done:
                continue
            done.add((step.effect, step.cause.card))
        yield step


def promised_by_rating(game: Game, me: Player, n: int) -> Mapping[str, int]:
    """What the cards of a player surely bring if their rating is raised by `n` steps; nothing where a rule lowers or taxes that."""
    if n <= 0 or RatingChanged not in tableau.triggers_by_entry(game, me):
        return NOTHING
    if tableau.modifiers(game, me, RatingRule) or tableau.modifiers(game, me, PerRating):
        return NOTHING
    return promised_by(game, me, RatingChanged(me.seat, n, me.tr))


def promised_by_raise(game: Game, me: Player, key: str, steps: int) -> Mapping[str, int]:
    """What the cards of a player, and the bonuses reached, surely bring if they raise a parameter by `steps`, or what is left of it."""
    parameter, was = game.box.parameters[key], game.table.parameters[key]
    n = min(steps, parameter.left(was))
    if n <= 0:
        return NOTHING
    found = Counter(promised_by_rating(game, me, n))
    if ParameterRaised in tableau.triggers_by_entry(game, me):
        found.update(promised_by(game, me, ParameterRaised(me.seat, key, was, was + n * parameter.step)))
    brought: dict[str, int] = {}
    for at, bonus in parameter.bonuses:
        if was < at <= was + n * parameter.step:
            for what, more in bonus.promises(game, me, Cause(source=f"bonus:{key}:{at}")).items():
                brought[what] = max(more, brought.get(what, 0))  # a card may react to one of several bonuses alone
    found.update(brought)
    return found


def tell(game: Game, entry: Entry, meanwhile: Callable[[], None] | None = None) -> None:
    """Write an entry to the journal of the present answer (`game.news`), unless it is internal, and set off the reactions to it.

    They are steps of `game.triggered`, which happen when the present effects are done (`effects.order`). The players come in table
    order from the active one. An entry that only one seat may read sets nothing off, and nothing does while the table corrects
    something by hand. What the rules put between an entry and the reactions to it is done by `meanwhile`.
    """
    kind = type(entry)
    if not kind.internal:
        game.news.append(entry)
    if meanwhile is not None:
        meanwhile()
    box = game.box
    if kind in (box.triggering_entries_of_own if entry.by == -1 else box.triggering_entries) and entry.to == -1:
        if game.triggers_muted:
            return
        players = game.players
        listening: list[int] = []
        for p in players:
            # As `triggers_by_entry` is cached, without a call for each player: this is asked for every entry.
            known = p.derived.get("triggers_by_entry")
            if kind in (tableau.triggers_by_entry(game, p) if known is None else known):
                listening.append(p.seat)
        if listening:
            active = game.table.active
            for seat in (*(s for s in listening if s >= active), *(s for s in listening if s < active)):
                game.triggered += reactions_of(game, players[seat], entry)


def tell_card(game: Game, me: Player, card: int, entry: Entry) -> None:
    """Set off what a card of a player does because of an internal entry, to which no other card reacts."""
    game.triggered += reactions_of(game, me, entry, card)
