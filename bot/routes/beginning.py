"""Routes of the screen on which a game with preludes begins."""

from __future__ import annotations

from bot.routes.visit import Visit
from bot.screen import Screen
from bot.screens import beginning
from bot.screens.context import ScreenContext
from bot.tables import Refused
from engine.card import CARDS


async def begin(visit: Visit, rest: str) -> Screen:
    """Select or deselect a card for the beginning of the game; nothing is answered yet."""
    said, _slash, choice = rest.partition("/")
    context, picked = await _beginning(visit, said)
    return await beginning.screen(context, picked, choice)


async def buying(visit: Visit, rest: str) -> Screen:
    """Select the first cards to buy, from their menu."""
    context, picked = await _beginning(visit, rest)
    cards = [card for card in beginning.dealt(context.view, "buy") if CARDS[card].as_card in visit.values]
    if len(cards) != len(visit.values):
        raise Refused("stale", context.look)
    return await beginning.screen(context, picked._replace(buy=cards), "buy")


async def begun(visit: Visit, rest: str) -> Screen:
    """Send all answers for the beginning at once, in place of those already given."""
    context, picked = await _beginning(visit, rest)
    look = context.look
    if look.picks:
        look = await visit.services.play.drop(visit.game, visit.user, look.token)
    steps = beginning.steps(context.view, picked)
    made = await visit.services.play.compose(visit.game, visit.user, look.token, steps, visit.id, confirmed=True)
    return await visit.then(made)


async def _beginning(visit: Visit, said: str) -> tuple[ScreenContext, beginning.Picked]:
    context = await visit.fresh()
    return context, selected(context, said)


def selected(context: ScreenContext, said: str) -> beginning.Picked:
    """Return the selection that a custom id holds. Raises `Refused` where the question is another one by now."""
    if context.look.decision is None or not beginning.applies(context):
        raise Refused("stale", context.look)
    try:
        return beginning.unpacked(context.view, said)
    except ValueError:
        raise Refused("stale", context.look) from None
