"""The options of a game: the rules that its players have agreed on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from engine.maps import MAPS, THARSIS
from engine.shipped import SHIPPED, Shipped, names_for_more


def _map(key: str) -> str:
    if key not in (known := map_keys()):
        raise ValueError(f"there is no map {key}; there is {', '.join(known)}")
    return key


def shipped_maps() -> tuple[str, ...]:
    """The maps of the base game and of shipped expansions, without importing them."""
    return (THARSIS.key, *(str(one.value) for one in SHIPPED if one.option == "map"))


def map_keys() -> tuple[str, ...]:
    """The maps to play on: the shipped ones, and others that were added."""
    return tuple(dict.fromkeys((*shipped_maps(), *MAPS)))


def _expansion(name: str) -> str:
    if name not in (known := names_for_more()):
        raise ValueError(f"there is no expansion {name} to be named here; there is {', '.join(known) or 'none'}")
    return name


MapKey = Annotated[str, AfterValidator(_map)]
"""The key of a map, one of `map_keys()`."""
ExpansionName = Annotated[str, AfterValidator(_expansion)]
"""The name of an expansion that has no option of its own and is switched on by `Options.more`."""


class Options(BaseModel):
    """The rules agreed for one game; raises pydantic's `ValidationError` if they contradict each other.

    >>> from engine import Options
    >>> Options(players=4, corporate_era=True, draft=True).corporations
    2
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    players: Annotated[int, Field(ge=1, le=5)] = 3
    """One player is the solo game, which is always played with the corporate era."""
    map: MapKey = "tharsis"
    corporate_era: bool = False
    draft: bool = False
    draft_first: bool = False
    """Whether the first ten cards are drafted too, in two packs of five."""
    corporations: Annotated[int, Field(ge=1, le=6)] = 2
    """How many corporations each player chooses from; fewer if there are not enough."""
    two_corporations: bool = False
    """House rule: each player may take a second corporation, with preludes in place of one of them."""
    preludes: Annotated[int, Field(ge=4, le=8)] = 4
    """How many preludes are dealt to each player, who keeps two; without Prelude it changes nothing."""
    draft_preludes: bool = False
    """House rule: the preludes are drafted before two are chosen; without Prelude it changes nothing."""
    handicap: tuple[int, ...] = ()
    """Additional steps of terraform rating for each seat at the start."""
    first_raises: Literal["no", "rewarded", "unrewarded"] = "no"
    """House rule: each new first player raises one global parameter, and gets what that brings (`rewarded`) or nothing."""
    world_government: bool | None = None
    """Whether the first player raises a parameter for the world after each generation; None leaves it to the expansions in play."""
    friendly: bool = False
    """House rule: no player takes anything from another."""
    complete_venus: bool = False
    """House rule: the game ends only when Venus is complete too; without Venus Next it changes nothing."""
    no_negative_events: bool = False
    """House rule: global events that only harm are left out; without Turmoil it changes nothing."""
    hidden_points: bool = False
    """Whether points are hidden until the game is over."""
    solo_63: bool = False
    """Whether the solo game is won by a terraform rating of 63 after 14 generations; with more players it changes nothing."""
    beginners: tuple[int, ...] = ()
    """The seats that play the Beginner Corporation."""
    first: int | None = None
    """The seat with the first player marker in generation 1; None to draw it at random."""
    goals: tuple[str, ...] = ()
    """The keys of all milestones and awards in play, where they are not those of the map (`engine.goals.drawing`)."""
    more: tuple[ExpansionName, ...] = ()
    """Further expansions: shipped ones without an option of their own, and those that were added (`add_expansion`)."""

    if TYPE_CHECKING:

        def __hash__(self) -> int: ...

    @model_validator(mode="after")
    def _seats_exist(self) -> Options:
        named = [*self.beginners, *([] if self.first is None else [self.first])]
        if any(not 0 <= seat < self.players for seat in named):
            raise ValueError(f"a game of {self.players} has the seats 0 to {self.players - 1}")
        if len(set(self.beginners)) != len(self.beginners):
            raise ValueError("a seat is named twice")
        if self.handicap and len(self.handicap) != self.players:
            raise ValueError("a handicap names a number for each seat, or none at all")
        if any(not 0 <= steps <= 20 for steps in self.handicap):
            raise ValueError("a handicap is 0 to 20 steps")
        if self.players == 1 and not self.corporate_era:
            raise ValueError("the solo game is played with the corporate era")
        if len(set(self.goals)) != len(self.goals):
            raise ValueError("a milestone or an award is named twice")
        if self.players == 1 and self.goals:
            raise ValueError("the solo game has no milestones and no awards")
        if self.players == 1 and (self.draft or self.draft_first or self.draft_preludes):
            raise ValueError("a draft needs at least two players")
        return self

    @property
    def starting_production(self) -> int:
        """The steps of each production with which a player starts (rulebook, Corporate Era)."""
        return 0 if self.corporate_era else 1

    @property
    def expansions(self) -> tuple[str, ...]:
        """The expansions in play, in the order in which they build on each other."""
        shipped = tuple(one.name for one in SHIPPED if self._has(one))
        return (*shipped, *(name for name in self.more if name not in shipped))

    def _has(self, one: Shipped) -> bool:
        if one.solo and self.players > 1:
            return False
        match one.option:
            case "":
                return True
            case "more":
                return one.name in self.more
            case option:
                agreed = getattr(self, option)
                return one.name in self._brought if agreed is None else agreed == one.value

    @property
    def _brought(self) -> set[str]:
        """The names of what the expansions in play switch on, unless its own option says otherwise."""
        return {name for other in SHIPPED if other.brings and self._has(other) for name in other.brings}


def playing(*names: str, **agreed: object) -> Options:
    """Options that switch on these shipped expansions, with further options in `agreed`; raises `ValueError` for an unknown name.

    If one option chooses between several of them, the first is switched on.
    """
    by_name = {one.name: one for one in SHIPPED}
    if unknown := [name for name in names if name not in by_name]:
        raise ValueError(f"there is no expansion {unknown[0]}; there is {', '.join(by_name)}")
    wanted = [by_name[name] for name in names]
    chosen = {one.option: one.value for one in reversed(wanted) if one.option not in ("", "more")}
    more = tuple(one.name for one in wanted if one.option == "more")
    return Options.model_validate({**chosen, "more": more, **agreed})
