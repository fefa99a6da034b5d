"""The eleven colony tiles as declarations. Facts by name."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from engine.core import AnyEffect, Effect
from engine.effects import add_to, both, discard_cards, draw, gain, ocean, production
from engine.effects.gains import Gain
from engine.expansions.colonies.state import ROW
from engine.named import CardResourceName
from engine.outposts import Outpost, Row

STEPS: Final = 7
"""The steps of a track, the first of which is step 0."""
PLACES: Final = 3
"""The colonies for which a tile has room."""


OPTION: Final = "colony"
"""What the options begin with that are colony tiles: `colony:luna`."""


class Colony(msgspec.Struct, frozen=True):
    """A colony tile: what founding a colony brings, what trading brings by the step of the marker, what each colony brings its owner.

    A tile that needs a `kind` of resources sleeps until somebody has a card in play that can hold it.
    """

    key: str
    founding: AnyEffect
    income: tuple[AnyEffect, ...]
    bonus: AnyEffect
    kind: CardResourceName = ""
    mixed: bool = False
    """Whether the steps of the track bring different things, and not merely more of the same."""

    @property
    def option(self) -> str:
        return f"{OPTION}:{self.key}"


def _gains(what: str, amounts: Iterable[int]) -> tuple[Effect, ...]:
    return tuple(Gain(((what, n),) if n else ()) for n in amounts)


def _adds(kind: str, amounts: Iterable[int]) -> tuple[Effect, ...]:
    return tuple(add_to(kind, n) if n else gain() for n in amounts)


# fmt: off
COLONY_TILES: Final = (
    Colony("callisto", production(energy=1), _gains("energy", (0, 2, 3, 5, 7, 10, 13)), gain(energy=3)),
    Colony("ceres", production(steel=1), _gains("steel", (1, 2, 3, 4, 6, 8, 10)), gain(steel=2)),
    Colony("enceladus", add_to("microbe", 3), _adds("microbe", (0, 1, 2, 3, 4, 4, 5)), add_to("microbe"), "microbe"),
    Colony("europa", ocean(), (production(mc=1),) * 2 + (production(energy=1),) * 2 + (production(plants=1),) * 3, gain(mc=1),
        mixed=True),
    Colony("ganymede", production(plants=1), _gains("plants", range(7)), gain(plants=1)),
    Colony("io", production(heat=1), _gains("heat", (2, 3, 4, 6, 8, 10, 13)), gain(heat=2)),
    Colony("luna", production(mc=2), _gains("mc", (1, 2, 4, 7, 10, 13, 17)), gain(mc=2)),
    Colony("miranda", add_to("animal"), _adds("animal", (0, 1, 1, 2, 2, 3, 3)), draw(1), "animal"),
    Colony("pluto", draw(2), tuple(draw(n) if n else gain() for n in (0, 1, 2, 2, 3, 3, 4)), both(draw(1), discard_cards())),
    Colony("titan", add_to("floater", 3), _adds("floater", (0, 1, 1, 2, 3, 3, 4)), add_to("floater"), "floater"),
    Colony("triton", gain(titanium=3), _gains("titanium", (0, 1, 1, 2, 3, 4, 5)), gain(titanium=1)),
)
# fmt: on
TILES: Final = {tile.key: tile for tile in COLONY_TILES}
TILE_ROW: Final = Row(ROW, tuple(Outpost(tile.key, STEPS - 1, room=PLACES) for tile in COLONY_TILES), dealt=True)
IN_PLAY: Final = {1: 4, 2: 5, 3: 5, 4: 6, 5: 7}
"""The number of tiles by number of players; alone, one of the four is then removed."""
