"""What is new to a player: the history since their last turn, and the update of a panel that waited for others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import discord

from bot import speech
from bot.routes.newest import News
from bot.routes.visit import main
from bot.screens import draft, waiting
from bot.screens.context import ScreenContext
from bot.screens.pictures import Artist
from bot.screens.story import TABLE, Fresh, fresh
from bot.tables import Done, Services, Status, services

BATCHES: Final = (20, 80, 10_000)
"""Entries of the history to read at first, and if that does not reach far enough: more than a game has."""


async def new_to(
    history: services.History, status: Status, seat: int, user: int | None = None, known: Sequence[Done] = ()
) -> Fresh:
    """Return the entries after the last turn of `seat`, as far as `user`, or (None) anybody, may read them.

    `known`: the newest entries that have been read already, newest first.
    """
    story, found = known, fresh(known, status, seat)
    for limit in BATCHES:
        if found.after >= 0 or (story and story[-1].kind == "start"):
            break
        if len(story) < limit:
            story = await history.story(status.id, user, limit=limit)
            found = fresh(story, status, seat)
            if len(story) < limit:
                break
    return found


async def played_since(
    history: services.History, status: Status, seat: int, user: int, known: Sequence[Done] = ()
) -> list[int]:
    """Return the seats that have played since the last turn of `seat`, in order. `known`: see `new_to`."""
    new = await new_to(history, status, seat, user, known)
    return list(dict.fromkeys(one.seat for one in new.done if one.seat not in (seat, TABLE) and not one.undone))


async def panel_since(
    services: Services, artist: Artist, interaction: discord.Interaction[Any], game: str
) -> News | None:
    """Return the update of a panel that waited for others; None while the grace period of the acting player goes on."""
    user = interaction.user.id
    look, story = await services.history.look_with_story(game, user, BATCHES[0])
    look = await services.hints.advised(look, user, interaction.client.weigh)
    over = look.status.state == "over"
    if look.seat is None or not (over or look.status.state == "running") or look.view is None:
        return None
    if look.decision is None and look.complete and look.told_at is not None and look.undoable:
        return None
    played = await played_since(services.history, look.status, look.seat, user, story)
    with speech.speaking(str(interaction.locale)):
        context = ScreenContext(look, artist, direct=interaction.guild_id is None)
        robots = all(look.status.at(seat).robot for seat in played)
        at_it = robots and not look.status.owing and bool(look.view.owing)  # they have not played to the end yet
        still = look.decision is None and (at_it or not played)
        if (
            over or still or look.reopenable or draft.waits(context)
        ):  # there is nothing to tell that would be worth the rest of the panel
            return News(await main(context), look.status.version)
        if look.decision is not None and robots:
            # Robots play in seconds: who waited for them alone is at the table still, and need not press Play.
            return News(
                await main(replace(context, note=waiting.have_played(look.status, played))), look.status.version
            )
        return News(waiting.since_then(context, played), look.status.version)
