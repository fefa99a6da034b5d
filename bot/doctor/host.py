"""Checks everything that the bot needs on this machine and on Discord, and says how to solve each problem."""

from __future__ import annotations

import asyncio
import os
import shutil
import stat
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import aiohttp
import discord
import sqlalchemy as sa
from discord.http import Route

from bot import health, limits, speech, version
from bot.config import Settings, no_token
from bot.doctor.pages import pages
from bot.gateway import RATE_LIMIT_SECONDS
from bot.store import Store, blocking, cell_repair, faults, migrate, moves, quarantine
from bot.threads import in_thread

ROOM: Final = 500 * 2**20
"""The least free bytes on the disk of the database."""
GUILDS: Final = 200
"""The most servers whose permissions are checked; Discord returns no more at once."""
CLOCK_SECONDS: Final = 5
"""How far this machine's clock may be from Discord's."""
ROWS: Final = 20
"""The most unreadable cells that the doctor lists one by one."""
NEWER: Final = "it was made by a newer version of this program. Start that version again, or restore a backup."
FOREIGN: Final = (
    "it has tables of another program. Write a database of its own into MARS_DATABASE_URL, or restore a backup."
)
MAY_CREATE: Final = sa.text("SELECT coalesce(has_schema_privilege(current_schema(), 'CREATE'), false)")
"""Since PostgreSQL 15, only the owner of a database may make tables in it, unless somebody else was allowed to."""
OLDER: Final = (
    "it was made by an earlier version of this program, so its contents are not looked at. Make a backup; the bot brings it up to date"
    " when it starts."
)
ON_THE_WAY: Final = timedelta(days=1)
"""How long a game may be on its way to another host before the doctor speaks of it: nobody can play it meanwhile."""
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


class NotExamined(Exception):
    """Something that cannot be checked now, or not further, which is no problem. The text says why."""


async def examine(settings: Settings, say: Callable[[str], None]) -> int:
    """Call `say` with a line for each check, good or bad; return the number of problems."""
    say(f"Program: {version.described()}")
    problems = 0
    for name, look in LOOKS.items():
        found, well = 0, "OK."
        try:
            async for problem in look(settings):
                say(f"{name}: {problem}")
                found += 1
        except NotExamined as why:
            well = str(why)
        if not found:
            say(f"{name}: {well}")
        problems += found
    say(f"Cards: {_cards()}")
    say(f"Names: {_names()}")
    return problems


def _cards() -> str:
    """Return whether cards are drawn in advance. It is no problem, since pictures are the same without."""
    from renderer.drawing import printed

    if printed.present():
        return "OK."
    return (
        "they are not drawn in advance, or by another version, so hands take more than twice the processor."
        " Run once, after each update: python -m renderer.tools.printing"
    )


def _names() -> str:
    """Return which names cannot be drawn on pictures, and what helps. It is no problem, since a host may do without."""
    from renderer.drawing.fonts import chain
    from renderer.drawing.theme import CHAIN

    if not chain():
        return (
            "those in Chinese, Japanese, Korean, Hebrew, Arabic and Thai are not drawn on pictures, since their fonts are not installed."
            " If you want them: pip install ./fonts in a clone."
        )
    if chain() != CHAIN:
        return (
            "those in Hebrew, Arabic and Thai are not drawn on pictures, since FriBidi is not installed."
            " If you want them: apt install libfribidi0 on Debian and Ubuntu, brew install fribidi on macOS."
        )
    return "OK."


async def _pictures(settings: Settings) -> AsyncIterator[str]:
    """Draw the board of a new game, which needs the fonts, the icons and a working Pillow."""
    from engine import Options, new_game, view
    from renderer.overview.table import table

    try:
        table(view(new_game(Options(players=2), "doctor"), None), ["Ann", "Ben"])
    except Exception as error:
        yield f"a board cannot be drawn ({type(error).__name__}: {error}). Reinstall the program."


async def _database(settings: Settings) -> AsyncIterator[str]:
    url = sa.make_url(settings.database_url)
    path = Path(url.database or "") if url.get_backend_name() == "sqlite" else None
    store = Store(settings.database_url, busy_seconds=1)
    try:
        if path is not None:
            for problem in _file(path):
                yield problem
            if not path.exists() or path.is_dir():
                return
        await store.connect(must_exist=True)
        await store.writable()
        async for problem in _contents(store):
            yield problem
    except NotExamined:
        raise
    except Exception as error:  # drivers have errors of their own for what a host has written wrongly
        yield await store.explain(error)
    finally:
        await store.close()


def _file(path: Path) -> Iterator[str]:
    """Yield what is wrong with the file of the database, which may be missing: the bot makes it."""
    if not path.exists():
        if problem := _uncreatable(path):
            yield problem
        return
    if path.is_dir():
        yield f"{path} is a folder. Write a file into MARS_DATABASE_URL, such as {path / 'mars.sqlite3'}."
        return
    if path.stat().st_mode & OTHERS:
        give = "Give the file to the user that runs the bot, or the bot cannot open it afterwards. "
        first = "" if _owned(path) else give
        yield f"other users of this machine can open {path}, which holds hands and decks. {first}Run: chmod 600 {path}"
    if _of_another(path):
        yield (
            f"{path} belongs to another user than its folder, so the bot cannot open it if the folder is the bot's."
            f" Run: chown --reference={path.absolute().parent}/. {path}"
        )


async def _contents(store: Store) -> AsyncIterator[str]:
    """Yield what is wrong with the tables of the database and what is in them. Raises `NotExamined` where the bot will migrate it."""
    async with store.writing(maintenance=True) as connection:
        age = await connection.run_sync(migrate.age)
        lacking = await connection.run_sync(migrate.lacking) if age == "current" else []
        barren = age == "empty" and not store.sqlite and not (await connection.execute(MAY_CREATE)).scalar_one()
        set_aside, on_the_way = frozenset[str](), list[str]()
        if age == "current" and not lacking:
            set_aside = (await quarantine.states(connection)).keys() - await blocking.set_aside(connection)
            on_the_way = await moves.unacknowledged(connection, datetime.now(UTC) - ON_THE_WAY)
    if barren:
        yield f"the bot may make no tables in it. {faults.remedy('readonly', None)}"
    if age == "newer":
        yield NEWER
    elif age == "foreign":
        yield FOREIGN
    elif age == "older":
        # Its tables are not yet those in which the rest would be looked for.
        raise NotExamined(OLDER)
    elif lacking:
        yield f"it lacks {', '.join(lacking)}. Restore a backup."
    elif age == "current":
        async for problem in _cells(store):
            yield problem
    for game in sorted(set_aside):
        yield f"the game {game} is set aside. Once it is fixed, run: python -m bot doctor --release {game}"
    for game in on_the_way:
        yield (
            f"the game {game} has moved to the bot of another host, which has not confirmed it. If it was imported there, give the"
            " receipt to this bot: /admin receipt. If its file was lost, /admin move gives it again. If it is to go on here, and"
            f" was not imported, run: python -m bot doctor --take-back {game}"
        )


async def _cells(store: Store) -> AsyncIterator[str]:
    """Yield the cells that cannot be read, the first ones one by one."""
    async with store.reading(maintenance=True) as connection:
        rotten = await cell_repair.unreadable(connection)
    for column, row in rotten[:ROWS]:
        yield f"{column} cannot be read in the row with {row}. The running bot repairs what it can; restore the rest from a backup."
    if len(rotten) > ROWS:
        yield f"{len(rotten) - ROWS} more cells cannot be read. Check the disk, and restore a backup."


def _of_another(path: Path) -> bool:
    """Whether a file belongs to another user than its folder, in which nobody else may write: root has copied it there."""
    folder = path.absolute().parent
    return _owner(path) != _owner(folder) and not folder.stat().st_mode & (stat.S_IWGRP | stat.S_IWOTH)


def _owner(path: Path) -> int:
    return path.stat().st_uid


def _uncreatable(path: Path) -> str | None:
    """Return why a database that does not exist cannot be made, or None."""
    folder = next(folder for folder in path.absolute().parents if folder.exists())
    if os.access(folder, os.W_OK | os.X_OK):
        return None
    return f"{path} does not exist, and {folder} is not writable. {faults.remedy('readonly', path)}"


def _owned(path: Path) -> bool:
    """Whether a file still opens for who runs this after nobody but its owner may open it; root, who looks for others, cannot tell."""
    return os.geteuid() in (0, path.stat().st_uid)


async def _disk(settings: Settings) -> AsyncIterator[str]:
    url = sa.make_url(settings.database_url)
    if url.get_backend_name() != "sqlite":
        raise NotExamined(
            "not looked at, since the games are on PostgreSQL's. Watch that one, for example with node_exporter."
        )
    beside = url.database or ""
    try:
        free = _free(beside)
    except OSError as error:
        raise NotExamined(f"not looked at, since {beside} is out of reach ({error.strerror}).") from None
    if free < ROOM:
        yield f"only {free // 2**20} MB are free on the disk of {beside}, and each game takes about a megabyte. Make room."


def _free(path: str) -> int:
    """Return the free bytes on the disk of a file, existing or not."""
    folder = next(folder for folder in Path(path).absolute().parents if folder.exists())
    return shutil.disk_usage(folder).free


async def _discord(settings: Settings) -> AsyncIterator[str]:
    if settings.discord_token is None:
        local = find_spec("simcord") is not None
        then = (
            "so the bot starts in local mode"
            if local
            else "and local mode is not installed here, so the bot does not start"
        )
        yield f"{no_token()}, {then}. Copy the token from the developer portal to play on Discord."
        return
    client = discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=RATE_LIMIT_SECONDS)
    try:
        await client.login(settings.discord_token.get_secret_value())
        servers = await client.http.get_guilds(GUILDS)
    except discord.LoginFailure:
        yield "DISCORD_TOKEN was refused. Copy it again from the developer portal."
        return
    except discord.RateLimited as limited:
        yield f"it takes no more calls from this address for {limited.retry_after:.0f} s. Start again after that."
        return
    except (aiohttp.ClientError, OSError, discord.HTTPException) as error:
        yield f"it cannot be reached: {error}. Check this machine's connection, and discordstatus.com."
        return
    finally:
        await client.close()
    added = client.application.guild_integration_config if client.application is not None else None
    asked = added.oauth2_install_params if added is not None else None
    if asked is not None and "bot" not in asked.scopes:
        yield (
            "Add App on the bot's profile adds its commands to a server without the bot. In the developer portal, under Installation, give"
            " Guild Install the scope bot with the permissions of the README's address."
        )
    if not servers:
        yield "the bot is not in any server. Invite it as the README describes."
    for server in servers:
        missing = limits.lacking(discord.Permissions(int(server.get("permissions", 0))))
        if missing:
            yield f"in {server['name']} the bot lacks {', '.join(map(speech.permission, missing))}. Give its role these permissions."


async def _reports(settings: Settings) -> AsyncIterator[str]:
    """Let the bot be seen typing in the channel for reports, which needs the same permissions as a post. Does nothing where none is set."""
    channel_id, token = settings.report_channel, settings.discord_token
    if channel_id is None:
        return
    if token is None:
        raise NotExamined("not looked at, since there is no token.")
    client = discord.Client(intents=discord.Intents.none(), max_ratelimit_timeout=RATE_LIMIT_SECONDS)
    try:
        await client.login(token.get_secret_value())
        channel: Any = await client.fetch_channel(channel_id)
        await channel.typing()
    except (discord.NotFound, discord.Forbidden, discord.InvalidData, AttributeError):
        yield (
            f"the bot cannot write in the channel {channel_id}, so what players report is in the log alone. Let it write there,"
            " or write the id of another text channel into MARS_REPORT_CHANNEL."
        )
    except (aiohttp.ClientError, OSError, discord.DiscordException):
        raise NotExamined("not looked at, since Discord cannot be asked.") from None
    finally:
        await client.close()


async def _clock(settings: Settings) -> AsyncIterator[str]:
    """Compare this machine's clock with Discord's."""
    if settings.discord_token is None:
        raise NotExamined("not compared with Discord's, since there is no token.")
    theirs = await _time_at_discord()
    if theirs is None:
        raise NotExamined("not compared with Discord's, which does not tell its time.")
    ahead = (datetime.now(UTC) - theirs).total_seconds()
    if abs(ahead) > CLOCK_SECONDS:
        way = "ahead of" if ahead > 0 else "behind"
        yield (
            f"this machine's is {abs(ahead):.0f} s {way} Discord's, so reminders and votes come at wrong times."
            " Turn on its time synchronization (NTP)."
        )


async def _time_at_discord() -> datetime | None:
    """Return Discord's own time of its answer to a call."""
    try:
        async with (
            aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=10)) as session,
            session.get(f"{Route.BASE}/gateway") as answer,
        ):
            return parsedate_to_datetime(answer.headers["Date"])
    except (aiohttp.ClientError, OSError, KeyError, ValueError):
        return None


async def _metrics(settings: Settings) -> AsyncIterator[str]:
    """Open the port of the metrics and close it, unless the bot itself has it open. Does nothing where none is set."""
    address, port = settings.metrics_host, settings.metrics_port
    if port is None:
        return
    try:
        opened = await asyncio.get_running_loop().create_server(asyncio.Protocol, address, port)
    except OSError as error:
        if not await in_thread(_serves, address, port):
            yield (
                f"{address}:{port} cannot be opened: {error.strerror}. Neither metrics nor /healthz would be served."
                " Write a free port into MARS_METRICS_PORT, and an address of this machine into MARS_METRICS_HOST."
            )
        return
    opened.close()
    await opened.wait_closed()


def _serves(address: str, port: int) -> bool:
    """Whether a bot serves its health at an address."""
    try:
        health.told(address, port)
    except health.UNTOLD:
        return False
    return True


LOOKS: Final[dict[str, Callable[[Settings], AsyncIterator[str]]]] = {
    "Pictures": _pictures,
    "Database": _database,
    "Disk": _disk,
    "Discord": _discord,
    "Reports": _reports,
    "Clock": _clock,
    "Replays": pages,
    "Metrics": _metrics,
}
"""What is looked at, by the name that is said."""
