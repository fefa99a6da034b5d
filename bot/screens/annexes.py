"""The boards that expansions have beside Mars ("annexes"), such as colonies or a senate: their screens and pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot import limits, speech
from bot.components import Tap, text
from bot.screen import QUIET, Screen, depending, picture
from bot.screens import help
from bot.screens.context import ScreenContext
from bot.speech import _
from bot.tables import Refused
from engine.view import View


def ways(context: ScreenContext, origin: str = "", without: str = "") -> list[Tap]:
    """Return a button to each annex of the game but `without`; its Back leads to `origin`, or to the panel."""
    way = f"@{origin}" if origin else ""
    return [context.tap(one.title, f"annex/{one.key}{way}") for one in annexes(context) if one.key != without]


def annexes(context: ScreenContext) -> list[speech.AnnexOf]:
    """Return the annexes of the game; none before the first one can be shown."""
    return speech.annexes(context.view) if context.look.view is not None else []


async def annex(
    context: ScreenContext, key: str, before: View | None = None, page: int = 0, below: Sequence[Any] = ()
) -> Screen:
    """Show an annex, with what changed since the view `before`, and below it the items of `below`.

    It is shown in words if it cannot be drawn. Raises `Refused`.
    """
    shown = next((one for one in annexes(context) if one.key == key), None)
    if shown is None:
        raise Refused("stale", context.look)
    found = await context.artist.annex(context.view, context.names, key, before)
    drawn, more = context.paged(found, f"annex/{key}", page)
    said = speech.annex_text(context.view, context.status, key)
    rules = [context.tap(_("Rules"), f"{help.ROUTE}/{key}@annex/{key}")] if key in speech.guide.TOPICS else []
    return context.screen(
        text(f"### {shown.title}"),
        drawn,
        depending(drawn, lambda seen: [] if seen else [text(speech.cut(said, limits.LOG_PAGE))]),
        *below,
        context.last(
            *more, *ways(context, context.parent, key), context.tap(_("Board"), context.stays("board")), *rules
        ),
        colour=QUIET,
    )


async def of_verb(context: ScreenContext, verb: str, options: Sequence[str]) -> list[Any]:
    """Draw the annex that a verb is about, with the options to choose from; nothing for other verbs."""
    return await _drawn(context, [one.key for one in annexes(context) if verb in one.verbs], (verb, *options))


async def of_question(context: ScreenContext) -> list[Any]:
    """Draw the annex that the present question is about; nothing for other questions."""
    key = context.decision.key.partition(":")[0]
    found = [one.key for one in annexes(context) if key in one.questions]
    return await _drawn(context, found, (context.decision.key, *context.decision.options))


async def _drawn(context: ScreenContext, found: Sequence[str], choosing: Sequence[str]) -> list[Any]:
    if not found:
        return []
    return picture(*await context.artist.annex(context.view, context.names, found[0], choosing=choosing))
