"""The table of a season, and what counts in it."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from bot import speech
from bot.components import Keys, row, text
from bot.screen import CALM, Screen, depending, picture, screen
from bot.screens.pictures import Artist
from bot.screens.setup_page import preset_names
from bot.speech import _, plural
from bot.tables.seasons import Season, SeasonRank
from bot.tables.services.seasons import SeasonTable

SHOWN: Final = 16
"""How many players are in one picture, or in the list where none can be drawn."""
SEASON: Final = Keys("", 0)
"""These screens belong to no game."""


async def table(artist: Artist, found: SeasonTable, user: int, now: datetime, page: int = 0) -> Screen:
    """Show a page of the table of a season to somebody. Whoever has not agreed to be shown is "a player"."""
    lines = [
        (one.place, _named(one, found, user), speech.number(one.points), one.games, one.user == user)
        for one in found.standings
    ]
    shown, more = SEASON.paged(lines, page, SHOWN, f"season/{found.season.id}")
    drawn = await artist.season(found.season.name, shown)
    own = [line for line in lines if line[-1] and line not in shown]
    return screen(
        text(f"### {speech.verbatim(found.season.name)}", _when(found.season, now)),
        picture(drawn) if shown else None,
        depending(drawn, lambda seen: [text(*map(_line, shown))] if shown and not seen else []),
        text(*map(_line, own)) if own else None,
        text(*_rules(found.season)),
        row(*more) if more else None,
        colour=CALM,
    )


def _named(one: SeasonRank, found: SeasonTable, user: int) -> str:
    return one.name if one.user == user or one.user in found.shows else _("a player")


def _line(line: tuple[int, str, str, int, bool]) -> str:
    place, name, points, games, _own = line
    said = _("{place}. {name}: {points}", place=place, name=speech.verbatim(name), points=points)
    return speech.dots((said, plural("{n} game", "{n} games", games)))


def _when(season: Season, now: datetime) -> str:
    match season.phase(now):
        case "running":
            return _("Rated games that begin before {when} count.", when=speech.date(season.until))
        case "finishing":
            return _("New games no longer count. Those under way count until {when}.", when=speech.date(season.closes))
        case _:
            return _("It ended on {when}.", when=speech.date(season.until))


def _rules(season: Season) -> list[str]:
    said = [
        plural("Each player's best game counts.", "Each player's best {n} games count.", season.best),
        _(
            "Points by place: 5, 3.5, 2.5, 1.75 and 1 with five players; 5, 3, 2 and 1 with four; 5, 2.5 and 1 with three."
        ),
        _("A game that isn't finished in time counts as a last place for whoever it was waiting for."),
        _(
            "Played for fun: over twelve games, luck lets the best of sixteen players come first in about four of ten seasons."
        ),
    ]
    if season.preset is not None:
        said.insert(0, _("Only games with these rules count: {rules}.", rules=preset_names().get(season.preset, "?")))
    return [f"-# {line}" for line in said]
