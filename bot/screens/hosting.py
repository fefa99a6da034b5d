"""Screens for hosts and managers: blocked users and servers, downtimes, and the defaults of a server."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import datetime
from typing import Final

from bot import speech
from bot.components import fitting, text
from bot.screen import CALM, QUIET, Screen, screen
from bot.screens.lobby_options import pace_name
from bot.screens.setup_page import preset_names
from bot.speech import N_plural, _, plural
from bot.tables.quota import Used
from bot.tables.services.downtimes import Downtime
from bot.tables.services.servers import Defaults

MINUTES: Final = 180
"""A downtime shorter than this is told in minutes, since a whole hour would be too rough."""
USED: Final = {
    "server_games": N_plural("{n} of {most} game in this server", "{n} of {most} games in this server"),
    "channel_games": N_plural("{n} of {most} in this channel", "{n} of {most} in this channel"),
}


# --- blocking ---------------------------------------------------------------------------------------------------------


def blocked(
    users: Mapping[int, datetime], servers: Mapping[int, datetime], server_name: Callable[[int], str | None]
) -> Screen:
    """Show whom the host has blocked, the newest first."""
    lines = [_("{who}, {when}", who=f"<@{user}> `{user}`", when=speech.ago(at)) for user, at in users.items()]
    for guild, at in servers.items():
        name = speech.verbatim(server_name(guild) or "?")
        lines.append(_("server {name}, {when}", name=f"**{name}** `{guild}`", when=speech.ago(at)))
    return screen(
        text(_("### Blocked by you"), *(fitting([f"- {line}" for line in lines]) or [_("Nobody.")])),
        text("-# " + _("`/admin block` with a member or a server blocks; with `lift` it ends that.")),
        colour=QUIET,
    )


def user_blocked(name: str, games: int) -> Screen:
    """Confirm that a user is blocked, with what happens to their games."""
    return screen(
        text(
            _("**{name} is blocked.**", name=speech.verbatim(name)),
            plural(
                "They sat in {n} open game. They have left it if it had not begun. Otherwise its players decide about "
                "their seat, as if they had left the server.",
                "They sat in {n} open games. They have left those that had not begun. In the others the players decide "
                "about their seat, as if they had left the server.",
                games,
            )
            if games
            else _("They sat in no open game."),
            _("Of this bot only `/privacy` is left to them."),
        ),
        colour=CALM,
    )


def user_unblocked(name: str) -> Screen:
    """Say that a user is not blocked any more."""
    said = _(
        "**{name} is not blocked any more.** They play on where their seat is still theirs.", name=speech.verbatim(name)
    )
    return screen(text(said), colour=CALM)


def server_blocked(name: str, games: int) -> Screen:
    """Confirm that a server is blocked, with what happens to its games."""
    return screen(
        text(
            _("**The server {name} is blocked.**", name=speech.verbatim(name)),
            plural("{n} game there is kept and stands still.", "{n} games there are kept and stand still.", games)
            if games
            else _("There are no open games there."),
            _("The bot says nothing more in that server."),
        ),
        colour=CALM,
    )


def server_unblocked(name: str, games: int) -> Screen:
    """Say that a server is not blocked any more."""
    return screen(
        text(
            _("**The server {name} is not blocked any more.**", name=speech.verbatim(name)),
            plural(
                "{n} game goes on there, and whoever has to answer is asked anew.",
                "{n} games go on there, and whoever has to answer is asked anew.",
                games,
            )
            if games
            else _("No game waited there."),
        ),
        colour=CALM,
    )


# --- downtimes --------------------------------------------------------------------------------------------------------


def downtime(begins: datetime, until: datetime) -> Screen:
    """Return the public message about when the bot will be away."""
    said = _(
        "**The bot will be away from {when}, for about {long}.**",
        when=speech.date(begins),
        long=speech.lasting(until - begins, MINUTES),
    )
    return screen(text(said, "-# " + _("Nothing is lost, and nobody's time runs meanwhile.")), colour=QUIET)


def announced(found: Downtime | None, tables: int | None = None) -> Screen:
    """Show the announced downtime to the host; right after the announcement, with the number of `tables` told."""
    if found is None:
        return screen(
            text(
                _("### No downtime is announced"),
                _("`/admin downtime` with `starts_in` and `lasts`, in minutes, tells every running game once."),
            ),
            colour=QUIET,
        )
    lines = [
        _("### A downtime is announced"),
        _(
            "From {when}, for about {long}.",
            when=speech.date(found.begins),
            long=speech.lasting(found.until - found.begins, MINUTES),
        ),
    ]
    if tables is not None:
        lines.append(
            plural(
                "{n} running game is told, after all that is more urgent.",
                "{n} running games are told, after all that is more urgent.",
                tables,
            )
        )
    lines.append("-# " + _("The messages are deleted when it is over, or when you call it off: `call_off`."))
    return screen(text(*lines), colour=QUIET)


def called_off(found: bool) -> Screen:
    """Say that a downtime was called off, or that none was announced."""
    said = (
        _("The downtime is called off, and its messages are being deleted.")
        if found
        else _("No downtime is announced.")
    )
    return screen(text(said), colour=CALM)


# --- the defaults of a server -----------------------------------------------------------------------------------------


def fields() -> dict[str, str]:
    """Return the names of the defaults that can be reset to the host's settings, by key."""
    return {
        "pace": _("Pace"),
        "rules": _("Rules"),
        "channel": _("Channel"),
        "founders": _("Who creates games"),
        "language": _("Language of public messages"),
        "everything": _("All of it"),
    }


def server(defaults: Defaults, used: Used, usual: str, languages: Collection[str] = ()) -> Screen:
    """Show a server's defaults for new games, and its limits. `usual`: the language of public messages where none is set."""
    named = preset_names()
    rules = named.get(defaults.rules, speech.verbatim(defaults.rules)) if defaults.rules is not None else None
    lines = [
        speech.colon(_("Pace"), pace_name(defaults.pace) if defaults.pace else _("as the bot's host has set it")),
        speech.colon(_("Rules"), rules or _("the usual ones")),
        speech.colon(
            _("Channel"), f"<#{defaults.channel}>" if defaults.channel else _("where somebody creates a game")
        ),
        speech.colon(_("Who creates games"), f"<@&{defaults.founders}>" if defaults.founders else _("everybody")),
    ]
    if len(languages) > 1:
        lines.append(speech.colon(_("Language of public messages"), defaults.language or usual))
    parts = [
        speech.capital(plural(*said, used[what][1], n=used[what][0], most=used[what][1]))
        for what, said in USED.items()
        if what in used
    ]
    return screen(
        text(_("### New games in this server"), *(f"- {line}" for line in lines)),
        text(_("Open now: {list}.", list=speech.commas(parts))) if parts else None,
        text("-# " + _("`/admin server` with an option changes it; `reset` goes back to what the bot's host has set.")),
        colour=QUIET,
    )
