"""How a game went, from generation to generation: charts and the time-lapse."""

from __future__ import annotations

from collections.abc import Sequence

from bot import speech
from bot.components import BLUE, QUIET, Drawn, Screen, Tap, picture, row, text
from bot.screens.context import Desk
from bot.speech import _
from engine.view import View


async def charts(desk: Desk, course: Sequence[View]) -> Screen:
    """Rating, points and production as lines."""
    drawn = await desk.artist.history(course, desk.names)
    return _screen(desk, _("### How the game went"), drawn, desk.tap(_("Time-lapse"), "lapse"))


async def lapse(desk: Desk, course: Sequence[View]) -> Screen:
    """The board in motion."""
    title = speech.plural("### Mars through {n} generation", "### Mars through {n} generations", len(course))
    drawn = await desk.artist.lapse(course, desk.names)
    return _screen(desk, title, drawn, desk.tap(_("Charts"), "charts"))


def _screen(desk: Desk, title: str, drawn: Drawn | None, other: Tap) -> Screen:
    failed = "" if drawn else _("The picture could not be drawn. The log tells what happened.")
    ways = row(other, desk.tap(_("Log"), "log"), desk.back(BLUE))
    return desk.screen(text(title, failed), picture(drawn), ways, colour=QUIET)
