"""The course of a game, generation by generation: charts and the time-lapse."""

from __future__ import annotations

from collections.abc import Sequence

from bot import speech
from bot.components import BLUE, QUIET, Drawn, Screen, Tap, picture, row, text
from bot.screens.context import ScreenContext
from bot.speech import _
from engine.view import View


async def charts(context: ScreenContext, course: Sequence[View]) -> Screen:
    """Show rating, points and production as line charts."""
    drawn = await context.artist.history(course, context.names)
    return _screen(context, _("### How the game went"), drawn, context.tap(_("Time-lapse"), "lapse"))


async def lapse(context: ScreenContext, course: Sequence[View]) -> Screen:
    """Show the board at the end of each generation as an animation."""
    title = speech.plural("### Mars through {n} generation", "### Mars through {n} generations", len(course))
    drawn = await context.artist.lapse(course, context.names)
    return _screen(context, title, drawn, context.tap(_("Charts"), "charts"))


def _screen(context: ScreenContext, title: str, drawn: Drawn | None, other: Tap) -> Screen:
    failed = "" if drawn else _("The picture could not be drawn. The log says what happened.")
    ways = row(other, context.tap(_("Log"), "log"), context.back(BLUE))
    return context.screen(text(title, failed), picture(drawn), ways, colour=QUIET)
