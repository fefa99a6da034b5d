"""Direct messages to one player: cards to choose among, reminders, and nudges."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Final

import discord

from bot import speech
from bot.components import BLUE, QUIET, Keys, Screen, link, row, screen, text
from bot.delivery.outbox import Gone, Sent
from bot.delivery.posting import edit_to_v2, remove, send_plain
from bot.routes.visit import main
from bot.screens import decide
from bot.screens.context import ScreenContext, game_url
from bot.screens.pictures import Artist
from bot.speech import _
from bot.tables import Status, Tables
from bot.tables.intents import Intent

CLOSED: Final = (50007, 50278)
"""Discord's error codes for a user whom no direct message reaches: by their settings, or without a common server."""


class DirectMessages:
    """Sends messages that only one player may read. With `allowed` False it sends none, as in local mode."""

    def __init__(self, client: discord.Client, tables: Tables, artist: Artist, *, allowed: bool) -> None:
        self._client, self._tables, self._artist, self._allowed = client, tables, artist, allowed

    async def prompt(self, intent: Intent, status: Status) -> Sent | Gone:
        """Send cards to choose among and delete the previous message about the same choice, so that there is one, with a notification."""
        if not self._allowed:
            return Sent()
        user = _user(intent)
        look = await self._tables.look(intent.game, user)
        if look.decision is None or look.seat is None:
            return Sent()
        context = ScreenContext(look, self._artist, direct=True)
        sent = await self._send(intent, decide.sentence(context), lambda: main(context), status)
        if isinstance(sent, Sent) and intent.replaces is not None:
            await remove(await self._channel(user), intent.replaces)
        return sent

    async def reminder(self, intent: Intent, status: Status) -> Sent | Gone:
        """Remind a player that it is still their turn; nobody else sees it."""
        if not self._allowed:
            return Sent()
        user = _user(intent)
        seat = status.seat_of(user)
        since = status.owing.get(seat) if seat is not None else None
        if since is None:
            return Sent()
        sentence = _("**{game}**: still your turn", game=speech.game_name(status))

        async def shown() -> Screen:
            keys = Keys(status.id, 0)
            last = "-# " + _("This was the last reminder.") if intent.payload.get("last") else ""
            return screen(
                text(_("Asked {when}. Generation {n}.", when=speech.ago(since), n=status.generation), last),
                row(keys.tap(_("Play here"), "open", BLUE), link(_("Open the game"), game_url(status))),
                colour=QUIET,
            )

        return await self._send(intent, sentence, shown, status)

    async def nudge(self, intent: Intent, status: Status) -> Sent | Gone:
        """Tell a player that only the end of their turn is missing."""
        user = _user(intent)
        seat = status.seat_of(user)
        if not self._allowed or seat is None or seat not in status.owing:
            return Sent()
        sentence = _(
            "**{game}**: your action is done; only the end of your turn is missing", game=speech.game_name(status)
        )

        async def shown() -> Screen:
            keys = Keys(status.id, 0)
            return screen(
                text(_("A second action is possible as well. Nobody else is told of this.")),
                row(keys.tap(_("Play here"), "open", BLUE), link(_("Open the game"), game_url(status))),
                colour=QUIET,
            )

        return await self._send(intent, sentence, shown, status)

    async def _channel(self, user: int) -> discord.DMChannel:
        return await self._client.create_dm(discord.Object(user))

    async def _send(
        self, intent: Intent, sentence: str, make: Callable[[], Awaitable[Screen]], status: Status
    ) -> Sent | Gone:
        button = Keys(status.id, status.version).tap(_("Play"), "open", BLUE)
        try:
            message = await send_plain(await self._channel(_user(intent)), sentence, (), [button], intent.nonce)
        except discord.Forbidden as error:
            # Other refusals concern the bot and may pass.
            if error.code not in CLOSED:
                raise
            return Gone(f"{error.code} {error.text}")

        async def shown() -> Screen:
            return replace(await make(), above=sentence)

        await edit_to_v2(message, shown)
        return Sent(message.id)


def _user(intent: Intent) -> int:
    return int(intent.destination.partition(":")[2])
