"""Effects made of others: one of several, or several together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final, cast

import msgspec

from engine import tableau
from engine.bounds import NO_COST, Bound, Within, all_of, any_of, bound_of, changes_no_rating, perhaps
from engine.core import NOTHING, AnyEffect, Cause, Decision, Effect, Game, Reason, When
from engine.decision import vain_last
from engine.effect import add_amounts, all_vain, may_all_be_vain
from engine.effects.parameters import Raise

if TYPE_CHECKING:
    from engine.card import Card
    from engine.state import Player


NOT_YET: Final = ("too-dear", "needs")
"""What reasons begin with that may not hold any more once something is gained."""


class Either(Effect, frozen=True):
    """Do exactly one of the possible choices; if none is possible, do nothing."""

    choices: tuple[AnyEffect, ...]
    only: tuple[int, ...] = ()
    """The indexes of the choices that may be made; none stands for all."""

    def live(self, game: Game, me: Player, cause: Cause) -> dict[int, str | None]:
        """The choices that are possible, by their indexes, each with the reason why the choice brings nothing, or None.

        Steps of parameters that are all complete end alike, so that none is left of them.
        """
        open_choices = [(i, e) for i, e in enumerate(self.choices) if not self.only or i in self.only]
        found = {i: e.vain(game, me, cause) for i, e in open_choices if e.possible(game, me, cause) is None}
        if None not in found.values() and all(isinstance(self.choices[i], Raise) for i in found):
            return {}
        return found

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        live, vain = vain_last({str(i): why for i, why in self.live(game, me, cause).items()})
        return Decision.exactly(me.seat, "either", live, vain=vain)

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        """Late where there is only one choice yet, while something else may bring what another one takes."""
        live = self.live(game, me, cause)
        if len(live) == 1 and any((e.possible(game, me, cause) or "").startswith(NOT_YET) for e in self.choices):
            return When.LATE
        found = [self.choices[i].when(game, me, cause) for i in live]
        return When.together([*found, When.CHOOSING] if len(found) > 1 else found or [When.LATE])

    def may_reveal(self, game: Game, me: Player, cause: Cause) -> bool:
        return any(e.when(game, me, cause) in (When.DRAWING, When.SHOWING) for e in self.choices)

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        first = None
        for e in self.choices:
            reason = e.possible(game, me, cause)
            if reason is None:
                return None
            first = first or reason
        return first

    def ever_vain(self) -> bool:
        return any(e.ever_vain() for e in self.choices)

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        first = first_possible = None
        for effect in self.choices:
            why = effect.vain(game, me, cause) if effect.may_be_vain else None
            if effect.possible(game, me, cause) is None:
                if why is None:
                    return None
                first_possible = first_possible or why
            first = first or why
        return first_possible or first

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        """The reason of the first choice; if other choices lack less of the same, how much that is."""
        found: list[Reason] = []
        for choice in self.choices:
            why = choice.reason(game, me, cause)
            if why is None:
                return None
            found.append(why)
        return min((why for why in found if why.key == found[0].key), key=lambda why: why.short)

    def short_of_untaxed(self, game: Game, me: Player, cause: Cause) -> int:
        dear = (e for e in self.choices if e.possible(game, me, cause) == "too-dear" and changes_no_rating(e))
        return min((e.short(game, me, cause) for e in dear), default=0)

    def ever_blocked(self) -> bool:
        return all(e.ever_blocked() for e in self.choices)

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        reasons = [e.blocks(game, me, cause, promised) for e in self.choices]
        return None if None in reasons else reasons[0]

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        out: dict[str, int] = {}
        for i in self.live(game, me, cause):
            for what, n in self.choices[i].promises(game, me, cause).items():
                out[what] = max(out.get(what, 0), n)
        return out

    def narrowed(self, game: Game, me: Player, cause: Cause, suffices: Callable[[Mapping[str, int]], bool]) -> Effect:
        live = self.live(game, me, cause)
        fit = tuple(i for i in live if suffices(self.choices[i].promises(game, me, cause)))
        return Either(self.choices, fit) if 0 < len(fit) < len(live) else self

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            game.then(self.choices[int(pick)], me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        if within.chosen and any(isinstance(choice, Decline) for choice in self.choices):
            return NO_COST
        return any_of(self.choices, game, me, within)


class Decline(Effect, frozen=True):
    """Do nothing: the last choice of what a player may do."""

    at_most = NO_COST

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        return


class EachOpponent(Effect, frozen=True):
    """Let an effect happen to every other player, in table order."""

    do: AnyEffect

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return self.do.when(game, me, cause)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for seat in tableau.seats_from(game, me.seat)[1:]:
            game.then(self.do, seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return perhaps(bound_of(self.do, game, me, within))


class ForSeat(Effect, frozen=True):
    """Let an effect happen to the seat in the source of the cause: the player who set it off, or to whom what set it off happened."""

    do: AnyEffect

    def _who(self, game: Game, cause: Cause) -> Player:
        return game.players[seat_of(cause)]

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return self.do.when(game, self._who(game, cause), cause)

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        return self.do.promises(game, me, cause) if cause.source == f"{BY_SEAT}{me.seat}" else NOTHING

    def promises_to(self, other: Player, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        asked = self.do.ask(game, other, cause)
        # Where the other player may choose, none of the choices is sure: this is a step of `me`, so nothing narrows them.
        return NOTHING if isinstance(asked, Decision) and asked.real else self.promises(game, other, cause)

    def narrowed(self, game: Game, me: Player, cause: Cause, suffices: Callable[[Mapping[str, int]], bool]) -> Effect:
        own = cause.source == f"{BY_SEAT}{me.seat}"
        return ForSeat(self.do.narrowed(game, me, cause, suffices)) if own else self

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        game.then(self.do, seat_of(cause))

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return perhaps(bound_of(self.do, game, me, within))


class AtLeisure(Effect, frozen=True):
    """Do an effect that nobody else need wait for: at once for the player on turn, for others before their next own decision."""

    do: AnyEffect

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return self.do.when(game, me, cause) if self._now(game, me) else When.SURE

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.do.possible(game, me, cause)

    def ever_vain(self) -> bool:
        return self.do.ever_vain()

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.do.vain(game, me, cause)

    def _now(self, game: Game, me: Player) -> bool:
        """Whether it is the player's turn, in the action phase or when preludes are played, so that all wait for them anyway."""
        phase = game.table.phase
        return game.table.active == me.seat and (phase == "action" or phase in game.box.setup)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if self._now(game, me):
            game.then(self.do, me.seat)
        else:
            game.later(self.do, me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return perhaps(bound_of(self.do, game, me, within))


BY_SEAT: Final = "seat:"
"""What the source of a cause begins with that names a seat."""


def seat_of(cause: Cause) -> int:
    """The seat that the source of a cause names; raises `ValueError` if it names none."""
    what, _colon, seat = cause.source.partition(":")
    if f"{what}:" != BY_SEAT:
        raise ValueError(f"{cause} names no seat")
    return int(seat)


class Both(Effect, frozen=True):
    """Do several effects in their order, as one effect."""

    parts: tuple[AnyEffect, ...]

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.together(e.when(game, me, cause) for e in self.parts)

    def _blocked(
        self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING
    ) -> tuple[Effect, str] | None:
        """The first part that cannot be done, even after what the parts before it surely bring, with its reason."""
        brought = dict(promised)
        for e in self.parts:
            if reason := e.blocks(game, me, cause, brought):
                return e, reason
            add_amounts(brought, e.promises(game, me, cause))
        return None

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.blocks(game, me, cause)

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        blocked = self._blocked(game, me, cause, promised)
        return blocked[1] if blocked else None

    def ever_blocked(self) -> bool:
        return any(e.ever_blocked() for e in self.parts)

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        found = Counter[str]()
        for e in self.parts:
            found.update(e.promises(game, me, cause))
        return found

    def promises_to(self, other: Player, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        found = Counter[str]()
        for e in self.parts:
            found.update(e.promises_to(other, game, me, cause))
        return found

    def narrowed(self, game: Game, me: Player, cause: Cause, suffices: Callable[[Mapping[str, int]], bool]) -> Effect:
        sure = [e.promises(game, me, cause) for e in self.parts]

        def with_others(i: int, more: Mapping[str, int]) -> bool:
            brought = Counter(more)
            for j, n in enumerate(sure):
                if j != i:
                    brought.update(n)
            return suffices(brought)

        return Both(tuple(e.narrowed(game, me, cause, partial(with_others, i)) for i, e in enumerate(self.parts)))

    def ever_vain(self) -> bool:
        return may_all_be_vain(self.parts)

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        why = all_vain(self.parts, game, me, cause)
        return why if why and self.possible(game, me, cause) is None else None

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        blocked = self._blocked(game, me, cause)
        return blocked[0].reason(game, me, cause) if blocked else None

    def needs(self, game: Game, me: Player) -> Mapping[str, int]:
        out: dict[str, int] = {}
        for e in self.parts:
            add_amounts(out, e.needs(game, me))
        return out

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for e in self.parts:
            game.then(e, me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        return all_of(self.parts, game, me, within)


def effects_in(part: object) -> Iterator[Effect]:
    """Every effect in a declaration, also nested ones, in their order; of a card, those of its triggers and its action too."""
    if isinstance(part, Effect):
        yield part
    inner = msgspec.structs.astuple(part) if isinstance(part, msgspec.Struct) else part
    if isinstance(inner, tuple):
        for each in cast("tuple[object, ...]", inner):
            yield from effects_in(each)


def choices_of(card: Card) -> tuple[AnyEffect, ...]:
    """The choices of the only `Either` on a card, wherever it is nested; empty if the card has none."""
    return next((e.choices for e in effects_in(card) if isinstance(e, Either)), ())


def either(*choices: Effect) -> Either:
    """Do one of these effects, which the player chooses.

    >>> from engine.effects import gain
    >>> either(gain(plants=3), gain(heat=3)).choices
    (Gain(what=(('plants', 3),)), Gain(what=(('heat', 3),)))
    """
    return Either(choices)


def may(effect: Effect) -> Either:
    """Do an effect if the player wants to.

    >>> from engine.effects import gain, spend
    >>> may(spend(gain(plants=1), mc=2)).choices[1]
    Decline()
    """
    return Either((effect, Decline()))


def each_opponent(do: Effect) -> EachOpponent:
    """Let an effect happen to every other player.

    >>> from engine.effects import draw
    >>> each_opponent(draw(1))
    EachOpponent(do=Draw(n=1))
    """
    return EachOpponent(do)


def both(*parts: Effect) -> Both:
    """Do these effects in this order.

    >>> from engine.effects import gain, lose
    >>> both(lose(mc=1), gain(heat=3))
    Both(parts=(Lose(what=(('mc', 1),)), Gain(what=(('heat', 3),))))
    """
    return Both(parts)


def for_seat(do: Effect) -> ForSeat:
    """Let an effect happen to the player who is meant by what set it off.

    >>> from engine.effects import draw
    >>> for_seat(draw(1))
    ForSeat(do=Draw(n=1))
    """
    return ForSeat(do)


def at_leisure(do: Effect) -> AtLeisure:
    """Do an effect that nobody else need wait for.

    >>> from engine.effects import gain_chosen
    >>> at_leisure(gain_chosen())
    AtLeisure(do=GainChosen(n=1))
    """
    return AtLeisure(do)
