"""What is said of a finished game: the result with its points, the replay, and what players show of their analyses."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any, Protocol

import discord

from bot import speech
from bot.delivery.intents import Intent
from bot.delivery.posting import Places, change, change_meanwhile, edit_to_v2, send, send_once
from bot.delivery.results import Gone, Sent
from bot.routes.replay_page import make_page
from bot.screen import Screen
from bot.screens import hindsight, public, replay, result
from bot.screens.pictures import Artist
from bot.shelf import Shelf
from bot.tables import Refused, Status, services
from bot.tables.results import BestAlone
from engine.view import View


class FinishedServices(Protocol):
    """The services that messages about finished games use."""

    hindsight: services.Hindsight
    history: services.History
    play: services.Play
    repair: services.Repair
    replays: services.Replays
    results: services.Results


class Finished:
    """Posts and edits the messages about finished games."""

    def __init__(self, services: FinishedServices, artist: Artist, places: Places, shelf: Shelf | None) -> None:
        """`shelf`: where replays are put that anybody can open."""
        self._services, self._artist, self._places, self._shelf = services, artist, places, shelf

    async def result(self, intent: Intent, status: Status) -> Sent | Gone:
        """Post the final score, in words where its picture cannot be added; that is tried again later."""
        channel, view = await self._places.find(status.place), await self._looked(status)
        best = await self._best_alone(status, view)
        shown = result.result(status, view, None, status.ended, best)
        mentions = () if intent.payload.get("quiet") else shown.mentions
        message = await send_once(channel, shown.above, mentions, [public.open_button(status, status.version)], intent)
        put = partial(change_meanwhile, in_words=result.result(status, view, None, status.ended, best))
        if not await edit_to_v2(message, partial(self._with_points, status, view, best), intent.attempts, put=put):
            await self._services.repair.add_points(status.id, message.id)
        return Sent(message.id)

    async def unfinished(self, intent: Intent, channel: Any, status: Status, shown: Screen) -> int:
        """Post the standings of a game that was ended before it was over; return the message's id."""
        buttons = [public.open_button(status, status.version)]
        message = await send_once(channel, shown.above, shown.mentions, buttons, intent)

        async def made() -> Screen:
            return shown

        await edit_to_v2(message, made, intent.attempts)
        return message.id

    async def points(self, intent: Intent, status: Status) -> Sent | Gone:
        """Add the picture to a result, unless somebody has deleted that."""
        channel, view = await self._places.find(status.place), await self._looked(status)
        shown = await self._with_points(status, view, await self._best_alone(status, view))
        with suppress(discord.NotFound):
            await change(channel.get_partial_message(intent.payload["message"]), shown)
        return Sent()

    async def _with_points(self, status: Status, view: View, best: BestAlone | None) -> Screen:
        points = await self._artist.points(view, speech.names(status), result.won(status, view))
        return result.result(status, view, points, status.ended, best)

    async def _best_alone(self, status: Status, view: View) -> BestAlone | None:
        """Return the best solo game of this player with these options, this one included; None at other tables."""
        (only, *others) = status.seats
        if others or (user := only.user) is None:
            return None
        with suppress(Refused):
            await self._services.results.record(status.id)
        return await self._services.results.best_alone(user, view.box.map.key, status.rules)

    async def replay(self, intent: Intent, status: Status) -> Sent | Gone:
        """Post the replay, or replace it by one without a forgotten name. One that somebody has deleted is not posted again."""
        made = await make_page(self._artist, self._services, self._shelf, status)
        channel, shown = await self._places.find(status.place), replay.public(status, made)
        posted = intent.payload.get("message")
        if posted is None:
            return Sent((await send(channel, shown, intent.nonce)).id) if made.page is not None else Gone("not made")
        with suppress(discord.NotFound):
            await change(channel.get_partial_message(posted), shown)
        return Sent(posted)

    async def hindsight(self, intent: Intent, status: Status) -> Sent | Gone:
        """Post a player's best and worst decisions, or replace that message under a new name or by a notice that they are gone."""
        seat, posted = intent.payload["seat"], intent.payload.get("message")
        recalled = await self._services.hindsight.recalled(status.id, seat)
        seen = await self._services.hindsight.seen(status.id)
        channel, shown = await self._places.find(status.place), hindsight.public(status, seat, recalled, seen)
        if posted is None:
            return Gone("not made") if recalled is None else Sent((await send(channel, shown, intent.nonce)).id)
        with suppress(discord.NotFound):
            await change(channel.get_partial_message(posted), shown)
        return Sent(posted)

    async def _looked(self, status: Status) -> Any:
        return (await self._services.play.look(status.id, None)).view
