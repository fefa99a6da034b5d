"""The meanings of Discord's refusals, and what a host can do about each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import aiohttp
import discord

ANEW: Final = "Install the newest version of this program; if it still happens, report it and include this line."
DIRECT: Final = (
    "direct messages do not reach you. Allow them for this server and start again. "
    "In a game, the thread mentions those whom they do not reach."
)
CODES: Final[Mapping[int, str]] = {
    10003: "there is no such channel or thread. Copy the id of a channel of your test server, which the bot must be in.",
    10004: "there is no such server, or the bot is not in it. Invite it as the README describes.",
    10007: "you are not a member of this server. Choose a channel of a server that you are in.",
    10008: "there is no such message. Somebody else may have deleted it; start again.",
    10013: "Discord does not know this user. Start again.",
    10015: "the answer to a press came too late. Check the load of this machine.",
    10062: "the answer came more than three seconds after the press. Check the load and the connection of this machine.",
    20016: "the channel has slowmode on. Turn it off, or choose another channel.",
    20028: "the channel takes no more messages right now. Start again in a minute.",
    30033: "the thread is full. Choose another channel.",
    30046: "this message was edited too often in the last hour. Start again in an hour.",
    40005: "the picture is larger than Discord accepts. " + ANEW,
    40060: "another process answered first: the bot is running too. Stop it while the doctor runs, and start again.",
    50001: "the bot cannot see this place. Give its role View Channels there.",
    50007: DIRECT,
    50008: "nothing can be written in a channel of this kind. Choose a text channel or a forum.",
    50013: "the bot lacks a permission.",
    50024: "this cannot be done in a channel of this kind. Choose a text channel or a forum.",
    50027: "the answer came more than fifteen minutes after the press. Start again.",
    50035: "Discord does not accept what this program sends. " + ANEW,
    50083: "the thread is archived and cannot be changed. " + ANEW,
    50278: DIRECT,
    160004: "the message already has a thread. Start again.",
    160005: "the thread is locked. Somebody with Manage Threads has locked it; start again.",
    160006: "the server has as many open threads as it may. Close some.",
    200000: "an AutoMod rule blocks the message. Exempt the bot's role from it.",
}
"""By Discord's error code, what it means for a host and what to do."""


def told(error: Exception, needs: str = "") -> str:
    """Return one or more sentences about a refusal. `needs`: the permissions of the call, by Discord's names."""
    if isinstance(error, discord.GatewayNotFound) and isinstance(error.__cause__, discord.HTTPException):
        error = error.__cause__
    if isinstance(error, discord.RateLimited):
        return f"refused (429): too many calls. Discord asks to wait {error.retry_after:.0f} seconds; start again after that."
    if isinstance(error, discord.LoginFailure):
        return "refused (401): DISCORD_TOKEN is wrong. Copy it again from the developer portal."
    if not isinstance(error, discord.HTTPException):
        if isinstance(error, aiohttp.ClientError | OSError | discord.GatewayNotFound | TimeoutError):
            return f"Discord cannot be reached ({type(error).__name__}). Check this machine's connection, and discordstatus.com."
        return f"it failed ({type(error).__name__}: {error}). {ANEW}"
    said = f"refused ({error.status}, code {error.code}{f', {error.text}' if error.text else ''}): "
    if error.code == 50013 and needs:
        return f"{said}the bot lacks a permission. Give its role {needs} in this channel."
    return said + CODES.get(error.code, _by_status(error.status, needs))


def _by_status(status: int, needs: str) -> str:
    if status == 401:
        return "the token is no longer accepted. Copy it again from the developer portal."
    if status == 403:
        return f"the bot may not do this here. Check whether its role has {needs or 'what the README asks for'}."
    if status == 404:
        return "it does not exist, or the bot cannot see it. Start again, or choose another channel."
    if status == 429:
        return "too many calls. Start again in a few minutes."
    if status >= 500:
        return "Discord itself has a problem. Check discordstatus.com, and start again later."
    return f"Discord does not accept what this program sends. {ANEW}"
