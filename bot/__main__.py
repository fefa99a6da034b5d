"""`python -m bot`: runs the bot on Discord if a token is set, otherwise local mode. `python -m bot doctor` examines the host, and
`python -m bot --version` says which program it is.
"""

from __future__ import annotations

import asyncio
import gc
import signal
import sys
from contextlib import AsyncExitStack, suppress
from tempfile import TemporaryDirectory
from typing import Final

import aiohttp
import discord
import structlog
import uvloop
from discord.http import Route

from bot import doctor, version
from bot.app import MarsBot
from bot.config import BadSettings, Settings, load_settings, no_token
from bot.gateway import Exhausted
from bot.log import set_up
from bot.screens.pictures import LATE_SECONDS
from bot.store import CannotOpen, Store, local_world
from bot.store.only_one import no_local_mode, only_one

log = structlog.get_logger("bot")

NEW_OBJECTS: Final = 5000
"""How many more objects there are than after the last collection when the garbage collector looks at the new ones."""
TRY_AGAIN, WRONG_SETTINGS, TOKEN_REFUSED, PROGRAM_REFUSED, SHARDS_REFUSED = 1, 2, 3, 4, 5
"""Exit codes: something was out of reach, or a setting is wrong; the others are refusals of Discord that no restart changes."""
REFUSED: Final = "DISCORD_TOKEN was refused by Discord. Copy it again from the developer portal."
UNINTENDED: Final = (
    "Discord does not allow an intent that the bot asks for. Check the privileged intents in the developer portal."
)
SKIPPED: Final = (
    "The clock of this database was moved forward in local mode: on Discord, its games would be in the future. "
    "Set MARS_DATABASE_URL to another database, or remove DISCORD_TOKEN to go on in local mode."
)
FOR_GOOD: Final = {
    4004: (TOKEN_REFUSED, REFUSED),
    4010: (SHARDS_REFUSED, "Discord does not know a shard with this number. Check MARS_SHARDS and MARS_SHARD_IDS."),
    4011: (SHARDS_REFUSED, "The bot is in too many servers for so few shards. Remove MARS_SHARDS, or increase it."),
    4012: (
        PROGRAM_REFUSED,
        "Discord no longer supports this version of the program. Install the newest version.",
    ),
    4013: (
        PROGRAM_REFUSED,
        "Discord does not know an intent that the bot asks for. Install the newest version of this program.",
    ),
    4014: (PROGRAM_REFUSED, UNINTENDED),
}
"""Discord's close codes after which another attempt would end in the same way, each with the exit code and a sentence for the host."""


class Unconnected(Exception):
    """Discord refused the connection. The text is a sentence for the host."""


class DiscordRefusal(Unconnected):
    """A refusal by Discord that only the host can resolve. `code`: the exit code."""

    def __init__(self, code: int, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


class Unusable(Exception):
    """An invalid request on the command line. The text is a sentence for the host."""


async def on_discord(settings: Settings, store: Store, stop: asyncio.Event) -> None:
    """Connect and run until `stop` is set, then finish the work under way."""
    assert settings.discord_token is not None
    bot = MarsBot(store, settings, patience=LATE_SECONDS)
    await bot.watch()
    running = asyncio.create_task(bot.start(settings.discord_token.get_secret_value()))
    ready = asyncio.create_task(_ready(bot))
    stopped = asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({running, ready, stopped}, return_when=asyncio.FIRST_COMPLETED)
        if not running.done() and not stop.is_set():
            log.info("ready", servers=len(bot.guilds), shards=sorted(bot.shards))
            bot.work()
            bot.watchdog.start()
            await asyncio.wait({running, stopped}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (ready, stopped):
            task.cancel()
        bot.watchdog.stop()
        await bot.leave()
        await bot.drain()
        await bot.close()
        # A client that has not logged in yet would keep trying.
        running.cancel()
        with suppress(asyncio.CancelledError):
            await _connected(running)


async def _ready(bot: MarsBot) -> None:
    await bot.wait_until_ready()
    await bot.known()


async def _connected(running: asyncio.Task[None]) -> None:
    """Wait for the end of the connection. Raises `Unconnected` where the host can resolve its cause."""
    try:
        await running
    except discord.LoginFailure:
        raise DiscordRefusal(TOKEN_REFUSED, REFUSED) from None
    except discord.PrivilegedIntentsRequired:
        raise DiscordRefusal(PROGRAM_REFUSED, UNINTENDED) from None
    except discord.ConnectionClosed as closed:
        if closed.code in FOR_GOOD:
            raise DiscordRefusal(*FOR_GOOD[closed.code]) from None
        raise Unconnected(f"Discord ended the connection: {closed}") from None
    except Exhausted as exhausted:
        raise Unconnected(str(exhausted)) from None
    except discord.RateLimited as limited:
        raise Unconnected(
            f"Discord takes no more calls from this address for {limited.retry_after:.0f} s. Start the bot again after that."
        ) from None
    except (aiohttp.ClientError, OSError, discord.GatewayNotFound, discord.HTTPException) as error:
        raise Unconnected(f"Discord cannot be reached: {error}.") from None


async def main(settings: Settings, scene: str | None = None) -> None:
    """Open the store, run until SIGTERM or Ctrl+C, close the store. With a `scene`, local mode opens at it."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()

    def told(by: signal.Signals) -> None:
        log.info("stopping", signal=by.name)
        stop.set()

    for each in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(each, told, each)
    async with AsyncExitStack() as stack:
        if scene is not None:
            settings = _for_scene(settings, scene, stack.enter_context(TemporaryDirectory()))
        store = await stack.enter_async_context(Store(settings.database_url))
        if settings.discord_token is not None:
            async with store.reading() as connection:
                skipped = await local_world.skipped(connection)
            if skipped:
                raise Unusable(SKIPPED)
            await no_local_mode(store)
            await on_discord(settings, store, stop)
        else:
            from bot.local import serve

            await stack.enter_async_context(only_one(store))
            await serve(settings, store, stop, lambda line: print(line, flush=True), scene)


def spare_loaded() -> None:
    """Spare the garbage collector what has been loaded, all of which stays: each full collection would stop the bot for a sixth of a
    second to look at 160,000 objects of modules. It then looks seldom: a click makes thousands of objects, and few of them refer to
    each other in a circle.

    To be called before connecting: what Discord tells of servers comes and goes.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS)


def _for_scene(settings: Settings, scene: str, folder: str) -> Settings:
    """Return the settings of local mode on an empty database. Raises `Unusable` where there is no such scene."""
    from bot.local import SCENES

    if scene not in SCENES:
        raise Unusable(f"There is no scene {scene}. There are: {', '.join(SCENES)}.")
    database = f"sqlite+aiosqlite:///{folder}/scene.sqlite3"
    return settings.model_copy(update={"discord_token": None, "database_url": database})


def run(arguments: tuple[str, ...] = ()) -> int:
    """Run the program and return its exit code."""
    if arguments == ("--version",):
        print(version.described())
        return 0
    asked = doctor.chosen(arguments[1:]) if arguments[:1] == ("doctor",) else None
    scene = arguments[1] if arguments[:1] == ("--scene",) and len(arguments) == 2 else None
    if arguments and asked is None and scene is None:
        ways = ("", " --scene NAME", " --version", *doctor.ways())
        print("Usage:", *(f"  python -m bot{way}" for way in ways), sep="\n", file=sys.stderr)
        return WRONG_SETTINGS
    try:
        settings = load_settings()
    except BadSettings as bad:
        print(bad, file=sys.stderr)
        return WRONG_SETTINGS
    if settings.discord_api is not None:
        Route.BASE = settings.discord_api
    if asked is not None:
        set_up("CRITICAL", settings.log_format, settings.secrets)  # the doctor says itself what fails
        return TRY_AGAIN if asyncio.run(asked(settings, lambda line: print(line, flush=True))) else 0
    set_up(settings.log_level, settings.log_format, settings.secrets)
    log.info("starting", **version.facts())
    spare_loaded()
    try:
        # The offline Discord of local mode looks into asyncio's own loop.
        with asyncio.Runner(loop_factory=uvloop.new_event_loop if settings.discord_token else None) as runner:
            runner.run(main(settings, scene))
    except Unusable as wrong:
        print(wrong, file=sys.stderr)
        return WRONG_SETTINGS
    except (CannotOpen, Unconnected) as wrong:
        print(wrong, file=sys.stderr)
        return wrong.code if isinstance(wrong, DiscordRefusal) else TRY_AGAIN
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != "simcord":
            raise
        print(
            f"{no_token()}, and local mode is not installed here: it needs the extra `local`, which `make run` installs.",
            file=sys.stderr,
        )
        return WRONG_SETTINGS
    log.info("stopped")
    return 0


if __name__ == "__main__":
    sys.exit(run(tuple(sys.argv[1:])))
