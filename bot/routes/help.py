"""The route to the pages of rules, which can be read beside any game or without one."""

from __future__ import annotations

from bot import speech
from bot.routes.visit import Visit
from bot.screen import Screen
from bot.screens import help as pages
from bot.screens.refusals import TYPED
from bot.speech import _


async def guide(visit: Visit, rest: str) -> Screen:
    """Show the topic of a button, a menu or a typed text: the first topic for none, the list of topics for an unknown one."""
    typed = rest or next(iter(visit.values), pages.HERE)
    context = visit.context(await visit.look()) if visit.game else None
    of_table = typed in (pages.AGREED, pages.AGREED_TOO)
    if of_table and context is not None and pages.has_table(context):
        return pages.agreed(context, typed)
    key = pages.HERE if of_table else pages.found(typed)
    if key == pages.SIGNS:
        return await pages.signs(context, visit.artist)
    if key:
        return pages.page(context, key)
    none = _("There is no page called {name}. The menu lists them all.", name=speech.verbatim(speech.cut(typed, TYPED)))
    return pages.page(context, pages.HERE, none)
