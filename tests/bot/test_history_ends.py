"""The history of a game that finished long ago takes little room, and everything that players look at is as it was."""

from __future__ import annotations

import json
import re
from datetime import timedelta
from random import Random
from typing import Any

import pytest

from bot.delivery import histories
from bot.delivery.histories import Histories
from bot.routes.dispatch import ROUTES
from bot.routes.visit import VisitWith
from bot.store import history, results
from tests.bot.backend import ANN, BEN, CAT, HOUR, MINUTE, Backend
from tests.bot.damage import damage
from tests.bot.looks import NoPictures
from tests.bot.test_screens import clicking

pytestmark = pytest.mark.once

DAYS = 30
HOST = 99
SHOWN = ("open", "points", "hands", "everybody", "log", "log/all/1", "log/0/0", "since", "charts", "lapse")
"""The routes behind the buttons of the messages of a game."""


async def finished(backend: Backend, generations: int = 2) -> str:
    """A game of Ann and Ben that was ended after some generations, with something undone in it."""
    game, random = (await backend.game(BEN)).id, Random(4)
    await backend.act(game, ANN, "project:aquifer", "space:A2")
    await backend.services.play.undo(game, ANN, 1, backend.click())
    while (await backend.services.games.status(game)).generation <= generations:
        await backend.play_on(game, random)
    await backend.services.votes.end(game, HOST)
    for user in (ANN, BEN):
        await backend.services.history.show_hand(game, user, True)
    return game


def shortening(backend: Backend, days: int = DAYS) -> Histories:
    return Histories(backend.store, backend.services.history, now=backend.clock, days=days)


async def shown(backend: Backend, game: str) -> dict[str, Any]:
    """What everybody may look at in a game, in words and as it is drawn."""
    services, found, artist = backend.services, dict[str, Any](), NoPictures()
    for route in SHOWN:
        verb, _slash, rest = route.partition("/")
        visit = VisitWith(services, artist, clicking(ANN), game, 0, route=route)
        said = json.dumps((await ROUTES[verb].handler(visit, rest)).view().to_components())
        # The number behind a menu's id only makes Discord show it anew.
        found[route] = re.sub(r"~\d+", "", said)
    return found | {
        "course": await services.history.course(game),
        "story": await services.history.story(game, ANN, limit=1000),
        "page": await services.history.story(game, BEN, before=9, limit=3),
        "hands": await services.history.hands(game),
    }


async def sizes(backend: Backend, game: str) -> tuple[int, int]:
    """How many snapshots are kept, and the bytes of everything that the history keeps."""
    rows = await backend.rows(f"SELECT snapshot, news, picks FROM commits WHERE game = '{game}'")
    logs = await backend.rows(f"SELECT news FROM logs WHERE game = '{game}'")
    return sum(bool(row[0]) for row in rows), sum(len(part) for row in (*rows, *logs) for part in row)


@pytest.mark.databases
async def test_looking_back_shows_what_it_showed_and_the_room_is_given_back(backend: Backend) -> None:
    game = await finished(backend)
    before, (snapshots, size) = await shown(backend, game), await sizes(backend, game)
    backend.clock.advance(timedelta(days=DAYS) + MINUTE)
    assert await shortening(backend).tick() == 1
    kept, short = await sizes(backend, game)
    after = await shown(backend, game)
    assert (kept, [view.generation for view in after["course"]]) == (3, [1, 2, 3])
    assert short < size / 4
    assert snapshots > 4 * kept
    for what, said in before.items():
        assert after[what] == said, what
    assert await shortening(backend).tick() == 0, "once is enough"


async def test_another_process_reads_the_shortened_game_too(backend: Backend) -> None:
    game = await finished(backend, 1)
    before = await shown(backend, game)
    backend.clock.advance(timedelta(days=DAYS) + MINUTE)
    await shortening(backend).tick()
    backend.services.runner.queue._games.clear()
    assert await shown(backend, game) == before


async def test_what_is_noted_afterwards_stands_in_the_log(backend: Backend) -> None:
    game = await finished(backend, 1)
    backend.clock.advance(timedelta(days=DAYS) + MINUTE)
    await shortening(backend).tick()
    number = (await backend.services.games.status(game)).version
    exported = await backend.services.moderation.export(game, HOST, "Host", backend.click())
    newest, *rest = await backend.services.history.story(game, ANN, limit=1000)
    assert (newest.number, newest.facts["what"]) == (number + 1, "export")
    assert any(done.news for done in rest)
    assert exported.count(b'"news"') == len(rest) + 1


async def test_what_is_read_of_one_game_is_nothing_of_another(backend: Backend) -> None:
    one, other = [(await backend.game(BEN, CAT, rated=True)).id for _ in range(2)]
    first, *_ = (await backend.services.games.status(other)).owing
    user = (await backend.services.games.status(other)).at(first).user
    assert user is not None
    await backend.act(other, user, "pass")
    async with backend.store.reading() as connection:
        for game in (one, other):
            status = await backend.services.games.status(game)
            assert len(await history.snapshots(connection, game)) == status.version + 1
            waited = await results.waited_for(connection, status.guild, backend.clock() - HOUR, backend.clock() + HOUR)
            assert waited[game] == [*status.owing]


@pytest.mark.parametrize(("days", "passed"), [(DAYS, DAYS - 1), (0, 400)])
async def test_before_its_time_nothing_is_shortened_and_with_0_never(backend: Backend, days: int, passed: int) -> None:
    game = await finished(backend, 1)
    running = (await backend.game(BEN)).id
    before = await sizes(backend, game)
    backend.clock.advance(timedelta(days=passed))
    assert await shortening(backend, days).tick() == 0
    assert not await backend.services.history.shorten(running)
    assert await sizes(backend, game) == before


async def test_a_game_that_cannot_be_shortened_does_not_stop_the_others(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, *others = [(await backend.game(BEN)).id for _ in range(4)]
    for game in (broken, *others):
        await backend.services.votes.end(game, HOST)
        backend.clock.advance(MINUTE)
    backend.clock.advance(timedelta(days=DAYS))
    shorten = history.shorten

    async def failing(connection: Any, game: str, *more: Any) -> None:
        if game == broken:
            raise ValueError("one strange row")
        await shorten(connection, game, *more)

    monkeypatch.setattr(history, "shorten", failing)
    monkeypatch.setattr(histories, "AT_ONCE", 2)
    works = shortening(backend)
    assert [await works.tick() for _ in range(3)] == [1, 2, 0]
    rows = await backend.rows("SELECT id FROM games WHERE shortened IS NULL")
    assert [row[0] for row in rows] == [broken]


async def test_a_game_that_a_newer_program_has_written_keeps_all_that_it_has(backend: Backend) -> None:
    game = await finished(backend, 1)
    await damage(backend.store, backend.services, game, "newer")
    before = await sizes(backend, game)
    backend.clock.advance(timedelta(days=DAYS) + MINUTE)
    assert await shortening(backend).tick() == 0
    assert await sizes(backend, game) == before


async def test_a_database_that_is_away_for_a_moment_costs_no_game_its_turn(
    backend: Backend, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = (await backend.game(BEN)).id
    await backend.services.votes.end(game, HOST)
    backend.clock.advance(timedelta(days=DAYS) + MINUTE)
    works = shortening(backend)

    async def away(*_: Any) -> None:
        raise OSError("connection lost")

    with monkeypatch.context() as patch:
        patch.setattr(history, "shorten", away)
        assert await works.tick() == 0
    assert await works.tick() == 1
