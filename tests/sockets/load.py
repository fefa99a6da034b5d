"""Measures the bot under load, over sockets: people of many games click at a fixed rate, whatever the bot does.

    make load ARGS="--games 1000 --rate 50 --seconds 60"
    make load ARGS="--games 1000 --rate 50 --postgres --processes 2"
    make load ARGS="--games 1000 --rate 60 --postgres --processes 2 --share 0.35"
    make load ARGS="--all"                       the table of docs/benchmarks.md, about half an hour

Of six clicks three open a panel, two look at or choose something in it, and one answers, which is committed and told with a picture.
Each game is at a position of its own, up to a thousand (`tests.sockets.positions`). A line for each run says how long people waited
until a click was acknowledged and answered, how late the event loop was, how many answers were committed, which pictures were asked
for and which part of them was in the cache, what was sent to Discord for a click and in which pictures of which messages (of a click: its
route), what a click took of the processor beyond what the bot does by itself (`idle`), the memory of the bot's processes, and how much the
database has grown. `--servers 2000` lets the bot be in as many more servers in which nobody plays, each with 100 channels and 80 roles.
Discord's limits are not enforced, since they and not the bot would be measured; `make burst` enforces them. The generator and its Discord
take the other core: `generator` says how much of it. Where there are fewer cores than processes, `--share` gives each process the same
part of a core, so that one process and two can be compared.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections import Counter, defaultdict, deque
from pathlib import Path
from typing import Any, Final

import aiohttp
import sqlalchemy as sa

from bench.figure import reference
from bot.store import Store
from bot.store.schema import commits, outbox
from tests.bot import postgres
from tests.bot.prometheus import parsed
from tests.bot.server import route
from tests.sockets.crowd import Copy, crowd, percentile
from tests.sockets.interactions import Lost
from tests.sockets.limits import Limits
from tests.sockets.loopback import Discord, Upload
from tests.sockets.people import seen
from tests.sockets.process import Process, free_port
from tests.sockets.server import open_discord
from tests.sockets.world import Posted

MIX: Final = ("open", "look", "open", "open", "choose", "answer")
GAMES: Final = (10, 100, 300, 1000, 5000)
RATES: Final = (20, 50, 100)
LOOKS: Final = ("list/", "all", "hand", "board", "since")
CHOICES: Final = ("set/", "passing", "pick/")
ANSWERS: Final = ("play/", "pay/", "sure/", "take/", "begun/", "pick/", "tell")
WARM_SECONDS: Final = 5
FURNISHED: Final = 100, 80
"""The channels and roles of a server in which nobody plays."""
SETTLING_SECONDS: Final = 5
SETTLING_SERVERS: Final = 80
"""What a start does takes so many seconds, and one more for so many servers."""
IDLE_SECONDS: Final = 10
"""For so long is looked what the bot does where nobody clicks."""
THINKING_SECONDS: Final = 2.5
"""The seconds between two clicks in a game, as long as somebody plays in it."""


class Sitting:
    """The clicks of one game, one after the other."""

    def __init__(self, discord: Discord, copy: Copy, number: int) -> None:
        self._discord, self.copy = discord, copy
        self._step = number % len(MIX)
        self._panel: tuple[int, Posted] | None = None
        """Who has the panel of the last click, and the message."""
        self.busy = False

    @property
    def done(self) -> bool:
        """Whether the next click begins the mix anew."""
        return self._step % len(MIX) == 0

    async def click(self, waited: dict[str, list[tuple[float, float]]], failed: Counter[str]) -> None:
        self.busy = True
        kind = MIX[self._step % len(MIX)]
        self._step += 1
        try:
            made = await self._clicked(kind)
            if made is None:
                return
            assert made.shown is not None
            self._panel = made.user, made.shown
            waited[kind].append((made.acknowledged - made.began, made.answered - made.began))
        except Lost as lost:
            failed[str(lost)] += 1
        finally:
            self.busy = False

    async def _clicked(self, kind: str) -> Any:
        """The click that was made; None between two turns, when nobody has anything to open."""
        interactions = self._discord.interactions
        # The panel is read anew, since the bot may have edited it: Discord passes on no click on a button that is gone.
        if kind == "open" or self._panel is None or not (shown := seen(self._panel[1])).buttons:
            on = self._newest()
            button = next((c for c in seen(on).buttons if route(c) == "open"), None)
            return await interactions.click(self._asked(), on, button) if button else None
        user, on = self._panel
        if kind == "choose" and self._step % 3:  # cards are played, and now and then somebody passes
            for menu, values in shown.menus.items():
                possible = [value for value in values if not value.startswith("not:")]
                if len(possible) >= (least := max(1, shown.ranges[menu][0])):
                    return await interactions.click(user, on, menu, possible[:least])
        routes = {route(custom_id): custom_id for custom_id in shown.buttons}
        wanted = {"look": LOOKS, "choose": CHOICES, "answer": ANSWERS}[kind]
        found = next((custom_id for way in wanted for r, custom_id in routes.items() if r.startswith(way)), "")
        return await interactions.click(user, on, found or next(iter(shown.buttons)))

    def _newest(self) -> Posted:
        """The newest message that opens the panel."""
        for message in reversed(self._discord.threads[self.copy.thread]):
            if not message.deleted and any(route(c) == "open" for c in seen(message).buttons):
                return message
        return self.copy.turn

    def _asked(self) -> int:
        """Who was mentioned last; where nobody was, the people at the table in turn."""
        newest, users = self._newest(), self.copy.users
        if newest is self.copy.turn:
            return self.copy.owing[0]
        content = str(newest.data)
        return next((user for user in users if f"<@{user}>" in content), users[self._step // len(MIX) % len(users)])


async def measure(
    url: str,
    folder: Path,
    count: int,
    rate: float,
    seconds: float,
    processes: int,
    grace: int,
    share: float,
    warm: float,
    servers: int,
) -> dict[str, Any]:
    """Run once on an empty database."""
    async with open_discord(Limits(enforced=False)) as discord, Store(url) as store:
        discord.gateway.identify_seconds = 0
        discord.interactions.acknowledge_seconds = 15.0
        copies = await crowd(discord, store, count, shards=processes)
        for n in range(servers):
            discord.world.furnished[discord.world.add_guild(f"Idle {n}")] = FURNISHED
        discord.hear = lambda message: discord.threads[message.channel].append(message)
        # The budget of calls would be measured, not the bot: this Discord allows any number.
        settings: dict[str, Any] = {"grace_seconds": grace, "calls_per_second": 10_000, "log_level": "WARNING"}
        bots = [
            Process(
                discord, url, folder, f"bot{n}", **settings, shards=processes, shard_ids=n, metrics_port=free_port()
            )
            for n in range(processes)
        ]
        try:
            for bot in bots:
                await bot.start()
                if share:
                    bot.hold(share)
            sittings = [Sitting(discord, copy, n) for n, copy in enumerate(copies)]
            await asyncio.sleep(SETTLING_SECONDS + servers / SETTLING_SERVERS)
            spent = [bot.processor() for bot in bots]
            await asyncio.sleep(IDLE_SECONDS)
            idle = (sum(bot.processor() for bot in bots) - sum(spent)) / IDLE_SECONDS
            await _clicks(sittings, min(rate, 10), warm)
            before, size = await _state(store), await _size(store, url)
            own, spent = time.process_time(), [bot.processor() for bot in bots]
            drawn, sent, files = await _pictures(bots), discord.bytes_received, len(discord.uploads)
            for bot in bots:
                await bot.lag()
            began = time.monotonic()
            waited, failed, skipped = await _clicks(sittings, rate, seconds)
            took = time.monotonic() - began
            for why, times in failed.items():
                print(why, times, file=sys.stderr)
            late = [tick for bot in bots for tick in await bot.lag()]
            after = await _state(store)
            used = [bot.processor() - s for bot, s in zip(bots, spent, strict=True)]
            pictures = await _pictures(bots) - drawn
            clicks = [pair for pairs in waited.values() for pair in pairs]
            return {
                "database": sa.make_url(url).get_backend_name(),
                "processes": processes,
                "share": share,
                "games": count,
                "servers": servers,
                "rate": rate,
                "seconds": round(took, 1),
                "clicks_a_second": round(len(clicks) / took, 1),
                "kinds": {kind: len(pairs) for kind, pairs in waited.items()},
                "acknowledged_ms": _quantiles([a for a, _ in clicks]),
                "answered_ms": _quantiles([b for _, b in clicks]),
                "lag_ms": _quantiles(late),
                "failed": sum(failed.values()),
                "not_clicked": skipped,
                "answers": after["commits"] - before["commits"],
                "messages_waiting": after["waiting"],
                "pictures": _told(pictures),
                "sent_kb_a_click": round((discord.bytes_received - sent) / 1000 / max(1, len(clicks)), 1),
                "uploads": _uploaded(discord.uploads[files:], len(clicks)),
                "processor_ms_a_click": round(1000 * (sum(used) - idle * took) / max(1, len(clicks)), 1),
                "idle": round(idle, 3),
                "processor": [round(seconds / took, 2) for seconds in used],
                "memory_mb": [round(bot.memory()[1]) for bot in bots],
                "pss_mb": [{what: round(mb) for what, mb in bot.pss().items()} for bot in bots],
                "generator": round((time.process_time() - own) / took, 2),
                "grown_kb": round((await _size(store, url) - size) / 1000),
                "errors_logged": sum(len(bot.logged("error")) for bot in bots),
                "reference_ms": round(1000 * reference()),
            }
        finally:
            for bot in bots:
                bot.kill()
                for line in bot.logged("error"):
                    print(json.dumps(line), file=sys.stderr)


async def _clicks(
    sittings: list[Sitting], rate: float, seconds: float
) -> tuple[dict[str, list[tuple[float, float]]], Counter[str], int]:
    """Click at this rate, in one of the games that are at hand after the other; one whose click is not answered yet is passed over.

    A game is at hand until it has had all clicks of the mix; then the next of all games takes its place.
    """
    waited: dict[str, list[tuple[float, float]]] = defaultdict(list)
    failed, skipped, turn = Counter[str](), 0, 0
    away = deque(sittings)
    at_hand = [away.popleft() for _ in range(min(len(sittings), round(rate * THINKING_SECONDS)))]
    running: set[asyncio.Task[None]] = set()
    began = time.monotonic()
    for n in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + n / rate - time.monotonic()))
        for _ in range(len(at_hand)):
            place = turn % len(at_hand)
            turn += 1
            if not at_hand[place].busy and at_hand[place].done:
                away.append(at_hand[place])
                at_hand[place] = away.popleft()
            sitting = at_hand[place]
            if not sitting.busy:
                task = asyncio.create_task(sitting.click(waited, failed))
                running.add(task)
                task.add_done_callback(running.discard)
                break
        else:
            skipped += 1
    if running:
        await asyncio.gather(*running)
    return waited, failed, skipped


async def _state(store: Store) -> dict[str, int]:
    async with store.reading() as connection:
        waiting = sa.select(sa.func.count()).select_from(outbox).where(outbox.c.state == "waiting")
        made = sa.select(sa.func.count()).select_from(commits)
        return {
            "waiting": (await connection.execute(waiting)).scalar_one(),
            "commits": (await connection.execute(made)).scalar_one(),
        }


async def _size(store: Store, url: str) -> int:
    """The bytes of the database."""
    query = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    if not url.startswith("sqlite"):
        query = "SELECT pg_database_size(current_database())"
    async with store.reading() as connection:
        return (await connection.execute(sa.text(query))).scalar_one()


async def _pictures(bots: list[Process]) -> Counter[tuple[str, str]]:
    """How many pictures were asked for, by kind and by what came of them."""
    found = Counter[tuple[str, str]]()
    async with aiohttp.ClientSession() as session:
        for bot in bots:
            async with session.get(f"http://127.0.0.1:{bot.setting('metrics_port')}/metrics") as answer:
                scrape = parsed(await answer.text())
            for (name, labels), value in scrape.items():
                if name == "mars_pictures_total":
                    about = dict(labels)
                    found[about["what"], about["result"]] += int(value)
    return found


def _told(pictures: Counter[tuple[str, str]]) -> dict[str, Any]:
    """The part of the pictures that was in the cache, and how many of each kind were drawn and were in it."""
    kinds = {
        what: {result: pictures[what, result] for of, result in pictures if of == what}
        for what, _result in sorted(pictures)
        if not what.endswith("_pages")  # which only count
    }
    cached, drawn = (sum(kind.get(result, 0) for kind in kinds.values()) for result in ("cached", "drawn"))
    return {"hit": round(cached / max(1, cached + drawn), 3), "drawn": drawn, "cached": cached, "kinds": kinds}


def _uploaded(uploads: list[Upload], clicks: int) -> dict[str, Any]:
    """How many files were sent, by picture and kind of message, how many of them again, their mean size, and their kB a click."""
    found = defaultdict[tuple[str, str], list[Upload]](list)
    for upload in uploads:
        way = route(upload.message).partition("/")[0].partition("@")[0] if ":" in upload.message else upload.message
        found[upload.name.rpartition("-")[0], way].append(upload)
    told = {
        f"{picture} {way}": {
            "sent": len(sent),
            "again": sum(upload.again for upload in sent),
            "kb": round(sum(upload.size for upload in sent) / 1000 / len(sent), 1),
            "kb_a_click": round(sum(upload.size for upload in sent) / 1000 / max(1, clicks), 1),
        }
        for (picture, way), sent in found.items()
    }
    return dict(sorted(told.items(), key=lambda at: -at[1]["kb_a_click"]))


def _quantiles(values: list[float]) -> list[float]:
    """The median and the 99th percentile in ms."""
    return [round(1000 * percentile(values, part), 1) for part in (0.5, 0.99)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="make load ARGS=", description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--rate", type=float, default=50, help="clicks a second")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm", type=float, default=WARM_SECONDS, help="seconds of clicks before that")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--grace", type=int, default=5, help="seconds until the next player is told")
    parser.add_argument("--servers", type=int, default=0, help="so many more servers, in which nobody plays")
    parser.add_argument("--share", type=float, default=0, help="part of a core for each process; 0 for all of it")
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--all", action="store_true", help="all numbers of games and rates on both databases")
    given = parser.parse_args()
    runs = [(given.games, given.rate, given.postgres, given.processes)]
    if given.all:
        runs = [(games, rate, on, 1) for on in (False, True) for games in GAMES for rate in RATES]
        runs.append((1000, given.rate, True, 2))
    for games, rate, on_postgres, processes in runs:
        with postgres.scratch(on_postgres=on_postgres) as (url, folder):
            found = asyncio.run(
                measure(
                    url,
                    folder,
                    games,
                    rate,
                    given.seconds,
                    processes,
                    given.grace,
                    given.share,
                    given.warm,
                    given.servers,
                )
            )
            print(json.dumps(found), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
