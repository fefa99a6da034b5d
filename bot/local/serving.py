"""The start and the end of local mode."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.config import Settings, no_token
from bot.local.passing import forward
from bot.local.scenes import SCENES, act
from bot.local.server import Server
from bot.local.world import World
from bot.screens.pictures import LATE_SECONDS
from bot.store import Store


async def begin(world: World) -> None:
    """Make a world; let its scene's time pass, and let its first member open the screen that the scene is about."""
    await world.open()
    if world.scene is None:
        return
    if then := SCENES[world.scene].then:
        await forward(world, then)
    await act(world.bot, world.discord, world.scene)


async def serve(
    settings: Settings,
    store: Store,
    stop: asyncio.Event,
    tell: Callable[[str], None] = print,
    scene: str | None = None,
) -> None:
    """Run local mode until `stop` is set; with the name of a scene, it opens at that."""
    world = World(store, settings, scene=scene, patience=LATE_SECONDS)
    server = Server(world)
    try:
        await begin(world)
        address = await server.open(settings.local_port)
        tell(f"{no_token()}, so this is local mode: the bot runs in your browser, and you play everybody.")
        tell(f"Open {address}")
        kept = (
            "Ctrl+C stops; games are kept."
            if scene is None
            else f"This is the scene {scene}. Ctrl+C stops; nothing is kept."
        )
        tell(kept)
        await world.run(stop)
    finally:
        await server.close()
        await world.close()
