"""The options that the players of a lobby agree on."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from engine.options import ExpansionName, MapKey


class Rules(BaseModel):
    """The options of a lobby. At the start they become `engine.Options` with as many players as sit at the table.

    The store holds rows written by earlier versions, so a new field needs a default.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    seats: Annotated[int, Field(ge=1, le=5)] = 5
    """The size of the table; 1 is the solo game."""
    map: MapKey = "tharsis"
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
    deadline: Annotated[int, Field(ge=0, le=3)] = 0
    """A robot plays for whoever did not answer for so many times the time after which one is away; 0 for no deadline."""

    @property
    def solo(self) -> bool:
        return self.seats == 1

    @property
    def fewest(self) -> int:
        """The fewest players with whom the game can start."""
        return 1 if self.solo else 2
