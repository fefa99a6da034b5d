"""The real process and an unmodified discord.py, over sockets: people click, connections break, limits hold, and processes die."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path
from typing import Any, Final

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.store import Store
from bot.tables import Status
from tests.bot.backend import eventually
from tests.sockets.loopback import Discord, Fault
from tests.sockets.people import Person, Venue, seen
from tests.sockets.process import Process, running
from tests.sockets.server import open_discord

pytestmark = pytest.mark.asyncio(loop_scope="module")

SETTINGS: Final[dict[str, Any]] = {"grace_seconds": 0, "clicks_per_minute": 1000, "forked": True}


@dataclass
class Setting:
    discord: Discord
    venue: Venue
    bot: Process
    url: str
    folder: Path

    async def plays(self, game: str, turns: int) -> None:
        """Let whoever is asked answer, so many times."""
        for _ in range(turns):
            status = await self.venue.services.games.status(game)
            for seat in sorted(status.owing):
                await Person(self.venue, game, status.at(seat).name).play()

    async def told(self, game: str) -> Status:
        """Wait until the message about the turn is there."""

        async def there() -> bool:
            return (await self.venue.services.games.status(game)).turn_message is not None

        await eventually(there)
        return await self.venue.services.games.status(game)

    async def asked(self, game: str) -> None:
        """Wait until the message about the turn is there, and mentions who is asked alone: several are asked by direct messages."""

        async def there() -> bool:
            status = await self.venue.services.games.status(game)
            posts = {int(post.message.posted.data["id"]): post.words for post in self.venue.posts(status.place)}
            said = posts.get(status.turn_message or 0)
            alone = len(status.owing) == 1
            return said is not None and (not alone or f"<@{status.at(*status.owing).user}>" in said)

        await eventually(there)

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
        discord.gateway.identify_seconds, discord.described = 0, True
        discord.interactions.acknowledge_seconds = 60  # a busy machine is no defect of the bot
        async with Store(url) as store:
            venue = Venue(discord, store, ("Ann", "Ben", "Cat"))
            async with running(discord, url, folder, **SETTINGS) as bot:
                await venue.ready()
                made = Setting(discord, venue, bot, url, folder)
                yield made
                made.bot.kill()
                assert discord.strange == []
                assert discord.undescribed == []


@pytest_asyncio.fixture(autouse=True, loop_scope="module")
async def up(setting: Setting) -> None:
    """Start the bot again where the test before has stopped it."""
    if not setting.bot.running:
        await setting.bot.start()


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


@pytest.mark.parametrize("fault", [Fault("POST", "/callback$", 0), Fault("POST", "/callback$", 502, done=True)])
@pytest.mark.parametrize("form", [False, True])
async def test_a_click_whose_acknowledgement_has_lost_its_answer_is_answered(setting, fault, form):
    """Discord's gateways answer 502 at times for what was done, and connections that were kept open break at the next request."""
    venue, interactions = setting.venue, setting.discord.interactions
    shown = await venue.slash("Ann", "remind")
    usual, interactions.answer_seconds = interactions.answer_seconds, 10
    setting.discord.faults, known = [replace(fault)], len(setting.bot.logged("error"))
    try:
        if form:
            typed = shown.button("quiet/type")
            made = await interactions.click(venue.members["Ann"].id, shown.message.posted, typed)
            assert made.given is not None
        else:
            assert (await venue.slash("Ann", "games")).words
    finally:
        interactions.answer_seconds = usual
    assert setting.discord.faults[0].times == 0
    assert setting.bot.logged("error")[known:] == []


@pytest.mark.parametrize("status", [0, 502])
async def test_an_answer_whose_connection_breaks_is_given_again(setting, status):
    setting.discord.faults = [Fault("PATCH", "/messages/@original$", status)]
    shown = await setting.venue.slash("Ann", "game new")
    assert "Something went wrong" not in shown.words
    assert setting.discord.faults[0].times == 0
    await asyncio.sleep(0.5)
    assert "Something went wrong" not in seen(shown.message.posted).words


async def test_after_kill_9_whoever_clicks_again_plays_on_and_every_answer_is_there_once(setting):
    venue, discord = setting.venue, setting.discord
    game = await venue.begin("Ann", "Ben")
    await setting.plays(game, 1)
    before = await setting.commits(game)
    status = await venue.services.games.status(game)
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


async def test_while_one_process_replaces_another_each_click_is_answered_by_one_of_them(setting):
    venue, old = setting.venue, setting.bot
    game = await venue.begin("Ann", "Ben")
    first, enough, cat = len(venue.done), asyncio.Event(), venue.members["Cat"].id
    known = len(old.logged())

    async def again(click: Callable[[], Awaitable[object]]) -> None:
        while not enough.is_set():
            await click()
            await asyncio.sleep(0.5)  # people are no faster

    def looked(more: int) -> Callable[[], bool]:
        """Whether so many more looks than now are answered, or a click was lost."""
        enough_of_them = looks_of(cat) + more
        return lambda: looks_of(cat) >= enough_of_them or any(task.done() for task in people)

    def looks_of(user: int) -> int:
        return sum(made.user == user for made in venue.done[first:])

    looks, plays = again(lambda: venue.slash("Cat", "games")), again(lambda: setting.plays(game, 1))
    people = [asyncio.ensure_future(looks), asyncio.ensure_future(plays)]
    new = Process(setting.discord, setting.url, setting.folder, "next", **SETTINGS)
    try:
        await new.start()
        await eventually(looked(2))
        old.terminate()
        assert await old.ended() == 0
        await eventually(looked(2))
    finally:
        enough.set()
        setting.bot = new
        old.kill()
    await asyncio.gather(*people)
    done = venue.done[first:]
    # Both were told of every click while both ran; Discord refused whoever came second, which is no error.
    await eventually(lambda: any(made.refused for made in done))
    assert {code for made in done for code in made.refused} == {40060}
    assert [line for line in (*old.logged()[known:], *new.logged()) if line["level"] == "error"] == []

    def told() -> list[list[str]]:
        return [[line["outcome"] for line in bot.logged() if line.get("user") == cat] for bot in (old, new)]

    await eventually(lambda: sum(map(len, told())) >= looks_of(cat))
    assert [*chain(*told())] == ["answered"] * looks_of(cat), "by one of the two"
    assert all(told())
    commits = await setting.commits(game)
    assert [number for number, _ in commits] == list(range(1, len(commits) + 1))
    assert len({click for _, click in commits}) == len(commits) > 0
    nonces = Counter(message.nonce for message in setting.discord.world.messages_in((await setting.told(game)).place))
    assert set(nonces.values()) == {1}


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
