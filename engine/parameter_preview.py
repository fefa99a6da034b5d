"""What raising a global parameter for all would bring about, as far as everybody can know it before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, cast

from engine.effects.government import GOVERNMENT, raising
from engine.effects.parameters import Raise
from engine.effects.tiles import RAISES, Place
from engine.journal import Entry, ParameterRaised, TilePlaced
from engine.reactions import reactions_of

if TYPE_CHECKING:
    from engine.core import Effect, Game, Step
    from engine.state import Player
    from engine.view import View


class RaisePreview(NamedTuple):
    """What raising a parameter by a step for all would bring about, as far as it does not depend on the space of an ocean."""

    entries: tuple[Entry, ...]
    """What would be told: the step, and the steps and oceans that bonus steps bring after it."""
    lost: tuple[Effect, ...]
    """The bonuses reached that nobody gets."""
    reactions: tuple[Step, ...]
    """What that would set off on the cards of the players."""


def preview_raise(view: View, key: str) -> RaisePreview:
    """What raising a parameter by a step without rewards would bring about in a position."""
    told: list[Entry] = []
    lost: list[Effect] = []
    now = dict(view.parameters)
    coming: list[Raise | Place] = [raising(key, rewarded=False)]
    while coming:
        effect = coming.pop(0)
        key = RAISES[effect.tile] if isinstance(effect, Place) else effect.parameter
        parameter = view.box.parameters[key]
        if not parameter.left(now[key]):
            continue
        if isinstance(effect, Place):
            told.append(TilePlaced(view.you, effect.tile, "", cause=GOVERNMENT, world=True))
        was, now[key] = now[key], now[key] + parameter.step
        told.append(ParameterRaised(view.you, key, was, now[key], cause=GOVERNMENT, world=True))
        for at, bonus in parameter.bonuses:
            if was < at <= now[key]:
                left = bonus.unrewarded()
                if isinstance(left, Raise | Place):
                    coming.append(left)
                else:
                    lost.append(bonus)
    # Triggers read only what a view and a game have in common: the box, the cards in play and the tiles.
    game = cast("Game", view)
    reactions = (step for entry in told for p in view.seats for step in reactions_of(game, cast("Player", p), entry))
    return RaisePreview(tuple(told), tuple(lost), tuple(reactions))
