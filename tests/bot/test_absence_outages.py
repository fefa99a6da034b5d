"""After a time without the bot or without Discord at least half of its time is left to every vote (row 22 of docs/absence.md)."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.delivery.lobbies import Lobbies
from bot.delivery.presence import Presence
from bot.delivery.robots import Robots
from bot.delivery.votes import Votes
from bot.tables.clocks import DAY
from tests.bot.absence import decides
from tests.bot.backend import ANN, BEN, HOUR, MINUTE, OCEAN_WITH_CARD, STRANGER, Backend, eventually, refused
from tests.bot.damage import damage

pytestmark = pytest.mark.once

V = 12 * HOUR


async def to_end(backend: Backend, game: str):
    return await backend.services.votes.ask_to_end(game, ANN)


async def to_another_pace(backend: Backend, game: str):
    return await backend.services.votes.ask_for_pace(game, ANN, 24)


async def to_go_back(backend: Backend, game: str):
    await backend.act(game, ANN, "project:aquifer", OCEAN_WITH_CARD)
    return await backend.services.votes.ask_to_undo(game, ANN, 1)


async def on_a_successor(backend: Backend, game: str):
    return await backend.services.seats.hand_over(game, ANN, STRANGER, "Dan")


async def on_the_absent(backend: Backend, game: str):
    backend.clock.advance(2 * MINUTE)
    await backend.outbox.tick()
    backend.clock.advance(36 * HOUR)
    return await backend.services.votes.ask_about_absence(game, BEN)


async def on_damage(backend: Backend, game: str):
    await backend.act(game, ANN, "project:power-plant")
    await damage(backend.store, backend.services, game)
    return await backend.services.repair.ask_to_recover(game, ANN)


@pytest.fixture
def presence(backend: Backend) -> Presence:
    return Presence(backend.store, now=backend.clock, connected=lambda: True, over=backend.services.votes.prolong)


async def outage(backend: Backend, presence: Presence, lasting: timedelta) -> None:
    await presence.tick()
    backend.clock.advance(lasting)
    await presence.tick()


async def there(backend: Backend, lasting: timedelta) -> None:
    """Time passes in which the bot is there."""
    backend.clock.advance(lasting)
    await backend.store.put_sign("present", backend.clock.at)


@pytest.mark.parametrize(
    "ask", [to_end, to_another_pace, to_go_back, on_a_successor, on_the_absent, on_damage], ids=lambda ask: ask.__name__
)
@pytest.mark.parametrize("hours", [7, 12, 300])
async def test_row_22_half_of_its_time_is_left_to_every_vote(backend, game, presence, ask, hours):
    request = await ask(backend, game)
    assert request.closes == backend.clock.at + V
    assert await said(backend)
    await outage(backend, presence, hours * HOUR)
    left = await backend.services.votes.request(game, request.id)
    assert (left.state, left.closes) == ("open", backend.clock.at + V / 2)
    assert await backend.votes.tick() == 0
    assert [i.payload["request"] for i in await said(backend)] == [request.id], "the message says the new end"
    backend.clock.advance(V / 2)
    assert await backend.votes.tick() == 1


async def said(backend: Backend):
    backend.sender.clear()
    await backend.outbox.tick()
    return backend.sender.of_kinds("request")


async def test_row_22_half_a_day_is_left_to_say_that_one_is_still_in(backend, presence):
    game = (await backend.lobby(BEN, seats=2)).id
    backend.clock.advance(DAY)
    await backend.services.lobby.start(game, BEN)
    await outage(backend, presence, 2 * DAY)
    (request,) = (await backend.services.games.status(game)).requests
    assert request.closes == backend.clock.at + DAY / 2
    assert await backend.votes.tick() == 0


async def test_rows_20_22_an_outage_takes_no_lobby_from_its_host_and_closes_none(backend, presence):
    game = (await backend.lobby(BEN, seats=3)).id
    await outage(backend, presence, 8 * DAY)
    await backend.lobbies.tick()
    status = await backend.services.games.status(game)
    assert (status.state, status.host) == ("lobby", ANN)
    await there(backend, DAY)
    await backend.lobbies.tick()
    assert (await backend.services.games.status(game)).host == BEN
    await there(backend, 6 * DAY)
    await backend.lobbies.tick()
    assert (await backend.services.games.status(game)).state == "ended"


async def test_rows_20_22_a_table_is_full_for_a_day_of_those_in_which_the_bot_was_there(backend, presence):
    game = (await backend.lobby(BEN, seats=2)).id
    await outage(backend, presence, 2 * DAY)
    assert (await refused(backend.services.lobby.start(game, BEN))).reason == "only-host"
    await there(backend, DAY)
    await backend.services.lobby.start(game, BEN)
    assert (await backend.services.games.status(game)).requests


async def test_row_22_a_vote_with_more_time_left_ends_as_it_would(backend, game, presence):
    request = await to_end(backend, game)
    await outage(backend, presence, 5 * HOUR)
    assert (await backend.services.votes.request(game, request.id)).closes == request.closes
    assert (await backend.services.votes.vote(game, BEN, request.id, "yes")).state == "agreed"


async def test_row_22_a_restart_is_no_outage(backend, game, presence):
    request = await to_end(backend, game)
    backend.clock.advance(11 * HOUR)
    await outage(backend, presence, 2 * MINUTE)
    assert (await backend.services.votes.request(game, request.id)).closes == request.closes


async def test_row_22_the_half_does_not_end_in_quiet_hours_of_those_who_vote(backend, game, presence):
    await backend.services.reminders.set_zone(BEN, "UTC")
    request = await on_the_absent(backend, game)
    await outage(backend, presence, 10 * HOUR)
    at = backend.clock.at + V / 2
    begin, end = at - HOUR, at + 2 * HOUR
    await backend.services.reminders.set_quiet_hours(
        BEN, (begin.timetz().replace(tzinfo=None), end.timetz().replace(tzinfo=None))
    )
    await backend.services.votes.prolong(backend.clock.at)
    assert (await backend.services.votes.request(game, request.id)).closes in (at, end)
    backend.clock.advance(MINUTE)
    await backend.services.votes.prolong(backend.clock.at)
    assert (await backend.services.votes.request(game, request.id)).closes == end


async def test_row_22_robots_wait_for_a_vote_to_go_back_after_an_outage_too(backend, presence, ann_begins):
    game = (await backend.with_robots(BEN, robots=1)).id
    for user in (ANN, BEN):
        await backend.act(game, user, "project:power-plant")
        await backend.act(game, user, "end")
    request = await backend.services.votes.ask_to_undo(game, ANN, 1)
    await outage(backend, presence, 3 * HOUR)
    assert await backend.robots.tick() == 0
    assert (await backend.services.votes.vote(game, BEN, request.id, "yes")).state == "agreed"


async def test_row_22_robots_play_on_half_an_hour_after_it(backend, presence, ann_begins):
    game = (await backend.with_robots(BEN, robots=1)).id
    for user in (ANN, BEN):
        await backend.act(game, user, "project:power-plant")
        await backend.act(game, user, "end")
    await backend.services.votes.ask_to_undo(game, ANN, 1)
    await outage(backend, presence, 3 * HOUR)
    backend.clock.advance(HOUR / 2)
    assert await backend.robots.tick() > 0


async def test_rows_13_22_who_resigned_before_an_outage_can_take_it_back_after_it(backend, presence):
    game = (await backend.game(BEN)).id
    await backend.services.seats.resign(game, ANN)
    await outage(backend, presence, HOUR)
    await backend.votes.tick()
    assert await backend.robots.tick() == 0
    backend.clock.advance(4 * MINUTE)
    await backend.votes.tick()
    assert await backend.services.play.come_back(game, ANN)
    seat = (await backend.services.games.status(game)).at(0)
    assert (seat.stand_in, seat.freed) == (None, None)


async def test_rows_13_22_half_of_the_time_to_take_back_a_resignation_is_left_and_no_more(backend, presence):
    game = (await backend.game(BEN)).id
    await backend.services.seats.resign(game, ANN)
    await outage(backend, presence, HOUR)
    backend.clock.advance(5 * MINUTE)
    await backend.votes.tick()
    assert (await backend.services.games.status(game)).state == "ended"


async def test_rows_06_22_a_robot_begins_half_of_its_notice_after_an_outage(backend, silent, presence):
    await decides(backend, silent, ben="robot", cat="robot")
    backend.clock.advance(5 * MINUTE)
    await outage(backend, presence, HOUR)
    assert await backend.robots.tick() == 0
    await outage(backend, presence, 4 * MINUTE)
    assert await backend.robots.tick() == 0
    backend.clock.advance(MINUTE)
    assert await backend.robots.tick() > 0


async def test_rows_06_22_no_robot_begins_while_a_shard_is_cut_off(backend, silent):
    covered = True
    presence = Presence(
        backend.store,
        now=backend.clock,
        connected=lambda: True,
        covered=lambda: covered,
        over=backend.services.votes.prolong,
    )
    robots = Robots(backend.store, backend.services.robots, now=backend.clock, reached=presence.reached)
    await decides(backend, silent, ben="robot", cat="robot")
    assert await presence.there()
    covered = False
    for _ in range(3):
        backend.clock.advance(6 * MINUTE)
        assert await presence.there()
        assert await robots.tick() == 0
    covered = True
    await presence.there()
    backend.clock.advance(4 * MINUTE)
    assert await robots.tick() == 0, "half of the notice is left"
    backend.clock.advance(2 * MINUTE)
    assert await robots.tick() > 0


async def test_rows_06_22_a_robot_begins_once_a_shard_that_was_cut_off_for_a_moment_is_back(backend, silent):
    covered = True
    presence = Presence(backend.store, now=backend.clock, connected=lambda: True, covered=lambda: covered)
    robots = Robots(backend.store, backend.services.robots, now=backend.clock, reached=presence.reached)
    await decides(backend, silent, ben="robot", cat="robot")
    backend.clock.advance(9 * MINUTE)
    assert await presence.there()
    covered = False
    backend.clock.advance(2 * MINUTE)
    assert await robots.tick() == 0
    covered = True
    backend.clock.advance(MINUTE)
    assert await robots.tick() > 0


async def test_row_22_a_robot_that_had_begun_plays_on_while_a_shard_is_cut_off(backend, silent):
    presence = Presence(backend.store, now=backend.clock, connected=lambda: True, covered=lambda: False)
    robots = Robots(backend.store, backend.services.robots, now=backend.clock, reached=presence.reached)
    await decides(backend, silent, ben="robot", cat="robot")
    backend.clock.advance(10 * MINUTE)
    await backend.store.put_sign("present", backend.clock.at)
    backend.clock.advance(HOUR)
    assert await robots.tick() > 0


async def test_row_22_a_robot_that_had_begun_before_an_outage_waits_no_more(backend, silent, presence):
    await decides(backend, silent, ben="robot", cat="robot")
    backend.clock.advance(10 * MINUTE)
    await outage(backend, presence, HOUR)
    assert await backend.robots.tick() > 0


async def test_row_22_a_game_that_cannot_be_read_shortens_no_vote_of_others(backend, game, presence):
    broken = (await backend.game(BEN)).id
    await backend.services.votes.ask_to_end(broken, ANN)
    request = await to_end(backend, game)
    await backend.run("UPDATE games SET rules = '[]' WHERE id = :game", game=broken)
    await outage(backend, presence, 20 * HOUR)
    assert (await backend.services.votes.request(game, request.id)).closes == backend.clock.at + V / 2


async def test_row_22_without_a_connection_no_vote_ends_and_no_deadline_passes(backend, game):
    request, connected = await to_end(backend, game), False
    presence = Presence(
        backend.store, now=backend.clock, connected=lambda: connected, over=backend.services.votes.prolong
    )
    await backend.store.put_sign("present", backend.clock.at)
    loops = [
        Votes(backend.store, backend.services.votes, backend.services.seats, now=backend.clock, present=presence.there),
        Lobbies(
            backend.store, backend.services.lobby, backend.services.absences, now=backend.clock, present=presence.there
        ),
    ]
    running = [asyncio.ensure_future(loop.run(0.001)) for loop in loops]
    backend.clock.advance(30 * HOUR)
    await asyncio.sleep(0.05)
    assert (await backend.services.votes.request(game, request.id)).state == "open"
    connected = True

    async def longer() -> bool:
        return (await backend.services.votes.request(game, request.id)).closes == backend.clock.at + V / 2

    await eventually(longer)
    for one in running:
        one.cancel()
    await asyncio.gather(*running, return_exceptions=True)
