"""What a table agreed to play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator


class Options(BaseModel):
    """The agreed rules of one game; raises pydantic's `ValidationError` when they contradict each other."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    players: Annotated[int, Field(ge=2, le=5)] = 3
    map: Literal["tharsis"] = "tharsis"
    corporate_era: bool = False
    draft: bool = False
    beginners: tuple[int, ...] = ()
    """Seats that play the Beginner Corporation."""
    first: int | None = None
    """The seat with the first player marker in generation 1; drawn when None."""
    more: tuple[str, ...] = ()
    """Names of further expansions, as registered with `engine.expansions`."""

    if TYPE_CHECKING:

        def __hash__(self) -> int: ...

    @model_validator(mode="after")
    def _seats_exist(self) -> Options:
        named = [*self.beginners, *([] if self.first is None else [self.first])]
        if any(not 0 <= seat < self.players for seat in named):
            raise ValueError(f"a game of {self.players} has the seats 0 to {self.players - 1}")
        if len(set(self.beginners)) != len(self.beginners):
            raise ValueError("a seat is named twice")
        return self

    @property
    def expansions(self) -> tuple[str, ...]:
        """The expansions in play, in the order in which they build on each other."""
        return ("base", *(("corporate_era",) if self.corporate_era else ()), *self.more)
