"""The real process and an unmodified discord.py, over sockets: people click, connections break, limits hold, and processes die."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.store import Store
from bot.tables import Status
from tests.bot.backend import eventually
from tests.sockets.loopback import Discord, Fault
from tests.sockets.people import Person, Venue
from tests.sockets.process import Process, running
from tests.sockets.server import open_discord

pytestmark = pytest.mark.asyncio(loop_scope="module")


@dataclass
class Setting:
    discord: Discord
    venue: Venue
    bot: Process

    async def plays(self, game: str, turns: int) -> None:
        """Let whoever is asked answer, so many times."""
        for _ in range(turns):
            status = await self.venue.tables.status(game)
            for seat in sorted(status.owing):
                await Person(self.venue, game, status.at(seat).name).play()

    async def told(self, game: str) -> Status:
        """Wait until the message about the turn is there."""

        async def there() -> bool:
            return (await self.venue.tables.status(game)).turn_message is not None

        await eventually(there)
        return await self.venue.tables.status(game)

    async def asked(self, game: str) -> None:
        """Wait until the newest message of a game mentions who is asked."""
        status = await self.venue.tables.status(game)
        mention = f"<@{status.at(next(iter(status.owing))).user}>"
        await eventually(lambda: any(mention in post.words for post in self.venue.posts(status.place)[-1:]))

    async def commits(self, game: str) -> list[tuple[int, str]]:
        """The number and the interaction of each entry of a game."""
        async with self.venue.store.reading() as connection:
            query = sa.text("SELECT number, interaction FROM commits WHERE game = :game AND number > 0 ORDER BY number")
            return [(number, click) for number, click in await connection.execute(query, {"game": game})]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def setting(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Setting]:
    folder = tmp_path_factory.mktemp("sockets")
    url = f"sqlite+aiosqlite:///{folder}/mars.sqlite3"
    async with open_discord() as discord:
        discord.gateway.identify_seconds = 0
        discord.interactions.acknowledge_seconds = 60  # a busy machine is no defect of the bot
        async with Store(url) as store:
            venue = Venue(discord, store, ("Ann", "Ben"))
            async with running(discord, url, folder, grace_seconds=0) as bot:
                await venue.ready()
                yield Setting(discord, venue, bot)
                assert discord.strange == []


async def test_a_game_is_founded_begun_and_played_by_clicks(setting):
    venue = setting.venue
    game = await venue.begin("Ann", "Ben")
    await setting.plays(game, 3)
    commits = await setting.commits(game)
    assert len(commits) >= 3
    assert {int(click) for _, click in commits} <= {made.id for made in venue.done}, "only clicks have changed the game"
    await setting.asked(game)
    assert setting.bot.logged("error") == []
    assert await setting.bot.lag()
    assert all(made.refused == [] for made in venue.done)


async def test_a_connection_that_breaks_is_resumed_and_nothing_is_missed(setting):
    gateway, venue = setting.discord.gateway, setting.venue
    (session,) = gateway.live
    await gateway.drop()
    await gateway.until(lambda: session.socket is None)
    # Discord keeps what is sent meanwhile for the session.
    shown = await venue.slash("Ann", "games")
    assert shown.words
    assert (session.resumed, gateway.live) == (1, [session])
    await gateway.reconnect()
    await gateway.until(lambda: session.resumed == 2)
    assert (await venue.slash("Ben", "games")).words


async def test_requests_over_the_limit_are_made_again(setting):
    limits, venue = setting.discord.limits, setting.venue
    usual, limits.a_second = limits.a_second, 1
    beginning = asyncio.ensure_future(venue.begin("Ben", "Ann"))
    await eventually(lambda: limits.refused["global"])
    limits.a_second = usual
    status = await setting.told(await beginning)
    nonces = Counter(m.nonce for m in setting.discord.world.messages_in(status.place))
    assert set(nonces.values()) == {1}


async def test_a_message_whose_answer_was_lost_is_not_posted_twice(setting):
    venue, world = setting.venue, setting.discord.world
    setting.discord.faults = [Fault("POST", "/messages$", 0)]
    game = await venue.begin("Ann", "Ben")
    await setting.plays(game, 1)
    assert setting.discord.faults[0].times == 0
    await eventually(lambda: any(message.repeated for message in world.messages.values()))


async def test_after_kill_9_whoever_clicks_again_plays_on_and_every_answer_is_there_once(setting):
    venue, discord = setting.venue, setting.discord
    game = await venue.begin("Ann", "Ben")
    await setting.plays(game, 1)
    before = await setting.commits(game)
    status = await venue.tables.status(game)
    name = status.at(next(iter(status.owing))).name
    discord.interactions.acknowledge_seconds = discord.interactions.answer_seconds = 2
    clicking = asyncio.ensure_future(Person(venue, game, name).play_on())
    answered = len(venue.done)
    await eventually(lambda: len(venue.done) > answered or clicking.done())
    setting.bot.kill()
    await clicking
    discord.interactions.acknowledge_seconds = discord.interactions.answer_seconds = 60
    await discord.gateway.until(lambda: not discord.gateway.live)
    await setting.bot.start()
    await setting.plays(game, 2)
    after = await setting.commits(game)
    assert after[: len(before)] == before
    assert [number for number, _ in after] == list(range(1, len(after) + 1))
    assert len({click for _, click in after}) == len(after) > len(before)
    await setting.asked(game)


async def test_a_click_just_after_the_request_to_stop_is_answered(setting):
    discord, venue = setting.discord, setting.venue
    usual, discord.latency = discord.latency, 0.2
    try:
        setting.bot.terminate()
        await asyncio.sleep(0.1)
        shown = await venue.slash("Ann", "games")
        assert shown.words
        assert await setting.bot.ended() == 0
    finally:
        discord.latency = usual
        await setting.bot.start()
