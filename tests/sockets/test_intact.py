"""What `make kills` checks is noticed when it is wrong: each mistake is planted into a game that is as it should be."""

from __future__ import annotations

from random import Random

import pytest
import pytest_asyncio
import sqlalchemy as sa
from discord.utils import utcnow

from bot.delivery.outbox import nonce
from bot.store import Store, history, post
from bot.store.schema import commits, games, outbox
from bot.tables import Rules, Runner, Services
from engine import load, save
from engine.robots.random import random_answer
from engine.scoring import all_points
from tests.sockets.intact import problems
from tests.sockets.loopback import Discord

pytestmark = pytest.mark.asyncio(loop_scope="module")
USERS = {0: 11, 1: 12}
TABLES = (games, commits, outbox)
ENTRY = "UPDATE commits SET {} WHERE number = 5"


class Played:
    """A game that was played by clicks, with everything that was told of it."""

    def __init__(self, discord: Discord, store: Store, game: str, thread: int) -> None:
        self.discord, self.store, self.game, self.thread = discord, store, game, thread
        self.confirmed: dict[tuple[str, int], int] = {}

    async def problems(self) -> list[str]:
        found = await problems(self.store, self.discord, [self.game], self.confirmed)
        return [one.removeprefix(f"{self.game}: ") for one in found]

    async def change(self, statement: str) -> None:
        async with self.store.writing() as connection:
            await connection.execute(sa.text(statement))

    def post(self, words: str, mark: str) -> int:
        component = {"type": 10, "content": words}
        body = {"components": [component], "nonce": mark, "enforce_nonce": True}
        return int(self.discord.world.post(self.thread, body, []).data["id"])

    async def play(self) -> None:
        """Answer at random to the end; every answer is a click, and tells whom it is up to."""
        interactions, random = self.discord.interactions, Random(1)
        async with self.store.writing() as connection:
            game = load(await history.snapshot(connection, self.game, 0))
            number = 0
            while not game.over:
                number += 1
                seat, decision = min(game.pending.items())
                picks = random_answer(decision, random)
                game.answer(seat, picks)
                made = interactions.send(3, USERS[seat], self.thread, {})
                self.confirmed[self.game, number] = made.id
                about = {"answered": game.answered, "floor": game.floor, "turn": number, "interaction": str(made.id)}
                entry = {"seat": seat, "kind": "answer", "snapshot": save(game), "picks": [picks], "at": utcnow()}
                await history.add(connection, history.NewEntry(game=self.game, number=number, **entry, **about))
            await connection.execute(sa.delete(outbox))
            kinds = [("log", n) for n in range(1, number + 1)] + [("turn", 1), ("turn", 5), ("result", number)]
            rows = [post.row(self.game, kind, utcnow(), entry=n) for kind, n in kinds]
            await post.enqueue(connection, rows)
            for row in (await connection.execute(sa.select(outbox).order_by(outbox.c.id))).mappings().all():
                said = [f"{sum(points.values())} points" for points in all_points(game)]
                message = None
                if row["kind"] != "log":
                    message = self.post("\n".join(said), nonce(self.game, str(row["id"]), row["created"]))
                sent = sa.update(outbox).where(outbox.c.id == row["id"])
                await connection.execute(sent.values(state="sent", message=message))
            await connection.execute(sa.update(games).values(state="over", thread=self.thread, version=number))


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def played(tmp_path_factory):
    discord = Discord()
    guild = discord.world.add_guild("Mars Society")
    for user in USERS.values():
        discord.world.add_member(guild, str(user), user)
    channel = discord.world.add_channel(guild, "olympus")
    async with Store(f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('intact')}/mars.sqlite3") as store:
        services = Services(Runner(store, now=utcnow))
        game = (
            await services.lobby.create(guild, channel, 11, "Ann", "Crowd", Rules(beginners=True, seating="chosen"))
        ).id
        await services.lobby.join(game, 12, "Ben")
        await services.lobby.start(game, 11)
        await services.runner.close()
        made = Played(discord, store, game, discord.world.add_thread(channel, "Crowd"))
        await made.play()
        yield made


MISTAKES = {
    "DELETE FROM commits WHERE number = 5": "entries are missing",
    ENTRY.format("interaction = 17"): "is lost",
    ENTRY.format("interaction = NULL"): "nobody has clicked for entry 5",
    ENTRY.format("seat = 1 - seat"): "somebody else has clicked for entry 5",
    ENTRY.format("undone = 1"): "given again",
    "UPDATE outbox SET state = 'waiting' WHERE kind = 'turn' AND entry = 5": "was never sent: waiting",
    "UPDATE outbox SET state = 'gone' WHERE kind = 'turn' AND entry = 5": "was never sent: gone",
    "DELETE FROM outbox WHERE kind = 'log' AND entry = 5": "no line in the log",
    "DELETE FROM outbox WHERE kind = 'turn' AND entry = 5": "comes from nowhere",
    "UPDATE outbox SET entry = 1 WHERE kind = 'turn' AND entry = 5": "2 messages (turn) tell of entry 1",
    "UPDATE outbox SET message = 1 WHERE kind = 'turn' AND entry = 5": "before an earlier one",
    "UPDATE outbox SET created = '2026-01-01 00:00:00.000000' WHERE kind = 'turn' AND entry = 5": "is not there",
    "DELETE FROM outbox WHERE kind = 'result'": "0 results",
    "UPDATE outbox SET message = NULL WHERE kind = 'result'": "the result does not tell",
    "UPDATE games SET state = 'running'": "it is not over",
}
"""By a statement, a part of what is said of it."""


async def test_nothing_is_said_of_a_game_that_is_as_it_should_be(played):
    assert len(played.confirmed) > 20
    assert await played.problems() == []


@pytest.mark.parametrize("mistake", MISTAKES)
async def test_a_mistake_in_the_database_is_noticed(played, mistake):
    async with played.store.writing() as connection:
        kept = {
            table: [dict(row) for row in (await connection.execute(sa.select(table))).mappings()] for table in TABLES
        }
    await played.change(mistake)
    assert any(MISTAKES[mistake] in one for one in await played.problems())
    async with played.store.writing() as connection:
        await connection.execute(sa.update(games).values(kept.pop(games)[0]))
        for table, rows in kept.items():
            await connection.execute(sa.delete(table))
            await connection.execute(sa.insert(table), rows)


async def test_a_message_that_was_posted_twice_is_noticed(played):
    nonces, messages = played.discord.world.nonces, played.discord.world.messages
    (channel, mark), posted = next(item for item in nonces.items())
    del nonces[channel, mark]
    again = played.post("again", mark)
    assert any("was posted 2 times" in one for one in await played.problems())
    del messages[again]
    nonces[channel, mark] = posted
    strange = played.post("once more", "another")
    assert any("comes from nowhere" in one for one in await played.problems())
    del messages[strange]


async def test_a_lost_entry_and_wrong_points_are_noticed(played):
    last = max(played.confirmed)
    played.confirmed[played.game, last[1] + 1] = 1
    assert any("is lost" in one for one in await played.problems())
    del played.confirmed[played.game, last[1] + 1]
    for message in played.discord.world.messages.values():
        for component in message.data["components"]:
            component["content"] = component["content"].replace(" points", "0 points")
    assert sum("the result does not tell" in one for one in await played.problems()) == 2
