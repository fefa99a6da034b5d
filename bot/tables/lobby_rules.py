"""The options that the players of a lobby agree on."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine import Options
from engine.expansions import open_box
from engine.named import PRELUDE_DECK
from engine.options import ExpansionName, MapKey, shipped_maps
from engine.robots.levels import USUAL, Level
from engine.shipped import SHIPPED, Shipped

DRAW: Final = "draw"
"""In place of a map: one is drawn when the game starts."""
GoalChoice = Literal["map", "pack", "free", "maps", "chosen"]
"""Which milestones and awards are in play: those of the map, drawn from the pack with a limit of likeness or freely, drawn from all
maps, or chosen by the host."""


DRAFTS: Final = ("draft", "draft_first", "draft_preludes")
NOT_ALONE: Final[dict[str, object]] = {
    **dict.fromkeys(DRAFTS, False),
    "friendly": False,
    "first_raises": "no",
    "complete_venus": False,
    "rated": False,
}
"""The rules that mean nothing in a solo game, as they are there."""


class Rules(BaseModel):
    """The options of a lobby. At the start they become `engine.Options` with as many players as sit at the table.

    The store holds rows written by earlier versions, so a new field needs a default.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    seats: Annotated[int, Field(ge=1, le=5)] = 5
    """The size of the table; 1 is the solo game."""
    map: Literal["draw"] | MapKey = "tharsis"
    drawn: MapKey | None = None
    """The map that was drawn at the start."""
    maps: tuple[MapKey, ...] = ()
    """The maps of which one is drawn; empty for all."""
    corporate_era: bool = False
    draft: bool = False
    draft_first: bool = False
    corporations: Annotated[int, Field(ge=1, le=6)] = 2
    two_corporations: bool = False
    preludes: Annotated[int, Field(ge=4, le=8)] = 4
    draft_preludes: bool = False
    first_raises: Literal["no", "rewarded", "unrewarded"] = "no"
    world_government: bool | None = None
    """Whether there is world government; None leaves it to the expansions in play."""
    friendly: bool = False
    complete_venus: bool = False
    no_negative_events: bool = False
    goal_choice: GoalChoice = "map"
    goal_number: Annotated[int, Field(ge=4, le=6)] = 5
    """How many milestones, and how many awards, are drawn."""
    goals_among: bool = False
    """Whether goals that expansions lay beside every map count among that number."""
    goals: tuple[str, ...] = ()
    """The milestones and awards as drawn or chosen so far; none while they are still to be drawn."""
    goal_seed: str = ""
    """What the goals were drawn by, where they were drawn in the lobby."""
    goals_out: tuple[str, ...] = ()
    """The goals that were swapped for others, and do not come again."""
    goals_kept: bool = False
    """Whether somebody has confirmed what was drawn."""
    hidden_points: bool = False
    beginners: bool = False
    """Whether everybody plays the Beginner Corporation; otherwise each player chooses."""
    seating: Literal["random", "chosen"] = "random"
    """Whether seats are drawn at the start or stay as they were taken in the lobby."""
    solo_63: bool = False
    """Whether the solo game is won by a terraform rating of 63."""
    more: tuple[ExpansionName, ...] = ()
    reminder_hours: Annotated[float, Field(gt=0, le=24 * 14)] | None = None
    """Hours until the first reminder; None for the host's setting."""
    next_reminder_hours: Annotated[float, Field(gt=0, le=24 * 14)] | None = None
    """What the table has agreed on for the generations after the present one."""
    former_paces: tuple[tuple[datetime, float], ...] = ()
    """The paces that the table has left, each with the moment: clocks that ran then are not shortened."""
    rated: bool = False
    """Whether the game counts for the rating of its players in their server (`bot/tables/rating.py`)."""
    hints: bool | None = None
    """Whether players may ask what they should do; None: in games alone and in coached ones."""
    coached: bool = False
    """Whether panels teach the game while it is played."""
    deadline: Annotated[int, Field(ge=0, le=3)] = 0
    """Number of times the away time after which a robot plays for a player who does not answer; 0 for no deadline."""

    @property
    def played_map(self) -> str | None:
        """The map to play on; None while it is still to be drawn."""
        if self.map != DRAW:
            return self.map
        return self.drawn or (self.maps[0] if len(self.maps) == 1 else None)

    @property
    def in_force(self) -> Rules:
        """The rules without those that mean nothing alone; these stay chosen for when the table grows again."""
        return self.model_copy(update=NOT_ALONE) if self.solo else self

    @property
    def options(self) -> Options:
        """The options of a game with all seats taken, as far as they say what is in play."""
        agreed = self.in_force.model_dump(include=set(Options.model_fields) - {"map", *DRAFTS, "beginners", "goals"})
        found: dict[str, object] = {"map": self.played_map} if self.played_map else {}
        if not self.solo:
            found |= {"goals": self.goals}
        era = self.corporate_era or self.solo
        return Options.model_validate({**agreed, **found, "corporate_era": era, "players": self.seats})

    @property
    def expansions(self) -> tuple[str, ...]:
        """The names of the expansions in play, house rules and the map included."""
        return self.options.expansions

    @property
    def possible_maps(self) -> tuple[str, ...]:
        """The maps on which the game may be played."""
        return (self.played_map,) if self.played_map else self.maps or shipped_maps()

    @property
    def has_preludes(self) -> bool:
        """Whether preludes are dealt."""
        return PRELUDE_DECK in open_box(self.options.model_copy(update={"goals": ()})).decks

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def usual_level(self) -> Level:
        """The level of robots for which nobody chose one; in coached games it is easy and takes nothing from others."""
        return "easy" if self.coached else USUAL

    @property
    def hinted(self) -> bool:
        """Whether players may ask for hints; never in a rated game."""
        usual = self.solo or self.coached
        return not self.in_force.rated and (usual if self.hints is None else self.hints)

    @property
    def fewest(self) -> int:
        """The fewest players with whom the game can start."""
        return 1 if self.solo else 2


def optional() -> tuple[Shipped, ...]:
    """The shipped expansions that a table may choose, without maps and house rules."""
    return tuple(one for one in SHIPPED if one.option not in ("", "map") and not one.house)


def choosable(rules: Rules) -> tuple[Shipped, ...]:
    """The expansions that may be chosen with this number of seats; the solo game always has the corporate era."""
    found = (one for one in optional() if rules.solo or not one.solo)
    return tuple(one for one in found if not (rules.solo and one.option == "corporate_era"))


def chosen(rules: Rules, wanted: Collection[str]) -> dict[str, object]:
    """The changes of rules after which exactly the expansions in `wanted`, of those that may be chosen, are in play.

    An expansion that another one brings with it is left to that one, unless it was switched itself.
    """
    before, choice = rules.expansions, choosable(rules)
    names = {one.name for one in choice if one.option == "more"}
    listed = [one.name for one in choice if one.option == "more" and one.name in wanted]
    changes: dict[str, object] = {"more": (*listed, *(name for name in rules.more if name not in names))}
    own = [one for one in choice if one.option != "more"]
    for one in own:
        if (one.name in wanted) != (one.name in before):
            changes[one.option] = one.value if one.name in wanted else False
    after = rules.model_copy(update=changes).expansions
    lost = {one.option: one.value for one in own if one.name in wanted and one.name not in after}
    return {**changes, **lost}


def optional_rules(rules: Rules) -> tuple[Shipped, ...]:
    """The house rules that are on or off, as far as they matter to this table."""
    found = (one for one in SHIPPED if one.house and one.value is True)
    return tuple(one for one in found if not one.of or one.of in rules.expansions)


PACE: Final = ("reminder_hours", "next_reminder_hours", "former_paces", "deadline")
OF_TABLE: Final = (*PACE, "seats", "seating", "rated", "hints", "drawn", "goal_seed", "goals_out", "goals_kept")
"""Fields that say nothing of the rules by which a game is played, or only of one game."""


def presets() -> dict[str, dict[str, object]]:
    """Sets of rules to begin with, by key."""
    usual = {name: field.default for name, field in Rules.model_fields.items() if name not in OF_TABLE}
    brought = {name for one in SHIPPED for name in one.brings}
    official = [one for one in optional() if not one.solo and one.name not in brought]
    everything: dict[str, object] = {
        **usual,
        "map": DRAW,
        **{one.option: one.value for one in official if one.option != "more"},
        "more": tuple(one.name for one in official if one.option == "more"),
        "goal_choice": "pack",
    }
    return {
        "first": {**usual, "beginners": True, "coached": True},
        "base": {**usual, "corporate_era": True},
        "official": everything,
        "long": {**everything, **dict.fromkeys(DRAFTS, True), "complete_venus": True, "corporations": 3, "preludes": 5},
    }


GENERATIONS: Final = {"first": 12, "base": 10, "official": 9, "long": 10}
"""How many generations a game with the rules of a preset lasts (`python -m bench lengths`, docs/benchmarks.md)."""
MEASURED_WITH: Final = {"first": 2, "base": 3, "official": 3, "long": 3}
"""How many players those games had; a first game is usually that of one person and a robot."""


def nearest_preset(rules: Rules) -> str:
    """The key of the preset from which the rules differ in the fewest fields."""
    return min(presets(), key=lambda key: len(differing(rules, key)))


def differing(rules: Rules, preset: str) -> tuple[str, ...]:
    """The fields in which rules differ from a preset; goals that were drawn are no difference."""
    found = (name for name, value in presets()[preset].items() if getattr(rules, name) != value)
    return tuple(name for name in found if name != "goals" or rules.goal_choice == "chosen")
