"""The course of a game, generation by generation: charts, the time-lapse, the film and any board of it; and its end as a poster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot import limits, speech
from bot.components import BLUE, Option, Tap, row, text
from bot.screen import QUIET, Drawn, Screen, depending, picture
from bot.screens import result
from bot.screens.context import ScreenContext
from bot.speech import _
from bot.tables import Refused
from bot.tables.winning import winners
from engine.view import View


async def charts(context: ScreenContext, course: Sequence[View]) -> Screen:
    """Show rating, points and production as line charts."""
    drawn = await context.artist.history(
        course, context.names, result.won(context.status, course[-1]) if course else []
    )
    return _screen(context, _("### How the game went"), drawn, context.tap(_("Time-lapse"), "lapse"), _to_film(context))


async def lapse(context: ScreenContext, course: Sequence[View]) -> Screen:
    """Show the board at the end of each generation as an animation."""
    title = speech.plural("### Mars through {n} generation", "### Mars through {n} generations", len(course))
    drawn = await context.artist.lapse(course, context.names, result.won(context.status, course[-1]) if course else [])
    return _screen(context, title, drawn, context.tap(_("Charts"), "charts"), _to_film(context))


def _to_film(context: ScreenContext) -> Tap:
    return context.tap(_("Generations"), "generations")


async def film(context: ScreenContext, course: Sequence[View], page: int = 0) -> Screen:
    """Show the boards at the ends of all generations side by side, with a menu that opens one."""
    drawn, more = context.paged(await context.artist.film(course, context.names), "film", page)
    title, small = _("### Mars, generation by generation"), "-# " + _("Rings mark the tiles of each generation.")
    return context.screen(
        depending(drawn, lambda seen: [text(title, small if seen else _failed())], meanwhile=True),
        drawn,
        _menu(context, course, None),
        row(*more, context.back(BLUE)),
        colour=QUIET,
    )


async def generation(context: ScreenContext, course: Sequence[View], wanted: int) -> Screen:
    """Show the board at the end of one generation, with rings around its tiles. Refused: no-generation."""
    found = [i for i, view in enumerate(course) if view.generation == wanted]
    if not found:
        raise Refused("no-generation", first=course[0].generation, last=course[-1].generation)
    (i,) = found
    view, before = course[i], course[i - 1] if i else None
    since = [key for key in view.tiles if before is None or key not in before.tiles]
    drawn = await context.artist.board(view, context.names, since=since, before=before)
    title = _("### Mars at the end of generation {n}", n=wanted)
    if i == len(course) - 1:
        title = _("### Mars in generation {n}", n=wanted)
    taps = [
        context.tap(label, f"generations/{course[at].generation}")
        for label, at in ((_("Earlier"), i - 1), (_("Later"), i + 1))
        if 0 <= at < len(course)
    ]
    return context.screen(
        _titled(title, drawn),
        picture(drawn),
        _menu(context, course, wanted),
        row(*taps, context.tap(_("All generations"), "generations"), context.back(BLUE)),
        colour=QUIET,
    )


def _menu(context: ScreenContext, course: Sequence[View], chosen: int | None) -> object:
    """A menu of the newest generations; `/history` shows any."""
    options = [
        Option(_("Generation {n}", n=view.generation), str(view.generation), "", view.generation == chosen)
        for view in course[-limits.OPTIONS :]
    ]
    return row(context.keys.menu(_("Which generation"), "generations", options))


async def poster(context: ScreenContext, course: Sequence[View]) -> Screen:
    """Show the end of a game as a poster. Refused: not-over."""
    if not context.view.over:
        raise Refused("not-over")
    status = context.status
    places = [(rank, seat.seat) for rank, seat in result.standings(status, context.view)]
    won = winners(places, {s.seat: s for s in status.seats}, context.view.generation)
    title = speech.plain(speech.game_name(status))
    drawn = await context.artist.poster(course, context.names, title, places, won)
    return context.screen(
        _titled(f"### {speech.game_name(status)}", drawn),
        picture(drawn),
        row(context.back(BLUE)),
        colour=QUIET,
    )


def _screen(context: ScreenContext, title: str, drawn: Drawn | None, *others: Tap) -> Screen:
    ways = row(*others, context.tap(_("Log"), "log"), context.back(BLUE))
    return context.screen(_titled(title, drawn), picture(drawn), ways, colour=QUIET)


def _titled(title: str, drawn: Drawn | None) -> Sequence[Any]:
    return depending(drawn, lambda seen: [text(title, "" if seen else _failed())], meanwhile=True)


def _failed() -> str:
    return _("The picture could not be drawn. The log says what happened.")
