"""Routes of hints and of the coach."""

from __future__ import annotations

from typing import Protocol

from bot.routes import panel
from bot.routes.beginning import selected
from bot.routes.visit import VisitServices, VisitWith, main
from bot.screen import Screen
from bot.screens import beginning, decide, hints
from bot.screens.context import ScreenContext
from bot.speech import _
from bot.tables import Refused, services
from bot.tables.live import as_said
from bot.tables.values import Picks


class HintServices(VisitServices, Protocol):
    """The services that these routes use."""

    seats: services.Seats


async def hint(visit: VisitWith[HintServices], rest: str) -> Screen:
    """Show the best possible moves, and with `why` the reasons."""
    context = await visit.fresh()
    if context.look.seat is None:
        raise Refused("no-seat", context.look)
    token, supposed = context.look.token, _selected(visit, context)
    if supposed is not None:
        context = visit.context(await visit.services.play.preview(visit.game, visit.user, token, supposed, anew=True))
    found = await visit.services.hints.hint(visit.game, visit.user, token, visit.interaction.client.weigh, supposed)
    return hints.hint(context, found, reasoned=rest == "why")


def _selected(visit: VisitWith[HintServices], context: ScreenContext) -> list[Picks] | None:
    """Return the answers selected before the present choice on the screen of the beginning; None where the hint is opened elsewhere."""
    route, _slash, rest = visit.origin.partition("/")
    if route != "begin":
        return None
    said, _slash, choice = rest.partition("/")
    return beginning.before(context.view, selected(context, said), choice)


async def coach(visit: VisitWith[HintServices], rest: str) -> Screen:
    """Follow a suggestion (select its cards, or choose it), or turn the coach off or on."""
    what, _slash, answer = rest.partition("/")
    if what != "do":
        await visit.services.seats.coach(visit.game, visit.user, off=rest == "off")
        said = (
            _("No more advice in this game. In your turn, **Advice again** under **More** brings it back.")
            if rest == "off"
            else ""
        )
        return await main(visit.context(await visit.look(), said))
    context = await visit.fresh()
    if context.look.decision is None:
        raise Refused("not-asked", context.look)
    found = [answer] if answer in context.decision.options else panel.selection(context, answer)
    picks = as_said(context.view, found)
    if context.decision.kind == "turn":
        return await (visit.pick(picks) if picks == ("pass",) else panel.turn_option(visit, context, answer))
    if (context.decision.least, context.decision.most) != (1, 1):
        # To buy needs no second step, since the button says the price; nor to take nothing, since the button beside it has none either.
        at_once = context.decision.key == "buy" or not picks
        return await (visit.pick(picks, confirmed=True) if at_once else decide.several(context, list(picks)))
    return await visit.pick(picks)
