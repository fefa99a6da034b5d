"""From a click to a screen: the routes by the first word of what a custom id asks for, and what may follow it.

Discord hands back the custom id that a message carries, and the values that a menu had. A message may be older than this program, and
nothing that is sent to us need come from a screen of ours: so no part of it is believed. What has not the form that is declared here
is answered like an old button; whether a card, a seat, an option exists is asked where it is used.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import discord
import structlog

from bot import consent_routes, help_routes, lobby_routes, lookup, panel_routes
from bot.components import Click, Screen
from bot.panel import Route, Visit, answered
from bot.panels import Panels
from bot.screens import ways
from bot.screens.pictures import Artist
from bot.screens.stage import Stage
from bot.tables import Refused, Tables, Trouble

log: Final = structlog.get_logger("panel")


@dataclass(frozen=True)
class Way:
    """A route, with patterns of all that a custom id of ours says to it."""

    go: Route
    rest: str = ""
    """What may follow its name."""
    value: str | None = None
    """What a line of its menu or a field of its form may say; None where neither leads here."""

    def fits(self, rest: str, values: tuple[str, ...] = ()) -> bool:
        """Whether a screen of ours could ask for this."""
        if re.fullmatch(self.rest, rest) is None:
            return False
        return all(self.value is not None and re.fullmatch(self.value, value, re.DOTALL) for value in values)

    async def __call__(self, visit: Visit, rest: str) -> Screen:
        if not self.fits(rest, visit.values):
            raise Refused("stale")
        return await self.go(visit, rest)


PLAY: Final = "open"
"""The route of the button Play."""
NUMBER: Final = "[0-9]{1,9}"
ANYTHING: Final = ".+"
"""What the engine decides about: keys of options."""
KEY: Final = "[a-z0-9-]+"
"""Of a card."""
NAMED: Final = f"(?:[a-z]+:)?{KEY}"
"""A card, or what else has a name."""
MIX: Final = r"[a-z]+=[0-9]{1,4}(?:\.[a-z]+=[0-9]{1,4})*"
PACKED: Final = r"[0-9a-f]{4}\.[0-9a-f]{1,32}"
"""A set of options, as bot/screens/choose.py packs it."""
WHOSE: Final = "all|me|[0-9]"
GENERATION: Final = "[0-9]{1,3}"

ROUTES: Final[dict[str, Way]] = {
    PLAY: Way(panel_routes.open_panel),
    "home": Way(panel_routes.open_panel),
    "pick": Way(panel_routes.pick, f"(?:{ANYTHING})?", ANYTHING),
    "sure": Way(panel_routes.sure, ANYTHING),
    "all": Way(panel_routes.every, ANYTHING),
    "do": Way(panel_routes.do, "[a-z]*", ANYTHING),
    "list": Way(panel_routes.listed, "project|milestone|award"),
    "claim": Way(panel_routes.claim, f"(?:milestone|award):{KEY}"),
    "fewer": Way(panel_routes.fewer),
    "passing": Way(panel_routes.passing),
    "play": Way(panel_routes.play, f"{KEY}(?:/{MIX})?"),
    "mix": Way(panel_routes.mix, f"(?:{KEY})?", ANYTHING),
    "pay": Way(panel_routes.pay, MIX),
    "set": Way(panel_routes.sketch, PACKED),
    "many": Way(panel_routes.many, PACKED, ANYTHING),
    "read": Way(panel_routes.read),
    "corporations": Way(panel_routes.corporations),
    "take": Way(panel_routes.take, PACKED),
    "back": Way(panel_routes.take_back),
    "tell": Way(panel_routes.tell),
    "change": Way(panel_routes.change),
    "undo": Way(consent_routes.undo, value="[1-9][0-9]?|further"),
    "undone": Way(consent_routes.undone, "[1-9][0-9]?"),
    "further": Way(consent_routes.further, value=NUMBER),
    "ask": Way(consent_routes.ask, NUMBER),
    "request": Way(consent_routes.request, NUMBER),
    "vote": Way(consent_routes.vote, "yes|no"),
    "end": Way(consent_routes.end, "(?:sure)?"),
    "more": Way(panel_routes.more),
    "hand": Way(panel_routes.hand, "[0-9]{0,2}"),
    "ahead": Way(panel_routes.ahead, value=f"play:{KEY}"),
    "table": Way(panel_routes.table, "[0-9]"),
    "everybody": Way(panel_routes.everybody),
    "board": Way(panel_routes.board),
    "full": Way(panel_routes.full),
    "words": Way(panel_routes.in_words),
    "since": Way(panel_routes.since),
    "points": Way(panel_routes.points),
    "hands": Way(panel_routes.hands, "[0-9]?"),
    "charts": Way(panel_routes.charts),
    "lapse": Way(panel_routes.lapse),
    "log": Way(panel_routes.log, f"(?:(?:{WHOSE})(?:/{GENERATION}(?:/{NUMBER})?)?)?"),
    "logof": Way(panel_routes.log_of, GENERATION, WHOSE),
    "login": Way(panel_routes.log_in, WHOSE, GENERATION),
    "games": Way(panel_routes.games),
    "help": Way(help_routes.guide, f"(?:{KEY})?", KEY),
    lookup.ROUTE: Way(panel_routes.about, f"(?:{NAMED})?", NAMED),
    "enter": Way(panel_routes.enter, value=ANYTHING),
    "join": Way(lobby_routes.join),
    "leave": Way(lobby_routes.leave),
    "options": Way(lobby_routes.options),
    "start": Way(lobby_routes.start),
    "seat": Way(lobby_routes.seat, "(?:at|beginner)?", "[0-9]|yes|no"),
    "handicaps": Way(lobby_routes.handicaps),
    "release": Way(lobby_routes.release),
    "handicap": Way(lobby_routes.handicap, ANYTHING, "[0-9]"),
    "robot": Way(lobby_routes.robot, "add|remove"),
    "rule": Way(lobby_routes.rule, "[a-z_]+", "[a-z_]+|[0-9]"),
    "name": Way(lobby_routes.name, value="name=.*"),
    "cancel": Way(lobby_routes.cancel, "(?:sure)?"),
    "again": Way(lobby_routes.again),
}

FORMS: Final[dict[str, Callable[[Visit, Click, Stage], Awaitable[bool]]]] = {
    "name": lobby_routes.ask_name,
    "mix": panel_routes.ask_amounts,
}
"""Routes that may begin with a form, which must come before any acknowledgement."""
UNKNOWN: Final = Way(panel_routes.unknown, ".*", ".*")


def way(click: Click) -> tuple[Way, str, str, str]:
    """The route of a click, its name, what follows it, and the route of the screen that was clicked on, where that is said."""
    asked, origin = ways.parted(click.what)
    found = _known(asked, click.values)
    if found is None or any(_known(back) is None for back in click.what.split("@")[1:]):
        return UNKNOWN, "", "", ""
    verb, _slash, rest = asked.partition("/")
    return found, verb, rest, origin


def _known(asked: str, values: tuple[str, ...] = ()) -> Way | None:
    verb, slash, rest = asked.partition("/")
    found = ROUTES.get(verb)
    fits = found is not None and bool(slash) == bool(rest) and found.fits(rest, values)
    return found if fits else None


async def clicked(
    tables: Tables, artist: Artist, panels: Panels, interaction: discord.Interaction[Any], click: Click
) -> None:
    """Any button, any menu, any form."""
    go, verb, rest, origin = way(click)
    asked = f"{verb}/{rest}" if rest else verb
    visit = Visit(tables, artist, interaction, click.game, click.token, click.values, asked, origin)
    stage = Stage(interaction)
    if form := FORMS.get(verb):
        try:
            if await form(visit, click, stage):
                return
        except (Refused, Trouble):
            pass  # the route says so itself
        except Exception as error:
            if interaction.response.is_done():
                raise
            log.warning("form", what=verb, game=click.game, exc_info=error)
    await stage.open()
    shown = await answered(visit, lambda: go(visit, rest), verb)
    message = await stage.show(shown)
    if stage.in_place:
        panels.used(interaction)
    elif verb == PLAY:
        await panels.opened(interaction, message)
