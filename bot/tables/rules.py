"""The options that the players of a lobby agree on."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine import Options
from engine.options import ExpansionName, MapKey
from engine.shipped import SHIPPED, Shipped

DRAW: Final = "draw"
"""In place of a map: one is drawn when the game starts."""


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
    corporate_era: bool = False
    draft: bool = False
    draft_first: bool = False
    corporations: Annotated[int, Field(ge=2, le=5)] = 2
    first_raises: Literal["no", "rewarded", "unrewarded"] = "no"
    world_government: bool | None = None
    """Whether there is world government; None leaves it to the expansions in play."""
    friendly: bool = False
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
    deadline: Annotated[int, Field(ge=0, le=3)] = 0
    """A robot plays for whoever did not answer for so many times the time after which one is away; 0 for no deadline."""

    @property
    def played_map(self) -> str | None:
        """The map to play on; None while it is still to be drawn."""
        return self.drawn if self.map == DRAW else self.map

    @property
    def options(self) -> Options:
        """The options of a game with all seats taken, as far as they say what is in play."""
        agreed = self.model_dump(include=set(Options.model_fields) - {"map", "draft", "draft_first", "beginners"})
        found = {"map": self.played_map} if self.played_map else {}
        era = self.corporate_era or self.solo
        return Options.model_validate({**agreed, **found, "corporate_era": era, "players": self.seats})

    @property
    def expansions(self) -> tuple[str, ...]:
        """The names of the expansions in play, house rules and the map included."""
        return self.options.expansions

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def fewest(self) -> int:
        """The fewest players with whom the game can start."""
        return 1 if self.solo else 2


def optional() -> tuple[Shipped, ...]:
    """The shipped expansions that a table may choose, without maps and house rules."""
    return tuple(one for one in SHIPPED if one.option not in ("", "map") and not one.house)


def choosable(rules: Rules) -> tuple[Shipped, ...]:
    """The expansions that may be chosen with so many seats; the solo game always has the corporate era."""
    found = (one for one in optional() if rules.solo or not one.solo)
    return tuple(one for one in found if not (rules.solo and one.option == "corporate_era"))


def chosen(rules: Rules, wanted: Collection[str]) -> dict[str, object]:
    """The changes of rules after which exactly the expansions in `wanted` are in play, of those that may be chosen.

    What others bring with them is left to them unless it was switched itself.
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


def presets() -> dict[str, dict[str, object]]:
    """Rules to begin with, by key: for a first game, of the base game, and with everything official."""
    fields = ("map", "more", "corporations", "draft", "draft_first", "beginners", *(one.option for one in SHIPPED))
    usual = {field: Rules.model_fields[field].default for field in fields if field in Rules.model_fields}
    brought = {name for one in SHIPPED for name in one.brings}
    official = [one for one in optional() if not one.solo and one.name not in brought]
    return {
        "first": {**usual, "beginners": True},
        "base": {**usual, "corporate_era": True},
        "official": {
            **usual,
            "map": DRAW,
            **{one.option: one.value for one in official if one.option != "more"},
            "more": tuple(one.name for one in official if one.option == "more"),
        },
    }
