"""The base classes of what cards and rules are declared with: effects, requirements, triggers, modifiers and counts."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, NamedTuple

import msgspec

from engine.bounds.bound import Bound, Within
from engine.decision import NOTHING, Cause, Decision
from engine.journal import Entry
from engine.named import CardResourceName, TagName

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player


class Wait:
    """What `ask` returns when the seat cannot decide yet, because another lane of the fork must move first.

    A lane that does not wait is not asked again when another lane moves: no lane may change what another lane is asked.
    """


WAIT: Final = Wait()


class When(IntEnum):
    """The rank of an effect among others that may be done in any order; effects of a lower rank are done first.

    The ranks are such that no other order is better for the player: effects that reveal hidden cards come before choices that need
    not be made without knowing them, gains come before losses, and taking from other players comes last.
    """

    DRAWING = 0
    """Reveals something hidden or pays what is due, and asks nothing; it is done at once."""
    LOSING = 1
    """Takes from its own player no more than there is, and asks nothing; it is done before gains, and after what must be paid."""
    SURE = 2
    """Asks nothing and has the same result at any time; it is done at once."""
    SHOWING = 3
    """A choice that may reveal something hidden, or the placing of an ocean, which makes the spaces beside it worth more.

    If several effects have this rank, the player chooses which of them is next.
    """
    CHOOSING = 4
    """A choice that reveals nothing; it is made after everything that reveals something."""
    LATE = 5
    """Counts something that may still grow, or has nothing to choose from yet."""
    WAITING = 6
    """Cannot be done yet; an effect before it may change that."""
    TAKING = 7
    """Takes from a player of choice; other effects may first give that player more to take."""

    @classmethod
    def together(cls, parts: Iterable[When]) -> When:
        """The rank of several effects that are done as one."""
        found = set(parts)
        last = max(found, default=cls.SURE)
        if last <= cls.SURE:
            return min(found, default=cls.SURE)
        return cls.SHOWING if last is cls.CHOOSING and found & {cls.DRAWING, cls.SHOWING} else last


DEFINED: Final[dict[str, str]] = {}
"""By name, as saves write it, where each class of values is defined."""


class Value(msgspec.Struct, frozen=True, tag_field="e", tag=str.lower, omit_defaults=True):
    """Base of everything that a card is declared with; class names and field names of subclasses are part of the save format.

    Raises `TypeError` for a class whose name another one has: saves would be read as that one.
    """

    def __init_subclass__(cls, **of_struct: Any) -> None:
        super().__init_subclass__()
        place = f"{cls.__module__}.{cls.__qualname__}"
        known = DEFINED.setdefault(cls.__name__.lower(), place)
        if known != place:
            raise TypeError(
                f"there is a class {known} already. Saves know {place} by its name alone, in lower case: choose another name."
            )


class Requirement(Value, frozen=True):
    """A condition that must be met when the card is played; afterwards it does not matter."""

    def lacks(self, game: Game, me: Player) -> int:
        """How much is missing for `me`, in steps, tags or tiles; 0 if the requirement is met."""
        raise NotImplementedError


class Reason(NamedTuple):
    """Why something cannot be done: `key` is a message id, such as `too-dear` or `needs:plants`; the other fields give details."""

    key: str
    short: int = 0
    """How much is missing of what `key` names, in M€, units, steps, tags or tiles; 0 if the reason is no missing amount."""
    requirement: Requirement | None = None
    """The requirement that is not met."""
    keep: Mapping[str, int] = NOTHING
    """The stock that may not be used to pay, because the effects of what is bought will take it."""
    moot: bool = False
    """Whether the option is gone, for instance a claimed milestone; lists of what cannot be done now leave it out."""


class Illegal(ValueError):
    """Raised for an answer that is refused; the game has not changed. `reason` is a message id, `why` the reason with its details.

    >>> from engine import Options, new_game
    >>> game = new_game(Options(players=2, first=0), "a seed")
    >>> game.answer(0, ["corporation:unheard-of"])
    Traceback (most recent call last):
    engine.effect.Illegal: unknown
    """

    def __init__(self, why: Reason | str, decision: Decision | None = None) -> None:
        self.why = Reason(why) if isinstance(why, str) else why
        super().__init__(self.why.key)
        self.decision = decision

    @property
    def reason(self) -> str:
        return self.why.key


class Effect(Value, frozen=True):
    """Something that happens to a seat."""

    at_most: ClassVar[Bound | None] = None
    """The most that any effect of this very class does to rating, tiles and M€, with all that it queues (`engine.bounds`)."""
    rank: ClassVar[When | None] = None
    """The rank of every effect of this class (`when`); None where it depends on what is asked."""
    left_to_others: ClassVar[bool] = False
    """Whether another player chooses for this, so that what comes of an act may be told only after it."""
    limited: ClassVar[bool] = False
    """Whether this asks nothing and takes from its player no more than there is; it has the rank `When.LOSING`."""
    buys: ClassVar[bool] = False
    """Whether this may pay M€; what is lost of no more than there is waits for it, since less may be left then."""
    only_once: ClassVar[bool] = False
    """Whether of several such reactions of a card in an action only the first does anything."""
    looks_at_dues: ClassVar[bool] = False
    """Whether what this asks for may be chosen although its dues cannot be paid, because it is given up then."""
    may_be_vain: ClassVar[bool] = False
    """Whether an effect of this class may have a reason in `vain`; most always bring something."""
    never_blocks: ClassVar[bool] = False
    """Whether a card with this can be played even where it is not `possible`; it then brings nothing."""
    may_be_blocked: ClassVar[bool] = False
    """Whether an effect of this class may have a reason in `blocks`; most can always be done."""
    may_need: ClassVar[bool] = False
    """Whether an effect of this class may have stock in `needs`; most take none."""
    may_ask: ClassVar[bool] = False
    """Whether an effect of this class may have a question in `ask`; most have none."""
    may_be_narrowed: ClassVar[bool] = False
    """Whether an effect of this class may leave out choices in `narrowed`; most have none."""

    def __init_subclass__(cls, **of_struct: Any) -> None:
        super().__init_subclass__(**of_struct)
        # These are read for every step and every option of a turn, which is faster than a call that returns nothing.
        cls.may_be_vain = cls.vain is not Effect.vain
        cls.may_be_blocked = not cls.never_blocks and (
            cls.blocks is not Effect.blocks or cls.possible is not Effect.possible
        )
        cls.may_need = cls.needs is not Effect.needs
        cls.may_ask = cls.ask is not Effect.ask
        cls.may_be_narrowed = cls.narrowed is not Effect.narrowed

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | Wait | None:
        """The decision that the seat has to make; None if `apply` can follow at once, `WAIT` if it must come later.

        It depends on the state alone and changes nothing.
        """
        return None

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        """Change the state through `engine.changes`, and queue with `game.then` what follows; `picks` answer what `ask` returned."""
        raise NotImplementedError(f"{type(self).__name__} has no method `apply`")

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        """The message id of the reason why this cannot happen now; None if it can."""
        return None

    def vain(self, game: Game, me: Player, cause: Cause) -> str | None:
        """The message id of the reason why this brings nothing, although it may be done all the same; None if it brings something.

        An action of a card that brings nothing may be used although `possible` has a reason against it.
        """
        return None

    def ever_vain(self) -> bool:
        """Whether this very effect may have a reason in `vain`."""
        return self.may_be_vain

    def ever_blocked(self) -> bool:
        """Whether this very effect may have a reason in `blocks`."""
        return self.may_be_blocked

    def only_costs(self) -> bool:
        """Whether this takes something from the player and does nothing else."""
        return False

    def takes_from_others(self) -> bool:
        """Whether this takes something from another player of choice, or from all others."""
        return False

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        """The reason, with its amounts, why this cannot happen now; None if it can. `possible` is faster where only that matters."""
        found = self.possible(game, me, cause)
        return Reason(found, self.short(game, me, cause) if found == "too-dear" else 0) if found else None

    def refusal(self, game: Game, me: Player, cause: Cause, pick: str) -> Reason | None:
        """The reason why `pick` is not an option of the decision that this asks now; None if it could never be one."""
        return None

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        """The message id of the reason why a card with this effect cannot be played; None if it can.

        By default it is that of `possible`, unless this is one that `never_blocks`. `promised` is what effects before this one surely
        bring (`promises`).
        """
        return None if self.never_blocks else self.possible(game, me, cause)

    def short(self, game: Game, me: Player, cause: Cause) -> int:
        """How many M€ are missing, if `possible` says `too-dear`."""
        return 0

    def short_of_untaxed(self, game: Game, me: Player, cause: Cause) -> int:
        """How many M€ are missing for a choice that is too dear and never raises a rating; 0 if this has no such choice."""
        return 0

    def equivalence_key(self, game: Game, me: Player, pick: str, *, money: bool = False) -> tuple[Hashable, ...] | None:
        """A key that is equal for picks that bring everybody the same, up to the next tile; None for a pick that is like no other.

        With `money`, only what can become M€ of `me` counts: what is not M€ yet, M€ themselves, what an ocean can bring afterwards; each
        is a part of the key.
        """
        return None

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        """The most that this very effect does now to rating, tiles and M€ (`engine.bounds`); None if that cannot be told."""
        return self.at_most

    def needs(self, game: Game, me: Player) -> Mapping[str, int]:
        """The stock that `apply` will take from `me`; the payment for the card may not use it."""
        return NOTHING

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        """What this surely brings, on which effects after it can count.

        That is stock (`plants`), production (`production:mc`), `cards` in hand, or resources on some own card (`lying:microbe`).
        """
        return NOTHING

    def promises_to(self, other: Player, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        """What this surely brings `other`, another player than the one to whom it happens; see `promises`."""
        return NOTHING

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        """The rank of this effect among others that may be done in any order; it depends only on what all players may know."""
        if self.rank is not None:
            return self.rank
        asked = self.ask(game, me, cause)
        if not isinstance(asked, Decision):
            return When.SURE
        if asked.real:
            return When.CHOOSING
        return When.SURE if asked.options else When.LATE

    def narrowed(self, game: Game, me: Player, cause: Cause, suffices: Callable[[Mapping[str, int]], bool]) -> Effect:
        """This effect without choices that leave out what other effects wait for; `suffices` tells of what one promises if it will do.

        If none will do, all are left.
        """
        return self

    def exhausted(self, game: Game, me: Player, cause: Cause) -> bool:
        """Whether an amount of the cause above the present one would bring nothing more."""
        return False

    def tied(self, game: Game, me: Player, cause: Cause) -> bool:
        """Whether it matters what else the card of the cause does before or after this; the player then chooses the order of these."""
        return False

    def may_reveal(self, game: Game, me: Player, cause: Cause) -> bool:
        """Whether a choice of this that is not possible yet would reveal something hidden."""
        return False

    def unrewarded(self) -> Effect | None:
        """This effect without its gains for the seat; None if nothing else is left of it."""
        return None

    def next_card_modifiers(self) -> tuple[Modifier, ...]:
        """The modifiers for the next card played, while the card with this effect is in `Player.next_card`."""
        return ()


def add_amounts(total: dict[str, int], more: Mapping[str, int]) -> None:
    """Add amounts by kind, such as stock or what is promised, to those in `total`."""
    for what, n in more.items():
        total[what] = total.get(what, 0) + n


def all_vain(effects: Iterable[Effect], game: Game, me: Player, cause: Cause) -> str | None:
    """The first of the reasons why these effects bring nothing (`Effect.vain`), beside what they cost; None if one brings something."""
    first = None
    for effect in effects:
        if effect.may_be_vain and (why := effect.vain(game, me, cause)) is not None:
            first = first or why
        elif not effect.only_costs():
            return None
    return first


def may_all_be_vain(effects: Iterable[Effect]) -> bool:
    """Whether `all_vain` can ever have a reason for these effects."""
    return all(effect.ever_vain() or effect.only_costs() for effect in effects)


def obstacles_among(effects: Iterable[Effect]) -> tuple[Effect, ...]:
    """Those of these effects that may ever be blocked; a game asks only them whether all can be done."""
    return tuple(effect for effect in effects if effect.ever_blocked())


def takers_among(effects: Iterable[Effect]) -> tuple[Effect, ...]:
    """Those of these effects that may ever need stock."""
    return tuple(effect for effect in effects if effect.may_need)


if TYPE_CHECKING:
    AnyEffect = Effect
    AnyValue = Any
else:

    class _Open(type):
        def __instancecheck__(cls, instance: object) -> bool:
            return True

    class AnyEffect(metaclass=_Open):
        """The type of a field that holds any effect; the codec finds the class by the tag."""

    class AnyValue(metaclass=_Open):
        """The type of a field that holds any value, or a number."""


Doer = Literal["self", "others", "any"]
"""Whose doing counts for a trigger: that of its owner, of the other players, or of any player."""


class Trigger(Value, frozen=True):
    """The effect `do` happens when an entry of a class in `on` is told; `by` says whose doing counts."""

    on: ClassVar[tuple[type[Entry], ...]]
    on_loss: ClassVar[bool] = False
    """Whether it reacts only when a player takes something from another, and costs only its owner M€."""
    by_space: ClassVar[bool] = True
    """Whether it may react to a tile on one space, and not to the same tile on another."""
    do: AnyEffect
    by: Doer = "self"

    def times(self, game: Game, me: Player, entry: Any) -> int:
        """How often `entry` sets this trigger off for its owner `me`; `entry` is of a class in `on`."""
        return 1

    def sources(self, game: Game, me: Player, entry: Any) -> Sequence[str]:
        """The `source` of the cause for each time that `entry` sets this trigger off; empty where all times are alike."""
        return [""] * self.times(game, me, entry)

    def concerns(self, me: Player, entry: Entry, card: int) -> bool:
        """Whether this trigger, on a card of `me`, counts the doing of the player who did what `entry` tells."""
        return self.by == "any" or (not entry.world and (self.by == "self") == (entry.actor == me.seat))


class Modifier(Value, frozen=True):
    """A change of a rule for the owner of a card, as long as the card is in play; a policy changes it for all players."""


class Count(Value, frozen=True):
    """An amount that counts things: `times` for every full `every` of them; with a `cap`, no more than `cap` things count.

    `of` says what is counted, a key of `engine.amounts.COUNTED`: `tag` (own, of the kind `which` or of those in `also`),
    `opponents-tag`, `cities` (all on Mars), `all-cities` (off-map too), `events` (all players'), `here` (resources on this card),
    `lying` (resources of a `kind` on own cards), `chosen` (the number that the player chose to spend), `oceans-near` and
    `cities-near` (tiles next to the tile of this card). `more` and `less` are further keys: what they count is added to the capped
    number, or taken away from it.
    """

    of: str
    which: TagName = ""
    every: int = 1
    times: int = 1
    cap: int = 0
    also: tuple[TagName, ...] = ()
    kind: CardResourceName = ""
    more: str = ""
    less: str = ""

    def total(self, n: int, further: int = 0) -> int:
        """The amount for `n` things, and for `further` ones that are not capped; never less than for none."""
        return self.times * (max(0, (min(n, self.cap) if self.cap else n) + further) // self.every)
