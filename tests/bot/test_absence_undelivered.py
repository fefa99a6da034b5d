"""A question that Discord refuses to deliver counts as arrived after V (docs/absence.md, row 2)."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.screens import admin, story
from bot.store import people, post
from bot.store.destination import Destination
from bot.store.schema import games, outbox
from tests.bot.backend import ANN, BEN, GUILD, HOUR, MINUTE, Backend
from tests.bot.rot import DAN
from tests.bot.test_absence_returning import asked

pytestmark = [pytest.mark.once, pytest.mark.databases, pytest.mark.usefixtures("ann_begins")]


async def wait(backend: Backend, hours: float) -> None:
    """Let time pass while Discord refuses what is sent."""
    for _ in range(int(hours * 2)):
        backend.clock.advance(30 * MINUTE)
        await backend.outbox.tick()
        await backend.lobbies.tick()


@pytest.fixture
async def refused(backend: Backend, game: str) -> str:
    """Discord refuses the message that asks Ann."""
    backend.sender.unreachable = {f"game:{game}", f"user:{ANN}"}
    await backend.outbox.tick()
    return game


async def test_row_02_an_undelivered_question_runs_no_clock_before_v(backend, refused):
    await wait(backend, 11.5)
    assert (await asked(backend, refused)).arrived is None
    assert (await backend.services.play.look(refused, BEN)).away == frozenset()
    await wait(backend, 0.5)
    assert (await asked(backend, refused)).away_at == backend.clock() + 36 * HOUR


async def test_row_02_the_table_is_told_once_that_a_question_counts_as_arrived(backend, refused):
    await wait(backend, 14)
    status, done = await backend.services.games.status(refused), await backend.services.history.story(refused)
    told = [line for p in story.paragraphs(done[::-1], status) for line in p.said(status)]
    assert [line.replace("\u00a0", " ") for line in told if "refused" in line] == [
        "Discord has refused every message that asks ● Ann. Their time runs from now on. A server manager can check "
        "whether the bot may still write here"
    ]


async def test_row_02_managers_see_which_games_discord_refuses_until_it_does_not(backend, refused):
    async def listed() -> str:
        found = await backend.services.games.in_server(GUILD)
        return admin.listed(found, await backend.services.moderation.refused_in(found)).words()

    other = await backend.lobby(DAN)
    assert "Discord refuses" not in await listed(), "a moment is no news"
    await wait(backend, 1)
    said = await listed()
    assert said.count("Discord refuses its messages. Check whether the bot may still write there.") == 1
    assert said.index(other.id) < said.index(refused) < said.index("Discord refuses")
    backend.sender.unreachable = set()
    await wait(backend, 12)
    assert "Discord refuses" not in await listed()


async def test_row_02_what_arrives_in_time_does_not_count_as_refused(backend, refused):
    await wait(backend, 6)
    backend.sender.unreachable = set()
    await wait(backend, 12)
    assert (await asked(backend, refused)).away_at < backend.clock() + 36 * HOUR - 11 * HOUR
    assert (await backend.services.history.story(refused))[0].kind != "seat"


async def test_row_02_a_reminder_of_the_same_seat_in_another_game_asks_nothing_here(backend, refused):
    dues = [{"game": refused, "seat": 1}, {"game": "another", "seat": 0}]
    row = post.row(refused, "reminder", backend.clock(), to=Destination(user=BEN), due_at=backend.clock() + 99 * HOUR)
    async with backend.store.writing() as connection:
        await post.enqueue(connection, [{**row, "seat": 0, "payload": {"dues": dues}}])
    await wait(backend, 12)
    assert (await asked(backend, refused)).arrived is not None


async def test_row_02_an_outage_is_no_refusal(backend, refused):
    async with backend.store.writing() as connection:
        await people.record_outage(connection, backend.clock(), backend.clock() + 10 * HOUR)
    await wait(backend, 21)
    assert (await asked(backend, refused)).arrived is None
    await wait(backend, 1.5)
    assert (await asked(backend, refused)).arrived is not None


@pytest.mark.parametrize("thread", [None, 77])
async def test_row_02_a_refused_message_of_the_lobby_keeps_a_question_back_only_without_a_thread(backend, game, thread):
    async with backend.store.writing() as connection:
        row = {"failed_at": backend.clock(), "retry_at": backend.clock() + 99 * HOUR}
        await connection.execute(sa.update(outbox).where(outbox.c.kind == "lobby").values(row))
        await connection.execute(sa.update(outbox).where(outbox.c.kind == "turn").values(due_at=row["retry_at"]))
        await connection.execute(sa.update(games).values(thread=thread))
    backend.clock.advance(12 * HOUR)
    await backend.lobbies.tick()
    assert ((await asked(backend, game)).arrived is None) == (thread is not None)
