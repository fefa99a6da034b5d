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

from bot.components import Click, Screen
from bot.routes import consent, help, lobby, lookup, panel
from bot.routes.newest import Panels
from bot.routes.visit import Route, Visit, answered
from bot.screens import navigation
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
    PLAY: Way(panel.open_panel),
    "home": Way(panel.open_panel),
    "pick": Way(panel.pick, f"(?:{ANYTHING})?", ANYTHING),
    "sure": Way(panel.sure, ANYTHING),
    "all": Way(panel.every, ANYTHING),
    "do": Way(panel.do, "[a-z]*", ANYTHING),
    "list": Way(panel.listed, "project|milestone|award"),
    "claim": Way(panel.claim, f"(?:milestone|award):{KEY}"),
    "fewer": Way(panel.fewer),
    "passing": Way(panel.passing),
    "play": Way(panel.play, f"{KEY}(?:/{MIX})?"),
    "mix": Way(panel.mix, f"(?:{KEY})?", ANYTHING),
    "pay": Way(panel.pay, MIX),
    "set": Way(panel.sketch, PACKED),
    "many": Way(panel.many, PACKED, ANYTHING),
    "read": Way(panel.read),
    "corporations": Way(panel.corporations),
    "take": Way(panel.take, PACKED),
    "back": Way(panel.take_back),
    "tell": Way(panel.tell),
    "change": Way(panel.change),
    "undo": Way(consent.undo, value="[1-9][0-9]?|further"),
    "undone": Way(consent.undone, "[1-9][0-9]?"),
    "further": Way(consent.further, value=NUMBER),
    "ask": Way(consent.ask, NUMBER),
    "request": Way(consent.request, NUMBER),
    "vote": Way(consent.vote, "yes|no"),
    "end": Way(consent.end, "(?:sure)?"),
    "more": Way(panel.more),
    "hand": Way(panel.hand, "[0-9]{0,2}"),
    "ahead": Way(panel.ahead, value=f"play:{KEY}"),
    "table": Way(panel.table, "[0-9]"),
    "everybody": Way(panel.everybody),
    "board": Way(panel.board),
    "full": Way(panel.full),
    "words": Way(panel.in_words),
    "since": Way(panel.since),
    "points": Way(panel.points),
    "hands": Way(panel.hands, "[0-9]?"),
    "charts": Way(panel.charts),
    "lapse": Way(panel.lapse),
    "log": Way(panel.log, f"(?:(?:{WHOSE})(?:/{GENERATION}(?:/{NUMBER})?)?)?"),
    "logof": Way(panel.log_of, GENERATION, WHOSE),
    "login": Way(panel.log_in, WHOSE, GENERATION),
    "games": Way(panel.games),
    "help": Way(help.guide, f"(?:{KEY})?", KEY),
    lookup.ROUTE: Way(panel.about, f"(?:{NAMED})?", NAMED),
    "enter": Way(panel.enter, value=ANYTHING),
    "join": Way(lobby.join),
    "leave": Way(lobby.leave),
    "options": Way(lobby.options),
    "start": Way(lobby.start),
    "seat": Way(lobby.seat, "(?:at|beginner)?", "[0-9]|yes|no"),
    "handicaps": Way(lobby.handicaps),
    "release": Way(lobby.release),
    "handicap": Way(lobby.handicap, ANYTHING, "[0-9]"),
    "robot": Way(lobby.robot, "add|remove"),
    "rule": Way(lobby.rule, "[a-z_]+", "[a-z_]+|[0-9]"),
    "name": Way(lobby.name, value="name=.*"),
    "cancel": Way(lobby.cancel, "(?:sure)?"),
    "again": Way(lobby.again),
}

FORMS: Final[dict[str, Callable[[Visit, Click, Stage], Awaitable[bool]]]] = {
    "name": lobby.ask_name,
    "mix": panel.ask_amounts,
}
"""Routes that may begin with a form, which must come before any acknowledgement."""
UNKNOWN: Final = Way(panel.unknown, ".*", ".*")


def way(click: Click) -> tuple[Way, str, str, str]:
    """The route of a click, its name, what follows it, and the route of the screen that was clicked on, where that is said."""
    asked, origin = navigation.parted(click.what)
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
